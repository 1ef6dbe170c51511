package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.formats.text.DisplayWidth;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The screens of all games in three widths, beside the ones that people have looked at.
 *
 * <p>After a change that is wanted {@code -Dspadille.screens=write} writes them anew, to be looked
 * at.
 */
class ScreensTest {
  private static final Catalog CATALOG = Catalog.load();
  private static final Path FOLDER = Path.of("src", "test", "screens");
  private static final List<Integer> WIDTHS = List.of(60, 80, 200);
  private static final int DECISIONS = 8;
  private static final boolean WRITES = "write".equals(System.getProperty("spadille.screens"));

  static Stream<String> games() {
    return CATALOG.games().stream().map(Game::id);
  }

  private static List<String> screens(String game, int columns, String... more) {
    Onlooker onlooker = new Onlooker(columns, DECISIONS);
    StringWriter err = new StringWriter();
    List<String> args =
        new ArrayList<>(List.of("play", game, "--seed", "1", "--agent", "random", "--pause", "0"));
    args.addAll(List.of(more));
    int exitCode =
        Spadille.execute(
            CATALOG,
            shown -> onlooker,
            onlooker.out(),
            new PrintWriter(err),
            args.toArray(new String[0]));
    assertThat(err.toString()).isEmpty();
    assertThat(exitCode).isZero();
    return onlooker.screens();
  }

  @ParameterizedTest
  @MethodSource("games")
  void areAsPeopleSawThem(String game) throws IOException {
    StringBuilder all = new StringBuilder();
    for (int columns : WIDTHS) {
      List<String> screens = screens(game, columns);
      for (String screen : List.of(screens.get(0), screens.get(screens.size() - 1))) {
        all.append("=== ").append(columns).append(" columns\n").append(screen).append('\n');
      }
    }
    Path file = FOLDER.resolve(game + ".txt");
    if (WRITES) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, all);
    }
    assertThat(all.toString()).isEqualTo(Files.readString(file));
  }

  @ParameterizedTest
  @MethodSource("games")
  void fitTheirWidth(String game) {
    for (int columns : WIDTHS) {
      for (String screen : screens(game, columns)) {
        assertThat(screen.lines())
            .allSatisfy(line -> assertThat(DisplayWidth.of(line)).isLessThanOrEqualTo(columns));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "oh-hell",
        "toepen",
        "canasta",
        "vazhushal",
        "koi-koi",
        "pontoon",
        "speculation",
        "superfecta",
        "aggravation",
        "pirate",
        "through-the-window",
        "cantors-comb"
      })
  void standInTheReadme(String game) throws IOException {
    List<String> screens = screens(game, 80);
    String shown =
        "<summary>"
            + CATALOG.game(game).name()
            + "</summary>\n\n```\n"
            + screens.get(screens.size() - 1).strip()
            + "\n```\n";
    Path readme = Path.of("README.md");
    if (WRITES) {
      String old = Files.readString(readme);
      int from = old.indexOf("<summary>" + CATALOG.game(game).name());
      int to = old.indexOf("\n</details>", from);
      Files.writeString(readme, old.substring(0, from) + shown + old.substring(to));
    }
    assertThat(Files.readString(readme)).contains(shown);
  }

  @Test
  void aTerminalThatIsTooNarrowIsTold() {
    assertThat(screens("oh-hell", 50).get(0))
        .startsWith("This terminal has 50 columns. Tables need 60, so some lines break.");
    assertThat(screens("oh-hell", 60).get(0)).startsWith("Oh Hell!");
  }
}
