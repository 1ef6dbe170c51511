package io.github.spadille.examples.newvariant;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameFamily;

/** Offers the variants to every program that loads a catalog. */
public final class Variants implements GameFamily {
  /** Creates the offer; programs do so when they look for games. */
  public Variants() {}

  @Override
  public ImmutableList<Game<?, ?, ?>> games() {
    return ImmutableList.of(
        RankToo.GAME, TrumpTwo.GAME, AcesReverse.GAME, Napola.GAME, Eights.GAME, SeventhHand.GAME);
  }
}
