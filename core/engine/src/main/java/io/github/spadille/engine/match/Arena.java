package io.github.spadille.engine.match;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Seats;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Plays games of any kind to their end, each seat by a policy.
 *
 * <pre>{@code
 * Arena<OhHellState, TrickMove> arena =
 *     Arena.of(OhHell.GAME.setup(4), new RandomAgent().policy()).with(2, mine);
 * Arena.Result<OhHellState, TrickMove> result = arena.play(Dealer.secure());
 * result.scores();
 * RecordWriter.of(result.match()).format();
 * }</pre>
 *
 * <p>A policy gets an observation and a generator of its own, from which nothing of the deal
 * follows. With a {@linkplain Dealer#seeded seeded} dealer and policies that draw from nothing but
 * their generators the same game is played again, move by move. A match that is played in parts
 * gives them other generators in each part.
 *
 * <h2>Who moves</h2>
 *
 * <ul>
 *   <li>A move of chance that is due is drawn from the dealer; what was drawn and taken back stays.
 *   <li>A seat that alone may act is asked.
 *   <li>Where several may act, in a window or all at once, each of those that have a legal move is
 *       as likely as the others to be asked next, so no place at the table is better. It sees what
 *       was done in the window before it as far as the game shows it: who bids in secret sees no
 *       other bid. A seat that may act and for which the game does not {@linkplain
 *       GameState#awaited wait} is asked only if it is one of the people below.
 *   <li>Where one of these moves is a {@link io.github.spadille.engine.move.TimedMove}, time
 *       decides: all seats are asked, none of which sees what the others choose, and the earliest
 *       move is made, one without a time first; at the same time each is as likely. A choice stands
 *       while its seat is offered the same moves, or if it was made for the same time, and is
 *       legal; otherwise the seat is asked again, for it has seen what happened.
 * </ul>
 *
 * <h2>What stops a game</h2>
 *
 * <ul>
 *   <li>its end;
 *   <li>the {@linkplain #withMoveLimit limit of moves}, {@value #MOVE_LIMIT} if nothing else is
 *       said;
 *   <li>the end of a hand, if the arena plays {@linkplain #toEndOfHand hands};
 *   <li>the turn of a seat for which the arena {@linkplain #waitingFor waits}, such as a person's;
 *   <li>a {@link PolicyException}, if a policy throws, chooses nothing or a move that it may not
 *       make, or is later than the {@linkplain #withTimeLimit limit of time}.
 * </ul>
 *
 * <p>Immutable; many threads may play at once, each with a dealer of its own, if the policies and
 * listeners allow it.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class Arena<S extends GameState, M extends Move> {
  /** After so many moves a game is cut off if nothing else is said; moves of chance count. */
  public static final int MOVE_LIMIT = 100_000;

  /**
   * Looks on while a game is played, with every secret.
   *
   * @param <S> the states of the game
   * @param <M> the moves of the game
   */
  @FunctionalInterface
  public interface Listener<S extends GameState, M extends Move> {
    /** Called after every move, those of chance too, in the thread that plays. */
    void moved(Match<S, M> before, M move, Match<S, M> after);
  }

  /**
   * How far a game was played.
   *
   * @param match the match as it stands; a record is written from it
   * @param decisions the number of moves that policies made; those of chance do not count
   * @param isHandOver whether the hand came to its end, in an arena that plays {@linkplain
   *     #toEndOfHand one hand}
   * @param awaited the seat for whose move the arena waits, if it does
   */
  public record Result<S extends GameState, M extends Move>(
      Match<S, M> match, int decisions, boolean isHandOver, OptionalInt awaited) {
    /** Tells whether the game came to its end. */
    public boolean isOver() {
      return match.isOver();
    }

    /** Returns how the game ended, if it did. */
    public Optional<Outcome> outcome() {
      return match.state().outcome();
    }

    /** Returns the score of each seat. */
    public ImmutableLongArray scores() {
      return match.state().scores();
    }

    /** Returns what the state is worth to each seat, higher is better in every game. */
    public ImmutableLongArray returns() {
      return match.rules().returns(match.state());
    }
  }

  private final Setup<S, M> setup;
  private final ImmutableList<Policy<S, M>> policies;
  private final Seats people;
  private final boolean oneHand;
  private final int moveLimit;
  private final @Nullable Duration timeLimit;
  private final ImmutableList<Listener<S, M>> listeners;

  private Arena(
      Setup<S, M> setup,
      ImmutableList<Policy<S, M>> policies,
      Seats people,
      boolean oneHand,
      int moveLimit,
      @Nullable Duration timeLimit,
      ImmutableList<Listener<S, M>> listeners) {
    this.setup = setup;
    this.policies = policies;
    this.people = people;
    this.oneHand = oneHand;
    this.moveLimit = moveLimit;
    this.timeLimit = timeLimit;
    this.listeners = listeners;
  }

  /** Returns an arena in which every seat plays by the same policy. */
  public static <S extends GameState, M extends Move> Arena<S, M> of(
      Setup<S, M> setup, Policy<S, M> policy) {
    return of(setup, Collections.nCopies(setup.seats(), policy));
  }

  /**
   * Returns an arena in which each seat plays by a policy of its own.
   *
   * @param policies seat by seat
   * @throws IllegalArgumentException if there are more or fewer policies than seats
   */
  public static <S extends GameState, M extends Move> Arena<S, M> of(
      Setup<S, M> setup, List<? extends Policy<S, M>> policies) {
    checkArgument(
        policies.size() == setup.seats(),
        "%s policies for %s seats",
        policies.size(),
        setup.seats());
    return new Arena<>(
        setup,
        ImmutableList.copyOf(policies),
        Seats.none(),
        false,
        MOVE_LIMIT,
        null,
        ImmutableList.of());
  }

  /**
   * Returns this arena with another policy for one seat, for which it does not wait.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public Arena<S, M> with(int seat, Policy<S, M> policy) {
    Seats.checkSeat(seat, setup.seats());
    ImmutableList.Builder<Policy<S, M>> changed = ImmutableList.builder();
    for (int each = 0; each < policies.size(); each++) {
      changed.add(each == seat ? policy : policies.get(each));
    }
    return new Arena<>(
        setup, changed.build(), people.without(seat), oneHand, moveLimit, timeLimit, listeners);
  }

  /**
   * Returns this arena, which plays up to the next decision of one of some seats: those of people,
   * who move elsewhere. Their policies are not asked. Who plays on gives the match with the move
   * made to {@link #play(Match, Dealer)}.
   *
   * <p>Where such a seat and others may act, it is as likely to be next as any other.
   *
   * @throws IndexOutOfBoundsException if one of them does not exist
   */
  public Arena<S, M> waitingFor(Seats seats) {
    for (int seat : seats) {
      Seats.checkSeat(seat, setup.seats());
    }
    return new Arena<>(setup, policies, seats, oneHand, moveLimit, timeLimit, listeners);
  }

  /**
   * Returns this arena, which plays so many moves at most; those of chance count.
   *
   * @throws IllegalArgumentException if {@code moves} is negative
   */
  public Arena<S, M> withMoveLimit(int moves) {
    checkArgument(moves >= 0, "%s moves; expected 0 or more", moves);
    return new Arena<>(setup, policies, people, oneHand, moves, timeLimit, listeners);
  }

  /**
   * Returns this arena, which stops as soon as the {@linkplain GameState#handNumber number of the
   * hand} is another than at first: the hand is over, its points are on the sheet, and mostly the
   * next shuffle is due. A game without hands, and the last hand, are played to the end.
   */
  public Arena<S, M> toEndOfHand() {
    return new Arena<>(setup, policies, people, true, moveLimit, timeLimit, listeners);
  }

  /**
   * Returns this arena, which gives a policy so much time for each decision.
   *
   * <p>Policies are then asked in another thread. The thread of one that is late is interrupted; if
   * the policy takes no notice it goes on in the background, and nobody hears of what it chooses.
   *
   * @throws IllegalArgumentException if {@code decision} is not positive
   */
  public Arena<S, M> withTimeLimit(Duration decision) {
    checkArgument(
        !decision.isZero() && !decision.isNegative(), "%s; expected more than no time", decision);
    return new Arena<>(setup, policies, people, oneHand, moveLimit, decision, listeners);
  }

  /** Returns this arena with one more listener, which is told after those that it has. */
  public Arena<S, M> withListener(Listener<S, M> listener) {
    ImmutableList<Listener<S, M>> more =
        ImmutableList.<Listener<S, M>>builder().addAll(listeners).add(listener).build();
    return new Arena<>(setup, policies, people, oneHand, moveLimit, timeLimit, more);
  }

  /**
   * Plays a game from its start.
   *
   * @throws PolicyException if a policy does not choose a legal move in time
   */
  public Result<S, M> play(Dealer dealer) {
    return play(Match.start(setup), dealer);
  }

  /**
   * Plays on from where a match stands.
   *
   * @param match of the setup of this arena
   * @throws IllegalArgumentException if the match is of another setup
   * @throws PolicyException if a policy does not choose a legal move in time
   */
  public Result<S, M> play(Match<S, M> match, Dealer dealer) {
    checkArgument(
        match.setup().equals(setup), "a match of %s; expected one of %s", match.setup(), setup);
    try (Decisions<S, M> decisions = new Decisions<>(policies, dealer, match.size(), timeLimit)) {
      return new Round<>(match, dealer, decisions, people, listeners).play(moveLimit, oneHand);
    }
  }

  /** Returns what is played, and by whom. */
  @Override
  public String toString() {
    return setup + ": " + policies;
  }
}
