package io.github.spadille.tricktaking.ohhell;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.tricktaking.Trick;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where a game of Oh Hell stands.
 *
 * <p>A card played changes one word: the hands stand as they were when the trick began, and what
 * was played since is taken from them when they are asked for. What changes more seldom is shared.
 *
 * @param turn who may act
 * @param hand what stays the same while bids are made and cards are played
 * @param since how things stood when the trick began
 * @param bidWord the tricks that each seat has bid, or {@link #NO_BID}, as in {@link
 *     IntPerSeat#ofWord}
 * @param played the cards of the trick: bit i for the card with index i
 * @param cardsOfSuitLed the cards of the suit led, so too, whoever has them; none before a card is
 *     led
 * @param playable the cards that the seat in turn may play, so too; none before cards are played
 */
public record OhHellState(
    Turn turn,
    Hand hand,
    TrickStart since,
    long bidWord,
    long played,
    long cardsOfSuitLed,
    long playable)
    implements HandState {

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
   * What stays the same while the bids of a hand are made and its cards are played.
   *
   * @param phase what is awaited
   * @param number the number of the hand, from 1
   * @param size how many cards each seat gets
   * @param seats the number of seats
   * @param dealer the seat that deals
   * @param undealt the cards that no seat was dealt, the turned one on top; the whole pack while a
   *     shuffle is awaited
   * @param trump the suit of the turned card; none while a shuffle is awaited
   * @param contenders the seats that can win: in a tie-break those that are tied, before it all
   * @param sheet every point given
   */
  public record Hand(
      Phase phase,
      int number,
      int size,
      int seats,
      int dealer,
      CardList<PlayingCard> undealt,
      @Nullable Suit trump,
      Seats contenders,
      ScoreSheet sheet)
      implements HandState.Hand {
    private static Hand of(
        Phase phase,
        int number,
        int size,
        int seats,
        int dealer,
        CardList<PlayingCard> undealt,
        @Nullable Suit trump,
        Seats contenders,
        ScoreSheet sheet) {
      return new Hand(phase, number, size, seats, dealer, undealt, trump, contenders, sheet);
    }

    private Hand dealt(CardList<PlayingCard> undealt) {
      Suit trump = undealt.top().suit();
      return of(Phase.BID, number, size, seats, dealer, undealt, trump, contenders, sheet);
    }

    private Hand inPlay() {
      return of(Phase.PLAY, number, size, seats, dealer, undealt, trump, contenders, sheet);
    }

    private Hand scored(ScoreSheet sheet) {
      return of(phase, number, size, seats, dealer, undealt, trump, contenders, sheet);
    }

    private Hand withUndealt(CardList<PlayingCard> undealt) {
      return of(phase, number, size, seats, dealer, undealt, trump, contenders, sheet);
    }

    private Hand over(Seats winners) {
      return of(Phase.OVER, number, size, seats, dealer, undealt, trump, winners, sheet);
    }
  }

  /**
   * How things stood when the trick began.
   *
   * <p>The cards of seats are words as in {@link CardsPerSeat#ofWords}.
   *
   * @param leader the seat that leads to the trick
   * @param ones the first word of the cards that each seat held
   * @param twos the second word of the cards that each seat held
   * @param fours the third word of the cards that each seat held
   * @param wonOnes the first word of the cards that each seat had won
   * @param wonTwos the second word of the cards that each seat had won
   * @param wonFours the third word of the cards that each seat had won
   * @param tricks the tricks that each seat had won, as in {@link IntPerSeat#ofWord}
   */
  public record TrickStart(
      int leader,
      long ones,
      long twos,
      long fours,
      long wonOnes,
      long wonTwos,
      long wonFours,
      long tricks) {
    static TrickStart of(
        int leader,
        CardsPerSeat<PlayingCard> hands,
        CardsPerSeat<PlayingCard> won,
        IntPerSeat tricks) {
      return of(
          leader,
          hands.ones(),
          hands.twos(),
          hands.fours(),
          won.ones(),
          won.twos(),
          won.fours(),
          tricks.word());
    }

    private static TrickStart of(
        int leader,
        long ones,
        long twos,
        long fours,
        long wonOnes,
        long wonTwos,
        long wonFours,
        long tricks) {
      return new TrickStart(leader, ones, twos, fours, wonOnes, wonTwos, wonFours, tricks);
    }

    /** The bits of the cards that a seat held. */
    private long heldBy(int seat) {
      return CardsPerSeat.bits(seat, ones, twos, fours);
    }

    /** The seat that held a card. */
    private int holder(int index) {
      return CardsPerSeat.holder(index, ones, twos, fours);
    }

    /** The cards that a seat may play after cards of a suit (OHH-14, OHH-15). */
    private long following(int seat, long cardsOfSuitLed) {
      long hand = heldBy(seat);
      long following = hand & cardsOfSuitLed;
      return following == 0 ? hand : following;
    }

    /** How things stand after a seat took the cards that were played. */
    private TrickStart next(int winner, long played) {
      int number = winner + 1;
      return of(
          winner,
          ones & ~played,
          twos & ~played,
          fours & ~played,
          wonOnes | played & -(number & 1),
          wonTwos | played & -(number >> 1 & 1),
          wonFours | played & -(number >> 2),
          tricks + (1L << 8 * winner));
    }
  }

  private static OhHellState of(
      Turn turn,
      Hand hand,
      TrickStart since,
      long bidWord,
      long played,
      long cardsOfSuitLed,
      long playable) {
    return new OhHellState(turn, hand, since, bidWord, played, cardsOfSuitLed, playable);
  }

  /** Returns the state before the shuffle of a hand. */
  static OhHellState undealt(Hand hand, TrickStart nothing, IntPerSeat noBids) {
    return of(Turn.chance(), hand, nothing, noBids.word(), 0, 0, 0);
  }

  /** Returns what is awaited. */
  public Phase phase() {
    return hand.phase;
  }

  @Override
  public Optional<Outcome> outcome() {
    return phase() == Phase.OVER
        ? Optional.of(Outcome.highest(scores(), contenders()))
        : Optional.empty();
  }

  /** Returns the seat that deals. */
  public int dealer() {
    return hand.dealer;
  }

  /** Returns the seats that can win; after the game those that have won. */
  public Seats contenders() {
    return hand.contenders;
  }

  private int seats() {
    return hand.seats;
  }

  /** Returns the cards that each seat holds. */
  public CardsPerSeat<PlayingCard> hands() {
    return CardsPerSeat.ofWords(
        PlayingCard.FAMILY,
        seats(),
        since.ones & ~played,
        since.twos & ~played,
        since.fours & ~played);
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
    return since.leader;
  }

  /** Returns the cards of the trick, in order of play. */
  public Trick trick() {
    long word = 0;
    int size = Long.bitCount(played);
    int seat = since.leader;
    for (int i = 0; i < size; i++) {
      word |= (long) indexPlayedBy(seat) << 8 * i;
      seat = seat + 1 == seats() ? 0 : seat + 1;
    }
    return Trick.ofWord(word, size);
  }

  /** The index of the card that a seat has played to the trick. */
  private int indexPlayedBy(int seat) {
    return Long.numberOfTrailingZeros(since.heldBy(seat) & played);
  }

  /** Returns the cards that each seat has won. */
  public CardsPerSeat<PlayingCard> won() {
    return CardsPerSeat.ofWords(
        PlayingCard.FAMILY, seats(), since.wonOnes, since.wonTwos, since.wonFours);
  }

  /** Returns the tricks that each seat has bid, or {@link #NO_BID}. */
  public IntPerSeat bids() {
    return IntPerSeat.ofWord(seats(), bidWord);
  }

  /** Returns the tricks that each seat has won. */
  public IntPerSeat tricks() {
    return IntPerSeat.ofWord(seats(), since.tricks);
  }

  /** Returns the turned card, or no card while a shuffle is awaited. */
  public CardList<PlayingCard> turnUp() {
    return undealt().first(phase() == Phase.SHUFFLE ? 0 : 1); // OHH-5
  }

  /** Returns the undealt cards under the turned one; the whole pack while a shuffle is awaited. */
  public CardList<PlayingCard> stub() {
    return undealt().draw(phase() == Phase.SHUFFLE ? 0 : 1); // OHH-6
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
        turn, hand.dealt(undealt), TrickStart.of(leader, hands, won(), tricks()), bidWord, 0, 0, 0);
  }

  /** Returns this state after a bid. */
  OhHellState bid(IntPerSeat bids, Turn turn) {
    return of(turn, hand, since, bids.word(), 0, 0, 0);
  }

  /** Returns this state after the last bid. */
  OhHellState allBid(IntPerSeat bids) {
    int leader = since.leader;
    return of(Turn.of(leader), hand.inPlay(), since, bids.word(), 0, 0, since.heldBy(leader));
  }

  /** Returns this state after a card was played that leaves the trick open. */
  OhHellState played(PlayingCard card, int nextSeat) {
    int index = card.index();
    long suit = played == 0 ? PlayingCards.suitMask(index) : cardsOfSuitLed;
    return of(
        Turn.of(nextSeat),
        hand,
        since,
        bidWord,
        played | 1L << index,
        suit,
        since.following(nextSeat, suit));
  }

  /**
   * Returns this state after the last card of the trick was played and a seat took the trick
   * (OHH-17), which it then leads from.
   */
  OhHellState trickTaken(PlayingCard last, Trick.Order order) {
    long cards = played | 1L << last.index();
    int winner = winner(cards, last, order);
    TrickStart next = since.next(winner, cards);
    return of(Turn.of(winner), hand, next, bidWord, 0, 0, next.heldBy(winner));
  }

  /** Returns this state after the points of the hand were given, its cards where they lie. */
  OhHellState scored(ScoreSheet sheet) {
    return of(turn, hand.scored(sheet), since, bidWord, 0, 0, 0);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public OhHellState withSheet(ScoreSheet sheet) {
    return of(turn, hand.scored(sheet), since, bidWord, played, cardsOfSuitLed, playable);
  }

  private int winner(long cards, PlayingCard last, Trick.Order order) {
    int strongest = order.strongest(cards, cardsOfSuitLed);
    return strongest >= 0
        ? since.holder(strongest)
        : (leader() + trick().with(last).winner(order)) % seats();
  }

  /** Tells whether a player holds a card of the suit led. */
  boolean canFollow(int seat) {
    return (since.heldBy(seat) & ~played & cardsOfSuitLed) != 0;
  }

  /** Tells whether no seat holds a card. */
  boolean handsAreEmpty() {
    return ((since.ones | since.twos | since.fours) & ~played) == 0;
  }

  /** Returns this state at the end of the game. */
  OhHellState over(Seats winners) {
    return of(Turn.over(), hand.over(winners), since, bidWord, 0, 0, 0);
  }

  /**
   * Returns this state with the cards elsewhere, but for those of the trick.
   *
   * @param undealt the cards that no seat was dealt, the turned one on top
   */
  public OhHellState withCards(
      CardsPerSeat<PlayingCard> hands,
      CardList<PlayingCard> undealt,
      CardsPerSeat<PlayingCard> won) {
    CardsPerSeat<PlayingCard> held = hands;
    int seat = leader();
    for (PlayingCard card : trick()) {
      held = held.plus(seat, card);
      seat = seat + 1 == seats() ? 0 : seat + 1;
    }
    TrickStart since = TrickStart.of(leader(), held, won, tricks());
    return of(
        turn,
        hand.withUndealt(undealt),
        since,
        bidWord,
        played,
        cardsOfSuitLed,
        phase() != Phase.PLAY
            ? 0
            : played == 0 ? since.heldBy(leader()) : since.following(turn.first(), cardsOfSuitLed));
  }
}
