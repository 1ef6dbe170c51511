package io.github.spadille.stops.crazyeights;

import static io.github.spadille.engine.card.PlayingCards.jokerMask;
import static io.github.spadille.engine.card.PlayingCards.rankMask;
import static io.github.spadille.engine.card.PlayingCards.suitMask;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import java.util.ArrayList;
import java.util.List;

/** Which cards match a card. */
final class Matching {
  private static final long WILD = rankMask(Rank.EIGHT) | jokerMask(); // CRE-10, CRE-12
  private static final long EVERY_CARD = -1L;
  private static final List<CardSet<PlayingCard>> BY_INDEX = byIndex();

  private Matching() {}

  /** Returns the cards, with the first back, that may be played where a card is to be matched. */
  static CardSet<PlayingCard> with(PlayingCard toMatch) {
    return BY_INDEX.get(toMatch.index());
  }

  private static List<CardSet<PlayingCard>> byIndex() {
    List<CardSet<PlayingCard>> sets = new ArrayList<>();
    for (PlayingCard card : PlayingCard.FAMILY.cards()) {
      long matching =
          card.isJoker()
              ? EVERY_CARD // CRE-12
              : suitMask(card.suit()) | rankMask(card.rank()) | WILD; // CRE-8, CRE-13
      sets.add(CardSet.ofBits(PlayingCard.FAMILY, matching, 0));
    }
    return List.copyOf(sets);
  }
}
