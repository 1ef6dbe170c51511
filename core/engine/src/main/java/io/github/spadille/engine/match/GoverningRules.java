package io.github.spadille.engine.match;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.Rule;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.SeenPile;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the rules that govern a decision: those that forbid what a seat might think of.
 *
 * <p>It tries moves like the legal ones, with other cards that the seat sees and other numbers and
 * words, and collects the rules by which they are refused. It asks nothing that the seat could not
 * ask itself. Where none is refused, as when any symbol may be guessed, the game names the rules.
 */
public final class GoverningRules {
  private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();
  private static final ImmutableList<String> NUMBERS =
      ImmutableList.of("0", "1", "2", "3", "5", "8", "13", "100");
  private static final int MOST_MODELS = 40;
  private static final int MOST_TRIES = 5000;

  private GoverningRules() {}

  /**
   * Returns the rules that govern what a seat decides now, in the order of the book; none if it has
   * nothing to decide.
   *
   * @param book the rules in force
   */
  public static <S extends GameState, M extends Move> ImmutableList<Rule> of(
      Match<S, M> match, int seat, Rulebook book) {
    Set<String> ids = new LinkedHashSet<>();
    for (String text : tries(match, seat)) {
      parse(match.rules().syntax(), seat, text)
          .flatMap(match::refusal)
          .ifPresent(refusal -> ids.add(refusal.ruleId()));
    }
    if (ids.isEmpty() && match.state().turn().contains(seat)) {
      ids.addAll(match.rules().governing(match.state(), seat)); // Whatever it does is allowed.
    }
    return book.rules().stream()
        .filter(rule -> ids.contains(rule.id()))
        .collect(ImmutableList.toImmutableList());
  }

  /** Returns texts of moves with the verbs that the seat can use now. */
  private static <S extends GameState, M extends Move> Set<String> tries(
      Match<S, M> match, int seat) {
    List<List<String>> models = new ArrayList<>();
    Set<String> words = new LinkedHashSet<>(NUMBERS);
    for (M move : Iterables.limit(match.legalMovesFor(Viewer.seat(seat)), MOST_MODELS)) {
      List<String> model = WORDS.splitToList(match.rules().syntax().format(move));
      models.add(model);
      words.addAll(model.subList(1, model.size()));
    }
    words.addAll(cards(match.viewFor(Viewer.seat(seat))));
    Set<String> tries = new LinkedHashSet<>();
    for (List<String> model : models) {
      addChanged(tries, model, words);
    }
    return tries;
  }

  private static void addChanged(Set<String> tries, List<String> model, Set<String> words) {
    tries.add(model.get(0));
    for (int place = 1; place < model.size(); place++) {
      for (String word : words) {
        if (tries.size() < MOST_TRIES) {
          List<String> changed = new ArrayList<>(model);
          changed.set(place, word);
          tries.add(String.join(" ", changed));
        }
      }
    }
  }

  private static ImmutableSet<String> cards(View view) {
    ImmutableSet.Builder<String> codes = ImmutableSet.builder();
    for (SeenPile pile : view.piles()) {
      pile.cards().forEach(seen -> seen.card().map(Card::code).ifPresent(codes::add));
    }
    return codes.build();
  }

  private static <M extends Move> Optional<M> parse(MoveSyntax<M> syntax, int seat, String text) {
    try {
      return Optional.of(syntax.parse(seat, text)).filter(move -> move.seat() == seat);
    } catch (IllegalArgumentException e) { // A NotationException is one.
      return Optional.empty(); // Most changes make no move; that is no answer of a rule.
    }
  }
}
