package io.github.spadille.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.TimedMove;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.testkit.subject.Setups;
import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * No list of legal moves is longer than the rulebook says.
 *
 * <p>The chapter on moves says so in one of two sentences: {@code At most 28 moves are legal at
 * once}, which is proven there, or {@code At most 900 moves are legal at once in random games},
 * where more can be thought of.
 */
@Tag("sweep")
class LargestListTest {
  private static final int GAMES = 10_000;

  /** After so many moves long games repeat themselves. */
  private static final int MOST_MOVES = 400;

  private static final int HUNDREDS = 1000;

  /** Games in which a player names any number of chips, or moves any of many cards to any place. */
  private static final ImmutableSet<String> UNBOUNDED = ImmutableSet.of("speculation", "vazhushal");

  private static final int ALL_CHIPS = 100_000;
  private static final int SLOWEST = 1500;

  private static final Pattern MOVES = Pattern.compile("(?ms)^## Moves$(.*?)^## ");
  private static final Pattern BOUND = Pattern.compile("At most ([0-9]+) moves are legal at once");

  /** The largest list of a game that was played. */
  private record Largest(int size, int number, String where) {}

  @TestFactory
  Stream<DynamicTest> noListIsLongerThanTheRulebookSays() {
    return Catalog.load().games().stream()
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> holds(game)));
  }

  private static <S extends GameState, M extends Move> void holds(Game<S, M, ?> game) {
    int bound = bound(game);
    Largest largest =
        IntStream.range(0, GAMES)
            .parallel()
            .mapToObj(number -> play(game, number))
            .max(
                Comparator.comparingInt(Largest::size)
                    .thenComparing(Largest::number, Comparator.reverseOrder()))
            .orElseThrow();
    System.out.println(largest.size() + " of " + bound + " legal moves: " + largest.where());
    assertThat(largest.size()).as(largest.where()).isLessThanOrEqualTo(bound);
    assertThat(bound).isLessThan(UNBOUNDED.contains(game.id()) ? ALL_CHIPS : HUNDREDS);
  }

  private static int bound(Game<?, ?, ?> game) {
    Matcher moves = MOVES.matcher(game.rulebook().text());
    assertThat(moves.find()).as("a chapter \"Moves\" in the rulebook of " + game).isTrue();
    Matcher bound = BOUND.matcher(moves.group(1));
    assertThat(bound.find())
        .as("\"At most ... moves are legal at once\" in the chapter on the moves of " + game)
        .isTrue();
    return Integer.parseInt(bound.group(1));
  }

  private static <S extends GameState, M extends Move> Largest play(
      Game<S, M, ?> game, int number) {
    RandomSource random = RandomSource.seeded(number);
    Setup<S, M> setup = Setups.random(game, random);
    Rules<S, M> rules = setup.rules();
    boolean lively = number % 2 == 1;
    long temper = random.nextLong();
    S state = rules.start();
    int size = 0;
    int at = 0;
    for (int moves = 0; moves < MOST_MOVES && !state.turn().isOver(); moves++) {
      M move;
      if (state.turn().isChance()) {
        move = rules.chance(state, random);
      } else {
        MoveList<M> legal = rules.legalMoves(state);
        if (legal.size() > size) {
          size = legal.size();
          at = moves;
        }
        move = legal.get(random.nextInt(legal.size()));
        if (lively) {
          LivelyAgent agent = new LivelyAgent(temper + move.seat());
          move =
              later(rules, state, agent.pick(rules.legalMoves(state, move.seat()), random), random);
        }
      }
      state = rules.apply(state, move);
    }
    return new Largest(
        size,
        number,
        setup + (lively ? ", lively" : ", random") + " game " + number + " after " + at + " moves");
  }

  private static <S extends GameState, M extends Move> M later(
      Rules<S, M> rules, S state, M move, RandomSource random) {
    if (!(move instanceof TimedMove<?> timed)) {
      return move;
    }
    M later = TimedMove.at(move, timed.time() + random.nextInt(SLOWEST));
    return rules.refusal(state, later).isEmpty() ? later : move;
  }
}
