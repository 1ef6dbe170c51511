package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.Catalog;
import java.io.StringReader;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

class GameChoiceTest {
  private static final Catalog CATALOG = Catalog.load();

  /** Says under which house rules a game is played against the clock. */
  @Command(name = "live")
  static final class LiveCommand implements Runnable {
    @Mixin private GameChoice choice;
    private String houseRules = "";

    @SuppressWarnings("NullAway.Init") // Set by picocli.
    LiveCommand() {}

    @Override
    public void run() {
      houseRules = choice.chosenForLive().houseRules();
    }
  }

  private static String houseRules(String... args) {
    LiveCommand live = new LiveCommand();
    CommandLine line =
        Spadille.commandLine(
            CATALOG,
            out -> new PipedConsole(new StringReader(""), out),
            new StringWriter(),
            new StringWriter());
    line.addSubcommand(live);
    String[] whole = new String[args.length + 1];
    whole[0] = "live";
    System.arraycopy(args, 0, whole, 1, args.length);
    assertThat(line.execute(whole)).isZero();
    return live.houseRules;
  }

  @ParameterizedTest
  @CsvSource({
    "aggravation, collision=150",
    "pirate, tie-window=150",
    "through-the-window, tie-window=150 nouns=wordnet",
    "oh-hell, as usual"
  })
  void againstTheClockWhoeverIsAlmostAsFastIsEquallyFast(String game, String expected) {
    assertThat(houseRules(game)).isEqualTo(expected);
  }

  @Test
  void unlessSomebodyChoseOtherwise() {
    assertThat(houseRules("pirate", "-o", "tie-window=0", "-o", "ships=2")).isEqualTo("ships=2");
  }
}
