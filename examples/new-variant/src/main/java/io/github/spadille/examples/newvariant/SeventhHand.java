package io.github.spadille.examples.newvariant;

import io.github.spadille.engine.game.Game;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.canadiansalad.CanadianSalad;
import io.github.spadille.tricktaking.canadiansalad.CanadianSaladCounts;
import io.github.spadille.tricktaking.canadiansalad.CanadianSaladOptions;
import io.github.spadille.tricktaking.canadiansalad.CanadianSaladState;
import io.github.spadille.tricktaking.canadiansalad.Penalty;

/** Canadian Salad with a seventh hand: a variant whose rulebook replaces rules of its base. */
public final class SeventhHand extends CanadianSalad {
  /** The variant as a game of its own. */
  public static final Game<CanadianSaladState, TrickMove, CanadianSaladOptions> GAME =
      CanadianSalad.GAME
          .variant("canadian-salad-seven")
          .name("Canadian Salad, seven hands")
          .summary("Canadian Salad with a seventh hand, in which everything counts twice.")
          .adding(SeventhHand.class, "seventh-hand")
          .rules(SeventhHand::new)
          .build();

  private SeventhHand(int seats, CanadianSaladOptions options) {
    super(seats, options);
  }

  @Override
  protected int hands() { // SEV-1
    return super.hands() + 1;
  }

  @Override
  protected long points(
      int handNumber, CanadianSaladCounts taken, Penalty penalty, int seat) { // SEV-2, SEV-3
    long points = super.points(handNumber, taken, penalty, seat);
    return handNumber == hands() ? 2 * points : points;
  }
}
