package io.github.spadille.betting.pontoon;

import io.github.spadille.betting.pontoon.PontoonHand.Status;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.table.Seats;

/** Ends a hand: chips change hands, of which none are made or lost (PON-49). */
final class Settlement {
  private final Pontoon rules;
  private final PontoonOptions options;

  Settlement(Pontoon rules, PontoonOptions options) {
    this.rules = rules;
    this.options = options;
  }

  /** Settles every hand that is left, and puts all cards under the pack. */
  PontoonState settle(PontoonState state, Stages<PontoonState> stages) { // PON-41, PON-47
    PontoonCards cards = state.cards();
    PontoonHand banker = state.hand();
    PontoonState now = stages.areHeard() ? shown(state, stages) : state;
    ScoreSheet sheet = state.sheet();
    for (int i = 0; i < cards.count() - 1; i++) {
      PontoonHand hand = cards.hand(i);
      if (hand.status() != Status.BUST) { // PON-46
        int multiple = rules.multiple(hand, banker);
        sheet = paid(state, sheet, hand, multiple);
        if (stages.areHeard()) {
          PontoonHand settled = now.cards().hand(i).settled();
          now = now.playing(state.place(), now.cards().with(i, settled), sheet);
          stages.reached(
              multiple > 0 ? "hand-won" : "hand-lost",
              hand.seat(),
              now,
              hand.cards(),
              hand.worth(),
              banker.worth(),
              Math.abs(multiple) * hand.stake(),
              Seats.of(state.banker()));
        }
      }
    }
    PontoonState ended = state.with(cards.gathered(), sheet); // PON-50, PON-54
    stages.reached(state.round().reshuffle() ? "gathered" : "under-the-pack", ended);
    return ended;
  }

  /** Returns the state in which all hands lie open, and tells why the banker draws no more. */
  private static PontoonState shown(PontoonState state, Stages<PontoonState> stages) {
    PontoonState shown = state.playing(state.place(), state.cards().turnedUp(), state.sheet());
    String why =
        shown.cards().has(Status.STUCK) // PON-35, PON-36
            ? "hands-shown"
            : shown.cards().has(Status.PONTOON) ? "only-pontoons" : "all-bust";
    stages.reached(why, shown.banker(), shown, shown.hand().cards());
    return shown;
  }

  /**
   * Returns the sheet with what is paid for one hand.
   *
   * @param multiple how often the banker pays the stake; negative if the player pays
   */
  private static ScoreSheet paid(
      PontoonState state, ScoreSheet sheet, PontoonHand hand, int multiple) {
    int number = state.handNumber();
    int banker = state.banker();
    long stake = hand.stake();
    ScoreSheet.Builder lines = sheet.toBuilder();
    if (multiple > 0) { // PON-43, PON-48
      boolean pontoon = hand.status() == Status.PONTOON;
      boolean five = hand.isFiveCardTrick();
      String paid = pontoon ? "pontoon" : five ? "five-cards" : "even";
      String pays = pontoon ? "pays-pontoon" : five ? "pays-five-cards" : "pays-even";
      return lines
          .add(number, "PON-43", paid, hand.seat(), stake + multiple * stake)
          .add(number, "PON-43", pays, banker, -multiple * stake)
          .build();
    }
    lines.add(number, "PON-42", "stake", banker, stake);
    if (multiple < -1) {
      long more = (-multiple - 1) * stake;
      lines
          .add(number, "PON-42", "double", hand.seat(), -more)
          .add(number, "PON-42", "double", banker, more);
    }
    return lines.build();
  }

  /** Ends a hand with a banker's pontoon; the cards lie on the table until the shuffle. */
  PontoonState bankersPontoon(PontoonState opened, Stages<PontoonState> stages) { // PON-13, PON-14
    int banker = opened.banker();
    int number = opened.handNumber();
    int players = opened.cards().count() - 1;
    PontoonHand pontoon = opened.cards().hand(players).turnedUp();
    PontoonState now =
        opened.playing(players, opened.cards().with(players, pontoon), opened.sheet());
    if (stages.areHeard()) {
      stages.reached("bankers-pontoon", banker, now, pontoon.cards());
    }
    for (int i = 0; i < players; i++) {
      PontoonHand hand = now.cards().hand(i);
      ScoreSheet.Builder lines =
          now.sheet().toBuilder()
              .add(number, "PON-13", "stake", banker, hand.bet())
              .add(number, "PON-13", "double", hand.seat(), -hand.bet())
              .add(number, "PON-13", "double", banker, hand.bet());
      now = now.playing(players, now.cards().with(i, hand.paid()), lines.build());
      if (stages.areHeard()) {
        stages.reached("pontoon-paid", hand.seat(), now, hand.bet(), Seats.of(banker));
      }
    }
    Seats heirs = Seats.none();
    for (int i = 0; i < players; i++) {
      PontoonHand hand = now.cards().hand(i).turnedUp();
      if (!options.bankerStays() && hand.isTwoCard21()) { // PON-51a
        heirs = heirs.with(hand.seat());
        now = now.playing(players, now.cards().with(i, hand), now.sheet());
        if (stages.areHeard()) {
          stages.reached("pontoon-shown", hand.seat(), now, hand.cards());
        }
      }
    }
    return now.with(now.round().afterPontoon(heirs)).with(now.cards(), now.sheet());
  }
}
