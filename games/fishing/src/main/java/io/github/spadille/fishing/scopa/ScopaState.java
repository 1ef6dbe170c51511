package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;
import io.github.spadille.fishing.FishingHand;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Scopa stands.
 *
 * <p>One value holds all cards that have left the stock. Each hand, the cards won by each side, and
 * the board have a place in it. So a move, whether it captures or not, replaces one object.
 */
@Value.Immutable
public abstract class ScopaState implements HandState {
  /** The pack (SCO-1). */
  static final Deck<PlayingCard> PACK = Deck.spanish40();

  static final int MOST_SEATS = 4;

  /** The place of the cards that side 0 has won; the next is that of side 1, and so on. */
  static final int WON = MOST_SEATS;

  /** The place of the board. */
  static final int BOARD = WON + MOST_SEATS;

  private static final int FIRST_SEAT = 0;

  ScopaState() {}

  /** Returns what is awaited. */
  public abstract HandPhase phase();

  /** Returns the number of the hand, its dealer, the sweeps, the points. */
  @Override
  public abstract FishingHand hand();

  /** Returns the seat that plays next; 0 while a shuffle is awaited. */
  public abstract int seat();

  /** Returns the cards that are not dealt, the top first; the whole pack before a shuffle. */
  public abstract CardList<PlayingCard> stock();

  /** Returns the cards at each place: a seat is the place of its hand. */
  abstract CardsPerSeat<PlayingCard> cards();

  /** Returns the seat that captured last in this hand; {@link Seats#NOBODY} if none has. */
  public abstract int lastCapturer();

  /** Returns the state before a hand is dealt. */
  static ScopaState undealt(FishingHand hand) {
    return ImmutableScopaState.of(
        HandPhase.SHUFFLE, hand, FIRST_SEAT, PACK.cards(), noneDealt(), Seats.NOBODY);
  }

  /** Returns no card at any place. */
  static CardsPerSeat<PlayingCard> noneDealt() {
    return CardsPerSeat.none(FAMILY, BOARD + 1);
  }

  @Override
  public Turn turn() {
    return phase().turn(seat());
  }

  @Override
  public Optional<Outcome> outcome() { // SCO-32
    return phase() == HandPhase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Returns the cards that can be captured. */
  public CardSet<PlayingCard> board() {
    return cards().get(BOARD);
  }

  /** Returns the cards of the seat that plays next. */
  public CardSet<PlayingCard> held() {
    return cards().get(seat());
  }

  /** Returns the cards that each seat holds. */
  public CardsPerSeat<PlayingCard> hands() {
    return cards().subList(0, scores().length());
  }

  /** Returns the cards that each side has won. */
  public CardsPerSeat<PlayingCard> won() {
    return cards().subList(WON, WON + hand().sides());
  }

  /** Tells whether all hands are empty: when the hand of the next seat is, so are the others. */
  boolean areHandsEmpty() {
    return cards().isEmpty(seat());
  }

  /** Tells whether the stock and all hands are empty. */
  public boolean isPlayedOut() {
    return stock().size() < hands().size() && areHandsEmpty();
  }

  /** Returns this state with hands dealt, and the first seat to play. */
  ScopaState dealt(int first, CardsPerSeat<PlayingCard> hands, CardList<PlayingCard> stock) {
    return ImmutableScopaState.of(
        HandPhase.PLAY, hand(), first, stock, cards().plus(hands), lastCapturer());
  }

  /** Returns this state with the top cards of the stock turned up for the board. */
  ScopaState turnedUp(int count) {
    return withCards(stock().draw(count), cards().plus(BOARD, stock().first(count).toSet()));
  }

  /** Returns this state with a card laid on the board, and the next seat to play. */
  ScopaState trailed(PlayingCard card, int next) {
    return ImmutableScopaState.of(
        phase(), hand(), next, stock(), cards().give(BOARD, card), lastCapturer());
  }

  /** Returns this state with cards won by a seat, and the next seat to play. */
  ScopaState captured(int seat, CardSet<PlayingCard> won, int next) { // SCO-21
    CardsPerSeat<PlayingCard> captured = cards().give(WON + hand().side(seat), won);
    return ImmutableScopaState.of(phase(), hand(), next, stock(), captured, seat);
  }

  /** Returns this state with one more sweep, marked by the card that made it. */
  ScopaState swept(int seat, PlayingCard marker) { // SCO-19
    return withHand(hand().swept(seat, marker));
  }

  /** Returns this state when the rest of the board goes to the seat that captured last. */
  ScopaState restTaken() { // SCO-24
    return captured(lastCapturer(), board(), seat());
  }

  /** Returns this state when the game is over. */
  ScopaState over() { // SCO-34
    return ImmutableScopaState.of(HandPhase.OVER, hand(), seat(), stock(), cards(), lastCapturer());
  }

  ScopaState withCards(CardList<PlayingCard> stock, CardsPerSeat<PlayingCard> cards) {
    return ImmutableScopaState.of(phase(), hand(), seat(), stock, cards, lastCapturer());
  }

  ScopaState withHand(FishingHand hand) {
    return ImmutableScopaState.of(phase(), hand, seat(), stock(), cards(), lastCapturer());
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public ScopaState withSheet(ScoreSheet sheet) {
    return withHand(hand().withSheet(sheet));
  }

  /**
   * Returns a table with the cards: {@code stock}, {@code hand.0} and so on, {@code board}, {@code
   * won.0} and so on. Of the cards won, all see the markers of sweeps, and nobody sees the others.
   */
  Table.Builder tableOfCards() {
    Table.Builder table =
        Table.builder()
            .pile("stock", stock(), Audience.NOBODY)
            .hands("hand", hands())
            .pile("board", board(), Audience.ALL);
    hand().sweeps().addWon(table, won(), scores().length());
    return table;
  }

  /** Returns this state with the cards of a table that was {@linkplain #tableOfCards made} so. */
  ScopaState withCardsOf(Table table) {
    CardsPerSeat<PlayingCard> cards =
        noneDealt()
            .plus(table.cardsPerSeat("hand", scores().length(), FAMILY))
            .plus(BOARD, table.set("board", FAMILY));
    for (int side = 0; side < hand().sides(); side++) {
      cards = cards.plus(WON + side, table.set("won." + side, FAMILY));
    }
    return withCards(table.list("stock", FAMILY), cards);
  }
}
