package io.github.spadille.engine.game;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Strings;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.words.Phrase;

/**
 * How a game ended: who won, who lost, and in what order the seats came in.
 *
 * <p>Immutable, with value equality. There is none that contradicts itself: whoever won came in
 * first, and whoever lost came in behind all who did not.
 *
 * @param winners the seats that won; none if the game is drawn or lost
 * @param losers the seats that lost; where somebody won, all others as a rule
 * @param ranking the place of each seat, 1 more than the number of seats that came in before it; so
 *     equal seats share a place
 */
public record Outcome(Seats winners, Seats losers, ImmutableIntArray ranking) {
  /** What can become of a game. */
  public enum Kind {
    /** Somebody won. */
    WON,
    /** Nobody won, and nobody lost. */
    DRAWN,
    /** Nobody won, and somebody lost. */
    LOST
  }

  /**
   * Checks that winners, losers and ranking fit each other.
   *
   * @throws IndexOutOfBoundsException if a winner or a loser is not a seat of the ranking
   * @throws IllegalArgumentException if a seat both won and lost, if there are winners and they are
   *     not those who came in first, if a seat that lost did not come in behind all that did not,
   *     or if a place is not 1 more than the number of seats before it
   */
  public Outcome {
    for (int seat : winners.or(losers)) {
      Seats.checkSeat(seat, ranking.length());
    }
    if (!winners.and(losers).isEmpty()) {
      throw wrong("winners %s and losers %s share a seat", winners, losers);
    }
    for (int seat = 0; seat < ranking.length(); seat++) {
      checkPlace(winners, losers, ranking, seat);
    }
  }

  // A search makes an outcome at each end, so the words are made only where one is wrong.
  private static void checkPlace(Seats winners, Seats losers, ImmutableIntArray ranking, int seat) {
    int place = ranking.get(seat);
    int before = 0;
    for (int other = 0; other < ranking.length(); other++) {
      before += ranking.get(other) < place ? 1 : 0;
      if (ranking.get(other) >= place && losers.contains(seat) && !losers.contains(other)) {
        throw wrong("seat %s lost, and did not come in behind seat %s: %s", seat, other, ranking);
      }
    }
    if (place != 1 + before) {
      throw wrong("seat %s is placed %s, with %s before it: %s", seat, place, before, ranking);
    }
    if (!winners.isEmpty() && winners.contains(seat) != (before == 0)) {
      throw wrong("seats %s won, and seat %s is placed %s", winners, seat, place);
    }
  }

  private static IllegalArgumentException wrong(String message, Object... values) {
    return new IllegalArgumentException(Strings.lenientFormat(message, values));
  }

  /**
   * Returns the outcome in which the highest score wins; equal seats share the win, and all others
   * lose.
   *
   * @throws IllegalArgumentException if there are more than 16 scores
   */
  public static Outcome highest(ImmutableLongArray scores) {
    return highest(scores, Seats.all(scores.length()));
  }

  /**
   * Returns the outcome in which the highest score among some seats wins; equal ones of them share
   * the win. All other seats lose, and are ranked after the winners by their scores.
   *
   * @param contenders the seats that can win; if there is none, all lose
   * @throws IndexOutOfBoundsException if a contender is not one of the seats
   * @throws IllegalArgumentException if there are more than 16 scores
   */
  public static Outcome highest(ImmutableLongArray scores, Seats contenders) {
    return ranked(scores, contenders, 1);
  }

  /**
   * Returns the outcome in which the lowest score wins; equal seats share the win, and all others
   * lose.
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
    return new Outcome(winners, others, ranking.build());
  }

  private static int countBetter(ImmutableLongArray scores, int seat, Seats others, int sign) {
    int better = 0;
    for (int other : others) {
      better += Long.compare(scores.get(other), scores.get(seat)) * sign > 0 ? 1 : 0;
    }
    return better;
  }

  /**
   * Returns the outcome in which some seats win, and all others lose and come in after them.
   *
   * @param seats the number of seats
   * @param winners at least one
   * @throws IndexOutOfBoundsException if a winner is not one of the seats
   * @throws IllegalArgumentException if nobody wins
   */
  public static Outcome won(int seats, Seats winners) {
    checkArgument(!winners.isEmpty(), "won by nobody; expected a seat");
    return new Outcome(winners, Seats.all(seats).andNot(winners), firstAre(seats, winners));
  }

