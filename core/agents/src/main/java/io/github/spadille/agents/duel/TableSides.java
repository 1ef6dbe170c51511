package io.github.spadille.agents.duel;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.Playout;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import java.util.ArrayList;
import java.util.List;

/**
 * Who plays together: seats that get the same in every random game are partners. If not all sides
 * are of one size, or all seats get the same, every seat plays for itself.
 *
 * @param sides the seats of each side, in the order of their first seats
 */
record TableSides(ImmutableList<Seats> sides) {
  private static final int GAMES = 12;
  private static final int MOVE_LIMIT = 2_000;

  /** Finds the sides of a game; of one game always the same. */
  static <S extends GameState> TableSides of(Rules<S, ?> rules) {
    int seats = rules.seats();
    List<ImmutableLongArray> returns = new ArrayList<>();
    for (int game = 0; seats > 1 && game < GAMES; game++) {
      S start = rules.start();
      S last =
          Playout.of(rules).withMoveLimit(MOVE_LIMIT).play(start, RandomSource.seeded(game)).last();
      returns.add(rules.returns(last));
    }
    List<Seats> sides = new ArrayList<>();
    Seats left = Seats.all(seats);
    while (!left.isEmpty()) {
      Seats side = Seats.none();
      for (int seat : left) {
        side = areAlike(returns, left.first(), seat) ? side.with(seat) : side;
      }
      sides.add(side);
      left = left.andNot(side);
    }
    int size = sides.get(0).size();
    boolean even = sides.stream().allMatch(side -> side.size() == size);
    return even && (sides.size() > 1 || seats == 1)
        ? new TableSides(ImmutableList.copyOf(sides))
        : alone(seats);
  }

  private static boolean areAlike(List<ImmutableLongArray> returns, int one, int other) {
    for (ImmutableLongArray each : returns) {
      if (each.get(one) != each.get(other)) {
        return false;
      }
    }
    return true;
  }

  private static TableSides alone(int seats) {
    ImmutableList.Builder<Seats> sides = ImmutableList.builder();
    for (int seat = 0; seat < seats; seat++) {
      sides.add(Seats.none().with(seat));
    }
    return new TableSides(sides.build());
  }

  /**
   * Returns the seats of agent A in the first game of a deal; in the second they are those of agent
   * B. All seats if there is one side alone.
   *
   * @param deal the number of the deal, from 0
   */
  Seats first(int deal) {
    int count = sides.size();
    if (count % 2 != 0) {
      return sides.get(deal % count);
    }
    Seats seats = Seats.none();
    for (int side = 0; side < count; side += 2) {
      seats = seats.or(sides.get(side));
    }
    return seats;
  }
}
