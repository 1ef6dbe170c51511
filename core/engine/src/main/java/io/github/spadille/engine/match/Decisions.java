package io.github.spadille.engine.match;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.words.Words;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Asks the policies of one game for moves, and takes none that may not be made. */
final class Decisions<S extends GameState, M extends Move> implements AutoCloseable {
  private final List<Policy<S, M>> policies;
  private final Dealer dealer;
  private final int after;
  private final @Nullable RandomSource[] generators;
  private final @Nullable Duration limit;
  private @Nullable ExecutorService executor;

  /**
   * Asks nobody yet.
   *
   * @param after the number of moves after which the game goes on
   */
  Decisions(List<Policy<S, M>> policies, Dealer dealer, int after, @Nullable Duration limit) {
    this.policies = policies;
    this.dealer = dealer;
    this.after = after;
    this.generators = new RandomSource[policies.size()];
    this.limit = limit;
  }

  /**
   * Returns the move that a seat chooses.
   *
   * @throws PolicyException if its policy does not choose a legal move in time
   */
  M of(Match<S, M> match, int seat) {
    M move = chosen(match, seat);
    try {
      return checked(match, seat, move);
    } catch (ClassCastException e) { // It can be a move of another game: the types do not tell.
      throw failed(match, seat, "chose what the rules cannot read: " + e, e);
    }
  }

  private @Nullable M chosen(Match<S, M> match, int seat) {
    Observation<S, M> observation = match.observe(seat);
    RandomSource random = generator(seat);
    Policy<S, M> policy = policies.get(seat);
    try {
      return limit == null
          ? policy.choose(observation, random)
          : inTime(() -> policy.choose(observation, random), limit);
    } catch (TimeoutException e) {
      throw failed(match, seat, "took longer than " + limit, e);
    } catch (ExecutionException e) {
      throw threw(match, seat, e.getCause() == null ? e : e.getCause());
    } catch (Exception | Error e) { // A policy in another language throws anything.
      throw threw(match, seat, e);
    }
  }

  /** Makes a decision in another thread, which is interrupted if it takes too long. */
  private M inTime(Callable<M> decision, Duration most)
      throws InterruptedException, ExecutionException, TimeoutException {
    Future<M> future = executor().submit(decision);
    try {
      return future.get(most.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw e;
    } finally {
      future.cancel(true);
    }
  }

  private ExecutorService executor() {
    ExecutorService known = executor;
    if (known == null) {
      known =
          Executors.newSingleThreadExecutor(
              task -> {
                Thread thread = new Thread(task, "spadille policies");
                thread.setDaemon(true);
                return thread;
              });
      executor = known;
    }
    return known;
  }

  private RandomSource generator(int seat) {
    RandomSource known = generators[seat];
    if (known == null) {
      known = dealer.generatorFor("seat " + seat, after);
      generators[seat] = known;
    }
    return known;
  }

  private M checked(Match<S, M> match, int seat, @Nullable M move) {
    if (move == null) {
      throw failed(match, seat, "chose no move", null);
    }
    if (move.seat() != seat) {
      String whose = move.isChance() ? "chance" : "seat " + move.seat();
      throw failed(match, seat, chose(match, move) + "a move of " + whose, null);
    }
    Optional<Refusal> refusal = match.refusal(move);
    if (refusal.isPresent()) {
      throw failed(match, seat, chose(match, move) + illegal(match, refusal.get()), null);
    }
    return move;
  }

  private static <S extends GameState, M extends Move> String chose(Match<S, M> match, M move) {
    return "chose \"" + match.rules().syntax().format(move) + "\", ";
  }

  private static String illegal(Match<?, ?> match, Refusal refusal) {
    Words words = match.setup().game().words().withPlayers(match.players());
    return "which is illegal, " + refusal.ruleId() + ": " + words.text(refusal.phrase());
  }

  private PolicyException threw(Match<S, M> match, int seat, Throwable thrown) {
    return failed(match, seat, "threw " + thrown, thrown);
  }

  private PolicyException failed(
      Match<S, M> match, int seat, String what, @Nullable Throwable cause) {
    return new PolicyException(seat, policies.get(seat), match, what, cause);
  }

  @Override
  public void close() {
    if (executor != null) {
      executor.shutdownNow();
    }
  }
}
