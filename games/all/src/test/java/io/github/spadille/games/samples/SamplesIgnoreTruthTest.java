package io.github.spadille.games.samples;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
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
import java.util.Arrays;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Two true states that look alike give the same samples from the same generator, however bad.
 *
 * <p>A sample is itself a true state that looks alike: it is played, and samples of it are compared
 * with samples of the game that it was made from. The law of the same name compares twins as well,
 * which no sampler made.
 */
@Tag("sweep")
@Execution(ExecutionMode.CONCURRENT)
class SamplesIgnoreTruthTest {
  private static final int POSITIONS = Integer.getInteger("spadille.positions", 40);
  private static final int PER_GAME = 4;
  private static final int MOST_MOVES = 400;
  private static final int MOST_GAMES = 1000;

  /** If so many cards are hidden, a sample is not the truth by chance. */
  private static final int MANY = 8;

  /** Generators by what they are: always 0, a few numbers again and again, an honest one. */
  private enum Kind {
    ZERO(seed -> () -> 0),
    CYCLE(SamplesIgnoreTruthTest::cycle),
    HONEST(RandomSource::seeded);

    private final LongFunction<RandomSource> begin;

    Kind(LongFunction<RandomSource> begin) {
      this.begin = begin;
    }
  }

  private static RandomSource cycle(long seed) {
    RandomSource random = RandomSource.seeded(seed);
    long[] numbers = new long[4 + Math.floorMod(seed, 5)];
    Arrays.setAll(numbers, i -> random.nextLong());
    int[] drawn = {0};
    return () -> numbers[++drawn[0] % numbers.length];
  }

  @TestFactory
  Stream<DynamicTest> samplesComeFromWhatIsSeen() {
    return Catalog.load().games().stream()
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> holds(game)));
  }

  private static <S extends GameState, M extends Move> void holds(Game<S, M, ?> game) {
    RandomSource random = RandomSource.seeded(1);
    Multiset<Kind> truths = HashMultiset.create();
    int compared = 0;
    int counted = 0;
    for (int number = 0; compared < POSITIONS && number < MOST_GAMES; number++) {
      Played<S, M> played = new Played<>(Setups.random(game, random), number, MOST_MOVES);
      for (int i = 0; i < PER_GAME && compared < POSITIONS; i++) {
        Match<S, M> match = played.match(random.nextInt(played.size()));
        Viewer viewer = Viewers.any(match.setup().seats(), random);
        Insight<S, M> insight = match.insightFor(viewer);
        int unseen = insight.knowledge().unseen().size();
        if (unseen > 0) {
          boolean counts = unseen >= MANY;
          compare(
              played, match, insight, random.nextLong(), counts ? truths : HashMultiset.create());
          counted += counts ? 1 : 0;
          compared++;
        }
      }
    }
    System.out.println(
        game.id() + ": " + compared + " positions; the truth in " + counted + ": " + truths);
    assertThat(compared).isEqualTo(POSITIONS);
    for (Kind kind : Kind.values()) {
      assertThat(truths.count(kind)).as("truths from %s", kind).isLessThanOrEqualTo(counted / 2);
    }
  }

  private static <S extends GameState, M extends Move> void compare(
      Played<S, M> played,
      Match<S, M> match,
      Insight<S, M> insight,
      long seed,
      Multiset<Kind> truths) {
    Past<S, M> past = insight.past();
    String where = match.setup() + " after " + match.size() + " moves, seen by " + past.viewer();
    Sampler<S, M> one = insight.sampler();
    S imagined = one.draw(RandomSource.seeded(seed));
    Match<S, M> twin = played.match(match.size() - past.seen().size());
    for (M move : one.moves()) {
      twin = twin.play(move);
    }
    assertThat(twin.pastFor(past.viewer())).as(where).isEqualTo(past);
    Sampler<S, M> two = twin.insightFor(past.viewer()).sampler();
    assertThat(two.draw(RandomSource.seeded(seed))).as(where).isEqualTo(imagined);
    for (Kind kind : Kind.values()) {
      S sample = one.draw(kind.begin.apply(seed));
      assertThat(two.draw(kind.begin.apply(seed))).as("%s, %s", where, kind).isEqualTo(sample);
      if (sample.equals(match.state())) {
        truths.add(kind);
      }
    }
  }
}
