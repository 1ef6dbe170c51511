package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.option.Preset;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.testkit.subject.Setups;
import io.github.spadille.testkit.subject.Subject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the laws say of a game after some random games.
 *
 * <p>Every game is played once, all laws look at it, and at the same of its states; then it is
 * forgotten. Immutable.
 */
public final class Verdicts {
  /** A law that waits for something rare is shown so many games more at most. */
  private static final int MOST_MORE = 60;

  private final ImmutableMap<Law, Optional<Failure>> byLaw;
  private final String summary;

  private Verdicts(ImmutableMap<Law, Optional<Failure>> byLaw, String summary) {
    this.byLaw = byLaw;
    this.summary = summary;
  }

  /**
   * Plays random games and one by each preset, and has laws look at them.
   *
   * @throws IllegalArgumentException if a law is named twice
   */
  public static <S extends GameState, M extends Move> Verdicts of(
      Subject<S, M, ?> subject, List<Law> laws, Effort effort) {
    Map<Law, Trial<S, M>> trials = trials(subject, laws, effort);
    Tally tally = new Tally();
    while (effort.goesOn(tally.games, tally.moves) && !areSettled(trials)) {
      Run<S, M> run = Run.play(subject, effort.seed() + tally.games);
      trials.values().forEach(trial -> trial.see(run));
      tally.count(run);
    }
    int played = tally.games;
    for (Preset preset : subject.game().options().presets()) {
      RandomSource random = RandomSource.seeded(effort.seed());
      Setup<S, M> setup = Setups.random(subject.game(), preset, random);
      Run<S, M> run = Run.play(subject, setup, effort.seed(), random);
      trials.values().forEach(trial -> trial.see(run));
      tally.count(run);
    }
    for (int i = 0; i < MOST_MORE && wantsMore(trials); i++) {
      Run<S, M> run = Run.play(subject, effort.seed() + played + i);
      trials.values().stream().filter(Trial::wantsMore).toList().forEach(trial -> trial.see(run));
      tally.count(run);
    }
    return verdicts(subject, trials, tally);
  }

  /**
   * Plays random games with given seats and house rules, and has laws look at them.
   *
   * @throws IllegalArgumentException if a law is named twice
   */
  public static <S extends GameState, M extends Move> Verdicts of(
      Subject<S, M, ?> subject, Setup<S, M> setup, List<Law> laws, Effort effort) {
    Map<Law, Trial<S, M>> trials = trials(subject, laws, effort);
    Tally tally = new Tally();
    while (effort.goesOn(tally.games, tally.moves) && !areSettled(trials)) {
      long seed = effort.seed() + tally.games;
      Run<S, M> run = Run.play(subject, setup, seed, RandomSource.seeded(seed));
      trials.values().forEach(trial -> trial.see(run));
      tally.count(run);
    }
    return verdicts(subject, trials, tally);
  }

  private static <S extends GameState, M extends Move> Map<Law, Trial<S, M>> trials(
      Subject<S, M, ?> subject, List<Law> laws, Effort effort) {
    Map<Law, Trial<S, M>> trials = new LinkedHashMap<>();
    for (Law law : laws) {
      if (trials.put(law, law.trial(subject, effort.seed())) != null) {
        throw new IllegalArgumentException(law.name() + " is named twice");
      }
    }
    return trials;
  }

  private static <S extends GameState, M extends Move> Verdicts verdicts(
      Subject<S, M, ?> subject, Map<Law, Trial<S, M>> trials, Tally tally) {
    ImmutableMap.Builder<Law, Optional<Failure>> byLaw = ImmutableMap.builder();
    trials.forEach((law, trial) -> byLaw.put(law, trial.verdict()));
    return new Verdicts(byLaw.buildOrThrow(), subject.game().id() + ": " + tally);
  }

  private static <S extends GameState, M extends Move> boolean areSettled(
      Map<Law, Trial<S, M>> trials) {
    return trials.values().stream().allMatch(Trial::isSettled);
  }

  private static <S extends GameState, M extends Move> boolean wantsMore(
      Map<Law, Trial<S, M>> trials) {
    return trials.values().stream().anyMatch(Trial::wantsMore);
  }

  /**
   * Returns how the game breaks a law, or nothing if it keeps it.
   *
   * @throws IllegalArgumentException if the law was not tried
   */
  public Optional<Failure> of(Law law) {
    Optional<Failure> verdict = byLaw.get(law);
    if (verdict == null) {
      throw new IllegalArgumentException(law.name() + " was not tried; tried: " + byLaw.keySet());
    }
    return verdict;
  }

  /** Tells whether the game keeps all laws that were tried. */
  public boolean isKept() {
    return byLaw.values().stream().allMatch(Optional::isEmpty);
  }

  /**
   * Returns what was looked at: {@code my-game: 25 games, 800 positions, 90 twins of 700 steps, 40
   * positions with all deals}.
   */
  @Override
  public String toString() {
    return summary;
  }

  /** Counts what is looked at. */
  private static final class Tally {
    private int games;
    private long moves;
    private long positions;
    private long twins;
    private long steps;
    private long counted;

    void count(Run<?, ?> run) {
      games++;
      moves += run.length();
      positions += run.positionsSeen();
      twins += run.twinsSeen();
      steps += run.stepsSeen();
      counted += run.countedSeen();
    }

    @Override
    public String toString() {
      return games
          + " games, "
          + positions
          + " positions, "
          + twins
          + " twins of "
          + steps
          + " steps, "
          + counted
          + " positions with all deals";
    }
  }
}
