package io.github.spadille.terminal;

/**
 * What is to happen while the clock of a game runs: each event at its moment, all in one thread.
 *
 * <p>Keys that were pressed and moves of agents that are due stand in one order, that of their
 * moments, so no lock is needed and whoever was first comes first.
 */
interface Agenda extends AutoCloseable {
  /** Returns the present moment, in nanoseconds since any other. */
  long now();

  /** Notes an event, which may have been due already; any thread may do so. */
  void at(long moment, Runnable event);

  /** Does in another thread what takes long, so that nothing has to wait for it. */
  void elsewhere(Runnable work);

  /**
   * Waits for the earliest event and does it in this thread.
   *
   * @throws InterruptedException if this thread is interrupted while it waits
   */
  void doNext() throws InterruptedException;

  /** Ends the work that is done elsewhere. */
  @Override
  void close();
}
