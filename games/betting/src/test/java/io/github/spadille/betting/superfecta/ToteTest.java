package io.github.spadille.betting.superfecta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.betting.superfecta.SuperfectaMove.Bet;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stakes;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class ToteTest {
  private static final Predicate<Bet> ALL = bet -> true;
  private static final Predicate<Bet> WIN = bet -> bet.pool() == Pool.WIN;
  private static final IntUnaryOperator EQUALLY = chips -> 1;
  private static final IntUnaryOperator BY_CHIPS = chips -> chips;

  /** A bet on the first line of a pool. */
  private static Bet line(int seat, int chips, Pool pool) {
    return new Bet(seat, chips, pool, pool.lines.asList().get(0));
  }

  /** Three seats with a hundred chips each. */
  private static Tote tote() {
    return Tote.empty(Stakes.of(ScoreSheet.empty(3).add(0, "MYG-1", Seats.all(3), 100))).begun(1);
  }

  /** Each seat bets some chips in one bet on a winner, and hands in its ticket. */
  private static Tote bet(Tote tote, int... chips) {
    Tote bet = tote;
    for (int seat = 0; seat < chips.length; seat++) {
      bet = bet.turnOf(seat).paying(1, "MYG-2", line(seat, chips[seat], Pool.WIN)).handedIn();
    }
    return bet;
  }

  private static ImmutableLongArray chips(Tote tote) {
    return tote.stakes().sheet().totals();
  }

  @Test
  void aBetIsPaidAtOnceAndGoesToItsPoolWithTheTicket() {
    Tote begun = tote();
    assertThat(begun.seat()).isEqualTo(1);
    assertThat(begun.pools()).isEqualTo(IntPerSeat.of(3, 0));
    assertThat(begun.tickets()).hasSize(3).allMatch(ticket -> ticket.isEmpty());
    Bet first = line(1, 5, Pool.WIN);
    Bet second = line(1, 2, Pool.EXA);
    Bet third = line(1, 10, Pool.WIN);
    Tote written =
        begun.paying(3, "MYG-2", first).paying(3, "MYG-2", second).paying(3, "MYG-2", third);
    assertThat(chips(written)).isEqualTo(ImmutableLongArray.of(100, 83, 100));
    assertThat(written.chips(1)).isEqualTo(83);
    assertThat(written.stakes().pot()).isEqualTo(17);
    assertThat(written.pools().sum()).isZero();
    assertThat(written.ticket()).containsExactly(first, second, third);
    assertThat(written.bets(1)).containsExactly(first, second, third);
    assertThat(written.bets(0)).isEmpty();
    assertThat(written.tickets().get(1)).isEmpty();
    Tote handedIn = written.handedIn();
    assertThat(handedIn.pools()).isEqualTo(IntPerSeat.copyOf(15, 2, 0));
    assertThat(handedIn.in(Pool.WIN)).isEqualTo(15);
    assertThat(handedIn.in(Pool.EXA)).isEqualTo(2);
    assertThat(handedIn.ticket()).isEmpty();
    assertThat(handedIn.bets(1)).containsExactly(first, second, third);
    assertThat(handedIn.stakes()).isEqualTo(written.stakes());
    assertThat(written.stakes().sheet().lines())
        .endsWith(ScoreSheet.Line.of(3, "MYG-2", Seats.of(1), -10));
  }

  @Test
  void theTurnPassesAndTicketsAreForgottenWithTheNext() {
    Tote bet = bet(tote(), 5, 10, 20).turnOf(0);
    assertThat(bet.seat()).isZero();
    assertThat(bet.bets(0)).hasSize(1);
    assertThat(bet.bets(2)).hasSize(1);
    Tote begun = bet.begun(2);
    assertThat(begun.seat()).isEqualTo(2);
    assertThat(begun.ticket()).isEmpty();
    assertThat(begun.tickets()).hasSize(3).allMatch(ticket -> ticket.isEmpty());
    assertThat(begun.pools()).isEqualTo(bet.pools());
    assertThat(begun.stakes()).isEqualTo(bet.stakes());
  }

  @Test
  void betsOfOneKindAddUp() {
    Tote tote =
        tote()
            .paying(1, "MYG-2", line(1, 5, Pool.WIN))
            .paying(1, "MYG-2", line(1, 2, Pool.EXA))
            .paying(1, "MYG-2", line(1, 10, Pool.WIN));
    assertThat(tote.on(1, WIN)).isEqualTo(15);
    assertThat(tote.on(1, ALL)).isEqualTo(17);
    assertThat(tote.on(1, bet -> false)).isZero();
    assertThat(tote.on(0, ALL)).isZero();
    assertThat(tote.handedIn().on(1, WIN)).isEqualTo(15);
    assertThat(tote.winners(WIN)).isEqualTo(Seats.of(1));
    assertThat(tote.winners(bet -> bet.chips() == 3)).isEqualTo(Seats.none());
    assertThat(bet(tote(), 5, 10, 20).winners(bet -> bet.chips() != 10)).isEqualTo(Seats.of(0, 2));
  }

  @Test
  void winnersShareAPoolAndTheRestStaysInIt() {
    Tote bet = bet(tote(), 10, 1, 6);
    Predicate<Bet> wins = each -> each.seat() < 2;
    Tote equally = bet.shared(4, "MYG-3", Pool.WIN, wins, EQUALLY);
    assertThat(chips(equally)).isEqualTo(ImmutableLongArray.of(98, 107, 94));
    assertThat(equally.pools()).isEqualTo(IntPerSeat.copyOf(1, 0, 0));
    assertThat(equally.stakes().sheet().lines())
        .endsWith(
            ScoreSheet.Line.of(4, "MYG-3", Seats.of(0), 8),
            ScoreSheet.Line.of(4, "MYG-3", Seats.of(1), 8));
    Tote byChips = bet.shared(4, "MYG-3", Pool.WIN, wins, BY_CHIPS);
    assertThat(chips(byChips)).isEqualTo(ImmutableLongArray.of(105, 100, 94));
    assertThat(byChips.pools()).isEqualTo(IntPerSeat.copyOf(1, 0, 0));
    assertThat(byChips.tickets()).isEqualTo(bet.tickets());
    for (Tote each : new Tote[] {equally, byChips}) {
      assertThat(each.stakes().all()).isEqualTo(300);
      assertThat(each.stakes().pot()).isEqualTo(each.pools().sum());
    }
  }

  @Test
  void aPoolWithoutAWinnerAndAnotherPoolStayWhole() {
    Tote bet = bet(tote(), 10, 1, 6).turnOf(0);
    assertThat(bet.shared(1, "MYG-3", Pool.WIN, each -> false, EQUALLY)).isEqualTo(bet);
    Tote none = bet.shared(1, "MYG-3", Pool.EXA, ALL, EQUALLY);
    assertThat(none).isEqualTo(bet);
    Tote two = bet.paying(1, "MYG-2", line(0, 9, Pool.EXA)).handedIn();
    Predicate<Bet> wins = each -> each.pool() == Pool.EXA;
    assertThat(two.shared(1, "MYG-3", Pool.EXA, wins, EQUALLY).pools())
        .isEqualTo(IntPerSeat.copyOf(17, 0, 0));
  }

  @Test
  void largePoolsAreSharedWithoutOverflow() {
    ScoreSheet rich = ScoreSheet.empty(2).add(0, "MYG-1", Seats.all(2), 100_000);
    Tote bet = bet(Tote.empty(Stakes.of(rich)), 60_000, 20_000);
    Tote shared = bet.shared(1, "MYG-3", Pool.WIN, ALL, BY_CHIPS);
    assertThat(chips(shared)).isEqualTo(ImmutableLongArray.of(100_000, 100_000));
  }

  @Test
  void whatCannotBeDividedIsLeftOverInNoPool() {
    Tote bet = bet(tote(), 10, 1, 6);
    Tote divided = bet.divided(5, "MYG-4", Seats.of(0, 2));
    assertThat(chips(divided)).isEqualTo(ImmutableLongArray.of(98, 99, 102));
    assertThat(divided.pools()).isEqualTo(IntPerSeat.of(3, 0));
    assertThat(divided.stakes().pot()).isEqualTo(1);
    assertThat(divided.stakes().sheet().lines())
        .endsWith(ScoreSheet.Line.of(5, "MYG-4", Seats.of(0, 2), 8));
    assertThat(divided.tickets()).isEqualTo(bet.tickets());
    assertThat(tote().divided(5, "MYG-4", Seats.all(3))).isEqualTo(tote());
  }

  @Test
  void anotherSheetLeavesTheRest() {
    Tote bet = bet(tote(), 10, 1, 6).turnOf(2).paying(1, "MYG-2", line(2, 1, Pool.WIN));
    ScoreSheet sheet = ScoreSheet.empty(3);
    assertThat(bet.withSheet(sheet))
        .isEqualTo(
            new Tote(2, bet.ticket(), bet.tickets(), bet.pools(), bet.stakes().withSheet(sheet)));
  }

  @Test
  void aTicketMustBeHandedInBeforeTheNext() {
    Tote written = tote().paying(1, "MYG-2", line(1, 1, Pool.WIN));
    assertThatIllegalStateException()
        .isThrownBy(() -> written.turnOf(2))
        .withMessage("the ticket of seat 1 is not handed in");
    assertThatIllegalStateException().isThrownBy(() -> written.begun(2));
  }
}
