package io.github.spadille.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The part of a command line that says where a text goes: to a new file, or to the screen. */
final class OutputFile {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Write to this file, which must not be there yet, and not to the screen.")
  private @Nullable Path path;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  OutputFile() {}

  /**
   * Writes a text.
   *
   * @throws ParameterException if that is not possible
   */
  void write(String text) {
    if (path == null) {
      spec.commandLine().getOut().print(text);
      spec.commandLine().getOut().flush();
      return;
    }
    if (Files.exists(path)) {
      throw new ParameterException(
          spec.commandLine(), path + " is there already; nothing was written");
    }
    try {
      Files.write(
          path, text.getBytes(UTF_8), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    } catch (IOException e) {
      throw new ParameterException(
          spec.commandLine(), "cannot write " + path + ": " + Failures.ofFile(e), e);
    }
    spec.commandLine().getOut().println("Wrote " + path + ".");
    spec.commandLine().getOut().flush();
  }
}
