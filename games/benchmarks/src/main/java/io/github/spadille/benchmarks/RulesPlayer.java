package io.github.spadille.benchmarks;

import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.Playout;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import java.util.function.Function;

/** Plays any game through the contract, as everybody does who uses the library. */
public final class RulesPlayer<S extends GameState, M extends Move> implements Player {
  private final Rules<S, M> rules;
  private final Playout<S, M> playout;
  private final RandomSource random;
  private S last;

  /** Creates a player of some rules. */
  public RulesPlayer(Rules<S, M> rules, RandomSource random) {
    this.rules = rules;
    this.playout = Playout.of(rules).withMoveLimit(MAX_MOVES);
    this.random = random;
    this.last = rules.start();
  }

  /** Returns what makes players of a game with its usual house rules; they share its rules. */
  public static <S extends GameState, M extends Move, O> Function<RandomSource, Player> of(
      Game<S, M, O> game, int seats) {
    Rules<S, M> rules = game.rules(seats);
    return random -> new RulesPlayer<>(rules, random);
  }

  @Override
  public int playGame() {
    Playout.Result<S> result = playout.play(rules.start(), random);
    last = result.last();
    return result.decisions();
  }

  @Override
  public long[] scores() {
    return last.scores().toArray();
  }
}
