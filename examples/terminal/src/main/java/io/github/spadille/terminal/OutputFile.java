package io.github.spadille.terminal;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
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
      description = "Write to this file and not to the screen.")
  private @Nullable Path path;

  @Mixin private Overwriting overwriting;

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
    overwriting.write(path, text, spec);
    spec.commandLine().getOut().println("Wrote " + path + ".");
    spec.commandLine().getOut().flush();
  }
}
