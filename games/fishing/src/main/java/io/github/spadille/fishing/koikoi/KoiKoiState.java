package io.github.spadille.fishing.koikoi;

import static io.github.spadille.fishing.hanafuda.HanafudaCard.FAMILY;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.fishing.hanafuda.HanafudaCard;
import java.util.Optional;
import org.immutables.value.Value;

/** Where a game of Koi-Koi stands. */
@Value.Immutable
public abstract class KoiKoiState implements HandState {
  KoiKoiState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns the round, with its dealer, what was said in it, and the points. */
  public abstract KoiKoiRound hand();

  /** Returns the seat to act; 0 while a shuffle is awaited. */
  public abstract int seat();

  /** Returns the undealt cards; all but the lots while a shuffle is awaited. */
  public abstract CardList<HanafudaCard> stock();

  /** Returns the cards of each place: what each seat holds, and the places named below. */
  public abstract CardsPerSeat<HanafudaCard> cards();

  /** What stands for the dealer before the draw. */
  public static final int NOBODY = -1;

  /** The place of the cards that seat 0 has captured; that of seat 1 is the next. */
  static final int WON = 2;

  /** The place of the card that seat 0 has drawn for the first deal; that of seat 1 is the next. */
  static final int LOT = 4;

  /** The place of the cards that can be captured. */
  static final int FIELD = 6;

  /** The place of the card from the stock that awaits a choice. */
  static final int DRAWN = 7;

  /** No card at any place. */
  static final CardsPerSeat<HanafudaCard> NOWHERE = CardsPerSeat.none(FAMILY, DRAWN + 1);

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

  /** Returns the state before a round is dealt, or lots are drawn. */
  static KoiKoiState undealt(KoiKoiRound round) {
    return ImmutableKoiKoiState.of(Phase.SHUFFLE, round, 0, KoiKoi.PACK.cards(), NOWHERE);
  }

  @Override
  public Turn turn() {
    if (phase() == Phase.SHUFFLE) {
      return Turn.chance();
    }
    return phase() == Phase.OVER ? Turn.over() : Turn.of(seat());
  }

  @Override
  public Optional<Outcome> outcome() { // KOI-38
    return phase() == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Returns the seat that deals and plays first, or {@link #NOBODY} before the draw. */
  public int dealer() {
    return hand().dealer();
  }

  /** Returns what a seat holds. */
  public CardSet<HanafudaCard> held(int seat) {
    return cards().get(seat);
  }

  /** Returns what a seat has captured. */
  public CardSet<HanafudaCard> won(int seat) {
    return cards().get(WON + seat);
  }

  /** Returns the cards that can be captured. */
  public CardSet<HanafudaCard> field() {
    return cards().get(FIELD);
  }

  /** Returns the card from the stock that awaits a choice, or no card. */
  public CardSet<HanafudaCard> drawn() {
    return cards().get(DRAWN);
  }

  /** Returns this state with a card won with what it captures, or else laid on the field. */
  KoiKoiState played(HanafudaCard card, CardSet<HanafudaCard> captured) { // KOI-19, KOI-20
    int place = captured.isEmpty() ? FIELD : WON + seat();
    return with(stock(), cards().give(place, captured.with(card)));
  }

  /** Returns this state with the top card of the stock turned up. */
  KoiKoiState turnedUp() {
    return with(stock().draw(1), cards().give(DRAWN, stock().top()));
  }

  KoiKoiState with(CardList<HanafudaCard> stock, CardsPerSeat<HanafudaCard> cards) {
    return ImmutableKoiKoiState.of(phase(), hand(), seat(), stock, cards);
  }

  /** Returns this state with something awaited of a seat. */
  KoiKoiState awaiting(Phase phase, int seat) {
    return ImmutableKoiKoiState.of(phase, hand(), seat, stock(), cards());
  }

  KoiKoiState with(KoiKoiRound hand) {
    return ImmutableKoiKoiState.of(phase(), hand, seat(), stock(), cards());
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public KoiKoiState withSheet(ScoreSheet sheet) {
    return with(hand().withSheet(sheet));
  }
}
