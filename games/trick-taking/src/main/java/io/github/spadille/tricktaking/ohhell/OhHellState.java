package io.github.spadille.tricktaking.ohhell;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.tricktaking.Suits;
import io.github.spadille.tricktaking.Trick;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where a game of Oh Hell stands.
 *
 * <p>What changes with every card stands in the state itself, the hands and the trick as words;
 * what changes more seldom is shared: most states of a game are one small object.
 *
 * @param phase what is awaited
 * @param turn who may act
 * @param hand what stays the same while cards are played
 * @param taken what the tricks of the hand have brought
 * @param ones the first word of {@link #hands}
 * @param twos the second word of {@link #hands}
 * @param fours the third word of {@link #hands}
 * @param played the word of {@link #trick}
 * @param playedCount the number of cards in {@link #trick}
 * @param playable the bits of {@link #playableCards}
 */
public record OhHellState(
    Phase phase,
    Turn turn,
    Hand hand,
    Taken taken,
    long ones,
    long twos,
    long fours,
    long played,
    int playedCount,
    long playable)
    implements GameState {

  /** What stands in {@code bids} for a seat that has not bid. */
  public static final int NO_BID = -1;

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** A bid. */
    BID,
    /** A card. */
    PLAY,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * What stays the same while the cards of a hand are played.
   *
   * @param number the number of the hand, from 1
   * @param size how many cards each seat gets
   * @param dealer the seat that deals
   * @param undealt the cards that no seat was dealt, the turned one on top; the whole pack while a
   *     shuffle is awaited
   * @param trump the suit of the turned card; none while a shuffle is awaited
   * @param bids the tricks that each seat has bid, or {@link #NO_BID}
   * @param sheet every point given
   */
  public record Hand(
      int number,
      int size,
      int dealer,
      CardList<PlayingCard> undealt,
      @Nullable Suit trump,
      IntPerSeat bids,
      ScoreSheet sheet) {
    private Hand withUndealt(CardList<PlayingCard> undealt, @Nullable Suit trump) {
      return new Hand(number, size, dealer, undealt, trump, bids, sheet);
    }

    private Hand withBids(IntPerSeat bids) {
      return new Hand(number, size, dealer, undealt, trump, bids, sheet);
    }

    private Hand withSheet(ScoreSheet sheet) {
      return new Hand(number, size, dealer, undealt, trump, bids, sheet);
    }
  }

  /**
   * What the tricks of a hand have brought.
   *
   * @param leader the seat that leads to the next trick, or has led to this one
   * @param cards the cards that each seat has won
   * @param tricks the tricks that each seat has won
   */
  public record Taken(int leader, CardsPerSeat<PlayingCard> cards, IntPerSeat tricks) {}

  /** Makes a state; a call evaluates the parts before the object is there, which is faster. */
  private static OhHellState of(
      Phase phase,
      Turn turn,
      Hand hand,
      Taken taken,
      CardsPerSeat<PlayingCard> hands,
      Trick trick,
      long playable) {
    return of(
        phase,
        turn,
        hand,
        taken,
        hands.ones(),
        hands.twos(),
        hands.fours(),
        trick.word(),
        trick.size(),
        playable);
  }

  private static OhHellState of(
      Phase phase,
      Turn turn,
      Hand hand,
      Taken taken,
      long ones,
      long twos,
      long fours,
      long played,
      int playedCount,
      long playable) {
    return new OhHellState(
        phase, turn, hand, taken, ones, twos, fours, played, playedCount, playable);
  }

  private static long playable(CardsPerSeat<PlayingCard> hands, int seat, Trick trick) {
    return Suits.playable(hands.get(seat), trick).low();
  }

  /** Returns the state before the shuffle of a hand. */
  static OhHellState undealt(Hand hand, Taken nothing) {
    return of(Phase.SHUFFLE, Turn.chance(), hand, nothing, nothing.cards(), Trick.empty(), 0);
  }

  @Override
  public Optional<Outcome> outcome() {
    return phase == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  @Override
  public ScoreSheet sheet() {
    return hand.sheet;
  }

  /** Returns the number of the hand, from 1. */
  public int handNumber() {
    return hand.number;
  }

  /** Returns the seat that deals. */
  public int dealer() {
    return hand.dealer;
  }

  /** Returns the cards that each seat holds. */
  public CardsPerSeat<PlayingCard> hands() {
    return CardsPerSeat.ofWords(PlayingCard.FAMILY, taken.cards.size(), ones, twos, fours);
  }

  /**
   * Returns the cards that no seat was dealt, the turned one on top; the whole pack while a shuffle
   * is awaited.
   */
  public CardList<PlayingCard> undealt() {
    return hand.undealt;
  }

  /** Returns the seat that leads to the trick. */
  public int leader() {
    return taken.leader;
  }

  /** Returns the cards of the trick, in order of play. */
  public Trick trick() {
    return Trick.ofWord(played, playedCount);
  }

  /**
   * Returns the cards that the seat to play may play to the trick (OHH-14, OHH-15); none before
   * cards are played.
   */
  public CardSet<PlayingCard> playableCards() {
    return CardSet.ofBits(PlayingCard.FAMILY, playable, 0);
  }

  /** Returns the cards that each seat has won. */
  public CardsPerSeat<PlayingCard> won() {
    return taken.cards;
  }

  /** Returns the tricks that each seat has bid, or {@link #NO_BID}. */
  public IntPerSeat bids() {
    return hand.bids;
  }

  /** Returns the tricks that each seat has won. */
  public IntPerSeat tricks() {
    return taken.tricks;
  }

  /** Returns the turned card, or no card while a shuffle is awaited. */
  public CardList<PlayingCard> turnUp() {
    return undealt().first(phase == Phase.SHUFFLE ? 0 : 1); // OHH-5
  }

  /** Returns the undealt cards under the turned one; the whole pack while a shuffle is awaited. */
  public CardList<PlayingCard> stub() {
    return undealt().draw(phase == Phase.SHUFFLE ? 0 : 1); // OHH-6
  }

  /**
   * Returns the trump suit.
   *
   * @throws NoSuchElementException if no card is turned up
   */
  public Suit trump() {
    if (hand.trump == null) {
      throw new NoSuchElementException("no card is turned up");
    }
    return hand.trump; // OHH-5
  }

  /** Returns this state after a hand was dealt. */
  OhHellState dealt(
      Turn turn, CardsPerSeat<PlayingCard> hands, CardList<PlayingCard> undealt, int leader) {
    return of(
        Phase.BID,
        turn,
        hand.withUndealt(undealt, undealt.top().suit()),
        new Taken(leader, taken.cards, taken.tricks),
        hands,
        Trick.empty(),
        0);
  }

  /** Returns this state after a bid. */
  OhHellState bid(IntPerSeat bids, Turn turn) {
    return of(
        phase, turn, hand.withBids(bids), taken, ones, twos, fours, played, playedCount, playable);
  }

  /** Returns this state after the last bid. */
  OhHellState allBid(IntPerSeat bids) {
    Trick none = Trick.empty();
    return of(
        Phase.PLAY,
        Turn.of(leader()),
        hand.withBids(bids),
        taken,
        hands(),
        none,
        playable(hands(), leader(), none));
  }

  /** Returns this state after a card was played that leaves the trick open. */
  OhHellState played(CardsPerSeat<PlayingCard> hands, Trick trick, int nextSeat) {
    return of(
        phase, Turn.of(nextSeat), hand, taken, hands, trick, playable(hands, nextSeat, trick));
  }

  /** Returns this state after a seat took a trick, which it then leads from. */
  OhHellState trickTaken(
      CardsPerSeat<PlayingCard> hands,
      int winner,
      CardsPerSeat<PlayingCard> won,
      IntPerSeat tricks) {
    return of(
        phase,
        Turn.of(winner),
        hand,
        new Taken(winner, won, tricks),
        hands,
        Trick.empty(),
        hands.get(winner).low());
  }

  /** Returns this state with other points. */
  OhHellState scored(ScoreSheet sheet) {
    return of(
        phase,
        turn,
        hand.withSheet(sheet),
        taken,
        ones,
        twos,
        fours,
        played,
        playedCount,
        playable);
  }

  /** Returns this state at the end of the game. */
  OhHellState over() {
    return of(
        Phase.OVER, Turn.over(), hand, taken, ones, twos, fours, played, playedCount, playable);
  }

  /** Returns this state with other hidden cards. */
  OhHellState withCards(
      CardsPerSeat<PlayingCard> hands,
      CardList<PlayingCard> undealt,
      CardsPerSeat<PlayingCard> won) {
    return of(
        phase,
        turn,
        hand.withUndealt(undealt, hand.trump),
        new Taken(taken.leader, won, taken.tricks),
        hands,
        trick(),
        phase == Phase.PLAY ? playable(hands, turn.first(), trick()) : 0);
  }
}
