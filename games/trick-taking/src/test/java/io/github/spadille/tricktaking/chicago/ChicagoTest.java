package io.github.spadille.tricktaking.chicago;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.testkit.Covers;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Play;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ChicagoTest {
  private static final Rules<ChicagoState, TrickMove> RULES = Chicago.GAME.rules(3);

  private static ChicagoState after(String... moves) {
    ChicagoState state =
        RULES.apply(RULES.start(), RULES.chance(RULES.start(), new SplittableRandom(1)));
    for (String move : moves) {
      state = RULES.apply(state, RULES.syntax().parse(state.turn().first(), move));
    }
    return state;
  }

  private static void assertRefused(ChicagoState state, TrickMove move, String refusal) {
    assertThat(RULES.refusal(state, move))
        .hasValueSatisfying(found -> assertThat(found).hasToString(refusal));
  }

  @Test
  @Covers({"CHI-1", "CHI-2"})
  void theFirstShuffleIsOfThePack() {
    ChicagoState start = RULES.start();
    assertThat(start.stock()).hasSize(52);
    TrickMove doubled = RULES.syntax().parseChance("shuffle 2s 2s 3s");
    assertRefused(start, doubled, "CHI-1 pack [52]");
    assertRefused(start, RULES.syntax().parse(0, "stand"), "CHI-2 undealt");
    assertRefused(after(), doubled, "CHI-13 draw");
  }

  @Test
  @Covers("CHI-2")
  void cardsAreDealtOneAtATimeFromTheLeftOfTheDealer() {
    String pack = RULES.syntax().format(RULES.chance(RULES.start(), new SplittableRandom(2)));
    List<String> cards = List.of(pack.split(" ")).subList(1, 53);
    ChicagoState dealt = RULES.apply(RULES.start(), RULES.syntax().parseChance(pack));
    for (int i = 0; i < 15; i++) {
      assertThat(dealt.cards().hand(i % 3).toString()).contains(cards.get(i));
    }
    assertThat(dealt.stock().toString()).isEqualTo(String.join(" ", cards.subList(15, 52)));
  }

  @Test
  @Covers("CHI-11")
  void aNewStockIsOfTheDiscardPile() {
    Rules<ChicagoState, TrickMove> rules = Chicago.GAME.rules(4);
    SplittableRandom random = new SplittableRandom(3);
    ChicagoState state = rules.apply(rules.start(), rules.chance(rules.start(), random));
    while (!state.turn().isChance()) { // 32 cards last for six hands and two cards
      int last = state.phase() == ChicagoState.Phase.DRAW ? 30 : 0;
      TrickMove move = rules.legalMoves(state).get(last);
      state = rules.apply(state, last == 0 ? rules.syntax().parse(move.seat(), "pass") : move);
    }
    assertThat(state.owed()).isEqualTo(3);
    assertThat(state.discard()).hasSize(35);
    for (String wrong : List.of("shuffle As", "shuffle " + state.stock() + state.cards().hand(3))) {
      assertThat(rules.refusal(state, rules.syntax().parseChance(wrong)))
          .hasValueSatisfying(found -> assertThat(found).hasToString("CHI-11 reshuffle [35]"));
    }
    TrickMove shuffle = rules.chance(state, random);
    assertThat(((TrickMove.Shuffle) shuffle).cards()).hasSize(35);
    assertThat(rules.apply(state, shuffle).cards().hand(2)).hasSize(5);
  }

  @Test
  @Covers({"CHI-13", "CHI-14"})
  void whatIsNotDueIsRefused() {
    ChicagoState showdown = after("stand", "stand", "stand");
    assertRefused(showdown, RULES.syntax().parse(0, "rank K"), "CHI-14 declare");
    assertRefused(after(), RULES.syntax().parse(0, "pass"), "CHI-13 draw");
    ChicagoState play =
        after(
            "stand", "stand", "stand", "pass", "pass", "pass", "stand", "stand", "stand", "pass",
            "pass", "pass", "stand", "stand", "stand");
    assertRefused(play, RULES.syntax().parse(0, "pass"), "CHI-13 play");
    assertThat(RULES.refusal(play, Play.of(0, play.cards().hand(0).first()))).isEmpty();
  }

  @Test
  void whatSaysWhatCanBeDoneDependsOnThePhase() {
    assertThat(RULES.governing(after(), 0)).containsExactly("CHI-10");
    assertThat(RULES.governing(after("stand", "stand", "stand"), 0))
        .containsExactly("CHI-15", "CHI-23");
    Rules<ChicagoState, TrickMove> bluff = Chicago.GAME.rules(3, Map.of("bluff", "on"));
    assertThat(bluff.governing(after("stand", "stand", "stand"), 0))
        .containsExactly("CHI-15", "CHI-42");
  }

  @Test
  @Covers({"CHI-11", "CHI-11a"})
  void nobodyDrawsFromANewStockIfNothingIsOwed() {
    Rules<ChicagoState, TrickMove> rules = Chicago.GAME.rules(4);
    SplittableRandom random = new SplittableRandom(3);
    ChicagoState state = rules.apply(rules.start(), rules.chance(rules.start(), random));
    while (!state.turn().isChance()) {
      boolean draws = state.phase() == ChicagoState.Phase.DRAW;
      int cards = Math.min(5, state.stock().size()); // the first cards of the hand
      TrickMove move =
          draws
              ? rules.legalMoves(state).get((1 << cards) - 2)
              : rules.syntax().parse(state.turn().first(), "pass");
      state = rules.apply(state, move);
    }
    assertThat(state.owed()).isZero();
    assertThat(state.discard()).hasSize(32);
    assertThat(rules.stages(state, rules.chance(state, random)))
        .extracting(Stage::name)
        .containsExactly("reshuffled", "done");
  }
}
