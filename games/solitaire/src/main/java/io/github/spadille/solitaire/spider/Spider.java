package io.github.spadille.solitaire.spider;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;
import static io.github.spadille.solitaire.spider.SpiderMove.COLUMN_NAMES;
import static io.github.spadille.solitaire.spider.SpiderState.RUN;
import static io.github.spadille.solitaire.spider.SpiderState.RUNS;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.game.Thinker;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Table;
import io.github.spadille.solitaire.spider.SpiderMove.Deal;
import io.github.spadille.solitaire.spider.SpiderMove.Remove;
import io.github.spadille.solitaire.spider.SpiderMove.Resign;
import io.github.spadille.solitaire.spider.SpiderMove.Shift;
import io.github.spadille.solitaire.spider.SpiderMove.Shuffle;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Spider: build runs of one suit from king to ace in ten columns until all eight are gone.
 *
 * <p>{@code SHUFFLE → PLAY → OVER}. The stock and the face-down cards are hidden. The rulebook is
 * {@code spider.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #targets} (SPI-8 to SPI-10), {@link #movable}
 * (SPI-7), {@link #mayDeal} (SPI-14, SPI-15).
 */
public class Spider extends AbstractRules<SpiderState, SpiderMove> {
  /** The game. */
  public static final Game<SpiderState, SpiderMove, SpiderOptions> GAME =
      Game.<SpiderState, SpiderMove, SpiderOptions>builder("spider")
          .name("Spider")
          .alsoCalled("Spider Solitaire")
          .family(Tag.SOLITAIRE)
          .summary("Build eight runs of one suit with two packs in ten columns.")
          .seats(1, 1, 1)
          .options(SpiderOptions.SCHEMA)
          .texts(Spider.class)
          .rules(Spider::new)
          .build();

  private static final int PLAYER = 0; // SPI-7: you play alone
  private static final int COLUMNS = SpiderMove.COLUMNS;
  private static final int HIDDEN_ROWS = 4; // SPI-3
  private static final int LONG_COLUMNS = 4; // SPI-3: one face-down card more
  private static final int DEALT = COLUMNS * HIDDEN_ROWS + LONG_COLUMNS + COLUMNS; // SPI-4
  private static final int START_POINTS = 500; // SPI-21
  private static final int RUN_POINTS = 100; // SPI-21

  /** Where in the pack the cards of the columns lie, c1 first, the top of each last. */
  private static final int[] LAYOUT =
      IntStream.range(0, COLUMNS).flatMap(Spider::placesOf).toArray();

  private static final Deal DEAL = new Deal(PLAYER);
  private static final Resign RESIGN = new Resign(PLAYER);

  private static final Phases<HandPhase, SpiderState, SpiderMove> PHASES =
      Phases.<HandPhase, SpiderState, SpiderMove>of(HandPhase.class)
          .elsewhere("SPI-18", "shuffled", Shuffle.class)
          .in(HandPhase.SHUFFLE)
          .chance(Shuffle.class)
          .others("SPI-3", "undealt")
          .in(HandPhase.PLAY)
          .turn("SPI-7", "alone", Shift.class, Deal.class, Remove.class, Resign.class)
          .others("SPI-7", "play")
          .over(HandPhase.OVER, Spider::refusalAtTheEnd)
          .build();

  private final SpiderOptions options;
  private final Deck<PlayingCard> pack;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Spider(int seats, SpiderOptions options) {
    super(seats, SpiderMove.SYNTAX);
    this.options = options;
    this.pack = pack(options.suits());
  }

  /** Returns the house rules. */
  SpiderOptions options() {
    return options;
  }

  private static Deck<PlayingCard> pack(int suits) { // SPI-1, SPI-2
    CardList<PlayingCard> ofSuits = Deck.standard52().cards().first(suits * RUN);
    return Deck.of(PlayingCard.FAMILY, ofSuits).times(RUNS / suits);
  }

  private static int hidden(int column) { // SPI-3
    return column < LONG_COLUMNS ? HIDDEN_ROWS + 1 : HIDDEN_ROWS;
  }

  private static IntStream placesOf(int column) { // SPI-3, SPI-4
    return IntStream.concat(
        IntStream.range(0, hidden(column)).map(row -> row * COLUMNS + column),
        IntStream.of(DEALT - COLUMNS + column));
  }

  @Override
  public SpiderState start() {
    ScoreSheet empty = ScoreSheet.empty(seats);
    ScoreSheet sheet =
        options.countsRuns() ? empty : empty.add(1, "SPI-21", "start", 0, START_POINTS);
    return SpiderState.undealt(pack.cards(), COLUMNS, sheet);
  }

  @Override
  protected SpiderMove chanceMove(SpiderState state, RandomSource random) {
    return new Shuffle(pack.shuffled(random));
  }

  private static Optional<Refusal> refusalAtTheEnd(SpiderState state, SpiderMove move) {
    return state.isWon() ? refuse("SPI-22", "won") : refuse("SPI-23", "lost");
  }

  @Override
  public Optional<Refusal> refusal(SpiderState state, SpiderMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), PLAYER, state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Shift shift) {
      return refusalOfShift(state, shift);
    }
    if (move instanceof Deal) {
      return refusalOfDeal(state);
    }
    if (move instanceof Remove remove) {
      return refusalOfRemove(state, remove);
    }
    if (move instanceof Shuffle shuffle) {
      return shuffle.refusalUnlessOf(pack, "SPI-1");
    }
    return Optional.empty(); // SPI-23: you may give up whenever you like
  }

  private Optional<Refusal> refusalOfShift(SpiderState state, Shift shift) {
    if (shift.from() == shift.to()) {
      return refuse("SPI-7", "same-column");
    }
    if (shift.count() < 1) {
      return refuse("SPI-7", "no-card");
    }
    if (shift.count() > movable(state, shift.from())) {
      int held = state.columns().get(shift.from()).size();
      return shift.count() > held
          ? refuse("SPI-7", "too-few", shift.from() + 1, held)
          : refuse("SPI-7", "no-run", shift.count(), shift.from() + 1);
    }
    return targets(state, shift.from(), shift.count()).contains(shift.to())
        ? Optional.empty()
        : refusalOfTarget(state, shift);
  }

  /**
   * Says why cards may not be laid on a column (SPI-8 to SPI-10). A variant that changes {@link
   * #targets} says here what it refuses.
   */
  protected Optional<Refusal> refusalOfTarget(SpiderState state, Shift shift) {
    PlayingCard lowest = state.columns().get(shift.from()).top(shift.count()).top();
    if (state.columns().get(shift.to()).isEmpty()) {
      return refuse("SPI-9", "column", lowest);
    }
    PlayingCard onto = state.columns().get(shift.to()).top();
    return onto.is(Rank.ACE) || lowest.is(Rank.KING)
        ? refuse("SPI-10", "end", lowest, onto)
        : refuse("SPI-8", "rank", lowest, onto);
  }

  private Optional<Refusal> refusalOfDeal(SpiderState state) {
    if (canDeal(state)) {
      return Optional.empty();
    }
    return state.stock().isEmpty()
        ? refuse("SPI-18", "no-stock")
        : refuse("SPI-14", "empty-column");
  }

  private boolean canDeal(SpiderState state) {
    return !state.stock().isEmpty() && mayDeal(state); // SPI-18, SPI-14
  }

  /** Tells whether ten cards may be dealt, as long as there is a stock (SPI-14, SPI-15). */
  protected boolean mayDeal(SpiderState state) {
    return state.columns().withoutCard().isEmpty()
        || switch (options.dealWithEmpty()) {
          case ON -> true;
          case OFF -> state.tableau() < COLUMNS;
          case NEVER -> false;
        };
  }

  private Optional<Refusal> refusalOfRemove(SpiderState state, Remove remove) {
    if (options.automaticRemoval()) {
      return refuse("SPI-16", "by-itself");
    }
    return isComplete(state.columns(), remove.column())
        ? Optional.empty()
        : refuse("SPI-16", "incomplete", remove.column() + 1);
  }

  /**
   * Returns how many top cards of a column may be moved together at most (SPI-7, SPI-11): from 0 to
   * as many as lie face up.
   */
  protected int movable(SpiderState state, int column) {
    return state.columns().run(column);
  }

  /**
   * Returns the columns on which the top cards of a column may be laid (SPI-6, SPI-8 to SPI-10).
   *
   * @param from the column they leave, which may be among those returned
   * @param count how many, at least 1 and at most {@link #movable}
   */
  protected ColumnSet targets(SpiderState state, int from, int count) {
    Columns columns = state.columns();
    int lowest = columns.topRank(from) + count - 1; // The ranks of a run rise by one.
    return columns.withoutCardOrWithTop(lowest + 1); // SPI-9, SPI-8, SPI-10
  }

  private static boolean isComplete(Columns columns, int column) { // SPI-16
    // A run never goes on beyond the king, the highest rank.
    return columns.run(column) == RUN && columns.topRank(column) == Rank.ACE.ordinal();
  }

  /**
   * Shifts by column, number and target; then deal, removals, and resigning. A move back is a move
   * like any other (SPI-19).
   */
  @Override
  public MoveList<SpiderMove> legalMoves(SpiderState state) {
    if (state.phase() != HandPhase.PLAY) {
      return MoveList.empty();
    }
    MoveList.Builder<SpiderMove> moves = MoveList.builder(16, SpiderMove[]::new);
    for (int from = 0; from < COLUMNS; from++) {
      int longest = movable(state, from);
      for (int count = 1; count <= longest; count++) {
        ColumnSet targets = targets(state, from, count);
        for (int to = targets.from(0); to >= 0; to = targets.from(to + 1)) {
          if (to != from) { // SPI-7
            moves.add(Shift.of(PLAYER, from, count, to));
          }
        }
      }
    }
    if (canDeal(state)) {
      moves.add(DEAL);
    }
    for (int column = 0; column < COLUMNS; column++) {
      if (canRemove(state, column)) {
        moves.add(new Remove(PLAYER, column));
      }
    }
    return moves.add(RESIGN).build();
  }

  private boolean canRemove(SpiderState state, int column) {
    return !options.automaticRemoval() && isComplete(state.columns(), column);
  }

  /** Tells whether only resigning is left. */
  private boolean isStuck(SpiderState state) {
    boolean canAct = canDeal(state);
    for (int column = 0; column < COLUMNS && !canAct; column++) {
      canAct = canShift(state, column) || canRemove(state, column);
    }
    return !canAct;
  }

  private boolean canShift(SpiderState state, int from) {
    int longest = movable(state, from);
    for (int count = 1; count <= longest; count++) {
      if (!targets(state, from, count).without(from).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  @Override
  protected SpiderState applyLegal(
      SpiderState state, SpiderMove move, StageListener<SpiderState> stages) {
    if (move instanceof Shift shift) {
      return shift(state, shift, stages);
    }
    if (move instanceof Deal) {
      return dealTen(state, stages);
    }
    if (move instanceof Remove remove) {
      return scored(state, removed(state.counted(), remove.column(), stages), stages);
    }
    if (move instanceof Shuffle shuffle) {
      return layOut(state, shuffle.cards(), stages);
    }
    if (move instanceof Resign) {
      return state.over(); // SPI-23
    }
    throw unknown(move);
  }

  private SpiderState layOut(
      SpiderState state, CardList<PlayingCard> pack, StageListener<SpiderState> stages) {
    CardList<PlayingCard> cards = pack.pick(LAYOUT);
    Column[] columns = new Column[COLUMNS];
    int next = 0;
    for (int i = 0; i < COLUMNS; i++) {
      int hidden = hidden(i);
      columns[i] = new Column(cards.subList(next, next + hidden + 1), hidden);
      next += hidden + 1;
    }
    SpiderState laidOut = state.laidOut(pack.draw(DEALT), Columns.of(columns));
    stages.reached("dealt", laidOut);
    return isStuck(laidOut) ? over(laidOut, stages) : laidOut;
  }

  private SpiderState shift(SpiderState state, Shift shift, StageListener<SpiderState> stages) {
    int from = shift.from();
    int count = shift.count();
    SpiderState moved = state.shifted(from, count, shift.to());
    if (stages.isListening()) {
      CardList<PlayingCard> cards = state.columns().get(from).top(count);
      tellTaken(stages, "moved", state, from, count, moved, cards, shift.to() + 1);
    }
    return scored(state, withoutComplete(moved, stages), stages);
  }

  private SpiderState dealTen(SpiderState state, StageListener<SpiderState> stages) {
    SpiderState dealt = state.rowDealt();
    if (stages.isListening()) {
      stages.reached("row-dealt", Seats.NOBODY, dealt.uncounted(), state.stock().first(COLUMNS));
    }
    return scored(state, withoutComplete(dealt, stages), stages);
  }

  /** Removes complete runs that go by themselves, c1 first (SPI-16, SPI-17). */
  private SpiderState withoutComplete(SpiderState state, StageListener<SpiderState> stages) {
    SpiderState left = state;
    for (int column = 0; column < COLUMNS; column++) {
      if (options.automaticRemoval() && isComplete(left.columns(), column)) {
        left = removed(left, column, stages);
      }
    }
    return left;
  }

  private static SpiderState removed(
      SpiderState state, int column, StageListener<SpiderState> stages) {
    SpiderState removed = state.removed(column);
    if (stages.isListening()) {
      Suit suit = state.columns().get(column).top().suit();
      tellTaken(stages, "run-removed", state, column, RUN, removed, suit, column + 1);
    }
    return removed;
  }

  /** Tells of cards that left a column, and of the card that was turned up under them (SPI-13). */
  private static void tellTaken(
      StageListener<SpiderState> stages,
      String name,
      SpiderState before,
      int from,
      int count,
      SpiderState after,
      Object... arguments) {
    SpiderState told = after.uncounted();
    Column unturned = before.columns().get(from).lifted(count);
    stages.reached(name, Seats.NOBODY, told.with(from, unturned), arguments);
    Column column = told.columns().get(from);
    if (column.faceDown() < unturned.faceDown()) {
      stages.reached("turned-up", Seats.NOBODY, told, column.top(), from + 1);
    }
  }

  /** Scores a move, and sees whether the game ends with it. */
  private SpiderState scored(
      SpiderState before, SpiderState after, StageListener<SpiderState> stages) {
    int runs = after.runs() - before.runs();
    SpiderState scored = options.countsRuns() ? countRuns(after, runs) : countPoints(after, runs);
    return scored.isWon() || isStuck(scored) ? over(scored, stages) : scored;
  }

  private static SpiderState over(SpiderState state, StageListener<SpiderState> stages) {
    SpiderState over = state.over();
    stages.reached(over.isWon() ? "won" : "stuck", over); // SPI-22, SPI-23, SPI-24
    return over;
  }

  private static SpiderState countRuns(SpiderState state, int runs) { // SPI-20
    return runs == 0 ? state : state.withSheet(state.sheet().add(1, "SPI-20", 0, runs));
  }

  private static SpiderState countPoints(SpiderState state, int runs) { // SPI-21
    long reached = START_POINTS - state.moves() + (long) RUN_POINTS * state.runs();
    long change = Math.max(0, reached) - state.sheet().total(0);
    String reason = runs == 0 ? "move" : "run";
    return change == 0 ? state : state.withSheet(state.sheet().add(1, "SPI-21", reason, 0, change));
  }

  @Override
  protected ImmutableList<String> governingInTurn(SpiderState state, int seat) {
    return options.automaticRemoval()
        ? ImmutableList.of("SPI-7", "SPI-8", "SPI-9", "SPI-10", "SPI-14", "SPI-18")
        : ImmutableList.of("SPI-7", "SPI-8", "SPI-9", "SPI-10", "SPI-14", "SPI-16", "SPI-18");
  }

  /** What a move does depends on cards that lie face up alone (SPI-7 to SPI-16). */
  @Override
  public Deductions<SpiderState, SpiderMove> deductions() {
    return Deductions.none();
  }

  @Override
  public RulesOfThumb<SpiderState, SpiderMove> rulesOfThumb() {
    return SpiderThumbs.INSTANCE;
  }

  /** Plans with the moves of the rulebook, so a variant has none. */
  @Override
  public Optional<Thinker<SpiderState, SpiderMove>> thinker() {
    return getClass() == Spider.class ? Optional.of(new SpiderThinker(options)) : Optional.empty();
  }

  @Override
  public Table table(SpiderState state) {
    ImmutableList.Builder<Integer> faceDown = ImmutableList.builder();
    Table.Builder table = Table.builder().pile("stock", state.stock(), NOBODY);
    for (int i = 0; i < COLUMNS; i++) {
      Column column = state.columns().get(i);
      faceDown.add(column.faceDown());
      table.pileTopLast(
          COLUMN_NAMES.get(i), column.cards(), place -> place < column.faceDown() ? NOBODY : ALL);
    }
    return table
        .pileTopLast("done", state.done(), ALL)
        .word("phase", state.phase())
        .fact("suits", options.suits())
        .fact("face-down", faceDown.build())
        .fact("runs", state.runs())
        .fact("moves", state.moves())
        .fact("scores", state.scores())
        .fact(
            "result",
            state.outcome().map(o -> o.kind() == Outcome.Kind.WON ? "won" : "lost").orElse("-"))
        .build();
  }

  @Override
  public SpiderState withCards(SpiderState state, Table table) {
    Column[] columns = new Column[COLUMNS];
    for (int i = 0; i < COLUMNS; i++) {
      CardList<PlayingCard> cards = table.list(COLUMN_NAMES.get(i), PlayingCard.FAMILY);
      columns[i] = new Column(cards, state.columns().get(i).faceDown());
    }
    return state.with(table.list("stock", PlayingCard.FAMILY), Columns.of(columns));
  }
}
