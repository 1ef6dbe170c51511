package io.github.spadille.games.agents;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.agents.Budget;
import io.github.spadille.agents.Hint;
import io.github.spadille.agents.Ismcts;
import io.github.spadille.agents.Level;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Arena;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.testkit.subject.Setups;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Tag("sweep")
@Execution(ExecutionMode.CONCURRENT)
class AgentsPlayTest {
  private static final int SETUPS = 4;
  private static final int MOST_MOVES = 80;
  private static final Budget FEW = Budget.ofIterations(10);
  private static final ImmutableList<Agent> AGENTS =
      ImmutableList.of(Ismcts.of(FEW), Ismcts.flat(FEW), Level.EASY.agent(), new RandomAgent());

  @TestFactory
  Stream<DynamicTest> agentsThatThinkPlayEveryGame() {
    return Catalog.load().games().stream()
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> play(game)));
  }

  private static <S extends GameState, M extends Move, O> void play(Game<S, M, O> game) {
    RandomSource random = RandomSource.seeded(47);
    for (int number = 0; number < SETUPS; number++) {
      Setup<S, M> setup = number == 0 ? game.setup() : Setups.random(game, random);
      Match<S, M> played = play(setup, number);
      assertThat(played.size()).isPositive();
      assertThat(play(setup, number).moves()).as("the same seed").isEqualTo(played.moves());
    }
  }

  private static <S extends GameState, M extends Move> Match<S, M> play(
      Setup<S, M> setup, int number) {
    Arena<S, M> arena = Arena.of(setup, new RandomAgent().policy()).withMoveLimit(MOST_MOVES);
    for (int seat = 0; seat < setup.seats(); seat++) {
      arena = arena.with(seat, AGENTS.get((seat + number) % AGENTS.size()).policy());
    }
    return arena.play(Dealer.seeded(number)).match();
  }

  @TestFactory
  Stream<DynamicTest> everyGameHasHints() {
    return Catalog.load().games().stream()
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> hint(game)));
  }

  private static <S extends GameState, M extends Move> void hint(Game<S, M, ?> game) {
    Match<S, M> match = Match.start(game.setup()).resolveChance(Dealer.seeded(1));
    int seat = match.state().turn().first();
    ImmutableList<Hint<M>> hints =
        Hint.of(match.observe(seat), Ismcts.of(FEW), RandomSource.seeded(1));
    assertThat(hints).hasSameSizeAs(match.observe(seat).legalMoves());
    assertThat(hints).allSatisfy(hint -> assertThat(match.refusal(hint.move())).isEmpty());
    assertThat(hints).allSatisfy(hint -> assertThat(hint.expected()).isFinite());
  }
}
