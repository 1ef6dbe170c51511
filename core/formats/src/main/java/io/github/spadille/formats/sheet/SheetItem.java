package io.github.spadille.formats.sheet;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.stream.Collectors;

/**
 * A piece of a sheet that belongs together: a rule with its tables, a paragraph, a point of a list,
 * a table, or what a group added.
 *
 * @param kind what it is
 * @param ruleId the id of the rule; empty for what is no rule
 * @param lines its lines, in Markdown; empty lines stand between paragraphs and tables
 * @param notes what the group says about it
 */
public record SheetItem(
    Kind kind, String ruleId, ImmutableList<SheetLine> lines, ImmutableList<SheetNote> notes) {

  /** What there is on a sheet. */
  public enum Kind {
    /** A numbered rule. */
    RULE,
    /** A point of a list. */
    POINT,
    /** A paragraph or a table. */
    TEXT,
    /** Own rules and rulings that concern no rule of the sheet. */
    NOTES
  }

  /**
   * Returns the words in force with their marks, in Markdown, without what stands before a rule or
   * a point; a paragraph that deviates has an asterisk in front.
   */
  public String markdown() {
    boolean asterisk = kind == Kind.TEXT && lines.get(0).deviates() && !lines.get(0).isRow();
    return (asterisk ? "\\* " : "")
        + lines.stream().map(SheetLine::markdown).collect(Collectors.joining("\n"));
  }

  /** Returns the options that make it read otherwise than by default. */
  public ImmutableList<Deviation> deviations() {
    return lines.stream()
        .flatMap(line -> line.deviations().stream())
        .distinct()
        .collect(toImmutableList());
  }

  /** Returns whether it reads otherwise than by default. */
  public boolean deviates() {
    return lines.stream().anyMatch(SheetLine::deviates);
  }

  /** Returns whether a rule of the group stands in its place. */
  public boolean isReplaced() {
    return notes.stream().anyMatch(note -> note.kind() == SheetNote.Kind.REPLACEMENT);
  }
}
