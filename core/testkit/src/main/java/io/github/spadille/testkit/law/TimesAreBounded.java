package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.TimedMove;
import java.util.Optional;

/** A time is neither too early nor too late, and the last one leaves the others their moves. */
final class TimesAreBounded extends StateLaw {
  private static final long[] NEVER = {
    Long.MIN_VALUE, -1, TimedMove.LATEST + 1, Long.MAX_VALUE - 1, Long.MAX_VALUE
  };

  @Override
  public String sentence() {
    return "A timed move is refused before 0 and after the latest time; after a move at the latest"
        + " time, whoever is in turn has moves that are not refused.";
  }

  @Override
  int positions() {
    return 40;
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    for (M move : position.legalMoves()) {
      Optional<String> breach =
          move instanceof TimedMove<?> ? ofMove(position, move) : Optional.empty();
      if (breach.isPresent()) {
        return breach;
      }
    }
    return Optional.empty();
  }

  private static <S extends GameState, M extends Move> Optional<String> ofMove(
      Position<S, M> position, M move) {
    SpokenWords words = new SpokenWords(position.run().setup().game().words());
    for (long time : NEVER) {
      M never = TimedMove.at(move, time);
      Optional<Refusal> refusal = position.rules().refusal(position.state(), never);
      if (refusal.isEmpty()) {
        return Optional.of(never + " is not refused");
      }
      Optional<String> problem = RefusalsNameRules.problem(position, words, refusal.get());
      if (problem.isPresent()) {
        return problem;
      }
    }
    M last = TimedMove.at(move, TimedMove.LATEST);
    Rules<S, M> rules = position.rules();
    return rules.refusal(position.state(), last).isPresent()
        ? Optional.empty()
        : after(position.text(last), rules, rules.apply(position.state(), last));
  }

  private static <S extends GameState, M extends Move> Optional<String> after(
      String text, Rules<S, M> rules, S after) {
    MoveList<M> moves = rules.legalMoves(after);
    if (moves.isEmpty() && !after.turn().isChance() && !after.turn().isOver()) {
      return Optional.of("after " + text + " nobody has a move");
    }
    for (M move : moves) {
      Optional<Refusal> refusal = rules.refusal(after, move);
      if (refusal.isPresent()) {
        return Optional.of("after " + text + " is listed, but refused: " + refusal.get());
      }
    }
    return Optional.empty();
  }
}
