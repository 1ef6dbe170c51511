package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
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

  private final CanastaState state;
  private final ScoreSheet.Builder sheet;

  private HandScore(CanastaState state) {
    this.state = state;
    this.sheet = state.sheet().toBuilder();
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
    HandScore score = new HandScore(state);
    for (int side = 0; side < Side.COUNT; side++) {
      score.add(side, redThreesAgainst);
    }
    return score.sheet.build();
  }

  private void add(int number, boolean redThreesAgainst) { // CAN-65, CAN-68
    Side side = state.sides().get(number);
    Melds melds = side.melds();
    add(number, "CAN-61", "", melds.value());
    for (int i = melds.naturalCanastas(); i > 0; i--) {
      add(number, "CAN-63", "natural-canasta", NATURAL_CANASTA);
    }
    for (int i = melds.mixedCanastas(); i > 0; i--) {
      add(number, "CAN-63", "mixed-canasta", MIXED_CANASTA);
    }
    int red = side.redThrees().size();
    int bonus = red == 4 ? ALL_RED_THREES : red * RED_THREE;
    if (redThreesAgainst && melds.isEmpty()) {
      add(number, "CAN-71", "", -bonus);
    } else {
      add(number, red == 4 ? "CAN-73" : "CAN-72", "", bonus);
    }
    Optional<GoneOut> out = state.hand().goneOut().filter(it -> Side.of(it.seat()) == number);
    if (out.isPresent() && out.get().concealed()) { // CAN-64
      add(number, "CAN-63", "out-concealed", OUT_CONCEALED);
    } else if (out.isPresent()) {
      add(number, "CAN-63", "out", OUT);
    }
    int inHands = 0;
    for (int seat : Side.seats(number, state.hands().size())) {
      inHands += Kinds.value(state.hands().get(seat));
    }
    add(number, "CAN-62", "", -inHands);
    for (Charge charge : Charge.values()) {
      add(number, "CAN-74", charge.reason(), side.charges().count(charge) * charge.points());
    }
  }

  /** Gives points to all players of a side (CAN-69). */
  private void add(int side, String ruleId, String reason, int points) {
    if (points != 0) {
      sheet.add(state.handNumber(), ruleId, reason, Side.seats(side, state.hands().size()), points);
    }
  }
}
