package io.github.spadille.engine.game;

import io.github.spadille.engine.words.Phrase;

/**
 * What a viewer sees happen on the way from a move to what is decided next.
 *
 * @param phrase what happened, with cards and numbers that are known to all
 * @param state what the viewer sees then
 */
public record SeenStage(Phrase phrase, SeenState state) {
  /** Returns what happened and what was seen then. */
  @Override
  public String toString() {
    return phrase + (phrase.seat() < 0 ? "" : " " + phrase.seat()) + '\n' + state;
  }
}
