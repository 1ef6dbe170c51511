package io.github.spadille.webtable;

import io.github.spadille.agents.Budget;
import io.github.spadille.agents.Hint;
import io.github.spadille.agents.Ismcts;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.words.Words;
import io.github.spadille.formats.json.Messages;
import io.github.spadille.formats.json.OfferData;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says what an agent of the usual level would do, from what the seat knows. */
final class Advisor {
  private static final Ismcts SEARCH = Ismcts.of(Budget.ofMoves(60_000));
  private static final int MOST = 20;

  private Advisor() {}

  static <S extends GameState, M extends Move> ServerMessage.HintTold hint(
      Observation<S, M> observation, Messages<S, M> messages, Words words, RandomSource random) {
    List<ServerMessage.Advice> told = new ArrayList<>();
    List<Hint<M>> hints = Hint.of(observation, SEARCH, random);
    for (Hint<M> hint : hints.subList(0, Math.min(MOST, hints.size()))) {
      OfferData offer = messages.moves(List.of(hint.move())).moves().get(0);
      told.add(
          new ServerMessage.Advice(
              offer.notation(),
              offer.text(),
              finite(hint.expected()),
              finite(hint.error()),
              hint.reason().map(words::text).orElse(null)));
    }
    return new ServerMessage.HintTold(told);
  }

  private static @Nullable Double finite(double number) {
    return Double.isFinite(number) ? number : null;
  }
}
