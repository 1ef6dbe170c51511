package io.github.spadille.testkit.law;

import static com.google.common.base.Ascii.toLowerCase;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who won or lost is named in the end. */
final class EndsAreTold extends StateLaw {
  @Override
  public String sentence() {
    return "What is told in the end names who won, or who lost where nobody won; and it is not what"
        + " would be told of another end of the same players.";
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    Words words = position.run().setup().game().words().withPlayers(names(position.seats()));
    return position.state().outcome().flatMap(end -> breach(end, words, position.seats()));
  }

  private static Optional<String> breach(Outcome end, Words words, int seats) {
    Optional<String> problem = new SpokenWords(words).problem(end.phrase());
    if (problem.isPresent()) {
      return problem;
    }
    String told = words.text(end.phrase());
    Seats named = end.winners().isEmpty() ? end.losers() : end.winners();
    if (named.size() < seats) {
      for (int seat : named) {
        if (!told.contains(words.player(seat))) {
          return Optional.of("seat " + seat + " is not named in: " + told);
        }
      }
    }
    for (Outcome other : others(seats, named.isEmpty() ? Seats.all(seats) : named)) {
      if (other.kind() != end.kind() && told.equals(words.text(other.phrase()))) {
        return Optional.of(
            "told of a game that is " + name(end) + " or " + name(other) + ": " + told);
      }
    }
    return Optional.empty();
  }

  private static ImmutableList<Outcome> others(int seats, Seats named) {
    return ImmutableList.of(
        Outcome.won(seats, named), Outcome.drawn(seats), Outcome.lost(seats, named));
  }

  private static String name(Outcome outcome) {
    return toLowerCase(outcome.kind().name());
  }

  /** Names of which none is part of another, or of any words. */
  private static List<String> names(int seats) {
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      names.add("<" + seat + ">");
    }
    return names;
  }
}
