package io.github.spadille.engine.game;

import com.google.common.base.Joiner;
import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.engine.table.Table;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * All that a viewer sees of one move: the move itself, what happens after it stage by stage, and
 * what it leads to.
 *
 * <p>Immutable, with value equality: two that are equal look alike to their viewer. The stages are
 * worked out when somebody asks for them.
 */
public final class SeenStep {
  private final SeenMove move;
  private final SeenState last;
  private final Turn turn;
  private final Supplier<ImmutableList<SeenStage>> stages;

  private SeenStep(
      SeenMove move, SeenState last, Turn turn, Supplier<ImmutableList<SeenStage>> stages) {
    this.move = move;
    this.last = last;
    this.turn = turn;
    this.stages = stages;
  }

  /**
   * Returns what a viewer sees of a legal move.
   *
   * @param before the state in which it is made
   * @param after the state that it leads to
   */
  public static <S extends GameState, M extends Move> SeenStep of(
      Rules<S, M> rules, Viewer viewer, S before, M move, S after) {
    SeenState last = SeenState.of(rules, viewer, after);
    return new SeenStep(
        rules.seenBy(viewer, before, move),
        last,
        after.turn(),
        Suppliers.memoize(() -> stages(rules, viewer, rules.stages(before, move), last))::get);
  }

  private static <S extends GameState> ImmutableList<SeenStage> stages(
      Rules<S, ?> rules, Viewer viewer, ImmutableList<Stage<S>> all, SeenState last) {
    ImmutableList.Builder<SeenStage> stages = ImmutableList.builderWithExpectedSize(all.size());
    for (int i = 0; i < all.size(); i++) {
      Stage<S> stage = all.get(i);
      boolean isLast = i == all.size() - 1;
      stages.add(
          new SeenStage(
              stage.phrase(), isLast ? last : SeenState.of(rules, viewer, stage.state())));
    }
    return stages.build();
  }

  /**
   * Tells whether this is what a viewer sees of a move of which it is known how it looks and what
   * happens after it. Tables come last, since they take long to make.
   */
  <S extends GameState> boolean isOf(
      Rules<S, ?> rules, Viewer viewer, ImmutableList<Stage<S>> happened) {
    ImmutableList<SeenStage> seen = stages();
    int size = happened.size();
    if (seen.size() != size || !turn.equals(happened.get(size - 1).state().turn())) {
      return false;
    }
    for (int i = 0; i < size; i++) {
      Stage<S> stage = happened.get(i);
      if (!stage.phrase().equals(seen.get(i).phrase())
          || !seen.get(i).state().isAllButTableOf(stage.state())) {
        return false;
      }
    }
    for (int i = size - 1; i >= 0; i--) {
      Table table = rules.table(happened.get(i).state());
      if (!table.seenBy(viewer).equals(seen.get(i).state().table())) {
        return false;
      }
    }
    return true;
  }

  /** Returns the move; what was concealed from the viewer is {@code ??}. */
  public SeenMove move() {
    return move;
  }

  /** Returns what happened, in order; the last of them shows what the move led to. */
  public ImmutableList<SeenStage> stages() {
    return stages.get();
  }

  /** Returns what the viewer sees of the state that the move led to. */
  public SeenState last() {
    return last;
  }

  /** Returns the table of that state. */
  public SeenTable after() {
    return last.table();
  }

  /** Returns who is in turn in that state. */
  public Turn turn() {
    return turn;
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof SeenStep other
        && move.equals(other.move)
        && turn.equals(other.turn)
        && last.equals(other.last)
        && stages().equals(other.stages());
  }

  @Override
  public int hashCode() {
    return 31 * move.hashCode() + last.table().hashCode();
  }

  /** Returns the move, the stages, and who is in turn then. */
  @Override
  public String toString() {
    return move + "\n" + Joiner.on('\n').join(stages()) + "\nturn " + turn;
  }
}
