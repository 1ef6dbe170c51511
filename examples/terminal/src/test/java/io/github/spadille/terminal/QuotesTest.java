package io.github.spadille.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.Catalog;
import io.github.spadille.formats.houserules.HouseRulesReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** Quotes in what people write are signs like others. */
@Isolated // It listens to what the parser writes beside the writers that it is given.
class QuotesTest {
  private static final String FRIDAY =
      """
      house-rules: Ours
      version: 1
      date: 2024-05-03
      entries:
        - entry: Oh Hell
          game: oh-hell
          base: 1
      """;

  @TempDir Path folder;

  /** Does something and returns what is written where the parser warns. */
  private static String warned(Runnable action) {
    PrintStream before = System.err;
    ByteArrayOutputStream warned = new ByteArrayOutputStream();
    System.setErr(new PrintStream(warned, true, UTF_8));
    try {
      action.run();
    } finally {
      System.setErr(before);
    }
    return warned.toString(UTF_8);
  }

  /** Runs a command line of which the parser says nothing. */
  private static Run quiet(String... args) {
    AtomicReference<Run> run = new AtomicReference<>();
    assertThat(warned(() -> run.set(Run.typing("quit\n", args)))).isEmpty();
    assertThat(run.get().err()).isEmpty();
    return run.get();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "O\"Brien",
        "Ada \"x\"",
        "\"Ada\"",
        "\"Ada",
        "Ada\"",
        "'Ada'",
        "d'Arc",
        "\\\"Ada",
        "\"\"x",
        "@ada"
      })
  void aNameIsKeptAsItIsWritten(String name) throws IOException {
    Run play = quiet("play", "oh-hell", "-n", "3", "--players", name + ",Bo,Cy", "--seed", "1");
    assertThat(play.exitCode()).isZero();
    assertThat(play.out()).contains(name + "> quit");

    Path file = Files.writeString(folder.resolve("friday.yaml"), FRIDAY);
    String path = file.toString();
    assertThat(quiet("house-rules", "acknowledge", path, name, "Bo").out())
        .contains("known to " + name + ", Bo.");
    String[][] commands = {
      {"propose", path, "--by", name, "--text", name, "-e", "Oh Hell", "-o", "first-size=3"},
      {"remark", path, "1", "--by", name, "--text", name},
      {"adopt", path, "1", "--agreed", "Bo," + name},
      {"decide", path, "Oh Hell", "--question", name, "--decision", name, "--agreed", name + ",Bo"},
      {"propose", path, "--by", name, "--text", name},
      {"drop", path, "1"}
    };
    for (String[] command : commands) {
      List<String> args = new ArrayList<>(List.of("house-rules"));
      args.addAll(List.of(command));
      Run run = quiet(args.toArray(new String[0]));
      assertThat(run.exitCode()).isZero();
    }
    var document = HouseRulesReader.read(file, Catalog.load()).orElseThrow();
    assertThat(document.version()).isEqualTo(3);
    assertThat(document.changes().get(0).agreed()).containsExactly("Bo", name);
    assertThat(document.changes().get(1).agreed()).containsExactly(name, "Bo");
    assertThat(document.entry("Oh Hell").rulings().get(0).question()).isEqualTo(name);
  }

  /** Every option of every command that takes a text gets some quotes; none is carried out. */
  @Test
  void noOptionOfAnyCommandIsWarnedAbout() {
    List<List<String>> lines = new ArrayList<>();
    collect(WritingCommandsTest.commandLine(), lines);
    assertThat(lines).hasSizeGreaterThan(50);
    for (List<String> line : lines) {
      for (String value : List.of("\"", "a\"b,c", "\"a,b\"", "'", "\\\"")) {
        List<String> args = new ArrayList<>(line);
        args.add(value);
        assertThat(warned(() -> parse(args))).as("%s", args).isEmpty();
      }
    }
  }

  private static void parse(List<String> args) {
    try {
      WritingCommandsTest.commandLine().parseArgs(args.toArray(new String[0]));
    } catch (ParameterException e) {
      assertThat(e).hasMessageNotContaining("quote"); // Something else is missing.
    }
  }

  private static void collect(CommandLine command, List<List<String>> lines) {
    for (OptionSpec option : command.getCommandSpec().options()) {
      if (option.arity().max() > 0) {
        List<String> line =
            new ArrayList<>(List.of(command.getCommandSpec().qualifiedName().split(" ")));
        line.remove(0);
        line.add(option.longestName());
        lines.add(line);
      }
    }
    command.getSubcommands().values().forEach(inner -> collect(inner, lines));
  }
}
