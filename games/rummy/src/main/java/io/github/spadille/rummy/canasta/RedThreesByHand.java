package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.game.Refusal.refuse;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Stages;
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
      return refuse("CAN-70", "at-once");
    }
    if (!Kinds.isRedThree(card)) {
      return refuse("CAN-70", "other-card", card);
    }
    if (!state.hand().contains(card)) {
      return refuse("CAN-70", "not-held", card);
    }
    if (state.melds().has(Rank.THREE)) {
      return refuse("CAN-70", "black-threes");
    }
    int drawn = Math.min(1, state.stock().size());
    LookAhead after = new LookAhead(options, drawn == 0 ? withoutDiscard(state) : state);
    return after.canGoOn(drawn)
        ? Optional.empty()
        : refuse("CAN-70", "below-minimum", card, state.side().minimum());
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
  static CanastaState lay(
      CanastaState state, PlayingCard card, Stages<CanastaState> stages) { // CAN-70
    CardBag<PlayingCard> hand = state.hand().without(card);
    Side side = state.side().withRedThrees(state.side().redThrees().with(card));
    CardList<PlayingCard> stock = state.stock();
    CanastaState laid =
        stock.isEmpty()
            ? withoutDiscard(state.inMeld(stock, hand, side, state.soFar())) // CAN-59
            : state.inMeld(stock.draw(1), hand.with(stock.top()), side, state.soFar());
    CanastaState after = laid.withPhase(state.phase());
    stages.reached(stock.isEmpty() ? "not-replaced" : "red-three-replaced", state.player(), after);
    if (stock.size() == 1) {
      stages.reached("stock-empty", after);
    }
    return after;
  }

  private static CanastaState withoutDiscard(CanastaState state) {
    return state.withSoFar(state.soFar().withNoDiscard(true));
  }
}
