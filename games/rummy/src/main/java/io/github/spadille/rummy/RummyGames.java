package io.github.spadille.rummy;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameFamily;
import io.github.spadille.rummy.cactus.Cactus;
import io.github.spadille.rummy.canasta.Canasta;
import io.github.spadille.rummy.kowah.Kowah;
import io.github.spadille.rummy.vazhushal.Vazhushal;

/** The rummy games of this library. */
public final class RummyGames implements GameFamily {
  @Override
  public ImmutableList<Game<?, ?, ?>> games() {
    return ImmutableList.of(Cactus.GAME, Canasta.GAME, Kowah.GAME, Vazhushal.GAME);
  }
}
