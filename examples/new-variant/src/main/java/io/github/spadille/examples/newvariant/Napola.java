package io.github.spadille.examples.newvariant;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.fishing.scopa.Scopa;
import io.github.spadille.fishing.scopa.ScopaMove;
import io.github.spadille.fishing.scopa.ScopaOptions;
import io.github.spadille.fishing.scopa.ScopaState;
import java.util.Optional;

/** Scopa with the napola: a variant that adds a line to the score sheet. */
public final class Napola extends Scopa {
  private static final int FEWEST = 3;
  private static final ImmutableList<PlayingCard> DIAMONDS =
      ImmutableList.copyOf(PlayingCard.cards("Ad 2d 3d 4d 5d 6d 7d Jd Qd Kd"));

  /** The variant as a game of its own. */
  public static final Game<ScopaState, ScopaMove, ScopaOptions> GAME =
      Scopa.GAME
          .variant("scopa-napola")
          .name("Scopa with the napola")
          .summary("Scopa in which the lowest diamonds in a row score a point each.")
          .adding(Napola.class, "napola")
          .rules(Napola::new)
          .build();

  private Napola(int seats, ScopaOptions options) {
    super(seats, options);
  }

  @Override
  protected ScoreSheet score(ScopaState state) {
    ScoreSheet sheet = super.score(state);
    for (int side = 0; side < state.won().size(); side++) {
      int inARow = diamondsInARow(state, side);
      if (inARow >= FEWEST) {
        sheet = award(sheet, state.handNumber(), "NAP-1", side, inARow);
      }
    }
    return sheet;
  }

  /** The pad of Scopa does not ask for diamonds in a row. */
  @Override
  public Optional<ScorePad<ScopaState>> scorePad() {
    return Optional.empty();
  }

  private static int diamondsInARow(ScopaState state, int side) {
    int inARow = 0;
    while (inARow < DIAMONDS.size() && state.won().get(side).contains(DIAMONDS.get(inARow))) {
      inARow++;
    }
    return inARow;
  }
}
