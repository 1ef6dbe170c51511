package io.github.spadille.betting.thirtyone;

import static io.github.spadille.engine.seat.Seats.NOBODY;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stock;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Where a game of Thirty-One stands.
 *
 * <p>While a shuffle of the pack is awaited, and when the game is over, the cards lie as they lay
 * when the last hand ended.
 */
@Value.Immutable
public abstract class ThirtyOneState implements HandState {
  private static final int NO_TURNS = 0;
  private static final @Nullable PlayingCard NO_CARD = null;

  ThirtyOneState() {}

  /** Returns the state before a hand is dealt. */
  static ThirtyOneState undealt(Hand hand, CardList<PlayingCard> pack) {
    CardsPerSeat<PlayingCard> none = CardsPerSeat.none(PlayingCard.FAMILY, hand.losses.size());
    return ImmutableThirtyOneState.of(
        Phase.SHUFFLE, hand, hand.first(), NO_TURNS, NOBODY, NO_CARD, none, Stock.of(pack));
  }

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns what stays the same during a hand; the next one once a hand is over. */
  public abstract Hand hand();

  /** Returns the seat in turn, also while the discards are shuffled for it. */
  public abstract int seat();

  /** Returns how many turns of the hand were over when this one began. */
  public abstract int turns();

  /** Returns the seat that knocked; {@link Seats#NOBODY} if none did. */
  public abstract int knocker();

  /** Returns the upcard taken in this turn; null if none was. */
  public abstract @Nullable PlayingCard drawnUp();

  /** Returns what each seat holds. */
  public abstract CardsPerSeat<PlayingCard> hands();

  /** Returns the stock, and the discards with the upcard on top. */
  public abstract Stock<PlayingCard> stock();

  /** What is awaited. */
  public enum Phase {
    /** A shuffle of the pack. */
    SHUFFLE,
    /** A draw, or a knock. */
    DRAW,
    /** A discard after a draw. */
    DISCARD,
    /** A shuffle of the discards. */
    RESHUFFLE,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * What stays the same during a hand.
   *
   * @param number the number of the hand, from 1
   * @param dealer the seat that deals it
   * @param in the seats that are not eliminated
   * @param losses how many markers each seat has lost; one more than it had if it lost again
   * @param sheet every marker given and lost; -1 for an eliminated seat
   */
  public record Hand(int number, int dealer, Seats in, IntPerSeat losses, ScoreSheet sheet)
      implements HandState.Hand {
    /** What an eliminated seat has in place of markers. */
    static final int ELIMINATED = -1;

    private static final int FIRST = 1;
    private static final int NO_LOSSES = 0;

    /** Returns the first hand, in which each seat has lost no marker yet. */
    static Hand undealt(int dealer, ScoreSheet markers) { // TON-2, TON-5
      int seats = markers.totals().length();
      return new Hand(FIRST, dealer, Seats.all(seats), IntPerSeat.of(seats, NO_LOSSES), markers);
    }

    /** Returns the seat that gets the first card and has the first turn. */
    public int first() { // TON-5
      return in.after(dealer);
    }

    Hand next() { // TON-5, TON-33
      return new Hand(number + 1, first(), in, losses, sheet);
    }

    /** Returns this hand after a seat lost, and perhaps is eliminated with it. */
    Hand lost(Seats in, IntPerSeat losses, ScoreSheet sheet) { // TON-24, TON-30
      return new Hand(number, dealer, in, losses, sheet);
    }
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE, RESHUFFLE -> Turn.chance();
      case DRAW, DISCARD -> Turn.of(seat());
      case OVER -> Turn.over();
    };
  }

