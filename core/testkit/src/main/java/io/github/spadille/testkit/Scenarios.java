package io.github.spadille.testkit;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.Replay;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * Makes a test of every scenario in a folder.
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicTest> scenarios() {
 *   return Scenarios.in(MyGame.GAME, "/scenarios/my-game");
 * }
 * }</pre>
 *
 * <p>A scenario is a record whose file ends in {@code .spadille}. The folder lies on the class
 * path, in a directory; folders within it belong to it. A scenario can {@linkplain
 * GameRecord#beginning begin} where another one of its folder, or of one below it, ends.
 */
public final class Scenarios {
  private static final String SUFFIX = ".spadille";

  /** A file with the name that tests and messages call it. */
  record Source(String name, Path path) {
    GameRecord record() {
      try {
        return GameRecord.read(name, path);
      } catch (IOException e) {
        throw new UncheckedIOException("scenario " + name, e);
      }
    }

    /** Returns the text of a file that may be no record; what is no text in it is replaced. */
    String looseText() {
      try (InputStream in = Files.newInputStream(path)) {
        return new String(in.readNBytes(GameRecord.MAX_SIZE), UTF_8);
      } catch (IOException e) {
        throw new UncheckedIOException("scenario " + name, e);
      }
    }
  }

  private Scenarios() {}

  /**
   * Returns a test of each scenario of a game; it fails with file, line, what was expected and what
   * was found.
   *
   * @param folder a path from the root of the class path: {@code /scenarios/my-game}
   * @throws IllegalArgumentException if there is no scenario there
   */
  public static Stream<DynamicTest> in(Game<?, ?, ?> game, String folder) {
    List<Source> sources = sources(folder);
    if (sources.isEmpty()) {
      throw new IllegalArgumentException("no scenario (*" + SUFFIX + ") in " + folder);
    }
    return sources.stream()
        .map(
            source ->
                DynamicTest.dynamicTest(
                    source.name(), source.path().toUri(), () -> replay(game, source)));
  }

  private static void replay(Game<?, ?, ?> game, Source source) {
    Replay.run(source.record(), game);
  }

  /**
   * Returns the scenarios in a folder, by name; none if there is no such folder.
   *
   * @param folder a path from the root of the class path: {@code /scenarios/my-game}
   * @throws io.github.spadille.formats.record.RecordException if one is no record
   */
  public static ImmutableList<GameRecord> read(String folder) {
    ImmutableList.Builder<GameRecord> records = ImmutableList.builder();
    for (Source source : sources(folder)) {
      records.add(source.record());
    }
    return records.build();
  }

  /** Returns the files in a folder, by name; none if there is no such folder. */
  static List<Source> sources(String folder) {
    String name = CharMatcher.is('/').trimFrom(folder);
    List<Source> sources = new ArrayList<>();
    try {
      for (URL url : Collections.list(loader().getResources(name))) {
        if (!url.getProtocol().equals("file")) {
          throw new IllegalArgumentException(url + " is not a directory");
        }
        collect(Path.of(url.toURI()), sources);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("folder " + folder, e);
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException("folder " + folder, e);
    }
    return sources;
  }

  private static void collect(Path root, List<Source> sources) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      files
          .filter(file -> file.toString().endsWith(SUFFIX))
          .sorted()
          .forEach(file -> sources.add(new Source(name(root, file), file)));
    }
  }

  private static String name(Path root, Path file) {
    return root.relativize(file).toString().replace('\\', '/');
  }

  private static ClassLoader loader() {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    return loader == null ? Scenarios.class.getClassLoader() : loader;
  }
}
