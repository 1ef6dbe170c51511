package io.github.spadille.terminal;

import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.match.Arena;

/** What came out of some games: wins and scores of each seat, lengths, games without an end. */
final class Tally {
  private final long[] wins;
  private final Spread[] scores;
  private final Spread lengths = new Spread();
  private long ended;
  private long drawn;
  private long cutOff;
  private long decisions;

  Tally(int seats) {
    wins = new long[seats];
    scores = new Spread[seats];
    for (int seat = 0; seat < seats; seat++) {
      scores[seat] = new Spread();
    }
  }

  /** Adds a game; of one that was cut off only the length counts. */
  void add(Arena.Result<?, ?> result) {
    decisions += result.decisions();
    lengths.add(result.decisions());
    if (result.outcome().isEmpty()) {
      cutOff++;
      return;
    }
    ended++;
    Outcome outcome = result.outcome().get();
    drawn += outcome.isDraw() ? 1 : 0;
    for (int seat = 0; seat < wins.length; seat++) {
      wins[seat] += outcome.winners().contains(seat) ? 1 : 0;
      scores[seat].add(result.scores().get(seat));
    }
  }

  /** Adds all games of another tally. */
  void addAll(Tally other) {
    decisions += other.decisions;
    ended += other.ended;
    drawn += other.drawn;
    cutOff += other.cutOff;
    lengths.addAll(other.lengths);
    for (int seat = 0; seat < wins.length; seat++) {
      wins[seat] += other.wins[seat];
      scores[seat].addAll(other.scores[seat]);
    }
  }

  int seats() {
    return wins.length;
  }

  /** Returns the number of games that a seat won, alone or with others. */
  long wins(int seat) {
    return wins[seat];
  }

  Spread scores(int seat) {
    return scores[seat];
  }

  /** Returns the lengths of all games in decisions. */
  Spread lengths() {
    return lengths;
  }

  /** Returns the number of games that came to their end. */
  long ended() {
    return ended;
  }

  /** Returns the number of games that nobody won. */
  long drawn() {
    return drawn;
  }

  long cutOff() {
    return cutOff;
  }

  long decisions() {
    return decisions;
  }
}
