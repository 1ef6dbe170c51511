package io.github.spadille.games.houserules;

import static io.github.spadille.games.houserules.Documents.CATALOG;
import static io.github.spadille.games.houserules.Documents.eights;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Strings;
import io.github.spadille.formats.houserules.HouseRulesReader;
import io.github.spadille.formats.houserules.Problem;
import io.github.spadille.formats.houserules.Reading;
import io.github.spadille.testkit.Covers;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Isolated;

/** Damaged documents: each gives the whole list of its errors in words, and nothing else. */
@Covers("HSE-9")
@Isolated // It measures what all threads allocate.
class DamagedDocumentsTest {
  private static final Path FOLDER = Path.of("src", "test", "resources", "house-rules", "damaged");
  private static final Pattern INTERNAL =
      Pattern.compile("Exception|Error:|\\bat [a-z]+\\.|snakeyaml|jackson|fasterxml|'reader'|null");
  private static final Duration LIMIT = Duration.ofSeconds(20);
  private static final long MOST_BYTES = 1_000L << 20;

  @TestFactory
  Stream<DynamicTest> everyDamagedDocumentTellsItsErrors() throws IOException {
    return files().stream()
        .map(
            file ->
                DynamicTest.dynamicTest(file.getFileName().toString(), () -> tellsItsErrors(file)));
  }

  private static void tellsItsErrors(Path file) throws IOException {
    String name = file.getFileName().toString();
    String expected = Files.readString(file.resolveSibling(name.replace(".yaml", ".txt")), UTF_8);
    assertThat(String.join("\n", errors(Files.readAllBytes(file))) + "\n").isEqualTo(expected);
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    }
  }

  @Test
  void thereAreAHundredAtLeast() throws IOException {
    assertThat(files()).hasSizeGreaterThanOrEqualTo(100);
  }

  /** Reads bytes in bounded time and memory, and checks the form of every error. */
  private static List<String> errors(byte[] bytes) {
    long before = allocated();
    Reading reading =
        Assertions.assertTimeoutPreemptively(LIMIT, () -> HouseRulesReader.read(bytes, CATALOG));
    assertThat(allocated() - before).isLessThan(MOST_BYTES);
    assertThat(reading.document()).isEmpty();
    assertThat(reading.problems()).isNotEmpty().hasSizeLessThanOrEqualTo(501);
    for (Problem problem : reading.problems()) {
      assertThat(problem.found()).isNotBlank();
      assertThat(problem.allowed()).isNotBlank();
      assertThat(problem.sentence()).isNotBlank().hasSizeLessThan(500);
      assertThat(problem.toString()).doesNotContain("\n").doesNotContainPattern(INTERNAL);
    }
    return reading.problems().stream().map(Problem::toString).toList();
  }

  /** Returns the bytes that all threads have allocated, as the timeout runs in one of its own. */
  private static long allocated() {
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    long sum = 0;
    for (long bytes : threads.getThreadAllocatedBytes(threads.getAllThreadIds())) {
      sum += Math.max(0, bytes);
    }
    return sum;
  }

  private static List<String> errors(String text) {
    return errors(text.getBytes(UTF_8));
  }

  @Test
  void tenMegabytesOfNestingAreRefusedUnread() {
    assertThat(errors("[".repeat(10 << 20)))
        .containsExactly("the text has 10485760 bytes; allowed: at most 1048576");
  }

  @Test
  void deepNestingIsRefusedWhereItBegins() {
    String tooDeep = "values are nested more than 12 deep; no document needs that";
    assertThat(errors("[".repeat(100_000))).containsExactly("line 1: " + tooDeep);
    assertThat(errors("{a: ".repeat(30_000))).containsExactly("line 1: " + tooDeep);
    assertThat(errors("- ".repeat(60_000))).containsExactly("line 1: " + tooDeep);
    assertThat(errors("[\n".repeat(500_000))).containsExactly("line 14: " + tooDeep);
    StringBuilder steps = new StringBuilder();
    for (int i = 0; i < 1_000; i++) {
      steps.append(Strings.repeat(" ", i)).append("a:\n");
    }
    assertThat(errors(steps.toString())).containsExactly("line 14: " + tooDeep);
  }

  @Test
  void aMegabyteOfAliasesIsRefused() {
    assertThat(errors("a: &a [" + "*a,\n ".repeat(200_000) + "]\n"))
        .contains("line 2: an alias (*a) is not allowed; write the value out")
        .hasSize(501);
    assertThat(errors("house-rules: &a x\n" + "b: *a\n".repeat(30_000)))
        .contains("line 2: an alias (*a) is not allowed; write the value out")
        .hasSize(501);
  }

  @Test
  void longLinesAreRefused() {
    assertThat(errors("house-rules: Ours\nversion: " + "9".repeat(1_000_000) + "\nx"))
        .containsExactly("line 2: the line has 1000010 characters; allowed: at most 131072");
    for (String piece : List.of("x", "[", "{a: ", "#", "\"", "&a ", "!a ", "? ", "a: ", "\\")) {
      assertThat(errors(piece.repeat(200_000))).singleElement().asString().contains("the line has");
    }
  }

  @Test
  void longTextsAreRefusedInAFewWords() {
    String text = "x".repeat(100_000);
    assertThat(errors(eights("own:", "  1: " + text)))
        .containsExactly(
            "entry crazy-eights, line 9: 1 has 100000 characters;"
                + " allowed: at most 10000 characters");
    assertThat(errors(eights("own:", "  1: |\n" + "        Sing.\n".repeat(70_000))).get(0))
        .endsWith("characters; allowed: at most 10000 characters");
    assertThat(errors(eights("options:", "  jokers: " + text)).get(0))
        .startsWith("entry crazy-eights, line 9: option jokers: found xxxxx")
        .endsWith("...; allowed: 0, 1, 2");
    assertThat(errors(eights("entry: " + text)).get(0)).contains("100000 characters");
    assertThat(errors(eights("source: " + text)).get(0)).contains("100000 characters");
    assertThat(errors(eights().replace("\n\n", "\nhost: " + text + "\n")))
        .containsExactly("line 4: host has 100000 characters; allowed: at most 200 characters");
    assertThat(errors(eights("\"" + "k".repeat(900) + "\": 1")).get(0)).contains("kkkk... is");
    assertThat(errors(eights("? " + text + "\n    : 1"))).isNotEmpty();
    assertThat(errors(eights("entry: Old", "base: " + "9".repeat(100_000)))).isNotEmpty();
  }

  @Test
  void manySmallThingsAreRefusedSoon() {
    assertThat(errors(eights("seats: [" + "1,\n      ".repeat(100_000) + "]"))).hasSize(1);
    assertThat(errors("- a\n".repeat(200_000))).hasSize(1);
    assertThat(errors("# \n".repeat(300_000))).hasSize(1);
    assertThat(errors("\n".repeat(1_000_000))).hasSize(1);
    assertThat(errors("\"\n".repeat(300_000))).isNotEmpty();
    assertThat(errors("? \n".repeat(300_000))).isNotEmpty();
    assertThat(errors("&a \n".repeat(300_000))).isNotEmpty();
    assertThat(errors("a: |\n" + " x\n".repeat(300_000))).isNotEmpty();
    assertThat(errors("a:\n" + " x\n".repeat(300_000))).isNotEmpty();
    assertThat(errors("\0\n".repeat(500_000))).hasSize(501);
  }
}
