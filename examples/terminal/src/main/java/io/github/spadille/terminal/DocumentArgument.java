package io.github.spadille.terminal;

import io.github.spadille.engine.Catalog;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.HouseRulesException;
import io.github.spadille.formats.text.Wrap;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.function.UnaryOperator;
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

  /**
   * Changes the document in its file.
   *
   * @param failed what the message says if that is not possible, such as "not amended"
   * @param change makes the document that is written from the one that was read
   * @return what was written
   * @throws ParameterException if the document cannot be read or written, or the change is not
   *     possible; the message tells all that is wrong with it
   */
  HouseRules change(String failed, UnaryOperator<HouseRules> change) {
    DocumentFile file = file();
    HouseRules old = file.read();
    HouseRules next;
    try {
      next = change.apply(old);
    } catch (HouseRulesException e) {
      throw file.wrong(failed + ":\n" + Failures.message(e));
    } catch (IllegalArgumentException e) {
      throw file.wrong(failed + ": " + Failures.message(e));
    }
    file.write(next);
    return next;
  }

  /** Tells what the last change of a document changed. */
  void tellChange(HouseRules document) {
    PrintWriter out = out();
    out.println(document + ":");
    for (String line : document.changes().get(document.changes().size() - 1).changed()) {
      out.println(Wrap.hanging("* ", line, Columns.width()));
    }
    out.flush();
  }

  /** Tells something in one line. */
  void tell(String line) {
    out().println(line);
    out().flush();
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
