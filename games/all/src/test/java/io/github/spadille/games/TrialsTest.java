package io.github.spadille.games;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.spadille.engine.Catalog;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordException;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.formats.record.ReplayException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Small records of any game that must hold, and others that must be refused.
 *
 * <p>One that is to be refused says in a comment where and why: {@code # refused: 8:10: found "0",
 * expected each seat once}. That is the whole message after the name of the file.
 */
class TrialsTest {
  private static final Catalog CATALOG = Catalog.load();
  private static final Path FOLDER = Path.of("src", "test", "resources", "trials");
  private static final Pattern REFUSED = Pattern.compile("(?m)^# refused: (.+)$");

  @TestFactory
  Stream<DynamicTest> theseHold() throws IOException {
    return tests("holds", TrialsTest::holds);
  }

  @TestFactory
  Stream<DynamicTest> theseAreRefused() throws IOException {
    return tests("refused", TrialsTest::isRefused);
  }

  private interface Trial {
    void run(Path file) throws IOException;
  }

  private static Stream<DynamicTest> tests(String folder, Trial trial) throws IOException {
    try (Stream<Path> files = Files.list(FOLDER.resolve(folder))) {
      return files.sorted().toList().stream()
          .map(
              file ->
                  DynamicTest.dynamicTest(
                      file.getFileName().toString(), file.toUri(), () -> trial.run(file)));
    }
  }

  private static void holds(Path file) throws IOException {
    Replay.Result result = Replay.run(GameRecord.read(file), CATALOG);

    assertThat(result.moves() + result.checks()).isPositive();
  }

  private static void isRefused(Path file) throws IOException {
    Matcher expected = REFUSED.matcher(Files.readString(file, UTF_8));
    assertThat(expected.find()).as("a comment that says where and why").isTrue();

    assertThat(catchThrowable(() -> Replay.run(GameRecord.read(file), CATALOG)))
        .isInstanceOfAny(RecordException.class, ReplayException.class)
        .hasMessage(file + ":" + expected.group(1));
  }
}
