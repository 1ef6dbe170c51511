package io.github.spadille.terminal;

import com.google.common.base.Strings;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.match.GoverningRules;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.rulebook.Rule;
import io.github.spadille.engine.table.Viewer;
import io.github.spadille.formats.text.Wrap;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;

/** Shows a person at a seat what that seat may see, and nothing else. */
final class SessionScreen<S extends GameState, M extends Move> {
  private final int width = Columns.width();
  private final int seat;
  private final ChosenGame<S, M, ?> chosen;
  private final RulesAtHand rules;
  private final Names names;
  private final Narrator<S, M> narrator;
  private final PrintWriter out;

  SessionScreen(ChosenGame<S, M, ?> chosen, int seat, PrintWriter out) {
    this.seat = seat;
    this.chosen = chosen;
    this.rules = new RulesAtHand(chosen, width);
    this.names = chosen.names(seat);
    this.narrator = new Narrator<>(chosen, names, Optional.of(Viewer.seat(seat)), width);
    this.out = out;
  }

  /** Returns what stands before the line that the person types. */
  String prompt() {
    return names.of(seat) + "> ";
  }

  /** Tells a move and what it did. */
  void showMove(S before, M move, S after) {
    narrator.tell(before, move, after).forEach(out::println);
  }

  /** Draws the table. */
  void showTable(Match<S, M> match) {
    out.println();
    showGroup();
    LayoutText.lines(narrator.layout(match.state()), names, width).forEach(out::println);
  }

  private void showGroup() {
    chosen.group().ifPresent(group -> out.println("[" + group.title() + "]"));
  }

  /** Shows texts of moves, numbered from 1, in columns; of many only the first. */
  void showMoves(List<String> texts, int most) {
    int shown = Math.min(most, texts.size());
    int longest = 0;
    for (int i = 0; i < shown; i++) {
      longest = Math.max(longest, numbered(texts, i).length() + 2);
    }
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < shown; i++) {
      if (line.length() > 0 && line.length() + longest > width) {
        out.println(line.toString().stripTrailing());
        line.setLength(0);
      }
      line.append(Strings.padEnd(numbered(texts, i), longest, ' '));
    }
    out.println(line.toString().stripTrailing());
    if (texts.size() > shown) {
      out.println("... of " + texts.size() + "; 'moves' shows them all");
    }
  }

  private static String numbered(List<String> texts, int index) {
    return index + 1 + ") " + texts.get(index);
  }

  /** Shows all moves so far as the seat saw them. */
  void showLog(Match<S, M> match) {
    showGroup();
    for (SeenMove move : match.logFor(Viewer.seat(seat))) {
      String text = move.seat() == Move.CHANCE ? Narrator.inShort(move.text()) : move.text();
      out.println(Wrap.hanging(names.padded(move.seat()) + "  ", text, width));
    }
  }

  /** Shows why a move is refused, and what the rule says. */
  void explain(Refusal refusal) {
    out.println(Wrap.hanging("", refusal.toString(), width));
    rules.textOf(refusal.ruleId()).ifPresent(out::println);
  }

  /** Shows the rules of an id or that hold a word; the sheet in force if nothing is named. */
  void showRules(String word) {
    if (word.isEmpty()) {
      out.println(chosen.sheet().toText(width));
      return;
    }
    try {
      out.println(rules.lookUp(word));
    } catch (IllegalArgumentException e) {
      out.println(Failures.message(e));
    }
  }

  /** Shows the rules that govern what the seat decides now. */
  void showGoverning(Match<S, M> match) {
    List<Rule> governing = GoverningRules.of(match, seat, rules.book());
    if (governing.isEmpty()) {
      out.println("No rule forbids anything like your moves.");
    }
    governing.forEach(rule -> out.println(rules.of(rule)));
  }

  /** Shows what is known about a question: what the group decided, or else what the rules say. */
  void showAnswer(String question) {
    out.println(AnswerText.of(chosen, question, width));
  }

  /** Shows how the game ended, or where it stands. */
  void showEnd(Match<S, M> match) {
    out.println();
    new SheetText(rules.book(), names, width).end(match.state()).forEach(out::println);
    out.flush();
  }
}
