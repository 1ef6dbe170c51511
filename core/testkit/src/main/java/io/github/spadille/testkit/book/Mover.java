package io.github.spadille.testkit.book;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.Table;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Who makes a move, and when, as a cell says it.
 *
 * @param text the whole cell
 * @param who the words that say who
 * @param fact the fact that names the seats; empty if none does
 * @param phases the values of the fact {@code phase} in which the move is made; none if the cell
 *     names none
 */
record Mover(String text, String who, String fact, ImmutableSet<String> phases) {
  private static final Pattern CELL =
      Pattern.compile(
          "(chance|the seat in turn|a seat in turn|the seats? in `([^`]+)`)(?:, (.*))?");
  private static final Pattern PHASES =
      Pattern.compile("\\bphases? (`[^`]+`(?:(?: |, | or |, or | and |, and )`[^`]+`)*)");
  private static final String PHASE = "phase";

  /**
   * Reads a cell.
   *
   * @throws IllegalArgumentException if it is not made of the words that are allowed
   */
  static Mover of(String cell) {
    Matcher matcher = CELL.matcher(cell);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "whose: "
              + cell
              + "; allowed: chance, the seat in turn, a seat in turn, the seat in `fact`, each"
              + " with more words after a comma");
    }
    String fact = matcher.group(2);
    String rest = matcher.group(3);
    Matcher phases = PHASES.matcher(rest == null ? "" : rest);
    return new Mover(
        cell,
        matcher.group(1),
        fact == null ? "" : fact,
        phases.find() ? Quoted.words(phases.group(1)) : ImmutableSet.of());
  }

  /** Returns the facts by which the program decides who makes the move. */
  ImmutableSet<String> facts() {
    ImmutableSet.Builder<String> facts = ImmutableSet.builder();
    if (!fact.isEmpty()) {
      facts.add(fact);
    }
    if (!phases.isEmpty()) {
      facts.add(PHASE);
    }
    return facts.build();
  }

  boolean isChance() {
    return who.equals("chance");
  }

  /** Tells whether several seats may act when the move is made. */
  boolean isOneOfSeveral() {
    return who.equals("a seat in turn");
  }

  /** Tells whether a seat, or chance, may make the move now. */
  boolean fits(Table table, Turn turn, int seat) {
    if (!phases.isEmpty() && !phases.contains(table.fact(PHASE).value())) {
      return false;
    }
    return switch (who) {
      case "chance" -> turn.isChance() && seat < 0;
      case "the seat in turn" -> turn.seats().size() == 1 && turn.contains(seat);
      case "a seat in turn" -> turn.contains(seat);
      default -> table.fact(fact).words().contains(Integer.toString(seat));
    };
  }

  /** Returns the phase that play is in, if the cell names phases. */
  String phase(Table table) {
    return phases.isEmpty() ? "" : table.fact(PHASE).value();
  }
}
