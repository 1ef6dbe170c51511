package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Runs the commands that the README shows and compares what they print. */
class ReadmeTest {
  private static final Pattern EXAMPLE =
      Pattern.compile("```text\n\\$ spadille (.*)\n((?s:.*?))```\n");
  private static final Pattern TYPED = Pattern.compile("(?m)^\\w+> (.*)$");

  @Test
  void examplesAreReal() throws IOException {
    Matcher example = EXAMPLE.matcher(Files.readString(Path.of("README.md")));
    int examples = 0;
    while (example.find()) {
      check(example.group(1), example.group(2));
      examples++;
    }
    assertThat(examples).isEqualTo(10);
  }

  private static void check(String command, String shown) {
    StringBuilder typed = new StringBuilder();
    TYPED.matcher(shown).results().forEach(line -> typed.append(line.group(1)).append('\n'));
    Run run = Run.typing(typed.toString(), command.split(" "));

    assertThat(run.err()).isEmpty();
    int from = 0;
    for (String part : List.of(shown.split("(?m)^\\.\\.\\.\n"))) {
      String out = String.join("\n", run.lines()) + "\n";
      assertThat(out.substring(from)).as(command).contains(part);
      from = out.indexOf(part, from) + part.length();
    }
  }
}
