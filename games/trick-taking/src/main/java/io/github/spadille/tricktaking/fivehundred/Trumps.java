package io.github.spadille.tricktaking.fivehundred;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.tricktaking.Trick;
import java.util.Optional;

/**
 * Which suit each card belongs to, and how strong it is, while a contract is played.
 *
 * <p>Following, leading and winning all ask here, so that bowers and joker have one definition:
 *
 * <table>
 * <caption>The cards that change their suit</caption>
 * <tr><th>contract</th><th>jack of the trumps' colour</th><th>X1</th></tr>
 * <tr><td>trump suit</td><td>trump: right or left bower</td><td>highest trump</td></tr>
 * <tr><td>no trumps, X1 nominated</td><td>of its own suit</td><td>highest of that suit</td></tr>
 * <tr><td>no trumps otherwise</td><td>of its own suit</td><td>of no suit, beats all</td></tr>
 * </table>
 *
 * <p>There are nine of them, shared; {@code ==} compares them. Misère is without trumps.
 */
public final class Trumps implements Trick.Order {
  /** The ordinal that stands for no suit. */
  static final int NO_SUIT = 4;

  private static final int CARDS = 64;
  private static final int LEFT_BOWER = 17; // FIV-9: one above the ace
  private static final int RIGHT_BOWER = 18;
  private static final int JOKER = 19;
  private static final int TRUMP = 100;
  private static final ImmutableList<Optional<Suit>> SUITS = suits();
  private static final ImmutableList<Trumps> TRUMPS = all(true);
  private static final ImmutableList<Trumps> NO_TRUMPS = all(false);

  private final Optional<Suit> trump;
  private final Optional<Suit> jokerSuit;

  /** The ordinal of each card's suit, or {@link #NO_SUIT}, at the card's index. */
  private final int[] suits = new int[CARDS];

  /** The strength of each card within its suit, at the card's index. */
  private final int[] ranks = new int[CARDS];

  /** The cards of each suit: bit i for the card with index i. */
  private final long[] members = new long[NO_SUIT + 1];

  /** The cards that are trumps, so too. */
  private final long trumps;

  private Trumps(Optional<Suit> trump, Optional<Suit> jokerSuit) {
    this.trump = trump;
    this.jokerSuit = jokerSuit;
    for (int index = 0; index < CARDS; index++) {
      PlayingCard card = PlayingCard.FAMILY.card(index);
      suits[index] = assign(card).map(Suit::ordinal).orElse(NO_SUIT);
      ranks[index] = rank(card);
      members[suits[index]] |= 1L << index;
    }
    this.trumps = trump.isPresent() ? members[trump.get().ordinal()] : 0;
  }

  private static ImmutableList<Optional<Suit>> suits() {
    ImmutableList.Builder<Optional<Suit>> suits = ImmutableList.builder();
    for (Suit suit : Suit.values()) {
      suits.add(Optional.of(suit));
    }
    return suits.add(Optional.empty()).build();
  }

  private static ImmutableList<Trumps> all(boolean trumps) {
    ImmutableList.Builder<Trumps> all = ImmutableList.builder();
    for (Optional<Suit> suit : SUITS) {
      if (!trumps || suit.isPresent()) {
        all.add(new Trumps(trumps ? suit : Optional.empty(), suit)); // FIV-11
      }
    }
    return all.build();
  }

  /** Returns the suits when one of them is trumps; the joker belongs to it. */
  public static Trumps of(Suit trump) {
    return TRUMPS.get(trump.ordinal());
  }

  /** Returns the suits without trumps when the joker belongs to one of them, or to none. */
  public static Trumps none(Optional<Suit> jokerSuit) {
    return NO_TRUMPS.get(jokerSuit.map(Suit::ordinal).orElse(NO_SUIT));
  }

  private Optional<Suit> assign(PlayingCard card) {
    if (card.isJoker()) {
      return card.equals(PlayingCard.X1) ? jokerSuit : Optional.empty(); // FIV-10, FIV-42, FIV-43
    }
    return isLeftBower(card) ? trump : Optional.of(card.suit()); // FIV-10
  }

  private boolean isLeftBower(PlayingCard card) {
    return trump.isPresent() && card.is(Rank.JACK) && card.is(trump.get().sameColor());
  }

