package io.github.spadille.terminal;

import io.github.spadille.formats.houserules.HouseRules;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints a document with one entry, to be given to others. */
@Command(
    name = "export",
    description =
        "Print a document that holds one entry, to be given to another group, or taken over under "
            + "its name.")
final class HouseRulesExport implements Runnable {
  @Mixin private DocumentArgument document;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "ENTRY",
      description =
          "The entry, by its name or its game; can be left out if the document has only one.")
  private @Nullable String entry;

  @Option(
      names = "--as",
      paramLabel = "NAME",
      description = "Make it the first version of a document of this name.")
  private @Nullable String name;

  @Mixin private OutputFile output;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  HouseRulesExport() {}

  @Override
  public void run() {
    GroupRules group = document.file().entry(entry);
    HouseRules exported = group.document().export(group.entry().label());
    try {
      output.write(
          name == null
              ? exported.write()
              : exported.adoptedAs(name, DocumentArgument.today()).write());
    } catch (IllegalArgumentException e) {
      throw document.file().wrong(Failures.message(e));
    }
  }
}
