package io.github.spadille.betting.pontoon;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.FixedList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The hands of each seat, in the order of play; none of a seat that does not take part.
 *
 * <p>An immutable {@link List} of lists whose index is the seat's number; methods that change it
 * are unsupported. It asks for no list of one hand: {@link #hand} finds a hand without one.
 */
public final class PontoonHands extends FixedList<ImmutableList<PontoonHand>> {
  private static final PontoonHands[] NONE = new PontoonHands[PontoonMove.SEATS + 1];

  static {
    Arrays.setAll(NONE, seats -> new PontoonHands(seats, new PontoonHand[seats]));
  }

  private final int seats;
  // Hand k of a seat stands at k * seats + seat; the array is as long as the most hands need.
  private final @Nullable PontoonHand[] hands;

  private PontoonHands(int seats, @Nullable PontoonHand[] hands) {
    this.seats = seats;
    this.hands = hands;
  }

  /** Returns no hand for each of some seats. */
  static PontoonHands none(int seats) {
    return NONE[seats];
  }

  /**
   * Returns at most one hand for each seat.
   *
   * @param hands is kept, so it must not change any more
   */
  static PontoonHands ofArray(@Nullable PontoonHand[] hands) {
    return new PontoonHands(hands.length, hands);
  }

  /** Returns the given hands, those of seat 0 first. */
  static PontoonHands copyOf(List<? extends List<PontoonHand>> hands) {
    PontoonHands all = none(hands.size());
    for (int seat = 0; seat < hands.size(); seat++) {
      all = all.with(seat, hands.get(seat));
    }
    return all;
  }

  /** Returns whether a seat has a hand: whether it takes part. */
  public boolean has(int seat) {
    return hands[Objects.checkIndex(seat, seats)] != null;
  }

  /**
   * Returns whether a seat has a hand of a number.
   *
   * @param k the number, from 0
   */
  boolean has(int seat, int k) {
    int place = k * seats + Objects.checkIndex(seat, seats);
    return place < hands.length && hands[place] != null;
  }

  /** Returns how many hands a seat has. */
  public int count(int seat) {
    int count = 0;
    for (int i = Objects.checkIndex(seat, seats);
        i < hands.length && hands[i] != null;
        i += seats) {
      count++;
    }
    return count;
  }

  /**
   * Returns a hand.
   *
   * @param k which of the seat's, from 0
   * @throws NullPointerException if the seat has no such hand
   * @throws IndexOutOfBoundsException if there is no such seat, or nobody has so many hands
   */
  public PontoonHand hand(int seat, int k) {
    return Objects.requireNonNull(hands[k * seats + Objects.checkIndex(seat, seats)]);
  }

  /** Returns how many cards were in hands that are lost. */
  int lostCards() {
    int lost = 0;
    for (@Nullable PontoonHand hand : hands) {
      lost += hand == null ? 0 : hand.lostCards();
    }
    return lost;
  }

  /** Returns equal hands of which nobody knows any more what was in those that are lost. */
  PontoonHands forgettingLost() {
    @Nullable PontoonHand[] changed = hands.clone();
    for (int i = 0; i < changed.length; i++) {
      PontoonHand hand = changed[i];
      changed[i] = hand == null || hand.lostCards() == 0 ? hand : hand.with(ImmutableList.of());
    }
    return new PontoonHands(seats, changed);
  }

  /** Returns the hands of a seat. */
  @Override
  public ImmutableList<PontoonHand> get(int seat) {
    ImmutableList.Builder<PontoonHand> ofSeat = ImmutableList.builder();
    for (int k = 0; k < count(seat); k++) {
      ofSeat.add(hand(seat, k));
    }
    return ofSeat.build();
  }

  /** Returns these hands with every card face up. */
  PontoonHands turnedUp() { // PON-41
    @Nullable PontoonHand[] changed = hands.clone();
    for (int i = 0; i < changed.length; i++) {
      PontoonHand hand = changed[i];
      changed[i] = hand == null ? null : hand.turnedUp();
    }
    return new PontoonHands(seats, changed);
  }

  /** Returns these hands with another in place of one that a seat has. */
  PontoonHands with(int seat, int k, PontoonHand hand) {
    @Nullable PontoonHand[] changed = hands.clone();
    changed[k * seats + Objects.checkIndex(seat, seats)] = hand;
    return new PontoonHands(seats, changed);
  }

  /** Returns these hands with others in place of those of a seat. */
  PontoonHands with(int seat, List<PontoonHand> ofSeat) {
    Objects.checkIndex(seat, seats);
    int most = Math.max(ofSeat.size(), hands.length / seats);
    @Nullable PontoonHand[] changed = Arrays.copyOf(hands, most * seats);
    for (int k = 0; k < most; k++) {
      changed[k * seats + seat] = k < ofSeat.size() ? ofSeat.get(k) : null;
    }
    return new PontoonHands(seats, changed);
  }

  /** Returns the number of seats. */
  @Override
  public int size() {
    return seats;
  }
}
