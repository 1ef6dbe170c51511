package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.Rank;
import io.github.spadille.fishing.Sums;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GroupSetsTest {
  private final Sums numbers =
      new Sums(
          card ->
              card.isJoker() || card.rank().compareTo(Rank.TEN) > 0
                  ? 0
                  : 1 + card.rank().ordinal());

  private GroupSets among(String cards) {
    return new GroupSets(numbers, set(cards));
  }

  private static List<String> all(GroupSets sets) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < sets.size(); i++) {
      all.add(sets.get(i).toString());
      assertThat(sets.contains(sets.get(i))).isTrue();
    }
    return all;
  }

  @Test
  void cardsAddUpByOnesAndTogether() {
    GroupSets sets = among("3s 4s Kd 9d");
    assertThat(sets.haveSum(7)).isTrue();
    assertThat(sets.haveSum(9)).isFalse(); // One card is no sum.
    assertThat(sets.haveSum(0)).isFalse();
    assertThat(IntStream.range(0, 64).filter(sets::reach)).containsExactly(3, 4, 7, 9, 12, 13, 16);
    assertThat(sets.haveRank(Rank.KING)).isTrue();
    assertThat(sets.haveRank(Rank.QUEEN)).isFalse();
  }

  @Test
  void nothingIsFoundAtFirst() {
    GroupSets sets = among("3s 4s");
    assertThat(all(sets)).isEmpty();
    sets.uniteSums(7); // There is no set to unite with it.
    assertThat(all(sets)).isEmpty();
    assertThat(sets.contains(set(""))).isFalse();
    sets.begin(true);
    assertThat(all(sets)).containsExactly("");
  }

  @Test
  void sumsAreFoundInOrder() {
    GroupSets sets = among("3s 4s 7d Ah 6d Kd");
    sets.addSums(7);
    assertThat(all(sets)).containsExactly("Ah 6d", "3s 4s", "7d");
    sets.begin(false);
    sets.addSums(0);
    sets.addSums(-3);
    assertThat(all(sets)).isEmpty();
  }

  @Test
  void aSearchThatBeginsAnewForgetsTheFirstSet() {
    GroupSets sets = among("3s 4s 7d");
    sets.addSums(7);
    sets.begin(true);
    assertThat(all(sets)).containsExactly("");
  }

  @Test
  void oneSearchLeavesTheEmptySetToOthers() {
    among("3s 4s 7d").addSums(7);
    GroupSets other = among("9s");
    other.begin(true);
    assertThat(all(other)).containsExactly("");
  }

  @Test
  void sumsUniteWithThoseThatShareNoCard() {
    GroupSets sets = among("3s 4s 7d Ah 6d 3h");
    sets.begin(true);
    sets.uniteSums(7);
    assertThat(all(sets))
        .containsExactly("", "3s Ah 3h", "Ah 6d", "3s 4s", "3s 4s Ah 6d", "4s 3h", "4s Ah 3h 6d");
  }

  @Test
  void aSetIsFoundOnceHoweverItDivides() {
    GroupSets sets = among("5s 5h 5d 5c");
    sets.begin(true);
    sets.uniteSums(10);
    assertThat(all(sets))
        .containsExactly("", "5s 5h", "5s 5d", "5s 5c", "5h 5d", "5s 5h 5d 5c", "5h 5c", "5d 5c");
  }

  @Test
  void singleCardsAreGroupsOfTheirOwn() {
    GroupSets sets = among("9s 9h 4s 5s");
    sets.begin(true);
    sets.uniteEach(Rank.NINE);
    assertThat(all(sets)).containsExactly("", "9s", "9h", "9s 9h");
    sets.begin(true);
    assertThat(all(sets)).containsExactly("");
  }

  @Test
  void allCardsOfARankOrNoneFollowEachSet() {
    GroupSets sets = among("9s 9h 4s 5s");
    sets.begin(true);
    sets.uniteSums(9);
    sets.allOrNone(Rank.NINE);
    assertThat(all(sets)).containsExactly("", "9s 9h", "4s 5s", "4s 5s 9s 9h");
    assertThat(sets.contains(set("9s"))).isFalse();
    sets.begin(false);
    assertThat(all(sets)).isEmpty();
  }
}
