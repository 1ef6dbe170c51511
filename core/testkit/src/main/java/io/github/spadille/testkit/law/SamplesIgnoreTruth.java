package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.knowledge.Insight;
import io.github.spadille.engine.knowledge.Knowledge;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.subject.Subject;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Samples come from what a viewer saw, and from nothing else. */
final class SamplesIgnoreTruth extends SampleLaw {
  private static final int LEAST = 6;
  private static final int TWINS = 5;
  private static final long MOST_MOVES = 4_000;

  /** So many samples in a row are not the truth by chance if so many cards are hidden. */
  private static final int MANY = 30;

  private static final int CARDS = 6;

  @Override
  public String sentence() {
    return "Two true states that look alike give a viewer the same past, the same knowledge, and"
        + " from the same generator, however bad, the same samples; which are not all the truth.";
  }

  @Override
  <S extends GameState, M extends Move> Sample<S, M> sample(Subject<S, M, ?> subject, long seed) {
    return new Compared<>(RandomSource.seeded(seed));
  }

  /** What was compared in games. */
  private static final class Compared<S extends GameState, M extends Move> implements Sample<S, M> {
    private final RandomSource random;
    private final Spending spending = new Spending(MOST_MOVES, LEAST);
    private final Map<Generators, Integer> truths = new EnumMap<>(Generators.class);
    private Optional<Evidence<S, M>> firstCounted = Optional.empty();
    private int counted;
    private Optional<Fault<S, M>> wrong = Optional.empty();

    Compared(RandomSource random) {
      this.random = random;
    }

    @Override
    public void see(Run<S, M> run) {
      ImmutableList<Twin<S, M>> twins = run.twins();
      for (int i = 0; i < Math.min(TWINS, twins.size()); i++) {
        see(run, twins.get(random.nextInt(twins.size())));
      }
    }

    private void see(Run<S, M> run, Twin<S, M> twin) {
      List<Viewer> ignorant = new ArrayList<>();
      for (Viewer viewer : run.viewers()) {
        if (twin.knownFrom(viewer) > 0) {
          ignorant.add(viewer);
        }
      }
      if (ignorant.isEmpty() || wrong.isPresent()) {
        return;
      }
      Viewer viewer = ignorant.get(random.nextInt(ignorant.size()));
      int step = random.nextInt(twin.knownFrom(viewer));
      int index = twin.index(step);
      if (spending.affords(run, index, run.match(index).pastFor(viewer), 1)) {
        wrong =
            difference(twin, step, viewer, random.nextLong())
                .map(
                    why ->
                        Fault.shown(
                            new Evidence<>(
                                run,
                                new Breach(index, why),
                                fewer -> again(twin, fewer, viewer),
                                Doubt.PATIENCE)));
        if (firstCounted.isEmpty() && counted > 0) {
          firstCounted = Optional.of(Evidence.whole(run, new Breach(index, "")));
        }
      }
    }

    /** Looks for the first step of the same twin in fewer moves at which the viewer can tell. */
    private Optional<Breach> again(Twin<S, M> twin, Run<S, M> fewer, Viewer viewer) {
      Optional<Twin<S, M>> same = twin.in(fewer);
      int steps = same.map(other -> other.knownFrom(viewer)).orElse(0);
      for (int step = 0; step < steps; step++) {
        Optional<String> why = difference(same.orElseThrow(), step, viewer, step);
        if (why.isPresent()) {
          return Optional.of(new Breach(same.orElseThrow().index(step), why.get()));
        }
      }
      return Optional.empty();
    }

    private Optional<String> difference(Twin<S, M> twin, int step, Viewer viewer, long seed) {
      Match<S, M> truth = twin.run().match(twin.index(step));
      return difference(truth, twin.match(step), viewer, seed)
          .map(why -> viewer + " can tell that " + twin.difference() + ": " + why);
    }

    private Optional<String> difference(
        Match<S, M> truth, Match<S, M> twin, Viewer viewer, long seed) {
      if (!truth.pastFor(viewer).equals(twin.pastFor(viewer))) {
        return Optional.of("the past is another");
      }
      try {
        Insight<S, M> one = truth.insightFor(viewer);
        Insight<S, M> other = twin.insightFor(viewer);
        Knowledge knowledge = one.knowledge();
        if (!knowledge.equals(other.knowledge())) {
          return Optional.of("it knows something else");
        }
        boolean counts = knowledge.unseen().size() >= CARDS;
        counted += counts ? 1 : 0;
        return samples(truth, one.sampler(), other.sampler(), counts, seed);
      } catch (RuntimeException e) {
        return Optional.of(RunLaw.threw("the sampler", e));
      }
    }

    private Optional<String> samples(
        Match<S, M> truth, Sampler<S, M> one, Sampler<S, M> other, boolean counts, long seed) {
      Table table = truth.rules().table(truth.state());
      for (Generators generator : Generators.values()) {
        S sample = one.draw(generator.begin(seed));
        if (!sample.equals(other.draw(generator.begin(seed)))
            || !one.moves().equals(other.moves())) {
          return Optional.of("samples from a generator " + generator + " differ");
        }
        if (counts && Tables.samePiles(table, truth.rules().table(sample))) {
          truths.merge(generator, 1, Integer::sum);
        }
      }
      return Optional.empty();
    }

    @Override
    public Optional<Fault<S, M>> problem() {
      if (wrong.isEmpty() && counted >= MANY && truths.containsValue(counted)) {
        String always =
            "in all of " + counted + " positions a sample was the truth, by generator: " + truths;
        return firstCounted.map(first -> Fault.shown(first.because(always)));
      }
      return wrong;
    }
  }
}
