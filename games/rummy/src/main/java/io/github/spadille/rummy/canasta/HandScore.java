package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.rummy.canasta.CanastaState.GoneOut;

/** What the sides score when a hand has ended (CAN-61). */
final class HandScore {
  private static final int NATURAL_CANASTA = 500; // CAN-63
  private static final int MIXED_CANASTA = 300;
  private static final int RED_THREE = 100; // CAN-72
  private static final int ALL_RED_THREES = 800; // CAN-73
  private static final int RED_THREE_IN_HAND = -500; // CAN-74
  private static final int OUT = 100;
  private static final int OUT_CONCEALED = 200;

  private final CanastaState state;
  private final ScoreSheet.Builder sheet;

  private HandScore(CanastaState state) {
    this.state = state;
    this.sheet = state.sheet().toBuilder();
  }

  /** Returns a state with what red threes cost that were not laid (CAN-74). */
  static CanastaState chargeForRedThrees(CanastaState state) {
    CanastaState charged = state;
    for (int i = 0; i < state.hands().size(); i++) {
      int red = Kinds.redThrees(state.hands().get(i));
      Side side = charged.sides().get(Side.of(i)).charged(red * RED_THREE_IN_HAND);
      charged = charged.withSides(charged.sides().with(Side.of(i), side));
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
    add(number, "CAN-61", meldedCards(melds));
    add(number, "CAN-63", melds.naturalCanastas() * NATURAL_CANASTA);
    add(number, "CAN-63", melds.mixedCanastas() * MIXED_CANASTA);
    add(number, against ? "CAN-71" : red == 4 ? "CAN-73" : "CAN-72", against ? -bonus : bonus);
    add(number, "CAN-63", state.deal().goneOut().map(out -> bonus(out, number)).orElse(0));
    add(number, "CAN-62", -cardsInHands(number));
    add(number, "CAN-74", side.penalty());
  }

  private static int bonus(GoneOut out, int side) { // CAN-64
    if (Side.of(out.seat()) != side) {
      return 0;
    }
    return out.concealed() ? OUT_CONCEALED : OUT;
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

  /** Gives points to both seats of a side (CAN-69). */
  private void add(int side, String ruleId, int points) {
    if (points != 0) {
      Seats both = Seats.of(side, side + state.hands().size() - Side.COUNT);
      sheet.add(state.deal().number(), ruleId, both, points);
    }
  }
}
