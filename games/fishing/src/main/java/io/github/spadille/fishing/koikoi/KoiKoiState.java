package io.github.spadille.fishing.koikoi;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.fishing.hanafuda.HanafudaCard;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Koi-Koi stands.
 *
 * @param phase what is awaited
 * @param turn who may act
 * @param round the number of the round, from 1
 * @param dealer the seat that deals and plays first, or {@link #NOBODY} before the draw
 * @param stock the undealt cards; all but the lots while a shuffle is awaited
 * @param lots the card that each seat has drawn for the first deal, or no card
 * @param hands the cards that each seat holds
 * @param field the cards that can be captured
 * @param drawn the card from the stock that awaits a choice, or no card
 * @param won the cards that each seat has captured
 * @param decided the sum of yaku of each seat at its last koi in this round
 * @param calls how often each seat has called koi in this round
 * @param sheet every point given
 * @param outcome how the game ended
 */
@Value.Builder
public record KoiKoiState(
    Phase phase,
    Turn turn,
    int round,
    int dealer,
    CardList<HanafudaCard> stock,
    PerSeat<CardSet<HanafudaCard>> lots,
    PerSeat<CardSet<HanafudaCard>> hands,
    CardSet<HanafudaCard> field,
    CardSet<HanafudaCard> drawn,
    PerSeat<CardSet<HanafudaCard>> won,
    IntPerSeat decided,
    IntPerSeat calls,
    ScoreSheet sheet,
    Optional<Outcome> outcome)
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

  /** Returns this state after cards were moved. */
  KoiKoiState moved(
      Phase phase,
      Turn turn,
      CardList<HanafudaCard> stock,
      PerSeat<CardSet<HanafudaCard>> hands,
      CardSet<HanafudaCard> field,
      CardSet<HanafudaCard> drawn,
      PerSeat<CardSet<HanafudaCard>> won) {
    return new KoiKoiState(
        phase, turn, round, dealer, stock, lots, hands, field, drawn, won, decided, calls, sheet,
        outcome);
  }

  /** Returns this state after a seat called koi. */
  KoiKoiState called(IntPerSeat decided, IntPerSeat calls, Turn turn) {
    return new KoiKoiState(
        Phase.PLAY,
        turn,
        round,
        dealer,
        stock,
        lots,
        hands,
        field,
        drawn,
        won,
        decided,
        calls,
        sheet,
        outcome);
  }
}
