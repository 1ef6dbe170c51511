package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.HandPad;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.SeatChoice;
import io.github.spadille.engine.move.SeatMoves;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Table;
import io.github.spadille.rummy.canasta.CanastaMove.Add;
import io.github.spadille.rummy.canasta.CanastaMove.Answer;
import io.github.spadille.rummy.canasta.CanastaMove.Ask;
import io.github.spadille.rummy.canasta.CanastaMove.Discard;
import io.github.spadille.rummy.canasta.CanastaMove.Done;
import io.github.spadille.rummy.canasta.CanastaMove.Draw;
import io.github.spadille.rummy.canasta.CanastaMove.LayRedThree;
import io.github.spadille.rummy.canasta.CanastaMove.Laying;
import io.github.spadille.rummy.canasta.CanastaMove.Meld;
import io.github.spadille.rummy.canasta.CanastaMove.Pass;
import io.github.spadille.rummy.canasta.CanastaMove.Shuffle;
import io.github.spadille.rummy.canasta.CanastaMove.Take;
import io.github.spadille.rummy.canasta.CanastaMove.TakeNone;
import io.github.spadille.rummy.canasta.CanastaMove.TakeOnto;
import io.github.spadille.rummy.canasta.CanastaMove.TakeWith;
import io.github.spadille.rummy.canasta.CanastaState.Asked;
import io.github.spadille.rummy.canasta.CanastaState.GoneOut;
import io.github.spadille.rummy.canasta.CanastaState.Hand;
import io.github.spadille.rummy.canasta.CanastaState.Phase;
import io.github.spadille.rummy.canasta.CanastaState.TurnSoFar;
import java.util.Optional;

/**
 * Canasta: meld cards of one rank, make canastas of seven, and go out.
 *
 * <p>{@code SHUFFLE → a turn of DRAW → MELD (⇄ ANSWER), and so on → (SHUFFLE | OVER)}. Only its
 * owner sees a hand, and nobody sees the stock. The rulebook is {@code canasta.md}.
 *
 * <p>How a turn begins stands in {@link Drawing}, how the pile is taken in {@link Taking}, how
 * cards are melded in {@link Melding}, whether a turn can still end in {@link LookAhead}, points in
 * {@link HandScore}, what a score pad asks in {@link CanastaFacts}.
 *
 * <p>Variant points, each carrying one rule: {@link #minimum} (CAN-28), {@link #isConcealed}
 * (CAN-51), {@link #endsGame} (CAN-79).
 */
public class Canasta extends AbstractRules<CanastaState, CanastaMove> {
  /** The game. */
  public static final Game<CanastaState, CanastaMove, CanastaOptions> GAME =
      Game.<CanastaState, CanastaMove, CanastaOptions>builder("canasta")
          .name("Canasta")
          .family(Tag.RUMMY)
          .tags(Tag.PARTNERSHIP)
          .summary("Meld cards of one rank, seven of them for a canasta, and go out.")
          .seatCounts(4, 2) // CAN-2
          .options(CanastaOptions.SCHEMA)
          .texts(Canasta.class)
          .rules(Canasta::new)
          .build();

  static final Deck<PlayingCard> PACK =
      Deck.standard52().plusJokers(2).times(2).named("canasta 108"); // CAN-1

  private static final SeatChoice<CanastaMove> ANSWER = SeatChoice.of(Answer::yes, Answer::no);
  private static final SeatChoice<CanastaMove> ANSWER_OR_TALK =
      SeatChoice.of(Answer::yes, Answer::no, Answer::talkOfYes, Answer::talkOfNo);
  private static final SeatMoves<CanastaMove> ASK = SeatMoves.of(Ask::new);

