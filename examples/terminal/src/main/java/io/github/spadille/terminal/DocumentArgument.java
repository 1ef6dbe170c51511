package io.github.spadille.terminal;

import io.github.spadille.engine.Catalog;
import io.github.spadille.formats.houserules.HouseRules;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The part of a command line that names a document. */
final class DocumentArgument {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "FILE", description = "The document of house rules.")
  private Path path;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  DocumentArgument() {}

  /** Returns the file. */
  DocumentFile file() {
    return new DocumentFile(path, spec);
  }

  /**
   * Returns the document.
   *
   * @throws ParameterException if it cannot be read or has errors
   */
  HouseRules read() {
    return file().read();
  }

  Catalog catalog() {
    return Spadille.of(spec).catalog();
  }

  PrintWriter out() {
    return spec.commandLine().getOut();
  }

  /** Returns the day on which something is decided. */
  static LocalDate today() {
    return LocalDate.now(ZoneId.systemDefault());
  }
}
