package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.rummy.canasta.CanastaState.GoneOut;

/** What the sides score when a hand has ended (CAN-61). */
final class HandScore {
  private static final int NATURAL_CANASTA = 500; // CAN-63
  private static final int MIXED_CANASTA = 300;
  private static final int RED_THREE = 100; // CAN-72
  private static final int ALL_RED_THREES = 800; // CAN-73
  private static final int OUT = 100;
  private static final int OUT_CONCEALED = 200;
  private static final Charge[] CHARGES = Charge.values();

  private final CanastaState state;
  private final ScoreSheet.Builder sheet;

  private HandScore(CanastaState state) {
    this.state = state;
    this.sheet = state.sheet().toBuilder();
  }

  /** Returns a state with the charges for red threes that are still in hands (CAN-74). */
  static CanastaState chargeForRedThrees(CanastaState state, Stages<CanastaState> stages) {
    CanastaState charged = state;
    for (int side = 0; side < Side.COUNT; side++) {
      int red = 0;
      for (int seat = side; seat < state.hands().size(); seat += Side.COUNT) {
        red += Kinds.redThrees(state.hands().get(seat));
      }
      if (red > 0) {
        charged = charged.charged(side, Charge.RED_THREE_IN_HAND, red, stages);
      }
    }
    return charged;
  }

  /**
   * Returns the sheet of a state with the scores of its hand, those of side 0 first.
   *
   * @param unmeldedSign 1 if red threes count for a side without a meld, -1 if against it
   */
  static ScoreSheet score(CanastaState state, int unmeldedSign) {
    HandScore score = new HandScore(state);
    for (int side = 0; side < Side.COUNT; side++) {
      score.add(side, unmeldedSign);
    }
    return score.sheet.build();
  }

  private void add(int number, int unmeldedSign) { // CAN-65, CAN-68
    Side side = state.sides().get(number);
    Melds melds = side.melds();
    boolean against = melds.isEmpty() && unmeldedSign < 0; // CAN-71
    int red = side.redThrees().size();
    int bonus = red == 4 ? ALL_RED_THREES : red * RED_THREE;
    add(number, "CAN-61", "", meldedCards(melds));
    for (int i = melds.naturalCanastas(); i > 0; i--) {
      add(number, "CAN-63", "natural-canasta", NATURAL_CANASTA);
    }
    for (int i = melds.mixedCanastas(); i > 0; i--) {
      add(number, "CAN-63", "mixed-canasta", MIXED_CANASTA);
    }
    add(number, against ? "CAN-71" : red == 4 ? "CAN-73" : "CAN-72", "", against ? -bonus : bonus);
    state.deal().goneOut().ifPresent(out -> addBonus(out, number));
    add(number, "CAN-62", "", -cardsInHands(number));
    for (Charge charge : CHARGES) {
      add(number, Charge.RULE, charge.reason(), side.penalties().points(charge));
    }
  }

  private void addBonus(GoneOut out, int side) { // CAN-64
    if (Side.of(out.seat()) == side && out.concealed()) {
      add(side, "CAN-63", "out-concealed", OUT_CONCEALED);
    } else if (Side.of(out.seat()) == side) {
      add(side, "CAN-63", "out", OUT);
    }
  }

  private static int meldedCards(Melds melds) { // CAN-66, CAN-67
    int value = 0;
    for (Rank rank : Melds.RANKS) {
      value += Kinds.value(melds.get(rank));
    }
    return value;
  }

  private int cardsInHands(int side) {
    int value = 0;
    for (int seat = side; seat < state.hands().size(); seat += Side.COUNT) {
      CardBag<PlayingCard> hand = state.hands().get(seat);
      value += Kinds.value(hand);
    }
    return value;
  }

  /** Gives points to all players of a side (CAN-69). */
  private void add(int side, String ruleId, String reason, int points) {
    if (points != 0) {
      Seats both = Side.seats(side, state.hands().size());
      sheet.add(state.handNumber(), ruleId, reason, both, points);
    }
  }
}
