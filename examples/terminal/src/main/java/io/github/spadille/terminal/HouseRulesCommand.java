package io.github.spadille.terminal;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command without a subcommand for documents of house rules. */
@Command(
    name = "house-rules",
    description = {
      "Keep the house rules of a group in a document: check it, print it, compare it, change it.",
      "'play', 'rules' and 'simulate' take them with --house-rules FILE --entry ENTRY."
    },
    subcommands = {
      HouseRulesNew.class,
      HouseRulesAdd.class,
      HouseRulesCheck.class,
      HouseRulesSheet.class,
      HouseRulesDiffCommand.class,
      HouseRulesRulings.class,
      HouseRulesDecide.class,
      HouseRulesAmend.class,
      HouseRulesPropose.class,
      HouseRulesRemark.class,
      HouseRulesAdopt.class,
      HouseRulesDrop.class,
      HouseRulesAcknowledge.class,
      HouseRulesExport.class
    },
    synopsisSubcommandLabel = "COMMAND")
final class HouseRulesCommand implements Runnable {
  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // The spec is set by picocli.
  HouseRulesCommand() {}

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "no command given; there are " + String.join(", ", spec.subcommands().keySet()));
  }
}
