package io.github.spadille.terminal;

import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.Ruling;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Records a ruling in a new version of a document. */
@Command(
    name = "decide",
    description = "Record what the group decided about an unclear case; makes a new version.")
final class HouseRulesDecide implements Runnable {
  @Mixin private DocumentArgument document;
  @Mixin private DateChoice date;
  @Mixin private AgreedChoice agreed;

  @Parameters(
      index = "1",
      paramLabel = "ENTRY",
      description = "The entry, by its name or its game.")
  private String entry;

  @Option(names = "--question", required = true, description = "What was unclear.")
  private String question;

  @Option(names = "--decision", required = true, description = "What was decided.")
  private String decision;

  @Option(
      names = "--rules",
      split = ",",
      paramLabel = "IDS",
      description = "The rules that are concerned, such as OHH-14, with commas between.")
  private List<String> rules = new ArrayList<>();

  @Option(
      names = {"-o", "--option"},
      paramLabel = "KEY=VALUE",
      description = "The option that carries the decision out, if there is one.")
  private @Nullable String option;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  HouseRulesDecide() {}

  @Override
  public void run() {
    HouseRules next = document.change("not recorded", this::decided);
    document.tell(next + ": recorded.");
  }

  private HouseRules decided(HouseRules old) {
    String label = document.file().entry(old, entry).entry().label();
    return old.decide(label, ruling(), date.day(), document.catalog());
  }

  private Ruling ruling() {
    Ruling.Builder ruling =
        Ruling.builder()
            .number(1)
            .question(question)
            .decision(decision)
            .rules(rules)
            .agreed(agreed.names());
    if (option != null) {
      int equals = option.indexOf('=');
      if (equals < 1) {
        throw document.file().wrong("option " + option + ": expected KEY=VALUE");
      }
      ruling.option(new Ruling.Choice(option.substring(0, equals), option.substring(equals + 1)));
    }
    return ruling.build();
  }
}
