package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.table.View;
import io.github.spadille.engine.table.Viewer;
import io.github.spadille.formats.json.ViewJson;
import java.util.Optional;

/** What a seat can get does not depend on what is hidden from it. */
final class ViewsKeepSecrets extends StateLaw {
  @Override
  public String sentence() {
    return "When cards that a viewer cannot see are exchanged, its view, its legal moves, every"
        + " refusal and the turn stay the same to the letter.";
  }

  @Override
  int positions() {
    return 15;
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    for (Viewer viewer : position.viewers()) {
      Optional<Table> exchanged =
          Exchange.of(position.table(), position.secrets(), viewer, position.random());
      if (exchanged.isPresent()) {
        S other = position.rules().withCards(position.state(), exchanged.get());
        Optional<String> breach =
            inView(position, viewer, other).or(() -> inMoves(position, viewer, other));
        if (breach.isPresent()) {
          return breach.map(reason -> who(viewer) + " is told what it cannot see: " + reason);
        }
      }
    }
    return Optional.empty();
  }

  private static String who(Viewer viewer) {
    return viewer.isSeat() ? "seat " + viewer : "a bystander";
  }

  private static <S extends GameState, M extends Move> Optional<String> inView(
      Position<S, M> position, Viewer viewer, S other) {
    View before = position.table().seenBy(viewer);
    View after = position.rules().table(other).seenBy(viewer);
    String seen = before.toString();
    if (!seen.equals(after.toString())) {
      return Optional.of("in its view, " + Texts.difference(seen, after.toString()));
    }
    if (!ViewJson.write(before).equals(ViewJson.write(after)) || !before.equals(after)) {
      return Optional.of("its view is not the same");
    }
    if (!position.state().turn().equals(other.turn())) {
      return Optional.of("the turn " + position.state().turn() + " became " + other.turn());
    }
    boolean same =
        position.state().sheet().equals(other.sheet())
            && position.state().outcome().equals(other.outcome());
    return same ? Optional.empty() : Optional.of("the score sheet or the outcome is not the same");
  }

  private static <S extends GameState, M extends Move> Optional<String> inMoves(
      Position<S, M> position, Viewer viewer, S other) {
    if (!viewer.isSeat()) {
      return Optional.empty();
    }
    Rules<S, M> rules = position.rules();
    int seat = viewer.seat();
    MoveList<M> before = rules.legalMoves(position.state(), seat);
    MoveList<M> after = rules.legalMoves(other, seat);
    if (!before.equals(after)) {
      return Optional.of(
          "its legal moves "
              + Texts.difference(
                  Texts.join(rules.syntax(), before), Texts.join(rules.syntax(), after)));
    }
    ImmutableSet<M> probes = new Probes<>(position).ofSeat(seat);
    for (M probe : probes) {
      String answer = answer(rules.refusal(position.state(), probe));
      String changed = answer(rules.refusal(other, probe));
      if (!answer.equals(changed)) {
        return Optional.of(
            "in the answer to " + position.text(probe) + ", " + Texts.difference(answer, changed));
      }
    }
    return Optional.empty();
  }

  private static String answer(Optional<Refusal> refusal) {
    return refusal.map(r -> r + " " + r.cards()).orElse("legal");
  }
}
