package io.github.spadille.betting.pontoon;

import static io.github.spadille.betting.pontoon.PontoonState.NONE;

import com.google.common.primitives.Ints;
import io.github.spadille.betting.TwentyOne;
import io.github.spadille.betting.pontoon.PontoonHand.Status;
import io.github.spadille.betting.pontoon.PontoonMove.Bank;
import io.github.spadille.betting.pontoon.PontoonMove.Bet;
import io.github.spadille.betting.pontoon.PontoonMove.Buy;
import io.github.spadille.betting.pontoon.PontoonMove.Declare;
import io.github.spadille.betting.pontoon.PontoonMove.Limits;
import io.github.spadille.betting.pontoon.PontoonMove.Shuffle;
import io.github.spadille.betting.pontoon.PontoonMove.Split;
import io.github.spadille.betting.pontoon.PontoonMove.Stick;
import io.github.spadille.betting.pontoon.PontoonMove.Twist;
import io.github.spadille.betting.pontoon.PontoonOptions.LimitsBy;
import io.github.spadille.betting.pontoon.PontoonOptions.LimitsChange;
import io.github.spadille.betting.pontoon.PontoonState.Phase;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.Table;
import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Pontoon: come nearer to 21 than the banker.
 *
 * <p>{@code LIMITS → SHUFFLE → BET → PLAY → BANK → (BANK_OFFER | LIMITS | SHUFFLE | BET | OVER)},
 * where each phase but {@code BET} may be left out. The pack is hidden from everybody, a card that
 * lies face down from all but the owner of the hand; all else is open. Chips that are not staked
 * are the score. The rulebook is {@code pontoon.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #multiple} (PON-42), {@link #mostHands}
 * (PON-30), {@link #mayDeclare} (PON-32).
 */
public class Pontoon extends AbstractRules<PontoonState, PontoonMove> {
  /** The game. */
  public static final Game<PontoonState, PontoonMove, PontoonOptions> GAME =
      Game.<PontoonState, PontoonMove, PontoonOptions>builder("pontoon")
          .name("Pontoon")
          .family("betting")
          .summary("Bet on your cards and come nearer to 21 than the banker.")
          .seats(2, PontoonMove.SEATS, 5)
          .options(PontoonOptions.SCHEMA)
          .rulebook(Rulebook.resource(Pontoon.class, "pontoon.md"))
          .rules(Pontoon::new)
          .build();

  static final Deck<PlayingCard> PACK = Deck.standard52(); // PON-1

  private final PontoonOptions options;
  private final PlayersTurn turn;
  private final int lowestLimit;
  private final boolean tableLimits;
  private final boolean splitPontoon;
  private final boolean fiveCardStop;
  private final int bankersFive;
  private final int[] steps; // ascending
  private final Limits[][] limits; // by banker
  private final PontoonState start;

  /**
   * Creates the rules.
   *
   * @param seats 2 to 8
   * @param options checked by {@link #GAME}
   */
  protected Pontoon(int seats, PontoonOptions options) {
    super(seats);
    this.options = options;
    this.turn = new PlayersTurn(options);
    this.tableLimits = options.limitsBy() == LimitsBy.TABLE;
    this.splitPontoon = options.splitPontoon();
    this.fiveCardStop = options.fiveCardStop();
    this.bankersFive = options.bankerFiveDouble() ? -2 : -1;
    this.steps = Ints.toArray(options.limitSteps());
    this.limits = new Limits[seats][];
    Arrays.setAll(limits, this::limitsOf);
    this.lowestLimit = tableLimits ? options.tableMin() : steps[0];
    this.start = firstState();
  }

  @Override
  public PontoonState start() {
    return start;
  }

  private PontoonState firstState() {
    return new PontoonStateBuilder()
        .phase(tableLimits ? Phase.SHUFFLE : Phase.LIMITS)
        .handNumber(1)
        .banker(seats - 1) // PON-2
        .active(seats - 1)
        .activeHand(0)
        .limitMin(tableLimits ? options.tableMin() : 0)
        .limitMax(tableLimits ? options.tableMax() : 0)
        .pack(PACK.cards())
        .hands(PontoonHands.none(seats))
        .pontoons(0)
        .reshuffle(true) // PON-6
        .sheet(ScoreSheet.empty(seats).addAll(1, "PON-2", (1 << seats) - 1, options.startChips()))
        .build();
  }

  @Override
  public Optional<Refusal> refusal(PontoonState state, PontoonMove move) {
    switch (state.phase()) {
      case OVER:
        return refuse("PON-56", "the game is over");
      case SHUFFLE:
        return move instanceof Shuffle
            ? refusalOfShuffle((Shuffle) move)
            : refuse("PON-7", "the cards have not been dealt yet");
      case LIMITS:
        return move instanceof Limits
            ? refusalOfLimits(state, (Limits) move)
            : refuse("PON-3", "the banker, seat " + state.banker() + ", names the limits first");
      case BET:
        return move instanceof Bet
            ? refusalOfBet(state, (Bet) move)
            : refuse("PON-8", "the bets are not complete; seat " + state.active() + " bets");
      case BANK_OFFER:
        return move instanceof Bank
            ? refusalOfTurn(state, move, "PON-51")
            : refuse("PON-51", "the bank is offered to seat " + state.active());
      case PLAY:
        return move.seat() == state.active()
            ? turn.refusal(state, move, mayDeclare(state, state.hand()), mostHands())
            : refuse("PON-15", "it is the turn of seat " + state.active());
      default:
        return refusalOfBanker(state, move);
    }
  }

  private static Optional<Refusal> refusalOfTurn(
      PontoonState state, PontoonMove move, String ruleId) {
    return state.active() == move.seat()
        ? Optional.empty()
        : refuse(ruleId, "it is the turn of seat " + state.active());
  }

  private static Optional<Refusal> refusalOfShuffle(Shuffle shuffle) {
    return PACK.isPermutation(shuffle.pack())
        ? Optional.empty()
        : refuse("PON-1", "a shuffle names each of the 52 cards once");
  }

  private Optional<Refusal> refusalOfLimits(PontoonState state, Limits limits) {
    Optional<Refusal> refusal = refusalOfTurn(state, limits, "PON-3");
    if (refusal.isPresent()) {
      return refusal;
    }
    if (!isStep(limits.min()) || !isStep(limits.max())) {
      return refuse("PON-3", "a limit is one of " + options.limitSteps());
    }
    if (limits.min() > limits.max()) {
      return refuse("PON-3", "the lowest bet is above the highest");
    }
    return state.hasPlayer(state.banker(), limits.min())
        ? Optional.empty()
        : refuse("PON-4", "no other seat has " + limits.min() + " chips");
  }

  private boolean isStep(int limit) {
    return Arrays.binarySearch(steps, limit) >= 0;
  }

  private static Optional<Refusal> refusalOfBet(PontoonState state, Bet bet) {
    Optional<Refusal> refusal = refusalOfTurn(state, bet, "PON-8");
    if (refusal.isPresent()) {
      return refusal;
    }
    if (bet.chips() < state.limitMin() || bet.chips() > state.limitMax()) {
      return refuse("PON-8", "a bet is " + state.limitMin() + " to " + state.limitMax() + " chips");
    }
    return bet.chips() > state.chips(bet.seat())
        ? refuse("PON-8", "you have " + state.chips(bet.seat()) + " chips")
        : Optional.empty();
  }

  private static Optional<Refusal> refusalOfBanker(PontoonState state, PontoonMove move) {
    Optional<Refusal> refusal = refusalOfTurn(state, move, "PON-34");
    if (refusal.isPresent()) {
      return refusal;
    }
    if (move instanceof Twist) {
      return PlayersTurn.refusalOfDraw(state);
    }
    if (move instanceof Stick) {
      return Optional.empty();
    }
    return move instanceof Buy || move instanceof Split
        ? refuse("PON-37", "the banker never buys or splits")
        : refuse("PON-34", "the banker twists or sticks");
  }

  static Optional<Refusal> refuse(String ruleId, String reason) {
    return Optional.of(Refusal.of(ruleId, reason));
  }

  /**
   * Limits by their lowest and then their highest bet; bets in ascending order; a pontoon alone, or
   * stick, twist, split and what can be bought in ascending order; the bank taken, then refused.
   */
  @Override
  public MoveList<PontoonMove> legalMoves(PontoonState state) {
    int seat = state.active();
    switch (state.phase()) {
      case LIMITS:
        return legalLimits(state);
      case BET:
        int most = (int) Math.min(state.limitMax(), state.chips(seat));
        return Bet.range(seat, state.limitMin(), most);
      case PLAY:
        return turn.legalMoves(state, mayDeclare(state, state.hand()), mostHands());
      case BANK:
        return SharedMoves.plays(seat, true, !state.pack().isEmpty(), false);
      case BANK_OFFER:
        return SharedMoves.answers(seat);
      default:
        return MoveList.empty();
    }
  }

  private MoveList<PontoonMove> legalLimits(PontoonState state) {
    int banker = state.banker();
    int count = 0;
    for (int i = 0; i < steps.length && state.hasPlayer(banker, steps[i]); i++) { // PON-4
      count += steps.length - i;
    }
    return MoveList.ofRange(limits[banker], 0, count - 1);
  }

  /** Returns the limits that a banker with rich players can name. */
  private Limits[] limitsOf(int banker) {
    Limits[] all = new Limits[steps.length * (steps.length + 1) / 2];
    int count = 0;
    for (int i = 0; i < steps.length; i++) {
      for (int k = i; k < steps.length; k++) {
        all[count++] = new Limits(banker, steps[i], steps[k]);
      }
    }
    return all;
  }

  /** Tells whether the hand that is being played is a pontoon (PON-16, PON-32). */
  protected boolean mayDeclare(PontoonState state, PontoonHand hand) {
    return hand.isTwoCard21() && (splitPontoon || !state.hasSplit(state.active()));
  }

  /** Returns how many hands a seat can have by splitting (PON-30). */
  protected int mostHands() {
    return 4;
  }

  @Override
  protected PontoonState carryOut(PontoonState state, PontoonMove move) {
    if (move instanceof Bet) {
      return bet(state, (Bet) move);
    }
    if (move instanceof Stick) {
      return goOn(
          state, state.replaced(state.hand().with(Status.STUCK)), state.pack(), state.sheet());
    }
    if (move instanceof Twist) {
      return draw(state, true, 0, Status.TWISTED); // PON-21
    }
    if (move instanceof Buy) {
      return draw(state, false, ((Buy) move).chips(), state.hand().status()); // PON-19
    }
    if (move instanceof Declare) {
      PontoonState declared = state.declared();
      return goOn(declared, declared.hands(), declared.pack(), declared.sheet());
    }
    if (move instanceof Split) {
      return PontoonDeal.split(state);
    }
    if (move instanceof Shuffle) {
      return PontoonDeal.first(state, ((Shuffle) move).pack());
    }
    return move instanceof Limits
        ? nameLimits(state, (Limits) move)
        : answerOffer(state, (Bank) move);
  }

  private PontoonState nameLimits(PontoonState state, Limits limits) {
    return beginHand(state.withLimitMin(limits.min()).withLimitMax(limits.max()));
  }

  private PontoonState beginHand(PontoonState state) { // PON-6
    return state.reshuffle()
        ? state.withPhase(Phase.SHUFFLE)
        : PontoonDeal.first(state, state.pack());
  }

  private PontoonState bet(PontoonState state, Bet bet) {
    int seat = bet.seat();
    PontoonHands bets = state.replaced(state.hand().betting(bet.chips()));
    ScoreSheet sheet = state.sheet().add(state.handNumber(), "PON-8", seat, -bet.chips());
    int next = state.nextPlayer(seat);
    return next == NONE
        ? openSecond(PontoonDeal.second(state, bets, sheet))
        : state.at(Phase.BET, next, 0, bets, state.pack(), sheet);
  }

  private PontoonState openSecond(PontoonState state) {
    PontoonHand banker = state.hands().hand(state.banker(), 0);
    return TwentyOne.isTenOrAce(banker.card(1)) && banker.isTwoCard21() // PON-13
        ? endHand(state, state.hands(), state.pack(), Payments.bankersPontoon(state), true)
        : state;
  }

  private PontoonState draw(PontoonState state, boolean up, int price, Status status) {
    PontoonHand hand = state.hand().with(state.pack().top(), up, price, status);
    CardList<PlayingCard> pack = state.pack().draw(1);
    ScoreSheet sheet =
        price == 0
            ? state.sheet()
            : state.sheet().add(state.handNumber(), "PON-19", state.active(), -price);
    if (hand.isAbove()) { // PON-11
      return bust(state, hand, pack, sheet);
    }
    boolean full =
        hand.low() == TwentyOne.LIMIT // PON-22, PON-23
            || (fiveCardStop && hand.hasFiveCards()); // PON-25
    return full
        ? goOn(state, state.replaced(hand.with(Status.STUCK)), pack, sheet)
        : state.played(state.replaced(hand), pack, sheet);
  }

  private PontoonState bust(
      PontoonState state, PontoonHand hand, CardList<PlayingCard> pack, ScoreSheet sheet) {
    if (state.phase() == Phase.BANK) {
      return goOn(state, state.replaced(hand.with(Status.BUST)), pack, sheet); // PON-40
    }
    return goOn( // PON-24
        state,
        state.replaced(hand.lost()),
        PontoonDeal.collected(pack, hand), // PON-38
        sheet.add(state.handNumber(), "PON-24", state.banker(), hand.stake()));
  }

  /**
   * Goes on with the next hand to be played when one is done.
   *
   * @param state the state when it was to be played
   * @param hands all hands when it is done; the pack and the sheet likewise
   */
  private PontoonState goOn(
      PontoonState state, PontoonHands hands, CardList<PlayingCard> pack, ScoreSheet sheet) {
    if (state.phase() == Phase.BANK) {
      return settle(state, hands, pack, sheet);
    }
    int seat = state.active();
    int nextHand = state.activeHand() + 1;
    if (nextHand < hands.count(seat)) { // PON-29, PON-30
      return state.at(Phase.PLAY, seat, nextHand, hands, pack, sheet);
    }
    int player = state.nextPlayer(seat);
    return player == NONE
        ? playBanker(state, hands, pack, sheet)
        : state.at(Phase.PLAY, player, 0, hands, pack, sheet); // PON-15
  }

  private PontoonState playBanker(
      PontoonState state, PontoonHands hands, CardList<PlayingCard> pack, ScoreSheet sheet) {
    boolean against = false;
    for (int p = state.nextPlayer(state.banker()); p != NONE; p = state.nextPlayer(p)) {
      for (int k = 0; k < hands.count(p); k++) {
        against |= hands.hand(p, k).status() == Status.STUCK;
      }
    }
    if (!against) {
      return settle(state, hands, pack, sheet); // PON-35, PON-36
    }
    int banker = state.banker();
    PontoonHands shown = hands.with(banker, 0, hands.hand(banker, 0).turnedUp()); // PON-34
    return state.at(Phase.BANK, banker, 0, shown, pack, sheet);
  }

  private PontoonState settle( // PON-41, PON-47
      PontoonState state, PontoonHands hands, CardList<PlayingCard> pack, ScoreSheet sheet) {
    PontoonHand banker = hands.hand(state.banker(), 0);
    ScoreSheet settled = sheet;
    for (int p = state.nextPlayer(state.banker()); p != NONE; p = state.nextPlayer(p)) {
      for (int k = 0; k < hands.count(p); k++) {
        PontoonHand hand = hands.hand(p, k);
        if (hand.status() != Status.BUST) { // PON-46
          settled = Payments.settle(state, settled, p, hand, multiple(hand, banker));
        }
      }
    }
    return endHand(state, hands, pack, settled, state.reshuffle());
  }

  /**
   * Returns how often the banker pays the stake of a hand that is not bust (PON-42).
   *
   * @return a negative number if the player pays, the stake itself being the first payment
   */
  protected int multiple(PontoonHand hand, PontoonHand banker) { // PON-12
    if (hand.status() == Status.PONTOON) {
      return 2;
    }
    if (banker.isFiveCardTrick()) { // PON-37
      return bankersFive;
    }
    if (hand.isFiveCardTrick()) { // PON-45
      return 2;
    }
    return banker.isAbove() || hand.total() > banker.total() ? 1 : -1; // PON-44
  }

  private PontoonState endHand(
      PontoonState state,
      PontoonHands hands,
      CardList<PlayingCard> pack,
      ScoreSheet sheet,
      boolean reshuffle) {
    PontoonState ended =
        state.ended(PontoonDeal.collected(pack, hands, state.banker()), sheet, reshuffle);
    if (ended.handNumber() == options.hands()) {
      return over(ended); // PON-56
    }
    int heir = ended.heir();
    if (heir == NONE) {
      return passBank(ended);
    }
    return options.bankDecline() ? offer(ended, heir) : nextHand(ended, heir);
  }

  private PontoonState answerOffer(PontoonState state, Bank bank) {
    if (bank.accepts()) {
      return nextHand(state, bank.seat());
    }
    PontoonState refused = state.withPontoons(state.pontoons() & ~(1 << bank.seat()));
    int heir = refused.heir();
    return heir == NONE ? passBank(refused) : offer(refused, heir);
  }

  private static PontoonState offer(PontoonState state, int heir) { // PON-51
    return state.withPhase(Phase.BANK_OFFER).withActive(heir);
  }

  private PontoonState passBank(PontoonState state) {
    int banker = state.banker(); // PON-52
    while (state.chips(banker) <= 0) {
      banker = next(banker); // PON-55
    }
    return nextHand(state, banker);
  }

  private PontoonState nextHand(PontoonState state, int banker) {
    boolean names =
        !tableLimits
            && (banker != state.banker() // PON-3, PON-53
                || options.limitsChange() == LimitsChange.HAND
                || !state.hasPlayer(banker, state.limitMin()));
    if (!state.hasPlayer(banker, lowestLimit)) {
      return over(state); // PON-56
    }
    return names
        ? state.nextHand(Phase.LIMITS, banker, 0, 0)
        : beginHand(state.nextHand(Phase.SHUFFLE, banker, state.limitMin(), state.limitMax()));
  }

  private static PontoonState over(PontoonState state) { // PON-57
    return state.withPhase(Phase.OVER);
  }

  @Override
  public PontoonMove chance(PontoonState state, RandomGenerator random) {
    if (!state.turn().isChance()) {
      throw noChance(state);
    }
    return new Shuffle(PACK.shuffled(random));
  }

  @Override
  public Table table(PontoonState state) {
    return PontoonTable.of(state, seats);
  }

  @Override
  public PontoonState withCards(PontoonState state, Table table) {
    return PontoonTable.withCards(state, table, seats);
  }

  @Override
  public MoveSyntax<PontoonMove> syntax() {
    return PontoonMove.SYNTAX;
  }
}
