package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.card.PlayingCard.X1;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.tricktaking.RankOrder;
import java.util.Arrays;
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
public final class Trumps extends CardSuits {
  private static final RankOrder PLAIN = // FIV-8
      RankOrder.highToLow("A K Q J 13 12 11 T 9 8 7 6 5 4 3 2");

  private static final int LEFT_BOWER = 17; // FIV-9: one above the ace
  private static final int RIGHT_BOWER = 18;
  private static final int JOKER = 19;
  private static final int TRUMP = 100;
  private static final int BEATS_ALL = 200;

  private static final ImmutableMap<Suit, Trumps> TRUMPS = // FIV-11
      Maps.toMap(
          Arrays.asList(Suit.values()), suit -> new Trumps(Optional.of(suit), Optional.of(suit)));
  private static final ImmutableMap<Suit, Trumps> NOMINATED =
      Maps.toMap(
          Arrays.asList(Suit.values()), suit -> new Trumps(Optional.empty(), Optional.of(suit)));
  private static final Trumps NONE = new Trumps(Optional.empty(), Optional.empty());

  private final Optional<Suit> trump;
  private final Optional<Suit> jokerSuit;

  private Trumps(Optional<Suit> trump, Optional<Suit> jokerSuit) {
    super(
        card -> suit(card, trump, jokerSuit),
        (card, led) -> strength(card, suit(card, trump, jokerSuit), trump, led));
    this.trump = trump;
    this.jokerSuit = jokerSuit;
  }

  /** Returns all of them. */
  static ImmutableList<Trumps> all() {
    return ImmutableList.<Trumps>builder()
        .addAll(TRUMPS.values())
        .addAll(NOMINATED.values())
        .add(NONE)
        .build();
  }

  /** Returns the suits when one of them is trumps; the joker belongs to it. */
  public static Trumps of(Suit trump) {
    return requireNonNull(TRUMPS.get(trump));
  }

  /** Returns the suits without trumps when the joker belongs to one of them, or to none. */
  public static Trumps none(Optional<Suit> jokerSuit) {
    return jokerSuit.map(NOMINATED::get).orElse(NONE);
  }

  private static Optional<Suit> suit(
      PlayingCard card, Optional<Suit> trump, Optional<Suit> jokerSuit) {
    if (card.isJoker()) {
      return card.equals(X1) ? jokerSuit : Optional.empty(); // FIV-10, FIV-42, FIV-43
    }
    return isLeftBower(card, trump) ? trump : Optional.of(card.suit()); // FIV-10
  }

  private static int strength(
      PlayingCard card, Optional<Suit> suit, Optional<Suit> trump, Optional<Suit> led) { // FIV-37
    if (suit.isEmpty()) {
      return BEATS_ALL; // FIV-43
    }
    if (suit.equals(trump)) {
      return TRUMP + rank(card, trump);
    }
    return suit.equals(led) ? rank(card, trump) : -1;
  }

  private static int rank(PlayingCard card, Optional<Suit> trump) { // FIV-9, FIV-42
    if (card.isJoker()) {
      return JOKER;
    }
    if (isLeftBower(card, trump)) {
      return LEFT_BOWER;
    }
    boolean rightBower = trump.filter(card::is).isPresent() && card.is(Rank.JACK);
    return rightBower ? RIGHT_BOWER : PLAIN.strength(card, card);
  }

  private static boolean isLeftBower(PlayingCard card, Optional<Suit> trump) {
    return card.is(Rank.JACK) && trump.map(Suit::sameColor).filter(card::is).isPresent();
  }

  /** Returns the suit that the joker belongs to, or nothing if it belongs to none. */
  public Optional<Suit> jokerSuit() {
    return jokerSuit;
  }

  /** Tells whether a card is the joker and belongs to no suit. */
  public boolean isFreeJoker(PlayingCard card) {
    return card == X1 && jokerSuit.isEmpty();
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
