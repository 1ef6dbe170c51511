package io.github.spadille.solitaire.spider;

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
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Table;
import io.github.spadille.solitaire.Column;
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
import java.util.random.RandomGenerator;

/**
 * Spider: build runs of one suit from king to ace in ten columns until all eight are gone.
 *
 * <p>{@code SHUFFLE → PLAY → OVER}. The stock and the face-down cards are hidden. The rulebook is
 * {@code spider.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #fits} (SPI-8 to SPI-10), {@link #movable}
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
          .rulebook(Rulebook.resource(Spider.class, "spider.md"))
          .rules(Spider::new)
          .build();

  private static final int COLUMNS = 10;
  private static final ImmutableList<String> COLUMN_NAMES =
      ImmutableList.of("c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "c10");
  private static final int RUN = 13;
  private static final int RUNS = 8;
  private static final int HIDDEN_ROWS = 4; // SPI-3
  private static final int LONG_COLUMNS = 4; // SPI-3: one face-down card more
  private static final int DEALT = COLUMNS * HIDDEN_ROWS + LONG_COLUMNS + COLUMNS; // SPI-4
  private static final int START_POINTS = 500; // SPI-21
  private static final int RUN_POINTS = 100; // SPI-21

  private final SpiderOptions options;
  private final Deck<PlayingCard> pack;

  /**
   * Creates the rules.
   *
   * @param seats 1
   * @param options checked by {@link #GAME}
   */
  protected Spider(int seats, SpiderOptions options) {
    super(seats);
    this.options = options;
    this.pack = pack(options.suits());
  }

  private static Deck<PlayingCard> pack(int suits) {
    if (suits == 4) {
      return Deck.standard52().times(2); // SPI-1
    }
    List<PlayingCard> cards = new ArrayList<>();
    for (PlayingCard card : Deck.standard52().cards()) {
      if (card.is(Suit.SPADES) || (suits == 2 && card.is(Suit.HEARTS))) {
        cards.add(card);
      }
    }
    return Deck.of(PlayingCard.FAMILY, cards).times(suits == 2 ? 4 : 8); // SPI-2
  }

  @Override
  public SpiderState start() {
    ScoreSheet empty = ScoreSheet.empty(seats);
    boolean points = options.scoring() == Scoring.POINTS;
    return new SpiderState(
        Phase.SHUFFLE,
        pack.cards(),
        PerSeat.of(COLUMNS, Column.empty()),
        CardList.empty(PlayingCard.FAMILY),
        0,
        points ? empty.add(1, "SPI-21", 0, START_POINTS) : empty,
        Optional.empty());
  }

  @Override
  public Optional<Refusal> refusal(SpiderState state, SpiderMove move) {
    if (state.phase() == Phase.OVER) {
      return refuse("SPI-22", "the game is over");
    }
    if (move instanceof Shuffle) {
      return refusalOfShuffle(state, (Shuffle) move);
    }
    if (state.phase() == Phase.SHUFFLE) {
      return refuse("SPI-3", "the cards have not been dealt yet");
    }
    if (move.seat() != 0) {
      return refuse("SPI-19", "the only player is seat 0");
    }
    if (move instanceof Shift) {
      return refusalOfShift(state, (Shift) move);
    }
    if (move instanceof Deal) {
      return refusalOfDeal(state);
    }
    return move instanceof Remove ? refusalOfRemove(state, (Remove) move) : Optional.empty();
  }

  private Optional<Refusal> refusalOfShuffle(SpiderState state, Shuffle shuffle) {
    if (state.phase() != Phase.SHUFFLE) {
      return refuse("SPI-18", "there is no second shuffle");
    }
    return pack.isPermutation(shuffle.pack())
        ? Optional.empty()
        : refuse("SPI-1", "a shuffle names each of the 104 cards once");
  }

  private Optional<Refusal> refusalOfShift(SpiderState state, Shift shift) {
    Column from = state.columns().get(shift.from());
    if (shift.from() == shift.to()) {
      return refuse("SPI-7", "cards must go to another column");
    }
    if (shift.count() < 1) {
      return refuse("SPI-7", "at least one card must be moved");
    }
    if (shift.count() > movable(from)) {
      return refuse(
          "SPI-7",
          "the top "
              + shift.count()
              + " cards of c"
              + (shift.from() + 1)
              + " are no run of a suit");
    }
    PlayingCard lowest = from.cards().get(from.size() - shift.count());
    Column to = state.columns().get(shift.to());
    if (!fits(lowest, to)) {
      return to.top().is(Rank.ACE) || lowest.is(Rank.KING)
          ? refuse("SPI-10", lowest + " cannot lie on " + to.top(), lowest, to.top())
          : refuse("SPI-8", lowest + " is not one below " + to.top(), lowest, to.top());
    }
    return Optional.empty();
  }

  private Optional<Refusal> refusalOfDeal(SpiderState state) {
    if (state.stock().isEmpty()) {
      return refuse("SPI-18", "the stock is used up");
    }
    boolean canFill = state.tableau() >= COLUMNS; // SPI-15
    if (canFill && hasEmpty(state) && !options.dealWithEmpty()) {
      return refuse("SPI-14", "an empty column must be filled first");
    }
    return Optional.empty();
  }

  private Optional<Refusal> refusalOfRemove(SpiderState state, Remove remove) {
    if (options.removal() == Removal.AUTO) {
      return refuse("SPI-16", "complete runs go by themselves");
    }
    return isComplete(state.columns().get(remove.column()))
        ? Optional.empty()
        : refuse("SPI-16", "there is no complete run on c" + (remove.column() + 1));
  }

  private static Optional<Refusal> refuse(String ruleId, String reason, PlayingCard... cards) {
    return Optional.of(Refusal.of(ruleId, reason, cards));
  }

  /** Returns how many top cards of a column may be moved together at most (SPI-7, SPI-11). */
  protected int movable(Column column) {
    return column.run();
  }

  /** Tells whether a card may be laid on a column (SPI-6, SPI-8 to SPI-10). */
  protected boolean fits(PlayingCard card, Column column) {
    return column.isEmpty() // SPI-9
        || column.top().rank().ordinal() == card.rank().ordinal() + 1; // SPI-8, SPI-10
  }

  private static boolean hasEmpty(SpiderState state) {
    for (int i = 0; i < COLUMNS; i++) {
      if (state.columns().get(i).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private static boolean isComplete(Column column) { // SPI-16
    // A run never goes on beyond the king, the highest rank.
    return column.size() >= RUN && column.top().is(Rank.ACE) && column.run() == RUN;
  }

  /** Shifts by column, number and target; then deal, removals, and resigning. */
  @Override
  public MoveList<SpiderMove> legalMoves(SpiderState state) {
    if (state.phase() != Phase.PLAY) {
      return MoveList.empty();
    }
    MoveList.Builder<SpiderMove> moves = MoveList.builder(24);
    addMoves(state, moves);
    return moves.add(new Resign(0)).build();
  }

  private void addMoves(SpiderState state, MoveList.Builder<SpiderMove> moves) {
    for (int from = 0; from < COLUMNS; from++) {
      Column column = state.columns().get(from);
      int longest = movable(column);
      for (int count = 1; count <= longest; count++) {
        PlayingCard lowest = column.cards().get(column.size() - count);
        for (int to = 0; to < COLUMNS; to++) {
          if (to != from && fits(lowest, state.columns().get(to))) {
            moves.add(Shift.of(0, from, count, to));
          }
        }
      }
    }
    if (refusalOfDeal(state).isEmpty()) {
      moves.add(new Deal(0));
    }
    if (options.removal() == Removal.MANUAL) {
      for (int column = 0; column < COLUMNS; column++) {
        if (isComplete(state.columns().get(column))) {
          moves.add(new Remove(0, column));
        }
      }
    }
  }

  @Override
  protected SpiderState carryOut(SpiderState state, SpiderMove move) {
    if (move instanceof Shift) {
      return shift(state, (Shift) move);
    }
    if (move instanceof Deal) {
      return dealTen(state);
    }
    if (move instanceof Remove) {
      return after(state, state.stock(), state.columns(), 1 << ((Remove) move).column());
    }
    return move instanceof Shuffle ? layOut(state, (Shuffle) move) : end(state, false); // SPI-23
  }

  private SpiderState layOut(SpiderState state, Shuffle shuffle) {
    CardList<PlayingCard> cards = shuffle.pack();
    PerSeat<Column> columns = state.columns();
    for (int i = 0; i < COLUMNS; i++) {
      CardList<PlayingCard> column = CardList.empty(PlayingCard.FAMILY);
      for (int row = 0; row < HIDDEN_ROWS; row++) { // SPI-3
        column = column.append(cards.get(row * COLUMNS + i));
      }
      if (i < LONG_COLUMNS) {
        column = column.append(cards.get(HIDDEN_ROWS * COLUMNS + i));
      }
      int hidden = column.size();
      column = column.append(cards.get(DEALT - COLUMNS + i)); // SPI-4
      columns = columns.with(i, new Column(column, hidden));
    }
    SpiderState laidOut =
        new SpiderState(
            Phase.PLAY,
            cards.draw(DEALT), // SPI-5
            columns,
            state.done(),
            0,
            state.sheet(),
            Optional.empty());
    return isStuck(laidOut) ? end(laidOut, false) : laidOut;
  }

  private SpiderState shift(SpiderState state, Shift shift) {
    Column from = state.columns().get(shift.from());
    Column to = state.columns().get(shift.to());
    PerSeat<Column> columns =
        state
            .columns()
            .with(shift.to(), to.with(from.top(shift.count()))) // SPI-12
            .with(shift.from(), from.without(shift.count())); // SPI-13
    return after(state, state.stock(), columns, complete(columns, 1 << shift.to()));
  }

  private SpiderState dealTen(SpiderState state) {
    PerSeat<Column> columns = state.columns();
    for (int i = 0; i < COLUMNS; i++) { // SPI-14
      columns = columns.with(i, columns.get(i).with(state.stock().subList(i, i + 1)));
    }
    int all = (1 << COLUMNS) - 1;
    return after(state, state.stock().draw(COLUMNS), columns, complete(columns, all));
  }

  /** Returns which of some columns, as bits, lose a complete run by themselves. */
  private int complete(PerSeat<Column> columns, int candidates) {
    int complete = 0;
    if (options.removal() == Removal.AUTO) {
      for (int rest = candidates; rest != 0; rest &= rest - 1) {
        int column = Integer.numberOfTrailingZeros(rest);
        complete |= isComplete(columns.get(column)) ? 1 << column : 0;
      }
    }
    return complete;
  }

  /** Removes complete runs, c1 first (SPI-16, SPI-17), counts the move and sees whether it ends. */
  private SpiderState after(
      SpiderState state, CardList<PlayingCard> stock, PerSeat<Column> columns, int complete) {
    PerSeat<Column> left = columns;
    CardList<PlayingCard> done = state.done();
    for (int rest = complete; rest != 0; rest &= rest - 1) {
      int i = Integer.numberOfTrailingZeros(rest);
      done = done.appendAll(left.get(i).top(RUN));
      left = left.with(i, left.get(i).without(RUN)); // SPI-13
    }
    int moves = state.moves() + 1;
    ScoreSheet sheet = score(state, moves, Integer.bitCount(complete));
    SpiderState played =
        new SpiderState(Phase.PLAY, stock, left, done, moves, sheet, Optional.empty());
    if (played.runs() == RUNS) {
      return end(played, true); // SPI-22
    }
    return isStuck(played) ? end(played, false) : played; // SPI-23, SPI-24
  }

  private ScoreSheet score(SpiderState before, int moves, int runs) {
    if (options.scoring() == Scoring.RUNS) {
      return runs == 0 ? before.sheet() : before.sheet().add(1, "SPI-20", 0, runs);
    }
    long points = START_POINTS - moves + (long) RUN_POINTS * (before.runs() + runs);
    long change = Math.max(0, points) - before.sheet().total(0); // SPI-21
    return change == 0 ? before.sheet() : before.sheet().add(1, "SPI-21", 0, change);
  }

  private boolean isStuck(SpiderState state) {
    if (refusalOfDeal(state).isEmpty()) {
      return false;
    }
    MoveList.Builder<SpiderMove> moves = MoveList.builder(24);
    addMoves(state, moves);
    return moves.size() == 0;
  }

  private SpiderState end(SpiderState state, boolean won) { // SPI-25
    return new SpiderState(
        Phase.OVER,
        state.stock(),
        state.columns(),
        state.done(),
        state.moves(),
        state.sheet(),
        Optional.of(Outcome.winners(seats, won ? 1 : 0)));
  }

  @Override
  public SpiderMove chance(SpiderState state, RandomGenerator random) {
    if (!state.turn().isChance()) {
      throw noChance(state);
    }
    return new Shuffle(pack.shuffled(random));
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
        .fact("result", state.outcome().map(o -> o.isDraw() ? "lost" : "won").orElse("-"))
        .build();
  }

  @Override
  public SpiderState withCards(SpiderState state, Table table) {
    PerSeat<Column> columns = state.columns();
    for (int i = 0; i < COLUMNS; i++) {
      CardList<PlayingCard> cards = table.list(COLUMN_NAMES.get(i), PlayingCard.FAMILY);
      columns = columns.with(i, new Column(cards, columns.get(i).faceDown()));
    }
    return new SpiderState(
        state.phase(),
        table.list("stock", PlayingCard.FAMILY),
        columns,
        state.done(),
        state.moves(),
        state.sheet(),
        state.outcome());
  }

  @Override
  public MoveSyntax<SpiderMove> syntax() {
    return SpiderMove.SYNTAX;
  }
}
