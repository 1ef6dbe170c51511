package io.github.spadille.tricktaking.toepen;

import static io.github.spadille.engine.seat.Seats.NOBODY;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.toepen.ToepenMove.Signal;
import java.util.Optional;
import org.immutables.value.Value;

/** Where Toepen stands. */
@Value.Immutable
public abstract class ToepenState implements GameState {
  ToepenState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns the chips, and what else outlasts a hand. */
  public abstract Standing standing();

  /** Returns the cards that nobody holds or has laid down. */
  abstract Piles piles();

  /** Returns the hands, also of those who laid them down, the trick, and the seats that are in. */
  public abstract TrickPlay cards();

  /** Returns what each seat has shown. */
  public abstract PerSeat<Signal> signals();

  /** Returns what the hand is worth, and the knocks. */
  public abstract Stake stake();

  /** Returns the seat in turn, but for the phase of the cards; else {@link Seats#NOBODY}. */
  public abstract int actor();

  /** Returns the seat whose swap may be challenged; {@link Seats#NOBODY} if there is none. */
  public abstract int swapper();

  private static final int NO_PILES = 0; // of tricks: cards stay in front of those who played them

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** Whether a seat swaps its hand. */
    SWAP,
    /** Whether a seat challenges a swap. */
    CHALLENGE,
    /** What a seat shows. */
    SIGNAL,
    /** A card, or a knock. */
    PLAY,
    /** An answer to a knock. */
    ANSWER,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * How the game stands, whatever is played in the hand.
   *
   * @param hand the number of the hand, from 1
   * @param dealer the seat that deals it
   * @param winner the seat that won the last finished hand; {@link Seats#NOBODY} before there is
   *     one
   * @param value what that hand was worth, in chips; 0 before there is one
   * @param sheet every chip that a seat got or lost
   * @param winners the seats that have won the game; none as long as it is played
   */
  public record Standing(
      int hand, int dealer, int winner, int value, ScoreSheet sheet, Seats winners) {
    private static final int FIRST_HAND = 1;
    private static final int NO_CHIPS = 0;

    /** Returns how a game stands before its first hand: the last seat deals. */
    static Standing atFirst(ScoreSheet chips) { // TOE-7
      int dealer = chips.seats() - 1;
      return new Standing(FIRST_HAND, dealer, NOBODY, NO_CHIPS, chips, Seats.none());
    }

    /** Returns the seats that have chips. */
    Seats players() {
      return Seats.where(sheet.seats(), seat -> sheet.total(seat) > 0);
    }

    /** Returns how the game stands after a seat won the hand, before the others pay. */
    Standing handWon(int winner, int value) {
      return new Standing(hand, dealer, winner, value, sheet, winners);
    }

    Standing nextHand(int dealer) {
      return new Standing(hand + 1, dealer, winner, value, sheet, winners);
    }

    Standing withSheet(ScoreSheet sheet) {
      return new Standing(hand, dealer, winner, value, sheet, winners);
    }

    Standing gameWonBy(Seats winners) {
      return new Standing(hand, dealer, winner, value, sheet, winners);
    }
  }

  /**
   * What a hand is worth, and the knocks.
   *
   * @param value in chips
   * @param knocker the seat that knocked last in this hand; {@link Seats#NOBODY} if nobody has
   * @param knockers the seats that may knock while cards are played, and so are in turn
   * @param answered the seats that have answered the open knock
   */
  public record Stake(int value, int knocker, Seats knockers, Seats answered) {
    private static final int ONE_CHIP = 1;

    /** What a hand is worth before anybody has knocked. */
    static final Stake UNRAISED = // TOE-8
        new Stake(ONE_CHIP, NOBODY, Seats.none(), Seats.none());

    /** Returns this while cards are played: what the hand is worth, and who may knock. */
    Stake worth(int value, Seats knockers) {
      return new Stake(value, knocker, knockers, Seats.none());
    }

    /** Returns this after a seat knocked, which nobody has answered yet. */
    Stake knockedBy(int seat) {
      return new Stake(value, seat, Seats.none(), Seats.none());
    }

    Stake answeredBy(int seat) {
      return new Stake(value, knocker, knockers, answered.with(seat));
    }
  }

  /** Returns the state before the shuffle of a hand: those who have chips play it. */
  static ToepenState undealt(Standing standing, CardList<PlayingCard> pack) { // TOE-5a
    int seats = standing.sheet.seats();
    Seats players = standing.players(); // TOE-49
    int leader = players.after(standing.dealer); // TOE-7
    return ImmutableToepenState.of(
        Phase.SHUFFLE,
        standing,
        Piles.of(seats, pack),
        TrickPlay.undealt(seats, leader, NO_PILES).withInPlay(players), // TOE-27
        PerSeat.of(seats, Signal.NONE),
        Stake.UNRAISED,
        NOBODY,
        NOBODY);
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE -> Turn.chance();
      case SWAP, CHALLENGE, SIGNAL, ANSWER -> Turn.of(actor());
      case PLAY -> Turn.of(stake().knockers.with(cards().seatInTurn())); // TOE-32
      case OVER -> Turn.over();
    };
  }

