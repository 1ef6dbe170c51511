package io.github.spadille.terminal;

import io.github.spadille.formats.houserules.HouseRules;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a document to start from. */
@Command(
    name = "new",
    description =
        "Print a document to start from: the game as it stands, and every option as a comment.")
final class HouseRulesNew implements Runnable {
  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      description = "The id of a game; 'spadille list' names them all.")
  private String id;

  @Mixin private OutputFile output;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  HouseRulesNew() {}

  @Override
  public void run() {
    try {
      output.write(
          HouseRules.starter(Spadille.of(spec).catalog().game(id), DocumentArgument.today()));
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), Failures.message(e), e);
    }
  }
}
