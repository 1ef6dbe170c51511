package io.github.spadille.formats.houserules;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.rulebook.Rule;
import io.github.spadille.engine.rulebook.Rulebook;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * What is known about a question that came up in play: the nearest first (HSE-19).
 *
 * <p>Where the group has not decided, the rulings of the base rules hold; {@link HouseRules#decide}
 * records what the group decides. Immutable.
 *
 * @param question the question
 * @param rulings rulings of the group
 * @param ownRules own rules of the group
 * @param defaults rulings of the base rules, as they are in force
 * @param rules rules of the rulebook, as they are in force
 */
public record RulingAnswer(
    String question,
    ImmutableList<Ruling> rulings,
    ImmutableList<OwnRule> ownRules,
    ImmutableList<BaseRuling> defaults,
    ImmutableList<Rule> rules) {
  private static final int MOST = 3;

  private record Scored<T>(T thing, int score) {}

  static RulingAnswer to(
      Entry entry, String question, int players, Locale language, Catalog catalog) {
    Rulebook inForce = entry.rulebook(catalog.game(entry.gameId()), players, language);
    return new RulingAnswer(
        question,
        nearest(question, entry.rulings(), r -> r + " " + r.rules()),
        nearest(question, entry.ownRules(), OwnRule::toString),
        nearest(question, BaseRuling.of(inForce), BaseRuling::toString),
        nearest(question, inForce.rules(), Rule::toString));
  }

  private static <T> ImmutableList<T> nearest(
      String question, Collection<T> things, Function<T, String> text) {
    List<Scored<T>> scored = new ArrayList<>();
    for (T thing : things) {
      int score = WordSearch.shared(question, text.apply(thing));
      if (score > 0) {
        scored.add(new Scored<>(thing, score));
      }
    }
    scored.sort(Comparator.comparingInt((Scored<T> s) -> s.score()).reversed());
    return scored.stream().limit(MOST).map(Scored::thing).collect(ImmutableList.toImmutableList());
  }

  /** Returns whether the group has decided something like it. */
  public boolean isDecided() {
    return !rulings.isEmpty() || !ownRules.isEmpty();
  }
}
