package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.View;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.formats.json.FactData;
import io.github.spadille.formats.json.Message;
import io.github.spadille.formats.json.MessageJson;
import io.github.spadille.formats.json.Messages;
import io.github.spadille.formats.json.MoveData;
import io.github.spadille.formats.json.ObservationData;
import io.github.spadille.formats.json.OfferData;
import io.github.spadille.formats.json.ViewData;
import java.util.List;
import java.util.Optional;

/** What is seen travels, and so do moves. */
final class ViewsReadBack extends StateLaw {
  @Override
  public String sentence() {
    return "The JSON of views, stages, logs and legal moves is read back as the same data, what has"
        + " changed makes the whole, facts are what their types say, and a legal move sent back is"
        + " the same move.";
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
      ObservationData seen = messages.observation(match, viewer, match.revision() - 1);
      ViewData whole = messages.view(match, viewer);
      Optional<String> breach =
          inData(seen)
              .or(() -> inFacts(whole))
              .or(() -> inView(position, viewer, seen, whole))
              .or(() -> inStages(messages, match, viewer, seen, whole))
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

  /** Lays what has changed over what was known before. */
  private static <S extends GameState, M extends Move> Optional<String> inView(
      Position<S, M> position, Viewer viewer, ObservationData seen, ViewData whole) {
    int before = position.index() - 1;
    if (before < 0) {
      return seen.view().equals(whole)
          ? Optional.empty()
          : Optional.of("the first view is not whole: " + seen.view());
    }
    ViewData known = position.run().messages().view(position.run().match(before), viewer);
    ViewData made = seen.view().over(known);
    return made.equals(whole)
        ? Optional.empty()
        : Optional.of("what has changed makes " + made + ", not " + whole);
  }

  /** Lays what was otherwise in each stage over the view. */
  private static <S extends GameState, M extends Move> Optional<String> inStages(
      Messages<S, M> messages,
      Match<S, M> match,
      Viewer viewer,
      ObservationData seen,
      ViewData whole) {
    List<View> stages = match.stagesFor(viewer);
    for (int i = 0; i < seen.stages().stages().size(); i++) {
      ViewData made = seen.stages().stages().get(i).over(whole);
      ViewData then = messages.view(stages.get(i), match.size(), match.revision());
      if (!made.equals(then)) {
        return Optional.of("a stage makes " + made + ", not " + then);
      }
    }
    return Optional.empty();
  }

  private static Optional<String> inFacts(ViewData seen) {
    for (FactData fact : seen.facts()) {
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
