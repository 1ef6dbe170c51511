package io.github.spadille.stops;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class PlayedCardsTest {
  /** Reads what {@link PlayedCards#toString} writes. */
  private static PlayedCards played(String text) {
    PlayedCards played = PlayedCards.none();
    for (String play : text.split(" ")) {
      int seat = Integer.parseInt(play.substring(0, 1));
      played = played.plus(seat, PlayingCard.parse(play.substring(2)));
    }
    return played;
  }

  @Test
  void nothingIsPlayedAtFirst() {
    assertThat(PlayedCards.none().isEmpty()).isTrue();
    assertThat(PlayedCards.none().of(0)).isEmpty();
    assertThat(PlayedCards.none()).hasToString("");
    assertThat(played("0:As").isEmpty()).isFalse();
  }

  @Test
  void cardsLieInFrontOfThoseWhoPlayedThemInOrder() {
    PlayedCards played = played("2:Kh 0:As 2:3c 1:2s 2:Ah");
    assertThat(played.of(0)).isEqualTo(list("As"));
    assertThat(played.of(1)).isEqualTo(list("2s"));
    assertThat(played.of(2)).isEqualTo(list("Kh 3c Ah"));
    assertThat(played.of(3)).isEmpty();
    assertThat(played).hasToString("2:Kh 0:As 2:3c 1:2s 2:Ah");
  }

  @Test
  void eachCardWasPlayedByASeat() {
    PlayedCards played = played("2:Kh 0:As 2:3c");
    assertThat(played.by(PlayingCard.parse("Kh"))).isEqualTo(2);
    assertThat(played.by(PlayingCard.parse("As"))).isZero();
    assertThat(played.by(PlayingCard.parse("3c"))).isEqualTo(2);
    assertThat(played.by(PlayingCard.parse("3d"))).isEqualTo(Seats.NOBODY);
    assertThat(PlayedCards.none().by(PlayingCard.parse("As"))).isEqualTo(Seats.NOBODY);
  }

  @Test
  void aCardIsPlayedOnce() {
    PlayedCards played = played("1:As");
    PlayingCard back = PlayingCard.parse("As'");
    assertThat(played.has(PlayingCard.parse("As"))).isTrue();
    assertThat(played.has(PlayingCard.parse("Ad"))).isFalse();
    assertThat(played.has(back)).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> played.plus(0, PlayingCard.parse("As")))
        .withMessage("As cannot be played after 1:As");
    assertThatIllegalArgumentException().isThrownBy(() -> PlayedCards.none().plus(0, back));
  }

  @Test
  void equalityIsThatOfSeatsCardsAndOrder() {
    PlayedCards played = played("2:Kh 0:As 1:2s");
    assertThat(played)
        .isEqualTo(played("2:Kh 0:As 1:2s"))
        .hasSameHashCodeAs(played("2:Kh 0:As 1:2s"));
    assertThat(played)
        .isNotEqualTo(played("2:Kh 0:As"))
        .isNotEqualTo(played("0:Kh 0:As 1:2s"))
        .isNotEqualTo(played("2:Kh 0:As 0:2s"))
        .isNotEqualTo(played("2:As 0:Kh 1:2s"))
        .isNotEqualTo(set("Kh As 2s"));
    assertThat(played.plus(0, PlayingCard.parse("3d")))
        .isEqualTo(played.plus(0, PlayingCard.parse("3d")))
        .doesNotHaveSameHashCodeAs(played);
  }

  @Test
  void eachSeatHasAPileOpenToAll() {
    Table table = played("2:Kh 0:As 2:3c").addTo(Table.builder(), "played", 3).build();
    assertThat(table.piles())
        .containsExactly(
            pile("played.0", 0, "As"), pile("played.1", 1, ""), pile("played.2", 2, "Kh 3c"));
  }

  private static Pile pile(String name, int owner, String cards) {
    return new Pile(name, OptionalInt.of(owner), Pile.Order.TOP_LAST, list(cards), Audience.ALL);
  }
}
