package io.github.spadille.terminal;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;

/**
 * Says which pairing plays its next pass: the one that took the least time so far, so that every
 * pairing gets its turn and a long game takes none from the others.
 *
 * <p>Thread-safe. What a pairing plays does not depend on the order.
 */
final class PairingQueue {
  /** A pairing with what its place depends on, which stays while it waits. */
  private record Waiting(Pairing pairing, long cost) {
    Waiting(Pairing pairing) {
      this(pairing, pairing.cost());
    }
  }

  private static final Comparator<Waiting> ORDER =
      Comparator.comparingLong(Waiting::cost).thenComparingInt(each -> each.pairing().number());

  private final PriorityQueue<Waiting> waiting = new PriorityQueue<>(ORDER);
  private int playing;

  /** Creates a queue of pairings. */
  PairingQueue(List<Pairing> pairings) {
    pairings.forEach(each -> waiting.add(new Waiting(each)));
  }

  /**
   * Returns the next pairing, as soon as there is one; nothing if all are over.
   *
   * @throws InterruptedException if this thread is interrupted
   */
  synchronized Optional<Pairing> take() throws InterruptedException {
    while (waiting.isEmpty() && playing > 0) {
      wait();
    }
    if (waiting.isEmpty()) {
      return Optional.empty();
    }
    playing++;
    return Optional.of(waiting.remove().pairing());
  }

  /** Gives a pairing back when it has played a pass, or cannot. */
  synchronized void giveBack(Pairing pairing) {
    playing--;
    if (!pairing.isOver()) {
      waiting.add(new Waiting(pairing));
    }
    notifyAll();
  }
}
