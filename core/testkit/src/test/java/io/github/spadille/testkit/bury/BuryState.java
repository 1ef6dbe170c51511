package io.github.spadille.testkit.bury;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Optional;
import org.immutables.value.Value;

/** Where a game of Bury stands. */
@Value.Builder
public record BuryState(
    Phase phase,
    Turn turn,
    int leader,
    PerSeat<CardSet<PlayingCard>> hands,
    CardList<PlayingCard> stock,
    PerSeat<CardSet<PlayingCard>> buried,
    CardList<PlayingCard> trick,
    PerSeat<CardSet<PlayingCard>> won,
    ScoreSheet sheet,
    Optional<Outcome> outcome)
    implements GameState, WithBuryState {

  /** What is awaited. */
  public enum Phase {
    SHUFFLE,
    BURY,
    PLAY,
    OVER
  }
}
