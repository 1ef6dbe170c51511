package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.testkit.twin.Lines;
import java.util.Optional;

/** Nothing changes a state, and the same moves always lead to equal ones. */
final class StatesArePure extends RunLaw {
  private static final int MOST_MOVES = 150;
  private static final int MOST_ASKED = 30;

  /** What can be told of a state without its help. */
  private record Snapshot(String table, int hash) {
    static <S extends GameState, M extends Move> Snapshot of(Rules<S, M> rules, S state) {
      return new Snapshot(rules.table(state).toString(), state.hashCode());
    }
  }

  @Override
  public String sentence() {
    return "Nothing changes a state; the same moves lead to equal states, on newly made rules too.";
  }

  @Override
  <S extends GameState, M extends Move> Optional<Breach> examine(Run<S, M> run) {
    Rules<S, M> rules = run.setup().game().rules(run.setup().seats(), run.setup().options());
    S state = rules.start();
    for (int index = 0; index < Math.min(MOST_MOVES, run.length()); index++) {
      M move = run.move(index);
      Snapshot before = Snapshot.of(rules, state);
      look(rules, state);
      if (!before.equals(Snapshot.of(rules, state))) {
        return breach(index, "a state was changed by asking about it");
      }
      S once = rules.apply(state, move);
      S twice = rules.apply(state, move);
      Optional<Breach> breach =
          compare(run, rules, index, before, Snapshot.of(rules, state), once, twice);
      if (breach.isPresent()) {
        return breach;
      }
      state = once;
    }
    return rules.start().equals(run.state(0))
        ? Optional.empty()
        : breach(0, "two starts are not equal");
  }

  private static <S extends GameState, M extends Move> void look(Rules<S, M> rules, S state) {
    MoveList<M> moves = rules.legalMoves(state);
    for (int i = 0; i < Math.min(MOST_ASKED, moves.size()); i++) {
      rules.refusal(state, moves.get(i));
    }
    rules.withCards(state, rules.table(state));
    if (state.turn().isChance()) {
      rules.chance(state, RandomSource.seeded(0));
    }
  }

  private static <S extends GameState, M extends Move> Optional<Breach> compare(
      Run<S, M> run,
      Rules<S, M> rules,
      int index,
      Snapshot before,
      Snapshot after,
      S once,
      S twice) {
    String move = rules.syntax().format(run.move(index));
    S played = run.state(index + 1);
    if (!before.table().equals(after.table())) {
      return breach(
          index + 1,
          "apply of "
              + move
              + " changed the state it was given: "
              + Lines.difference(before.table(), after.table()));
    }
    if (before.hash() != after.hash()) {
      return breach(index + 1, "apply of " + move + " changed the hash code of its state");
    }
    if (!once.equals(twice) || once.hashCode() != twice.hashCode()) {
      return breach(index + 1, "applied twice, " + move + " leads to states that are not equal");
    }
    if (!rules.table(once).equals(rules.table(twice))) {
      return breach(
          index + 1,
          "applied twice, "
              + move
              + " leads to different tables: "
              + Lines.difference(rules.table(once).toString(), rules.table(twice).toString()));
    }
    if (!once.equals(played)) {
      return breach(
          index + 1,
          "played again on newly made rules, "
              + move
              + " leads to another state: "
              + Lines.difference(
                  run.rules().table(played).toString(), rules.table(once).toString()));
    }
    return rules.legalMoves(once).equals(run.rules().legalMoves(played))
        ? Optional.empty()
        : breach(index + 1, "equal states have different legal moves after " + move);
  }

  private static Optional<Breach> breach(int index, String reason) {
    return Optional.of(new Breach(index, reason));
  }
}
