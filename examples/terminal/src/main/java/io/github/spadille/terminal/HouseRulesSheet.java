package io.github.spadille.terminal;

import io.github.spadille.engine.option.OptionException;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.sheet.Handout;
import io.github.spadille.formats.sheet.RuleBooklet;
import io.github.spadille.formats.sheet.RuleSheet;
import io.github.spadille.formats.text.Wrap;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the rule sheet of an entry, or those of all entries one after another. */
@Command(
    name = "sheet",
    description = {
      "Print the rules of an entry as they are in force, with own rules and rulings where they "
          + "apply; every deviation from the default is marked.",
      "Without ENTRY it prints those of all entries; with --short that is a page to keep on the "
          + "table for an evening."
    })
final class HouseRulesSheet implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private DocumentArgument document;
  @Mixin private Overwriting overwriting;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "ENTRY",
      description = "The entry, by its name or its game; all entries if it is not given.")
  private @Nullable String entry;

  @Option(
      names = {"-s", "--short"},
      description = "Print the short sheet: goal, deal, turn and scoring.")
  private boolean onePage;

  @Option(
      names = {"-n", "--seats"},
      paramLabel = "N",
      description =
          "For this number of players; for all with the same options if not given. Of all entries, "
              + "those that are for so many.")
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
        description = "Write it to a file as one page to be printed.")
    private @Nullable Path html;
  }

  @Override
  public void run() {
    PrintWriter out = document.out();
    Handout rules = rules();
    if (form.html != null) {
      overwriting.write(form.html, rules.toHtml(), spec);
      out.println("Wrote the rules to " + form.html + ".");
      missing(rules).ifPresent(out::println);
    } else {
      out.println(form.markdown ? rules.toMarkdown().strip() : rules.toText(Columns.width()));
    }
    out.flush();
  }

  private Handout rules() {
    try {
      HouseRules present = document.read();
      HouseRules asked = version == null ? present : present.atVersion(version);
      if (entry == null && asked.entries().size() > 1) {
        return EveningSheets.of(asked, seats, onePage, document.catalog());
      }
      RuleSheet.Builder sheet = document.file().entry(asked, entry).sheet(seats);
      return onePage ? sheet.onePage() : sheet.full();
    } catch (OptionException e) {
      throw document.file().wrong(String.join("; ", e.problems()));
    } catch (IllegalArgumentException e) {
      throw document.file().wrong(Failures.message(e));
    }
  }

  /** Returns which games are not on a page that is written, as nobody looks into it now. */
  private static Optional<String> missing(Handout rules) {
    return rules instanceof RuleBooklet booklet
        ? booklet
            .missing()
            .map(
                games ->
                    Wrap.hanging(
                        "", Sentences.ENGLISH.text("sheet.not-here", games), Columns.width()))
        : Optional.empty();
  }
}
