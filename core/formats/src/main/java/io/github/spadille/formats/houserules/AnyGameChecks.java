package io.github.spadille.formats.houserules;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.option.Option;
import io.github.spadille.formats.houserules.Node.Field;
import io.github.spadille.formats.houserules.Node.Text;
import io.github.spadille.formats.houserules.Problems.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks the options of an entry whose game is not known: what no game would take is told. */
final class AnyGameChecks {
  private final Problems problems;
  private final ImmutableList<Option<?, ?>> options;

  AnyGameChecks(Problems problems, Catalog catalog) {
    this.problems = problems;
    ImmutableList.Builder<Option<?, ?>> all = ImmutableList.builder();
    for (Game<?, ?, ?> game : catalog.games()) {
      all.addAll(game.options().options());
    }
    this.options = all.build();
  }

  void options(Place place, List<Field> chosen) {
    for (Field field : chosen) {
      String value = ((Text) field.value()).text().strip();
      option(place.at(Problems.abbreviate(field.key())), field.line(), field.key(), value);
    }
  }

  private void option(Place place, int line, String key, String value) {
    List<String> allowed = new ArrayList<>();
    boolean fits = false;
    for (Option<?, ?> option : options) {
      if (option.key().equals(key)) {
        fits |= option.type().parse(value).isPresent();
        allowed.add(option.type().allowed());
      }
    }
    if (fits) {
      return;
    }
    String shown = Problems.abbreviate(key);
    String start = "option " + shown;
    if (allowed.isEmpty()) {
      Optional<String> nearest = Problems.nearest(key, options.stream().map(Option::key).toList());
      String advice = nearest.map(word -> "; did you mean " + word + "?").orElse("");
      String sentence = start + " is unknown in every game" + advice;
      problems.add(place.problem(line, shown, "the options of a game", nearest, sentence));
    } else {
      String most = String.join("; or ", allowed.stream().distinct().toList());
      String found = Problems.abbreviate(value);
      problems.add(place, line, found, most, start + ": found " + found + "; allowed: " + most);
    }
  }
}
