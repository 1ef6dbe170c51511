package io.github.spadille.engine.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet.Line;
import org.junit.jupiter.api.Test;

class StakesTest {
  private static final Stakes START =
      Stakes.of(ScoreSheet.empty(3).add(0, "MYG-2", Seats.all(3), 50));

  private static ImmutableLongArray chips(Stakes stakes) {
    return stakes.sheet().totals();
  }

  @Test
  void whatIsPaidLiesInThePot() {
    Stakes stakes = START.pay(1, "MYG-5", Seats.all(3), 2).pay(1, "MYG-19", 1, 1);
    assertThat(chips(stakes)).isEqualTo(ImmutableLongArray.of(48, 47, 48));
    assertThat(stakes.pot()).isEqualTo(7);
    assertThat(stakes.all()).isEqualTo(150);
    assertThat(stakes.sheet().lines()).endsWith(Line.of(1, "MYG-19", Seats.of(1), -1));
  }

  @Test
  void aReasonIsTold() {
    Stakes stakes = START.pay(1, "MYG-7", "late", 2, 4);
    assertThat(stakes.sheet().lines()).endsWith(new Line(1, "MYG-7", "late", Seats.of(2), -4));
    assertThat(stakes.pot()).isEqualTo(4);
  }

  @Test
  void onePaysAnother() {
    Stakes stakes = START.pay(1, "MYG-6", 0, 2, 60);
    assertThat(chips(stakes)).isEqualTo(ImmutableLongArray.of(-10, 50, 110));
    assertThat(stakes.pot()).isZero();
    assertThat(stakes.all()).isEqualTo(150);
  }

  @Test
  void oneTakesThePot() {
    Stakes stakes = START.pay(1, "MYG-5", Seats.all(3), 5).takePot(1, "MYG-26", 2);
    assertThat(chips(stakes)).isEqualTo(ImmutableLongArray.of(45, 45, 60));
    assertThat(stakes.pot()).isZero();
    assertThat(stakes.all()).isEqualTo(150);
  }

  @Test
  void someTakeEqualPartsOfThePot() {
    Stakes stakes = START.pay(1, "MYG-5", 0, 11).take(1, "MYG-9", Seats.of(1, 2), 5);
    assertThat(chips(stakes)).isEqualTo(ImmutableLongArray.of(39, 55, 55));
    assertThat(stakes.pot()).isEqualTo(1);
    assertThat(stakes.sheet().lines()).endsWith(Line.of(1, "MYG-9", Seats.of(1, 2), 5));
    assertThat(stakes.take(1, "MYG-9", Seats.of(0), 1).pot()).isZero();
    assertThat(stakes.take(1, "MYG-9", Seats.of(0), 0)).isEqualTo(stakes);
    assertThatThrownBy(() -> stakes.take(1, "MYG-9", Seats.of(0, 1), 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("2 chips of a pot of 1");
    assertThatThrownBy(() -> stakes.take(1, "MYG-9", Seats.of(0), -1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void nothingPaidLeavesNoLine() {
    assertThat(START.pay(1, "MYG-5", 0, 0)).isSameAs(START);
    assertThat(START.pay(1, "MYG-5", Seats.all(3), 0)).isSameAs(START);
    assertThat(START.pay(1, "MYG-5", 0, 1, 0)).isSameAs(START);
    assertThat(START.takePot(1, "MYG-26", 0)).isSameAs(START);
  }

  @Test
  void someSeatsHaveEnough() {
    Stakes stakes = START.pay(1, "MYG-6", 0, 2, 60);
    assertThat(stakes.able(Seats.all(3), 50)).isEqualTo(Seats.of(1, 2));
    assertThat(stakes.able(Seats.of(0, 1), 51)).isEmpty();
    assertThat(stakes.able(Seats.all(3), -10)).isEqualTo(Seats.all(3));
    assertThat(stakes.most(Seats.all(3))).isEqualTo(110);
    assertThat(stakes.most(Seats.of(0, 1))).isEqualTo(50);
    assertThat(stakes.most(Seats.of(0))).isZero();
    assertThat(stakes.most(Seats.none())).isZero();
  }

  @Test
  void aSheetMayHaveNotes() {
    ScoreSheet noted = START.sheet().withNote("way", 1);
    assertThat(START.pay(1, "MYG-5", 0, 3).withSheet(noted)).isEqualTo(new Stakes(noted, 3));
  }

  @Test
  void nobodyPaysLessThanNothing() {
    assertThatThrownBy(() -> START.pay(1, "MYG-5", 0, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("-1 chips; expected 0 or more");
    assertThatThrownBy(() -> START.pay(1, "MYG-5", Seats.all(3), -1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> START.pay(1, "MYG-5", 0, 1, -1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> START.pay(1, "MYG-5", 3, 1))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
