package io.github.spadille.tricktaking.tute;

import static io.github.spadille.engine.card.PlayingCards.noCards;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.tricktaking.DealtOut;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.tute.TuteMove.DeclareMarriage;
import java.util.Optional;

/**
 * Where a game of Tute stands: an immutable value without options, history or source of chance.
 *
 * @param phase what is awaited: a shuffle, a card or a declaration, or nothing
 * @param hand the hand that is played, and every point given
 * @param trumpCard the card turned up; nothing before the deal
 * @param cards the hands, the trick, and a pile of tricks for each team
 * @param window who may declare
 * @param declared the marriages of the hand, in the order in which they were declared
 * @param shown the cards in hands that all see
 * @param lastResult how the last finished hand ended: the points of each team, or the word tute and
 *     the number of the team; nothing before the first
 */
public record TuteState(
    HandPhase phase,
    DealtOut hand,
    Optional<PlayingCard> trumpCard,
    TrickPlay cards,
    Window window,
    ImmutableList<DeclareMarriage> declared,
    CardSet<PlayingCard> shown,
    ImmutableList<Object> lastResult)
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

  /** The number of teams. */
  static final int TEAMS = 2; // TUT-4

  private static final ImmutableList<Turn> TEAM_TURNS =
      ImmutableList.of(Turn.of(team(0)), Turn.of(team(1)));

  static TuteState undealt(DealtOut hand, ImmutableList<Object> lastResult) {
    return new TuteState(
        HandPhase.SHUFFLE,
        hand,
        Optional.empty(),
        TrickPlay.undealt(hand.seats(), hand.firstSeat(), TEAMS), // TUT-8
        Window.CLOSED,
        ImmutableList.of(),
        noCards(),
        lastResult);
  }

  /** Returns the team of a seat: 0 or 1. */
  static int teamOf(int seat) {
    return seat % TEAMS;
  }

  /** Returns the seats of a team. */
  static Seats team(int team) {
    return Seats.of(team, team + TEAMS);
  }

  @Override
  public Turn turn() {
    return window == Window.TEAM
        ? TEAM_TURNS.get(teamOf(cards.leader())) // TUT-18a
        : phase.turn(cards.seatInTurn());
  }

  @Override
  public Optional<Outcome> outcome() { // TUT-36
    long ahead = sheet().total(0) - sheet().total(1);
    Seats winners = ahead == 0 ? Seats.none() : team(ahead > 0 ? 0 : 1);
    return phase == HandPhase.OVER
        ? Optional.of(Outcome.winners(hand.seats(), winners))
        : Optional.empty();
  }

  @Override
  public ScoreSheet sheet() {
    return hand.sheet();
  }

  /**
   * Returns the suit that is trumps.
   *
   * @throws java.util.NoSuchElementException before the deal
   */
  public Suit trumps() { // TUT-6
    return trumpCard.orElseThrow().suit();
  }

  TuteState dealt(PlayingCard trumpCard, TrickPlay cards) {
    return new TuteState(
        HandPhase.PLAY,
        hand.withStock(PlayingCards.list("")),
        Optional.of(trumpCard),
        cards,
        window,
        declared,
        shown.with(trumpCard),
        lastResult);
  }

  TuteState played(PlayingCard card) {
    CardSet<PlayingCard> left = shown.contains(card) ? shown.without(card) : shown;
    return with(cards.play(card), Window.CLOSED, declared, left);
  }

  TuteState with(TrickPlay cards, Window window) {
    return with(cards, window, declared, shown);
  }

  /** Returns this state after a declaration, which is the only one after a trick. */
  TuteState with(ImmutableList<DeclareMarriage> declared, CardSet<PlayingCard> cardsShown) {
    return with(cards, Window.CLOSED, declared, shown.union(cardsShown));
  }

  private TuteState with(
      TrickPlay cards,
      Window window,
      ImmutableList<DeclareMarriage> declared,
      CardSet<PlayingCard> shown) {
    return new TuteState(phase, hand, trumpCard, cards, window, declared, shown, lastResult);
  }

  TuteState over(ImmutableList<Object> result) {
    return new TuteState(HandPhase.OVER, hand, trumpCard, cards, window, declared, shown, result);
  }

  TuteState withHand(DealtOut hand) {
    return new TuteState(phase, hand, trumpCard, cards, window, declared, shown, lastResult);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public TuteState withSheet(ScoreSheet sheet) {
    return withHand(hand.withSheet(sheet));
  }
}
