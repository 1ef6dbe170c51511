package io.github.spadille.fishing.koikoi;

import static io.github.spadille.fishing.hanafuda.HanafudaCard.FAMILY;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.fishing.hanafuda.HanafudaCard;
import io.github.spadille.fishing.hanafuda.HanafudaCards;
import java.util.Optional;
import org.immutables.value.Value;

/** Where a game of Koi-Koi stands. */
@Value.Immutable
public abstract class KoiKoiState implements HandState {
  /** The pack (KOI-1, KOI-2, KOI-3). */
  static final Deck<HanafudaCard> PACK = HanafudaCards.pack();

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

  private static final int FIRST_SEAT = 0;
  private static final int LOTS = 2;

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
  abstract CardsPerSeat<HanafudaCard> cards();

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
    return ImmutableKoiKoiState.of(Phase.SHUFFLE, round, FIRST_SEAT, PACK.cards(), NOWHERE);
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

  /** Returns the seat that deals and plays first; {@link Seats#NOBODY} before the draw. */
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
    return withCards(stock(), cards().give(place, captured.with(card)));
  }

  /** Returns this state with the top card of the stock turned up. */
  KoiKoiState turnedUp() {
    return withCards(stock().draw(1), cards().give(DRAWN, stock().top()));
  }

  /** Returns the state when each seat has drawn a lot from a pack, the first seat first. */
  static KoiKoiState lotsDrawn(KoiKoiRound round, CardList<HanafudaCard> pack) { // KOI-4
    CardsPerSeat<HanafudaCard> lots = NOWHERE.plus(LOT, pack.get(0)).plus(LOT + 1, pack.get(1));
    return undealt(round).withCards(pack.draw(LOTS), lots);
  }

  /** Returns this state when the cards are dealt, and the dealer is to play. */
  KoiKoiState dealt(CardList<HanafudaCard> stock, CardsPerSeat<HanafudaCard> cards) { // KOI-7
    return ImmutableKoiKoiState.of(Phase.PLAY, hand(), dealer(), stock, cards); // KOI-11
  }

  /** Returns this state when the seat to act has called koi, and another is to play. */
  KoiKoiState koiCalled(int base, int next) { // KOI-23
    return ImmutableKoiKoiState.of(Phase.PLAY, hand().called(seat(), base), next, stock(), cards());
  }

  /** Returns this state when the game is over. */
  KoiKoiState over() { // KOI-36
    return ImmutableKoiKoiState.of(
        Phase.OVER, hand().withShown(Seats.none()), seat(), stock(), cards());
  }

  /** Returns this state with something awaited of a seat. */
  KoiKoiState awaiting(Phase phase, int seat) {
    return ImmutableKoiKoiState.of(phase, hand(), seat, stock(), cards());
  }

  KoiKoiState withCards(CardList<HanafudaCard> stock, CardsPerSeat<HanafudaCard> cards) {
    return ImmutableKoiKoiState.of(phase(), hand(), seat(), stock, cards);
  }

  KoiKoiState withRound(KoiKoiRound round) {
    return ImmutableKoiKoiState.of(phase(), round, seat(), stock(), cards());
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public KoiKoiState withSheet(ScoreSheet sheet) {
    return withRound(hand().withSheet(sheet));
  }
}
