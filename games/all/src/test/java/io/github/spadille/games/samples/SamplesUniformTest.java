package io.github.spadille.games.samples;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Multiset;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.game.SeenStep;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.knowledge.Knowledge;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.SeenPile;
import io.github.spadille.testkit.law.ChiSquare;
import io.github.spadille.testkit.subject.Setups;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every deal that fits is as likely as the others, where all of them can be counted.
 *
 * <p>Counted are the ways in which the cards that a viewer never saw can lie, with all secret
 * choices. That is exact where a card that was seen can only have come from one place, or from as
 * many whatever the others are: cards that are dealt at once, or lie in a fixed order. In the other
 * games cards are drawn unseen and seen later; {@link SamplesBalancedTest} looks at those.
 */
@Tag("sweep")
@Execution(ExecutionMode.CONCURRENT)
class SamplesUniformTest {
  private static final int MOST_GAMES = 400;
  private static final int PER_GAME = 8;
  private static final int MOST_UNSEEN = 6;
  private static final int HIDDEN_BIDS = 2;
  private static final int LEAST_ENDS = 4;
  private static final int POSITIONS = 3;
  private static final int PER_END = Integer.getInteger("spadille.samples.per-deal", 40);
  private static final int LEAST_SAMPLES = 50 * PER_END;

  /** Seats so many that most cards are dealt, and after how many moves few are left. */
  @ParameterizedTest
  @CsvSource({
    "oh-hell, 5, 36, 56",
    "five-hundred, 4, 36, 60",
    "canadian-salad, 4, 36, 48",
    "polignac, 6, 14, 26",
    "cassino, 3, 44, 49",
    "scopa, 2, 24, 34",
    "scopa, 4, 24, 38",
    "aggravation, 2, 30, 80",
    "pontoon, 5, 40, 120",
    "pontoon, 8, 20, 90",
  })
  void everyDealThatFitsIsAsLikely(String id, int seats, int from, int to) {
    holds(Catalog.load().game(id), seats, from, to);
  }

  private static <S extends GameState, M extends Move> void holds(
      Game<S, M, ?> game, int seats, int from, int to) {
    RandomSource random = RandomSource.seeded(2);
    Setup<S, M> setup = game.setup(seats, ImmutableMap.of());
    int looked = 0;
    for (int number = 0; looked < POSITIONS && number < MOST_GAMES; number++) {
      Played<S, M> played = new Played<>(setup, number, to);
      for (int i = 0; i < PER_GAME && played.size() > from; i++) {
        Match<S, M> match = played.match(from + random.nextInt(played.size() - from));
        Viewer viewer = Viewers.any(setup.seats(), random);
        if (isUniform(match, viewer, random)) {
          looked++;
          break;
        }
      }
    }
    assertThat(looked).isEqualTo(POSITIONS);
  }

  /** Tells whether all deals could be counted; fails if they are not as likely. */
  private static <S extends GameState, M extends Move> boolean isUniform(
      Match<S, M> match, Viewer viewer, RandomSource random) {
    Past<S, M> past = match.pastFor(viewer);
    if (neverSeen(match, past) > MOST_UNSEEN) {
      return false;
    }
    Knowledge knowledge = Knowledge.of(past);
    boolean few = knowledge.unseen().size() >= 3 && knowledge.unseen().size() <= MOST_UNSEEN;
    if (!few || new HashSet<>(knowledge.unseen()).size() < knowledge.unseen().size()) {
      return false;
    }
    List<M> truth = match.moves().subList(match.size() - past.seen().size(), match.size());
    Map<S, Integer> ends = new Stories<>(past).ends(truth, knowledge.unseen());
    if (ends.size() < LEAST_ENDS) {
      return false;
    }
    check(match, past, ends, random);
    return true;
  }

  /** Counts the cards of one pack that no view and no open move since the shuffle has shown. */
  private static <S extends GameState, M extends Move> int neverSeen(
      Match<S, M> match, Past<S, M> past) {
    Set<String> unseen = new HashSet<>();
    for (Pile pile : match.rules().table(match.state()).piles()) {
      pile.cards().forEach(card -> unseen.add(card.code()));
    }
    for (SeenStep seen : past.seen()) {
      unseen.removeAll(List.of(seen.move().text().split(" ", -1)));
      for (SeenPile pile : seen.after().piles()) {
        pile.cards().forEach(card -> card.card().ifPresent(shown -> unseen.remove(shown.code())));
      }
    }
    return unseen.size();
  }

