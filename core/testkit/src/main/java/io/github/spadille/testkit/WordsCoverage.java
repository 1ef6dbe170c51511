package io.github.spadille.testkit;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ContiguousSet;
import com.google.common.collect.DiscreteDomain;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Range;
import com.google.common.collect.Sets;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.words.Words;
import io.github.spadille.testkit.book.SpokenSource;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Checks that every word of a game is used, that every refusal in its code has words with as many
 * parameters, and that every translation has the same keys and parameters, and the definition of
 * every kind of game that it is.
 *
 * <p>The laws look at the words that random games use; this looks at the sources, so that nothing
 * that is rare is left out.
 */
final class WordsCoverage {
  private static final Splitter DOTS = Splitter.on('.');

  /** Codes of ranks and suits, numbers, answers. */
  private static final Pattern SHORT = Pattern.compile("[0-9]+|.|yes|no");

  private static final ImmutableSet<String> FOR_PROGRAMS = ImmutableSet.of("hold", "shown");

  private static final ImmutableSet<String> ENDS = ImmutableSet.of("won", "lost", "drawn");

  private final Game<?, ?, ?> game;
  private final Words words;
  private final ImmutableSet<String> inherited;
  private final SpokenSource source;

  /**
   * Creates the coverage.
   *
   * @param inherited keys that another module uses, as those of the base of a variant
   */
  WordsCoverage(Game<?, ?, ?> game, ImmutableSet<String> inherited, Path sources) {
    this.game = game;
    this.words = game.words();
    this.inherited = inherited;
    this.source = SpokenSource.of(sources);
  }

  /** Throws an {@link AssertionError} that tells all that is missing or wrong. */
  void check() {
    List<String> problems = new ArrayList<>();
    addUnused(problems);
    addRefusals(problems);
    addTranslations(problems);
    if (!problems.isEmpty()) {
      throw new AssertionError(game.id() + ".properties: " + Joiner.on("\n").join(problems));
    }
  }

  private void addUnused(List<String> problems) {
    for (String key : words.keys()) {
      if (!inherited.contains(key) && !isUsed(DOTS.splitToList(key))) {
        problems.add(key + " is used nowhere");
      }
    }
  }

  private boolean isUsed(List<String> key) {
    String kind = key.get(0);
    List<String> names = key.subList(1, key.size());
    return switch (kind) {
      case "pile", "fact", "word", "stage", "score", "pad" -> says(names);
      case "thumb" -> source.words().contains(Joiner.on('.').join(key));
      case "phase" -> game.rulebook().text().contains("`" + names.get(0) + "`");
      case "move", "offer" -> isMove(names.get(0)) || says(names.subList(0, 1));
      case "refusal" -> source.reasons().contains(Joiner.on('.').join(names)) || says(names);
      case "card" -> isOnTable(names.get(0));
      case "end" -> names.size() == 1 && ENDS.contains(names.get(0));
      case "short" -> isUsed(names);
      case "shown" -> says(names);
      case "hold" -> names.isEmpty() || names.get(0).equals("first") || says(names.subList(0, 1));
      // They replace the engine's.
      case "rank", "suit", "sign", "spoken", "player", "side", "nobody", "list" -> true;
      default -> false;
    };
  }

  private boolean says(List<String> names) {
    return names.stream()
        .allMatch(
            name ->
                source.words().contains(name)
                    || SHORT.matcher(name).matches()
                    || source.words().stream().anyMatch(text -> text.startsWith(name + ".")));
  }

  private boolean isMove(String key) {
    return game.seatCounts().stream()
        .anyMatch(seats -> game.rules(seats).syntax().keys().contains(key));
  }

  private boolean isOnTable(String code) {
    return tables().stream().anyMatch(pile -> contains(pile, code));
  }

  private ImmutableList<Pile> tables() {
    ImmutableList.Builder<Pile> piles = ImmutableList.builder();
    for (int seats : game.seatCounts()) {
      piles.addAll(start(game, seats));
    }
    return piles.build();
  }

  private static <S extends GameState> ImmutableList<Pile> start(Game<S, ?, ?> game, int seats) {
    return game.rules(seats).table(game.rules(seats).start()).piles();
  }

  private static boolean contains(Pile pile, String code) {
    return pile.cards().stream().anyMatch(card -> card.code().equals(code));
  }

  private void addRefusals(List<String> problems) {
    for (String reason : Sets.difference(source.reasons(), source.refusals().keySet())) {
      if (isOfThisGame(reason) && !words.has("refusal." + reason)) {
        problems.add("no words for refusal." + reason);
      }
    }
    source
        .refusals()
        .forEach(
            (reason, parameters) -> {
              String key = "refusal." + reason;
              if (isOfThisGame(reason)) {
                problemOf(key, parameters).ifPresent(problems::add);
              }
            });
  }

  /** A module may carry out other games too. */
  private boolean isOfThisGame(String reason) {
    String prefix = reason.substring(0, reason.indexOf('-') + 1);
    return game.rulebook().ids().stream().anyMatch(id -> id.startsWith(prefix));
  }

  private Optional<String> problemOf(String key, int parameters) {
    if (!words.has(key)) {
      return Optional.of("no words for " + key);
    }
    ImmutableSet<Integer> expected =
        parameters == 0
            ? ImmutableSet.of()
            : ContiguousSet.create(Range.closedOpen(0, parameters), DiscreteDomain.integers());
    return words.parameters(key).equals(expected)
        ? Optional.empty()
        : Optional.of(key + " names the parameters " + words.parameters(key) + ", not " + expected);
  }

  private void addTranslations(List<String> problems) {
    for (String language : Locale.getISOLanguages()) {
      Words translated = words.in(new Locale(language));
      if (translated.locale().getLanguage().equals(language) && !language.equals("en")) {
        for (String key : words.keys()) {
          if (isForPrograms(key)) {
            continue;
          }
          if (!translated.isTranslated(key)) {
            problems.add("no words in " + language + " for " + key);
          } else if (!translated.parameters(key).equals(words.parameters(key))) {
            problems.add(key + " names other parameters in " + language);
          }
        }
        for (String key : translated.keys()) {
          if (!words.keys().contains(key)) {
            problems.add(key + " has words in " + language + " alone");
          }
        }
        addTags(problems, new Locale(language));
      }
    }
  }

  /** How cards are held, and when a fact is shown, is the same in every language. */
  private static boolean isForPrograms(String key) {
    return FOR_PROGRAMS.contains(DOTS.splitToList(key).get(0));
  }

  private void addTags(List<String> problems, Locale locale) {
    for (Tag tag : Iterables.concat(ImmutableList.of(game.family()), game.tags())) {
      if (!tag.isTranslated(locale)) {
        problems.add("no definition in " + locale + " of tag " + tag);
      }
    }
  }
}
