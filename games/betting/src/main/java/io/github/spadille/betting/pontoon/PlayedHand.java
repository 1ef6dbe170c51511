package io.github.spadille.betting.pontoon;

import static io.github.spadille.betting.pontoon.PontoonState.NONE;

import io.github.spadille.betting.TwentyOne;
import io.github.spadille.betting.pontoon.PontoonHand.Status;
import io.github.spadille.betting.pontoon.PontoonState.Phase;
import io.github.spadille.betting.pontoon.PontoonState.Round;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.table.Seats;

/** What becomes of the hand that is being played, and which is played next (PON-15 to PON-40). */
final class PlayedHand {
  private final Pontoon rules;
  private final boolean fiveCardStop;
  private final NextHand nextHand;

  PlayedHand(Pontoon rules, PontoonOptions options, NextHand nextHand) {
    this.rules = rules;
    this.fiveCardStop = options.fiveCardStop();
    this.nextHand = nextHand;
  }

  /** Takes no more cards. */
  PontoonState stick(PontoonState state, Stages<PontoonState> stages) {
    return goOn(state, state.round(), state.hand().with(Status.STUCK), stages);
  }

  /** Draws a card face up. */
  PontoonState twist(PontoonState state, Stages<PontoonState> stages) {
    return draw(state, true, 0, Status.TWISTED, stages); // PON-21
  }

  /** Draws a card face down and pays for it. */
  PontoonState buy(PontoonState state, int price, Stages<PontoonState> stages) {
    return draw(state, false, price, state.hand().status(), stages); // PON-19
  }

  private PontoonState draw(
      PontoonState state, boolean up, int price, Status status, Stages<PontoonState> stages) {
    PontoonHand hand = state.hand().with(state.undealt(0), up, price, status);
    ScoreSheet sheet =
        price == 0
            ? state.sheet()
            : state.sheet().add(state.handNumber(), "PON-19", state.active(), -price);
    PontoonState drawn = state.drawn(hand, sheet);
    if (stages.areHeard()) {
      tellDraw(drawn, up, stages);
    }
    if (hand.isAbove()) { // PON-11
      return bust(drawn, stages);
    }
    return isFull(hand) ? stickByItself(drawn, stages) : drawn;
  }

  private static void tellDraw(PontoonState drawn, boolean up, Stages<PontoonState> stages) {
    if (up) {
      PontoonHand hand = drawn.hand();
      stages.reached("card-twisted", drawn.active(), drawn, hand.card(hand.size() - 1));
    } else {
      stages.reached("card-bought", drawn.active(), drawn);
    }
  }

  /** Tells whether a hand that is not bust gets no more cards. */
  boolean isFull(PontoonHand hand) {
    return hand.low() == TwentyOne.LIMIT || isFullByCards(hand); // PON-22, PON-23
  }

  private boolean isFullByCards(PontoonHand hand) {
    return fiveCardStop && hand.hasFiveCards(); // PON-25
  }

  private PontoonState stickByItself(PontoonState drawn, Stages<PontoonState> stages) {
    PontoonHand stuck = drawn.hand().with(Status.STUCK);
    if (stages.areHeard()) {
      // Of a hand with five cards nobody is told whether it counts 21 as well.
      String why = isFullByCards(stuck) ? "stuck-with-five" : "stuck-at-21";
      stages.reached(why, drawn.active(), drawn.played(stuck));
    }
    return goOn(drawn, drawn.round(), stuck, stages);
  }

  private PontoonState bust(PontoonState drawn, Stages<PontoonState> stages) {
    PontoonHand hand = drawn.hand().with(Status.BUST);
    if (stages.areHeard()) {
      PontoonState shown = drawn.played(hand.turnedUp());
      stages.reached("bust", drawn.active(), shown, hand.cards(), hand.total());
    }
    return drawn.phase() == Phase.BANK
        ? goOn(drawn, drawn.round(), hand, stages) // PON-40
        : throwIn(drawn, hand, stages);
  }

  private PontoonState throwIn( // PON-24, PON-38
      PontoonState drawn, PontoonHand bust, Stages<PontoonState> stages) {
    int banker = drawn.banker();
    ScoreSheet sheet = drawn.sheet().add(drawn.handNumber(), "PON-24", banker, bust.stake());
    PontoonHand lost = bust.lost();
    if (stages.areHeard()) {
      PontoonState thrownIn = drawn.done(drawn.round(), lost, sheet);
      stages.reached("thrown-in", drawn.active(), thrownIn, bust.stake(), Seats.of(banker));
    }
    return goOn(drawn, drawn.round(), lost, sheet, stages);
  }

  /** Shows a pontoon. */
  PontoonState declare(PontoonState state, Stages<PontoonState> stages) {
    PontoonHand declared = state.hand().declared();
    Round round = state.declared();
    if (stages.areHeard()) {
      PontoonState shown = state.done(round, declared, state.sheet());
      stages.reached("ace-shown", state.active(), shown, declared.ace());
    }
    return goOn(state, round, declared, stages);
  }

  private PontoonState goOn(
      PontoonState state, Round round, PontoonHand done, Stages<PontoonState> stages) {
    return goOn(state, round, done, state.sheet(), stages);
  }

  /**
   * Goes on with the next hand to be played when one is done.
   *
   * @param state the state when it was to be played, its last card drawn
   * @param round what holds when it is done; the sheet likewise
   * @param done the hand
   */
  private PontoonState goOn(
      PontoonState state,
      Round round,
      PontoonHand done,
      ScoreSheet sheet,
      Stages<PontoonState> stages) {
    PontoonHands hands = state.replaced(done);
    if (state.phase() == Phase.BANK) {
      return settle(state, round, hands, sheet, stages);
    }
    int seat = state.active();
    int second = state.activeHand() + 1;
    if (second < hands.count(seat)) { // PON-29, PON-30
      return state.turnTo(round, seat, second, hands, sheet);
    }
    int player = state.nextPlayer(seat);
    return player == NONE
        ? playBanker(state, round, hands, sheet, stages)
        : state.turnTo(round, player, 0, hands, sheet); // PON-15
  }

  private PontoonState playBanker(
      PontoonState state,
      Round round,
      PontoonHands hands,
      ScoreSheet sheet,
      Stages<PontoonState> stages) {
    boolean against = false;
    for (int p = state.nextPlayer(state.banker()); p != NONE; p = state.nextPlayer(p)) {
      for (int k = 0; k < hands.count(p); k++) {
        against |= hands.hand(p, k).status() == Status.STUCK;
      }
    }
    if (!against) {
      return settle(state, round, hands, sheet, stages); // PON-35, PON-36
    }
    PontoonState turn = state.bankersTurn(round, hands, sheet); // PON-34
    if (stages.areHeard()) {
      PontoonHand hand = turn.hand();
      stages.reached("bank-shown", turn.banker(), turn, hand.card(0), hand.total());
    }
    return turn;
  }

  private PontoonState settle(
      PontoonState state,
      Round round,
      PontoonHands hands,
      ScoreSheet sheet,
      Stages<PontoonState> stages) {
    return nextHand.after(
        Settlement.settle(rules, state, round, hands, sheet, stages), stages); // PON-41
  }
}
