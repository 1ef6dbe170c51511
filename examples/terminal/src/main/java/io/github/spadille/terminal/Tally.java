package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.match.Arena;
import io.github.spadille.engine.seat.Seats;

/**
 * What came out of some games: wins, losses and scores of each side, lengths, games without an end.
 *
 * <p>Who plays alone is a side of one. Partners win and lose together and have one score, so what
 * their first player has is what the side has.
 */
final class Tally {
  private final ImmutableList<Seats> sides;
  private final long[] wins;
  private final long[] losses;
  private final Spread[] scores;
  private final Spread lengths = new Spread();
  private long ended;
  private long drawn;
  private long lost;
  private long cutOff;
  private long decisions;

  /** Creates a tally of no games between some sides. */
  Tally(ImmutableList<Seats> sides) {
    this.sides = sides;
    wins = new long[sides.size()];
    losses = new long[sides.size()];
    scores = new Spread[sides.size()];
    for (int side = 0; side < sides.size(); side++) {
      scores[side] = new Spread();
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
    for (int side = 0; side < wins.length; side++) {
      int seat = sides.get(side).first();
      wins[side] += outcome.winners().contains(seat) ? 1 : 0;
      losses[side] += outcome.losers().contains(seat) ? 1 : 0;
      scores[side].add(result.scores().get(seat));
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
    for (int side = 0; side < wins.length; side++) {
      wins[side] += other.wins[side];
      losses[side] += other.losses[side];
      scores[side].addAll(other.scores[side]);
    }
  }

  /** Returns the players of each side. */
  ImmutableList<Seats> sides() {
    return sides;
  }

  /** Returns the number of games that a side won, alone or with others. */
  long wins(int side) {
    return wins[side];
  }

  /** Returns the number of games that a side lost, alone or with others. */
  long losses(int side) {
    return losses[side];
  }

  /** Returns the scores of a side, one for each game that ended. */
  Spread scores(int side) {
    return scores[side];
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
