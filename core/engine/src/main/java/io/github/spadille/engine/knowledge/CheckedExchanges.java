package io.github.spadille.engine.knowledge;

import com.google.common.math.IntMath;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import java.math.RoundingMode;

/**
 * Exchanges hidden cards where deductions do not say all that must be so.
 *
 * <p>Some exchanges are made, then the story is checked, and all of them are taken back if it does
 * not fit. How many at a time is found by trial: a check takes much longer than an exchange, but of
 * many exchanges one is likely not to fit.
 */
final class CheckedExchanges<S extends GameState, M extends Move> {
  private static final int SEED = 15;

  /** So many blocks of one length are tried. */
  private static final int TRIALS = 8;

  /** At least so many of them have to fit, or shorter ones are tried. */
  private static final int ENOUGH = 3;

  /** Shorter ones have so many times fewer exchanges. */
  private static final int SHORTER = 4;

  private final Story<S, M> story;
  private final Exchanges<S, M> exchanges;
  private final StoryReplay<S, M> replay;
  private final int length;
  private final int blocks;

  /**
   * Prepares exchanges in a story that fits.
   *
   * @param replay tells what must be so, beside the deductions
   */
  CheckedExchanges(Story<S, M> story, StoryReplay<S, M> replay) {
    this.story = story;
    this.exchanges = new Exchanges<>(story);
    exchanges.takeBack(); // What was tried to see how many are needed was not checked.
    this.replay = replay;
    RandomSource random = RandomSource.seeded(SEED);
    int all = exchanges.tries();
    int some = all;
    int fitting = fitting(some, random);
    while (fitting < ENOUGH && some > 1) {
      some = Math.max(1, some / SHORTER);
      fitting = fitting(some, random);
    }
    this.length = some;
    this.blocks = IntMath.divide(all * TRIALS, Math.max(1, some * fitting), RoundingMode.CEILING);
  }

  private int fitting(int some, RandomSource random) {
    if (some == 0) {
      return TRIALS; // There is nothing to exchange, and the story fits as it is.
    }
    int count = 0;
    for (int i = 0; i < TRIALS; i++) {
      count += goOn(some, random) ? 1 : 0;
    }
    return count;
  }

  private boolean goOn(int some, RandomSource random) {
    exchanges.tryOut(some, random);
    if (exchanges.isUnchanged() || replay.fits(story, exchanges.first())) {
      return true;
    }
    exchanges.takeBack();
    return false;
  }

  /** Goes on from the last story that fits to one that has little to do with it. */
  void draw(RandomSource random) {
    for (int i = 0; i < blocks; i++) {
      goOn(length, random);
    }
  }

  /** Returns how many exchanges are tried for a sample. */
  int tries() {
    return blocks * length;
  }
}
