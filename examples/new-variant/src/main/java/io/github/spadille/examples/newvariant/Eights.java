package io.github.spadille.examples.newvariant;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Game;
import io.github.spadille.stops.fantan.FanTan;
import io.github.spadille.stops.fantan.FanTanMove;
import io.github.spadille.stops.fantan.FanTanOptions;
import io.github.spadille.stops.fantan.FanTanState;

/**
 * Fan Tan on eights: a variant that begins the rows with another rank, moves chips, and says all of
 * it in a rulebook that replaces what is no longer true.
 */
public final class Eights extends FanTan {
  /** The variant as a game of its own. */
  public static final Game<FanTanState, FanTanMove, FanTanOptions> GAME =
      FanTan.GAME
          .variant("fan-tan-eights")
          .name("Fan Tan on eights")
          .summary(
              "Fan Tan in which suits are built outward from the eights, and kings cost a chip.")
          .adding(Eights.class, "eights")
          .rules(Eights::new)
          .build();

  private Eights(int seats, FanTanOptions options) {
    super(seats, options);
  }

  /** All that begins with a seven in the base begins with an eight. */
  @Override
  protected Rank first() { // EIG-1, EIG-2, EIG-3, EIG-4, EIG-5, EIG-6, EIG-7, EIG-8, EIG-9, EIG-10
    return Rank.EIGHT;
  }

  @Override
  protected FanTanState effect(FanTanState played, int seat, PlayingCard card) {
    return card.is(Rank.KING)
        ? played.withStakes(played.stakes().pay(played.handNumber(), "EIG-11", seat, 1))
        : played;
  }
}
