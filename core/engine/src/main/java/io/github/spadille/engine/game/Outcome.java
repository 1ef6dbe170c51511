package io.github.spadille.engine.game;

import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.words.Phrase;

/**
 * How a game ended: who won, and in what order the seats came in.
 *
 * <p>Immutable, with value equality.
 *
 * @param winners the seats that won; none if the game is drawn or lost by all
 * @param ranking the place of each seat, 1 for the best; equal seats share a place
 */
public record Outcome(Seats winners, ImmutableIntArray ranking) {
  /**
   * Checks that the winners are seats.
   *
   * @throws IndexOutOfBoundsException if a winner is not a seat of the ranking
   */
  public Outcome {
    for (int winner : winners) {
      Seats.checkSeat(winner, ranking.length());
    }
  }

  /**
   * Returns the outcome in which the highest score wins; equal seats share the win.
   *
   * @throws IllegalArgumentException if there are more than 16 scores
   */
  public static Outcome highest(ImmutableLongArray scores) {
    return highest(scores, Seats.all(scores.length()));
  }

  /**
   * Returns the outcome in which the highest score among some seats wins; equal ones of them share
   * the win. All other seats are ranked after the winners by their scores.
   *
   * @param contenders the seats that can win; if there is none, nobody wins and all come in equal
   * @throws IndexOutOfBoundsException if a contender is not one of the seats
   * @throws IllegalArgumentException if there are more than 16 scores
   */
  public static Outcome highest(ImmutableLongArray scores, Seats contenders) {
    return contenders.isEmpty()
        ? winners(scores.length(), Seats.none())
        : ranked(scores, contenders, 1);
  }

  /**
   * Returns the outcome in which the lowest score wins; equal seats share the win.
   *
   * @throws IllegalArgumentException if there are more than 16 scores
   */
  public static Outcome lowest(ImmutableLongArray scores) {
    return ranked(scores, Seats.all(scores.length()), -1);
  }

  private static Outcome ranked(ImmutableLongArray scores, Seats contenders, int sign) {
    Seats winners = Seats.none();
    for (int seat : contenders) {
      if (countBetter(scores, seat, contenders, sign) == 0) {
        winners = winners.with(seat);
      }
    }
    Seats others = Seats.all(scores.length()).andNot(winners);
    ImmutableIntArray.Builder ranking = ImmutableIntArray.builder(scores.length());
    for (int seat = 0; seat < scores.length(); seat++) {
      ranking.add(
          winners.contains(seat)
              ? 1
              : 1 + winners.size() + countBetter(scores, seat, others, sign));
    }
    return new Outcome(winners, ranking.build());
  }

  private static int countBetter(ImmutableLongArray scores, int seat, Seats others, int sign) {
    int better = 0;
    for (int other : others) {
      better += Long.compare(scores.get(other), scores.get(seat)) * sign > 0 ? 1 : 0;
    }
    return better;
  }

  /**
   * Returns the outcome in which some seats win and all others come in after them.
   *
   * @param seats the number of seats
   * @param winners none if nobody wins
   * @throws IndexOutOfBoundsException if a winner is not one of the seats
   */
  public static Outcome winners(int seats, Seats winners) {
    ImmutableIntArray.Builder ranking = ImmutableIntArray.builder(seats);
    for (int seat = 0; seat < seats; seat++) {
      ranking.add(winners.contains(seat) ? 1 : 1 + winners.size());
    }
    return new Outcome(winners, ranking.build());
  }

  /**
   * Returns the phrase that tells how it ended: {@code end.won} with the number of winners and who
   * they are, or {@code end.nobody} with the number of those who came in last and who they are.
   */
  public Phrase phrase() {
    return isDraw()
        ? Phrase.of("end.nobody", last().size(), last())
        : Phrase.of("end.won", winners.size(), winners);
  }

  /** Returns the seats that came in last; all of them if they came in equal. */
  public Seats last() {
    int place = 0;
    for (int seat = 0; seat < ranking.length(); seat++) {
      place = Math.max(place, ranking.get(seat));
    }
    Seats last = Seats.none();
    for (int seat = 0; seat < ranking.length(); seat++) {
      last = ranking.get(seat) == place ? last.with(seat) : last;
    }
    return last;
  }

  /** Tells whether nobody won. */
  public boolean isDraw() {
    return winners.isEmpty();
  }
}
