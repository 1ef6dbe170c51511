package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.card.PlayingCards.countRank;
import static io.github.spadille.engine.card.PlayingCards.hasRank;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.fishing.scopa.ScopaState.PACK;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.HandPad;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.Deal;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.fishing.BoardCards;
import io.github.spadille.fishing.FishingHand;
import io.github.spadille.fishing.Majority;
import io.github.spadille.fishing.scopa.ScopaMove.Capture;
import io.github.spadille.fishing.scopa.ScopaMove.Shuffle;
import io.github.spadille.fishing.scopa.ScopaMove.Trail;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * Scopa: capture cards of the board by rank or by sum, and sweep it clean.
 *
 * <p>{@code SHUFFLE → PLAY → (SHUFFLE | OVER)}. Only its owner sees a hand, and nobody sees the
 * stock. Of the cards won all see those that mark sweeps, and nobody sees the others. The rulebook
 * is {@code scopa.md}; in Italy the suits and court cards have other names (SCO-2).
 *
 * <p>Variant points, each carrying one rule: {@link #handSize} (SCO-4), {@link #isVoid} (SCO-5),
 * {@link #takingAll} (the option {@code ace-takes-all}), {@link #isSweep} (SCO-19, SCO-20), {@link
 * #score} (SCO-25), which gives points by {@link #award}.
 */
public class Scopa extends AbstractRules<ScopaState, ScopaMove> {
  /** The game. */
  public static final Game<ScopaState, ScopaMove, ScopaOptions> GAME =
      Game.<ScopaState, ScopaMove, ScopaOptions>builder("scopa")
          .name("Scopa")
          .family(Tag.FISHING)
          .tags(Tag.COUNTING)
          .summary("Capture cards of the board by rank or by sum, and sweep it clean.")
          .seats(2, ScopaState.MOST_SEATS, 2)
          .options(ScopaOptions.SCHEMA)
          .texts(Scopa.class)
          .rules(Scopa::new)
          .build();

  private static final Phases<HandPhase, ScopaState, ScopaMove> PHASES =
      Phases.<HandPhase, ScopaState, ScopaMove>of(HandPhase.class)
          .elsewhere("SCO-4", "dealt", Shuffle.class)
          .in(HandPhase.SHUFFLE)
          .chance(Shuffle.class)
          .others("SCO-4", "undealt")
          .in(HandPhase.PLAY)
          .turn("SCO-9", "turn", Capture.class, Trail.class)
          .others("SCO-9", "play")
          .over(HandPhase.OVER, "SCO-32")
          .build();

  private static final CardSet<PlayingCard> ACES = ofRank(PACK.set(), Rank.ACE);
  private static final int BOARD_SIZE = 4; // SCO-4

  private final ScopaOptions options;
  private final int sides;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Scopa(int seats, ScopaOptions options) {
    super(seats, ScopaMove.SYNTAX);
    this.options = options;
    this.sides = seats == 4 && options.teams() ? 2 : seats; // SCO-26
  }

  @Override
  public ScopaState start() {
    return ScopaState.undealt(FishingHand.first(seats, sides));
  }

  @Override
  public Optional<Refusal> refusal(ScopaState state, ScopaMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.seat(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Capture capture) {
      return refusalOfCapture(capture, state.held(), state.board());
    }
    if (move instanceof Trail trail) {
      return refusalOfTrail(trail.card(), state.held(), state.board());
    }
    return move instanceof Shuffle shuffle
        ? shuffle.refusalUnlessOf(PACK, "SCO-1")
        : Optional.empty();
  }

  private Optional<Refusal> refusalOfCapture(
      Capture capture, CardSet<PlayingCard> held, CardSet<PlayingCard> board) {
    PlayingCard card = capture.card();
    if (!held.contains(card)) {
      return refuse("SCO-18", "not-held", card);
    }
    CardSet<PlayingCard> captured = capture.captured();
    boolean isSum = captured.size() != 1;
    if (!board.containsAll(captured)) {
      PlayingCard missing = captured.minus(board).first();
      return refuse(isSum ? "SCO-12" : "SCO-11", "not-on-table", missing);
    }
    if (takingAll(board).contains(card)) {
      return captured.equals(board) ? Optional.empty() : refuse("SCO-12", "whole-table", card);
    }
    int total = Captures.total(captured);
    if (total == Captures.value(card)) { // One card of this value is of this rank: a pair.
      return isSum && options.pairFirst() && hasRank(board, card.rank())
          ? refuse("SCO-14", "pair", card)
          : Optional.empty();
    }
    if (!isSum) {
      return refuse("SCO-11", "rank", card, captured.first());
    }
    return Captures.canCapture(card, captured) // a part of them
        ? refuse("SCO-13", "more", card)
        : refuse("SCO-12", "sum", card, total, Captures.value(card));
  }

  private Optional<Refusal> refusalOfTrail(
      PlayingCard card, CardSet<PlayingCard> held, CardSet<PlayingCard> board) {
    if (!held.contains(card)) {
      return refuse("SCO-18", "not-held", card);
    }
    CardSet<PlayingCard> bound = options.mustCapture() ? held : noCards().with(card); // SCO-18
    CardSet<PlayingCard> captors = captors(bound, board);
    if (captors.isEmpty()) {
      return Optional.empty();
    }
    return captors.contains(card)
        ? refuse("SCO-17", "captures", card)
        : refuse("SCO-18", "must-capture", captors.first());
  }

  /**
   * Goes through the hand in the order of the pack. A card that can capture has its pairs by suit,
   * then its sums, those with the lowest cards first; any other card has its trail. There is always
   * a move (SCO-23), and after a sweep there are only trails (SCO-22).
   */
  @Override
  public MoveList<ScopaMove> legalMoves(ScopaState state) {
    if (state.phase() != HandPhase.PLAY) {
      return MoveList.empty();
    }
    int seat = state.seat();
    CardSet<PlayingCard> board = state.board();
    CardSet<PlayingCard> held = state.held();
    CardSet<PlayingCard> captors = captors(held, board);
    if (captors.isEmpty()) {
      return MoveList.ofCards(held, Trail.SHARED, seat);
    }
    MoveList.Builder<ScopaMove> moves = MoveList.builder(held.size(), ScopaMove[]::new);
    for (PlayingCard card : options.mustCapture() ? captors : held) { // SCO-18
      if (!captors.contains(card)) {
        moves.add(Trail.of(seat, card));
      } else if (takingAll(board).contains(card)) {
        moves.add(new Capture(seat, card, board));
      } else {
        Captures.addPairsAndSums(moves, seat, card, board, options.pairFirst());
      }
    }
    return moves.build();
  }

  /** Returns the cards that can capture: by pair or sum (SCO-11, SCO-12), or the whole board. */
  private CardSet<PlayingCard> captors(CardSet<PlayingCard> cards, CardSet<PlayingCard> board) {
    return Captures.byPairOrSum(cards, board).union(takingAll(board).intersect(cards));
  }

  /** Returns the cards that capture the whole board: the aces with ace-takes-all, else none. */
  protected CardSet<PlayingCard> takingAll(CardSet<PlayingCard> board) {
    boolean acesDo = options.aceTakesAll() && !board.isEmpty() && !hasRank(board, Rank.ACE);
    return acesDo ? ACES : noCards();
  }

  @Override
  protected ScopaState applyLegal(
      ScopaState state, ScopaMove move, StageListener<ScopaState> stages) {
    if (move instanceof Capture capture) {
      return capture(state, capture, stages);
    }
    if (move instanceof Trail trail) {
      return trail(state, trail, stages);
    }
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle.cards(), stages);
    }
    throw unknown(move);
  }

  private ScopaState deal(
      ScopaState state, CardList<PlayingCard> pack, StageListener<ScopaState> stages) {
    int dealer = state.hand().dealer();
    int each = Math.min(handSize(), (pack.size() - BOARD_SIZE) / seats);
    ScopaState dealt = dealHands(state, pack, each).turnedUp(BOARD_SIZE);
    if (stages.isListening()) {
      stages.reached("dealt", dealer, dealt, each, BoardCards.byRank(dealt.board()));
    }
    if (isVoid(dealt.board())) { // SCO-5
      stages.reached("deal-void", dealer, state);
      return state;
    }
    return dealt;
  }

  private ScopaState dealHands(
      ScopaState state, CardList<PlayingCard> stock, int each) { // SCO-4, SCO-6
    int first = next(state.hand().dealer()); // SCO-9
    int count = each * seats;
    return state.dealt(first, Deal.cards(stock, seats, first, count), stock.draw(count));
  }

  /**
   * Returns how many cards each seat gets in a deal. Where the stock is not used up by such deals,
   * the last one gives what goes round, and nobody plays what is left.
   */
  protected int handSize() {
    return options.handSize(); // SCO-4, SCO-6, SCO-7
  }

  /** Tells whether a deal is void because of the cards on the board (SCO-5). */
  protected boolean isVoid(CardSet<PlayingCard> board) {
    return options.kingRedeal() && countRank(board, Rank.KING) >= 3;
  }

  private ScopaState trail(ScopaState state, Trail trail, StageListener<ScopaState> stages) {
    ScopaState trailed = state.trailed(trail.card(), next(trail.seat()));
    stages.reached("card-played", trail.seat(), trailed);
    return endTurn(trailed, stages);
  }

  private ScopaState capture(ScopaState state, Capture capture, StageListener<ScopaState> stages) {
    int seat = capture.seat();
    PlayingCard card = capture.card();
    if (stages.isListening()) { // The card lies on the board first, as if it were trailed.
      stages.reached("card-played", seat, state.trailed(card, seat));
    }
    CardSet<PlayingCard> won = capture.captured().with(card); // SCO-16
    ScopaState captured = state.captured(seat, won, next(seat));
    stages.reached("captured", seat, captured);
    if (!isSweep(state, capture, captured)) {
      return endTurn(captured, stages);
    }
    ScopaState swept = captured.swept(seat, card); // SCO-19
    stages.reached("sweep", seat, swept);
    return endTurn(swept, stages);
  }

  /** Tells whether a capture is a sweep (SCO-19, SCO-20). */
  protected boolean isSweep(ScopaState before, Capture capture, ScopaState after) {
    return after.board().isEmpty()
        && (options.lastSweep() || !after.isPlayedOut()) // SCO-20
        && !takingAll(before.board()).contains(capture.card()); // ace-takes-all
  }

  private ScopaState endTurn(ScopaState state, StageListener<ScopaState> stages) {
    if (!state.areHandsEmpty()) {
      return state;
    }
    return state.isPlayedOut() ? endHand(state, stages) : dealAgain(state, stages);
  }

  private ScopaState dealAgain(ScopaState state, StageListener<ScopaState> stages) { // SCO-6
    int each = Math.min(handSize(), state.stock().size() / seats);
    ScopaState dealt = dealHands(state, state.stock(), each);
    stages.reached("dealt-again", state.hand().dealer(), dealt, each);
    return dealt;
  }

  private ScopaState endHand(ScopaState state, StageListener<ScopaState> stages) {
    ScopaState ended = takeRest(state, stages);
    if (stages.isListening()) { // All cards have been seen, so all may know what each side has won.
      stages.reached(
          "counted",
          Seats.NOBODY,
          ended,
          counts(ended, "word.counted", CardSet::size),
          counts(ended, "word.counted", ScopaCounts::diamonds),
          counts(ended, "word.primiera", Primiera::count));
    }
    ScopaState scored = ended.withSheet(score(ended));
    stages.reached("hand-scored", scored);
    return afterHand(scored);
  }

  private ScopaState afterHand(ScopaState scored) {
    return isWon(scored.sheet()) // SCO-34
        ? scored.over()
        : ScopaState.undealt(scored.hand().next(seats));
  }

  private ScopaState takeRest(ScopaState state, StageListener<ScopaState> stages) { // SCO-24
    int seat = state.lastCapturer();
    CardSet<PlayingCard> rest = state.board();
    if (seat == Seats.NOBODY || rest.isEmpty()) {
      return state;
    }
    ScopaState taken = state.restTaken();
    if (stages.isListening()) {
      stages.reached("rest-taken", seat, taken, BoardCards.byRank(rest));
    }
    return taken;
  }

  private ImmutableList<Phrase> counts(
      ScopaState state, String key, ToIntFunction<CardSet<PlayingCard>> count) {
    ImmutableList.Builder<Phrase> counts = ImmutableList.builder();
    for (int side = 0; side < sides; side++) {
      int counted = count.applyAsInt(state.won().get(side));
      counts.add(Phrase.of(key, counted, seatsOfSide(side, sides)));
    }
    return counts.build();
  }

  /** Returns the score sheet with the points of a hand that is over (SCO-25). */
  protected ScoreSheet score(ScopaState state) {
    return counted(state.sheet(), state.handNumber(), ScopaCounts.of(state));
  }

  private ScoreSheet counted(ScoreSheet before, int number, ScopaCounts counts) {
    ScoreSheet sheet = before;
    sheet = award(sheet, number, "SCO-27", Majority.of(counts.cards()), 1);
    sheet = award(sheet, number, "SCO-28", Majority.of(counts.diamonds()), 1);
    sheet = award(sheet, number, "SCO-29", Majority.of(counts.setteBello()), 1);
    sheet = award(sheet, number, "SCO-30", Majority.of(counts.primiera()), 1);
    ImmutableIntArray sweeps = counts.sweeps(); // the oldest first (SCO-31)
    for (int i = 0; i < sweeps.length(); i++) {
      sheet = award(sheet, number, "SCO-19", sweeps.get(i) % sides, 1);
    }
    return sheet;
  }

  /**
   * Returns a sheet with points for all players of a side, or the same if the counting has stopped
   * (SCO-31).
   *
   * @param side the position of its cards in {@link ScopaState#won}, or {@link Seats#NOBODY}
   */
  protected final ScoreSheet award(
      ScoreSheet sheet, int handNumber, String ruleId, int side, int points) {
    boolean hasStopped = options.countsInOrder() && hasReachedTarget(sheet);
    return side == Seats.NOBODY || hasStopped
        ? sheet
        : sheet.add(handNumber, ruleId, seatsOfSide(side, sides), points);
  }

  private boolean hasReachedTarget(ScoreSheet sheet) {
    boolean reached = false;
    for (int side = 0; side < sides; side++) { // Seat 0 is of side 0, seat 1 of side 1.
      reached |= sheet.total(side) >= options.target();
    }
    return reached;
  }

  private boolean isWon(ScoreSheet sheet) { // SCO-32, SCO-33
    int seatsOfOneSide = seats / sides;
    return hasReachedTarget(sheet)
        && Outcome.highest(sheet.totals()).winners().size() == seatsOfOneSide;
  }

  @Override
  protected ScopaMove chanceMove(ScopaState state, RandomSource random) {
    return new Shuffle(PACK.shuffled(random));
  }

  @Override
  protected ImmutableList<String> governingInTurn(ScopaState state, int seat) {
    if (state.board().isEmpty()) {
      return ImmutableList.of("SCO-18", "SCO-22");
    }
    return options.pairFirst()
        ? ImmutableList.of("SCO-11", "SCO-12", "SCO-13", "SCO-14", "SCO-15", "SCO-17", "SCO-18")
        : ImmutableList.of("SCO-11", "SCO-12", "SCO-13", "SCO-15", "SCO-17", "SCO-18");
  }

  @Override
  public Deductions<ScopaState, ScopaMove> deductions() {
    return new ScopaDeductions();
  }

  private final class ScopaDeductions implements Deductions<ScopaState, ScopaMove> {
    /** With must-capture a player who trails holds no card that can capture (SCO-18). */
    @Override
    public void fromMove(ScopaState before, ScopaMove move, DeductionListener deductions) {
      if (options.mustCapture() && move instanceof Trail) {
        deductions.none("hand." + move.seat(), captors(PACK.set(), before.board()));
      }
    }

    /** After a void deal (SCO-5) all know a board that no pile shows any more. */
    @Override
    public void fromConsequences(
        ScopaState before, ScopaMove move, ScopaState after, DeductionListener deductions) {
      if (move instanceof Shuffle && after.phase() == HandPhase.SHUFFLE) {
        deductions.unknown();
      }
    }
  }

  /** By what people count: a variant in which other things score returns nothing. */
  @Override
  public Optional<ScorePad<ScopaState>> scorePad() {
    return Optional.of(
        HandPad.of(start(), state -> ScopaFacts.none(state.hand(), handSize()), this::handEntered));
  }

  private ScopaState handEntered(ScopaState state, ScopaFacts facts) {
    ScoreSheet sheet = counted(state.sheet(), state.handNumber(), facts.counts());
    return afterHand(state.withSheet(sheet));
  }

  @Override
  public RulesOfThumb<ScopaState, ScopaMove> rulesOfThumb() {
    return ScopaThumbs.INSTANCE;
  }

  @Override
  public ImmutableList<Seats> sides() {
    return sidesByTurns(sides); // SCO-26
  }

  @Override
  public Table table(ScopaState state) {
    return state
        .tableOfCards()
        .word("phase", state.phase())
        .fact("hand-number", state.handNumber())
        .seat("dealer", state.hand().dealer())
        .fact("turn", state.turn().seats())
        .seat("last-capturer", state.lastCapturer())
        .fact(Fact.Type.SEATS, "sweep-log", state.hand().sweeps().log().asList())
        .fact("scores", state.scores())
        .fact("winner", state.outcome().map(Outcome::winners).orElse(Seats.none()))
        .build();
  }

  @Override
  public ScopaState withCards(ScopaState state, Table table) {
    return state.withCardsOf(table);
  }
}
