package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Table;
import io.github.spadille.formats.record.RecordWriter;
import io.github.spadille.testkit.twin.Told;
import java.util.Optional;

/** Nothing that a seat gets depends on what was hidden from it, in all the past. */
final class TwinsLookAlike extends TwinLaw {
  /** Refusals are asked for, and JSON is written, at one step of so many. */
  private static final int STEPS_PER_PROBE = 4;

  /** A longer past takes long to compare whole, and shows nothing that its moves do not. */
  private static final int LONGEST_PAST = 300;

  @Override
  public String sentence() {
    return "When hidden cards change places in a shuffle, or a secret choice is another, then until"
        + " it becomes known others get the same to the letter: view, stages, log, legal moves,"
        + " refusals, governing rules, turn, points, record, undo.";
  }

  @Override
  <S extends GameState, M extends Move> Optional<Breach> breach(Twin<S, M> twin) {
    for (int step = 0; step < twin.steps(); step++) {
      int at = step;
      for (Viewer viewer : twin.run().viewers()) {
        if (step < twin.knownFrom(viewer)) {
          Told<S, M> told = new Told<>(twin.run().rules(), twin.run().messages(), viewer);
          Optional<String> reason = difference(twin, step, told);
          if (reason.isPresent()) {
            return reason.map(
                what ->
                    new Breach(
                        twin.index(at),
                        told.who() + " can tell that " + twin.difference() + ": " + what));
          }
        }
      }
    }
    return Optional.empty();
  }

  private static <S extends GameState, M extends Move> Optional<String> difference(
      Twin<S, M> twin, int step, Told<S, M> told) {
    Match<S, M> one = twin.run().match(twin.index(step));
    Match<S, M> other = twin.match(step);
    Table table = twin.run().table(twin.index(step));
    Optional<String> found =
        told.inStates(one.state(), table, other.state(), twin.table(step))
            .or(() -> lastMove(twin, step, told));
    if (found.isEmpty() && step % STEPS_PER_PROBE == 0) {
      found =
          Told.inJson(twin.run().sent(twin.index(step), told), told.sent(other))
              .or(() -> told.inAnswers(one.state(), other.state(), probes(twin, step, told)));
    }
    boolean last = step + 1 == twin.knownFrom(told.viewer());
    if (found.isEmpty() && last && one.size() <= LONGEST_PAST) {
      found = told.inUndo(one, other).or(() -> inRecords(one, other, told));
    }
    return found;
  }

  private static <S extends GameState, M extends Move> ImmutableSet<M> probes(
      Twin<S, M> twin, int step, Told<S, M> told) {
    Viewer viewer = told.viewer();
    return viewer.isSeat()
        ? new Probes<>(new Position<>(twin.run(), twin.index(step), 0)).ofSeat(viewer.seat())
        : ImmutableSet.of();
  }

  private static <S extends GameState, M extends Move> Optional<String> lastMove(
      Twin<S, M> twin, int step, Told<S, M> told) {
    int index = twin.index(step) - 1;
    S before = twin.run().state(index);
    M move = twin.run().move(index);
    S otherBefore = twin.before(step);
    M other = twin.move(step);
    return told.inMove(before, move, otherBefore, other)
        .or(() -> told.inStages(twin.run().stages(index), twin.stages(step)));
  }

  private static <S extends GameState, M extends Move> Optional<String> inRecords(
      Match<S, M> one, Match<S, M> other, Told<S, M> told) {
    return told.inLogs(one, other)
        .or(
            () ->
                told.inRecords(
                    RecordWriter.redacted(one, told.viewer()).format(),
                    RecordWriter.redacted(other, told.viewer()).format()));
  }
}
