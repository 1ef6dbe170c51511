package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.testkit.Covers;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What the library can do with a document, the command line can do too. */
class VerbsTest {
  /** The commands of those verbs that have no command of their own name. */
  private static final ImmutableMap<String, String> ELSEWHERE =
      ImmutableMap.of(
          "with", "amend EDITED",
          "without", "amend EDITED",
          "adoptedAs", "export --as",
          "atVersion", "sheet --at",
          "static adopt", "new");

  /** Returns the public methods of a document that make a document. */
  private static Set<String> verbs() {
    Set<String> verbs = new TreeSet<>();
    for (Method method : HouseRules.class.getDeclaredMethods()) {
      boolean made = Modifier.isPublic(method.getModifiers()) && !method.isSynthetic();
      if (made && method.getReturnType() == HouseRules.class) {
        verbs.add((Modifier.isStatic(method.getModifiers()) ? "static " : "") + method.getName());
      }
    }
    return verbs;
  }

  private static ImmutableSet<String> commands() {
    return ImmutableSet.copyOf(
        WritingCommandsTest.commandLine()
            .getSubcommands()
            .get("house-rules")
            .getSubcommands()
            .keySet());
  }

  @Test
  @Covers("HSE-16")
  void everyVerbOfTheLibraryHasACommand() {
    assertThat(verbs()).contains("amend", "propose", "remark", "adopt", "drop", "acknowledge");
    for (String verb : verbs()) {
      String command = ELSEWHERE.getOrDefault(verb, verb);
      assertThat(commands()).as(verb).contains(command.split(" ")[0]);
      if (command.contains(" ")) {
        String[] words = command.split(" ");
        assertThat(Run.of("house-rules", words[0], "--help").out()).as(verb).contains(words[1]);
      }
    }
    assertThat(verbs()).containsAll(ELSEWHERE.keySet());
  }

  @Test
  void everyCommandHasHelpThatTheListOfCommandsNames() {
    String list = Run.of("house-rules", "--help").out();
    for (String command : commands()) {
      Run help = Run.of("house-rules", command, "--help");
      assertThat(help.exitCode()).isZero();
      assertThat(help.out())
          .startsWith("Usage: spadille house-rules " + command)
          .contains("Exit codes:");
      assertThat(list).containsPattern("(?m)^  " + command + " ");
    }
  }

  @Test
  void theReadmeTellsOfEveryCommand() throws IOException {
    String readme = Files.readString(Path.of("README.md"));
    for (String command : commands()) {
      assertThat(readme).containsPattern("`" + command + "\\b|house-rules " + command + "\\b");
    }
  }
}
