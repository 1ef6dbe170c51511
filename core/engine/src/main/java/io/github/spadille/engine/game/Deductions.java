package io.github.spadille.engine.game;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;

/**
 * What players can deduce about cards and choices that are hidden from them.
 *
 * <p>{@link Rules#deductions} gives it. A game that has nothing to say of it keeps {@link
 * #unknown}, which is right for every game: samples of its hidden cards take long then. A game in
 * which moves depend on nothing that is hidden has {@link #none}. Most games write {@link
 * #fromMove} alone, as a lambda expression:
 *
 * <pre>{@code
 * // A player who does not follow suit holds no card of the suit led.
 * return (before, move, deductions) ->
 *     deductions.none("hand." + move.seat(), missing(before, move));
 * }</pre>
 *
 * <p>Deductions are true and complete: {@link #fromMove}, {@link #fromConsequences}, and what a
 * viewer sees together tell all that can be known, or one of the two says {@link
 * DeductionListener#unknown}. Laws of the conformance kit hold a game to both. Implementations are
 * stateless and thread-safe, as {@link Rules} are.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
@FunctionalInterface
public interface Deductions<S extends GameState, M extends Move> {
  /**
   * Tells what follows from a move being legal: what the mover cannot hold, or must hold, to move
   * like that. The deductions are about the state before the move.
   *
   * @param before a state that looks like the true one to the viewer; its hidden cards mean nothing
   * @param move the move; what was concealed from the viewer means nothing
   */
  void fromMove(S before, M move, DeductionListener deductions);

  /**
   * Tells what follows from the consequences of a move. The deductions are about the state after
   * the move; those that {@link DeductionListener#before} takes are about the one before. By
   * default nothing follows.
   *
   * <p>Nothing has to be said of cards that a viewer sees on the way, in {@link Rules#stages}, nor
   * of points. What a stage says beside its table ought to follow from what is said here; otherwise
   * the move is {@link DeductionListener#unknown}.
   *
   * @param before the state before the move, as in {@link #fromMove}
   * @param move the move, likewise
   * @param after the state after the move, which looks like the true one as well
   */
  default void fromConsequences(S before, M move, S after, DeductionListener deductions) {}

  /**
   * Tells whether a fact may mean a card that lies face down, as a prompt does: then a story of the
   * past is found at once, and not by trial. By default a fact means the cards that it names.
   *
   * @param fact the name of the fact
   * @param text one of its words, or its whole value
   */
  default boolean mayMean(String fact, String text, Card card) {
    return text.equals(card.code());
  }

  /**
   * Draws what was chosen in the moves of seats that a viewer saw concealed, for a game in which it
   * sees later what depends on several of them together: the sum of secret bets, for instance.
   *
   * <p>A game that draws them draws all, and none of them names a card. Where each choice fits
   * whatever the others are, the engine draws them, and a game returns nothing. That is the
   * default.
   *
   * @param past what the viewer saw; the true choices are not in it
   * @param random from which the choices follow, so that all that fit are equally likely
   * @return a move for each of them, in order, or nothing
   * @throws IllegalStateException if nothing fits, as for a past that never was
   */
  default ImmutableList<M> secretChoices(Past<S, M> past, RandomSource random) {
    return ImmutableList.of();
  }

  /**
   * Returns deductions of which each move may tell more than is said. They are right for every
   * game, but slow: samples are checked by playing the past again.
   */
  static <S extends GameState, M extends Move> Deductions<S, M> unknown() {
    return (before, move, deductions) -> deductions.unknown();
  }

  /** Returns the deductions of a game in which no move tells more than all can see. */
  static <S extends GameState, M extends Move> Deductions<S, M> none() {
    return (before, move, deductions) -> {};
  }

  /**
   * Returns these deductions and more that follow from moves and their consequences, as a variant
   * adds them to those of its game. What facts mean and how secret choices are drawn stays as it
   * is.
   */
  default Deductions<S, M> and(Deductions<S, M> more) {
    Deductions<S, M> first = this;
    return new Deductions<>() {
      @Override
      public void fromMove(S before, M move, DeductionListener deductions) {
        first.fromMove(before, move, deductions);
        more.fromMove(before, move, deductions);
      }

      @Override
      public void fromConsequences(S before, M move, S after, DeductionListener deductions) {
        first.fromConsequences(before, move, after, deductions);
        more.fromConsequences(before, move, after, deductions);
      }

      @Override
      public boolean mayMean(String fact, String text, Card card) {
        return first.mayMean(fact, text, card);
      }

      @Override
      public ImmutableList<M> secretChoices(Past<S, M> past, RandomSource random) {
        return first.secretChoices(past, random);
      }
    };
  }
}
