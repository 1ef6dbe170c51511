package io.github.spadille.lab;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableSortedSet;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Setup;
import java.util.Collection;
import java.util.Comparator;

/** The rules and moves of a game that measures can be of. */
final class NamesOfGame {
  private static final String SCORE = "score.";

  private final Setup<?, ?> setup;

  NamesOfGame(Setup<?, ?> setup) {
    this.setup = setup;
  }

  /**
   * Checks that there is what a measure is of: else it would be 0 in each row, and nobody would
   * know why.
   *
   * @throws IllegalArgumentException if there is not; says what can stand there
   */
  void check(Measure measure) {
    switch (measure.kind()) {
      case POINTS, PAID -> checkIsIn(measure, paying());
      case GOVERNED -> checkIsIn(measure, setup.game().rulebook().ids());
      case MADE, SAID -> checkIsIn(measure, setup.rules().syntax().verbs());
      default -> {}
    }
  }

  private static void checkIsIn(Measure measure, Collection<String> all) {
    checkArgument(
        all.contains(measure.of()), "%s; expected one of %s", measure, Joiner.on(", ").join(all));
  }

  /** The rules that give points, and each reason of those that have several. */
  private Collection<String> paying() {
    Game<?, ?, ?> game = setup.game();
    ImmutableSortedSet.Builder<String> paying =
        new ImmutableSortedSet.Builder<>(Comparator.naturalOrder());
    for (String key : game.words().keys()) {
      if (key.startsWith(SCORE)) {
        String of = key.substring(SCORE.length());
        paying.add(of);
        int reason = of.indexOf('.');
        paying.add(reason < 0 ? of : of.substring(0, reason));
      }
    }
    return paying.build();
  }
}
