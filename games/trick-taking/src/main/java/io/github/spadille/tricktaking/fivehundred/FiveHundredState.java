package io.github.spadille.tricktaking.fivehundred;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.tricktaking.Trick;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Five Hundred stands.
 *
 * @param phase what is awaited
 * @param turn who may act
 * @param handNumber the number of the hand, from 1
 * @param dealer the seat that deals
 * @param pack all cards while a shuffle is awaited, otherwise none
 * @param hands the cards that each seat holds
 * @param kitty the cards dealt to the table, until the contractor takes them
 * @param buried the cards that the contractor has discarded
 * @param aside the cards that each partner of a contractor in misère has laid down
 * @param highBid the highest bid so far
 * @param highBidder the seat that made it, or {@link #NOBODY}
 * @param passed the seats out of the auction, bit i for seat i
 * @param trumps the suits of the cards, once the joker's is settled
 * @param leader the seat that leads to the trick
 * @param trick the cards of the trick, in order of play
 * @param led the suit to be followed, if there is one
 * @param suitsLed the suits led in the hand, bit i for the suit with ordinal i
 * @param won the cards that each team has won
 * @param tricks the tricks that each team has won
 * @param exposed whether the contractor's hand lies open
 * @param sheet every point given
 * @param outcome how the game ended
 */
@Value.Builder
public record FiveHundredState(
    Phase phase,
    Turn turn,
    int handNumber,
    int dealer,
    CardList<PlayingCard> pack,
    PerSeat<CardSet<PlayingCard>> hands,
    CardSet<PlayingCard> kitty,
    CardSet<PlayingCard> buried,
    PerSeat<CardSet<PlayingCard>> aside,
    Optional<Contract> highBid,
    int highBidder,
    int passed,
    Optional<Trumps> trumps,
    int leader,
    Trick trick,
    Optional<Suit> led,
    int suitsLed,
    PerSeat<CardSet<PlayingCard>> won,
    IntPerSeat tricks,
    boolean exposed,
    ScoreSheet sheet,
    Optional<Outcome> outcome)
    implements GameState, WithFiveHundredState {

  /** What stands in {@code highBidder} before there is a bid. */
  public static final int NOBODY = -1;

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** A bid or a pass. */
    AUCTION,
    /** A discard of the contractor. */
    KITTY,
    /** The contractor's word on the joker's suit. */
    NOMINATE,
    /** A card. */
    PLAY,
    /** Nothing: the game is over. */
    OVER
  }

  /** Returns the team of a seat, 0 or 1; partners sit alternately. */
  public static int team(int seat) {
    return seat & 1; // FIV-3
  }

  /** Returns the bid that is played, once the auction is over. */
  public Optional<Contract> contract() {
    boolean settled = phase != Phase.SHUFFLE && phase != Phase.AUCTION;
    return settled ? highBid : Optional.empty(); // FIV-24
  }

  /** Returns the seat that plays the contract, or {@link #NOBODY} before the auction is over. */
  public int contractor() {
    return contract().isPresent() ? highBidder : NOBODY;
  }

  /** Tells whether the contract is misère or open misère. */
  public boolean isMisere() {
    return contract().isPresent() && contract().get().isMisere();
  }

  /** Tells whether a seat has no part in the play, as a partner of a contractor in misère. */
  public boolean sitsOut(int seat) {
    return isMisere() && seat != highBidder && team(seat) == team(highBidder); // FIV-31
  }

  /** Returns this state after a bid or a pass that leaves the auction open. */
  FiveHundredState spoken(Optional<Contract> highBid, int highBidder, int passed, Turn turn) {
    return new FiveHundredState(
        phase,
        turn,
        handNumber,
        dealer,
        pack,
        hands,
        kitty,
        buried,
        aside,
        highBid,
        highBidder,
        passed,
        trumps,
        leader,
        trick,
        led,
        suitsLed,
        won,
        tricks,
        exposed,
        sheet,
        outcome);
  }

  /** Returns this state after a discard that is not the last. */
  FiveHundredState discarded(PerSeat<CardSet<PlayingCard>> hands, CardSet<PlayingCard> buried) {
    return new FiveHundredState(
        phase,
        turn,
        handNumber,
        dealer,
        pack,
        hands,
        kitty,
        buried,
        aside,
        highBid,
        highBidder,
        passed,
        trumps,
        leader,
        trick,
        led,
        suitsLed,
        won,
        tricks,
        exposed,
        sheet,
        outcome);
  }

  /** Returns this state after a card was played that leaves the trick open. */
  FiveHundredState played(
      PerSeat<CardSet<PlayingCard>> hands,
      Trick trick,
      Optional<Suit> led,
      int suitsLed,
      Turn turn) {
    return new FiveHundredState(
        phase,
        turn,
        handNumber,
        dealer,
        pack,
        hands,
        kitty,
        buried,
        aside,
        highBid,
        highBidder,
        passed,
        trumps,
        leader,
        trick,
        led,
        suitsLed,
        won,
        tricks,
        exposed,
        sheet,
        outcome);
  }

  /** Returns this state after a seat took a trick, from which it then leads. */
  FiveHundredState trickTaken(
      PerSeat<CardSet<PlayingCard>> hands,
      int winner,
      PerSeat<CardSet<PlayingCard>> won,
      IntPerSeat tricks,
      boolean exposed) {
    return new FiveHundredState(
        phase,
        Turn.of(winner),
        handNumber,
        dealer,
        pack,
        hands,
        kitty,
        buried,
        aside,
        highBid,
        highBidder,
        passed,
        trumps,
        winner,
        Trick.empty(),
        Optional.empty(),
        suitsLed,
        won,
        tricks,
        exposed,
        sheet,
        outcome);
  }
}
