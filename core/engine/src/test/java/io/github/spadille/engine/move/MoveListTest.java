package io.github.spadille.engine.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MoveListTest {
  private record Numbered(int seat, int number) implements Move {}

  @Test
  void takesAnyPlacesOfATable() {
    Numbered[] table =
        IntStream.range(0, 70).mapToObj(i -> new Numbered(0, i)).toArray(Numbered[]::new);
    MoveList<Numbered> moves = MoveList.ofPlaces(1L | 1L << 63, 0b100010, table);
    assertThat(moves).containsExactly(table[0], table[63], table[65], table[69]);
    assertThat(MoveList.ofPlaces(0, 0, table)).isEmpty();
    assertThatThrownBy(() -> moves.get(4)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> moves.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    MoveList<Numbered> beyond = MoveList.ofPlaces(0, 1L << 6, table);
    assertThatThrownBy(() -> beyond.get(0)).isInstanceOf(IndexOutOfBoundsException.class);
  }
}
