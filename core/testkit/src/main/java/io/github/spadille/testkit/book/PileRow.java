package io.github.spadille.testkit.book;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.rulebook.BookTable;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** A row of the table of piles. */
record PileRow(Names names, Whose whose, SeenBy seenBy) {
  /** To whom a pile belongs. */
  enum Whose {
    TABLE("table", ""),
    SEAT("each seat", "seat"),
    SIDE("each side", "side");

    private final String text;
    private final String each;

    Whose(String text, String each) {
      this.text = text;
      this.each = each;
    }

    static Whose of(String cell) {
      for (Whose whose : values()) {
        if (whose.text.equals(cell)) {
          return whose;
        }
      }
      throw new IllegalArgumentException(
          "whose: " + cell + "; allowed: table, each seat, each side");
    }
  }

  /**
   * Reads a row.
   *
   * @throws IllegalArgumentException if a cell is not understood
   */
  static PileRow of(BookTable.Row row) {
    Whose whose = Whose.of(row.cell("whose"));
    SeenBy seenBy = SeenBy.of(row.cell("seen by"));
    if (seenBy.needsWords() || (seenBy.needsOwner() && whose != Whose.SEAT)) {
      throw new IllegalArgumentException("seen by: " + seenBy + ", and whose: " + whose.text);
    }
    return new PileRow(Names.of(row.cell("name"), whose.each), whose, seenBy);
  }

  /** Adds what the row says must happen in some game. */
  void addWanted(Set<String> wanted) {
    for (Names.Name name : names.list()) {
      for (SeenBy.Clause clause : seenBy.clauses()) {
        wanted.add(wanted(name, clause));
      }
    }
  }

  private static String wanted(Names.Name name, SeenBy.Clause clause) {
    return "no card of pile " + name.text() + " is ever seen by: " + clause.text();
  }

  /**
   * Returns what is wrong with a pile of a name of this row, in words.
   *
   * @param shown to which is added what happens of all that is wanted
   */
  Optional<String> problem(Pile pile, Table table, int seats, Set<String> shown) {
    OptionalInt number = names.number(pile.name());
    if (whose == Whose.SEAT && number.orElse(0) >= seats) {
      return Optional.of("pile " + pile.name() + " is of no seat; there are " + seats);
    }
    OptionalInt owner = whose == Whose.SEAT ? number : OptionalInt.empty();
    if (!pile.owner().equals(owner)) {
      return Optional.of(
          "pile "
              + pile.name()
              + " belongs to "
              + owner(pile.owner())
              + "; the rulebook says: "
              + whose.text);
    }
    Names.Name name = names.find(pile.name()).orElseThrow();
    for (Audience audience : ImmutableSet.copyOf(pile.audiences())) {
      boolean allowed = false;
      for (SeenBy.Clause clause : seenBy.holding(table)) {
        if (clause.audience(table, owner, 0).equals(audience)) {
          allowed = true;
          shown.add(wanted(name, clause));
        }
      }
      if (!allowed) {
        return Optional.of(
            "a card of pile "
                + pile.name()
                + " is seen by "
                + text(audience)
                + "; the rulebook says: "
                + seenBy);
      }
    }
    return Optional.empty();
  }

  private static String owner(OptionalInt owner) {
    return owner.isPresent() ? "seat " + owner.getAsInt() : "nobody";
  }

  static String text(Audience audience) {
    if (audience.equals(Audience.NOBODY)) {
      return "nobody";
    }
    return audience.equals(Audience.ALL) ? "all" : "seat " + audience;
  }
}
