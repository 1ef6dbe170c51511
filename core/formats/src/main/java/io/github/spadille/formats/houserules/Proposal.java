package io.github.spadille.formats.houserules;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.formats.sheet.SheetProposal;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * A change that is talked about and not yet in force (HSE-16).
 *
 * <p>Immutable.
 */
@Value.Immutable
public abstract class Proposal {
  /** Collects the parts of a proposal; number, by, date and text are needed. */
  public static final class Builder extends ImmutableProposal.Builder {}

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** The number within the document, from 1. */
  public abstract int number();

  /** Who proposes it. */
  public abstract String by();

  /** When it was proposed. */
  public abstract LocalDate date();

  /** What is proposed, and why. */
  public abstract String text();

  /** The entry that it would change. */
  public abstract Optional<String> entry();

  /** The options that it would choose in that entry, value by key. */
  public abstract ImmutableMap<String, String> options();

  /** What members say about it, in order. */
  public abstract ImmutableList<Remark> remarks();

  /** Returns this proposal with one more remark. */
  public Proposal plus(Remark remark) {
    return builder().from(this).addRemarks(remark).build();
  }

  /**
   * Returns this proposal in words, in a language or in English if there are none in it: who
   * proposes what and when, and then each remark, a sentence each.
   */
  public ImmutableList<String> sentences(Locale language) {
    return ImmutableList.<String>builder()
        .add(shown().sentence(language))
        .addAll(shown().remarkSentences(language))
        .build();
  }

  /** Returns this proposal as it stands on sheets. */
  SheetProposal shown() {
    ImmutableList.Builder<SheetProposal.Remark> said = ImmutableList.builder();
    for (Remark remark : remarks()) {
      said.add(new SheetProposal.Remark(remark.by(), remark.date().toString(), remark.text()));
    }
    return new SheetProposal(
        number(), by(), date().toString(), text(), entry(), options(), said.build());
  }

  /** Checks the parts. */
  @Value.Check
  protected void check() {
    DocumentChecks.number(number(), "proposal");
    DocumentChecks.name(by(), "the name of who proposes");
    DocumentChecks.date(date(), "the date of proposal " + number());
    DocumentChecks.text(text(), "the text of proposal " + number());
    entry().ifPresent(label -> DocumentChecks.name(label, "the entry of proposal " + number()));
    options().forEach(DocumentChecks::option);
  }
}
