package io.github.spadille.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class GameTypesTest {
  @Test
  void turnsAreChanceSeatsOrNobody() {
    assertThat(Turn.chance().isChance()).isTrue();
    assertThat(Turn.chance().seats()).isEmpty();
    assertThat(Turn.over().isOver()).isTrue();
    assertThat(Turn.of(3).contains(3)).isTrue();
    assertThat(Turn.of(3).contains(2)).isFalse();
    assertThat(Turn.of(3).contains(-1)).isFalse();
    assertThat(Turn.of(3).contains(35)).isFalse();
    assertThat(Turn.of(Seats.of(0, 2, 3)).seats()).containsExactly(0, 2, 3);
    assertThat(Turn.of(Seats.of(0, 2, 3))).hasToString("0 2 3");
    assertThat(Turn.of(Seats.of(3))).isSameAs(Turn.of(3));
    assertThat(Turn.of(Seats.of(0, 2, 3)))
        .isEqualTo(Turn.of(Seats.of(0, 2, 3)))
        .isNotEqualTo(Turn.of(0));
    assertThatThrownBy(() -> Turn.of(Seats.none())).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Turn.over().first()).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aPhaseTellsWhoMayAct() {
    assertThat(HandPhase.SHUFFLE.turn(2)).isEqualTo(Turn.chance());
    assertThat(HandPhase.PLAY.turn(2)).isEqualTo(Turn.of(2));
    assertThat(HandPhase.OVER.turn(2)).isEqualTo(Turn.over());
  }

  @Property
  void aSheetsTotalsAreTheSumOfItsLines(@ForAll List<Integer> points) {
    ScoreSheet sheet = ScoreSheet.empty(3);
    for (int i = 0; i < points.size(); i++) {
      sheet =
          i % 3 == 0
              ? sheet.add(i, "TST-1", Seats.of(0, 2), points.get(i))
              : sheet.add(i, "TST-2", i % 3, points.get(i));
    }

    long[] sums = new long[3];
    for (ScoreSheet.Line line : sheet.lines()) {
      for (int seat : line.seats()) {
        sums[seat] += line.points();
      }
    }
    assertThat(sheet.totals()).isEqualTo(ImmutableLongArray.copyOf(sums));
    assertThat(sheet.lines()).hasSize(points.size());
    assertThat(builtAtOnce(points)).isEqualTo(sheet).hasSameHashCodeAs(sheet);
  }

  private static ScoreSheet builtAtOnce(List<Integer> points) {
    ScoreSheet.Builder lines = ScoreSheet.empty(3).toBuilder();
    for (int i = 0; i < points.size(); i++) {
      if (i % 3 == 0) {
        lines.add(i, "TST-1", Seats.of(0, 2), points.get(i));
      } else {
        lines.add(i, "TST-2", i % 3, points.get(i));
      }
    }
    return lines.build();
  }

  @Test
  void moreLinesLeaveTheSheetAsItWas() {
    ScoreSheet before = ScoreSheet.empty(2).add(1, "TST-1", 0, 5);
    ScoreSheet after = before.toBuilder().add(2, "TST-1", 0, 7).add(2, "TST-2", 1, 1).build();
    assertThat(before.total(0)).isEqualTo(5);
    assertThat(before.lines()).hasSize(1);
    assertThat(after.total(0)).isEqualTo(12);
    assertThat(after.lines()).hasSize(3);
    assertThat(before.toBuilder().build()).isEqualTo(before);
    assertThatThrownBy(() -> before.toBuilder().add(1, "TST-1", 2, 5))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> before.toBuilder().add(1, "TST-1", Seats.of(2), 5))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void aSheetKnowsItsSeats() {
    ScoreSheet sheet = ScoreSheet.empty(3);
    assertThat(sheet.seats()).isEqualTo(3);
    assertThat(sheet.add(1, "TST-1", 0, 5).seats()).isEqualTo(3);
    assertThat(ScoreSheet.empty(16).seats()).isEqualTo(16);
  }

  @Test
  void whoHasSoManyPoints() {
    ScoreSheet sheet = ScoreSheet.empty(3).add(1, "TST-1", 0, 5).add(1, "TST-1", 2, -1);
    assertThat(sheet.atLeast(6)).isEqualTo(Seats.none());
    assertThat(sheet.atLeast(5)).isEqualTo(Seats.of(0));
    assertThat(sheet.atLeast(0)).isEqualTo(Seats.of(0, 1));
    assertThat(sheet.atLeast(-1)).isEqualTo(Seats.all(3));
  }

  @Test
  void sheetsAreEqualWhenTheirLinesAre() {
    ScoreSheet a = ScoreSheet.empty(2).add(1, "TST-1", 0, 5);
    ScoreSheet b = ScoreSheet.empty(2).add(1, "TST-1", 0, 5);
    assertThat(a).isEqualTo(b).hasSameHashCodeAs(b);
    assertThat(a).isNotEqualTo(ScoreSheet.empty(2).add(1, "TST-2", 0, 5));
    assertThat(a).isNotEqualTo(ScoreSheet.empty(2).add(2, "TST-1", 0, 5));
    assertThatThrownBy(() -> a.add(1, "TST-1", 2, 5)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> a.add(1, "TST-1", Seats.none(), 5))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** A move of which only the name matters. */
  private record Named(String name) implements Move {
    @Override
    public int seat() {
      return 0;
    }
  }

  @Test
  void moveListsAreListsHoweverTheyAreMade() {
    Named[] byIndex = new Named[64];
    List<Named> expected = new ArrayList<>();
    for (int i = 0; i < 64; i++) {
      byIndex[i] = new Named("m" + i);
    }
    for (var card : PlayingCards.set("As Kh 7d")) {
      expected.add(byIndex[card.index()]);
    }
    Named pass = new Named("pass");

    MoveList<Named> ofCards = MoveList.ofCards(PlayingCards.set("As Kh 7d"), byIndex);
    assertThat(ofCards).isEqualTo(expected);
    assertThat(MoveList.ofRange(byIndex, 2, 4)).containsExactly(byIndex[2], byIndex[3], byIndex[4]);
    assertThat(MoveList.ofRange(byIndex, 4, 2)).isEmpty();
    assertThat(MoveList.ofRange(byIndex, 0, 63)).containsExactly(byIndex);
    assertThatThrownBy(() -> MoveList.ofRange(byIndex, 0, 64))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThat(ofCards.plus(pass).plus(MoveList.empty()))
        .hasSize(4)
        .endsWith(pass)
        .startsWith(expected.get(0));
    MoveList<Named> two = MoveList.of(pass).plus(byIndex[9]);
    MoveList<Named> five = ofCards.plus(two);
    assertThat(five).hasSize(5).startsWith(expected.get(0)).endsWith(pass, byIndex[9]);
    assertThatThrownBy(() -> five.get(5)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> five.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThat(MoveList.copyOf(ImmutableList.of(pass, byIndex[1])))
        .containsExactly(pass, byIndex[1]);
    MoveList.Builder<Named> builder = MoveList.builder(1);
    for (int i = 0; i < 9; i++) {
      builder.add(byIndex[i]);
    }
    assertThat(builder.build()).hasSize(9).endsWith(byIndex[8]);
    MoveList.Builder<Named> typed = MoveList.builder(1, Named[]::new);
    for (int i = 0; i < 9; i++) {
      typed.add(byIndex[i]);
    }
    assertThat(typed.build()).isEqualTo(List.of(byIndex).subList(0, 9));
    assertThatThrownBy(() -> ofCards.add(pass)).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> MoveList.of(pass).get(1))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> MoveList.ofRange(byIndex, 2, 4).get(3))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void takesAnyRangeOfAnyTable() {
    Named[] table = new Named[140];
    for (int i = 0; i < table.length; i++) {
      table[i] = new Named("m" + i);
    }
    for (int from = 0; from < table.length; from += 7) {
      for (int to = from; to < table.length; to += 3) {
        assertThat(MoveList.ofRange(table, from, to))
            .isEqualTo(List.of(table).subList(from, to + 1));
      }
    }
  }
}
