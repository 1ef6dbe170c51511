package io.github.spadille.shedding.pittypat;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet.Line;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stock;
import io.github.spadille.shedding.pittypat.PittyPatMove.Done;
import io.github.spadille.shedding.pittypat.PittyPatMove.Flip;
import io.github.spadille.shedding.pittypat.PittyPatMove.Match;
import io.github.spadille.shedding.pittypat.PittyPatMove.Shuffle;
import io.github.spadille.shedding.pittypat.PittyPatState.Hand;
import io.github.spadille.shedding.pittypat.PittyPatState.Phase;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PittyPatTest {
  private static Rules<PittyPatState, PittyPatMove> rules(String option, String value) {
    return PittyPat.GAME.setup(2, ImmutableMap.of(option, value)).rules();
  }

  private static Rules<PittyPatState, PittyPatMove> rules() {
    return PittyPat.GAME.setup(2, ImmutableMap.of()).rules();
  }

  private static PittyPatState position(Stock<PlayingCard> stock, String... hands) {
    CardsPerSeat<PlayingCard> held = CardsPerSeat.none(FAMILY, hands.length);
    for (int seat = 0; seat < hands.length; seat++) {
      held = held.plus(seat, set(hands[seat]));
    }
    return PittyPatState.undealt(
            Hand.first(hands.length), 0, hands.length, Deck.standard52().cards())
        .dealt(held, stock);
  }

  /** Seat 1 is in turn and has no match; all cards but those of the hands are discarded. */
  private static PittyPatState stockIsUsedUp(String upcard, String... hands) {
    CardSet<PlayingCard> discarded = Deck.standard52().set().without(FAMILY.parse(upcard));
    for (String hand : hands) {
      discarded = discarded.minus(set(hand));
    }
    CardList<PlayingCard> discards = list(upcard).appendAll(discarded.toList());
    return position(new Stock<>(CardList.empty(FAMILY), discards), hands).turnOf(1);
  }

  private static List<String> names(ImmutableList<Stage<PittyPatState>> stages) {
    return Lists.transform(stages, Stage::name);
  }

  @Test
  @Covers("PIT-13")
  void theDiscardsUnderTheUpcardBecomeTheStock() {
    PittyPatState before = stockIsUsedUp("Jd", "Qd Qs", "5s 3c");
    PittyPatState awaiting = rules().apply(before, Flip.of(1));
    assertThat(awaiting.phase()).isEqualTo(Phase.RESHUFFLE);
    assertThat(awaiting.turned()).isFalse();
    assertThat(names(rules().stages(before, Flip.of(1)))).contains("stock-used-up");

    CardList<PlayingCard> under = before.stock().underUpcard();
    assertThat(under).hasSize(47);
    Shuffle shuffle = (Shuffle) rules().chance(awaiting, new SplittableRandom(1));
    assertThat(shuffle.cards()).containsExactlyInAnyOrderElementsOf(under).isNotEqualTo(under);

    PittyPatState renewed = rules().apply(awaiting, shuffle);
    assertThat(renewed.stock().upcard()).isEqualTo(shuffle.cards().top());
    assertThat(renewed.stock().cards()).isEqualTo(shuffle.cards().draw(1));
    assertThat(renewed.stock().discards()).hasSize(2).endsWith(FAMILY.parse("Jd"));
  }

  @Test
  @Covers("PIT-13")
  void theCardTurnedUpFromANewStockIsCompared() {
    PittyPatState awaiting = rules().apply(stockIsUsedUp("Jd", "Qd Qs", "5s 3c"), Flip.of(1));
    CardList<PlayingCard> under = awaiting.stock().underUpcard();
    int five = under.indexOf(FAMILY.parse("5d"));
    CardList<PlayingCard> fiveFirst = under.without(five).push(FAMILY.parse("5d"));
    assertThat(rules().legalMoves(rules().apply(awaiting, new Shuffle(fiveFirst))))
        .containsExactly(Match.of(1, FAMILY.parse("5s")));
    int king = under.indexOf(FAMILY.parse("Kd"));
    CardList<PlayingCard> kingFirst = under.without(king).push(FAMILY.parse("Kd"));
    PittyPatState passed = rules().apply(awaiting, new Shuffle(kingFirst));
    assertThat(passed.seat()).isZero();
    assertThat(passed.turned()).isFalse();
  }

  @Test
  @Covers("PIT-13")
  void noOtherCardsAreShuffled() {
    PittyPatState awaiting = rules().apply(stockIsUsedUp("Jd", "Qd Qs", "5s 3c"), Flip.of(1));
    Shuffle wrong = new Shuffle(awaiting.stock().discards());
    assertThat(rules().refusal(awaiting, wrong).map(Refusal::reason)).hasValue("other-cards");
    assertThat(rules().refusal(awaiting, Flip.of(1)).map(Refusal::reason))
        .hasValue("shuffle-first");
    assertThatThrownBy(() -> rules().apply(awaiting, wrong)).hasMessageContaining("PIT-13");
  }

  @Test
  @Covers("PIT-17")
  void aHandIsDeadIfNoRankHeldIsAmongTheDiscards() {
    PittyPatState before = stockIsUsedUp("Jd", "7s", "7c 7d 7h");
    PittyPatState over = rules().apply(before, Flip.of(1));
    assertThat(over.outcome().map(Outcome::winners)).hasValue(Seats.of(0));
    assertThat(over.sheet().lines()).containsExactly(Line.of(1, "PIT-17", Seats.of(0), 1));
    assertThat(names(rules().stages(before, Flip.of(1)))).contains("hand-dead");
  }

  @Test
  @Covers("PIT-17")
  void playersWithEquallyFewCardsWinADeadHandTogether() {
    PittyPatState over = rules().apply(stockIsUsedUp("Jd", "7s 7c", "7d 7h"), Flip.of(1));
    assertThat(over.sheet().lines()).containsExactly(Line.of(1, "PIT-17", Seats.all(2), 1));
  }

  @Test
  @Covers("PIT-17")
  void oneRankAmongTheDiscardsKeepsAHandAlive() {
    PittyPatState next = rules().apply(stockIsUsedUp("Jd", "7s 7c", "7d 7h Qs"), Flip.of(1));
    assertThat(next.phase()).isEqualTo(Phase.RESHUFFLE);
  }

  @Test
  @Covers({"PIT-13", "PIT-17"})
  void aHandMayEndWithItsStock() {
    PittyPatState over =
        rules("stock-out", "end").apply(stockIsUsedUp("Jd", "Qd Qs 2h", "5s 3c"), Flip.of(1));
    assertThat(over.sheet().lines()).containsExactly(Line.of(1, "PIT-17", Seats.of(1), 1));
    assertThat(over.phase()).isEqualTo(Phase.OVER);
  }

  /** Seat 0 is in turn, seat 1 deals. */
  private static PittyPatState dealt(String upcard, String stock, String... hands) {
    return position(new Stock<>(list(stock), list(upcard)), hands);
  }

  private static List<String> told(PittyPatState before, PittyPatMove move) {
    return Lists.transform(
        rules().stages(before, move), stage -> stage.name() + ' ' + stage.arguments());
  }

  @Test
  void stagesTellWhatIsTurnedUp() {
    PittyPatState before = dealt("9h", "5d 6d", "5s 3c", "Ks Kd");
    assertThat(told(before, Flip.of(0))).startsWith("turned-up [5d]");
    PittyPatState second = dealt("9h", "6d", "5s 3c", "Ks Kd");
    assertThat(told(second, Flip.of(0))).startsWith("no-match [6d]");
    PittyPatState turned = rules().stages(second, Flip.of(0)).get(0).state();
    assertThat(turned.stock().upcard()).isEqualTo(FAMILY.parse("6d"));
    assertThat(turned.turned()).isTrue();
    assertThat(rules().apply(second, Flip.of(0)).seat()).isEqualTo(1);
  }

  @Test
  void stagesTellOfTheDealAndOfTheEnd() {
    Shuffle shuffle = new Shuffle(Deck.standard52().cards());
    assertThat(told(rules().start(), shuffle))
        .startsWith("dealt [5, " + shuffle.cards().get(10) + "]");
    assertThat(told(dealt("9h", "6d", "9c", "Ks"), Match.of(0, FAMILY.parse("9c"))))
        .startsWith("hand-won [0]");
  }

  @Test
  void movesAreMatchesOrElseTheFlip() {
    assertThat(rules().legalMoves(dealt("9h", "6d", "9c 9d 3c", "Ks")))
        .containsExactlyInAnyOrder(
            Match.of(0, FAMILY.parse("9c")), Match.of(0, FAMILY.parse("9d")));
    PittyPatState none = dealt("9h", "6d", "8c 3c", "Ks");
    assertThat(rules().legalMoves(none)).containsExactly(Flip.of(0));
    assertThat(rules().refusal(none, Done.of(0)).map(Refusal::ruleId)).hasValue("PIT-6");
  }

  @Test
  void governingRulesAreThoseOfTheDecision() {
    assertThat(rules().governing(dealt("9h", "5d", "9c 3c", "Ks"), 0)).containsExactly("PIT-5");
    PittyPatState none = dealt("9h", "5d", "5c 3c", "Ks");
    assertThat(rules().governing(none, 0)).containsExactly("PIT-9");
    PittyPatState turned = rules().apply(none, Flip.of(0));
    assertThat(rules().governing(turned, 0)).containsExactly("PIT-10");
    PittyPatState matched = rules().apply(turned, Match.of(0, FAMILY.parse("5c")));
    assertThat(rules().governing(matched, 0)).containsExactly("PIT-6", "PIT-7");
  }

  @Test
  void aFlipTellsWhichRanksAreMissing() {
    String none = "hand.0 lacks " + set("9s 9h 9d 9c");
    String fives = set("5s 5h 5d 5c").toString();
    assertThat(HeardDeductions.of(rules(), dealt("9h", "5d", "5c 3c", "Ks"), Flip.of(0)))
        .containsExactly(none, "hand.0 has one of " + fives);
    assertThat(HeardDeductions.of(rules(), dealt("9h", "5d", "8c 3c", "Ks"), Flip.of(0)))
        .containsExactly(none, "hand.0 lacks " + fives);
    assertThat(
            HeardDeductions.of(
                rules(), dealt("9h", "5d", "9c 3c", "Ks"), Match.of(0, FAMILY.parse("9c"))))
        .isEmpty();
  }

  @Test
  void aNewStockTellsTheSame() {
    PittyPatState before = stockIsUsedUp("Jd", "Qd Qs", "5s 3c");
    assertThat(HeardDeductions.of(rules(), before, Flip.of(1))).contains("unknown");
    PittyPatState awaiting = rules().apply(before, Flip.of(1));
    CardList<PlayingCard> under = awaiting.stock().underUpcard();
    assertThat(HeardDeductions.of(rules(), awaiting, new Shuffle(under)))
        .containsExactly("hand.1 lacks " + ofRank(Deck.standard52().set(), under.top().rank()));
    assertThat(HeardDeductions.of(rules(), rules().start(), new Shuffle(Deck.standard52().cards())))
        .isEmpty();
  }

  @Test
  @Covers("PIT-18")
  void aGameHasSoManyHandsOrATarget() {
    PittyPatState before = dealt("9h", "6d", "9c", "Ks");
    Match last = Match.of(0, FAMILY.parse("9c"));
    assertThat(rules("hands", "2").apply(before, last).phase()).isEqualTo(Phase.SHUFFLE);
    assertThat(rules("hands", "2").apply(before, last).hand().dealer()).isZero();
    assertThat(rules("hands", "1").apply(before, last).phase()).isEqualTo(Phase.OVER);
    assertThat(rules("target", "2").apply(before, last).phase()).isEqualTo(Phase.SHUFFLE);
    assertThat(rules("target", "1").apply(before, last).phase()).isEqualTo(Phase.OVER);
  }

  @Test
  void cardsOfATableComeBack() {
    PittyPatState state = dealt("9h", "6d 7d", "9c", "Ks");
    assertThat(rules().withCards(state, rules().table(state))).isEqualTo(state);
    PittyPatState other = dealt("9h", "Ks 7d", "9c", "6d");
    assertThat(rules().withCards(state, rules().table(other))).isEqualTo(other);
  }

  @Test
  void aSheetKeepsItsNotes() {
    ScoreSheet noted = ScoreSheet.empty(2).withNote("way", 1);
    assertThat(rules().start().withSheet(noted).sheet()).isEqualTo(noted);
  }
}
