package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import java.util.Optional;

/** A law that looks at games of a subject, one after the other. */
interface Trial<S extends GameState, M extends Move> {
  /** Looks at a game. */
  void see(Run<S, M> run);

  /** Tells whether no other game can change the verdict. */
  boolean isSettled();

  /** Tells whether the games so far do not suffice, and more of them may. */
  boolean wantsMore();

  /** Returns how the games that were looked at break the law, or nothing if they keep it. */
  Optional<Failure> verdict();
}
