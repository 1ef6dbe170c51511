package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.seat.Viewer;
import java.util.Optional;

/** Rules of thumb are about what the mover sees. */
final class ThumbsTellNothing extends TwinLaw {
  @Override
  public String sentence() {
    return "Rules of thumb weigh a legal move from 0 to "
        + RulesOfThumb.MAX_WEIGHT
        + ", and weigh it the same, for the same reason, in two states that look alike to the"
        + " mover.";
  }

  @Override
  <S extends GameState, M extends Move> Optional<Breach> breach(Twin<S, M> twin) {
    RulesOfThumb<S, M> thumbs = twin.run().rules().rulesOfThumb();
    for (int step = 0; step < twin.steps(); step++) {
      S one = twin.run().state(twin.index(step));
      S other = twin.match(step).state();
      for (int seat : one.turn().seats()) {
        MoveList<M> moves = twin.run().rules().legalMoves(one, seat);
        for (int i = 0; i < moves.size() && step < twin.knownFrom(Viewer.seat(seat)); i++) {
          Optional<String> wrong = wrong(thumbs, one, other, moves.get(i));
          if (wrong.isPresent()) {
            return Optional.of(
                new Breach(
                    twin.index(step),
                    twin.run().rules().syntax().format(moves.get(i))
                        + " "
                        + wrong.get()
                        + "; what the mover does not see: "
                        + twin.difference()));
          }
        }
      }
    }
    return Optional.empty();
  }

  private static <S extends GameState, M extends Move> Optional<String> wrong(
      RulesOfThumb<S, M> thumbs, S one, S other, M move) {
    int weight = thumbs.weight(one, move);
    if (weight < 0 || weight > RulesOfThumb.MAX_WEIGHT) {
      return Optional.of("weighs " + weight);
    }
    int instead = thumbs.weight(other, move);
    if (weight != instead) {
      return Optional.of("weighs " + weight + " and then " + instead);
    }
    return thumbs.reason(one, move).equals(thumbs.reason(other, move))
        ? Optional.empty()
        : Optional.of("is given another reason");
  }
}
