package io.github.spadille.testkit.law;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Multiset;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.testkit.subject.Subject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Chance favours nothing. */
final class ShufflesAreUniform extends SampleLaw {
  private static final int DRAWS = 2000;

  /** So many different moves can be counted one by one. */
  private static final int FEW = 100;

  /** A move of chance in a game: after how many others it was drawn. */
  private record Due<S extends GameState, M extends Move>(Run<S, M> run, int index) {
    M draw(RandomSource random) {
      return run.rules().chance(run.state(index), random);
    }
  }

  @Override
  public String sentence() {
    return "Chance draws every move equally often: each card is as likely in each place, and next"
        + " to each other card.";
  }

  @Override
  <S extends GameState, M extends Move> Sample<S, M> sample(Subject<S, M, ?> subject, long seed) {
    Map<String, Due<S, M>> due = new LinkedHashMap<>();
    return new Sample<>() {
      @Override
      public void see(Run<S, M> run) {
        for (int index = 0; index < run.length(); index++) {
          if (run.move(index).isChance()) {
            due.putIfAbsent(
                Texts.verb(run.rules().syntax(), run.move(index)), new Due<>(run, index));
          }
        }
      }

      @Override
      public Optional<Fault<S, M>> problem() {
        for (Due<S, M> each : due.values()) {
          Optional<String> unfair = unfair(each, RandomSource.seeded(seed));
          if (unfair.isPresent()) {
            Breach breach = new Breach(each.index() + 1, unfair.get());
            return Optional.of(Fault.shown(Evidence.whole(each.run(), breach)));
          }
        }
        return Optional.empty();
      }
    };
  }

  private static <S extends GameState, M extends Move> Optional<String> unfair(
      Due<S, M> due, RandomSource random) {
    List<List<Card>> draws = new ArrayList<>();
    Multiset<String> texts = HashMultiset.create();
    for (int i = 0; i < DRAWS; i++) {
      M move = due.draw(random);
      draws.add(due.run().rules().syntax().cards(move));
      texts.add(due.run().rules().syntax().format(move));
    }
    String move = Texts.words(texts.iterator().next()).get(0);
    if (isShuffle(draws)) {
      return unfairCards(draws).map(reason -> move + " is not fair: " + reason);
    }
    if (texts.elementSet().size() <= FEW) {
      return ChiSquare.fits(texts, ImmutableMultiset.copyOf(texts.elementSet()))
          ? Optional.empty()
          : Optional.of(move + " is not drawn fairly: " + texts);
    }
    return Optional.empty();
  }

  /** Tells whether chance draws the same cards each time, in another order. */
  private static boolean isShuffle(List<List<Card>> draws) {
    Multiset<Card> pack = ImmutableMultiset.copyOf(draws.get(0));
    return pack.size() > 1
        && draws.stream().allMatch(draw -> ImmutableMultiset.copyOf(draw).equals(pack));
  }

  private static Optional<String> unfairCards(List<List<Card>> draws) {
    List<Card> pack = draws.get(0);
    for (int place : new int[] {0, pack.size() / 2, pack.size() - 1}) {
      Multiset<Card> counts = HashMultiset.create();
      for (List<Card> draw : draws) {
        counts.add(draw.get(place));
      }
      if (!ChiSquare.fits(counts, ImmutableMultiset.copyOf(pack))) {
        return Optional.of("place " + place + " holds " + counts);
      }
    }
    return unfairNeighbours(draws);
  }

  /** Tells whether it matters which card comes first for which comes next, as after a cut. */
  private static Optional<String> unfairNeighbours(List<List<Card>> draws) {
    List<Card> order = ImmutableMultiset.copyOf(draws.get(0)).elementSet().asList();
    if (order.size() < draws.get(0).size() || order.size() < 2) {
      return Optional.empty();
    }
    Multiset<Integer> counts = HashMultiset.create();
    Multiset<Integer> weights = HashMultiset.create();
    for (int distance = 1; distance < order.size(); distance++) {
      weights.add(distance);
    }
    for (List<Card> draw : draws) {
      int distance = order.indexOf(draw.get(1)) - order.indexOf(draw.get(0));
      counts.add(Math.floorMod(distance, order.size()));
    }
    return ChiSquare.fits(counts, weights)
        ? Optional.empty()
        : Optional.of("the second card depends on the first");
  }
}
