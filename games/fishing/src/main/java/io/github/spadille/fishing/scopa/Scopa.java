package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.card.PlayingCards.countRank;
import static io.github.spadille.engine.card.PlayingCards.countSuit;
import static io.github.spadille.engine.card.PlayingCards.hasRank;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.game.Refusal.refuse;
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
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.Deal;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
import io.github.spadille.fishing.Majority;
import io.github.spadille.fishing.scopa.ScopaMove.Capture;
import io.github.spadille.fishing.scopa.ScopaMove.Shuffle;
import io.github.spadille.fishing.scopa.ScopaMove.Trail;
import io.github.spadille.fishing.scopa.ScopaOptions.CountOut;
import io.github.spadille.fishing.scopa.ScopaOptions.Dealing;
import io.github.spadille.fishing.scopa.ScopaOptions.TrailRule;
import io.github.spadille.fishing.scopa.ScopaState.Phase;
import java.util.Optional;
import java.util.function.IntFunction;
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
          .seats(2, Scopa.MOST_SEATS, 2)
          .options(ScopaOptions.SCHEMA)
          .rulebook(Rulebook.resource(Scopa.class, "scopa.md"))
          .words(Words.resource(Scopa.class, "scopa"))
          .rules(Scopa::new)
          .build();

  static final int MOST_SEATS = 4;
  static final Deck<PlayingCard> PACK = Deck.spanish40(); // SCO-1
  private static final int BOARD_SIZE = 4;
  private static final PlayingCard SETTE_BELLO = PlayingCard.parse("7d");

  private final ScopaOptions options;
  private final int sides;
  private final int target;
  private final boolean bindsHand;
  private final boolean pairFirst;
  private final boolean aceTakesAll;
  private final boolean countsInOrder;
  private final ScopaState start;

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
    this.target = options.target();
    this.bindsHand = options.trailRule() == TrailRule.MUST_CAPTURE; // SCO-18
    this.pairFirst = options.pairFirst(); // SCO-14
    this.aceTakesAll = options.aceTakesAll();
    this.countsInOrder = options.countOut() == CountOut.IN_ORDER; // SCO-31
    this.start = beforeHand(1, seats - 1, ScoreSheet.empty(seats));
  }

  @Override
  public ScopaState start() {
    return start;
  }

  private ScopaState beforeHand(int handNumber, int dealer, ScoreSheet sheet) {
    return new ScopaState(
        Phase.SHUFFLE,
        handNumber,
        dealer,
        0,
        PACK.cards(),
        CardsPerSeat.none(PlayingCard.FAMILY, seats),
        noCards(),
        CardsPerSeat.none(PlayingCard.FAMILY, sides),
        noCards(),
        NOBODY,
        ImmutableIntArray.of(),
        sheet);
  }

  @Override
  public Optional<Refusal> refusal(ScopaState state, ScopaMove move) {
    if (state.phase() == Phase.OVER) {
      return refuse("SCO-32", "the game is over");
    }
    if (move instanceof Shuffle shuffle) {
      return refusalOfShuffle(state, shuffle);
    }
    if (state.phase() == Phase.SHUFFLE) {
      return refuse("SCO-4", "the cards have not been dealt yet");
    }
    return move instanceof Capture capture
        ? refusalOfCapture(state, capture)
        : refusalOfTrail(state, (Trail) move);
  }

  private static Optional<Refusal> refusalOfShuffle(ScopaState state, Shuffle shuffle) {
    if (state.phase() != Phase.SHUFFLE) {
      return refuse("SCO-4", "cards are shuffled only before a hand");
    }
    return shuffle.refusalUnlessOf(PACK, "SCO-1");
  }

  private Optional<Refusal> refusalOfCapture(ScopaState state, Capture capture) {
    if (capture.seat() != state.active()) {
      return refuse("SCO-9", "it is the turn of seat " + state.turn());
    }
    PlayingCard card = capture.card();
    CardSet<PlayingCard> captured = capture.captured();
    CardSet<PlayingCard> board = state.board();
    if (!state.hands().has(capture.seat(), card)) {
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
    return pairFirst && hasRank(board, card.rank())
        ? refuse("SCO-14", card + " must capture a card of its rank", card)
        : Optional.empty();
  }

  private Optional<Refusal> refusalOfTrail(ScopaState state, Trail trail) {
    if (trail.seat() != state.active()) {
      return refuse("SCO-9", "it is the turn of seat " + state.turn());
    }
    PlayingCard card = trail.card();
    if (!state.hands().has(trail.seat(), card)) {
      return refuse("SCO-18", "you do not hold " + card, card);
    }
    if (takesAll(state.board(), card) || Captures.exist(state.board(), card)) {
      return refuse("SCO-17", card + " can capture", card);
    }
    long captors = bindsHand ? captors(state.board(), state.hands().get(trail.seat())) : 0;
    return captors == 0
        ? Optional.empty()
        : refuse("SCO-18", firstOf(captors) + " can capture", firstOf(captors));
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
    int seat = state.active();
    CardSet<PlayingCard> hand = state.hands().get(seat);
    CardSet<PlayingCard> board = state.board();
    long captors = captors(board, hand);
    if (captors == 0) {
      return MoveList.ofCards(hand, Trail.SHARED, seat);
    }
    MoveList.Builder<ScopaMove> moves = MoveList.builder(hand.size(), ScopaMove[]::new);
    for (long rest = bindsHand ? captors : hand.low(); rest != 0; rest &= rest - 1) {
      PlayingCard card = firstOf(rest);
      if ((captors & Long.lowestOneBit(rest)) == 0) {
        moves.add(Trail.of(seat, card));
      } else if (takesAll(board, card)) {
        moves.add(new Capture(seat, card, board));
      } else {
        Captures.addAll(moves, seat, card, board, pairFirst);
      }
    }
    return moves.build();
  }

  /** Returns which of some cards can capture. */
  private long captors(CardSet<PlayingCard> board, CardSet<PlayingCard> cards) {
    long captors = Captures.captors(board, cards.low());
    for (long rest = cards.low() & ~captors; rest != 0; rest &= rest - 1) {
      captors |= takesAll(board, firstOf(rest)) ? Long.lowestOneBit(rest) : 0;
    }
    return captors;
  }

  /**
   * Tells whether a card captures the whole board whatever lies there: never, or an ace with {@code
   * ace-takes-all}.
   */
  protected boolean takesAll(CardSet<PlayingCard> board, PlayingCard card) {
    return aceTakesAll && card.is(Rank.ACE) && !board.isEmpty() && !hasRank(board, Rank.ACE);
  }

  /** Returns the first of some cards. */
  private static PlayingCard firstOf(long bits) {
    return PlayingCard.FAMILY.card(Long.numberOfTrailingZeros(bits));
  }

  @Override
  protected ScopaState applyLegal(ScopaState state, ScopaMove move, Stages<ScopaState> stages) {
    if (move instanceof Capture capture) {
      return capture(state, capture);
    }
    return move instanceof Trail trail ? trail(state, trail) : deal(state, (Shuffle) move);
  }

  private ScopaState deal(ScopaState state, Shuffle shuffle) {
    CardList<PlayingCard> pack = shuffle.cards();
    int dealt = handSize() * seats;
    int first = next(state.dealer());
    CardSet<PlayingCard> board = pack.draw(dealt).first(BOARD_SIZE).toSet();
    if (isVoid(board)) { // SCO-5
      return state;
    }
    return state.begun(
        first, // SCO-9
        pack.draw(dealt + BOARD_SIZE),
        Deal.cards(pack, seats, first, dealt), // SCO-4
        board);
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
            state.hands().without(trail.card()),
            state.board().with(trail.card()),
            next(trail.seat())));
  }

  private ScopaState capture(ScopaState state, Capture capture) {
    int seat = capture.seat();
    PlayingCard card = capture.card();
    ScopaState captured =
        state.captured(
            state.hands().without(card),
            state.board().minus(capture.captured()),
            state.won().plus(side(seat), capture.captured().with(card)), // SCO-16
            seat, // SCO-21
            next(seat));
    return endTurn(isSweep(state, capture, captured) ? sweep(captured, capture) : captured);
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
    if (!state.hands().areAllEmpty()) {
      return state;
    }
    return isPlayedOut(state) ? scoreHand(awardBoard(state)) : dealAgain(state);
  }

  private static boolean isPlayedOut(ScopaState state) {
    return state.stock().isEmpty() && state.hands().areAllEmpty();
  }

  private ScopaState dealAgain(ScopaState state) { // SCO-6
    CardList<PlayingCard> stock = state.stock();
    int dealt = handSize() * seats;
    return state.dealt(stock.draw(dealt), Deal.cards(stock, seats, next(state.dealer()), dealt));
  }

  private ScopaState awardBoard(ScopaState state) { // SCO-24
    if (state.lastCapturer() == NOBODY) {
      return state;
    }
    int side = side(state.lastCapturer());
    return state.withWon(state.won().plus(side, state.board())).withBoard(noCards());
  }

  private ScopaState scoreHand(ScopaState state) { // SCO-25
    int hand = state.handNumber();
    CardsPerSeat<PlayingCard> won = state.won();
    ScoreSheet sheet = state.sheet();
    sheet = score(sheet, hand, "SCO-27", Majority.of(won, CardSet::size));
    sheet = score(sheet, hand, "SCO-28", Majority.of(won, Scopa::diamonds));
    sheet = score(sheet, hand, "SCO-29", Majority.of(won, Scopa::setteBello));
    sheet = score(sheet, hand, "SCO-30", Majority.of(won, Primiera::count));
    for (int i = 0; i < state.sweepLog().length(); i++) {
      sheet = score(sheet, hand, "SCO-19", side(state.sweepLog().get(i)));
    }
    return isWon(sheet)
        ? state.withSheet(sheet).withPhase(Phase.OVER) // SCO-32
        : beforeHand(hand + 1, next(state.dealer()), sheet); // SCO-34
  }

  private static int diamonds(CardSet<PlayingCard> cards) {
    return countSuit(cards, Suit.DIAMONDS);
  }

  private static int setteBello(CardSet<PlayingCard> cards) {
    return cards.contains(SETTE_BELLO) ? 1 : 0;
  }

  /** Returns a sheet with a point for a side, unless there is none or the counting has stopped. */
  private ScoreSheet score(ScoreSheet sheet, int hand, String ruleId, int side) {
    boolean stopped = countsInOrder && isReached(sheet); // SCO-31
    return side == Majority.NOBODY || stopped
        ? sheet
        : sheet.add(hand, ruleId, seatsOfSide(side, sides), 1);
  }

  private boolean isWon(ScoreSheet sheet) { // SCO-32
    return isReached(sheet)
        // SCO-33: one point at a time makes no tie.
        && Outcome.highest(sheet.totals()).winners().size() == seats / sides;
  }

  private boolean isReached(ScoreSheet sheet) {
    for (int seat = 0; seat < seats; seat++) {
      if (sheet.total(seat) >= target) {
        return true;
      }
    }
    return false;
  }

  /** Returns the side of a seat: itself, or its partnership (SCO-26). */
  private int side(int seat) {
    return seat % sides;
  }

  @Override
  protected ScopaMove chanceMove(ScopaState state, RandomGenerator random) {
    return new Shuffle(PACK.shuffled(random));
  }

  /** Who trails where a card that can capture binds the hand holds no such card (SCO-18). */
  @Override
  public void tells(ScopaState before, ScopaMove move, Clues clues) {
    if (bindsHand && move instanceof Trail) {
      long captors = captors(before.board(), PACK.set());
      clues.none("hand." + move.seat(), CardSet.ofBits(PlayingCard.FAMILY, captors, 0));
    }
  }

  /** A void deal tells of a board that nobody sees (SCO-5). */
  @Override
  public void tells(ScopaState before, ScopaMove move, ScopaState after, Clues clues) {
    if (move instanceof Shuffle && after.phase() == Phase.SHUFFLE) {
      clues.unknown();
    }
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
      IntFunction<Audience> seenBy =
          i -> state.markers().contains(cards.nth(i)) ? ALL : Audience.NOBODY;
      if (sides == seats) {
        table.pile("won", side, cards, seenBy);
      } else {
        table.pile("won." + side, cards, seenBy); // A pile of partners belongs to no seat.
      }
    }
    return table
        .word("phase", state.phase())
        .fact("hand-number", state.handNumber())
        .fact("dealer", state.dealer())
        .fact("turn", state.turn().seats())
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
        .withHands(table.cardsPerSeat("hand", seats, PlayingCard.FAMILY))
        .withBoard(table.set("board", PlayingCard.FAMILY))
        .withWon(table.cardsPerSeat("won", sides, PlayingCard.FAMILY));
  }

  @Override
  public MoveSyntax<ScopaMove> syntax() {
    return ScopaMove.SYNTAX;
  }
}
