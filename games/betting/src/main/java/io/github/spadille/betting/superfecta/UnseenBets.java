package io.github.spadille.betting.superfecta;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.spadille.betting.superfecta.SuperfectaMove.Bet;
import io.github.spadille.engine.knowledge.Division;
import io.github.spadille.engine.knowledge.Past;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.SeenTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/**
 * Draws the bets on a race of which a viewer saw only what they cost.
 *
 * @param bets all bets that each seat can make
 */
record UnseenBets(PerSeat<ImmutableList<Bet>> bets) {
  private static final Splitter WORDS = Splitter.on(' ');
  private static final Splitter BETS = Splitter.onPattern(" (?=[0-9])");

  /** Returns a bet for each that was concealed, as the pools and the tickets shown allow. */
  ImmutableList<SuperfectaMove> draw(
      Past<SuperfectaState, SuperfectaMove> past, RandomGenerator random) {
    ImmutableList.Builder<SuperfectaMove> drawn = ImmutableList.builder();
    List<ImmutableList<Bet>> ticket = new ArrayList<>(); // For each bet what it may be.
    SeenTable before = past.rules().table(past.start()).seenBy(past.viewer());
    for (Past.Seen seen : past.seen()) {
      SeenMove move = seen.move();
      if (move.seat() >= 0 && move.text().endsWith(MoveSyntax.CONCEALED)) {
        int chips = Integer.parseInt(WORDS.splitToList(move.text()).get(1));
        ticket.add(those(bets.get(move.seat()), bet -> bet.chips() == chips));
      } else if (!ticket.isEmpty()) { // It is handed in.
        SeenTable last = past.seen().get(past.seen().size() - 1).after();
        last.fact("bets." + move.seat()).ifPresent(shown -> show(ticket, shown));
        int[] sums = sums(before, seen.after());
        drawn.addAll(Division.draw(ticket, Bet::chips, bet -> bet.pool().ordinal(), sums, random));
        ticket.clear();
      }
      before = seen.after();
    }
    ticket.forEach(any -> drawn.add(any.get(random.nextInt(any.size()))));
    return drawn.build();
  }

  private static ImmutableList<Bet> those(ImmutableList<Bet> bets, Predicate<Bet> property) {
    return bets.stream().filter(property).collect(ImmutableList.toImmutableList());
  }

  private static void show(List<ImmutableList<Bet>> ticket, String shown) { // SUP-28a
    List<String> texts = BETS.splitToList(shown);
    for (int i = 0; i < ticket.size(); i++) {
      String text = texts.get(i);
      ticket.set(i, those(ticket.get(i), bet -> bet.toString().equals(text)));
    }
  }

  /** Returns what came into each pool (SUP-14). */
  private static int[] sums(SeenTable before, SeenTable after) {
    return Arrays.stream(Pool.values())
        .mapToInt(pool -> in(pool, after) - in(pool, before))
        .toArray();
  }

  private static int in(Pool pool, SeenTable table) {
    return Integer.parseInt(table.fact(pool.fact).orElseThrow());
  }
}
