package io.github.spadille.testkit.law;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.option.Option;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.testkit.subject.Setups;
import io.github.spadille.testkit.subject.Subject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A house rule that changes nothing is not one.
 *
 * <p>For every value of every option there is a game that goes another way with it than with the
 * default: a record among the scenarios whose head chooses the value, or a random one. Of the
 * random games every other is played under the value and followed under the default, the others the
 * other way round; the first half have no other house rules than the {@linkplain
 * io.github.spadille.testkit.subject.Traits#companions companions}, the second half any. The games
 * of a value depend on nothing but the seed, the option and the value.
 */
final class OptionsMatter extends SampleLaw {
  @Override
  public String sentence() {
    return "Every value of every option changes some game.";
  }

  @Override
  <S extends GameState, M extends Move> Sample<S, M> sample(Subject<S, M, ?> subject, long seed) {
    return new Sample<>() {
      @Override
      public void see(Run<S, M> run) {
        // A game is played under two sets of house rules here, and left when they part ways.
      }

      @Override
      public Optional<Fault<S, M>> problem() {
        return idle(subject, seed).map(Fault::inNone);
      }
    };
  }

  private static <S extends GameState, M extends Move, O> Optional<String> idle(
      Subject<S, M, O> subject, long seed) {
    List<String> idle = new ArrayList<>();
    for (Option<O, ?> option : subject.game().options().options()) {
      String usual = option.format(subject.game().options().defaults());
      List<String> others = new ArrayList<>(option.type().samples());
      others.remove(usual);
      if (others.isEmpty() && option.type().others().isEmpty()) {
        idle.add(option.key() + " without another value to try");
      }
      for (String value : others) {
        if (!isShown(subject, option.key(), value)
            && !isFound(subject, option.key(), usual, value, seed)) {
          idle.add(option.key() + '=' + value);
        }
      }
    }
    return idle.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "no game goes another way with "
                + Joiner.on(" or ").join(idle)
                + " (a scenario whose head chooses it can show one, or companions can name the"
                + " house rules that it needs)");
  }

  /** Tells whether a scenario shows that a value matters. */
  private static <S extends GameState, M extends Move> boolean isShown(
      Subject<S, M, ?> subject, String option, String value) {
    for (GameRecord record : subject.scenarios()) {
      if (value.equals(record.options().get(option))
          && Divergence.inRecord(subject, record, option)) {
        return true;
      }
    }
    return false;
  }

  /** Tells whether some random game shows that a value matters. */
  private static <S extends GameState, M extends Move> boolean isFound(
      Subject<S, M, ?> subject, String option, String usual, String value, long seed) {
    ImmutableMap<String, String> companions = subject.traits().companions(option, value);
    String before = companions.getOrDefault(option, usual);
    List<Integer> seatCounts = new ArrayList<>(subject.game().seatCounts());
    seatCounts.remove((Integer) subject.game().defaultSeats());
    seatCounts.add(0, subject.game().defaultSeats());
    int games = subject.traits().gamesPerOption();
    for (int game = 0; game < games; game++) {
      long gameSeed = 31 * (seed + (option + value).hashCode()) + game;
      RandomSource random = RandomSource.seeded(gameSeed);
      int seats = seatCounts.get(game % seatCounts.size());
      Map<String, String> others = new HashMap<>();
      if (game >= games / 2) {
        others.putAll(Setups.random(subject.game(), random).options());
      }
      others.putAll(companions);
      Optional<Setup<S, M>> without = with(subject, seats, others, option, before);
      Optional<Setup<S, M>> with = with(subject, seats, others, option, value);
      if (without.isPresent() && with.isPresent()) {
        boolean turned = game % 2 == 0;
        Setup<S, M> played = turned ? with.get() : without.get();
        Setup<S, M> followed = turned ? without.get() : with.get();
        if (Divergence.inPlay(subject, played, followed, option, gameSeed)) {
          return true;
        }
      }
    }
    return false;
  }

  private static <S extends GameState, M extends Move> Optional<Setup<S, M>> with(
      Subject<S, M, ?> subject,
      int seats,
      Map<String, String> others,
      String option,
      String value) {
    Map<String, String> choices = new HashMap<>(others);
    choices.put(option, value);
    return Setups.possible(subject.game(), seats, choices);
  }
}
