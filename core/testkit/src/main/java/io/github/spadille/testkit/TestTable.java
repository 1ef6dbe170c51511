package io.github.spadille.testkit;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.Replay;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * A game in some position, for tests of its rules: what they say and what they answer is text.
 *
 * <pre>{@code
 * TestTable table =
 *     TestTable.of(OhHell.GAME, 3, "first-size=2", "dealer-bid=hook")
 *         .deal("hand.0: 7s 3h", "hand.1: 2s Ad", "hand.2: Ks Qc", "turn-up: 3d")
 *         .play("bid 1", "bid 1", "2 bid 1", "play 7s", "play 2s");
 * assertThat(table.refusal("play Qc")).isEqualTo("OHH-14 follow [Qc, 7s]");
 * assertThat(table.moves()).containsExactly("play Ks");
 * assertThat(table.play("play Ks").fact("tricks")).isEqualTo("0 0 1");
 * }</pre>
 *
 * <p>Immutable: each change gives another table. Two tables of the same game are equal if their
 * positions are.
 *
 * <h2>Moves</h2>
 *
 * <table class="plain">
 *   <caption>How moves are written</caption>
 *   <tr><td>{@code play Ks}</td><td>a move of the seat in turn, or of chance where it is due</td></tr>
 *   <tr><td>{@code 2 play Ks}</td><td>a move of a seat, which is needed where several may act</td></tr>
 *   <tr><td>{@code * shuffle As Kd ...}</td><td>a move of chance; the dots stand for the rest of
 *   the pack, in a fixed order</td></tr>
 *   <tr><td>{@code * deal hand.0: As Kd; turn-up: 7d}</td><td>a shuffle after which these cards
 *   lie in these piles, as in a scenario</td></tr>
 * </table>
 *
 * <h2>Failures</h2>
 *
 * <p>What cannot be done is an {@link AssertionError}: a move that cannot be read or is refused, a
 * deal that cannot be. It names the move, what is expected, and shows the table. A pile or a fact
 * that does not exist is an {@link IllegalArgumentException} that names those that do.
 */
public final class TestTable {
  private static final String LEGAL = "legal";
  private static final String NONE = "-";

  private final Game<?, ?, ?> game;
  private final Rules<GameState, Move> rules;
  private final GameState state;
  private final Words words;

  private TestTable(
      Game<?, ?, ?> game, Rules<GameState, Move> rules, GameState state, Words words) {
    this.game = game;
    this.rules = rules;
    this.state = state;
    this.words = words;
  }

  /**
   * Returns a game for the usual number of seats before its first move.
   *
   * @param options the house rules: {@code dealer-bid=hook}, one or several in each text
   * @throws io.github.spadille.engine.option.OptionException as {@link Game#setup(int, Map)} does
   * @throws IllegalArgumentException if an option has no value
   */
  public static TestTable of(Game<?, ?, ?> game, String... options) {
    return of(game, game.defaultSeats(), options);
  }

  /**
   * Returns a game before its first move.
   *
   * @param options the house rules: {@code dealer-bid=hook}, one or several in each text
   * @throws io.github.spadille.engine.option.OptionException as {@link Game#setup(int, Map)} does
   * @throws IllegalArgumentException if an option has no value, or as {@link Game#setup(int, Map)}
   *     does
   */
  public static TestTable of(Game<?, ?, ?> game, int seats, String... options) {
    return started(game, game.rules(seats, choices(options)));
  }

  /** Returns a game before its first move, played by rules that a test has made itself. */
  public static <S extends GameState, M extends Move> TestTable of(
      Game<S, M, ?> game, Rules<S, M> rules) {
    return started(game, rules);
  }

  /**
   * Returns a game where a scenario ends; its checks are made.
   *
   * @param text the scenario; its first two lines, which name the format and the game, may be left
   *     out
   * @throws io.github.spadille.formats.record.RecordException if the text is no scenario
   * @throws io.github.spadille.formats.record.ReplayException if a move or a check fails
   */
  public static <S extends GameState, M extends Move> TestTable scenario(
      Game<S, M, ?> game, String text) {
    String head = text.startsWith("spadille ") ? "" : "spadille 1\nGame: " + game.id() + '\n';
    var match = Replay.match(GameRecord.parse("scenario", head + text), game);
    return started(game, match.rules()).with(match.state());
  }

