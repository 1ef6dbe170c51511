package io.github.spadille.testkit.law;

import com.google.common.base.Splitter;
import io.github.spadille.engine.screen.HandOrder;
import io.github.spadille.engine.screen.TableFacts;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.SeenPile;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the words of a game say for tables on a screen can be read, and names what is there. */
final class ScreenWords {
  private static final Pattern FACT = Pattern.compile("\\{~?([^{}~]*)}");
  private static final Splitter BLANKS = Splitter.on(' ').trimResults().omitEmptyStrings();
  private static final String SHOWN = "shown.";

  private ScreenWords() {}

  /** Returns what is wrong with the words, if anything is. */
  static Optional<String> problem(Words words, Table table, int seats) {
    for (String key : words.keys()) {
      Optional<String> problem =
          inHolding(words, key, table)
              .or(() -> inPhases(words, key))
              .or(() -> inShort(words, key))
              .or(() -> withoutShort(words, key));
      if (problem.isPresent()) {
        return problem;
      }
    }
    return inLists(words, table, seats).or(() -> inHands(words, table, seats));
  }

  private static Optional<String> inHolding(Words words, String key, Table table) {
    if (!key.equals("hold") && !key.startsWith("hold.")) {
      return Optional.empty();
    }
    Matcher fact = FACT.matcher(words.pattern(key).orElseThrow());
    while (fact.find()) {
      String name = fact.group(1);
      if (table.facts().stream().noneMatch(each -> each.name().equals(name))) {
        return Optional.of("the words of " + key + " name a fact that is not there: " + name);
      }
    }
    return Optional.empty();
  }

  private static Optional<String> inPhases(Words words, String key) {
    if (!key.startsWith(SHOWN)) {
      return Optional.empty();
    }
    return BLANKS.splitToList(words.pattern(key).orElseThrow()).stream()
        .filter(phase -> !phase.equals(TableFacts.IF_ANY) && !words.has("phase." + phase))
        .findFirst()
        .map(phase -> "the words of " + key + " name a phase that is not there: " + phase);
  }

  private static Optional<String> inShort(Words words, String key) {
    if (!key.startsWith("short.")) {
      return Optional.empty();
    }
    String whole = key.substring("short.".length());
    return words.has(whole) ? Optional.empty() : Optional.of(key + " is short for nothing");
  }

  /** Whoever shows it beside its owners need not say once more whose it is. */
  private static Optional<String> withoutShort(Words words, String key) {
    boolean isName = key.startsWith("pile.") || key.startsWith("fact.");
    return isName && words.namesOwner(key) && !words.has("short." + key)
        ? Optional.of("the words of " + key + " name the owner, and short." + key + " is not there")
        : Optional.empty();
  }

  private static Optional<String> inLists(Words words, Table table, int seats) {
    for (Fact fact : table.facts()) {
      int size = fact.words().size();
      if (fact.isEach() && size != seats && size != words.sides().size()) {
        return Optional.of(
            "the fact " + fact + " is said to have a value for each seat or side; found " + size);
      }
    }
    return Optional.empty();
  }

  private static Optional<String> inHands(Words words, Table table, int seats) {
    for (int seat = 0; seat < seats; seat++) {
      SeenTable seen = table.seenBy(Viewer.seat(seat));
      HandOrder order = HandOrder.of(words, seen::fact);
      for (SeenPile pile : seen.piles()) {
        int cards;
        try {
          cards = order.groups(pile).stream().mapToInt(group -> group.size()).sum();
        } catch (IllegalArgumentException e) {
          return Optional.of("nobody can hold " + pile.name() + ": " + e.getMessage());
        }
        if (cards != pile.size()) {
          return Optional.of(pile + " is held as " + order.groups(pile));
        }
      }
    }
    return Optional.empty();
  }
}
