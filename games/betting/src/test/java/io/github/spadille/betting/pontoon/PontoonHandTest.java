package io.github.spadille.betting.pontoon;

import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.betting.pontoon.PontoonHand.Status;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.words.Words;
import io.github.spadille.testkit.Covers;
import java.util.List;
import org.junit.jupiter.api.Test;

class PontoonHandTest {
  private static final PlayingCard CARD = PlayingCard.parse("9c");

  /** Returns a hand of seat 0 with a bet of one chip, all of whose cards lie face down. */
  static PontoonHand hand(String cards) {
    return hand(list(cards), 1);
  }

  private static PontoonHand hand(List<PlayingCard> cards, int bet) {
    return PontoonHand.of(0, bet, CARD).with(cards);
  }

  @Test
  void differsByEveryPart() {
    PontoonHand hand = hand("2s 3d");
    assertThat(hand)
        .isEqualTo(hand("2s 3d"))
        .isNotEqualTo(hand("3d 2s"))
        .isNotEqualTo(hand("2s"))
        .isNotEqualTo(hand.turnedUp())
        .isNotEqualTo(hand.with(Status.STUCK))
        .isNotEqualTo(hand.settled())
        .isNotEqualTo(hand(list("2s 3d"), 2))
        .isNotEqualTo(PontoonHand.of(1, 1, CARD).with(list("2s 3d")))
        .hasToString("2s 3d, 1 chips, OPEN");
    assertThat(hand.hashCode()).isNotEqualTo(hand("3d 2s").hashCode());
    assertThat(hand.settled()).isNotEqualTo(hand.paid());
    assertThat(hand.buying(CARD, 0))
        .isNotEqualTo(hand.opened(CARD))
        .isNotEqualTo(hand.buying(CARD, 3));
  }

  @Test
  void countsWhatItHolds() {
    PontoonHand hand = hand("As 5d").buying(PlayingCard.parse("Kh"), 3);
    assertThat(hand.low()).isEqualTo(16);
    assertThat(hand.total()).isEqualTo(16);
    assertThat(hand.bet()).isEqualTo(1);
    assertThat(hand.stake()).isEqualTo(4);
    assertThat(hand.with(list("Ac 2c")).total()).isEqualTo(13);
    assertThat(hand.settled().stake()).isEqualTo(0);
    assertThat(hand.settled().bet()).isEqualTo(1);
    assertThat(hand.settled().cards()).isEqualTo(hand.cards());
    assertThat(hand("8s 8d").half(1))
        .isEqualTo(PontoonHand.of(0, 1, PlayingCard.parse("8d")).turnedUp());
  }

  @Test
  void cardsLieWhereTheyCame() {
    PontoonHand hand = PontoonHand.of(0, 1, CARD).opened(CARD).buying(CARD, 1).twisting(CARD);
    assertThat(hand.status()).isEqualTo(Status.TWISTED);
    assertThat(List.of(hand.isUp(0), hand.isUp(1), hand.isUp(2), hand.isUp(3)))
        .containsExactly(false, true, false, true);
    PontoonHand other = hand.with(list("2s 3s 4s 5s"));
    assertThat(List.of(other.isUp(0), other.isUp(1), other.isUp(2), other.isUp(3)))
        .containsExactly(false, true, false, true);
  }

  @Test
  @Covers("PON-16")
  void aPontoonShowsItsAceOnly() {
    PontoonHand first = hand("Ad Ks").declared();
    assertThat(first.isUp(0)).isTrue();
    assertThat(first.isUp(1)).isFalse();
    assertThat(first.status()).isEqualTo(Status.PONTOON);
    PontoonHand second = hand("Ks Ad").declared();
    assertThat(second.isUp(0)).isFalse();
    assertThat(second.isUp(1)).isTrue();
  }

  @Test
  @Covers("PON-12")
  void whatAHandIsWorth() {
    Words words = Pontoon.GAME.words();
    assertThat(words.text(hand("Ts 6d").worth())).isEqualTo("16");
    assertThat(words.text(hand("Ts Ad").worth())).isEqualTo("21");
    assertThat(words.text(hand("Ts Ad").declared().worth())).isEqualTo("a pontoon");
    assertThat(words.text(hand("2s 2d 3s 3d As").worth())).isEqualTo("a five-card trick");
    assertThat(words.text(hand("Ts 9d 5s").worth())).isEqualTo("a bust hand");
  }

  @Test
  void aLostHandShowsNothingOfItsCards() {
    PontoonHand lost = hand(list("Ks 5d 9h"), 4).lost();
    assertThat(lost.cards()).isEmpty();
    assertThat(lost.size()).isEqualTo(0);
    assertThat(lost.low()).isEqualTo(0);
    assertThat(lost.stake()).isEqualTo(0);
    assertThat(lost.isAbove()).isFalse();
    assertThat(lost.isPair()).isFalse();
    assertThat(lost.turnedUp()).isEqualTo(lost);
    assertThatThrownBy(() -> lost.card(0)).isInstanceOf(IndexOutOfBoundsException.class);
    PontoonHand other = hand(list("2s 2d"), 4).lost();
    assertThat(lost).isEqualTo(other).hasSameHashCodeAs(other).hasToString(other.toString());
  }
}
