package io.github.spadille.testkit.law;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.testkit.subject.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who imagines the hidden cards imagines each deal that fits as often as the others. */
final class SamplesAreUniform extends SampleLaw {
  private static final int POSITIONS = 8;
  private static final int PER_END = 40;
  private static final long MOST_MOVES = 1_000_000;

  /** If none of so many games can be counted, others cannot either. */
  private static final int MOST_GAMES = 40;

  @Override
  public String sentence() {
    return "Of all deals and secret choices that look the same to a viewer each is as likely to be"
        + " imagined as the others, in games with so many cards marked that they can be counted.";
  }

  @Override
  <S extends GameState, M extends Move> Sample<S, M> sample(Subject<S, M, ?> subject, long seed) {
    return new Counts<>(RandomSource.seeded(seed));
  }

  /** What was imagined in some positions. */
  private static final class Counts<S extends GameState, M extends Move> implements Sample<S, M> {
    private final RandomSource random;
    private final Spending spending = new Spending(MOST_MOVES, 0);
    private int games;
    private int looked;
    private boolean hidden;
    private Optional<Fault<S, M>> wrong = Optional.empty();

    Counts(RandomSource random) {
      this.random = random;
    }

    @Override
    public void see(Run<S, M> run) {
      games++;
      Viewer viewer = run.viewers().get(random.nextInt(run.viewers().size()));
      int middle = run.length() / 2;
      hidden |=
          Exchange.among(run.table(middle), run.secrets(), viewer).atRandom(random).isPresent();
      if (looked == POSITIONS) {
        return;
      }
      for (CountedPosition<S, M> position : run.counted()) {
        if (looked < POSITIONS
            && wrong.isEmpty()
            && spending.affords(run, position.index(), position.past(), samples(position))) {
          looked++;
          Doubt<S, M> doubt =
              (any, at) ->
                  position.in(any, at).flatMap(same -> difference(same, RandomSource.seeded(at)));
          wrong =
              difference(position, random)
                  .map(why -> Fault.shown(doubt.evidence(run, position.index(), why)));
        }
      }
    }

    private static <S extends GameState, M extends Move> int samples(
        CountedPosition<S, M> position) {
      return PER_END * position.ends().elementSet().size();
    }

    private static <S extends GameState, M extends Move> Optional<String> difference(
        CountedPosition<S, M> position, RandomSource random) {
      int samples = samples(position);
      Multiset<S> counts = HashMultiset.create();
      Sampler<S, M> sampler = position.insight().get().sampler();
      for (int i = 0; i < samples; i++) {
        counts.add(sampler.draw(random));
      }
      if (ChiSquare.fits(counts, position.ends())) {
        return Optional.empty();
      }
      List<String> each = new ArrayList<>();
      for (S end : position.ends().elementSet()) {
        each.add(counts.count(end) + " for " + position.ends().count(end));
      }
      counts.elementSet().removeAll(position.ends().elementSet());
      return Optional.of(
          position.who()
              + ": of "
              + samples
              + " samples "
              + counts.size()
              + " do not fit, the others came as often as "
              + each);
    }

    @Override
    public boolean wantsMore() {
      return hidden && looked == 0 && wrong.isEmpty() && games < MOST_GAMES;
    }

    @Override
    public Optional<Fault<S, M>> problem() {
      return wrong;
    }
  }
}
