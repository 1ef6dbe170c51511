package io.github.spadille.betting.superfecta;

import static com.google.common.base.Preconditions.checkState;

import io.github.spadille.betting.superfecta.SuperfectaMove.Bet;
import io.github.spadille.engine.card.Chain;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stakes;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;

/**
 * The bets of a parimutuel: seats write tickets one after another, the chips go to pools, and those
 * who win a pool share it.
 *
 * <p>A bet is paid at once, and its chips go to the pool when the ticket is handed in. A share is
 * rounded down, and the rest stays in the pool. So no chip is made and none is lost: those of the
 * seats, on the ticket and in the pools have the same sum always, but for the rest of the last
 * {@linkplain #divided division}. Immutable, with value equality.
 *
 * @param seat the seat that writes its ticket
 * @param ticket what it has bet, in order; nothing once it is handed in
 * @param tickets what was bet on each ticket that was handed in, in order
 * @param pools the chips in each pool, by its ordinal
 * @param stakes the chips of the seats, and in its pot all others
 */
public record Tote(
    int seat, Chain<Bet> ticket, PerSeat<Chain<Bet>> tickets, IntPerSeat pools, Stakes stakes) {
  private static final int FIRST_SEAT = 0;
  private static final IntPerSeat NO_CHIPS = IntPerSeat.of(Pool.values().length, 0);

  /**
   * Returns empty pools and tickets.
   *
   * @param stakes the chips of the seats
   */
  static Tote empty(Stakes stakes) {
    int seats = stakes.sheet().totals().length();
    return new Tote(FIRST_SEAT, Chain.empty(), noTickets(seats), NO_CHIPS, stakes);
  }

  private static PerSeat<Chain<Bet>> noTickets(int seats) {
    return PerSeat.of(seats, Chain.empty());
  }

  /**
   * Returns this tote with new tickets, of which a seat writes the first.
   *
   * @throws IllegalStateException if a ticket is not handed in
   */
  Tote begun(int seat) {
    checkHandedIn();
    return new Tote(seat, ticket, noTickets(tickets.size()), pools, stakes);
  }

  /**
   * Returns this tote when a seat begins its ticket.
   *
   * @throws IllegalStateException if the ticket before is not handed in
   */
  Tote turnOf(int seat) {
    checkHandedIn();
    return new Tote(seat, ticket, tickets, pools, stakes);
  }

  private void checkHandedIn() {
    checkState(ticket.isEmpty(), "the ticket of seat %s is not handed in", seat);
  }

  /**
   * Returns this tote after the seat that writes its ticket made a bet, and paid it.
   *
   * @param hand the number of the hand, from 1
   * @param ruleId the rule that asks for the chips: {@code MYG-12}
   */
  Tote paying(int hand, String ruleId, Bet bet) {
    Stakes paid = stakes.pay(hand, ruleId, seat, bet.chips());
    return new Tote(seat, ticket.with(bet), tickets, pools, paid);
  }

  /** Returns this tote after the ticket was handed in, and its chips went to the pools. */
  Tote handedIn() {
    IntPerSeat filled = pools;
    for (Bet bet : ticket) {
      filled = filled.plus(bet.pool().ordinal(), bet.chips());
    }
    return new Tote(seat, Chain.empty(), tickets.with(seat, ticket), filled, stakes);
  }

  /** Returns this tote with another score sheet, and the notes on it. */
  Tote withSheet(ScoreSheet sheet) {
    return new Tote(seat, ticket, tickets, pools, stakes.withSheet(sheet));
  }

  /** Returns the chips that a seat has. */
  public long chips(int seat) {
    return stakes.sheet().total(seat);
  }

  /** Returns the chips in a pool. */
  public int in(Pool pool) {
    return pools.get(pool.ordinal());
  }

  /** Returns what a seat has bet, in order, whether or not its ticket is handed in. */
  public Chain<Bet> bets(int seat) {
    return seat == this.seat && !ticket.isEmpty() ? ticket : tickets.get(seat);
  }

  /** Returns how many chips a seat has bet in those bets that have a property. */
  int on(int seat, Predicate<? super Bet> property) {
    int chips = 0;
    for (Chain<Bet> left = bets(seat); !left.isEmpty(); left = left.before()) {
      chips += property.test(left.last()) ? left.last().chips() : 0;
    }
    return chips;
  }

  /** Tells whether a seat has made a bet that has a property. */
  boolean hasBet(int seat, Predicate<? super Bet> property) {
    for (Chain<Bet> left = bets(seat); !left.isEmpty(); left = left.before()) {
      if (property.test(left.last())) {
        return true;
      }
    }
    return false;
  }

  /** Returns the seats with a bet that wins. */
  Seats winners(Predicate<? super Bet> wins) {
    return Seats.where(tickets.size(), seat -> hasBet(seat, wins));
  }

  /**
   * Returns this tote after the winners of a pool shared it; without a winner it stays whole.
   *
   * @param hand the number of the hand, from 1
   * @param ruleId the rule that says who wins: {@code MYG-21}
   * @param wins tells whether a bet wins the pool
   * @param parts how many parts of the pool a seat gets for the chips of its bets that win: as many
   *     if winners share by what they bet, 1 if they share equally
   */
  Tote shared(
      int hand, String ruleId, Pool pool, Predicate<? super Bet> wins, IntUnaryOperator parts) {
    IntPerSeat won = IntPerSeat.of(tickets.size(), 0);
    for (int seat = 0; seat < tickets.size(); seat++) {
      int chips = on(seat, wins);
      won = chips > 0 ? won.with(seat, parts.applyAsInt(chips)) : won;
    }
    Stakes paid = stakes;
    for (int seat = 0; seat < tickets.size(); seat++) {
      if (won.get(seat) > 0) {
        long share = (long) in(pool) * won.get(seat) / won.sum();
        paid = paid.take(hand, ruleId, Seats.of(seat), share);
      }
    }
    int taken = (int) (stakes.pot() - paid.pot());
    return new Tote(seat, ticket, tickets, pools.plus(pool.ordinal(), -taken), paid);
  }

  /**
   * Returns this tote after some seats shared all pools equally. The rest is left over: it stays in
   * the pot, and in no pool.
   *
   * @param hand the number of the hand, from 1
   * @param ruleId the rule that asks for it: {@code MYG-30}
   * @param heirs at least one
   */
  Tote divided(int hand, String ruleId, Seats heirs) {
    Stakes divided = stakes.take(hand, ruleId, heirs, pools.sum() / heirs.size());
    return new Tote(seat, ticket, tickets, NO_CHIPS, divided);
  }
}
