package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.CardBag;
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
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.rummy.canasta.CanastaMove.Add;
import io.github.spadille.rummy.canasta.CanastaMove.Answer;
import io.github.spadille.rummy.canasta.CanastaMove.Ask;
import io.github.spadille.rummy.canasta.CanastaMove.Beginning;
import io.github.spadille.rummy.canasta.CanastaMove.Discard;
import io.github.spadille.rummy.canasta.CanastaMove.Done;
import io.github.spadille.rummy.canasta.CanastaMove.Draw;
import io.github.spadille.rummy.canasta.CanastaMove.Lay;
import io.github.spadille.rummy.canasta.CanastaMove.Laying;
import io.github.spadille.rummy.canasta.CanastaMove.Meld;
import io.github.spadille.rummy.canasta.CanastaMove.Shuffle;
import io.github.spadille.rummy.canasta.CanastaMove.TakeNone;
import io.github.spadille.rummy.canasta.CanastaState.Asked;
import io.github.spadille.rummy.canasta.CanastaState.GoneOut;
import io.github.spadille.rummy.canasta.CanastaState.Hand;
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

  /** The pack. */
  static final Deck<PlayingCard> PACK =
      Deck.standard52().plusJokers(2).times(2).named("canasta 108"); // CAN-1

  /** With so many cards or fewer a meld of three can leave too few. */
  private static final int FEW_CARDS = 4;

  private final CanastaOptions options;
  private final Melding melding;
  private final Drawing drawing;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Canasta(int seats, CanastaOptions options) {
    super(seats, CanastaMove.SYNTAX);
    this.options = options;
    this.melding = new Melding(options);
    this.drawing = new Drawing(options, melding);
  }

  @Override
  public CanastaState start() {
    return beforeHand(Hand.next(1, seats - 1, Optional.empty(), ScoreSheet.empty(seats))); // CAN-12
  }

  private CanastaState beforeHand(Hand hand) {
    return new CanastaState(
        Phase.SHUFFLE,
        TurnSoFar.nothing(next(hand.dealer()), Melds.none()),
        PACK.cards(),
        DiscardPile.NONE,
        PerSeat.of(seats, CardBag.empty(FAMILY)),
        PerSeat.each(Side.COUNT, side -> Side.start(minimum(hand.sheet().total(side)))),
        hand);
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
    Phase phase = state.phase();
    if (phase == Phase.OVER) {
      return refuse("CAN-79", "over");
    }
    if (move instanceof Shuffle shuffle) {
      return phase == Phase.SHUFFLE
          ? shuffle.refusalUnlessOf(PACK, "CAN-1")
          : refuse("CAN-6", "dealt");
    }
    if (phase == Phase.SHUFFLE) {
      return refuse("CAN-6", "undealt");
    }
    if (!state.turn().contains(move.seat())) {
      String rule = phase == Phase.ANSWER ? "CAN-53" : "CAN-14";
      return refuse(rule, "turn", state.turn().seats());
    }
    if (move instanceof Answer answer) {
      return refusalOfAnswer(state, answer);
    }
    if (phase == Phase.ANSWER) {
      return refuse("CAN-53", "asked", Seats.of(state.player()));
    }
    if (move instanceof Lay lay) {
      return drawing.refusal(state, lay);
    }
    if (move instanceof Beginning beginning) {
      return drawing.refusal(state, beginning);
    }
    return phase == Phase.MELD ? refusalInMeld(state, move) : refuse("CAN-14", "undrawn");
  }

  private Optional<Refusal> refusalInMeld(CanastaState state, CanastaMove move) {
    if (move instanceof Meld meld) {
      return melding.refusal(state, meld);
    }
    if (move instanceof Add add) {
      return melding.refusal(state, add);
    }
    Side side = state.side();
    if (side.pending() > 0) { // CAN-47
      return refuse("CAN-31", "below", side.pending(), side.minimum());
    }
    if (move instanceof Ask) {
      return refusalOfAsk(state);
    }
    return move instanceof Discard discard ? refusalOf(state, discard) : refusalOfDone(state);
  }

  private Optional<Refusal> refusalOfAsk(CanastaState state) {
    if (seats == Side.COUNT) {
      return refuse("CAN-3", "no-partner");
    }
    if (state.soFar().asked() != Asked.NO_QUESTION) {
      return refuse("CAN-52", "again");
    }
    if (state.melds().hasBlackThrees()) {
      return refuse("CAN-52", "black-threes");
    }
    int needed = state.soFar().noDiscard() ? 1 : 2;
    return Kinds.size(state.held()) < needed
        ? refuse("CAN-52", "too-few", needed)
        : Optional.empty();
  }

  private Optional<Refusal> refusalOfAnswer(CanastaState state, Answer answer) {
    if (seats == Side.COUNT) {
      return refuse("CAN-3", "no-partner");
    }
    if (state.phase() != Phase.ANSWER) {
      return refuse("CAN-53", "unasked");
    }
    return answer.talk() && !mayTalk(state) ? refuse("CAN-53", "yes-or-no") : Optional.empty();
  }

  /** Tells whether the answer can say too much: that of the partner, not that of an opponent. */
  private boolean mayTalk(CanastaState state) {
    TurnSoFar soFar = state.soFar();
    return options.answerTalk() && Side.of(soFar.toAct()) == Side.of(soFar.player());
  }

  private Optional<Refusal> refusalOf(CanastaState state, Discard discard) {
    PlayingCard card = discard.card();
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
    boolean refused = state.soFar().asked() == Asked.NO && !options.outAfterNo();
    return refuse(refused ? "CAN-54" : "CAN-46", "last-card", card);
  }

  private boolean mayDiscard(CanastaState state) { // CAN-46
    return Kinds.size(state.held()) > 1 || LookAhead.from(options, state).mayGoOut();
  }

  private static Optional<Refusal> refusalOfDone(CanastaState state) {
    if (!state.soFar().noDiscard()) {
      return refuse("CAN-14", "discard");
    }
    return state.melds().hasBlackThrees() ? refuse("CAN-27", "done") : Optional.empty();
  }

  /**
   * Before the draw: the stock, takes, the reach in vain, the pass, red threes. After it: melds and
   * additions, red threes, the question, discards in the order of the pack, the end.
   */
  @Override
  public MoveList<CanastaMove> legalMoves(CanastaState state) {
    return switch (state.phase()) {
      case DRAW -> drawing.legalMoves(state).plus(drawing.lays(state));
      case MELD -> {
        MoveList<CanastaMove> moves = melding.legalMoves(state).plus(drawing.lays(state));
        yield state.side().pending() > 0 ? moves : moves.plus(asks(state)).plus(turnEnds(state));
      }
      case ANSWER -> answers(state);
      case SHUFFLE, OVER -> MoveList.empty();
    };
  }

  private MoveList<CanastaMove> asks(CanastaState state) {
    return refusalOfAsk(state).isEmpty() ? MoveList.of(Ask.of(state.player())) : MoveList.empty();
  }

  private static MoveList<CanastaMove> answers(int seat, boolean talk) {
    return MoveList.<CanastaMove>of(new Answer(seat, true, talk))
        .plus(new Answer(seat, false, talk));
  }

  private MoveList<CanastaMove> answers(CanastaState state) {
    int seat = state.soFar().toAct();
    MoveList<CanastaMove> answers = answers(seat, false);
    return mayTalk(state) ? answers.plus(answers(seat, true)) : answers;
  }

  private MoveList<CanastaMove> turnEnds(CanastaState state) {
    int player = state.player();
    if (state.soFar().noDiscard()) {
      return refusalOfDone(state).isEmpty() ? MoveList.of(new Done(player)) : MoveList.empty();
    }
    CardSet<PlayingCard> cards = state.held().distinct().minus(Kinds.RED_THREES); // CAN-45
    return mayDiscard(state) ? MoveList.ofCards(cards, Discard.SHARED, player) : MoveList.empty();
  }

  @Override
  public ImmutableList<String> governing(CanastaState state, int seat) {
    if (!state.turn().contains(seat)) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<String> rules = ImmutableList.builder();
    switch (state.phase()) {
      case DRAW -> governingDraw(state, rules);
      case MELD -> governingMelds(state, rules);
      default -> {
        return ImmutableList.of("CAN-53");
      }
    }
    if (Kinds.redThrees(state.held()) > 0) {
      rules.add("CAN-70");
    }
    return rules.build();
  }

  private void governingDraw(CanastaState state, ImmutableList.Builder<String> rules) {
    boolean stock = !state.stock().isEmpty();
    if (stock) {
      rules.add("CAN-15");
    }
    if (stock && options.falseTake()) {
      rules.add("CAN-18");
    }
    if (!state.soFar().failedTake()) {
      rules.add(melding.governingTake(state));
    }
    if (!stock) {
      rules.add("CAN-57");
    }
  }

  private void governingMelds(CanastaState state, ImmutableList.Builder<String> rules) {
    boolean blackThrees = state.melds().hasBlackThrees();
    boolean noDiscard = state.soFar().noDiscard();
    if (!blackThrees) {
      rules.add("CAN-20");
    }
    if (!state.melds().isEmpty()) {
      rules.add("CAN-22");
    }
    if (blackThrees) {
      rules.add("CAN-27");
    }
    if (!state.side().opened()) {
      rules.add("CAN-28");
    }
    if (state.side().pending() > 0) {
      rules.add("CAN-31", "CAN-32");
      return;
    }
    boolean mayGoOut = LookAhead.from(options, state).mayGoOut();
    if (!mayGoOut && Kinds.size(state.held()) <= FEW_CARDS) {
      rules.add("CAN-33");
    }
    if (!noDiscard) {
      rules.add("CAN-45");
    }
    if (mayGoOut) {
      rules.add("CAN-49");
    }
    if (refusalOfAsk(state).isEmpty()) {
      rules.add("CAN-52");
    } else if (state.soFar().asked() != Asked.NO_QUESTION) {
      rules.add(state.soFar().asked() == Asked.YES ? "CAN-55" : "CAN-54");
    }
    if (noDiscard) {
      rules.add("CAN-59");
    }
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
    if (move instanceof Laying laying) {
      CanastaState laid = melding.lay(state, laying, stages);
      boolean out = Kinds.size(laid.held()) == 0 && !laid.pile().waiting(); // CAN-50
      return out ? goOut(laid, stages) : laid;
    }
    if (move instanceof TakeNone) {
      return Drawing.takenInVain(state, stages);
    }
    if (move instanceof Lay lay) {
      return unlessStuck(Drawing.lay(state, lay.card(), stages), stages);
    }
    if (move instanceof Ask) { // CAN-52, CAN-53, CAN-56
      TurnSoFar asked = state.soFar().asked(Asked.OPEN, seatFrom(state.player(), 2));
      return state.with(Phase.ANSWER, asked);
    }
    if (move instanceof Answer answer) {
      return answer(state, answer, stages);
    }
    if (move instanceof Shuffle shuffle) {
      return drawing.deal(state, shuffle.cards(), stages);
    }
    return move instanceof Done // CAN-77
        ? endHand(chargedForStaying(state, stages), stages)
        : endHand(state, stages);
  }

  private CanastaState answer(CanastaState state, Answer answer, Stages<CanastaState> stages) {
    int player = state.player();
    if (answer.talk()) {
      int opponent = next(player);
      CanastaState asked = state.with(Phase.ANSWER, state.soFar().asked(Asked.OPEN, opponent));
      stages.reached("answer-void", opponent, asked);
      return asked;
    }
    Asked told = answer.yes() ? Asked.YES : Asked.NO; // CAN-53
    return state.with(Phase.MELD, state.soFar().asked(told, player));
  }

  private CanastaState discard(
      CanastaState state, PlayingCard card, Stages<CanastaState> stages) { // CAN-45
    CanastaState discarded = state.discarded(card);
    stages.reached("discarded", state.player(), discarded);
    if (discarded.pile().frozen() && !state.pile().frozen()) { // CAN-42
      stages.reached("pile-frozen", discarded);
    }
    if (Kinds.size(discarded.held()) == 0) { // CAN-50
      return goOut(discarded, stages);
    }
    CanastaState charged = chargedForStaying(discarded, stages);
    return unlessStuck(charged.turnOf(next(state.player())), stages);
  }

  /** Ends the hand if the player whose turn begins can neither draw nor take. */
  private CanastaState unlessStuck(CanastaState state, Stages<CanastaState> stages) { // CAN-58
    if (state.phase() != Phase.DRAW
        || !state.stock().isEmpty()
        || !melding.takes(state).isEmpty()) {
      return state;
    }
    stages.reached("stuck", state.player(), state);
    return endHand(state, stages);
  }

  /** Charges a side of which a player was allowed to go out and did not (CAN-55, CAN-76). */
  private static CanastaState chargedForStaying(CanastaState state, Stages<CanastaState> stages) {
    return state.soFar().asked() == Asked.YES
        ? state.charged(Side.of(state.player()), Charge.STAYING_IN, 1, stages)
        : state;
  }

  private CanastaState goOut(CanastaState state, Stages<CanastaState> stages) {
    int player = state.player();
    GoneOut goneOut = new GoneOut(player, isConcealed(state));
    CanastaState out = state.with(state.hand().with(Optional.of(goneOut)));
    stages.reached(goneOut.concealed() ? "out-concealed" : "out", player, out);
    return state.soFar().asked() == Asked.NO // CAN-74
        ? endHand(out.charged(Side.of(player), Charge.OUT_AFTER_NO, 1, stages), stages)
        : endHand(out, stages);
  }

  /** Tells whether the player in turn, whose hand is empty, goes out concealed (CAN-51). */
  protected boolean isConcealed(CanastaState state) {
    Melds before = state.soFar().meldsBefore();
    return options.concealedByPlayer()
        ? !state.hand().melders().contains(state.player()) && before.areAmong(state.melds())
        : before.isEmpty();
  }

  private CanastaState endHand(CanastaState state, Stages<CanastaState> stages) { // CAN-77
    CanastaState ended =
        options.redThreesByHand() ? HandScore.chargedForRedThrees(state, stages) : state;
    Hand hand = ended.hand();
    ScoreSheet sheet = HandScore.score(ended, options.redThreesAgainst()); // CAN-71
    CanastaState scored = ended.withSheet(sheet);
    stages.reached("hand-scored", scored);
    return endsGame(sheet.totals())
        ? scored.with(Phase.OVER, scored.soFar())
        : beforeHand( // CAN-78
            Hand.next(hand.number() + 1, next(hand.dealer()), hand.goneOut(), sheet));
  }

  /** Tells whether the game is over with these scores after a hand (CAN-79). */
  protected boolean endsGame(ImmutableLongArray scores) {
    long first = scores.get(0);
    long second = scores.get(1);
    return Math.max(first, second) >= options.target() && first != second; // CAN-80
  }

  @Override
  protected CanastaMove chanceMove(CanastaState state, RandomGenerator random) {
    return new Shuffle(PACK.shuffled(random));
  }

  /** A player who lays cards can still end the turn with the others (CAN-32, CAN-33). */
  @Override
  public void tells(CanastaState before, CanastaMove move, Clues clues) {
    if (!move.isChance() && !(move instanceof Draw || move instanceof Discard)) {
      clues.that(
          "hand." + before.player(),
          FAMILY,
          cards -> refusal(before.with(before.pile(), cards.toBag()), move).isEmpty());
    }
  }

  /** No hand keeps a red three (CAN-70); without a stock a turn begins by taking the pile. */
  @Override
  public void tells(CanastaState before, CanastaMove move, CanastaState after, Clues clues) {
    for (int seat = 0; seat < seats && !options.redThreesByHand(); seat++) {
      if (move instanceof Shuffle || move instanceof Draw && seat == move.seat()) {
        clues.none("hand." + seat, Kinds.RED_THREES);
      }
    }
    if (after.turn().isChance() || after.turn().isOver()) {
      clues.unknown(); // CAN-58, CAN-61: the end and the score tell of all hands.
    } else if (after.phase() == Phase.DRAW && after.stock().isEmpty()) {
      clues.that(
          "hand." + after.player(),
          FAMILY,
          cards -> !melding.takes(after.with(after.pile(), cards.toBag())).isEmpty());
    }
  }

  @Override
  public Table table(CanastaState state) {
    TurnSoFar soFar = state.soFar();
    Hand hand = state.hand();
    Side zero = state.sides().get(0);
    Side one = state.sides().get(1);
    Table.Builder table =
        Table.builder(4 + seats + 2 * Kinds.TWO, 22)
            .pile("stock", state.stock(), NOBODY)
            .pileTopLast("discard", state.pile().cards(), ALL)
            .hands("hand", state.hands());
    for (int side = 0; side < Side.COUNT; side++) {
      for (int kind = 0; kind < Kinds.TWO; kind++) {
        Rank rank = Kinds.RANKS[kind];
        table.pile(
            "meld." + side + '.' + rank.code(), state.sides().get(side).melds().get(rank), ALL);
      }
    }
    return table
        .pile("red-threes.0", zero.redThrees(), ALL)
        .pile("red-threes.1", one.redThrees(), ALL)
        .fact("hand-number", state.handNumber())
        .seat("dealer", hand.dealer())
        .fact("turn", state.turn().seats())
        .word("phase", state.phase())
        .yesNo("frozen", state.pile().frozen())
        .fact("minimum.0", zero.minimum())
        .fact("minimum.1", one.minimum())
        .yesNo("opened.0", zero.opened())
        .yesNo("opened.1", one.opened())
        .fact("pending", state.side().pending())
        .yesNo("pile-waiting", state.pile().waiting())
        .word("asked", soFar.asked())
        .yesNo("no-discard", soFar.noDiscard())
        .fact(Fact.Type.NUMBERS, "canastas.0", canastas(zero.melds()))
        .fact(Fact.Type.NUMBERS, "canastas.1", canastas(one.melds()))
        .fact("canastas-needed", options.canastasNeededFor(seats))
        .fact("penalty.0", zero.penalty())
        .fact("penalty.1", one.penalty())
        .fact("stock-size", state.stock().size())
        .fact("score", state.scores())
        .fact("out", hand.goneOut().map(out -> Integer.toString(out.seat())).orElse("none"))
        .fact("out-how", hand.goneOut().map(Canasta::how).orElse("none"))
        .build();
  }

  private static String how(GoneOut out) {
    return out.concealed() ? "concealed" : "normal";
  }

  private static String canastas(Melds melds) {
    return melds.naturalCanastas() + " " + melds.mixedCanastas();
  }

  @Override
  public CanastaState withCards(CanastaState state, Table table) {
    return state.with(table.list("stock", FAMILY), table.bags("hand", seats, FAMILY));
  }
}
