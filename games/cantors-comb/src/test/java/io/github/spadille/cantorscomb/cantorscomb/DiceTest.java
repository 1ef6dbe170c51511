package io.github.spadille.cantorscomb.cantorscomb;

import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;
import static io.github.spadille.cantorscomb.cantorscomb.CombCards.noCards;
import static io.github.spadille.cantorscomb.cantorscomb.CombCards.set;
import static java.util.Comparator.naturalOrder;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.CombDeck;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.testkit.Covers;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DiceTest {
  /** Returns the numbers that dice make, each found with all of its cards. */
  private static ImmutableSortedSet<Integer> sums(Dice dice) {
    CardSet<CombCard> cards = dice.sums(CombDeck.full().set());
    ImmutableSortedSet<Integer> numbers =
        cards.stream().map(CombCard::number).collect(toImmutableSortedSet(naturalOrder()));
    assertThat(cards).hasSize(CombCard.COPIES * numbers.size());
    return numbers;
  }

  @Test
  @Covers("CCG-25")
  void sumsTakeEachDieOnce() {
    assertThat(sums(Dice.of(1, 4, 3))).containsExactly(1, 3, 4, 5, 7, 8);
    assertThat(sums(Dice.of(2))).containsExactly(2);
    assertThat(sums(Dice.of(3, 3))).containsExactly(3, 6);
    assertThat(sums(Dice.NONE)).isEmpty();
    Dice all = Dice.of(4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4);
    assertThat(sums(all)).containsExactly(4, 8, 12, 16);
    assertThat(sums(Dice.of(16, 1))).containsExactly(1, 16);
  }

  @Test
  void sumsAreFoundAmongSomeCards() {
    CardSet<CombCard> hand = set("1.1 7.2 7.4 16.1 16.4");
    assertThat(Dice.of(1, 16, 5).sums(hand)).isEqualTo(set("1.1 16.1 16.4"));
    assertThat(Dice.NONE.sums(hand)).isEqualTo(noCards());
    assertThat(Dice.of(1, 1, 2, 4, 8).sums(CombDeck.full().set())).hasSize(64);
  }

  @Test
  void sumsAreThoseOfAllSubsets() {
    RandomSource random = RandomSource.seeded(3);
    for (int i = 0; i < 200; i++) {
      Dice dice = Dice.thrown(random.nextInt(9), 4, random);
      int[] fewest = new int[17];
      for (int subset = 1; subset < 1 << dice.size(); subset++) {
        int sum = 0;
        for (int die = 0; die < dice.size(); die++) {
          sum += (subset >> die & 1) * dice.get(die);
        }
        int size = Integer.bitCount(subset);
        if (sum <= 16 && (fewest[sum] == 0 || size < fewest[sum])) {
          fewest[sum] = size;
        }
      }
      for (int sum = 1; sum <= 16; sum++) {
        assertThat(sums(dice).contains(sum)).isEqualTo(fewest[sum] > 0);
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
  void aSumMayNeedAllSixteenDice() {
    assertThat(Dice.of(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).fewest(16)).isEqualTo(16);
  }

  @Test
  void eachDieThatIsThrownShowsANumberOfItsOwn() {
    RandomSource random = RandomSource.seeded(7);
    Dice dice = Dice.thrown(16, 16, RandomSource.seeded(7));
    assertThat(dice).hasSize(16);
    assertThat(dice).allMatch(number -> number == random.nextInt(16) + 1);
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
    assertThat(dice.size()).isEqualTo(4);
    assertThat(dice.get(2)).isEqualTo(16);
    assertThat(dice.highest()).isEqualTo(16);
    assertThat(dice).containsExactly(12, 5, 16, 1);
    assertThat(dice).hasToString("12 5 16 1");
    assertThat(dice).isEqualTo(Dice.of(12, 5, 16, 1)).hasSameHashCodeAs(Dice.of(12, 5, 16, 1));
    assertThat(dice).isNotEqualTo(Dice.of(5, 12, 16, 1)).isNotEqualTo(Dice.of(12, 5, 16));
    assertThat(Dice.of(1)).isNotEqualTo(Dice.of(1, 1));
    assertThat(Dice.NONE.highest()).isEqualTo(0);
    assertThat(Dice.NONE).hasToString("").isEqualTo(Dice.of());
    assertThatThrownBy(() -> dice.get(4)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void diceReadBack() {
    assertThat(Dice.ARG.expected()).contains("1 to 16");
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
