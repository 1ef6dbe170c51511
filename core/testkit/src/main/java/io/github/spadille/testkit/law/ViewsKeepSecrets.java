package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.twin.Sent;
import io.github.spadille.testkit.twin.Told;
import java.util.List;
import java.util.Optional;

/** What a seat can get does not depend on what is hidden from it. */
final class ViewsKeepSecrets extends StateLaw {
  @Override
  public String sentence() {
    return "When cards that a viewer cannot see are exchanged, its view, its legal moves, the"
        + " rules that govern it, every refusal and the turn stay the same to the letter; hidden"
        + " facts are not in its view.";
  }

  @Override
  int positions() {
    return 15;
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    for (Viewer viewer : position.viewers()) {
      Told<S, M> told = new Told<>(position.rules(), position.run().messages(), viewer);
      Optional<String> breach = inFacts(position, viewer).or(() -> inCards(position, told));
      if (breach.isPresent()) {
        return breach.map(reason -> told.who() + " is told what it cannot see: " + reason);
      }
    }
    return Optional.empty();
  }

  private static Optional<String> inFacts(Position<?, ?> position, Viewer viewer) {
    for (Fact fact : position.table().facts()) {
      if (position.secrets().declaredName(fact).isPresent()) {
        List<Audience> audiences = fact.audiences();
        for (int i = 0; i < audiences.size(); i++) {
          boolean hidden = position.secrets().hides(position.table(), fact, i, viewer);
          if (hidden && audiences.get(i).includes(viewer)) {
            return Optional.of("word " + (i + 1) + " of " + fact);
          }
        }
      }
    }
    return Optional.empty();
  }

  private static <S extends GameState, M extends Move> Optional<String> inCards(
      Position<S, M> position, Told<S, M> told) {
    Exchange exchange = Exchange.among(position.table(), position.secrets(), told.viewer());
    ImmutableList<Table> exchanged = exchange.all(position.random());
    if (exchanged.isEmpty()) {
      return Optional.empty();
    }
    ImmutableSet<M> probes = probes(position, told.viewer());
    ImmutableList<Sent> sent = told.sent(position.state(), position.table());
    for (Table other : exchanged) {
      Optional<String> breach = inCards(position, told, sent, other, probes);
      if (breach.isPresent()) {
        return breach;
      }
    }
    return Optional.empty();
  }

  private static <S extends GameState, M extends Move> Optional<String> inCards(
      Position<S, M> position,
      Told<S, M> told,
      ImmutableList<Sent> sent,
      Table exchanged,
      ImmutableSet<M> probes) {
    S state = position.state();
    S other = position.rules().withCards(state, exchanged);
    Table table = position.rules().table(other);
    return told.inStates(state, position.table(), other, table)
        .or(() -> Told.inJson(sent, told.sent(other, table)))
        .or(() -> told.inAnswers(state, other, probes));
  }

  private static <S extends GameState, M extends Move> ImmutableSet<M> probes(
      Position<S, M> position, Viewer viewer) {
    return viewer.isSeat() ? new Probes<>(position).ofSeat(viewer.seat()) : ImmutableSet.of();
  }
}
