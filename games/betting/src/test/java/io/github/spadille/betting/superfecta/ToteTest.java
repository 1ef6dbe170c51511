package io.github.spadille.betting.superfecta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stakes;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class ToteTest {
  private enum Pool {
    PLACE,
    TWO_HORSES
  }

  private record Bet(int seat, int chips, Pool pool) implements PoolBet {}

  private static final Predicate<Bet> ALL = bet -> true;
  private static final Predicate<Bet> PLACE = bet -> bet.pool() == Pool.PLACE;
  private static final IntUnaryOperator EQUALLY = chips -> 1;
  private static final IntUnaryOperator BY_CHIPS = chips -> chips;

  /** Three seats with a hundred chips each. */
  private static Tote<Bet> tote() {
    return Tote.of(1, 2, Stakes.of(ScoreSheet.empty(3).add(0, "MYG-1", Seats.all(3), 100)));
  }

  /** Each seat bets some chips for a place, in one bet, and hands in its ticket. */
  private static Tote<Bet> bet(Tote<Bet> tote, int... chips) {
    Tote<Bet> bet = tote;
    for (int seat = 0; seat < chips.length; seat++) {
      bet = bet.turnOf(seat).with(1, "MYG-2", new Bet(seat, chips[seat], Pool.PLACE)).handedIn();
    }
    return bet;
  }

  private static ImmutableLongArray chips(Tote<Bet> tote) {
    return tote.stakes().sheet().totals();
  }

  @Test
  void aBetIsPaidAtOnceAndGoesToItsPoolWithTheTicket() {
    Tote<Bet> begun = tote();
    assertThat(begun.seat()).isEqualTo(1);
    assertThat(begun.pools()).isEqualTo(IntPerSeat.of(2, 0));
    assertThat(begun.tickets()).hasSize(3).allMatch(ticket -> ticket.isEmpty());
    Bet first = new Bet(1, 5, Pool.PLACE);
    Bet second = new Bet(1, 2, Pool.TWO_HORSES);
    Bet third = new Bet(1, 10, Pool.PLACE);
    Tote<Bet> written =
        begun.with(3, "MYG-2", first).with(3, "MYG-2", second).with(3, "MYG-2", third);
    assertThat(chips(written)).isEqualTo(ImmutableLongArray.of(100, 83, 100));
    assertThat(written.chips(1)).isEqualTo(83);
    assertThat(written.stakes().pot()).isEqualTo(17);
    assertThat(written.pools().sum()).isZero();
    assertThat(written.ticket()).containsExactly(first, second, third);
    assertThat(written.bets(1)).containsExactly(first, second, third);
    assertThat(written.bets(0)).isEmpty();
    assertThat(written.tickets().get(1)).isEmpty();
    Tote<Bet> handedIn = written.handedIn();
    assertThat(handedIn.pools()).isEqualTo(IntPerSeat.copyOf(15, 2));
    assertThat(handedIn.in(Pool.PLACE)).isEqualTo(15);
    assertThat(handedIn.in(Pool.TWO_HORSES)).isEqualTo(2);
    assertThat(handedIn.ticket()).isEmpty();
    assertThat(handedIn.bets(1)).containsExactly(first, second, third);
    assertThat(handedIn.stakes()).isEqualTo(written.stakes());
    assertThat(written.stakes().sheet().lines())
        .endsWith(ScoreSheet.Line.of(3, "MYG-2", Seats.of(1), -10));
  }

  @Test
  void theTurnPassesAndTicketsAreForgottenWithTheNext() {
    Tote<Bet> bet = bet(tote(), 5, 10, 20).turnOf(0);
    assertThat(bet.seat()).isZero();
    assertThat(bet.bets(0)).hasSize(1);
    assertThat(bet.bets(2)).hasSize(1);
    Tote<Bet> begun = bet.begun(2);
    assertThat(begun.seat()).isEqualTo(2);
    assertThat(begun.ticket()).isEmpty();
    assertThat(begun.tickets()).hasSize(3).allMatch(ticket -> ticket.isEmpty());
    assertThat(begun.pools()).isEqualTo(bet.pools());
    assertThat(begun.stakes()).isEqualTo(bet.stakes());
  }

  @Test
  void betsOfOneKindAddUp() {
    Tote<Bet> tote =
        tote()
            .with(1, "MYG-2", new Bet(1, 5, Pool.PLACE))
            .with(1, "MYG-2", new Bet(1, 2, Pool.TWO_HORSES))
            .with(1, "MYG-2", new Bet(1, 10, Pool.PLACE));
    assertThat(tote.on(1, PLACE)).isEqualTo(15);
    assertThat(tote.on(1, ALL)).isEqualTo(17);
    assertThat(tote.on(1, bet -> false)).isZero();
    assertThat(tote.on(0, ALL)).isZero();
    assertThat(tote.handedIn().on(1, PLACE)).isEqualTo(15);
    assertThat(tote.winners(PLACE)).isEqualTo(Seats.of(1));
    assertThat(tote.winners(bet -> bet.chips() == 3)).isEqualTo(Seats.none());
    assertThat(bet(tote(), 5, 10, 20).winners(bet -> bet.chips() != 10)).isEqualTo(Seats.of(0, 2));
  }

  @Test
  void winnersShareAPoolAndTheRestStaysInIt() {
    Tote<Bet> bet = bet(tote(), 10, 1, 6);
    Predicate<Bet> wins = each -> each.seat() < 2;
    Tote<Bet> equally = bet.shared(4, "MYG-3", Pool.PLACE, wins, EQUALLY);
    assertThat(chips(equally)).isEqualTo(ImmutableLongArray.of(98, 107, 94));
    assertThat(equally.pools()).isEqualTo(IntPerSeat.copyOf(1, 0));
    assertThat(equally.stakes().sheet().lines())
        .endsWith(
            ScoreSheet.Line.of(4, "MYG-3", Seats.of(0), 8),
            ScoreSheet.Line.of(4, "MYG-3", Seats.of(1), 8));
    Tote<Bet> byChips = bet.shared(4, "MYG-3", Pool.PLACE, wins, BY_CHIPS);
    assertThat(chips(byChips)).isEqualTo(ImmutableLongArray.of(105, 100, 94));
    assertThat(byChips.pools()).isEqualTo(IntPerSeat.copyOf(1, 0));
    assertThat(byChips.tickets()).isEqualTo(bet.tickets());
    for (Tote<Bet> each : new Tote[] {equally, byChips}) {
      assertThat(each.stakes().all()).isEqualTo(300);
      assertThat(each.stakes().pot()).isEqualTo(each.pools().sum());
    }
  }

  @Test
  void aPoolWithoutAWinnerAndAnotherPoolStayWhole() {
    Tote<Bet> bet = bet(tote(), 10, 1, 6).turnOf(0);
    assertThat(bet.shared(1, "MYG-3", Pool.PLACE, each -> false, EQUALLY)).isEqualTo(bet);
    Tote<Bet> none = bet.shared(1, "MYG-3", Pool.TWO_HORSES, ALL, EQUALLY);
    assertThat(none).isEqualTo(bet);
    Tote<Bet> two = bet.with(1, "MYG-2", new Bet(0, 9, Pool.TWO_HORSES)).handedIn();
    Predicate<Bet> wins = each -> each.pool() == Pool.TWO_HORSES;
    assertThat(two.shared(1, "MYG-3", Pool.TWO_HORSES, wins, EQUALLY).pools())
        .isEqualTo(IntPerSeat.copyOf(17, 0));
  }

  @Test
  void largePoolsAreSharedWithoutOverflow() {
    ScoreSheet rich = ScoreSheet.empty(2).add(0, "MYG-1", Seats.all(2), 100_000);
    Tote<Bet> bet = bet(Tote.of(0, 2, Stakes.of(rich)), 60_000, 20_000);
    Tote<Bet> shared = bet.shared(1, "MYG-3", Pool.PLACE, ALL, BY_CHIPS);
    assertThat(chips(shared)).isEqualTo(ImmutableLongArray.of(100_000, 100_000));
  }

  @Test
  void whatCannotBeDividedIsLeftOverInNoPool() {
    Tote<Bet> bet = bet(tote(), 10, 1, 6);
    Tote<Bet> divided = bet.divided(5, "MYG-4", Seats.of(0, 2));
    assertThat(chips(divided)).isEqualTo(ImmutableLongArray.of(98, 99, 102));
    assertThat(divided.pools()).isEqualTo(IntPerSeat.of(2, 0));
    assertThat(divided.stakes().pot()).isEqualTo(1);
    assertThat(divided.stakes().sheet().lines())
        .endsWith(ScoreSheet.Line.of(5, "MYG-4", Seats.of(0, 2), 8));
    assertThat(divided.tickets()).isEqualTo(bet.tickets());
    assertThat(tote().divided(5, "MYG-4", Seats.all(3))).isEqualTo(tote());
  }

  @Test
  void anotherSheetLeavesTheRest() {
    Tote<Bet> bet = bet(tote(), 10, 1, 6).turnOf(2).with(1, "MYG-2", new Bet(2, 1, Pool.PLACE));
    ScoreSheet sheet = ScoreSheet.empty(3);
    assertThat(bet.withSheet(sheet))
        .isEqualTo(
            new Tote<>(2, bet.ticket(), bet.tickets(), bet.pools(), bet.stakes().withSheet(sheet)));
  }

  @Test
  void aTicketMustBeHandedInBeforeTheNext() {
    Tote<Bet> written = tote().with(1, "MYG-2", new Bet(1, 1, Pool.PLACE));
    assertThatIllegalStateException()
        .isThrownBy(() -> written.turnOf(2))
        .withMessage("the ticket of seat 1 is not handed in");
    assertThatIllegalStateException().isThrownBy(() -> written.begun(2));
  }
}
