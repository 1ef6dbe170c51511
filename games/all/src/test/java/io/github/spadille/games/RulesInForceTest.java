package io.github.spadille.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.option.Option;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.testkit.subject.Setups;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Under every value of every option, whoever is refused a move, or asks what it may do, is told
 * rules that are in force, and whoever has nothing to decide is told none.
 *
 * <p>The contract of a game tries more moves, under house rules that are drawn at random.
 */
@Execution(ExecutionMode.CONCURRENT)
class RulesInForceTest {
  private static final int MOST_MOVES = 120;
  private static final int TRIES = 12;
  private static final Pattern NUMBER = Pattern.compile("(?<= )[0-9]+");
  private static final ImmutableList<String> NUMBERS = ImmutableList.of("0", "1", "7", "13", "999");

  @TestFactory
  Stream<DynamicTest> ofEveryGame() {
    return Catalog.load().games().stream()
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> holds(game)));
  }

  private static <S extends GameState, M extends Move, O> void holds(Game<S, M, O> game) {
    holds(game, game.setup());
    RandomSource random = RandomSource.seeded(41);
    List<Integer> counts = game.seatCounts().asList();
    for (Option<?, ?> option : game.options().options()) {
      for (String value : option.type().samples()) {
        int seats = counts.get(random.nextInt(counts.size()));
        ImmutableMap<String, String> choice = ImmutableMap.of(option.key(), value);
        Setups.possible(game, seats, choice).ifPresent(setup -> holds(game, setup));
      }
    }
  }

  private static <S extends GameState, M extends Move, O> void holds(
      Game<S, M, O> game, Setup<S, M> setup) {
    O choices = game.options().parse(setup.options(), setup.seats());
    ImmutableSet<String> book = game.rulebook(choices, setup.seats()).ids();
    RandomSource random = RandomSource.seeded(setup.seats());
    Rules<S, M> rules = setup.rules();
    List<M> moves = new ArrayList<>();
    List<S> states = play(rules, moves, random);
    for (S state : states) {
      holds(setup, book, state);
      for (int i = 0; i < TRIES; i++) {
        M move = like(rules, moves.get(random.nextInt(moves.size())), random);
        String told = rules.refusal(state, move).map(refusal -> refusal.ruleId()).orElse("");
        assertThat(told.isEmpty() || book.contains(told))
            .as("%s: %s is refused by %s in %s", setup, move, told, state.turn())
            .isTrue();
      }
    }
  }

  private static <S extends GameState, M extends Move> void holds(
      Setup<S, M> setup, ImmutableSet<String> book, S state) {
    for (int seat = Move.CHANCE; seat <= Viewer.MAX_SEATS; seat++) {
      ImmutableList<String> governing = setup.rules().governing(state, seat);
      assertThat(governing.isEmpty())
          .as("%s: seat %s of %s in turn is governed by %s", setup, seat, state.turn(), governing)
          .isNotEqualTo(state.turn().contains(seat));
      assertThat(book).as("the rules in force of %s", setup).containsAll(governing);
    }
  }

  /** Plays at random; returns the states, and adds the moves. */
  private static <S extends GameState, M extends Move> List<S> play(
      Rules<S, M> rules, List<M> moves, RandomSource random) {
    List<S> states = new ArrayList<>();
    S state = rules.start();
    states.add(state);
    while (!state.turn().isOver() && moves.size() < MOST_MOVES) {
      MoveList<M> legal = rules.legalMoves(state);
      M move =
          state.turn().isChance()
              ? rules.chance(state, random)
              : legal.get(random.nextInt(legal.size()));
      state = rules.apply(state, move);
      moves.add(move);
      states.add(state);
    }
    return states;
  }

  /** Returns a move, or the same with another number or by another seat where there is such. */
  private static <M extends Move> M like(Rules<?, M> rules, M move, RandomSource random) {
    if (move.isChance()) {
      return move;
    }
    String number = NUMBERS.get(random.nextInt(NUMBERS.size()));
    String text = NUMBER.matcher(rules.syntax().format(move)).replaceFirst(number);
    int seat = random.nextBoolean() ? move.seat() : random.nextInt(rules.seats());
    return read(rules, seat, text).orElse(move);
  }

  private static <M extends Move> Optional<M> read(Rules<?, M> rules, int seat, String text) {
    try {
      return Optional.of(rules.syntax().parse(seat, text));
    } catch (IllegalArgumentException e) {
      return Optional.empty(); // The game has no move with this number, as of a place on the table.
    }
  }
}
