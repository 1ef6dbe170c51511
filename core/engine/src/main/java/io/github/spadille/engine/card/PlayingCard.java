package io.github.spadille.engine.card;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;

/**
 * A French-suited playing card.
 *
 * <p>There are 64 cards: ace to king, 11 and 12 of four suits, 13 of the red suits, two jokers.
 * Each exists a second time with another back, for games that tell the cards of two packs apart.
 *
 * <table>
 * <caption>Codes</caption>
 * <tr><th>part</th><th>codes</th><th>examples</th></tr>
 * <tr><td>rank</td><td>{@code A 2 3 4 5 6 7 8 9 T J Q K 11 12 13}</td>
 *     <td rowspan="2">{@code 7d}, {@code Th}, {@code 11s}</td></tr>
 * <tr><td>suit</td><td>{@code s h d c}</td></tr>
 * <tr><td>joker</td><td>{@code X1 X2}</td><td>{@code X1}</td></tr>
 * <tr><td>second back</td><td>{@code '} at the end</td><td>{@code 6s'}</td></tr>
 * </table>
 *
 * <p>There is one instance of each card, so {@code ==} compares cards.
 *
 * <p>The index is {@code 16 * suit + rank} by the order of the constants of {@link Suit} and {@link
 * Rank}; the jokers stand in the places of the missing black thirteens (15 and 63); the second back
 * adds 64.
 */
public final class PlayingCard implements Card {
  private static final int RANKS = 16;
  private static final int SECOND_BACK = 64;
  private static final PlayingCard[] ALL = all();

  /** All playing cards, with both backs. */
  public static final CardFamily<PlayingCard> FAMILY =
      CardFamily.of(
          "playing cards",
          PlayingCard.class,
          ImmutableList.copyOf(ALL),
          "expected rank A 2-9 T J Q K 11 12 (13 with h d) and suit s h d c, or X1 X2,"
              + " with ' at the end for the second back");

  /** The first joker. */
  public static final PlayingCard X1 = FAMILY.parse("X1");

  /** The second joker. */
  public static final PlayingCard X2 = FAMILY.parse("X2");

  private final int index;
  private final int hash;
  private final String code;
  private final @Nullable Rank rank;
  private final @Nullable Suit suit;

  private PlayingCard(int index, String code, @Nullable Rank rank, @Nullable Suit suit) {
    this.index = index;
    this.hash = scatter(index);
    this.code = code;
    this.rank = rank;
    this.suit = suit;
  }

  private static PlayingCard[] all() {
    PlayingCard[] all = new PlayingCard[2 * SECOND_BACK];
    for (Suit suit : Suit.values()) {
      for (Rank rank : Rank.values()) {
        int index = indexOf(rank, suit);
        if (rank == Rank.THIRTEEN && suit.isBlack()) {
          String joker = suit == Suit.SPADES ? "X1" : "X2";
          all[index] = new PlayingCard(index, joker, null, null);
          all[index + SECOND_BACK] = new PlayingCard(index + SECOND_BACK, joker + "'", null, null);
        } else {
          String code = rank.code() + suit.code();
          all[index] = new PlayingCard(index, code, rank, suit);
          all[index + SECOND_BACK] = new PlayingCard(index + SECOND_BACK, code + "'", rank, suit);
        }
      }
    }
    return all;
  }

  private static int indexOf(Rank rank, Suit suit) {
    return suit.ordinal() * RANKS + rank.ordinal();
  }

  /**
   * Spreads indexes, so that sums of hash codes (sets) rarely meet; the finalizer of MurmurHash3.
   */
  private static int scatter(int index) {
    int h = index + 1;
    h = (h ^ h >>> 16) * 0x85ebca6b;
    h = (h ^ h >>> 13) * 0xc2b2ae35;
    return h ^ h >>> 16;
  }

  /**
   * Returns the card of the given rank and suit, with the first back.
   *
   * @throws IllegalArgumentException for the thirteen of spades or clubs, which do not exist
   */
  public static PlayingCard of(Rank rank, Suit suit) {
    PlayingCard card = ALL[indexOf(rank, suit)];
    if (card.isJoker()) {
      throw new IllegalArgumentException(
          "no such card: " + rank.code() + suit.code() + "; 13 exists with h and d only");
    }
    return card;
  }

  /**
   * Returns the card with the given code, such as {@code 7d}, {@code X1} or {@code 6s'}.
   *
   * @throws IllegalArgumentException if there is no such card
   */
  public static PlayingCard parse(String code) {
    return FAMILY.parse(code);
  }

  /**
   * Returns the cards of a text such as {@code "7d Ks Ah"}: codes separated by whitespace.
   *
   * @throws IllegalArgumentException if a word is not the code of a card
   */
  public static ImmutableList<PlayingCard> cards(String codes) {
    return FAMILY.parseAll(codes);
  }

  @Override
  public int index() {
    return index;
  }

  @Override
  public String code() {
    return code;
  }

  /**
   * Returns the rank of this card.
   *
   * @throws IllegalStateException if this is a joker
   */
  public Rank rank() {
    if (rank == null) {
      throw new IllegalStateException("a joker has no rank: " + code);
    }
    return rank;
  }

  /**
   * Returns the suit of this card.
   *
   * @throws IllegalStateException if this is a joker
   */
  public Suit suit() {
    if (suit == null) {
      throw new IllegalStateException("a joker has no suit: " + code);
    }
    return suit;
  }

  /** Returns whether this is a joker, with either back. */
  public boolean isJoker() {
    return suit == null;
  }

  /** Returns whether this card has the given rank; false for jokers. */
  public boolean is(Rank rank) {
    return this.rank == requireNonNull(rank);
  }

  /** Returns whether this card has the given suit; false for jokers. */
  public boolean is(Suit suit) {
    return this.suit == requireNonNull(suit);
  }

  /** Returns whether this card has the second back. */
  public boolean secondBack() {
    return index >= SECOND_BACK;
  }

  /** Returns this card with the second back. */
  public PlayingCard withSecondBack() {
    return ALL[index | SECOND_BACK];
  }

  /** Returns this card with the first back. */
  public PlayingCard withFirstBack() {
    return ALL[index & ~SECOND_BACK];
  }

  /** Returns a number that is the same in every run; {@code equals} is identity. */
  @Override
  public int hashCode() {
    return hash;
  }

  /** Returns the code of this card. */
  @Override
  public String toString() {
    return code;
  }
}
