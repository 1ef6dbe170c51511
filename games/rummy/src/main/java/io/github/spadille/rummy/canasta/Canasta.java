package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.rummy.canasta.Kinds.isRedThree;

import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardSet;
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
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
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
          .rulebook(Rulebook.resource(Canasta.class, "canasta.md"))
          .words(Words.resource(Canasta.class, "canasta"))
          .rules(Canasta::new)
          .build();

  private static final int NOT_GOING_OUT = -100; // CAN-76
  private static final int GOING_OUT_REFUSED = -100;

  private final CanastaOptions options;
  private final Drawing drawing;
  private final Taking taking;
  private final Melding melding;
  private final Asking asking;
  private final RedThreesByHand redThrees;

  /**
   * Creates the rules.
   *
   * @param seats 2 or 4
   * @param options checked by {@link #GAME} against the number of seats
   */
  protected Canasta(int seats, CanastaOptions options) {
    super(seats);
    this.options = options;
    this.melding = new Melding(options);
    this.taking = new Taking(options, melding);
    this.drawing = new Drawing(options, seats, taking);
    this.asking = new Asking(options, seats);
    this.redThrees = new RedThreesByHand(options);
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

  /** Returns the value of cards with which a side opens, by its score (CAN-28). */
  protected int minimum(long score) {
    if (score < 0) {
      return 15;
    }
    return score < 1_500 ? 50 : score < 3_000 ? 90 : 120;
  }

  @Override
  public Optional<Refusal> refusal(CanastaState state, CanastaMove move) {
    if (state.phase() == Phase.OVER) {
      return refuse("CAN-79", "the game is over");
    }
    if (move instanceof Shuffle shuffle) {
      return refusalOfShuffle(state, shuffle);
    }
    if (state.phase() == Phase.SHUFFLE) {
      return refuse("CAN-6", "the cards have not been dealt yet");
    }
    if (!state.turn().contains(move.seat())) {
      return refuse("CAN-14", "it is the turn of seat " + state.turn());
    }
    if (move instanceof Answer || move instanceof AnswerTalk) {
      return asking.refusalOfAnswer(state, move);
    }
    if (state.phase() == Phase.ANSWER) {
      return refuse("CAN-53", "the question of seat " + state.player() + " is to be answered");
    }
    if (move instanceof Lay lay) {
      return redThrees.refusal(state, lay);
    }
    return Drawing.isDraw(move) ? drawing.refusal(state, move) : refusalInMeld(state, move);
  }

  private static Optional<Refusal> refusalOfShuffle(CanastaState state, Shuffle shuffle) {
    if (state.phase() != Phase.SHUFFLE) {
      return refuse("CAN-6", "cards are shuffled only before a hand");
    }
    return shuffle.refusalUnlessOf(Dealing.PACK, "CAN-1");
  }

  private Optional<Refusal> refusalInMeld(CanastaState state, CanastaMove move) {
    if (state.phase() != Phase.MELD) {
      return refuse("CAN-14", "you draw or take the pile first");
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
      return refuse(
          "CAN-31",
          state.soFar().pending() + " is less than the minimum of " + state.side().minimum());
    }
    if (move instanceof Ask) {
      return asking.refusalOfAsk(state);
    }
    return move instanceof Discard discard
        ? refusalOfDiscard(state, discard)
        : refusalOfDone(state);
  }

  private Optional<Refusal> refusalOfDiscard(CanastaState state, Discard discard) {
    PlayingCard card = discard.card();
    if (state.soFar().noDiscard()) {
      return refuse("CAN-59", "this turn ends without a discard", card);
    }
    if (!state.hand().contains(card)) {
      return refuse("CAN-45", "you do not hold " + card, card);
    }
    if (isRedThree(card)) {
      return refuse("CAN-45", "red threes are not discarded", card);
    }
    return mayDiscard(state)
        ? Optional.empty()
        : new LookAhead(options, state).refuseEmptyHand("CAN-46", card);
  }

  private boolean mayDiscard(CanastaState state) { // CAN-46
    return Kinds.size(state.hand()) > 1 || new LookAhead(options, state).mayGoOut();
  }

  private static Optional<Refusal> refusalOfDone(CanastaState state) {
    if (!state.soFar().noDiscard()) {
      return refuse("CAN-59", "this turn ends with a discard");
    }
    return state.melds().has(Rank.THREE)
        ? refuse("CAN-27", "after black threes this turn goes out")
        : Optional.empty();
  }

  /** Tells whether the seat in turn has begun a first meld that is below the minimum. */
  private static boolean isPending(CanastaState state) { // CAN-47
    return state.soFar().pending() > 0;
  }

  /**
   * Before the draw: the stock, takes, the take in vain, the pass, red threes. After it: melds and
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
        : moves.plus(asking.legalAsks(state)).plus(legalEnds(state));
  }

  private MoveList<CanastaMove> legalEnds(CanastaState state) {
    if (state.soFar().noDiscard()) {
      return refusalOfDone(state).isEmpty()
          ? MoveList.of(new Done(state.player()))
          : MoveList.empty();
    }
    CardSet<PlayingCard> cards = state.hand().distinct().minus(Kinds.RED_THREES); // CAN-45
    return mayDiscard(state)
        ? MoveList.ofCards(cards, Discard.SHARED, state.player())
        : MoveList.empty();
  }

  @Override
  protected CanastaState applyLegal(CanastaState state, CanastaMove move, Stages<CanastaState> stages) {
    if (move instanceof Discard discard) {
      return discard(state, discard.card());
    }
    if (move instanceof Draw) {
      return drawing.draw(state);
    }
    if (move instanceof Add add) {
      return unlessOut(melding.lay(state, add.card().rank(), add.card()));
    }
    if (move instanceof AddWild add) {
      return unlessOut(melding.lay(state, add.rank(), add.card()));
    }
    if (move instanceof Meld meld) {
      PlayingCard first = meld.first();
      return unlessOut(melding.lay(state, first.rank(), first, meld.second(), meld.third()));
    }
    if (move instanceof TakeOnto take) {
      return unlessOut(taking.take(state, take));
    }
    if (move instanceof TakeWith take) {
      return unlessOut(taking.take(state, take));
    }
    if (move instanceof TakeNone) {
      return Drawing.takeInVain(state);
    }
    if (move instanceof Lay lay) {
      return unlessStuck(RedThreesByHand.lay(state, lay.card()));
    }
    if (move instanceof Ask) {
      return asking.ask(state);
    }
    if (move instanceof Answer answer) {
      return asking.answer(state, answer);
    }
    if (move instanceof AnswerTalk) {
      return asking.answerTalk(state);
    }
    if (move instanceof Done) {
      return endHand(chargeForStaying(state)); // CAN-77
    }
    return move instanceof Shuffle shuffle ? deal(state, shuffle) : endHand(state);
  }

  private CanastaState deal(CanastaState state, Shuffle shuffle) {
    CanastaState dealt = Dealing.deal(state, shuffle.cards(), handSize());
    return redThrees.areAllowed() ? dealt : Dealing.layRedThrees(dealt);
  }

  /** Returns how many cards each seat is dealt (CAN-7). */
  protected int handSize() {
    return options.handSizeFor(seats);
  }

  private CanastaState discard(CanastaState state, PlayingCard card) { // CAN-45
    boolean last = Kinds.size(state.hand()) == 1;
    return last
        ? goOut(state.discarded(card)) // CAN-50
        : unlessStuck(chargeForStaying(state).discarded(card).turnOf(next(state.player())));
  }

  /** Ends the hand if the seat whose turn begins can neither draw nor take. */
  private CanastaState unlessStuck(CanastaState state) { // CAN-58
    boolean stuck =
        state.phase() == Phase.DRAW
            && state.stock().isEmpty()
            && taking.legalMoves(state).isEmpty();
    return stuck ? endHand(state) : state;
  }

  /** Charges a side of which a seat was allowed to go out and did not (CAN-55, CAN-76). */
  private static CanastaState chargeForStaying(CanastaState state) {
    return state.soFar().asked() == Asked.YES ? state.charged(NOT_GOING_OUT) : state;
  }

  /** Ends the hand if the seat in turn has laid its last card. */
  private CanastaState unlessOut(CanastaState state) { // CAN-50
    return Kinds.size(state.hand()) == 0 && !state.soFar().pileWaiting() ? goOut(state) : state;
  }

  private CanastaState goOut(CanastaState state) {
    Optional<GoneOut> goneOut = Optional.of(new GoneOut(state.player(), isConcealed(state)));
    CanastaState out = state.withDeal(state.deal().withGoneOut(goneOut));
    return endHand(
        state.soFar().asked() == Asked.NO ? out.charged(GOING_OUT_REFUSED) : out); // CAN-74
  }

  /** Tells whether the seat in turn, whose hand is empty, goes out concealed (CAN-51). */
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

  private CanastaState endHand(CanastaState state) { // CAN-77
    CanastaState ended = redThrees.areAllowed() ? HandScore.chargeForRedThrees(state) : state;
    int unmelded = options.redThreesUnmelded() == RedThreesUnmelded.PLUS ? 1 : -1; // CAN-71
    ScoreSheet sheet = HandScore.score(ended, unmelded);
    HandSoFar deal = ended.deal();
    if (!endsGame(sheet.totals())) {
      return beforeHand(deal.number() + 1, next(deal.dealer()), sheet, deal.goneOut()); // CAN-78
    }
    Optional<Outcome> outcome = Optional.of(Outcome.highest(sheet.totals()));
    return ended
        .withPhase(Phase.OVER)
        .withTurn(Turn.over())
        .withDeal(deal.withSheet(sheet).withOutcome(outcome));
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

  /** Who lays cards can end the turn with those that are left (CAN-32, CAN-33). */
  @Override
  public void tells(CanastaState before, CanastaMove move, Clues clues) {
    if (!move.isChance() && !(move instanceof Draw || move instanceof Discard)) {
      String hand = "hand." + before.player();
      clues.that(hand, FAMILY, cards -> refusal(before.holding(cards), move).isEmpty());
    }
  }

  /** Red threes stay in no hand (CAN-70), and a turn without a stock begins with a take. */
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

  @Override
  public MoveSyntax<CanastaMove> syntax() {
    return CanastaMove.SYNTAX;
  }
}
