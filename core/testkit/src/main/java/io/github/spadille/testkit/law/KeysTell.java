package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.testkit.twin.Told;
import java.util.Optional;

/** The key of an observation says whether a seat has seen the same. */
final class KeysTell extends TwinLaw {
  /** So many states of a game are left by two moves each. */
  private static final int FORKS = 12;

  /** A secret that was kept for so many moves is kept. */
  private static final int STEPS = 40;

  /** What a seat has seen in a match, as a text. */
  interface Key {
    /** Returns the key. */
    String of(Match<?, ?> match, int seat);
  }

  private final Key key;

  KeysTell() {
    this((match, seat) -> match.observe(seat).key());
  }

  /** Creates the law of another key, to see that it can be broken. */
  KeysTell(Key key) {
    this.key = key;
  }

  @Override
  public String sentence() {
    return "The keys of what a seat has seen are equal after two games if and only if it has seen"
        + " the same, to the letter: the same moves, stages, views, turns and points, now and"
        + " before; and then it is offered the same.";
  }

  @Override
  <S extends GameState, M extends Move> Optional<Evidence<S, M>> find(Run<S, M> run) {
    Optional<Evidence<S, M>> twin = super.find(run);
    return twin.isPresent() ? twin : first(run, FORKS, this::fork);
  }

  @Override
  <S extends GameState, M extends Move> Optional<Breach> breach(Twin<S, M> twin) {
    Run<S, M> run = twin.run();
    for (int seat = 0; seat < run.setup().seats(); seat++) {
      Told<S, M> told = new Told<>(run.rules(), run.messages(), Viewer.seat(seat));
      Optional<String> difference = Optional.empty();
      for (int step = 0; step < Math.min(STEPS, twin.size()); step++) {
        int index = twin.index(step);
        if (difference.isEmpty()) {
          difference = difference(told, Ply.of(run, index), Ply.of(twin, step));
        }
        Optional<String> wrong = wrong(run.match(index), twin.match(step), told, difference);
        if (wrong.isPresent()) {
          return wrong.map(what -> new Breach(index, twin.difference() + ": " + what));
        }
      }
    }
    return Optional.empty();
  }

  /** Goes on from a state by two moves, and compares what each seat sees of them. */
  private <S extends GameState, M extends Move> Optional<Breach> fork(Run<S, M> run, int index) {
    Match<S, M> match = run.match(index);
    MoveList<M> moves = run.rules().legalMoves(match.state());
    if (moves.isEmpty()) {
      return Optional.empty();
    }
    Position<S, M> position = new Position<>(run, index, 0);
    M move = moves.get(position.random().nextInt(moves.size()));
    M instead = moves.get(position.random().nextInt(moves.size()));
    Ply<S, M> one = Ply.of(match, move);
    Ply<S, M> other = Ply.of(match, instead);
    String forked = position.text(move) + " or " + position.text(instead) + ": ";
    for (int seat = 0; seat < run.setup().seats(); seat++) {
      Told<S, M> told = new Told<>(run.rules(), run.messages(), Viewer.seat(seat));
      Optional<String> difference = difference(told, one, other);
      Optional<String> wrong =
          wrong(one.after(), other.after(), told, difference)
              .or(() -> wrong(match, one.after(), told, Optional.of("there is a move more")));
      if (wrong.isPresent()) {
        return wrong.map(what -> new Breach(index, forked + what));
      }
    }
    return Optional.empty();
  }

  private static <S extends GameState, M extends Move> Optional<String> difference(
      Told<S, M> told, Ply<S, M> one, Ply<S, M> other) {
    return told.inMove(one.before(), one.move(), other.before(), other.move())
        .or(() -> told.inStages(one.stages(), other.stages()))
        .or(
            () ->
                told.inStates(
                    one.after().state(), one.table(), other.after().state(), other.table()));
  }

  /** Returns how the keys of two matches are wrong that differ, or not, for a viewer. */
  private <S extends GameState, M extends Move> Optional<String> wrong(
      Match<S, M> one, Match<S, M> other, Told<S, M> told, Optional<String> difference) {
    int seat = told.viewer().seat();
    boolean same = key.of(one, seat).equals(key.of(other, seat));
    if (same == difference.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        same
            ? told.who() + " can tell two games of the same key apart: " + difference.orElseThrow()
            : told.who() + " has seen the same, and the keys differ");
  }
}
