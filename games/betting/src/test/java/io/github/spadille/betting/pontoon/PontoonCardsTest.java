package io.github.spadille.betting.pontoon;

import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.spadille.betting.pontoon.PontoonHand.Status;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.testkit.Covers;
import org.junit.jupiter.api.Test;

class PontoonCardsTest {
  private static final PontoonCards PACK =
      PontoonCards.shuffled(list("2s 3s 4s 5s 6s 7s 8s 9s Ts"));

  /** Seats 0 and 1 play against seat 3 and have two cards each. */
  private static final PontoonCards OPENED =
      PACK.dealt(Seats.of(0, 1, 3), 3, seat -> 5 - seat, true);

  @Test
  @Covers({"PON-7", "PON-9"})
  void theBankerGetsTheLastCard() {
    PontoonCards dealt = PACK.dealt(Seats.of(0, 1, 3), 1, seat -> seat, false);
    assertThat(dealt.hands()).extracting(PontoonHand::seat).containsExactly(3, 0, 1);
    assertThat(dealt.hands()).extracting(PontoonHand::cards).hasToString("[2s, 3s, 4s]");
    assertThat(dealt.hands()).extracting(PontoonHand::bet).containsExactly(3, 0, 1);
    assertThat(dealt.pack()).isEqualTo(list("5s 6s 7s 8s 9s Ts"));
    assertThat(dealt.unseen()).isEqualTo(6);

    assertThat(OPENED.hands()).extracting(PontoonHand::cards).hasToString("[2s 5s, 3s 6s, 4s 7s]");
    assertThat(OPENED.hand(0).isUp(0)).isFalse();
    assertThat(OPENED.hand(0).isUp(1)).isTrue();
    assertThat(OPENED.pack()).isEqualTo(list("8s 9s Ts"));
  }

  @Test
  @Covers({"PON-24", "PON-33", "PON-38"})
  void lostHandsLieUnderThePack() {
    PontoonHand grown = OPENED.hand(0).twisting(OPENED.left(0));
    PontoonCards lost = OPENED.thrownIn(0, grown);
    assertThat(lost.pack()).isEqualTo(list("9s Ts 2s 5s 8s"));
    assertThat(lost.unseen()).isEqualTo(2);
    assertThat(lost.hand(0)).isEqualTo(grown.lost());
    assertThat(lost.left(1)).isEqualTo(PlayingCard.parse("Ts"));
    assertThat(lost.left(2)).isEqualTo(PlayingCard.parse("2s"));
    assertThat(lost.hasLeft(5)).isTrue();
    assertThat(lost.hasLeft(6)).isFalse();
    assertThat(OPENED.hasLeft(3)).isTrue();
    assertThat(OPENED.hasLeft(4)).isFalse();
    assertThat(lost.bet(0)).isEqualTo(5);
    assertThat(lost.bet(2)).isEqualTo(0);
  }

  @Test
  @Covers({"PON-39", "PON-41"})
  void allHandsGoUnderThePack() {
    PontoonHand grown = OPENED.hand(1).buying(OPENED.left(0), 4);
    PontoonCards gathered = OPENED.with(1, grown).gathered();
    assertThat(gathered.pack()).isEqualTo(list("9s Ts 2s 5s 3s 6s 8s 4s 7s"));
    assertThat(gathered.unseen()).isEqualTo(2);
    assertThat(gathered.count()).isEqualTo(0);
    assertThat(gathered)
        .isEqualTo(PontoonCards.of(gathered.pack(), 2, ImmutableList.of()))
        .hasSameHashCodeAs(PontoonCards.of(gathered.pack(), 2, ImmutableList.of()))
        .isNotEqualTo(PontoonCards.of(gathered.pack(), 3, ImmutableList.of()))
        .isNotEqualTo(PontoonCards.of(list("9s"), 1, ImmutableList.of()))
        .isNotEqualTo(PontoonCards.of(gathered.pack(), 2, OPENED.hands()));
    PontoonCards up = OPENED.turnedUp();
    assertThat(up.hand(2).isUp(0)).isTrue();
    assertThat(up.pack()).isEqualTo(OPENED.pack());
  }

  @Test
  @Covers({"PON-27", "PON-30"})
  void theOtherHalfOfASplitIsPlayedNext() {
    PontoonHand one = OPENED.hand(1).half(0).buying(OPENED.left(0), 0);
    PontoonHand other = OPENED.hand(1).half(1).buying(OPENED.left(1), 0);
    PontoonCards split = OPENED.split(1, one, other);
    assertThat(split.hands()).containsExactly(OPENED.hand(0), one, other, OPENED.hand(2));
    assertThat(split.count(1)).isEqualTo(2);
    assertThat(split.count(3)).isEqualTo(1);
    assertThat(split.pack()).isEqualTo(list("Ts"));
    assertThatThrownBy(() -> split.hand(4)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void theBankersHandIsNoPlayers() {
    assertThat(OPENED.with(2, OPENED.hand(2).with(Status.STUCK)).has(Status.STUCK)).isFalse();
    assertThat(OPENED.with(1, OPENED.hand(1).with(Status.STUCK)).has(Status.STUCK)).isTrue();
  }
}
