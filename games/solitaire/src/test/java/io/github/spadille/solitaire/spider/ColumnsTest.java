package io.github.spadille.solitaire.spider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.SetMultimap;
import com.google.common.collect.Sets;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.random.RandomSource;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ColumnsTest {
  private static Column column(String cards, int faceDown) {
    return new Column(PlayingCards.list(cards), faceDown);
  }

  /** What is kept as words agrees with the columns themselves. */
  private static void check(Columns columns) {
    Set<Integer> withoutCard = new HashSet<>();
    SetMultimap<Integer, Integer> withTop = HashMultimap.create();
    for (int i = 0; i < columns.size(); i++) {
      Column column = columns.get(i);
      assertThat(columns.run(i)).isEqualTo(column.run());
      if (column.isEmpty()) {
        withoutCard.add(i);
        assertThat(columns.topRank(i)).isEqualTo(15);
      } else {
        int rank = column.top().rank().ordinal();
        withTop.put(rank, i);
        assertThat(columns.topRank(i)).isEqualTo(rank);
      }
    }
    assertThat(columns.withoutCard()).isEqualTo(withoutCard);
    for (int rank = 0; rank < 16; rank++) {
      assertThat(columns.withoutCardOrWithTop(rank))
          .as("rank %s; 13 to 15 have no card", rank)
          .isEqualTo(Sets.union(withoutCard, withTop.get(rank)));
    }
  }

  @Test
  void columnsWithoutCardsAreFound() {
    for (int count : new int[] {0, 1, 10, 16}) {
      Columns empty = Columns.empty(count);
      assertThat(empty).hasSize(count);
      assertThat(empty.withoutCard()).hasSize(count);
      check(empty);
    }
    Columns columns = Columns.empty(3).with(1, column("Ks Qs", 0));
    assertThat(columns.withoutCard()).containsExactly(0, 2);
    assertThat(columns.run(1)).isEqualTo(2);
    assertThatThrownBy(() -> Columns.empty(17))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("17 columns");
  }

  @Test
  void cardsAreShiftedAndTurned() {
    Columns columns = Columns.of(column("2h 4c 9s 8s", 2), column("Td", 0), Column.empty());
    Columns shifted = columns.shifted(0, 2, 1);

    assertThat(shifted).containsExactly(column("2h 4c", 1), column("Td 9s 8s", 0), Column.empty());
    assertThat(columns.get(1)).as("the earlier value").isEqualTo(column("Td", 0));
    check(shifted);
    check(shifted.shifted(0, 1, 2).shifted(0, 1, 1));
    assertThat(shifted).isEqualTo(shifted.shifted(1, 1, 2).shifted(2, 1, 1));
    assertThat(shifted).isNotEqualTo(columns);
  }

  @Test
  void cardsAreLiftedBeforeAnyIsTurned() {
    assertThat(column("2h 4c 9s 8s", 2).lifted(2)).isEqualTo(column("2h 4c", 2));
    assertThat(column("2h 4c 9s 8s", 2).without(2)).isEqualTo(column("2h 4c", 1));
  }

  @Test
  void someColumnsAreASetInOrder() {
    ColumnSet columns = new ColumnSet(1 << 2 | 1 << 9 | 1 << 15);
    assertThat(columns).containsExactly(2, 9, 15).hasSize(3).isEqualTo(Set.of(15, 9, 2));
    assertThat(columns.contains(9)).isTrue();
    assertThat(columns.contains(8)).isFalse();
    assertThat(columns.isEmpty()).isFalse();
    assertThat(new ColumnSet(0).isEmpty()).isTrue();
    assertThat(columns.without(9)).containsExactly(2, 15);
    assertThat(columns.without(8)).isEqualTo(columns);
    assertThat(columns.from(0)).isEqualTo(2);
    assertThat(columns.from(2)).isEqualTo(2);
    assertThat(columns.from(3)).isEqualTo(9);
    assertThat(columns.from(16)).isNegative();
  }

  @Test
  void theArrayOfTheCallerIsCopied() {
    Column[] array = {column("2h", 0), column("3h", 0)};
    Columns columns = Columns.of(array);
    array[0] = column("4h", 0);
    assertThat(columns.get(0)).isEqualTo(column("2h", 0));
    check(columns);
  }

  @Test
  void oneCardIsDealtToEach() {
    Columns columns = Columns.of(column("3d 5h", 1), Column.empty());
    CardList<PlayingCard> stock = PlayingCards.list("4h Kc 9c");
    assertThat(columns.dealt(stock)).containsExactly(column("3d 5h 4h", 1), column("Kc", 0));
    check(columns.dealt(stock));
    assertThat(columns.dealt(stock).run(0)).isEqualTo(2);
    assertThatThrownBy(() -> columns.dealt(stock.first(1)))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void wordsAndColumnsAgreeInLongGames() {
    RandomSource random = RandomSource.seeded(3);
    for (int game = 0; game < 50; game++) {
      CardList<PlayingCard> stock = Deck.standard52().shuffled(random);
      Columns columns = Columns.empty(16).dealt(stock).dealt(stock.draw(16));
      for (int move = 0; move < 60; move++) {
        int from = random.nextInt(16);
        int to = random.nextInt(16);
        int run = columns.run(from);
        if (from != to && run > 0 && columns.get(to).size() < 12) {
          columns = columns.shifted(from, 1 + random.nextInt(run), to);
          check(columns);
        }
      }
    }
  }
}
