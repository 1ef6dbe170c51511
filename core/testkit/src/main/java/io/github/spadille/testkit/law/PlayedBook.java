package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.book.BookReading;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a rulebook says that happens, and what of it does in games. */
final class PlayedBook {
  private static final int POSITIONS = 300;

  private final Set<String> wanted = new LinkedHashSet<>();
  private final Set<String> shown = new LinkedHashSet<>();

  /**
   * Begins with what must happen whatever the house rules: each row is in force, each verb used.
   */
  PlayedBook(Rules<?, ?> rules, Set<String> rows) {
    wanted.addAll(rows);
    for (String verb : rules.syntax().verbs()) {
      wanted.add(unmade(verb));
    }
  }

  private static String unmade(String verb) {
    return "move " + verb + " is never made";
  }

  /** Returns what has not happened so far, a sentence each. */
  Set<String> missing() {
    return Sets.difference(wanted, shown);
  }

  /** Tells whether something that is missing can happen under some house rules. */
  boolean canShow(Setup<?, ?> setup) {
    BookReading reading = BookReading.of(setup);
    Set<String> missing = missing();
    for (String verb : setup.rules().syntax().verbs()) {
      if (missing.contains(unmade(verb))) {
        return true;
      }
    }
    return !Collections.disjoint(missing, reading.shown())
        || !Collections.disjoint(missing, reading.wanted());
  }

  /** Looks at a random game; returns where it differs from the book, in a sentence. */
  <S extends GameState, M extends Move> Optional<String> see(Run<S, M> run) {
    BookReading reading = begin(run.setup());
    for (M move : run.moves()) {
      shown.add(unmade(Texts.verb(run.rules().syntax(), move)));
    }
    for (int index : run.positions(POSITIONS)) {
      Optional<String> problem = problem(reading, run, index, shown);
      if (problem.isPresent()) {
        return problem.map(reason -> run.setup() + ", seed " + run.seed() + ": " + reason);
      }
    }
    return Optional.empty();
  }

  /** Looks at a game in every position; returns where it differs from the book, in a sentence. */
  <S extends GameState, M extends Move> Optional<String> see(Match<S, M> end) {
    Rules<S, M> rules = end.rules();
    BookReading reading = begin(end.setup());
    List<S> states = states(end);
    ImmutableList<M> moves = end.moves();
    for (int index = 0; index < states.size(); index++) {
      S state = states.get(index);
      Table table = rules.table(state);
      Optional<String> problem =
          reading.problem(table, rules.seats(), shown).or(() -> reading.boundProblem(rules, state));
      if (problem.isEmpty() && index < moves.size()) {
        M move = moves.get(index);
        shown.add(unmade(Texts.verb(rules.syntax(), move)));
        problem =
            reading
                .problem(rules.syntax(), state.turn(), table, move, shown)
                .or(() -> stageProblem(reading, rules, state, move, shown));
      }
      if (problem.isPresent()) {
        return problem;
      }
    }
    return Optional.empty();
  }

  private static <S extends GameState, M extends Move> List<S> states(Match<S, M> end) {
    List<S> states = new ArrayList<>();
    Match<S, M> match = end;
    states.add(match.state());
    while (match.canUndo()) {
      match = match.undo();
      states.add(match.state());
    }
    Collections.reverse(states);
    return states;
  }

  private BookReading begin(Setup<?, ?> setup) {
    BookReading reading = BookReading.of(setup);
    wanted.addAll(reading.wanted());
    shown.addAll(reading.shown());
    return reading;
  }

  /**
   * Returns how a position of a run differs from what a rulebook says: its table, the number of its
   * legal moves, and the move that is made.
   *
   * @param shown to which is added what happens of all that the rulebook says
   */
  static <S extends GameState, M extends Move> Optional<String> problem(
      BookReading reading, Run<S, M> run, int index, Set<String> shown) {
    S state = run.state(index);
    Table table = run.table(index);
    Optional<String> problem =
        reading
            .problem(table, run.rules().seats(), shown)
            .or(() -> reading.boundProblem(run.rules(), state));
    if (problem.isPresent() || index == run.length()) {
      return problem;
    }
    M move = run.move(index);
    return reading
        .problem(run.rules().syntax(), state.turn(), table, move, shown)
        .or(() -> stageProblem(reading, run.rules(), state, move, shown));
  }

  private static <S extends GameState, M extends Move> Optional<String> stageProblem(
      BookReading reading, Rules<S, M> rules, S before, M move, Set<String> shown) {
    for (Stage<S> stage : rules.stages(before, move)) {
      Optional<String> problem =
          reading.problem(stage, rules.table(stage.state()), rules.seats(), shown);
      if (problem.isPresent()) {
        return problem;
      }
    }
    return Optional.empty();
  }
}
