package io.github.spadille.fishing.scopa;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.words.Words;
import io.github.spadille.fishing.scopa.ScopaMove.Shuffle;
import io.github.spadille.testkit.Covers;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a person at the table sees happen between two decisions. */
class ScopaStagesTest {
  private static final Rules<ScopaState, ScopaMove> RULES = Scopa.GAME.rules(2);
  private static final Words WORDS =
      Scopa.GAME.words().withPlayers(ImmutableList.of("Ada", "Ben", "Cleo", "Dan"));

  private static ScopaState position(String stock, String board, String... hands) {
    return Positions.of(RULES, 0, PlayingCards.list(stock), board, hands);
  }

  private static ImmutableList<Stage<ScopaState>> stages(ScopaState state, String move) {
    return RULES.stages(state, RULES.syntax().parse(state.turn().first(), move));
  }

  private static ImmutableList<String> names(ImmutableList<Stage<ScopaState>> stages) {
    return stages.stream().map(Stage::name).collect(toImmutableList());
  }

  private static String told(Stage<ScopaState> stage) {
    return WORDS.text(stage.phrase());
  }

  /** Returns the pack with some cards on top. */
  private static Shuffle shuffle(String top) {
    List<PlayingCard> cards = new ArrayList<>(PlayingCard.cards(top));
    for (PlayingCard card : ScopaState.PACK.cards()) {
      if (!cards.contains(card)) {
        cards.add(card);
      }
    }
    return new Shuffle(CardList.copyOf(PlayingCard.FAMILY, cards));
  }

  @Test
  @Covers("SCO-4")
  void aHandIsDealt() {
    ImmutableList<Stage<ScopaState>> stages =
        RULES.stages(RULES.start(), shuffle("As 2s 3s 4s 5s 6s Kd 2d 7c Ad"));
    assertThat(names(stages)).containsExactly("dealt");
    assertThat(told(stages.get(0)))
        .isEqualTo(
            "Ben deals 3 cards to each player and turns up four for the table: A♦ 2♦ 7♣ K♦.");
  }

  @Test
  @Covers("SCO-5")
  void aVoidDealIsSeenBeforeTheCardsGoBack() {
    ImmutableList<Stage<ScopaState>> stages =
        RULES.stages(RULES.start(), shuffle("As 2s 3s 4s 5s 6s Kd Kc 7c Ks"));
    assertThat(names(stages)).containsExactly("dealt", "deal-void");
    ScopaState dealt = stages.get(0).state();
    assertThat(dealt.board()).isEqualTo(set("Kd Kc 7c Ks"));
    assertThat(dealt.hands()).containsExactly(set("As 3s 5s"), set("2s 4s 6s"));
    assertThat(stages.get(1).state()).isEqualTo(RULES.start());
    assertThat(told(stages.get(1))).startsWith("With three kings or more on the table");
  }

  @Test
  void aCardThatIsLaidLiesOnTheTable() {
    ImmutableList<Stage<ScopaState>> stages =
        stages(position("7s", "Kd", "2h 4h", "5c"), "trail 2h");
    assertThat(names(stages)).containsExactly("card-played");
    assertThat(stages.get(0).state().board()).isEqualTo(set("Kd 2h"));
  }

  @Test
  @Covers({"SCO-16", "SCO-19"})
  void aSweepIsSeenCardByCard() {
    ImmutableList<Stage<ScopaState>> stages =
        stages(position("7s", "2h 3s", "5d 4h", "3c"), "capture 5d 2h 3s");
    assertThat(names(stages)).containsExactly("card-played", "captured", "sweep");

    ScopaState played = stages.get(0).state();
    assertThat(played.board()).isEqualTo(set("2h 3s 5d"));
    assertThat(played.hands().get(0)).isEqualTo(set("4h"));
    assertThat(played.won().get(0)).isEmpty();

    ScopaState captured = stages.get(1).state();
    assertThat(captured.board()).isEmpty();
    assertThat(seenByBystander(captured)).contains("won.0: ?? ?? ??");

    assertThat(seenByBystander(stages.get(2).state())).contains("won.0: 5d ?? ??");
    assertThat(told(stages.get(2))).isEqualTo("That clears the table: a sweep for Ada.");
  }

  private static String seenByBystander(ScopaState state) {
    return RULES.table(state).seenBy(Viewer.bystander()).toString();
  }

  @Test
  @Covers("SCO-6")
  void theLastCardOfADealIsSeenBeforeTheNext() {
    ScopaState state = position("As 2s 3s 4s 5s 6s", "Kd", "2h", "");
    ImmutableList<Stage<ScopaState>> stages = stages(state, "trail 2h");
    assertThat(names(stages)).containsExactly("card-played", "dealt-again");
    assertThat(stages.get(0).state().hands()).containsOnly(noCards());
    assertThat(stages.get(1).state().hands()).containsExactly(set("As 3s 5s"), set("2s 4s 6s"));
    assertThat(told(stages.get(1))).isEqualTo("Ben deals 3 more cards to each player.");
  }

  @Test
  @Covers({"SCO-24", "SCO-25"})
  void theRestIsTakenAndCountedBeforeThePointsAreGiven() {
    ScopaState state =
        Positions.withWon(
            position("", "Kd 3c 2s", "7h", ""), 1, Positions.each("As Ah Ad Ac", "7d 6s"));
    ImmutableList<Stage<ScopaState>> stages = stages(state, "trail 7h");
    assertThat(names(stages))
        .containsExactly("card-played", "rest-taken", "counted", "hand-scored", Stage.DONE);
    assertThat(stages.get(0).state().board()).isEqualTo(set("Kd 3c 2s 7h"));
    assertThat(told(stages.get(1)))
        .isEqualTo("Ben captured last and takes the rest of the table: 2♠ 3♣ 7♥ K♦.");
    assertThat(told(stages.get(2)))
        .isEqualTo(
            "The hand is over. Cards: 4 for Ada and 6 for Ben. Diamonds: 1 for Ada and 2 for Ben."
                + " Primiera: 64 for Ada and 73 for Ben.");
    assertThat(stages.get(2).state().sheet().lines()).isEmpty();

    ScopaState scored = stages.get(3).state();
    assertThat(scored.sheet().lines()).hasSize(4);
    assertThat(scored.won().get(1)).isEqualTo(set("7d 6s Kd 3c 2s 7h"));
    assertThat(stages.get(4).state().stock()).hasSize(40);
  }

  @Test
  @Covers("SCO-26")
  void partnersAreCountedTogether() {
    Rules<ScopaState, ScopaMove> rules =
        Scopa.GAME.rules(4, ImmutableMap.of("deal", "nine", "trail-rule", "must-capture"));
    ScopaState state = rules.apply(rules.start(), shuffle(""));
    ImmutableList<Stage<ScopaState>> stages = ImmutableList.of();
    while (state.handNumber() == 1) {
      stages = rules.stages(state, rules.legalMoves(state).get(0));
      state = stages.get(stages.size() - 1).state();
    }
    Stage<ScopaState> counted =
        stages.stream().filter(stage -> stage.name().equals("counted")).findFirst().orElseThrow();
    assertThat(told(counted)).containsPattern("Cards: [0-9]+ for Ada and Cleo and [0-9]+ for Ben");
  }

  @Test
  void aSideWithoutAllSuitsHasNoPrimiera() {
    ScopaState state = position("", "Kd", "7h", "");
    assertThat(told(stages(state, "trail 7h").get(1)))
        .endsWith("Primiera: none for Ada and none for Ben.");
  }
}
