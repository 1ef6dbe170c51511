package io.github.spadille.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where a score pad is kept while people enter something, if it is kept.
 *
 * @param place the file, which no other program writes meanwhile
 */
record KeptPad(Optional<KeptGame> place) implements AutoCloseable {
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
        place.get().close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
