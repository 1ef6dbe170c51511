package io.github.spadille.testkit.law;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multiset;
import com.google.common.collect.Multisets;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.knowledge.Knowledge.Choice;
import io.github.spadille.engine.knowledge.Knowledge.Place;
import io.github.spadille.engine.knowledge.Past;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.table.Viewer;
import io.github.spadille.testkit.subject.Subject;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** What a viewer is said to know is so. */
final class KnowledgeIsTrue extends SampleLaw {
  private static final int POSITIONS = 4;
  private static final int LEAST = 6;
  private static final long MOST_MOVES = 6_000;

  @Override
  public String sentence() {
    return "What a viewer is said to know of hidden cards and secret choices is true: cards that it"
        + " knows lie there, others are among those possible, and no choice is ruled out that was"
        + " made.";
  }

  @Override
  <S extends GameState, M extends Move> Sample<S, M> sample(Subject<S, M, ?> subject, long seed) {
    return new Known<>(new SplittableRandom(seed));
  }

  /** What was said to be known in games. */
  private static final class Known<S extends GameState, M extends Move> implements Sample<S, M> {
    private final RandomGenerator random;
    private final Spending spending = new Spending(MOST_MOVES, LEAST);
    private Optional<String> wrong = Optional.empty();

    Known(RandomGenerator random) {
      this.random = random;
    }

    @Override
    public void see(Run<S, M> run) {
      for (int i = 0; i < POSITIONS; i++) {
        int index = random.nextInt(run.length() + 1);
        for (Viewer viewer : run.players()) {
          if (wrong.isEmpty()) {
            wrong =
                look(run, index, viewer)
                    .map(
                        why ->
                            run.setup()
                                + ", seed "
                                + run.seed()
                                + ", after "
                                + index
                                + " moves, to "
                                + viewer
                                + ": "
                                + why);
          }
        }
      }
    }

    private Optional<String> look(Run<S, M> run, int index, Viewer viewer) {
      Past<S, M> past = run.match(index).pastFor(viewer);
      if (!spending.affords(run, index, past)) {
        return Optional.empty();
      }
      try {
        return new Truth<>(run, index, past).difference();
      } catch (RuntimeException e) {
        return Optional.of(RunLaw.threw("the game", e));
      }
    }

    @Override
    public Optional<String> problem() {
      return wrong;
    }
  }

  /** The truth, against which knowledge is held. */
  private static final class Truth<S extends GameState, M extends Move> {
    private final Run<S, M> run;
    private final int index;
    private final Past<S, M> past;
    private final Table table;
    private final io.github.spadille.engine.knowledge.Knowledge knowledge;
    private final Multiset<Card> unknown = HashMultiset.create();

    Truth(Run<S, M> run, int index, Past<S, M> past) {
      this.run = run;
      this.index = index;
      this.past = past;
      this.table = run.table(index);
      this.knowledge = io.github.spadille.engine.knowledge.Knowledge.of(past);
    }

    Optional<String> difference() {
      Set<String> said = new LinkedHashSet<>();
      for (Place place : knowledge.places()) {
        said.add(place.pile());
      }
      Set<String> hidden = new LinkedHashSet<>();
      for (Pile pile : table.piles()) {
        if (!faceDown(pile).isEmpty()) {
          hidden.add(pile.name());
        }
      }
      if (!said.equals(hidden)) {
        return Optional.of("cards lie face down in " + hidden + ", it knows of " + said);
      }
      for (Place place : knowledge.places()) {
        Optional<String> difference = difference(place, table.pile(place.pile()));
        if (difference.isPresent()) {
          return difference.map(why -> "of " + place.pile() + " " + why);
        }
      }
      if (!unknown.equals(HashMultiset.create(knowledge.unseen()))) {
        return Optional.of("not known are " + unknown + ", it is said " + knowledge.unseen());
      }
      return choices();
    }

    private Multiset<Card> faceDown(Pile pile) {
      Multiset<Card> faceDown = HashMultiset.create();
      for (int i = 0; i < pile.size(); i++) {
        if (!pile.audiences().get(i).includes(past.viewer())) {
          faceDown.add(pile.cards().get(i));
        }
      }
      return faceDown;
    }

    private Optional<String> difference(Place place, Pile pile) {
      Multiset<Card> faceDown = faceDown(pile);
      Multiset<Card> known = HashMultiset.create(place.known());
      if (place.faceDown() != faceDown.size()) {
        return Optional.of("it counts " + place.faceDown() + " cards, not " + faceDown.size());
      }
      if (!Multisets.containsOccurrences(faceDown, known)) {
        return Optional.of("it knows " + known + ", but there lie " + faceDown);
      }
      Multiset<Card> others = Multisets.difference(faceDown, known);
      if (!place.possible().containsAll(others.elementSet())) {
        return Optional.of("it thinks " + place.possible() + " possible, but there lie " + others);
      }
      for (ImmutableSet<Card> some : place.oneOf()) {
        if (Collections.disjoint(some, pile.cards())) {
          return Optional.of("it knows one of " + some + ", but there lie " + pile.cards());
        }
      }
      unknown.addAll(others);
      return Optional.empty();
    }

    /** Finds the secret choices among the moves, in order. */
    private Optional<String> choices() {
      int at = index - past.seen().size();
      for (Choice choice : knowledge.choices()) {
        while (at < index && !isMade(choice, run.move(at))) {
          at++;
        }
        if (at == index) {
          return Optional.of("nothing of " + choice + " was chosen");
        }
        at++;
      }
      return Optional.empty();
    }

    private boolean isMade(Choice choice, M move) {
      return move.seat() == choice.seat()
          && choice.alternatives().contains(run.rules().syntax().format(move));
    }
  }
}
