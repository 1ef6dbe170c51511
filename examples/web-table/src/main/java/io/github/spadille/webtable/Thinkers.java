package io.github.spadille.webtable;

import io.github.spadille.agents.ReactionTime;
import io.github.spadille.engine.match.Agent;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** The agents of all tables: as many think at once as there are processors. */
final class Thinkers implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(Thinkers.class.getName());

  private final ExecutorService pool;
  private final ScheduledThreadPoolExecutor timer;
  private final Function<String, Agent> agents;
  private final double slowness;

  /**
   * Starts them.
   *
   * @param agents the agent of each level
   * @param slowness how long agents take to react where time counts: 1 as people do, 0 not at all
   */
  Thinkers(Function<String, Agent> agents, double slowness) {
    this.agents = agents;
    this.slowness = slowness;
    this.pool =
        Executors.newFixedThreadPool(
            Runtime.getRuntime().availableProcessors(), daemons("thinker"));
    this.timer = new ScheduledThreadPoolExecutor(1, daemons("clock"));
    timer.setRemoveOnCancelPolicy(true);
  }

  private static ThreadFactory daemons(String name) {
    return task -> {
      Thread thread = new Thread(task, name);
      thread.setDaemon(true);
      return thread;
    };
  }

  Agent agent(String level) {
    return agents.apply(level);
  }

  /** Returns how many milliseconds an agent of a level takes to react, as a person would. */
  long reaction(String level) {
    Duration usual = ReactionTime.of(level, ThreadLocalRandom.current()::nextLong);
    return (long) (slowness * usual.toMillis());
  }

  void think(Runnable thought) {
    try {
      pool.execute(() -> guarded(thought));
    } catch (RejectedExecutionException e) {
      LOG.log(System.Logger.Level.DEBUG, "nobody thinks any more", e);
    }
  }

  void later(Runnable task, long milliseconds) {
    try {
      var unused = timer.schedule(() -> guarded(task), milliseconds, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException e) {
      LOG.log(System.Logger.Level.DEBUG, "no clock runs any more", e);
    }
  }

  void every(Runnable task, long seconds) {
    var unused =
        timer.scheduleWithFixedDelay(() -> guarded(task), seconds, seconds, TimeUnit.SECONDS);
  }

  /** What fails ends itself and nothing else. */
  private static void guarded(Runnable task) {
    try {
      task.run();
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "a table could not go on", e);
    }
  }

  @Override
  public void close() {
    timer.shutdownNow();
    pool.shutdownNow();
  }
}
