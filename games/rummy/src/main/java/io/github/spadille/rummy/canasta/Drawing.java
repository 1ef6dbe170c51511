package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.game.Refusal.refuse;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.SeatMoves;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.Deal;
import io.github.spadille.rummy.canasta.CanastaMove.Draw;
import io.github.spadille.rummy.canasta.CanastaMove.LayRedThree;
import io.github.spadille.rummy.canasta.CanastaMove.Pass;
import io.github.spadille.rummy.canasta.CanastaMove.TakeNone;
import io.github.spadille.rummy.canasta.CanastaState.Phase;
import java.util.Optional;

/** How cards come to the hands: the deal, the beginning of a turn, what replaces red threes. */
final class Drawing {
  private static final SeatMoves<CanastaMove> DRAW = SeatMoves.of(Draw::new);

  private final CanastaOptions options;
  private final Taking taking;

  Drawing(CanastaOptions options, Taking taking) {
    this.options = options;
    this.taking = taking;
  }

  /** Deals a hand; the player of the state is the first to be dealt to. */
  CanastaState deal(
      CanastaState state, CardList<PlayingCard> pack, StageListener<CanastaState> stages) {
    int seats = state.hands().size();
    int first = state.player();
    int handSize = options.handSizeFor(seats);
    int count = seats * handSize;
    CanastaState dealt = state.dealt(pack.draw(count), Deal.bags(pack, seats, first, count));
    stages.reached("dealt", dealt.hand().dealer(), dealt, handSize);
    PlayingCard upcard;
    do { // CAN-8, CAN-9
      dealt = dealt.turnedUp();
      upcard = dealt.pile().upcard();
      stages.reached("turned-up", Seats.NOBODY, dealt, upcard);
    } while (Kinds.isWild(upcard) || Kinds.isRedThree(upcard));
    if (dealt.pile().frozen()) { // CAN-10
      stages.reached("pile-frozen", dealt);
    }
    for (int i = 0; i < seats && !options.redThreesByHand(); i++) {
      dealt = redThreesLaid(dealt, (first + i) % seats, stages); // CAN-11
    }
    return dealt;
  }

  /** Lays the red threes of a hand and replaces them, as long as there are cards. */
  private static CanastaState redThreesLaid(
      CanastaState state, int seat, StageListener<CanastaState> stages) { // CAN-70
    CanastaState laid = state;
    while (Kinds.redThrees(laid.hands().get(seat)) > 0) {
      PlayingCard three = laid.hands().get(seat).intersect(Kinds.RED_THREES).nth(0);
      laid = laid.redThreeLaid(seat, three);
      stages.reached("red-three-laid", seat, laid, three, laid.stock().isEmpty() ? 0 : 1);
      laid = replacing(laid, seat);
    }
    return laid;
  }

  static Optional<Refusal> refusalOfDraw(CanastaState state) {
    return state.stock().isEmpty() ? refuse("CAN-17", "empty") : Optional.empty(); // CAN-57
  }

  Optional<Refusal> refusalOfTakeNone(CanastaState state) {
    if (!options.falseTake()) {
      return refuse("CAN-18", "unused");
    }
    if (state.stock().isEmpty()) {
      return refuse("CAN-18", "no-stock");
    }
    return state.hand().reachedInVain().contains(state.player())
        ? refuse("CAN-18", "again")
        : Optional.empty();
  }

  Optional<Refusal> refusalOfPass(CanastaState state) {
    if (!state.stock().isEmpty()) {
      return refuse("CAN-14", "undrawn");
    }
    return taking.isForced(state)
        ? refuse("CAN-57", "take", state.pile().upcard())
        : Optional.empty();
  }

  /** Returns the draw, the takes, the reach in vain, the pass. */
  MoveList<CanastaMove> legalMoves(CanastaState state) {
    int player = state.player();
    MoveList<CanastaMove> takes = taking.takes(state);
    if (state.stock().isEmpty()) {
      return refusalOfPass(state).isEmpty() ? takes.plus(new Pass(player)) : takes;
    }
    MoveList<CanastaMove> moves = DRAW.list(player).plus(takes);
    return options.falseTake() && refusalOfTakeNone(state).isEmpty()
        ? moves.plus(new TakeNone(player))
        : moves;
  }

  CanastaState draw(CanastaState state, StageListener<CanastaState> stages) { // CAN-15
    int player = state.player();
    CanastaState drawn = state.with(Phase.MELD);
    int count = options.drawCount().orElse(state.hands().size() == 2 ? 2 : 1);
    for (int i = 0; i < count && !drawn.stock().isEmpty(); i++) { // CAN-16
      drawn = drawn.drawn(player);
      drawn = options.redThreesByHand() ? drawn : redThreesLaid(drawn, player, stages);
    }
    if (drawn.soFar().noDiscard()) {
      stages.reached("not-replaced", player, drawn);
    } else if (drawn.stock().isEmpty()) { // CAN-60
      stages.reached("stock-empty", drawn);
    }
    return drawn;
  }

  /** Returns why a red three may not be laid by hand, or nothing if it may. */
  Optional<Refusal> refusalOfRedThree(CanastaState state, PlayingCard card) {
    if (!options.redThreesByHand()) {
      return refuse("CAN-70", "at-once");
    }
    if (!Kinds.isRedThree(card)) {
      return refuse("CAN-70", "other-card", card);
    }
    if (!state.held().contains(card)) {
      return refuse("CAN-70", "not-held", card);
    }
    if (state.melds().hasBlackThrees()) {
      return refuse("CAN-70", "black-threes");
    }
    int drawn = Math.min(1, state.stock().size());
    CanastaState after = drawn == 0 ? state.with(state.soFar().withoutDiscard()) : state;
    return state.side().pending() == 0 || LookAhead.from(options, after).canComplete(drawn)
        ? Optional.empty()
        : refuse("CAN-70", "below-minimum", card, state.side().minimum());
  }

  /** Returns the moves that lay a red three. */
  MoveList<CanastaMove> redThreesToLay(CanastaState state) {
    MoveList<CanastaMove> lays = MoveList.empty();
    if (!options.redThreesByHand()) {
      return lays;
    }
    for (PlayingCard card : Kinds.RED_THREES) {
      if (refusalOfRedThree(state, card).isEmpty()) {
        lays = lays.plus(new LayRedThree(state.player(), card));
      }
    }
    return lays;
  }

  /** Lays a red three and draws in its place, if there is a card. */
  static CanastaState layRedThree(
      CanastaState state, PlayingCard card, StageListener<CanastaState> stages) { // CAN-70
    int player = state.player();
    boolean replaced = !state.stock().isEmpty();
    CanastaState after = replacing(state.redThreeLaid(player, card), player);
    stages.reached(replaced ? "red-three-replaced" : "not-replaced", player, after);
    if (replaced && after.stock().isEmpty()) {
      stages.reached("stock-empty", after);
    }
    return after;
  }

  /** Draws for a red three; if there is no card, the turn ends without a discard (CAN-59). */
  private static CanastaState replacing(CanastaState state, int seat) {
    return state.stock().isEmpty() ? state.with(state.soFar().withoutDiscard()) : state.drawn(seat);
  }
}
