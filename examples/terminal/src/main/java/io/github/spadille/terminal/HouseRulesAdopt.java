package io.github.spadille.terminal;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Makes a new version of a document of what was proposed. */
@Command(
    name = "adopt",
    description = {
      "Make a new version of a document in which the options of a proposal are chosen; the "
          + "proposal is gone, and what changed is noted.",
      "What was proposed in words alone goes through 'house-rules amend' and 'drop'."
    })
final class HouseRulesAdopt implements Runnable {
  @Mixin private DocumentArgument document;
  @Mixin private DateChoice date;
  @Mixin private AgreedChoice agreed;

  @Parameters(index = "1", paramLabel = "NUMBER", description = "The number of the proposal.")
  private int number;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  HouseRulesAdopt() {}

  @Override
  public void run() {
    document.tellChange(
        document.change(
            "not adopted",
            old -> old.adopt(number, date.day(), agreed.names(), document.catalog())));
  }
}
