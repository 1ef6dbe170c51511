package io.github.spadille.tricktaking.chicago;

import static io.github.spadille.engine.card.PlayingCards.noCards;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.tricktaking.HandType;
import io.github.spadille.tricktaking.PokerHand;

/**
 * A spoken showdown: who has claimed what, and what has become of the claims.
 *
 * @param claims what each seat has declared and stated, or {@link PokerHand#NONE}
 * @param holders the seats with the highest claim; several if they are equal
 * @param challenger the seat that compares its hand with the holder's, or -1
 * @param proofs the cards that prove the claim of each seat, once the showdown is over
 * @param proved the seats that have proved their claim by showing the hand
 * @param shown the hand that each seat showed in the draw after the showdown
 */
public record Showdown(
    PerSeat<PokerHand> claims,
    Seats holders,
    int challenger,
    PerSeat<CardSet<PlayingCard>> proofs,
    Seats proved,
    PerSeat<CardSet<PlayingCard>> shown) {
  /** Returns a showdown in which nobody has said anything. */
  static Showdown none(int seats) {
    PerSeat<CardSet<PlayingCard>> none = PerSeat.of(seats, noCards());
    return new Showdown(
        PerSeat.of(seats, PokerHand.NONE), Seats.none(), -1, none, Seats.none(), none);
  }

  private Showdown with(PerSeat<PokerHand> claims, Seats holders, int challenger) {
    return new Showdown(claims, holders, challenger, proofs, proved, shown);
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
    boolean same = !best().isNone() && best().type() == type;
    return with(
        claims.with(seat, PokerHand.of(type)),
        same ? holders : Seats.of(seat), // CHI-16
        same ? seat : -1); // CHI-17
  }

  /** Returns this after the speaker stated a rank; the challenger states none that is lower. */
  Showdown state(Rank rank) {
    boolean higher = isKnown() && rank != best().rank(component()); // CHI-20
    int speaker = speaker();
    PerSeat<PokerHand> stated = claims.with(speaker, claims.get(speaker).with(rank));
    return with(stated, higher ? Seats.of(speaker) : holders, higher ? -1 : challenger);
  }

  /** Returns this with a tie if no more ranks are compared than the challenger has stated. */
  Showdown tiedAfter(int components) {
    boolean tied = compares() && component() == components; // CHI-21
    return tied ? with(claims, holders.with(challenger), -1) : this;
  }

  /** Returns this after the speaker gave in: the other one holds. */
  Showdown giveIn() {
    return with(claims, isKnown() ? holders : Seats.of(challenger), -1); // CHI-19, CHI-20
  }

  /** Returns this with the cards that prove a claim at the end. */
  Showdown proof(int seat, CardSet<PlayingCard> cards) {
    return new Showdown(claims, holders, -1, proofs.with(seat, cards), proved, shown);
  }

  /** Returns this without a claim that need not be proved. */
  Showdown forget(int seat) {
    return with(claims.with(seat, PokerHand.NONE), holders, -1);
  }

  /** Tells whether a seat has a claim that it has not proved. */
  boolean hasToProve(int seat) {
    return !claims.get(seat).isNone() && !proved.contains(seat);
  }

  /** Tells whether a seat breaks a claim that is not proved when it parts with some cards. */
  boolean isBrokenBy(int seat, CardSet<PlayingCard> cards) { // CHI-27
    return !proved.contains(seat) && proofs.get(seat).containsAny(cards);
  }

  /** Returns this after a seat proved its claim. */
  Showdown proved(int seat) {
    return new Showdown(claims, holders, challenger, proofs, proved.with(seat), shown);
  }

  /** Returns this after a seat showed its hand in the draw that follows. */
  Showdown shown(int seat, CardSet<PlayingCard> hand) {
    return new Showdown(claims, holders, challenger, proofs, proved, shown.with(seat, hand));
  }
}
