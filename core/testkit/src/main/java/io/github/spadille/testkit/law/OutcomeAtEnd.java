package io.github.spadille.testkit.law;

import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.move.Move;
import java.util.Optional;

/** A game that is over has an outcome that makes sense. */
final class OutcomeAtEnd extends StateLaw {
  @Override
  public String sentence() {
    return "There is an outcome if and only if the game is over; winners are the seats placed"
        + " first.";
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    Optional<Outcome> outcome = position.state().outcome();
    if (outcome.isPresent() != position.state().turn().isOver()) {
      return Optional.of(
          "the turn is "
              + position.state().turn()
              + ", the outcome "
              + outcome.map(Outcome::toString).orElse("none"));
    }
    return outcome.flatMap(end -> wrong(end, position.seats()).map(why -> why + ": " + end));
  }

  private static Optional<String> wrong(Outcome outcome, int seats) {
    ImmutableIntArray ranking = outcome.ranking();
    if (ranking.length() != seats) {
      return Optional.of("not a place for each of " + seats + " seats");
    }
    boolean first = false;
    for (int seat = 0; seat < seats; seat++) {
      int place = ranking.get(seat);
      if (place < 1 || place > seats) {
        return Optional.of("place " + place + " of " + seats);
      }
      first |= place == 1;
      if (!outcome.isDraw() && outcome.winners().contains(seat) != (place == 1)) {
        return Optional.of("seat " + seat + " is placed " + place);
      }
    }
    return first ? Optional.empty() : Optional.of("nobody is placed first");
  }
}
