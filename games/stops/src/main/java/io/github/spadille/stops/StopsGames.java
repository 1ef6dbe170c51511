package io.github.spadille.stops;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameFamily;
import io.github.spadille.stops.comet.Comet;
import io.github.spadille.stops.crates.Crates;
import io.github.spadille.stops.crazyeights.CrazyEights;
import io.github.spadille.stops.fantan.FanTan;
import io.github.spadille.stops.playorpay.PlayOrPay;
import io.github.spadille.stops.ristiseiska.Ristiseiska;

/** The stops games of this library. */
public final class StopsGames implements GameFamily {
  @Override
  public ImmutableList<Game<?, ?, ?>> games() {
    return ImmutableList.of(
        Comet.GAME, Crates.GAME, CrazyEights.GAME, FanTan.GAME, PlayOrPay.GAME, Ristiseiska.GAME);
  }
}
