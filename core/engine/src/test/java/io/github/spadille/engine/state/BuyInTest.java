package io.github.spadille.engine.state;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet.Line;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BuyInTest {
  private static final BuyIn SAME = new BuyIn(50, Optional.empty());
  private static final BuyIn BOUGHT = new BuyIn(50, BuyIn.TYPE.parse("40,55,70").orElseThrow());

  @Test
  void allBeginWithTheSameChipsIfNobodyBuysAny() {
    Stakes stakes = SAME.stakes("MYG-2", 4);
    assertThat(stakes.sheet().lines()).containsExactly(Line.of(0, "MYG-2", Seats.all(4), 50));
    assertThat(stakes.pot()).isZero();
    assertThat(SAME.chips(3)).isEqualTo(50);
  }

  @Test
  void eachBeginsWithTheChipsBought() {
    Stakes stakes = BOUGHT.stakes("MYG-2", 3);
    assertThat(stakes.sheet().lines())
        .containsExactly(
            Line.of(0, "MYG-2", Seats.of(0), 40),
            Line.of(0, "MYG-2", Seats.of(1), 55),
            Line.of(0, "MYG-2", Seats.of(2), 70));
    assertThat(stakes.pot()).isZero();
  }

  @Test
  void someBeginWithTheFewestChips() {
    assertThat(SAME.fewest()).isEqualTo(50);
    assertThat(BOUGHT.fewest()).isEqualTo(40);
  }

  @Test
  void someBuyAsMuchAsTheOthers() {
    assertThat(SAME.isEqual()).isTrue();
    assertThat(BOUGHT.isEqual()).isFalse();
    assertThat(new BuyIn(50, Optional.of(ImmutableList.of(40, 40))).isEqual()).isTrue();
  }

  @Test
  void oneNumberIsGivenForEachSeat() {
    assertThat(SAME.fits(8)).isTrue();
    assertThat(BOUGHT.fits(2)).isFalse();
    assertThat(BOUGHT.fits(3)).isTrue();
    assertThat(BOUGHT.fits(4)).isFalse();
  }

  @Test
  void gainsAreWhatIsMoreThanAtFirst() {
    Stakes stakes = BOUGHT.stakes("MYG-2", 3).pay(1, "MYG-3", 2, 0, 7);
    assertThat(BOUGHT.gains(stakes.sheet())).isEqualTo(ImmutableLongArray.of(7, 0, -7));
    assertThat(SAME.gains(SAME.stakes("MYG-2", 3).pay(1, "MYG-3", 1, 5).sheet()))
        .isEqualTo(ImmutableLongArray.of(0, -5, 0));
  }

  @Test
  void returnsAreWhatIsMoreThanAnEqualShare() {
    Stakes stakes = BOUGHT.stakes("MYG-2", 3).pay(1, "MYG-3", 2, 0, 7);
    assertThat(BOUGHT.returns(stakes.sheet())).isEqualTo(ImmutableLongArray.of(-8, 0, 8));
    assertThat(BuyIn.ofEach(50).returns(SAME.stakes("MYG-2", 3).pay(1, "MYG-3", 1, 5).sheet()))
        .isEqualTo(ImmutableLongArray.of(0, -5, 0));
  }

  @Test
  void buyInsAreWrittenWithCommas() {
    assertThat(BuyIn.TYPE.format(Optional.of(ImmutableList.of(40, 55, 70)))).isEqualTo("40,55,70");
    assertThat(BuyIn.TYPE.parse("none")).contains(Optional.empty());
    assertThat(BuyIn.TYPE.parse("0,50,60")).isEmpty();
    assertThat(BuyIn.TYPE.parse("40,,60")).isEmpty();
  }
}
