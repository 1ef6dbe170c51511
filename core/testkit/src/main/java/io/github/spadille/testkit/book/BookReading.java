package io.github.spadille.testkit.book;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.BookTable;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The tables of a rulebook under some house rules, as play must show them.
 *
 * <p>A rulebook has three tables, in sections {@code Piles}, {@code Facts} and {@code Moves}, and a
 * sentence {@code At most 56 moves are legal at once}. Their cells are plain English made of few
 * words, so that a program reads them too. What house rules change is marked as everywhere in the
 * book: a row {@code | {misere!=off} `bid misere` | ...}, a cell {@code {open=yes: all} {open=no:
 * its owner}}.
 *
 * <table>
 * <caption>Piles: name, whose, seen by</caption>
 * <tr><td>name</td><td>{@code `stock`}, several, {@code `c1` to `c10`}, or with places: {@code
 *   `set.<seat>.<n>`}; {@code <seat>}, {@code <side>} and {@code <n>} stand for a number, others for
 *   letters and digits. {@code `hand`} of each seat is short for {@code `hand.<seat>`}, and so for each
 *   side</td></tr>
 * <tr><td>whose</td><td>{@code table}, {@code each seat} (the owner), {@code each side} (no seat is
 *   the owner)</td></tr>
 * <tr><td>seen by</td><td>{@code all}, {@code nobody}, {@code its owner}, {@code the seat in
 *   `contractor`} (a fact). This holds for every card in every position. What holds at times says
 *   so with {@code once}, {@code until}, {@code while} or {@code for}, a clause for each: {@code
 *   its owner, all once it is laid open}. {@code once `exposed` is `yes`} is read by the program;
 *   other words are for people, and each such clause must hold for some card of some game</td></tr>
 * </table>
 *
 * <table>
 * <caption>Facts: name, value, seen by</caption>
 * <tr><td>name</td><td>as of piles</td></tr>
 * <tr><td>value</td><td>{@code `yes` or `no`} is all that there is; {@code a seat}, {@code the seat
 *   that ...}, {@code seats}, {@code a number}, {@code a number from 1 to 10}, {@code a
 *   number up to 0} is what it says, or one of the words in backticks beside it; {@code for each
 *   seat} is a word for each. Other words are for people, but where there can be nothing {@code
 *   `-`} stands in backticks. Each word in backticks must occur. What follows a colon, a semicolon or a
 *   parenthesis explains</td></tr>
 * <tr><td>seen by</td><td>as of piles; {@code each seat its own}: of a word for each seat</td></tr>
 * </table>
 *
 * <table>
 * <caption>Moves: text, whose</caption>
 * <tr><td>text</td><td>one or several examples: {@code `play 7d`}. A word of small letters stands
 *   for itself, any other for one word such as it; {@code ...} for any number more, {@code <52
 *   cards>} for so many words, {@code <cards>} for any number</td></tr>
 * <tr><td>whose</td><td>{@code chance}, {@code the seat in turn} (alone), {@code a seat in turn} (of
 *   several), {@code the seat in `dealer`}; after a comma words for people, of which {@code phases
 *   `first` `second`} are read: then and only then is the move made</td></tr>
 * </table>
 *
 * <p>A cell that is not understood is a problem. Columns of other names are for people. Immutable.
 */
public final class BookReading {
  private static final String PILES = "Piles";
  private static final String FACTS = "Facts";
  private static final String MOVES = "Moves";
  private static final String STAGES = "Stages";

  private final ImmutableList<PileRow> piles;
  private final ImmutableList<FactRow> facts;
  private final ImmutableList<MoveRow> moves;
  private final ImmutableSet<String> stages;
  private final int bound;
  private final ImmutableSet<String> lines;
  private final ImmutableList<String> problems;

