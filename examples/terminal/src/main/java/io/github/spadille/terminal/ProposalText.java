package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.formats.houserules.Proposal;
import io.github.spadille.formats.text.Wrap;
import java.util.List;
import java.util.Locale;

/** Tells what is proposed. */
final class ProposalText {
  private ProposalText() {}

  /** Returns a paragraph for each proposal, and one below it for each remark. */
  static ImmutableList<String> lines(List<Proposal> proposals, Locale language, int width) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    for (Proposal proposal : proposals) {
      String label = "";
      for (String sentence : proposal.sentences(language)) {
        lines.add(Wrap.hanging(label, sentence, width));
        label = "  ";
      }
    }
    return lines.build();
  }
}
