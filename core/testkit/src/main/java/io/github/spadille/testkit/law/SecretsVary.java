package io.github.spadille.testkit.law;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.subject.Subject;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is declared to be hidden is, varies, and is compared; so that the laws of secrecy are not
 * kept by looking at nothing.
 */
final class SecretsVary extends SampleLaw {
  private static final int POSITIONS = 40;

  /** A twin shows something if it differs where nobody sees it, at so many steps of all games. */
  private static final int STEPS = 20;

  @Override
  public String sentence() {
    return "Every pile declared as hidden hides cards that can be exchanged; every card dealt into"
        + " one, every fact and every choice declared as secret is otherwise in some twin for a"
        + " while; and what a table or a log hides is declared.";
  }

  @Override
  <S extends GameState, M extends Move> Sample<S, M> sample(Subject<S, M, ?> subject, long seed) {
    return new Found<>(subject, seed);
  }

  /** What was found in games. */
  private static final class Found<S extends GameState, M extends Move> implements Sample<S, M> {
    private final Subject<S, M, ?> subject;
    private final long seed;
    private final Secrets declared;
    private final Set<String> piles;
    private final Set<String> dealt = new LinkedHashSet<>();
    private final Multiset<String> pileSteps = HashMultiset.create();
    private final Multiset<String> factSteps = HashMultiset.create();
    private final Multiset<String> choiceSteps = HashMultiset.create();
    private boolean sawScenarios;
    private Optional<Fault<S, M>> undeclared = Optional.empty();

    Found(Subject<S, M, ?> subject, long seed) {
      this.subject = subject;
      this.seed = seed;
      this.declared = subject.secrets();
      this.piles = new LinkedHashSet<>(declared.piles());
    }

    @Override
    public void see(Run<S, M> run) {
      for (int index : run.positions(POSITIONS)) {
        Position<S, M> position = new Position<>(run, index, 0);
        undeclared = undeclared.or(() -> undeclared(position).map(why -> shown(run, index, why)));
        exchange(position);
      }
      run.twins().forEach(this::see);
    }

    private Fault<S, M> shown(Run<S, M> run, int index, String why) {
      return Fault.shown(
          new Evidence<>(
              run,
              new Breach(index, why),
              fewer ->
                  undeclared(new Position<>(fewer, fewer.length(), 0))
                      .map(again -> new Breach(fewer.length(), again)),
              Evidence.PATIENCE));
    }

    private void exchange(Position<S, M> position) {
      if (!piles.isEmpty()) {
        piles.removeAll(exchanged(position));
      }
    }

    /** Looks for piles of which cards are so rarely exchanged that only a scenario has them. */
    private void exchangeInScenarios() {
      if (sawScenarios) {
        return;
      }
      sawScenarios = true;
      if (!piles.isEmpty()) {
        for (Run<S, M> run : Run.ofScenarios(subject, seed)) {
          run.positions(POSITIONS).forEach(index -> exchange(new Position<>(run, index, 0)));
        }
      }
    }

    private void see(Twin<S, M> twin) {
      M move = twin.change().move();
      if (!move.isChance()) {
        choiceSteps.add(Texts.verb(twin.run().rules().syntax(), move), twin.steps());
      }
      for (int step = 0; step < twin.steps(); step++) {
        Table one = twin.run().table(twin.index(step));
        Table other = twin.table(step);
        for (Pile pile : one.piles()) {
          Optional<String> name = declared.declaredName(pile);
          if (name.isPresent() && isOther(pile, other)) {
            pileSteps.add(name.get());
            if (move.isChance() && step == 0) {
              dealt.add(name.get());
            }
          }
        }
        for (Fact fact : one.facts()) {
          Optional<String> name = declared.declaredName(fact);
          if (name.isPresent() && !other.fact(fact.name()).equals(fact)) {
            factSteps.add(name.get());
          }
        }
      }
    }

    private static boolean isOther(Pile pile, Table table) {
      return table.hasPile(pile.name()) && !table.pile(pile.name()).equals(pile);
    }

    @Override
    public boolean wantsMore() {
      exchangeInScenarios();
      return undeclared.isEmpty() && (!piles.isEmpty() || !untried().isEmpty());
    }

    @Override
    public Optional<Fault<S, M>> problem() {
      exchangeInScenarios();
      if (undeclared.isPresent()) {
        return undeclared;
      }
      if (!piles.isEmpty()) {
        return Optional.of(
            Fault.inNone("declared as hidden, but no card was ever exchanged there: " + piles));
      }
      List<String> untried = untried();
      return untried.isEmpty()
          ? Optional.empty()
          : Optional.of(
              Fault.inNone("otherwise in a twin for less than " + STEPS + " steps: " + untried));
    }

    /** Returns what is secret, and was otherwise in twins for too few steps. */
    private List<String> untried() {
      List<String> untried = new ArrayList<>();
      addUntried(untried, "pile ", dealt, pileSteps);
      addUntried(untried, "fact ", declared.facts(), factSteps);
      addUntried(untried, "choice ", declared.choices(), choiceSteps);
      return untried;
    }

    private static void addUntried(
        List<String> untried, String kind, Set<String> names, Multiset<String> steps) {
      for (String name : names) {
        if (steps.count(name) < STEPS) {
          untried.add(kind + name);
        }
      }
    }
  }

  /** Finds what the game hides, and the declaration says nothing of. */
  private static <S extends GameState, M extends Move> Optional<String> undeclared(
      Position<S, M> position) {
    return undeclared(position.secrets(), position.table())
        .or(() -> position.isStart() ? Optional.empty() : undeclaredMove(position));
  }

  /** Finds what a table hides, and the declaration says nothing of. */
  static Optional<String> undeclared(Secrets secrets, Table table) {
    for (Pile pile : table.piles()) {
      if (hides(pile.audiences()) && secrets.declaredName(pile).isEmpty()) {
        return Optional.of("the table hides cards of " + pile.name() + ", which is not declared");
      }
    }
    for (Fact fact : table.facts()) {
      if (hides(fact.audiences()) && secrets.declaredName(fact).isEmpty()) {
        return Optional.of("the table hides the fact " + fact.name() + ", which is not declared");
      }
    }
    return Optional.empty();
  }

  private static <S extends GameState, M extends Move> Optional<String> undeclaredMove(
      Position<S, M> position) {
    M move = position.lastMove();
    String verb = Texts.verb(position.syntax(), move);
    boolean conceals =
        position
            .syntax()
            .isHidden(position.rules().seenBy(Viewer.bystander(), position.before(), move));
    return conceals && !move.isChance() && !position.secrets().choices().contains(verb)
        ? Optional.of("the log conceals " + verb + ", which is not declared")
        : Optional.empty();
  }

  private static boolean hides(List<Audience> audiences) {
    return audiences.stream().anyMatch(audience -> audience != Audience.ALL);
  }

  private static <S extends GameState, M extends Move> Set<String> exchanged(
      Position<S, M> position) {
    Secrets secrets = position.secrets();
    Set<String> names = new LinkedHashSet<>();
    for (Viewer viewer : position.viewers()) {
      Exchange exchange = Exchange.among(position.table(), secrets, viewer);
      for (Table other : exchange.all(position.random())) {
        for (Pile pile : position.table().piles()) {
          if (!pile.cards().equals(other.pile(pile.name()).cards())) {
            secrets.declaredName(pile).ifPresent(names::add);
          }
        }
      }
    }
    return names;
  }
}
