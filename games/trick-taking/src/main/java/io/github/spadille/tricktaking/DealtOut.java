package io.github.spadille.tricktaking;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.state.Deal;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;

/**
 * What stays the same while a hand is played for which the whole pack is dealt out: its number, its
 * dealer, and the points before it.
 *
 * <p>The deal passes round the table, and the last seat deals first. The seat after the dealer gets
 * the first card and leads. A state of the game holds one of these and a {@link TrickPlay}.
 * Immutable, with value equality.
 *
 * @param number the number of the hand, from 1
 * @param dealer the seat that deals it
 * @param stock the whole pack before the deal, nothing after it
 * @param sheet every point given
 */
public record DealtOut(int number, int dealer, CardList<PlayingCard> stock, ScoreSheet sheet)
    implements HandState.Hand {
  /** Returns the first hand of a game, before its deal. */
  public static DealtOut first(int seats, Deck<PlayingCard> pack) {
    return new DealtOut(1, seats - 1, pack.cards(), ScoreSheet.empty(seats));
  }

  /** Returns the next hand, before its deal: the next seat deals, and the points stay. */
  public DealtOut next(Deck<PlayingCard> pack) {
    return new DealtOut(number + 1, firstSeat(), pack.cards(), sheet);
  }

  /** Returns the number of seats. */
  public int seats() {
    return sheet.seats();
  }

  /** Returns the seat after the dealer. */
  public int firstSeat() {
    return dealer + 1 == seats() ? 0 : dealer + 1;
  }

  /** Returns the play before the deal, with a pile of tricks for each seat. */
  public TrickPlay undealt() {
    return TrickPlay.undealt(seats(), firstSeat());
  }

  /**
   * Returns the play after the deal of all cards, one at a time.
   *
   * @param shuffled the pack, the first dealt first
   * @throws IllegalArgumentException if not all seats get the same number of cards
   */
  public TrickPlay deal(CardList<PlayingCard> shuffled) {
    int seats = seats();
    checkArgument(shuffled.size() % seats == 0, "%s cards for %s seats", shuffled.size(), seats);
    return undealt().withHands(Deal.sets(shuffled, seats, firstSeat(), shuffled.size()));
  }

  /** Returns this hand with other cards in the stock: none once they are dealt. */
  public DealtOut withStock(CardList<PlayingCard> stock) {
    return new DealtOut(number, dealer, stock, sheet);
  }

  /** Returns this hand with other points. */
  public DealtOut withSheet(ScoreSheet sheet) {
    return new DealtOut(number, dealer, stock, sheet);
  }

  /**
   * Returns a table with the stock, the hands and the trick of a play, and the facts that tell
   * whose turn it is: {@code phase}, {@code dealer}, {@code turn}, {@code leader}.
   */
  public Table.Builder table(Enum<?> phase, Turn turn, TrickPlay cards) {
    return Table.builder()
        .pile("stock", stock, Audience.NOBODY)
        .hands("hand", cards.hands())
        .pileTopLast("trick", cards.trick(), Audience.ALL)
        .word("phase", phase)
        .seat("dealer", dealer)
        .fact("turn", turn.seats())
        .seat("leader", cards.leader());
  }
}
