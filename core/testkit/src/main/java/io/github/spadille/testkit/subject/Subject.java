package io.github.spadille.testkit.subject;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.formats.record.GameRecord;

/**
 * A game and all that is declared about it.
 *
 * @param game the game
 * @param secrets what it hides
 * @param traits what else the laws must know
 * @param scenarios records of the game, in which rare things happen; whether their checks hold is
 *     not asked, and one that cannot be played is passed over
 * @param <S> the states of the game
 * @param <M> the moves of the game
 * @param <O> the options of the game
 */
public record Subject<S extends GameState, M extends Move, O>(
    Game<S, M, O> game, Secrets secrets, Traits<S, M> traits, ImmutableList<GameRecord> scenarios) {

  /** Returns a game of which nothing needs to be said but what it hides. */
  public static <S extends GameState, M extends Move, O> Subject<S, M, O> of(
      Game<S, M, O> game, Secrets secrets) {
    return new Subject<>(game, secrets, new Traits<>() {}, ImmutableList.of());
  }

  /** Returns a variant of this game of which the same is declared. */
  public Subject<S, M, O> withGame(Game<S, M, O> variant) {
    return new Subject<>(variant, secrets, traits, scenarios);
  }

  /** Returns this game with other traits. */
  public Subject<S, M, O> withTraits(Traits<S, M> others) {
    return new Subject<>(game, secrets, others, scenarios);
  }

  /** Returns this game with other records. */
  public Subject<S, M, O> withScenarios(Iterable<GameRecord> records) {
    return new Subject<>(game, secrets, traits, ImmutableList.copyOf(records));
  }
}
