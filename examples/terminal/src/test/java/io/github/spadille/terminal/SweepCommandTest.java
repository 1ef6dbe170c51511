package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.random.RandomSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SweepCommandTest {
  @TempDir Path directory;

  @Tag("sweep")
  @Test
  void everyGameHoldsWithEverySeatAndOption() {
    Run run = Run.of("sweep", "--games", "1", "--combinations", "2", "--max-moves", "300");

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(run.lines()).hasSameSizeAs(Catalog.load().games());
    assertThat(run.lines()).allMatch(line -> line.endsWith(": all hold"));
  }

  @Test
  void configurationsAreSeatsOptionsAloneAndCombinations() {
    Game<?, ?, ?> scopa = Catalog.load().game("scopa");

    assertThat(Configurations.of(scopa, 0, RandomSource.seeded(1)))
        .extracting(ChosenGame::seats, ChosenGame::differences)
        .contains(tuple(2, "as usual"))
        .contains(tuple(4, "as usual"))
        .contains(tuple(2, "last-sweep=on"))
        .doesNotHaveDuplicates();
    assertThat(Configurations.of(scopa, 30, RandomSource.seeded(1)))
        .hasSize(Configurations.of(scopa, 0, RandomSource.seeded(1)).size() + 30);
  }

  @Test
  void combinationsHaveNumbersBetweenTheSamples() {
    Game<?, ?, ?> superfecta = Catalog.load().game("superfecta");
    assertThat(Configurations.of(superfecta, 30, RandomSource.seeded(1)))
        .extracting(chosen -> chosen.values().getOrDefault("bet-steps", ""))
        .anyMatch(
            steps ->
                !superfecta.options().option("bet-steps").type().samples().contains(steps)
                    && steps.matches("[2-9].*"));
  }

  @Test
  void presetsAreTriedWithEveryNumberOfSeatsThatTheyFit() {
    assertThat(Configurations.of(Catalog.load().game("canasta"), 0, RandomSource.seeded(1)))
        .extracting(ChosenGame::seats, ChosenGame::values)
        .contains(tuple(2, classic("canasta")), tuple(4, classic("canasta")));
    assertThat(Configurations.of(Catalog.load().game("scopa"), 0, RandomSource.seeded(1)))
        .filteredOn(chosen -> chosen.differences().equals("deal=nine"))
        .extracting(ChosenGame::seats)
        .containsExactly(4);
  }

  private static ImmutableMap<String, String> classic(String game) {
    return Catalog.load().game(game).options().preset("classic").options();
  }

  @Test
  void recordsAreKeptWhereAsked() throws IOException {
    Run run = Run.of("sweep", "spider", "-g", "1", "-c", "0", "--out", directory.toString());

    assertThat(run.exitCode()).isZero();
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files.map(file -> file.getFileName().toString()).sorted().findFirst())
          .contains("spider-1-0-0.spadille");
    }
    assertThat(Run.of("replay", directory.toString()).exitCode()).isZero();
  }

  @Test
  void unwritablePlacesAreUserErrors() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "");

    Run run = Run.of("sweep", "spider", "-g", "1", "-c", "0", "--out", file.toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("cannot write into " + file + ": it is not a directory");
  }

  @Test
  void anUnknownGameIsNamed() {
    Run run = Run.of("sweep", "oh-hel");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("unknown game oh-hel (did you mean oh-hell?)");
  }
}
