package io.github.spadille.testkit.whisper;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** A green run of all tests of a contract prints one line. */
@Isolated // It takes the place of the console.
class KitIsQuietTest {
  /** A class of its own, for which the games are played again. */
  static class Contract extends WhisperContractTest {}

  @Test
  void aGreenRunPrintsOneLine() throws ReflectiveOperationException {
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try (PrintStream all = new PrintStream(printed, true, UTF_8)) {
      System.setOut(all);
      System.setErr(all);
      for (Method test : Contract.class.getMethods()) {
        if (test.isAnnotationPresent(Test.class)) {
          test.invoke(new Contract());
        }
      }
    } finally {
      System.setOut(out);
      System.setErr(err);
    }

    assertThat(printed.toString(UTF_8).lines())
        .singleElement()
        .asString()
        .matches(
            "whisper: \\d+ games, \\d+ positions, \\d+ twins of \\d+ steps, \\d+ positions with all"
                + " deals");
  }
}
