package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.words.Phrase;
import java.util.Optional;

/**
 * Where a game of Canasta stands.
 *
 * @param phase what is awaited
 * @param soFar what happened in the turn
 * @param stock the undealt cards; the whole pack while a shuffle is awaited
 * @param pile the discard pile
 * @param hands the cards that each player holds
 * @param sides what each side has done in the hand
 * @param hand what stays the same in most turns of a hand
 */
public record CanastaState(
    Phase phase,
    TurnSoFar soFar,
    CardList<PlayingCard> stock,
    DiscardPile pile,
    PerSeat<CardBag<PlayingCard>> hands,
    PerSeat<Side> sides,
    Hand hand)
    implements HandState {

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
   * @param player the seat whose turn it is
   * @param toAct the seat that acts: the player, or who answers the question
   * @param meldsBefore the melds of the player's side when the turn began
   * @param asked the question and its answer
   * @param noDiscard whether the turn ends without a discard
   * @param failedTake whether the player reached for the upcard in vain
   */
  public record TurnSoFar(
      int player,
      int toAct,
      Melds meldsBefore,
      Asked asked,
      boolean noDiscard,
      boolean failedTake) {
    /** Returns what happened in a turn that begins. */
    static TurnSoFar nothing(int player, Melds melds) {
      return new TurnSoFar(player, player, melds, Asked.NO_QUESTION, false, false);
    }

    TurnSoFar asked(Asked answer, int next) {
      return new TurnSoFar(player, next, meldsBefore, answer, noDiscard, failedTake);
    }

    TurnSoFar withoutDiscard() {
      return new TurnSoFar(player, toAct, meldsBefore, asked, true, failedTake);
    }

    TurnSoFar takenInVain() {
      return new TurnSoFar(player, toAct, meldsBefore, asked, noDiscard, true);
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
   */
  public record Hand(
      int number,
      int dealer,
      Seats melders,
      Seats failedTakers,
      Optional<GoneOut> goneOut,
      ScoreSheet sheet)
      implements HandState.Hand {
    /** Returns a hand in which nothing has happened. */
    static Hand next(int number, int dealer, Optional<GoneOut> goneOut, ScoreSheet sheet) {
      return new Hand(number, dealer, Seats.none(), Seats.none(), goneOut, sheet);
    }

    Hand withMelder(int seat) {
      return new Hand(number, dealer, melders.with(seat), failedTakers, goneOut, sheet);
    }

    Hand withFailedTaker(int seat) {
      return new Hand(number, dealer, melders, failedTakers.with(seat), goneOut, sheet);
    }

    Hand with(Optional<GoneOut> out) {
      return new Hand(number, dealer, melders, failedTakers, out, sheet);
    }

    Hand with(ScoreSheet other) {
      return new Hand(number, dealer, melders, failedTakers, goneOut, other);
    }
  }

  /** Who went out, and whether nothing had been melded before that turn. */
  public record GoneOut(int seat, boolean concealed) {}

  @Override
  public Turn turn() {
    return switch (phase) {
      case SHUFFLE -> Turn.chance();
      case DRAW, MELD, ANSWER -> Turn.of(soFar.toAct());
      case OVER -> Turn.over();
    };
  }

  @Override
  public Optional<Outcome> outcome() { // CAN-79
    return phase == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public CanastaState withSheet(ScoreSheet sheet) {
    return with(hand.with(sheet));
  }

  /** Returns the seat whose turn it is, also while others answer its question. */
  public int player() {
    return soFar.player();
  }

  /** Returns the cards of the player whose turn it is. */
  CardBag<PlayingCard> held() {
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

  CanastaState with(Phase phase, TurnSoFar soFar) {
    return new CanastaState(phase, soFar, stock, pile, hands, sides, hand);
  }

  CanastaState with(CardList<PlayingCard> stock, PerSeat<CardBag<PlayingCard>> hands) {
    return new CanastaState(phase, soFar, stock, pile, hands, sides, hand);
  }

  CanastaState with(int side, Side changed) {
    return new CanastaState(phase, soFar, stock, pile, hands, sides.with(side, changed), hand);
  }

  CanastaState with(Hand hand) {
    return new CanastaState(phase, soFar, stock, pile, hands, sides, hand);
  }

  /** Returns this state with another pile, and other cards in the hand of the player in turn. */
  CanastaState with(DiscardPile pile, CardBag<PlayingCard> held) {
    PerSeat<CardBag<PlayingCard>> changed = hands.with(player(), held);
    return new CanastaState(phase, soFar, stock, pile, changed, sides, hand);
  }

  /** Returns this state with the top card of the stock on the discard pile. */
  CanastaState turnedUp() {
    DiscardPile more = pile.with(stock.top());
    return new CanastaState(phase, soFar, stock.draw(1), more, hands, sides, hand);
  }

  /** Returns this state with the top card of the stock in a hand. */
  CanastaState drawn(int seat) {
    return with(stock.draw(1), hands.with(seat, hands.get(seat).with(stock.top())));
  }

  /** Returns this state with a red three of a hand on the table. */
  CanastaState redThreeLaid(int seat, PlayingCard three) {
    Side side = sides.get(Side.of(seat)).withRedThree(three);
    return with(stock, hands.with(seat, hands.get(seat).without(three))).with(Side.of(seat), side);
  }

  /** Returns this state after the player in turn has laid cards of the hand. */
  CanastaState laid(Side side, CardBag<PlayingCard> held) {
    return new CanastaState(
        Phase.MELD,
        soFar,
        stock,
        pile,
        hands.with(player(), held),
        sides.with(Side.of(player()), side),
        hand);
  }

  /** Returns this state with a card of the player in turn on the discard pile. */
  CanastaState discarded(PlayingCard card) {
    return with(pile.with(card), held().without(card));
  }

  /** Returns this state at the beginning of the turn of another player. */
  CanastaState turnOf(int next) {
    TurnSoFar nothing = TurnSoFar.nothing(next, sides.get(Side.of(next)).melds());
    Hand after = melds().equals(soFar.meldsBefore()) ? hand : hand.withMelder(player());
    return new CanastaState(Phase.DRAW, nothing, stock, pile, hands, sides, after);
  }

  /** Returns this state with a charge for a side, so many times. */
  CanastaState charged(int side, Charge charge, int times, Stages<CanastaState> stages) {
    CanastaState charged = with(side, sides.get(side).charged(charge, times));
    if (stages.areHeard()) {
      Seats seats = Side.seats(side, hands.size());
      stages.reached("charged", Phrase.NOBODY, charged, seats, -charge.points() * times, charge);
    }
    return charged;
  }
}
