package io.github.spadille.shedding.pittypat;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.list;
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
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.ScoreSheet.Line;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Stock;
import io.github.spadille.shedding.pittypat.PittyPatMove.Flip;
import io.github.spadille.shedding.pittypat.PittyPatMove.Shuffle;
import io.github.spadille.shedding.pittypat.PittyPatState.Hand;
import io.github.spadille.shedding.pittypat.PittyPatState.Phase;
import io.github.spadille.testkit.Covers;
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

  /** Seat 1 is in turn and has no match; all cards but those of the hands are discarded. */
  private static PittyPatState stockIsUsedUp(String upcard, String... hands) {
    CardsPerSeat<PlayingCard> held = CardsPerSeat.none(FAMILY, hands.length);
    CardSet<PlayingCard> discarded = Deck.standard52().set().without(FAMILY.parse(upcard));
    for (int seat = 0; seat < hands.length; seat++) {
      held = held.plus(seat, set(hands[seat]));
      discarded = discarded.minus(set(hands[seat]));
    }
    return new PittyPatState(
        Phase.MATCH,
        new Hand(1, 0, ScoreSheet.empty(hands.length)),
        1,
        false,
        held,
        new Stock<>(CardList.empty(FAMILY), list(upcard).appendAll(discarded.toList())));
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
        .containsExactly(PittyPatMove.Match.of(1, FAMILY.parse("5s")));
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

  @Test
  void aSheetKeepsItsNotes() {
    ScoreSheet noted = ScoreSheet.empty(2).withNote("way", 1);
    assertThat(rules().start().withSheet(noted).sheet()).isEqualTo(noted);
  }
}
