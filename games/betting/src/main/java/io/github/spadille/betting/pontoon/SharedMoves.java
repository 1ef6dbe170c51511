package io.github.spadille.betting.pontoon;

import static io.github.spadille.betting.pontoon.PontoonMove.SEATS;

import io.github.spadille.betting.pontoon.PontoonMove.Bank;
import io.github.spadille.betting.pontoon.PontoonMove.Declare;
import io.github.spadille.betting.pontoon.PontoonMove.Split;
import io.github.spadille.betting.pontoon.PontoonMove.Stick;
import io.github.spadille.betting.pontoon.PontoonMove.Twist;
import io.github.spadille.engine.game.MoveList;

/** The lists of the moves that name no number, each made once and shared. */
final class SharedMoves {
  private static final int STICK = 1;
  private static final int TWIST = 2;
  private static final int SPLIT = 4;
  private static final int COMBINATIONS = 8;

  private static final MoveList<PontoonMove>[][] PLAYS = arrays(SEATS);
  private static final MoveList<PontoonMove>[] DECLARE = array(SEATS);
  private static final MoveList<PontoonMove>[] ANSWERS = array(SEATS);

  static {
    for (int seat = 0; seat < SEATS; seat++) {
      DECLARE[seat] = list(new Declare(seat));
      ANSWERS[seat] = list(new Bank(seat, true), new Bank(seat, false));
      PontoonMove[] all = {new Stick(seat), new Twist(seat), new Split(seat)};
      for (int plays = 0; plays < COMBINATIONS; plays++) {
        PontoonMove[] legal = new PontoonMove[Integer.bitCount(plays)];
        int count = 0;
        for (int i = 0; i < all.length; i++) {
          if ((plays >> i & 1) != 0) {
            legal[count++] = all[i];
          }
        }
        PLAYS[seat][plays] = list(legal);
      }
    }
  }

  private SharedMoves() {}

  @SuppressWarnings({"unchecked", "rawtypes"}) // Java makes no arrays of a type with parameters.
  private static MoveList<PontoonMove>[] array(int size) {
    return new MoveList[size];
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static MoveList<PontoonMove>[][] arrays(int size) {
    return new MoveList[size][COMBINATIONS];
  }

  private static MoveList<PontoonMove> list(PontoonMove... moves) {
    return MoveList.ofRange(moves, 0, moves.length - 1);
  }

  /** Returns those of stick, twist and split that a hand can do, in this order. */
  static MoveList<PontoonMove> plays(int seat, boolean stick, boolean twist, boolean split) {
    return PLAYS[seat][(stick ? STICK : 0) | (twist ? TWIST : 0) | (split ? SPLIT : 0)];
  }

  /** Returns the declaration of a pontoon. */
  static MoveList<PontoonMove> declaration(int seat) {
    return DECLARE[seat];
  }

  /** Returns the bank taken, and the bank refused. */
  static MoveList<PontoonMove> answers(int seat) {
    return ANSWERS[seat];
  }
}
