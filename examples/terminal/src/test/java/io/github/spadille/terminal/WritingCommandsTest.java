package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** Every command that writes a file treats links, directories and files that are there alike. */
class WritingCommandsTest {
  /** The commands that write one file; OUT stands for it and DOCUMENT for a document. */
  private static final ImmutableList<String> ONE_FILE =
      ImmutableList.of(
          "deck --html OUT",
          "tickets --html OUT",
          "rules oh-hell --html OUT",
          "house-rules new oh-hell --out OUT",
          "house-rules export DOCUMENT --out OUT",
          "house-rules sheet DOCUMENT --html OUT",
          "strength zener-test --agent random --against random -d 1 --minutes 1 --out OUT",
          "strength zener-test --agent random --against random -d 1 --minutes 1 --html OUT",
          "solve spider RECORD --out OUT",
          "lab report ROWS --html OUT",
          "score oh-hell --print OUT",
          "save OUT");

  /** The commands that write files into a directory. */
  private static final ImmutableList<String> DIRECTORIES =
      ImmutableList.of(
          "simulate oh-hell -g 1 -s 1 --out OUT", "sweep zener-test -g 1 -c 0 -s 1 --out OUT");

  /** What the commands read, which none of them changes. */
  private static Path document;

  private static Path dealt;
  private static Path rows;

  @TempDir Path folder;

  @BeforeAll
  static void writeWhatIsRead(@TempDir Path beside) throws IOException {
    document = beside.resolve("friday.yaml");
    assertThat(Run.of("house-rules", "new", "scopa", "--out", document.toString()).exitCode())
        .isZero();
    dealt = beside.resolve("dealt.yaml");
    Run.typing("save " + dealt + "\nquit\n", "play", "spider", "-o", "suits=1", "--seed", "1");
    Path experiment = beside.resolve("experiment.yaml");
    Files.writeString(experiment, "{game: scopa, seats: 2, deals: 2, plays: hands}");
    rows = beside.resolve("rows.csv");
    Run.of("lab", "run", experiment.toString(), "--out", rows.toString());
  }

  static List<String> oneFile() {
    return ONE_FILE;
  }

  static List<String> directories() {
    return DIRECTORIES;
  }

  /** Runs a command, and returns what it says about the file. */
  private String said(String command, Path out, boolean force) {
    if (command.startsWith("save")) {
      String typed = "save " + (force ? "--force " : "") + out + "\nquit\n";
      Run run = Run.typing(typed, "play", "oh-hell", "--seed", "1");
      assertThat(run.err()).isEmpty();
      return run.lines().stream()
          .filter(line -> line.matches(".*[Ss]aved\\b.*"))
          .findFirst()
          .orElseThrow();
    }
    List<String> args = new ArrayList<>();
    for (String word : command.split(" ")) {
      args.add(
          switch (word) {
            case "OUT" -> out.toString();
            case "DOCUMENT" -> document.toString();
            case "RECORD" -> dealt.toString();
            case "ROWS" -> rows.toString();
            default -> word;
          });
    }
    if (force) {
      args.add("--force");
    }
    Run run = Run.of(args.toArray(new String[0]));
    assertThat(run.exitCode()).isIn(0, 2);
    if (command.startsWith("strength")) { // Its table goes to the output, all else beside it.
      return run.err();
    }
    assertThat(run.exitCode() == 0).isEqualTo(run.err().isEmpty());
    return run.exitCode() == 0 ? run.out() : run.err();
  }

