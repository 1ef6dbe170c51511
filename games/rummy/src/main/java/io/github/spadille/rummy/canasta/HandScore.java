package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.text.Ids;
import io.github.spadille.rummy.canasta.CanastaState.GoneOut;
import java.util.Optional;

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
   * Returns a sheet with the scores of a hand, those of side 0 first.
   *
   * @param before the sheet before the hand
   * @param hand the number of the hand
   * @param counts what scores
   * @param redThreesAgainst whether red threes count against a side without a meld
   */
  static ScoreSheet score(
      ScoreSheet before, int hand, CanastaCounts counts, boolean redThreesAgainst) {
    ScoreSheet.Builder sheet = before.toBuilder();
    for (SideCounts side : counts.sides()) {
      new HandScore(sheet, hand, side.seats()).addSide(side, counts.goneOut(), redThreesAgainst);
    }
    return sheet.build();
  }

  private void addSide(SideCounts side, Optional<GoneOut> goneOut, boolean redThreesAgainst) {
    add(1, "CAN-61", "", side.melded()); // CAN-65, CAN-68
    add(side.naturalCanastas(), "CAN-63", "natural-canasta", NATURAL_CANASTA);
    add(side.mixedCanastas(), "CAN-63", "mixed-canasta", MIXED_CANASTA);
    addRedThrees(side.redThrees(), redThreesAgainst && side.melded() == 0);
    goneOut.filter(out -> seats.contains(out.seat())).ifPresent(out -> addOut(out.concealed()));
    add(1, "CAN-62", "", -side.left());
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
