package io.github.spadille.testkit.whisper;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Optional;
import org.immutables.value.Value;

/** Where a game of Whisper stands; -1 is the bid of a seat that has made none. */
@Value.Builder
public record WhisperState(
    Phase phase,
    Turn turn,
    PerSeat<CardSet<PlayingCard>> hands,
    CardList<PlayingCard> stock,
    PerSeat<CardSet<PlayingCard>> shown,
    IntPerSeat bids,
    ScoreSheet sheet,
    Optional<Outcome> outcome)
    implements GameState, WithWhisperState {

  /** What is awaited. */
  public enum Phase {
    SHUFFLE,
    BID,
    PLAY,
    OVER
  }
}
