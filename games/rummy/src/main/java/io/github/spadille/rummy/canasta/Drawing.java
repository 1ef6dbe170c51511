package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.rummy.canasta.Kinds.isRedThree;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
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
  private static final int TAKING_IN_VAIN = -50; // CAN-74

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
      return refuse("CAN-14", "you have drawn already");
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
        ? refuse("CAN-17", "the stock is empty") // CAN-57
        : Optional.empty();
  }

  private Optional<Refusal> refusalOfTakeNone(CanastaState state) {
    if (options.falseTake() == Offence.ILLEGAL) {
      return refuse("CAN-74", "an upcard is taken only to be used");
    }
    if (state.stock().isEmpty()) {
      return refuse("CAN-57", "the stock is empty, and you take the pile if you can");
    }
    return state.deal().failedTakers().contains(state.player())
        ? refuse("CAN-74", "you took in vain in this hand before")
        : Optional.empty();
  }

  private Optional<Refusal> refusalOfPass(CanastaState state) {
    if (options.emptyStockTake() == EmptyStockTake.FORCED) {
      return refuse("CAN-57", "a turn begins with the stock or with the pile");
    }
    if (!state.stock().isEmpty()) {
      return refuse("CAN-57", "the stock is not empty");
    }
    PlayingCard upcard = state.pile().upcard();
    return taking.canTakeOnto(state)
        ? refuse("CAN-57", "you must take " + upcard + " with your meld", upcard)
        : Optional.empty();
  }

  /** Returns the draw, the takes, the take in vain, the pass. */
  MoveList<CanastaMove> legalMoves(CanastaState state) {
    MoveList<CanastaMove> takes = taking.legalMoves(state);
    if (state.stock().isEmpty()) {
      return refusalOfPass(state).isEmpty() ? takes.plus(new Pass(state.player())) : takes;
    }
    MoveList<CanastaMove> moves = MoveList.<CanastaMove>of(Draw.of(state.player())).plus(takes);
    return refusalOfTakeNone(state).isEmpty() ? moves.plus(new TakeNone(state.player())) : moves;
  }

  CanastaState draw(CanastaState state) { // CAN-15
    boolean byHand = options.redThrees() == RedThrees.BY_HAND;
    CardBag<PlayingCard> hand = state.hand();
    CardBag<PlayingCard> red = state.side().redThrees();
    CardList<PlayingCard> stock = state.stock();
    boolean replaced = true;
    for (int i = drawCount; i > 0 && !stock.isEmpty(); i--) { // CAN-16
      while (replaced && !byHand && isRedThree(stock.top())) { // CAN-70
        red = red.with(stock.top());
        stock = stock.draw(1);
        replaced = !stock.isEmpty();
      }
      if (replaced) {
        hand = hand.with(stock.top());
        stock = stock.draw(1);
      }
    }
    Side side = state.side().withRedThrees(red);
    return state.inMeld(
        stock, hand, side, state.soFar().withNoDiscard(!replaced)); // CAN-59, CAN-60
  }

  static CanastaState takeInVain(CanastaState state) { // CAN-74
    HandSoFar deal = state.deal();
    return state
        .charged(TAKING_IN_VAIN)
        .withDeal(deal.withFailedTakers(deal.failedTakers().with(state.player())))
        .withSoFar(state.soFar().withFailedTake(true));
  }
}
