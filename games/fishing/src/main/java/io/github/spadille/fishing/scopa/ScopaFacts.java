package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.HandFacts;
import io.github.spadille.engine.game.PadQuestion;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Shares;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.fishing.FishingHand;
import io.github.spadille.fishing.SweepEntries;
import java.util.Optional;

/**
 * What people enter of a hand of Scopa: the cards and the diamonds of each side, who has the sette
 * bello, what each side counts for primiera, then who made each sweep, the oldest first.
 *
 * @param hand the hand
 * @param handSize how many cards each player gets at a deal
 * @param cards the cards that each side has won
 * @param diamonds the diamonds among them
 * @param setteBello the side that has it, or {@link Seats#NOBODY} before it is entered
 * @param primiera what the first sides count
 * @param sweeps who made a sweep
 */
record ScopaFacts(
    FishingHand hand,
    int handSize,
    Shares cards,
    Shares diamonds,
    int setteBello,
    ImmutableList<Integer> primiera,
    SweepEntries sweeps)
    implements HandFacts<ScopaState, ScopaFacts> {
  private static final int PACK = ScopaState.PACK.size();
  private static final int DIAMONDS = 10;
  private static final int LOWEST_PRIMIERA = 40; // four court cards
  private static final int HIGHEST_PRIMIERA = 84; // four sevens
  private static final int SUITS = 4;

  /** What is asked next. */
  private enum Asked {
    CARDS,
    DIAMONDS,
    SETTE_BELLO,
    PRIMIERA,
    SWEEP,
    NOTHING
  }

  /** Returns the facts of a hand before any is entered. */
  static ScopaFacts none(FishingHand hand, int handSize) {
    Shares cards = Shares.of(PACK, IntPerSeat.of(hand.sides(), PACK));
    SweepEntries sweeps = SweepEntries.none(hand.sides());
    return new ScopaFacts(
        hand, handSize, cards, diamonds(cards), Seats.NOBODY, ImmutableList.of(), sweeps);
  }

  private static Shares diamonds(Shares cards) {
    return Shares.of(DIAMONDS, cards.counts());
  }

  private Asked asked() {
    if (!cards.isComplete()) {
      return Asked.CARDS;
    }
    if (cards.isOfNothing()) {
      return Asked.NOTHING;
    }
    if (!diamonds.isComplete()) {
      return Asked.DIAMONDS;
    }
    if (setteBello == Seats.NOBODY) {
      return Asked.SETTE_BELLO;
    }
    if (primiera.size() < hand.sides()) {
      return Asked.PRIMIERA;
    }
    return sweeps.isComplete() ? Asked.NOTHING : Asked.SWEEP;
  }

  @Override
  public Optional<PadQuestion> question() {
    int seats = hand.sheet().seats();
    return switch (asked()) {
      case CARDS -> Optional.of(cards.question("cards", cards.lowestOrNothing(), players()));
      case DIAMONDS -> Optional.of(diamonds.question("diamonds", diamonds.lowest(), players()));
      case SETTE_BELLO -> Optional.of(PadQuestion.player("sette-bello", seats));
      case PRIMIERA -> Optional.of(primieraOfNext());
      case SWEEP -> Optional.of(sweeps.question(seats));
      case NOTHING -> Optional.empty();
    };
  }

  /** Returns the side whose share is asked. */
  private int side() {
    return switch (asked()) {
      case CARDS -> cards.side();
      case DIAMONDS -> diamonds.side();
      case PRIMIERA -> primiera.size();
      case SETTE_BELLO, SWEEP, NOTHING -> Seats.NOBODY;
    };
  }

  private Seats players() {
    return hand.players(side());
  }

  private PadQuestion primieraOfNext() { // SCO-30
    int highest = cards.counts().get(side()) < SUITS ? 0 : HIGHEST_PRIMIERA;
    return PadQuestion.number("primiera", Seats.NOBODY, 0, highest, players());
  }

  @Override
  public Optional<Refusal> refusal(int answer) {
    return switch (asked()) {
      case CARDS ->
          answer != 0 && answer < cards.lowest()
              ? refuse("SCO-24", "rest", PACK)
              : Optional.empty();
      case SETTE_BELLO ->
          diamonds.counts().get(hand.side(answer)) == 0
              ? refuse("SCO-29", "no-diamond")
              : Optional.empty();
      case PRIMIERA ->
          answer != 0 && answer < LOWEST_PRIMIERA
              ? refuse("SCO-30", "below", LOWEST_PRIMIERA)
              : Optional.empty();
      case SWEEP -> sweeps.refusal(answer, cards.counts(), "SCO-19");
      case DIAMONDS, NOTHING -> Optional.empty();
    };
  }

  @Override
  public ScopaFacts with(int answer) {
    return switch (asked()) {
      case CARDS -> withCards(cards.with(answer));
      case DIAMONDS -> with(diamonds.with(answer), setteBello, primiera, sweeps);
      case SETTE_BELLO -> with(diamonds, hand.side(answer), primiera, sweeps);
      case PRIMIERA -> with(diamonds, setteBello, plusPrimiera(answer), sweeps);
      case SWEEP, NOTHING -> with(diamonds, setteBello, primiera, sweeps.with(answer));
    };
  }

  private ScopaFacts withCards(Shares more) {
    return new ScopaFacts(hand, handSize, more, diamonds(more), setteBello, primiera, sweeps);
  }

  private ScopaFacts with(
      Shares diamonds, int setteBello, ImmutableList<Integer> primiera, SweepEntries sweeps) {
    return new ScopaFacts(hand, handSize, cards, diamonds, setteBello, primiera, sweeps);
  }

  private ImmutableList<Integer> plusPrimiera(int count) {
    return ImmutableList.<Integer>builder().addAll(primiera).add(count).build();
  }

  @Override
  public int answerOf(ScopaState played) {
    ScopaCounts counts = ScopaCounts.of(played);
    return switch (asked()) {
      case CARDS -> counts.cards().get(side());
      case DIAMONDS -> counts.diamonds().get(side());
      case SETTE_BELLO ->
          Seats.where(hand.sides(), side -> counts.setteBello().get(side) == 1).first();
      case PRIMIERA -> counts.primiera().get(side());
      case SWEEP, NOTHING -> sweeps.answerOf(counts.sweeps());
    };
  }

  /** Returns what scores of a hand of which all is entered. */
  ScopaCounts counts() {
    IntPerSeat none = IntPerSeat.of(hand.sides(), 0);
    IntPerSeat primieras = none;
    for (int side = 0; side < primiera.size(); side++) {
      primieras = primieras.with(side, primiera.get(side));
    }
    IntPerSeat seven = setteBello == Seats.NOBODY ? none : none.with(setteBello, 1);
    return new ScopaCounts(cards.counts(), diamonds.counts(), seven, primieras, sweeps.log());
  }

  @Override
  public int dealer() {
    return hand.dealer();
  }
}
