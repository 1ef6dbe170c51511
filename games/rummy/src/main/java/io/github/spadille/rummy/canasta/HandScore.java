package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.Seats;

/** What a side scores when a hand has ended (CAN-61). */
final class HandScore {
  private static final int NATURAL_CANASTA = 500; // CAN-63
  private static final int MIXED_CANASTA = 300;
  private static final int RED_THREE = 100; // CAN-72
  private static final int ALL_RED_THREES = 800; // CAN-73
  private static final int RED_THREE_IN_HAND = -500; // CAN-74
  private static final int OUT = 100;
  private static final int OUT_CONCEALED = 200;

  private final CanastaState state;
  private final int seats;
  private final int side;
  private ScoreSheet sheet;

  private HandScore(CanastaState state, ScoreSheet sheet, int seats, int side) {
    this.state = state;
    this.seats = seats;
    this.side = side;
    this.sheet = sheet;
  }

  /** Returns a state with what red threes cost that were not laid (CAN-74). */
  static CanastaState chargeForRedThrees(CanastaState state) {
    IntPerSeat penalties = state.penalties();
    for (int seat = 0; seat < state.hands().size(); seat++) {
      int red = Kinds.redThrees(state.hands().get(seat));
      penalties = penalties.plus(CanastaState.sideOf(seat), red * RED_THREE_IN_HAND);
    }
    return state.withDeal(state.deal().withPenalties(penalties));
  }

  /**
   * Returns the sheet of a state with the scores of its hand, those of side 0 first.
   *
   * @param unmeldedSign 1 if red threes count for a side without a meld, -1 if against it
   */
  static ScoreSheet score(CanastaState state, int seats, int unmeldedSign) {
    ScoreSheet sheet = state.sheet();
    for (int side = 0; side < 2; side++) {
      sheet = new HandScore(state, sheet, seats, side).score(unmeldedSign);
    }
    return sheet;
  }

  private ScoreSheet score(int unmeldedSign) { // CAN-65, CAN-68
    Melds melds = state.melds().get(side);
    add("CAN-61", meldedCards(melds));
    add("CAN-63", melds.naturalCanastas() * NATURAL_CANASTA);
    add("CAN-63", melds.mixedCanastas() * MIXED_CANASTA);
    int red = state.redThrees().get(side).size();
    String rule = red == 4 ? "CAN-73" : "CAN-72";
    int bonus = red == 4 ? ALL_RED_THREES : red * RED_THREE;
    if (melds.isEmpty()) {
      add(unmeldedSign < 0 ? "CAN-71" : rule, unmeldedSign * bonus); // CAN-71
    } else {
      add(rule, bonus);
    }
    state
        .goneOut()
        .ifPresent(
            out -> {
              if (CanastaState.sideOf(out.seat()) == side) { // CAN-64
                add("CAN-63", out.concealed() ? OUT_CONCEALED : OUT);
              }
            });
    add("CAN-62", -cardsInHands());
    add("CAN-74", state.penalties().get(side));
    return sheet;
  }

  private static int meldedCards(Melds melds) { // CAN-66, CAN-67
    int value = 0;
    for (Rank rank : Canasta.MELD_RANKS) {
      value += Kinds.value(melds.get(rank));
    }
    return value;
  }

  private int cardsInHands() {
    int value = 0;
    for (int seat = side; seat < seats; seat += 2) {
      CardBag<PlayingCard> hand = state.hands().get(seat);
      value += Kinds.value(hand);
    }
    return value;
  }

  /** Gives points to both seats of the side (CAN-69). */
  private void add(String ruleId, int points) {
    if (points != 0) {
      Seats both = Seats.of(side, side + seats - 2);
      sheet = sheet.add(state.handNumber(), ruleId, both, points);
    }
  }
}
