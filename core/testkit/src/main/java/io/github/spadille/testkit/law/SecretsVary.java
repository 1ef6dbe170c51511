package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.table.Viewer;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.subject.Subject;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What is declared to be hidden holds cards, and they are exchanged; so that the laws of secrecy
 * are not kept by looking at nothing.
 */
final class SecretsVary extends SampleLaw {
  private static final int GAMES = 60;
  private static final int POSITIONS = 40;

  @Override
  public String sentence() {
    return "Every pile declared as hidden hides cards that can be exchanged, every pile that hides"
        + " cards is declared, and every move declared as concealed is made.";
  }

  @Override
  <S extends GameState, M extends Move, O> Optional<String> problem(
      Subject<S, M, O> subject, long seed) {
    Set<String> piles = new LinkedHashSet<>(subject.secrets().piles());
    Set<String> moves = new LinkedHashSet<>(subject.secrets().moves());
    for (int game = 0; game < GAMES; game++) {
      Run<S, M> run = Run.play(subject, seed * GAMES + game);
      for (M move : run.moves()) {
        moves.remove(Texts.verb(run.rules().syntax(), move));
      }
      int step = 1 + run.length() / POSITIONS;
      for (int index = 0; index <= run.length(); index += step) {
        Position<S, M> position = new Position<>(run, index, 0);
        Optional<String> undeclared = undeclared(position);
        if (undeclared.isPresent()) {
          return undeclared;
        }
        if (!piles.isEmpty()) {
          piles.removeAll(exchanged(position));
        }
      }
      if (piles.isEmpty() && moves.isEmpty() && game >= 5) {
        return Optional.empty();
      }
    }
    if (!piles.isEmpty()) {
      return Optional.of("declared as hidden, but no card was ever exchanged there: " + piles);
    }
    return moves.isEmpty()
        ? Optional.empty()
        : Optional.of("declared as concealed, but never made: " + moves);
  }

  /** Finds a pile of which the table hides a card, and the declaration says nothing. */
  private static <S extends GameState, M extends Move> Optional<String> undeclared(
      Position<S, M> position) {
    for (Pile pile : position.table().piles()) {
      boolean hides = pile.audiences().stream().anyMatch(audience -> audience != Audience.ALL);
      if (hides && position.secrets().declaredName(pile).isEmpty()) {
        return Optional.of("the table hides cards of " + pile.name() + ", which is not declared");
      }
    }
    return Optional.empty();
  }

  private static <S extends GameState, M extends Move> Set<String> exchanged(
      Position<S, M> position) {
    Secrets secrets = position.secrets();
    Set<String> names = new LinkedHashSet<>();
    for (Viewer viewer : position.viewers()) {
      Optional<Table> other = Exchange.of(position.table(), secrets, viewer, position.random());
      if (other.isPresent()) {
        for (Pile pile : position.table().piles()) {
          if (!pile.cards().equals(other.get().pile(pile.name()).cards())) {
            secrets.declaredName(pile).ifPresent(names::add);
          }
        }
      }
    }
    return names;
  }
}
