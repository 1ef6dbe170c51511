package io.github.spadille.agents.duel;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Arena;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Policy;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Seats;
import java.util.Optional;

/** Plays a deal twice, with seats exchanged. */
record TwoGames<S extends GameState, M extends Move>(
    Setup<S, M> setup,
    TableSides sides,
    Agent a,
    Agent b,
    long seed,
    boolean oneHand,
    int moveLimit) {

  TwoGames<S, M> withSeed(long other) {
    return new TwoGames<>(setup, sides, a, b, other, oneHand, moveLimit);
  }

  TwoGames<S, M> byHands() {
    return new TwoGames<>(setup, sides, a, b, seed, true, moveLimit);
  }

  TwoGames<S, M> withMoveLimit(int moves) {
    return new TwoGames<>(setup, sides, a, b, seed, oneHand, moves);
  }

  /** Plays a deal, whose cards follow from the seed and its number. */
  DealScore play(int deal) {
    Seats first = sides.first(deal);
    Arena.Result<S, M> one = game(deal, first);
    Arena.Result<S, M> two = game(deal, Seats.all(setup.seats()).andNot(first));
    double points = points(one.returns(), first) - points(two.returns(), first);
    boolean decided = one.outcome().isPresent() && two.outcome().isPresent();
    double better =
        decided ? winners(one.outcome(), first) - winners(two.outcome(), first) : points;
    return new DealScore(
        setup.seats() == 1 ? points : points / 2,
        (int) Math.signum(better),
        cutOff(one) + cutOff(two),
        (long) one.decisions() + two.decisions());
  }

  private Arena.Result<S, M> game(int deal, Seats ofA) {
    ImmutableList.Builder<Policy<S, M>> policies = ImmutableList.builder();
    for (int seat = 0; seat < setup.seats(); seat++) {
      policies.add((ofA.contains(seat) ? a : b).policy());
    }
    Arena<S, M> arena = Arena.of(setup, policies.build()).withMoveLimit(moveLimit);
    return (oneHand ? arena.toEndOfHand() : arena).play(Dealer.seeded(seed, deal));
  }

  /** Whoever sat at the seats: what they have, on average, more than the others. */
  private double points(ImmutableLongArray returns, Seats seats) {
    double own = 0;
    double others = 0;
    for (int seat = 0; seat < returns.length(); seat++) {
      if (seats.contains(seat)) {
        own += returns.get(seat);
      } else {
        others += returns.get(seat);
      }
    }
    int rest = returns.length() - seats.size();
    return own / seats.size() - (rest == 0 ? 0 : others / rest);
  }

  /** Which part of the seats are among the winners, less that of the others; losers count -1. */
  private double winners(Optional<Outcome> outcome, Seats seats) {
    ImmutableLongArray.Builder won = ImmutableLongArray.builder(setup.seats());
    for (int seat = 0; seat < setup.seats(); seat++) {
      Outcome end = outcome.orElseThrow();
      long value = end.winners().contains(seat) ? 1 : 0;
      won.add(end.losers().contains(seat) ? value - 1 : value);
    }
    return points(won.build(), seats);
  }

  private int cutOff(Arena.Result<S, M> result) {
    return result.isOver() || result.isHandOver() ? 0 : 1;
  }
}
