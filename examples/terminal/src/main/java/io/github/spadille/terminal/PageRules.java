package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.rulebook.RulePage;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.formats.sheet.RuleSheet;
import io.github.spadille.formats.text.Wrap;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** A page of rules that is of no game, for a terminal. */
final class PageRules {
  /** Options that ask for something that only games have. */
  private static final ImmutableList<String> OF_GAMES =
      ImmutableList.of(
          "--seats",
          "--option",
          "--preset",
          "--house-rules",
          "--entry",
          "--short",
          "--programs",
          "--options",
          "--refusals");

  private final RulePage page;
  private final Locale asked;
  private final int width;

  PageRules(RulePage page, Locale asked, int width) {
    this.page = page;
    this.asked = asked;
    this.width = width;
  }

  /**
   * Checks that nothing was asked for that the page does not have.
   *
   * @throws ParameterException if an option of games was named
   */
  PageRules checked(ParseResult line) {
    for (String option : OF_GAMES) {
      if (line.hasMatchedOption(option)) {
        throw new ParameterException(
            line.commandSpec().commandLine(),
            option
                + " is about a game, and "
                + page.id()
                + " is a page of rules that belongs to none; it can be printed with --rule, "
                + "--markdown, --html or --locale");
      }
    }
    return this;
  }

  /** Returns the page as a sheet. */
  RuleSheet sheet() {
    return RuleSheet.of(page, asked);
  }

  /** Returns a line if the page is not there in the language; else none. */
  ImmutableList<String> lacking() {
    return Language.lacking(book(), page.rulebook().title(), asked);
  }

  /**
   * Returns the rule of an id, or all rules that hold a word.
   *
   * @throws IllegalArgumentException if there is none; the message names the nearest id
   */
  String lookUp(String word) {
    return RuleText.lookUp(book(), book(), word, Sentences.in(book().locale()), width);
  }

  private Rulebook book() {
    return page.rulebook().in(asked);
  }

  /** Returns a rule that stands on a page and not in the book of a game, and where it stands. */
  static Optional<String> elsewhere(Catalog catalog, String id, Locale asked, int width) {
    for (RulePage page : catalog.pages()) {
      if (page.rulebook().find(id).isPresent()) {
        Rulebook book = page.rulebook().in(asked);
        String where =
            Sentences.in(book.locale())
                .text("rule.of-page", book.rule(id).id(), book.title(), page.id());
        return Optional.of(
            RuleText.of(book.rule(id), width) + "\n" + Wrap.hanging("", where, width));
      }
    }
    return Optional.empty();
  }
}
