package io.github.spadille.stops;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import org.junit.jupiter.api.Test;

class MatchingTest {
  private static final CardSet<PlayingCard> ALL = CardSet.allOf(PlayingCard.FAMILY);

  @Test
  void cardsMatchBySuitOrByRank() {
    Matching matching = new Matching(noCards());
    for (PlayingCard card : PlayingCard.FAMILY.cards()) {
      for (PlayingCard other : PlayingCard.FAMILY.cards()) {
        boolean matches =
            card.isJoker()
                || !other.isJoker() && (other.suit() == card.suit() || other.rank() == card.rank());
        assertThat(matching.with(card).contains(other))
            .as("%s on %s", other, card)
            .isEqualTo(matches);
      }
    }
  }

  @Test
  void wildCardsMatchEveryCard() {
    CardSet<PlayingCard> wild = set("8c Jh X1");
    Matching matching = new Matching(wild);
    for (PlayingCard card : PlayingCard.FAMILY.cards()) {
      assertThat(matching.with(card).intersect(wild)).as("on %s", card).isEqualTo(wild);
    }
    assertThat(matching.with(PlayingCard.X1)).isEqualTo(ALL);
    assertThat(matching.with(PlayingCard.parse("2d")).size())
        .isEqualTo(new Matching(noCards()).with(PlayingCard.parse("2d")).size() + wild.size());
  }

  @Test
  void aSuitThatWasNamedIsMatchedBesideTheRank() {
    Matching matching = new Matching(noCards());
    assertThat(matching.with(Suit.HEARTS, Rank.EIGHT))
        .isEqualTo(matching.with(PlayingCard.parse("8h")));
  }
}
