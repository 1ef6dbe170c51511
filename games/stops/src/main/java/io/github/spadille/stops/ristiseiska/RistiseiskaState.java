package io.github.spadille.stops.ristiseiska;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.DealtOut;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.stops.SuitRows;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Where a game of Ristiseiska stands: an immutable value without options, history or source of
 * chance.
 */
@Value.Immutable
public abstract class RistiseiskaState implements GameState {
  RistiseiskaState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns the number of the hand, its dealer, the stock. */
  public abstract DealtOut hand();

  /** Returns the seat whose turn it is; it begs in the phases {@code GIVE} and {@code PENALTY}. */
  public abstract int seat();

  /** Returns the seat that must give a card in these phases, else {@link Seats#NOBODY}. */
  public abstract int asked();

  /** Returns the cards that each seat holds. */
  public abstract CardsPerSeat<PlayingCard> hands();

  /** Returns the cards that have been played in this hand, and which of them lie face down. */
  abstract ClosingRows rows();

  /** Returns the seats that have had a turn in this hand. */
  public abstract Seats hadTurn();

  /** Returns every point given. */
  public abstract ScoreSheet sheet();

  /** Returns how the game ended, or null before it is over. */
  abstract @Nullable Outcome ending();

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** A card, a pass or a beg. */
    PLAY,
    /** A second card, or the end of the turn. */
    BONUS,
    /** A card for the seat that begs. */
    GIVE,
    /** Another card for that seat, as it could have played. */
    PENALTY,
    /** Nothing: the game is over. */
    OVER
  }

  private static final @Nullable Outcome NOT_ENDED = null;

  /** Returns the state before a hand is dealt. */
  static RistiseiskaState undealt(DealtOut hand, int seats, ScoreSheet sheet) {
    return ImmutableRistiseiskaState.of(
        Phase.SHUFFLE,
        hand,
        hand.firstSeat(seats),
        Seats.NOBODY,
        CardsPerSeat.none(PlayingCard.FAMILY, seats),
        ClosingRows.none(),
        Seats.none(),
        sheet,
        NOT_ENDED);
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE -> Turn.chance();
      case PLAY, BONUS, GIVE, PENALTY -> Turn.of(seatToAct());
      case OVER -> Turn.over();
    };
  }

  /** Returns the seat that plays, or that gives a card. */
  int seatToAct() {
    return asked() == Seats.NOBODY ? seat() : asked();
  }

  @Override
  public Optional<Outcome> outcome() {
    return Optional.ofNullable(ending());
  }

  @Override
  public int handNumber() {
    return hand().number();
  }

  /** Returns the cards that have been played in this hand. */
  public SuitRows laid() {
    return rows().laid();
  }

  /** Tells whether the seat in turn has its first turn of the hand. */
  public boolean isFirstTurn() {
    return !hadTurn().contains(seat());
  }

  /** Returns this state with another score sheet, as variants need it. */
  public RistiseiskaState withSheet(ScoreSheet sheet) {
    return ImmutableRistiseiskaState.of(
        phase(), hand(), seat(), asked(), hands(), rows(), hadTurn(), sheet, ending());
  }

  /** Returns this state with other hidden cards. */
  RistiseiskaState withCards(
      CardsPerSeat<PlayingCard> hands, CardList<PlayingCard> stock, ClosingRows rows) {
    DealtOut hand = hand().withStock(stock);
    return ImmutableRistiseiskaState.of(
        phase(), hand, seat(), asked(), hands, rows, hadTurn(), sheet(), ending());
  }

  /**
   * Returns this state after the deal.
   *
   * @param first the seat that has the first turn
   */
  RistiseiskaState dealt(CardsPerSeat<PlayingCard> hands, int first) {
    DealtOut hand = hand().dealt();
    return ImmutableRistiseiskaState.of(
        Phase.PLAY, hand, first, asked(), hands, rows(), hadTurn(), sheet(), ending());
  }

  private RistiseiskaState played(PlayingCard card, Phase phase, int next, Seats hadTurn) {
    CardsPerSeat<PlayingCard> left = hands().without(card);
    ClosingRows more = rows().plus(card);
    return ImmutableRistiseiskaState.of(
        phase, hand(), next, asked(), left, more, hadTurn, sheet(), ending());
  }

  /** Returns this state after the seat in turn played a card; another seat's turn begins. */
  RistiseiskaState played(PlayingCard card, int next) {
    return played(card, Phase.PLAY, next, hadTurn().with(seat()));
  }

  /** Returns this state after the seat in turn played a card and may play a second one. */
  RistiseiskaState playedFirstOfTwo(PlayingCard card) {
    return played(card, Phase.BONUS, seat(), hadTurn());
  }

  private RistiseiskaState with(Phase phase, int seat, int asked, Seats hadTurn) {
    return ImmutableRistiseiskaState.of(
        phase, hand(), seat, asked, hands(), rows(), hadTurn, sheet(), ending());
  }

  /** Returns this state after the turn of the seat in turn, when that of another begins. */
  RistiseiskaState turnEnded(int next) {
    return with(Phase.PLAY, next, Seats.NOBODY, hadTurn().with(seat()));
  }

  /** Returns this state in which a seat must give a card to the seat that begs. */
  RistiseiskaState asked(int giver) {
    return with(Phase.GIVE, seat(), giver, hadTurn());
  }

  /** Returns this state in which a seat must give a card to the seat that begged falsely. */
  RistiseiskaState askedForPenalty(int giver) {
    return with(Phase.PENALTY, seat(), giver, hadTurn());
  }

  /** Returns this state after the seat that begs got a card of another. */
  RistiseiskaState given(PlayingCard card) {
    CardsPerSeat<PlayingCard> hands = hands().give(seat(), card);
    return ImmutableRistiseiskaState.of(
        phase(), hand(), seat(), asked(), hands, rows(), hadTurn(), sheet(), ending());
  }

  /** Returns this state at the end of the game. */
  RistiseiskaState over(Outcome ending) {
    return ImmutableRistiseiskaState.of(
        Phase.OVER, hand(), seat(), asked(), hands(), rows(), hadTurn(), sheet(), ending);
  }
}
