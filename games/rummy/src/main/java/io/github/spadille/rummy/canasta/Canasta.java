package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.rummy.canasta.CanastaMove.Add;
import io.github.spadille.rummy.canasta.CanastaMove.AddWild;
import io.github.spadille.rummy.canasta.CanastaMove.Answer;
import io.github.spadille.rummy.canasta.CanastaMove.AnswerTalk;
import io.github.spadille.rummy.canasta.CanastaMove.Ask;
import io.github.spadille.rummy.canasta.CanastaMove.Discard;
import io.github.spadille.rummy.canasta.CanastaMove.Done;
import io.github.spadille.rummy.canasta.CanastaMove.Draw;
import io.github.spadille.rummy.canasta.CanastaMove.Lay;
import io.github.spadille.rummy.canasta.CanastaMove.Meld;
import io.github.spadille.rummy.canasta.CanastaMove.Shuffle;
import io.github.spadille.rummy.canasta.CanastaMove.TakeNone;
import io.github.spadille.rummy.canasta.CanastaMove.TakeOnto;
import io.github.spadille.rummy.canasta.CanastaMove.TakeWith;
import io.github.spadille.rummy.canasta.CanastaOptions.Concealed;
import io.github.spadille.rummy.canasta.CanastaOptions.RedThreesUnmelded;
import io.github.spadille.rummy.canasta.CanastaState.Asked;
import io.github.spadille.rummy.canasta.CanastaState.GoneOut;
import io.github.spadille.rummy.canasta.CanastaState.HandSoFar;
import io.github.spadille.rummy.canasta.CanastaState.Phase;
import io.github.spadille.rummy.canasta.CanastaState.TurnSoFar;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Canasta: meld cards of one rank, make canastas of seven, and go out.
 *
 * <p>{@code SHUFFLE → (DRAW → MELD ⇄ ANSWER) → (SHUFFLE | OVER)}. A hand is hidden from all but its
 * owner, the stock from everybody. The rulebook is {@code canasta.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #minimum} (CAN-28), {@link #isConcealed}
 * (CAN-51), {@link #endsGame} (CAN-79).
 */
public class Canasta extends AbstractRules<CanastaState, CanastaMove> {
  /** The game. */
  public static final Game<CanastaState, CanastaMove, CanastaOptions> GAME =
      Game.<CanastaState, CanastaMove, CanastaOptions>builder("canasta")
          .name("Canasta")
          .family("rummy")
          .summary("Meld cards of one rank, seven of them for a canasta, and go out.")
          .seatCounts(4, 2) // CAN-2
          .options(CanastaOptions.SCHEMA)
          .texts(Canasta.class)
          .rules(Canasta::new)
          .build();

  private final CanastaOptions options;
  private final Drawing drawing;
  private final Taking taking;
  private final Melding melding;
  private final Asking asking;
  private final TurnEnd turnEnd;
  private final RedThreesByHand redThrees;
  private final Governing governing;

  /**
   * Creates the rules.
   *
   * @param seats 2 or 4
   * @param options checked by {@link #GAME} against the number of seats
   */
  protected Canasta(int seats, CanastaOptions options) {
    super(seats, CanastaMove.SYNTAX);
    this.options = options;
    this.melding = new Melding(options);
    this.taking = new Taking(options, melding);
    this.drawing = new Drawing(options, seats, taking);
    this.asking = new Asking(options, seats);
    this.turnEnd = new TurnEnd(options);
    this.redThrees = new RedThreesByHand(options);
    this.governing = new Governing(options, taking, asking);
  }

  @Override
  public CanastaState start() {
    return beforeHand(1, seats - 1, ScoreSheet.empty(seats), Optional.empty()); // CAN-12
  }

  private CanastaState beforeHand(
      int number, int dealer, ScoreSheet sheet, Optional<GoneOut> goneOut) {
    PerSeat<Side> sides =
        PerSeat.of(Side.COUNT, Side.start(minimum(sheet.total(0))))
            .with(1, Side.start(minimum(sheet.total(1))));
    return new CanastaState(
        Phase.SHUFFLE,
        Turn.chance(),
        TurnSoFar.nothing(next(dealer), Melds.none()),
        Dealing.PACK.cards(),
        DiscardPile.NONE,
        PerSeat.of(seats, CardBag.empty(PlayingCard.FAMILY)),
        sides,
        new HandSoFar(
            number, dealer, Seats.none(), Seats.none(), goneOut, sheet, Optional.empty()));
  }

  /** Returns the minimum of a side that begins a hand with a score (CAN-28). */
  protected int minimum(long score) {
    if (score < 0) {
      return 15;
    }
    return score < 1_500 ? 50 : score < 3_000 ? 90 : 120;
  }

  @Override
  public Optional<Refusal> refusal(CanastaState state, CanastaMove move) {
    if (state.phase() == Phase.OVER) {
      return refuse("CAN-79", "over");
    }
    if (move instanceof Shuffle shuffle) {
      return refusalOfShuffle(state, shuffle);
    }
    if (state.phase() == Phase.SHUFFLE) {
      return refuse("CAN-6", "undealt");
    }
    if (!state.turn().contains(move.seat())) {
      return state.phase() == Phase.ANSWER
          ? refuse("CAN-53", "turn", state.turn().seats())
          : refuse("CAN-14", "turn", state.turn().seats());
    }
    if (move instanceof Answer || move instanceof AnswerTalk) {
      return asking.refusalOfAnswer(state, move);
    }
    if (state.phase() == Phase.ANSWER) {
      return refuse("CAN-53", "asked", Seats.of(state.player()));
    }
    if (move instanceof Lay lay) {
      return redThrees.refusal(state, lay);
    }
    return Drawing.isDraw(move) ? drawing.refusal(state, move) : refusalInMeld(state, move);
  }

  private static Optional<Refusal> refusalOfShuffle(CanastaState state, Shuffle shuffle) {
    if (state.phase() != Phase.SHUFFLE) {
      return refuse("CAN-6", "dealt");
    }
    return shuffle.refusalUnlessOf(Dealing.PACK, "CAN-1");
  }

  private Optional<Refusal> refusalInMeld(CanastaState state, CanastaMove move) {
    if (state.phase() != Phase.MELD) {
      return refuse("CAN-14", "undrawn");
    }
    if (move instanceof Meld meld) {
      return melding.refusal(state, meld);
    }
    if (move instanceof Add add) {
      return melding.refusal(state, add);
    }
    if (move instanceof AddWild addWild) {
      return melding.refusal(state, addWild);
    }
    if (isPending(state)) {
      return refuse("CAN-31", "below", state.soFar().pending(), state.side().minimum());
    }
    if (move instanceof Ask) {
      return asking.refusalOfAsk(state);
    }
    return move instanceof Discard discard
        ? turnEnd.refusal(state, discard)
        : turnEnd.refusalOfDone(state);
  }

  /** Tells whether the player in turn has begun a first meld that is below the minimum. */
  private static boolean isPending(CanastaState state) { // CAN-47
    return state.soFar().pending() > 0;
  }

  /**
   * Before the draw: the stock, takes, the reach in vain, the pass, red threes. After it: melds and
   * additions, red threes, the question, discards in the order of the pack, the end.
   */
  @Override
  public MoveList<CanastaMove> legalMoves(CanastaState state) {
    return switch (state.phase()) {
      case DRAW -> drawing.legalMoves(state).plus(redThrees.legalMoves(state));
      case MELD -> legalInMeld(state);
      case ANSWER -> asking.legalAnswers(state);
      case SHUFFLE, OVER -> MoveList.empty();
    };
  }

  private MoveList<CanastaMove> legalInMeld(CanastaState state) {
    MoveList<CanastaMove> moves = melding.legalMoves(state).plus(redThrees.legalMoves(state));
    return isPending(state) // CAN-31
        ? moves
        : moves.plus(asking.legalAsks(state)).plus(turnEnd.legalMoves(state));
  }

  @Override
  protected CanastaState applyLegal(
      CanastaState state, CanastaMove move, Stages<CanastaState> stages) {
    if (move instanceof Discard discard) {
      return discard(state, discard.card(), stages);
    }
    if (move instanceof Draw) {
      return drawing.draw(state, stages);
    }
    if (move instanceof Add add) {
      return unlessOut(melding.lay(state, stages, add.card().rank(), add.card()), stages);
    }
    if (move instanceof AddWild add) {
      return unlessOut(melding.lay(state, stages, add.rank(), add.card()), stages);
    }
    if (move instanceof Meld meld) {
      PlayingCard first = meld.first();
      CanastaState laid =
          melding.lay(state, stages, first.rank(), first, meld.second(), meld.third());
      return unlessOut(laid, stages);
    }
    if (move instanceof TakeOnto take) {
      return unlessOut(taking.take(state, take, stages), stages);
    }
    if (move instanceof TakeWith take) {
      return unlessOut(taking.take(state, take, stages), stages);
    }
    if (move instanceof TakeNone) {
      return Drawing.takeInVain(state, stages);
    }
    if (move instanceof Lay lay) {
      return unlessStuck(RedThreesByHand.lay(state, lay.card(), stages), stages);
    }
    if (move instanceof Ask) {
      return asking.ask(state);
    }
    if (move instanceof Answer answer) {
      return asking.answer(state, answer);
    }
    if (move instanceof AnswerTalk) {
      return asking.answerTalk(state, stages);
    }
    if (move instanceof Done) {
      return endHand(chargeForStaying(state, stages), stages); // CAN-77
    }
    return move instanceof Shuffle shuffle ? deal(state, shuffle, stages) : endHand(state, stages);
  }

  private CanastaState deal(CanastaState state, Shuffle shuffle, Stages<CanastaState> stages) {
    CanastaState dealt = Dealing.deal(state, shuffle.cards(), handSize(), stages);
    return redThrees.areAllowed() ? dealt : Dealing.layRedThrees(dealt, stages);
  }

  /** Returns how many cards each player is dealt (CAN-7). */
  protected int handSize() {
    return options.handSizeFor(seats);
  }

  private CanastaState discard(
      CanastaState state, PlayingCard card, Stages<CanastaState> stages) { // CAN-45
    boolean last = Kinds.size(state.hand()) == 1;
    CanastaState discarded = state.discarded(card);
    stages.reached("discarded", state.player(), discarded);
    if (discarded.pile().frozen() && !state.pile().frozen()) { // CAN-42
      stages.reached("pile-frozen", discarded);
    }
    return last
        ? goOut(discarded, stages) // CAN-50
        : unlessStuck(chargeForStaying(discarded, stages).turnOf(next(state.player())), stages);
  }

  /** Ends the hand if the player whose turn begins can neither draw nor take. */
  private CanastaState unlessStuck(CanastaState state, Stages<CanastaState> stages) { // CAN-58
    if (state.phase() != Phase.DRAW
        || !state.stock().isEmpty()
        || !taking.legalMoves(state).isEmpty()) {
      return state;
    }
    stages.reached("stuck", state.player(), state);
    return endHand(state, stages);
  }

  /** Charges a side of which a player was allowed to go out and did not (CAN-55, CAN-76). */
  private static CanastaState chargeForStaying(CanastaState state, Stages<CanastaState> stages) {
    return state.soFar().asked() == Asked.YES ? state.charged(Charge.STAYING_IN, stages) : state;
  }

  /** Ends the hand if the player in turn has laid the last card. */
  private CanastaState unlessOut(CanastaState state, Stages<CanastaState> stages) { // CAN-50
    return Kinds.size(state.hand()) == 0 && !state.soFar().pileWaiting()
        ? goOut(state, stages)
        : state;
  }

  private CanastaState goOut(CanastaState state, Stages<CanastaState> stages) {
    GoneOut goneOut = new GoneOut(state.player(), isConcealed(state));
    CanastaState out = state.withDeal(state.deal().withGoneOut(Optional.of(goneOut)));
    stages.reached(goneOut.concealed() ? "out-concealed" : "out", state.player(), out);
    boolean refused = state.soFar().asked() == Asked.NO;
    return endHand(refused ? out.charged(Charge.OUT_AFTER_NO, stages) : out, stages); // CAN-74
  }

  /** Tells whether the player in turn, whose hand is empty, goes out concealed (CAN-51). */
  protected boolean isConcealed(CanastaState state) {
    Melds before = state.soFar().meldsBefore();
    if (options.concealed() == Concealed.SIDE) {
      return before.isEmpty();
    }
    if (state.deal().melders().contains(state.player())) {
      return false;
    }
    for (Rank rank : Melds.RANKS) {
      if (before.has(rank) && !before.get(rank).equals(state.melds().get(rank))) {
        return false;
      }
    }
    return true;
  }

  private CanastaState endHand(CanastaState state, Stages<CanastaState> stages) { // CAN-77
    CanastaState ended =
        redThrees.areAllowed() ? HandScore.chargeForRedThrees(state, stages) : state;
    int unmelded = options.redThreesUnmelded() == RedThreesUnmelded.PLUS ? 1 : -1; // CAN-71
    ScoreSheet sheet = HandScore.score(ended, unmelded);
    HandSoFar deal = ended.deal();
    CanastaState scored = ended.withDeal(deal.withSheet(sheet));
    stages.reached("hand-scored", scored);
    if (!endsGame(sheet.totals())) {
      return beforeHand(deal.number() + 1, next(deal.dealer()), sheet, deal.goneOut()); // CAN-78
    }
    Optional<Outcome> outcome = Optional.of(Outcome.highest(sheet.totals()));
    return scored
        .withPhase(Phase.OVER)
        .withTurn(Turn.over())
        .withDeal(scored.deal().withOutcome(outcome));
  }

  /** Tells whether the game is over with these scores after a hand (CAN-79). */
  protected boolean endsGame(ImmutableLongArray scores) {
    long first = scores.get(0);
    long second = scores.get(1);
    return Math.max(first, second) >= options.target() && first != second; // CAN-80
  }

  @Override
  protected CanastaMove chanceMove(CanastaState state, RandomGenerator random) {
    return new Shuffle(Dealing.PACK.shuffled(random));
  }

  @Override
  public ImmutableList<String> governing(CanastaState state, int seat) {
    return state.turn().contains(seat) ? governing.governing(state) : ImmutableList.of();
  }

  /** A player who lays cards can still end the turn with the others (CAN-32, CAN-33). */
  @Override
  public void tells(CanastaState before, CanastaMove move, Clues clues) {
    if (!move.isChance() && !(move instanceof Draw || move instanceof Discard)) {
      String hand = "hand." + before.player();
      clues.that(hand, FAMILY, cards -> refusal(before.holding(cards), move).isEmpty());
    }
  }

  /** No hand keeps a red three (CAN-70); without a stock a turn begins by taking the pile. */
  @Override
  public void tells(CanastaState before, CanastaMove move, CanastaState after, Clues clues) {
    for (int seat = 0; seat < seats && !redThrees.areAllowed(); seat++) {
      if (move instanceof Shuffle || move instanceof Draw && seat == move.seat()) {
        clues.none("hand." + seat, Kinds.RED_THREES);
      }
    }
    if (after.turn().isChance() || after.turn().isOver()) {
      clues.unknown(); // CAN-58, CAN-61: the end and the score tell of all hands.
    } else if (after.phase() == Phase.DRAW && after.stock().isEmpty()) {
      String hand = "hand." + after.player();
      clues.that(hand, FAMILY, cards -> !taking.legalMoves(after.holding(cards)).isEmpty());
    }
  }

  @Override
  public Table table(CanastaState state) {
    return CanastaTable.of(state, options.canastasNeededFor(seats));
  }

  @Override
  public CanastaState withCards(CanastaState state, Table table) {
    return state
        .withHands(table.bags("hand", seats, PlayingCard.FAMILY))
        .withStock(table.list("stock", PlayingCard.FAMILY));
  }
}
