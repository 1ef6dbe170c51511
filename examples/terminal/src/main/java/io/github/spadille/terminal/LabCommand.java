package io.github.spadille.terminal;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command without a subcommand for experiments with rules. */
@Command(
    name = "lab",
    description = "Experiment with rules: play a game many times, compare sets of rules.",
    subcommands = {LabRun.class, LabCompare.class, LabReportCommand.class},
    synopsisSubcommandLabel = "COMMAND")
final class LabCommand implements Runnable {
  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // The spec is set by picocli.
  LabCommand() {}

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "no command given; there are " + String.join(", ", spec.subcommands().keySet()));
  }
}
