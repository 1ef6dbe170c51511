package io.github.spadille.agents;

import com.google.common.util.concurrent.Futures;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Searches for the move of one seat that run side by side, each with trees of its own, and share a
 * budget. What they found is added up.
 */
final class ManySearches<S extends GameState, M extends Move> {
  private final List<TreeSearch<S, M>> searches = new ArrayList<>();

  ManySearches(
      Observation<S, M> observation, RandomSource random, SearchOptions options, int threads) {
    for (int i = 0; i < threads; i++) {
      RandomSource own = threads == 1 ? random : RandomSource.seeded(random.nextLong());
      searches.add(new TreeSearch<>(observation, own, options));
    }
  }

  /** Searches until a budget is spent, or the thread is interrupted. */
  void run(Budget budget) {
    Budget share = budget.share(searches.size());
    if (searches.size() == 1) {
      searches.get(0).run(share);
      return;
    }
    ExecutorService others = Executors.newFixedThreadPool(searches.size() - 1);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (TreeSearch<S, M> search : searches.subList(1, searches.size())) {
        running.add(others.submit(() -> search.run(share)));
      }
      searches.get(0).run(share);
      if (Thread.currentThread().isInterrupted()) {
        others.shutdownNow();
      }
      running.forEach(Futures::getUnchecked);
    } finally {
      others.shutdownNow();
    }
  }

  /** Returns what all of them found. */
  Findings<M> findings() {
    Findings<M> all = searches.get(0).findings();
    for (TreeSearch<S, M> search : searches.subList(1, searches.size())) {
      all = all.plus(search.findings());
    }
    return all;
  }

  /** Returns what a rule of thumb says of a move of the seat. */
  Optional<Phrase> reason(M move) {
    return searches.get(0).reason(move);
  }
}
