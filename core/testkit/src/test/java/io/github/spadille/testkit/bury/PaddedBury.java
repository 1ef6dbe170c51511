package io.github.spadille.testkit.bury;

import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.HandPad;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Optional;
import java.util.function.IntFunction;

/** Bury with a score pad, which may ask for too little. */
final class PaddedBury extends Bury {
  private final BuryOptions options;
  private final BuryFacts facts;

  private PaddedBury(int seats, BuryOptions options, BuryFacts facts) {
    super(seats, options);
    this.options = options;
    this.facts = facts;
  }

  /**
   * Returns Bury with a pad.
   *
   * @param facts gives what the pad asks for a number of players
   */
  static Game.RulesFactory<BuryState, BuryMove, BuryOptions> asking(IntFunction<BuryFacts> facts) {
    return (seats, options) -> new PaddedBury(seats, options, facts.apply(seats));
  }

  @Override
  public Optional<ScorePad<BuryState>> scorePad() {
    return Optional.of(HandPad.of(start(), state -> facts, this::entered));
  }

  private BuryState entered(BuryState state, BuryFacts all) {
    ScoreSheet sheet = state.sheet();
    for (int seat = 0; seat < seats; seat++) {
      for (int trick = 0; trick < all.tricks(seat); trick++) {
        sheet = score(sheet, seat);
      }
      boolean costs = options.queenCosts() && all.queens().contains(seat);
      sheet = costs ? sheet.add(1, "BRY-6", seat, -1) : sheet;
    }
    return over(state.withSheet(sheet));
  }
}
