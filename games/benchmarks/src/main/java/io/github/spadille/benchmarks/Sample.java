package io.github.spadille.benchmarks;

import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.engine.table.Table;
import java.util.ArrayList;
import java.util.List;

/** States out of random games in which a seat decides, each with a move that is legal there. */
public final class Sample<S extends GameState, M extends Move> {
  /** How many states a sample has. */
  public static final int SIZE = 1024;

  /** States lie so many decisions apart, a number that goes into no usual length of a round. */
  private static final int STRIDE = 7;

  private final Rules<S, M> rules;
  private final List<S> states = new ArrayList<>(SIZE);
  private final List<M> moves = new ArrayList<>(SIZE);

  private Sample(Rules<S, M> rules) {
    this.rules = rules;
  }

  /** Returns a sample of a game with its usual seats and house rules, the same each time. */
  public static <S extends GameState, M extends Move> Sample<S, M> of(Game<S, M, ?> game) {
    Sample<S, M> sample = new Sample<>(game.rules());
    sample.fill(RandomSource.seeded(1));
    return sample;
  }

  private void fill(RandomSource random) {
    S state = rules.start();
    int decisions = 0;
    while (states.size() < SIZE) {
      M move;
      if (state.turn().isOver()) {
        state = rules.start();
      }
      if (state.turn().isChance()) {
        move = rules.chance(state, random);
      } else {
        MoveList<M> legal = rules.legalMoves(state);
        move = legal.get(random.nextInt(legal.size()));
        if (decisions++ % STRIDE == 0) {
          states.add(state);
          moves.add(move);
        }
      }
      state = rules.apply(state, move);
    }
  }

  /** Returns the legal moves in a state. */
  public MoveList<M> legalMoves(int index) {
    return rules.legalMoves(states.get(index));
  }

  /** Returns what follows a state. */
  public S apply(int index) {
    return rules.apply(states.get(index), moves.get(index));
  }

  /** Returns the table of a state. */
  public Table table(int index) {
    return rules.table(states.get(index));
  }

  /** Returns what a seat sees in a state. */
  public SeenTable view(int index) {
    return rules.table(states.get(index)).seenBy(Viewer.seat(index % rules.seats()));
  }
}
