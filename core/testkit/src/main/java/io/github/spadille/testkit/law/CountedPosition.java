package io.github.spadille.testkit.law;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multiset;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.knowledge.Insight;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Pile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;

/**
 * A position of a game with marked cards in which all that fits was counted.
 *
 * @param index the number of moves before it
 * @param unmarked the cards that are not marked
 * @param past what a viewer saw
 * @param insight what the viewer can work out of it, worked out when somebody asks
 * @param ends every state that fits, as often as there are deals and secret choices that lead there
 */
record CountedPosition<S extends GameState, M extends Move>(
    int index,
    ImmutableSet<Card> unmarked,
    Past<S, M> past,
    Supplier<Insight<S, M>> insight,
    Multiset<S> ends) {
  private static final int TRIES = 4;

  /** Half of the positions come after no more moves: little has to be tried there. */
  private static final int EARLY = 40;

  private static final int LEAST_UNMARKED = 4;
  private static final int MOST_UNMARKED = 6;
  private static final int LEAST_KINDS = 2;
  private static final int MOST_TRIED = 8_000;
  private static final int LEAST_ENDS = 4;

  /** Returns positions of a game, as far as there is something to count and not too much. */
  static <S extends GameState, M extends Move> ImmutableList<CountedPosition<S, M>> of(
      Run<S, M> run) {
    RandomSource random = RandomSource.seeded(run.seed());
    ImmutableList.Builder<CountedPosition<S, M>> positions = ImmutableList.builder();
    for (int i = 0; i < TRIES; i++) {
      int last = random.nextBoolean() ? run.length() : Math.min(run.length(), EARLY);
      int index = random.nextInt(last + 1);
      Viewer viewer = run.viewers().get(random.nextInt(run.viewers().size()));
      at(run, index, viewer, unmarked(run, random)).ifPresent(positions::add);
    }
    return positions.build();
  }

  /** Returns a position, as far as there is something to count and not too much. */
  static <S extends GameState, M extends Move> Optional<CountedPosition<S, M>> at(
      Run<S, M> run, int index, Viewer viewer, ImmutableSet<Card> unmarked) {
    Past<S, M> past = new MarkedPack<>(run.rules(), unmarked).past(run, index, viewer);
    ImmutableList<M> truth = run.moves().subList(index - past.seen().size(), index);
    return AllThatFits.of(past, unmarked, truth, MOST_TRIED)
        .filter(ends -> ends.elementSet().size() >= LEAST_ENDS)
        .map(
            ends ->
                new CountedPosition<>(
                    index, unmarked, past, Suppliers.memoize(() -> Insight.of(past)), ends));
  }

  /** Returns the same position of another run, or another one of the same. */
  Optional<CountedPosition<S, M>> in(Run<S, M> run, int other) {
    return at(run, other, past.viewer(), unmarked);
  }

  /** Returns who looks, and at what: {@code with all cards marked but [Qs, Qh], 1}. */
  String who() {
    return "with all cards marked but " + unmarked + ", " + past.viewer();
  }

  /** Chooses cards that are not marked, all that are equal together. */
  private static ImmutableSet<Card> unmarked(Run<?, ?> run, RandomSource random) {
    List<Card> cards = new ArrayList<>();
    for (Pile pile : run.table(0).piles()) {
      cards.addAll(pile.cards());
    }
    List<Card> kinds = new ArrayList<>(ImmutableSet.copyOf(cards));
    Collections.shuffle(kinds, new Random(random.nextLong()));
    int unmarked = random.nextInt(LEAST_UNMARKED, MOST_UNMARKED + 1);
    int few = Math.max(LEAST_KINDS, unmarked * kinds.size() / Math.max(1, cards.size()));
    return ImmutableSet.copyOf(kinds.subList(0, Math.min(few, kinds.size())));
  }
}
