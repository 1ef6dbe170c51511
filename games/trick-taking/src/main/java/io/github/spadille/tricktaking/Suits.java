package io.github.spadille.tricktaking;

import static io.github.spadille.engine.card.PlayingCards.allJokers;
import static io.github.spadille.engine.card.PlayingCards.allOf;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Following suit, and who wins a trick where the ace is high. */
public final class Suits {
  /** Stands for the index of a card where there is none. */
  static final int NO_CARD = -1;

  private static final long JOKERS = allJokers().low();
  private static final int ACE = Rank.values().length;

  private static final TrumpOrder[] TRUMPS =
      Arrays.stream(Suit.values()).map(TrumpOrder::new).toArray(TrumpOrder[]::new);

  private static final Trick.Order NO_TRUMPS =
      (card, led) -> !card.isJoker() && led.is(card.suit()) ? aceHigh(card.rank()) : -1;

  private static final Trick.Order JOKER_HIGH =
      (card, led) -> card.isJoker() ? Integer.MAX_VALUE : NO_TRUMPS.strength(card, led);

  private Suits() {}

  /** The highest trump wins, or else the highest card of the suit led; the ace is high. */
  private static final class TrumpOrder implements Trick.Order {
    private static final int TRUMP = 100;
    private static final long ACES = allOf(Rank.ACE).low();

    private final Suit trump;
    private final long trumps;

    TrumpOrder(Suit trump) {
      this.trump = trump;
      this.trumps = allOf(trump).low();
    }

    @Override
    public int strength(PlayingCard card, PlayingCard led) {
      if (card.is(trump)) {
        return TRUMP + aceHigh(card.rank());
      }
      return card.is(led.suit()) ? aceHigh(card.rank()) : -1;
    }

    @Override
    public @Nullable PlayingCard strongest(CardSet<PlayingCard> cards, PlayingCard led) {
      long ofSuitLed = cards.low() & ofSame(led.index());
      if (ofSuitLed == 0) {
        return null;
      }
      long trumpsPlayed = cards.low() & trumps;
      long best = trumpsPlayed != 0 ? trumpsPlayed : ofSuitLed;
      long ace = best & ACES;
      return PlayingCard.FAMILY.card(63 - Long.numberOfLeadingZeros(ace != 0 ? ace : best));
    }
  }

  /**
   * The bits of the cards of a hand that may be played after a card was led.
   *
   * @param led its index, or {@link #NO_CARD}
   */
  static long following(long hand, int led) {
    long following = led == NO_CARD ? 0 : hand & following(led);
    return following == 0 ? hand : following;
  }

  /** The bits of the cards that follow suit to a card, given by its index; none follow a joker. */
  static long following(int led) {
    return (1L << led & JOKERS) == 0 ? ofSame(led) : 0;
  }

  /**
   * The bits of the cards of the suit of a card, given by its index; for a joker those of the suit
   * in whose places the jokers stand.
   */
  static long ofSame(int index) {
    return 0xFFFFL << (index & 0x30) & ~JOKERS;
  }

  /** Returns the cards of a hand that are of a suit, and jokers; all if there is no suit. */
  public static CardSet<PlayingCard> ofSuitOrJoker(CardSet<PlayingCard> hand, @Nullable Suit suit) {
    long mask = suit == null ? -1L : allOf(suit).low() | JOKERS;
    return CardSet.ofBits(PlayingCard.FAMILY, hand.low() & mask, hand.high() & mask);
  }

  /**
   * Returns the cards that a player who must follow suit cannot hold after playing a card to a
   * trick: all of the suit led if the card is of another suit, else none.
   */
  public static CardSet<PlayingCard> shownMissing(PlayingCard card, Trick trick) {
    long led = trick.isEmpty() ? 0 : trick.cardsOfSuitLed();
    boolean follows = (1L << card.index() & led) != 0;
    return CardSet.ofBits(PlayingCard.FAMILY, follows ? 0 : led, 0);
  }

  /**
   * Returns the strength of a rank with the ace high: 1 for a two, 12 for a king, the most for an
   * ace.
   */
  public static int aceHigh(Rank rank) {
    return rank == Rank.ACE ? ACE : rank.ordinal();
  }

  /** Returns the order in which the highest card of the suit led wins. */
  public static Trick.Order noTrumps() {
    return NO_TRUMPS;
  }

  /** Returns the order in which a joker wins, or else the highest card of the suit led. */
  public static Trick.Order jokerHigh() {
    return JOKER_HIGH;
  }

  /**
   * Returns the order in which the highest trump wins, or else the highest card of the suit led.
   */
  public static Trick.Order trumps(Suit trump) {
    return TRUMPS[trump.ordinal()];
  }
}
