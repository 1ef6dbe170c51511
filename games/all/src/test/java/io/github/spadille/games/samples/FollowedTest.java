package io.github.spadille.games.samples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.knowledge.Insight;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.testkit.subject.Setups;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Who asks at every decision what it knows gets the same knowledge and the same samples as who asks
 * once; and so does who takes moves back.
 */
@Tag("sweep")
@Execution(ExecutionMode.CONCURRENT)
class FollowedTest {
  private static final int GAMES = 4;
  private static final int MOST_MOVES = 120;

  /** A viewer asks in every so many states, so that it goes on by several moves. */
  private static final int EVERY = 3;

  /** Of the answers so many of a game are compared. */
  private static final int COMPARED = 5;

  @TestFactory
  Stream<DynamicTest> movesFollowedTellWhatTheWholePastTells() {
    return Catalog.load().games().stream()
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> check(game)));
  }

  private static <S extends GameState, M extends Move, O> void check(Game<S, M, O> game) {
    RandomSource random = RandomSource.seeded(47);
    for (int number = 0; number < GAMES; number++) {
      Played<S, M> played = new Played<>(Setups.random(game, random), number, MOST_MOVES);
      Viewer seat = Viewer.seat(random.nextInt(played.match(0).setup().seats()));
      for (int moves = 0; moves < played.size(); moves += EVERY) {
        assertThat(played.match(moves).insightFor(seat)).isNotNull();
        assertThat(played.match(moves).insightFor(Viewer.bystander())).isNotNull();
      }
      for (int i = 0; i < COMPARED; i++) {
        compare(played.match(random.nextInt(played.size())), seat, number);
      }
      compare(played.match(random.nextInt(played.size())), Viewer.bystander(), number);
    }
  }

  private static <S extends GameState, M extends Move> void compare(
      Match<S, M> match, Viewer viewer, long seed) {
    Insight<S, M> followed = match.insightFor(viewer);
    Past<S, M> past = match.pastFor(viewer);
    Insight<S, M> anew =
        Insight.of(new Past<>(past.rules(), past.viewer(), past.start(), past.seen()));
    assertThat(followed.knowledge()).isEqualTo(anew.knowledge());
    Sampler<S, M> one = followed.sampler();
    Sampler<S, M> other = anew.sampler();
    RandomSource forOne = RandomSource.seeded(seed);
    RandomSource forOther = RandomSource.seeded(seed);
    S first = one.draw(forOne);
    assertThat(first).isEqualTo(other.draw(forOther));
    assertThat(one.draw(forOne)).isEqualTo(other.draw(forOther));
    assertThat(one.copy().draw(RandomSource.seeded(seed))).isEqualTo(first);
  }
}
