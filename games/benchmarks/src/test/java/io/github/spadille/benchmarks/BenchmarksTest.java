package io.github.spadille.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BenchmarksTest {
  static List<Game<?, ?, ?>> games() {
    return Catalog.load().games();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameCanBeMeasured(Game<?, ?, ?> game) {
    Sample<?, ?> sample = Sample.of(game);
    assertThat(sample.legalMoves(0)).isNotEmpty();
    assertThat(sample.apply(0)).isNotNull();
    assertThat(sample.view(Sample.SIZE - 1).piles()).isNotEmpty();
    assertThat(RecordTexts.of(game).replay()).isEqualTo(RecordTexts.MOVES);
    assertThat(RulesPlayer.of(game, game.defaultSeats(), new Draws(1)).playGame()).isPositive();
  }

  @Test
  void theSameSeedGivesTheSameNumbers() {
    assertThat(new Draws(5).longs(100).toArray()).isEqualTo(new Draws(5).longs(100).toArray());
    assertThat(new Draws(5).nextLong()).isNotEqualTo(new Draws(6).nextLong());
  }

  @Test
  void drawsAreEvenlySpread() {
    Draws draws = new Draws(1);
    int[] counts = new int[7];
    for (int i = 0; i < 70_000; i++) {
      counts[draws.nextInt(7)]++;
    }
    for (int count : counts) {
      assertThat(count).isBetween(9_600, 10_400); // four standard deviations of 93
    }
  }

  @Test
  void aRowTellsTheRatioToTheLimit() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ShortTable table = new ShortTable(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    Measured measured = Measured.parse("12345678.9 280.4 20000000.0 1.91 2.5 0.75");
    assertThat(Measured.parse(measured.format())).isEqualTo(measured);
    table.row("oh-hell", measured);
    assertThat(bytes.toString(StandardCharsets.UTF_8))
        .containsPattern("oh-hell +12,345,679 +280 +0.62 +1.91 +2.50 +0.75");
  }
}
