package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.table.View;
import io.github.spadille.engine.table.Viewer;
import io.github.spadille.testkit.subject.Subject;
import io.github.spadille.testkit.twin.Lines;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** An agent that imagines the hidden cards imagines nothing that it knows to be wrong. */
final class SamplesFit extends SampleLaw {
  private static final int GAMES = 4;
  private static final int POSITIONS = 1;
  private static final int SAMPLES = 2;

  /** So many moves after a shuffle there is something to know and much to imagine. */
  private static final int MOVES = 12;

  @Override
  public String sentence() {
    return "A state sampled for a seat shows it what it sees, and deals hidden cards anew.";
  }

  @Override
  <S extends GameState, M extends Move> Sample<S, M> sample(Subject<S, M, ?> subject, long seed) {
    return new Imagined<>(new SplittableRandom(seed));
  }

  /** What was imagined in games. */
  private static final class Imagined<S extends GameState, M extends Move> implements Sample<S, M> {
    private final RandomGenerator random;
    private int games;
    private boolean hidden;
    private boolean varied;
    private Optional<String> wrong = Optional.empty();

    Imagined(RandomGenerator random) {
      this.random = random;
    }

    @Override
    public void see(Run<S, M> run) {
      if (games++ >= GAMES || wrong.isPresent()) {
        return;
      }
      List<Integer> indices = soonAfterShuffles(run);
      for (int i = 0; i < Math.min(POSITIONS, indices.size()); i++) {
        int index = indices.get(random.nextInt(indices.size()));
        Match<S, M> match = run.match(index);
        int seat = random.nextInt(run.setup().seats());
        Table truth = run.table(index);
        hidden |= Exchange.of(truth, run.secrets(), Viewer.seat(seat), random).isPresent();
        for (int sample = 0; sample < SAMPLES; sample++) {
          Table imagined = run.rules().table(match.observe(seat).sample(random));
          wrong =
              wrong.or(
                  () ->
                      compare(match.observe(seat), imagined)
                          .map(why -> run.setup() + ", seed " + run.seed() + ": " + why));
          varied |= !Tables.samePiles(truth, imagined);
        }
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

  private static <S extends GameState, M extends Move> List<Integer> soonAfterShuffles(
      Run<S, M> run) {
    List<Integer> indices = new ArrayList<>();
    int since = 0;
    for (int index = 0; index < run.length(); index++) {
      // What was before a shuffle of all cards is forgotten; other shuffles forget nothing.
      boolean all = run.rules().syntax().cards(run.move(index)).size() == run.cards().size();
      since = all ? 0 : since + 1;
      if (since < MOVES) {
        indices.add(index + 1);
      }
    }
    return indices;
  }

  private static <S extends GameState, M extends Move> Optional<String> compare(
      Observation<S, M> observation, Table imagined) {
    View view = observation.view();
    View seen = imagined.seenBy(Viewer.seat(observation.seat()));
    return view.equals(seen)
        ? Optional.empty()
        : Optional.of(
            "seat "
                + observation.seat()
                + " sees that a sample is wrong: "
                + Lines.difference(view.toString(), seen.toString()));
  }
}