  /** Whoever may knock need not: while cards are played the game waits for the next card. */
  @Override
  public Seats awaited() { // TOE-32
    return phase() == Phase.PLAY ? Seats.of(cards().seatInTurn()) : turn().seats();
  }

  @Override
  public Optional<Outcome> outcome() { // TOE-51
    if (phase() != Phase.OVER) {
      return Optional.empty();
    }
    Seats broke = Seats.all(scores().length()).andNot(sheet().atLeast(1)); // TOE-47
    return Optional.of(
        standing().winners.isEmpty()
            ? Outcome.lost(scores(), broke)
            : Outcome.highest(scores(), standing().winners)); // TOE-50
  }

  @Override
  public int handNumber() {
    return standing().hand;
  }

  @Override
  public ScoreSheet sheet() {
    return standing().sheet;
  }

  /** Returns the seat that acts, or plays the next card; {@link Seats#NOBODY} if there is none. */
  int seat() {
    return phase() == Phase.PLAY ? cards().seatInTurn() : actor();
  }

  /** Returns the seats that are in: they take part in the hand. */
  public Seats in() {
    return cards().inPlay();
  }

  /** Returns this state after the deal: the leader swaps or keeps first. */
  ToepenState dealt(CardList<PlayingCard> stock, TrickPlay cards) { // TOE-9
    return ImmutableToepenState.of(
        Phase.SWAP,
        standing(),
        piles().withStock(stock),
        cards,
        signals(),
        stake(),
        cards.leader(),
        NOBODY);
  }

  /** Returns this state with a seat that swaps or keeps next. */
  ToepenState swapping(int seat) {
    return awaiting(Phase.SWAP, seat, NOBODY);
  }

  /** Returns this state with a seat that may challenge the swap of another. */
  ToepenState challenging(int seat, int swapper) {
    return awaiting(Phase.CHALLENGE, seat, swapper);
  }

  /** Returns this state with a seat that shows a signal next. */
  ToepenState signalling(int seat) {
    return awaiting(Phase.SIGNAL, seat, NOBODY);
  }

  private ToepenState awaiting(Phase phase, int actor, int swapper) {
    return ImmutableToepenState.of(
        phase, standing(), piles(), cards(), signals(), stake(), actor, swapper);
  }

  /** Returns this state after the seat in turn has shown something. */
  ToepenState signalled(Signal signal) {
    return ImmutableToepenState.of(
        phase(),
        standing(),
        piles(),
        cards(),
        signals().with(actor(), signal),
        stake(),
        actor(),
        swapper());
  }

  /** Returns this state with a card awaited, or a knock. */
  ToepenState playing(Stake stake) {
    return staking(Phase.PLAY, stake, NOBODY);
  }

  /** Returns this state with a seat that answers a knock next. */
  ToepenState answering(Stake stake, int seat) {
    return staking(Phase.ANSWER, stake, seat);
  }

  private ToepenState staking(Phase phase, Stake stake, int actor) {
    return ImmutableToepenState.of(
        phase, standing(), piles(), cards(), signals(), stake, actor, swapper());
  }

  /** Returns this state after a seat won the hand, before the others pay. */
  ToepenState handWon(int winner, int value) {
    return withStanding(standing().handWon(winner, value));
  }

  /** Returns this state at the end of the game. */
  ToepenState wonBy(Seats winners) {
    return ImmutableToepenState.of(
        Phase.OVER,
        standing().gameWonBy(winners),
        piles(),
        cards(),
        signals(),
        stake(),
        NOBODY,
        NOBODY);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public ToepenState withSheet(ScoreSheet sheet) {
    return withStanding(standing().withSheet(sheet));
  }

  private ToepenState withStanding(Standing standing) {
    return ImmutableToepenState.of(
        phase(), standing, piles(), cards(), signals(), stake(), actor(), swapper());
  }

  ToepenState withPiles(Piles piles) {
    return withCards(piles, cards());
  }

  ToepenState withCards(TrickPlay cards) {
    return withCards(piles(), cards);
  }

  ToepenState withCards(Piles piles, TrickPlay cards) {
    return ImmutableToepenState.of(
        phase(), standing(), piles, cards, signals(), stake(), actor(), swapper());
  }
}
