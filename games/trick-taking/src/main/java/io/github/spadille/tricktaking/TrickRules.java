package io.github.spadille.tricktaking;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.random.RandomSource;

/**
 * A skeleton of the rules of a trick game with one pack, whose moves are {@linkplain TrickMove
 * those of the family}: chance shuffles the pack.
 *
 * @param <S> the states of the game
 */
public abstract class TrickRules<S extends GameState> extends AbstractRules<S, TrickMove> {
  private final Deck<PlayingCard> pack;

  /**
   * Creates rules for some number of seats, with a shuffle and a play as the only moves.
   *
   * @param pack the cards that are shuffled before every hand
   * @throws IllegalArgumentException if {@code seats} is not 1 to 16
   */
  protected TrickRules(int seats, Deck<PlayingCard> pack) {
    this(seats, pack, TrickMove.SYNTAX);
  }

  /**
   * Creates rules for some number of seats.
   *
   * @param pack the cards that are shuffled before every hand
   * @param syntax how moves are written
   * @throws IllegalArgumentException if {@code seats} is not 1 to 16
   */
  protected TrickRules(int seats, Deck<PlayingCard> pack, MoveSyntax<TrickMove> syntax) {
    super(seats, syntax);
    this.pack = pack;
  }

  @Override
  protected TrickMove chanceMove(S state, RandomSource random) {
    return new TrickMove.Shuffle(CardList.shuffled(toShuffle(state), random));
  }

  /** Returns the cards that chance shuffles: the pack; override it if there are others, too. */
  protected CardList<PlayingCard> toShuffle(S state) {
    return pack.cards();
  }
}
