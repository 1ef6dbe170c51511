package io.github.spadille.tricktaking.fivehundred;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCard.X1;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.tricktaking.RankOrder;
import io.github.spadille.tricktaking.Trick;
import io.github.spadille.tricktaking.fivehundred.Leads.Joker;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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
  private static final RankOrder PLAIN = // FIV-8
      RankOrder.highToLow("A K Q J 13 12 11 T 9 8 7 6 5 4 3 2");

  /** The number that stands for no suit; that of a suit is its ordinal. */
  static final int NO_SUIT = 4;

  private static final ImmutableList<Optional<Suit>> SUITS =
      Stream.concat(
              Arrays.stream(Suit.values()).map(Optional::of), Stream.of(Optional.<Suit>empty()))
          .collect(toImmutableList());

  private static final int LEFT_BOWER = 17; // FIV-9: one above the ace
  private static final int RIGHT_BOWER = 18;
  private static final int JOKER = 19;
  private static final int TRUMP = 100;
  private static final int BEATS_ALL = 200;
  private static final int INDEX = 7; // bits of an index

  private static final ImmutableList<Trumps> TRUMPS = // FIV-11
      Arrays.stream(Suit.values())
          .map(suit -> new Trumps(Optional.of(suit), Optional.of(suit)))
          .collect(toImmutableList());
  private static final ImmutableList<Trumps> NOMINATED =
      Arrays.stream(Suit.values())
          .map(suit -> new Trumps(Optional.empty(), Optional.of(suit)))
          .collect(toImmutableList());
  private static final Trumps NONE = new Trumps(Optional.empty(), Optional.empty());

  private final Optional<Suit> trump;
  private final Optional<Suit> jokerSuit;
  private final int[] suits; // the number of each card's suit, by the index of the card
  private final ImmutableList<CardSet<PlayingCard>> members; // by the number of a suit

  private final ImmutableMap<Joker, Leads> noLeads;

  // By the number of the suit led and the index of a card: its strength and, below it, the index.
  private final int[][] strengths;

  private Trumps(Optional<Suit> trump, Optional<Suit> jokerSuit) {
    this.trump = trump;
    this.jokerSuit = jokerSuit;
    this.suits =
        FAMILY.cards().stream()
            .mapToInt(card -> assign(card).map(Suit::ordinal).orElse(NO_SUIT))
            .toArray();
    this.members = numbers().mapToObj(this::collect).collect(toImmutableList());
    this.noLeads = Maps.toMap(Arrays.asList(Joker.values()), joker -> Leads.none(this, joker));
    this.strengths = numbers().mapToObj(this::strengths).toArray(int[][]::new);
  }

  /** Returns the leads before a card is led. */
  Leads noLeads(Joker joker) {
    return requireNonNull(noLeads.get(joker));
  }

  private static IntStream numbers() {
    return IntStream.rangeClosed(0, NO_SUIT);
  }

  /** Returns the suits when one of them is trumps; the joker belongs to it. */
  public static Trumps of(Suit trump) {
    return TRUMPS.get(trump.ordinal());
  }

  /** Returns the suits without trumps when the joker belongs to one of them, or to none. */
  public static Trumps none(Optional<Suit> jokerSuit) {
    return jokerSuit.isPresent() ? NOMINATED.get(jokerSuit.get().ordinal()) : NONE;
  }

  private Optional<Suit> assign(PlayingCard card) {
    if (card.isJoker()) {
      return card.equals(X1) ? jokerSuit : Optional.empty(); // FIV-10, FIV-42, FIV-43
    }
    return isLeftBower(card) ? trump : Optional.of(card.suit()); // FIV-10
  }

  private CardSet<PlayingCard> collect(int suit) {
    return CardSet.copyOf(
        FAMILY,
        Collections2.filter(FAMILY.cards(), card -> suit != NO_SUIT && numberOfSuit(card) == suit));
  }

  private int[] strengths(int led) {
    return FAMILY.cards().stream()
        .mapToInt(card -> strengthWhenLed(card, led) << INDEX | card.index())
        .toArray();
  }

  private int strengthWhenLed(PlayingCard card, int led) { // FIV-37
    int suit = numberOfSuit(card);
    if (suit == NO_SUIT) {
      return BEATS_ALL; // FIV-43
    }
    if (trump.isPresent() && suit == trump.get().ordinal()) {
      return TRUMP + rank(card);
    }
    return suit == led ? rank(card) : -1;
  }

  private int rank(PlayingCard card) { // FIV-9, FIV-42
    if (card.isJoker()) {
      return JOKER;
    }
    if (isLeftBower(card)) {
      return LEFT_BOWER;
    }
    boolean rightBower = trump.isPresent() && card.is(trump.get()) && card.is(Rank.JACK);
    return rightBower ? RIGHT_BOWER : PLAIN.strength(card, card);
  }

  private boolean isLeftBower(PlayingCard card) {
    return trump.isPresent() && card.is(Rank.JACK) && card.is(trump.get().sameColor());
  }

  /** Returns the suit that the joker belongs to, or nothing if it belongs to none. */
  public Optional<Suit> jokerSuit() {
    return jokerSuit;
  }

  /** Tells whether a card is the joker and belongs to no suit. */
  public boolean isFreeJoker(PlayingCard card) {
    return card == X1 && jokerSuit.isEmpty();
  }

  /** Returns the suit that a card belongs to, or nothing for a joker without suit. */
  public Optional<Suit> suitOf(PlayingCard card) {
    return SUITS.get(numberOfSuit(card));
  }

  /** Returns the ordinal of the suit that a card belongs to, or {@link #NO_SUIT}. */
  int numberOfSuit(PlayingCard card) {
    return suits[card.index()];
  }

  /** Returns all cards that belong to a suit. */
  public CardSet<PlayingCard> cardsOf(Suit suit) {
    return cardsOf(suit.ordinal());
  }

  /** Returns all cards that belong to the suit with a number; none for {@link #NO_SUIT}. */
  CardSet<PlayingCard> cardsOf(int suit) {
    return members.get(suit);
  }

  /** Returns the strength: a joker without suit, then trumps, then the suit led (FIV-37). */
  @Override
  public int strength(PlayingCard card, PlayingCard led) {
    return strengths[suits[led.index()]][card.index()] >> INDEX;
  }

  @Override
  public int strongest(long cards, int led) {
    int[] strengths = this.strengths[suits[led]];
    int strongest = -1;
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      strongest = Math.max(strongest, strengths[Long.numberOfTrailingZeros(rest)]);
    }
    return strongest & (1 << INDEX) - 1;
  }

  /** Returns the trump suit and the joker's. */
  @Override
  public String toString() {
    return "trumps %s, joker %s"
        .formatted(trump.map(Suit::code).orElse("nt"), jokerSuit.map(Suit::code).orElse("none"));
  }
}