  private static <S extends GameState, M extends Move> void check(
      Match<S, M> match, Past<S, M> past, Map<S, Integer> ends, RandomSource random) {
    String where = match.setup() + " after " + match.size() + " moves, seen by " + past.viewer();
    System.out.println(where + ": " + ends.size() + " deals");
    Multiset<S> weights = HashMultiset.create();
    ends.forEach(weights::add);
    Multiset<S> counts = HashMultiset.create();
    Sampler<S, M> sampler = Sampler.of(past);
    for (int i = 0; i < Math.max(LEAST_SAMPLES, PER_END * ends.size()); i++) {
      counts.add(sampler.draw(random));
    }
    assertThat(ChiSquare.fits(counts, weights))
        .as(
            "%s: %s deals that fit, %s drawn, of these %s not known to fit; counts %s",
            where,
            ends.size(),
            counts.elementSet().size(),
            counts.elementSet().stream().filter(state -> !ends.containsKey(state)).count(),
            counts.entrySet().stream().map(Multiset.Entry::getCount).sorted().toList())
        .isTrue();
  }

  /**
   * After the deal each unseen card is the top of the stock as often as the others. Red threes are
   * left out, which no hand keeps in Canasta.
   */
  @ParameterizedTest
  @ValueSource(strings = {"spider", "canasta", "koi-koi", "crazy-eights"})
  void everyCardIsAsLikelyOnTopOfTheStock(String id) {
    topOfStock(Catalog.load().game(id).setup());
  }

  private static <S extends GameState, M extends Move> void topOfStock(Setup<S, M> setup) {
    RandomSource random = RandomSource.seeded(5);
    Match<S, M> match = new Played<>(setup, 1, 1).match(1);
    Past<S, M> past = match.pastFor(Viewer.seat(0));
    Multiset<String> weights = HashMultiset.create();
    Knowledge.of(past).unseen().forEach(card -> weights.add(card.code()));
    weights.removeIf(code -> code.equals("3h") || code.equals("3d"));
    Multiset<String> counts = HashMultiset.create();
    Sampler<S, M> sampler = Sampler.of(past);
    while (counts.size() < PER_END * weights.size()) {
      S sample = sampler.draw(random);
      String top = setup.rules().table(sample).pile("stock").cards().get(0).code();
      if (weights.contains(top)) {
        counts.add(top);
      }
    }
    assertThat(ChiSquare.fits(counts, weights)).as("%s: %s", setup, counts).isTrue();
  }

  /** Bids that were made and not heard are any that could be made (OHH-9). */
  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  void everySecretBidIsAsLikely(int seats) {
    Optional<Setup<?, ?>> setup =
        Setups.possible(
                Catalog.load().game("oh-hell"), seats, ImmutableMap.of("bidding", "at-once"))
            .map(each -> each);
    bids(setup.orElseThrow());
  }

  private static <S extends GameState, M extends Move> void bids(Setup<S, M> setup) {
    RandomSource random = RandomSource.seeded(3);
    int looked = 0;
    for (int number = 0; looked < POSITIONS && number < MOST_GAMES; number++) {
      Played<S, M> played = new Played<>(setup, number, 1 + HIDDEN_BIDS);
      Match<S, M> match = played.match(1 + HIDDEN_BIDS); // The shuffle comes first.
      for (int seat = 0; seat < setup.seats() && looked < POSITIONS; seat++) {
        Past<S, M> past = match.pastFor(Viewer.seat(seat));
        Knowledge knowledge = Knowledge.of(past);
        if (knowledge.choices().size() == HIDDEN_BIDS) {
          looked++;
          Multiset<String> counts = HashMultiset.create();
          Multiset<String> weights = HashMultiset.create();
          for (String one : knowledge.choices().get(0).alternatives()) {
            for (String other : knowledge.choices().get(1).alternatives()) {
              weights.add(one + ", " + other);
            }
          }
          Sampler<S, M> sampler = Sampler.of(past);
          for (int i = 0; i < Math.max(LEAST_SAMPLES, PER_END * weights.size()); i++) {
            sampler.draw(random);
            StringBuilder bids = new StringBuilder();
            for (M move : sampler.moves()) {
              if (!move.isChance() && move.seat() != seat) {
                bids.append(bids.isEmpty() ? "" : ", ").append(setup.rules().syntax().format(move));
              }
            }
            counts.add(bids.toString());
          }
          assertThat(ChiSquare.fits(counts, weights)).as("%s", counts).isTrue();
        }
      }
    }
    assertThat(looked).isEqualTo(POSITIONS);
  }
}