  private BookReading(Rulebook book, Map<String, String> choices) {
    List<String> wrong = new ArrayList<>();
    Set<String> inForce = new LinkedHashSet<>();
    this.piles = rows(book, PILES, choices, PileRow::of, inForce, wrong);
    this.facts = rows(book, FACTS, choices, FactRow::of, inForce, wrong);
    this.moves = rows(book, MOVES, choices, MoveRow::of, inForce, wrong);
    this.stages =
        ImmutableSet.copyOf(rows(book, STAGES, choices, BookReading::stage, inForce, wrong));
    this.bound = bound(book.inForce(choices), wrong);
    piles.forEach(row -> addUnknown(row.seenBy().facts(), wrong));
    facts.forEach(row -> addUnknown(row.seenBy().facts(), wrong));
    moves.forEach(row -> addUnknown(row.mover().facts(), wrong));
    this.lines = ImmutableSet.copyOf(inForce);
    this.problems = ImmutableList.copyOf(wrong);
  }

  /** Reads the rulebook of a game under the house rules of a setup. */
  public static BookReading of(Setup<?, ?> setup) {
    return new BookReading(setup.game().rulebook(), setup.inForce());
  }

  private static <R> ImmutableList<R> rows(
      Rulebook book,
      String section,
      Map<String, String> choices,
      Function<BookTable.Row, R> reader,
      Set<String> lines,
      List<String> problems) {
    ImmutableList.Builder<R> rows = ImmutableList.builder();
    for (BookTable.Row row : table(book, section, choices, problems)) {
      lines.add(line(section, row));
      try {
        rows.add(reader.apply(row));
      } catch (IllegalArgumentException e) {
        problems.add(line(section, row) + ": " + e.getMessage());
      }
    }
    return rows.build();
  }

  private static ImmutableList<BookTable.Row> table(
      Rulebook book, String section, Map<String, String> choices, List<String> problems) {
    try {
      Optional<BookTable> table = book.table(section, choices);
      if (table.isEmpty()) {
        problems.add("the rulebook has no table in a section " + section);
      }
      return table.map(BookTable::rows).orElse(ImmutableList.of());
    } catch (IllegalArgumentException e) {
      problems.add("the table of " + section + ": " + e.getMessage());
      return ImmutableList.of();
    }
  }

  private static String stage(BookTable.Row row) {
    String cell = row.cell("name");
    ImmutableSet<String> names = Quoted.words(cell);
    if (names.size() != 1) {
      throw new IllegalArgumentException(cell + "; expected the name of one stage in backticks");
    }
    return names.iterator().next();
  }

  private static int bound(Rulebook book, List<String> problems) {
    try {
      return Bound.of(book.text());
    } catch (IllegalArgumentException e) {
      problems.add(e.getMessage());
      return Integer.MAX_VALUE;
    }
  }

  private void addUnknown(Set<String> named, List<String> wrong) {
    for (String name : named) {
      if (facts.stream().noneMatch(row -> row.names().find(name).isPresent())) {
        wrong.add("a cell names the fact " + name + ", which is not in the table of facts");
      }
    }
  }

  private static String line(String section, BookTable.Row row) {
    return "line " + row.line() + " of the rulebook (" + section + ")";
  }

  /** Returns what must happen in some game whatever the house rules: every row is in force. */
  public static ImmutableSet<String> wanted(Rulebook book) {
    ImmutableSet.Builder<String> wanted = ImmutableSet.builder();
    for (String section : ImmutableList.of(PILES, FACTS, MOVES, STAGES)) {
      for (BookTable.Row row : table(book, section, Map.of(), new ArrayList<>())) {
        wanted.add(inForce(line(section, row)));
      }
    }
    return wanted.build();
  }

  private static String inForce(String line) {
    return line + " is never in force";
  }

  /**
   * Returns everything that is wrong with the tables themselves, a sentence each: cells that are
   * not understood, moves that the game does not have.
   */
  public ImmutableList<String> problems(MoveSyntax<?> syntax) {
    ImmutableList.Builder<String> all = ImmutableList.<String>builder().addAll(problems);
    for (MoveRow row : moves) {
      row.problem(syntax).ifPresent(all::add);
    }
    return all.build();
  }

