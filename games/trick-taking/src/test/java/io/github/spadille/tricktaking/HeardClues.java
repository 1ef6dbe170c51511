package io.github.spadille.tricktaking;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Writes down what a move tells of a hand; it takes no deduction of which a game here tells
 * nothing.
 */
public final class HeardClues implements DeductionListener {
  private final List<String> heard = new ArrayList<>();

  private HeardClues() {}

  /** Returns what a move tells: {@code hand.1 lacks 7s 8s}. */
  public static <S extends GameState> List<String> of(
      Rules<S, TrickMove> rules, S before, TrickMove move) {
    HeardClues heard = new HeardClues();
    rules.deductions().fromMove(before, move, heard);
    return heard.heard;
  }

  @Override
  public void none(String pile, Iterable<? extends Card> cards) {
    heard.add(pile + " lacks " + cards);
  }

  @Override
  public void some(String pile, Iterable<? extends Card> cards) {
    heard.add(pile + " has one of " + cards);
  }

  @Override
  public void exactly(String pile, int count, Iterable<? extends Card> cards) {
    throw new UnsupportedOperationException(pile);
  }

  @Override
  public <C extends Card> void that(
      String pile, CardFamily<C> family, Predicate<? super CardList<C>> property) {
    throw new UnsupportedOperationException(pile);
  }

  @Override
  public void shown(String pile, Iterable<? extends Card> cards) {
    throw new UnsupportedOperationException(pile);
  }

  @Override
  public void unknown() {
    heard.add("unknown");
  }
}
