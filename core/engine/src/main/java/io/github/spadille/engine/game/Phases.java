package io.github.spadille.engine.game;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.move.Move;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The phases of a game: which kinds of moves each one awaits, from whom, and what is told of every
 * other move.
 *
 * <pre>{@code
 * private static final Phases<Phase, MyState, MyMove> PHASES =
 *     Phases.<Phase, MyState, MyMove>of(Phase.class)
 *         .elsewhere("MYG-2", "dealt", Shuffle.class)
 *         .in(Phase.SHUFFLE).chance(Shuffle.class).others("MYG-2", "undealt")
 *         .in(Phase.DRAW).turn("MYG-5", "turn", Draw.class).others("MYG-6", "draw-first")
 *         .in(Phase.PLAY).turn("MYG-5", "turn", Play.class, Pass.class).others("MYG-7", "play")
 *         .over(Phase.OVER, "MYG-9")
 *         .build();
 * }</pre>
 *
 * <p>A game asks {@link #refusal} first, and judges only moves that are due. In all games the
 * questions come in one order: is the game over, is this kind of move due, is it the player's turn.
 *
 * <p>An answer goes to whoever tried the move, so a phase must not depend on what is hidden from
 * somebody. Immutable.
 *
 * @param <P> the phases
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class Phases<P extends Enum<P>, S extends GameState, M extends Move> {
  private final Awaited<S, M>[] phases; // by the ordinal of the phase; a list would be slower

  private Phases(Awaited<S, M>[] phases) {
    this.phases = phases;
  }

  /** Begins the phases of a game; each constant of the enum is one. */
  public static <P extends Enum<P>, S extends GameState, M extends Move> Builder<P, S, M> of(
      Class<P> phases) {
    return new Builder<>(phases);
  }

  /**
   * Returns why a move is not due, or nothing if it is.
   *
   * @param seat whose turn it is; without a meaning where no player is in turn
   */
  public Optional<Refusal> refusal(P phase, int seat, S state, M move) {
    Awaited<S, M> awaited = phases[phase.ordinal()];
    return awaited.isDue(move, seat) ? Optional.empty() : awaited.refusal(state, move);
  }

  /** Returns why a move is not due, or nothing if it is, where several players may be in turn. */
  public Optional<Refusal> refusal(P phase, Turn turn, S state, M move) {
    Awaited<S, M> awaited = phases[phase.ordinal()];
    return awaited.isDue(move, turn) ? Optional.empty() : awaited.refusal(state, move);
  }

  /**
   * Says why a move is not due, where that depends on the state.
   *
   * @param <S> the states of the game
   * @param <M> the moves of the game
   */
  @FunctionalInterface
  public interface Reason<S, M> {
    /** Returns why the move is refused; never nothing. */
    Optional<Refusal> refusal(S state, M move);
  }

  /**
   * Collects the phases of a game.
   *
   * @param <P> the phases
   * @param <S> the states of the game
   * @param <M> the moves of the game
   */
  public static final class Builder<P extends Enum<P>, S extends GameState, M extends Move> {
    private final Class<P> type;
    private final Map<P, Awaited<S, M>> phases;
    private final Map<Class<?>, Reason<S, M>> elsewhere = new HashMap<>();

    private Builder(Class<P> type) {
      this.type = type;
      this.phases = new EnumMap<>(type);
    }

    /**
     * Says why moves of some kinds are refused in phases that are named after this and neither
     * await them nor say something else of them.
     *
     * <p>It may be said again of a kind, for the phases that follow.
     *
     * @throws IllegalArgumentException if a kind is an interface
     */
    @SafeVarargs
    public final Builder<P, S, M> elsewhere(
        String ruleId, String reason, Class<? extends M>... kinds) {
      Optional<Refusal> refusal = Refusal.refuse(ruleId, reason);
      for (Class<? extends M> kind : kinds) {
        elsewhere.put(checkKind(kind), (state, move) -> refusal);
      }
      return this;
    }

    /** Begins a phase, or several that await the same; {@link PhaseBuilder#others} ends it. */
    @SafeVarargs
    public final PhaseBuilder<P, S, M> in(P... same) {
      return new PhaseBuilder<>(this, ImmutableList.copyOf(same));
    }

    /**
     * Adds the phase after the end, in which all moves are refused, reason {@code over}.
     *
     * @throws IllegalArgumentException if the phase was named before
     */
    public Builder<P, S, M> over(P phase, String ruleId) {
      Optional<Refusal> refusal = Refusal.refuse(ruleId, "over");
      return over(phase, (state, move) -> refusal);
    }

    /**
     * Adds the phase after the end, where the reason depends on how the game ended.
     *
     * @throws IllegalArgumentException if the phase was named before
     */
    public Builder<P, S, M> over(P phase, Reason<S, M> reason) {
      return with(
          phase, new Awaited<>(ImmutableSet.of(), ImmutableSet.of(), ImmutableMap.of(), reason));
    }

    private Builder<P, S, M> with(P phase, Awaited<S, M> awaited) {
      checkArgument(phases.put(phase, awaited) == null, "phase %s is named twice", phase);
      return this;
    }

    /**
     * Returns the phases.
     *
     * @throws IllegalStateException if one was not named
     */
    public Phases<P, S, M> build() {
      for (P phase : type.getEnumConstants()) {
        checkState(phases.containsKey(phase), "phase %s is missing", phase);
      }
      @SuppressWarnings("unchecked") // Java makes no array of a generic class but this one.
      Awaited<S, M>[] none = (Awaited<S, M>[]) new Awaited<?, ?>[0];
      return new Phases<>(phases.values().toArray(none));
    }
  }

  /**
   * Collects what a phase awaits.
   *
   * @param <P> the phases
   * @param <S> the states of the game
   * @param <M> the moves of the game
   */
  public static final class PhaseBuilder<P extends Enum<P>, S extends GameState, M extends Move> {
    private final Builder<P, S, M> game;
    private final ImmutableList<P> phases;
    private final Set<Class<?>> inTurn = new LinkedHashSet<>();
    private final Set<Class<?>> open = new LinkedHashSet<>();
    private final Map<Class<?>, Reason<S, M>> reasons = new HashMap<>();

    private PhaseBuilder(Builder<P, S, M> game, ImmutableList<P> phases) {
      this.game = game;
      this.phases = phases;
    }

    /**
     * Awaits moves of chance.
     *
     * @throws IllegalArgumentException if a kind is an interface, or was named before
     */
    @SafeVarargs
    public final PhaseBuilder<P, S, M> chance(Class<? extends M>... kinds) {
      return anybody(kinds);
    }

    /**
     * Awaits moves from players in turn; others hear the reason, which is about those in turn.
     *
     * <p>Up to four kinds in turn are asked for most quickly: where there are more, name the usual
     * ones first.
     *
     * @throws IllegalArgumentException if a kind is an interface, or was named before
     */
    @SafeVarargs
    public final PhaseBuilder<P, S, M> turn(
        String ruleId, String reason, Class<? extends M>... kinds) {
      return turn((state, move) -> Refusal.refuse(ruleId, reason, state.turn().seats()), kinds);
    }

    /**
     * Awaits moves from players in turn, where what others hear depends on the state.
     *
     * @throws IllegalArgumentException if a kind is an interface, or was named before
     */
    @SafeVarargs
    public final PhaseBuilder<P, S, M> turn(Reason<S, M> reason, Class<? extends M>... kinds) {
      for (Class<? extends M> kind : kinds) {
        inTurn.add(checkNew(kind));
        reasons.put(kind, reason);
      }
      return this;
    }

    /**
     * Awaits moves from anybody: the game itself says who may make them.
     *
     * @throws IllegalArgumentException if a kind is an interface, or was named before
     */
    @SafeVarargs
    public final PhaseBuilder<P, S, M> anybody(Class<? extends M>... kinds) {
      for (Class<? extends M> kind : kinds) {
        open.add(checkNew(kind));
      }
      return this;
    }

    /**
     * Says why moves of some kinds are refused that the phase does not await.
     *
     * @throws IllegalArgumentException if a kind is an interface, or was named before
     */
    @SafeVarargs
    public final PhaseBuilder<P, S, M> unlike(
        String ruleId, String reason, Class<? extends M>... kinds) {
      Optional<Refusal> refusal = Refusal.refuse(ruleId, reason);
      return unlike((state, move) -> refusal, kinds);
    }

    /**
     * Says why such moves are refused where that depends on the state.
     *
     * @throws IllegalArgumentException if a kind is an interface, or was named before
     */
    @SafeVarargs
    public final PhaseBuilder<P, S, M> unlike(Reason<S, M> reason, Class<? extends M>... kinds) {
      for (Class<? extends M> kind : kinds) {
        reasons.put(checkNew(kind), reason);
      }
      return this;
    }

    /**
     * Ends the phase: says why all other moves are refused.
     *
     * @throws IllegalArgumentException if the phase was named before
     */
    public Builder<P, S, M> others(String ruleId, String reason) {
      Optional<Refusal> refusal = Refusal.refuse(ruleId, reason);
      return others((state, move) -> refusal);
    }

    /**
     * Ends the phase, where why other moves are refused depends on the state.
     *
     * @throws IllegalArgumentException if the phase was named before
     */
    public Builder<P, S, M> others(Reason<S, M> reason) {
      game.elsewhere.forEach(reasons::putIfAbsent);
      Awaited<S, M> awaited = new Awaited<>(inTurn, open, reasons, reason);
      for (P phase : phases) {
        game.with(phase, awaited);
      }
      return game;
    }

    private Class<?> checkNew(Class<?> kind) {
      checkArgument(
          !open.contains(kind) && !reasons.containsKey(kind),
          "%s is named twice in %s",
          kind,
          phases);
      return checkKind(kind);
    }
  }

  /** Moves are told apart by their very class, which is quick, and none is of an interface. */
  private static Class<?> checkKind(Class<?> kind) {
    checkArgument(
        !kind.isInterface(), "%s is an interface; expected the class of a kind of move", kind);
    return kind;
  }
}
