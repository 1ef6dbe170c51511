package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCards.bag;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.PlayingCard;
import org.junit.jupiter.api.Test;

class MeldFinderTest {
  @Test
  void naturalMeldsOfAnySize() {
    assertThat(MeldFinder.melds(bag("5s 6s 7s 8s 2h"), noCards(), null))
        .containsExactlyInAnyOrder(bag("5s 6s 7s"), bag("6s 7s 8s"), bag("5s 6s 7s 8s"));
    assertThat(MeldFinder.naturalSequences(bag("5s 6s 7s 8h 8d 8c X1"), null))
        .containsExactly(bag("5s 6s 7s"));
  }

  @Test
  void wildMeldsOfThree() {
    assertThat(MeldFinder.melds(bag("5s 6s 9h X1"), noCards(), null))
        .containsExactly(bag("5s 6s X1"));
    assertThat(MeldFinder.melds(bag("5s X1 X2"), noCards(), null)).containsExactly(bag("5s X1 X2"));
    assertThat(MeldFinder.melds(bag("5s X1 X1"), noCards(), null)).containsExactly(bag("5s X1 X1"));
    assertThat(MeldFinder.melds(bag("X1 X1 X2"), noCards(), null)).isEmpty();
    assertThat(MeldFinder.melds(bag("5s 5s X1"), noCards(), null)).isEmpty();
    assertThat(MeldFinder.melds(bag("5s X1"), noCards(), null)).isEmpty();
  }

  @Test
  void aWildCardMayBeItself() {
    assertThat(MeldFinder.melds(bag("Ah X1 X2"), set("Ah Ad"), null))
        .containsExactly(bag("Ah X1 X2"));
    assertThat(MeldFinder.melds(bag("Ah Qh Kh"), set("Ah Ad"), null))
        .containsExactly(bag("Ah Qh Kh"));
    assertThat(MeldFinder.melds(bag("Ah 6h 7h"), set("Ah Ad"), null))
        .containsExactly(bag("Ah 6h 7h"));
  }

  @Test
  void withACardThatMustBeThere() {
    assertThat(MeldFinder.melds(bag("5s 6s Th Jh X1"), noCards(), PlayingCard.parse("Th")))
        .containsExactly(bag("Th Jh X1"));
    assertThat(MeldFinder.melds(bag("5s 6s Th Jh X1"), noCards(), PlayingCard.X1)).hasSize(2);
    assertThat(MeldFinder.naturalSequences(bag("5s 6s 7s"), PlayingCard.parse("8s"))).isEmpty();
  }
}
