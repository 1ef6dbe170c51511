package io.github.spadille.cantorscomb.cantorscomb;

import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Done;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Give;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Play;
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
  CantorsCombState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns whose turn it is, also while dice fall; {@link #NOBODY} before the first turn. */
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

  /** What stands for no seat. */
  public static final int NOBODY = -1;

  /** What stands for the number of a die that has not been rolled. */
  public static final int NO_ROLL = 0;

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
   * @param giftTo the seat that was given a card, or {@link #NOBODY}
   * @param stashClosed whether a roll of the stash was declined
   * @param stashRoll what the dice of the stash show as long as they can be used, or no dice
   * @param backTo the phase that goes on after the stash, if its dice were thrown; else START
   */
  public record Progress(
      Seats rolling, int giftTo, boolean stashClosed, Dice stashRoll, Phase backTo) {
    /** Nothing. */
    static final Progress NONE = of(Seats.none());

    /** Returns nothing but the seats that are to roll for the first turn. */
    static Progress of(Seats rolling) {
      return new Progress(rolling, NOBODY, false, Dice.NONE, Phase.START);
    }

    Progress givenTo(int receiver) { // CCG-21
      return new Progress(rolling, receiver, stashClosed, stashRoll, backTo);
    }

    Progress stash(Dice stashRoll, Phase backTo) {
      return new Progress(rolling, giftTo, stashClosed, stashRoll, backTo);
    }

    Progress stashDone(boolean declined) { // CCG-23a
      return new Progress(rolling, giftTo, declined, Dice.NONE, Phase.START);
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
    return Optional.of(
        stash().size() == 1
            ? Outcome.winners(1, hand().isEmpty() ? Seats.of(0) : Seats.none()) // CCG-29, CCG-35
            : Outcome.highest(scores())); // CCG-34
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

  /** Tells whether it is the turn of a move's seat; for most it is read without a search. */
  boolean isTurnOf(CantorsCombMove move) {
    if (move instanceof Play play) {
      return play.seat() == seat();
    }
    if (move instanceof Give give) {
      return give.seat() == seat();
    }
    return move instanceof Done done ? done.seat() == seat() : move.seat() == seat();
  }

  /** Returns how many dice lie in the center: those that nobody has stashed (CCG-3). */
  public int center() {
    return CantorsComb.DICE - stash().sum();
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
  CantorsCombState with(CardList<CombCard> stock, CardsPerSeat<CombCard> hands) {
    CardsPerSeat<CombCard> held = cards().without(hands().all()).plus(hands);
    return ImmutableCantorsCombState.of(
        phase(), seat(), stock, held, stash(), roll(), progress(), sheet());
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

  /** Returns this state when the roll of the stash was used or declined, and dice returned. */
  CantorsCombState stashDone(int returned, boolean declined) {
    IntPerSeat changed = stash().plus(seat(), -returned);
    return ImmutableCantorsCombState.of(
        progress().backTo,
        seat(),
        stock(),
        cards(),
        changed,
        roll(),
        progress().stashDone(declined),
        sheet());
  }

  /** Returns this state with more dice in the stash of the seat whose turn it is. */
  CantorsCombState plusDice(int more) {
    IntPerSeat changed = stash().plus(seat(), more);
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
