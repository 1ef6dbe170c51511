package io.github.spadille.reaction.throughthewindow;

import io.github.spadille.engine.card.Chain;
import io.github.spadille.engine.seat.Seats;

/**
 * The time in which players call words for a card, and what they have called.
 *
 * @param eligible the seats that may call
 * @param called those whose word was accepted
 * @param passed those that call no more
 * @param calls all words called, in the order in which they were handed in
 * @param ties how many windows for the same card have ended in a tie
 */
public record Window(Seats eligible, Seats called, Seats passed, Chain<Call> calls, int ties) {
  /** A window before any card is turned. */
  static final Window NONE = first(Seats.none());

  /** What became of a word, and the stage that tells it when the window closes. */
  public enum Verdict {
    /** It is a noun that fits. */
    ACCEPTED("called"),
    /** It begins with another letter. */
    LETTER("wrong-letter"),
    /** It has won a card. */
    USED("used-up"),
    /** It is no noun, or too short. */
    NOUN("no-noun");

    final String stage;

    Verdict(String stage) {
      this.stage = stage;
    }
  }

  /**
   * A word that was called.
   *
   * @param seat who called it
   * @param spoken the word and its time
   * @param verdict what became of it
   */
  public record Call(int seat, Spoken spoken, Verdict verdict) {
    boolean isAccepted() {
      return verdict == Verdict.ACCEPTED;
    }
  }

  /** Returns the first window for a card. */
  static Window first(Seats eligible) {
    return new Window(eligible, Seats.none(), Seats.none(), Chain.empty(), 0);
  }

  /** Returns the window after a tie, for those who were equally fast (TTW-16). */
  Window afterTie(Seats tied) {
    return new Window(tied, Seats.none(), Seats.none(), Chain.empty(), ties + 1);
  }

  /** Returns the seats that may call and are not finished. */
  Seats unfinished() { // TTW-11
    return eligible.andNot(called).andNot(passed);
  }

  /** Tells whether every seat that may call is finished. */
  boolean isClosed() { // TTW-13
    return unfinished().isEmpty();
  }

  /** Tells whether only those may call who were equally fast before (TTW-16). */
  boolean isPlayOff() {
    return ties > 0;
  }

  /** Returns this window after another call; whose word is accepted is finished (TTW-11). */
  Window withCall(Call call) {
    Seats accepted = call.isAccepted() ? called.with(call.seat()) : called;
    return new Window(eligible, accepted, passed, calls.with(call), ties);
  }

  /** Returns this window when a seat calls no more, and so is finished (TTW-11). */
  Window withPassed(int seat) {
    return new Window(eligible, called, passed.with(seat), calls, ties);
  }

  /** Returns the time of a seat's last call, or 0. */
  long lastTime(int seat) {
    long last = 0;
    for (Call call : calls) {
      last = call.seat() == seat ? call.spoken().time() : last;
    }
    return last;
  }

  /**
   * Returns the seats whose accepted call came so few milliseconds after the earliest one, or with
   * it; none if there is no such call.
   */
  Seats fastest(int tieWindow) { // TTW-14, TTW-14a, TTW-16
    long lowest = Long.MAX_VALUE;
    for (Call call : calls) {
      lowest = call.isAccepted() ? Math.min(lowest, call.spoken().time()) : lowest;
    }
    Seats fastest = Seats.none();
    for (Call call : calls) {
      if (call.isAccepted() && call.spoken().time() - lowest <= tieWindow) {
        fastest = fastest.with(call.seat());
      }
    }
    return fastest;
  }

  /** Returns the accepted word of a seat. */
  String word(int seat) {
    for (Call call : calls) {
      if (call.seat() == seat && call.isAccepted()) {
        return call.spoken().word();
      }
    }
    throw new IllegalArgumentException("no word of seat " + seat);
  }
}
