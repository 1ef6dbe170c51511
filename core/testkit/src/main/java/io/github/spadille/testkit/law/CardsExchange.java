package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.table.Viewer;
import io.github.spadille.testkit.twin.Lines;
import java.util.Optional;

/** Other cards can be put into hidden places. */
final class CardsExchange extends StateLaw {
  @Override
  public String sentence() {
    return "withCards is the inverse of table: what lies on the given table lies on that of the"
        + " state.";
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
      Optional<Table> exchanged =
          Exchange.of(position.table(), position.secrets(), viewer, position.random());
      if (exchanged.isPresent()) {
        Table found =
            position.rules().table(position.rules().withCards(position.state(), exchanged.get()));
        if (!Tables.samePiles(exchanged.get(), found)) {
          return Optional.of(
              "other cards were put in, but "
                  + Lines.difference(exchanged.get().toString(), found.toString()));
        }
      }
    }
    return Optional.empty();
  }
}
