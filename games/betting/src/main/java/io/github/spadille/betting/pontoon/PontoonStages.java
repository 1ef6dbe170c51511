package io.github.spadille.betting.pontoon;

import static io.github.spadille.betting.pontoon.PontoonState.NONE;

import com.google.common.collect.ImmutableList;
import io.github.spadille.betting.pontoon.PontoonHand.Status;
import io.github.spadille.betting.pontoon.PontoonState.Round;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.words.Phrase;

/**
 * Tells what happens between two decisions where somebody listens.
 *
 * <p>States that are made only to be told are made here, so that the methods that carry moves out
 * stay small and fast.
 */
final class PontoonStages {
  private PontoonStages() {}

  /** Tells who has got a first card besides the banker. */
  static void dealt(PontoonState dealt, Stages<PontoonState> stages) {
    int banker = dealt.banker();
    stages.reached("dealt", banker, dealt, dealt.round().players().without(banker));
  }

  /** Tells which card each player has face up, and then the banker. */
  static void secondCards(PontoonState opened, Stages<PontoonState> stages) {
    ImmutableList.Builder<Phrase> cards = ImmutableList.builder();
    int banker = opened.banker();
    int seat = banker;
    do {
      seat = opened.round().players().after(seat);
      PlayingCard card = opened.begun().hand(seat, 0).card(1);
      cards.add(new Phrase("word.dealt", seat, ImmutableList.of(card)));
    } while (seat != banker);
    stages.reached("second-cards", banker, opened, cards.build());
  }

  /** Tells which card a hand has got face up. */
  static void twisted(PontoonState state, PontoonHand hand, Stages<PontoonState> stages) {
    PontoonState drawn = state.played(hand, state.taken() + 1, state.sheet());
    stages.reached("card-twisted", state.active(), drawn, hand.card(hand.size() - 1));
  }

  /** Tells that a hand has got a card face down, but not which. */
  static void bought(
      PontoonState state, PontoonHand hand, ScoreSheet sheet, Stages<PontoonState> stages) {
    stages.reached("card-bought", state.active(), state.played(hand, state.taken() + 1, sheet));
  }

  /**
   * Tells why a hand sticks by itself.
   *
   * @param byCards whether it has five cards and sticks for that; then nobody is told whether it
   *     counts 21 as well
   */
  static void stuck(
      PontoonState state,
      PontoonHand stuck,
      boolean byCards,
      int taken,
      ScoreSheet sheet,
      Stages<PontoonState> stages) {
    PontoonState played = state.played(stuck, taken, sheet);
    stages.reached(byCards ? "stuck-with-five" : "stuck-at-21", state.active(), played);
  }

  /** Shows a hand that is bust. */
  static void bust(
      PontoonState state,
      PontoonHand hand,
      int taken,
      ScoreSheet sheet,
      Stages<PontoonState> stages) { // PON-24
    PontoonState shown = state.played(hand.with(Status.BUST).turnedUp(), taken, sheet);
    stages.reached("bust", state.active(), shown, hand.cards(), hand.total());
  }

  /** Tells that a bust hand has lost its stake and lies under the pack. */
  static void thrownIn(
      PontoonState state,
      PontoonHand hand,
      int taken,
      ScoreSheet paid,
      Stages<PontoonState> stages) { // PON-24, PON-38
    PontoonState thrownIn = state.done(state.round(), hand.lost(), taken, paid);
    Seats banker = Seats.of(state.banker());
    stages.reached("thrown-in", state.active(), thrownIn, hand.stake(), banker);
  }

  /** Shows the ace of a pontoon. */
  static void aceShown(
      PontoonState state, Round round, PontoonHand declared, Stages<PontoonState> stages) {
    PontoonState shown = state.done(round, declared, state.taken(), state.sheet());
    stages.reached("ace-shown", state.active(), shown, declared.ace()); // PON-16
  }

  /** Shows two hands of one card each. */
  static void pairParted(
      PontoonState state, PontoonHands hands, ScoreSheet sheet, Stages<PontoonState> stages) {
    PontoonState parted = state.split(hands, state.taken(), sheet);
    PontoonHand pair = state.hand();
    stages.reached("pair-parted", state.active(), parted, pair.cards(), pair.bet()); // PON-27
  }

  /** Shows the hidden card of the banker, who is to play. */
  static void bankShown(PontoonState turn, Stages<PontoonState> stages) { // PON-34
    PontoonHand hand = turn.hand();
    stages.reached("bank-shown", turn.banker(), turn, hand.card(0), hand.total());
  }

  /** Returns the state in which all hands lie open, and tells why the banker draws no more. */
  static PontoonState handsShown(
      PontoonState state,
      Round round,
      PontoonHands hands,
      int taken,
      ScoreSheet sheet,
      Stages<PontoonState> stages) { // PON-35, PON-36, PON-41
    PontoonState shown = state.settling(round, hands.turnedUp(), taken, sheet);
    boolean pontoons = false;
    boolean others = false;
    for (int p = shown.nextPlayer(shown.banker()); p != NONE; p = shown.nextPlayer(p)) {
      for (int k = 0; hands.has(p, k); k++) {
        pontoons |= hands.hand(p, k).status() == Status.PONTOON;
        others |= hands.hand(p, k).status() == Status.STUCK;
      }
    }
    String name = others ? "hands-shown" : pontoons ? "only-pontoons" : "all-bust";
    stages.reached(name, shown.banker(), shown, shown.hand().cards());
    return shown;
  }

  /** Returns the state in which one hand more is settled, and tells what is paid for it. */
  static PontoonState settled(
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
   * Tells how a banker's pontoon is shown and paid, and who shows another.
   *
   * @param pontoons the players whose pontoons count
   */
  static void bankersPontoon(PontoonState opened, Seats pontoons, Stages<PontoonState> stages) {
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
