package io.github.spadille.formats.record;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.IllegalMoveException;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.option.Option;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.engine.text.SimilarWord;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.record.RecordLine.Check;
import io.github.spadille.formats.record.RecordLine.Deal;
import io.github.spadille.formats.record.RecordLine.MoveLine;
import io.github.spadille.formats.record.RecordLine.Revision;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Plays a record move by move and makes its checks, up to the first line that does not hold.
 *
 * <pre>{@code
 * GameRecord record = GameRecord.parse("a.spadille", text);
 * Replay.Result result = Replay.run(record, Catalog.load());
 * View view = result.match().viewFor(Viewer.seat(0));
 * }</pre>
 */
public final class Replay {
  private static final int MOST_MOVES_NAMED = 12;

  /** Options that are none: the number of players has a line of its own. */
  private static final ImmutableSet<String> SEATS_KEYS = ImmutableSet.of("players", "seats");

  /**
   * A record that holds.
   *
   * @param match where it ends, with its whole past
   * @param moves the number of moves, those of chance included
   * @param checks the number of checks
   */
  public record Result(Match<?, ?> match, int moves, int checks) {}

  private record Played<S extends GameState, M extends Move>(Match<S, M> match, int checks) {
    Result result() {
      return new Result(match, match.size(), checks);
    }
  }

  private Replay() {}

  /**
   * Replays a record of any game of a catalog.
   *
   * @throws ReplayException if the head names no game, base rules, number of seats or options that
   *     there are, a move is unreadable or illegal, or a check fails; says where, what should be
   *     and what is
   */
  public static Result run(GameRecord record, Catalog catalog) {
    return run(record, game(record, catalog));
  }

  /**
   * Returns the game of a catalog that a record names.
   *
   * <p>A record names a game by its id alone: it means the same for ever, whatever games there are
   * and whatever else they are called.
   *
   * @throws ReplayException if there is none of that id; says which may be meant
   */
  public static Game<?, ?, ?> game(GameRecord record, Catalog catalog) {
    String name = record.game();
    Optional<Game<?, ?, ?>> meant =
        catalog.find(name).or(() -> catalog.nearest(name).flatMap(catalog::find));
    if (meant.isPresent() && meant.get().id().equals(name)) {
      return meant.get();
    }
    throw wrongHead(
        record,
        record.head().gameLine(),
        "a game: " + list(Lists.transform(catalog.games(), Game::id)),
        Excerpt.of(name) + SimilarWord.suggestion(meant.map(Game::id)));
  }

  /**
   * Replays a record that is bound to house rules, after a check that they are those of a document
   * (HSE-14).
   *
   * <p>The version that the record names is used, be it an earlier one that the document keeps.
   *
   * @throws ReplayException if the record is not bound; or its name, version, checksum, entry or
   *     options are not those of the document; or as {@link #run(GameRecord, Catalog)} does
   */
  public static Result run(GameRecord record, Catalog catalog, HouseRules document) {
    BoundRules.check(record, document, catalog);
    return run(record, catalog);
  }

  /**
   * Replays a record of one game.
   *
   * @throws ReplayException if the record is of another game, or as {@link #run(GameRecord,
   *     Catalog)} does
   */
  public static Result run(GameRecord record, Game<?, ?, ?> game) {
    return play(record, game).result();
  }

  /**
   * Replays a record of one game and returns where it ends, for code that knows the game; the
   * players have the names of the record.
   *
   * @throws ReplayException as {@link #run(GameRecord, Game)} does
   */
  public static <S extends GameState, M extends Move> Match<S, M> match(
      GameRecord record, Game<S, M, ?> game) {
    return play(record, game).match();
  }

  /**
   * Makes the moves of a record of one game, and none of its checks.
   *
   * @throws ReplayException as {@link #run(GameRecord, Game)} does, but for checks
   */
  public static <S extends GameState, M extends Move> Match<S, M> moves(
      GameRecord record, Game<S, M, ?> game) {
    Setup<S, M> setup = setup(record, game);
    return moves(record, Match.start(setup, players(record, setup)), Integer.MAX_VALUE);
  }

