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
    description = "Note in the document that players know its present version.")
final class HouseRulesAcknowledge implements Runnable {
  @Mixin private DocumentArgument document;

  @Parameters(index = "1", arity = "1..*", paramLabel = "NAME", description = "Who knows it.")
  private List<String> names;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  HouseRulesAcknowledge() {}

  @Override
  public void run() {
    DocumentFile file = document.file();
    HouseRules rules = file.read();
    for (String name : names) {
      if (!Names.isName(name)) {
        throw file.wrong("\"" + Excerpt.of(name) + "\" is no name; expected " + Names.NAME);
      }
      rules = rules.acknowledge(name.strip());
    }
    file.write(rules);
    List<String> missing = rules.unacknowledged(rules.members());
    document
        .out()
        .println(
            rules
                + ": acknowledged by "
                + String.join(", ", rules.acknowledged().get(rules.version()))
                + (missing.isEmpty() ? "." : "; not yet by " + String.join(", ", missing) + "."));
    document.out().flush();
  }
}
