package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.formats.text.DisplayWidth;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;

/** Shows a person at a seat what that seat may see, and nothing else. */
final class SessionScreen<S extends GameState, M extends Move> {
  private final int seat;
  private final ChosenGame<S, M, ?> chosen;
  private final RulesAtHand rules;
  private final Voice voice;
  private final Narrator<S, M> narrator;
  private final PrintWriter out;

  SessionScreen(ChosenGame<S, M, ?> chosen, int seat, PrintWriter out) {
    this.seat = seat;
    this.chosen = chosen;
    this.voice = chosen.voice(chosen.names().withPerson(seat), Columns.width());
    this.rules = new RulesAtHand(chosen, voice.width());
    this.narrator = new Narrator<>(chosen.rules(), voice, Optional.of(Viewer.seat(seat)));
    this.out = out;
  }

  /** Returns what stands before the line that the person types. */
  String prompt() {
    return voice.names().of(seat) + "> ";
  }

  /** Says a sentence of this program. */
  void say(String key, Object... arguments) {
    out.println(voice.text(key, arguments));
  }

  /** Shows what can be typed. */
  void showHelp(Iterable<String> commands) {
    for (String command : commands) {
      out.println(voice.wrapped("", voice.text("help." + command)));
    }
  }

  /** Shows how a move can be typed. */
  void showHelpOnMoves(String example) {
    out.println(voice.wrapped("", voice.text("help.move", example)));
  }

  /** Says why a line cannot be read. */
  void say(UnreadableException problem) {
    out.println(Failures.message(problem));
  }

  /** Tells a move and what it did. */
  void showMove(S before, M move) {
    narrator.tell(before, move).forEach(out::println);
  }

  /** Draws the table. */
  void showTable(Match<S, M> match) {
    out.println();
    showGroup();
    LayoutText.lines(narrator.layout(match.state()), voice).forEach(out::println);
  }

  private void showGroup() {
    chosen.group().ifPresent(group -> out.println("[" + group.title() + "]"));
  }

  /** Returns a move as it is offered. */
  String offer(M move) {
    return voice.words().text(chosen.rules().syntax().parts(move).offered());
  }

  /** Shows moves as they are offered, numbered from 1, in columns; of many only the first. */
  void showMoves(List<M> moves, int most) {
    List<String> offers = moves.stream().limit(most).map(this::offer).toList();
    int longest = 0;
    for (int i = 0; i < offers.size(); i++) {
      longest = Math.max(longest, DisplayWidth.of(numbered(offers, i)) + 2);
    }
    StringBuilder line = new StringBuilder();
    int perLine = Math.max(1, voice.width() / Math.max(1, longest));
    for (int i = 0; i < offers.size(); i++) {
      if (i > 0 && i % perLine == 0) {
        out.println(line.toString().stripTrailing());
        line.setLength(0);
      }
      line.append(DisplayWidth.padded(numbered(offers, i), longest));
    }
    out.println(line.toString().stripTrailing());
    if (moves.size() > offers.size()) {
      say("moves.more", moves.size());
    }
  }

  private static String numbered(List<String> offers, int index) {
    return index + 1 + ") " + offers.get(index);
  }

  /** Shows all moves so far as the seat saw them. */
  void showLog(Match<S, M> match) {
    showGroup();
    for (SeenMove move : match.logFor(Viewer.seat(seat))) {
      String text = narrator.told(move);
      if (!text.isBlank()) {
        out.println(voice.wrapped("", text));
      }
    }
  }

  /** Shows why a move is refused, and what the rule says. */
  void explain(Refusal refusal) {
    String reason = voice.words().text(refusal.phrase());
    out.println(voice.wrapped("", voice.text("refusal", refusal.ruleId(), reason)));
    rules.textOf(refusal.ruleId()).ifPresent(out::println);
  }

  /** Shows the rules of an id or that hold a word; the sheet in force if nothing is named. */
  void showRules(String word) {
    if (word.isEmpty()) {
      out.println(chosen.sheet().toText(voice.width()));
      return;
    }
    try {
      out.println(rules.lookUp(word));
    } catch (IllegalArgumentException e) {
      say("rule.unknown", Failures.message(e));
    }
  }

  /** Shows the rules that govern what the seat decides now. */
  void showGoverning(Match<S, M> match) {
    ImmutableList<String> governing = match.rules().governing(match.state(), seat);
    if (governing.isEmpty()) {
      say("governing.none");
    }
    governing.forEach(id -> out.println(rules.of(rules.book().rule(id))));
  }

  /** Shows what is known about a question: what the group decided, or else what the rules say. */
  void showAnswer(String question) {
    out.println(AnswerText.of(chosen, question, voice.width()));
  }

  /** Shows how the game ended, or where it stands. */
  void showEnd(Match<S, M> match) {
    out.println();
    new SheetText(voice).end(match).forEach(out::println);
    out.flush();
  }

  /** Returns the sentences of this program. */
  Sentences sentences() {
    return voice.sentences();
  }
}
