package io.github.spadille.fishing;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameFamily;
import io.github.spadille.fishing.cassino.Cassino;
import io.github.spadille.fishing.koikoi.KoiKoi;
import io.github.spadille.fishing.scopa.Scopa;
import io.github.spadille.fishing.stealingbundles.StealingBundles;

/** The fishing games of this library. */
public final class FishingGames implements GameFamily {
  @Override
  public ImmutableList<Game<?, ?, ?>> games() {
    return ImmutableList.of(Cassino.GAME, KoiKoi.GAME, Scopa.GAME, StealingBundles.GAME);
  }
}
