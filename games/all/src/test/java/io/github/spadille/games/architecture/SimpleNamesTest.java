package io.github.spadille.games.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Multimaps;
import com.google.common.collect.SetMultimap;
import com.google.common.collect.TreeMultimap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * One name stands for one idea in the whole library, tests included: whoever reads a simple name
 * need not ask which of two is meant.
 */
class SimpleNamesTest {
  private static final Path LIBRARY = Path.of("..", "..");

  @Test
  void eachTopLevelTypeHasANameOfItsOwn() throws IOException {
    SetMultimap<String, Path> filesByName = TreeMultimap.create();
    for (String part : new String[] {"core", "games"}) {
      try (Stream<Path> files = Files.walk(LIBRARY.resolve(part))) {
        files.filter(SimpleNamesTest::isSource).forEach(file -> filesByName.put(name(file), file));
      }
    }

    assertThat(Multimaps.filterKeys(filesByName, name -> filesByName.get(name).size() > 1).asMap())
        .isEmpty();
    assertThat(filesByName.keySet())
        .contains("SimpleNamesTest.java", "MoveList.java", "OhHell.java");
  }

  private static boolean isSource(Path file) {
    String path = file.toString().replace('\\', '/');
    return path.matches(".*/src/(main|test)/java/.*\\.java") && !path.endsWith("-info.java");
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }
}
