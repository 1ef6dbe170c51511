package io.github.spadille.testkit.law;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.option.Option;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.testkit.subject.Setup;
import io.github.spadille.testkit.subject.Subject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * A house rule that changes nothing is not one.
 *
 * <p>For every value of every option there is a game that goes another way with it than without: a
 * record among the scenarios whose head chooses the value, or one played at random.
 */
final class OptionsMatter extends SampleLaw {
  @Override
  public String sentence() {
    return "Every value of every option changes some game.";
  }

  @Override
  <S extends GameState, M extends Move, O> Optional<String> problem(
      Subject<S, M, O> subject, long seed) {
    List<String> idle = new ArrayList<>();
    for (Option<O, ?> option : subject.game().options().options()) {
      String usual = option.format(subject.game().options().defaults());
      for (String value : option.type().samples()) {
        if (!value.equals(usual) && !matters(subject, option.key(), value, seed)) {
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

  private static <S extends GameState, M extends Move, O> boolean matters(
      Subject<S, M, O> subject, String option, String value, long seed) {
    for (GameRecord record : subject.scenarios()) {
      if (value.equals(record.options().get(option))
          && Divergence.inRecord(subject, record, option)) {
        return true;
      }
    }
    ImmutableMap<String, String> companions = subject.traits().companions(option, value);
    Map<String, String> with = new LinkedHashMap<>(companions);
    with.put(option, value);
    RandomGenerator random = new SplittableRandom(seed);
    List<Integer> seatCounts = new ArrayList<>(subject.game().seatCounts());
    seatCounts.remove((Integer) subject.game().defaultSeats());
    seatCounts.add(0, subject.game().defaultSeats());
    for (int game = 0; game < subject.traits().gamesPerOption(); game++) {
      int seats = seatCounts.get(game % seatCounts.size());
      Optional<Setup<S, M>> usual = Setup.possible(subject.game(), seats, companions);
      Optional<Setup<S, M>> changed = Setup.possible(subject.game(), seats, with);
      if (usual.isPresent()
          && changed.isPresent()
          && Divergence.inPlay(subject, usual.get(), changed.get(), option, random)) {
        return true;
      }
    }
    return false;
  }
}
