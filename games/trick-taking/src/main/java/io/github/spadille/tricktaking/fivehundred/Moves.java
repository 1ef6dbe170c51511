package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCard.X1;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.MoveTable;
import io.github.spadille.engine.game.NumberSet;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Pass;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Bid;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Discard;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.LeadJoker;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Nominate;
import java.util.Optional;

/**
 * The moves of each seat in the order in which they are listed: those that name a card, then all
 * others, each of which has a number. A bid has its {@linkplain Bidding#at height}.
 */
final class Moves {
  /** The number of a pass. */
  static final int PASS = 54;

  private static final int SUITS = Suit.values().length;
  private static final int NOMINATIONS = PASS + 1;
  private static final int NOMINATION_OF_NONE = NOMINATIONS + SUITS;
  private static final int LEADS = NOMINATION_OF_NONE + 1;

  private static final NumberSet OF_NONE = NumberSet.none().with(NOMINATION_OF_NONE);
  private static final NumberSet ALL_NOMINATIONS = NumberSet.range(NOMINATIONS, NOMINATION_OF_NONE);

  private static final MoveTable<PlayingCard, TrickMove> PLAYS =
      MoveTable.of(FAMILY, Play::of, Moves::other);
  private static final MoveTable<PlayingCard, TrickMove> DISCARDS =
      MoveTable.of(FAMILY, Discard::new, Moves::other);

  private Moves() {}

  /** Returns the move with a number; it is a pass if there is none. */
  private static TrickMove other(int seat, int number) {
    if (number >= LEADS) {
      return new LeadJoker(seat, X1, Suit.values()[number - LEADS]);
    }
    if (number >= NOMINATIONS) {
      boolean ofNone = number == NOMINATION_OF_NONE;
      return new Nominate(
          seat, ofNone ? Optional.empty() : Optional.of(Suit.values()[number - NOMINATIONS]));
    }
    return Bidding.at(number)
        .<TrickMove>map(bid -> new Bid(seat, bid))
        .orElseGet(() -> new Pass(seat));
  }

  /** Returns the number of the lead of a joker that names a suit. */
  static int lead(Suit suit) {
    return LEADS + suit.ordinal();
  }

  /** Returns the numbers of the nominations of any suit and of none, or of none only. */
  static NumberSet nominations(boolean ofSuits) {
    return ofSuits ? ALL_NOMINATIONS : OF_NONE;
  }

  /**
   * Returns moves of a seat.
   *
   * @param discards whether the cards are discarded, not played
   */
  static MoveList<TrickMove> list(
      int seat, boolean discards, CardSet<PlayingCard> cards, NumberSet others) {
    return (discards ? DISCARDS : PLAYS).list(seat, cards, others);
  }
}
