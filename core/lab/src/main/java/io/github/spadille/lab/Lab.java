package io.github.spadille.lab;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Plays the games of an experiment.
 *
 * <pre>{@code
 * Lab lab = Lab.of(Catalog.load(), experiment);
 * lab.play(0, experiment.games(), 2, row -> System.out.println(row.scores()));
 * }</pre>
 *
 * <p>Immutable; many threads may play at once.
 */
public final class Lab {
  /** Games that one thread plays at a stretch. */
  private static final int STRETCH = 32;

  /** After so many deals a comparison is looked at for the first time. */
  private static final long FIRST_LOOK = 64;

  private final Experiment experiment;
  private final ImmutableList<LabTable<?, ?>> tables;

  private Lab(Experiment experiment, ImmutableList<LabTable<?, ?>> tables) {
    this.experiment = experiment;
    this.tables = tables;
  }

  /**
   * Returns the laboratory for an experiment.
   *
   * @throws IllegalArgumentException if the catalog has no such game, the game is not played by so
   *     many, or does not have these options; says what can stand there
   */
  public static Lab of(Catalog catalog, Experiment experiment) {
    Game<?, ?, ?> game = catalog.game(experiment.game());
    ImmutableList.Builder<LabTable<?, ?>> tables = ImmutableList.builder();
    for (RuleSet rules : experiment.rules()) {
      tables.add(LabTable.of(game, rules, experiment));
    }
    return new Lab(experiment, tables.build());
  }

  /** Returns what is played. */
  public Experiment experiment() {
    return experiment;
  }

  /** Returns the version of the base rules of the game, from 1. */
  public int base() {
    return tables.get(0).setup().base();
  }

  /**
   * Plays one game; what comes of it follows from the experiment and the number alone.
   *
   * @throws IndexOutOfBoundsException if the experiment has no such game
   * @throws io.github.spadille.engine.match.PolicyException if an agent chooses no legal move
   */
  public Row play(long number) {
    Experiment.Place place = experiment.place(number);
    return tables.get(place.rules()).play(number, place);
  }

  /**
   * Plays games.
   *
   * @param from the number of the first game
   * @param end the number after that of the last
   * @param threads how many games are played at once
   * @param rows gets the rows in the order of their numbers, in this thread
   * @throws IllegalArgumentException unless {@code 0 <= from <= end <= games()} and {@code threads}
   *     is positive
   * @throws io.github.spadille.engine.match.PolicyException if an agent chooses no legal move
   * @throws IllegalStateException if this thread is interrupted
   */
  public void play(long from, long end, int threads, Consumer<? super Row> rows) {
    checkArgument(
        0 <= from && from <= end && end <= experiment.games(),
        "games %s to %s; the experiment has %s",
        from,
        end,
        experiment.games());
    checkArgument(threads > 0, "%s threads; expected 1 or more", threads);
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      Queue<Future<List<Row>>> ahead = new ArrayDeque<>();
      long begun = from;
      while (begun < end || !ahead.isEmpty()) {
        while (begun < end && ahead.size() < 4 * threads) {
          long first = begun;
          begun = Math.min(end, begun + STRETCH);
          long last = begun;
          ahead.add(executor.submit(() -> stretch(first, last)));
        }
        of(ahead.remove()).forEach(rows);
      }
    } finally {
      executor.shutdownNow();
    }
  }

  /**
   * Compares the first set of rules with the others, until the answer is as narrow as was asked for
   * or all deals are played.
   *
   * <p>It looks after 64 deals, and then each time that twice as many are played, so that looking
   * often does not make it sure too early.
   *
   * @param width how wide the widest interval may be; 0 for all deals
   * @param threads how many games are played at once
   * @throws IllegalArgumentException if there is but one set of rules or no seat of the measure, or
   *     {@code width} is negative, or {@code threads} not positive
   * @throws io.github.spadille.engine.match.PolicyException if an agent chooses no legal move
   * @throws IllegalStateException if this thread is interrupted
   */
  public ImmutableList<Contrast> compare(Measure measure, double width, int threads) {
    checkArgument(width >= 0, "a width of %s; expected 0 or more", width);
    Comparison comparison = new Comparison(experiment, measure);
    long played = 0;
    for (long look = FIRST_LOOK; played < experiment.deals(); look *= 2) {
      long deals = width == 0 ? experiment.deals() : Math.min(look, experiment.deals());
      int each = experiment.gamesOfDeal();
      play(played * each, deals * each, threads, comparison::add);
      played = deals;
      if (comparison.width() <= width && width > 0) {
        break;
      }
    }
    return comparison.contrasts();
  }

  private List<Row> stretch(long from, long end) {
    List<Row> rows = new ArrayList<>();
    for (long number = from; number < end && !Thread.currentThread().isInterrupted(); number++) {
      rows.add(play(number));
    }
    return rows;
  }

  private static List<Row> of(Future<List<Row>> stretch) {
    try {
      return stretch.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      if (e.getCause() != null) {
        Throwables.throwIfUnchecked(e.getCause());
      }
      throw new IllegalStateException(e);
    }
  }
}
