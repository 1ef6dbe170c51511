package io.github.spadille.terminal;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import org.jspecify.annotations.Nullable;

/**
 * An agent at a table whose clock runs. It decides on what it sees when the moves change, and moves
 * when a person would have reacted.
 *
 * <p>It thinks elsewhere, one thought at a time; all else is done in the thread of the agenda.
 */
final class LiveAgent<S extends GameState, M extends Move> {
  private final LiveOpponent<S, M> opponent;
  private final LiveTable<S, M> table;
  private final Agenda agenda;

  private boolean isThinking;
  private @Nullable M chosen;
  private long due;

  /** The number of the plan that counts: an earlier one is dropped when it comes due. */
  private int plan;

  LiveAgent(LiveOpponent<S, M> opponent, LiveTable<S, M> table, Agenda agenda) {
    this.opponent = opponent;
    this.table = table;
    this.agenda = agenda;
  }

  /** Looks at the table after a move: what was decided stands if it still can be done. */
  void look() {
    boolean stands = chosen != null && table.isOpen(chosen, due);
    if (isThinking || stands) {
      return;
    }
    drop();
    long now = agenda.now();
    if (!table.offered(opponent.seat(), now).isEmpty()) {
      think(now);
    }
  }

  private void drop() {
    chosen = null;
    plan++;
  }

  private void think(long began) {
    isThinking = true;
    Match<S, M> seen = table.match();
    // A thought of a run that was stopped may still go on: none shares its numbers.
    RandomSource random = RandomSource.seeded(opponent.random().nextLong());
    agenda.elsewhere(
        () -> {
          try {
            M move = opponent.policy().choose(seen.observe(opponent.seat()), random);
            long ready = began + opponent.reaction().apply(random).toNanos();
            agenda.at(agenda.now(), () -> decided(seen, move, ready));
          } catch (RuntimeException | Error e) {
            agenda.at(agenda.now(), () -> fail(e));
          }
        });
  }

  /** The game ends with the failure of an agent, in the thread that plays it. */
  private void fail(Throwable failure) {
    throw new IllegalStateException(
        "seat " + opponent.seat() + " (" + opponent.policy() + ") threw " + failure, failure);
  }

  private void decided(Match<S, M> seen, M move, long ready) {
    isThinking = false;
    long then = Math.max(ready, agenda.now());
    if (table.isOpen(move, then)) {
      plan(move, then);
    } else if (seen.revision() == table.match().revision()) {
      planAnother(then);
    } else {
      look();
    }
  }

  /**
   * What it wanted to do is too late by the time it has reacted, and it would decide the same
   * again. So it does anything that can be done then, or waits for somebody else.
   */
  private void planAnother(long then) {
    ImmutableList<M> open =
        table.offered(opponent.seat(), then).stream()
            .filter(move -> table.isOpen(move, then))
            .collect(toImmutableList());
    if (!open.isEmpty()) {
      plan(open.get(opponent.random().nextInt(open.size())), then);
    }
  }

  private void plan(M move, long then) {
    drop();
    chosen = move;
    due = then;
    int number = plan;
    agenda.at(then, () -> act(number));
  }

  private void act(int number) {
    M move = chosen;
    if (number != plan || move == null) {
      return;
    }
    drop();
    if (table.isOpen(move, due)) {
      table.make(table.stamped(move, due));
    } else {
      look();
    }
  }
}