  /**
   * Returns the outcome in which nobody wins, and some seats lose and come in after all others.
   *
   * @param seats the number of seats
   * @param losers at least one
   * @throws IndexOutOfBoundsException if a loser is not one of the seats
   * @throws IllegalArgumentException if nobody loses
   */
  public static Outcome lost(int seats, Seats losers) {
    checkLost(losers);
    return new Outcome(Seats.none(), losers, firstAre(seats, Seats.all(seats).andNot(losers)));
  }

  /**
   * Returns the outcome in which nobody wins, all are ranked by their scores, the highest first,
   * and some lose.
   *
   * @param losers at least one; each has less than all that do not lose
   * @throws IndexOutOfBoundsException if a loser is not one of the seats
   * @throws IllegalArgumentException if nobody loses, or one who loses has not less than one who
   *     does not
   */
  public static Outcome lost(ImmutableLongArray scores, Seats losers) {
    checkLost(losers);
    return new Outcome(Seats.none(), losers, highest(scores, Seats.none()).ranking());
  }

  private static void checkLost(Seats losers) {
    checkArgument(!losers.isEmpty(), "lost by nobody; expected a seat");
  }

  /**
   * Returns the outcome in which nobody wins, nobody loses, and all come in equal; also for what
   * merely ends.
   *
   * @param seats the number of seats
   */
  public static Outcome drawn(int seats) {
    return new Outcome(Seats.none(), Seats.none(), firstAre(seats, Seats.none()));
  }

  private static ImmutableIntArray firstAre(int seats, Seats first) {
    ImmutableIntArray.Builder ranking = ImmutableIntArray.builder(seats);
    for (int seat = 0; seat < seats; seat++) {
      ranking.add(first.contains(seat) ? 1 : 1 + first.size());
    }
    return ranking.build();
  }

  /** Returns whether the game is won, drawn or lost. */
  public Kind kind() {
    if (!winners.isEmpty()) {
      return Kind.WON;
    }
    return losers.isEmpty() ? Kind.DRAWN : Kind.LOST;
  }

  /** Tells whether nobody won and nobody lost. */
  public boolean isDraw() {
    return kind() == Kind.DRAWN;
  }

  /**
   * Returns the phrase that tells how it ended: {@code end.won} with the number of winners and who
   * they are, {@code end.lost} with the number of losers and who they are, or {@code end.drawn}
   * with the number of seats.
   */
  public Phrase phrase() {
    return switch (kind()) {
      case WON -> Phrase.of("end.won", winners.size(), winners);
      case LOST -> Phrase.of("end.lost", losers.size(), losers);
      case DRAWN -> Phrase.of("end.drawn", ranking.length());
    };
  }

  /**
   * Returns what this outcome alone is worth to each seat: the number of seats that came in behind
   * it less the number of those before it, which add up to 0; for a single player 1 for a win, 0
   * for a draw and -1 for a loss.
   */
  public ImmutableLongArray returns() {
    int seats = ranking.length();
    if (seats == 1) {
      return ImmutableLongArray.of(winners.size() - losers.size());
    }
    ImmutableLongArray.Builder returns = ImmutableLongArray.builder(seats);
    for (int seat = 0; seat < seats; seat++) {
      long balance = 0;
      for (int other = 0; other < seats; other++) {
        balance += Integer.compare(ranking.get(other), ranking.get(seat));
      }
      returns.add(balance);
    }
    return returns.build();
  }

  /**
   * Returns points in the order of the places: where it was not the points that decided, each seat
   * is raised to 1 more than the best of those that came in behind it, and equal seats to the best
   * of them.
   *
   * @param points for each seat, higher is better; returned as they are if they are in that order
   * @throws IndexOutOfBoundsException if there are fewer points than seats
   */
  public ImmutableLongArray inOrder(ImmutableLongArray points) {
    long[] ordered = points.toArray();
    for (int place = ranking.length(); place > 0; place--) {
      raise(ordered, place);
    }
    ImmutableLongArray all = ImmutableLongArray.copyOf(ordered);
    return all.equals(points) ? points : all;
  }

  /** Raises the seats of a place above those behind it, which are in order. */
  private void raise(long[] points, int place) {
    long least = Long.MIN_VALUE;
    for (int seat = 0; seat < ranking.length(); seat++) {
      if (ranking.get(seat) >= place) {
        long behind = ranking.get(seat) > place ? 1 : 0;
        least = Math.max(least, points[seat] + behind);
      }
    }
    for (int seat = 0; seat < ranking.length(); seat++) {
      points[seat] = ranking.get(seat) == place ? least : points[seat];
    }
  }
}
