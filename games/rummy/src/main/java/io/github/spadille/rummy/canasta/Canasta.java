package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.rummy.canasta.CanastaState.sideOf;
import static io.github.spadille.rummy.canasta.Kinds.isRedThree;
import static io.github.spadille.rummy.canasta.Kinds.isWild;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.PerSeat;
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
import io.github.spadille.rummy.canasta.CanastaMove.Pass;
import io.github.spadille.rummy.canasta.CanastaMove.Shuffle;
import io.github.spadille.rummy.canasta.CanastaMove.TakeNone;
import io.github.spadille.rummy.canasta.CanastaMove.TakeOnto;
import io.github.spadille.rummy.canasta.CanastaMove.TakeWith;
import io.github.spadille.rummy.canasta.CanastaOptions.Concealed;
import io.github.spadille.rummy.canasta.CanastaOptions.Offence;
import io.github.spadille.rummy.canasta.CanastaOptions.RedThrees;
import io.github.spadille.rummy.canasta.CanastaOptions.RedThreesUnmelded;
import io.github.spadille.rummy.canasta.CanastaState.Asked;
import io.github.spadille.rummy.canasta.CanastaState.GoneOut;
import io.github.spadille.rummy.canasta.CanastaState.HandSoFar;
import io.github.spadille.rummy.canasta.CanastaState.Laid;
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
          .rules(Canasta::new)
          .build();

  /** The ranks that a side can have melds of; threes are the black ones. */
  static final ImmutableList<Rank> MELD_RANKS =
      ImmutableList.of(
          Rank.FOUR,
          Rank.FIVE,
          Rank.SIX,
          Rank.SEVEN,
          Rank.EIGHT,
          Rank.NINE,
          Rank.TEN,
          Rank.JACK,
          Rank.QUEEN,
          Rank.KING,
          Rank.ACE,
          Rank.THREE);

  private static final CardBag<PlayingCard> NO_CARDS = CardBag.empty(PlayingCard.FAMILY);
  private static final CardList<PlayingCard> NO_PILE = CardList.empty(PlayingCard.FAMILY);

  static final int SIDES = 2; // CAN-3

  private static final ImmutableList<MoveList<CanastaMove>> ASKS =
      CanastaMove.forEachSeat(Ask::new);
  private static final ImmutableList<MoveList<CanastaMove>> DONES =
      CanastaMove.forEachSeat(Done::new);

  private static final int NOT_GOING_OUT = -100; // CAN-76
  private static final int GOING_OUT_REFUSED = -100;
  private static final int TAKING_IN_VAIN = -50;

  private final CanastaOptions options;
  private final LookAhead.Terms terms;
  private final Drawing drawing;
  private final Melding melding;
  private final boolean byHand;

  /**
   * Creates the rules.
   *
   * @param seats 2 or 4
   * @param options checked by {@link #GAME} against the number of seats
   */
  protected Canasta(int seats, CanastaOptions options) {
    super(seats);
    this.options = options;
    this.byHand = options.redThrees() == RedThrees.BY_HAND;
    this.terms =
        new LookAhead.Terms(
            options.maxWilds(),
            options.canastasNeededFor(seats),
            options.blackThreesWild(),
            options.pileCounts(),
            options.refusedGoingOut() == Offence.ILLEGAL);
    this.drawing = new Drawing(options, terms);
    this.melding = new Melding(terms);
  }

  @Override
  public CanastaState start() {
    return beforeHand(1, seats - 1, ScoreSheet.empty(seats), Optional.empty()); // CAN-12
  }

  private CanastaState beforeHand(
      int handNumber, int dealer, ScoreSheet sheet, Optional<GoneOut> goneOut) {
    IntPerSeat minimums = IntPerSeat.copyOf(minimum(sheet.total(0)), minimum(sheet.total(1)));
    IntPerSeat penalties = IntPerSeat.of(SIDES, 0);
    return new CanastaStateBuilder()
        .phase(Phase.SHUFFLE)
        .turn(Turn.chance())
        .player(next(dealer))
        .frozen(false)
        .stock(Deal.PACK.cards())
        .discard(NO_PILE)
        .hands(PerSeat.of(seats, NO_CARDS))
        .laid(new Laid(PerSeat.of(SIDES, Melds.none()), PerSeat.of(SIDES, NO_CARDS), 0, 0))
        .soFar(TurnSoFar.nothing(Melds.none()))
        .deal(
            new HandSoFar(
                handNumber, dealer, minimums, 0, penalties, goneOut, sheet, Optional.empty()))
        .build();
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
      return refusalOfAnswer(state, move);
    }
    if (state.phase() == Phase.ANSWER) {
      return refuse("CAN-53", "the question of seat " + state.player() + " is to be answered");
    }
    if (move instanceof Lay lay) {
      return refusalOfLay(state, lay);
    }
    return Drawing.isDraw(move) ? drawing.refusal(state, move) : refusalInMeld(state, move);
  }

  private static Optional<Refusal> refusalOfShuffle(CanastaState state, Shuffle shuffle) {
    if (state.phase() != Phase.SHUFFLE) {
      return refuse("CAN-6", "cards are shuffled only before a hand");
    }
    return shuffle.refusalUnlessOf(Deal.PACK, "CAN-1");
  }

  private Optional<Refusal> refusalOfAnswer(CanastaState state, CanastaMove move) {
    if (state.phase() != Phase.ANSWER) {
      return refuse("CAN-53", "nobody has asked");
    }
    if (move instanceof AnswerTalk) {
      if (options.answerTalk() == Offence.ILLEGAL) {
        return refuse("CAN-53", "the answer is yes or no and nothing else");
      }
      if (sideOf(move.seat()) != state.side()) {
        return refuse("CAN-53", "an opponent answers yes or no and nothing else");
      }
    }
    return Optional.empty();
  }

  private Optional<Refusal> refusalOfLay(CanastaState state, Lay lay) {
    if (!byHand) {
      return refuse("CAN-70", "red threes are laid by themselves");
    }
    if (!isRedThree(lay.card())) {
      return refuse("CAN-70", lay.card() + " is no red three", lay.card());
    }
    if (!state.hand().contains(lay.card())) {
      return refuse("CAN-70", "you do not hold " + lay.card(), lay.card());
    }
    if (state.ownMelds().has(Rank.THREE)) {
      return refuse("CAN-27", "after black threes nothing is left but to go out", lay.card());
    }
    LookAhead ahead = new LookAhead(terms, state);
    return ahead.canLayRedThree(!state.stock().isEmpty())
        ? Optional.empty()
        : ahead.refuseDeadEnd(lay.card());
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
          state.soFar().pending()
              + " is less than the minimum of "
              + state.minimums().get(state.side()));
    }
    if (move instanceof Ask) {
      return refusalOfAsk(state);
    }
    return move instanceof Discard discard
        ? refusalOfDiscard(state, discard)
        : refusalOfDone(state);
  }

  private Optional<Refusal> refusalOfAsk(CanastaState state) {
    if (seats == SIDES) {
      return refuse("CAN-52", "there is no partner to ask");
    }
    if (state.soFar().asked() != Asked.NO_QUESTION) {
      return refuse("CAN-52", "you have asked in this turn already");
    }
    if (state.ownMelds().has(Rank.THREE)) {
      return refuse("CAN-52", "you go out already, with black threes");
    }
    int needed = state.soFar().noDiscard() ? 1 : 2;
    return Kinds.size(state.hand()) < needed
        ? refuse("CAN-52", "you have too few cards to obey a no")
        : Optional.empty();
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
    if (Kinds.size(state.hand()) > 1) {
      return Optional.empty();
    }
    LookAhead ahead = new LookAhead(terms, state);
    return ahead.mayGoOut() ? Optional.empty() : ahead.refuseEmptyHand("CAN-46", card);
  }

  private static Optional<Refusal> refusalOfDone(CanastaState state) {
    if (!state.soFar().noDiscard()) {
      return refuse("CAN-59", "this turn ends with a discard");
    }
    return state.ownMelds().has(Rank.THREE)
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
      case DRAW -> drawing.legalMoves(state).plus(legalLays(state));
      case MELD -> legalInMeld(state);
      case ANSWER -> legalAnswers(state);
      default -> MoveList.empty();
    };
  }

  private MoveList<CanastaMove> legalInMeld(CanastaState state) {
    MoveList<CanastaMove> moves = melding.legalMoves(state).plus(legalLays(state));
    if (isPending(state)) {
      return moves; // CAN-31
    }
    if (seats > SIDES && refusalOfAsk(state).isEmpty()) {
      moves = moves.plus(ASKS.get(state.player()));
    }
    if (!state.soFar().noDiscard()) {
      return moves.plus(legalDiscards(state));
    }
    return refusalOfDone(state).isEmpty() ? moves.plus(DONES.get(state.player())) : moves;
  }

  private MoveList<CanastaMove> legalDiscards(CanastaState state) {
    if (Kinds.size(state.hand()) == 1 && !new LookAhead(terms, state).mayGoOut()) {
      return MoveList.empty();
    }
    CardSet<PlayingCard> cards = state.hand().distinct().minus(Kinds.RED_THREES); // CAN-45
    return MoveList.ofCards(cards, Discard.SHARED, state.player());
  }

  private MoveList<CanastaMove> legalLays(CanastaState state) {
    MoveList<CanastaMove> lays = MoveList.empty();
    if (byHand) {
      for (PlayingCard card : Kinds.RED_THREES) {
        Lay lay = new Lay(state.player(), card);
        if (refusalOfLay(state, lay).isEmpty()) {
          lays = lays.plus(lay);
        }
      }
    }
    return lays;
  }

  private MoveList<CanastaMove> legalAnswers(CanastaState state) {
    int seat = state.turn().first();
    MoveList.Builder<CanastaMove> answers = MoveList.builder(4, CanastaMove[]::new);
    answers.add(new Answer(seat, true)).add(new Answer(seat, false));
    if (options.answerTalk() == Offence.PRICED && sideOf(seat) == state.side()) {
      answers.add(new AnswerTalk(seat, true)).add(new AnswerTalk(seat, false));
    }
    return answers.build();
  }

  @Override
  protected CanastaState applyLegal(CanastaState state, CanastaMove move) {
    if (move instanceof Discard discard) {
      return discard(state, discard.card());
    }
    if (move instanceof Draw) {
      return draw(state);
    }
    if (move instanceof Add add) {
      PlayingCard card = add.card();
      return lay(state, card.rank(), card);
    }
    if (move instanceof AddWild addWild) {
      return lay(state, addWild.rank(), addWild.card());
    }
    if (move instanceof Meld meld) {
      return lay(state, meld.first().rank(), meld.first(), meld.second(), meld.third());
    }
    if (move instanceof TakeOnto) {
      return take(state);
    }
    if (move instanceof TakeWith takeWith) {
      return take(state, takeWith.first(), takeWith.second());
    }
    if (move instanceof TakeNone) {
      return takeInVain(state);
    }
    if (move instanceof Lay lay) {
      return layRedThree(state, lay.card());
    }
    if (move instanceof Ask) {
      return ask(state);
    }
    if (move instanceof Answer answer) {
      return answer(state, answer.yes());
    }
    if (move instanceof AnswerTalk) {
      return state.withTurn(Turn.of(next(state.player())));
    }
    if (move instanceof Done) {
      return endHand(chargeForStaying(state)); // CAN-77
    }
    return move instanceof Pass
        ? endHand(state)
        : Deal.of(state, ((Shuffle) move).cards(), handSize(), byHand);
  }

  /** Returns how many cards each seat is dealt (CAN-7). */
  protected int handSize() {
    return options.handSizeFor(seats);
  }

  /** Ends the hand if the seat whose turn begins can neither draw nor take. */
  private CanastaState unlessStuck(CanastaState state) { // CAN-58
    return state.stock().isEmpty() && drawing.legalTakes(state).isEmpty() ? endHand(state) : state;
  }

  private CanastaState draw(CanastaState state) { // CAN-15
    CardBag<PlayingCard> hand = state.hand();
    CardBag<PlayingCard> red = state.redThrees().get(state.side());
    CardList<PlayingCard> stock = state.stock();
    boolean replaced = true;
    for (int i = options.drawCountFor(seats); i > 0 && !stock.isEmpty(); i--) { // CAN-16
      while (replaced && !byHand && isRedThree(stock.top())) { // CAN-70
        red = red.with(stock.top());
        stock = stock.draw(1);
        replaced = !stock.isEmpty();
      }
      if (replaced) {
        hand = hand.with(stock.top());
        stock = stock.draw(1);
      }
    }
    return state.drawn(stock, hand, red, !replaced); // CAN-59, CAN-60
  }

  private CanastaState take(CanastaState state, PlayingCard... fromHand) { // CAN-18
    PlayingCard upcard = state.upcard();
    Melds melds = state.ownMelds().with(upcard.rank(), upcard).with(upcard.rank(), fromHand);
    CardList<PlayingCard> rest = state.discard().first(state.discard().size() - 1);
    int points = Kinds.value(Kinds.of(upcard)) + value(fromHand);
    return settle(state, without(state.hand(), fromHand), melds, points, rest, true);
  }

  private CanastaState lay(CanastaState state, Rank rank, PlayingCard... fromHand) { // CAN-22
    Melds melds = state.ownMelds().with(rank, fromHand);
    boolean waiting = state.soFar().pileWaiting();
    CardBag<PlayingCard> hand = without(state.hand(), fromHand);
    return settle(state, hand, melds, value(fromHand), state.discard(), waiting);
  }

  /** Opens the side if it can, and with that gives the pile taken to the hand (CAN-38). */
  private CanastaState settle(
      CanastaState state,
      CardBag<PlayingCard> left,
      Melds melds,
      int points,
      CardList<PlayingCard> pile,
      boolean taken) {
    int side = state.side();
    int pending = state.isOpened(side) ? 0 : state.soFar().pending() + points; // CAN-30
    boolean opened = state.isOpened(side) || pending >= state.minimums().get(side); // CAN-29
    boolean waits = taken && !opened && !options.pileCounts(); // CAN-39
    CardBag<PlayingCard> hand = left;
    CardBag<PlayingCard> red = state.redThrees().get(side);
    CardList<PlayingCard> discard = pile;
    if (taken && !waits) {
      for (int i = 0; i < pile.size(); i++) {
        if (isRedThree(pile.get(i))) {
          red = red.with(pile.get(i)); // CAN-40
        } else {
          hand = hand.with(pile.get(i)); // CAN-44
        }
      }
      discard = NO_PILE;
    }
    CanastaState after =
        state.melded(
            hand,
            melds,
            red,
            discard,
            state.frozen() && !taken, // CAN-43
            opened,
            state.soFar().laid(opened ? 0 : pending, waits));
    return Kinds.size(hand) == 0 && !waits ? goOut(after) : after; // CAN-50
  }

  private static CardBag<PlayingCard> without(CardBag<PlayingCard> hand, PlayingCard... cards) {
    CardBag<PlayingCard> left = hand;
    for (PlayingCard card : cards) {
      left = left.without(card);
    }
    return left;
  }

  private static int value(PlayingCard... cards) {
    int value = 0;
    for (PlayingCard card : cards) {
      value += Kinds.value(Kinds.of(card));
    }
    return value;
  }

  private CanastaState takeInVain(CanastaState state) { // CAN-74
    HandSoFar deal = state.charged(TAKING_IN_VAIN).deal();
    return state
        .withDeal(deal.withFailedTakers(deal.failedTakers() | 1 << state.player()))
        .withSoFar(state.soFar().withFailedTake(true));
  }

  private CanastaState layRedThree(CanastaState state, PlayingCard card) { // CAN-70
    CardBag<PlayingCard> hand = state.hand().without(card);
    CardBag<PlayingCard> red = state.redThrees().get(state.side()).with(card);
    CardList<PlayingCard> stock = state.stock();
    CanastaState laid =
        stock.isEmpty()
            ? state.drawn(stock, hand, red, true) // CAN-59
            : state.drawn(stock.draw(1), hand.with(stock.top()), red, state.soFar().noDiscard());
    return state.phase() == Phase.DRAW ? unlessStuck(laid.withPhase(Phase.DRAW)) : laid;
  }

  private CanastaState ask(CanastaState state) { // CAN-52, CAN-56
    return state
        .withPhase(Phase.ANSWER)
        .withTurn(Turn.of((state.player() + 2) % seats)) // CAN-53
        .withSoFar(state.soFar().withAsked(Asked.OPEN));
  }

  private static CanastaState answer(CanastaState state, boolean yes) { // CAN-53
    return state
        .withPhase(Phase.MELD)
        .withTurn(Turn.of(state.player()))
        .withSoFar(state.soFar().withAsked(yes ? Asked.YES : Asked.NO));
  }

  private CanastaState discard(CanastaState state, PlayingCard card) { // CAN-45
    CardBag<PlayingCard> hand = state.hand().without(card);
    boolean frozen = state.frozen() || isWild(card); // CAN-42
    CardList<PlayingCard> pile = state.discard().append(card);
    if (Kinds.size(hand) == 0) {
      return goOut(state.discarded(hand, pile, frozen)); // CAN-50
    }
    CanastaState charged = chargeForStaying(state);
    return unlessStuck(charged.passed(hand, pile, frozen, next(state.player()))); // CAN-14
  }

  /** Charges a side of which a seat was allowed to go out and did not (CAN-55, CAN-76). */
  private static CanastaState chargeForStaying(CanastaState state) {
    return state.soFar().asked() == Asked.YES ? state.charged(NOT_GOING_OUT) : state;
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
    if (state.hasMelded(state.player())) {
      return false;
    }
    for (Rank rank : MELD_RANKS) {
      if (before.has(rank) && !before.get(rank).equals(state.ownMelds().get(rank))) {
        return false;
      }
    }
    return true;
  }

  private CanastaState endHand(CanastaState state) { // CAN-77
    CanastaState ended = byHand ? HandScore.chargeForRedThrees(state) : state;
    int unmelded = options.redThreesUnmelded() == RedThreesUnmelded.PLUS ? 1 : -1; // CAN-71
    ScoreSheet sheet = HandScore.score(ended, seats, unmelded);
    return endsGame(sheet.totals())
        ? ended
            .withDeal(
                ended
                    .deal()
                    .withSheet(sheet)
                    .withOutcome(Optional.of(Outcome.highest(sheet.totals()))))
            .withPhase(Phase.OVER)
            .withTurn(Turn.over())
        : beforeHand( // CAN-78
            state.handNumber() + 1, next(state.dealer()), sheet, ended.goneOut());
  }

  /** Tells whether the game is over with these scores after a hand (CAN-79). */
  protected boolean endsGame(ImmutableLongArray scores) {
    long first = scores.get(0);
    long second = scores.get(1);
    return Math.max(first, second) >= options.target() && first != second; // CAN-80
  }

  @Override
  protected CanastaMove chanceMove(CanastaState state, RandomGenerator random) {
    return new Shuffle(Deal.PACK.shuffled(random));
  }

  @Override
  public Table table(CanastaState state) {
    return CanastaTable.of(state, terms.canastasNeeded());
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
