package io.github.spadille.terminal;

import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.match.Arena;

/**
 * What came out of some games: wins, losses and scores of each seat, lengths, games without an end.
 */
final class Tally {
  private final long[] wins;
  private final long[] losses;
  private final Spread[] scores;
  private final Spread lengths = new Spread();
  private long ended;
  private long drawn;
  private long lost;
  private long cutOff;
  private long decisions;

  Tally(int seats) {
    wins = new long[seats];
    losses = new long[seats];
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
    drawn += outcome.kind() == Outcome.Kind.DRAWN ? 1 : 0;
    lost += outcome.kind() == Outcome.Kind.LOST ? 1 : 0;
    for (int seat = 0; seat < wins.length; seat++) {
      wins[seat] += outcome.winners().contains(seat) ? 1 : 0;
      losses[seat] += outcome.losers().contains(seat) ? 1 : 0;
      scores[seat].add(result.scores().get(seat));
    }
  }

  /** Adds all games of another tally. */
  void addAll(Tally other) {
    decisions += other.decisions;
    ended += other.ended;
    drawn += other.drawn;
    lost += other.lost;
    cutOff += other.cutOff;
    lengths.addAll(other.lengths);
    for (int seat = 0; seat < wins.length; seat++) {
      wins[seat] += other.wins[seat];
      losses[seat] += other.losses[seat];
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

  /** Returns the number of games that a seat lost, alone or with others. */
  long losses(int seat) {
    return losses[seat];
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

  /** Returns the number of games that somebody won. */
  long won() {
    return ended - drawn - lost;
  }

  /** Returns the number of games that nobody won or lost. */
  long drawn() {
    return drawn;
  }

  /** Returns the number of games that nobody won and somebody lost. */
  long lost() {
    return lost;
  }

  long cutOff() {
    return cutOff;
  }

  long decisions() {
    return decisions;
  }
}
