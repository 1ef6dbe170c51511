package io.github.spadille.solitaire.spider;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.solitaire.Column;
import io.github.spadille.solitaire.Columns;
import io.github.spadille.solitaire.spider.SpiderMove.Deal;
import io.github.spadille.solitaire.spider.SpiderMove.Remove;
import io.github.spadille.solitaire.spider.SpiderMove.Resign;
import io.github.spadille.solitaire.spider.SpiderMove.Shift;
import io.github.spadille.solitaire.spider.SpiderMove.Shuffle;
import io.github.spadille.solitaire.spider.SpiderOptions.Removal;
import io.github.spadille.solitaire.spider.SpiderOptions.Scoring;
import io.github.spadille.solitaire.spider.SpiderState.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Spider: build runs of one suit from king to ace in ten columns until all eight are gone.
 *
 * <p>{@code SHUFFLE → PLAY → OVER}. The stock and the face-down cards are hidden. The rulebook is
 * {@code spider.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #targets} (SPI-8 to SPI-10), {@link #movable}
 * (SPI-7).
 */
public class Spider extends AbstractRules<SpiderState, SpiderMove> {
  /** The game. */
  public static final Game<SpiderState, SpiderMove, SpiderOptions> GAME =
      Game.<SpiderState, SpiderMove, SpiderOptions>builder("spider")
          .name("Spider")
          .family("solitaire")
          .summary("Build eight runs of one suit with two packs in ten columns.")
          .seats(1, 1, 1)
          .options(SpiderOptions.SCHEMA)
          .texts(Spider.class)
          .rules(Spider::new)
          .build();

  private static final int COLUMNS = 10;
  private static final int ALL_COLUMNS = (1 << COLUMNS) - 1;
  private static final ImmutableList<String> COLUMN_NAMES =
      ImmutableList.of("c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "c10");
  private static final int RUN = 13;
  private static final int RUNS = 8;
  private static final int HIDDEN_ROWS = 4; // SPI-3
  private static final int LONG_COLUMNS = 4; // SPI-3: one face-down card more
  private static final int DEALT = COLUMNS * HIDDEN_ROWS + LONG_COLUMNS + COLUMNS; // SPI-4
  private static final int START_POINTS = 500; // SPI-21
  private static final int RUN_POINTS = 100; // SPI-21

  private static final Optional<Outcome> WON =
      Optional.of(Outcome.winners(1, Seats.of(0))); // SPI-25
  private static final Optional<Outcome> LOST =
      Optional.of(Outcome.winners(1, Seats.none())); // SPI-25
  private static final Deck<PlayingCard> FOUR_SUITS = Deck.standard52().times(2); // SPI-1
  private static final Deck<PlayingCard> TWO_SUITS = packOf(Set.of(Suit.SPADES, Suit.HEARTS));
  private static final Deck<PlayingCard> ONE_SUIT = packOf(Set.of(Suit.SPADES));
  private static final Columns NO_CARDS = Columns.empty(COLUMNS);
  private static final int[] LAYOUT = layout();
  private static final Deal DEAL = new Deal(0);
  private static final Resign RESIGN = new Resign(0);

  private final SpiderOptions options;
  private final boolean dealWithEmpty;
  private final boolean automatic;
  private final boolean points;
  private final Deck<PlayingCard> pack;
  private final SpiderState start;

  /**
   * Creates the rules.
   *
   * @param seats 1
   * @param options checked by {@link #GAME}
   */
  protected Spider(int seats, SpiderOptions options) {
    super(seats, SpiderMove.SYNTAX);
    this.options = options;
    this.dealWithEmpty = options.dealWithEmpty();
    this.automatic = options.removal() == Removal.AUTO;
    this.points = options.scoring() == Scoring.POINTS;
    this.pack = pack(options.suits());
    ScoreSheet empty = ScoreSheet.empty(seats);
    this.start =
        new SpiderState(
            Phase.SHUFFLE,
            pack.cards(),
            NO_CARDS,
            CardList.empty(PlayingCard.FAMILY),
            0,
            points ? empty.add(1, "SPI-21", "start", 0, START_POINTS) : empty,
            Optional.empty());
  }

  private static Deck<PlayingCard> pack(int suits) {
    return suits == 4 ? FOUR_SUITS : suits == 2 ? TWO_SUITS : ONE_SUIT;
  }

  private static Deck<PlayingCard> packOf(Set<Suit> suits) { // SPI-2
    List<PlayingCard> cards = new ArrayList<>();
    for (PlayingCard card : Deck.standard52().cards()) {
      if (suits.contains(card.suit())) {
        cards.add(card);
      }
    }
    return Deck.of(PlayingCard.FAMILY, cards).times(RUNS / suits.size());
  }

  @Override
  public SpiderState start() {
    return start;
  }

  @Override
  public Optional<Refusal> refusal(SpiderState state, SpiderMove move) {
    if (state.phase() == Phase.OVER) {
      return state.runs() == RUNS ? refuse("SPI-22", "won") : refuse("SPI-23", "lost");
    }
    if (move instanceof Shuffle shuffle) {
      return refusalOfShuffle(state, shuffle);
    }
    if (state.phase() == Phase.SHUFFLE) {
      return refuse("SPI-3", "undealt");
    }
    if (move instanceof Shift shift) {
      return shift.seat() == 0 ? refusalOfShift(state, shift) : noSuchSeat();
    }
    if (move.seat() != 0) {
      return noSuchSeat();
    }
    if (move instanceof Deal) {
      return refusalOfDeal(state);
    }
    return move instanceof Remove remove ? refusalOfRemove(state, remove) : Optional.empty();
  }

  private static Optional<Refusal> noSuchSeat() {
    return refuse("SPI-7", "alone");
  }

  private Optional<Refusal> refusalOfShuffle(SpiderState state, Shuffle shuffle) {
    if (state.phase() != Phase.SHUFFLE) {
      return refuse("SPI-18", "shuffled");
    }
    return shuffle.refusalUnlessOf(pack, "SPI-1");
  }

  private Optional<Refusal> refusalOfShift(SpiderState state, Shift shift) {
    if (shift.from() == shift.to()) {
      return refuse("SPI-7", "same-column");
    }
    if (shift.count() < 1) {
      return refuse("SPI-7", "no-card");
    }
    if (shift.count() > movable(state, shift.from())) {
      return refuse("SPI-7", "no-run", shift.count(), shift.from() + 1);
    }
    if ((targets(state, shift.from(), shift.count()) >> shift.to() & 1) == 0) {
      CardList<PlayingCard> cards = state.columns().get(shift.from()).cards();
      PlayingCard lowest = cards.get(cards.size() - shift.count());
      Column to = state.columns().get(shift.to());
      return to.top().is(Rank.ACE) || lowest.is(Rank.KING)
          ? refuse("SPI-10", "end", lowest, to.top())
          : refuse("SPI-8", "rank", lowest, to.top());
    }
    return Optional.empty();
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
    boolean canFill = state.tableau() >= COLUMNS; // SPI-15
    return !state.stock().isEmpty() // SPI-18
        && (dealWithEmpty || !canFill || state.columns().withoutCard() == 0); // SPI-14
  }

  private Optional<Refusal> refusalOfRemove(SpiderState state, Remove remove) {
    if (automatic) {
      return refuse("SPI-16", "by-itself");
    }
    return isComplete(state.columns(), remove.column())
        ? Optional.empty()
        : refuse("SPI-16", "incomplete", remove.column() + 1);
  }

  /** Returns how many top cards of a column may be moved together at most (SPI-7, SPI-11). */
  protected int movable(SpiderState state, int column) {
    return state.columns().run(column);
  }

  /**
   * Returns the columns on which the top cards of a column may be laid, as bits (SPI-6, SPI-8 to
   * SPI-10).
   *
   * @param from the column they leave, which may be among those returned
   * @param count how many, at least 1 and at most {@link #movable}
   */
  protected int targets(SpiderState state, int from, int count) {
    Columns columns = state.columns();
    int lowest = columns.topRank(from) + count - 1; // The ranks of a run rise by one.
    return columns.withoutCard() // SPI-9
        | columns.withTop(lowest + 1); // SPI-8, SPI-10
  }

  private int others(SpiderState state, int from, int count) {
    return targets(state, from, count) & ~(1 << from); // SPI-7
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
    if (state.phase() != Phase.PLAY) {
      return MoveList.empty();
    }
    MoveList.Builder<SpiderMove> moves = MoveList.builder(16, SpiderMove[]::new);
    for (int from = 0; from < COLUMNS; from++) {
      int longest = movable(state, from);
      for (int count = 1; count <= longest; count++) {
        for (int rest = others(state, from, count); rest != 0; rest &= rest - 1) {
          moves.add(Shift.of(0, from, count, Integer.numberOfTrailingZeros(rest)));
        }
      }
    }
    if (canDeal(state)) {
      moves.add(DEAL);
    }
    for (int rest = removable(state); rest != 0; rest &= rest - 1) {
      moves.add(new Remove(0, Integer.numberOfTrailingZeros(rest)));
    }
    return moves.add(RESIGN).build();
  }

  /** Returns the columns whose run the player may take away, as bits. */
  private int removable(SpiderState state) {
    return automatic ? 0 : complete(state.columns(), ALL_COLUMNS);
  }

  private boolean canShift(SpiderState state) {
    for (int from = 0; from < COLUMNS; from++) {
      int longest = movable(state, from);
      for (int count = 1; count <= longest; count++) {
        if (others(state, from, count) != 0) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  protected SpiderState applyLegal(SpiderState state, SpiderMove move, Stages<SpiderState> stages) {
    if (move instanceof Shift shift) {
      Columns columns = state.columns().shifted(shift.from(), shift.count(), shift.to()); // SPI-12
      if (stages.areHeard()) {
        SpiderStages.moved(stages, state, shift, columns);
      }
      return after(state, state.stock(), columns, removed(columns, 1 << shift.to()), stages);
    }
    if (move instanceof Deal) {
      return dealTen(state, stages);
    }
    if (move instanceof Remove remove) {
      return after(state, state.stock(), state.columns(), 1 << remove.column(), stages);
    }
    return move instanceof Shuffle shuffle
        ? layOut(state, shuffle, stages)
        : end(state, LOST); // SPI-23
  }

  /** Where in the pack the cards of the columns lie, c1 first, the top of each last. */
  private static int[] layout() {
    int[] places = new int[DEALT];
    int filled = 0;
    for (int i = 0; i < COLUMNS; i++) {
      for (int row = 0; row < HIDDEN_ROWS; row++) { // SPI-3
        places[filled++] = row * COLUMNS + i;
      }
      if (i < LONG_COLUMNS) {
        places[filled++] = HIDDEN_ROWS * COLUMNS + i;
      }
      places[filled++] = DEALT - COLUMNS + i; // SPI-4
    }
    return places;
  }

  private SpiderState layOut(SpiderState state, Shuffle shuffle, Stages<SpiderState> stages) {
    CardList<PlayingCard> cards = shuffle.cards().pick(LAYOUT);
    Column[] columns = new Column[COLUMNS];
    int next = 0;
    for (int i = 0; i < COLUMNS; i++) {
      int hidden = i < LONG_COLUMNS ? HIDDEN_ROWS + 1 : HIDDEN_ROWS;
      columns[i] = new Column(cards.subList(next, next + hidden + 1), hidden);
      next += hidden + 1;
    }
    SpiderState laidOut =
        new SpiderState(
            Phase.PLAY,
            shuffle.cards().draw(DEALT), // SPI-5
            Columns.of(columns),
            state.done(),
            0,
            state.sheet(),
            Optional.empty());
    stages.reached("dealt", laidOut);
    return isStuck(laidOut) ? stuck(laidOut, stages) : laidOut;
  }

  private SpiderState dealTen(SpiderState state, Stages<SpiderState> stages) {
    Columns columns = state.columns().dealt(state.stock()); // SPI-14
    CardList<PlayingCard> stock = state.stock().draw(COLUMNS);
    if (stages.areHeard()) {
      CardList<PlayingCard> row = state.stock().first(COLUMNS);
      stages.reached("row-dealt", Phrase.NOBODY, state.with(stock, columns), row);
    }
    return after(state, stock, columns, removed(columns, ALL_COLUMNS), stages);
  }

  /** Returns which of some columns, as bits, lose a complete run by themselves. */
  private int removed(Columns columns, int candidates) {
    return automatic ? complete(columns, candidates) : 0;
  }

  /** Returns which of some columns end with a complete run, as bits. */
  private static int complete(Columns columns, int candidates) {
    int complete = 0;
    for (int rest = candidates; rest != 0; rest &= rest - 1) {
      int column = Integer.numberOfTrailingZeros(rest);
      complete |= isComplete(columns, column) ? 1 << column : 0;
    }
    return complete;
  }

  /** Removes complete runs, c1 first (SPI-16, SPI-17), counts the move and sees whether it ends. */
  private SpiderState after(
      SpiderState state,
      CardList<PlayingCard> stock,
      Columns columns,
      int complete,
      Stages<SpiderState> stages) {
    Columns left = columns;
    CardList<PlayingCard> done = state.done();
    for (int rest = complete; rest != 0; rest &= rest - 1) {
      int i = Integer.numberOfTrailingZeros(rest);
      done = done.appendAll(left.get(i).top(RUN));
      Column uncovered = left.get(i).without(RUN); // SPI-13
      if (stages.areHeard()) {
        SpiderState removed = state.with(stock, left.with(i, uncovered)).withDone(done);
        SpiderStages.removed(stages, left.get(i), i, removed);
      }
      left = left.with(i, uncovered);
    }
    int moves = state.moves() + 1;
    ScoreSheet sheet = score(state, moves, Integer.bitCount(complete));
    SpiderState played =
        new SpiderState(Phase.PLAY, stock, left, done, moves, sheet, Optional.empty());
    if (played.runs() == RUNS) {
      SpiderState won = end(played, WON); // SPI-22
      stages.reached("won", won);
      return won;
    }
    return isStuck(played) ? stuck(played, stages) : played;
  }

  private static SpiderState stuck(SpiderState state, Stages<SpiderState> stages) {
    SpiderState lost = end(state, LOST); // SPI-23, SPI-24
    stages.reached("stuck", lost);
    return lost;
  }

  private ScoreSheet score(SpiderState before, int moves, int runs) {
    if (!points) {
      return runs == 0 ? before.sheet() : before.sheet().add(1, "SPI-20", 0, runs);
    }
    long reached = START_POINTS - moves + (long) RUN_POINTS * (before.runs() + runs);
    long change = Math.max(0, reached) - before.sheet().total(0); // SPI-21
    return change == 0
        ? before.sheet()
        : before.sheet().add(1, "SPI-21", runs == 0 ? "move" : "run", 0, change);
  }

  private boolean isStuck(SpiderState state) {
    return !canDeal(state) && !canShift(state) && removable(state) == 0;
  }

  private static SpiderState end(SpiderState state, Optional<Outcome> outcome) {
    return new SpiderState(
        Phase.OVER,
        state.stock(),
        state.columns(),
        state.done(),
        state.moves(),
        state.sheet(),
        outcome);
  }

  @Override
  public ImmutableList<String> governing(SpiderState state, int seat) {
    return automatic
        ? ImmutableList.of("SPI-7", "SPI-8", "SPI-9", "SPI-10", "SPI-14")
        : ImmutableList.of("SPI-7", "SPI-8", "SPI-9", "SPI-10", "SPI-14", "SPI-16");
  }

  @Override
  protected SpiderMove chanceMove(SpiderState state, RandomGenerator random) {
    return new Shuffle(pack.shuffled(random));
  }

  /** What a move does depends on cards that lie face up alone (SPI-7 to SPI-16). */
  @Override
  public void tells(SpiderState before, SpiderMove move, Clues clues) {}

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
        .fact("result", state.outcome().map(o -> o.isDraw() ? "lost" : "won").orElse("-"))
        .build();
  }

  @Override
  public SpiderState withCards(SpiderState state, Table table) {
    Column[] columns = new Column[COLUMNS];
    for (int i = 0; i < COLUMNS; i++) {
      CardList<PlayingCard> cards = table.list(COLUMN_NAMES.get(i), PlayingCard.FAMILY);
      columns[i] = new Column(cards, state.columns().get(i).faceDown());
    }
    return new SpiderState(
        state.phase(),
        table.list("stock", PlayingCard.FAMILY),
        Columns.of(columns),
        state.done(),
        state.moves(),
        state.sheet(),
        state.outcome());
  }
}
