package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The studies of {@code examples/lab} are made by the commands of their README, here with little to
 * play.
 */
class StudiesTest {
  private static final Path LAB = Path.of("..", "lab");
  private static final String PROMPT = "spadille ";

  @TempDir Path folder;

  /** Returns a command of the README as it is run here: it writes elsewhere, and is soon done. */
  private List<String> here(String line) {
    List<String> words = new ArrayList<>();
    for (String word : line.substring(PROMPT.length()).split(" ")) {
      if (word.endsWith(".yaml")) {
        words.add(LAB.resolve(word).toString());
      } else if (word.endsWith(".csv") || word.endsWith(".html")) {
        words.add(folder.resolve(word).toString());
      } else {
        words.add(word);
      }
    }
    if (line.contains(" lab run ")) {
      words.addAll(List.of("--deals", "2"));
    }
    if (line.contains(" strength ")) {
      words.set(words.indexOf("--minutes") + 1, "0.02");
      words.add(1, "scopa");
    }
    return words;
  }

  @Test
  void eachCommandOfTheReadmeRuns() throws IOException {
    List<String> lines =
        Files.readAllLines(LAB.resolve("README.md")).stream()
            .filter(line -> line.startsWith(PROMPT))
            .toList();
    for (String line : lines) {
      Run run = Run.of(here(line).toArray(new String[0]));
      assertThat(run.exitCode()).as(line + "\n" + run.err()).isZero();
    }
    try (Stream<Path> written = Files.list(folder)) {
      assertThat(written.map(path -> path.getFileName().toString()))
          .contains("oh-hell-dealer.html", "first-seat-scopa.html", "first-seat-cassino.html")
          .contains("skill.html");
    }
  }

  @Test
  void eachExperimentIsInTheReadme() throws IOException {
    String readme = Files.readString(LAB.resolve("README.md"));
    try (Stream<Path> files = Files.list(LAB)) {
      assertThat(files.map(path -> path.getFileName().toString()))
          .filteredOn(name -> !name.equals("README.md"))
          .isNotEmpty()
          .allSatisfy(name -> assertThat(readme).contains("](" + name + ")"));
    }
  }
}
