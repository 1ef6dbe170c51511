package io.github.spadille.shedding.contract;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Game;
import io.github.spadille.shedding.pittypat.PittyPat;
import io.github.spadille.shedding.pittypat.PittyPatMove;
import io.github.spadille.shedding.pittypat.PittyPatOptions;
import io.github.spadille.shedding.pittypat.PittyPatState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Event;
import io.github.spadille.testkit.subject.Secrets;

/** What {@link PittyPat} and its variants hide, who plays them for the laws, and where they end. */
public abstract class PittyPatContract
    extends GameContract<PittyPatState, PittyPatMove, PittyPatOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected PittyPatContract(Game<PittyPatState, PittyPatMove, PittyPatOptions> game) {
    super(
        game,
        PittyPat.GAME,
        Secrets.hidden("hand")
            .fromOthers()
            .until(PittyPatContract::isCompared)
            .and("stock")
            .fromAll());
  }

  /** Whoever holds the rank of a card turned up must match it (PIT-10), or the turn is over. */
  private static boolean isCompared(Event event, ImmutableSet<Card> cards) {
    boolean turnsUp = event.move().equals("flip") || event.move().startsWith("shuffle");
    ImmutableList<Card> discards = event.after().pile("discard").cards();
    return turnsUp
        && !discards.isEmpty()
        && cards.stream().anyMatch(card -> rank(card) == rank(discards.get(0)));
  }

  private static Rank rank(Card card) {
    return ((PlayingCard) card).rank();
  }
}
