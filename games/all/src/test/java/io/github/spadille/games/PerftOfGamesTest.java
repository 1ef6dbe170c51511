package io.github.spadille.games;

import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.Perft;
import io.github.spadille.engine.move.Move;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.Replay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The table of sequences of legal moves tells what the games have. */
@Tag("sweep")
@Execution(ExecutionMode.CONCURRENT)
class PerftOfGamesTest {
  private static final Path README = Path.of("..", "README.md");
  private static final Path RECORDS = Path.of("src", "test", "resources", "perft");

  /** {@code | [`oh-hell`](all/src/test/resources/perft/oh-hell.spadille) | 16 | 19,732,368 |}. */
  private static final Pattern ROW =
      Pattern.compile("\\| \\[`([a-z-]+)`]\\((\\S+)\\) \\| (\\d+) \\| ([\\d,]+) \\|");

  private record Row(Path file, int depth, long sequences) {}

  private static ImmutableMap<String, Row> rows() throws IOException {
    return ROW.matcher(Files.readString(README))
        .results()
        .collect(toImmutableMap(row -> row.group(1), PerftOfGamesTest::row));
  }

  private static Row row(MatchResult row) {
    return new Row(
        README.resolveSibling(row.group(2)),
        Integer.parseInt(row.group(3)),
        Long.parseLong(row.group(4).replace(",", "")));
  }

  @Test
  void everyGameHasARowAndARecord() throws IOException {
    assertThat(rows().keySet())
        .containsExactlyElementsOf(Lists.transform(Catalog.load().games(), Game::id));
    try (Stream<Path> records = Files.list(RECORDS)) {
      assertThat(records.map(path -> path.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(
              Lists.transform(rows().keySet().asList(), id -> id + ".spadille"));
    }
  }

  @TestFactory
  Stream<DynamicTest> theTableTellsWhatIsCounted() throws IOException {
    return rows().entrySet().stream()
        .map(row -> DynamicTest.dynamicTest(row.getKey(), () -> holds(row.getValue())));
  }

  private static void holds(Row row) throws IOException {
    assertThat(count(Replay.run(GameRecord.read(row.file()), Catalog.load()).match(), row.depth()))
        .isEqualTo(row.sequences());
  }

  private static <S extends GameState, M extends Move> long count(Match<S, M> match, int depth) {
    return Perft.count(match.rules(), match.state(), depth);
  }
}
