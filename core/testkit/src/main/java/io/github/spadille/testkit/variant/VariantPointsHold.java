package io.github.spadille.testkit.variant;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.testkit.law.Effort;
import io.github.spadille.testkit.law.Law;
import io.github.spadille.testkit.law.Laws;
import io.github.spadille.testkit.law.Verdicts;
import io.github.spadille.testkit.subject.Subject;
import java.nio.file.Path;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Whoever overrides one variant point of a game breaks nothing, whether more is allowed or more is
 * forbidden.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 * @param <O> the options of the game
 */
public final class VariantPointsHold<S extends GameState, M extends Move, O> {
  /** What a variant cannot change; that a player in turn has a move, it may take away. */
  private static final ImmutableList<Law> LAWS =
      ImmutableList.of(
          Laws.LEGALITY_AGREES,
          Laws.CARDS_CONSERVED,
          Laws.CHIPS_CONSERVED,
          Laws.THUMBS_TELL_NOTHING);

  private static final int GAMES = 8;
  private static final int MOST_ROUNDS = 10;

  private final Subject<S, M, O> subject;
  private final Function<Asked, @Nullable Object> answers;
  private final long seed;

  /**
   * Creates the test of a game.
   *
   * @param answers what a variant answers
   * @param seed of the first random game
   */
  public VariantPointsHold(
      Subject<S, M, O> subject, Function<Asked, @Nullable Object> answers, long seed) {
    this.subject = subject.withTraits(new ShortGames<>(subject.traits()));
    this.answers = answers;
    this.seed = seed;
  }

  /**
   * Returns what does not hold, each with the point and a record that shows it.
   *
   * @param sources the directory, or the one file, of the sources of the game
   */
  public ImmutableList<String> faults(Path sources) {
    Game<S, M, O> game = subject.game();
    VariantPoints named = VariantPoints.of(game.rules().getClass(), sources);
    ImmutableList.Builder<String> faults = ImmutableList.builder();
    faults.addAll(named.faults());
    if (!named.points().isEmpty()) {
      BentGame<S, M, O> bent = new BentGame<>(game, named.points());
      named.points().forEach(point -> faults.addAll(faults(bent, point)));
    }
    return faults.build();
  }

  /** Bends a point both ways, in more games if it is asked in none of them. */
  private ImmutableList<String> faults(BentGame<S, M, O> game, VariantPoint point) {
    ImmutableList.Builder<String> faults = ImmutableList.builder();
    boolean isBent = false;
    for (int round = 0; round < MOST_ROUNDS && !isBent; round++) {
      Effort effort = new Effort(seed + (long) round * GAMES, GAMES, Integer.MAX_VALUE);
      for (Bend bend : Bend.values()) {
        OnePoint bender = new OnePoint(point.name(), bend, ruleOf(point), answers);
        Verdicts verdicts = Verdicts.of(subject.withGame(game.variant(bender)), LAWS, effort);
        for (Law law : LAWS) {
          verdicts
              .of(law)
              .ifPresent(fault -> faults.add(point.name() + ", " + bend + ": " + fault.message()));
        }
        isBent |= bender.hasBent();
      }
    }
    if (!isBent) {
      faults.add(
          "variant point " + point.name() + " is never asked, or the kit knows no other answer");
    }
    return faults.build();
  }

  /** Returns the rule that a variant names where it refuses a move and gives a point. */
  private String ruleOf(VariantPoint point) {
    return point.ruleId().isEmpty()
        ? subject.game().rulebook().rules().get(0).id()
        : point.ruleId();
  }
}
