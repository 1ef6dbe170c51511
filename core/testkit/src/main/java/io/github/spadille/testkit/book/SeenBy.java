package io.github.spadille.testkit.book;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Who sees a card or a word, as a cell says it: one clause or several. */
record SeenBy(ImmutableList<Clause> clauses) {
  private static final String OWNER = "its owner";
  private static final String EACH_ITS_OWN = "each seat its own";
  private static final Splitter CLAUSES = Splitter.on(Pattern.compile("[,;] ")).trimResults();
  private static final Pattern CLAUSE =
      Pattern.compile(
          "(?:then )?(all|nobody|its owner|each seat its own|the seats? in `([^`]+)`)"
              + "(?: ((?:for|once|until|while) .+))?");
  private static final Pattern FACT =
      Pattern.compile("(once|until|while) `([^`]+)` is (`[^`]+`(?:(?:, | or |, or )`[^`]+`)*)");

  /**
   * Who sees something, and when.
   *
   * @param text the clause as the book has it
   * @param who the words that say who
   * @param fact the fact that names the seats; empty if none does
   * @param when when it holds; nothing if the clause does not say
   */
  record Clause(String text, String who, String fact, @Nullable When when) {
    /** Returns who sees something at some place of a pile or a fact. */
    Audience audience(Table table, OptionalInt owner, int place) {
      return switch (who) {
        case "all" -> Audience.ALL;
        case "nobody" -> Audience.NOBODY;
        case OWNER -> Audience.seat(owner.orElseThrow());
        case EACH_ITS_OWN -> Audience.seat(place);
        default -> Audience.of(seats(table.fact(fact).words()));
      };
    }

    /** Returns the seats among some words; what is none is passed over. */
    private static Seats seats(Iterable<String> words) {
      Seats seats = Seats.none();
      for (String word : words) {
        Integer seat = Ints.tryParse(word);
        seats = seat == null || seat < 0 || seat >= Viewer.MAX_SEATS ? seats : seats.with(seat);
      }
      return seats;
    }
  }

  /**
   * When a clause holds.
   *
   * @param fact the fact that decides it; empty if only people can tell
   * @param values the values of the fact that decide it
   * @param until whether it holds for all other values
   */
  record When(String fact, ImmutableSet<String> values, boolean until) {
    boolean isReadable() {
      return !fact.isEmpty();
    }

    boolean holds(Table table) {
      return values.contains(table.fact(fact).value()) != until;
    }
  }

  /**
   * Reads a cell.
   *
   * @throws IllegalArgumentException if it is not made of the words that are allowed
   */
  static SeenBy of(String cell) {
    ImmutableList.Builder<Clause> clauses = ImmutableList.builder();
    for (String text : CLAUSES.split(cell)) {
      Matcher clause = CLAUSE.matcher(text);
      if (!clause.matches()) {
        throw new IllegalArgumentException(
            "seen by: "
                + text
                + "; allowed: all, nobody, its owner, each seat its own, the seat in `fact`, each"
                + " with once, until, while or for if it holds at times");
      }
      String fact = clause.group(2);
      clauses.add(
          new Clause(text, clause.group(1), fact == null ? "" : fact, when(clause.group(3))));
    }
    return new SeenBy(clauses.build());
  }

  private static @Nullable When when(@Nullable String text) {
    if (text == null) {
      return null;
    }
    Matcher fact = FACT.matcher(text);
    if (fact.matches()) {
      return new When(fact.group(2), Quoted.words(fact.group(3)), fact.group(1).equals("until"));
    }
    if (text.contains("` is ")) {
      throw new IllegalArgumentException(
          "seen by: " + text + "; expected: once `fact` is `value` or `value`");
    }
    return new When("", ImmutableSet.of(), false);
  }

  /** Tells whether a clause speaks of an owner. */
  boolean needsOwner() {
    return clauses.stream().anyMatch(clause -> clause.who().equals(OWNER));
  }

  /** Tells whether a clause speaks of a word for each seat. */
  boolean needsWords() {
    return clauses.stream().anyMatch(clause -> clause.who().equals(EACH_ITS_OWN));
  }

  /** Returns the facts by which the program decides who sees something. */
  ImmutableSet<String> facts() {
    ImmutableSet.Builder<String> facts = ImmutableSet.builder();
    for (Clause clause : clauses) {
      When when = clause.when();
      if (!clause.fact().isEmpty()) {
        facts.add(clause.fact());
      }
      if (when != null && when.isReadable()) {
        facts.add(when.fact());
      }
    }
    return facts.build();
  }

  /** Returns the clauses that may hold now; a clause that does not say when gives way to others. */
  ImmutableList<Clause> holding(Table table) {
    boolean decided = false;
    for (Clause clause : clauses) {
      When when = clause.when();
      decided |= when != null && when.isReadable() && when.holds(table);
    }
    ImmutableList.Builder<Clause> holding = ImmutableList.builder();
    for (Clause clause : clauses) {
      When when = clause.when();
      if (when == null ? !decided : !when.isReadable() || when.holds(table)) {
        holding.add(clause);
      }
    }
    return holding.build();
  }

  /** Returns the cell. */
  @Override
  public String toString() {
    return clauses.stream().map(Clause::text).collect(Collectors.joining(", "));
  }
}
