package io.github.spadille.engine.game;

import io.github.spadille.engine.move.Move;

/** Holds the rules of thumb that say nothing. */
final class NoRulesOfThumb {
  static final RulesOfThumb<GameState, Move> NONE = (state, move) -> 1;

  private NoRulesOfThumb() {}
}
