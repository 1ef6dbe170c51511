package io.github.spadille.terminal;

import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.HouseRulesDiff;
import io.github.spadille.formats.text.Wrap;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists what differs between documents, versions of one, or a document and the base rules. */
@Command(
    name = "diff",
    description =
        "List in words what differs between two documents, two versions of one, or a document and "
            + "the base rules.")
final class HouseRulesDiffCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private DocumentArgument document;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "OTHER",
      description = "The document to compare with; the base rules if it is not given.")
  private @Nullable Path other;

  @ArgGroup(exclusive = false)
  private @Nullable Versions versions;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  HouseRulesDiffCommand() {}

  /** Two versions of a document. */
  static final class Versions {
    @Option(
        names = "--from",
        required = true,
        paramLabel = "V",
        description = "Compare this version of the document with another.")
    private int from;

    @Option(
        names = "--to",
        paramLabel = "V",
        description = "The other version; the present one if it is not given.")
    private @Nullable Integer to;
  }

  @Override
  public void run() {
    HouseRules rules = document.read();
    if (versions != null) {
      if (other != null) {
        throw document.file().wrong("--from and --to compare versions of one document, not of two");
      }
      HouseRules before = version(rules, versions.from);
      HouseRules after = versions.to == null ? rules : version(rules, versions.to);
      print(named(before) + " -> " + named(after), between(before, after));
      printProposals(rules);
    } else if (other != null) {
      HouseRules after = new DocumentFile(other, spec).read();
      print(named(rules) + " -> " + named(after), between(rules, after));
      printProposals(rules);
      printProposals(after);
    } else {
      print("base rules -> " + named(rules), HouseRulesDiff.fromBase(rules, document.catalog()));
      printProposals(rules);
    }
  }

  private HouseRules version(HouseRules rules, int number) {
    try {
      return rules.atVersion(number);
    } catch (IllegalArgumentException e) {
      throw document.file().wrong(Failures.message(e));
    }
  }

  private HouseRulesDiff between(HouseRules before, HouseRules after) {
    return HouseRulesDiff.between(before, after, document.catalog());
  }

  private static String named(HouseRules rules) {
    return rules + " (" + rules.shortChecksum() + ")";
  }

  private void print(String what, HouseRulesDiff diff) {
    PrintWriter out = document.out();
    out.println(what + (diff.isEmpty() ? ": no rule differs" : ""));
    diff.lines().forEach(line -> out.println(Wrap.hanging("* ", line, Columns.width())));
    out.flush();
  }

  private void printProposals(HouseRules rules) {
    if (!rules.proposals().isEmpty()) {
      PrintWriter out = document.out();
      out.println("Open in " + rules + ":");
      ProposalText.lines(rules.proposals(), Locale.ENGLISH, Columns.width()).forEach(out::println);
      out.flush();
    }
  }
}
