package io.github.spadille.terminal;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The games that people play at this terminal, kept as records while they are played, so that none
 * is lost whatever happens to the program.
 *
 * <p>They lie in one folder, the newest last by name. No more than {@value #MOST} are kept.
 */
final class KeptGames {
  /** The variable of the environment that names the folder. */
  static final String VARIABLE = "SPADILLE_HOME";

  private static final int MOST = 100;
  private static final String PADS = ".score";
  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("uuuuMMdd-HHmmss-SSS");

  private static final int MOMENT_LENGTH = "20991231-235959-999".length();

  private final Path folder;
  private final String suffix;

  KeptGames(Path folder) {
    this(folder, RecordFiles.SUFFIX);
  }

  private KeptGames(Path folder, String suffix) {
    this.folder = folder;
    this.suffix = suffix;
  }

  /** Returns the score pads that are kept beside these games. */
  KeptGames pads() {
    return new KeptGames(folder, PADS);
  }

  /** Returns the games of the person whose environment it is. */
  static KeptGames of(Map<String, String> environment, Path home) {
    String named = Strings.nullToEmpty(environment.get(VARIABLE));
    if (!named.isEmpty()) {
      return new KeptGames(Path.of(named));
    }
    String state = Strings.nullToEmpty(environment.get("XDG_STATE_HOME"));
    Path base = state.isEmpty() ? home.resolve(".local").resolve("state") : Path.of(state);
    return new KeptGames(base.resolve("spadille"));
  }

  /**
   * Begins to keep a game.
   *
   * @throws IOException if nothing can be written there
   */
  KeptGame begin(String game) throws IOException {
    Files.createDirectories(folder);
    prune();
    String moment = MOMENT.format(LocalDateTime.now(ZoneId.systemDefault()));
    return KeptGame.open(folder.resolve(moment + "-" + game + suffix))
        .orElseThrow(() -> new IOException("two games began at " + moment));
  }

  /**
   * Returns the newest game that is not over and that nobody plays now, ready to be gone on with.
   *
   * @param game the id of the game that is meant, if any is
   */
  Optional<KeptGame> last(Optional<String> game) throws IOException {
    for (Path file : newestFirst()) {
      boolean meant = game.isEmpty() || isOf(file, game.get());
      if (meant && KeptGame.isOpenEnded(file)) {
        Optional<KeptGame> kept = KeptGame.open(file);
        if (kept.isPresent()) {
          return kept;
        }
      }
    }
    return Optional.empty();
  }

  /** Games are named so that one can be found by its name alone. */
  private boolean isOf(Path file, String game) {
    String name = file.getFileName().toString();
    return name.length() > MOMENT_LENGTH
        && name.substring(MOMENT_LENGTH).equals("-" + game + suffix);
  }

  private List<Path> newestFirst() throws IOException {
    if (!Files.isDirectory(folder)) {
      return ImmutableList.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(suffix) && Files.isRegularFile(file))
          .sorted(Comparator.reverseOrder())
          .collect(ImmutableList.toImmutableList());
    }
  }

  private void prune() throws IOException {
    List<Path> files = newestFirst();
    for (Path file : files.subList(Math.min(MOST, files.size()), files.size())) {
      Optional<KeptGame> unused = KeptGame.open(file);
      if (unused.isPresent()) {
        unused.get().delete();
      }
    }
  }
}
