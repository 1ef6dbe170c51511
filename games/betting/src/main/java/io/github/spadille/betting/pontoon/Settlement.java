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
            now = settled(now, p, k, multiple, stages);
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

  /** Returns the state in which one hand more is settled, and tells what is paid for it. */
  private static PontoonState settled(
      PontoonState now, int seat, int k, int multiple, Stages<PontoonState> stages) {
    PontoonHand hand = now.begun().hand(seat, k);
    ScoreSheet.Builder lines = now.sheet().toBuilder();
    Payments.settle(now, lines, seat, hand, multiple);
    PontoonState settled = now.settled(seat, k, hand.settled(), lines.build());
    stages.reached(
        multiple > 0 ? "hand-won" : "hand-lost",
        seat,
        settled,
        hand.cards(),
        hand.worth(),
        now.hand().worth(),
        Math.abs(multiple) * hand.stake(),
        Seats.of(now.banker()));
    return settled;
  }

  /**
   * Ends a hand with a banker's pontoon; the cards lie on the table until the shuffle.
   *
   * @param playerTakes whether a player who has a pontoon as well can take the bank
   */
  static PontoonState bankersPontoon(
      PontoonState opened, boolean playerTakes, Stages<PontoonState> stages) {
    int banker = opened.banker();
    PontoonHands hands = opened.begun();
    hands = hands.with(banker, 0, hands.hand(banker, 0).turnedUp()); // PON-13
    ScoreSheet.Builder lines = opened.sheet().toBuilder();
    Seats pontoons = Seats.none();
    for (int p = opened.nextPlayer(banker); p != NONE; p = opened.nextPlayer(p)) {
      Payments.bankersPontoon(opened, lines, p);
      PontoonHand paid = hands.hand(p, 0).betting(0);
      boolean takes = playerTakes && paid.isTwoCard21(); // PON-51a
      hands = hands.with(p, 0, takes ? paid.turnedUp() : paid);
      pontoons = takes ? pontoons.with(p) : pontoons;
    }
    if (stages.areHeard()) {
      tellBankersPontoon(opened, pontoons, stages);
    }
    Round round = opened.round().withPontoons(pontoons); // PON-54
    return opened.ended(round, opened.taken(), opened.pack(), hands, lines.build());
  }

  private static void tellBankersPontoon(
      PontoonState opened, Seats pontoons, Stages<PontoonState> stages) {
    int banker = opened.banker();
    PontoonHand pontoon = opened.begun().hand(banker, 0).turnedUp();
    PontoonHands hands = opened.begun().with(banker, 0, pontoon);
    PontoonState now = opened.settling(opened.round(), hands, opened.taken(), opened.sheet());
    stages.reached("bankers-pontoon", banker, now, pontoon.cards());
    for (int p = now.nextPlayer(banker); p != NONE; p = now.nextPlayer(p)) {
      ScoreSheet.Builder lines = now.sheet().toBuilder();
      Payments.bankersPontoon(now, lines, p);
      int bet = now.bet(p);
      now = now.settled(p, 0, now.begun().hand(p, 0).betting(0), lines.build());
      stages.reached("pontoon-paid", p, now, bet, Seats.of(banker));
    }
    for (int p = now.nextPlayer(banker); p != NONE; p = now.nextPlayer(p)) {
      if (pontoons.contains(p)) {
        PontoonHand shown = now.begun().hand(p, 0).turnedUp();
        now = now.settled(p, 0, shown, now.sheet());
        stages.reached("pontoon-shown", p, now, shown.cards());
      }
    }
  }
}