  private static <S extends GameState, M extends Move> Played<S, M> play(
      GameRecord record, Game<S, M, ?> game) {
    Setup<S, M> setup = setup(record, game);
    Rules<S, M> rules = setup.rules();
    MoveReader<M> reader = new MoveReader<>(record.source(), rules.syntax(), rules.seats());
    RecordChecks<S, M> checks = new RecordChecks<>(record.source(), rules, reader);
    Match<S, M> match = begin(record, Match.start(setup, players(record, setup)));
    TakenBackLines<S, M> taken = new TakenBackLines<>(record.source(), reader, match);
    int made = 0;
    for (RecordLine line : record.lines()) {
      if (line instanceof MoveLine move) {
        match = play(record.source(), match, move, reader);
        taken.played(match);
      } else if (line instanceof Deal deal) {
        match = deal(record, match, deal);
        taken.played(match);
      } else if (line instanceof Check check) {
        checks.make(match, check);
        made++;
      } else if (line instanceof Revision revision) {
        match = revision(record, match, revision);
      } else {
        taken.read(line);
      }
    }
    return new Played<>(match.withTakenBack(taken.toList()), made);
  }

  /** Goes on to where a record begins, if that is not the start of the game. */
  private static <S extends GameState, M extends Move> Match<S, M> begin(
      GameRecord record, Match<S, M> start) {
    Optional<Beginning> beginning = record.beginning();
    return beginning.isPresent()
        ? moves(beginning.get().record(), start, beginning.get().moves())
        : start;
  }

  /** Makes the moves of a record, and no check, up to some number of moves of the game. */
  private static <S extends GameState, M extends Move> Match<S, M> moves(
      GameRecord record, Match<S, M> start, int most) {
    Rules<S, M> rules = start.rules();
    MoveReader<M> reader = new MoveReader<>(record.source(), rules.syntax(), rules.seats());
    Optional<Beginning> earlier = record.beginning();
    Match<S, M> match = start;
    if (earlier.isPresent()) {
      match = moves(earlier.get().record(), start, Math.min(most, earlier.get().moves()));
    }
    for (RecordLine line : record.lines()) {
      if (match.size() < most) {
        if (line instanceof MoveLine move) {
          match = play(record.source(), match, move, reader);
        } else if (line instanceof Deal deal) {
          match = deal(record, match, deal);
        }
      }
    }
    return match;
  }

  /** Returns the names of a record; a seat that it does not name is called as usual. */
  private static ImmutableList<String> players(GameRecord record, Setup<?, ?> setup) {
    ImmutableList.Builder<String> players = ImmutableList.builder();
    for (int seat = 0; seat < setup.seats(); seat++) {
      String name = record.names().get(seat);
      players.add(name == null ? setup.game().words().player(seat) : name);
    }
    return players.build();
  }

  private static <S extends GameState, M extends Move> Match<S, M> revision(
      GameRecord record, Match<S, M> match, Revision line) {
    if (line.revision() < match.revision()) {
      throw new ReplayException(
          record.source(),
          line.line(),
          0,
          "revision " + match.revision() + " or a later one",
          "revision " + line.revision());
    }
    return match.withRevision(line.revision());
  }

  /**
   * Plays a line of a record.
   *
   * @throws ReplayException if the move cannot be read or is illegal
   */
  static <S extends GameState, M extends Move> Match<S, M> play(
      String source, Match<S, M> match, MoveLine line, MoveReader<M> reader) {
    M move = reader.read(line.line(), line.seat(), line.text(), line.column());
    try {
      return match.play(move);
    } catch (IllegalMoveException e) {
      throw new ReplayException(
          source,
          line.line(),
          0,
          "a legal move: " + legalMoves(match, line.seat()),
          "\"" + Excerpt.of(line.text()) + "\", refused by " + TextPieces.told(match, e.refusal()));
    }
  }

  private static <S extends GameState, M extends Move> String legalMoves(
      Match<S, M> match, int seat) {
    S state = match.state();
    if (!state.turn().contains(seat)) {
      return "the turn is " + state.turn();
    }
    List<M> moves = match.rules().legalMoves(state, seat);
    StringBuilder text = new StringBuilder();
    for (M move : moves.subList(0, Math.min(MOST_MOVES_NAMED, moves.size()))) {
      text.append(text.length() == 0 ? "" : "; ").append(match.rules().syntax().format(move));
    }
    return text + (moves.size() > MOST_MOVES_NAMED ? "; ..." : "");
  }

