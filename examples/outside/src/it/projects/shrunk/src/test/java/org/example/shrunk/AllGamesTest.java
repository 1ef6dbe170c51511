package org.example.shrunk;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.Catalog;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;

/** The shrunk program tells what the whole one tells. */
class AllGamesTest {
  private static final Path SHRUNK = Path.of("target", "shrunk");
  private static final String SPADILLE = System.getProperty("spadille.version");

  private static String whole() {
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    new AllGames(new PrintStream(told, true, UTF_8)).play();
    return told.toString(UTF_8);
  }

  private static String shrunk() throws IOException, InterruptedException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process process =
        new ProcessBuilder(java, "-cp", SHRUNK.resolve("*").toString(), AllGames.class.getName())
            .redirectErrorStream(true)
            .start();
    String told = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as(told).isZero();
    return told;
  }

  @Test
  void tellsTheSame() throws IOException, InterruptedException {
    assertThat(shrunk()).isEqualTo(whole());
  }

  @Test
  void tellsOfEveryGameWhatItsTextsSay() {
    List<String> titles =
        Catalog.load().games().stream().map(game -> game.rulebook().title()).toList();
    assertThat(titles).hasSizeGreaterThan(30);
    assertThat(whole()).contains(titles).contains("OHH-1: ", "dealer-bid=", "nouns=house");
  }

  @Test
  void hasNoNamesOfClassesLeft() throws IOException {
    Path jar = SHRUNK.resolve("spadille-trick-taking-" + SPADILLE + ".jar");
    try (ZipFile entries = new ZipFile(jar.toFile())) {
      String folder = "io/github/spadille/tricktaking/ohhell/";
      assertThat(entries.getEntry(folder + "oh-hell.md")).isNotNull();
      assertThat(entries.getEntry(folder + "OhHell.class")).isNull();
    }
  }
}
