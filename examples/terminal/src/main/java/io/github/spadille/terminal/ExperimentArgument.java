package io.github.spadille.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.spadille.lab.ExperimentText;
import io.github.spadille.lab.Lab;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The part of a command line that names an experiment, and says how many threads play it. */
final class ExperimentArgument {
  /** No character takes more bytes. */
  private static final int MOST_BYTES = 4 * ExperimentText.MOST;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "FILE", description = "The experiment, as YAML.")
  private Path path;

  @Option(
      names = {"-t", "--threads"},
      paramLabel = "T",
      description = "How many threads; one per processor if it is not given.")
  private @Nullable Integer threads;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  ExperimentArgument() {}

  /**
   * Returns the laboratory for the experiment.
   *
   * @throws ParameterException if the file cannot be read or holds none, or its game cannot be
   *     played so
   */
  Lab lab() {
    try (InputStream in = Files.newInputStream(path)) {
      String text = new String(in.readNBytes(MOST_BYTES + 1), UTF_8);
      return Lab.of(Spadille.of(spec).catalog(), ExperimentText.read(text));
    } catch (IOException e) {
      throw wrong("cannot read " + path + ": " + Failures.ofFile(e));
    } catch (IllegalArgumentException e) {
      throw wrong(path + ": " + Failures.message(e));
    }
  }

  /**
   * Returns how many threads play.
   *
   * @throws ParameterException if that is less than 1
   */
  int threads() {
    int number = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    if (number < 1) {
      throw wrong("--threads " + number + "; expected at least 1");
    }
    return number;
  }

  /** Works with a file of rows. */
  interface RowWork<T> {
    /** Does the work. */
    T of(Path file) throws IOException;
  }

  /**
   * Does some work with a file of rows.
   *
   * @throws ParameterException if it cannot be read or written, holds something else, or another
   *     program writes it
   */
  <T> T with(Path file, RowWork<T> work) {
    try {
      return work.of(file);
    } catch (IOException e) {
      throw wrong("rows of " + file + ": " + Failures.ofFile(e));
    } catch (IllegalArgumentException | IllegalStateException e) {
      throw wrong(Failures.message(e));
    }
  }

  /** Returns an error of the command line. */
  ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
