package io.github.spadille.stops.crazyeights;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.bag;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Draw;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Pass;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Play;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Shuffle;
import io.github.spadille.stops.crazyeights.CrazyEightsState.Hand;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is told and known in positions of two seats, in which seat 0 is to play. */
class CrazyEightsPositionsTest {
  private static final CardList<PlayingCard> PACK = Deck.standard52().cards();
  private static final Hand FIRST_HAND = Hand.first(2, PACK);
  private static final CrazyEightsState BASE = state("7d 9s", "8h 2c", "3d 4d", "5h Kd");

  private static Rules<CrazyEightsState, CrazyEightsMove> rules(String... options) {
    ImmutableMap.Builder<String, String> choices = ImmutableMap.builder();
    for (int i = 0; i < options.length; i += 2) {
      choices.put(options[i], options[i + 1]);
    }
    return CrazyEights.GAME.rules(2, choices.buildOrThrow());
  }

  private static CardList<PlayingCard> list(String cards) {
    return CardList.copyOf(FAMILY, PlayingCard.cards(cards));
  }

  private static BagsPerSeat<PlayingCard> hands(String first, String second) {
    return BagsPerSeat.copyOf(FAMILY, List.of(bag(first), bag(second)));
  }

  /** Returns a position of the first hand; the last card played is to be matched. */
  private static CrazyEightsState state(String first, String second, String stock, String played) {
    return state(FIRST_HAND, first, second, stock, "", played);
  }

  private static CrazyEightsState state(
      Hand hand, String first, String second, String stock, String buried, String played) {
    CardList<PlayingCard> cards = list(played);
    CardList<PlayingCard> later = cards.draw(1);
    CrazyEightsState state =
        CrazyEightsState.undealt(hand, 0, 2)
            .dealt(
                hands(first + ' ' + later, second),
                list(stock),
                list(buried),
                cards.top(),
                cards.top());
    for (PlayingCard card : later) {
      state = state.afterPlay(card, card, 0);
    }
    return state;
  }

  private static Play play(String card) {
    return new Play(0, PlayingCard.parse(card), Optional.empty());
  }

  @Test
  void equalStatesShowTheSame() {
    PlayingCard king = PlayingCard.parse("Kd");
    CrazyEightsState drawnFromLarger =
        state("9s Kd", "8h 2c", "7d 3d 4d", "5h").afterDraw().afterPlay(king, king, 0);
    assertThat(drawnFromLarger.taken()).isNotEqualTo(BASE.taken());
    assertThat(drawnFromLarger).isEqualTo(BASE).hasSameHashCodeAs(BASE);

    Hand dealtBySeat0 = FIRST_HAND.next(0, PACK);
    CrazyEightsState second = state(dealtBySeat0, "7d 9s", "8h 2c", "3d 4d", "", "5h Kd");
    PlayingCard eight = PlayingCard.parse("8d");
    assertThat(
            List.of(
                BASE.over(),
                second,
                state("7d 9s", "8h 2c", "4d 3d", "5h Kd"),
                state(FIRST_HAND, "7d 9s", "8h 2c", "3d 4d", "4d", "5h Kd"),
                BASE.withSheet(ScoreSheet.empty(2).add(1, "CRE-22", 0, 1)),
                BASE.turnOf(1),
                state("7d", "8h 2c", "3d 4d", "5h Kd"),
                state("7d 9s", "8h 2c", "4d", "5h Kd"),
                state("7d 9s", "8h 2c", "3d 4d", "Kd"),
                state("7d 9s Kd", "8h 2c", "3d 4d", "5h").afterPlay(king, eight, 0)))
        .doesNotContain(BASE);
    assertThat(BASE.afterDraw()).isNotEqualTo(BASE.afterDraw().turnOf(0));
    Hand dealtBySeat1 = FIRST_HAND.next(1, PACK);
    assertThat(state(dealtBySeat1, "7d 9s", "8h 2c", "3d 4d", "", "5h Kd")).isNotEqualTo(second);
    assertThat(BASE.turnOf(1).hashCode()).isNotEqualTo(BASE.hashCode());
  }

  @Test
  void otherHiddenCardsLieWhereTheOldOnesLay() {
    CrazyEightsState other = BASE.afterDraw().withCards(hands("7d 2c 3d", "8h 9s"), list("Js"));
    assertThat(other.stock()).isEqualTo(list("Js"));
    assertThat(other.hands()).isEqualTo(hands("7d 2c 3d", "8h 9s"));
    CrazyEightsState usedUp =
        BASE.afterDraw().afterDraw().withCards(hands("2c 3d 4d 9s", "7d 8h"), list(""));
    assertThat(usedUp.stock()).isEmpty();
    assertThat(usedUp.hands()).isEqualTo(hands("2c 3d 4d 9s", "7d 8h"));
  }

  @Test
  @Covers("CRE-3")
  void onlyChanceMovesBeforeTheDeal() {
    assertThat(rules().legalMoves(rules().start())).isEmpty();
  }

  private static List<String> stages(
      Rules<CrazyEightsState, CrazyEightsMove> rules,
      CrazyEightsState state,
      CrazyEightsMove move) {
    return rules.stages(state, move).stream()
        .map(stage -> stage.name() + " " + stage.seat() + " " + stage.arguments())
        .toList();
  }

  @Test
  @Covers({"CRE-3", "CRE-5"})
  void aDealTellsWhatIsTurnedUp() {
    List<PlayingCard> pack = new ArrayList<>(rules().start().stock());
    Collections.swap(pack, pack.indexOf(PlayingCard.parse("8h")), 16); // The first upcard.
    Collections.swap(pack, pack.indexOf(PlayingCard.parse("Kc")), 17);
    assertThat(stages(rules(), rules().start(), new Shuffle(CardList.copyOf(FAMILY, pack))))
        .containsExactly("buried -1 [8h]", "dealt 1 [8, Kc]");
  }

