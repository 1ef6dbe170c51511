package io.github.spadille.tricktaking.tute;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.noCards;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.tricktaking.DealtOut;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.tute.TuteMove.DeclareMarriage;
import java.util.Optional;
import org.immutables.value.Value;

/** Where a game of Tute stands: an immutable value without options, history or source of chance. */
@Value.Immutable
public abstract class TuteState implements GameState {
  TuteState() {}

  /** Returns what is awaited: a shuffle, a card or a declaration, or nothing. */
  public abstract HandPhase phase();

  /** Returns what stays the same while a hand is played. */
  public abstract Hand hand();

  /** Returns the hands, the trick, and a pile of tricks for each team. */
  public abstract TrickPlay cards();

  /** Returns the seats that may declare: none, the winner of the last trick, or its team. */
  public abstract Seats mayDeclare();

  /** Returns the marriages of the hand, in the order in which they were declared. */
  public abstract ImmutableList<DeclareMarriage> declared();

  /** Returns the cards in hands that all see. */
  public abstract CardSet<PlayingCard> shown();

  /**
   * What stays the same while a hand is played.
   *
   * @param of its number, its dealer, and every point given
   * @param trumpCard the card turned up; nothing before the deal
   * @param lastResult how the last finished hand ended: the points of each team, or the word tute
   *     and the number of the team; nothing before the first
   */
  public record Hand(
      DealtOut of, Optional<PlayingCard> trumpCard, ImmutableList<Object> lastResult) {}

  static final int TEAMS = 2; // TUT-4

  static TuteState undealt(DealtOut of, ImmutableList<Object> lastResult) {
    Hand hand = new Hand(of, Optional.empty(), lastResult);
    TrickPlay cards = TrickPlay.undealt(of.seats(), of.firstSeat(), TEAMS); // TUT-8
    return ImmutableTuteState.of(
        HandPhase.SHUFFLE, hand, cards, Seats.none(), ImmutableList.of(), noCards());
  }

  static int teamOf(int seat) {
    return seat % TEAMS;
  }

  static Seats team(int team) {
    return Seats.of(team, team + TEAMS);
  }

  @Override
  public Turn turn() {
    return mayDeclare().isEmpty()
        ? phase().turn(cards().seatInTurn())
        : Turn.of(mayDeclare()); // TUT-18a
  }

  @Override
  public Optional<Outcome> outcome() { // TUT-36
    long ahead = sheet().total(0) - sheet().total(1);
    Seats winners = ahead == 0 ? Seats.none() : team(ahead > 0 ? 0 : 1);
    return phase() == HandPhase.OVER
        ? Optional.of(Outcome.winners(hand().of.seats(), winners))
        : Optional.empty();
  }

  @Override
  public int handNumber() {
    return hand().of.number();
  }

  @Override
  public ScoreSheet sheet() {
    return hand().of.sheet();
  }

  /** Returns the suit that is trumps; before the deal there is none, and this throws. */
  public Suit trumps() { // TUT-6
    return hand().trumpCard.orElseThrow().suit();
  }

  TuteState dealt(PlayingCard trumpCard, PerSeat<CardSet<PlayingCard>> hands) {
    Hand dealt = new Hand(hand().of.withStock(list("")), Optional.of(trumpCard), hand().lastResult);
    return ImmutableTuteState.of(
        HandPhase.PLAY,
        dealt,
        cards().withHands(hands),
        mayDeclare(),
        declared(),
        shown().with(trumpCard));
  }

  TuteState played(PlayingCard card, TrickPlay cards, Seats mayDeclare) {
    CardSet<PlayingCard> left = shown().contains(card) ? shown().without(card) : shown();
    return ImmutableTuteState.of(phase(), hand(), cards, mayDeclare, declared(), left);
  }

  TuteState passed() {
    return ImmutableTuteState.of(
        phase(), hand(), cards(), Seats.of(cards().leader()), declared(), shown());
  }

  TuteState declared(ImmutableList<DeclareMarriage> declared, CardSet<PlayingCard> cards) {
    return ImmutableTuteState.of(
        phase(), hand(), this.cards(), Seats.none(), declared, shown().union(cards));
  }

  TuteState over(ImmutableList<Object> result) {
    Hand last = new Hand(hand().of, hand().trumpCard, result);
    return ImmutableTuteState.of(HandPhase.OVER, last, cards(), mayDeclare(), declared(), shown());
  }

  TuteState withHidden(
      CardList<PlayingCard> pack,
      PerSeat<CardSet<PlayingCard>> hands,
      PerSeat<CardSet<PlayingCard>> won) {
    Hand same = new Hand(hand().of.withStock(pack), hand().trumpCard, hand().lastResult);
    TrickPlay others = cards().withHands(hands).withWon(won);
    return ImmutableTuteState.of(phase(), same, others, mayDeclare(), declared(), shown());
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public TuteState withSheet(ScoreSheet sheet) {
    Hand scored = new Hand(hand().of.withSheet(sheet), hand().trumpCard, hand().lastResult);
    return ImmutableTuteState.of(phase(), scored, cards(), mayDeclare(), declared(), shown());
  }
}
