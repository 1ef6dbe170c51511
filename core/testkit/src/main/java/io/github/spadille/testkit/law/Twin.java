package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.subject.Event;
import io.github.spadille.testkit.twin.StageTables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A run and its twin, in which one move was another: cards lie elsewhere, or a seat chose
 * otherwise.
 *
 * <p>From that move on both go on with the same moves, as long as they are legal in both and
 * somebody does not know the difference. In moves of chance and in secret choices the cards that
 * have changed places are named each for the other.
 */
final class Twin<S extends GameState, M extends Move> {
  /** A secret that was kept for so many moves is kept. */
  private static final int LONGEST = 200;

  private final Run<S, M> run;
  private final int start;
  private final Change<M> change;
  private final ImmutableList<M> moves;
  private final ImmutableList<Match<S, M>> matches;
  private final ImmutableList<Table> tables;
  private final ImmutableList<StageTables<S>> stages;
  private final WhoKnows knowledge;

  private Twin(
      Run<S, M> run,
      int start,
      Change<M> change,
      List<M> moves,
      List<Match<S, M>> matches,
      List<Table> tables,
      List<StageTables<S>> stages,
      WhoKnows knowledge) {
    this.run = run;
    this.start = start;
    this.change = change;
    this.moves = ImmutableList.copyOf(moves);
    this.matches = ImmutableList.copyOf(matches);
    this.tables = ImmutableList.copyOf(tables);
    this.stages = ImmutableList.copyOf(stages);
    this.knowledge = knowledge;
  }

  /**
   * Plays a twin.
   *
   * @param index the number of moves before the one that is changed
   * @throws io.github.spadille.engine.game.IllegalMoveException if the other move is illegal there
   */
  static <S extends GameState, M extends Move> Twin<S, M> play(
      Run<S, M> run, int index, Change<M> change) {
    WhoKnows knowledge = new WhoKnows(run, change);
    List<M> moves = new ArrayList<>();
    List<Match<S, M>> matches = new ArrayList<>();
    List<Table> tables = new ArrayList<>();
    List<StageTables<S>> stages = new ArrayList<>();
    M move = change.instead();
    Match<S, M> match = run.match(index).play(move);
    Table before = run.table(index);
    for (int now = index + 1; ; now++) {
      Table table = run.rules().table(match.state());
      moves.add(move);
      matches.add(match);
      tables.add(table);
      StageTables<S> onTheWay = StageTables.of(run.rules(), match.undo().state(), move);
      stages.add(onTheWay);
      knowledge.learn(
          new Event(
              text(run, run.move(now - 1)),
              run.table(now - 1),
              run.stages(now - 1).tables(),
              run.table(now)),
          new Event(text(run, move), before, onTheWay.tables(), table));
      if (now == run.length() || matches.size() == LONGEST || knowledge.isComplete()) {
        break;
      }
      Optional<M> next = same(run, match, run.move(now), change);
      if (next.isEmpty()) {
        break;
      }
      move = next.get();
      match = match.play(move);
      before = table;
    }
    return new Twin<>(run, index + 1, change, moves, matches, tables, stages, knowledge);
  }

  /** Makes the same change in a run that is made of pieces of this one; nothing if it cannot be. */
  Optional<Twin<S, M>> in(Run<S, M> fewer) {
    int index = fewer.moves().lastIndexOf(change.move());
    boolean possible = index >= 0 && fewer.match(index).refusal(change.instead()).isEmpty();
    return possible ? Optional.of(play(fewer, index, change)) : Optional.empty();
  }

  private static <S extends GameState, M extends Move> String text(Run<S, M> run, M move) {
    return run.rules().syntax().format(move);
  }

  /** Returns the move that the twin goes on with, or nothing if the run's is impossible there. */
  private static <S extends GameState, M extends Move> Optional<M> same(
      Run<S, M> run, Match<S, M> twin, M move, Change<M> change) {
    MoveSyntax<M> syntax = run.rules().syntax();
    boolean hidden = move.isChance() || run.secrets().choices().contains(Texts.verb(syntax, move));
    if (hidden) {
      M mapped = change.cards().in(syntax, move);
      if (twin.refusal(mapped).isEmpty()) {
        return Optional.of(mapped);
      }
    }
    return twin.refusal(move).isEmpty() ? Optional.of(move) : Optional.empty();
  }

  Run<S, M> run() {
    return run;
  }

  Change<M> change() {
    return change;
  }

  /** Returns how many states of the twin there are. */
  int size() {
    return matches.size();
  }

  /** Returns how many states there are in which somebody does not know the difference. */
  int steps() {
    return Math.min(size(), knowledge.last());
  }

  /** Returns the number of moves of the run before its state that goes with one of the twin. */
  int index(int step) {
    return start + step;
  }

  /** Returns the move of the twin that led to one of its states. */
  M move(int step) {
    return moves.get(step);
  }

  /** Returns the state of the twin before one of its moves. */
  S before(int step) {
    return step == 0 ? run.state(start - 1) : matches.get(step - 1).state();
  }

  /** Returns a match of the twin. */
  Match<S, M> match(int step) {
    return matches.get(step);
  }

  /** Returns a table of the twin. */
  Table table(int step) {
    return tables.get(step);
  }

  /** Returns what happens between one of the moves of the twin and the state that it led to. */
  StageTables<S> stages(int step) {
    return stages.get(step);
  }

  /** Returns the number of the first state in which a viewer may know the difference. */
  int knownFrom(Viewer viewer) {
    return Math.min(size(), knowledge.from(viewer));
  }

  /**
   * Returns the difference in words: {@code in move 2, 1 chose bury As in place of bury Ks}; the
   * number is that of the move in the run.
   */
  String difference() {
    MoveSyntax<M> syntax = run.rules().syntax();
    String where = "in move " + start + ", ";
    return change.move().isChance()
        ? where + "cards " + change.cards().cards() + " changed places"
        : where
            + change.move().seat()
            + " chose "
            + syntax.format(change.instead())
            + " in place of "
            + syntax.format(change.move());
  }
}