  /** Returns what must happen in some game under these house rules, each as told if it does not. */
  public ImmutableSet<String> wanted() {
    Set<String> wanted = new LinkedHashSet<>();
    piles.forEach(row -> row.addWanted(wanted));
    facts.forEach(row -> row.addWanted(wanted));
    moves.forEach(row -> row.addWanted(wanted));
    stages.forEach(name -> wanted.add(unreached(name)));
    return ImmutableSet.copyOf(wanted);
  }

  /** Returns what happens by these house rules being in force. */
  public ImmutableSet<String> shown() {
    return lines.stream().map(BookReading::inForce).collect(ImmutableSet.toImmutableSet());
  }

  /**
   * Returns how a table differs from what the rulebook says, in a sentence.
   *
   * @param shown to which is added what happens of all that is {@linkplain #wanted wanted}
   */
  public Optional<String> problem(Table table, int seats, Set<String> shown) {
    for (Pile pile : table.piles()) {
      Optional<String> problem = pileProblem(pile, table, seats, shown);
      if (problem.isPresent()) {
        return problem;
      }
    }
    for (Fact fact : table.facts()) {
      Optional<String> problem = factProblem(fact, table, seats, shown);
      if (problem.isPresent()) {
        return problem;
      }
    }
    return Optional.empty();
  }

  private Optional<String> pileProblem(Pile pile, Table table, int seats, Set<String> shown) {
    for (PileRow row : piles) {
      if (row.names().find(pile.name()).isPresent()) {
        return row.problem(pile, table, seats, shown);
      }
    }
    return Optional.of("pile " + pile.name() + " is not in the rulebook");
  }

  private Optional<String> factProblem(Fact fact, Table table, int seats, Set<String> shown) {
    for (FactRow row : facts) {
      if (row.names().find(fact.name()).isPresent()) {
        return row.problem(fact, table, seats, shown);
      }
    }
    return Optional.of("fact " + fact.name() + " is not in the rulebook");
  }

  private static String unreached(String stage) {
    return "stage " + stage + " is never reached";
  }

  /**
   * Returns how a stage differs from what the rulebook says, in a sentence.
   *
   * @param table the table of its state
   * @param shown to which is added what happens of all that is {@linkplain #wanted wanted}
   */
  public Optional<String> problem(Stage<?> stage, Table table, int seats, Set<String> shown) {
    if (!stage.isDone() && !stages.contains(stage.name())) {
      return Optional.of("stage " + stage.name() + " is not in the rulebook");
    }
    shown.add(unreached(stage.name()));
    return problem(table, seats, shown).map(reason -> "in stage " + stage.name() + ", " + reason);
  }

  /** Returns how the number of legal moves in a state exceeds what the rulebook says. */
  public <S extends GameState, M extends Move> Optional<String> boundProblem(
      Rules<S, M> rules, S state) {
    int count = rules.legalMoves(state).size();
    return count > bound
        ? Optional.of(count + " moves are legal at once; the rulebook says: at most " + bound)
        : Optional.empty();
  }

  /**
   * Returns how a legal move differs from what the rulebook says, in a sentence.
   *
   * @param turn who may act
   * @param table the table before the move
   * @param shown to which is added what happens of all that is {@linkplain #wanted wanted}
   */
  public <M extends Move> Optional<String> problem(
      MoveSyntax<M> syntax, Turn turn, Table table, M move, Set<String> shown) {
    String text = syntax.format(move);
    List<String> movers = new ArrayList<>();
    boolean allowed = false;
    for (MoveRow row : moves) {
      if (row.matches(text)) {
        movers.add(row.mover().text());
        allowed |= row.allows(text, move.seat(), table, turn, shown);
      }
    }
    if (allowed) {
      return Optional.empty();
    }
    if (movers.isEmpty()) {
      return Optional.of("move " + text + " is like none in the rulebook");
    }
    String mover = move.isChance() ? "chance" : "seat " + move.seat();
    return Optional.of(
        "move "
            + text
            + " is made by "
            + mover
            + " in the turn of "
            + turn
            + "; the rulebook says: "
            + Joiner.on(" or ").join(movers));
  }
}
