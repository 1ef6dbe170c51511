package io.github.spadille.betting.pontoon;

import io.github.spadille.betting.pontoon.PontoonHand.Status;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.function.BiFunction;

/** Ends a hand: chips change hands, of which none are made or lost (PON-49). */
final class Settlement {
  /** A banker's pontoon costs every other hand its stake, and as much again (PON-13). */
  private static final int PONTOON_STAKES = 2;

  private final PontoonOptions options;
  private final NextHand nextHand;
  private final BiFunction<PontoonHand, PontoonHand, Payment> payment;

  /**
   * Creates the end of a hand.
   *
   * @param payment what happens to the stake of the first hand; the second is the banker's
   */
  Settlement(
      PontoonOptions options,
      NextHand nextHand,
      BiFunction<PontoonHand, PontoonHand, Payment> payment) {
    this.options = options;
    this.nextHand = nextHand;
    this.payment = payment;
  }

  /** Settles every hand that is left, puts all cards under the pack, and goes on. */
  PontoonState settle(PontoonState state, StageListener<PontoonState> stages) { // PON-41, PON-47
    PackAndHands cards = state.cards();
    PontoonHand banker = state.hand();
    PontoonState now = stages.isListening() ? shown(state, stages) : state;
    ScoreSheet sheet = state.sheet();
    for (int i = 0; i < cards.count() - 1; i++) {
      PontoonHand hand = cards.hand(i);
      if (hand.status() != Status.BUST) { // PON-46
        Payment due = payment.apply(hand, banker);
        sheet =
            due.isWon()
                ? paid(sheet, state, hand, due.times())
                : collected(sheet, state, "PON-42", hand, due.times());
        if (stages.isListening()) {
          now = now.withHandAt(i, now.cards().hand(i).settled(), sheet);
          stages.reached(
              due.isWon() ? "hand-won" : "hand-lost",
              hand.seat(),
              now,
              hand.cards(),
              hand.worth(),
              banker.worth(),
              due.times() * hand.stake(),
              Seats.of(state.banker()));
        }
      }
    }
    PontoonState ended = state.handOver(cards.gathered(), sheet); // PON-39, PON-50, PON-54
    stages.reached(state.round().reshuffle() ? "gathered" : "under-the-pack", ended);
    return nextHand.after(ended, stages);
  }

  /** Returns the state in which all hands lie open, and tells why the banker draws no more. */
  private static PontoonState shown(PontoonState state, StageListener<PontoonState> stages) {
    PontoonHand[] up =
        state.cards().hands().stream().map(PontoonHand::turnedUp).toArray(PontoonHand[]::new);
    PontoonState shown = state.playing(state.place(), state.cards().with(up), state.sheet());
    String unstuck = shown.has(Status.PONTOON) ? "only-pontoons" : "all-bust";
    String why = shown.has(Status.STUCK) ? "hands-shown" : unstuck; // PON-35, PON-36
    stages.reached(why, shown.banker(), shown, shown.hand().cards());
    return shown;
  }

  /** Returns a sheet on which the banker gives a stake back and pays it so many times. */
  private static ScoreSheet paid( // PON-43, PON-48
      ScoreSheet sheet, PontoonState state, PontoonHand hand, int times) {
    if (hand.status() == Status.PONTOON) {
      return paid(sheet, state, hand, times, "pontoon", "pays-pontoon");
    }
    return hand.isFiveCardTrick()
        ? paid(sheet, state, hand, times, "five-cards", "pays-five-cards")
        : paid(sheet, state, hand, times, "even", "pays-even");
  }

  private static ScoreSheet paid(
      ScoreSheet sheet, PontoonState state, PontoonHand hand, int times, String paid, String pays) {
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
      ScoreSheet taken = collected(now.sheet(), now, "PON-13", hand, PONTOON_STAKES);
      now = now.withHandAt(i, hand.paid(), taken);
      stages.reached("pontoon-paid", hand.seat(), now, hand.bet(), Seats.of(banker));
    }
    PontoonState ended =
        options.bankerStays() // PON-51a
            ? now.withRound(now.round().afterPontoon(Seats.none()))
            : playersPontoons(now, stages);
    return nextHand.after(ended.handOver(ended.cards(), ended.sheet()), stages);
  }

  /** Shows the players' pontoons, for which they can take the bank although they have paid. */
  private static PontoonState playersPontoons(
      PontoonState paid, StageListener<PontoonState> stages) { // PON-51a
    PontoonState now = paid;
    Seats heirs = Seats.none();
    for (int i = 0; i < paid.cards().count() - 1; i++) {
      PontoonHand hand = paid.cards().hand(i).turnedUp();
      if (hand.isTwoCard21()) {
        heirs = heirs.with(hand.seat());
        now = now.withHandAt(i, hand, now.sheet());
        stages.reached("pontoon-shown", hand.seat(), now, hand.cards());
      }
    }
    return now.withRound(now.round().afterPontoon(heirs));
  }
}
