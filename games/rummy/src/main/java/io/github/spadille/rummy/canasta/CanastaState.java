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
 * @param phase what is awaited
 * @param turn who may act
 * @param handNumber the number of the hand, from 1
 * @param dealer the seat that deals
 * @param player the seat whose turn it is, also while others answer its question
 * @param stock the undealt cards; the whole pack while a shuffle is awaited
 * @param discard the discard pile, the upcard last
 * @param frozen whether the discard pile is frozen
 * @param hands the cards that each seat holds
 * @param melds the melds of each side
 * @param redThrees the red threes that each side has laid
 * @param minimums the value of cards with which each side opens in this hand
 * @param opened the sides that have met their minimum in this hand; bit i stands for side i
 * @param melders the seats that laid cards in an earlier turn of this hand; bit i stands for seat i
 * @param failedTakers the seats that reached for an upcard in vain in this hand
 * @param penalties the points that each side has been charged in this hand, zero or less
 * @param soFar what happened in the turn
 * @param goneOut who went out last; kept until the next shuffle
 * @param sheet every point given
 * @param outcome how the game ended
 */
@Value.Builder
public record CanastaState(
    Phase phase,
    Turn turn,
    int handNumber,
    int dealer,
    int player,
    CardList<PlayingCard> stock,
    CardList<PlayingCard> discard,
    boolean frozen,
    PerSeat<CardBag<PlayingCard>> hands,
    PerSeat<Melds> melds,
    PerSeat<CardBag<PlayingCard>> redThrees,
    IntPerSeat minimums,
    int opened,
    int melders,
    int failedTakers,
    IntPerSeat penalties,
    TurnSoFar soFar,
    Optional<GoneOut> goneOut,
    ScoreSheet sheet,
    Optional<Outcome> outcome)
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

  /** Returns the side whose turn it is. */
  int side() {
    return sideOf(player);
  }

  /** Returns the melds of the side whose turn it is. */
  Melds ownMelds() {
    return melds.get(side());
  }

  /** Returns the hand of the seat whose turn it is. */
  CardBag<PlayingCard> hand() {
    return hands.get(player);
  }

  /** Tells whether a side has met its minimum in this hand. */
  public boolean isOpened(int side) {
    return (opened >> side & 1) != 0;
  }

  /**
   * Returns the top card of the discard pile.
   *
   * @throws java.util.NoSuchElementException if the pile is empty
   */
  public PlayingCard upcard() {
    return discard.bottom();
  }

  /** Returns this state with the turn of a seat begun. */
  CanastaState turnBegun(int seat, TurnSoFar soFar) {
    boolean laid = !ownMelds().equals(this.soFar.meldsBefore());
    return new CanastaState(
        Phase.DRAW,
        Turn.of(seat),
        handNumber,
        dealer,
        seat,
        stock,
        discard,
        frozen,
        hands,
        melds,
        redThrees,
        minimums,
        opened,
        laid ? melders | 1 << player : melders,
        failedTakers,
        penalties,
        soFar,
        goneOut,
        sheet,
        outcome);
  }

  /** Returns this state with a draw made by the seat in turn. */
  CanastaState drawn(
      CardList<PlayingCard> stock,
      CardBag<PlayingCard> hand,
      CardBag<PlayingCard> red,
      boolean noDiscard) {
    return new CanastaState(
        Phase.MELD,
        turn,
        handNumber,
        dealer,
        player,
        stock,
        discard,
        frozen,
        hands.with(player, hand),
        melds,
        red == redThrees.get(side()) ? redThrees : redThrees.with(side(), red),
        minimums,
        opened,
        melders,
        failedTakers,
        penalties,
        soFar.withNoDiscard(noDiscard),
        goneOut,
        sheet,
        outcome);
  }

  /** Returns this state with cards laid, and perhaps a pile taken, by the seat in turn. */
  CanastaState laid(
      CardBag<PlayingCard> hand,
      Melds ownMelds,
      CardBag<PlayingCard> red,
      CardList<PlayingCard> discard,
      boolean frozen,
      boolean opens,
      TurnSoFar soFar) {
    return new CanastaState(
        Phase.MELD,
        turn,
        handNumber,
        dealer,
        player,
        stock,
        discard,
        frozen,
        hands.with(player, hand),
        melds.with(side(), ownMelds),
        red == redThrees.get(side()) ? redThrees : redThrees.with(side(), red),
        minimums,
        opens ? opened | 1 << side() : opened,
        melders,
        failedTakers,
        penalties,
        soFar,
        goneOut,
        sheet,
        outcome);
  }

  /** Returns this state with a card discarded by the seat in turn. */
  CanastaState discarded(CardBag<PlayingCard> hand, CardList<PlayingCard> discard, boolean frozen) {
    return new CanastaState(
        phase,
        turn,
        handNumber,
        dealer,
        player,
        stock,
        discard,
        frozen,
        hands.with(player, hand),
        melds,
        redThrees,
        minimums,
        opened,
        melders,
        failedTakers,
        penalties,
        soFar,
        goneOut,
        sheet,
        outcome);
  }
}
