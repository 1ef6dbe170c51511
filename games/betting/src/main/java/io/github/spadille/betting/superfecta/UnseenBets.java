package io.github.spadille.betting.superfecta;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.Maps;
import io.github.spadille.betting.superfecta.SuperfectaMove.Bet;
import io.github.spadille.engine.knowledge.Division;
import io.github.spadille.engine.knowledge.Past;
import io.github.spadille.engine.knowledge.SecretChoices;
import io.github.spadille.engine.notation.MoveSyntax;
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
  private static final ImmutableMap<String, Line> BY_TEXT =
      Maps.uniqueIndex(Line.ALL, Line::toString);

  private final SuperfectaOptions options;
  private final SeenTable last;

  /** The bets, of which only the seat and the chips are known, and those of each seat. */
  private final List<Bet> bets = new ArrayList<>();

  private final ListMultimap<Integer, Integer> chips = ArrayListMultimap.create();
  private final Map<Integer, Division> divisions = new HashMap<>();

  UnseenBets(Past<SuperfectaState, SuperfectaMove> past, SuperfectaOptions options) {
    this.options = options;
    SeenTable before = past.rules().table(past.start()).seenBy(past.viewer());
    Map<Integer, int[]> sums = new HashMap<>();
    for (Past.Seen seen : past.seen()) {
      int seat = seen.move().seat();
      String text = seen.move().text();
      if (seat >= 0 && text.endsWith(MoveSyntax.CONCEALED)) {
        Bet bet = new Bet(seat, Integer.parseInt(WORDS.splitToList(text).get(1)), Line.ALL.get(0));
        bets.add(bet);
        chips.put(seat, bet.chips());
      } else if (text.equals("done") && chips.containsKey(seat)) {
        sums.put(seat, sums(before, seen.after()));
      }
      before = seen.after();
    }
    this.last = before;
    sums.keySet().removeIf(seat -> last.fact("bets." + seat).isPresent());
    sums.forEach((seat, handedIn) -> divisions.put(seat, divide(chips.get(seat), handedIn)));
  }

  /** Returns what came into each pool (SUP-14). */
  private static int[] sums(SeenTable before, SeenTable after) {
    int[] sums = new int[Pool.values().length];
    for (Pool pool : Pool.values()) {
      sums[pool.ordinal()] =
          Integer.parseInt(after.facts().get(pool.fact))
              - Integer.parseInt(before.facts().get(pool.fact));
    }
    return sums;
  }

  private Division divide(List<Integer> chips, int[] sums) {
    double[][] weights = new double[chips.size()][sums.length];
    for (int bet = 0; bet < weights.length; bet++) {
      for (Line line : lines(chips.get(bet))) {
        weights[bet][line.pool().ordinal()]++;
      }
    }
    return Division.of(chips.stream().mapToInt(each -> each).toArray(), weights, sums);
  }

  /** Returns the lines on which so many chips can be bet at once. */
  private List<Line> lines(int chips) {
    return Line.ALL.stream().filter(line -> options.offers(line.pool(), chips)).toList();
  }

  @Override
  public ImmutableList<SuperfectaMove> draw(RandomGenerator random) {
    Map<Integer, Iterator<Line>> drawn = new HashMap<>();
    ImmutableList.Builder<SuperfectaMove> moves = ImmutableList.builder();
    for (Bet bet : bets) {
      Iterator<Line> lines =
          drawn.computeIfAbsent(bet.seat(), seat -> draw(seat, random).iterator());
      moves.add(new Bet(bet.seat(), bet.chips(), lines.next()));
    }
    return moves.build();
  }

  /** Draws what a seat has bet on, in the order of its bets. */
  private List<Line> draw(int seat, RandomGenerator random) {
    String shown = last.facts().get("bets." + seat);
    if (shown != null) { // SUP-28a
      return LINES.splitToStream(shown).map(BY_TEXT::get).toList();
    }
    Division division = divisions.get(seat);
    int[] pools = division == null ? new int[0] : division.draw(random);
    List<Line> drawn = new ArrayList<>();
    for (int chips : this.chips.get(seat)) {
      List<Line> lines = new ArrayList<>(lines(chips));
      if (division != null) {
        Pool pool = Pool.values()[pools[drawn.size()]];
        lines.removeIf(line -> line.pool() != pool);
      }
      drawn.add(lines.get(random.nextInt(lines.size())));
    }
    return drawn;
  }
}
