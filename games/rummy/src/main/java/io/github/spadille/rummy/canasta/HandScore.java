package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.table.FactText;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.rummy.canasta.CanastaState.GoneOut;
import java.util.Optional;

/** What the sides score when a hand has ended (CAN-61). */
final class HandScore {
  private static final int NATURAL_CANASTA = 500; // CAN-63
  private static final int MIXED_CANASTA = 300;
  private static final int RED_THREE = 100; // CAN-72
  private static final int ALL_RED_THREES = 800; // CAN-73
  private static final int OUT = 100;
  private static final int OUT_CONCEALED = 200;

  private final ScoreSheet.Builder sheet;
  private final int hand;
  private final Seats seats;

  private HandScore(ScoreSheet.Builder sheet, CanastaState state, int side) {
    this.sheet = sheet;
    this.hand = state.handNumber();
    this.seats = Side.seats(side, state.hands().size());
  }

  /** Returns a state with the charges for red threes that are still in hands (CAN-74). */
  static CanastaState chargedForRedThrees(CanastaState state, Stages<CanastaState> stages) {
    CanastaState charged = state;
    for (int side = 0; side < Side.COUNT; side++) {
      int red = 0;
      for (int seat : Side.seats(side, state.hands().size())) {
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
   * @param redThreesAgainst whether red threes count against a side without a meld
   */
  static ScoreSheet score(CanastaState state, boolean redThreesAgainst) {
    ScoreSheet.Builder sheet = state.sheet().toBuilder();
    for (int side = 0; side < Side.COUNT; side++) {
      new HandScore(sheet, state, side).add(state, state.sides().get(side), redThreesAgainst);
    }
    return sheet.build();
  }

  private void add(CanastaState state, Side side, boolean redThreesAgainst) { // CAN-65, CAN-68
    Melds melds = side.melds();
    add("CAN-61", "", melds.value());
    for (int i = melds.naturalCanastas(); i > 0; i--) {
      add("CAN-63", "natural-canasta", NATURAL_CANASTA);
    }
    for (int i = melds.mixedCanastas(); i > 0; i--) {
      add("CAN-63", "mixed-canasta", MIXED_CANASTA);
    }
    int red = side.redThrees().size();
    int bonus = red == 4 ? ALL_RED_THREES : red * RED_THREE;
    boolean against = redThreesAgainst && melds.isEmpty();
    add(against ? "CAN-71" : red == 4 ? "CAN-73" : "CAN-72", "", against ? -bonus : bonus);
    Optional<GoneOut> out = state.hand().goneOut().filter(it -> seats.contains(it.seat()));
    if (out.isPresent()) { // CAN-64
      boolean concealed = out.get().concealed();
      add("CAN-63", concealed ? "out-concealed" : "out", concealed ? OUT_CONCEALED : OUT);
    }
    int left = 0;
    for (int seat : seats) {
      left += Kinds.value(state.hands().get(seat));
    }
    add("CAN-62", "", -left);
    for (Charge charge : Charge.values()) {
      add("CAN-74", FactText.ofConstant(charge), side.charges().count(charge) * charge.points());
    }
  }

  /** Gives points to all players of the side (CAN-69). */
  private void add(String ruleId, String reason, int points) {
    if (points != 0) {
      sheet.add(hand, ruleId, reason, seats, points);
    }
  }
}
