package io.github.spadille.betting.pontoon;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Chain;
import io.github.spadille.engine.card.PlayingCard;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A pack, and the hands to which its cards come from the top and from which they go back under it.
 *
 * <p>What a hand has more than before was drawn. Hands stand in the order of play. Immutable, with
 * value equality. To draw cards or to throw a hand in copies none: the pack stays as it was, beside
 * how many cards have gone from it and which hands have gone under it.
 *
 * @param <H> the hands of the game
 */
final class PackAndHands<H extends TwentyOneHand> {
  private final CardList<PlayingCard> source;
  private final Chain<TwentyOneHand> thrownIn;
  private final byte drawn;
  private final byte hidden;
  private final H[] hands; // never written after construction

  private PackAndHands(
      CardList<PlayingCard> source,
      Chain<TwentyOneHand> thrownIn,
      int drawn,
      int hidden,
      H[] hands) {
    this.source = source;
    this.thrownIn = thrownIn;
    this.drawn = (byte) drawn;
    this.hidden = (byte) hidden;
    this.hands = hands;
  }

  /**
   * Returns a pack and some hands.
   *
   * @param unseen how many cards of the pack, from the top, nobody was shown since the shuffle
   * @param hands are kept, so they must not change any more
   */
  @SafeVarargs
  static <H extends TwentyOneHand> PackAndHands<H> of(
      CardList<PlayingCard> pack, int unseen, H... hands) {
    return new PackAndHands<>(pack, Chain.empty(), 0, unseen, hands);
  }

  /**
   * Returns this with other hands, which may be more; what they have more was drawn.
   *
   * @param others are kept, so they must not change any more
   */
  PackAndHands<H> with(H[] others) {
    int all = drawn + size(others) - size(hands);
    return new PackAndHands<>(source, thrownIn, all, hidden, others);
  }

  /** Returns this with another hand at a place; what it has more was drawn. */
  PackAndHands<H> with(int place, H hand) {
    H[] changed = hands.clone();
    changed[place] = hand;
    int all = drawn + hand.size() - hands[place].size();
    return new PackAndHands<>(source, thrownIn, all, hidden, changed);
  }

  /**
   * Returns this when the hand at a place, shown to all, has gone under the pack.
   *
   * @param hand the hand; what it has more was drawn
   * @param left what is left of it, without cards
   */
  PackAndHands<H> thrownIn(int place, H hand, H left) {
    H[] changed = hands.clone();
    changed[place] = left;
    int all = drawn + hand.size() - hands[place].size();
    return new PackAndHands<>(source, thrownIn.with(hand), all, hidden, changed);
  }

  /** Returns the pack when all hands, shown to all, have gone under it in their order. */
  PackAndHands<H> gathered(H[] none) {
    return of(packOver(hands), unseen(), none);
  }

  private CardList<PlayingCard> packOver(TwentyOneHand... under) {
    int size = source.size() + size(under);
    for (int i = 0; i < thrownIn.size(); i++) {
      size += thrownIn.get(i).size();
    }
    CardList.Builder<PlayingCard> all = CardList.builder(PlayingCard.FAMILY, size).addAll(source);
    for (int i = 0; i < thrownIn.size(); i++) {
      thrownIn.get(i).addTo(all);
    }
    for (TwentyOneHand hand : under) {
      hand.addTo(all);
    }
    return all.build().draw(drawn);
  }

  private static int size(TwentyOneHand[] hands) {
    int size = 0;
    for (TwentyOneHand hand : hands) {
      size += hand.size();
    }
    return size;
  }

  /** Returns the cards that are not dealt, the next to be dealt first. */
  CardList<PlayingCard> pack() {
    return packOver();
  }

  /**
   * Returns how many cards of {@link #pack}, from its top, nobody was shown since the shuffle; all
   * saw the others before they went under it.
   */
  int unseen() {
    return Math.max(0, hidden - drawn);
  }

  /** Tells whether there are so many cards in the pack. */
  boolean hasLeft(int count) {
    return drawn + count <= source.size() || count <= pack().size();
  }

  /**
   * Returns a card of the pack, 0 for the next to be dealt.
   *
   * @throws IndexOutOfBoundsException if there is no such card
   */
  PlayingCard left(int place) {
    return drawn + place < source.size() ? source.get(drawn + place) : pack().get(place);
  }

  /** Returns the number of hands. */
  int count() {
    return hands.length;
  }

  /** Returns a hand by its place in the order of play, from 0. */
  H hand(int place) {
    return hands[place];
  }

  /** Returns the hands in the order of play. */
  ImmutableList<H> hands() {
    return ImmutableList.copyOf(hands);
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof PackAndHands<?> other
        && unseen() == other.unseen()
        && pack().equals(other.pack())
        && hands().equals(other.hands());
  }

  @Override
  public int hashCode() {
    return Objects.hash(pack(), hands());
  }

  /** Returns the pack and the hands. */
  @Override
  public String toString() {
    return pack() + ", " + hands();
  }
}
