package io.github.spadille.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where a score pad is kept while people enter something, if it is kept.
 *
 * @param place the file, which no other program writes meanwhile
 * @param isNamed whether people have named it, so that nothing is left beside it
 */
record KeptPad(Optional<KeptGame> place, boolean isNamed) implements AutoCloseable {
  /** Returns a file that people have named. */
  static KeptPad named(KeptGame place) {
    return new KeptPad(Optional.of(place), true);
  }

  /** Returns a file among those that are kept. */
  static KeptPad kept(KeptGame place) {
    return new KeptPad(Optional.of(place), false);
  }

  /** Returns no file: the pad is not kept. */
  static KeptPad nowhere() {
    return new KeptPad(Optional.empty(), false);
  }

  /**
   * Returns the file.
   *
   * @throws java.util.NoSuchElementException if the pad is not kept
   */
  Path file() {
    return place.orElseThrow().file();
  }

  /** Lets others take the file. */
  @Override
  public void close() {
    if (place.isPresent()) {
      try {
        if (isNamed) {
          place.get().release();
        } else {
          place.get().close();
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
