package io.github.spadille.games.samples;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.testkit.subject.Setups;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Of two deals that fit, in which two cards have changed places, one is as likely as the other,
 * wherever they are too many to be counted.
 *
 * <p>In a shuffle or a secret choice two given cards are exchanged, either there alone or in all
 * that follows as well. Among the samples for which the other deal fits too, the first card comes
 * before the second (or is chosen) in about half. This must hold for every exchange there is.
 */
@Tag("sweep")
@Execution(ExecutionMode.CONCURRENT)
class SamplesBalancedTest {
  private static final int MOST_MOVES = 150;
  private static final int POSITIONS = Integer.getInteger("spadille.balanced.positions", 2);
  private static final int SAMPLES = Integer.getInteger("spadille.balanced.samples", 200);
  private static final int EXCHANGES = 16;
  private static final int TRIED = 400;
  private static final int FIRST_SAMPLES = 3;

  /** A deviation that a fair coin exceeds less than once in a million times. */
  private static final double DEVIATIONS = 5;

  private static final int LEAST_COUNTED = 30;

  /** Two cards that are exchanged in a step, or from it on. */
  private record Exchange(int step, int to, Card one, Card other) {}

  /** Moves that were imagined, and the states on their way, the start first. */
  private record Imagined<S, M>(ImmutableList<M> moves, ImmutableList<S> states) {
    S end() {
      return states.get(moves.size());
    }
  }

  @TestFactory
  Stream<DynamicTest> eachOfTwoDealsIsAsLikely() {
    return Catalog.load().games().stream()
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> holds(game)));
  }

  private static <S extends GameState, M extends Move> void holds(Game<S, M, ?> game) {
    RandomSource random = RandomSource.seeded(4);
    List<String> wrong = new ArrayList<>();
    for (int number = 0; number < POSITIONS; number++) {
      Setup<S, M> setup = number == 0 ? game.setup() : Setups.random(game, random);
      Played<S, M> played = new Played<>(setup, number, MOST_MOVES);
      Match<S, M> match = played.match(1 + random.nextInt(played.size() - 1));
      Viewer viewer = Viewers.any(setup.seats(), random);
      new Position<>(match, viewer, random).check(wrong);
    }
    assertThat(wrong).isEmpty();
  }

  /** What one viewer cannot see in one match. */
  private static final class Position<S extends GameState, M extends Move> {
    private final String where;
    private final Past<S, M> past;
    private final Stories<S, M> stories;
    private final MoveSyntax<M> syntax;
    private final RandomSource random;

    Position(Match<S, M> match, Viewer viewer, RandomSource random) {
      this.where = match.setup() + " after " + match.size() + " moves, seen by " + viewer;
      this.past = match.pastFor(viewer);
      this.stories = new Stories<>(past);
      this.syntax = match.rules().syntax();
      this.random = random;
    }

    void check(List<String> wrong) {
      Sampler<S, M> sampler = Sampler.of(past);
      List<Imagined<S, M>> samples = new ArrayList<>();
      for (int i = 0; i < SAMPLES; i++) {
        sampler.draw(random);
        samples.add(new Imagined<>(sampler.moves(), stories.states(sampler.moves())));
      }
      List<Exchange> exchanges = exchanges(samples);
      double sum = 0;
      int counted = 0;
      for (Exchange exchange : exchanges) {
        int balance = 0;
        int fitting = 0;
        for (Imagined<S, M> sample : samples) {
          int sign = sign(exchange, sample.moves());
          if (sign != 0 && fits(exchange, sample)) {
            balance += sign;
            fitting++;
          }
        }
        if (fitting >= LEAST_COUNTED) {
          double square = (double) balance * balance / fitting;
          sum += square;
          counted++;
          if (square > DEVIATIONS * DEVIATIONS) {
            wrong.add(where + ": " + exchange + ": " + balance + " of " + fitting);
          }
        }
      }
      System.out.printf("%s: %d exchanges, %.2f%n", where, counted, sum / Math.max(1, counted));
    }

    private List<Exchange> exchanges(List<Imagined<S, M>> samples) {
      List<Integer> hidden = new ArrayList<>();
      for (int step = 0; step < past.seen().size(); step++) {
        if (stories.isHidden(step) && !syntax.cards(samples.get(0).moves().get(step)).isEmpty()) {
          hidden.add(step);
        }
      }
      List<Exchange> found = new ArrayList<>();
      for (int i = 0; i < TRIED && found.size() < EXCHANGES && !hidden.isEmpty(); i++) {
        Imagined<S, M> imagined = samples.get(random.nextInt(FIRST_SAMPLES));
        ImmutableList<M> sample = imagined.moves();
        int step = hidden.get(random.nextInt(hidden.size()));
        List<Card> cards = new ArrayList<>(syntax.cards(sample.get(step)));
        List<Card> others = sample.get(step).isChance() ? cards : syntax.cards(sample.get(0));
        if (others.isEmpty()) {
          continue;
        }
        Card one = cards.get(random.nextInt(cards.size()));
        Card other = others.get(random.nextInt(others.size()));
        if (Collections.frequency(others, one) > 1 || Collections.frequency(others, other) > 1) {
          continue; // Equal cards would have to be told apart.
        }
        int to = random.nextBoolean() ? step + 1 : sample.size();
        Exchange exchange = new Exchange(step, to, one, other);
        if (sign(exchange, sample) != 0 && !found.contains(exchange) && fits(exchange, imagined)) {
          found.add(exchange);
        }
      }
      return found;
    }

    /**
     * Tells whether the moves fit after an exchange as well, and lead elsewhere. What lies first in
     * its step must matter: cards of a hand that was seen may have been dealt in any order, also if
     * they are shuffled again later.
     */
    private boolean fits(Exchange exchange, Imagined<S, M> sample) {
      Optional<S> end = Optional.of(sample.end());
      Optional<S> other = endAfter(exchange, exchange.to(), sample);
      return other.isPresent()
          && !other.equals(end)
          && (exchange.to() == exchange.step() + 1
              || !endAfter(exchange, exchange.step() + 1, sample).equals(end));
    }

    private Optional<S> endAfter(Exchange exchange, int to, Imagined<S, M> sample) {
      ImmutableMap<Card, Card> instead =
          ImmutableMap.of(exchange.one(), exchange.other(), exchange.other(), exchange.one());
      int from = exchange.step();
      return stories.end(
          sample.states().get(from), stories.renamed(sample.moves(), instead, from, to), from);
    }

    /** Returns 1 or -1, and the other of them for the sample after the exchange. */
    private int sign(Exchange exchange, List<M> sample) {
      List<Card> cards = syntax.cards(sample.get(exchange.step()));
      int one = Collections.frequency(cards, exchange.one());
      int other = Collections.frequency(cards, exchange.other());
      return one != other
          ? Integer.compare(one, other)
          : Integer.compare(cards.indexOf(exchange.one()), cards.indexOf(exchange.other()));
    }
  }
}
