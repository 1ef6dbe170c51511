package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.words.Phrase;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Canasta stands.
 *
 * @param phase what is awaited
 * @param turn who may act
 * @param soFar what happened in the turn
 * @param stock the undealt cards; the whole pack while a shuffle is awaited
 * @param pile the discard pile
 * @param hands the cards that each player holds
 * @param sides what each side has done in the hand
 * @param deal what stays the same in most turns of a hand
 */
@Value.Builder
public record CanastaState(
    Phase phase,
    Turn turn,
    TurnSoFar soFar,
    CardList<PlayingCard> stock,
    DiscardPile pile,
    PerSeat<CardBag<PlayingCard>> hands,
    PerSeat<Side> sides,
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
    /** The player may go out. */
    YES,
    /** The player may not go out. */
    NO
  }

  /**
   * What happened in a turn.
   *
   * @param player the seat whose turn it is, also while others answer its question
   * @param meldsBefore the melds of its side when the turn began
   * @param pending the value of the cards laid in the turn by a side that has not opened, else 0
   * @param pileWaiting whether a pile that was taken waits for the minimum
   * @param asked the question and its answer
   * @param noDiscard whether the turn ends without a discard
   * @param failedTake whether the player reached for the upcard in vain
   */
  @Value.Builder
  public record TurnSoFar(
      int player,
      Melds meldsBefore,
      int pending,
      boolean pileWaiting,
      Asked asked,
      boolean noDiscard,
      boolean failedTake)
      implements WithTurnSoFar {
    /** Returns what happened in a turn that begins. */
    static TurnSoFar nothing(int player, Melds melds) {
      return new TurnSoFar(player, melds, 0, false, Asked.NO_QUESTION, false, false);
    }
  }

  /**
   * What stays the same in most turns of a hand.
   *
   * @param number the number of the hand, from 1
   * @param dealer the seat that deals
   * @param melders the seats of players who laid cards in an earlier turn of the hand
   * @param failedTakers the seats of players who reached for an upcard in vain in the hand
   * @param goneOut who went out in the hand; kept until the next shuffle
   * @param sheet every point given
   * @param outcome how the game ended
   */
  @Value.Builder
  public record HandSoFar(
      int number,
      int dealer,
      Seats melders,
      Seats failedTakers,
      Optional<GoneOut> goneOut,
      ScoreSheet sheet,
      Optional<Outcome> outcome)
      implements WithHandSoFar {}

  /**
   * Who went out, and how.
   *
   * @param seat the seat of the player
   * @param concealed whether nothing had been melded before that turn
   */
  public record GoneOut(int seat, boolean concealed) {}

  @Override
  public int handNumber() {
    return deal.number();
  }

  @Override
  public ScoreSheet sheet() {
    return deal.sheet();
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public CanastaState withSheet(ScoreSheet sheet) {
    return withDeal(deal.withSheet(sheet));
  }

  @Override
  public Optional<Outcome> outcome() {
    return deal.outcome();
  }

  /** Returns the seat whose turn it is, also while others answer its question. */
  public int player() {
    return soFar.player();
  }

  /** Returns the hand of the player whose turn it is. */
  CardBag<PlayingCard> hand() {
    return hands.get(player());
  }

  /** Returns the side whose turn it is. */
  Side side() {
    return sides.get(Side.of(player()));
  }

  /** Returns the melds of the side whose turn it is. */
  Melds melds() {
    return side().melds();
  }

  /** Returns this state with another side in place of that whose turn it is. */
  CanastaState with(Side side) {
    return withSides(sides.with(Side.of(player()), side));
  }

  /** Returns this state with a charge for the side whose turn it is. */
  CanastaState charged(Charge charge, Stages<CanastaState> stages) {
    return charged(Side.of(player()), charge, 1, stages);
  }

  /** Returns this state with a charge for a side, so many times. */
  CanastaState charged(int side, Charge charge, int times, Stages<CanastaState> stages) {
    CanastaState charged = withSides(sides.with(side, sides.get(side).charged(charge, times)));
    if (stages.areHeard()) {
      Seats seats = Side.seats(side, hands.size());
      stages.reached("charged", Phrase.NOBODY, charged, seats, -charge.points() * times, charge);
    }
    return charged;
  }

  /** Returns this state after the player in turn has drawn, melded or taken. */
  CanastaState inMeld(
      CardList<PlayingCard> stock, CardBag<PlayingCard> hand, Side side, TurnSoFar soFar) {
    PerSeat<CardBag<PlayingCard>> held = hands.with(player(), hand);
    PerSeat<Side> done = side == side() ? sides : sides.with(Side.of(player()), side);
    return new CanastaState(Phase.MELD, turn, soFar, stock, pile, held, done, deal);
  }

  /** Returns this state with a card of the player in turn on the discard pile. */
  CanastaState discarded(PlayingCard card) {
    PerSeat<CardBag<PlayingCard>> held = hands.with(player(), hand().without(card));
    DiscardPile more = pile.with(card);
    return new CanastaState(phase, turn, soFar, stock, more, held, sides, deal);
  }

  /** Returns this state at the beginning of the turn of another player. */
  CanastaState turnOf(int next) {
    Turn nextTurn = Turn.of(next);
    TurnSoFar nothing = TurnSoFar.nothing(next, sides.get(Side.of(next)).melds());
    boolean melded = !melds().equals(soFar.meldsBefore());
    HandSoFar after = melded ? deal.withMelders(deal.melders().with(player())) : deal;
    return new CanastaState(Phase.DRAW, nextTurn, nothing, stock, pile, hands, sides, after);
  }

  /** Returns this state with other cards in the hand of the player in turn. */
  CanastaState holding(CardList<PlayingCard> cards) {
    return withHands(hands.with(player(), cards.toBag()));
  }
}
