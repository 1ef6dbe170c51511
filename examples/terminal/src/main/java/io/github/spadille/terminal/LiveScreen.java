package io.github.spadille.terminal;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.match.Arena;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.formats.text.DisplayWidth;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * What people see while the clock of a game runs: each move, and the keys of those that they can
 * make.
 *
 * <p>People at one keyboard see one screen. So a game in which a move on offer tells what only one
 * of them may know is not for several of them.
 */
final class LiveScreen<S extends GameState, M extends Move> {
  private static final String GAP = "  ";

  private final ChosenGame<S, M, ?> chosen;
  private final Seats people;
  private final Voice voice;
  private final PrintWriter out;
  private final Arena.Listener<S, M> moves;
  private final Consumer<Match<S, M>> table;

  /** What was explained: once is enough. */
  private final Set<String> explained = new HashSet<>();

  private final Map<Integer, List<String>> shownKeys = new HashMap<>();
  private Optional<Match<S, M>> shownTable = Optional.empty();

  /**
   * Creates a screen.
   *
   * @param moves tells each move, those of chance too
   * @param table draws the table as all of the people may see it
   */
  LiveScreen(
      ChosenGame<S, M, ?> chosen,
      Seats people,
      PrintWriter out,
      Arena.Listener<S, M> moves,
      Consumer<Match<S, M>> table) {
    this.chosen = chosen;
    this.people = people;
    this.out = out;
    this.moves = moves;
    this.table = table;
    Names names = chosen.names();
    this.voice =
        chosen.voice(
            people.size() == 1 ? names.withPerson(people.first()) : names, Columns.width());
  }

  /** Returns the sentences of this program. */
  Sentences sentences() {
    return voice.sentences();
  }

  /** Returns what stands before a line that a person types. */
  String prompt() {
    return voice.names().of(people.first()) + "> ";
  }

  /** Returns a move as it is offered. */
  String offer(M move) {
    return voice.words().text(chosen.rules().syntax().parts(move).offered());
  }

  /** Tells a move. */
  void tell(Match<S, M> before, M move, Match<S, M> after) {
    moves.moved(before, move, after);
    out.flush();
  }

  /** Shows the table, and says once how a game is played by keys. */
  void begin(Match<S, M> match) {
    table.accept(match);
    explain("live.keys");
    shownKeys.clear();
  }

  private void explain(String key) {
    if (explained.add(key)) {
      out.println(voice.wrapped("", voice.text(key)));
    }
  }

  /** Shows the keys of each person whose moves are other ones than before. */
  void showKeys(Map<Integer, MoveKeys<M>> keys, LiveTable<S, M> table, long moment) {
    keys.forEach(
        (seat, own) -> {
          List<String> offers = offers(own, table.offered(seat, moment));
          List<String> before = shownKeys.put(seat, offers);
          if (!offers.isEmpty() && !offers.equals(before)) {
            columns(name(seat), offers).forEach(out::println);
          }
        });
    out.flush();
  }

  /** Returns what stands before that which concerns one person, if there are several. */
  private String name(int seat) {
    return people.size() == 1 ? "" : voice.names().of(seat) + ": ";
  }

  /** Returns offers in lines, none broken, after a label. */
  private List<String> columns(String label, List<String> offers) {
    List<String> lines = new ArrayList<>();
    String line = label;
    String gap = "";
    for (String offer : offers) {
      if (!gap.isEmpty() && DisplayWidth.of(line + gap + offer) > voice.width()) {
        lines.add(line);
        line = " ".repeat(DisplayWidth.of(label));
        gap = "";
      }
      line += gap + offer;
      gap = GAP;
    }
    lines.add(line);
    return lines;
  }

  private List<String> offers(MoveKeys<M> keys, List<M> open) {
    List<String> offers = new ArrayList<>();
    int untold = 0;
    for (M move : open) {
      Optional<Character> key = keys.key(move);
      key.ifPresent(own -> offers.add(own + ") " + offer(move)));
      untold += key.isEmpty() ? 1 : 0;
    }
    if (untold > 0) {
      offers.add(voice.text("live.more", untold));
    }
    return offers;
  }

  /** Shows the table and the moves that have a list, unless both have just been shown. */
  void showLine(Match<S, M> match, LiveMoveReader<M> reader) {
    explain("live.line");
    if (shownTable.filter(match::equals).isEmpty()) {
      table.accept(match);
      List<String> offers = new ArrayList<>();
      for (M move : reader.listed()) {
        offers.add(offer(move));
      }
      columns("", offers).forEach(out::println);
      shownTable = Optional.of(match);
    }
    out.flush();
  }

  /** Says shortly why a move of a person is refused. */
  void refuse(int seat, Refusal refusal) {
    String reason = voice.words().text(refusal.phrase());
    out.println(voice.wrapped(name(seat), voice.text("refusal", refusal.ruleId(), reason)));
    out.flush();
  }

  /** Says why a line cannot be read. */
  void say(UnreadableException problem) {
    out.println(voice.wrapped("", Failures.message(problem)));
  }

  /** Says that the clock stands, because somebody has stopped it. */
  void stop() {
    out.println(voice.wrapped("", voice.text("live.stopped")));
    out.flush();
  }
}
