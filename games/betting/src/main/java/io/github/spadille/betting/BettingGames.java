package io.github.spadille.betting;

import com.google.common.collect.ImmutableList;
import io.github.spadille.betting.pontoon.Pontoon;
import io.github.spadille.betting.speculation.Speculation;
import io.github.spadille.betting.superfecta.Superfecta;
import io.github.spadille.betting.thirtyone.ThirtyOne;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameFamily;

/** The betting games of this library. */
public final class BettingGames implements GameFamily {
  @Override
  public ImmutableList<Game<?, ?, ?>> games() {
    return ImmutableList.of(Pontoon.GAME, Speculation.GAME, Superfecta.GAME, ThirtyOne.GAME);
  }
}
