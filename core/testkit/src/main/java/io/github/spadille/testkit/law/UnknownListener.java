package io.github.spadille.testkit.law;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/** Finds out whether a game says what can be deduced; samples are slow where it does not. */
final class UnknownListener implements DeductionListener {
  private boolean unknown;

  private UnknownListener() {}

  /** Tells whether some move of the last ones before a state may tell more than the game says. */
  static <S extends GameState, M extends Move> boolean hears(Run<S, M> run, int index, int moves) {
    UnknownListener heard = new UnknownListener();
    Rules<S, M> rules = run.rules();
    for (int i = index - moves; i < index && !heard.unknown; i++) {
      rules.deductions().fromMove(run.state(i), run.move(i), heard);
      rules.deductions().fromConsequences(run.state(i), run.move(i), run.state(i + 1), heard);
    }
    return heard.unknown;
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
  public <C extends Card> void since(
      String fact,
      String value,
      String pile,
      CardFamily<C> family,
      BiPredicate<? super CardList<C>, ? super CardList<C>> agree) {
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
