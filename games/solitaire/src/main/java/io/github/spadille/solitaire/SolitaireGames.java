package io.github.spadille.solitaire;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameFamily;
import io.github.spadille.solitaire.pirate.Pirate;
import io.github.spadille.solitaire.spider.Spider;

/** The solitaires of this library. */
public final class SolitaireGames implements GameFamily {
  @Override
  public ImmutableList<Game<?, ?, ?>> games() {
    return ImmutableList.of(Pirate.GAME, Spider.GAME);
  }
}
