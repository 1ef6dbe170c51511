package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Past;
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
    private boolean hidden;
    private boolean varied;
    private Optional<String> wrong = Optional.empty();

    Imagined(RandomSource random) {
      this.random = random;
    }

    @Override
    public void see(Run<S, M> run) {
      ImmutableList<Viewer> viewers = run.viewers();
      for (int i = 0; i < POSITIONS && wrong.isEmpty(); i++) {
        int index = random.nextInt(run.length() + 1);
        Viewer viewer = viewers.get(random.nextInt(viewers.size()));
        wrong =
            look(run, index, viewer)
                .map(
                    why ->
                        run.where(index) + ", " + viewer + " sees that a sample is wrong: " + why);
      }
    }

    private Optional<String> look(Run<S, M> run, int index, Viewer viewer) {
      Past<S, M> past = run.match(index).pastFor(viewer);
      if (!spending.affords(run, index, past, 1)) {
        return Optional.empty();
      }
      hidden |=
          Exchange.among(run.table(index), run.secrets(), viewer).atRandom(random).isPresent();
      try {
        Sampler<S, M> sampler = Sampler.of(past);
        for (int sample = 0; sample < SAMPLES; sample++) {
          S drawn = sampler.draw(random);
          varied |= !Tables.samePiles(run.table(index), run.rules().table(drawn));
          Optional<String> difference = new Retelling<>(past).difference(sampler.moves(), drawn);
          if (difference.isPresent()) {
            return difference;
          }
        }
        return Optional.empty();
      } catch (RuntimeException e) {
        return Optional.of(RunLaw.threw("the sampler", e));
      }
    }

    @Override
    public Optional<String> problem() {
      boolean idle = hidden && !varied;
      return wrong.or(
          () ->
              idle
                  ? Optional.of("there are hidden cards, but no sample dealt them otherwise")
                  : Optional.empty());
    }
  }
}
