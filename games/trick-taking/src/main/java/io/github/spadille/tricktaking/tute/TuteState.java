package io.github.spadille.tricktaking.tute;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.tricktaking.TrickPlay;
import java.util.Optional;

/**
 * Where a game of Tute stands: an immutable value without options, history or source of chance.
 *
 * @param phase what is awaited: a shuffle, a card or a declaration, or nothing
 * @param hand what stays the same while a hand is played
 * @param cards the hands, the trick, and a pile of tricks for each team
 * @param window who may declare
 * @param declared what has been declared in the hand
 * @param sheet every point given
 */
public record TuteState(
    HandPhase phase,
    Hand hand,
    TrickPlay cards,
    Window window,
    Declarations declared,
    ScoreSheet sheet)
    implements GameState {
  private static final ImmutableList<Seats> TEAMS =
      ImmutableList.of(Seats.of(0, 2), Seats.of(1, 3)); // TUT-4

  private static final ImmutableList<Turn> TEAM_TURNS =
      ImmutableList.of(Turn.of(TEAMS.get(0)), Turn.of(TEAMS.get(1)));

  /** Who may declare. */
  public enum Window {
    /** Nobody. */
    CLOSED,
    /** The winner of the last trick. */
    WINNER,
    /** The winner of the last trick and its partner. */
    TEAM
  }

  /**
   * What stays the same while a hand is played.
   *
   * @param number the number of the hand, from 1
   * @param dealer the seat that deals
   * @param trumpCard the card turned up; nothing before the deal
   * @param lastResult how the hand before this one ended; once the game is over, this one
   */
  public record Hand(
      int number, int dealer, Optional<PlayingCard> trumpCard, HandResult lastResult) {
    Hand turnedUp(PlayingCard card) {
      return new Hand(number, dealer, Optional.of(card), lastResult);
    }
  }

  /**
   * How a hand ended.
   *
   * @param tute the team that declared tute, or -1
   * @param totals the points of each team; none if it ended by tute, or if there was no hand yet
   */
  public record HandResult(int tute, IntPerSeat totals) {
    /** The result while no hand has been played. */
    public static final HandResult NONE = counted(IntPerSeat.copyOf());

    static HandResult counted(IntPerSeat totals) {
      return new HandResult(-1, totals);
    }

    static HandResult tute(int team) {
      return new HandResult(team, IntPerSeat.copyOf());
    }

    /** Returns the points of each team, or the word tute and the team: {@code 82 108}. */
    ImmutableList<String> words() {
      return tute < 0 ? totals.words(-1) : ImmutableList.of("tute", Integer.toString(tute));
    }
  }

  /** Returns the team of a seat: 0 or 1. */
  public static int teamOf(int seat) {
    return seat % TEAMS.size();
  }

  /**
   * Returns the seats of a team.
   *
   * @throws IndexOutOfBoundsException if it is not 0 or 1
   */
  public static Seats team(int team) {
    return TEAMS.get(team);
  }

  @Override
  public Turn turn() {
    return window == Window.TEAM
        ? TEAM_TURNS.get(teamOf(cards.leader())) // TUT-18a
        : phase.turn(cards.seatInTurn());
  }

  @Override
  public Optional<Outcome> outcome() {
    return phase == HandPhase.OVER
        ? Optional.of(Outcome.winners(cards.hands().size(), winners()))
        : Optional.empty();
  }

  private Seats winners() { // TUT-36
    long ahead = sheet.total(0) - sheet.total(1);
    return ahead == 0 ? Seats.none() : team(ahead > 0 ? 0 : 1);
  }

  /**
   * Returns the suit that is trumps.
   *
   * @throws java.util.NoSuchElementException before the deal
   */
  public Suit trumps() {
    return hand.trumpCard().orElseThrow().suit();
  }

  /** Tells whether a seat may declare what it holds. */
  public boolean mayDeclare(int seat) {
    return window != Window.CLOSED
        && (window == Window.TEAM
            ? team(teamOf(cards.leader())).contains(seat) // TUT-18a
            : seat == cards.leader()); // TUT-18
  }

  TuteState dealt(PlayingCard trumpCard, TrickPlay cards, Declarations declared) {
    return new TuteState(
        HandPhase.PLAY, hand.turnedUp(trumpCard), cards, Window.CLOSED, declared, sheet);
  }

  TuteState with(TrickPlay cards, Window window) {
    return new TuteState(phase, hand, cards, window, declared, sheet);
  }

  TuteState with(Declarations declared) {
    return new TuteState(phase, hand, cards, Window.CLOSED, declared, sheet); // TUT-22
  }

  TuteState over(HandResult result) {
    Hand last = new Hand(hand.number(), hand.dealer(), hand.trumpCard(), result);
    return new TuteState(HandPhase.OVER, last, cards, Window.CLOSED, declared, sheet);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public TuteState withSheet(ScoreSheet sheet) {
    return new TuteState(phase, hand, cards, window, declared, sheet);
  }
}
