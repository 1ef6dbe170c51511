package io.github.spadille.betting.pontoon;

import io.github.spadille.betting.pontoon.PontoonHand.Status;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;

/** Ends a hand: chips change hands, of which none are made or lost (PON-49). */
final class Settlement {
  private final Pontoon rules;
  private final PontoonOptions options;
  private final NextHand nextHand;

  Settlement(Pontoon rules, PontoonOptions options, NextHand nextHand) {
    this.rules = rules;
    this.options = options;
    this.nextHand = nextHand;
  }

  /** Settles every hand that is left, puts all cards under the pack, and goes on. */
  PontoonState settle(PontoonState state, StageListener<PontoonState> stages) { // PON-41, PON-47
    PackAndHands<PontoonHand> cards = state.cards();
    PontoonHand banker = state.hand();
    PontoonState now = stages.isListening() ? shown(state, stages) : state;
    ScoreSheet sheet = state.sheet();
    for (int i = 0; i < cards.count() - 1; i++) {
      PontoonHand hand = cards.hand(i);
      if (hand.status() != Status.BUST) { // PON-46
        int multiple = rules.multiple(hand, banker);
        sheet =
            multiple > 0
                ? paid(sheet, state, hand, multiple)
                : collected(sheet, state, "PON-42", hand, -multiple);
        if (stages.isListening()) {
          now = now.with(i, now.cards().hand(i).settled(), sheet);
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
    PontoonState ended =
        state.with(cards.gathered(PontoonState.NO_HANDS), sheet); // PON-39, PON-50, PON-54
    stages.reached(state.round().reshuffle() ? "gathered" : "under-the-pack", ended);
    return nextHand.after(ended, stages);
  }

  /** Returns the state in which all hands lie open, and tells why the banker draws no more. */
  private static PontoonState shown(PontoonState state, StageListener<PontoonState> stages) {
    PontoonHand[] up =
        state.cards().hands().stream().map(PontoonHand::turnedUp).toArray(PontoonHand[]::new);
    PontoonState shown = state.playing(state.place(), state.cards().with(up), state.sheet());
    String why =
        shown.has(Status.STUCK) // PON-35, PON-36
            ? "hands-shown"
            : shown.has(Status.PONTOON) ? "only-pontoons" : "all-bust";
    stages.reached(why, shown.banker(), shown, shown.hand().cards());
    return shown;
  }

  /** Returns a sheet on which the banker gives a stake back and pays it so many times. */
  private static ScoreSheet paid( // PON-43, PON-48
      ScoreSheet sheet, PontoonState state, PontoonHand hand, int times) {
    boolean pontoon = hand.status() == Status.PONTOON;
    boolean five = hand.isFiveCardTrick();
    String paid = pontoon ? "pontoon" : five ? "five-cards" : "even";
    String pays = pontoon ? "pays-pontoon" : five ? "pays-five-cards" : "pays-even";
    long payment = (long) times * hand.stake();
    return sheet.toBuilder()
        .add(state.handNumber(), "PON-43", paid, hand.seat(), hand.stake() + payment)
        .add(state.handNumber(), "PON-43", pays, state.banker(), -payment)
        .build();
  }

  /** Returns a sheet on which the banker takes a stake that is lost once, or more often. */
  private static ScoreSheet collected(
      ScoreSheet sheet, PontoonState state, String ruleId, PontoonHand hand, int times) {
    int number = state.handNumber();
    long more = (times - 1L) * hand.stake();
    ScoreSheet taken = sheet.add(number, ruleId, "stake", state.banker(), hand.stake());
    return more > 0
        ? taken
            .add(number, ruleId, "double", hand.seat(), -more)
            .add(number, ruleId, "double", state.banker(), more)
        : taken;
  }

  /** Ends a hand with a banker's pontoon; the cards lie on the table until the shuffle. */
  PontoonState bankersPontoon(
      PontoonState opened, StageListener<PontoonState> stages) { // PON-13, PON-14
    int banker = opened.banker();
    int players = opened.cards().count() - 1;
    PontoonHand pontoon = opened.cards().hand(players).turnedUp();
    PontoonState now =
        opened.playing(players, opened.cards().with(players, pontoon), opened.sheet());
    stages.reached("bankers-pontoon", banker, now, pontoon.cards());
    for (int i = 0; i < players; i++) {
      PontoonHand hand = now.cards().hand(i);
      now = now.with(i, hand.paid(), collected(now.sheet(), now, "PON-13", hand, 2));
      stages.reached("pontoon-paid", hand.seat(), now, hand.bet(), Seats.of(banker));
    }
    Seats heirs = Seats.none();
    for (int i = 0; i < players && !options.bankerStays(); i++) { // PON-51a
      PontoonHand hand = now.cards().hand(i).turnedUp();
      if (hand.isTwoCard21()) {
        heirs = heirs.with(hand.seat());
        now = now.with(i, hand, now.sheet());
        stages.reached("pontoon-shown", hand.seat(), now, hand.cards());
      }
    }
    PontoonState ended = now.with(now.round().afterPontoon(heirs));
    return nextHand.after(ended.with(ended.cards(), ended.sheet()), stages);
  }
}
