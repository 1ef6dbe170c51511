package io.github.spadille.formats.json;

import static io.github.spadille.formats.json.MessageException.quoted;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.NotationException;

/**
 * Makes a move of its parts, or says which part is wrong.
 *
 * @param syntax how the moves of the game are written
 * @param data the parts
 */
record MoveMaker<M extends Move>(MoveSyntax<M> syntax, MoveData data) {
  private static final String PLACE = "move";

  M of(int seat) {
    if (data.seat() != seat) {
      throw new MessageException(
          PLACE + ".seat", Integer.toString(data.seat()), Integer.toString(seat));
    }
    M move = read(seat);
    checkSplit(MoveData.of(syntax.parts(move)).arguments());
    return move;
  }

  private M read(int seat) {
    try {
      return syntax.parse(seat, data.notation());
    } catch (NotationException e) {
      String found = e.found().isEmpty() ? "nothing" : quoted(e.found());
      throw new MessageException(place(e.column()), found, e.expected()).because(e);
    }
  }

  /** Returns the part that begins at a column of the notation. */
  private String place(int column) {
    if (column <= data.verb().length()) {
      return PLACE + ".verb";
    }
    int end = data.verb().length() + 1;
    for (int i = 0; i < data.arguments().size(); i++) {
      ImmutableList<String> words = data.arguments().get(i).words();
      for (int j = 0; j < words.size(); j++) {
        end += words.get(j).length() + 1;
        if (column < end) {
          return PLACE + ".arguments[" + i + "].words[" + j + "]";
        }
      }
    }
    return PLACE + ".arguments[" + data.arguments().size() + "]";
  }

  /** Checks that words and types stand where those of the move do. */
  private void checkSplit(ImmutableList<MoveArgument> expected) {
    if (data.arguments().size() != expected.size()) {
      throw new MessageException(
          PLACE + ".arguments",
          data.arguments().size() + " arguments",
          Integer.toString(expected.size()));
    }
    for (int i = 0; i < expected.size(); i++) {
      String place = PLACE + ".arguments[" + i + "]";
      MoveArgument argument = data.arguments().get(i);
      MoveArgument right = expected.get(i);
      if (argument.type() != right.type()) {
        throw new MessageException(
            place + ".type", quoted(argument.type().word()), right.type().word());
      }
      if (argument.words().size() != right.words().size()) {
        throw new MessageException(
            place + ".words",
            argument.words().size() + " words",
            Integer.toString(right.words().size()));
      }
    }
  }
}