  @SuppressWarnings("unchecked") // The states and moves that the rules get are their own.
  private static TestTable started(Game<?, ?, ?> game, Rules<?, ?> rules) {
    Rules<GameState, Move> own = (Rules<GameState, Move>) rules;
    return new TestTable(game, own, own.start(), game.words());
  }

  private static ImmutableMap<String, String> choices(String... options) {
    ImmutableMap.Builder<String, String> choices = ImmutableMap.builder();
    for (String option : WrittenPiles.words(Joiner.on(' ').join(options))) {
      List<String> parts = Splitter.on('=').limit(2).splitToList(option);
      checkArgument(parts.size() == 2, "option %s; expected key=value", option);
      choices.put(parts.get(0), parts.get(1));
    }
    return choices.buildOrThrow();
  }

  // What changes the position.

  /**
   * Returns the table after a shuffle that lays some cards into some piles.
   *
   * @param piles as in a scenario: {@code hand.0: As Kd}; a pile with an order begins with the
   *     cards named, one without holds them among others
   */
  public TestTable deal(String... piles) {
    return play("* deal " + Joiner.on("; ").join(piles));
  }

  /** Returns the table after all moves of chance that are due. */
  public TestTable resolveChance(long seed) {
    TestTable table = this;
    while (table.state.turn().isChance()) {
      table = table.play(table.chance(seed));
    }
    return table;
  }

  /**
   * Returns the table after one move drawn at random: of chance where it is due, otherwise one of
   * the legal moves.
   *
   * @throws AssertionError if the game is over
   */
  public TestTable playAny(RandomSource random) {
    if (state.turn().isOver()) {
      throw failure("the game is over", "legal moves");
    }
    if (state.turn().isChance()) {
      return play(rules.chance(state, random));
    }
    List<Move> moves = rules.legalMoves(state);
    return play(moves.get(random.nextInt(moves.size())));
  }

  /** Returns the table after some moves. */
  public TestTable play(String... moves) {
    TestTable table = this;
    for (String move : moves) {
      table = table.play(table.read(move), move);
    }
    return table;
  }

  /** Returns the table after a move that has no text, or that a test has made itself. */
  public TestTable play(Move move) {
    return play(move, rules.syntax().format(move));
  }

  private TestTable play(Move move, String text) {
    checkLegal(move, text);
    return with(rules.apply(state, move));
  }

  private void checkLegal(Move move, String text) {
    rules
        .refusal(state, move)
        .ifPresent(
            refusal -> {
              throw failure('"' + text + "\" is refused: " + text(refusal), "legal moves");
            });
  }

  /**
   * Returns the table with other cards in some piles that somebody does not see, as many as are
   * named; what lay there is gone.
   *
   * <p>Name all piles at once between which cards change their place: most games know no position
   * in which two players hold the same card.
   *
   * @param piles the whole content of each: {@code hand.0: As Kd}; {@code stock:} is empty
   */
  public TestTable withCards(String... piles) {
    return with(ExchangedPiles.in(rules, state, piles));
  }

  /** Returns the table at another state of the game. */
  public TestTable with(GameState changed) {
    return new TestTable(game, rules, changed, words);
  }

  /**
   * Returns the table after a transition that no move makes alone: {@code
   * table.after(MyState.class, state -> state.turnedUp(card))}.
   */
  public <S extends GameState> TestTable after(Class<S> type, UnaryOperator<S> transition) {
    return with(transition.apply(state(type)));
  }

  /** Returns the table after steps that several tests of a game take. */
  public TestTable then(UnaryOperator<TestTable> steps) {
    return steps.apply(this);
  }

  /** Returns the same position under other house rules: {@code dealer-bid=hook}. */
  public TestTable under(String... options) {
    TestTable other = started(game, game.rules(rules.seats(), choices(options)));
    return new TestTable(game, other.rules, state, words);
  }

  /** Returns the same position of players with names, for texts that people read. */
  public TestTable players(String... names) {
    return new TestTable(game, rules, state, game.words().withPlayers(Arrays.asList(names)));
  }

  /** Returns the table at a stage of a move, the first of that name. */
  public TestTable stage(String move, String name) {
    List<Stage<GameState>> stages = carriedOut(move);
    for (Stage<GameState> stage : stages) {
      if (stage.name().equals(name)) {
        return with(stage.state());
      }
    }
    throw new AssertionError(
        '"'
            + move
            + "\" has no stage "
            + name
            + "; it has "
            + Lists.transform(stages, Stage::name));
  }

