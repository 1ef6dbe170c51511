package io.github.spadille.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.random.RandomSource;
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
    Player player = RulesPlayer.of(game, game.defaultSeats()).apply(RandomSource.seeded(1));
    assertThat(player.playGame()).isPositive();
  }

  @Test
  void aRowTellsTheRatioToTheLimit() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ShortTable table = new ShortTable(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    Measured measured = Measured.parse("12345678.9 280.4 0.617 1.91 2.5 0.75");
    assertThat(Measured.parse(measured.format())).isEqualTo(measured);
    table.row("oh-hell", measured, new Together(11222333.4, 300.6), 5678.9);
    assertThat(bytes.toString(StandardCharsets.UTF_8))
        .containsPattern(
            "\\| oh-hell +\\| +12.3 M \\| +280 \\| +11.2 M \\| +301 \\| +0.62 \\| +1.91 \\| +2.50"
                + " \\| +0.75 \\| +5,679 \\|");
  }

  @Test
  void whatIsMeasuredTogetherIsReadBack() {
    ImmutableMap<String, Together> two =
        ImmutableMap.of("oh-hell", new Together(12.5, 3), "scopa", new Together(7, 0.25));
    assertThat(Together.parse(Together.format(two))).isEqualTo(two);
  }

  @Test
  void whatFollowingAGameCostsIsARow() {
    Followed scopa = Followed.of(Catalog.load().game("scopa"), 0.05);
    assertThat(scopa.decisions()).isPositive();
    assertThat(scopa.median()).isPositive().isLessThanOrEqualTo(scopa.most());
    assertThat(scopa.most()).isLessThanOrEqualTo(scopa.nearlyAll());
    assertThat(scopa.draws()).isPositive();
    assertThat(new Followed(7, 0.123, 1.5, 12, 12345.6).row("scopa"))
        .isEqualTo("| scopa | 7 | 0.12 | 1.50 | 12.00 | 12,346 |");
  }

  @Test
  void howFastATreeGrowsIsARow() {
    assertThat(Searched.rate(Catalog.load().game("oh-hell"), 10, 0.02)).isPositive();
    assertThat(Searched.row(Catalog.load().game("scopa"), 0.02))
        .matches("\\| scopa \\| [0-9,]+ \\| [0-9,]+ \\|");
  }
}
