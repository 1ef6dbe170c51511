package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Table;
import java.util.Optional;
import org.immutables.value.Value;

/** Where a game of Canasta stands. */
@Value.Immutable
public abstract class CanastaState implements HandState {
  CanastaState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns what happened in the turn. */
  public abstract TurnSoFar soFar();

  /** Returns the undealt cards; the whole pack while a shuffle is awaited. */
  public abstract CardList<PlayingCard> stock();

  /** Returns the discard pile. */
  public abstract DiscardPile pile();

  /** Returns the cards that each player holds. */
  public abstract PerSeat<CardBag<PlayingCard>> hands();

  /** Returns what each side has done in the hand. */
  public abstract PerSeat<Side> sides();

  /** Returns the number of the hand, its dealer, the points and more. */
  public abstract Hand hand();

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

  /** How a turn ends in which the player does not go out. */
  public enum Ending {
    /** By a discard. */
    DISCARD,
    /** Without one, as a red three could not be replaced (CAN-59). */
    DONE
  }

  /** Whether a player has reached for the upcard in vain in a turn. */
  public enum Reach {
    /** Not yet. */
    NONE,
    /** The player must draw now. */
    IN_VAIN
  }

  /**
   * What happened in the turn of a player.
   *
   * @param player whose turn it is
   * @param toAct the player, or who answers the question
   * @param meldsBefore the melds of the player's side when the turn began
   * @param asked the question, and its answer
   * @param ending how the turn ends
   * @param reach whether the player has reached for the upcard in vain
   */
  public record TurnSoFar(
      int player, int toAct, SideMelds meldsBefore, Asked asked, Ending ending, Reach reach) {
    /** Returns what happened in a turn that begins. */
    static TurnSoFar nothing(int player, SideMelds melds) {
      return new TurnSoFar(player, player, melds, Asked.NO_QUESTION, Ending.DISCARD, Reach.NONE);
    }

    /** Tells whether the turn ends without a discard. */
    boolean noDiscard() {
      return ending == Ending.DONE;
    }

    /** Tells whether the player has reached for the upcard in vain. */
    boolean reachedInVain() {
      return reach == Reach.IN_VAIN;
    }

    TurnSoFar asked(Asked answer, int next) {
      return new TurnSoFar(player, next, meldsBefore, answer, ending, reach);
    }

    TurnSoFar withoutDiscard() {
      return new TurnSoFar(player, toAct, meldsBefore, asked, Ending.DONE, reach);
    }

    TurnSoFar withReachInVain() {
      return new TurnSoFar(player, toAct, meldsBefore, asked, ending, Reach.IN_VAIN);
    }
  }

  /**
   * What seldom changes in a hand, in the sense of a deal and the play that follows.
   *
   * @param number the number of the hand, from 1
   * @param dealer who deals it
   * @param melders the players who melded in an earlier turn
   * @param reachedInVain the players who reached for an upcard in vain
   * @param goneOut who has gone out, if somebody has; kept until the next shuffle
   * @param sheet every point given
   */
  public record Hand(
      int number,
      int dealer,
      Seats melders,
      Seats reachedInVain,
      Optional<GoneOut> goneOut,
      ScoreSheet sheet)
      implements HandState.Hand {
    private static final int FIRST = 1;
    private static final Optional<GoneOut> NOT_ENDED = Optional.empty();

    /** Returns the first hand. */
    static Hand first(int dealer, ScoreSheet sheet) {
      return new Hand(FIRST, dealer, Seats.none(), Seats.none(), NOT_ENDED, sheet);
    }

    /** Returns the hand after this one. */
    Hand next(int nextDealer) { // CAN-78
      return new Hand(number + 1, nextDealer, Seats.none(), Seats.none(), goneOut, sheet);
    }

    /** Returns this hand after its deal. */
    Hand dealt() {
      return new Hand(number, dealer, melders, reachedInVain, NOT_ENDED, sheet);
    }

    /** Returns this hand after a player has melded in a turn. */
    Hand melded(int player) {
      return new Hand(number, dealer, melders.with(player), reachedInVain, goneOut, sheet);
    }

    /** Returns this hand after a player has reached for an upcard in vain. */
    Hand reachedInVain(int player) {
      return new Hand(number, dealer, melders, reachedInVain.with(player), goneOut, sheet);
    }

    /** Returns this hand after a player has gone out. */
    Hand wentOut(GoneOut out) {
      return new Hand(number, dealer, melders, reachedInVain, Optional.of(out), sheet);
    }

    Hand withSheet(ScoreSheet other) {
      return new Hand(number, dealer, melders, reachedInVain, goneOut, other);
    }
  }