  /** Returns the table at each stage of a move, up to where it leads. */
  public ImmutableList<TestTable> stages(String move) {
    return carriedOut(move).stream().map(stage -> with(stage.state())).collect(toImmutableList());
  }

  // What may be done.

  /** Returns who may act: {@code 0}, {@code 0 2}, {@code chance}, {@code over}. */
  public String turn() {
    return state.turn().toString();
  }

  /**
   * Returns all legal moves, in order, as {@link #play} reads them: with the seat where several may
   * act.
   */
  public ImmutableList<String> moves() {
    boolean alone = state.turn().seats().size() == 1;
    return rules.legalMoves(state).stream()
        .map(move -> (alone ? "" : move.seat() + " ") + rules.syntax().format(move))
        .collect(toImmutableList());
  }

  /** Returns those of the legal moves that begin like this. */
  public ImmutableList<String> moves(String beginning) {
    return moves().stream().filter(move -> move.startsWith(beginning)).collect(toImmutableList());
  }

  /** Returns the legal moves of a seat, in order, without the seat. */
  public ImmutableList<String> moves(int seat) {
    return rules.legalMoves(state, seat).stream()
        .map(rules.syntax()::format)
        .collect(toImmutableList());
  }

  /**
   * Returns why a move is refused, rule, reason and what it is about: {@code OHH-14 follow [Qc,
   * 7s]}; or {@code legal}.
   */
  public String refusal(String move) {
    return refusal(read(move));
  }

  /** Returns why a move is refused that has no text, or that a test has made itself. */
  public String refusal(Move move) {
    return rules.refusal(state, move).map(Refusal::toString).orElse(LEGAL);
  }

  /** Returns the rule by which a move is refused: {@code OHH-14}; or {@code legal}. */
  public String refusedBy(String move) {
    return rules.refusal(state, read(move)).map(Refusal::ruleId).orElse(LEGAL);
  }

  /**
   * Returns why a move is refused as people read it, the rule first: {@code OHH-14: Q♣ does not
   * follow 7♠, and you can follow suit.}; or {@code legal}.
   */
  public String refusalText(String move) {
    return refusalText(read(move));
  }

  /** Returns why a move is refused, as people read it, that a test has made itself. */
  public String refusalText(Move move) {
    return rules.refusal(state, move).map(this::text).orElse(LEGAL);
  }

  private String text(Refusal refusal) {
    return refusal.ruleId() + ": " + words.text(refusal.phrase());
  }

  /** Returns the ids of the rules that say what the seat in turn may do. */
  public ImmutableList<String> governing() {
    return governing(seatInTurn());
  }

  /** Returns the ids of the rules that say what a seat may do; none if it is not in turn. */
  public ImmutableList<String> governing(int seat) {
    return rules.governing(state, seat);
  }

  private int seatInTurn() {
    Seats seats = state.turn().seats();
    if (seats.size() != 1) {
      throw failure("no one seat is in turn, but " + turn(), "the position");
    }
    return seats.first();
  }

  // What lies on the table.

  /** Returns the cards of a pile, all of them: {@code As Kd}; empty if there is none. */
  public String pile(String name) {
    return WrittenPiles.cards(table().pile(name));
  }

  /** Tells whether there is a pile of that name. */
  public boolean hasPile(String name) {
    return table().hasPile(name);
  }

  /** Returns the value of a fact, all of it: {@code 1 - 0}; {@code -} for nothing. */
  public String fact(String name) {
    return table().fact(name).value();
  }

  /** Returns the table as a seat sees it. */
  public TestView seenBy(int seat) {
    return seenBy(Viewer.seat(seat));
  }

  /** Returns the table as a viewer sees it. */
  public TestView seenBy(Viewer viewer) {
    return new TestView(this, viewer);
  }

  /** Returns the scores, seat by seat: {@code 10 -3 0}. */
  public String scores() {
    return Joiner.on(' ').join(state.scores().asList());
  }

  /**
   * Returns the lines of the score sheet: hand, rule, the reason if it has one, seats and points,
   * {@code 2 OHH-19 0 1 -10}.
   */
  public ImmutableList<String> lines() {
    return state.sheet().lines().stream()
        .map(
            line ->
                Joiner.on(' ')
                    .join(
                        line.hand(),
                        line.reason().isEmpty()
                            ? line.ruleId()
                            : line.ruleId() + ' ' + line.reason(),
                        line.seats(),
                        line.points()))
        .collect(toImmutableList());
  }

