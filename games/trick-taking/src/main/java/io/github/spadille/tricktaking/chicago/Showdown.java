package io.github.spadille.tricktaking.chicago;

import static io.github.spadille.engine.card.PlayingCards.noCards;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.tricktaking.HandType;
import io.github.spadille.tricktaking.PokerHand;
import org.jspecify.annotations.Nullable;

/**
 * A draw and the showdown after it: who has claimed what of which hand.
 *
 * @param draw the number of the draw, from 1; after the third nobody speaks
 * @param shown the seats that showed their hand in the draw, to prove an earlier claim
 * @param claims what each seat has declared and stated, or {@link PokerHand#NONE}
 * @param holders the seats with the highest claim; several if they are equal
 * @param challenger the seat that compares its hand with the holder's, or -1
 * @param hands what each seat held in the showdown, once it is over
 * @param before the draw and the showdown before it, if there were any
 */
public record Showdown(
    int draw,
    Seats shown,
    PerSeat<PokerHand> claims,
    Seats holders,
    int challenger,
    PerSeat<CardSet<PlayingCard>> hands,
    @Nullable Showdown before) {
  /** Returns the first draw before anybody has said anything. */
  static Showdown first(int seats) {
    PerSeat<PokerHand> claims = PerSeat.of(seats, PokerHand.NONE);
    PerSeat<CardSet<PlayingCard>> hands = PerSeat.of(seats, noCards());
    return new Showdown(1, Seats.none(), claims, Seats.none(), Phrase.NOBODY, hands, null);
  }

  /** Returns this, in which nobody has said anything, as what follows a showdown. */
  Showdown after(Showdown before) {
    return new Showdown(before.draw + 1, shown, claims, holders, challenger, hands, before);
  }

  private Showdown with(PerSeat<PokerHand> claims, Seats holders, int challenger) {
    return new Showdown(draw, shown, claims, holders, challenger, hands, before);
  }

  /** Returns the highest claim, or {@link PokerHand#NONE}. */
  public PokerHand best() {
    return holders.isEmpty() ? PokerHand.NONE : claims.get(holders.first());
  }

  /** Tells whether two hands of one type are being compared. */
  public boolean compares() {
    return challenger >= 0;
  }

  /** Returns how many ranks the challenger has stated: the next one is due. */
  public int component() {
    return claims.get(challenger).size();
  }

  /** Tells whether the rank that is due is known of the holder, so that the challenger answers. */
  public boolean isKnown() {
    return component() < best().size(); // CHI-22
  }

  /** Returns who is to speak while hands are compared. */
  public int speaker() {
    return isKnown() ? challenger : holders.first();
  }

  /** Returns the least strength of a rank that the speaker may state. */
  int toBeat() {
    return isKnown() ? PokerHand.strength(best().rank(component())) : 0;
  }

  /** Returns this after a seat declared a type that is not below the best. */
  Showdown declare(int seat, HandType type) {
    boolean same = best().is(type);
    return with(
        claims.with(seat, PokerHand.of(type)),
        same ? holders : Seats.of(seat), // CHI-16
        same ? seat : Phrase.NOBODY); // CHI-17
  }

  /** Returns this after the speaker stated a rank; the challenger states none that is lower. */
  Showdown state(Rank rank) {
    int speaker = speaker();
    PerSeat<PokerHand> stated = claims.with(speaker, claims.get(speaker).with(rank));
    boolean higher = isKnown() && rank != best().rank(component()); // CHI-20
    return higher
        ? with(stated, Seats.of(speaker), Phrase.NOBODY)
        : with(stated, holders, challenger);
  }

  /** Returns this with a tie if no more ranks are compared than the challenger has stated. */
  Showdown tiedAfter(int components) {
    boolean tied = component() == components; // CHI-21
    return tied ? with(claims, holders.with(challenger), Phrase.NOBODY) : this;
  }

  /** Returns this after the speaker gave in: the other one holds. */
  Showdown giveIn() {
    return with(
        claims, isKnown() ? holders : Seats.of(challenger), Phrase.NOBODY); // CHI-19, CHI-20
  }

  /** Returns this at its end; the claims of some seats are kept to be proved. */
  Showdown over(Seats claimants, PerSeat<CardSet<PlayingCard>> hands) {
    PerSeat<PokerHand> kept = claims;
    for (int seat = 0; seat < claims.size(); seat++) {
      boolean keeps = claims.get(seat).isNone() || claimants.contains(seat);
      kept = keeps ? kept : kept.with(seat, PokerHand.NONE);
    }
    return new Showdown(draw, shown, kept, holders, Phrase.NOBODY, hands, before);
  }

  /** Returns this after a seat showed its hand in the draw. */
  Showdown shown(int seat) {
    return new Showdown(draw, shown.with(seat), claims, holders, challenger, hands, before);
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

  /** Tells whether a seat that parts with some cards breaks such a claim. */
  boolean isBrokenBy(int seat, CardSet<PlayingCard> cards) { // CHI-27
    return before != null
        && (before.proof(seat).containsAny(cards)
            || !before.shown.contains(seat) && before.isBrokenBy(seat, cards));
  }

  /** Tells whether a seat has proved all claims that it made here and before. */
  boolean isProved(int seat, CardSet<PlayingCard> onTable) { // CHI-45
    PokerHand claim = claims.get(seat);
    boolean proved =
        claim.isNone()
            || !proof(seat).isEmpty() // CHI-27, CHI-28: shown when it was broken, or kept
            || Claims.contains(onTable, claim);
    return proved && (before == null || before.isProved(seat, onTable));
  }
}
