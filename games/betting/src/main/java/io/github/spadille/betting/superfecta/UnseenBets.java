package io.github.spadille.betting.superfecta;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.spadille.betting.superfecta.SuperfectaMove.Bet;
import io.github.spadille.engine.knowledge.Division;
import io.github.spadille.engine.knowledge.Past;
import io.github.spadille.engine.knowledge.SecretChoices;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.table.SeenTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * The bets on a race of which a viewer saw only what they cost.
 *
 * <p>Of a ticket that was handed in, it also saw what the bets for each pool cost together; of one
 * that is shown, every bet.
 */
final class UnseenBets implements SecretChoices<SuperfectaMove> {
  private static final Splitter WORDS = Splitter.on(' ');
  private static final Splitter LINES =
      Splitter.on(CharMatcher.inRange('0', '9')).trimResults().omitEmptyStrings();

  private final SuperfectaOptions options;
  private final List<Bet> bets = new ArrayList<>(); // of which only seat and chips are known
  private final Map<Integer, Division> divisions = new HashMap<>();
  private final SeenTable last;

  UnseenBets(Past<SuperfectaState, SuperfectaMove> past, SuperfectaOptions options) {
    this.options = options;
    SeenTable table = past.rules().table(past.start()).seenBy(past.viewer());
    Map<Integer, int[]> paidIn = new HashMap<>();
    for (Past.Seen seen : past.seen()) {
      SeenMove move = seen.move();
      if (move.seat() >= 0 && move.text().endsWith(MoveSyntax.CONCEALED)) {
        int chips = Integer.parseInt(WORDS.splitToList(move.text()).get(1));
        bets.add(new Bet(move.seat(), chips, Line.ALL.get(0)));
      } else if (move.text().equals("done")) {
        paidIn.put(move.seat(), paidIn(table, seen.after()));
      }
      table = seen.after();
    }
    this.last = table;
    paidIn.forEach(
        (seat, sums) -> {
          if (!isShown(seat)) {
            divisions.put(seat, divide(chipsOf(seat), sums));
          }
        });
  }

  private static int[] paidIn(SeenTable before, SeenTable after) { // SUP-14
    Pool[] pools = Pool.values();
    int[] sums = new int[pools.length];
    for (int i = 0; i < sums.length; i++) {
      String name = pools[i].fact();
      sums[i] = number(after, name) - number(before, name);
    }
    return sums;
  }

  private static int number(SeenTable table, String fact) {
    return Integer.parseInt(table.fact(fact).orElseThrow());
  }

  private boolean isShown(int seat) {
    return last.fact("bets." + seat).isPresent();
  }

  private int[] chipsOf(int seat) {
    return bets.stream().filter(bet -> bet.seat() == seat).mapToInt(Bet::chips).toArray();
  }

  private Division divide(int[] chips, int[] sums) {
    double[][] weights = new double[chips.length][sums.length];
    for (int bet = 0; bet < chips.length; bet++) {
      for (Line line : offered(chips[bet])) {
        weights[bet][line.pool().ordinal()]++;
      }
    }
    return Division.of(chips, weights, sums);
  }

  private ImmutableList<Line> offered(int chips) {
    return ImmutableList.copyOf(
        Iterables.filter(Line.ALL, line -> options.offers(line.pool(), chips)));
  }

  @Override
  public ImmutableList<SuperfectaMove> draw(RandomGenerator random) {
    Map<Integer, Iterator<Line>> lines = new HashMap<>();
    ImmutableList.Builder<SuperfectaMove> drawn = ImmutableList.builder();
    for (Bet bet : bets) {
      Iterator<Line> next = lines.computeIfAbsent(bet.seat(), seat -> lines(seat, random));
      drawn.add(new Bet(bet.seat(), bet.chips(), next.next()));
    }
    return drawn.build();
  }

  /** Draws what a seat has bet on. */
  private Iterator<Line> lines(int seat, RandomGenerator random) {
    if (isShown(seat)) { // SUP-28a
      return Iterables.transform(LINES.split(last.fact("bets." + seat).orElseThrow()), Line::parse)
          .iterator();
    }
    int[] chips = chipsOf(seat);
    Division division = divisions.get(seat);
    int[] pools = division == null ? new int[0] : division.draw(random);
    List<Line> lines = new ArrayList<>();
    for (int bet = 0; bet < chips.length; bet++) {
      ImmutableList<Line> possible = offered(chips[bet]);
      if (pools.length > 0) {
        Pool pool = Pool.values()[pools[bet]];
        possible = ImmutableList.copyOf(Iterables.filter(possible, line -> line.pool() == pool));
      }
      lines.add(possible.get(random.nextInt(possible.size())));
    }
    return lines.iterator();
  }
}