  /** Who went out, and whether nothing had been melded before that turn. */
  public record GoneOut(int seat, boolean concealed) {}

  /**
   * Returns the state before the shuffle of a hand.
   *
   * @param first the seat that plays first
   * @param sides what the sides begin with
   */
  static CanastaState undealt(
      Hand hand, int first, CardList<PlayingCard> pack, int seats, PerSeat<Side> sides) {
    return ImmutableCanastaState.of(
        Phase.SHUFFLE,
        TurnSoFar.nothing(first, SideMelds.none()),
        pack,
        DiscardPile.NONE,
        PerSeat.of(seats, CardBag.empty(PlayingCard.FAMILY)),
        sides,
        hand);
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE -> Turn.chance();
      case DRAW, MELD, ANSWER -> Turn.of(soFar().toAct());
      case OVER -> Turn.over();
    };
  }

  @Override
  public Optional<Outcome> outcome() { // CAN-79
    return phase() == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public CanastaState withSheet(ScoreSheet sheet) {
    return with(hand().withSheet(sheet));
  }

  /** Returns the seat whose turn it is, also while others answer its question. */
  public int player() {
    return soFar().player();
  }

  /** Returns the cards of the player whose turn it is. */
  CardBag<PlayingCard> held() {
    return hands().get(player());
  }

  /** Returns how many cards the player whose turn it is holds; red threes do not count. */
  int heldSize() {
    CardBag<PlayingCard> held = held();
    return held.size() - Kinds.redThrees(held);
  }

  /** Returns the cards that the players of a side hold. */
  CardBag<PlayingCard> heldBy(int side) {
    CardBag<PlayingCard> held = hands().get(side);
    return hands().size() == Side.COUNT ? held : held.plus(hands().get(side + Side.COUNT));
  }

  /** Returns the side whose turn it is. */
  Side side() {
    return sides().get(Side.of(player()));
  }

  /** Returns the melds of the side whose turn it is. */
  SideMelds melds() {
    return side().melds();
  }

  CanastaState with(Phase phase) {
    return ImmutableCanastaState.of(phase, soFar(), stock(), pile(), hands(), sides(), hand());
  }

  CanastaState with(TurnSoFar soFar) {
    return ImmutableCanastaState.of(phase(), soFar, stock(), pile(), hands(), sides(), hand());
  }

  /** Returns this state with other cards in the stock and in the hands. */
  CanastaState with(CardList<PlayingCard> stock, PerSeat<CardBag<PlayingCard>> hands) {
    return ImmutableCanastaState.of(phase(), soFar(), stock, pile(), hands, sides(), hand());
  }

  /** Returns this state after a side has changed. */
  CanastaState with(int side, Side changed) {
    return ImmutableCanastaState.of(
        phase(), soFar(), stock(), pile(), hands(), sides().with(side, changed), hand());
  }

  CanastaState with(Hand hand) {
    return ImmutableCanastaState.of(phase(), soFar(), stock(), pile(), hands(), sides(), hand);
  }

  /** Returns this state with another pile, and other cards in the hand of the player in turn. */
  CanastaState with(DiscardPile pile, CardBag<PlayingCard> held) {
    PerSeat<CardBag<PlayingCard>> changed = hands().with(player(), held);
    return ImmutableCanastaState.of(phase(), soFar(), stock(), pile, changed, sides(), hand());
  }

  /** Returns this state after the deal, with no card on the discard pile yet. */
  CanastaState dealt(CardList<PlayingCard> stock, PerSeat<CardBag<PlayingCard>> hands) { // CAN-7
    return ImmutableCanastaState.of(
        Phase.DRAW, soFar(), stock, pile(), hands, sides(), hand().dealt());
  }

  /** Returns this state with the top card of the stock on the discard pile. */
  CanastaState turnedUp() {
    DiscardPile more = pile().with(stock().top());
    return ImmutableCanastaState.of(
        phase(), soFar(), stock().draw(1), more, hands(), sides(), hand());
  }

  /** Returns this state with the top card of the stock in a hand. */
  CanastaState drawn(int seat) {
    return with(stock().draw(1), hands().with(seat, hands().get(seat).with(stock().top())));
  }

  /** Returns this state with a red three of a hand on the table. */
  CanastaState redThreeLaid(int seat, PlayingCard three) {
    Side side = sides().get(Side.of(seat)).withRedThree(three);
    return with(stock(), hands().with(seat, hands().get(seat).without(three)))
        .with(Side.of(seat), side);
  }

  /** Returns this state after the player in turn has laid cards of the hand. */
  CanastaState laid(Side side, CardBag<PlayingCard> held) {
    PerSeat<Side> changed = sides().with(Side.of(player()), side);
    PerSeat<CardBag<PlayingCard>> left = hands().with(player(), held);
    return ImmutableCanastaState.of(Phase.MELD, soFar(), stock(), pile(), left, changed, hand());
  }

  /** Returns this state with a new turn, and with the last player noted who melded in the old. */
  CanastaState turnOf(int next) {
    TurnSoFar nothing = TurnSoFar.nothing(next, sides().get(Side.of(next)).melds());
    Hand after = melds().equals(soFar().meldsBefore()) ? hand() : hand().melded(player());
    return ImmutableCanastaState.of(Phase.DRAW, nothing, stock(), pile(), hands(), sides(), after);
  }

  /** Returns this state after the player in turn has taken the upcard, to lay it. */
  CanastaState upcardTaken() { // CAN-18
    return with(pile().withoutUpcard(), held().with(pile().upcard()));
  }

  /** Returns this state after the player in turn has laid a red three of the pile that waits. */
  CanastaState redThreeOfPileLaid(PlayingCard three) { // CAN-40
    return with(pile().without(three), held()).with(Side.of(player()), side().withRedThree(three));
  }

  /** Returns this state after the player in turn has got the cards of the pile that waits. */
  CanastaState pileTaken() { // CAN-44
    return with(DiscardPile.NONE, held().plus(pile().cards().toBag()));
  }

  /** Returns this state after the player in turn has discarded a card. */
  CanastaState discarded(PlayingCard card) { // CAN-45
    return with(pile().with(card), held().without(card));
  }

  /** Returns this state after the player in turn has reached for the upcard in vain. */
  CanastaState reachedInVain() {
    return with(soFar().withReachInVain()).with(hand().reachedInVain(player()));
  }

  /** Returns this state with the question put to a seat. */
  CanastaState asking(int seat) {
    return with(soFar().asked(Asked.OPEN, seat)).with(Phase.ANSWER);
  }

  /** Returns this state with the answer to the question. */
  CanastaState answered(Asked answer) {
    return with(soFar().asked(answer, player())).with(Phase.MELD);
  }

  /** Returns this state with a charge for the side whose turn it is. */
  CanastaState charged(Charge charge, StageListener<CanastaState> stages) {
    return charged(Side.of(player()), charge, 1, stages);
  }

  /** Returns this state with a charge for a side, so many times. */
  CanastaState charged(int side, Charge charge, int times, StageListener<CanastaState> stages) {
    CanastaState charged = with(side, sides().get(side).charged(charge, times));
    Seats seats = Side.seats(side, hands().size());
    stages.reached("charged", Seats.NOBODY, charged, seats, -charge.points() * times, charge);
    return charged;
  }

  /** Returns the table, in the order of the rulebook. */
  Table table(int canastasNeeded) {
    Table.Builder table =
        Table.builder()
            .pile("stock", stock(), NOBODY)
            .pileTopLast("discard", pile().cards(), ALL)
            .hands("hand", hands());
    for (int side = 0; side < Side.COUNT; side++) {
      for (int kind = 0; kind <= Kinds.BLACK_THREE; kind++) {
        Rank rank = Kinds.RANKS[kind];
        table.pile("meld." + side + '.' + rank.code(), sides().get(side).melds().get(rank), ALL);
      }
    }
    String how =
        hand().goneOut().map(out -> out.concealed() ? "concealed" : "normal").orElse("none");
    table
        .pile("red-threes.0", sides().get(0).redThrees(), ALL)
        .pile("red-threes.1", sides().get(1).redThrees(), ALL)
        .fact("hand-number", handNumber())
        .seat("dealer", hand().dealer())
        .fact("turn", turn().seats())
        .word("phase", phase())
        .yesNo("frozen", pile().frozen())
        .facts("minimum", sides(), Side::minimum)
        .facts("opened", sides(), Side::opened)
        .fact("pending", side().pending())
        .yesNo("pile-waiting", pile().waiting())
        .word("asked", soFar().asked())
        .yesNo("no-discard", soFar().noDiscard());
    for (int side = 0; side < Side.COUNT; side++) {
      table.fact(Fact.Type.NUMBERS, "canastas." + side, canastas(sides().get(side).melds()));
    }
    return table
        .fact("canastas-needed", canastasNeeded)
        .facts("penalty", sides(), Side::penalty)
        .fact("stock-size", stock().size())
        .fact("score", scores())
        .fact("out", hand().goneOut().map(out -> Integer.toString(out.seat())).orElse("none"))
        .fact("out-how", how)
        .build();
  }

  private static ImmutableList<Integer> canastas(SideMelds melds) {
    return ImmutableList.of(melds.naturalCanastas(), melds.mixedCanastas());
  }
}
