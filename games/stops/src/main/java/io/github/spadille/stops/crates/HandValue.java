package io.github.spadille.stops.crates;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.card.PlayingCards.countRank;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import java.util.Arrays;
import java.util.Comparator;

/** What the cards left in a hand count. */
final class HandValue {
  private static final int COVERED = 3; // CRT-46
  private static final int THREE_ALONE = -50; // CRT-45
  private static final int EIGHT = 50; // CRT-48

  /** Ranks that a three covers, those with the most points first. */
  private static final ImmutableList<Rank> COVERABLE = // CRT-47
      Arrays.stream(Rank.values())
          .filter(rank -> rank != Rank.THREE && rank != Rank.EIGHT)
          .sorted(Comparator.comparingInt(HandValue::points).reversed())
          .collect(toImmutableList());

  private HandValue() {}

  /**
   * Returns what a hand counts.
   *
   * @param spareThree what a three counts that covers nothing in a mixed hand
   */
  static long of(CardSet<PlayingCard> hand, int spareThree) { // CRT-49
    int threes = countRank(hand, Rank.THREE);
    if (threes == hand.size()) {
      return (long) THREE_ALONE * threes; // CRT-45
    }
    long value = (long) EIGHT * countRank(hand, Rank.EIGHT); // CRT-48
    int covering = threes;
    for (Rank rank : COVERABLE) {
      int count = countRank(hand, rank);
      int covered = Math.min(covering, count); // CRT-46, CRT-47
      covering -= covered;
      value += (long) COVERED * covered + (long) points(rank) * (count - covered);
    }
    return value + (long) spareThree * covering; // CRT-48
  }

  private static int points(Rank rank) { // CRT-44
    return switch (rank) {
      case FIVE, SIX, NINE -> 30;
      case TEN -> 25;
      case TWO, SEVEN -> 20;
      case FOUR -> 15;
      case ACE -> 1;
      default -> 10;
    };
  }
}
