package io.github.spadille.tricktaking.toepen;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.tricktaking.TrickMove;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Writes down what a move tells of a hand, and which hands fit it. */
final class ToldOfHands implements DeductionListener {
  private final List<String> told = new ArrayList<>();
  private Predicate<CardList<PlayingCard>> fits = hand -> true;

  /** Returns what a move tells. */
  static ToldOfHands by(Rules<ToepenState, TrickMove> rules, ToepenState before, TrickMove move) {
    ToldOfHands told = new ToldOfHands();
    rules.deductions().fromMove(before, move, told);
    return told;
  }

  List<String> told() {
    return told;
  }

  boolean fits(CardList<PlayingCard> hand) {
    return fits.test(hand);
  }

  @Override
  public void none(String pile, Iterable<? extends Card> cards) {
    told.add("none " + pile + ": " + cards);
  }

  @Override
  @SuppressWarnings("unchecked") // All cards of the game are playing cards.
  public <C extends Card> void that(
      String pile, CardFamily<C> family, Predicate<? super CardList<C>> property) {
    told.add("that " + pile);
    fits = hand -> property.test((CardList<C>) hand);
  }

  @Override
  public void some(String pile, Iterable<? extends Card> cards) {
    throw new UnsupportedOperationException(pile);
  }

  @Override
  public void exactly(String pile, int count, Iterable<? extends Card> cards) {
    throw new UnsupportedOperationException(pile);
  }

  @Override
  public void shown(String pile, Iterable<? extends Card> cards) {
    throw new UnsupportedOperationException(pile);
  }

  @Override
  public void unknown() {
    told.add("unknown");
  }
}
