package io.github.spadille.terminal;

import io.github.spadille.formats.houserules.HouseRules;
import java.nio.file.Path;
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
  @Mixin private DateChoice date;
  @Mixin private AgreedChoice agreed;

  @Parameters(index = "1", paramLabel = "EDITED", description = "The edited copy.")
  private Path edited;

  @Option(names = "--reason", required = true, description = "Why.")
  private String reason;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  HouseRulesAmend() {}

  @Override
  public void run() {
    document.tellChange(document.change("not amended", this::amended));
  }

  private HouseRules amended(HouseRules old) {
    DocumentFile file = document.file();
    HouseRules copy = new DocumentFile(edited, spec).read();
    if (!copy.toString().equals(old.toString())) {
      throw file.wrong(edited + " is of " + copy + "; expected an edited copy of " + old);
    }
    return old.amend(
        date.day(),
        reason,
        agreed.names(),
        // What people said since the copy was made stays.
        before ->
            HouseRules.builder()
                .from(copy)
                .acknowledged(before.acknowledged())
                .proposals(before.proposals())
                .build(),
        document.catalog());
  }
}
