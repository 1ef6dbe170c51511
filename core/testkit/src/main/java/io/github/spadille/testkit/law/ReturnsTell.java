package io.github.spadille.testkit.law;

import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import java.util.List;
import java.util.Optional;

/** What a state is worth to each seat follows from what all see, and at the end from the places. */
final class ReturnsTell extends TwinLaw {
  private static final int POSITIONS = 150;

  /** In so many states two seats move in both orders. */
  private static final int FORKS = 30;

  @Override
  public String sentence() {
    return "There is a return for each seat; at the end who came in before others has more, and"
        + " equal seats have the same; every seat is of one side; where the rules say so"
        + " they add up to 0 at the end and never to more; and equal states, and twins that"
        + " look alike, have equal ones.";
  }

  @Override
  <S extends GameState, M extends Move> Optional<Evidence<S, M>> find(Run<S, M> run) {
    Optional<Evidence<S, M>> alone = first(run, POSITIONS, ReturnsTell::at);
    Optional<Evidence<S, M>> forked =
        alone.isPresent() ? alone : first(run, FORKS, ReturnsTell::fork);
    return forked.isPresent() ? forked : super.find(run);
  }

  private static <S extends GameState, M extends Move> Optional<Breach> at(
      Run<S, M> run, int index) {
    Rules<S, M> rules = run.rules();
    S state = run.state(index);
    ImmutableLongArray returns = rules.returns(state);
    if (returns.length() != run.setup().seats()) {
      return breach(index, "not a return for each of " + run.setup().seats() + " seats", returns);
    }
    long sum = 0;
    for (int seat = 0; seat < returns.length(); seat++) {
      sum += returns.get(seat);
    }
    Optional<String> sides = strange(rules.sides(), run.setup().seats());
    if (sides.isPresent()) {
      return breach(index, sides.get(), returns);
    }
    if (rules.isZeroSum() && (sum > 0 || (sum < 0 && state.outcome().isPresent()))) {
      return breach(index, "the returns of a zero-sum game add up to " + sum, returns);
    }
    return state
        .outcome()
        .flatMap(
            end -> disorder(end.ranking(), returns).or(() -> quarrel(rules.sides(), end.ranking())))
        .flatMap(problem -> breach(index, problem, returns))
        .or(() -> otherwise(run, index, returns));
  }

  private static Optional<String> strange(List<Seats> sides, int seats) {
    Seats all = Seats.none();
    int players = 0;
    for (Seats side : sides) {
      players += side.size();
      all = side.isEmpty() ? Seats.none() : all.or(side);
    }
    return players == seats && all.equals(Seats.all(seats))
        ? Optional.empty()
        : Optional.of("the sides of " + seats + " seats are " + sides);
  }

  private static Optional<String> quarrel(List<Seats> sides, ImmutableIntArray ranking) {
    for (Seats side : sides) {
      for (int seat : side) {
        if (ranking.get(seat) != ranking.get(side.first())) {
          return Optional.of("the players of side " + side + " come in as " + ranking);
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<String> disorder(ImmutableIntArray ranking, ImmutableLongArray returns) {
    for (int one = 0; one < ranking.length(); one++) {
      for (int other = 0; other < ranking.length(); other++) {
        boolean before = ranking.get(one) < ranking.get(other);
        boolean equal = ranking.get(one) == ranking.get(other);
        if (before && returns.get(one) <= returns.get(other)) {
          return Optional.of(
              "seat " + one + " came in before seat " + other + ", and has no more: " + ranking);
        }
        if (equal && returns.get(one) != returns.get(other)) {
          return Optional.of(
              "seats "
                  + one
                  + " and "
                  + other
                  + " came in equal, and have not the same: "
                  + ranking);
        }
      }
    }
    return Optional.empty();
  }

  /** Asks again, asks rules that have not seen the game, and asks about an equal state. */
  private static <S extends GameState, M extends Move> Optional<Breach> otherwise(
      Run<S, M> run, int index, ImmutableLongArray returns) {
    S state = run.state(index);
    ImmutableLongArray again = run.rules().returns(state);
    if (!again.equals(returns)) {
      return breach(index, "asked again, the returns are " + again, returns);
    }
    Rules<S, M> rules = run.setup().game().rules(run.setup().seats(), run.setup().options());
    ImmutableLongArray other = rules.returns(state);
    if (!other.equals(returns)) {
      return breach(index, "by newly made rules the returns are " + other, returns);
    }
    S copy = rules.withCards(state, run.table(index));
    return copy.equals(state) && !rules.returns(copy).equals(returns)
        ? breach(index, "the returns of an equal state are " + rules.returns(copy), returns)
        : Optional.empty();
  }

  /** Lets two seats move in both orders. */
  private static <S extends GameState, M extends Move> Optional<Breach> fork(
      Run<S, M> run, int index) {
    Rules<S, M> rules = run.rules();
    S state = run.state(index);
    if (state.turn().seats().size() < 2) {
      return Optional.empty();
    }
    Position<S, M> position = new Position<>(run, index, 0);
    MoveList<M> moves = rules.legalMoves(state);
    M move = moves.get(position.random().nextInt(moves.size()));
    M other = moves.get(position.random().nextInt(moves.size()));
    if (move.seat() == other.seat()) {
      return Optional.empty();
    }
    Optional<S> one = after(rules, state, move, other);
    Optional<S> two = after(rules, state, other, move);
    if (one.isEmpty() || !one.equals(two)) {
      return Optional.empty();
    }
    ImmutableLongArray returns = rules.returns(one.get());
    ImmutableLongArray changed = rules.returns(two.orElseThrow());
    String both = position.text(move) + " and " + position.text(other);
    return returns.equals(changed)
        ? Optional.empty()
        : breach(
            index, "after " + both + " in the other order the returns are " + changed, returns);
  }

  private static <S extends GameState, M extends Move> Optional<S> after(
      Rules<S, M> rules, S state, M first, M second) {
    S between = rules.apply(state, first);
    return rules.refusal(between, second).isEmpty()
        ? Optional.of(rules.apply(between, second))
        : Optional.empty();
  }

  private static Optional<Breach> breach(int index, String problem, ImmutableLongArray returns) {
    return Optional.of(new Breach(index, problem + "; the returns are " + returns));
  }

  @Override
  <S extends GameState, M extends Move> Optional<Breach> breach(Twin<S, M> twin) {
    Rules<S, M> rules = twin.run().rules();
    for (int step = 0; step < twin.steps(); step++) {
      int index = twin.index(step);
      Match<S, M> other = twin.match(step);
      ImmutableLongArray returns = rules.returns(twin.run().state(index));
      ImmutableLongArray changed = rules.returns(other.state());
      for (Viewer viewer : twin.run().viewers()) {
        if (step < twin.knownFrom(viewer) && !returns.equals(changed)) {
          String who = viewer.isSeat() ? "seat " + viewer : "a bystander";
          String what = who + " can tell by the returns that " + twin.difference();
          return breach(index, what + ": they became " + changed, returns);
        }
      }
    }
    return Optional.empty();
  }
}