  @Test
  @Covers("CRE-18")
  void aStockThatIsUsedUpIsRenewedForTheDraw() {
    CrazyEightsState usedUp = state("7d 9s", "8h 2c", "", "3d 5h Kd");
    assertThat(stages(rules(), usedUp, Draw.of(0)))
        .containsExactly("stock-used-up " + Seats.NOBODY + " []");
    CrazyEightsState awaited = rules().apply(usedUp, Draw.of(0));
    assertThat(awaited.hand().pile()).isEqualTo(list("5h 3d"));

    Shuffle shuffle = new Shuffle(list("3d 5h"));
    assertThat(stages(rules(), awaited, shuffle))
        .containsExactly("stock-renewed " + Seats.NOBODY + " []", "drawn 0 []");
    CrazyEightsState drawn = rules().apply(awaited, shuffle);
    assertThat(drawn.hands()).isEqualTo(hands("3d 7d 9s", "8h 2c"));
    assertThat(drawn.stock()).isEqualTo(list("5h"));
    assertThat(drawn.discard()).isEqualTo(list("Kd"));
  }

  @Test
  @Covers({"CRE-21", "CRE-24"})
  void theLastCardWinsTheHand() {
    assertThat(stages(rules(), state("7d", "8h", "3d", "Kd"), play("7d")))
        .startsWith("hand-won 0 []");
  }

  @ParameterizedTest(name = "target {0}: over is {1}")
  @CsvSource({"49,true", "50,true", "51,false"})
  @Covers({"CRE-23", "CRE-26", "CRE-27"})
  void theTargetEndsTheGame(String target, boolean over) {
    Rules<CrazyEightsState, CrazyEightsMove> rules = rules("scoring", "points", "target", target);
    CrazyEightsState won = rules.apply(state("7d", "8h", "3d", "Kd"), play("7d"));
    assertThat(won.sheet().total(0)).isEqualTo(50);
    assertThat(won.turn().isOver()).isEqualTo(over);
    assertThat(won.handNumber()).isEqualTo(over ? 1 : 2);
  }

  @ParameterizedTest
  @CsvSource({"X1,CRE-12", "8d,CRE-11", "Kd,CRE-8"})
  @Covers({"CRE-8", "CRE-11", "CRE-12"})
  void theUpcardSaysWhichRulesGovern(String upcard, String rule) {
    assertThat(rules().governing(state("7d", "8h", "3d", upcard), 0))
        .contains(rule, "CRE-10", "CRE-14")
        .hasSize(6)
        .filteredOn(List.of("CRE-8", "CRE-11", "CRE-12")::contains)
        .containsExactly(rule);
  }

  private static List<String> told(
      Rules<CrazyEightsState, CrazyEightsMove> rules,
      CrazyEightsState state,
      CrazyEightsMove move) {
    return HeardDeductions.of(rules, state, move).stream()
        .map(clue -> clue.startsWith("hand.0 lacks") && clue.contains("8c") ? "cannot play" : clue)
        .map(String::strip)
        .toList();
  }

  @Test
  @Covers({"CRE-15", "CRE-20"})
  void whoDoesNotPlayWhereItMustHasNothingToPlay() {
    CrazyEightsState cannotPlay = state("9s 7h", "8h 2c", "3d", "Kd");
    Rules<CrazyEightsState, CrazyEightsMove> forced = rules("draw-rule", "forced");
    assertThat(told(forced, cannotPlay, Draw.of(0))).containsExactly("cannot play", "stock shows");
    assertThat(told(rules(), cannotPlay, Draw.of(0))).containsExactly("stock shows");

    CrazyEightsState nothingLeft = state("9s 7h", "8h 2c", "", "Kd");
    assertThat(told(rules(), nothingLeft, Pass.of(0)))
        .containsExactly("cannot play", "stock shows");
    assertThat(told(rules("draw-rule", "one"), cannotPlay.afterDraw(), Pass.of(0)))
        .containsExactly("stock shows");
  }

  @Test
  @Covers({"CRE-5", "CRE-23"})
  void buriedCardsAndTheEndOfAHandAreTold() {
    CrazyEightsState buried = state(FIRST_HAND, "7d 9s", "8h 2c", "3d 8s", "8s", "Kd");
    assertThat(told(rules(), buried, play("7d"))).containsExactly("stock shows 8s");

    CrazyEightsState last = state("7d", "8h", "3d", "Kd");
    assertThat(told(rules(), last, play("7d"))).containsExactly("stock shows", "unknown");
    assertThat(told(rules("hands", "2"), last, play("7d")))
        .containsExactly("stock shows", "unknown");
  }

  @Test
  @Covers("CRE-16")
  void anEffectDrawsWhatTheStockHas() {
    CrazyEights rules = (CrazyEights) rules();
    CrazyEightsState drawn = rules.drawing(BASE.afterDraw(), 1, 1);
    assertThat(drawn.hands()).isEqualTo(hands("3d 7d 9s", "8h 2c 4d"));
    assertThat(drawn.seat()).isZero();
    assertThat(drawn.drawn()).isZero();
    assertThat(rules.drawing(BASE, 1, 1).stock()).isEqualTo(list("4d"));
    assertThat(rules.drawing(BASE, 1, 0)).isEqualTo(BASE);
    assertThat(rules.drawing(BASE, 1, 3).hands()).isEqualTo(hands("7d 9s", "8h 2c 3d 4d"));
  }
}
