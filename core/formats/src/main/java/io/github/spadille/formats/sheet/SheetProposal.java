package io.github.spadille.formats.sheet;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A change that a group talks about and that is not in force (HSE-16).
 *
 * <p>All texts are plain; line breaks and control characters become blanks where they are shown.
 * Immutable.
 *
 * @param number its number in the document
 * @param by who proposes it
 * @param date when
 * @param text what is proposed, and why
 * @param entry what the group calls the game that it would change; nothing if it names no game
 * @param options the options that it would choose there, value by key
 * @param remarks what members say about it, in order
 */
public record SheetProposal(
    int number,
    String by,
    String date,
    String text,
    Optional<String> entry,
    ImmutableMap<String, String> options,
    ImmutableList<Remark> remarks) {

  /**
   * What a member says about a proposal.
   *
   * @param by who says it
   * @param date when
   * @param text what
   */
  public record Remark(String by, String date, String text) {
    private String sentence(SheetWords words) {
      return words.text(
          "remark", PlainText.clean(date), PlainText.clean(by), PlainText.clean(text));
    }
  }

  /**
   * Returns who proposes what and when, in a sentence in a language, or in English if there are no
   * words in it.
   */
  public String sentence(Locale language) {
    SheetWords words = SheetWords.in(language);
    String id = Integer.toString(number);
    String day = PlainText.clean(date);
    String who = PlainText.clean(by);
    String what = PlainText.clean(text);
    if (entry.isEmpty()) {
      return words.text("proposal", id, day, who, what);
    }
    String where = PlainText.clean(entry.get());
    if (options.isEmpty()) {
      return words.text("proposal.entry", id, day, who, where, what);
    }
    String chosen = PlainText.clean(Joiner.on(", ").withKeyValueSeparator('=').join(options));
    return words.text("proposal.options", id, day, who, chosen, where, what);
  }

  /** Returns what members say about it, a sentence each, in a language as {@link #sentence} has. */
  public ImmutableList<String> remarkSentences(Locale language) {
    SheetWords words = SheetWords.in(language);
    return remarks.stream().map(remark -> remark.sentence(words)).collect(toImmutableList());
  }

  /** Returns the section of a sheet that tells some proposals; there is one at least. */
  static SheetSection section(List<SheetProposal> proposals, Locale language) {
    ImmutableList.Builder<SheetItem> items = ImmutableList.builder();
    for (SheetProposal proposal : proposals) {
      items.add(item(SheetItem.Kind.TEXT, proposal.sentence(language)));
      for (String remark : proposal.remarkSentences(language)) {
        items.add(item(SheetItem.Kind.POINT, remark));
      }
    }
    return new SheetSection(SheetWords.in(language).text("proposals"), 2, items.build());
  }

  private static SheetItem item(SheetItem.Kind kind, String words) {
    SheetLine line = new SheetLine(PlainText.asMarkdown(words), ImmutableList.of());
    return new SheetItem(kind, "", ImmutableList.of(line), ImmutableList.of());
  }
}
