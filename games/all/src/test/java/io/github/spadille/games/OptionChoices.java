package io.github.spadille.games;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.option.Option;
import io.github.spadille.engine.option.OptionException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What can be chosen about games, one value at a time and beside others. */
public final class OptionChoices {
  private OptionChoices() {}

  /** One value of one option of a game that is not the default. */
  public record Choice(Game<?, ?, ?> game, String key, String value) {
    public ImmutableMap<String, String> options() {
      return ImmutableMap.of(key, value);
    }

    @Override
    public String toString() {
      return game + " " + key + "=" + value;
    }
  }

  public static List<Game<?, ?, ?>> games() {
    return Catalog.load().games();
  }

  public static List<Choice> all() {
    return games().stream().flatMap(game -> of(game).stream()).toList();
  }

  /** Most values can be chosen without another. */
  public static List<Choice> alone() {
    return all().stream()
        .filter(choice -> seats(choice.game(), choice.options()).isPresent())
        .toList();
  }

  public static List<Choice> besideAnother() {
    return all().stream()
        .filter(choice -> seats(choice.game(), choice.options()).isEmpty())
        .toList();
  }

  public static ImmutableList<Choice> of(Game<?, ?, ?> game) {
    ImmutableList.Builder<Choice> choices = ImmutableList.builder();
    for (Option<?, ?> option : game.options().options()) {
      for (String value : option.type().samples()) {
        if (!value.equals(option.byDefault())) {
          choices.add(new Choice(game, option.key(), value));
        }
      }
    }
    return choices.build();
  }

  /** Returns the first number of seats that some options fit, the usual one if they fit it. */
  public static Optional<Integer> seats(Game<?, ?, ?> game, Map<String, String> options) {
    Set<Integer> counts = new LinkedHashSet<>();
    counts.add(game.defaultSeats());
    counts.addAll(game.seatCounts());
    return counts.stream().filter(seats -> isPossible(game, options, seats)).findFirst();
  }

  public static boolean isPossible(Game<?, ?, ?> game, Map<String, String> options, int seats) {
    try {
      game.options().parse(options, seats);
      return true;
    } catch (OptionException e) {
      return false;
    }
  }

  /** Returns what may stand beside a choice: another one, then two others. */
  public static Stream<ImmutableMap<String, String>> beside(Choice choice) {
    List<Choice> others =
        of(choice.game()).stream().filter(other -> !other.key().equals(choice.key())).toList();
    Stream<ImmutableMap<String, String>> pairs =
        others.stream()
            .flatMap(
                one ->
                    others.stream()
                        .filter(two -> one.key().compareTo(two.key()) < 0)
                        .map(two -> both(one.options(), two.options())));
    return Stream.concat(others.stream().map(Choice::options), pairs);
  }

  /** Returns all options; where both have one, the value of the first. */
  public static ImmutableMap<String, String> both(
      Map<String, String> one, Map<String, String> other) {
    Map<String, String> all = new LinkedHashMap<>(other);
    all.putAll(one);
    return ImmutableMap.copyOf(all);
  }
}
