package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.PerSeat;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Canasta stands.
 *
 * <p>What changes with every move stands in the state itself; what changes more seldom is shared,
 * so that most states are one small object.
 *
 * @param phase what is awaited
 * @param turn who may act
 * @param player the seat whose turn it is, also while others answer its question
 * @param frozen whether the discard pile is frozen
 * @param stock the undealt cards; the whole pack while a shuffle is awaited
 * @param discard the discard pile, the upcard last
 * @param hands the cards that each seat holds
 * @param laid what has been laid on the table in the hand
 * @param soFar what happened in the turn
 * @param deal what stays the same in most turns of a hand
 */
@Value.Builder
public record CanastaState(
    Phase phase,
    Turn turn,
    int player,
    boolean frozen,
    CardList<PlayingCard> stock,
    CardList<PlayingCard> discard,
    PerSeat<CardBag<PlayingCard>> hands,
    Laid laid,
    TurnSoFar soFar,
    HandSoFar deal)
    implements GameState, WithCanastaState {

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** The draw of a turn. */
    DRAW,
    /** Melds, and the end of a turn. */
    MELD,
    /** The answer to a question. */
    ANSWER,
    /** Nothing: the game is over. */
    OVER
  }

  /** The question of a turn, and its answer. */
  public enum Asked {
    /** Nobody has asked. */
    NO_QUESTION,
    /** The answer is awaited. */
    OPEN,
    /** The seat may go out. */
    YES,
    /** The seat may not go out. */
    NO
  }

  /**
   * What has been laid on the table in a hand.
   *
   * @param melds the melds of each side
   * @param redThrees the red threes that each side has laid
   * @param opened the sides that have met their minimum; bit i stands for side i
   * @param melders the seats that laid cards in an earlier turn; bit i stands for seat i
   */
  @Value.Builder
  public record Laid(
      PerSeat<Melds> melds, PerSeat<CardBag<PlayingCard>> redThrees, int opened, int melders)
      implements WithLaid {
    private Laid with(int side, Melds ownMelds, CardBag<PlayingCard> red, boolean opens) {
      return new Laid(
          melds.with(side, ownMelds),
          with(side, red),
          opens ? opened | 1 << side : opened,
          melders);
    }

    private PerSeat<CardBag<PlayingCard>> with(int side, CardBag<PlayingCard> red) {
      return red == redThrees.get(side) ? redThrees : redThrees.with(side, red);
    }
  }

  /**
   * What stays the same in most turns of a hand.
   *
   * @param number the number of the hand, from 1
   * @param dealer the seat that deals
   * @param minimums the value of cards with which each side opens in this hand
   * @param failedTakers the seats that reached for an upcard in vain in this hand
   * @param penalties the points that each side has been charged in this hand, zero or less
   * @param goneOut who went out last; kept until the next shuffle
   * @param sheet every point given
   * @param outcome how the game ended
   */
  @Value.Builder
  public record HandSoFar(
      int number,
      int dealer,
      IntPerSeat minimums,
      int failedTakers,
      IntPerSeat penalties,
      Optional<GoneOut> goneOut,
      ScoreSheet sheet,
      Optional<Outcome> outcome)
      implements WithHandSoFar {}

  /**
   * What happened in a turn.
   *
   * @param meldsBefore the melds of the side when the turn began
   * @param pending the value of the cards laid in the turn by a side that has not opened, else 0
   * @param pileWaiting whether a pile that was taken waits for the minimum
   * @param asked the question and its answer
   * @param noDiscard whether the turn ends without a discard
   * @param failedTake whether the seat reached for the upcard in vain
   */
  @Value.Builder
  public record TurnSoFar(
      Melds meldsBefore,
      int pending,
      boolean pileWaiting,
      Asked asked,
      boolean noDiscard,
      boolean failedTake)
      implements WithTurnSoFar {
    /** Returns what happened in a turn that begins. */
    static TurnSoFar nothing(Melds melds) {
      return new TurnSoFar(melds, 0, false, Asked.NO_QUESTION, false, false);
    }

    /** Returns this with cards laid down. */
    TurnSoFar laid(int pending, boolean pileWaiting) {
      return new TurnSoFar(meldsBefore, pending, pileWaiting, asked, noDiscard, failedTake);
    }
  }

  /**
   * How a hand was ended by a seat that got rid of its cards.
   *
   * @param seat the seat
   * @param concealed whether nothing had been melded before that turn
   */
  public record GoneOut(int seat, boolean concealed) {}

  /** Returns the side of a seat. */
  public static int sideOf(int seat) {
    return seat & 1; // CAN-3
  }

  /** Returns the number of the hand, from 1. */
  public int handNumber() {
    return deal.number();
  }

  /** Returns the seat that deals. */
  public int dealer() {
    return deal.dealer();
  }

  /** Returns the melds of each side. */
  public PerSeat<Melds> melds() {
    return laid.melds();
  }

  /** Returns the red threes that each side has laid. */
  public PerSeat<CardBag<PlayingCard>> redThrees() {
    return laid.redThrees();
  }

  /** Returns the value of cards with which each side opens in this hand. */
  public IntPerSeat minimums() {
    return deal.minimums();
  }

  /** Returns the points that each side has been charged in this hand, zero or less. */
  public IntPerSeat penalties() {
    return deal.penalties();
  }

  /** Returns who went out last; kept until the next shuffle. */
  public Optional<GoneOut> goneOut() {
    return deal.goneOut();
  }

  @Override
  public ScoreSheet sheet() {
    return deal.sheet();
  }

  @Override
  public Optional<Outcome> outcome() {
    return deal.outcome();
  }

  /** Returns the side whose turn it is. */
  int side() {
    return sideOf(player);
  }

  /** Returns the melds of the side whose turn it is. */
  Melds ownMelds() {
    return laid.melds().get(side());
  }

  /** Returns the hand of the seat whose turn it is. */
  CardBag<PlayingCard> hand() {
    return hands.get(player);
  }

  /** Tells whether a side has met its minimum in this hand. */
  public boolean isOpened(int side) {
    return (laid.opened() >> side & 1) != 0;
  }

  /** Tells whether a seat laid cards in an earlier turn of this hand. */
  boolean hasMelded(int seat) {
    return (laid.melders() >> seat & 1) != 0;
  }

  /** Tells whether a seat reached for an upcard in vain in this hand. */
  boolean hasFailed(int seat) {
    return (deal.failedTakers() >> seat & 1) != 0;
  }

  /**
   * Returns the top card of the discard pile.
   *
   * @throws java.util.NoSuchElementException if the pile is empty
   */
  public PlayingCard upcard() {
    return discard.bottom();
  }

  /** Returns this state with a charge, zero or less, for the side whose turn it is. */
  CanastaState charged(int points) {
    return withDeal(deal.withPenalties(deal.penalties().plus(side(), points)));
  }

  /** Returns this state with a draw made by the seat in turn. */
  CanastaState drawn(
      CardList<PlayingCard> stock,
      CardBag<PlayingCard> hand,
      CardBag<PlayingCard> red,
      boolean noDiscard) {
    PerSeat<CardBag<PlayingCard>> redThrees = laid.with(side(), red);
    return of(
        Phase.MELD,
        turn,
        player,
        frozen,
        stock,
        discard,
        hands.with(player, hand),
        redThrees == laid.redThrees() ? laid : laid.withRedThrees(redThrees),
        soFar.withNoDiscard(noDiscard),
        deal);
  }

  /** Returns this state with cards laid, and perhaps a pile taken, by the seat in turn. */
  CanastaState melded(
      CardBag<PlayingCard> hand,
      Melds ownMelds,
      CardBag<PlayingCard> red,
      CardList<PlayingCard> discard,
      boolean frozen,
      boolean opens,
      TurnSoFar soFar) {
    return of(
        Phase.MELD,
        turn,
        player,
        frozen,
        stock,
        discard,
        hands.with(player, hand),
        laid.with(side(), ownMelds, red, opens),
        soFar,
        deal);
  }

  /** Returns this state with a card discarded by the seat in turn. */
  CanastaState discarded(CardBag<PlayingCard> hand, CardList<PlayingCard> discard, boolean frozen) {
    PerSeat<CardBag<PlayingCard>> hands = this.hands.with(player, hand);
    return of(phase, turn, player, frozen, stock, discard, hands, laid, soFar, deal);
  }

  /** Returns this state with a card discarded by the seat in turn, and the turn of another. */
  CanastaState passed(
      CardBag<PlayingCard> hand, CardList<PlayingCard> discard, boolean frozen, int next) {
    boolean melded = !ownMelds().equals(soFar.meldsBefore());
    return of(
        Phase.DRAW,
        Turn.of(next),
        next,
        frozen,
        stock,
        discard,
        hands.with(player, hand),
        melded ? laid.withMelders(laid.melders() | 1 << player) : laid,
        TurnSoFar.nothing(laid.melds().get(sideOf(next))),
        deal);
  }

  /** Makes a state; a call evaluates the parts before the object is there, which is faster. */
  private static CanastaState of(
      Phase phase,
      Turn turn,
      int player,
      boolean frozen,
      CardList<PlayingCard> stock,
      CardList<PlayingCard> discard,
      PerSeat<CardBag<PlayingCard>> hands,
      Laid laid,
      TurnSoFar soFar,
      HandSoFar deal) {
    return new CanastaState(phase, turn, player, frozen, stock, discard, hands, laid, soFar, deal);
  }
}
