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
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
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
    List<String> found = new ArrayList<>();
    for (CardSet<PlayingCard> set : sets(numbers.among(set(cards)), sum, fewest)) {
      found.add(Joiner.on(' ').join(BoardCards.byRank(set)));
    }
    return found;
  }

  private static List<CardSet<PlayingCard>> sets(Sums.Among among, int sum, int fewest) {
    List<CardSet<PlayingCard>> found = new ArrayList<>();
    Sums.Search search = among.sets(sum, fewest);
    assertThat(search.set()).isEmpty();
    while (search.next()) {
      found.add(search.set());
    }
    assertThat(search.next()).isFalse();
    assertThat(search.set()).isEmpty();
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
    assertThat(reached("As Kd X1 6d 6c")).containsExactly(1, 6, 7, 12, 13);
    assertThat(reachedByTwo("As Kd X1 6d")).containsExactly(7);
    assertThat(reachedByTwo("As 2d 4d")).containsExactly(3, 5, 6, 7);
    assertThat(reachedByTwo("6d Kd")).isEmpty();
  }

  private List<Integer> reached(String cards) {
    return numbersWhere(numbers.among(set(cards))::reach);
  }

  private List<Integer> reachedByTwo(String cards) {
    return numbersWhere(numbers.among(set(cards))::reachByTwo);
  }

  private static List<Integer> numbersWhere(IntPredicate condition) {
    return IntStream.rangeClosed(-70, 140).filter(condition).boxed().toList();
  }

  @Test
  void cardsWithoutAValueTakePartInNoSum() {
    assertThat(found("As Kd X1 6d", 7, 1)).containsExactly("As 6d");
    assertThat(numbers.total(set("As Kd X1 6d"))).isEqualTo(7);
    assertThat(numbers.value(PlayingCard.parse("Kd"))).isZero();
    assertThat(numbers.value(PlayingCard.parse("6d"))).isEqualTo(6);
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
    Sums.Among among = numbers.among(CardSet.ofBits(PlayingCard.FAMILY, few, 0));
    for (int sum = 1; sum < Long.SIZE; sum++) {
      assertThat(among.reach(sum)).isEqualTo(among.sets(sum, 1).next());
      assertThat(among.reachByTwo(sum)).isEqualTo(among.sets(sum, 2).next());
    }
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

    Set<CardSet<PlayingCard>> tried = new HashSet<>();
    for (long bits = board; bits != 0; bits = (bits - 1) & board) {
      CardSet<PlayingCard> set = CardSet.ofBits(PlayingCard.FAMILY, bits, 0);
      if (set.size() >= fewest && addsUp(sums, set, sum)) {
        tried.add(set);
      }
    }
    Sums.Among among = sums.among(CardSet.ofBits(PlayingCard.FAMILY, board, 0));
    assertThat(sets(among, sum, fewest))
        .doesNotHaveDuplicates()
        .containsExactlyInAnyOrderElementsOf(tried);
  }

  private static long upTo12(long cards) {
    long board = cards;
    while (Long.bitCount(board) > 12) {
      board &= board - 1;
    }
    return board;
  }

  /** Tells whether values add up, with none of them zero. */
  private static boolean addsUp(Sums sums, CardSet<PlayingCard> set, int sum) {
    int total = 0;
    for (PlayingCard card : set) {
      if (sums.value(card) == 0) {
        return false;
      }
      total += sums.value(card);
    }
    return total == sum;
  }
}
