package io.github.spadille.tricktaking.chicago;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.chicago.ChicagoMove.Change;
import io.github.spadille.tricktaking.chicago.ChicagoMove.Stand;
import java.util.Objects;

/**
 * What a seat can do in a draw: change any cards of its hand, or stand.
 *
 * <p>A move is made when it is asked for. Its place, counted from 1, has a bit for each card.
 */
final class DrawList extends MoveList<TrickMove> {
  private final int seat;
  private final long hand; // as the bits of a set

  private DrawList(int seat, long hand) {
    this.seat = seat;
    this.hand = hand;
  }

  /** Returns what a seat can do that holds some cards. */
  static DrawList of(int seat, CardSet<PlayingCard> hand) {
    return new DrawList(seat, hand.low());
  }

  @Override
  public int size() {
    return 1 << Long.bitCount(hand);
  }

  @Override
  public TrickMove get(int index) {
    int places = Objects.checkIndex(index, size()) + 1;
    return places == size() ? new Stand(seat) : new Change(seat, cardsAt(places));
  }

  private CardSet<PlayingCard> cardsAt(int places) {
    long chosen = 0;
    long rest = hand;
    for (int left = places; left != 0; left >>>= 1) {
      chosen |= rest & -rest & -(left & 1);
      rest &= rest - 1;
    }
    return CardSet.ofBits(PlayingCard.FAMILY, chosen, 0);
  }
}
