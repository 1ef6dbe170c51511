package io.github.spadille.tricktaking;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameFamily;
import io.github.spadille.tricktaking.canadiansalad.CanadianSalad;
import io.github.spadille.tricktaking.chicago.Chicago;
import io.github.spadille.tricktaking.fivehundred.FiveHundred;
import io.github.spadille.tricktaking.ohhell.OhHell;
import io.github.spadille.tricktaking.pageone.PageOne;
import io.github.spadille.tricktaking.polignac.Polignac;
import io.github.spadille.tricktaking.toepen.Toepen;
import io.github.spadille.tricktaking.tute.Tute;

/** The trick-taking games of this library. */
public final class TrickTakingGames implements GameFamily {
  @Override
  public ImmutableList<Game<?, ?, ?>> games() {
    return ImmutableList.of(
        CanadianSalad.GAME,
        Chicago.GAME,
        FiveHundred.GAME,
        OhHell.GAME,
        PageOne.GAME,
        Polignac.GAME,
        Toepen.GAME,
        Tute.GAME);
  }
}
