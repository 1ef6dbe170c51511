package io.github.spadille.cantorscomb;

import com.google.common.collect.ImmutableList;
import io.github.spadille.cantorscomb.cantorscomb.CantorsComb;
import io.github.spadille.cantorscomb.flashcards.Flashcards;
import io.github.spadille.cantorscomb.magiceightball.MagicEightBall;
import io.github.spadille.cantorscomb.zenertest.ZenerTest;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameFamily;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.rulebook.RulePage;

/** The games with the Cantor's Comb deck of this library, and the page of the deck itself. */
public final class CantorsCombGames implements GameFamily {
  /** The family: what they share is the deck, not the way to play. */
  public static final Tag FAMILY = Tag.resource(CantorsCombGames.class, "cantors-comb");

  @Override
  public ImmutableList<Game<?, ?, ?>> games() {
    return ImmutableList.of(CantorsComb.GAME, Flashcards.GAME, MagicEightBall.GAME, ZenerTest.GAME);
  }

  @Override
  public ImmutableList<RulePage> pages() {
    return ImmutableList.of(new RulePage("deck", CombDeck.RULEBOOK));
  }
}
