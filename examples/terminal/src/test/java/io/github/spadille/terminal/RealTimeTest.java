package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class RealTimeTest {
  private static final long MILLISECOND = TimeUnit.MILLISECONDS.toNanos(1);

  private final List<String> done = new ArrayList<>();

  @Test
  void eventsHappenInTheOrderOfTheirMomentsAndNotBefore() throws InterruptedException {
    try (RealTime time = new RealTime()) {
      long begun = time.now();
      time.at(begun + 30 * MILLISECOND, () -> done.add("later"));
      time.at(begun - 5 * MILLISECOND, () -> done.add("past"));
      time.at(begun + 10 * MILLISECOND, () -> done.add("soon"));
      time.at(begun + 10 * MILLISECOND, () -> done.add("then"));
      for (int i = 0; i < 4; i++) {
        time.doNext();
      }

      assertThat(done).containsExactly("past", "soon", "then", "later");
      assertThat(time.now() - begun).isGreaterThanOrEqualTo(30 * MILLISECOND);
    }
  }

  @Test
  void workIsDoneElsewhereAndItsEventHere() throws InterruptedException {
    try (RealTime time = new RealTime()) {
      Thread here = Thread.currentThread();
      time.elsewhere(
          () -> {
            boolean isElsewhere = Thread.currentThread() != here;
            time.at(
                time.now(), () -> done.add(isElsewhere + " " + (Thread.currentThread() == here)));
          });
      time.doNext();

      assertThat(done).containsExactly("true true");
    }
  }

  @Test
  void aFailureOfAnEventIsThrownHere() {
    try (RealTime time = new RealTime()) {
      time.at(
          time.now(),
          () -> {
            throw new IllegalStateException("broken");
          });

      assertThatThrownBy(time::doNext).hasMessage("broken");
    }
  }
}
