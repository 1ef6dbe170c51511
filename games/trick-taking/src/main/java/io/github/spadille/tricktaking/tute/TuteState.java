package io.github.spadille.tricktaking.tute;

import static io.github.spadille.engine.card.PlayingCards.noCards;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.tute.TuteMove.DeclareMarriage;
import java.util.Optional;

/**
 * Where a game of Tute stands: an immutable value without options, history or source of chance.
 *
 * @param phase what is awaited: a shuffle, a card or a declaration, or nothing
 * @param hand what stays the same while a hand is played
 * @param cards the hands, the trick, and a pile of tricks for each team
 * @param window who may declare
 * @param declared the marriages of the hand, in the order in which they were declared
 * @param shown the card turned up and all cards that were declared, wherever they lie now
 * @param sheet every point given
 */
public record TuteState(
    HandPhase phase,
    Hand hand,
    TrickPlay cards,
    Window window,
    ImmutableList<DeclareMarriage> declared,
    CardSet<PlayingCard> shown,
    ScoreSheet sheet)
    implements GameState {
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
   * @param lastResult how the last finished hand ended: the points of each team, or the word tute
   *     and the number of the team; nothing before the first
   */
  public record Hand(
      int number, int dealer, Optional<PlayingCard> trumpCard, ImmutableList<Object> lastResult) {}

  private static final ImmutableList<Turn> TEAM_TURNS =
      ImmutableList.of(Turn.of(team(0)), Turn.of(team(1)));

  static TuteState undealt(Hand hand, TrickPlay cards, ScoreSheet sheet) {
    return new TuteState(
        HandPhase.SHUFFLE, hand, cards, Window.CLOSED, ImmutableList.of(), noCards(), sheet);
  }

  /** Returns the team of a seat: 0 or 1. */
  static int teamOf(int seat) { // TUT-4
    return seat % 2;
  }

  /** Returns the seats of a team. */
  static Seats team(int team) { // TUT-4
    return Seats.of(team, team + 2);
  }

  @Override
  public Turn turn() {
    return window == Window.TEAM
        ? TEAM_TURNS.get(teamOf(cards.leader())) // TUT-18a
        : phase.turn(cards.seatInTurn());
  }

  @Override
  public Optional<Outcome> outcome() { // TUT-36
    long ahead = sheet.total(0) - sheet.total(1);
    Seats winners = ahead == 0 ? Seats.none() : team(ahead > 0 ? 0 : 1);
    return phase == HandPhase.OVER
        ? Optional.of(Outcome.winners(cards.hands().size(), winners))
        : Optional.empty();
  }

  /**
   * Returns the suit that is trumps.
   *
   * @throws java.util.NoSuchElementException before the deal
   */
  public Suit trumps() { // TUT-6
    return hand.trumpCard().orElseThrow().suit();
  }

  TuteState with(HandPhase phase, Hand hand) {
    return new TuteState(phase, hand, cards, Window.CLOSED, declared, shown, sheet);
  }

  TuteState with(TrickPlay cards, Window window) {
    return new TuteState(phase, hand, cards, window, declared, shown, sheet);
  }

  TuteState with(ImmutableList<DeclareMarriage> declared, CardSet<PlayingCard> shown) {
    return new TuteState(phase, hand, cards, Window.CLOSED, declared, shown, sheet);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public TuteState withSheet(ScoreSheet sheet) {
    return new TuteState(phase, hand, cards, window, declared, shown, sheet);
  }
}