  /** Returns the lines of the score sheet as people read them, points and why: {@code 2 spades}. */
  public ImmutableList<String> lineTexts() {
    return state.sheet().lines().stream()
        .map(line -> line.points() + " " + words.text(line.phrase()))
        .collect(toImmutableList());
  }

  /** Returns who has won: {@code 0 2} or {@code nobody}; {@code -} while the game goes on. */
  public String winners() {
    return state.outcome().map(outcome -> outcome.winners().toString()).orElse(NONE);
  }

  /** Returns who has lost: {@code 1 3} or {@code nobody}; {@code -} while the game goes on. */
  public String losers() {
    return state.outcome().map(outcome -> outcome.losers().toString()).orElse(NONE);
  }

  /** Returns what the state is worth to each seat: {@code 3 -1 -2}. */
  public String returns() {
    return Joiner.on(' ').join(rules.returns(state).asList());
  }

  // What is told.

  /**
   * Returns what happens after a move, name, seat and arguments of each stage: {@code trick-taken
   * 2}, {@code turned-up [7d]}, {@code done}.
   */
  public ImmutableList<String> told(String move) {
    return carriedOut(move).stream().map(TestTable::told).collect(toImmutableList());
  }

  /** Returns the names alone of what happens after a move: {@code trick-taken}, {@code done}. */
  public ImmutableList<String> stageNames(String move) {
    return carriedOut(move).stream().map(Stage::name).collect(toImmutableList());
  }

  private static String told(Stage<?> stage) {
    return stage.name()
        + (stage.seat() == Seats.NOBODY ? "" : " " + stage.seat())
        + (stage.arguments().isEmpty() ? "" : " " + stage.arguments());
  }

  /** Returns what people are told of what happens after a move; no stage that has no words. */
  public ImmutableList<String> toldTexts(String move) {
    return carriedOut(move).stream()
        .filter(stage -> !stage.isDone())
        .map(stage -> words.text(stage.phrase()))
        .filter(text -> !text.isEmpty())
        .collect(toImmutableList());
  }

  private ImmutableList<Stage<GameState>> carriedOut(String text) {
    Move move = read(text);
    checkLegal(move, text);
    return rules.stages(state, move);
  }

  /** Returns what a move and its consequences tell of cards that lie face down. */
  public ImmutableList<String> deduced(String move) {
    Move made = read(move);
    checkLegal(made, move);
    return ImmutableList.copyOf(HeardDeductions.of(rules, state, made));
  }

  /**
   * Returns which cards may be those of a pile, by all that a move and its consequences tell.
   *
   * @param hands the cards to choose from: {@code 7s 8s}
   */
  public ImmutableList<String> fitting(String move, String pile, String... hands) {
    return ImmutableList.copyOf(HeardDeductions.fitting(rules, state, read(move), pile, hands));
  }

  // What else there is to ask.

  /** Returns a move of chance that is due, such as a shuffle. */
  public String chance(long seed) {
    return "* " + rules.syntax().format(rules.chance(state, RandomSource.seeded(seed)));
  }

  /** Returns where the game stands, for what no pile and no fact says. */
  public GameState state() {
    return state;
  }

  /**
   * Returns where the game stands, for what no pile and no fact says.
   *
   * @throws ClassCastException if the state is of another game
   */
  public <S extends GameState> S state(Class<S> type) {
    return type.cast(state);
  }

  /** Returns every pile and every fact, for what is no text of theirs. */
  public Table table() {
    return rules.table(state);
  }

  Move read(String move) {
    return new WrittenMoves(rules, state).read(move);
  }

  Rules<GameState, Move> rules() {
    return rules;
  }

  private AssertionError failure(String what, String expected) {
    return new AssertionError(
        game.id()
            + ": "
            + what
            + "\n"
            + expected
            + ": "
            + Joiner.on("; ").join(moves())
            + "\n\n"
            + table());
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof TestTable other && other.game.equals(game) && other.state.equals(state);
  }

  @Override
  public int hashCode() {
    return state.hashCode();
  }

  /** Returns the game, who may act, and every pile and every fact. */
  @Override
  public String toString() {
    return game.id() + ", " + rules.seats() + " seats; turn: " + turn() + "\n" + table();
  }
}
