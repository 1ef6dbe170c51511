package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import java.util.Optional;

/**
 * How a sample of games breaks a law.
 *
 * @param reason how, in a sentence
 * @param evidence the game that shows it; nothing if it is that something is in none of them
 */
record Fault<S extends GameState, M extends Move>(
    String reason, Optional<Evidence<S, M>> evidence) {
  /** Returns that something is missing in all games. */
  static <S extends GameState, M extends Move> Fault<S, M> inNone(String reason) {
    return new Fault<>(reason, Optional.empty());
  }

  /** Returns what a game shows. */
  static <S extends GameState, M extends Move> Fault<S, M> shown(Evidence<S, M> evidence) {
    return new Fault<>(evidence.breach().reason(), Optional.of(evidence));
  }

  /** Returns the failure. */
  Failure failure(Law law, String game, long seed) {
    return evidence.isPresent()
        ? evidence.get().failure(law, seed)
        : new Failure(law, reason, game + ", seed " + seed + "; all games", seed, "", "");
  }
}
