package io.github.spadille.fishing.stealingbundles;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.hasRank;
import static io.github.spadille.engine.card.PlayingCards.noCards;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import java.util.Arrays;
import java.util.stream.IntStream;

/** The sets of cards of one rank, each made once: a list of captures then makes none. */
final class EqualRanks {
  private static final Suit[] SUITS = Suit.values();
  private static final int RANKS = 13; // from the ace to the king

  /** By rank, and by the suits, a bit for each. */
  private static final ImmutableList<ImmutableList<CardSet<PlayingCard>>> SETS =
      Arrays.stream(Rank.values()).limit(RANKS).map(EqualRanks::ofRank).collect(toImmutableList());

  private EqualRanks() {}

  private static ImmutableList<CardSet<PlayingCard>> ofRank(Rank rank) {
    return IntStream.range(0, 1 << SUITS.length)
        .mapToObj(suits -> cards(rank, suits))
        .collect(toImmutableList());
  }

  private static CardSet<PlayingCard> cards(Rank rank, int suits) {
    CardSet<PlayingCard> cards = CardSet.empty(FAMILY);
    for (Suit suit : SUITS) {
      boolean among = (suits >> suit.ordinal() & 1) != 0;
      cards = among ? cards.with(PlayingCard.of(rank, suit)) : cards;
    }
    return cards;
  }

  /** Returns those of some cards of one pack that have a rank. */
  static CardSet<PlayingCard> among(CardSet<PlayingCard> cards, Rank rank) {
    if (!hasRank(cards, rank)) { // most often so
      return noCards();
    }
    int suits = 0;
    for (Suit suit : SUITS) {
      suits |= cards.contains(PlayingCard.of(rank, suit)) ? 1 << suit.ordinal() : 0;
    }
    return SETS.get(rank.ordinal()).get(suits);
  }
}
