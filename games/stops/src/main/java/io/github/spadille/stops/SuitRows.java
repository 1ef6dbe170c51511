package io.github.spadille.stops;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;
import org.jspecify.annotations.Nullable;

/**
 * A row for each suit, built outward from its seven: 6 down to the ace, and 8 up to the king.
 *
 * <p>Which cards have been laid out says everything: where they lie, and what fits next. Immutable,
 * with value equality.
 */
public final class SuitRows {
  /** A pile of a row. */
  public enum Part {
    /** The seven alone. */
    SEVEN("seven-s", "seven-h", "seven-d", "seven-c"),
    /** From the 8 up to the king. */
    HIGH("high-s", "high-h", "high-d", "high-c"),
    /** From the 6 down to the ace. */
    LOW("low-s", "low-h", "low-d", "low-c");

    private final ImmutableList<String> names;

    Part(String... names) {
      this.names = ImmutableList.copyOf(names);
    }

    /** Returns the name of this pile in the row of a suit, as it is on the table. */
    public String name(Suit suit) {
      return names.get(suit.ordinal());
    }
  }

  private static final long SEVENS = PlayingCards.allOf(Rank.SEVEN).low();
  private static final long EIGHTS = PlayingCards.allOf(Rank.EIGHT).low();
  private static final long HIGH_CARDS = ranks(Rank.EIGHT, Rank.KING);
  private static final long LOW_CARDS = ranks(Rank.ACE, Rank.SIX);

  private static final SuitRows NONE = new SuitRows(0);

  private final long laid; // bit i for the card with index i

  private SuitRows(long laid) {
    this.laid = laid;
  }

  private static long ranks(Rank lowest, Rank highest) {
    long ranks = 0;
    for (int i = lowest.ordinal(); i <= highest.ordinal(); i++) {
      ranks |= PlayingCards.allOf(Rank.values()[i]).low();
    }
    return ranks;
  }

  /** Returns the rows before any card is laid out. */
  public static SuitRows none() {
    return NONE;
  }

  /** Tells whether no card has been laid out. */
  public boolean isEmpty() {
    return laid == 0;
  }

  /** Returns all cards that have been laid out. */
  public CardSet<PlayingCard> cards() {
    return CardSet.ofBits(PlayingCard.FAMILY, laid, 0);
  }

  /** Tells whether a card has been laid out. */
  public boolean has(PlayingCard card) {
    return card.index() < Long.SIZE && (laid >>> card.index() & 1) != 0;
  }

  /** Returns the cards that fit: sevens, and those next to a card of their suit, outward. */
  public CardSet<PlayingCard> playable() {
    long up = laid << 1 & HIGH_CARDS;
    long down = laid >>> 1 & LOW_CARDS;
    return CardSet.ofBits(PlayingCard.FAMILY, (SEVENS | up | down) & ~laid, 0);
  }

  /** Returns the eights of suits whose six has not been laid out. */
  public CardSet<PlayingCard> eightsBeforeSix() {
    return CardSet.ofBits(PlayingCard.FAMILY, EIGHTS & ~(laid << 2), 0);
  }

  /**
   * Returns these rows with one more card.
   *
   * @throws IllegalArgumentException if it does not fit
   */
  public SuitRows plus(PlayingCard card) {
    checkArgument(
        playable().contains(card), "%s does not fit; expected one of %s", card, playable());
    return new SuitRows(laid | 1L << card.index());
  }

  /**
   * Returns the card next to which another one is laid: that of the same suit which is nearer to
   * the seven.
   *
   * @throws IllegalArgumentException if it is a seven, a joker, or higher than a king
   */
  public static PlayingCard neighbour(PlayingCard card) {
    long bit = card.index() < Long.SIZE ? 1L << card.index() : 0;
    checkArgument(((HIGH_CARDS | LOW_CARDS) & bit) != 0, "%s lies next to no card", card);
    int towardsSeven = (HIGH_CARDS & bit) != 0 ? -1 : 1;
    return PlayingCard.FAMILY.card(card.index() + towardsSeven);
  }

  /** Returns the cards of a pile in the order in which they were laid out, the latest last. */
  public CardList<PlayingCard> pile(Part part, Suit suit) {
    long cards = laid & places(part) & PlayingCards.allOf(suit).low();
    CardList<PlayingCard> upwards = CardSet.ofBits(PlayingCard.FAMILY, cards, 0).toList();
    return part == Part.LOW ? upwards.reversed() : upwards;
  }

  /** Tells whether a card is the last of its pile: an ace or a king. */
  public static boolean endsPile(PlayingCard card) {
    return card.is(Rank.ACE) || card.is(Rank.KING);
  }

  /** Adds each pile of each row to a table, for all to see, the latest card last. */
  public Table.Builder addTo(Table.Builder table) {
    for (Part part : Part.values()) {
      for (Suit suit : Suit.values()) {
        table.pileTopLast(part.name(suit), pile(part, suit), Audience.ALL);
      }
    }
    return table;
  }

  /** Tells whether a pile has its last card: the ace, the king, or the seven. */
  public boolean isComplete(Part part, Suit suit) {
    return (places(part) & PlayingCards.allOf(suit).low() & ~laid) == 0;
  }

  private static long places(Part part) {
    return switch (part) {
      case SEVEN -> SEVENS;
      case HIGH -> HIGH_CARDS;
      case LOW -> LOW_CARDS;
    };
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof SuitRows other && other.laid == laid;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(laid);
  }

  /** Returns the codes of the cards that have been laid out, separated by one space. */
  @Override
  public String toString() {
    return cards().toString();
  }
}
