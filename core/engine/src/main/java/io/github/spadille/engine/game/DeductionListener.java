package io.github.spadille.engine.game;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * Takes what a move tells about cards that lie face down.
 *
 * <p>A pile is named as on the {@linkplain Rules#table table}; the cards are those that lie in it
 * in the state that the deduction is about. A deduction about cards that the viewer sees anyway
 * does no harm.
 */
public interface DeductionListener {
  /** Tells that a pile holds none of some cards: its owner did not follow suit. */
  void none(String pile, Iterable<? extends Card> cards);

  /** Tells that a pile holds at least one of some cards: its owner announced one of them. */
  void some(String pile, Iterable<? extends Card> cards);

  /**
   * Tells how many of some cards a pile holds: so many of its cards have the back of another pack.
   *
   * @param count that number, 0 as well
   */
  void exactly(String pile, int count, Iterable<? extends Card> cards);

  /**
   * Tells that the cards of a pile have a property: they count less than 21. They are asked in any
   * order, and without regard to where the same cards lie in the state that the game was shown.
   *
   * @param family the family of all cards of the pile
   */
  <C extends Card> void that(
      String pile, CardFamily<C> family, Predicate<? super CardList<C>> property);

  /**
   * Tells that no card that is called for is missing in a pile: told step by step, so that a search
   * for such cards comes nearer with each.
   *
   * @param missing tells how many are missing among some cards
   * @param most the greatest number that can be
   */
  default <C extends Card> void complete(
      String pile, CardFamily<C> family, ToIntFunction<? super CardList<C>> missing, int most) {
    for (int i = 0; i <= most; i++) {
      int few = i;
      that(pile, family, cards -> missing.applyAsInt(cards) <= few);
    }
  }

  /**
   * Tells how the cards of a pile agree with those that it held when a fact last had some value:
   * whoever may have to prove a claim has kept the cards for it. By default it is {@link #unknown},
   * which is right for whatever keeps no earlier states.
   *
   * @param fact a fact that all can see
   * @param value what it was then
   * @param family the family of all cards of the pile
   * @param agree takes the cards of the pile as they were and as they are
   * @throws IllegalArgumentException if the fact never had this value, where earlier states are
   *     kept
   */
  default <C extends Card> void since(
      String fact,
      String value,
      String pile,
      CardFamily<C> family,
      BiPredicate<? super CardList<C>, ? super CardList<C>> agree) {
    unknown();
  }

  /**
   * Tells that a move showed all players some cards that lay in a pile before it, wherever they lie
   * afterwards. Of equal cards in a pile with an order the lowest are meant.
   */
  void shown(String pile, Iterable<? extends Card> cards);

  /**
   * Tells that a move may tell more than the other deductions say; then samples are checked by
   * playing it again and comparing all that the viewer sees, which is slow.
   */
  void unknown();

  /**
   * Returns what takes deductions about the state before the move: what happened after it tells of
   * a pile that has changed since. By default it is this, for what does not tell the states apart.
   */
  default DeductionListener before() {
    return this;
  }
}
