package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.card.PlayingCards.countRank;
import static io.github.spadille.engine.card.PlayingCards.countSuit;
import static io.github.spadille.engine.card.PlayingCards.hasRank;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.fishing.scopa.ScopaState.NOBODY;

import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
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
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Deal;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Table;
import io.github.spadille.fishing.Hands;
import io.github.spadille.fishing.Majority;
import io.github.spadille.fishing.scopa.ScopaMove.Capture;
import io.github.spadille.fishing.scopa.ScopaMove.Shuffle;
import io.github.spadille.fishing.scopa.ScopaMove.Trail;
import io.github.spadille.fishing.scopa.ScopaOptions.CountOut;
import io.github.spadille.fishing.scopa.ScopaOptions.Dealing;
import io.github.spadille.fishing.scopa.ScopaOptions.TrailRule;
import io.github.spadille.fishing.scopa.ScopaState.Phase;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Scopa: capture cards of the board by rank or by sum, and sweep it clean.
 *
 * <p>{@code SHUFFLE → PLAY → (SHUFFLE | OVER)}. A hand is hidden from all but its owner, the stock
 * and the cards won from everybody, except the cards that mark sweeps. The rulebook is {@code
 * scopa.md}; in Italy the suits and court cards have other names (SCO-2).
 *
 * <p>Variant points, each carrying one rule: {@link #handSize} (SCO-4), {@link #isVoid} (SCO-5),
 * {@link #takesAll} (none by default), {@link #isSweep} (SCO-19, SCO-20).
 */
public class Scopa extends AbstractRules<ScopaState, ScopaMove> {
  /** The game. */
  public static final Game<ScopaState, ScopaMove, ScopaOptions> GAME =
      Game.<ScopaState, ScopaMove, ScopaOptions>builder("scopa")
          .name("Scopa")
          .family("fishing")
          .summary("Capture cards of the board by rank or by sum, and sweep it clean.")
          .seats(2, 4, 2)
          .options(ScopaOptions.SCHEMA)
          .rulebook(Rulebook.resource(Scopa.class, "scopa.md"))
          .rules(Scopa::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.spanish40(); // SCO-1
  private static final int BOARD_SIZE = 4;
  private static final PlayingCard SETTE_BELLO = PlayingCard.parse("7d");

  private final ScopaOptions options;
  private final int sides;

  /**
   * Creates the rules.
   *
   * @param seats 2 to 4
   * @param options checked by {@link #GAME} against the number of seats
   */
  protected Scopa(int seats, ScopaOptions options) {
    super(seats);
    this.options = options;
    this.sides = seats == 4 && options.teams() ? 2 : seats; // SCO-26
  }

  @Override
  public ScopaState start() {
    return new ScopaStateBuilder()
        .phase(Phase.SHUFFLE)
        .turn(Turn.chance())
        .handNumber(1)
        .dealer(seats - 1)
        .stock(PACK.cards())
        .hands(PerSeat.of(seats, noCards()))
        .board(noCards())
        .won(PerSeat.of(sides, noCards()))
        .markers(noCards())
        .lastCapturer(NOBODY)
        .sweepLog(ImmutableIntArray.of())
        .sheet(ScoreSheet.empty(seats))
        .build();
  }

  @Override
  public Optional<Refusal> refusal(ScopaState state, ScopaMove move) {
    if (state.phase() == Phase.OVER) {
      return refuse("SCO-32", "the game is over");
    }
    if (move instanceof Shuffle) {
      return refusalOfShuffle(state, (Shuffle) move);
    }
    if (state.phase() == Phase.SHUFFLE) {
      return refuse("SCO-4", "the cards have not been dealt yet");
    }
    if (!state.turn().contains(move.seat())) {
      return refuse("SCO-9", "it is the turn of seat " + state.turn());
    }
    return move instanceof Capture
        ? refusalOfCapture(state, (Capture) move)
        : refusalOfTrail(state, (Trail) move);
  }

  private static Optional<Refusal> refusalOfShuffle(ScopaState state, Shuffle shuffle) {
    if (state.phase() != Phase.SHUFFLE) {
      return refuse("SCO-4", "cards are shuffled only before a hand");
    }
    if (!PACK.isPermutation(shuffle.pack())) {
      return refuse("SCO-1", "a shuffle names each of the 40 cards once");
    }
    return Optional.empty();
  }

  private Optional<Refusal> refusalOfCapture(ScopaState state, Capture capture) {
    PlayingCard card = capture.card();
    CardSet<PlayingCard> captured = capture.captured();
    CardSet<PlayingCard> board = state.board();
    if (!state.hands().get(capture.seat()).contains(card)) {
      return refuse("SCO-18", "you do not hold " + card, card);
    }
    if (!board.containsAll(captured)) {
      PlayingCard missing = captured.minus(board).first();
      return refuse("SCO-12", missing + " is not on the board", missing);
    }
    if (takesAll(board, card)) {
      return captured.equals(board)
          ? Optional.empty()
          : refuse("SCO-12", card + " captures the whole board", card);
    }
    if (captured.size() < Captures.SUM_SIZE) {
      return hasRank(captured, card.rank())
          ? Optional.empty()
          : refuse("SCO-11", "one card of the rank of " + card + " can be captured", card);
    }
    int value = Captures.value(card);
    int total = Captures.total(captured);
    if (total != value) {
      return Captures.exist(captured, card)
          ? refuse("SCO-13", "a part of these cards is a capture for " + card + " already", card)
          : refuse("SCO-12", "the values add up to " + total + ", not to " + value, card);
    }
    return options.pairFirst() && hasRank(board, card.rank())
        ? refuse("SCO-14", card + " must capture a card of its rank", card)
        : Optional.empty();
  }

  private Optional<Refusal> refusalOfTrail(ScopaState state, Trail trail) {
    PlayingCard card = trail.card();
    CardSet<PlayingCard> hand = state.hands().get(trail.seat());
    if (!hand.contains(card)) {
      return refuse("SCO-18", "you do not hold " + card, card);
    }
    if (canCapture(state.board(), card)) {
      return refuse("SCO-17", card + " can capture", card);
    }
    long captors = bindsHand() ? captors(state.board(), hand.low()) : 0;
    return captors == 0
        ? Optional.empty()
        : refuse("SCO-18", firstOf(captors) + " can capture", firstOf(captors));
  }

  private static Optional<Refusal> refuse(String ruleId, String reason, PlayingCard... cards) {
    return Optional.of(Refusal.of(ruleId, reason, cards));
  }

  /**
   * Card by card in the order of the pack: captures of one card by suit, then sums with their
   * lowest cards first, or else the trail. There is always one (SCO-23); after a sweep there are
   * only trails (SCO-22).
   */
  @Override
  public MoveList<ScopaMove> legalMoves(ScopaState state) {
    if (state.phase() != Phase.PLAY) {
      return MoveList.empty();
    }
    int seat = state.turn().first();
    long hand = state.hands().get(seat).low();
    CardSet<PlayingCard> board = state.board();
    boolean mayTrail = !bindsHand() || captors(board, hand) == 0;
    MoveList.Builder<ScopaMove> moves = MoveList.builder(Long.bitCount(hand));
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      PlayingCard card = firstOf(rest);
      int before = moves.size();
      if (takesAll(board, card)) {
        moves.add(new Capture(seat, card, board));
      } else {
        Captures.addAll(moves, seat, card, board, options.pairFirst());
      }
      if (moves.size() == before && mayTrail) {
        moves.add(Trail.of(seat, card));
      }
    }
    return moves.build();
  }

  private boolean bindsHand() {
    return options.trailRule() == TrailRule.MUST_CAPTURE; // SCO-18
  }

  /** Returns the cards of a hand that can capture. */
  private long captors(CardSet<PlayingCard> board, long hand) {
    long captors = 0;
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      captors |= canCapture(board, firstOf(rest)) ? Long.lowestOneBit(rest) : 0;
    }
    return captors;
  }

  private boolean canCapture(CardSet<PlayingCard> board, PlayingCard card) {
    return takesAll(board, card) || Captures.exist(board, card);
  }

  /**
   * Tells whether a card captures the whole board whatever lies there: never, or an ace with {@code
   * ace-takes-all}.
   */
  protected boolean takesAll(CardSet<PlayingCard> board, PlayingCard card) {
    return options.aceTakesAll()
        && card.is(Rank.ACE)
        && !board.isEmpty()
        && !hasRank(board, Rank.ACE);
  }

  /** Returns the first of some cards. */
  private static PlayingCard firstOf(long bits) {
    return PlayingCard.FAMILY.card(Long.numberOfTrailingZeros(bits));
  }

  @Override
  protected ScopaState carryOut(ScopaState state, ScopaMove move) {
    if (move instanceof Capture) {
      return capture(state, (Capture) move);
    }
    return move instanceof Trail ? trail(state, (Trail) move) : deal(state, (Shuffle) move);
  }

  private ScopaState deal(ScopaState state, Shuffle shuffle) {
    CardList<PlayingCard> pack = shuffle.pack();
    int dealt = handSize() * seats;
    int first = next(state.dealer());
    CardSet<PlayingCard> board = pack.draw(dealt).first(BOARD_SIZE).toSet();
    if (isVoid(board)) { // SCO-5
      return state;
    }
    return new ScopaStateBuilder()
        .from(state)
        .phase(Phase.PLAY)
        .turn(Turn.of(first)) // SCO-9
        .hands(Deal.sets(pack, seats, first, dealt)) // SCO-4
        .board(board)
        .stock(pack.draw(dealt + BOARD_SIZE))
        .build();
  }

  /** Returns how many cards each seat gets in a deal (SCO-4, SCO-6); the stock must come out. */
  protected int handSize() {
    return options.deal() == Dealing.NINE ? 9 : 3; // SCO-7
  }

  /** Tells whether a deal is void because of the cards on the board (SCO-5). */
  protected boolean isVoid(CardSet<PlayingCard> board) {
    return options.kingRedeal() && countRank(board, Rank.KING) >= 3;
  }

  private ScopaState trail(ScopaState state, Trail trail) {
    return endTurn(
        state.trailed(
            handsWithout(state, trail.seat(), trail.card()),
            state.board().with(trail.card()),
            Turn.of(next(trail.seat()))));
  }

  private ScopaState capture(ScopaState state, Capture capture) {
    int seat = capture.seat();
    PlayingCard card = capture.card();
    int side = side(seat);
    CardSet<PlayingCard> won = state.won().get(side).union(capture.captured()).with(card);
    ScopaState captured =
        state.captured(
            handsWithout(state, seat, card),
            state.board().minus(capture.captured()),
            state.won().with(side, won), // SCO-16
            seat, // SCO-21
            Turn.of(next(seat)));
    return endTurn(isSweep(state, capture, captured) ? sweep(captured, capture) : captured);
  }

  private static PerSeat<CardSet<PlayingCard>> handsWithout(
      ScopaState state, int seat, PlayingCard card) {
    return state.hands().with(seat, state.hands().get(seat).without(card));
  }

  /** Tells whether a capture is a sweep (SCO-19, SCO-20). */
  protected boolean isSweep(ScopaState before, Capture capture, ScopaState after) {
    return after.board().isEmpty()
        && (options.lastSweep() || !isPlayedOut(after)) // SCO-20
        && !takesAll(before.board(), capture.card());
  }

  private static ScopaState sweep(ScopaState state, Capture capture) { // SCO-19
    return state
        .withMarkers(state.markers().with(capture.card()))
        .withSweepLog(
            ImmutableIntArray.builder().addAll(state.sweepLog()).add(capture.seat()).build());
  }

  private ScopaState endTurn(ScopaState state) {
    if (!Hands.areEmpty(state.hands())) {
      return state;
    }
    return isPlayedOut(state) ? scoreHand(awardBoard(state)) : dealAgain(state);
  }

  private static boolean isPlayedOut(ScopaState state) {
    return state.stock().isEmpty() && Hands.areEmpty(state.hands());
  }

  private ScopaState dealAgain(ScopaState state) { // SCO-6
    CardList<PlayingCard> stock = state.stock();
    int dealt = handSize() * seats;
    return state.dealt(stock.draw(dealt), Deal.sets(stock, seats, next(state.dealer()), dealt));
  }

  private ScopaState awardBoard(ScopaState state) { // SCO-24
    if (state.lastCapturer() == NOBODY) {
      return state;
    }
    int side = side(state.lastCapturer());
    return state
        .withWon(state.won().with(side, state.won().get(side).union(state.board())))
        .withBoard(noCards());
  }

  private ScopaState scoreHand(ScopaState state) { // SCO-25
    int hand = state.handNumber();
    PerSeat<CardSet<PlayingCard>> won = state.won();
    ScoreSheet sheet = state.sheet();
    sheet = score(sheet, hand, "SCO-27", Majority.of(won, CardSet::size));
    sheet = score(sheet, hand, "SCO-28", Majority.of(won, Scopa::diamonds));
    sheet = score(sheet, hand, "SCO-29", Majority.of(won, Scopa::setteBello));
    sheet = score(sheet, hand, "SCO-30", Majority.of(won, Primiera::count));
    for (int i = 0; i < state.sweepLog().length(); i++) {
      sheet = score(sheet, hand, "SCO-19", side(state.sweepLog().get(i)));
    }
    ScopaState scored = state.withSheet(sheet);
    return isWon(sheet) ? end(scored) : nextHand(scored);
  }

  private static int diamonds(CardSet<PlayingCard> cards) {
    return countSuit(cards, Suit.DIAMONDS);
  }

  private static int setteBello(CardSet<PlayingCard> cards) {
    return cards.contains(SETTE_BELLO) ? 1 : 0;
  }

  /** Returns a sheet with a point for a side, unless there is none or the counting has stopped. */
  private ScoreSheet score(ScoreSheet sheet, int hand, String ruleId, int side) {
    boolean stopped = options.countOut() == CountOut.IN_ORDER && isReached(sheet); // SCO-31
    return side == Majority.NOBODY || stopped
        ? sheet
        : sheet.addAll(hand, ruleId, seatsOfSide(side, sides), 1);
  }

  private boolean isWon(ScoreSheet sheet) { // SCO-32
    return isReached(sheet)
        // SCO-33: one point at a time makes no tie.
        && Outcome.highest(sheet.totals()).winners().size() == seats / sides;
  }

  private boolean isReached(ScoreSheet sheet) {
    for (int seat = 0; seat < seats; seat++) {
      if (sheet.total(seat) >= options.target()) {
        return true;
      }
    }
    return false;
  }

  private static ScopaState end(ScopaState state) { // SCO-32
    return state
        .withPhase(Phase.OVER)
        .withTurn(Turn.over())
        .withOutcome(Outcome.highest(state.scores()));
  }

  private ScopaState nextHand(ScopaState state) { // SCO-34
    return new ScopaStateBuilder()
        .from(start())
        .handNumber(state.handNumber() + 1)
        .dealer(next(state.dealer()))
        .sheet(state.sheet())
        .build();
  }

  /** Returns the side of a seat: itself, or its partnership (SCO-26). */
  private int side(int seat) {
    return seat % sides;
  }

  @Override
  public ScopaMove chance(ScopaState state, RandomGenerator random) {
    if (!state.turn().isChance()) {
      throw noChance(state);
    }
    return new Shuffle(PACK.shuffled(random));
  }

  @Override
  public Table table(ScopaState state) {
    Table.Builder table =
        Table.builder()
            .pile("stock", state.stock(), Audience.NOBODY)
            .hands("hand", state.hands())
            .pile("board", state.board(), ALL);
    for (int side = 0; side < sides; side++) {
      CardSet<PlayingCard> cards = state.won().get(side);
      table.pile(
          "won", side, cards, i -> state.markers().contains(cards.nth(i)) ? ALL : Audience.NOBODY);
    }
    return table
        .word("phase", state.phase())
        .fact("hand-number", state.handNumber())
        .fact("dealer", state.dealer())
        .seats("turn", state.turn().mask())
        .fact("last-capturer", state.lastCapturer() == NOBODY ? "-" : state.lastCapturer())
        .fact("sweep-log", state.sweepLog().asList())
        .fact("scores", state.scores())
        .fact("winner", state.outcome().isPresent() ? state.outcome().get().winners() : "-")
        .build();
  }

  @Override
  public ScopaState withCards(ScopaState state, Table table) {
    return state
        .withStock(table.list("stock", PlayingCard.FAMILY))
        .withHands(table.sets("hand", seats, PlayingCard.FAMILY))
        .withBoard(table.set("board", PlayingCard.FAMILY))
        .withWon(table.sets("won", sides, PlayingCard.FAMILY));
  }

  @Override
  public MoveSyntax<ScopaMove> syntax() {
    return ScopaMove.SYNTAX;
  }
}
