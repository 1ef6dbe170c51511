package io.github.spadille.terminal;

import io.github.spadille.engine.option.OptionException;
import io.github.spadille.formats.sheet.RuleSheet;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Prints the rules of a game as they are in force, one rule of them, or what can be chosen. */
@Command(
    name = "rules",
    description =
        "Print the rules of a game as some house rules have them; every deviation from the default"
            + " is marked. Without --seats a sheet is for any number of players and tells what"
            + " hangs on it, such as (with 4 players: ...); --rule and --refusals print what holds"
            + " for the usual number. In the place of a game stands the name of a page that games"
            + " share: deck for the rules of the Cantor's Comb deck.")
final class RulesCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private GameChoice choice;
  @Mixin private LanguageChoice language;
  @Mixin private Overwriting overwriting;

  @ArgGroup private Shown shown = new Shown();

  @Option(
      names = {"-s", "--short"},
      description = "Print the short sheet: goal, deal, turn and scoring on one page.")
  private boolean onePage;

  @Option(
      names = {"-p", "--programs"},
      description = "Print what programs read instead: piles, facts, moves and stages.")
  private boolean programs;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  RulesCommand() {}

  /** What is printed instead of the sheet as text. */
  static final class Shown {
    @Option(
        names = {"-r", "--rule"},
        paramLabel = "ID|WORD",
        description = "Print this rule alone, such as OHH-14, or the rules that hold a word.")
    private @Nullable String rule;

    @Option(
        names = "--options",
        description = "List what can be chosen about the game: options and presets.")
    private boolean options;

    @Option(
        names = "--refusals",
        description = "Print every reason for which a move is refused, above the text of its rule.")
    private boolean refusals;

    @Option(names = "--markdown", description = "Print the sheet in Markdown.")
    private boolean markdown;

    @Option(
        names = "--html",
        paramLabel = "FILE",
        description = "Write the sheet to a file as one page to be printed.")
    private @Nullable Path html;

    /** Tells whether the sheet itself is printed. */
    boolean isSheet() {
      return rule == null && !options && !refusals && html == null;
    }
  }

  @Override
  public void run() {
    if (onePage && programs) {
      throw choice.wrong("--short is for players and --programs is not; leave one of them out");
    }
    PrintWriter out = spec.commandLine().getOut();
    Optional<PageRules> page =
        choice.page().map(it -> new PageRules(it, language.locale(), Columns.width()));
    if (page.isPresent()) {
      print(page.get().checked(spec.commandLine().getParseResult()), out);
      return;
    }
    // Remarks, not a part of what is printed, which may go into a file.
    PrintWriter err = spec.commandLine().getErr();
    if (!shown.isSheet()) { // A sheet tells all names of its game.
      choice.otherName(Sentences.in(language.locale())).ifPresent(err::println);
    }
    Language.rulebookLacking(choice.game(), language.locale()).forEach(err::println);
    if (shown.rule != null) {
      out.println(rule(shown.rule));
    } else if (shown.options) {
      out.println(OptionsText.of(choice.game(), language.locale(), Columns.width()));
    } else if (shown.refusals) {
      out.println(RefusalText.of(chosen(), Columns.width()));
    } else {
      print(sheet(), out);
    }
    out.flush();
  }

  private void print(PageRules page, PrintWriter out) {
    page.lacking().forEach(spec.commandLine().getErr()::println);
    if (shown.rule == null) {
      print(page.sheet(), out);
    } else {
      out.println(found(page::lookUp, shown.rule));
    }
    out.flush();
  }

  private void print(RuleSheet sheet, PrintWriter out) {
    if (shown.html != null) {
      overwriting.write(shown.html, sheet.toHtml(), spec);
      out.println("Wrote the rules to " + shown.html + ".");
    } else {
      out.println(shown.markdown ? sheet.toMarkdown().strip() : sheet.toText(Columns.width()));
    }
  }

  private RuleSheet sheet() {
    try {
      RuleSheet.Builder sheet = choice.sheet();
      sheet.in(language.locale());
      if (onePage) {
        return sheet.onePage();
      }
      return programs ? sheet.programs() : sheet.full();
    } catch (OptionException e) {
      throw choice.wrong(String.join("; ", e.problems()));
    } catch (IllegalArgumentException e) {
      throw choice.wrong(Failures.message(e));
    }
  }

  private ChosenGame<?, ?, ?> chosen() {
    return choice.chosen().in(language.locale());
  }

  /** Looks a rule up in the book of the game; one of a page that games share is found too. */
  private String rule(String word) {
    RulesAtHand rules = new RulesAtHand(chosen(), Columns.width());
    return PageRules.elsewhere(
            Spadille.of(spec).catalog(), word, language.locale(), Columns.width())
        .orElseGet(() -> found(rules::lookUp, word));
  }

  private String found(UnaryOperator<String> book, String word) {
    try {
      return book.apply(word);
    } catch (IllegalArgumentException e) {
      throw choice.wrong(Failures.message(e));
    }
  }
}
