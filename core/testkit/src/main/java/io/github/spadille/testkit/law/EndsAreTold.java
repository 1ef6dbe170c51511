package io.github.spadille.testkit.law;

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
    return "What is told in the end names who won; where nobody did and not all came in equal, it"
        + " names who came in last.";
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
    Seats named = end.isDraw() ? end.last() : end.winners();
    if (named.size() < seats) {
      for (int seat : named) {
        if (!told.contains(words.player(seat))) {
          return Optional.of("seat " + seat + " is not named in: " + told);
        }
      }
    }
    return Optional.empty();
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
