package io.github.spadille.engine.match;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.TimedMove;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** One game in an arena while it is played. */
final class Round<S extends GameState, M extends Move> {
  /** The time of a move without one: it is made before all others. */
  private static final long AT_ONCE = -1;

  /** A move that a seat has chosen and not yet made, and what it was offered then. */
  private record Choice<M extends Move>(M move, MoveList<M> offered) {
    long time() {
      return timeOf(move);
    }
  }

  private final Rules<S, M> rules;
  private final Dealer dealer;
  private final Decisions<S, M> decisions;
  private final Seats people;
  private final ImmutableList<Arena.Listener<S, M>> listeners;
  private final int after;
  private final List<Choice<M>> choices = new ArrayList<>();
  private @Nullable RandomSource order;
  private Match<S, M> match;
  private int decided;

  Round(
      Match<S, M> match,
      Dealer dealer,
      Decisions<S, M> decisions,
      Seats people,
      ImmutableList<Arena.Listener<S, M>> listeners) {
    this.rules = match.rules();
    this.match = match;
    this.after = match.size();
    this.dealer = dealer;
    this.decisions = decisions;
    this.people = people;
    this.listeners = listeners;
  }

  /**
   * Plays up to the end, the end of a hand, the next decision of a person, or some number of moves.
   */
  Arena.Result<S, M> play(int moves, boolean oneHand) {
    int hand = match.state().handNumber();
    OptionalInt awaited = OptionalInt.empty();
    boolean isHandOver = false;
    for (int made = 0;
        made < moves && awaited.isEmpty() && !match.isOver() && !isHandOver;
        made++) {
      if (match.state().turn().isChance()) {
        make(match.chance(dealer));
      } else {
        awaited = decide(match.state().turn().seats());
      }
      isHandOver = oneHand && (match.isOver() || match.state().handNumber() != hand);
    }
    return new Arena.Result<>(match, decided, isHandOver, awaited);
  }

  /** Lets one of the seats in turn move; returns the one that is next if it is a person's. */
  private OptionalInt decide(Seats turn) {
    Seats able = turn;
    if (turn.size() > 1) {
      MoveList<M> moves = rules.legalMoves(match.state());
      able = asked(movers(moves));
      if (able.size() > 1 && able.and(people).isEmpty() && hasTimes(moves)) {
        decided(earliest(able));
        return OptionalInt.empty();
      }
    }
    int seat = drawn(able);
    if (people.contains(seat)) {
      return OptionalInt.of(seat);
    }
    decided(chosen(seat));
    return OptionalInt.empty();
  }

  /** Returns those of some seats that the game waits for, and people, who may always interrupt. */
  private Seats asked(Seats able) {
    Seats asked = able.and(match.state().awaited().or(people));
    return asked.isEmpty() ? able : asked;
  }

  private static long timeOf(Move move) {
    return move instanceof TimedMove timed ? timed.time() : AT_ONCE;
  }

  private static Seats movers(MoveList<?> moves) {
    Seats movers = Seats.none();
    for (int i = 0; i < moves.size(); i++) {
      movers = movers.with(moves.get(i).seat());
    }
    return movers;
  }

  private static boolean hasTimes(MoveList<?> moves) {
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i) instanceof TimedMove) {
        return true;
      }
    }
    return false;
  }

  /** Returns one of some seats, each as likely as the others; draws nothing if there is one. */
  private int drawn(Seats seats) {
    Seats left = seats;
    for (int skip = below(seats.size()); skip > 0; skip--) {
      left = left.without(left.first());
    }
    return left.first();
  }

  private int below(int bound) {
    if (bound == 1) {
      return 0;
    }
    if (order == null) {
      order = dealer.generatorFor("who moves", after);
    }
    return order.nextInt(bound);
  }

  /** Returns the move that a seat made up its mind to make, or chooses now. */
  private M chosen(int seat) {
    for (Choice<M> choice : choices) {
      if (choice.move().seat() == seat) {
        return choice.move();
      }
    }
    return decisions.of(match, seat);
  }

  /** Lets all seats choose that have not, and returns the earliest of their moves. */
  private M earliest(Seats seats) {
    List<Choice<M>> chosen = new ArrayList<>();
    for (int seat : seats) {
      chosen.add(new Choice<>(chosen(seat), rules.legalMoves(match.state(), seat)));
    }
    choices.clear();
    choices.addAll(chosen);
    long first = Long.MAX_VALUE;
    for (Choice<M> choice : chosen) {
      first = Math.min(first, choice.time());
    }
    long time = first;
    chosen.removeIf(choice -> choice.time() > time);
    return chosen.get(below(chosen.size())).move();
  }

  private void decided(M move) {
    decided++;
    make(move);
  }

  private void make(M move) {
    Match<S, M> before = match;
    match = before.play(move);
    if (!choices.isEmpty()) {
      long time = timeOf(move);
      choices.removeIf(choice -> choice.move().equals(move) || !stands(choice, time));
    }
    for (Arena.Listener<S, M> listener : listeners) {
      listener.moved(before, move, match);
    }
  }

  /** Tells whether a choice can still be made, and was made for that time or for the same offer. */
  private boolean stands(Choice<M> choice, long time) {
    int seat = choice.move().seat();
    return match.state().turn().contains(seat)
        && match.refusal(choice.move()).isEmpty()
        && (choice.time() == time
            || choice.offered().equals(rules.legalMoves(match.state(), seat)));
  }
}
