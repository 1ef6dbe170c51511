package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the commands that the README shows and compares what they print. */
class ReadmeTest {
  private static final Pattern EXAMPLE =
      Pattern.compile("```text\n\\$ spadille (.*)\n((?s:.*?))```\n");
  private static final Pattern TYPED = Pattern.compile("(?m)^[\\w ]+> (.*)$");

  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
  private static final String DOCUMENT = "friday.yaml";

  @TempDir static Path folder;

  @Test
  void examplesAreReal() throws IOException {
    Matcher example = EXAMPLE.matcher(Files.readString(Path.of("README.md")));
    int examples = 0;
    // Some of the commands change the document, and the next show what became of it.
    Files.copy(Path.of(DOCUMENT), folder.resolve(DOCUMENT));
    while (example.find()) {
      check(example.group(1), example.group(2));
      examples++;
    }
    assertThat(examples).isEqualTo(25);
  }

  @Test
  void thePictureIsReal() throws IOException {
    Path drawn = folder.resolve("screen.svg");
    Run run =
        Run.typing(
            "draw\npicture " + drawn + "\nquit\n",
            "play",
            "canasta",
            "--seed",
            "12",
            "--agent",
            "random");
    assertThat(run.lines()).contains("The screen is drawn in " + drawn + ".");
    assertThat(Files.readString(drawn)).isEqualTo(Files.readString(Path.of("screen.svg")));
  }

  private static void check(String command, String shown) {
    StringBuilder typed = new StringBuilder();
    TYPED.matcher(shown).results().forEach(line -> typed.append(line.group(1)).append('\n'));
    Run run = Run.typing(typed.toString(), words(command));

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    int from = 0;
    for (String part : List.of(shown.split("(?m)^\\.\\.\\.\n"))) {
      String out = String.join("\n", run.lines()) + "\n";
      assertThat(out.substring(from)).as(command).contains(part);
      from = out.indexOf(part, from) + part.length();
    }
  }

  private static String[] words(String command) {
    return WORD.matcher(command)
        .results()
        .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
        .map(word -> word.equals(DOCUMENT) ? folder.resolve(DOCUMENT).toString() : word)
        .toArray(String[]::new);
  }
}
