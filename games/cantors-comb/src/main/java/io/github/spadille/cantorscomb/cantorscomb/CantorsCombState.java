package io.github.spadille.cantorscomb.cantorscomb;

import static io.github.spadille.cantorscomb.CombCard.FAMILY;
import static io.github.spadille.engine.seat.Seats.NOBODY;

import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Optional;
import org.immutables.value.Value;

/** Where a game of Cantor's Comb stands. */
@Value.Immutable
public abstract class CantorsCombState implements GameState {
  /** What stands for the number of a die that has not been rolled. */
  public static final int NO_ROLL = 0;

  /** The number of 4-sided dice. */
  static final int DICE = 16; // CCG-3

  private static final int NO_DICE = 0;

  CantorsCombState() {}

  /** Returns the state before the deal, from which some seats roll for the first turn. */
  static CantorsCombState undealt(int seats, Seats rolling, CardList<CombCard> pack) {
    return ImmutableCantorsCombState.of(
        Phase.SHUFFLE,
        NOBODY,
        pack,
        CardsPerSeat.none(FAMILY, 2 * seats),
        IntPerSeat.of(seats, NO_DICE), // CCG-3
        NO_ROLL,
        rolling.isEmpty() ? Progress.NONE : Progress.of(rolling), // CCG-4, CCG-5
        ScoreSheet.empty(seats));
  }

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns whose turn it is, also while dice fall; {@link Seats#NOBODY} before the first turn. */
  public abstract int seat();

  /** Returns the undealt cards, the next one first; the whole pack while a shuffle is awaited. */
  public abstract CardList<CombCard> stock();

  /** Returns the cards that each seat holds, then those that each seat has laid out. */
  public abstract CardsPerSeat<CombCard> cards();

  /** Returns how many dice each seat has stashed. */
  public abstract IntPerSeat stash();

  /** Returns the number of the 16-sided die in this turn, or {@link #NO_ROLL}. */
  public abstract int roll();

  /** Returns what else has happened in the turn. */
  public abstract Progress progress();

  /** Returns every point given. */
  public abstract ScoreSheet sheet();

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** A roll for the first turn. */
    ROLL_OFF,
    /** A throw of the 16-sided die or of the stash. */
    START,
    /** The fall of the 16-sided die. */
    D16,
    /** A first card. */
    FIRST,
    /** A second card. */
    SECOND,
    /** The fall of the stashed dice. */
    STASH_ROLL,
    /** A card for the stashed dice. */
    STASH,
    /** A throw of the stash after a miss. */
    MISS,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * What has happened in a turn beside the roll of the 16-sided die, or in the roll for the first
   * turn.
   *
   * @param rolling the seats that are to roll for the first turn
   * @param giftTo the seat that was given a card; {@link Seats#NOBODY} if none was
   * @param stashClosed whether a roll of the stash was declined
   * @param stashRoll what the dice of the stash show as long as they can be used, or no dice
   * @param backTo the phase that goes on after the stash, if its dice were thrown; else START
   */
  public record Progress(
      Seats rolling, int giftTo, boolean stashClosed, Dice stashRoll, Phase backTo) {
    private static final boolean STASH_OPEN = false;
    private static final boolean STASH_CLOSED = true;

    /** Nothing. */
    static final Progress NONE = of(Seats.none());

    /** Returns nothing but the seats that are to roll for the first turn. */
    static Progress of(Seats rolling) {
      return new Progress(rolling, NOBODY, STASH_OPEN, Dice.NONE, Phase.START);
    }

    Progress givenTo(int receiver) { // CCG-21
      return new Progress(rolling, receiver, stashClosed, stashRoll, backTo);
    }

    Progress stash(Dice stashRoll, Phase backTo) {
      return new Progress(rolling, giftTo, stashClosed, stashRoll, backTo);
    }

    Progress stashUsed() {
      return new Progress(rolling, giftTo, STASH_OPEN, Dice.NONE, Phase.START);
    }

    Progress stashDeclined() { // CCG-23a
      return new Progress(rolling, giftTo, STASH_CLOSED, Dice.NONE, Phase.START);
    }
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE, ROLL_OFF, D16, STASH_ROLL -> Turn.chance();
      case START, FIRST, SECOND, STASH, MISS -> Turn.of(seat());
      case OVER -> Turn.over();
    };
  }

  @Override
  public Optional<Outcome> outcome() {
    if (phase() != Phase.OVER) {
      return Optional.empty();
    }
    if (stash().size() == 1) {
      Seats player = Seats.of(0);
      return Optional.of(
          hand().isEmpty() ? Outcome.won(1, player) : Outcome.lost(1, player)); // CCG-29, CCG-35
    }
    return Optional.of(Outcome.highest(scores())); // CCG-34
  }

  /** Returns the cards that each seat holds. */
  public CardsPerSeat<CombCard> hands() {
    return cards().subList(0, stash().size());
  }

  /** Returns the cards that each seat has laid out. */
  public CardsPerSeat<CombCard> laidOut() {
    return cards().subList(stash().size(), cards().size());
  }

  /** Returns the hand of the seat whose turn it is. */
  CardSet<CombCard> hand() {
    return cards().get(seat());
  }

  /** Returns how many dice lie in the center: those that nobody has stashed (CCG-3). */
  public int center() {
    return DICE - stash().sum();
  }

  /**
   * Tells whether the last card of the stock has been drawn (CCG-7); as each turn draws one, a game
   * has as many turns as there are cards in the stock after the deal (CCG-36).
   */
  public boolean lastTurn() {
    return stock().isEmpty();
  }

  /** Tells whether the seat, which is to choose, can throw its stash. */
  boolean mayThrowStash() {
    return phase() != Phase.STASH
        && !progress().stashClosed // CCG-23a
        && stash().get(seat()) > 0; // CCG-23
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public CantorsCombState withSheet(ScoreSheet sheet) {
    return ImmutableCantorsCombState.of(
        phase(), seat(), stock(), cards(), stash(), roll(), progress(), sheet);
  }

  CantorsCombState with(Phase phase) {
    return with(phase, progress());
  }

  CantorsCombState with(Phase phase, Progress progress) {
    return ImmutableCantorsCombState.of(
        phase, seat(), stock(), cards(), stash(), roll(), progress, sheet());
  }

  /** Returns this state with other cards in the stock and in the hands. */
  CantorsCombState withCards(CardList<CombCard> stock, CardsPerSeat<CombCard> hands) {
    return cardsAt(phase(), stock, cards().without(hands().all()).plus(hands));
  }

  /** Returns this state after the deal, when the first turn is to be rolled for. */
  CantorsCombState dealt(CardList<CombCard> stock, CardsPerSeat<CombCard> hands) { // CCG-2
    return cardsAt(Phase.ROLL_OFF, stock, cards().plus(hands));
  }

  private CantorsCombState cardsAt(
      Phase phase, CardList<CombCard> stock, CardsPerSeat<CombCard> cards) {
    return ImmutableCantorsCombState.of(
        phase, seat(), stock, cards, stash(), roll(), progress(), sheet());
  }

  /** Returns this state when some seats, which rolled highest, are to roll again. */
  CantorsCombState rollOffTied(Seats highest) { // CCG-4
    return with(Phase.ROLL_OFF, Progress.of(highest));
  }

  /** Returns this state when the game is over. */
  CantorsCombState over(ScoreSheet sheet) { // CCG-33
    return ImmutableCantorsCombState.of(
        Phase.OVER, seat(), stock(), cards(), stash(), roll(), progress(), sheet);
  }

  /** Returns this state after the 16-sided die fell. */
  CantorsCombState rolled(Phase phase, int roll) {
    return ImmutableCantorsCombState.of(
        phase, seat(), stock(), cards(), stash(), roll, progress(), sheet());
  }

  CantorsCombState stashThrown() {
    return with(Phase.STASH_ROLL, progress().stash(Dice.NONE, phase()));
  }

  CantorsCombState stashRolled(Dice dice) { // CCG-25
    return with(Phase.STASH, progress().stash(dice, progress().backTo));
  }

  /** Returns this state when the roll of the stash was used, and dice returned. */
  CantorsCombState stashUsed(int returned) { // CCG-26, CCG-27
    return stashDone(returned, progress().stashUsed());
  }

  /** Returns this state when the roll of the stash was declined, and dice returned. */
  CantorsCombState stashDeclined(int returned) { // CCG-23a, CCG-27
    return stashDone(returned, progress().stashDeclined());
  }

  private CantorsCombState stashDone(int returned, Progress done) {
    IntPerSeat left = stash().plus(seat(), -returned);
    return ImmutableCantorsCombState.of(
        progress().backTo, seat(), stock(), cards(), left, roll(), done, sheet());
  }

  /** Returns this state with one more die in the stash of the seat whose turn it is. */
  CantorsCombState dieTaken() { // CCG-10
    IntPerSeat changed = stash().plus(seat(), 1);
    return ImmutableCantorsCombState.of(
        phase(), seat(), stock(), cards(), changed, roll(), progress(), sheet());
  }

  /** Returns this state after a seat drew a card and begins its turn. */
  CantorsCombState turnBegun(int seat) {
    Phase awaited = stash().get(seat) > 0 ? Phase.START : Phase.D16; // CCG-8
    CardsPerSeat<CombCard> held = cards().plus(seat, stock().top()); // CCG-7
    return ImmutableCantorsCombState.of(
        awaited, seat, stock().draw(1), held, stash(), NO_ROLL, Progress.NONE, sheet());
  }

  /** Returns the place among the cards where a seat lays out. */
  int inFrontOf(int seat) {
    return stash().size() + seat;
  }

  /**
   * Returns this state after the seat whose turn it is gave a card away or laid it out.
   *
   * @param place the seat that gets the card, or {@link #inFrontOf} the one whose turn it is
   */
  CantorsCombState moved(CombCard card, int place) {
    Phase next = phase() == Phase.FIRST ? Phase.SECOND : phase(); // CCG-13
    CardsPerSeat<CombCard> moved = cards().give(place, card);
    Progress made = place < stash().size() ? progress().givenTo(place) : progress();
    return ImmutableCantorsCombState.of(
        next, seat(), stock(), moved, stash(), roll(), made, sheet());
  }
}
