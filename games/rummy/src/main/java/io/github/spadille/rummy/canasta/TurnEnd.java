package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.rummy.canasta.Kinds.isRedThree;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.rummy.canasta.CanastaMove.Discard;
import io.github.spadille.rummy.canasta.CanastaMove.Done;
import java.util.Optional;

/** How a turn ends: with a discard, or without one after the last red three. */
final class TurnEnd {
  private final CanastaOptions options;

  TurnEnd(CanastaOptions options) {
    this.options = options;
  }

  /** Returns why a card cannot be discarded, or nothing if it can. */
  Optional<Refusal> refusal(CanastaState state, Discard discard) {
    PlayingCard card = discard.card();
    if (state.soFar().noDiscard()) {
      return refuse("CAN-59", "no-discard");
    }
    if (!state.hand().contains(card)) {
      return refuse("CAN-45", "not-held", card);
    }
    if (isRedThree(card)) {
      return refuse("CAN-45", "red-three", card);
    }
    return mayDiscard(state)
        ? Optional.empty()
        : new LookAhead(options, state).refuseLastCard(card);
  }

  private boolean mayDiscard(CanastaState state) { // CAN-46
    return Kinds.size(state.hand()) > 1 || new LookAhead(options, state).mayGoOut();
  }

  /** Returns why a turn cannot end without a discard, or nothing if it can. */
  Optional<Refusal> refusalOfDone(CanastaState state) {
    if (!state.soFar().noDiscard()) {
      return refuse("CAN-14", "discard");
    }
    return state.melds().has(Rank.THREE) ? refuse("CAN-27", "done") : Optional.empty();
  }

  /** Returns the discards in the order of the pack, or the end without one. */
  MoveList<CanastaMove> legalMoves(CanastaState state) {
    if (state.soFar().noDiscard()) {
      return refusalOfDone(state).isEmpty()
          ? MoveList.of(new Done(state.player()))
          : MoveList.empty();
    }
    CardSet<PlayingCard> cards = state.hand().distinct().minus(Kinds.RED_THREES); // CAN-45
    return mayDiscard(state)
        ? MoveList.ofCards(cards, Discard.SHARED, state.player())
        : MoveList.empty();
  }
}
