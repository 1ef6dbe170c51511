package io.github.spadille.betting.superfecta;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.Lists;
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
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;

/**
 * Draws the bets on a race of which a viewer saw only what they cost.
 *
 * @param bets all bets that each seat can make
 */
record UnseenBets(PerSeat<ImmutableList<Bet>> bets) {
  private static final Splitter WORDS = Splitter.on(' ');
  private static final ToIntFunction<Bet> IN_POOL = bet -> bet.pool().ordinal();
  private static final Splitter BETS = Splitter.onPattern(" (?=[0-9])");

  /** Returns a bet for each that was concealed, as the pools and the tickets shown allow. */
  ImmutableList<SuperfectaMove> draw(
      Past<SuperfectaState, SuperfectaMove> past, RandomGenerator random) {
    ImmutableList.Builder<SuperfectaMove> drawn = ImmutableList.builder();
    List<ImmutableList<Bet>> ticket = new ArrayList<>(); // For each bet what it may be.
    SeenTable before = past.rules().table(past.start()).seenBy(past.viewer());
    for (Past.Seen seen : past.seen()) {
      SeenMove move = seen.move();
      int seat = move.seat();
      if (seat >= 0 && move.text().endsWith(MoveSyntax.CONCEALED)) {
        int chips = Integer.parseInt(WORDS.splitToList(move.text()).get(1));
        ticket.add(ImmutableList.copyOf(Iterables.filter(bets.get(seat), b -> b.chips() == chips)));
      } else if (!ticket.isEmpty()) { // It is handed in.
        Optional<String> shown = past.now().fact("bets." + seat);
        drawn.addAll(
            shown.isPresent() // SUP-28a
                ? Lists.transform(BETS.splitToList(shown.get()), text -> bet(seat, text))
                : Division.draw(ticket, Bet::chips, IN_POOL, sums(before, seen.after()), random));
        ticket.clear();
      }
      before = seen.after();
    }
    ticket.forEach(any -> drawn.add(any.get(random.nextInt(any.size()))));
    return drawn.build();
  }

  private static Bet bet(int seat, String text) {
    return (Bet) SuperfectaMove.SYNTAX.parse(seat, "bet " + text);
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
