package io.github.spadille.terminal;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableListMultimap;
import io.github.spadille.engine.rulebook.Rule;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.words.Words;
import io.github.spadille.formats.text.Wrap;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Writes every reason for which a game refuses a move above the text of the rule that it names, so
 * that one can read whether both answer the same question.
 */
final class RefusalText {
  private static final String BEGIN = "refusal.";
  private static final Splitter PARTS = Splitter.on('.').limit(2);

  private RefusalText() {}

  /** Returns the reasons in the order of the rulebook; those of rules that there are not, last. */
  static String of(ChosenGame<?, ?, ?> chosen, int width) {
    Words words = chosen.words();
    ImmutableListMultimap<String, String> reasons = byRule(words);
    Rulebook whole = chosen.game().rulebook(chosen.locale());
    Rulebook book = chosen.book();
    List<String> parts = new ArrayList<>();
    Set<String> ids = new LinkedHashSet<>(whole.ids());
    ids.addAll(reasons.keySet());
    for (String id : ids) {
      List<String> lines = new ArrayList<>();
      for (String reason : reasons.get(id)) {
        String text = words.pattern(BEGIN + id + "." + reason).orElse("");
        lines.add(Wrap.hanging("  " + reason + ": ", text, width));
      }
      if (!lines.isEmpty()) {
        lines.add(0, heading(whole, id));
        lines.add("");
        lines.add(rule(chosen, whole, book, id, width));
        parts.add(String.join("\n", lines));
      }
    }
    return parts.isEmpty()
        ? chosen.sentences().text("refusals.none", chosen.game().name())
        : String.join("\n\n", parts);
  }

  private static ImmutableListMultimap<String, String> byRule(Words words) {
    ImmutableListMultimap.Builder<String, String> reasons = ImmutableListMultimap.builder();
    for (String key : words.keys()) {
      if (key.startsWith(BEGIN)) {
        List<String> parts = PARTS.splitToList(key.substring(BEGIN.length()));
        reasons.put(parts.get(0), parts.size() > 1 ? parts.get(1) : "");
      }
    }
    return reasons.build();
  }

  private static String heading(Rulebook whole, String id) {
    return whole.find(id).map(rule -> id + " - " + rule.section()).orElse(id);
  }

  private static String rule(
      ChosenGame<?, ?, ?> chosen, Rulebook whole, Rulebook book, String id, int width) {
    Sentences sentences = chosen.sentences();
    if (whole.find(id).isEmpty()) {
      return "  " + sentences.text("refusals.no-rule", id);
    }
    String text = book.find(id).or(() -> whole.find(id)).map(Rule::text).orElse("");
    String note =
        book.find(id).isPresent() ? "" : "  " + sentences.text("rule.not-in-force", id) + "\n";
    return note + RuleText.indented(text, width);
  }
}
