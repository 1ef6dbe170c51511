package io.github.spadille.formats.record;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Lists;
import com.google.common.collect.Sets;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.formats.record.RecordLine.Check;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Makes the checks of a record against a match. */
final class RecordChecks<S extends GameState, M extends Move> {
  static final String EACH_MOVE_ONCE = "each move once";

  private final String source;
  private final Rules<S, M> rules;
  private final MoveReader<M> reader;

  RecordChecks(String source, Rules<S, M> rules, MoveReader<M> reader) {
    this.source = source;
    this.rules = rules;
    this.reader = reader;
  }

  /**
   * Makes a check.
   *
   * @throws ReplayException if it does not hold
   */
  void make(Match<S, M> match, Check check) {
    check.seat().ifPresent(seat -> reader.checkSeat(check.line(), seat));
    S state = match.state();
    switch (check.kind()) {
      case TURN -> turn(state, check);
      case MOVES -> moves(state, check);
      case LEGAL -> legal(match, check);
      case ILLEGAL -> illegal(match, check);
      case PILE -> new TableChecks(source, rules.table(state), check).pile();
      case VIEW -> new TableChecks(source, rules.table(state), check).view();
      case FACT -> new TableChecks(source, rules.table(state), check).fact();
      case SCORES -> scores(state, check);
      case POINTS -> points(match, check);
      case WINNERS -> end(state, check, Outcome::winners);
      case LOSERS -> end(state, check, Outcome::losers);
      case OVER -> over(state, check);
    }
  }

  private void turn(S state, Check check) {
    String found = state.turn().isOver() ? "" : state.turn().toString();
    Set<String> expected = ImmutableSet.copyOf(TextPieces.words(check.value()));
    if (!expected.equals(ImmutableSet.copyOf(TextPieces.words(found)))) {
      throw fails(check, turnOf(check.value()), turnOf(found));
    }
  }

  private static String turnOf(String seats) {
    return seats.isEmpty() ? "turn of nobody" : "turn " + seats;
  }

  private void over(S state, Check check) {
    if (!state.turn().isOver()) {
      throw fails(check, "over", turnOf(state.turn().toString()));
    }
  }

  private void moves(S state, Check check) {
    int seat = check.seat().getAsInt();
    Set<String> found =
        ImmutableSortedSet.copyOf(
            Lists.transform(rules.legalMoves(state, seat), rules.syntax()::format));
    ImmutableList<TextPieces.Item> items = TextPieces.items(check.value());
    Set<String> texts = ImmutableSortedSet.copyOf(Lists.transform(items, TextPieces.Item::text));
    // Texts that are right to the letter need not be read.
    Set<String> expected = found.equals(texts) ? texts : canonical(check, seat, items);
    if (!found.equals(expected)) {
      throw new ReplayException(
          source,
          check.line(),
          0,
          moves(seat, expected),
          moves(seat, found),
          difference("; missing: ", expected, found)
              + difference("; not expected: ", found, expected));
    }
  }

  /** Returns the expected moves as the syntax of the game writes them. */
  private Set<String> canonical(Check check, int seat, List<TextPieces.Item> items) {
    Set<String> texts = new TreeSet<>();
    for (TextPieces.Item item : items) {
      int column = check.column() - 1 + TextPieces.column(check.value(), item.offset());
      M move = reader.read(check.line(), seat, item.text(), column);
      if (!texts.add(rules.syntax().format(move))) {
        String found = '"' + Excerpt.of(item.text()) + '"';
        throw new ReplayException(source, check.line(), column, EACH_MOVE_ONCE, found);
      }
    }
    return texts;
  }

  private static String moves(int seat, Set<String> texts) {
    return "moves " + seat + ": " + (texts.isEmpty() ? "none" : Joiner.on("; ").join(texts));
  }

  private static String difference(String word, Set<String> more, Set<String> fewer) {
    Set<String> difference = Sets.difference(more, fewer);
    return difference.isEmpty() ? "" : word + Joiner.on("; ").join(difference);
  }

  private void legal(Match<S, M> match, Check check) {
    Optional<Refusal> refusal = refusal(match.state(), check);
    if (refusal.isPresent()) {
      throw fails(
          check,
          Excerpt.of(check.value()) + " to be legal",
          "it refused by " + TextPieces.told(match, refusal.get()));
    }
  }

  private void illegal(Match<S, M> match, Check check) {
    Optional<Refusal> refusal = refusal(match.state(), check);
    String rule = check.name();
    String expected =
        Excerpt.of(check.value())
            + " to be refused"
            + (rule.isEmpty() ? "" : " by " + Excerpt.of(rule));
    if (refusal.isEmpty()) {
      throw fails(check, expected, "it legal");
    }
    if (!rule.isEmpty() && !rule.equals(refusal.get().ruleId())) {
      throw fails(check, expected, "it refused by " + TextPieces.told(match, refusal.get()));
    }
  }

  private Optional<Refusal> refusal(S state, Check check) {
    int seat = check.seat().getAsInt();
    return rules.refusal(state, reader.read(check.line(), seat, check.value(), check.column()));
  }

  private void scores(S state, Check check) {
    List<Long> expected = new ArrayList<>();
    for (String word : TextPieces.words(check.value())) {
      expected.add(Numbers.whole(word));
    }
    if (!expected.equals(state.scores().asList())) {
      throw fails(check, join("scores:", expected), join("scores:", state.scores().asList()));
    }
  }

  /** Compares some seats when the game is over: those that won, or those that lost. */
  private void end(S state, Check check, Function<Outcome, Seats> part) {
    List<Integer> expected = new ArrayList<>();
    for (String word : TextPieces.words(check.value())) {
      expected.add(Numbers.seat(word));
    }
    String word = check.kind().word() + ':';
    Optional<Outcome> outcome = state.outcome();
    if (outcome.isEmpty()) {
      throw fails(check, join(word, expected), turnOf(state.turn().toString()));
    }
    Seats found = part.apply(outcome.get());
    if (!found.equals(ImmutableSet.copyOf(expected))) {
      throw fails(check, join(word, expected), join(word, found));
    }
  }

  private static String join(String word, Iterable<?> values) {
    return word + ' ' + (values.iterator().hasNext() ? Joiner.on(' ').join(values) : "nobody");
  }

  private void points(Match<S, M> match, Check check) {
    int seat = check.seat().getAsInt();
    List<ScoreSheet.Line> lines = match.state().sheet().lines();
    int before = match.canUndo() ? match.undo().state().sheet().lines().size() : 0;
    List<String> found = new ArrayList<>();
    for (ScoreSheet.Line line : lines.subList(before, lines.size())) {
      if (line.seats().contains(seat)) {
        found.add(line.ruleId() + ' ' + signed(line.points()));
      }
    }
    List<String> expected = new ArrayList<>();
    for (TextPieces.Item item : TextPieces.items(check.value())) {
      List<String> words = TextPieces.words(item.text());
      expected.add(words.get(0) + ' ' + signed(Numbers.whole(words.get(1))));
    }
    if (!expected.equals(found)) {
      throw fails(check, points(seat, expected), points(seat, found));
    }
  }

  private static String points(int seat, List<String> lines) {
    return "points " + seat + ": " + (lines.isEmpty() ? "none" : Joiner.on("; ").join(lines));
  }

  private static String signed(long points) {
    return (points < 0 ? "" : "+") + points;
  }

  private ReplayException fails(Check check, String expected, String found) {
    return new ReplayException(source, check.line(), 0, expected, found);
  }
}
