package io.github.spadille.examples.newgame;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameFamily;

/** Offers Agram to every program that loads a catalog. */
public final class AgramFamily implements GameFamily {
  /** Creates the offer; programs do so when they look for games. */
  public AgramFamily() {}

  @Override
  public ImmutableList<Game<?, ?, ?>> games() {
    return ImmutableList.of(Agram.GAME);
  }
}
