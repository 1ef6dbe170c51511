package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games that are typed at a pseudo-terminal by somebody who reads the screen. */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class WholeGamesTest {
  private static final int MOST_LINES = 4000;
  private static final Pattern LETTER =
      Pattern.compile("(?:^|(?<= {2}))([a-z]{1,2})\\) (.+?)(?=$| {2,}[a-z]{1,2}\\) )");
  private static final Pattern AMOUNT = Pattern.compile("(?:^|(?<= {2}))(\\D*?)(\\d+) to (\\d+)");
  private static final Pattern CARD = Pattern.compile("(?:10|[2-9JQKA])[♠♥♦♣]");

  @TempDir Path kept;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "oh-hell --option first-size=3",
        "canasta --agent easy",
        "pontoon --option hands=3",
        "koi-koi --option rounds=6",
        "spider --option suits=1",
        "vazhushal"
      })
  void areTypedToTheEnd(String game) throws Exception {
    List<String> args = new ArrayList<>(List.of("play"));
    args.addAll(List.of(game.split(" ")));
    if (!game.contains("--agent")) {
      args.addAll(List.of("--agent", "random"));
    }
    args.addAll(List.of("--seed", "1", "--pause", "0"));
    try (TypedTerminal terminal = new TypedTerminal(kept, args.toArray(new String[0]))) {
      assertThat(play(terminal)).contains("The game is over.");
      terminal.type("q");
      terminal.awaitQuestion(terminal.written());
      terminal.type("");
      assertThat(terminal.exitCode()).isZero();
    }
  }

  /** Plays until the game is over; returns the last screen. */
  private static String play(TypedTerminal terminal) {
    Random random = new Random(1);
    String shown = terminal.awaitQuestion(0);
    for (int typed = 0; !shown.contains("The game is over.") && !terminal.isOver(); typed++) {
      assertThat(typed).as(shown).isLessThan(MOST_LINES);
      assertThat(shown).doesNotContain("made a mistake");
      int from = terminal.written();
      if (shown.strip().endsWith("(press a key)")) {
        terminal.press(" ");
      } else {
        terminal.type(said(shown, random));
      }
      shown = terminal.awaitQuestion(from);
    }
    return shown;
  }

  /** Returns a move of the menu as a person may say it. */
  private static String said(String screen, Random random) {
    List<String> ways = new ArrayList<>();
    for (String line : screen.lines().toList()) {
      Matcher letters = LETTER.matcher(line);
      while (letters.find()) {
        ways.add(letters.group(1));
        Matcher card = CARD.matcher(letters.group(2));
        if (letters.group(2).length() < 60) {
          ways.add(letters.group(2));
        }
        if (card.find() && !card.find()) {
          card.reset();
          assertThat(card.find()).isTrue();
          ways.add(card.group());
        }
      }
      Matcher amount = AMOUNT.matcher(line);
      if (amount.find() && !line.contains(":")) {
        ways.add(amount.group(2));
      }
    }
    // What was not understood is answered in a line or two, without the menu.
    return ways.isEmpty() ? "table" : ways.get(random.nextInt(ways.size()));
  }
}
