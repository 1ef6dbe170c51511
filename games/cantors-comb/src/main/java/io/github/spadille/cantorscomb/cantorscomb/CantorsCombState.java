package io.github.spadille.cantorscomb.cantorscomb;

import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.Seats;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Cantor's Comb stands.
 *
 * @param phase what is awaited
 * @param seat the seat whose turn it is, also while its dice fall, or {@link #NOBODY} before the
 *     first turn
 * @param rollers the seats that are to roll for the first turn, as bits: a ninth reference would
 *     keep the constructor from being put in place; see {@link #rolling}
 * @param stock the undealt cards, the next one first; the whole pack while a shuffle is awaited
 * @param hands the cards that each seat holds
 * @param laidOut the cards that each seat has laid out
 * @param stash how many dice each seat has stashed
 * @param roll the number of the 16-sided die in this turn, or {@link #NO_ROLL}
 * @param stashRoll what the dice of the stash show as long as they can be used, or no dice
 * @param stashClosed whether the seat has declined a roll of its stash in this turn
 * @param backTo the phase that goes on when the stash is done; it means nothing in phases other
 *     than those of the stash
 * @param giftTo the seat that was given a card in this turn, or {@link #NOBODY}
 * @param sheet every point given
 */
@Value.Builder
public record CantorsCombState(
    Phase phase,
    int seat,
    int rollers,
    CardList<CombCard> stock,
    CardsPerSeat<CombCard> hands,
    CardsPerSeat<CombCard> laidOut,
    IntPerSeat stash,
    int roll,
    Dice stashRoll,
    boolean stashClosed,
    Phase backTo,
    int giftTo,
    ScoreSheet sheet)
    implements GameState, WithCantorsCombState {

  /** What stands for no seat. */
  public static final int NOBODY = -1;

  /** What stands for the number of a die that has not been rolled. */
  public static final int NO_ROLL = 0;

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE(true),
    /** A roll for the first turn. */
    ROLL_OFF(true),
    /** A throw of the 16-sided die or of the stash. */
    START(false),
    /** The fall of the 16-sided die. */
    D16(true),
    /** A first card. */
    FIRST(false),
    /** A second card. */
    SECOND(false),
    /** The fall of the stashed dice. */
    STASH_ROLL(true),
    /** A card for the stashed dice. */
    STASH(false),
    /** A throw of the stash after a miss. */
    MISS(false),
    /** Nothing: the game is over. */
    OVER(false);

    private final boolean chance;

    Phase(boolean chance) {
      this.chance = chance;
    }
  }

  @Override
  public Turn turn() {
    if (phase == Phase.OVER) {
      return Turn.over();
    }
    return phase.chance ? Turn.chance() : Turn.of(seat);
  }

  @Override
  public Optional<Outcome> outcome() {
    if (phase != Phase.OVER) {
      return Optional.empty();
    }
    return Optional.of(
        hands.size() == 1
            ? Outcome.winners(1, hand().isEmpty() ? Seats.of(0) : Seats.none()) // CCG-29, CCG-35
            : Outcome.highest(scores())); // CCG-34
  }

  /** Returns how many dice lie in the center: those that nobody has stashed (CCG-3). */
  public int center() {
    return CantorsComb.DICE - stash.sum();
  }

  /**
   * Tells whether the last card of the stock has been drawn (CCG-7); as each turn draws one, a game
   * has as many turns as there are cards in the stock after the deal (CCG-36).
   */
  public boolean lastTurn() {
    return stock.isEmpty();
  }

  /** Returns the hand of the seat whose turn it is. */
  CardSet<CombCard> hand() {
    return hands.get(seat);
  }

  /** Tells whether the seat, which is to choose, can throw its stash. */
  boolean mayThrowStash() {
    return phase != Phase.STASH
        && !stashClosed // CCG-23a
        && stash.get(seat) > 0; // CCG-23
  }

  /** Returns the seats that are to roll for the first turn. */
  public Seats rolling() {
    Seats rolling = Seats.none();
    for (int rest = rollers; rest != 0; rest &= rest - 1) {
      rolling = rolling.with(Integer.numberOfTrailingZeros(rest));
    }
    return rolling;
  }

  /** Returns this state with other seats that are to roll. */
  CantorsCombState withRolling(Seats seats) {
    int bits = 0;
    for (int seat : seats) {
      bits |= 1 << seat;
    }
    return withRollers(bits);
  }

  /** Returns this state with another phase. */
  CantorsCombState in(Phase phase) {
    return rolled(phase, roll);
  }

  /** Returns this state after the cards were dealt. */
  CantorsCombState dealt(CardList<CombCard> stock, CardsPerSeat<CombCard> hands) {
    return new CantorsCombState(
        Phase.ROLL_OFF,
        seat,
        rollers,
        stock,
        hands,
        laidOut,
        stash,
        roll,
        stashRoll,
        stashClosed,
        backTo,
        giftTo,
        sheet);
  }

  /** Returns this state after a seat drew a card and begins its turn. */
  CantorsCombState turnBegun(
      Phase phase, int seat, CardList<CombCard> stock, CardsPerSeat<CombCard> hands) {
    return new CantorsCombState(
        phase,
        seat,
        0,
        stock,
        hands,
        laidOut,
        stash,
        NO_ROLL,
        Dice.NONE,
        false,
        Phase.START,
        NOBODY,
        sheet);
  }

  /** Returns this state after the 16-sided die fell. */
  CantorsCombState rolled(Phase phase, int roll) {
    return new CantorsCombState(
        phase,
        seat,
        rollers,
        stock,
        hands,
        laidOut,
        stash,
        roll,
        stashRoll,
        stashClosed,
        backTo,
        giftTo,
        sheet);
  }

  /** Returns this state after the stash was thrown. */
  CantorsCombState stashThrown() {
    return new CantorsCombState(
        Phase.STASH_ROLL,
        seat,
        rollers,
        stock,
        hands,
        laidOut,
        stash,
        roll,
        stashRoll,
        stashClosed,
        phase,
        giftTo,
        sheet);
  }

  /** Returns this state after the stashed dice fell. */
  CantorsCombState stashRolled(Dice stashRoll) {
    return new CantorsCombState(
        Phase.STASH,
        seat,
        rollers,
        stock,
        hands,
        laidOut,
        stash,
        roll,
        stashRoll,
        stashClosed,
        backTo,
        giftTo,
        sheet);
  }

  /** Returns this state after a card was laid out or given away. */
  CantorsCombState moved(
      Phase phase, CardsPerSeat<CombCard> hands, CardsPerSeat<CombCard> laidOut, int giftTo) {
    return new CantorsCombState(
        phase,
        seat,
        rollers,
        stock,
        hands,
        laidOut,
        stash,
        roll,
        stashRoll,
        stashClosed,
        backTo,
        giftTo,
        sheet);
  }

  /**
   * Returns this state after the rolled dice were used or declined.
   *
   * @param hands the hands after a card, if any; what is laid out and the gift likewise
   * @param stash what is left of the stashes
   * @param stashClosed whether they were declined
   */
  CantorsCombState stashDone(
      CardsPerSeat<CombCard> hands,
      CardsPerSeat<CombCard> laidOut,
      int giftTo,
      IntPerSeat stash,
      boolean stashClosed) {
    return new CantorsCombState(
        backTo,
        seat,
        rollers,
        stock,
        hands,
        laidOut,
        stash,
        roll,
        Dice.NONE,
        stashClosed,
        Phase.START,
        giftTo,
        sheet);
  }
}
