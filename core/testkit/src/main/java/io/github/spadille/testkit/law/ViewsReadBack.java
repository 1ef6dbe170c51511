package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.formats.json.FactData;
import io.github.spadille.formats.json.Message;
import io.github.spadille.formats.json.MessageJson;
import io.github.spadille.formats.json.Messages;
import io.github.spadille.formats.json.MoveData;
import io.github.spadille.formats.json.ObservationData;
import io.github.spadille.formats.json.OfferData;
import java.util.List;
import java.util.Optional;

/** What is seen travels, and so do moves. */
final class ViewsReadBack extends StateLaw {
  @Override
  public String sentence() {
    return "The JSON of views, stages, logs and legal moves is read back as the same data, facts"
        + " are what their types say, and a legal move sent back is the same move.";
  }

  @Override
  int positions() {
    return 5;
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    Match<S, M> match = position.run().match(position.index());
    Messages<S, M> messages = position.run().messages();
    for (Viewer viewer : position.viewers()) {
      int from = Math.max(0, match.size() - 1);
      ObservationData seen = messages.observation(match, viewer, from);
      Optional<String> breach =
          inData(seen)
              .or(() -> inFacts(seen))
              .or(() -> inMoves(messages, match.legalMovesFor(viewer), seen.moves().moves()));
      if (breach.isPresent()) {
        return breach;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> inData(Message message) {
    String json = MessageJson.write(message);
    return MessageJson.read(json).equals(message)
        ? Optional.empty()
        : Optional.of("read back as something else: " + json);
  }

  private static Optional<String> inFacts(ObservationData seen) {
    for (FactData fact : seen.view().facts()) {
      if (!fact.fitsType()) {
        return Optional.of(
            "the fact " + fact.name() + " is no " + fact.type().word() + ": " + fact.value());
      }
    }
    return Optional.empty();
  }

  private static <S extends GameState, M extends Move> Optional<String> inMoves(
      Messages<S, M> messages, List<M> moves, List<OfferData> offers) {
    for (int i = 0; i < moves.size(); i++) {
      MoveData sent = MessageJson.read(MessageJson.write(offers.get(i).move()), MoveData.class);
      M read = messages.move(sent, moves.get(i).seat());
      if (!read.equals(moves.get(i))) {
        return Optional.of(offers.get(i).notation() + " was sent back as " + read);
      }
    }
    return Optional.empty();
  }
}
