package io.github.spadille.betting.pontoon;

import com.google.common.collect.ImmutableList;
import io.github.spadille.betting.TwentyOne;
import io.github.spadille.engine.card.PlayingCard;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The cards that a seat cannot tell apart, by what they count, and those of the pack that come
 * after them in an order that the seat knows.
 *
 * <p>Any of the hidden cards is as likely as another to be next. Whoever imagines a draw puts the
 * card back after it. Belongs to one thread.
 */
final class HiddenCounts {
  /** Counts are 1 for an ace to 10 for a picture card. */
  static final int MOST = 10;

  private static final int DIGIT = 4;

  /** Sixteen cards count 10, which is the last digit and may take one bit more. */
  private static final int KNOWN_DIGIT = DIGIT * MOST + 1;

  private final int[] left = new int[MOST + 1];
  private final int hiddenOnTop;
  private final ImmutableList<PlayingCard> rest;
  private int size;
  private int drawn;

  private HiddenCounts(int hiddenOnTop, List<PlayingCard> rest) {
    this.hiddenOnTop = hiddenOnTop;
    this.rest = ImmutableList.copyOf(rest);
  }

  /**
   * Returns what is hidden from a seat.
   *
   * @param samples of what the seat sees, at least one: a card that lies face down and is the same
   *     in all of them is known to the seat, as it came from a part of the pack that it had seen
   */
  static HiddenCounts from(int seat, List<PontoonState> samples) {
    PackAndHands cards = samples.get(0).now();
    int top = cards.unseen();
    HiddenCounts hidden = new HiddenCounts(top, cards.pack().subList(top, cards.pack().size()));
    for (int place = 0; place < top; place++) {
      hidden.give(TwentyOne.low(cards.left(place)));
    }
    for (int index = 0; index < cards.count(); index++) {
      PontoonHand hand = cards.hand(index);
      for (int place = 0; place < hand.size() && hand.seat() != seat; place++) {
        if (!hand.isUp(place) && !isKnown(index, place, samples)) {
          hidden.give(TwentyOne.low(hand.card(place)));
        }
      }
    }
    return hidden;
  }

  /** Tells whether a card is the same in all samples. */
  static boolean isKnown(int index, int place, List<PontoonState> samples) {
    Set<PlayingCard> possible = new HashSet<>();
    samples.forEach(sample -> possible.add(sample.now().hand(index).card(place)));
    return possible.size() == 1;
  }

  /** Tells whether there is a next card in the pack. */
  boolean hasNext() {
    return drawn < hiddenOnTop + rest.size();
  }

  /** Returns what the next card counts if the seat knows it, or 0. */
  int knownNext() {
    return hasNext() && drawn >= hiddenOnTop ? TwentyOne.low(rest.get(drawn - hiddenOnTop)) : 0;
  }

  /** Takes the next card of the pack, or a hidden one from a hand. */
  void draw(int count) {
    if (knownNext() == 0) {
      take(count);
    }
    drawn++;
  }

  /** Puts the card back that was drawn last. */
  void putBack(int count) {
    drawn--;
    if (knownNext() == 0) {
      give(count);
    }
  }

  /** Takes a card that lies face down in a hand. */
  void take(int count) {
    left[count]--;
    size--;
  }

  /** Hides a card again that was taken from a hand. */
  void give(int count) {
    left[count]++;
    size++;
  }

  /** Returns how many hidden cards count so much. */
  int left(int count) {
    return left[count];
  }

  /** Returns how many cards are hidden. */
  int size() {
    return size;
  }

  /** Returns a number that tells the cards that are left from any others of one pack. */
  long key() {
    long key = (long) Math.max(0, drawn - hiddenOnTop) << KNOWN_DIGIT;
    for (int count = 1; count <= MOST; count++) {
      key |= (long) left[count] << DIGIT * (count - 1);
    }
    return key;
  }
}
