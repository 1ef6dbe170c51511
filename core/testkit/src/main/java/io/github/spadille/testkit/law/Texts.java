package io.github.spadille.testkit.law;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import java.util.ArrayList;
import java.util.List;

/** Small things about texts. */
final class Texts {
  private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();

  private Texts() {}

  static List<String> words(String text) {
    return WORDS.splitToList(text);
  }

  /** Returns the first word of a move's text. */
  static <M extends Move> String verb(MoveSyntax<M> syntax, M move) {
    return words(syntax.format(move)).get(0);
  }

  /** Returns the texts of moves, joined. */
  static <M extends Move> String join(MoveSyntax<M> syntax, List<M> moves) {
    List<String> texts = new ArrayList<>();
    for (M move : moves) {
      texts.add(syntax.format(move));
    }
    return Joiner.on("; ").join(texts);
  }

  /** Reads a move of a seat, or of chance where {@code seat} is {@link Move#CHANCE}. */
  static <M extends Move> M read(MoveSyntax<M> syntax, int seat, String text) {
    return seat == Move.CHANCE ? syntax.parseChance(text) : syntax.parse(seat, text);
  }
}
