package io.github.spadille.formats.record;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Lists;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.TakenBack;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.engine.text.PlayerName;
import io.github.spadille.engine.words.Words;
import io.github.spadille.formats.houserules.Binding;
import java.util.List;

/**
 * Writes a record while a game is played.
 *
 * <pre>{@code
 * RecordWriter<S, M> writer = new RecordWriter<>(game.setup(4, Map.of("dealer-bid", "hook")));
 * writer.name(0, "Ada").head();
 * writer.move(shuffle).checks(state).move(bid).checks(next);
 * writer.end(last);
 * String text = writer.text();
 * }</pre>
 *
 * <p>The head tells everything that decides what the moves mean: game, seats, version of the base
 * rules, house rules; and the version of the library, for whoever must find out why. Mutable and
 * not thread-safe: one writer writes one record.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class RecordWriter<S extends GameState, M extends Move> {
  private final Setup<S, M> setup;
  private final Rules<S, M> rules;
  private final StringBuilder names = new StringBuilder();
  private final StringBuilder text = new StringBuilder();

  /** Creates a writer of a record of one game. */
  public RecordWriter(Setup<S, M> setup) {
    this.setup = setup;
    this.rules = setup.rules();
  }

  /**
   * Returns the record of a match, from its first move to where it stands, with what was {@link
   * #takenBack}.
   */
  public static <S extends GameState, M extends Move> GameRecord of(Match<S, M> match) {
    return whole(match, of(match.setup(), match.players()));
  }

  /** Returns the record of a match that is bound to house rules (HSE-14). */
  public static <S extends GameState, M extends Move> GameRecord of(
      Match<S, M> match, Binding binding) {
    return whole(match, of(match.setup(), match.players()).houseRules(binding));
  }

  private static <S extends GameState, M extends Move> GameRecord whole(
      Match<S, M> match, RecordWriter<S, M> writer) {
    writer.head();
    match.moves().forEach(writer::move);
    return writer.end(match.state()).takenBack(match).toRecord(match.setup().game().id());
  }

  /** Returns a writer that has named the players of a match who have names of their own. */
  private static <S extends GameState, M extends Move> RecordWriter<S, M> of(
      Setup<S, M> setup, List<String> players) {
    RecordWriter<S, M> writer = new RecordWriter<>(setup);
    Words words = setup.game().words();
    for (int seat = 0; seat < players.size(); seat++) {
      if (!players.get(seat).equals(words.player(seat))) {
        writer.name(seat, players.get(seat));
      }
    }
    return writer;
  }

  /**
   * Returns the record of a match as one viewer saw it, to be shared without telling more.
   *
   * <p>What the viewer could not see of a move is written {@code ??}, so it cannot be replayed. It
   * says so in its head: {@code Seen-By: 2}. It does not tell what was taken back.
   */
  public static <S extends GameState, M extends Move> GameRecord redacted(
      Match<S, M> match, Viewer viewer) {
    return redacted(match, viewer, of(match.setup(), match.players()));
  }

  /** Returns the record, as one viewer saw it, of a match that is bound to house rules (HSE-14). */
  public static <S extends GameState, M extends Move> GameRecord redacted(
      Match<S, M> match, Viewer viewer, Binding binding) {
    return redacted(match, viewer, of(match.setup(), match.players()).houseRules(binding));
  }

  private static <S extends GameState, M extends Move> GameRecord redacted(
      Match<S, M> match, Viewer viewer, RecordWriter<S, M> writer) {
    writer.names.append("Seen-By: ").append(viewer).append('\n');
    writer.head();
    for (SeenMove move : match.logFor(viewer)) {
      writer.append(move.toString());
    }
    return writer.end(match.state()).toRecord(match.setup().game().id());
  }

  /**
   * Names the player of a seat; call it before {@link #head}.
   *
   * @throws IllegalArgumentException if there is no such seat, or the name is no {@link PlayerName}
   */
  public RecordWriter<S, M> name(int seat, String name) {
    checkArgument(seat >= 0 && seat < rules.seats(), "no seat %s", seat);
    PlayerName.check(seat, name);
    names.append("Name ").append(seat).append(": ").append(name).append('\n');
    return this;
  }

  /**
   * Writes a header of one's own, which {@link GameRecord#otherHeaders} has; call it before {@link
   * #head}.
   *
   * @throws IllegalArgumentException if it is no line of text, the name is empty or has a colon, or
   *     it would be read as a header that the format knows or as a slip of one
   */
  public RecordWriter<S, M> header(String name, String value) {
    String line = name + ": " + value;
    boolean isNamed = !name.isBlank() && name.indexOf(':') < 0;
    checkArgument(
        isNamed && RecordText.isLine(line) && HeadParser.isOther(line),
        "%s; expected a header of one's own",
        Excerpt.of(line));
    names.append(line).append('\n');
    return this;
  }

  /** Binds the game to its house rules (HSE-14); call it before {@link #head}. */
  public RecordWriter<S, M> houseRules(Binding binding) {
    names.append(BindingParser.format(binding));
    return this;
  }

  /** Writes the head and an empty line. */
  public RecordWriter<S, M> head() {
    append(RecordParser.FIRST_LINE)
        .append("Game: " + setup.game().id())
        .append("Base: " + setup.base())
        .append("Library: " + LibraryVersion.get())
        .append("Seats: " + setup.seats());
    if (!setup.options().isEmpty()) {
      append("Options: " + Joiner.on(' ').withKeyValueSeparator('=').join(setup.options()));
    }
    text.append(names);
    return append("");
  }

  /** Writes a move. */
  public RecordWriter<S, M> move(M move) {
    return append(told(move));
  }

  /**
   * Returns the line of a move, with its end, for whoever adds it to a file that holds the moves
   * before it: {@code 0 bid 3}. What is written here stays as it is.
   *
   * <p>Write it before anybody is told of the move. {@link GameRecord#readWholeLines} reads a file
   * of which the last line was not written to its end. Where a move is taken back the file has to
   * be written anew, with {@link #of(Match)}.
   */
  public String line(M move) {
    return told(move) + '\n';
  }

  private String told(M move) {
    return new SeenMove(move.seat(), rules.syntax().format(move)).toString();
  }

  /**
   * Writes which draws of a match were {@linkplain Match#takenBack taken back} after its moves, and
   * its revision, so that nobody gets another deal by saving and loading; nothing if no move ever
   * was. It tells secrets, as moves do.
   */
  public RecordWriter<S, M> takenBack(Match<S, M> match) {
    for (TakenBack<M> way : match.takenBack()) {
      append("~ " + TakenBackParser.AFTER + ' ' + way.after());
      way.moves().forEach(move -> append("~ " + told(move)));
    }
    int revision = Math.min(match.revision(), Match.MAX_REVISION);
    return revision == match.size()
        ? this
        : append("~ " + TakenBackParser.REVISION + ' ' + revision);
  }

  /**
   * Writes a remark.
   *
   * @throws IllegalArgumentException if it has several lines or hidden characters, or is too long
   *     for a line
   */
  public RecordWriter<S, M> comment(String remark) {
    checkArgument(RecordText.isLine(remark), "no line of text: %s", Excerpt.of(remark));
    return append(("# " + remark).strip());
  }

  /**
   * Writes who may act and all that each can do; nothing where chance is to move or the game is
   * over.
   */
  public RecordWriter<S, M> checks(S state) {
    if (state.turn().isChance() || state.turn().isOver()) {
      return this;
    }
    append("? turn " + state.turn());
    for (int seat : state.turn().seats()) {
      MoveList<M> moves = rules.legalMoves(state, seat);
      if (!moves.isEmpty()) {
        ImmutableSortedSet<String> texts =
            ImmutableSortedSet.copyOf(Lists.transform(moves, rules.syntax()::format));
        append("? moves " + seat + ": " + Joiner.on("; ").join(texts));
      }
    }
    return this;
  }

  /**
   * Writes how the game ended, with checks, or that it goes on, as a comment. Who lost is said
   * where nobody won.
   */
  public RecordWriter<S, M> end(S state) {
    if (state.outcome().isEmpty()) {
      return comment("the game goes on");
    }
    Outcome outcome = state.outcome().get();
    append("? over");
    append("? scores: " + Joiner.on(' ').join(state.scores().asList()));
    append(CheckKind.WINNERS, outcome.winners());
    return outcome.kind() == Outcome.Kind.LOST ? append(CheckKind.LOSERS, outcome.losers()) : this;
  }

  private RecordWriter<S, M> append(CheckKind kind, Seats seats) {
    String named = Joiner.on(' ').join(ImmutableSortedSet.copyOf(seats));
    return append(("? " + kind.word() + ": " + named).stripTrailing());
  }

  /** Returns what is written so far. */
  public String text() {
    return text.toString();
  }

  /**
   * Returns what is written so far as a record.
   *
   * @param source what messages call it
   * @throws RecordException if the head is not written
   */
  public GameRecord toRecord(String source) {
    return GameRecord.parse(source, text());
  }

  private RecordWriter<S, M> append(String line) {
    text.append(line).append('\n');
    return this;
  }
}
