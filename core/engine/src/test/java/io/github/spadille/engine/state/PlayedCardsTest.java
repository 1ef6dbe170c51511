package io.github.spadille.engine.state;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Splitter;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.seat.Seats;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlayedCardsTest {
  private static final PlayedCards<PlayingCard> NONE = PlayedCards.none(FAMILY);

  /** More than two words hold, with a card that was played twice. */
  private static final String MANY = "2:Kh 0:As 2:3c 1:2s 2:Ah 15:7d 0:7d 0:X1 2:4c 1:6s 0:7s 1:8d";

  /** Reads what {@link PlayedCards#toString} writes. */
  private static PlayedCards<PlayingCard> played(String text) {
    PlayedCards<PlayingCard> played = NONE;
    for (String play : Splitter.on(' ').split(text)) {
      played = played.plus(seat(play), card(play));
    }
    return played;
  }

  private static int seat(String play) {
    return Integer.parseInt(play.substring(0, play.indexOf(':')));
  }

  private static PlayingCard card(String play) {
    return PlayingCard.parse(play.substring(play.indexOf(':') + 1));
  }

  @Test
  void nothingIsPlayedAtFirst() {
    assertThat(NONE.isEmpty()).isTrue();
    assertThat(NONE.of(0)).isEmpty();
    assertThat(NONE).hasToString("").isEqualTo(PlayedCards.none(FAMILY));
    assertThat(played("0:As").isEmpty()).isFalse();
  }

  @Test
  void cardsLieInFrontOfThoseWhoPlayedThemInOrder() {
    PlayedCards<PlayingCard> played = played(MANY);
    assertThat(played.of(0)).isEqualTo(list("As 7d X1 7s"));
    assertThat(played.of(1)).isEqualTo(list("2s 6s 8d"));
    assertThat(played.of(2)).isEqualTo(list("Kh 3c Ah 4c"));
    assertThat(played.of(15)).isEqualTo(list("7d"));
    assertThat(played.of(3)).isEmpty();
    assertThat(played.of(16)).isEmpty();
    assertThat(played.set(0)).isEqualTo(set("As 7d X1 7s"));
    assertThat(played.perSeat(2)).containsExactly(list("As 7d X1 7s"), list("2s 6s 8d"));
    assertThat(played).hasToString(MANY);
  }

  @Test
  void cardsOfATrickAreAddedAtOnce() {
    List<String> plays = Splitter.on(' ').splitToList(MANY);
    for (int before = 0; before <= plays.size(); before++) {
      PlayedCards<PlayingCard> played = NONE;
      for (String play : plays.subList(0, before)) {
        played = played.plus(seat(play), card(play));
      }
      List<String> trick = plays.subList(before, plays.size());
      CardList.Builder<PlayingCard> cards = CardList.builder(FAMILY, trick.size());
      trick.forEach(play -> cards.add(card(play)));
      assertThat(played.plus(cards.build(), place -> seat(trick.get(place))))
          .isEqualTo(played(MANY))
          .hasSameHashCodeAs(played(MANY));
    }
    PlayedCards<PlayingCard> played = played("0:As");
    assertThat(played.plus(list(""), place -> 0)).isSameAs(played);
  }

  @Test
  void eachCardWasPlayedByASeat() {
    PlayedCards<PlayingCard> played = played(MANY);
    assertThat(played.by(PlayingCard.parse("Kh"))).isEqualTo(2);
    assertThat(played.by(PlayingCard.parse("As"))).isZero();
    assertThat(played.by(PlayingCard.parse("7d"))).as("the latest").isZero();
    assertThat(played.by(PlayingCard.parse("3d"))).isEqualTo(Seats.NOBODY);
    assertThat(NONE.by(PlayingCard.parse("As"))).isEqualTo(Seats.NOBODY);
  }

  @Test
  void aCardIsKnownByItsBack() {
    PlayingCard back = PlayingCard.parse("As'");
    PlayedCards<PlayingCard> played = played("1:As");
    assertThat(played.has(PlayingCard.parse("As"))).isTrue();
    assertThat(played.has(PlayingCard.parse("Ad"))).isFalse();
    assertThat(played.has(back)).isFalse();
    assertThat(played.plus(0, back).has(back)).isTrue();
    assertThat(played.plus(0, back).set(0)).containsExactly(back);
    assertThat(NONE.plus(0, back).has(PlayingCard.parse("As"))).isFalse();
  }

  @Test
  void allCardsThatWerePlayedAreKnown() {
    PlayedCards<PlayingCard> played = NONE;
    for (PlayingCard card : FAMILY.cards()) {
      assertThat(played.has(card)).as("%s", card).isFalse();
      played = played.plus(card.index() % 16, card);
      assertThat(played.has(card)).as("%s", card).isTrue();
    }
    for (PlayingCard card : FAMILY.cards()) {
      assertThat(played.by(card)).as("%s", card).isEqualTo(card.index() % 16);
    }
  }

  @Test
  void cardsBeforeTheSameOnesCount() {
    String latest = "0:As 1:2s 2:3s 3:4s 4:5s";
    assertThat(played("0:6s 1:7s 2:8s 3:9s 4:Ts " + latest)).isNotEqualTo(played(latest));
    assertThat(played(latest)).isNotEqualTo(played("0:6s 1:7s 2:8s 3:9s 4:Ts " + latest));
  }

  @Test
  void equalityIsThatOfSeatsCardsAndOrder() {
    PlayedCards<PlayingCard> played = played("2:Kh 0:As 1:2s");
    assertThat(played)
        .isEqualTo(played("2:Kh 0:As 1:2s"))
        .hasSameHashCodeAs(played("2:Kh 0:As 1:2s"));
    assertThat(played)
        .isNotEqualTo(played("2:Kh 0:As"))
        .isNotEqualTo(played("0:Kh 0:As 1:2s"))
        .isNotEqualTo(played("2:Kh 0:As 0:2s"))
        .isNotEqualTo(played("2:As 0:Kh 1:2s"))
        .isNotEqualTo(set("Kh As 2s"));
    assertThat(played.plus(0, PlayingCard.parse("3d"))).doesNotHaveSameHashCodeAs(played);
    assertThat(played(MANY)).isNotEqualTo(played(MANY.replace("0:As", "1:As")));
    assertThat(played(MANY)).isNotEqualTo(played(MANY + " 0:2h"));
  }

  @Test
  void noOtherSeatPlays() {
    PlayingCard card = PlayingCard.parse("As");
    assertThatThrownBy(() -> NONE.plus(16, card)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> NONE.plus(-1, card)).isInstanceOf(IndexOutOfBoundsException.class);
  }
}
