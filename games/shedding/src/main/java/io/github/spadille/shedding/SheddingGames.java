package io.github.spadille.shedding;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameFamily;
import io.github.spadille.shedding.idoubtit.IDoubtIt;
import io.github.spadille.shedding.pittypat.PittyPat;
import io.github.spadille.shedding.thirteen.Thirteen;

/** The shedding games of this library. */
public final class SheddingGames implements GameFamily {
  @Override
  public ImmutableList<Game<?, ?, ?>> games() {
    return ImmutableList.of(IDoubtIt.GAME, PittyPat.GAME, Thirteen.GAME);
  }
}
