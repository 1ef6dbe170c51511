package io.github.spadille.tricktaking;

import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.notation.MoveSyntax;
import java.util.random.RandomGenerator;

/**
 * A skeleton of the rules of a trick game with one pack, whose moves are {@linkplain TrickMove
 * those of the family}: chance shuffles the pack.
 *
 * @param <S> the states of the game
 */
public abstract class TrickRules<S extends GameState> extends AbstractRules<S, TrickMove> {
  private final Deck<PlayingCard> pack;

  /**
   * Creates rules for some number of seats.
   *
   * @param pack the cards that are shuffled before every hand
   * @throws IllegalArgumentException if {@code seats} is not 1 to 16
   */
  protected TrickRules(int seats, Deck<PlayingCard> pack) {
    super(seats);
    this.pack = pack;
  }

  /** Shuffles the pack; override it if chance does anything else. */
  @Override
  protected TrickMove chanceMove(S state, RandomGenerator random) {
    return new TrickMove.Shuffle(pack.shuffled(random));
  }

  /** Returns how a shuffle and a play are written; override it if there are more moves. */
  @Override
  public MoveSyntax<TrickMove> syntax() {
    return TrickMove.SYNTAX;
  }
}
