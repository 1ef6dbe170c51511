package io.github.spadille.stops.crates;

import static com.google.common.collect.Maps.immutableEnumMap;
import static io.github.spadille.engine.card.PlayingCards.allOf;
import static io.github.spadille.engine.card.PlayingCards.noCards;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * What the cards of each rank do when they are played.
 *
 * <p>All else follows from this table: which cards name a suit, which go on with a sequence of
 * twos, who draws, and where the turn goes. A variant begins with another one:
 *
 * <pre>{@code
 * super(seats, options, Effects.of(seats).with(Rank.QUEEN, Effect.SKIPS_NEXT));
 * }</pre>
 *
 * <p>Immutable.
 */
public final class Effects {
  private final ImmutableMap<Rank, Effect> byRank;
  private final CardSet<PlayingCard> namers;
  private final CardSet<PlayingCard> sequenceCards;

  private Effects(Map<Rank, Effect> byRank) {
    this.byRank = immutableEnumMap(byRank);
    this.namers = cards(Effect::namesSuit);
    this.sequenceCards = cards(Effect::goesOnWithSequence);
  }

  private CardSet<PlayingCard> cards(Predicate<Effect> condition) {
    CardSet<PlayingCard> cards = noCards();
    for (Map.Entry<Rank, Effect> row : byRank.entrySet()) {
      cards = condition.test(row.getValue()) ? cards.union(allOf(row.getKey())) : cards;
    }
    return cards;
  }

  /** Returns what cards do at a table with so many seats. */
  public static Effects of(int seats) {
    boolean two = seats == 2;
    boolean few = seats <= 3;
    return new Effects(
        ImmutableMap.<Rank, Effect>builder()
            .put(Rank.ACE, Effect.ACE_IN_SEQUENCE) // CRT-15, CRT-23, CRT-24
            .put(Rank.TWO, Effect.TWO_IN_SEQUENCE) // CRT-22, CRT-23, CRT-24
            .put(Rank.THREE, Effect.NONE) // CRT-15
            .put(Rank.FOUR, Effect.SKIPS_NEXT) // CRT-28
            .put(Rank.FIVE, Effect.ALL_OTHERS_DRAW) // CRT-29
            .put(Rank.SIX, Effect.MUST_BE_COVERED) // CRT-30, CRT-31
            .put(Rank.SEVEN, few ? Effect.NEXT_DRAWS : Effect.AFTER_NEXT_DRAWS) // CRT-34
            .put(Rank.EIGHT, Effect.NAMES_ANY_SUIT) // CRT-6, CRT-35
            .put(Rank.NINE, Effect.NAMES_SUIT_OF_COLOUR) // CRT-6, CRT-35
            .put(Rank.TEN, two ? Effect.NONE : Effect.REVERSES) // CRT-36
            .put(Rank.JACK, few ? Effect.BEFORE_DRAWS : Effect.NONE) // CRT-37
            .put(Rank.QUEEN, Effect.NONE) // CRT-15
            .put(Rank.KING, Effect.NONE) // CRT-15
            .buildOrThrow());
  }

  /** Returns this table with another effect of the cards of a rank. */
  public Effects with(Rank rank, Effect effect) {
    Map<Rank, Effect> changed = new EnumMap<>(byRank);
    changed.put(rank, effect);
    return new Effects(changed);
  }

  /** Returns what the cards of a rank do. */
  public Effect of(Rank rank) {
    return Objects.requireNonNull(byRank.get(rank));
  }

  /** Returns the cards with which a suit is named. */
  public CardSet<PlayingCard> namers() {
    return namers;
  }

  /** Returns the cards that may be played while a sequence of twos runs. */
  public CardSet<PlayingCard> sequenceCards() {
    return sequenceCards;
  }
}
