package io.github.spadille.terminal;

import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.Remark;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Keeps what a member says about a proposal. */
@Command(name = "remark", description = "Keep in a document what a member says about a proposal.")
final class HouseRulesRemark implements Runnable {
  @Mixin private DocumentArgument document;
  @Mixin private DateChoice date;

  @Parameters(index = "1", paramLabel = "NUMBER", description = "The number of the proposal.")
  private int number;

  @Option(names = "--by", required = true, paramLabel = "NAME", description = "Who says it.")
  private String by;

  @Option(names = "--text", required = true, description = "What is said.")
  private String text;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  HouseRulesRemark() {}

  @Override
  public void run() {
    HouseRules next =
        document.change(
            "not kept",
            old -> old.remark(number, new Remark(by.strip(), date.day(), text.strip())));
    int remarks = next.proposal(number).remarks().size();
    document.tell(next + ": proposal " + number + " has " + Names.count(remarks, "remark") + ".");
  }
}
