package io.github.spadille.testkit.law;

import com.google.common.collect.Sets;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.book.BookReading;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** What a rulebook says that happens, and what of it does in games. */
final class PlayedBook {
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

  /**
   * Looks at a game; returns where it differs from the book.
   *
   * @param positions how many of its states are looked at
   */
  <S extends GameState, M extends Move> Optional<Breach> see(Run<S, M> run, int positions) {
    BookReading reading = begin(run.setup());
    for (M move : run.moves()) {
      shown.add(unmade(Texts.verb(run.rules().syntax(), move)));
    }
    Optional<Breach> first = Optional.empty();
    for (int index : run.positions(positions)) {
      Optional<Breach> breach = breach(reading, run, index, shown);
      first = first.or(() -> breach);
    }
    return first;
  }

  private BookReading begin(Setup<?, ?> setup) {
    BookReading reading = BookReading.of(setup);
    wanted.addAll(reading.wanted());
    shown.addAll(reading.shown());
    return reading;
  }

  /**
   * Returns how a position of a run differs from what a rulebook says: its table, the number of its
   * legal moves, and the move that is made, which is then the last one.
   *
   * @param shown to which is added what happens of all that the rulebook says
   */
  static <S extends GameState, M extends Move> Optional<Breach> breach(
      BookReading reading, Run<S, M> run, int index, Set<String> shown) {
    S state = run.state(index);
    Table table = run.table(index);
    Optional<String> problem =
        reading
            .problem(table, run.rules().seats(), shown)
            .or(() -> reading.boundProblem(run.rules(), state));
    if (problem.isPresent() || index == run.length()) {
      return problem.map(reason -> new Breach(index, reason));
    }
    M move = run.move(index);
    return reading
        .problem(run.rules().syntax(), state.turn(), table, move, shown)
        .or(() -> stageProblem(reading, run.rules(), state, move, shown))
        .map(reason -> new Breach(index + 1, reason));
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
