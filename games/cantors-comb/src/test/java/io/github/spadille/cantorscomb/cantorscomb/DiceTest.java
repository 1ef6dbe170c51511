package io.github.spadille.cantorscomb.cantorscomb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.spadille.testkit.Covers;
import java.util.Collections;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DiceTest {
  private static int bits(int... numbers) {
    int bits = 0;
    for (int number : numbers) {
      bits |= 1 << number;
    }
    return bits;
  }

  @Test
  @Covers("CCG-25")
  void sumsTakeEachDieOnce() {
    assertThat(Dice.of(1, 4, 3).sums()).isEqualTo(bits(1, 3, 4, 5, 7, 8));
    assertThat(Dice.of(2).sums()).isEqualTo(bits(2));
    assertThat(Dice.of(3, 3).sums()).isEqualTo(bits(3, 6));
    assertThat(Dice.NONE.sums()).isZero();
    Dice all = Dice.of(4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4);
    assertThat(all.sums()).isEqualTo(bits(4, 8, 12, 16));
  }

  @Test
  void sumsAreThoseOfAllSubsets() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 200; i++) {
      Dice dice = Dice.thrown(random.nextInt(9), 4, random);
      int[] fewest = new int[17];
      for (int subset = 1; subset < 1 << dice.count(); subset++) {
        int sum = 0;
        for (int die = 0; die < dice.count(); die++) {
          sum += (subset >> die & 1) * dice.get(die);
        }
        int size = Integer.bitCount(subset);
        if (sum <= 16 && (fewest[sum] == 0 || size < fewest[sum])) {
          fewest[sum] = size;
        }
      }
      for (int sum = 1; sum <= 16; sum++) {
        assertThat(dice.sums() >> sum & 1).isEqualTo(fewest[sum] > 0 ? 1 : 0);
        if (fewest[sum] > 0) {
          assertThat(dice.fewest(sum)).as("%s of %s", sum, dice).isEqualTo(fewest[sum]);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "4, 1", "5, 2", "8, 2", "9, 3", "11, 4"})
  void theFewestDiceMakeASum(int sum, int dice) {
    assertThat(Dice.of(1, 2, 4, 4).fewest(sum)).isEqualTo(dice);
  }

  @Test
  void whatIsNoSumIsSaid() {
    assertThatThrownBy(() -> Dice.of(2, 2).fewest(3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("3 is no sum of 2 2");
  }

  @Test
  void diceKeepTheirOrder() {
    Dice dice = Dice.of(12, 5, 16, 1);
    assertThat(dice.count()).isEqualTo(4);
    assertThat(dice.get(2)).isEqualTo(16);
    assertThat(dice.highest()).isEqualTo(16);
    assertThat(dice.numbers()).containsExactly(12, 5, 16, 1);
    assertThat(dice).hasToString("12 5 16 1");
    assertThat(dice).isEqualTo(Dice.of(12, 5, 16, 1)).hasSameHashCodeAs(Dice.of(12, 5, 16, 1));
    assertThat(dice).isNotEqualTo(Dice.of(5, 12, 16, 1)).isNotEqualTo(Dice.of(12, 5, 16));
    assertThat(Dice.of(1)).isNotEqualTo(Dice.of(1, 1));
    assertThat(Dice.NONE).hasToString("").isEqualTo(Dice.of());
    assertThatThrownBy(() -> dice.get(4)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void diceReadBack() {
    assertThat(Dice.ARG.find(ImmutableList.of("12", "5"))).hasValue(Dice.of(12, 5));
    assertThat(Dice.ARG.format(Dice.of(12, 5))).containsExactly("12", "5");
    for (String wrong : ImmutableList.of("0", "17", "x", "-1")) {
      assertThat(Dice.ARG.find(ImmutableList.of("2", wrong))).isEmpty();
    }
    assertThat(Dice.ARG.find(Collections.nCopies(16, "1"))).isPresent();
    assertThat(Dice.ARG.find(Collections.nCopies(17, "1"))).isEmpty();
    assertThatThrownBy(() -> Dice.of(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("17 dice");
  }
}
