package io.github.spadille.tricktaking.chicago;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.noCards;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.tricktaking.PokerHand;
import org.jspecify.annotations.Nullable;

/**
 * A draw and the showdown after it: who has claimed what of which hand.
 *
 * @param draw the number of the draw, from 1; after the third nobody speaks
 * @param shown the seats that showed their hand in the draw, to prove an earlier claim
 * @param claims what each seat has declared and stated, or {@link PokerHand#NONE}
 * @param holders the seats with the highest claim; several if they are equal
 * @param hands what each seat held in the showdown, once it is over
 * @param before the draw and the showdown before it, if there were any
 */
public record Showdown(
    int draw,
    Seats shown,
    PerSeat<PokerHand> claims,
    Seats holders,
    CardsPerSeat<PlayingCard> hands,
    @Nullable Showdown before) {
  /** Returns the first draw before anybody has said anything. */
  static Showdown first(int seats) {
    PerSeat<PokerHand> claims = PerSeat.of(seats, PokerHand.NONE);
    CardsPerSeat<PlayingCard> hands = CardsPerSeat.none(FAMILY, seats);
    return new Showdown(1, Seats.none(), claims, Seats.none(), hands, null);
  }

  /** Returns this, in which nobody has said anything, as what follows a showdown. */
  Showdown after(Showdown before) {
    return new Showdown(before.draw + 1, shown, claims, holders, hands, before);
  }

  /** Returns the highest claim, or {@link PokerHand#NONE}. */
  public PokerHand best() {
    return holders.isEmpty() ? PokerHand.NONE : claims.get(holders.first());
  }

  /** Returns this with another claim of a seat, and the seats that hold the best hand then. */
  Showdown said(int seat, PokerHand claim, Seats holders) {
    return new Showdown(draw, shown, claims.with(seat, claim), holders, hands, before);
  }

  /** Returns this at its end; the claims of some seats are kept to be proved. */
  Showdown over(Seats claimants, CardsPerSeat<PlayingCard> hands) {
    PerSeat<PokerHand> kept = claims;
    for (int seat : Seats.all(claims.size()).andNot(claimants)) {
      kept = claims.get(seat).isNone() ? kept : kept.with(seat, PokerHand.NONE);
    }
    return new Showdown(draw, shown, kept, holders, hands, before);
  }

  /** Returns this after a seat showed its hand in the draw. */
  Showdown shownBy(int seat) {
    return new Showdown(draw, shown.with(seat), claims, holders, hands, before);
  }

  /** Returns the cards that proved the claim of a seat when the showdown was over. */
  CardSet<PlayingCard> proof(int seat) {
    PokerHand claim = claims.get(seat);
    return claim.isNone() ? noCards() : Claims.proof(hands.get(seat), claim);
  }

  /** Tells whether a seat has an earlier claim for which it has not shown its hand. */
  boolean hasToProve(int seat) {
    return before != null
        && (!before.claims.get(seat).isNone()
            || !before.shown.contains(seat) && before.hasToProve(seat));
  }

  /** Tells whether a seat that parts with some cards breaks such a claim (CHI-27). */
  boolean isBrokenBy(int seat, CardSet<PlayingCard> cards) {
    return before != null
        && (before.proof(seat).containsAny(cards)
            || !before.shown.contains(seat) && before.isBrokenBy(seat, cards));
  }

  /**
   * Tells whether a seat has proved this claim and all earlier ones: it has shown or kept the proof
   * (CHI-27, CHI-28), or its cards on the table contain the claim.
   */
  boolean isProved(int seat, CardSet<PlayingCard> onTable) { // CHI-45
    PokerHand claim = claims.get(seat);
    return (claim.isNone() || !proof(seat).isEmpty() || Claims.contains(onTable, claim))
        && (before == null || before.isProved(seat, onTable));
  }
}
