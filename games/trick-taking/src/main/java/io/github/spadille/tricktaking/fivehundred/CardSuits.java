package io.github.spadille.tricktaking.fivehundred;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.card.PlayingCard.FAMILY;

import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.tricktaking.Trick;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntBiFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Which suit each card belongs to, and who wins a trick, where cards change their suit: bowers, or
 * jokers that belong to the trumps or to no suit.
 *
 * <p>Two functions say both; they are asked once for each card and each suit that can be led. In
 * every trick there must be one strongest card: two cards of one pack that can win a trick are
 * never equally strong. Immutable.
 */
class CardSuits implements Trick.Order {
  private static final ImmutableList<Optional<Suit>> SUITS =
      Stream.concat(
              Arrays.stream(Suit.values()).map(Optional::of), Stream.of(Optional.<Suit>empty()))
          .collect(toImmutableList());

  private static final int INDEX_BITS = 7;
  private static final int INDEX = (1 << INDEX_BITS) - 1;

  private final int[] suits; // by the index of a card: where its suit stands in SUITS
  private final ImmutableList<CardSet<PlayingCard>> cards; // of each suit

  // By the suit led and the index of a card: its strength and, below it, the index.
  private final int[][] strengths;

  /**
   * Creates the suits of all cards.
   *
   * @param suit the suit of a card, or nothing if it belongs to none
   * @param strength the strength of a card when a suit is led, or a card that belongs to none; a
   *     card that cannot win is negative
   */
  CardSuits(
      Function<PlayingCard, Optional<Suit>> suit,
      ToIntBiFunction<PlayingCard, Optional<Suit>> strength) {
    this.suits =
        FAMILY.cards().stream().mapToInt(card -> SUITS.indexOf(suit.apply(card))).toArray();
    this.cards = SUITS.stream().map(this::collect).collect(toImmutableList());
    this.strengths =
        SUITS.stream()
            .map(
                led ->
                    FAMILY.cards().stream()
                        .mapToInt(
                            card -> strength.applyAsInt(card, led) << INDEX_BITS | card.index())
                        .toArray())
            .toArray(int[][]::new);
  }

  private CardSet<PlayingCard> collect(Optional<Suit> suit) {
    return CardSet.copyOf(
        FAMILY, Collections2.filter(FAMILY.cards(), card -> suitOf(card).equals(suit)));
  }

  /** Returns the suit that a card belongs to, or nothing if it belongs to none. */
  final Optional<Suit> suitOf(PlayingCard card) {
    return SUITS.get(suits[card.index()]);
  }

  /** Returns all cards that belong to a suit. */
  final CardSet<PlayingCard> cardsOf(Suit suit) {
    return cards.get(suit.ordinal());
  }

  @Override
  public final int strength(PlayingCard card, PlayingCard led) {
    return strengths[suits[led.index()]][card.index()] >> INDEX_BITS;
  }

  @Override
  public final @Nullable PlayingCard strongest(CardSet<PlayingCard> cards, PlayingCard led) {
    int[] strengths = this.strengths[suits[led.index()]];
    int strongest = -1;
    for (long rest = cards.low(); rest != 0; rest &= rest - 1) {
      strongest = Math.max(strongest, strengths[Long.numberOfTrailingZeros(rest)]);
    }
    return strongest < 0 ? null : FAMILY.card(strongest & INDEX);
  }
}
