package io.github.spadille.terminal;

import io.github.spadille.engine.words.Words;
import io.github.spadille.formats.text.Wrap;

/**
 * How a game is told: in which words, about whom, and in lines of what length.
 *
 * @param words the words of the game, with the names of the players
 * @param sentences what this program says itself, in the same language
 * @param names the names of the players
 * @param width the longest line
 */
record Voice(Words words, Sentences sentences, Names names, int width) {
  /** Returns a sentence of this program. */
  String text(String key, Object... arguments) {
    return sentences.text(key, arguments);
  }

  /** Returns a text in lines, the further ones indented like the first. */
  String wrapped(String indent, String text) {
    return Wrap.hanging(indent, text, width);
  }
}
