package io.github.spadille.terminal;

import io.github.spadille.engine.option.OptionException;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.sheet.RuleSheet;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the rule sheet of an entry. */
@Command(
    name = "sheet",
    description =
        "Print the rules of an entry as they are in force, with own rules and rulings where they "
            + "apply; every deviation from the default is marked.")
final class HouseRulesSheet implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private DocumentArgument document;
  @Mixin private Overwriting overwriting;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "ENTRY",
      description = "The entry; can be left out if the document has only one.")
  private @Nullable String entry;

  @Option(
      names = {"-s", "--short"},
      description = "Print the short sheet: goal, deal, turn and scoring on one page.")
  private boolean onePage;

  @Option(
      names = {"-n", "--seats"},
      paramLabel = "N",
      description = "For this number of players; for all with the same options if not given.")
  private @Nullable Integer seats;

  @Option(
      names = "--at",
      paramLabel = "V",
      description =
          "The rules as this version of the document had them; the present one if not given.")
  private @Nullable Integer version;

  @ArgGroup private Form form = new Form();

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  HouseRulesSheet() {}

  /** What is made instead of a text. */
  static final class Form {
    @Option(names = "--markdown", description = "Print the sheet in Markdown.")
    private boolean markdown;

    @Option(
        names = "--html",
        paramLabel = "OUT",
        description = "Write the sheet to a file as one page to be printed.")
    private @Nullable Path html;
  }

  @Override
  public void run() {
    PrintWriter out = document.out();
    RuleSheet sheet = sheet();
    if (form.html != null) {
      overwriting.write(form.html, sheet.toHtml(), spec);
      out.println("Wrote the rules to " + form.html + ".");
    } else {
      out.println(form.markdown ? sheet.toMarkdown().strip() : sheet.toText(Columns.width()));
    }
    out.flush();
  }

  private RuleSheet sheet() {
    try {
      HouseRules present = document.read();
      HouseRules asked = version == null ? present : present.atVersion(version);
      GroupRules rules = document.file().entry(asked, entry);
      RuleSheet.Builder sheet = rules.sheet(seats);
      return onePage ? sheet.onePage() : sheet.full();
    } catch (OptionException e) {
      throw document.file().wrong(String.join("; ", e.problems()));
    } catch (IllegalArgumentException e) {
      throw document.file().wrong(Failures.message(e));
    }
  }
}
