package io.github.spadille.terminal;

import io.github.spadille.formats.houserules.HouseRules;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Takes a proposal out of a document. */
@Command(
    name = "drop",
    description = "Take a proposal and the remarks on it out of a document; nothing else changes.")
final class HouseRulesDrop implements Runnable {
  @Mixin private DocumentArgument document;

  @Parameters(index = "1", paramLabel = "NUMBER", description = "The number of the proposal.")
  private int number;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  HouseRulesDrop() {}

  @Override
  public void run() {
    HouseRules next = document.change("not dropped", old -> old.drop(number));
    document.tell(next + ": proposal " + number + " is dropped.");
  }
}
