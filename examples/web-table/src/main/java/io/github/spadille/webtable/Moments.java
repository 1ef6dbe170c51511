package io.github.spadille.webtable;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.formats.json.MessageJson;
import io.github.spadille.formats.json.Messages;
import io.github.spadille.formats.json.ObservationData;
import io.github.spadille.formats.json.StagesData;

/** Shows a finished game as it was after some moves. */
final class Moments {
  private Moments() {}

  /**
   * Returns the observation of a viewer after so many moves, whole, with the stages of the last.
   */
  static <S extends GameState, M extends Move> String seen(
      Match<S, M> match, int at, Viewer viewer, Messages<S, M> messages) {
    Match<S, M> then = match.at(Math.max(0, at - 1));
    int before = then.revision();
    StagesData stages;
    if (at == 0) {
      stages = new StagesData(before, 0, 0, ImmutableList.of());
    } else {
      then = then.play(match.moves().get(at - 1));
      stages = messages.stages(then, viewer, before);
    }
    return MessageJson.write(
        new ObservationData(
            stages,
            messages.view(then, viewer),
            messages.log(then, viewer, Messages.NOTHING),
            messages.moves(then, viewer)));
  }
}
