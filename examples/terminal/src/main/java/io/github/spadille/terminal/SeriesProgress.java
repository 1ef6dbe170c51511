package io.github.spadille.terminal;

import java.util.function.Function;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Shows how far a series of games is, where a person looks on. */
final class SeriesProgress {
  private static final int UPDATE_MILLISECONDS = 200;

  private SeriesProgress() {}

  /**
   * Does some work and returns what comes of it.
   *
   * @param counted what is counted, in the plural
   * @param most how many of them there are at most
   * @param work gets what is to be called after each of them, in any thread
   */
  static <T> T of(String counted, int most, Function<Runnable, T> work) {
    if (!Console.isInteractive()) {
      return work.apply(() -> {});
    }
    try (ProgressBar bar =
        new ProgressBarBuilder()
            .setTaskName(counted)
            .setInitialMax(most)
            .setStyle(ProgressBarStyle.ASCII)
            .setUpdateIntervalMillis(UPDATE_MILLISECONDS)
            .clearDisplayOnFinish()
            .build()) {
      return work.apply(bar::step);
    }
  }
}
