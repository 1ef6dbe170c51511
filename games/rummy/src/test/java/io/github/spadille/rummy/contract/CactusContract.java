package io.github.spadille.rummy.contract;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.Game;
import io.github.spadille.rummy.cactus.Cactus;
import io.github.spadille.rummy.cactus.CactusMove;
import io.github.spadille.rummy.cactus.CactusOptions;
import io.github.spadille.rummy.cactus.CactusState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Event;
import io.github.spadille.testkit.subject.Secrets;

/** What {@link Cactus} and its variants hide, who plays them for the laws, and where they end. */
public abstract class CactusContract extends GameContract<CactusState, CactusMove, CactusOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected CactusContract(Game<CactusState, CactusMove, CactusOptions> game) {
    super(
        game,
        Cactus.GAME,
        Secrets.hidden("layout")
            .perCard()
            .until(CactusContract::isShown)
            .and("stock")
            .fromAll()
            .and("drawn")
            .perCard());
  }

  /** A match that fails shows its card (CAC-26), and the end of a hand shows all (CAC-40). */
  private static boolean isShown(Event event, ImmutableSet<Card> cards) {
    return event.shows("layout", cards);
  }
}
