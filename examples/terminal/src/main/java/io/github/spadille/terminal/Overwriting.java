package io.github.spadille.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The part of a command line that says whether files that are there already may be overwritten. */
final class Overwriting {
  @Option(names = "--force", description = "Overwrite a file that is there already.")
  private boolean force;

  /** Returns whether they may. */
  boolean isForced() {
    return force;
  }

  /**
   * Writes a text into a file.
   *
   * @param spec the command that is told what is wrong
   * @throws ParameterException if the file is there already and may not be overwritten, or cannot
   *     be written
   */
  void write(Path file, String text, CommandSpec spec) {
    write(file, text, force, spec);
  }

  /**
   * Writes a text into a file.
   *
   * @param force whether a file that is there already may be overwritten
   * @param spec the command that is told what is wrong
   * @throws ParameterException if the file is there already and may not be overwritten, or cannot
   *     be written
   */
  static void write(Path file, String text, boolean force, CommandSpec spec) {
    try {
      SafeFile.write(file, text.getBytes(UTF_8), force);
    } catch (FileAlreadyExistsException e) {
      throw new ParameterException(
          spec.commandLine(),
          file + " is there already; nothing was written. --force overwrites it",
          e);
    } catch (IOException e) {
      throw new ParameterException(
          spec.commandLine(), "cannot write " + file + ": " + Failures.ofFile(e), e);
    }
  }
}
