package io.github.spadille.betting.superfecta;

import com.google.common.collect.ImmutableList;
import io.github.spadille.betting.superfecta.SuperfectaMove.Bet;
import io.github.spadille.engine.card.Chain;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stakes;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.PerSeat;
import java.util.Optional;

/**
 * Where a game of Superfecta stands.
 *
 * @param phase what is awaited
 * @param race the number of the race, from 1
 * @param seat the seat making its ticket
 * @param course the cards of the race; those of the last one until the next begins
 * @param tickets what each seat has bet on the race, in order; likewise
 * @param pools the chips in each {@link Pool}, in their order
 * @param stakes the chips of the seats, and in its pot all others
 */
public record SuperfectaState(
    Phase phase,
    int race,
    int seat,
    Course course,
    PerSeat<Chain<Bet>> tickets,
    IntPerSeat pools,
    Stakes stakes)
    implements GameState {
  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** A bet, or a ticket. */
    BET,
    /** Nothing: the game is over. */
    OVER
  }

  @Override
  public Turn turn() {
    return switch (phase) {
      case SHUFFLE -> Turn.chance();
      case BET -> Turn.of(seat);
      case OVER -> Turn.over();
    };
  }

  @Override
  public Optional<Outcome> outcome() { // SUP-31
    return phase == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  @Override
  public int handNumber() {
    return race;
  }

  @Override
  public ScoreSheet sheet() {
    return stakes.sheet();
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public SuperfectaState withSheet(ScoreSheet sheet) {
    return with(pools, stakes.withSheet(sheet));
  }

  /** Returns the chips of a seat. */
  public long chips(int seat) {
    return stakes.sheet().total(seat);
  }

  /** Returns the chips in a pool. */
  public int pool(Pool pool) {
    return pools.get(pool.ordinal());
  }

  /** Returns the chips that could not be divided at the end (SUP-30). */
  public long leftover() {
    return phase == Phase.OVER ? stakes.pot() : 0;
  }

  /** Returns the chips that a seat has bet on some horses, in one bet or in several (SUP-11). */
  public int betOn(Pool pool, ImmutableList<Suit> horses, int seat) {
    int chips = 0;
    for (Bet bet : tickets.get(seat)) {
      chips += bet.pool() == pool && bet.horses().equals(horses) ? bet.chips() : 0;
    }
    return chips;
  }

  SuperfectaState with(IntPerSeat pools, Stakes stakes) {
    return new SuperfectaState(phase, race, seat, course, tickets, pools, stakes);
  }

  SuperfectaState with(Course course, Phase phase) {
    return new SuperfectaState(phase, race, seat, course, tickets, pools, stakes);
  }

  /** Returns this state when a race begins, and it is the turn of a seat. */
  SuperfectaState begun(int race, int seat, Course course) {
    PerSeat<Chain<Bet>> none = PerSeat.of(tickets.size(), Chain.empty());
    return new SuperfectaState(Phase.BET, race, seat, course, none, pools, stakes);
  }

  /** Returns this state when it is the turn of a seat. */
  SuperfectaState turnOf(int seat) {
    return new SuperfectaState(phase, race, seat, course, tickets, pools, stakes);
  }

  /** Returns this state after a bet. */
  SuperfectaState bet(Bet bet) {
    Chain<Bet> ticket = tickets.get(seat).with(bet);
    Stakes paid = stakes.pay(race, "SUP-12", seat, bet.chips());
    return new SuperfectaState(phase, race, seat, course, tickets.with(seat, ticket), pools, paid);
  }

  /** Returns this state after the seat in turn handed in its ticket. */
  SuperfectaState handedIn() { // SUP-14
    IntPerSeat filled = pools;
    for (Bet bet : tickets.get(seat)) {
      filled = filled.plus(bet.pool().ordinal(), bet.chips());
    }
    return with(filled, stakes);
  }
}
