package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.rummy.canasta.Kinds.isRedThree;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.rummy.canasta.CanastaMove.Draw;
import io.github.spadille.rummy.canasta.CanastaMove.Pass;
import io.github.spadille.rummy.canasta.CanastaMove.TakeNone;
import io.github.spadille.rummy.canasta.CanastaMove.TakeOnto;
import io.github.spadille.rummy.canasta.CanastaMove.TakeWith;
import io.github.spadille.rummy.canasta.CanastaOptions.EmptyStockTake;
import io.github.spadille.rummy.canasta.CanastaOptions.Offence;
import io.github.spadille.rummy.canasta.CanastaOptions.RedThrees;
import io.github.spadille.rummy.canasta.CanastaState.HandSoFar;
import io.github.spadille.rummy.canasta.CanastaState.Phase;
import java.util.Optional;

/** How a turn begins: with the stock, or else with the discard pile. */
final class Drawing {
  private final CanastaOptions options;
  private final int drawCount;
  private final Taking taking;

  Drawing(CanastaOptions options, int seats, Taking taking) {
    this.options = options;
    this.drawCount = options.drawCountFor(seats);
    this.taking = taking;
  }

  /** Tells whether a move is one with which a turn begins. */
  static boolean isDraw(CanastaMove move) {
    return move instanceof Draw
        || move instanceof TakeOnto
        || move instanceof TakeWith
        || move instanceof TakeNone
        || move instanceof Pass;
  }

  /** Returns why a turn cannot begin with a move, or nothing if it can. */
  Optional<Refusal> refusal(CanastaState state, CanastaMove move) {
    if (state.phase() != Phase.DRAW) {
      return refuse("CAN-14", "drawn");
    }
    if (move instanceof TakeOnto take) {
      return taking.refusal(state, take);
    }
    if (move instanceof TakeWith take) {
      return taking.refusal(state, take);
    }
    if (move instanceof TakeNone) {
      return refusalOfTakeNone(state);
    }
    if (move instanceof Pass) {
      return refusalOfPass(state);
    }
    return state.stock().isEmpty()
        ? refuse("CAN-17", "empty") // CAN-57
        : Optional.empty();
  }

  private Optional<Refusal> refusalOfTakeNone(CanastaState state) {
    if (options.falseTake() == Offence.ILLEGAL) {
      return refuse("CAN-18", "unused");
    }
    if (state.stock().isEmpty()) {
      return refuse("CAN-18", "no-stock");
    }
    return state.deal().failedTakers().contains(state.player())
        ? refuse("CAN-18", "again")
        : Optional.empty();
  }

  private Optional<Refusal> refusalOfPass(CanastaState state) {
    if (!state.stock().isEmpty()) {
      return refuse("CAN-14", "undrawn");
    }
    boolean forced = options.emptyStockTake() == EmptyStockTake.FORCED;
    return forced || taking.canTakeOnto(state)
        ? refuse("CAN-57", "take", state.pile().upcard())
        : Optional.empty();
  }

  /** Returns the draw, the takes, the reach in vain, the pass. */
  MoveList<CanastaMove> legalMoves(CanastaState state) {
    MoveList<CanastaMove> takes = taking.legalMoves(state);
    if (state.stock().isEmpty()) {
      return refusalOfPass(state).isEmpty() ? takes.plus(new Pass(state.player())) : takes;
    }
    MoveList<CanastaMove> moves = MoveList.<CanastaMove>of(Draw.of(state.player())).plus(takes);
    return refusalOfTakeNone(state).isEmpty() ? moves.plus(new TakeNone(state.player())) : moves;
  }

  CanastaState draw(CanastaState state, Stages<CanastaState> stages) { // CAN-15
    boolean byHand = options.redThrees() == RedThrees.BY_HAND;
    CardBag<PlayingCard> hand = state.hand();
    CardBag<PlayingCard> red = state.side().redThrees();
    CardList<PlayingCard> stock = state.stock();
    boolean replaced = true;
    for (int i = drawCount; i > 0 && !stock.isEmpty(); i--) { // CAN-16
      while (replaced && !byHand && isRedThree(stock.top())) { // CAN-70
        PlayingCard three = stock.top();
        red = red.with(three);
        stock = stock.draw(1);
        replaced = !stock.isEmpty();
        if (stages.areHeard()) {
          CanastaState laid =
              state.inMeld(stock, hand, state.side().withRedThrees(red), state.soFar());
          stages.reached("red-three-laid", state.player(), laid, three, replaced ? 1 : 0);
        }
      }
      if (replaced) {
        hand = hand.with(stock.top());
        stock = stock.draw(1);
      }
    }
    Side side = state.side().withRedThrees(red);
    CanastaState drawn =
        state.inMeld(stock, hand, side, state.soFar().withNoDiscard(!replaced)); // CAN-59, CAN-60
    if (!replaced) {
      stages.reached("not-replaced", state.player(), drawn);
    } else if (stock.isEmpty()) {
      stages.reached("stock-empty", drawn);
    }
    return drawn;
  }

  static CanastaState takeInVain(CanastaState state, Stages<CanastaState> stages) { // CAN-74
    HandSoFar deal = state.deal();
    CanastaState inVain =
        state
            .withDeal(deal.withFailedTakers(deal.failedTakers().with(state.player())))
            .withSoFar(state.soFar().withFailedTake(true));
    return inVain.charged(Charge.REACH_IN_VAIN, stages);
  }
}
