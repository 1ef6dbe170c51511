package io.github.spadille.tricktaking.fivehundred;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCard.X1;

import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.tricktaking.RankOrder;
import io.github.spadille.tricktaking.Trick;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;

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

  private static final int LEFT_BOWER = 17; // FIV-9: one above the ace
  private static final int RIGHT_BOWER = 18;
  private static final int JOKER = 19;
  private static final int TRUMP = 100;
  private static final int BEATS_ALL = 200;

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
  private final ImmutableList<Optional<Suit>> suits; // by the index of a card
  private final ImmutableList<CardSet<PlayingCard>> following; // by the index of a card
  private final int[] strengths; // by the index of a card; never written after construction
  private final ImmutableList<CardSet<PlayingCard>> beating; // so too: the cards that beat it

  private Trumps(Optional<Suit> trump, Optional<Suit> jokerSuit) {
    this.trump = trump;
    this.jokerSuit = jokerSuit;
    this.suits = FAMILY.cards().stream().map(this::assign).collect(toImmutableList());
    this.following = FAMILY.cards().stream().map(this::collect).collect(toImmutableList());
    this.strengths = FAMILY.cards().stream().mapToInt(this::strengthInSuit).toArray();
    this.beating = FAMILY.cards().stream().map(this::beating).collect(toImmutableList());
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

  private static CardSet<PlayingCard> all(Predicate<PlayingCard> which) {
    return CardSet.copyOf(FAMILY, Collections2.filter(FAMILY.cards(), which::test));
  }

  private CardSet<PlayingCard> collect(PlayingCard led) {
    return all(card -> suitOf(led).isPresent() && suitOf(card).equals(suitOf(led)));
  }

  private int strengthInSuit(PlayingCard card) { // FIV-37
    if (suitOf(card).isEmpty()) {
      return BEATS_ALL; // FIV-43
    }
    return suitOf(card).equals(trump) ? TRUMP + rank(card) : rank(card);
  }

  /** A card that wins a trick is of the suit led or beats it, so it may as well have been led. */
  private CardSet<PlayingCard> beating(PlayingCard winner) {
    return all(card -> strength(card, winner) > strength(winner, winner));
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
    return suits.get(card.index());
  }

  /** Returns all cards that belong to the suit of a card; none for a joker without suit. */
  CardSet<PlayingCard> following(PlayingCard led) {
    return following.get(led.index());
  }

  /** Returns all cards that belong to a suit. */
  public CardSet<PlayingCard> cardsOf(Suit suit) {
    return following(PlayingCard.of(Rank.ACE, suit));
  }

  /** Returns the strength: a joker without suit, then trumps, then the suit led (FIV-37). */
  @Override
  public int strength(PlayingCard card, PlayingCard led) {
    int strength = strengths[card.index()];
    return strength >= TRUMP || suitOf(card).equals(suitOf(led)) ? strength : -1;
  }

  @Override
  public int strongest(long cards, int led) {
    long stronger = cards & beating.get(led).low();
    return stronger == 0 ? led : strongest(stronger, Long.numberOfTrailingZeros(stronger));
  }

  /** Returns the trump suit and the joker's. */
  @Override
  public String toString() {
    return "trumps %s, joker %s"
        .formatted(trump.map(Suit::code).orElse("nt"), jokerSuit.map(Suit::code).orElse("none"));
  }
}
