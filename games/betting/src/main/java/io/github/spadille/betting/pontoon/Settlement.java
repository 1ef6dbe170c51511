package io.github.spadille.betting.pontoon;

import static io.github.spadille.betting.pontoon.PontoonState.NONE;

import io.github.spadille.betting.pontoon.PontoonHand.Status;
import io.github.spadille.betting.pontoon.PontoonState.Round;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.table.Seats;

/** Ends a hand: cards are shown, and chips change hands. */
final class Settlement {
  private Settlement() {}

  /**
   * Settles every hand that is left, and puts all cards under the pack.
   *
   * @param rules tell what is paid
   * @param round what holds when all hands are done; the hands, the cards taken and the sheet
   *     likewise
   */
  static PontoonState settle( // PON-41, PON-47
      Pontoon rules,
      PontoonState state,
      Round round,
      PontoonHands hands,
      int taken,
      ScoreSheet sheet,
      Stages<PontoonState> stages) {
    PontoonHand banker = hands.hand(state.banker(), 0);
    ScoreSheet.Builder lines = sheet.toBuilder();
    PontoonState now = stages.areHeard() ? shown(state, round, hands, taken, sheet, stages) : state;
    for (int p = state.nextPlayer(state.banker()); p != NONE; p = state.nextPlayer(p)) {
      for (int k = 0; k < hands.count(p); k++) {
        PontoonHand hand = hands.hand(p, k);
        if (hand.status() != Status.BUST) { // PON-46
          int multiple = rules.multiple(hand, banker);
          Payments.settle(state, lines, p, hand, multiple);
          if (stages.areHeard()) {
            ScoreSheet paid = lines.build();
            lines = paid.toBuilder();
            now = now.settled(p, k, now.begun().hand(p, k).settled(), paid);
            tellPayment(now, p, hand, banker, multiple, stages);
          }
        }
      }
    }
    PontoonState ended =
        state.ended(
            round,
            taken,
            PontoonDeal.collected(round, taken, hands),
            PontoonHands.none(hands.size()),
            lines.build());
    stages.reached(round.reshuffle() ? "gathered" : "under-the-pack", ended); // PON-54
    return ended;
  }

  /** Returns the state in which all hands lie open, and tells why the banker draws no more. */
  private static PontoonState shown(
      PontoonState state,
      Round round,
      PontoonHands hands,
      int taken,
      ScoreSheet sheet,
      Stages<PontoonState> stages) {
    PontoonState shown = state.settling(round, hands.turnedUp(), taken, sheet);
    boolean pontoons = false;
    boolean others = false;
    for (int p = shown.nextPlayer(shown.banker()); p != NONE; p = shown.nextPlayer(p)) {
      for (int k = 0; k < hands.count(p); k++) {
        pontoons |= hands.hand(p, k).status() == Status.PONTOON;
        others |= hands.hand(p, k).status() == Status.STUCK;
      }
    }
    stages.reached(
        others ? "hands-shown" : pontoons ? "only-pontoons" : "all-bust",
        shown.banker(),
        shown,
        shown.hand().cards());
    return shown;
  }

  private static void tellPayment(
      PontoonState paid,
      int seat,
      PontoonHand hand,
      PontoonHand banker,
      int multiple,
      Stages<PontoonState> stages) {
    stages.reached(
        multiple > 0 ? "hand-won" : "hand-lost",
        seat,
        paid,
        hand.cards(),
        hand.worth(),
        banker.worth(),
        Math.abs(multiple) * hand.stake(),
        Seats.of(paid.banker()));
  }

  /**
   * Ends a hand with a banker's pontoon; the cards lie on the table until the shuffle.
   *
   * @param playerTakes whether a player who has a pontoon as well can take the bank
   */
  static PontoonState bankersPontoon(
      PontoonState opened, boolean playerTakes, Stages<PontoonState> stages) {
    Round round = opened.round();
    int taken = opened.taken();
    int banker = opened.banker();
    PontoonHand pontoon = opened.begun().hand(banker, 0).turnedUp(); // PON-13
    PontoonHands hands = opened.begun().with(banker, 0, pontoon);
    if (stages.areHeard()) {
      PontoonState shown = opened.settling(round, hands, taken, opened.sheet());
      stages.reached("bankers-pontoon", banker, shown, pontoon.cards());
    }
    ScoreSheet.Builder lines = opened.sheet().toBuilder();
    for (int p = opened.nextPlayer(banker); p != NONE; p = opened.nextPlayer(p)) {
      Payments.bankersPontoon(opened, lines, p);
      hands = hands.with(p, 0, hands.hand(p, 0).betting(0));
      if (stages.areHeard()) {
        ScoreSheet paid = lines.build();
        lines = paid.toBuilder();
        PontoonState now = opened.settling(round, hands, taken, paid);
        stages.reached("pontoon-paid", p, now, opened.bet(p), Seats.of(banker));
      }
    }
    ScoreSheet sheet = lines.build();
    Seats pontoons = Seats.none();
    for (int p = opened.nextPlayer(banker); playerTakes && p != NONE; p = opened.nextPlayer(p)) {
      PontoonHand hand = hands.hand(p, 0);
      if (hand.isTwoCard21()) { // PON-51a
        pontoons = pontoons.with(p);
        hands = hands.with(p, 0, hand.turnedUp());
        if (stages.areHeard()) {
          PontoonState now = opened.settling(round, hands, taken, sheet);
          stages.reached("pontoon-shown", p, now, hand.cards());
        }
      }
    }
    return opened.ended(round.withPontoons(pontoons), taken, opened.pack(), hands, sheet); // PON-54
  }
}
