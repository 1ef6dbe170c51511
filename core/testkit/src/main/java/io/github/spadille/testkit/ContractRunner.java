package io.github.spadille.testkit;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.testkit.law.Effort;
import io.github.spadille.testkit.law.Failure;
import io.github.spadille.testkit.law.Law;
import io.github.spadille.testkit.law.Verdicts;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.subject.Subject;
import java.util.Optional;

/**
 * Holds a game to a law without a test framework.
 *
 * <pre>{@code
 * Optional<Failure> failure =
 *     ContractRunner.run(MyGame.GAME, Secrets.hidden("hand").fromOthers(), Laws.CARDS_CONSERVED, 20);
 * }</pre>
 */
public final class ContractRunner {
  private ContractRunner() {}

  /** Returns how a game breaks a law in some number of random games, or nothing. */
  public static <S extends GameState, M extends Move, O> Optional<Failure> run(
      Game<S, M, O> game, Secrets secrets, Law law, int games) {
    return run(Subject.of(game, secrets), law, games);
  }

  /** Returns how a game breaks a law in some number of random games, or nothing. */
  public static <S extends GameState, M extends Move, O> Optional<Failure> run(
      Subject<S, M, O> subject, Law law, int games) {
    return Verdicts.of(subject, ImmutableList.of(law), Effort.ofGames(games)).of(law);
  }
}
