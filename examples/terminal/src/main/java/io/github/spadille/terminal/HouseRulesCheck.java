package io.github.spadille.terminal;

import io.github.spadille.formats.houserules.Entry;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.Reading;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;

/** Checks a document. */
@Command(
    name = "check",
    description = "Check a document and list all its errors; 0 is returned if there are none.")
final class HouseRulesCheck implements Callable<Integer> {
  @Mixin private DocumentArgument document;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  HouseRulesCheck() {}

  @Override
  public Integer call() {
    PrintWriter out = document.out();
    DocumentFile file = document.file();
    Reading reading = file.check();
    if (reading.document().isEmpty()) {
      out.println(file.describe(reading));
      out.flush();
      return ExitCode.SOFTWARE;
    }
    HouseRules rules = reading.document().get();
    out.println(
        rules
            + " ("
            + rules.shortChecksum()
            + "): no errors; "
            + rules.entries().stream().map(Entry::label).collect(Collectors.joining("; ")));
    rules.baseNotices(document.catalog()).forEach(out::println);
    List<String> missing = rules.unacknowledged(rules.members());
    if (!missing.isEmpty()) {
      out.println("Not yet acknowledged: " + String.join(", ", missing) + ".");
    }
    ProposalText.lines(rules.proposals(), Locale.ENGLISH, Columns.width()).forEach(out::println);
    out.flush();
    return ExitCode.OK;
  }
}