  private static <S extends GameState, M extends Move> Match<S, M> deal(
      GameRecord record, Match<S, M> match, Deal line) {
    try {
      return match.play(DirectedShuffle.find(match.rules(), match.state(), line.piles()));
    } catch (UnmetDealException e) {
      throw new ReplayException(record.source(), line.line(), 0, e.expected(), e.found());
    }
  }

  /**
   * Returns what a record says that was played: the game by so many, under these house rules.
   *
   * <p>A record of an older version of the base rules means what it meant then: the options that
   * keep that version stand under those of its head.
   *
   * @throws ReplayException if the record is of another game, or its head names a version of the
   *     base rules, a number of seats or options that there are not
   */
  public static <S extends GameState, M extends Move> Setup<S, M> setup(
      GameRecord record, Game<S, M, ?> game) {
    if (record.beginning().isPresent()) {
      return setup(record.beginning().get().record(), game);
    }
    Head head = record.head();
    if (!record.game().equals(game.id())) {
      throw wrongHead(record, head.gameLine(), "a record of " + game.id(), record.game());
    }
    int seats = record.seats().orElse(game.defaultSeats());
    if (!game.seatCounts().contains(seats)) {
      String allowed = Joiner.on(", ").join(game.seatCounts());
      throw wrongHead(
          record, head.seatsLine(), "a number of seats: " + allowed, Integer.toString(seats));
    }
    checkNames(record, seats);
    record.options().forEach((key, value) -> checkOption(record, game, key, value));
    try {
      return game.setup(seats, choices(record, game));
    } catch (OptionException e) {
      String problems = Joiner.on("; ").join(e.problems());
      throw wrongHead(record, head.firstOptionLine(), "options that fit each other", problems);
    }
  }

  /**
   * Returns the options of a record under the present base rules, value by key.
   *
   * @throws ReplayException if the game has no such version of the base rules
   */
  static ImmutableMap<String, String> choices(GameRecord record, Game<?, ?, ?> game) {
    if (record.base() > game.baseVersion()) {
      String writer = record.library().map(version -> ", written by version " + version).orElse("");
      throw wrongHead(
          record,
          record.head().baseLine(),
          "a version of the base rules of " + game.id() + " up to " + game.baseVersion(),
          record.base() + writer);
    }
    Map<String, String> choices = new LinkedHashMap<>(game.base(record.base()));
    choices.putAll(record.options());
    return ImmutableMap.copyOf(choices);
  }

  private static void checkNames(GameRecord record, int seats) {
    for (Map.Entry<Integer, Integer> name : record.head().nameLines().entrySet()) {
      if (name.getKey() >= seats) {
        throw wrongHead(
            record,
            name.getValue(),
            "a name of a seat from 0 to " + (seats - 1),
            "a name of seat " + name.getKey());
      }
    }
  }

  private static void checkOption(GameRecord record, Game<?, ?, ?> game, String key, String value) {
    int line = record.head().lineOf(key);
    List<String> keys = new ArrayList<>();
    for (Option<?, ?> option : game.options().options()) {
      keys.add(option.key());
      if (option.key().equals(key)) {
        if (option.type().parse(value).isEmpty()) {
          String nearest = SimilarWord.suggestion(option.type().nearest(value));
          String found = key + '=' + Excerpt.of(value) + nearest;
          throw wrongHead(record, line, key + "=" + option.type().allowed(), found);
        }
        return;
      }
    }
    if (SEATS_KEYS.contains(key)) {
      String number = "a line Seats: " + Excerpt.of(value) + " for the number of players";
      throw wrongHead(record, line, number, "option " + key + '=' + Excerpt.of(value));
    }
    throw wrongHead(record, line, "an option: " + list(keys), named(key, keys));
  }

  private static String list(List<String> known) {
    return known.isEmpty() ? "none" : Joiner.on(", ").join(known);
  }

  private static String named(String word, List<String> known) {
    String found = Excerpt.of(word);
    return found + SimilarWord.suggestion(found, known);
  }

  private static ReplayException wrongHead(
      GameRecord record, int line, String expected, String found) {
    return new ReplayException(record.source(), line, 0, expected, found);
  }
}
