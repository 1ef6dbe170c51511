package io.github.spadille.examples.newvariant;

import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.tricktaking.Suits;
import io.github.spadille.tricktaking.Trick;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.ohhell.OhHell;
import io.github.spadille.tricktaking.ohhell.OhHellOptions;
import io.github.spadille.tricktaking.ohhell.OhHellState;

/**
 * Oh Hell in which the rank of the turned card is trump too.
 *
 * <p>No option covers this, so it is a variant: its own id, one rule overridden, one paragraph more
 * in the rulebook. All else - options, moves, scores, words, the text of records - is Oh Hell's.
 */
public final class RankToo extends OhHell {
  private static final int RANK_TRUMP = 1000;

  /** The variant as a game of its own. */
  public static final Game<OhHellState, TrickMove, OhHellOptions> GAME =
      OhHell.GAME
          .variant("oh-hell-rank-too")
          .name("Oh Hell!, the rank is trump too")
          .summary("Oh Hell in which the three cards of the turned card's rank beat all others.")
          .rulebook(OhHell.GAME.rulebook().plus(Rulebook.resource(RankToo.class, "rank-too.md")))
          .rules(RankToo::new)
          .build();

  private RankToo(int seats, OhHellOptions options) {
    super(seats, options);
  }

  /** The variant point of OHH-16, here with RAN-1 above it. */
  @Override
  protected Trick.Order order(OhHellState state) {
    Trick.Order plain = Suits.trumps(state.trump());
    return (card, led) ->
        card.is(state.turnUp().top().rank()) ? RANK_TRUMP : plain.strength(card, led);
  }
}
