package io.github.spadille.reaction;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameFamily;
import io.github.spadille.reaction.aggravation.Aggravation;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindow;

/** The reaction games of this library. */
public final class ReactionGames implements GameFamily {
  @Override
  public ImmutableList<Game<?, ?, ?>> games() {
    return ImmutableList.of(Aggravation.GAME, ThroughTheWindow.GAME);
  }
}
