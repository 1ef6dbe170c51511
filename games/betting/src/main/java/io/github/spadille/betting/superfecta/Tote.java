package io.github.spadille.betting.superfecta;

import static com.google.common.base.Preconditions.checkState;

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
 * @param <B> the bets
 */
public record Tote<B extends PoolBet>(
    int seat, Chain<B> ticket, PerSeat<Chain<B>> tickets, IntPerSeat pools, Stakes stakes) {
  /**
   * Returns empty pools and tickets.
   *
   * @param seat the seat that writes the first ticket
   * @param pools how many there are
   * @param stakes the chips of the seats
   */
  public static <B extends PoolBet> Tote<B> of(int seat, int pools, Stakes stakes) {
    int seats = stakes.sheet().totals().length();
    return new Tote<>(seat, Chain.empty(), noTickets(seats), IntPerSeat.of(pools, 0), stakes);
  }

  private static <B> PerSeat<Chain<B>> noTickets(int seats) {
    return PerSeat.of(seats, Chain.empty());
  }

  /**
   * Returns this tote with new tickets, of which a seat writes the first.
   *
   * @throws IllegalStateException if a ticket is not handed in
   */
  public Tote<B> begun(int seat) {
    checkHandedIn();
    return new Tote<>(seat, ticket, noTickets(tickets.size()), pools, stakes);
  }

  /**
   * Returns this tote when a seat begins its ticket.
   *
   * @throws IllegalStateException if the ticket before is not handed in
   */
  public Tote<B> turnOf(int seat) {
    checkHandedIn();
    return new Tote<>(seat, ticket, tickets, pools, stakes);
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
  public Tote<B> with(int hand, String ruleId, B bet) {
    Stakes paid = stakes.pay(hand, ruleId, seat, bet.chips());
    return new Tote<>(seat, ticket.with(bet), tickets, pools, paid);
  }

  /** Returns this tote after the ticket was handed in, and its chips went to the pools. */
  public Tote<B> handedIn() {
    IntPerSeat filled = pools;
    for (B bet : ticket) {
      filled = filled.plus(bet.pool().ordinal(), bet.chips());
    }
    return new Tote<>(seat, Chain.empty(), tickets.with(seat, ticket), filled, stakes);
  }

  /** Returns this tote with another score sheet, and the notes on it. */
  public Tote<B> withSheet(ScoreSheet sheet) {
    return new Tote<>(seat, ticket, tickets, pools, stakes.withSheet(sheet));
  }

  /** Returns the chips that a seat has. */
  public long chips(int seat) {
    return stakes.sheet().total(seat);
  }

  /** Returns the chips in a pool. */
  public int in(Enum<?> pool) {
    return pools.get(pool.ordinal());
  }

  /** Returns what a seat has bet, in order, whether or not its ticket is handed in. */
  public Chain<B> bets(int seat) {
    return seat == this.seat && !ticket.isEmpty() ? ticket : tickets.get(seat);
  }

  /** Returns how many chips a seat has bet in those bets that have a property. */
  public int on(int seat, Predicate<? super B> property) {
    int chips = 0;
    for (Chain<B> left = bets(seat); !left.isEmpty(); left = left.before()) {
      chips += property.test(left.last()) ? left.last().chips() : 0;
    }
    return chips;
  }

  /** Returns the seats with a bet that wins. */
  public Seats winners(Predicate<? super B> wins) {
    Seats winners = Seats.none();
    for (int seat = 0; seat < tickets.size(); seat++) {
      winners = on(seat, wins) > 0 ? winners.with(seat) : winners;
    }
    return winners;
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
  public Tote<B> shared(
      int hand, String ruleId, Enum<?> pool, Predicate<? super B> wins, IntUnaryOperator parts) {
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
    return new Tote<>(seat, ticket, tickets, pools.plus(pool.ordinal(), -taken), paid);
  }

  /**
   * Returns this tote after some seats shared all pools equally. The rest is left over: it stays in
   * the pot, and in no pool.
   *
   * @param hand the number of the hand, from 1
   * @param ruleId the rule that asks for it: {@code MYG-30}
   * @param heirs at least one
   */
  public Tote<B> divided(int hand, String ruleId, Seats heirs) {
    Stakes divided = stakes.take(hand, ruleId, heirs, pools.sum() / heirs.size());
    return new Tote<>(seat, ticket, tickets, IntPerSeat.of(pools.size(), 0), divided);
  }
}
