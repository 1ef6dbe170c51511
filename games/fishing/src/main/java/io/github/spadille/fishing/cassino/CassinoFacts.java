package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
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
 * What people enter of a hand of Cassino: the cards and the spades of each side, who has each card
 * that scores by itself, then who made each sweep, the oldest first.
 *
 * @param hand the hand
 * @param handSize how many cards each player gets at a deal
 * @param sweepsScore whether sweeps are asked
 * @param cards the cards that each side has won
 * @param spades the spades among them
 * @param holders the sides that have the first cards that score by themselves
 * @param sweeps who made a sweep
 */
record CassinoFacts(
    FishingHand hand,
    int handSize,
    boolean sweepsScore,
    Shares cards,
    Shares spades,
    ImmutableList<Integer> holders,
    SweepEntries sweeps)
    implements HandFacts<CassinoState, CassinoFacts> {
  private static final int PACK = 52;
  private static final int SPADES = 13;

  /** What is asked next. */
  private enum Asked {
    CARDS,
    SPADES,
    HOLDER,
    SWEEP,
    NOTHING
  }

  /** Returns the facts of a hand before any is entered. */
  static CassinoFacts none(FishingHand hand, int handSize, boolean sweepsScore) {
    Shares cards = Shares.of(PACK, IntPerSeat.of(hand.sides(), PACK));
    SweepEntries sweeps = SweepEntries.none(hand.sides());
    return new CassinoFacts(
        hand, handSize, sweepsScore, cards, spades(cards), ImmutableList.of(), sweeps);
  }

  private static Shares spades(Shares cards) {
    return Shares.of(SPADES, cards.counts());
  }

  private Asked asked() {
    if (!cards.isComplete()) {
      return Asked.CARDS;
    }
    if (cards.isOfNothing()) {
      return Asked.NOTHING;
    }
    if (!spades.isComplete()) {
      return Asked.SPADES;
    }
    if (holders.size() < CassinoCounts.SCORING.size()) {
      return Asked.HOLDER;
    }
    return sweeps.isComplete() || !sweepsScore ? Asked.NOTHING : Asked.SWEEP;
  }

  @Override
  public Optional<PadQuestion> question() {
    int seats = hand.sheet().seats();
    return switch (asked()) {
      case CARDS ->
          Optional.of(cards.question("cards", cards.lowestOrNothing(), hand.players(cards.side())));
      case SPADES ->
          Optional.of(spades.question("spades", spades.lowest(), hand.players(spades.side())));
      case HOLDER -> Optional.of(PadQuestion.player("holder", seats, nextCard()));
      case SWEEP -> Optional.of(sweeps.question(seats));
      case NOTHING -> Optional.empty();
    };
  }

  private PlayingCard nextCard() {
    return CassinoCounts.SCORING.get(holders.size());
  }

  @Override
  public Optional<Refusal> refusal(int answer) {
    return switch (asked()) {
      case CARDS ->
          answer != 0 && answer < cards.lowest()
              ? refuse("CAS-33", "rest", PACK)
              : Optional.empty();
      case HOLDER ->
          hasRoom(hand.side(answer)) ? Optional.empty() : refuse("CAS-34", "not-won", nextCard());
      case SWEEP -> sweeps.refusal(answer, cards.counts(), "CAS-16");
      case SPADES, NOTHING -> Optional.empty();
    };
  }

  /** Tells whether a side has won so many cards that the next one can be among them. */
  private boolean hasRoom(int side) {
    boolean isSpade = nextCard().suit() == Suit.SPADES;
    int ofSpades = spades.counts().get(side);
    int room = isSpade ? ofSpades : cards.counts().get(side) - ofSpades;
    for (int i = 0; i < holders.size(); i++) {
      boolean isSameKind = (CassinoCounts.SCORING.get(i).suit() == Suit.SPADES) == isSpade;
      room -= isSameKind && holders.get(i) == side ? 1 : 0;
    }
    return room > 0;
  }

  @Override
  public CassinoFacts with(int answer) {
    return switch (asked()) {
      case CARDS -> withCards(cards.with(answer));
      case SPADES -> with(spades.with(answer), holders, sweeps);
      case HOLDER -> with(spades, plusHolder(hand.side(answer)), sweeps);
      case SWEEP, NOTHING -> with(spades, holders, sweeps.with(answer));
    };
  }

  private CassinoFacts withCards(Shares more) {
    return new CassinoFacts(hand, handSize, sweepsScore, more, spades(more), holders, sweeps);
  }

  private CassinoFacts with(Shares spades, ImmutableList<Integer> holders, SweepEntries sweeps) {
    return new CassinoFacts(hand, handSize, sweepsScore, cards, spades, holders, sweeps);
  }

  private ImmutableList<Integer> plusHolder(int side) {
    return ImmutableList.<Integer>builder().addAll(holders).add(side).build();
  }

  @Override
  public int answerOf(CassinoState played) {
    CassinoCounts counts = CassinoCounts.of(played);
    return switch (asked()) {
      case CARDS -> counts.cards().get(cards.side());
      case SPADES -> counts.spades().get(spades.side());
      case HOLDER -> counts.holders().get(holders.size()); // the first player of the side
      case SWEEP, NOTHING -> sweeps.answerOf(counts.sweeps());
    };
  }

  /** Returns what scores of a hand of which all is entered. */
  CassinoCounts counts() {
    ImmutableIntArray.Builder each = ImmutableIntArray.builder().addAll(holders);
    for (int i = holders.size(); i < CassinoCounts.SCORING.size(); i++) {
      each.add(Seats.NOBODY);
    }
    return new CassinoCounts(cards.counts(), spades.counts(), each.build(), sweeps.log());
  }

  @Override
  public int dealer() {
    return hand.dealer();
  }
}
