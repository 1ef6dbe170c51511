package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.text.Ids;

/** What a side scores when a hand has ended (CAN-61). */
record HandScore(ScoreSheet.Builder sheet, int hand, Seats seats) {
  private static final int NATURAL_CANASTA = 500; // CAN-63
  private static final int MIXED_CANASTA = 300;
  private static final int RED_THREE = 100; // CAN-72
  private static final int ALL_RED_THREES = 800; // CAN-73
  private static final int OUT = 100;
  private static final int OUT_CONCEALED = 200;

  /** Returns a state with the charges for red threes that are still in hands (CAN-74). */
  static CanastaState chargedForRedThrees(CanastaState state, StageListener<CanastaState> stages) {
    CanastaState charged = state;
    for (int side = 0; side < Side.COUNT; side++) {
      int red = Kinds.redThrees(state.heldBy(side));
      if (red > 0) {
        charged = charged.charged(side, Charge.RED_THREE_IN_HAND, red, stages);
      }
    }
    return charged;
  }

  /**
   * Returns the sheet of a state with the scores of its hand, those of side 0 first.
   *
   * @param redThreesAgainst whether red threes count against a side without a meld
   */
  static ScoreSheet score(CanastaState state, boolean redThreesAgainst) {
    ScoreSheet.Builder sheet = state.sheet().toBuilder();
    for (int side = 0; side < Side.COUNT; side++) {
      Seats seats = Side.seats(side, state.hands().size());
      new HandScore(sheet, state.handNumber(), seats).addSide(state, side, redThreesAgainst);
    }
    return sheet.build();
  }

  private void addSide(CanastaState state, int number, boolean redThreesAgainst) {
    Side side = state.sides().get(number); // CAN-65, CAN-68
    SideMelds melds = side.melds();
    add(1, "CAN-61", "", Kinds.value(melds.all())); // CAN-66, CAN-67
    add(melds.naturalCanastas(), "CAN-63", "natural-canasta", NATURAL_CANASTA);
    add(melds.mixedCanastas(), "CAN-63", "mixed-canasta", MIXED_CANASTA);
    addRedThrees(side.redThrees().size(), redThreesAgainst && melds.isEmpty());
    state
        .hand()
        .goneOut()
        .filter(out -> seats.contains(out.seat()))
        .ifPresent(out -> addOut(out.concealed()));
    add(1, "CAN-62", "", -Kinds.value(state.heldBy(number)));
    for (Charge charge : Charge.values()) {
      int points = side.charges().count(charge) * charge.points();
      add(1, "CAN-74", Ids.of(charge), points);
    }
  }

  private void addRedThrees(int red, boolean against) {
    int bonus = red == 4 ? ALL_RED_THREES : red * RED_THREE;
    if (against) {
      add(1, "CAN-71", "", -bonus);
    } else {
      add(1, red == 4 ? "CAN-73" : "CAN-72", "", bonus);
    }
  }

  private void addOut(boolean concealed) {
    if (concealed) { // CAN-64
      add(1, "CAN-63", "out-concealed", OUT_CONCEALED);
    } else {
      add(1, "CAN-63", "out", OUT);
    }
  }

  /** Gives points to all players of the side (CAN-69), so many times. */
  private void add(int times, String ruleId, String reason, int points) {
    for (int i = 0; i < times && points != 0; i++) {
      sheet.add(hand, ruleId, reason, seats, points);
    }
  }
}
