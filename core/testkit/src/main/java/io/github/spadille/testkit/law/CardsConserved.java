package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Multisets;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import java.util.Optional;

/** Cards are neither lost nor made. */
final class CardsConserved extends StateLaw {
  @Override
  public String sentence() {
    return "No card is lost or made: the table of every state holds the cards of the start.";
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    ImmutableMultiset<String> start = position.run().cards();
    ImmutableMultiset<String> now = Tables.cards(position.table());
    if (now.equals(start)) {
      return Optional.empty();
    }
    return Optional.of(
        "lost: "
            + Multisets.difference(start, now)
            + ", made: "
            + Multisets.difference(now, start));
  }
}
