package io.github.spadille.stops.crazyeights;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.bag;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.stops.crazyeights.CrazyEightsState.Hand;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is told and known in positions of two seats, in which seat 0 is to play. */
class CrazyEightsPositionsTest {
  private static final CardList<PlayingCard> PACK = Deck.standard52().cards();
  private static final Hand FIRST_HAND = Hand.first(2, PACK);
  private static final CrazyEightsState BASE = state("7d 9s", "8h 2c", "3d 4d", "5h Kd");

  private static TestTable table(String... options) {
    return TestTable.of(CrazyEights.GAME, 2, options);
  }

  /** Returns a position of the first hand; the last card played is to be matched. */
  private static TestTable position(String first, String second, String stock, String played) {
    return table().with(state(first, second, stock, played));
  }

  private static CardList<PlayingCard> list(String cards) {
    return CardList.copyOf(FAMILY, PlayingCard.cards(cards));
  }

  private static BagsPerSeat<PlayingCard> hands(String first, String second) {
    return BagsPerSeat.copyOf(FAMILY, List.of(bag(first), bag(second)));
  }

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
    assertThat(table().moves()).isEmpty();
  }

  @Test
  @Covers({"CRE-3", "CRE-5"})
  void aDealTellsWhatIsTurnedUp() {
    String deal = "* shuffle 8s 7s 6s 5s 4s 3s 2s As 9s Ts Js Qs Ks Ah 2h 3h 8h Kc ...";
    assertThat(table().told(deal)).containsExactly("buried [8h]", "dealt 1 [8, Kc]");
  }

  @Test
  @Covers("CRE-18")
  void aStockThatIsUsedUpIsRenewedForTheDraw() {
    TestTable usedUp = position("7d 9s", "8h 2c", "", "3d 5h Kd");
    assertThat(usedUp.told("draw")).containsExactly("stock-used-up");
    TestTable awaited = usedUp.play("draw");
    assertThat(awaited.state(CrazyEightsState.class).hand().pile()).isEqualTo(list("5h 3d"));

    assertThat(awaited.told("* shuffle 3d 5h")).containsExactly("stock-renewed", "drawn 0");
    TestTable drawn = awaited.play("* shuffle 3d 5h");
    assertThat(drawn.pile("hand.0")).isEqualTo("9s 3d 7d");
    assertThat(drawn.pile("stock")).isEqualTo("5h");
    assertThat(drawn.pile("discard")).isEqualTo("Kd");
  }

  @Test
  @Covers({"CRE-21", "CRE-24"})
  void theLastCardWinsTheHand() {
    assertThat(position("7d", "8h", "3d", "Kd").told("play 7d")).startsWith("hand-won 0");
  }

  @ParameterizedTest(name = "target {0}: over is {1}")
  @CsvSource({"49,true", "50,true", "51,false"})
  @Covers({"CRE-23", "CRE-26", "CRE-27"})
  void theTargetEndsTheGame(String target, boolean over) {
    TestTable won =
        position("7d", "8h", "3d", "Kd")
            .under("scoring=points", "target=" + target)
            .play("play 7d");
    assertThat(won.scores()).isEqualTo("50 0");
    assertThat(won.turn()).isEqualTo(over ? "over" : "chance");
    assertThat(won.fact("hand-no")).isEqualTo(over ? "1" : "2");
  }

  @ParameterizedTest
  @CsvSource({
    "X1,CRE-9 CRE-10 CRE-12",
    "8d,CRE-9 CRE-10 CRE-11 CRE-12",
    "Kd,CRE-8 CRE-9 CRE-10 CRE-12"
  })
  @Covers({"CRE-8", "CRE-9", "CRE-10", "CRE-11", "CRE-12"})
  void theUpcardSaysWhichRulesGovern(String upcard, String rules) {
    assertThat(position("7d", "8h", "3d", upcard).under("jokers=2").governing(0))
        .containsExactly((rules + " CRE-14 CRE-15 CRE-17 CRE-20 CRE-21").split(" "));
  }

  @Test
  @Covers({"CRE-10a", "CRE-12"})
  void cardsThatAreNotInThePackDoNotGovern() {
    TestTable king = position("7d", "8h", "3d", "Kd");
    assertThat(king.governing(0)).doesNotContain("CRE-10a", "CRE-12");
    assertThat(king.under("full-deck=yes").governing(0)).contains("CRE-12");
    assertThat(king.under("picture-wilds=yes").governing(0)).contains("CRE-10a");
  }

  private static List<String> deduced(TestTable table, String move) {
    return table.deduced(move).stream()
        .map(deduction -> lacksWhatFits(deduction) ? "cannot play" : deduction.strip())
        .toList();
  }

  private static boolean lacksWhatFits(String deduction) {
    return deduction.startsWith("hand.0 lacks") && deduction.contains("8c");
  }

  @Test
  @Covers({"CRE-15", "CRE-20"})
  void whoDoesNotPlayWhereItMustHasNothingToPlay() {
    TestTable cannotPlay = position("9s 7h", "8h 2c", "3d", "Kd");
    TestTable forced = cannotPlay.under("draw-rule=forced");
    assertThat(deduced(forced, "draw")).containsExactly("cannot play", "stock shows");
    assertThat(deduced(cannotPlay, "draw")).containsExactly("stock shows");

    TestTable nothingLeft = position("9s 7h", "8h 2c", "", "Kd");
    assertThat(deduced(nothingLeft, "pass")).containsExactly("cannot play", "stock shows");
    TestTable drawn = cannotPlay.under("draw-rule=one").play("draw");
    assertThat(deduced(drawn, "pass")).containsExactly("stock shows");
  }

  @Test
  @Covers({"CRE-5", "CRE-23"})
  void buriedCardsAndTheEndOfAHandAreTold() {
    TestTable buried = table().with(state(FIRST_HAND, "7d 9s", "8h 2c", "3d 8s", "8s", "Kd"));
    assertThat(deduced(buried, "play 7d")).containsExactly("stock shows 8s");

    TestTable last = position("7d", "8h", "3d", "Kd");
    assertThat(deduced(last, "play 7d")).containsExactly("stock shows", "unknown");
    assertThat(deduced(last.under("hands=2"), "play 7d")).containsExactly("stock shows", "unknown");
  }

  @Test
  @Covers("CRE-16")
  void anEffectDrawsWhatTheStockHas() {
    CrazyEights rules = (CrazyEights) CrazyEights.GAME.rules(2);
    CrazyEightsState drawn = rules.drawing(BASE.afterDraw(), 1, 1);
    assertThat(drawn.hands()).isEqualTo(hands("3d 7d 9s", "8h 2c 4d"));
    assertThat(drawn.seat()).isZero();
    assertThat(drawn.drawn()).isZero();
    assertThat(rules.drawing(BASE, 1, 1).stock()).isEqualTo(list("4d"));
    assertThat(rules.drawing(BASE, 1, 0)).isEqualTo(BASE);
    assertThat(rules.drawing(BASE, 1, 3).hands()).isEqualTo(hands("7d 9s", "8h 2c 3d 4d"));
  }
}
