package io.github.spadille.terminal;

import io.github.spadille.formats.houserules.Entry;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.Proposal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Keeps a proposal in a document. */
@Command(
    name = "propose",
    description = {
      "Keep a change in a document as a proposal: everybody is told, and nothing changes yet.",
      "'house-rules remark' adds what members say, 'adopt' or 'drop' ends it."
    })
final class HouseRulesPropose implements Runnable {
  @Mixin private DocumentArgument document;
  @Mixin private DateChoice date;

  @Option(names = "--by", required = true, paramLabel = "NAME", description = "Who proposes it.")
  private String by;

  @Option(names = "--text", required = true, description = "What is proposed, and why.")
  private String text;

  @Option(
      names = {"-e", "--entry"},
      paramLabel = "ENTRY",
      description =
          "The entry that would change, by its name or its game; with --option it can be left out "
              + "if the document has only one.")
  private @Nullable String entry;

  @Option(
      names = {"-o", "--option"},
      paramLabel = "KEY=VALUE",
      description =
          "An option that would be chosen in the entry; can be given several times. Without one "
              + "the proposal is words alone.")
  private List<String> options = new ArrayList<>();

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  HouseRulesPropose() {}

  @Override
  public void run() {
    HouseRules next = document.change("not proposed", this::proposed);
    Proposal last = next.proposals().get(next.proposals().size() - 1);
    document.tell(next + ": proposal " + last.number() + " is open.");
  }

  private HouseRules proposed(HouseRules old) {
    Map<String, String> chosen = KeyValues.of(options);
    return old.propose(
        Proposal.builder()
            .number(old.nextProposal())
            .by(by.strip())
            .date(date.day())
            .text(text.strip())
            .entry(entry(old, !chosen.isEmpty()))
            .options(chosen)
            .build(),
        document.catalog());
  }

  /** An entry that does not exist is told with all else that is wrong, when it is proposed. */
  private Optional<String> entry(HouseRules old, boolean needed) {
    if (entry == null) {
      return needed
          ? Optional.of(document.file().entry(old, null).entry().label())
          : Optional.empty();
    }
    return Optional.of(
        document.file().finder(old).find(entry).map(Entry::label).orElse(entry.strip()));
  }
}
