package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.move.Move;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** Who looks up what it may do finds the rule that would refuse it. */
final class WhatRefusesGoverns extends StateLaw {
  @Override
  public String sentence() {
    return "A rule by which a seat in turn is refused a move, of a kind that it can make now, is"
        + " among those that govern what it may do.";
  }

  @Override
  int positions() {
    return 40;
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    for (int seat : position.state().turn().seats()) {
      ImmutableList<String> governing = position.rules().governing(position.state(), seat);
      Set<Class<?>> kinds = new LinkedHashSet<>();
      for (M legal : position.rules().legalMoves(position.state(), seat)) {
        kinds.add(legal.getClass());
      }
      for (M move : new Probes<>(position).ofSeat(seat)) {
        Optional<Refusal> refusal = position.rules().refusal(position.state(), move);
        if (move.seat() == seat
            && kinds.contains(move.getClass())
            && refusal.isPresent()
            && !governing.contains(refusal.get().ruleId())) {
          return Optional.of(
              position.text(move)
                  + " is refused by "
                  + refusal.get()
                  + ", but what governs seat "
                  + seat
                  + " is said to be "
                  + governing);
        }
      }
    }
    return Optional.empty();
  }
}
