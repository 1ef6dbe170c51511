package io.github.spadille.testkit.law;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.knowledge.DeductionListener;
import io.github.spadille.engine.move.Move;
import java.util.function.Predicate;

/** Finds out whether a game says what its moves tell; samples are slow where it does not. */
final class Untold implements DeductionListener {
  private boolean unknown;

  private Untold() {}

  /** Tells whether some move of the last ones before a state may tell more than the game says. */
  static <S extends GameState, M extends Move> boolean any(Run<S, M> run, int index, int moves) {
    Untold untold = new Untold();
    Rules<S, M> rules = run.rules();
    for (int i = index - moves; i < index && !untold.unknown; i++) {
      rules.tells(run.state(i), run.move(i), untold);
      rules.tells(run.state(i), run.move(i), run.state(i + 1), untold);
    }
    return untold.unknown;
  }

  @Override
  public void none(String pile, Iterable<? extends Card> cards) {
    // It is said.
  }

  @Override
  public void some(String pile, Iterable<? extends Card> cards) {
    // It is said.
  }

  @Override
  public void exactly(String pile, int count, Iterable<? extends Card> cards) {
    // It is said.
  }

  @Override
  public <C extends Card> void that(
      String pile, CardFamily<C> family, Predicate<? super CardList<C>> property) {
    // It is said.
  }

  @Override
  public void shown(String pile, Iterable<? extends Card> cards) {
    // It is said.
  }

  @Override
  public void unknown() {
    unknown = true;
  }
}
