package io.github.spadille.tricktaking.tute;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.noCards;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.tricktaking.TrickHand;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.tute.TuteMove.DeclareMarriage;
import java.util.Optional;
import org.immutables.value.Value;

/** Where a game of Tute stands: an immutable value without options, history or source of chance. */
@Value.Immutable
public abstract class TuteState implements HandState {
  TuteState() {}

  /** Returns what is awaited: a shuffle, a card or a declaration, or nothing. */
  public abstract HandPhase phase();

  /** Returns what stays the same while a hand is played. */
  public abstract Hand hand();

  /** Returns the hands, the trick, and a pile of tricks for each team. */
  public abstract TrickPlay cards();

  /** Returns the seats that may declare: none, the winner of the last trick, or its team. */
  public abstract Seats mayDeclare();

  /** Returns the marriages of the hand that have been declared. */
  abstract Marriages declared();

  /** Returns the cards in hands that all see. */
  public abstract CardSet<PlayingCard> shown();

  /**
   * What stays the same while a hand is played.
   *
   * @param deal its number, its dealer, the pack before the deal, and every point given
   * @param trumpCard the card turned up; nothing before the deal
   * @param lastResult how the last finished hand ended
   */
  public record Hand(TrickHand deal, Optional<PlayingCard> trumpCard, Result lastResult)
      implements HandState.Hand {
    private static final Optional<PlayingCard> NOT_TURNED_UP = Optional.empty();

    static Hand undealt(TrickHand deal, Result lastResult) {
      return new Hand(deal, NOT_TURNED_UP, lastResult);
    }

    Hand dealt(PlayingCard trumpCard) {
      return new Hand(deal.withStock(list("")), Optional.of(trumpCard), lastResult);
    }

    Hand over(Result result) {
      return new Hand(deal, trumpCard, result);
    }

    Hand withPack(CardList<PlayingCard> pack) {
      return new Hand(deal.withStock(pack), trumpCard, lastResult);
    }

    Hand withSheet(ScoreSheet sheet) {
      return new Hand(deal.withSheet(sheet), trumpCard, lastResult);
    }

    @Override
    public int number() {
      return deal.number();
    }

    @Override
    public ScoreSheet sheet() {
      return deal.sheet();
    }
  }

  /**
   * How a hand ended.
   *
   * @param words the points of each team, or the word tute and the number of the team; nothing
   *     before the first hand has ended
   */
  public record Result(ImmutableList<Object> words) {
    /** Before the first hand has ended. */
    static final Result NONE = new Result(ImmutableList.of());

    static Result counted(IntPerSeat points) {
      return new Result(ImmutableList.of(points.get(0), points.get(1)));
    }

    static Result tute(int team) {
      return new Result(ImmutableList.of("tute", team));
    }
  }

  static final int TEAMS = 2; // TUT-4

  /** Returns the state before the shuffle of a hand. */
  static TuteState undealt(TrickHand deal, Result lastResult) {
    TrickPlay cards = TrickPlay.undealt(deal.seats(), deal.firstSeat(), TEAMS); // TUT-8
    return ImmutableTuteState.of(
        HandPhase.SHUFFLE,
        Hand.undealt(deal, lastResult),
        cards,
        Seats.none(),
        Marriages.NONE,
        noCards());
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
    if (phase() != HandPhase.OVER) {
      return Optional.empty();
    }
    int seats = hand().deal.seats();
    long ahead = sheet().total(0) - sheet().total(1);
    int first = ahead > 0 ? 0 : 1;
    return Optional.of(ahead == 0 ? Outcome.drawn(seats) : Outcome.won(seats, team(first)));
  }

  /** Returns the suit that is trumps; before the deal there is none, and this throws. */
  public Suit trumps() { // TUT-6
    return hand().trumpCard.orElseThrow().suit();
  }

  /** Returns this state after the deal, whose last card is turned up. */
  TuteState dealt(PlayingCard trumpCard, PerSeat<CardSet<PlayingCard>> hands) {
    return ImmutableTuteState.of(
        HandPhase.PLAY,
        hand().dealt(trumpCard),
        cards().withHands(hands),
        mayDeclare(),
        declared(),
        shown().with(trumpCard));
  }

  /** Returns this state after a card was played, which leaves the trick on the table. */
  TuteState played(PlayingCard card, TrickPlay cards) { // TUT-18
    return trickTaken(card, cards, Seats.none());
  }

  /**
   * Returns this state after a card was played and the trick taken.
   *
   * @param mayDeclare the seats that may declare now
   */
  TuteState trickTaken(PlayingCard last, TrickPlay cards, Seats mayDeclare) {
    CardSet<PlayingCard> left = shown().contains(last) ? shown().without(last) : shown();
    return ImmutableTuteState.of(phase(), hand(), cards, mayDeclare, declared(), left);
  }

  /** Returns this state after the partner of the leader passed. */
  TuteState passed() {
    return ImmutableTuteState.of(
        phase(), hand(), cards(), Seats.of(cards().leader()), declared(), shown());
  }

  /** Returns this state after a marriage was declared, whose cards all see. */
  TuteState declared(DeclareMarriage marriage, CardSet<PlayingCard> cards) { // TUT-20, TUT-22
    return showing(cards, declared().with(marriage));
  }

  /** Returns this state after tute was declared, whose cards all see. */
  TuteState tuteDeclared(CardSet<PlayingCard> four) {
    return showing(four, declared());
  }

  private TuteState showing(CardSet<PlayingCard> cards, Marriages declared) {
    return ImmutableTuteState.of(
        phase(), hand(), cards(), Seats.none(), declared, shown().union(cards));
  }

  /** Returns this state at the end of the game. */
  TuteState over(Result result) {
    return ImmutableTuteState.of(
        HandPhase.OVER, hand().over(result), cards(), mayDeclare(), declared(), shown());
  }

  /** Returns this state with the same cards in other places. */
  TuteState withCards(CardList<PlayingCard> pack, TrickPlay cards) {
    return ImmutableTuteState.of(
        phase(), hand().withPack(pack), cards, mayDeclare(), declared(), shown());
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public TuteState withSheet(ScoreSheet sheet) {
    return ImmutableTuteState.of(
        phase(), hand().withSheet(sheet), cards(), mayDeclare(), declared(), shown());
  }
}
