package io.github.spadille.engine.game;

import com.google.common.primitives.ImmutableLongArray;

/** Which score is good. */
public enum Scoring {
  /** The more points the better; chips, too. */
  HIGHEST {
    @Override
    public ImmutableLongArray returns(GameState state) {
      return state.scores();
    }
  },

  /** The fewer points the better. */
  LOWEST {
    @Override
    public ImmutableLongArray returns(GameState state) {
      ImmutableLongArray scores = state.scores();
      ImmutableLongArray.Builder returns = ImmutableLongArray.builder(scores.length());
      for (int seat = 0; seat < scores.length(); seat++) {
        returns.add(-scores.get(seat));
      }
      return returns.build();
    }
  },

  /** There are no points: only the end counts. */
  NONE {
    @Override
    public ImmutableLongArray returns(GameState state) {
      return state
          .outcome()
          .map(Outcome::returns)
          .orElseGet(() -> ImmutableLongArray.copyOf(new long[state.scores().length()]));
    }
  };

  /**
   * Returns what a state is worth to each seat, higher is better: the scores, the scores with the
   * other sign, or in a game without points 0 for each until the end, and then {@linkplain
   * Outcome#returns() what the outcome is worth}.
   */
  public abstract ImmutableLongArray returns(GameState state);

  /**
   * Returns the same, and at the end in the {@linkplain Outcome#inOrder order of the places}; for
   * games in which not the scores alone decide who wins.
   */
  public final ImmutableLongArray returnsByPlace(GameState state) {
    ImmutableLongArray returns = returns(state);
    return state.outcome().map(end -> end.inOrder(returns)).orElse(returns);
  }
}
