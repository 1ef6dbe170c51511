package io.github.spadille.engine.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.seat.Seats;
import java.util.List;
import org.junit.jupiter.api.Test;

class NumberMovesTest {
  private record Bid(int seat, int chips) implements Move {}

  private static final NumberMoves<Bid> CHIPS = NumberMoves.of(Bid::new);

  @Test
  void aRangeNamesEachNumber() {
    assertThat(CHIPS.range(3, 4, 6)).containsExactly(new Bid(3, 4), new Bid(3, 5), new Bid(3, 6));
    assertThat(CHIPS.range(15, 0, 0)).containsExactly(new Bid(15, 0));
    assertThat(CHIPS.range(3, 4, 3)).isEmpty();
    MoveList<Bid> range = CHIPS.range(3, 4, 6);
    assertThatThrownBy(() -> range.get(3)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> range.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void aRangeFollowsOtherMoves() {
    MoveList<Bid> first = MoveList.copyOf(List.of(new Bid(3, 90), new Bid(3, 80)));
    MoveList<Bid> all = CHIPS.range(first, 3, 4, 5);
    assertThat(all).containsExactly(new Bid(3, 90), new Bid(3, 80), new Bid(3, 4), new Bid(3, 5));
    assertThatThrownBy(() -> all.get(4)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThat(CHIPS.range(first, 3, 4, 3)).isSameAs(first);
    assertThat(CHIPS.range(first, 3, 255, 2_000)).hasSize(1_748).endsWith(new Bid(3, 2_000));
    assertThatThrownBy(() -> CHIPS.range(16, 0, 0)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> CHIPS.range(-1, 0, 0)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void usualMovesAreShared() {
    MoveList<Bid> range = CHIPS.range(1, 250, 260);
    assertThat(range).hasSize(11).endsWith(new Bid(1, 260));
    assertThat(range.get(5)).isEqualTo(new Bid(1, 255)).isSameAs(CHIPS.range(1, 255, 255).get(0));
    assertThat(range.get(6)).isEqualTo(new Bid(1, 256)).isNotSameAs(range.get(6));
  }

  @Test
  void aMoveIsSharedIfItIsUsual() {
    assertThat(CHIPS.get(0, 0)).isEqualTo(new Bid(0, 0)).isSameAs(CHIPS.get(0, 0));
    assertThat(CHIPS.get(15, 255)).isEqualTo(new Bid(15, 255)).isSameAs(CHIPS.get(15, 255));
    assertThat(CHIPS.get(15, 256)).isEqualTo(new Bid(15, 256));
    assertThat(CHIPS.get(2, -1)).isEqualTo(new Bid(2, -1));
    assertThat(CHIPS.get(16, 3)).isEqualTo(new Bid(16, 3));
    assertThat(CHIPS.get(-1, 3)).isEqualTo(new Bid(-1, 3));
  }

  @Test
  void aListNamesEachSeat() {
    NumberMoves<Bid> others = NumberMoves.of(Bid::new);
    assertThat(others.list(2, Seats.of(0, 4, 15)))
        .containsExactly(new Bid(2, 0), new Bid(2, 4), new Bid(2, 15));
    assertThat(others.list(2, Seats.none())).isEmpty();
    assertThat(others.list(2, Seats.of(7)).get(0)).isSameAs(others.list(2, Seats.of(7)).get(0));
  }
}
