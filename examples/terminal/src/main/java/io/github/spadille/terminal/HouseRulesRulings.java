package io.github.spadille.terminal;

import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.HouseRules.Ruled;
import io.github.spadille.formats.houserules.Ruling;
import io.github.spadille.formats.text.Wrap;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Searches the rulings of a document. */
@Command(
    name = "rulings",
    description = "List the rulings of a document, each with the rules that it concerns.")
final class HouseRulesRulings implements Runnable {
  @Mixin private DocumentArgument document;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "WORD|RULE-ID",
      defaultValue = "",
      description = "List those that hold this word or concern this rule only.")
  private String word;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  HouseRulesRulings() {}

  @Override
  public void run() {
    HouseRules rules = document.read();
    PrintWriter out = document.out();
    List<Ruled> found = rules.rulings(word);
    out.println(rules + ": " + Names.count(found.size(), "ruling"));
    found.forEach(ruled -> print(rules, ruled, out));
    out.flush();
  }

  private void print(HouseRules rules, Ruled ruled, PrintWriter out) {
    int width = Columns.width();
    GroupRules group = new GroupRules(rules, ruled.entry(), document.catalog());
    Rulebook book = ruled.entry().rulebook(group.game(), ruled.entry().usualSeats(group.game()));
    out.println();
    out.println(Wrap.hanging("", ruled.entry() + ", " + ruled.ruling() + agreed(ruled), width));
    for (String id : ruled.ruling().rules()) {
      out.println(RuleText.lookUp(group.game().rulebook(), book, id, Sentences.ENGLISH, width));
    }
  }

  private static String agreed(Ruled ruled) {
    Ruling ruling = ruled.ruling();
    String date = ruling.date().map(day -> " (" + day + ")").orElse("");
    String names =
        ruling.agreed().isEmpty() ? "" : "; agreed: " + String.join(", ", ruling.agreed());
    return date + names + (ruling.isEnforced() ? "" : "; not enforced by the engine");
  }
}
