package io.github.spadille.fishing.scopa;

import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.seat.IntPerSeat;

/**
 * What of a hand of Scopa scores (SCO-25), whether it was counted in cards or entered by people.
 *
 * @param cards how many cards each side has won
 * @param diamonds how many diamonds each side has won
 * @param setteBello 1 for the side that has won the seven of diamonds, 0 for all others
 * @param primiera what each side counts for primiera; 0 if it does not take part
 * @param sweeps the seats that made a sweep, oldest first
 */
record ScopaCounts(
    IntPerSeat cards,
    IntPerSeat diamonds,
    IntPerSeat setteBello,
    IntPerSeat primiera,
    ImmutableIntArray sweeps) {
  private static final PlayingCard SETTE_BELLO = PlayingCard.parse("7d"); // SCO-29

  /** Returns what scores at the end of a hand. */
  static ScopaCounts of(ScopaState ended) {
    int sides = ended.hand().sides();
    IntPerSeat cards = IntPerSeat.of(sides, 0);
    IntPerSeat diamonds = cards;
    IntPerSeat setteBello = cards;
    IntPerSeat primiera = cards;
    for (int side = 0; side < sides; side++) {
      CardSet<PlayingCard> won = ended.won().get(side);
      cards = cards.with(side, won.size());
      diamonds = diamonds.with(side, diamonds(won));
      setteBello = setteBello.with(side, won.contains(SETTE_BELLO) ? 1 : 0);
      primiera = primiera.with(side, Primiera.count(won));
    }
    return new ScopaCounts(cards, diamonds, setteBello, primiera, ended.hand().sweeps().log());
  }

  /** Returns how many of some cards are diamonds. */
  static int diamonds(CardSet<PlayingCard> cards) {
    return PlayingCards.countSuit(cards, Suit.DIAMONDS);
  }
}