  private void assertNothingIsLeft(String... names) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString())).containsExactlyInAnyOrder(names);
    }
  }

  @ParameterizedTest
  @MethodSource("oneFile")
  void aLinkToNothingIsFollowedOnlyWhenForced(String command) throws IOException {
    Path gone = folder.resolve("gone");
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("gone"));

    assertThat(said(command, link, false)).contains(link + " is there already; nothing was ");
    assertNothingIsLeft("link");
    assertThat(said(command, link, true)).containsPattern("(?i)wrote|saved ");
    assertThat(link).isSymbolicLink();
    assertThat(gone).isNotEmptyFile();
    assertNothingIsLeft("link", "gone");
  }

  @ParameterizedTest
  @MethodSource("oneFile")
  void aLinkToAFileIsFollowedOnlyWhenForced(String command) throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "mine");
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);

    assertThat(said(command, link, false)).contains(link + " is there already; nothing was ");
    assertThat(file).hasContent("mine");
    assertThat(said(command, link, true)).containsPattern("(?i)wrote|saved ");
    assertThat(link).isSymbolicLink();
    assertThat(Files.readString(file)).isNotEqualTo("mine");
    assertNothingIsLeft("link", "file");
  }

  @ParameterizedTest
  @MethodSource("oneFile")
  void whatCanBeNoFileIsNamedForcedOrNot(String command) throws IOException {
    Path inside = Files.createDirectory(folder.resolve("inside"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), inside);
    Path circle = Files.createSymbolicLink(folder.resolve("circle"), Path.of("circle"));
    Path lost = Files.createSymbolicLink(folder.resolve("lost"), Path.of("no/such"));

    for (boolean force : new boolean[] {false, true}) {
      assertThat(said(command, inside, force)).contains("it is a directory");
      assertThat(said(command, link, force)).contains("it is a directory");
      assertThat(said(command, circle, force)).contains("it is a link that leads back to itself");
      assertThat(said(command, folder.resolve("no/such"), force))
          .contains("there is no such file or directory");
    }
    assertThat(said(command, lost, true)).contains("there is no such file or directory");
    assertNothingIsLeft("inside", "link", "circle", "lost");
    try (Stream<Path> files = Files.list(inside)) {
      assertThat(files).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("directories")
  void recordsGoIntoADirectoryAndIntoOneToWhichALinkLeads(String command) throws IOException {
    Path inside = Files.createDirectory(folder.resolve("inside"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), inside);
    Path gone = Files.createSymbolicLink(folder.resolve("lost"), Path.of("gone"));
    Path file = Files.writeString(folder.resolve("file"), "mine");

    said(command, link, false);
    try (Stream<Path> files = Files.list(inside)) {
      assertThat(files).isNotEmpty();
    }
    for (boolean force : new boolean[] {false, true}) {
      for (Path no : List.of(gone, file)) {
        assertThat(said(command, no, force))
            .contains("cannot write into " + no + ": it is not a directory");
      }
    }
    assertThat(file).hasContent("mine");
    assertNothingIsLeft("inside", "link", "lost", "file");
  }

  @Test
  void everyCommandThatWritesIsTried() {
    List<String> writing = new ArrayList<>();
    collect(commandLine(), writing);
    Set<String> tried = new HashSet<>(); // One that writes several files is tried with each.
    Stream.concat(ONE_FILE.stream(), DIRECTORIES.stream())
        .filter(command -> !command.startsWith("save"))
        .forEach(
            command -> {
              String[] words = command.split(" ");
              boolean isGroup = words[0].equals("house-rules") || words[0].equals("lab");
              tried.add(isGroup ? words[0] + " " + words[1] : words[0]);
            });
    assertThat(tried).containsExactlyInAnyOrderElementsOf(writing);
  }

  static CommandLine commandLine() {
    return Spadille.commandLine(
        Catalog.load(),
        out -> {
          throw new IllegalStateException("nobody types");
        },
        Writer.nullWriter(),
        Writer.nullWriter());
  }

  private static void collect(CommandLine command, List<String> writing) {
    if (command.getCommandSpec().findOption("--force") != null) {
      writing.add(command.getCommandSpec().qualifiedName().replace("spadille ", ""));
    }
    command.getSubcommands().values().forEach(inner -> collect(inner, writing));
  }
}
