package io.github.spadille.fishing.koikoi;

import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;

/**
 * A yaku that captured cards form, with what it scores.
 *
 * @param yaku the yaku
 * @param points its points for these cards
 */
record FormedYaku(Yaku yaku, int points) implements Phrased {
  @Override
  public Phrase phrase() {
    return Phrase.of("word.yaku", yaku.name(), points);
  }

  /** Returns the name and the points, as in the fact {@code yaku}. */
  @Override
  public String toString() {
    return yaku.name() + ' ' + points;
  }
}
