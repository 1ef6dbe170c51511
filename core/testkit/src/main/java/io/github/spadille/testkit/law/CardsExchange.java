package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.twin.Lines;
import java.util.Optional;

/** Other cards can be put into hidden places. */
final class CardsExchange extends StateLaw {
  @Override
  public String sentence() {
    return "withCards is the inverse of table: what lies on the given table lies on that of the"
        + " state; and no fact that is seen by who cannot see the cards becomes another one,"
        + " unless it shows one by something else than its name.";
  }

  @Override
  int positions() {
    return 20;
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    S same = position.rules().withCards(position.state(), position.table());
    if (!same.equals(position.state())) {
      return Optional.of("with its own cards a state is not equal to itself");
    }
    for (Viewer viewer : position.viewers()) {
      Exchange exchange = Exchange.amongAll(position.table(), position.secrets(), viewer);
      for (Table exchanged : exchange.all(position.random())) {
        Table found =
            position.rules().table(position.rules().withCards(position.state(), exchanged));
        if (!Tables.samePiles(exchanged, found)) {
          return Optional.of(
              "other cards were put in, but "
                  + Lines.difference(exchanged.toString(), found.toString()));
        }
        Optional<String> breach = inFacts(position, found, viewer);
        if (breach.isPresent()) {
          return breach;
        }
      }
    }
    return Optional.empty();
  }

  /** What a viewer was told stays told, even of a card that now lies elsewhere. */
  private static Optional<String> inFacts(Position<?, ?> position, Table after, Viewer viewer) {
    SeenTable seen = position.table().seenBy(viewer);
    SeenTable found = after.seenBy(viewer);
    for (Fact fact : position.table().facts()) {
      if (!position.secrets().isReadOff(fact)
          && !seen.fact(fact.name()).equals(found.fact(fact.name()))) {
        return Optional.of(
            "other cards were put in, and the fact "
                + fact
                + " became "
                + after.fact(fact.name()).value());
      }
    }
    return Optional.empty();
  }
}