  private int rank(PlayingCard card) {
    if (card.isJoker()) {
      return JOKER; // FIV-9, FIV-42
    }
    if (card.is(Rank.JACK) && trump.isPresent() && card.is(trump.get())) {
      return RIGHT_BOWER;
    }
    return isLeftBower(card) ? LEFT_BOWER : plain(card.rank());
  }

  private static int plain(Rank rank) { // FIV-8
    return switch (rank) {
      case ACE -> 16;
      case KING -> 15;
      case QUEEN -> 14;
      case JACK -> 13;
      case THIRTEEN -> 12;
      case TWELVE -> 11;
      case ELEVEN -> 10;
      default -> rank.ordinal(); // 9 for a ten, 1 for a two
    };
  }

  /** Returns the suit that the joker belongs to, or nothing if it belongs to none. */
  public Optional<Suit> jokerSuit() {
    return jokerSuit;
  }

  /** Tells whether a card is the joker and belongs to no suit. */
  public boolean isFreeJoker(PlayingCard card) {
    return card == PlayingCard.X1 && jokerSuit.isEmpty();
  }

  /** Returns the suit that a card belongs to, or nothing for a joker without suit. */
  public Optional<Suit> suitOf(PlayingCard card) {
    return SUITS.get(suits[card.index()]);
  }

  /**
   * Returns the ordinal of the suit that the card with an index belongs to, or {@link #NO_SUIT}.
   */
  int suitAt(int index) {
    return suits[index];
  }

  /** Returns the suit with an ordinal, or nothing for {@link #NO_SUIT}. */
  static Optional<Suit> suit(int ordinal) {
    return SUITS.get(ordinal);
  }

  /** Returns bit i for the suit with ordinal i, no bit for {@link #NO_SUIT}. */
  static int suitBit(int ordinal) {
    return 1 << ordinal & (1 << NO_SUIT) - 1;
  }

  /** Returns the cards that belong to the suit with an ordinal: bit i for the card with index i. */
  long bits(int ordinal) {
    return members[ordinal];
  }

  /** Tells whether a card belongs to a suit. */
  public boolean belongs(PlayingCard card, Suit suit) {
    return suits[card.index()] == suit.ordinal();
  }

  /** Returns the cards that belong to a suit. */
  public CardSet<PlayingCard> ofSuit(CardSet<PlayingCard> cards, Suit suit) {
    return cards.intersect(CardSet.ofBits(PlayingCard.FAMILY, members[suit.ordinal()], 0));
  }

  /** Tells whether a card that belongs to a suit is among the cards. */
  public boolean hasSuit(CardSet<PlayingCard> cards, Suit suit) {
    return (cards.low() & members[suit.ordinal()]) != 0;
  }

  /** Returns the strength: a joker without suit, then trumps, then the suit led (FIV-37). */
  @Override
  public int strength(PlayingCard card, PlayingCard led) {
    int suit = suits[card.index()];
    if (suit == NO_SUIT) {
      return 2 * TRUMP; // FIV-43
    }
    int rank = ranks[card.index()];
    if (trump.isPresent() && suit == trump.get().ordinal()) {
      return TRUMP + rank;
    }
    return suit == suits[led.index()] ? rank : -1;
  }

  /**
   * Returns the index of the card that wins (FIV-37).
   *
   * @param led the {@linkplain #bits bits} of the suit led
   */
  @Override
  public int strongest(long cards, long led) {
    long free = cards & members[NO_SUIT];
    if (free != 0) {
      return Long.numberOfTrailingZeros(free); // FIV-43
    }
    long able = (cards & trumps) != 0 ? cards & trumps : cards & led;
    int strongest = -1;
    for (long rest = able; rest != 0; rest &= rest - 1) {
      int index = Long.numberOfTrailingZeros(rest);
      if (strongest < 0 || ranks[index] > ranks[strongest]) {
        strongest = index;
      }
    }
    return strongest;
  }

  /** Returns the trump suit and the joker's. */
  @Override
  public String toString() {
    return "trumps "
        + trump.map(Suit::code).orElse("nt")
        + ", joker "
        + jokerSuit.map(Suit::code).orElse("none");
  }
}
