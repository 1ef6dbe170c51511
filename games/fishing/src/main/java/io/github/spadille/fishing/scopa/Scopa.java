package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.card.PlayingCards.countRank;
import static io.github.spadille.engine.card.PlayingCards.hasRank;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.fishing.scopa.ScopaState.NOBODY;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.Deal;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.fishing.BoardCards;
import io.github.spadille.fishing.scopa.ScopaMove.Capture;
import io.github.spadille.fishing.scopa.ScopaMove.Shuffle;
import io.github.spadille.fishing.scopa.ScopaMove.Trail;
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
 * {@link #takesAll} (none by default), {@link #isSweep} (SCO-19, SCO-20), {@link #score} (SCO-25),
 * which gives points by {@link #award}.
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
          .texts(Scopa.class)
          .rules(Scopa::new)
          .build();

  static final int MOST_SEATS = 4;
  static final Deck<PlayingCard> PACK = Deck.spanish40(); // SCO-1
  private static final int BOARD_SIZE = 4;

  private final ScopaOptions options;
  private final int sides;
  private final boolean bindsHand;
  private final boolean pairFirst;
  private final boolean aceTakesAll;
  private final Scoring scoring;
  private final ScopaState start;

  /**
   * Creates the rules.
   *
   * @param seats 2 to 4
   * @param options checked by {@link #GAME} against the number of seats
   */
  protected Scopa(int seats, ScopaOptions options) {
    super(seats, ScopaMove.SYNTAX);
    this.options = options;
    this.sides = seats == 4 && options.teams() ? 2 : seats; // SCO-26
    this.bindsHand = options.trailRule() == TrailRule.MUST_CAPTURE; // SCO-18
    this.pairFirst = options.pairFirst(); // SCO-14
    this.aceTakesAll = options.aceTakesAll();
    this.scoring = new Scoring(seatsOfSides(), options);
    this.start = beforeHand(1, seats - 1, ScoreSheet.empty(seats));
  }

  private ImmutableList<Seats> seatsOfSides() {
    ImmutableList.Builder<Seats> all = ImmutableList.builder();
    for (int side = 0; side < sides; side++) {
      all.add(seatsOfSide(side, sides));
    }
    return all.build();
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
      return refuse("SCO-32", "over");
    }
    if (move instanceof Shuffle shuffle) {
      return state.phase() == Phase.SHUFFLE
          ? shuffle.refusalUnlessOf(PACK, "SCO-1")
          : refuse("SCO-4", "dealt");
    }
    if (state.phase() == Phase.SHUFFLE) {
      return refuse("SCO-4", "undealt");
    }
    return move instanceof Capture capture
        ? refusalOfCapture(state, capture)
        : refusalOfTrail(state, (Trail) move);
  }

  private static Optional<Refusal> outOfTurn(ScopaState state) {
    return refuse("SCO-9", "turn", state.turn().seats());
  }

  private Optional<Refusal> refusalOfCapture(ScopaState state, Capture capture) {
    if (capture.seat() != state.active()) {
      return outOfTurn(state);
    }
    PlayingCard card = capture.card();
    CardSet<PlayingCard> captured = capture.captured();
    CardSet<PlayingCard> board = state.board();
    if (!state.hands().has(capture.seat(), card)) {
      return refuse("SCO-18", "not-held", card);
    }
    if (!board.containsAll(captured)) {
      return refuse(
          captured.size() < Captures.SUM_SIZE ? "SCO-11" : "SCO-12",
          "not-on-table",
          captured.minus(board).first());
    }
    if (takesAll(board, card)) {
      return captured.equals(board) ? Optional.empty() : refuse("SCO-12", "whole-table", card);
    }
    if (captured.size() < Captures.SUM_SIZE) {
      return Captures.isPair(capture)
          ? Optional.empty()
          : refuse("SCO-11", "rank", card, captured.first());
    }
    int total = Captures.total(captured);
    if (total != Captures.value(card)) {
      return Captures.exist(captured, card)
          ? refuse("SCO-13", "more", card)
          : refuse("SCO-12", "sum", card, total, Captures.value(card));
    }
    return pairFirst && hasRank(board, card.rank())
        ? refuse("SCO-14", "pair", card)
        : Optional.empty();
  }

  private Optional<Refusal> refusalOfTrail(ScopaState state, Trail trail) {
    if (trail.seat() != state.active()) {
      return outOfTurn(state);
    }
    PlayingCard card = trail.card();
    if (!state.hands().has(trail.seat(), card)) {
      return refuse("SCO-18", "not-held", card);
    }
    if (takesAll(state.board(), card) || Captures.exist(state.board(), card)) {
      return refuse("SCO-17", "captures", card);
    }
    long captors = bindsHand ? captors(state.board(), state.hands().get(trail.seat())) : 0;
    return captors == 0 ? Optional.empty() : refuse("SCO-18", "must-capture", firstOf(captors));
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
   * Tells whether a card captures the whole board: none does, or an ace with {@code ace-takes-all}.
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
      return capture(state, capture, stages);
    }
    return move instanceof Trail trail
        ? trail(state, trail, stages)
        : deal(state, (Shuffle) move, stages);
  }

  private ScopaState deal(ScopaState state, Shuffle shuffle, Stages<ScopaState> stages) {
    CardList<PlayingCard> pack = shuffle.cards();
    int size = handSize();
    int dealt = size * seats;
    int first = next(state.dealer());
    CardSet<PlayingCard> board = pack.draw(dealt).first(BOARD_SIZE).toSet();
    ScopaState begun =
        state.begun(
            first, // SCO-9
            pack.draw(dealt + BOARD_SIZE),
            Deal.cards(pack, seats, first, dealt), // SCO-4
            board);
    if (stages.areHeard()) {
      stages.reached("dealt", state.dealer(), begun, size, BoardCards.byRank(board));
    }
    if (isVoid(board)) { // SCO-5
      stages.reached("deal-void", state.dealer(), state);
      return state;
    }
    return begun;
  }

  /** Returns how many cards each seat gets in a deal (SCO-4, SCO-6); the stock must come out. */
  protected int handSize() {
    return options.deal() == Dealing.NINE ? 9 : 3; // SCO-7
  }

  /** Tells whether a deal is void because of the cards on the board (SCO-5). */
  protected boolean isVoid(CardSet<PlayingCard> board) {
    return options.kingRedeal() && countRank(board, Rank.KING) >= 3;
  }

  private ScopaState trail(ScopaState state, Trail trail, Stages<ScopaState> stages) {
    ScopaState trailed = played(state, trail.seat(), trail.card(), next(trail.seat()));
    stages.reached("card-played", trail.seat(), trailed);
    return endTurn(trailed, stages);
  }

  private static ScopaState played(ScopaState state, int seat, PlayingCard card, int active) {
    return state.trailed(state.hands().without(card), state.board().with(card), active);
  }

  private ScopaState capture(ScopaState state, Capture capture, Stages<ScopaState> stages) {
    int seat = capture.seat();
    PlayingCard card = capture.card();
    if (stages.areHeard()) {
      stages.reached("card-played", seat, played(state, seat, card, seat));
    }
    ScopaState captured =
        state.captured(
            state.hands().without(card),
            state.board().minus(capture.captured()),
            state.won().plus(side(seat), capture.captured().with(card)), // SCO-16
            seat, // SCO-21
            next(seat));
    stages.reached("captured", seat, captured);
    return endTurn(
        isSweep(state, capture, captured) ? sweep(captured, capture, stages) : captured, stages);
  }

  /** Tells whether a capture is a sweep (SCO-19, SCO-20). */
  protected boolean isSweep(ScopaState before, Capture capture, ScopaState after) {
    return after.board().isEmpty()
        && (options.lastSweep() || !isPlayedOut(after)) // SCO-20
        && !takesAll(before.board(), capture.card());
  }

  private static ScopaState sweep(
      ScopaState state, Capture capture, Stages<ScopaState> stages) { // SCO-19
    ScopaState swept =
        state
            .withMarkers(state.markers().with(capture.card()))
            .withSweepLog(
                ImmutableIntArray.builder().addAll(state.sweepLog()).add(capture.seat()).build());
    stages.reached("sweep", capture.seat(), swept);
    return swept;
  }

  private ScopaState endTurn(ScopaState state, Stages<ScopaState> stages) {
    if (!state.hands().areAllEmpty()) {
      return state;
    }
    return isPlayedOut(state) ? endHand(state, stages) : dealAgain(state, stages);
  }

  private static boolean isPlayedOut(ScopaState state) {
    return state.stock().isEmpty() && state.hands().areAllEmpty();
  }

  private ScopaState dealAgain(ScopaState state, Stages<ScopaState> stages) { // SCO-6
    CardList<PlayingCard> stock = state.stock();
    int size = handSize();
    int cards = size * seats;
    ScopaState dealt =
        state.dealt(stock.draw(cards), Deal.cards(stock, seats, next(state.dealer()), cards));
    if (stages.areHeard()) {
      stages.reached("dealt-again", state.dealer(), dealt, size);
    }
    return dealt;
  }

  private ScopaState endHand(ScopaState state, Stages<ScopaState> stages) {
    ScopaState ended = awardBoard(state, stages);
    if (stages.areHeard()) {
      scoring.tell(ended, stages);
    }
    ScoreSheet sheet = score(ended);
    if (stages.areHeard()) {
      stages.reached("hand-scored", ended.withSheet(sheet));
    }
    return scoring.isWon(sheet)
        ? ended.withSheet(sheet).withPhase(Phase.OVER) // SCO-32
        : beforeHand(state.handNumber() + 1, next(state.dealer()), sheet); // SCO-34
  }

  /** Returns the score sheet with the points of a hand that is over (SCO-25). */
  protected ScoreSheet score(ScopaState state) {
    return scoring.score(state);
  }

  /**
   * Returns a sheet with points for all players of a side, or the same if the counting has stopped
   * (SCO-31).
   *
   * @param side the position of its cards in {@link ScopaState#won}
   */
  protected final ScoreSheet award(
      ScoreSheet sheet, int hand, String ruleId, int side, int points) {
    return scoring.award(sheet, hand, ruleId, side, points);
  }

  private ScopaState awardBoard(ScopaState state, Stages<ScopaState> stages) { // SCO-24
    int seat = state.lastCapturer();
    if (seat == NOBODY || state.board().isEmpty()) {
      return state;
    }
    CardsPerSeat<PlayingCard> won = state.won().plus(side(seat), state.board());
    ScopaState awarded = state.captured(state.hands(), noCards(), won, seat, state.active());
    if (stages.areHeard()) {
      stages.reached("rest-taken", seat, awarded, BoardCards.byRank(state.board()));
    }
    return awarded;
  }

  /** Returns the side of a seat: itself, or its partnership (SCO-26). */
  private int side(int seat) {
    return seat % sides;
  }

  @Override
  protected ScopaMove chanceMove(ScopaState state, RandomGenerator random) {
    return new Shuffle(PACK.shuffled(random));
  }

  @Override
  public ImmutableList<String> governing(ScopaState state, int seat) {
    if (!state.turn().contains(seat)) {
      return ImmutableList.of();
    }
    if (state.board().isEmpty()) {
      return ImmutableList.of("SCO-18", "SCO-22");
    }
    boolean pairs = false;
    boolean others = false;
    for (ScopaMove move : legalMoves(state)) {
      if (move instanceof Capture capture) {
        boolean pair = Captures.isPair(capture);
        pairs |= pair;
        others |= !pair;
      }
    }
    ImmutableList.Builder<String> ids = ImmutableList.builder();
    if (pairs) {
      ids.add("SCO-11");
    }
    if (others) {
      ids.add("SCO-12", "SCO-13");
    }
    if (pairs && pairFirst) {
      ids.add("SCO-14");
    }
    if (others) {
      ids.add("SCO-15");
    }
    return ids.add("SCO-17", "SCO-18").build();
  }

  /** If all cards that can capture must, a player who trails holds none (SCO-18). */
  @Override
  public void tells(ScopaState before, ScopaMove move, Clues clues) {
    if (bindsHand && move instanceof Trail) {
      long captors = captors(before.board(), PACK.set());
      clues.none("hand." + move.seat(), CardSet.ofBits(PlayingCard.FAMILY, captors, 0));
    }
  }

  /** A void deal tells of a board that is gone (SCO-5). */
  @Override
  public void tells(ScopaState before, ScopaMove move, ScopaState after, Clues clues) {
    if (move instanceof Shuffle && after.phase() == Phase.SHUFFLE) {
      clues.unknown();
    }
  }

  @Override
  public Table table(ScopaState state) {
    return ScopaTable.of(state);
  }

  @Override
  public ScopaState withCards(ScopaState state, Table table) {
    return ScopaTable.withCards(state, table);
  }
}
