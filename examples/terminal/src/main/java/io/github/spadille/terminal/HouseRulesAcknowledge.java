package io.github.spadille.terminal;

import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.formats.houserules.HouseRules;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Notes that players know a version. */
@Command(
    name = "acknowledge",
    description = {
      "Note in the document that players know its present version.",
      "Who agreed to it knows it; what is noted is about the others."
    })
final class HouseRulesAcknowledge implements Runnable {
  @Mixin private DocumentArgument document;

  @Parameters(index = "1", arity = "1..*", paramLabel = "NAME", description = "Who knows it.")
  private List<String> names;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  HouseRulesAcknowledge() {}

  @Override
  public void run() {
    HouseRules rules = document.change("not noted", this::acknowledged);
    List<String> missing = rules.unacknowledged(rules.members());
    document.tell(
        rules
            + ": known to "
            + String.join(", ", rules.knownTo())
            + (missing.isEmpty() ? "." : "; not yet to " + String.join(", ", missing) + "."));
  }

  private HouseRules acknowledged(HouseRules rules) {
    HouseRules next = rules;
    for (String name : names) {
      if (!Names.isName(name.strip())) {
        throw document
            .file()
            .wrong("\"" + Excerpt.of(name) + "\" is no name; expected " + Names.NAME);
      }
      next = next.acknowledge(name.strip());
    }
    return next;
  }
}
