package io.github.spadille.betting.pontoon;

import com.google.common.collect.ImmutableList;
import io.github.spadille.betting.pontoon.PontoonHand.Status;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Chain;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Where the cards lie: in the pack, and in the hands, which stand in the order of play, the
 * banker's last.
 *
 * <p>Immutable, with value equality. The pack is kept as it was before the deal, beside how many of
 * its cards have gone from it.
 */
public final class PontoonCards {
  private static final PontoonHand[] NONE = {};

  private final CardList<PlayingCard> source;
  private final Chain<HandCards> thrownIn;
  private final byte taken;
  private final byte hidden;
  private final PontoonHand[] hands; // never written after construction

  /**
   * Creates cards.
   *
   * @param source the pack before the deal
   * @param thrownIn what has gone under it since
   * @param taken how many cards have gone from its top
   * @param hidden how many of its cards, from the top, nobody was shown
   */
  private PontoonCards(
      CardList<PlayingCard> source,
      Chain<HandCards> thrownIn,
      int taken,
      int hidden,
      PontoonHand[] hands) {
    this.source = source;
    this.thrownIn = thrownIn;
    this.taken = (byte) taken;
    this.hidden = (byte) hidden;
    this.hands = hands;
  }

  /**
   * Returns a pack and some hands.
   *
   * @param hidden how many cards of the pack, from the top, nobody was shown
   */
  static PontoonCards of(CardList<PlayingCard> pack, int hidden, List<PontoonHand> hands) {
    return new PontoonCards(pack, Chain.empty(), 0, hidden, hands.toArray(NONE));
  }

  /** Returns a shuffled pack, and no hands. */
  static PontoonCards shuffled(CardList<PlayingCard> pack) { // PON-6
    return new PontoonCards(pack, Chain.empty(), 0, pack.size(), NONE);
  }

  private PontoonCards with(PontoonHand[] others, int moreTaken) {
    return new PontoonCards(source, thrownIn, taken + moreTaken, hidden, others);
  }

  /**
   * Returns these cards when hands of one card, face down, or two were dealt.
   *
   * @param seats the banker and the players
   * @param bets tells what a seat has bet
   * @param opened whether the second card was dealt as well, face up
   */
  PontoonCards dealt( // PON-7, PON-9
      Seats seats, int banker, IntUnaryOperator bets, boolean opened) {
    PontoonHand[] dealt = new PontoonHand[seats.size()];
    int seat = banker;
    for (int i = 0; i < dealt.length; i++) {
      seat = seats.after(seat);
      PontoonHand hand = PontoonHand.of(seat, bets.applyAsInt(seat), source.get(i));
      dealt[i] = opened ? hand.opened(source.get(dealt.length + i)) : hand;
    }
    return with(dealt, opened ? 2 * dealt.length : dealt.length);
  }

  /** Returns these cards with another hand at a place; its seat has drawn what it has more. */
  PontoonCards with(int place, PontoonHand hand) {
    PontoonHand[] changed = hands.clone();
    changed[place] = hand;
    return with(changed, hand.size() - hands[place].size());
  }

  /** Returns these cards when a hand that has grown at a place lies under the pack. */
  PontoonCards thrownIn(int place, PontoonHand hand) { // PON-38
    PontoonHand[] changed = hands.clone();
    changed[place] = hand.lost();
    int drawn = hand.size() - hands[place].size();
    return new PontoonCards(source, thrownIn.with(hand), taken + drawn, hidden, changed);
  }

  /**
   * Returns these cards with two hands in place of one; their seat has drawn what they have more.
   */
  PontoonCards split(int place, PontoonHand one, PontoonHand other) { // PON-27, PON-30
    List<PontoonHand> all = new ArrayList<>(hands());
    int drawn = one.size() + other.size() - all.set(place, one).size();
    all.add(place + 1, other);
    return with(all.toArray(NONE), drawn);
  }

  /** Returns these cards with all hands face up. */
  PontoonCards turnedUp() { // PON-41
    PontoonCards all = this;
    for (int place = 0; place < hands.length; place++) {
      all = all.with(place, hands[place].turnedUp());
    }
    return all;
  }

  /** Returns these cards when all hands lie under the pack. */
  PontoonCards gathered() { // PON-39
    return new PontoonCards(packOver(hands), Chain.empty(), 0, unseen(), NONE);
  }

  /** Returns the cards that are not dealt, the next to be dealt first. */
  public CardList<PlayingCard> pack() {
    return packOver(NONE);
  }

  private CardList<PlayingCard> packOver(PontoonHand[] under) { // PON-38
    int size = source.size();
    for (int i = 0; i < thrownIn.size(); i++) {
      size += thrownIn.get(i).size();
    }
    for (PontoonHand hand : under) {
      size += hand.size();
    }
    CardList.Builder<PlayingCard> all = CardList.builder(PlayingCard.FAMILY, size).addAll(source);
    for (int i = 0; i < thrownIn.size(); i++) {
      thrownIn.get(i).addTo(all);
    }
    for (PontoonHand hand : under) {
      hand.addTo(all);
    }
    return all.build().draw(taken);
  }

  /**
   * Returns how many cards of {@link #pack}, from its top, nobody was shown since the shuffle; all
   * saw the others before they went under it (PON-24, PON-41).
   */
  public int unseen() {
    return Math.max(0, hidden - taken);
  }

  /** Tells whether there are so many cards in the pack. */
  boolean hasLeft(int count) {
    return taken + count <= source.size() || count <= pack().size();
  }

  /** Returns a card of the pack, 0 for the next to be dealt. */
  PlayingCard left(int i) {
    return taken + i < source.size() ? source.get(taken + i) : pack().get(i);
  }

  /** Returns the number of hands. */
  public int count() {
    return hands.length;
  }

  /** Returns the number of hands of a seat. */
  public int count(int seat) {
    int count = 0;
    for (PontoonHand hand : hands) {
      count += hand.seat() == seat ? 1 : 0;
    }
    return count;
  }

  /** Returns the first stake of a seat; 0 if it has no hand. */
  int bet(int seat) {
    return hands().stream()
        .filter(h -> h.seat() == seat)
        .mapToInt(PontoonHand::bet)
        .max()
        .orElse(0);
  }

  /** Returns a hand by its place in the order of play, from 0. */
  public PontoonHand hand(int place) {
    return hands[place];
  }

  /** Returns the hands in the order of play, the banker's last. */
  public ImmutableList<PontoonHand> hands() {
    return ImmutableList.copyOf(hands);
  }

  /** Tells whether a player has a hand of a status. */
  boolean has(Status status) {
    for (int place = 0; place < hands.length - 1; place++) {
      if (hands[place].status() == status) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof PontoonCards other
        && unseen() == other.unseen()
        && pack().equals(other.pack())
        && hands().equals(other.hands());
  }

  @Override
  public int hashCode() {
    return Objects.hash(pack(), hands());
  }
}
