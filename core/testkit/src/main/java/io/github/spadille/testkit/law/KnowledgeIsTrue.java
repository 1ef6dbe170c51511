package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.knowledge.Insight;
import io.github.spadille.engine.knowledge.Knowledge;
import io.github.spadille.engine.knowledge.Knowledge.Choice;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.testkit.subject.Subject;
import java.util.Optional;

/** What a viewer is said to know is so. */
final class KnowledgeIsTrue extends SampleLaw {
  private static final int POSITIONS = 4;
  private static final int LEAST = 6;
  private static final int COUNTED = 5;
  private static final long MOST_MOVES = 6_000;

  @Override
  public String sentence() {
    return "What a viewer is said to know of hidden cards and secret choices is true: cards that it"
        + " knows lie there, others are among those possible, and no choice is ruled out that was"
        + " made; with most cards marked also in every deal that fits.";
  }

  @Override
  <S extends GameState, M extends Move> Sample<S, M> sample(Subject<S, M, ?> subject, long seed) {
    return new Known<>(RandomSource.seeded(seed));
  }

  /** What was said to be known in games. */
  private static final class Known<S extends GameState, M extends Move> implements Sample<S, M> {
    private final RandomSource random;
    private final Spending spending = new Spending(MOST_MOVES, LEAST);
    private int counted;
    private Optional<Fault<S, M>> wrong = Optional.empty();

    Known(RandomSource random) {
      this.random = random;
    }

    @Override
    public void see(Run<S, M> run) {
      count(run);
      for (int index : run.atRandom(POSITIONS, random)) {
        for (Viewer viewer : run.viewers()) {
          if (wrong.isEmpty()
              && spending.affords(run, index, run.match(index).pastFor(viewer), 1)) {
            Doubt<S, M> doubt = (any, at) -> look(any, at, viewer);
            wrong =
                doubt.wrong(run, index).map(why -> Fault.shown(doubt.evidence(run, index, why)));
          }
        }
      }
    }

    private Optional<String> look(Run<S, M> run, int index, Viewer viewer) {
      try {
        Insight<S, M> insight = run.match(index).insightFor(viewer);
        Knowledge knowledge = insight.knowledge();
        return new KnownOfTable(knowledge, viewer)
            .difference(run.table(index))
            .or(() -> choices(run, index, insight.past(), knowledge))
            .map(why -> viewer + " is said to know what is not so: " + why);
      } catch (RuntimeException e) {
        return Optional.of("for " + viewer + " " + RunLaw.threw("the game", e));
      }
    }

    /** Finds the secret choices among the moves, in order. */
    private Optional<String> choices(
        Run<S, M> run, int index, Past<S, M> past, Knowledge knowledge) {
      int at = index - past.seen().size();
      for (Choice choice : knowledge.choices()) {
        while (at < index && !isMade(run, choice, run.move(at))) {
          at++;
        }
        if (at == index) {
          return Optional.of("nothing of " + choice + " was chosen");
        }
        at++;
      }
      return Optional.empty();
    }

    private boolean isMade(Run<S, M> run, Choice choice, M move) {
      return move.seat() == choice.seat()
          && choice.alternatives().contains(run.rules().syntax().format(move));
    }

    /** Holds what is known against everything that fits, where that can be counted. */
    private void count(Run<S, M> run) {
      if (counted >= COUNTED) {
        return;
      }
      for (CountedPosition<S, M> position : run.counted()) {
        if (wrong.isEmpty()
            && counted++ < COUNTED
            && spending.affords(run, position.index(), position.past(), 1)) {
          Doubt<S, M> doubt = (any, at) -> position.in(any, at).flatMap(this::ruledOut);
          wrong =
              ruledOut(position)
                  .map(why -> Fault.shown(doubt.evidence(run, position.index(), why)));
        }
      }
    }

    /** Finds what is said not to be so, and could be. */
    private Optional<String> ruledOut(CountedPosition<S, M> position) {
      KnownOfTable known =
          new KnownOfTable(position.insight().get().knowledge(), position.past().viewer());
      for (S end : position.ends().elementSet()) {
        Optional<String> difference = known.difference(position.past().rules().table(end));
        if (difference.isPresent()) {
          return difference.map(
              why ->
                  position.who() + " is said to know what need not be so, it could be that " + why);
        }
      }
      return Optional.empty();
    }

    @Override
    public Optional<Fault<S, M>> problem() {
      return wrong;
    }
  }
}
