package io.github.spadille.fishing;

import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Joiner;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class SumsTest {
  /** Number cards count their number, as in many fishing games; others take part in no sum. */
  private final Sums numbers =
      new Sums(
          card ->
              card.isJoker() || card.rank().compareTo(Rank.TEN) > 0
                  ? 0
                  : 1 + card.rank().ordinal());

  private List<String> found(String cards, int sum, int fewest) {
    long board = set(cards).low();
    List<String> found = new ArrayList<>();
    for (long each = numbers.first(board, sum, fewest);
        each != 0;
        each = numbers.next(board, sum, fewest, each)) {
      CardSet<PlayingCard> set = CardSet.ofBits(PlayingCard.FAMILY, each, 0);
      found.add(Joiner.on(' ').join(BoardCards.byRank(set)));
    }
    return found;
  }

  /** Programs may rely on the order of legal moves, so the order of sums must not change. */
  @Test
  void setsComeInTheOrderOfTheirLowestCards() {
    assertThat(found("As 2s 3s Ah 4d 6d 7c", 7, 1))
        .containsExactly("As Ah 2s 3s", "As 2s 4d", "As 6d", "Ah 2s 4d", "Ah 6d", "3s 4d", "7c");
  }

  @Test
  void setsHaveTheFewestCardsAtLeast() {
    assertThat(found("As 2s 4d 6d 7c", 7, 2)).containsExactly("As 2s 4d", "As 6d");
    assertThat(found("As 2s 4d 6d 7c", 7, 3)).containsExactly("As 2s 4d");
    assertThat(found("As 2s 4d 6d 7c", 7, 4)).isEmpty();
  }

  @Test
  void valuesAndSumsOfTwoAreOfCardsThatTakePart() {
    assertThat(numbers.values(set("As Kd X1 6d 6c").low())).isEqualTo(1L << 1 | 1L << 6);
    assertThat(numbers.reachableByTwo(set("As Kd X1 6d").low())).isEqualTo(1L << 7);
    assertThat(numbers.reachableByTwo(set("As 2d 4d").low()))
        .isEqualTo(1L << 3 | 1L << 5 | 1L << 6 | 1L << 7);
    assertThat(numbers.reachableByTwo(set("6d Kd").low())).isZero();
  }

  @Test
  void cardsWithoutAValueTakePartInNoSum() {
    assertThat(found("As Kd X1 6d", 7, 1)).containsExactly("As 6d");
    assertThat(numbers.total(set("As Kd X1 6d").low())).isEqualTo(7);
    assertThat(numbers.value(PlayingCard.parse("Kd"))).isZero();
    assertThat(numbers.valueAt(PlayingCard.parse("6d").index())).isEqualTo(6);
  }

  @Test
  void cardsAreMadeOfOthersThatAddUpToTheirValue() {
    assertThat(numbers.matching(set("3h 5h 6h 7h Th Kh X1"), set("As 2s 4d Qd")))
        .isEqualTo(set("3h 5h 6h 7h"));
    assertThat(numbers.matching(set("2h 3h Kh"), set(""))).isEmpty();
  }

  @Property
  void everySumIsReachableOfWhichThereIsASet(@ForAll long cards, @ForAll @IntRange(min = 2) int n) {
    long few = cards & cards << n % 16 & cards >>> n % 7;
    for (int sum = 1; sum < Long.SIZE; sum++) {
      assertThat((numbers.reachable(few) >>> sum & 1) != 0).isEqualTo(numbers.exists(few, sum, 1));
    }
    assertThat(numbers.reachable(few) & 1).isEqualTo(1);
  }

  @Test
  void noSetAddsUpToNothing() {
    assertThat(found("As 2s Kd", 0, 1)).isEmpty();
    assertThat(found("", 7, 1)).isEmpty();
  }

  @Test
  void valuesAreBounded() {
    assertThatThrownBy(() -> new Sums(card -> 64))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("value 64 of As");
    assertThatThrownBy(() -> new Sums(card -> -1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Property
  void searchFindsWhatTryingAllSetsFinds(
      @ForAll long cards,
      @ForAll @IntRange(min = 0, max = 1 << 16) int pick,
      @ForAll @IntRange(min = 1, max = 40) int sum,
      @ForAll @IntRange(min = 1, max = 4) int fewest,
      @ForAll @IntRange(min = 1, max = 63) int highest) {
    Sums sums = new Sums(card -> (card.index() * 7 + pick) % (highest + 1));
    long board = upTo12(cards);

    Set<Long> tried = new HashSet<>();
    for (long set = board; set != 0; set = (set - 1) & board) {
      if (Long.bitCount(set) >= fewest && addsUp(sums, set, sum)) {
        tried.add(set);
      }
    }
    List<Long> found = new ArrayList<>();
    for (long set = sums.first(board, sum, fewest);
        set != 0;
        set = sums.next(board, sum, fewest, set)) {
      found.add(set);
    }

    assertThat(found).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(tried);
    assertThat(sums.exists(board, sum, fewest)).isEqualTo(!tried.isEmpty());
  }

  private static long upTo12(long cards) {
    long board = cards;
    while (Long.bitCount(board) > 12) {
      board &= board - 1;
    }
    return board;
  }

  /** Tells whether values add up, with none of them zero. */
  private static boolean addsUp(Sums sums, long set, int sum) {
    int total = 0;
    for (PlayingCard card : CardSet.ofBits(PlayingCard.FAMILY, set, 0)) {
      if (sums.value(card) == 0) {
        return false;
      }
      total += sums.value(card);
    }
    return total == sum;
  }
}
