package io.github.spadille.betting.pontoon;

import static io.github.spadille.betting.pontoon.PontoonState.NONE;
import static io.github.spadille.betting.pontoon.PontoonTable.active;
import static io.github.spadille.betting.pontoon.PontoonTable.pile;
import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
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
import io.github.spadille.betting.pontoon.PontoonState.Phase;
import io.github.spadille.betting.pontoon.TurnMoves.ByNumber;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.table.Seats;
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
          .texts(Pontoon.class)
          .rules(Pontoon::new)
          .build();

  static final Deck<PlayingCard> PACK = Deck.standard52(); // PON-1

  private final PontoonOptions options;
  private final PlayersTurn turn;
  private final PlayedHand played;
  private final NextHand nextHand;
  private final boolean tableLimits;
  private final boolean splitPontoon;
  private final int bankersFive;
  private final boolean playerTakes;
  private final int[] steps; // ascending
  private final ByNumber[] limits; // by banker
  private final PontoonState start;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Pontoon(int seats, PontoonOptions options) {
    super(seats, PontoonMove.SYNTAX);
    this.options = options;
    this.turn = new PlayersTurn(options);
    this.nextHand = new NextHand(options);
    this.played = new PlayedHand(this, options, nextHand);
    this.tableLimits = !options.bankersLimits();
    this.splitPontoon = options.splitPontoon();
    this.bankersFive = options.bankerFiveDouble() ? -2 : -1;
    this.playerTakes = !options.bankerStays();
    this.steps = Ints.toArray(options.limitSteps());
    this.limits = new ByNumber[seats];
    Arrays.setAll(limits, this::limitsOf);
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
      case OVER -> refuse("PON-56", "over");
      case SHUFFLE ->
          move instanceof Shuffle shuffle
              ? shuffle.refusalUnlessOf(PACK, "PON-1")
              : refusalOfTime(state, move);
      case LIMITS ->
          move instanceof Limits named ? refusalOfLimits(state, named) : refusalOfTime(state, move);
      case BET -> move instanceof Bet bet ? refusalOfBet(state, bet) : refusalOfTime(state, move);
      case BANK_OFFER ->
          move instanceof Bank && move.seat() == state.active()
              ? Optional.empty()
              : refusalOfTime(state, move);
      case PLAY ->
          move.seat() == state.active()
              ? turn.refusal(state, move, mayDeclare(state, state.hand()), mostHands())
              : refusalOfTime(state, move);
      default ->
          move.seat() == state.active() ? refusalOfBanker(state, move) : refusalOfTime(state, move);
    };
  }

  /** Returns why a move is not made now: it is the time of another move, or the turn of another. */
  static Optional<Refusal> refusalOfTime(PontoonState state, PontoonMove move) {
    Phase phase = state.phase();
    if (move instanceof Shuffle) {
      return refuse("PON-6", "undue");
    }
    if (move instanceof Bank && phase != Phase.BANK_OFFER) {
      return refuse("PON-51", "not-offered");
    }
    Seats active = Seats.of(state.active());
    if (phase == Phase.LIMITS) {
      return refuse("PON-3", "banker", active);
    }
    if (phase == Phase.BANK_OFFER) {
      return refuse("PON-51", "offered", active);
    }
    if (move instanceof Limits) {
      return refuse("PON-3", "fixed", state.limitMin(), state.limitMax());
    }
    if (phase == Phase.SHUFFLE) {
      return refuse("PON-7", "undealt");
    }
    if (phase == Phase.BET) {
      return refuse("PON-8", "turn", active);
    }
    if (move instanceof Bet) {
      return refuse("PON-8", "made");
    }
    return phase == Phase.PLAY
        ? refuse("PON-15", "turn", active)
        : refuse("PON-34", "turn", active);
  }

  private Optional<Refusal> refusalOfLimits(PontoonState state, Limits limits) {
    if (limits.seat() != state.banker()) {
      return refusalOfTime(state, limits);
    }
    if (!isStep(limits.min()) || !isStep(limits.max())) {
      return refuse("PON-3", "steps", options.limitSteps());
    }
    if (limits.min() > limits.max()) {
      return refuse("PON-3", "order");
    }
    return state.hasPlayer(state.banker(), limits.min())
        ? Optional.empty()
        : refuse("PON-4", "poor", limits.min());
  }

  private boolean isStep(int limit) {
    return Arrays.binarySearch(steps, limit) >= 0;
  }

  private static Optional<Refusal> refusalOfBet(PontoonState state, Bet bet) {
    if (bet.seat() != state.active()) {
      return bet.seat() == state.banker() ? refuse("PON-8", "banker") : refusalOfTime(state, bet);
    }
    if (bet.chips() < state.limitMin() || bet.chips() > state.limitMax()) {
      return refuse("PON-8", "limits", state.limitMin(), state.limitMax());
    }
    return bet.chips() > state.chips(bet.seat())
        ? refuse("PON-8", "chips", state.chips(bet.seat()))
        : Optional.empty();
  }

  private static Optional<Refusal> refusalOfBanker(PontoonState state, PontoonMove move) {
    if (move instanceof Twist) {
      return PlayersTurn.refusalOfDraw(state);
    }
    if (move instanceof Stick) {
      return Optional.empty();
    }
    if (move instanceof Declare) {
      return refuse("PON-34", "pontoon");
    }
    return move instanceof Buy || move instanceof Split
        ? refuse("PON-37", move instanceof Buy ? "buy" : "split")
        : refusalOfTime(state, move);
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
  protected PontoonState applyLegal(
      PontoonState state, PontoonMove move, Stages<PontoonState> stages) {
    if (move instanceof Bet bet) {
      return bet(state, bet, stages);
    }
    if (move instanceof Stick) {
      return played.stick(state, stages);
    }
    if (move instanceof Twist) {
      return played.twist(state, stages);
    }
    if (move instanceof Buy buy) {
      return played.buy(state, buy.chips(), stages);
    }
    if (move instanceof Declare) {
      return played.declare(state, stages);
    }
    if (move instanceof Split) {
      return PontoonDeal.split(state, stages);
    }
    if (move instanceof Shuffle shuffle) {
      return PontoonDeal.first(state, shuffle.cards(), stages);
    }
    return move instanceof Limits named
        ? nextHand.limited(state, named, stages)
        : nextHand.answer(state, (Bank) move, stages);
  }

  private PontoonState bet(PontoonState state, Bet bet, Stages<PontoonState> stages) {
    int seat = bet.seat();
    ScoreSheet sheet = state.sheet().add(state.handNumber(), "PON-8", seat, -bet.chips());
    int next = state.nextPlayer(seat);
    if (next != NONE) {
      return state.bet(next, sheet);
    }
    if (stages.areHeard()) {
      stages.reached("bets-made", state.bet(seat, sheet));
    }
    return peek(PontoonDeal.second(state, sheet, stages), stages);
  }

  /** Lets the banker look at the hidden card where it can make a pontoon (PON-13). */
  private PontoonState peek(PontoonState opened, Stages<PontoonState> stages) {
    PontoonHand banker = opened.begun().hand(opened.banker(), 0);
    if (!TwentyOne.isTenOrAce(banker.card(1))) {
      return opened;
    }
    if (banker.isTwoCard21()) {
      return nextHand.after(Settlement.bankersPontoon(opened, playerTakes, stages), stages);
    }
    stages.reached("no-pontoon", opened.banker(), opened);
    return opened;
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

  @Override
  protected PontoonMove chanceMove(PontoonState state, RandomGenerator random) {
    return new Shuffle(PACK.shuffled(random));
  }

  @Override
  public ImmutableList<String> governing(PontoonState state, int seat) {
    if (seat != state.active()) {
      return ImmutableList.of();
    }
    return switch (state.phase()) {
      case LIMITS -> ImmutableList.of("PON-3", "PON-4");
      case BET -> ImmutableList.of("PON-8");
      case PLAY -> turn.governing(state, mayDeclare(state, state.hand()));
      case BANK -> ImmutableList.of("PON-34", "PON-37");
      case BANK_OFFER -> ImmutableList.of("PON-51");
      default -> ImmutableList.of();
    };
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
    return played.isFull(one) == (other.status() == Status.STUCK) && !one.isAbove();
  }

  @Override
  public Table table(PontoonState state) {
    return PontoonTable.of(state, seats);
  }

  @Override
  public PontoonState withCards(PontoonState state, Table table) {
    return PontoonTable.withCards(state, table, seats);
  }
}
