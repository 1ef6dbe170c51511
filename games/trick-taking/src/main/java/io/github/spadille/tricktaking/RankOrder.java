package io.github.spadille.tricktaking;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Splitter;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import org.jspecify.annotations.Nullable;

/**
 * The highest card of the suit led wins, or the highest trump if there are {@linkplain #trumps
 * trumps}; which rank is how high is for the game to say.
 *
 * <p>Of equal cards the first wins; a joker never does. Where the ace is high, {@link Suits} has
 * such orders ready. Immutable.
 */
public final class RankOrder implements Trick.Order {
  private static final int TRUMP = 100;

  private final int[] strengths; // by rank; never written after construction
  private final @Nullable Suit trump;

  /** By the index of a card without the second back: the cards that beat it. */
  private final long[] higher;

  private RankOrder(int[] strengths, @Nullable Suit trump) {
    this.strengths = strengths;
    this.trump = trump;
    this.higher = new long[Long.SIZE];
    for (int i = 0; i < Long.SIZE; i++) {
      higher[i] = higherThan(PlayingCard.FAMILY.card(i));
    }
  }

  /** A card that wins is of the suit led or a trump, so it may as well have been led. */
  private long higherThan(PlayingCard winner) {
    long bits = 0;
    for (int i = 0; i < Long.SIZE; i++) {
      boolean beats = strength(PlayingCard.FAMILY.card(i), winner) > strength(winner, winner);
      bits |= beats ? 1L << i : 0;
    }
    return bits;
  }

  /**
   * Returns the cards that would win a trick as it stands: bit i for the card with index i, and for
   * the same card with the second back.
   */
  long beating(Trick trick) {
    return higher[trick.indexAt(trick.winner(this)) % Long.SIZE];
  }

  /**
   * Returns the order without trumps in which some ranks stand from high to low; all others are
   * lower and equal.
   *
   * @throws IllegalArgumentException if a rank stands there twice
   */
  public static RankOrder highToLow(Rank... ranks) {
    int[] strengths = new int[Rank.values().length];
    for (int i = 0; i < ranks.length; i++) {
      int rank = ranks[i].ordinal();
      checkArgument(strengths[rank] == 0, "rank %s twice", ranks[i].code());
      strengths[rank] = ranks.length - i;
    }
    return new RankOrder(strengths, null);
  }

  /**
   * Returns the order without trumps in which some ranks stand from high to low: {@code "A 3 K"}.
   *
   * @throws IllegalArgumentException if a word is not the code of a rank, or stands there twice
   */
  public static RankOrder highToLow(String codes) {
    return highToLow(Splitter.on(' ').splitToStream(codes).map(Rank::parse).toArray(Rank[]::new));
  }

  /** Returns this order with a suit that beats all others. */
  public RankOrder trumps(Suit suit) {
    return new RankOrder(strengths, suit);
  }

  @Override
  public int strength(PlayingCard card, PlayingCard led) {
    if (card.isJoker()) {
      return -1;
    }
    int strength = strengths[card.rank().ordinal()];
    if (card.suit() == trump) {
      return TRUMP + strength;
    }
    return led.is(card.suit()) ? strength : -1;
  }
}
