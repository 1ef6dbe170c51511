package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.game.Refusal.refuse;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.rummy.canasta.CanastaMove.Lay;
import io.github.spadille.rummy.canasta.CanastaOptions.RedThrees;
import java.util.Optional;

/** Red threes that their owner lays. */
final class RedThreesByHand {
  private final CanastaOptions options;

  RedThreesByHand(CanastaOptions options) {
    this.options = options;
  }

  /** Tells whether their owner lays red threes. */
  boolean areAllowed() {
    return options.redThrees() == RedThrees.BY_HAND;
  }

  /** Returns why a red three cannot be laid, or nothing if it can. */
  Optional<Refusal> refusal(CanastaState state, Lay lay) {
    PlayingCard card = lay.card();
    if (!areAllowed()) {
      return refuse("CAN-70", "red threes are laid by themselves");
    }
    if (!Kinds.isRedThree(card)) {
      return refuse("CAN-70", card + " is no red three", card);
    }
    if (!state.hand().contains(card)) {
      return refuse("CAN-70", "you do not hold " + card, card);
    }
    if (state.melds().has(Rank.THREE)) {
      return refuse("CAN-27", "after black threes nothing is left but to go out", card);
    }
    int drawn = Math.min(1, state.stock().size());
    LookAhead after = new LookAhead(options, drawn == 0 ? withoutDiscard(state) : state);
    return after.canGoOn(drawn) ? Optional.empty() : after.refuseDeadEnd(card);
  }

  MoveList<CanastaMove> legalMoves(CanastaState state) {
    MoveList<CanastaMove> lays = MoveList.empty();
    if (areAllowed()) {
      for (PlayingCard card : Kinds.RED_THREES) {
        Lay lay = new Lay(state.player(), card);
        lays = refusal(state, lay).isEmpty() ? lays.plus(lay) : lays;
      }
    }
    return lays;
  }

  /** Lays a red three and draws in its place, if there is a card. */
  static CanastaState lay(CanastaState state, PlayingCard card) { // CAN-70
    CardBag<PlayingCard> hand = state.hand().without(card);
    Side side = state.side().withRedThrees(state.side().redThrees().with(card));
    CardList<PlayingCard> stock = state.stock();
    CanastaState laid =
        stock.isEmpty()
            ? withoutDiscard(state.inMeld(stock, hand, side, state.soFar())) // CAN-59
            : state.inMeld(stock.draw(1), hand.with(stock.top()), side, state.soFar());
    return laid.withPhase(state.phase());
  }

  private static CanastaState withoutDiscard(CanastaState state) {
    return state.withSoFar(state.soFar().withNoDiscard(true));
  }
}
