package io.github.spadille.engine.match;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.game.SeenStep;
import io.github.spadille.engine.knowledge.Insight;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Viewer;
import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * What was worked out of one match for each viewer, so that a later one goes on from it.
 *
 * <p>Whoever asks after every move pays for one move each time, and whoever takes a move back finds
 * what was known before it. All of it can be worked out again, so it is kept only as long as there
 * is memory. Thread-safe: what threads work out at once is equal.
 */
final class Insights<S extends GameState, M extends Move> {
  private final AtomicReferenceArray<@Nullable SoftReference<SeenStep>> steps;
  private final AtomicReferenceArray<@Nullable SoftReference<Insight<S, M>>> insights;
  private volatile @Nullable Boolean anew;

  Insights(int seats) {
    this.steps = new AtomicReferenceArray<>(seats + 1);
    this.insights = new AtomicReferenceArray<>(seats + 1);
  }

  private int place(Viewer viewer) {
    return viewer.isSeat() ? viewer.seat() : steps.length() - 1;
  }

  private static <T> @Nullable T kept(
      AtomicReferenceArray<@Nullable SoftReference<T>> some, int place) {
    SoftReference<T> reference = some.get(place);
    return reference == null ? null : reference.get();
  }

  /** Returns all that a viewer has seen in a match since every card was shuffled. */
  static <S extends GameState, M extends Move> Past<S, M> past(Match<S, M> match, Viewer viewer) {
    Insight<S, M> known = kept(match.insights().insights, match.insights().place(viewer));
    return known == null ? new Line<>(match, viewer).past() : known.past();
  }

  /**
   * Returns what a viewer can work out of a match.
   *
   * @throws IllegalStateException if nothing fits what it has seen
   */
  static <S extends GameState, M extends Move> Insight<S, M> of(Match<S, M> match, Viewer viewer) {
    Insights<S, M> here = match.insights();
    int place = here.place(viewer);
    Insight<S, M> known = kept(here.insights, place);
    if (known == null) {
      known = new Line<>(match, viewer).insight();
      here.insights.set(place, new SoftReference<>(known));
    }
    return known;
  }

  /** The moves of a match since something was known of it, or since every card was shuffled. */
  private static final class Line<S extends GameState, M extends Move> {
    private final Viewer viewer;
    private final List<SeenStep> later = new ArrayList<>();
    private final Match<S, M> first;
    private final @Nullable Insight<S, M> before;

    Line(Match<S, M> match, Viewer viewer) {
      this.viewer = viewer;
      Match<S, M> now = match;
      Insight<S, M> known = null;
      boolean begins = false;
      while (known == null && !begins && now.size() > 0) {
        later.add(lastStep(now, viewer));
        begins = isAnew(now);
        now = now.before();
        known = begins ? null : kept(now.insights().insights, now.insights().place(viewer));
      }
      this.first = now;
      this.before = known;
    }

    Past<S, M> past() {
      Insight<S, M> known = before;
      ImmutableList.Builder<SeenStep> seen = ImmutableList.builder();
      if (known != null) {
        seen.addAll(known.past().seen());
      }
      seen.addAll(Lists.reverse(later));
      S start =
          known == null
              ? WholeShuffle.faceDown(first.rules(), first.state(), viewer)
              : known.past().start();
      return new Past<>(first.rules(), viewer, start, seen.build());
    }

    Insight<S, M> insight() {
      return before == null ? Insight.of(past()) : before.after(past());
    }
  }

  private static <S extends GameState, M extends Move> SeenStep lastStep(
      Match<S, M> match, Viewer viewer) {
    Insights<S, M> here = match.insights();
    int place = here.place(viewer);
    SeenStep known = kept(here.steps, place);
    if (known == null) {
      known =
          SeenStep.of(
              match.rules(), viewer, match.before().state(), lastMove(match), match.state());
      here.steps.set(place, new SoftReference<>(known));
    }
    return known;
  }

  private static <S extends GameState, M extends Move> boolean isAnew(Match<S, M> match) {
    Insights<S, M> here = match.insights();
    Boolean known = here.anew;
    if (known == null) {
      known =
          match.isChanceLast()
              && WholeShuffle.is(match.rules(), match.before().state(), lastMove(match));
      here.anew = known;
    }
    return known;
  }

  private static <M extends Move> M lastMove(Match<?, M> match) {
    return match.last().orElseThrow(IllegalStateException::new);
  }
}
