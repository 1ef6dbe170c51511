package io.github.spadille.terminal;

import com.google.common.base.Throwables;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** Waits for what other threads work out. */
final class Results {
  private Results() {}

  /**
   * Returns a result as soon as it is there.
   *
   * @throws IllegalStateException if this thread is interrupted
   * @throws RuntimeException the one that the work threw, if it did
   */
  static <T> T of(Future<T> future) {
    try {
      return future.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      if (e.getCause() != null) {
        Throwables.throwIfUnchecked(e.getCause());
      }
      throw new IllegalStateException(e);
    }
  }
}