  @Override
  public Optional<Outcome> outcome() { // TON-34
    return phase() == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public ThirtyOneState withSheet(ScoreSheet sheet) {
    return withHand(hand().lost(hand().in, hand().losses, sheet));
  }

  /** Tells whether the cards that lie here are those of a hand that is over, or of none. */
  public boolean isShown() {
    return phase() == Phase.SHUFFLE || phase() == Phase.OVER;
  }

  /** Returns what the seat in turn holds. */
  CardSet<PlayingCard> held() {
    return hands().get(seat());
  }

  ThirtyOneState withHand(Hand hand) {
    return awaiting(phase(), hand);
  }

  ThirtyOneState withCards(CardsPerSeat<PlayingCard> hands, Stock<PlayingCard> stock) {
    return ImmutableThirtyOneState.of(
        phase(), hand(), seat(), turns(), knocker(), drawnUp(), hands, stock);
  }

  /** Returns this state after the deal, at the beginning of the first turn. */
  ThirtyOneState dealt(CardsPerSeat<PlayingCard> hands, Stock<PlayingCard> stock) {
    return ImmutableThirtyOneState.of(
        Phase.DRAW, hand(), hand().first(), NO_TURNS, NOBODY, NO_CARD, hands, stock);
  }

  /** Returns this state after the seat in turn drew the top card of the stock. */
  ThirtyOneState drewFromStock() { // TON-13
    PlayingCard top = stock().top();
    return drew(top, NO_CARD, stock().drawn(1));
  }

  /** Returns this state after the seat in turn drew the upcard. */
  ThirtyOneState drewUpcard() { // TON-13
    PlayingCard upcard = stock().upcard();
    return drew(upcard, upcard, new Stock<>(stock().cards(), stock().underUpcard()));
  }

  private ThirtyOneState drew(
      PlayingCard card, @Nullable PlayingCard drawnUp, Stock<PlayingCard> stock) {
    CardsPerSeat<PlayingCard> more = hands().plus(seat(), card);
    return ImmutableThirtyOneState.of(
        Phase.DISCARD, hand(), seat(), turns(), knocker(), drawnUp, more, stock);
  }

  /** Returns this state after the seat in turn discarded a card. */
  ThirtyOneState discarded(PlayingCard card) { // TON-14
    CardsPerSeat<PlayingCard> kept = hands().without(card);
    return ImmutableThirtyOneState.of(
        phase(), hand(), seat(), turns(), knocker(), NO_CARD, kept, stock().discard(card));
  }

  /** Returns this state after the seat in turn knocked. */
  ThirtyOneState knocked() { // TON-16
    return ImmutableThirtyOneState.of(
        phase(), hand(), seat(), turns(), seat(), drawnUp(), hands(), stock());
  }

  /** Returns this state when the turn has passed to a seat. */
  ThirtyOneState turnOf(int seat) { // TON-12
    return turnOf(seat, Phase.DRAW);
  }

  /** Returns this state when the turn has passed to a seat, and there is nothing to draw. */
  ThirtyOneState turnWithoutStock(int seat) { // TON-22
    return turnOf(seat, Phase.RESHUFFLE);
  }

  private ThirtyOneState turnOf(int seat, Phase phase) {
    return ImmutableThirtyOneState.of(
        phase, hand(), seat, turns() + 1, knocker(), drawnUp(), hands(), stock());
  }

  /** Returns this state when the discards but for the upcard have become the stock. */
  ThirtyOneState reshuffled(CardList<PlayingCard> cards) { // TON-22, TON-36
    Stock<PlayingCard> renewed = stock().renewed(cards);
    return ImmutableThirtyOneState.of(
        Phase.DRAW, hand(), seat(), turns(), knocker(), drawnUp(), hands(), renewed);
  }

  /** Returns this state when the hand is over, and its cards are shown. */
  ThirtyOneState ended() { // TON-23
    return awaiting(Phase.SHUFFLE, hand());
  }

  /** Returns this state when the next hand is to be dealt. */
  ThirtyOneState nextHand() { // TON-33
    return awaiting(Phase.SHUFFLE, hand().next());
  }

  /** Returns this state when the game is over. */
  ThirtyOneState over() { // TON-34
    return awaiting(Phase.OVER, hand());
  }

  private ThirtyOneState awaiting(Phase phase, Hand hand) {
    return ImmutableThirtyOneState.of(
        phase, hand, seat(), turns(), knocker(), drawnUp(), hands(), stock());
  }
}
