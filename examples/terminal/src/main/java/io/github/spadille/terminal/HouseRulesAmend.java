package io.github.spadille.terminal;

import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.HouseRulesException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Takes the changes of an edited copy into a new version of a document. */
@Command(
    name = "amend",
    description =
        "Make a new version of a document with the entries of an edited copy; what this version "
            + "says is kept, and what changed is noted.")
final class HouseRulesAmend implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private DocumentArgument document;

  @Parameters(index = "1", paramLabel = "EDITED", description = "The edited copy.")
  private Path edited;

  @Option(names = "--reason", required = true, description = "Why.")
  private String reason;

  @Option(
      names = "--agreed",
      split = ",",
      paramLabel = "NAMES",
      description = "Who agreed, with commas between.")
  private List<String> agreed = new ArrayList<>();

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  HouseRulesAmend() {}

  @Override
  public void run() {
    DocumentFile file = document.file();
    HouseRules old = file.read();
    HouseRules copy = new DocumentFile(edited, spec).read();
    if (!copy.toString().equals(old.toString())) {
      throw file.wrong(edited + " is of " + copy + "; expected an edited copy of " + old);
    }
    try {
      HouseRules next =
          old.amend(
              DocumentArgument.today(),
              reason,
              agreed,
              // What people said since the copy was made stays.
              before ->
                  HouseRules.builder()
                      .from(copy)
                      .acknowledged(before.acknowledged())
                      .proposals(before.proposals())
                      .build(),
              document.catalog());
      file.write(next);
      document.out().println(next + ":");
      next.changes()
          .get(next.changes().size() - 1)
          .changed()
          .forEach(line -> document.out().println("* " + line));
      document.out().flush();
    } catch (HouseRulesException e) {
      throw file.wrong("not amended:\n" + Failures.message(e));
    } catch (IllegalArgumentException e) {
      throw file.wrong("not amended: " + Failures.message(e));
    }
  }
}
