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
 * A row for each suit, built outward from its first card: in most games the seven, then 6 down to
 * the ace, and 8 up to the king.
 *
 * <p>Which cards have been laid out says everything: where they lie, and what fits next. Immutable,
 * with value equality.
 */
public final class SuitRows {
  /** A pile of a row; its name is the same wherever rows begin. */
  public enum Part {
    /** The first card alone, by name the seven. */
    FIRST("seven-s", "seven-h", "seven-d", "seven-c"),
    /** From the card above the first up to the king. */
    HIGH("high-s", "high-h", "high-d", "high-c"),
    /** From the card below the first down to the ace. */
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

  /**
   * Where the cards of all rows go: bit i for the card with index i.
   *
   * @param firsts those that begin a row
   * @param next those above them
   * @param high all above them
   * @param low all below them
   */
  private record Places(Rank first, long firsts, long next, long high, long low) {
    static Places of(Rank first) {
      checkArgument(
          first.compareTo(Rank.ACE) > 0 && first.compareTo(Rank.KING) < 0,
          "rows that begin with %s; expected one of 2 to Q",
          first);
      long firsts = PlayingCards.allOf(first).low();
      return new Places(
          first,
          firsts,
          firsts << 1,
          ranks(first.ordinal() + 1, Rank.KING.ordinal()),
          ranks(Rank.ACE.ordinal(), first.ordinal() - 1));
    }

    private static long ranks(int lowest, int highest) {
      long ranks = 0;
      for (int i = lowest; i <= highest; i++) {
        ranks |= PlayingCards.allOf(Rank.values()[i]).low();
      }
      return ranks;
    }

    long of(Part part) {
      return switch (part) {
        case FIRST -> firsts;
        case HIGH -> high;
        case LOW -> low;
      };
    }

    long all() {
      return firsts | high | low;
    }
  }

  private static final long ACES = PlayingCards.allOf(Rank.ACE).low();
  private static final long KINGS = PlayingCards.allOf(Rank.KING).low();

  private static final SuitRows NONE = new SuitRows(Places.of(Rank.SEVEN), 0);

  private final Places places;
  private final long laid; // bit i for the card with index i

  private SuitRows(Places places, long laid) {
    this.places = places;
    this.laid = laid;
  }

  /** Returns the rows before any card is laid out; they begin with the sevens. */
  public static SuitRows none() {
    return NONE;
  }

  /**
   * Returns rows before any card is laid out.
   *
   * @param first the rank with which they begin
   * @throws IllegalArgumentException if it is the ace, the king, or no rank of the pack of 52
   */
  public static SuitRows from(Rank first) {
    return first == Rank.SEVEN ? NONE : new SuitRows(Places.of(first), 0);
  }

  /** Returns these rows before any card is laid out. */
  public SuitRows cleared() {
    return from(places.first());
  }

  /** Returns the rank with which rows begin. */
  public Rank first() {
    return places.first();
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

  /** Returns the cards that fit: the first ones, and those next to a card, outward. */
  public CardSet<PlayingCard> playable() {
    long up = laid << 1 & places.high();
    long down = laid >>> 1 & places.low();
    return CardSet.ofBits(PlayingCard.FAMILY, (places.firsts() | up | down) & ~laid, 0);
  }

  /** Returns the cards above the first ones of suits whose card below it has not been laid out. */
  public CardSet<PlayingCard> highBeforeLow() {
    return CardSet.ofBits(PlayingCard.FAMILY, places.next() & ~(laid << 2), 0);
  }

  /**
   * Returns these rows with one more card; whether it fits, the game says.
   *
   * @throws IllegalArgumentException if it lies there already, or belongs to no row
   */
  public SuitRows plus(PlayingCard card) {
    long bit = bit(card) & places.all();
    checkArgument((bit & ~laid) != 0, "%s cannot be laid out; there are %s", card, this);
    return new SuitRows(places, laid | bit);
  }

  private static long bit(PlayingCard card) {
    return card.index() < Long.SIZE ? 1L << card.index() : 0;
  }

  /**
   * Returns the card next to which another one is laid: that of the same suit which is nearer to
   * the first.
   *
   * @throws IllegalArgumentException if it begins a row, or belongs to none
   */
  public PlayingCard neighbour(PlayingCard card) {
    Part part = part(card);
    checkArgument(part != Part.FIRST, "%s lies next to no card", card);
    return PlayingCard.FAMILY.card(card.index() + (part == Part.HIGH ? -1 : 1));
  }

  /**
   * Returns the pile of its row to which a card goes.
   *
   * @throws IllegalArgumentException if it belongs to no row
   */
  public Part part(PlayingCard card) {
    for (Part part : Part.values()) {
      if ((places.of(part) & bit(card)) != 0) {
        return part;
      }
    }
    throw new IllegalArgumentException(card + " belongs to no row");
  }

  /** Returns the cards of a pile outward from the first card, the last of the row last. */
  public CardList<PlayingCard> pile(Part part, Suit suit) {
    long cards = laid & places.of(part) & PlayingCards.allOf(suit).low();
    CardList<PlayingCard> upwards = CardSet.ofBits(PlayingCard.FAMILY, cards, 0).toList();
    return part == Part.LOW ? upwards.reversed() : upwards;
  }

  /** Tells whether a card is the last of its pile: an ace or a king. */
  public static boolean endsPile(PlayingCard card) {
    return card.is(Rank.ACE) || card.is(Rank.KING);
  }

  /** Tells whether the pile to which a card goes has its ace or its king already. */
  public boolean isEnded(PlayingCard card) {
    long bit = bit(card);
    long ends = (bit & places.high()) == 0 ? ACES : KINGS;
    return (bit & places.firsts()) == 0
        && (laid & ends & PlayingCards.allOf(card.suit()).low()) != 0;
  }

  /** Adds each pile of each row to a table, for all to see, the outermost card last. */
  public Table.Builder addTo(Table.Builder table) {
    for (Part part : Part.values()) {
      for (Suit suit : Suit.values()) {
        table.pileTopLast(part.name(suit), pile(part, suit), Audience.ALL);
      }
    }
    return table;
  }

  /** Tells whether all cards of a pile lie there. */
  public boolean isComplete(Part part, Suit suit) {
    return (places.of(part) & PlayingCards.allOf(suit).low() & ~laid) == 0;
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof SuitRows other && other.laid == laid && other.first() == first();
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
