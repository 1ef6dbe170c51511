package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.IllegalMoveException;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.TimedMove;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** The list of legal moves, the refusal and apply say the same. */
final class LegalityAgrees extends StateLaw {
  private static final int MOST_LISTED = 300;
  private static final int MOST_APPLIED = 12;

  @Override
  public String sentence() {
    return "A move is legal if and only if it is listed, is not refused, and can be applied.";
  }

  @Override
  int positions() {
    return 40;
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    if (position.index() == position.run().length() && position.run().crash().isPresent()) {
      return Optional.of(threw("the game goes on no more: it", position.run().crash().get()));
    }
    MoveList<M> legal = position.legalMoves();
    Set<M> listed = new HashSet<>(legal);
    for (int i = 0; i < Math.min(MOST_LISTED, legal.size()); i++) {
      M move = some(position, legal, MOST_LISTED, i);
      Optional<Refusal> refusal = position.rules().refusal(position.state(), move);
      if (refusal.isPresent()) {
        return Optional.of(position.text(move) + " is listed as legal, but " + refusal.get());
      }
    }
    for (int i = 0; i < Math.min(MOST_APPLIED, legal.size()); i++) {
      Optional<String> breach = applied(position, some(position, legal, MOST_APPLIED, i));
      if (breach.isPresent()) {
        return breach;
      }
    }
    int applied = 0;
    for (M probe : new Probes<>(position).any()) {
      Optional<String> breach = probed(position, listed, probe, applied++ < MOST_APPLIED);
      if (breach.isPresent()) {
        return breach;
      }
    }
    return Optional.empty();
  }

  private static <S extends GameState, M extends Move> M some(
      Position<S, M> position, MoveList<M> moves, int most, int i) {
    return moves.get(moves.size() <= most ? i : position.random().nextInt(moves.size()));
  }

  private static <S extends GameState, M extends Move> Optional<String> probed(
      Position<S, M> position, Set<M> listed, M probe, boolean apply) {
    Optional<Refusal> refusal = position.rules().refusal(position.state(), probe);
    if (refusal.isPresent()) {
      if (listed.contains(probe)) {
        return Optional.of(position.text(probe) + " is listed as legal, but " + refusal.get());
      }
      return apply ? refused(position, probe, refusal.get()) : Optional.empty();
    }
    boolean drawn = probe.isChance() && position.state().turn().isChance();
    if (!drawn && !isListed(position, listed, probe)) {
      return Optional.of(position.text(probe) + " is not refused, but not listed as legal");
    }
    return applied(position, probe);
  }

  /** Tells whether a move is listed as legal, or stands for one that is. */
  static <S extends GameState, M extends Move> boolean isListed(
      Position<S, M> position, Set<M> listed, M move) {
    M canonical = position.traits().canonical(position.state(), move);
    if (listed.contains(canonical) || position.traits().mayBeUnlisted(position.state(), move)) {
      return true;
    }
    if (canonical instanceof TimedMove<?> timed) {
      for (M other : listed) {
        if (other instanceof TimedMove<?> early
            && early.time() <= timed.time()
            && timed.at(early.time()).equals(other)) {
          return true;
        }
      }
    }
    return false;
  }

  private static <S extends GameState, M extends Move> Optional<String> applied(
      Position<S, M> position, M move) {
    try {
      position.rules().apply(position.state(), move);
      return Optional.empty();
    } catch (RuntimeException e) {
      return Optional.of(threw(position.text(move) + " is not refused, but apply", e));
    }
  }

  private static <S extends GameState, M extends Move> Optional<String> refused(
      Position<S, M> position, M move, Refusal refusal) {
    try {
      position.rules().apply(position.state(), move);
      return Optional.of(position.text(move) + " is applied, though " + refusal);
    } catch (IllegalMoveException e) {
      return e.refusal().equals(refusal)
          ? Optional.empty()
          : Optional.of(
              position.text(move) + ": refusal says " + refusal + ", apply says " + e.refusal());
    }
  }
}
