package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No command overwrites a file unless it is told to. */
class OverwritingTest {
  @TempDir Path folder;

  private static Run assertForced(String... args) {
    Run run = Run.of(args);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("--force");
    Run forced =
        Run.of(Stream.concat(Stream.of(args), Stream.of("--force")).toArray(String[]::new));
    assertThat(forced.err()).isEmpty();
    assertThat(forced.exitCode()).isZero();
    return forced;
  }

  private Path mine(String name) throws IOException {
    return Files.writeString(folder.resolve(name), "mine");
  }

  @Test
  void rulesAsAPage() throws IOException {
    Path page = mine("a.html");
    assertThat(Run.of("rules", "oh-hell", "--html", page.toString()).err())
        .contains(page + " is there already; nothing was written. --force overwrites it");
    assertThat(page).hasContent("mine");
    assertForced("rules", "oh-hell", "--html", page.toString());
    assertThat(Files.readString(page)).startsWith("<!DOCTYPE html>");
  }

  @Test
  void sheetsAndDocuments() throws IOException {
    Path document = mine("friday.yaml");
    assertForced("house-rules", "new", "oh-hell", "--out", document.toString());
    Path page = mine("a.html");
    assertForced("house-rules", "sheet", document.toString(), "--html", page.toString());
    assertThat(Files.readString(page)).startsWith("<!DOCTYPE html>");
    Path other = mine("other.yaml");
    assertForced("house-rules", "export", document.toString(), "--out", other.toString());
    assertThat(Files.readString(other)).startsWith("house-rules: ");
  }

  @Test
  void savedGames() throws IOException {
    Path file = folder.resolve("a.spadille");
    String[] play = {"play", "oh-hell", "--seed", "1", "-n", "3"};
    assertThat(Run.typing("save " + file + "\nquit\n", play).out()).contains("Saved ");
    String first = Files.readString(file);
    Run again = Run.typing("bid 0\nsave " + file + "\nquit\n", play);
    assertThat(again.out().replaceAll("\\s+", " "))
        .contains(file + " is there already; nothing was saved. Say: save --force " + file);
    assertThat(file).hasContent(first);
    assertThat(Run.typing("bid 0\nsave --force  " + file + "\nquit\n", play).out())
        .contains("Saved ");
    assertThat(Files.readString(file)).isNotEqualTo(first);
    assertThat(Run.typing("save --force\nquit\n", play).out()).contains("Where to? Name a file");
  }

  @Test
  void recordsOfSimulations() throws IOException {
    Path out = folder.resolve("records");
    String[] simulate = {"simulate", "oh-hell", "--seed", "1", "--out", out.toString(), "-g"};
    assertThat(Run.of(with(simulate, "3")).out()).contains("records  3 files written into " + out);
    Path first = out.resolve("oh-hell-1-0.spadille");
    Files.writeString(first, "mine");
    assertThat(Run.of(with(simulate, "2")).err())
        .contains(out + " holds 3 records already; nothing was played. --force ");
    assertThat(first).hasContent("mine");
    assertThat(assertForced(with(simulate, "2")).out()).contains("records  2 files written into");
    assertThat(Files.readString(first)).startsWith("spadille 1\n");
  }

  @Test
  void recordsOfSweeps() throws IOException {
    mine("spider-1-0-0.spadille");
    assertForced("sweep", "spider", "-g", "1", "-c", "0", "--out", folder.toString());
  }

  private static String[] with(String[] args, String more) {
    return Stream.concat(Stream.of(args), Stream.of(more)).toArray(String[]::new);
  }
}
