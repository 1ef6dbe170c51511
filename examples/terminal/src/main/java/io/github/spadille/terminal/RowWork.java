package io.github.spadille.terminal;

import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/**
 * Works with a file of rows.
 *
 * @param <T> what comes of it
 */
@FunctionalInterface
interface RowWork<T> {
  /** Does the work. */
  T with(Path file) throws IOException;

  /**
   * Does some work with a file of rows.
   *
   * @throws ParameterException if it cannot be read or written, holds something else, or another
   *     program writes it
   */
  static <T> T of(Path file, CommandSpec spec, RowWork<T> work) {
    try {
      return work.with(file);
    } catch (IOException e) {
      throw new ParameterException(
          spec.commandLine(), "rows of " + file + ": " + Failures.ofFile(e));
    } catch (IllegalArgumentException | IllegalStateException e) {
      throw new ParameterException(spec.commandLine(), Failures.message(e));
    }
  }
}
