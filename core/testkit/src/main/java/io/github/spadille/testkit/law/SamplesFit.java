package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.knowledge.Insight;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.testkit.subject.Subject;
import java.util.Optional;

/** Who imagines the hidden cards imagines nothing that it knows to be wrong. */
final class SamplesFit extends SampleLaw {
  private static final int POSITIONS = 4;
  private static final int LEAST = 6;
  private static final int SAMPLES = 2;

  /** So many samples show again that one was wrong. */
  private static final int AGAIN = 8;

  private static final String UNVARIED =
      "there are hidden cards, but no sample of any game dealt them otherwise";
  private static final long MOST_MOVES = 4_000;

  @Override
  public String sentence() {
    return "A sample, played again from the last shuffle of all cards, is legal and shows a viewer,"
        + " be it a seat or a bystander, of every move what it saw: the move, its stages, the table"
        + " and the points; and samples deal hidden cards anew.";
  }

  @Override
  <S extends GameState, M extends Move> Sample<S, M> sample(Subject<S, M, ?> subject, long seed) {
    return new Imagined<>(RandomSource.seeded(seed));
  }

  /** What was imagined in games. */
  private static final class Imagined<S extends GameState, M extends Move> implements Sample<S, M> {
    private final RandomSource random;
    private final Spending spending = new Spending(MOST_MOVES, LEAST);
    private Optional<Fault<S, M>> unvaried = Optional.empty();
    private boolean varied;
    private Optional<Fault<S, M>> wrong = Optional.empty();

    Imagined(RandomSource random) {
      this.random = random;
    }

    @Override
    public void see(Run<S, M> run) {
      ImmutableList<Viewer> viewers = run.viewers();
      for (int index : run.atRandom(POSITIONS, random)) {
        Viewer viewer = viewers.get(random.nextInt(viewers.size()));
        if (wrong.isEmpty() && spending.affords(run, index, run.match(index).pastFor(viewer), 1)) {
          look(run, index, viewer);
        }
      }
    }

    private void look(Run<S, M> run, int index, Viewer viewer) {
      if (unvaried.isEmpty()
          && Exchange.among(run.table(index), run.secrets(), viewer).atRandom(random).isPresent()) {
        unvaried = Optional.of(Fault.shown(Evidence.whole(run, new Breach(index, UNVARIED))));
      }
      Doubt<S, M> doubt = (any, at) -> wrong(any, at, viewer, RandomSource.seeded(at), AGAIN);
      wrong =
          wrong(run, index, viewer, random, SAMPLES)
              .map(why -> Fault.shown(doubt.evidence(run, index, why)));
    }

    private Optional<String> wrong(
        Run<S, M> run, int index, Viewer viewer, RandomSource generator, int samples) {
      try {
        Insight<S, M> insight = run.match(index).insightFor(viewer);
        Sampler<S, M> sampler = insight.sampler();
        for (int sample = 0; sample < samples; sample++) {
          S drawn = sampler.draw(generator);
          varied |= !Tables.samePiles(run.table(index), run.rules().table(drawn));
          Optional<String> difference =
              new Retelling<>(insight.past()).difference(sampler.moves(), drawn);
          if (difference.isPresent()) {
            return difference.map(why -> viewer + " sees that a sample is wrong: " + why);
          }
        }
        return Optional.empty();
      } catch (RuntimeException e) {
        return Optional.of("for " + viewer + " " + RunLaw.threw("the sampler", e));
      }
    }

    @Override
    public Optional<Fault<S, M>> problem() {
      return varied ? wrong : wrong.or(() -> unvaried);
    }
  }
}