  private static final Phases<Phase, CanastaState, CanastaMove> PHASES =
      Phases.<Phase, CanastaState, CanastaMove>of(Phase.class)
          .elsewhere("CAN-6", "dealt", Shuffle.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("CAN-6", "undealt")
          .in(Phase.DRAW)
          .turn(
              "CAN-14",
              "turn",
              Draw.class,
              TakeWith.class,
              TakeOnto.class,
              TakeNone.class,
              LayRedThree.class,
              Pass.class)
          .unlike(Canasta::refusalOfUnasked, Answer.class)
          .others("CAN-14", "undrawn")
          .in(Phase.MELD)
          .turn(
              "CAN-14",
              "turn",
              Discard.class,
              Add.class,
              Meld.class,
              Done.class,
              LayRedThree.class,
              Ask.class)
          .unlike(Canasta::refusalOfUnasked, Answer.class)
          .others("CAN-14", "drawn")
          .in(Phase.ANSWER)
          .turn("CAN-53", "turn", Answer.class)
          .others("CAN-53", "asked")
          .over(Phase.OVER, "CAN-79")
          .build();

  private final CanastaOptions options;
  private final Melding melding;
  private final Taking taking;
  private final Drawing drawing;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Canasta(int seats, CanastaOptions options) {
    super(seats, CanastaMove.SYNTAX);
    this.options = options;
    this.melding = new Melding(options);
    this.taking = new Taking(options, melding);
    this.drawing = new Drawing(options, taking);
  }

  @Override
  public CanastaState start() {
    return undealt(Hand.first(seats - 1, ScoreSheet.empty(seats))); // CAN-12
  }

  private CanastaState undealt(Hand hand) {
    ScoreSheet sheet = hand.sheet();
    PerSeat<Side> sides = PerSeat.each(Side.COUNT, side -> Side.start(minimum(sheet.total(side))));
    return CanastaState.undealt(hand, next(hand.dealer()), PACK.cards(), seats, sides);
  }

  /** Returns the minimum of a side that begins a hand with a score (CAN-28). */
  protected int minimum(long score) {
    if (score < 0) {
      return 15;
    }
    if (score < 1_500) {
      return 50;
    }
    return score < 3_000 ? 90 : 120;
  }

  @Override
  public Optional<Refusal> refusal(CanastaState state, CanastaMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.soFar().toAct(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Draw) {
      return Drawing.refusalOfDraw(state);
    }
    if (move instanceof Discard discard) {
      return refusalOfDiscard(state, discard.card());
    }
    if (move instanceof Add add) {
      return melding.refusalOfAdd(state, add);
    }
    if (move instanceof Meld meld) {
      return melding.refusalOfMeld(state, meld);
    }
    if (move instanceof Take take) {
      return taking.refusal(state, take);
    }
    if (move instanceof Ask) {
      return refusalOfAsk(state);
    }
    if (move instanceof Answer answer) {
      return answer.talk() && !mayTalk(state) ? refuse("CAN-53", "yes-or-no") : Optional.empty();
    }
    if (move instanceof Done) {
      return refusalOfDone(state);
    }
    return move instanceof Shuffle shuffle
        ? shuffle.refusalUnlessOf(PACK, "CAN-1")
        : refusalOfHouseMove(state, move);
  }

  /** Returns why a move that only house rules allow is illegal, or nothing if it is legal. */
  private Optional<Refusal> refusalOfHouseMove(CanastaState state, CanastaMove move) {
    if (move instanceof LayRedThree lay) {
      return drawing.refusalOfRedThree(state, lay.card());
    }
    if (move instanceof TakeNone) {
      return drawing.refusalOfTakeNone(state);
    }
    return move instanceof Pass ? drawing.refusalOfPass(state) : Optional.empty();
  }

  /** Says why nobody has an answer to give. */
  private static Optional<Refusal> refusalOfUnasked(CanastaState state, CanastaMove move) {
    return state.hands().size() == 2 ? refuse("CAN-3", "no-partner") : refuse("CAN-53", "unasked");
  }

  /** Says that a first meld must go on, which is below the minimum. */
  private static Optional<Refusal> refusalBelowMinimum(Side side) { // CAN-47
    return refuse("CAN-31", "below", side.pending(), side.minimum());
  }

  private Optional<Refusal> refusalOfAsk(CanastaState state) {
    if (state.side().pending() > 0) {
      return refusalBelowMinimum(state.side());
    }
    if (seats == 2) {
      return refuse("CAN-3", "no-partner");
    }
    if (state.soFar().asked() != Asked.NO_QUESTION) {
      return refuse("CAN-52", "again");
    }
    if (state.melds().hasBlackThrees()) {
      return refuse("CAN-52", "black-threes");
    }
    int needed = state.soFar().noDiscard() ? 1 : 2;
    return state.heldSize() < needed ? refuse("CAN-52", "too-few", needed) : Optional.empty();
  }

  /** Tells whether who answers may say too much: the partner may, an opponent may not. */
  private boolean mayTalk(CanastaState state) {
    return options.answerTalk() && Side.of(state.soFar().toAct()) == Side.of(state.player());
  }

  private Optional<Refusal> refusalOfDiscard(CanastaState state, PlayingCard card) {
    if (state.side().pending() > 0) {
      return refusalBelowMinimum(state.side());
    }
    if (state.soFar().noDiscard()) {
      return refuse("CAN-59", "no-discard");
    }
    if (!state.held().contains(card)) {
      return refuse("CAN-45", "not-held", card);
    }
    if (Kinds.isRedThree(card)) {
      return refuse("CAN-45", "red-three", card);
    }
    if (mayDiscard(state)) {
      return Optional.empty();
    }
    boolean isRefused = LookAhead.from(options, state).isRefused();
    return refuse(isRefused ? "CAN-54" : "CAN-46", "last-card", card);
  }

  private boolean mayDiscard(CanastaState state) { // CAN-46
    return state.heldSize() > 1 || LookAhead.from(options, state).mayGoOut();
  }

  private static Optional<Refusal> refusalOfDone(CanastaState state) {
    if (state.side().pending() > 0) {
      return refusalBelowMinimum(state.side());
    }
    if (!state.soFar().noDiscard()) {
      return refuse("CAN-14", "discard");
    }
    return state.melds().hasBlackThrees() ? refuse("CAN-27", "done") : Optional.empty();
  }

  /**
   * Before the draw: the stock, takes, the reach in vain, the pass, red threes. After it: melds and
   * additions, red threes, the question, then discards in the order of the pack or {@code done}.
   */
  @Override
  public MoveList<CanastaMove> legalMoves(CanastaState state) {
    return switch (state.phase()) {
      case DRAW -> drawing.legalMoves(state).plus(drawing.redThreesToLay(state));
      case MELD -> {
        MoveList<CanastaMove> moves = melding.legalMoves(state).plus(drawing.redThreesToLay(state));
        yield state.side().pending() > 0 ? moves : moves.plus(askAndEnd(state));
      }
      case ANSWER -> (mayTalk(state) ? ANSWER_OR_TALK : ANSWER).get(state.soFar().toAct());
      case SHUFFLE, OVER -> MoveList.empty();
    };
  }

  /** Returns the question, and the discards or {@code done}. */
  private MoveList<CanastaMove> askAndEnd(CanastaState state) {
    int player = state.player();
    MoveList<CanastaMove> ask = refusalOfAsk(state).isEmpty() ? ASK.list(player) : MoveList.empty();
    if (state.soFar().noDiscard()) {
      return refusalOfDone(state).isEmpty() ? ask.plus(new Done(player)) : ask;
    }
    CardSet<PlayingCard> cards = state.held().distinct().minus(Kinds.RED_THREES); // CAN-45
    return mayDiscard(state) ? ask.plus(MoveList.ofCards(cards, Discard.SHARED, player)) : ask;
  }

  @Override
  protected CanastaState applyLegal(
      CanastaState state, CanastaMove move, StageListener<CanastaState> stages) {
    if (move instanceof Discard discard) {
      return discard(state, discard.card(), stages);
    }
    if (move instanceof Draw) {
      return drawing.draw(state, stages);
    }
    if (move instanceof Laying laying) {
      CanastaState laid = melding.lay(state, laying, stages);
      boolean isOut = laid.heldSize() == 0 && !laid.pile().waiting(); // CAN-50
      return isOut ? goOut(laid, stages) : laid;
    }
    if (move instanceof TakeNone) {
      return state.reachedInVain().charged(Charge.REACH_IN_VAIN, stages); // CAN-74
    }
    if (move instanceof LayRedThree lay) {
      return endIfStuck(Drawing.layRedThree(state, lay.card(), stages), stages);
    }
    if (move instanceof Ask) { // CAN-52, CAN-56
      return state.asking(seatFrom(state.player(), 2)); // CAN-53: the partner answers.
    }
    if (move instanceof Answer answer) {
      return answer(state, answer, stages);
    }
    if (move instanceof Shuffle shuffle) {
      return drawing.deal(state, shuffle.cards(), stages);
    }
    if (move instanceof Done) { // CAN-77
      return endHand(chargedForStaying(state, stages), stages);
    }
    if (move instanceof Pass) { // CAN-77
      return endHand(state, stages);
    }
    throw unknown(move);
  }

  private CanastaState answer(
      CanastaState state, Answer answer, StageListener<CanastaState> stages) {
    if (!answer.talk()) { // CAN-53
      return state.answered(answer.yes() ? Asked.YES : Asked.NO);
    }
    int opponent = next(state.player());
    CanastaState askedAgain = state.asking(opponent); // An opponent answers instead.
    stages.reached("answer-void", opponent, askedAgain);
    return askedAgain;
  }

  private CanastaState discard(
      CanastaState state, PlayingCard card, StageListener<CanastaState> stages) {
    CanastaState discarded = state.discarded(card);
    stages.reached("discarded", state.player(), discarded);
    if (discarded.pile().frozen() && !state.pile().frozen()) { // CAN-42
      stages.reached("pile-frozen", discarded);
    }
    if (discarded.heldSize() == 0) { // CAN-50
      return goOut(discarded, stages);
    }
    CanastaState charged = chargedForStaying(discarded, stages);
    return endIfStuck(charged.turnOf(next(state.player())), stages);
  }

  /** Ends the hand if the player whose turn begins can neither draw nor take. */
  private CanastaState endIfStuck(
      CanastaState state, StageListener<CanastaState> stages) { // CAN-58
    if (state.phase() != Phase.DRAW || !state.stock().isEmpty() || !taking.takes(state).isEmpty()) {
      return state;
    }
    stages.reached("stuck", state.player(), state);
    return endHand(state, stages);
  }

  /** Charges the side of a player who was told yes and has not gone out (CAN-55, CAN-76). */
  private static CanastaState chargedForStaying(
      CanastaState state, StageListener<CanastaState> stages) {
    return state.soFar().asked() == Asked.YES ? state.charged(Charge.STAYING_IN, stages) : state;
  }

  private CanastaState goOut(CanastaState state, StageListener<CanastaState> stages) {
    int player = state.player();
    GoneOut goneOut = new GoneOut(player, isConcealed(state));
    CanastaState out = state.with(state.hand().wentOut(goneOut));
    stages.reached(goneOut.concealed() ? "out-concealed" : "out", player, out);
    boolean isAfterNo = state.soFar().asked() == Asked.NO; // CAN-74
    return endHand(isAfterNo ? out.charged(Charge.OUT_AFTER_NO, stages) : out, stages);
  }

  /** Tells whether the player in turn, whose hand is empty, goes out concealed (CAN-51). */
  protected boolean isConcealed(CanastaState state) {
    SideMelds before = state.soFar().meldsBefore();
    return options.concealedByPlayer()
        ? !state.hand().melders().contains(state.player()) && before.areUnchangedIn(state.melds())
        : before.isEmpty();
  }

  private CanastaState endHand(CanastaState state, StageListener<CanastaState> stages) { // CAN-77
    CanastaState ended = HandScore.chargedForRedThrees(state, stages);
    CanastaState scored = scored(ended, CanastaCounts.of(ended));
    stages.reached("hand-scored", scored);
    return afterHand(scored);
  }

  private CanastaState scored(CanastaState state, CanastaCounts counts) {
    boolean redThreesAgainst = options.redThreesAgainst(); // CAN-71
    return state.withSheet(
        HandScore.score(state.sheet(), state.handNumber(), counts, redThreesAgainst));
  }

  private CanastaState afterHand(CanastaState scored) {
    return endsGame(scored.sheet().totals())
        ? scored.with(Phase.OVER)
        : undealt(scored.hand().next(next(scored.hand().dealer())));
  }

  /** Tells whether the game is over with these scores after a hand (CAN-79). */
  protected boolean endsGame(ImmutableLongArray scores) {
    long first = scores.get(0);
    long second = scores.get(1);
    return Math.max(first, second) >= options.target() && first != second; // CAN-80
  }

  @Override
  protected CanastaMove chanceMove(CanastaState state, RandomSource random) {
    return new Shuffle(PACK.shuffled(random));
  }

  @Override
  protected ImmutableList<String> governingInTurn(CanastaState state, int seat) {
    return switch (state.phase()) {
      case ANSWER -> ImmutableList.of("CAN-53");
      case DRAW -> governingDraw(state);
      default -> governingAfterDraw(state);
    };
  }

  private ImmutableList<String> governingDraw(CanastaState state) {
    boolean hasStock = !state.stock().isEmpty();
    boolean mayTake = taking.way(state).isOpen() && !state.soFar().reachedInVain();
    ImmutableList.Builder<String> rules = ImmutableList.builder();
    if (mayTake) {
      rules.add("CAN-8");
    }
    rules.add(hasStock ? "CAN-15" : "CAN-17");
    if (hasStock && options.falseTake()) {
      rules.add("CAN-18");
    }
    if (mayTake) {
      rules.add(state.side().opened() ? "CAN-33" : "CAN-32");
    }
    if (!state.soFar().reachedInVain()) {
      rules.add(taking.way(state).ruleId());
    }
    if (!hasStock) {
      rules.add("CAN-57");
    }
    if (Kinds.redThrees(state.held()) > 0) {
      rules.add("CAN-70");
    }
    return rules.build();
  }

  private ImmutableList<String> governingAfterDraw(CanastaState state) {
    boolean mayMeld = !state.melds().hasBlackThrees(); // CAN-27
    ImmutableList.Builder<String> rules = ImmutableList.builder();
    rules.add("CAN-19");
    if (mayMeld) {
      rules.add("CAN-20", "CAN-21");
    }
    if (!state.melds().isEmpty()) {
      rules.add("CAN-22");
    }
    if (mayMeld) {
      rules.add("CAN-25");
    }
    rules.add("CAN-26", "CAN-27");
    if (!state.side().opened()) {
      rules.add("CAN-28");
    }
    if (state.side().pending() > 0) {
      rules.add("CAN-31");
    }
    rules.add(state.side().opened() ? "CAN-33" : "CAN-32");
    if (state.side().pending() == 0) {
      addGoverningEnd(rules, state);
    }
    if (Kinds.redThrees(state.held()) > 0) {
      rules.add("CAN-70");
    }
    return rules.build();
  }

  /** Adds the rules by which a turn ends once no first meld is below the minimum. */
  private void addGoverningEnd(ImmutableList.Builder<String> rules, CanastaState state) {
    TurnSoFar soFar = state.soFar();
    boolean mayGoOut = LookAhead.from(options, state).mayGoOut();
    if (!soFar.noDiscard()) {
      rules.add("CAN-45", "CAN-46");
    }
    if (mayGoOut) {
      rules.add("CAN-49");
    }
    if (refusalOfAsk(state).isEmpty()) {
      rules.add("CAN-52");
    }
    if (soFar.asked() == Asked.NO) {
      rules.add("CAN-54");
    }
    if (soFar.asked() == Asked.YES) {
      rules.add("CAN-55");
    }
    if (soFar.noDiscard()) {
      rules.add("CAN-59");
    }
  }

  @Override
  public Deductions<CanastaState, CanastaMove> deductions() {
    return new CanastaDeductions();
  }

  private final class CanastaDeductions implements Deductions<CanastaState, CanastaMove> {
    /** A player who lays cards can still end the turn with the others (CAN-32, CAN-33). */
    @Override
    public void fromMove(CanastaState before, CanastaMove move, DeductionListener deductions) {
      if (!move.isChance() && !(move instanceof Draw || move instanceof Discard)) {
        deductions.that(
            "hand." + before.player(),
            FAMILY,
            cards -> refusal(before.with(before.pile(), cards.toBag()), move).isEmpty());
      }
    }

    /** No hand keeps a red three (CAN-70); without a stock a turn begins by taking the pile. */
    @Override
    public void fromConsequences(
        CanastaState before, CanastaMove move, CanastaState after, DeductionListener deductions) {
      for (int seat = 0; seat < seats && !options.redThreesByHand(); seat++) {
        if (move instanceof Shuffle || move instanceof Draw && seat == move.seat()) {
          deductions.none("hand." + seat, Kinds.RED_THREES);
        }
      }
      if (after.turn().isChance() || after.turn().isOver()) {
        deductions.unknown(); // CAN-58, CAN-61: the end and the score tell of all hands.
      } else if (after.phase() == Phase.DRAW && after.stock().isEmpty()) {
        deductions.that(
            "hand." + after.player(),
            FAMILY,
            cards -> !taking.takes(after.with(after.pile(), cards.toBag())).isEmpty());
      }
    }
  }

  @Override
  public Optional<ScorePad<CanastaState>> scorePad() {
    return Optional.of(
        HandPad.of(
            start(),
            state -> CanastaFacts.none(CanastaTerms.of(PACK, state, options)),
            (state, facts) -> afterHand(scored(state, facts.counts()))));
  }

  @Override
  public RulesOfThumb<CanastaState, CanastaMove> rulesOfThumb() {
    return CanastaThumbs.INSTANCE;
  }

  @Override
  public ImmutableList<Seats> sides() {
    return sidesByTurns(Side.COUNT); // CAN-3
  }

  @Override
  public Table table(CanastaState state) {
    return state.table(options.canastasNeededFor(seats));
  }

  @Override
  public CanastaState withCards(CanastaState state, Table table) {
    return state.with(table.list("stock", FAMILY), table.bags("hand", seats, FAMILY));
  }
}
