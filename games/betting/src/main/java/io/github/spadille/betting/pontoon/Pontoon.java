package io.github.spadille.betting.pontoon;

import static io.github.spadille.betting.pontoon.PontoonState.NONE;
import static io.github.spadille.betting.pontoon.PontoonTable.active;
import static io.github.spadille.betting.pontoon.PontoonTable.pile;
import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;

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
import io.github.spadille.betting.pontoon.PontoonOptions.BothPontoons;
import io.github.spadille.betting.pontoon.PontoonOptions.LimitsBy;
import io.github.spadille.betting.pontoon.PontoonOptions.LimitsChange;
import io.github.spadille.betting.pontoon.PontoonState.Phase;
import io.github.spadille.betting.pontoon.PontoonState.Round;
import io.github.spadille.betting.pontoon.TurnMoves.ByNumber;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
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
          .words(Words.resource(Pontoon.class, "pontoon"))
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
  private final boolean playerTakes;
  private final int[] steps; // ascending
  private final ByNumber[] limits; // by banker
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
    this.playerTakes = options.bothPontoons() == BothPontoons.PLAYER_TAKES;
    this.steps = Ints.toArray(options.limitSteps());
    this.limits = new ByNumber[seats];
    Arrays.setAll(limits, this::limitsOf);
    this.lowestLimit = tableLimits ? options.tableMin() : steps[0];
    this.start = firstState();
  }

  @Override
  public PontoonState start() {
    return start;
  }

  private PontoonState firstState() {
    return PontoonState.first(
        tableLimits ? Phase.SHUFFLE : Phase.LIMITS,
        seats - 1, // PON-2
        tableLimits ? options.tableMin() : 0,
        tableLimits ? options.tableMax() : 0,
        PACK.cards(),
        ScoreSheet.empty(seats).add(1, "PON-2", Seats.all(seats), options.startChips()));
  }

  @Override
  public Optional<Refusal> refusal(PontoonState state, PontoonMove move) {
    return switch (state.phase()) {
      case OVER -> refuse("PON-56", "the game is over");
      case SHUFFLE ->
          move instanceof Shuffle shuffle
              ? refusalOfShuffle(shuffle)
              : refuse("PON-7", "the cards have not been dealt yet");
      case LIMITS ->
          move instanceof Limits limits
              ? refusalOfLimits(state, limits)
              : refuse("PON-3", "the banker, seat " + state.banker() + ", names the limits first");
      case BET ->
          move instanceof Bet bet
              ? refusalOfBet(state, bet)
              : refuse("PON-8", "the bets are not complete; seat " + state.active() + " bets");
      case BANK_OFFER ->
          move instanceof Bank
              ? refusalOfTurn(state, move, "PON-51")
              : refuse("PON-51", "the bank is offered to seat " + state.active());
      case PLAY ->
          move.seat() == state.active()
              ? turn.refusal(state, move, mayDeclare(state, state.hand()), mostHands())
              : refuse("PON-15", "it is the turn of seat " + state.active());
      default -> refusalOfBanker(state, move);
    };
  }

  private static Optional<Refusal> refusalOfTurn(
      PontoonState state, PontoonMove move, String ruleId) {
    return state.active() == move.seat()
        ? Optional.empty()
        : refuse(ruleId, "it is the turn of seat " + state.active());
  }

  private static Optional<Refusal> refusalOfShuffle(Shuffle shuffle) {
    return shuffle.refusalUnlessOf(PACK, "PON-1");
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

  /**
   * Limits by their lowest and then their highest bet; bets in ascending order; a pontoon alone, or
   * stick, twist, split and what can be bought in ascending order; the bank taken, then refused.
   */
  @Override
  public MoveList<PontoonMove> legalMoves(PontoonState state) {
    int seat = state.active();
    int plain = plainMoves(state);
    return TurnMoves.of(seat, plain, numbered(state), lowest(state), highest(state, plain));
  }

  private int plainMoves(PontoonState state) {
    return switch (state.phase()) {
      case PLAY -> turn.plainMoves(state, mayDeclare(state, state.hand()), mostHands());
      case BANK -> state.hasUndealt(1) ? TurnMoves.STICK | TurnMoves.TWIST : TurnMoves.STICK;
      case BANK_OFFER -> TurnMoves.TAKE_BANK | TurnMoves.REFUSE_BANK;
      default -> 0;
    };
  }

  private ByNumber numbered(PontoonState state) {
    Phase phase = state.phase();
    if (phase == Phase.PLAY) {
      return Buy.ofSeat(state.active());
    }
    return phase == Phase.BET ? Bet.ofSeat(state.active()) : limits[state.banker()];
  }

  private static int lowest(PontoonState state) {
    Phase phase = state.phase();
    if (phase == Phase.PLAY) {
      return state.bet(state.active()); // PON-19
    }
    return phase == Phase.BET ? state.limitMin() : 0;
  }

  private int highest(PontoonState state, int plain) {
    return switch (state.phase()) {
      case PLAY -> plain == TurnMoves.DECLARE ? 0 : turn.highestPrice(state);
      case BET -> (int) Math.min(state.limitMax(), state.chips(state.active()));
      case LIMITS -> countLimits(state) - 1;
      default -> -1;
    };
  }

  private int countLimits(PontoonState state) {
    int banker = state.banker();
    int count = 0;
    for (int i = 0; i < steps.length && state.hasPlayer(banker, steps[i]); i++) { // PON-4
      count += steps.length - i;
    }
    return count;
  }

  /** Returns the limits that a banker with rich players can name. */
  private ByNumber limitsOf(int banker) {
    Limits[] all = new Limits[steps.length * (steps.length + 1) / 2];
    int count = 0;
    for (int i = 0; i < steps.length; i++) {
      for (int k = i; k < steps.length; k++) {
        all[count++] = new Limits(banker, steps[i], steps[k]);
      }
    }
    return ByNumber.ofFew(all);
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
  protected PontoonState applyLegal(PontoonState state, PontoonMove move, Stages<PontoonState> stages) {
    if (move instanceof Bet bet) {
      return bet(state, bet);
    }
    if (move instanceof Stick) {
      PontoonHand stuck = state.hand().with(Status.STUCK);
      return goOn(state, state.round(), stuck, state.taken(), state.sheet());
    }
    if (move instanceof Twist) {
      return draw(state, true, 0, Status.TWISTED); // PON-21
    }
    if (move instanceof Buy buy) {
      return draw(state, false, buy.chips(), state.hand().status()); // PON-19
    }
    if (move instanceof Declare) {
      PontoonHand declared = state.hand().declared();
      return goOn(state, state.declared(), declared, state.taken(), state.sheet());
    }
    if (move instanceof Split) {
      return PontoonDeal.split(state);
    }
    if (move instanceof Shuffle shuffle) {
      return PontoonDeal.first(state, shuffle.cards());
    }
    return move instanceof Limits limits
        ? nameLimits(state, limits)
        : answerOffer(state, (Bank) move);
  }

  private PontoonState nameLimits(PontoonState state, Limits limits) {
    return beginHand(state.limited(limits.min(), limits.max()));
  }

  private PontoonState beginHand(PontoonState state) { // PON-6
    return state.reshuffle()
        ? state.awaiting(Phase.SHUFFLE)
        : PontoonDeal.first(state, state.pack());
  }

  private PontoonState bet(PontoonState state, Bet bet) {
    int seat = bet.seat();
    ScoreSheet sheet = state.sheet().add(state.handNumber(), "PON-8", seat, -bet.chips());
    int next = state.nextPlayer(seat);
    return next == NONE ? openSecond(PontoonDeal.second(state, sheet)) : state.bet(next, sheet);
  }

  private PontoonState openSecond(PontoonState state) {
    PontoonHand banker = state.begun().hand(state.banker(), 0);
    return TwentyOne.isTenOrAce(banker.card(1)) && banker.isTwoCard21() // PON-13
        ? endWithoutPlay(state, Payments.bankersPontoon(state))
        : state;
  }

  /** Ends a hand with a banker's pontoon; the cards lie on the table until the shuffle. */
  private PontoonState endWithoutPlay(PontoonState state, ScoreSheet sheet) {
    int banker = state.banker();
    PontoonHands hands = state.begun();
    hands = hands.with(banker, 0, hands.hand(banker, 0).turnedUp()); // PON-13
    Seats pontoons = Seats.none();
    for (int p = state.nextPlayer(banker); p != NONE; p = state.nextPlayer(p)) {
      PontoonHand paid = hands.hand(p, 0).betting(0);
      boolean takes = playerTakes && paid.isTwoCard21(); // PON-51a
      hands = hands.with(p, 0, takes ? paid.turnedUp() : paid);
      pontoons = takes ? pontoons.with(p) : pontoons;
    }
    Round round = state.round().withPontoons(pontoons); // PON-54
    return chooseBanker(state.ended(round, state.taken(), state.pack(), hands, sheet));
  }

  private PontoonState draw(PontoonState state, boolean up, int price, Status status) {
    PontoonHand hand = state.hand().with(state.undealt(0), up, price, status);
    int taken = state.taken() + 1;
    ScoreSheet sheet =
        price == 0
            ? state.sheet()
            : state.sheet().add(state.handNumber(), "PON-19", state.active(), -price);
    if (hand.isAbove()) { // PON-11
      return bust(state, hand, taken, sheet);
    }
    return isFull(hand)
        ? goOn(state, state.round(), hand.with(Status.STUCK), taken, sheet)
        : state.played(hand, taken, sheet);
  }

  private boolean isFull(PontoonHand hand) {
    return hand.low() == TwentyOne.LIMIT // PON-22, PON-23
        || (fiveCardStop && hand.hasFiveCards()); // PON-25
  }

  private PontoonState bust(PontoonState state, PontoonHand hand, int taken, ScoreSheet sheet) {
    if (state.phase() == Phase.BANK) {
      return goOn(state, state.round(), hand.with(Status.BUST), taken, sheet); // PON-40
    }
    return goOn( // PON-24, PON-38
        state,
        state.round(),
        hand.lost(),
        taken,
        sheet.add(state.handNumber(), "PON-24", state.banker(), hand.stake()));
  }

  /**
   * Goes on with the next hand to be played when one is done.
   *
   * @param state the state when it was to be played
   * @param round what holds when it is done; the cards taken and the sheet likewise
   * @param done the hand
   */
  private PontoonState goOn(
      PontoonState state, Round round, PontoonHand done, int taken, ScoreSheet sheet) {
    PontoonHands hands = state.replaced(done);
    if (state.phase() == Phase.BANK) {
      return settle(state, hands, round, taken, sheet);
    }
    int seat = state.active();
    int nextHand = state.activeHand() + 1;
    if (nextHand < hands.count(seat)) { // PON-29, PON-30
      return state.turnTo(round, seat, nextHand, hands, taken, sheet);
    }
    int player = state.nextPlayer(seat);
    return player == NONE
        ? playBanker(state, round, hands, taken, sheet)
        : state.turnTo(round, player, 0, hands, taken, sheet); // PON-15
  }

  private PontoonState playBanker(
      PontoonState state, Round round, PontoonHands hands, int taken, ScoreSheet sheet) {
    boolean against = false;
    for (int p = state.nextPlayer(state.banker()); p != NONE; p = state.nextPlayer(p)) {
      for (int k = 0; k < hands.count(p); k++) {
        against |= hands.hand(p, k).status() == Status.STUCK;
      }
    }
    return against
        ? state.bankersTurn(round, hands, taken, sheet) // PON-34
        : settle(state, hands, round, taken, sheet); // PON-35, PON-36
  }

  private PontoonState settle( // PON-41, PON-47
      PontoonState state, PontoonHands hands, Round round, int taken, ScoreSheet sheet) {
    PontoonHand banker = hands.hand(state.banker(), 0);
    ScoreSheet.Builder settled = sheet.toBuilder();
    for (int p = state.nextPlayer(state.banker()); p != NONE; p = state.nextPlayer(p)) {
      for (int k = 0; k < hands.count(p); k++) {
        PontoonHand hand = hands.hand(p, k);
        if (hand.status() != Status.BUST) { // PON-46
          Payments.settle(state, settled, p, hand, multiple(hand, banker));
        }
      }
    }
    return endHand(state, hands, round, taken, settled.build());
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
      PontoonState state, PontoonHands hands, Round round, int taken, ScoreSheet sheet) {
    CardList<PlayingCard> pack = PontoonDeal.collected(round, taken, hands);
    return chooseBanker(state.ended(round, taken, pack, PontoonHands.none(seats), sheet));
  }

  private PontoonState chooseBanker(PontoonState ended) {
    if (ended.handNumber() == options.hands()) {
      return over(ended); // PON-56
    }
    int heir = ended.heir();
    if (heir == NONE) {
      return passBank(ended);
    }
    return options.bankDecline()
        ? ended.offered(heir) // PON-51
        : nextHand(ended, heir);
  }

  private PontoonState answerOffer(PontoonState state, Bank bank) {
    if (bank.accepts()) {
      return nextHand(state, bank.seat());
    }
    PontoonState refused = state.without(bank.seat());
    int heir = refused.heir();
    return heir == NONE ? passBank(refused) : refused.offered(heir); // PON-51
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
    return state.awaiting(Phase.OVER);
  }

  @Override
  protected PontoonMove chanceMove(PontoonState state, RandomGenerator random) {
    return new Shuffle(PACK.shuffled(random));
  }

  /** What a player does is legal with the cards of the hand (PON-16, PON-18, PON-26). */
  @Override
  public void tells(PontoonState before, PontoonMove move, Clues clues) {
    if (before.phase() == Phase.PLAY) {
      clues.that(active(before), FAMILY, cards -> refusal(before.holding(cards), move).isEmpty());
    }
  }

  /** That play goes on tells of a hand; hands that are bust or settled are shown (PON-41). */
  @Override
  public void tells(PontoonState before, PontoonMove move, PontoonState after, Clues clues) {
    if (move instanceof Bet && after.phase() == Phase.PLAY) {
      PontoonHand banker = after.begun().hand(after.banker(), 0); // PON-13
      clues.that(pile(after.banker(), 0), FAMILY, cards -> !banker.with(cards).isTwoCard21());
    } else if (move instanceof Bet && after.phase() != Phase.BET) {
      clues.unknown(); // PON-51a
    } else if ((move instanceof Twist || move instanceof Buy) && after.begun().has(move.seat())) {
      PontoonHand hand = after.hands().hand(move.seat(), before.activeHand());
      clues.that(active(before), FAMILY, cards -> isAsFull(hand.with(cards), hand));
    }
  }

  private boolean isAsFull(PontoonHand one, PontoonHand other) { // PON-23, PON-25
    return isFull(one) == (other.status() == Status.STUCK) && !one.isAbove();
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
