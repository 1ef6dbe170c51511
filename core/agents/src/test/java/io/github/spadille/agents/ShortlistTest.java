package io.github.spadille.agents;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ShortlistTest {
  private static final int DRAWS = 400;

  record Numbered(int number) implements Move {
    @Override
    public int seat() {
      return 0;
    }
  }

  private static final MoveList<Numbered> TEN =
      MoveList.copyOf(IntStream.range(0, 10).mapToObj(Numbered::new).toList());

  private final RandomSource random = RandomSource.seeded(3);

  @Test
  void itHasRoomForWhatCanBeTriedEightTimesAndForFourInAnyCase() {
    assertThat(new Shortlist(80).holds(10)).isTrue();
    assertThat(new Shortlist(79).holds(10)).isFalse();
    assertThat(new Shortlist(1).holds(4)).isTrue();
    assertThat(new Shortlist(1).holds(5)).isFalse();
  }

  @Test
  void asManyAreDrawnAsThereIsRoomForInTheirOrder() {
    MoveList<Numbered> drawn = new Shortlist(48).of(TEN, move -> 1, random);

    assertThat(drawn).hasSize(6).doesNotHaveDuplicates().isSubsetOf(TEN);
    assertThat(drawn).isSortedAccordingTo((a, b) -> a.number() - b.number());
  }

  @Test
  void likelyMovesAreDrawnInProportion() {
    int often = 0;
    int seldom = 0;
    for (int i = 0; i < DRAWS; i++) {
      MoveList<Numbered> drawn =
          new Shortlist(32).of(TEN, move -> move.number() < 2 ? 20 : 1, random);
      often += drawn.contains(new Numbered(0)) ? 1 : 0;
      seldom += drawn.contains(new Numbered(9)) ? 1 : 0;
    }

    assertThat(often).isGreaterThan(DRAWS * 9 / 10);
    assertThat(seldom).isBetween(DRAWS / 6, DRAWS / 3);
  }

  @Test
  void whatNobodyWouldDoIsDrawnOnlyWhenNothingElseIsLeft() {
    for (int i = 0; i < DRAWS; i++) {
      MoveList<Numbered> drawn = new Shortlist(32).of(TEN, move -> move.number() / 7, random);

      assertThat(drawn).contains(new Numbered(7), new Numbered(8), new Numbered(9)).hasSize(4);
    }
  }
}
