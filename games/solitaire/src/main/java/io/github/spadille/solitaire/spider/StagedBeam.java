package io.github.spadille.solitaire.spider;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One beam search through the stages between two rows: of each stage so many of the layouts that
 * look best after the next row go on. A beam that never left anything out has seen everything.
 */
final class StagedBeam {
  private static final Comparator<OpenLayout> BEST_FIRST =
      Comparator.comparingInt(OpenLayout::value).reversed();
  private static final int SPARE = 4;
  private static final int LEVELS = 40;
  private static final int LAST_LEVELS = 150;

  private final SpiderOptions options;
  private final byte[] stock;
  private final int width;
  private final SearchBudget budget;
  private boolean leftOut;
  private int mostRuns;

  StagedBeam(SpiderOptions options, byte[] stock, int width, SearchBudget budget) {
    this.options = options;
    this.stock = stock;
    this.width = width;
    this.budget = budget;
  }

  /** Tells whether the search has left out layouts. */
  boolean hasLeftOut() {
    return leftOut;
  }

  /** Returns the most runs that were removed in a layout. */
  int mostRuns() {
    return mostRuns;
  }

  /** Returns a layout in which the game is won, or null if none was found. */
  @Nullable OpenLayout search(OpenLayout start) {
    List<OpenLayout> stage = List.of(start);
    OpenLayout won = null;
    while (won == null && !stage.isEmpty()) {
      List<OpenLayout> after = new ArrayList<>();
      won = searchStage(stage, after);
      trim(after, width);
      stage = after;
    }
    return won;
  }

  private @Nullable OpenLayout searchStage(List<OpenLayout> first, List<OpenLayout> after) {
    LayoutKeys seen = new LayoutKeys();
    LayoutKeys seenAfter = new LayoutKeys();
    List<OpenLayout> level = new ArrayList<>();
    for (OpenLayout layout : first) {
      if (seen.add(layout.key())) {
        level.add(layout);
      }
    }
    int levels = first.get(0).left() == 0 ? LAST_LEVELS : LEVELS;
    for (int depth = 0; !level.isEmpty(); depth++) {
      List<OpenLayout> next = new ArrayList<>();
      for (OpenLayout layout : level) {
        if (layout.isWon()) {
          return layout;
        }
        if (!budget.spend()) {
          leftOut = true;
          after.clear();
          return null;
        }
        mostRuns = Math.max(mostRuns, layout.runs());
        expand(layout, seen, next, seenAfter, after);
      }
      trim(next, width);
      if (depth == levels && leftOut) {
        return null;
      }
      level = next;
    }
    return null;
  }

  private void expand(
      OpenLayout layout,
      LayoutKeys seen,
      List<OpenLayout> next,
      LayoutKeys seenAfter,
      List<OpenLayout> after) {
    layout.forEachNext(
        options.automaticRemoval(),
        made -> {
          if (seen.add(made.key())) {
            next.add(made);
          }
        });
    if (layout.canDeal(options)) {
      OpenLayout dealt = layout.dealt(stock, options.automaticRemoval());
      if (seenAfter.add(dealt.key())) {
        after.add(dealt);
      }
    }
    layout.forget();
    if (next.size() > SPARE * width) {
      trim(next, width);
    }
    if (after.size() > SPARE * width) {
      trim(after, width);
    }
  }

  private void trim(List<OpenLayout> layouts, int most) {
    if (layouts.size() > most) {
      layouts.sort(BEST_FIRST);
      layouts.subList(most, layouts.size()).clear();
      leftOut = true;
    }
  }
}
