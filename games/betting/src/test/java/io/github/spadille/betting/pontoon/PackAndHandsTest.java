package io.github.spadille.betting.pontoon;

import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.PlayingCard;
import org.junit.jupiter.api.Test;

class PackAndHandsTest {
  private final PontoonHand none = PontoonHand.of(0, 1, PlayingCard.parse("As")).lost();
  private final PackAndHands pack = PackAndHands.of(list("2s 3s 4s 5s 6s 7s 8s 9s Ts"), 9);
  private final PackAndHands dealt =
      pack.with(new PontoonHand[] {hand("2s 5s"), hand("3s 6s"), hand("4s 7s")});

  private PontoonHand hand(String cards) {
    PontoonHand hand = none;
    for (PlayingCard card : list(cards)) {
      hand = hand.twisting(card);
    }
    return hand;
  }

  @Test
  void whatHandsHaveIsDrawn() {
    assertThat(pack.count()).isEqualTo(0);
    assertThat(dealt.count()).isEqualTo(3);
    assertThat(dealt.hands()).containsExactly(hand("2s 5s"), hand("3s 6s"), hand("4s 7s"));
    assertThat(dealt.pack()).isEqualTo(list("8s 9s Ts"));
    assertThat(dealt.unseen()).isEqualTo(3);
    assertThat(dealt)
        .hasToString(
            "8s 9s Ts, [2s 5s, 0 chips, TWISTED, 3s 6s, 0 chips, TWISTED, 4s 7s, 0 chips,"
                + " TWISTED]");

    PackAndHands drawn = dealt.with(1, dealt.hand(1).twisting(dealt.left(0)));
    assertThat(drawn.hands()).containsExactly(hand("2s 5s"), hand("3s 6s 8s"), hand("4s 7s"));
    assertThat(drawn.pack()).isEqualTo(list("9s Ts"));
    assertThat(drawn.unseen()).isEqualTo(2);
    assertThat(dealt.hand(1)).isEqualTo(hand("3s 6s"));

    PackAndHands more =
        drawn.with(
            new PontoonHand[] {hand("2s 9s"), hand("5s Ts"), hand("3s 6s 8s"), hand("4s 7s")});
    assertThat(more.count()).isEqualTo(4);
    assertThat(more.pack()).isEmpty();
    assertThatThrownBy(() -> more.hand(4)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void handsThatAreThrownInLieUnderThePack() {
    PackAndHands lost = dealt.thrownIn(0, hand("2s 5s 8s"), none);
    assertThat(lost.pack()).isEqualTo(list("9s Ts 2s 5s 8s"));
    assertThat(lost.unseen()).isEqualTo(2);
    assertThat(lost.hand(0)).isEqualTo(none);
    assertThat(dealt.hand(0)).isEqualTo(hand("2s 5s"));
    assertThat(lost.left(0)).isEqualTo(PlayingCard.parse("9s"));
    assertThat(lost.left(1)).isEqualTo(PlayingCard.parse("Ts"));
    assertThat(lost.left(2)).isEqualTo(PlayingCard.parse("2s"));
    assertThat(lost.left(4)).isEqualTo(PlayingCard.parse("8s"));
    assertThatThrownBy(() -> lost.left(5)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThat(lost.hasLeft(2)).isTrue();
    assertThat(lost.hasLeft(5)).isTrue();
    assertThat(lost.hasLeft(6)).isFalse();
    assertThat(dealt.hasLeft(3)).isTrue();
    assertThat(dealt.hasLeft(4)).isFalse();

    PackAndHands next = lost.thrownIn(1, hand("3s 6s 9s Ts"), none);
    assertThat(next.pack()).isEqualTo(list("2s 5s 8s 3s 6s 9s Ts"));
    assertThat(next.unseen()).isEqualTo(0);
    PackAndHands again = next.with(2, hand("4s 7s 2s"));
    assertThat(again.pack()).isEqualTo(list("5s 8s 3s 6s 9s Ts"));
    assertThat(again.unseen()).isEqualTo(0);
    assertThat(again.hasLeft(6)).isTrue();
    assertThat(again.hasLeft(7)).isFalse();
  }

  @Test
  void allHandsGoUnderThePackInTheirOrder() {
    PackAndHands gathered =
        dealt.thrownIn(0, hand("2s 5s"), none).with(1, hand("3s 6s 8s")).gathered();
    assertThat(gathered.pack()).isEqualTo(list("9s Ts 2s 5s 3s 6s 8s 4s 7s"));
    assertThat(gathered.unseen()).isEqualTo(2);
    assertThat(gathered.hands()).isEmpty();
    assertThat(gathered)
        .isEqualTo(PackAndHands.of(gathered.pack(), 2))
        .hasSameHashCodeAs(PackAndHands.of(gathered.pack(), 2))
        .isNotEqualTo(PackAndHands.of(gathered.pack(), 3))
        .isNotEqualTo(PackAndHands.of(list("9s Ts"), 2))
        .isNotEqualTo(PackAndHands.of(gathered.pack(), 2, none));
  }

  @Test
  void equalHowEverItCameThere() {
    assertThat(dealt)
        .isEqualTo(PackAndHands.of(dealt.pack(), 3, hand("2s 5s"), hand("3s 6s"), hand("4s 7s")))
        .isNotEqualTo(pack);
    assertThat(dealt.hashCode()).isNotEqualTo(pack.hashCode());
  }
}
