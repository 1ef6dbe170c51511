package io.github.spadille.fishing;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.set;
import static io.github.spadille.fishing.BoardCards.BOARD_CARDS;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.PlayingCard;
import org.junit.jupiter.api.Test;

class BoardCardsTest {
  @Test
  void cardsAreNamedByRankThenBySuit() {
    assertThat(BoardCards.byRank(set("2s Ks Ah 2h Jd Ac 2c")).toString())
        .isEqualTo("[Ah, Ac, 2s, 2h, 2c, Jd, Ks]");
    assertThat(BOARD_CARDS.format(set("2s Ah"))).containsExactly("Ah", "2s");
    assertThat(BOARD_CARDS.told(set("2s Ah"))).isEqualTo(list("Ah 2s"));
  }

  @Test
  void jokersAreWrittenToo() {
    assertThat(BOARD_CARDS.format(set("X2 2s X1' X1"))).containsExactly("2s", "X1", "X2", "X1'");
  }

  @Test
  void cardsAreReadInAnyOrder() {
    assertThat(BOARD_CARDS.find(ImmutableList.of("2s", "Ah"))).hasValue(set("Ah 2s"));
    assertThat(BOARD_CARDS.rest()).isTrue();
  }

  @Test
  void aCardNamedTwiceIsRefused() {
    assertThat(BOARD_CARDS.find(ImmutableList.of("2s", "Ah", "2s"))).isEmpty();
    assertThat(BOARD_CARDS.find(ImmutableList.of("2s", "1h"))).isEmpty();
    assertThat(BOARD_CARDS.expected()).contains("none twice");
  }

  @Test
  void cardsAreReplacedOneByOne() {
    assertThat(
            BOARD_CARDS.mapCards(
                set("2s Ah"), card -> card.code().equals("2s") ? PlayingCard.parse("Kd") : card))
        .isEqualTo(set("Ah Kd"));
  }
}
