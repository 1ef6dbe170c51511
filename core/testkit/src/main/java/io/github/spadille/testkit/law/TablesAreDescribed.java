package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The rulebook knows every pile and every fact. */
final class TablesAreDescribed extends RunLaw {
  private static final int POSITIONS = 100;
  private static final Pattern QUOTED = Pattern.compile("`([^`\\n]+)`");

  /** What a name has of its own: the number of a seat, a column, a hand. */
  private static final Pattern OWN = Pattern.compile("[0-9]+$|[.<].*$");

  @Override
  public String sentence() {
    return "Every pile and every fact stands in the rulebook, in backticks; owners are seats.";
  }

  @Override
  boolean shrinks() {
    return false; // A name says enough.
  }

  @Override
  <S extends GameState, M extends Move> Optional<Breach> examine(Run<S, M> run) {
    Set<String> described = described(run.setup().game().rulebook());
    int step = 1 + run.length() / POSITIONS;
    for (int index = 0; index <= run.length(); index += step) {
      int moves = index;
      Optional<String> problem =
          problem(run.rules().table(run.state(index)), described, run.setup().seats());
      if (problem.isPresent()) {
        return problem.map(reason -> new Breach(moves, reason));
      }
    }
    return Optional.empty();
  }

  private static Optional<String> problem(Table table, Set<String> described, int seats) {
    for (Pile pile : table.piles()) {
      if (!described.contains(stem(pile.name()))) {
        return Optional.of("pile " + pile.name() + " is not in the rulebook");
      }
      if (pile.owner().orElse(0) < 0 || pile.owner().orElse(0) >= seats) {
        return Optional.of("pile " + pile.name() + " belongs to no seat: " + pile.owner());
      }
    }
    for (Fact fact : table.facts()) {
      if (!described.contains(stem(fact.name()))) {
        return Optional.of("fact " + fact.name() + " is not in the rulebook");
      }
    }
    return Optional.empty();
  }

  private static Set<String> described(Rulebook rulebook) {
    ImmutableSet.Builder<String> names = ImmutableSet.builder();
    Matcher quoted = QUOTED.matcher(rulebook.text());
    while (quoted.find()) {
      names.add(stem(quoted.group(1)));
    }
    return names.build();
  }

  /** Returns a name without what it has of its own: {@code hand} for {@code hand.0}. */
  private static String stem(String name) {
    return OWN.matcher(name).replaceFirst("");
  }
}
