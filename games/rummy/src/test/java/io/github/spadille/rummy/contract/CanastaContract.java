package io.github.spadille.rummy.contract;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.Game;
import io.github.spadille.rummy.canasta.Canasta;
import io.github.spadille.rummy.canasta.CanastaMove;
import io.github.spadille.rummy.canasta.CanastaOptions;
import io.github.spadille.rummy.canasta.CanastaState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Event;
import io.github.spadille.testkit.subject.Secrets;

/** What {@link Canasta} and its variants hide, who plays them for the laws, and where they end. */
public abstract class CanastaContract
    extends GameContract<CanastaState, CanastaMove, CanastaOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected CanastaContract(Game<CanastaState, CanastaMove, CanastaOptions> game) {
    super(
        game,
        Canasta.GAME,
        Secrets.hidden("hand")
            .fromOthers()
            .until(CanastaContract::isScored)
            .and("stock")
            .fromAll());
  }

  /** The points of a hand tell what the cards left in the hands were worth. */
  private static boolean isScored(Event event, ImmutableSet<Card> cards) {
    return !event.before().fact("score").equals(event.after().fact("score"));
  }

  /** A game whose players lose points in most hands need not reach its target. */
  @Override
  public boolean everyGameEnds() {
    return false;
  }
}
