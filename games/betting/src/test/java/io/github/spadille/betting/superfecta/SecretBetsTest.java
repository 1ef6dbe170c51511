package io.github.spadille.betting.superfecta;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Multiset;
import io.github.spadille.betting.superfecta.SuperfectaMove.Bet;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Viewer;
import java.util.List;
import org.junit.jupiter.api.Test;

class SecretBetsTest {
  /** Only some of the bets that Superfecta has. */
  private static final SecretBets SECRETS = new SecretBets(PerSeat.each(3, SecretBetsTest::bets));

  private static ImmutableList<Bet> bets(int seat) {
    return ImmutableList.of(
        bet(seat, "1 win s"),
        bet(seat, "2 win s"),
        bet(seat, "1 win h"),
        bet(seat, "1 exa s h"),
        bet(seat, "2 exa s h"));
  }

  private static Bet bet(int seat, String text) {
    return (Bet) SuperfectaMove.SYNTAX.parse(seat, "bet " + text);
  }

  /** Plays moves such as {@code 0 bet 2 win s} after a shuffle. */
  private static Match<SuperfectaState, SuperfectaMove> match(String tickets, String... moves) {
    Match<SuperfectaState, SuperfectaMove> match =
        Match.start(Superfecta.GAME.setup(3, ImmutableMap.of("tickets", tickets)));
    match = match.play(match.rules().chance(match.state(), RandomSource.seeded(1)));
    for (String move : moves) {
      match = match.play(SuperfectaMove.SYNTAX.parse(move.charAt(0) - '0', move.substring(2)));
    }
    return match;
  }

  private static Multiset<String> drawn(Match<SuperfectaState, SuperfectaMove> match, int viewer) {
    Multiset<String> drawn = HashMultiset.create();
    RandomSource random = RandomSource.seeded(1);
    for (int i = 0; i < 1200; i++) {
      List<Bet> bets = SECRETS.draw(match.pastFor(Viewer.seat(viewer)), random);
      StringBuilder text = new StringBuilder();
      bets.forEach(bet -> text.append(bet.seat()).append(": ").append(bet).append(", "));
      drawn.add(text.toString());
    }
    return drawn;
  }

  @Test
  void othersSeeWhatABetCosts() {
    assertThat(SECRETS.seen(new Bet(2, 5, Pool.EXA, ImmutableList.of(Suit.CLUBS, Suit.SPADES))))
        .hasToString("2 bet 5 ??");
  }

  @Test
  void aTicketThatIsStillWrittenMayHoldAnything() {
    Multiset<String> drawn = drawn(match("secret", "0 bet 1 win d", "0 bet 2 win d"), 1);
    assertThat(drawn.elementSet())
        .containsExactlyInAnyOrder(
            "0: 1 win s, 0: 2 win s, ",
            "0: 1 win s, 0: 2 exa s h, ",
            "0: 1 win h, 0: 2 win s, ",
            "0: 1 win h, 0: 2 exa s h, ",
            "0: 1 exa s h, 0: 2 win s, ",
            "0: 1 exa s h, 0: 2 exa s h, ");
    drawn.entrySet().forEach(entry -> assertThat(entry.getCount()).isBetween(150, 250));
  }

  @Test
  void aTicketHandedInHoldsWhatCameToThePools() {
    Match<SuperfectaState, SuperfectaMove> first =
        match("secret", "0 bet 1 win d", "0 bet 2 exa d c", "0 done");
    assertThat(drawn(first, 1).elementSet())
        .containsExactlyInAnyOrder("0: 1 win s, 0: 2 exa s h, ", "0: 1 win h, 0: 2 exa s h, ");
    Match<SuperfectaState, SuperfectaMove> second =
        first.play(bet(1, "2 win c")).play(SuperfectaMove.SYNTAX.parse(1, "done"));
    assertThat(drawn(second, 2).elementSet())
        .containsExactlyInAnyOrder(
            "0: 1 win s, 0: 2 exa s h, 1: 2 win s, ", "0: 1 win h, 0: 2 exa s h, 1: 2 win s, ");
    assertThat(drawn(second, 0).elementSet()).containsExactly("1: 2 win s, ");
    assertThat(drawn(second, 1)).hasSize(1200);
  }

  @Test
  void aTicketThatIsShownIsNoSecret() {
    Match<SuperfectaState, SuperfectaMove> match =
        match(
            "open", "0 bet 1 win d", "0 bet 2 exa d c", "0 bet 1 win d", "0 done", "1 bet 2 win c");
    assertThat(drawn(match, 2).elementSet())
        .containsExactlyInAnyOrder(
            "0: 1 win d, 0: 2 exa d c, 0: 1 win d, 1: 2 win s, ",
            "0: 1 win d, 0: 2 exa d c, 0: 1 win d, 1: 2 exa s h, ");
  }

  @Test
  void nothingIsDrawnWhereNothingIsSecret() {
    assertThat(drawn(match("secret", "0 done", "1 done"), 2).elementSet()).containsExactly("");
    assertThat(drawn(match("secret", "0 bet 1 win d", "0 done"), 0).elementSet())
        .containsExactly("");
  }
}
