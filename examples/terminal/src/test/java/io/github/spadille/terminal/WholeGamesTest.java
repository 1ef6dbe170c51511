package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games that are typed at a pseudo-terminal by somebody who reads the screen. */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class WholeGamesTest {
  private static final int MOST_LINES = 4000;

  /** A player of Spider gives up at one of so many decisions. */
  private static final int GIVES_UP = 100;

  private static final Pattern LETTER =
      Pattern.compile("(?:^|(?<= {2}))([a-z]{1,2})\\) (.+?)(?=$| {2,}[a-z]{1,2}\\) )");
  private static final Pattern AMOUNT = Pattern.compile("(?:^|(?<= {2}))(\\D*?)(\\d+) to (\\d+)");
  private static final Pattern ADVICE =
      Pattern.compile("(?:Best: |You can only )(.+?)(?: \\((?:about|not tried)|\\.)");
  private static final Pattern KEY = Pattern.compile("(?<![a-z0-9])([a-z0-9])\\) ");
  private static final Pattern CARD = Pattern.compile("(?:10|[2-9JQKA])[♠♥♦♣]");

  @TempDir Path kept;

  @Tag("sweep")
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
      assertThat(play(terminal, game)).contains("The game is over.");
      int from = terminal.written();
      terminal.type("q");
      terminal.await("[y/N]", from);
      terminal.type("");
      assertThat(terminal.exitCode()).isZero();
    }
  }

  /** In Aggravation time counts: a key is pressed for each move, while the agent plays on. */
  @Test
  void aggravationIsPlayedByKeys() throws Exception {
    Random random = new Random(1);
    try (TypedTerminal terminal =
        new TypedTerminal(kept, "play", "aggravation", "--agent", "hard", "--pause", "0")) {
      while (!terminal.shown().contains("The game is over.")) {
        Matcher keys = KEY.matcher(lastMenu(terminal.shown()));
        List<String> all = keys.results().map(key -> key.group(1)).toList();
        if (!all.isEmpty()) {
          terminal.press(all.get(random.nextInt(all.size())));
        }
        Thread.sleep(40);
      }
      assertThat(terminal.shown()).contains("house rules: collision=150").contains("Ada covers");
      int from = terminal.written();
      terminal.type("q");
      terminal.await("[y/N]", from);
      terminal.type("");
      assertThat(terminal.exitCode()).isZero();
    }
  }

  private static String lastMenu(String shown) {
    return shown.substring(Math.max(0, shown.length() - 300));
  }

  /** Plays until the game is over; returns the last screen. */
  private static String play(TypedTerminal terminal, String game) {
    Random random = new Random(1);
    String shown = terminal.awaitQuestion(0);
    for (int typed = 0; !shown.contains("The game is over.") && !terminal.isOver(); typed++) {
      assertThat(typed).as(shown).isLessThan(MOST_LINES);
      assertThat(shown).doesNotContain("made a mistake");
      int from = terminal.written();
      if (shown.strip().endsWith("(press a key)")) {
        terminal.press(" ");
      } else {
        // Who only rearranges cards at random never ends a turn of Vazhushal.
        terminal.type(game.equals("vazhushal") ? advised(shown) : said(shown, random));
      }
      shown = terminal.awaitQuestion(from);
    }
    return shown;
  }

  /** Asks for a hint and follows it. */
  private static String advised(String screen) {
    Matcher hint = ADVICE.matcher(screen.replaceAll("\\s+", " "));
    return hint.find() ? hint.group(1) : "hint";
  }

  /** Returns a move of the menu as a person may say it. */
  private static String said(String screen, Random random) {
    List<String> ways = new ArrayList<>();
    for (String line : screen.lines().toList()) {
      Matcher letters = LETTER.matcher(line);
      while (letters.find()) {
        if (letters.group(2).equals("give up") && random.nextInt(GIVES_UP) > 0) {
          continue; // Somebody who likes the game.
        }
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
      if (amount.find() && !line.contains(":") && !line.contains(") ")) {
        ways.add(amount.group(2));
      }
    }
    // What was not understood is answered in a line or two, without the menu.
    return ways.isEmpty() ? "table" : ways.get(random.nextInt(ways.size()));
  }
}
