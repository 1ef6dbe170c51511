package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.table.View;
import io.github.spadille.engine.table.Viewer;
import io.github.spadille.testkit.subject.Subject;
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
  <S extends GameState, M extends Move, O> Optional<String> problem(
      Subject<S, M, O> subject, long seed) {
    RandomGenerator random = new SplittableRandom(seed);
    boolean hidden = false;
    boolean varied = false;
    for (int game = 0; game < GAMES; game++) {
      Run<S, M> run = Run.play(subject, seed * GAMES + game);
      List<Integer> indices = soonAfterShuffles(run);
      for (int i = 0; i < Math.min(POSITIONS, indices.size()); i++) {
        int index = indices.get(random.nextInt(indices.size()));
        Match<S, M> match = run.match(index);
        int seat = random.nextInt(run.setup().seats());
        Table truth = run.rules().table(match.state());
        hidden |= Exchange.of(truth, subject.secrets(), Viewer.seat(seat), random).isPresent();
        for (int sample = 0; sample < SAMPLES; sample++) {
          Table imagined = run.rules().table(match.observe(seat).sample(random));
          Optional<String> wrong = compare(match.observe(seat), imagined);
          if (wrong.isPresent()) {
            return wrong.map(why -> run.setup() + ", seed " + run.seed() + ": " + why);
          }
          varied |= !Tables.samePiles(truth, imagined);
        }
      }
    }
    return hidden && !varied
        ? Optional.of("there are hidden cards, but no sample dealt them otherwise")
        : Optional.empty();
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
                + Texts.difference(view.toString(), seen.toString()));
  }
}
