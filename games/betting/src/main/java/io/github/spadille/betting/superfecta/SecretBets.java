package io.github.spadille.betting.superfecta;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.Lists;
import io.github.spadille.betting.superfecta.SuperfectaMove.Bet;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.game.SeenStep;
import io.github.spadille.engine.knowledge.Division;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.table.SeenTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Bets of which others see only what they cost, {@code bet 5 ??}, until a whole ticket of them goes
 * to the pools.
 *
 * <p>What others know later is on the table. The facts {@code pool-win}, ... are the chips in a
 * pool {@code WIN}, ...; the facts {@code bets.0}, ... are the bets of a seat where its ticket is
 * shown, each without its verb.
 *
 * @param bets all bets that each seat can make
 */
record SecretBets(PerSeat<ImmutableList<Bet>> bets) {
  private static final String VERB = "bet ";
  private static final Splitter WORDS = Splitter.on(' ');
  private static final Splitter BETS = Splitter.onPattern(" (?=[0-9])");

  /** Returns a bet as others see it. */
  SeenMove seen(Bet bet) {
    return new SeenMove(bet.seat(), VERB + bet.chips() + ' ' + MoveSyntax.CONCEALED);
  }

  /**
   * Draws a bet for each that was concealed, as the pools and the tickets shown allow; for {@link
   * io.github.spadille.engine.game.Deductions#secretChoices}.
   */
  ImmutableList<Bet> draw(Past<SuperfectaState, SuperfectaMove> past, RandomSource random) {
    ImmutableList.Builder<Bet> drawn = ImmutableList.builder();
    List<ImmutableList<Bet>> ticket = new ArrayList<>(); // For each bet what it may be.
    for (int i = 0; i < past.seen().size(); i++) {
      SeenStep seen = past.seen().get(i);
      SeenMove move = seen.move();
      int seat = move.seat();
      if (seat >= 0 && move.text().endsWith(MoveSyntax.CONCEALED)) {
        int chips = Integer.parseInt(WORDS.splitToList(move.text()).get(1));
        ticket.add(ImmutableList.copyOf(Iterables.filter(bets.get(seat), b -> b.chips() == chips)));
      } else if (!ticket.isEmpty()) { // It is handed in.
        Optional<String> shown = past.now().fact("bets." + seat);
        drawn.addAll(
            shown.isPresent()
                ? Lists.transform(BETS.splitToList(shown.get()), text -> bet(seat, text))
                : Division.draw(
                    ticket,
                    Bet::chips,
                    bet -> bet.pool().ordinal(),
                    sums(past.seen().get(i - 1).after(), seen.after()),
                    random));
        ticket.clear();
      }
    }
    ticket.forEach(any -> drawn.add(any.get(random.nextInt(any.size()))));
    return drawn.build();
  }

  private static Bet bet(int seat, String text) {
    return (Bet) SuperfectaMove.SYNTAX.parse(seat, VERB + text);
  }

  /** Returns what came into each pool. */
  private static int[] sums(SeenTable before, SeenTable after) {
    return Stream.of(Pool.values()).mapToInt(pool -> in(pool, after) - in(pool, before)).toArray();
  }

  private static int in(Pool pool, SeenTable table) {
    return Integer.parseInt(table.fact("pool-" + Ascii.toLowerCase(pool.name())).orElseThrow());
  }
}
