package io.github.spadille.terminal;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.text.Ids;
import java.util.Arrays;
import java.util.Optional;

/** What somebody who plays can ask for, beside moves. */
enum SessionCommand {
  /** What a thinking player would do. */
  HINT(false),
  /** Which rule forbids a move. */
  WHY(false),
  /** The rules on one page. */
  SHORT(true),
  /** The cards and what they are worth. */
  CARDS(true),
  /** The rules in force. */
  RULES(true),
  /** The rules that govern the decision. */
  GOVERNING(false),
  /** What is decided about an unclear case. */
  ASK(true),
  /** All moves. */
  MOVES(false),
  /** The table once more. */
  TABLE(true),
  /** The score sheet. */
  SCORE(true),
  /** All moves so far. */
  LOG(true),
  /** Back to the decision before. */
  UNDO(true),
  /** An undo is taken back. */
  REDO(true),
  /** Writes a record. */
  SAVE(true),
  /** Draws the screen. */
  PICTURE(true),
  /** What can be said. */
  HELP(true),
  /** Leaves the game. */
  QUIT(true);

  private final boolean afterTheEnd;

  SessionCommand(boolean afterTheEnd) {
    this.afterTheEnd = afterTheEnd;
  }

  /** Returns the word by which it is asked for. */
  String word() {
    return Ids.of(this);
  }

  /** Returns the command of a word, or of the sign or letter that stands for it. */
  static Optional<SessionCommand> find(String said) {
    String word = Ascii.toLowerCase(said);
    return switch (word) {
      case "?" -> Optional.of(HELP);
      case "q" -> Optional.of(QUIT);
      default -> Arrays.stream(values()).filter(command -> command.word().equals(word)).findFirst();
    };
  }

  /** Returns the words of those that can be asked for. */
  static ImmutableSet<String> words(boolean isOver) {
    return Arrays.stream(values())
        .filter(command -> !isOver || command.afterTheEnd)
        .map(SessionCommand::word)
        .collect(toImmutableSet());
  }

  /** Tells whether it can be asked for. */
  boolean isThere(boolean isOver) {
    return !isOver || afterTheEnd;
  }
}
