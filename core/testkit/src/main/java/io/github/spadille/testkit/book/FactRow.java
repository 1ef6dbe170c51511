package io.github.spadille.testkit.book;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.rulebook.BookTable;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Table;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** A row of the table of facts. */
record FactRow(Names names, FactValue value, SeenBy seenBy) {
  /**
   * Reads a row.
   *
   * @throws IllegalArgumentException if a cell is not understood
   */
  static FactRow of(BookTable.Row row) {
    Names names = Names.of(row.cell("name"), "");
    SeenBy seenBy = SeenBy.of(row.cell("seen by"));
    if (seenBy.needsOwner() && !names.haveNumbers()) {
      throw new IllegalArgumentException(
          "seen by: " + seenBy + ", and the name has no place for a seat; allowed: `fact.<seat>`");
    }
    return new FactRow(names, FactValue.of(row.cell("value")), seenBy);
  }

  /** Adds what the row says must happen in some game. */
  void addWanted(Set<String> wanted) {
    for (Names.Name name : names.list()) {
      for (SeenBy.Clause clause : seenBy.clauses()) {
        wanted.add(wanted(name, clause));
      }
      for (String word : value.words()) {
        wanted.add(wanted(name, word));
      }
    }
  }

  private static String wanted(Names.Name name, SeenBy.Clause clause) {
    return "fact " + name.text() + " is never seen by: " + clause.text();
  }

  private static String wanted(Names.Name name, String word) {
    return "fact " + name.text() + " is never " + word;
  }

  /**
   * Returns what is wrong with a fact of a name of this row, in words.
   *
   * @param shown to which is added what happens of all that is wanted
   */
  Optional<String> problem(Fact fact, Table table, int seats, Set<String> shown) {
    Optional<String> wrong = value.problem(fact, seats);
    if (wrong.isPresent()) {
      return Optional.of(
          "fact " + fact + ": " + wrong.get() + "; the rulebook says: " + value.head());
    }
    Names.Name name = names.find(fact.name()).orElseThrow();
    for (String word : fact.words()) {
      if (value.words().contains(word)) {
        shown.add(wanted(name, word));
      }
    }
    OptionalInt owner = names.number(fact.name());
    ImmutableList<Audience> audiences = fact.audiences();
    for (int place = 0; place < audiences.size(); place++) {
      Audience audience = audiences.get(place);
      boolean allowed = false;
      for (SeenBy.Clause clause : seenBy.holding(table)) {
        if (clause.audience(table, owner, place).equals(audience)) {
          allowed = true;
          shown.add(wanted(name, clause));
        }
      }
      if (!allowed) {
        return Optional.of(
            "fact "
                + fact
                + " is seen by "
                + PileRow.text(audience)
                + "; the rulebook says: "
                + seenBy);
      }
    }
    return Optional.empty();
  }
}
