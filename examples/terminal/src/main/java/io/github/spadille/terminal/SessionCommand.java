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
  HINT(When.IN_PLAY),
  /** Which rule forbids a move. */
  WHY(When.IN_PLAY),
  /** The rules on one page. */
  SHORT(When.EVER),
  /** The cards and what they are worth. */
  CARDS(When.EVER),
  /** The rules in force. */
  RULES(When.EVER),
  /** The rules that govern the decision. */
  GOVERNING(When.IN_PLAY),
  /** What is decided about an unclear case. */
  ASK(When.EVER),
  /** All moves. */
  MOVES(When.IN_PLAY),
  /** The table once more. */
  TABLE(When.EVER),
  /** The score sheet. */
  SCORE(When.EVER),
  /** All moves so far. */
  LOG(When.EVER),
  /** Back to the decision before. */
  UNDO(When.EVER),
  /** An undo is taken back. */
  REDO(When.EVER),
  /** Writes a record. */
  SAVE(When.EVER),
  /** Draws the screen. */
  PICTURE(When.EVER),
  /** What can be said. */
  HELP(When.EVER),
  /** Another game. */
  AGAIN(When.OVER),
  /** Leaves the game. */
  QUIT(When.EVER);

  private enum When {
    IN_PLAY,
    OVER,
    EVER
  }

  private final When when;

  SessionCommand(When when) {
    this.when = when;
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
        .filter(command -> command.isThere(isOver))
        .map(SessionCommand::word)
        .collect(toImmutableSet());
  }

  /** Tells whether it can be asked for. */
  boolean isThere(boolean isOver) {
    return when != (isOver ? When.IN_PLAY : When.OVER);
  }
}
