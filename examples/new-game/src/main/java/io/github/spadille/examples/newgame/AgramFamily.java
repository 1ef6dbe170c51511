package io.github.spadille.examples.newgame;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameFamily;

/** Offers Agram to every program that loads a catalog: {@code META-INF/services} names it. */
public final class AgramFamily implements GameFamily {
  @Override
  public ImmutableList<Game<?, ?, ?>> games() {
    return ImmutableList.of(Agram.GAME);
  }
}
