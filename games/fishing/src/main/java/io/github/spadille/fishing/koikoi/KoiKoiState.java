package io.github.spadille.fishing.koikoi;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.fishing.hanafuda.HanafudaCard;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Koi-Koi stands.
 *
 * @param phase what is awaited
 * @param active the seat to act; 0 while a shuffle is awaited
 * @param current the round, with its dealer and what was said in it
 * @param stock the undealt cards; all but the lots while a shuffle is awaited
 * @param hands the cards that each seat holds
 * @param field the cards that can be captured
 * @param drawn the card from the stock that awaits a choice, or no card
 * @param won the cards that each seat has captured
 * @param sheet every point given
 */
@Value.Builder
public record KoiKoiState(
    Phase phase,
    int active,
    KoiKoiRound current,
    CardList<HanafudaCard> stock,
    CardsPerSeat<HanafudaCard> hands,
    CardSet<HanafudaCard> field,
    CardSet<HanafudaCard> drawn,
    CardsPerSeat<HanafudaCard> won,
    ScoreSheet sheet)
    implements GameState, WithKoiKoiState {

  /** What stands for the dealer before the draw. */
  public static final int NOBODY = -1;

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** A capture or a discard. */
    PLAY,
    /** A choice for the card from the stock. */
    TAKE,
    /** Koi or shobu. */
    DECIDE,
    /** Nothing: the game is over. */
    OVER
  }

  @Override
  public Turn turn() {
    if (phase == Phase.SHUFFLE) {
      return Turn.chance();
    }
    return phase == Phase.OVER ? Turn.over() : Turn.of(active);
  }

  @Override
  public Optional<Outcome> outcome() { // KOI-38
    return phase == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  @Override
  public int handNumber() {
    return round();
  }

  /** Returns the number of the round, from 1. */
  public int round() {
    return current.number();
  }

  /** Returns the seat that deals and plays first, or {@link #NOBODY} before the draw. */
  public int dealer() {
    return current.dealer();
  }

  /** Returns this state after cards were moved. */
  KoiKoiState moved(
      Phase phase,
      int active,
      CardList<HanafudaCard> stock,
      CardsPerSeat<HanafudaCard> hands,
      CardSet<HanafudaCard> field,
      CardSet<HanafudaCard> drawn,
      CardsPerSeat<HanafudaCard> won) {
    return new KoiKoiState(phase, active, current, stock, hands, field, drawn, won, sheet);
  }

  /** Returns this state after a seat called koi, when another is to play. */
  KoiKoiState called(KoiKoiRound current, int active) {
    return new KoiKoiState(Phase.PLAY, active, current, stock, hands, field, drawn, won, sheet);
  }

  /** Returns this state at the end of the game; hands that were shown are taken up again. */
  KoiKoiState over(ScoreSheet sheet) {
    return withPhase(Phase.OVER).withSheet(sheet).withCurrent(current.withShown(Seats.none()));
  }
}
