package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Scoring;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.ScoreSheet;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;

/** Shows a person at a seat what that seat may see, and nothing else. */
final class SessionScreen<S extends GameState, M extends Move> {
  /** So many places of the menu are shown unasked. */
  private static final int MOST_SHOWN = 60;

  private final int seat;
  private final ChosenGame<S, M, ?> chosen;
  private final int columns;
  private final RulesAtHand rules;
  private final Voice voice;
  private final SheetText sheets;
  private final Narrator<S, M> narrator;
  private final PrintWriter out;

  /** Creates the screen of the person at a seat. */
  SessionScreen(ChosenGame<S, M, ?> chosen, int seat, int columns, PrintWriter out) {
    this(chosen, seat, Viewer.seat(seat), columns, out);
  }

  /** Returns a screen that several people look at together: it shows what everybody may see. */
  static <S extends GameState, M extends Move> SessionScreen<S, M> common(
      ChosenGame<S, M, ?> chosen, int columns, PrintWriter out) {
    return new SessionScreen<>(chosen, Names.NOBODY, Viewer.bystander(), columns, out);
  }

  private SessionScreen(
      ChosenGame<S, M, ?> chosen, int seat, Viewer viewer, int columns, PrintWriter out) {
    this.seat = seat;
    this.chosen = chosen;
    this.columns = columns;
    this.voice = chosen.voice(chosen.names().withPerson(seat), Columns.prose(columns));
    this.sheets = new SheetText(voice);
    this.rules = new RulesAtHand(chosen, voice.width());
    this.narrator = new Narrator<>(chosen.rules(), voice, Optional.of(viewer));
    this.out = out;
  }

  /** Returns what stands before the line that the person types. */
  String prompt() {
    return name(seat) + "> ";
  }

  /** Returns the name of a player. */
  String name(int other) {
    return voice.names().of(other);
  }

  /** Returns the names of players. */
  String names(Seats seats) {
    return voice.words().players(seats);
  }

  /** Returns a sentence of this program. */
  String text(String key, Object... arguments) {
    return voice.text(key, arguments);
  }

  /** Says a sentence of this program. */
  void say(String key, Object... arguments) {
    out.println(voice.wrapped("", voice.text(key, arguments)));
  }

  /** Shows what can be said: commands, and how a move is said if there is one. */
  void showHelp(boolean isOver, List<String> moves) {
    if (!moves.isEmpty()) {
      say("help.move", moves.get(0));
    }
    for (String command : SessionCommand.words(isOver)) {
      say("help." + command);
    }
  }

  /** Says why a line cannot be read. */
  void say(UnreadableException problem) {
    out.println(voice.wrapped("", Failures.message(problem)));
  }

  /** Tells a move and what it did at once. */
  void showMove(S before, M move) {
    narrator.tell(before, move).forEach(out::println);
    out.flush();
  }

  /** Tells a move and what it did, line by line; the end of a hand stays until a key is pressed. */
  void showMove(S before, M move, Pace pace) {
    for (String line : narrator.tell(before, move)) {
      out.println(line);
      out.flush();
      if (!line.isBlank()) {
        pace.afterLine();
      }
    }
    S after = rules().apply(before, move);
    if (!after.turn().isOver() && after.handNumber() != before.handNumber()) {
      pace.afterHand(voice.text("key.more"));
    }
  }

  private Rules<S, M> rules() {
    return chosen.rules();
  }

  /** Draws the table. */
  void showTable(Match<S, M> match) {
    out.println();
    showGroup();
    table(match).forEach(out::println);
  }

  private ImmutableList<String> table(Match<S, M> match) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    if (rules().scoring() != Scoring.NONE) {
      lines.addAll(sheets.standing(match.state()));
    }
    return lines.addAll(LayoutText.lines(narrator.layout(match.state()), voice, columns)).build();
  }

  /** Returns a picture of what the person sees and can do. */
  String picture(Match<S, M> match, MoveMenu<M> menu) {
    return ScreenPicture.of(
        ImmutableList.<String>builder()
            .addAll(table(match))
            .addAll(MenuText.lines(menu, MOST_SHOWN, voice, columns))
            .add(prompt())
            .build());
  }

  private void showGroup() {
    chosen.group().ifPresent(group -> out.println("[" + group.title() + "]"));
  }

  /** Returns the legal moves of the seat as they are offered. */
  ImmutableList<OfferedMove<M>> offers(Match<S, M> match) {
    return OfferedMoves.of(match, seat, voice);
  }

  /** Returns the names of the cards that the person sees. */
  CardNames cardNames(Match<S, M> match) {
    return CardNames.of(Layout.of(match, Viewer.seat(seat)).cards(), voice.words());
  }

  /** Returns a move as it is offered. */
  String offer(M move) {
    return voice.words().text(rules().syntax().parts(move).offered());
  }

  /** Shows a menu; of a long one only the beginning. */
  void showMoves(MoveMenu<M> menu) {
    showMoves(menu, MOST_SHOWN);
  }

  /** Shows a whole menu. */
  void showAllMoves(MoveMenu<M> menu) {
    showMoves(menu, Integer.MAX_VALUE);
  }

  private void showMoves(MoveMenu<M> menu, int most) {
    MenuText.lines(menu, most, voice, columns).forEach(out::println);
  }

  /** Shows what a thinking player would do who knows no more. */
  void showHint(Observation<S, M> observation, RandomSource random) {
    out.flush();
    HintText.of(observation, this::offer, voice, random).forEach(out::println);
  }

  /** Shows the score sheet with the reasons for all points. */
  void showScore(Match<S, M> match) {
    ScoreSheet sheet = match.state().sheet();
    if (sheet.lines().isEmpty()) {
      say("score.none");
    } else {
      sheets.table(sheet.lines()).forEach(out::println);
    }
    sheets.totals(sheet, rules().scoring()).forEach(out::println);
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

  /** Shows the rules in short. */
  void showOnePage() {
    out.println(chosen.onePage().toText(voice.width()));
  }

  /** Shows the rules of the cards: which there are, what they are worth, how they are dealt. */
  void showRulesOfCards() {
    rules.ofFirstSection().forEach(out::println);
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

  /** Returns the ids of the rules in force. */
  ImmutableSet<String> ruleIds() {
    return rules.book().ids();
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
    if (question.isEmpty()) {
      say("ask.what");
    } else {
      out.println(AnswerText.of(chosen, question, voice.width()));
    }
  }

  /** Shows how the game ended, or where it stands. */
  void showEnd(Match<S, M> match) {
    out.println();
    sheets.end(match).forEach(out::println);
    out.flush();
  }

  /** Returns the sentences of this program. */
  Sentences sentences() {
    return voice.sentences();
  }
}
