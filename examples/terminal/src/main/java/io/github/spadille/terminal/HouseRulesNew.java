package io.github.spadille.terminal;

import io.github.spadille.engine.game.Game;
import io.github.spadille.formats.houserules.HouseRules;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a document to start from. */
@Command(
    name = "new",
    description =
        "Print a document to start from: the game as it stands or as a preset has it, and every "
            + "other option as a comment.")
final class HouseRulesNew implements Runnable {
  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      description = "The id of a game, or another of its names; 'spadille list' has them all.")
  private String id;

  @Option(
      names = "--preset",
      paramLabel = "NAME",
      description =
          "House rules that go together; the document holds them and not this name. "
              + "'spadille rules GAME --options' shows them.")
  private @Nullable String preset;

  @Mixin private OutputFile output;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  HouseRulesNew() {}

  @Override
  public void run() {
    try {
      output.write(starter(Spadille.of(spec).catalog().game(id)));
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), Failures.message(e), e);
    }
  }

  private String starter(Game<?, ?, ?> game) {
    LocalDate today = DocumentArgument.today();
    return preset == null
        ? HouseRules.starter(game, today)
        : HouseRules.starter(game, game.options().preset(preset), today);
  }
}
