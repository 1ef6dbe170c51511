package io.github.spadille.betting.pontoon;

import static io.github.spadille.betting.pontoon.PontoonTable.pile;
import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.betting.PricedMoves;
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
import io.github.spadille.betting.pontoon.PontoonState.Round;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.game.Thinker;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.SeatChoice;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.BuyIn;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import java.util.Optional;

/**
 * Pontoon: come nearer to 21 than the banker.
 *
 * <p>{@code LIMITS → SHUFFLE → BET → PLAY → BANK → (BANK_OFFER | LIMITS | SHUFFLE | BET | OVER)},
 * where each phase but {@code BET} may be left out. The pack is hidden from everybody, a card that
 * lies face down from all but the owner of the hand; all else is open. Chips that are not staked
 * are the score. The rulebook is {@code pontoon.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #refusalOfDeclare} (PON-12, PON-32), {@link
 * #mostHands} (PON-30), {@link #payment} (PON-42).
 */
public class Pontoon extends AbstractRules<PontoonState, PontoonMove> {
  /** The game. */
  public static final Game<PontoonState, PontoonMove, PontoonOptions> GAME =
      Game.<PontoonState, PontoonMove, PontoonOptions>builder("pontoon")
          .name("Pontoon")
          .family(Tag.BETTING)
          .tags(Tag.COUNTING, Tag.CHIPS)
          .summary("Bet on your cards and come nearer to 21 than the banker.")
          .seats(2, 8, 5)
          .options(PontoonOptions.SCHEMA)
          .texts(Pontoon.class)
          .rules(Pontoon::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // PON-1

  private static final Optional<Refusal> NO_PONTOON = refuse("PON-16", "none");
  private static final Optional<Refusal> NO_PONTOON_AFTER_A_SPLIT = refuse("PON-32", "split");

  private static final SeatChoice<PontoonMove> DECLARE = SeatChoice.of(Declare::new);
  private static final SeatChoice<PontoonMove> STICK = SeatChoice.of(Stick::new);
  private static final SeatChoice<PontoonMove> TWIST = SeatChoice.of(Twist::new);
  private static final SeatChoice<PontoonMove> STICK_OR_TWIST =
      SeatChoice.of(Stick::new, Twist::new);
  private static final SeatChoice<PontoonMove> TWIST_OR_SPLIT =
      SeatChoice.of(Twist::new, Split::new);
  private static final SeatChoice<PontoonMove> STICK_TWIST_OR_SPLIT =
      SeatChoice.of(Stick::new, Twist::new, Split::new);
  private static final SeatChoice<PontoonMove> ANSWERS =
      SeatChoice.of(seat -> new Bank(seat, true), seat -> new Bank(seat, false));

  private static final Phases<Phase, PontoonState, PontoonMove> PHASES =
      Phases.<Phase, PontoonState, PontoonMove>of(Phase.class)
          .elsewhere("PON-6", "undue", Shuffle.class)
          .in(Phase.BANK_OFFER)
          .turn("PON-51", "offered", Bank.class)
          .others("PON-51", "answer")
          .elsewhere("PON-51", "not-offered", Bank.class)
          .in(Phase.LIMITS)
          .turn("PON-3", "banker", Limits.class)
          .others("PON-3", "limits")
          .elsewhere("PON-3", "fixed", Limits.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("PON-7", "undealt")
          .in(Phase.BET)
          .turn(Pontoon::refusalOfBetOutOfTurn, Bet.class)
          .others("PON-8", "bets")
          .elsewhere("PON-8", "made", Bet.class)
          .in(Phase.PLAY)
          .turn("PON-15", "turn", Buy.class, Twist.class, Stick.class, Split.class, Declare.class)
          .others("PON-17", "play")
          .in(Phase.BANK)
          .turn("PON-34", "turn", Stick.class, Twist.class)
          .unlike("PON-37", "buy", Buy.class)
          .unlike("PON-37", "split", Split.class)
          .others("PON-34", "bank")
          .over(Phase.OVER, "PON-56")
          .build();

  private final PontoonOptions options;
  private final PlayedHand played;
  private final Settlement settlement;
  private final NextHand nextHand;
  private final PerSeat<PricedMoves<PontoonMove>> limits; // by the lowest bet

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Pontoon(int seats, PontoonOptions options) {
    super(seats, PontoonMove.SYNTAX);
    this.options = options;
    this.nextHand = new NextHand(options);
    this.settlement = new Settlement(options, nextHand, this::payment);
    this.played = new PlayedHand(options, settlement);
    this.limits = PerSeat.each(seats, seat -> PricedMoves.of(limitsOf(seat), Limits::min));
  }

  private ImmutableList<Limits> limitsOf(int banker) { // PON-3
    ImmutableList.Builder<Limits> all = ImmutableList.builder();
    for (int min : options.limitSteps()) {
      for (int max : options.limitSteps()) {
        if (min <= max) {
          all.add(new Limits(banker, min, max));
        }
      }
    }
    return all.build();
  }

  @Override
  public PontoonState start() { // PON-2
    ScoreSheet chips =
        ScoreSheet.empty(seats).add(1, "PON-2", Seats.all(seats), options.startChips());
    Round first = Round.first(seats - 1, chips);
    return PontoonState.begin(
        options.bankersLimits() ? first : first.withLimits(options.tableMin(), options.tableMax()),
        PACK.cards());
  }

  @Override
  public ImmutableLongArray returns(PontoonState state) { // PON-2
    return BuyIn.ofEach(options.startChips()).returns(state.sheet());
  }

  @Override
  public boolean isZeroSum() { // PON-49
    return true;
  }

  @Override
  protected PontoonMove chanceMove(PontoonState state, RandomSource random) {
    return new Shuffle(PACK.shuffled(random));
  }

  private static Optional<Refusal> refusalOfBetOutOfTurn(PontoonState state, PontoonMove bet) {
    return bet.seat() == state.banker()
        ? refuse("PON-8", "banker")
        : refuse("PON-8", "turn", state.turn().seats());
  }

  @Override
  public Optional<Refusal> refusal(PontoonState state, PontoonMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.seat(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Bet bet) {
      return refusalOfBet(state, bet);
    }
    if (move instanceof Shuffle shuffle) {
      return shuffle.refusalUnlessOf(PACK, "PON-1");
    }
    if (move instanceof Limits named) {
      return refusalOfLimits(state, named);
    }
    return move instanceof Bank ? Optional.empty() : refusalWithHand(state, move); // PON-51
  }

  private Optional<Refusal> refusalOfLimits(PontoonState state, Limits limits) {
    ImmutableList<Integer> steps = options.limitSteps();
    if (!steps.contains(limits.min()) || !steps.contains(limits.max())) {
      return refuse("PON-3", "steps", steps);
    }
    if (limits.min() > limits.max()) {
      return refuse("PON-3", "order");
    }
    return limits.min() > state.affordable(limits.seat())
        ? refuse("PON-4", "poor", limits.min())
        : Optional.empty();
  }

  private static Optional<Refusal> refusalOfBet(PontoonState state, Bet bet) {
    Round round = state.round();
    if (bet.chips() < round.limitMin() || bet.chips() > round.limitMax()) {
      return refuse("PON-8", "limits", round.limitMin(), round.limitMax());
    }
    return bet.chips() > state.chips(bet.seat())
        ? refuse("PON-8", "chips", state.chips(bet.seat()))
        : Optional.empty();
  }

  private Optional<Refusal> refusalWithHand(PontoonState state, PontoonMove move) {
    if (move instanceof Declare) {
      return refusalOfDeclare(state);
    }
    if (mustDeclare(state)) {
      return refuse("PON-16", "declare");
    }
    if (move instanceof Stick) {
      return refusalOfStick(state);
    }
    if (move instanceof Buy buy) {
      return refusalOfBuy(state, buy);
    }
    if (move instanceof Split) {
      return refusalOfSplit(state);
    }
    return refusalOfDraw(state); // PON-21: a twist
  }

  /** Tells whether the hand that is being played is a player's pontoon (PON-16). */
  private boolean mustDeclare(PontoonState state) {
    return state.phase() == Phase.PLAY && refusalOfDeclare(state).isEmpty();
  }

  /** Returns why the hand that is being played is no pontoon, or nothing if it is one (PON-12). */
  protected Optional<Refusal> refusalOfDeclare(PontoonState state) {
    if (!state.hand().isTwoCard21()) {
      return NO_PONTOON;
    }
    return !options.splitPontoon() && state.hasSplit(state.seat()) // PON-32
        ? NO_PONTOON_AFTER_A_SPLIT
        : Optional.empty();
  }

  private Optional<Refusal> refusalOfStick(PontoonState state) {
    PontoonHand hand = state.hand();
    return isBelowMinimum(state)
        ? refuse("PON-18", "minimum", hand.total(), options.stickMinimum())
        : Optional.empty();
  }

  /** The minimum does not bind the banker, a hand of five cards, nor anybody who cannot draw. */
  private boolean isBelowMinimum(PontoonState state) { // PON-18
    PontoonHand hand = state.hand();
    return state.phase() == Phase.PLAY
        && hand.total() < options.stickMinimum()
        && !hand.hasFiveCards()
        && state.hasLeft(1);
  }

  private Optional<Refusal> refusalOfBuy(PontoonState state, Buy buy) {
    if (splitEndsBuying(state)) {
      return refuse("PON-31", "buy");
    }
    if (state.hand().status() == Status.TWISTED) {
      return refuse("PON-21", "twisted");
    }
    int lowest = lowestPrice(state);
    int highest = highestPrice(state);
    if (buy.chips() < lowest || buy.chips() > highest) {
      return refuse("PON-19", "price", lowest, highest);
    }
    return buy.chips() > state.chips(buy.seat())
        ? refuse("PON-19", "chips", state.chips(buy.seat()))
        : refusalOfDraw(state);
  }

  private static int lowestPrice(PontoonState state) { // PON-19, PON-20
    return state.hand().bet();
  }

  private static int highestPrice(PontoonState state) { // PON-19, PON-20
    return 2 * state.hand().bet();
  }

  /** Tells whether no card can be bought because the hand was split (PON-31). */
  private boolean splitEndsBuying(PontoonState state) {
    return !options.splitBuy() && state.hasSplit(state.seat());
  }

  /** Tells whether cards can be bought for the hand: no more after a twist (PON-21). */
  private boolean mayBuy(PontoonState state) {
    return state.hand().status() == Status.OPEN && !splitEndsBuying(state);
  }

  private static Optional<Refusal> refusalOfDraw(PontoonState state) {
    return state.hasLeft(1) ? Optional.empty() : refuse("PON-33", "empty");
  }

  private Optional<Refusal> refusalOfSplit(PontoonState state) {
    PontoonHand hand = state.hand();
    if (!hand.isPair()) {
      return refuse("PON-26", "pair");
    }
    if (state.count(hand.seat()) >= mostHands()) {
      return refuse("PON-30", "hands", mostHands());
    }
    if (state.chips(hand.seat()) < hand.bet()) {
      return refuse("PON-26", "chips", hand.bet());
    }
    return state.hasLeft(2) ? Optional.empty() : refuse("PON-33", "two");
  }

  /** Returns how many hands a seat can have by splitting (PON-30). */
  protected int mostHands() {
    return 4;
  }

  /**
   * Limits by their lowest and then their highest bet; bets in ascending order; a pontoon alone, or
   * stick, twist, split and what can be bought in ascending order; the bank taken, then refused.
   */
  @Override
  public MoveList<PontoonMove> legalMoves(PontoonState state) {
    int seat = state.seat();
    Round round = state.round();
    return switch (state.phase()) {
      case LIMITS -> limits.get(seat).upTo(state.affordable(seat)); // PON-4
      case BET -> // PON-8
          Bet.SHARED.range(
              seat, round.limitMin(), (int) Math.min(round.limitMax(), state.chips(seat)));
      case PLAY -> movesWithHand(state);
      case BANK -> (state.hasLeft(1) ? STICK_OR_TWIST : STICK).get(seat); // PON-33, PON-34
      case BANK_OFFER -> ANSWERS.get(seat);
      case SHUFFLE, OVER -> MoveList.empty();
    };
  }

  private MoveList<PontoonMove> movesWithHand(PontoonState state) {
    int seat = state.seat();
    PontoonHand hand = state.hand();
    if (mustDeclare(state)) {
      return DECLARE.get(seat);
    }
    if (!state.hasLeft(1)) {
      return STICK.get(seat); // PON-33
    }
    boolean splits = hand.isPair() && refusalOfSplit(state).isEmpty();
    MoveList<PontoonMove> free = free(!isBelowMinimum(state), splits).get(seat);
    int most = (int) Math.min(highestPrice(state), state.chips(seat)); // PON-19
    return mayBuy(state) ? Buy.SHARED.range(free, seat, lowestPrice(state), most) : free;
  }

  /** Returns what costs nothing but the bet of a hand that is split. */
  private static SeatChoice<PontoonMove> free(boolean sticks, boolean splits) {
    if (splits) {
      return sticks ? STICK_TWIST_OR_SPLIT : TWIST_OR_SPLIT;
    }
    return sticks ? STICK_OR_TWIST : TWIST;
  }

  @Override
  protected PontoonState applyLegal(
      PontoonState state, PontoonMove move, StageListener<PontoonState> stages) {
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
      return played.split(state, stages);
    }
    if (move instanceof Shuffle shuffle) {
      PackAndHands pack = PackAndHands.shuffled(shuffle.cards());
      return nextHand.deal(state, state.round().shuffled(), pack, stages);
    }
    if (move instanceof Limits named) {
      Round limited = state.round().withLimits(named.min(), named.max());
      return nextHand.shuffleOrDeal(state, limited, stages);
    }
    if (move instanceof Bank bank) {
      return nextHand.answer(state, bank, stages);
    }
    throw unknown(move);
  }

  private PontoonState bet(
      PontoonState state, Bet bet, StageListener<PontoonState> stages) { // PON-8
    Round round = state.round();
    int banker = round.banker();
    ScoreSheet sheet = state.sheet().add(round.number(), "PON-8", bet.seat(), -bet.chips());
    int next = round.dealtTo().after(bet.seat());
    if (next != banker) {
      return state.betting(round, next, state.cards(), sheet);
    }
    PontoonState made = state.withSheet(sheet);
    stages.reached("bets-made", made);
    PackAndHands cards = made.dealtAndOpened();
    PontoonState opened = made.playingFirst(cards); // PON-9
    if (stages.isListening()) {
      stages.reached(
          "second-cards", banker, opened, Lists.transform(cards.hands(), Pontoon::secondCard));
    }
    PontoonHand bankersHand = cards.hand(cards.count() - 1);
    if (!TwentyOne.isTenOrAce(bankersHand.card(1))) { // PON-13
      return opened;
    }
    if (bankersHand.isTwoCard21()) {
      return settlement.bankersPontoon(opened, stages);
    }
    stages.reached("no-pontoon", banker, opened);
    return opened;
  }

  private static Phrase secondCard(PontoonHand hand) {
    return new Phrase("word.dealt", hand.seat(), ImmutableList.of(hand.card(1)));
  }

  /** Returns what happens to the stake of a player's hand that is not bust (PON-42). */
  protected Payment payment(PontoonHand hand, PontoonHand banker) { // PON-12
    if (hand.status() == Status.PONTOON) {
      return Payment.bankerPays(2);
    }
    if (banker.isFiveCardTrick()) { // PON-37
      return Payment.playerLoses(options.bankerFiveDouble() ? 2 : 1);
    }
    if (hand.isFiveCardTrick()) { // PON-45
      return Payment.bankerPays(2);
    }
    return banker.isAbove() || hand.total() > banker.total() // PON-10
        ? Payment.bankerPays(1)
        : Payment.playerLoses(1); // PON-44
  }

  @Override
  protected ImmutableList<String> governingInTurn(PontoonState state, int seat) {
    return switch (state.phase()) {
      case LIMITS -> ImmutableList.of("PON-3", "PON-4");
      case BET -> ImmutableList.of("PON-8");
      case PLAY -> governingPlay(state);
      case BANK ->
          state.hasLeft(1)
              ? ImmutableList.of("PON-34", "PON-37")
              : ImmutableList.of("PON-33", "PON-34", "PON-37");
      case BANK_OFFER -> ImmutableList.of("PON-51");
      case SHUFFLE, OVER -> ImmutableList.of();
    };
  }

  private ImmutableList<String> governingPlay(PontoonState state) {
    PontoonHand hand = state.hand();
    boolean hasSplit = state.hasSplit(state.seat());
    ImmutableList.Builder<String> rules = ImmutableList.builder();
    if (mustDeclare(state)) {
      rules.add("PON-16");
      return hasSplit ? rules.add("PON-32").build() : rules.build();
    }
    rules.add("PON-17", "PON-18");
    if (mayBuy(state)) {
      rules.add("PON-19", "PON-20");
    }
    rules.add("PON-21");
    if (hand.isPair()) {
      rules.add("PON-26");
    }
    if (hand.isPair() && hasSplit) {
      rules.add("PON-30");
    }
    if (hasSplit) {
      rules.add("PON-31");
    }
    if (hasSplit && hand.isTwoCard21()) {
      rules.add("PON-32");
    }
    int needed = hand.isPair() ? 2 : 1;
    return state.hasLeft(needed) ? rules.build() : rules.add("PON-33").build();
  }

  @Override
  public Deductions<PontoonState, PontoonMove> deductions() {
    return new PontoonDeductions();
  }

  private final class PontoonDeductions implements Deductions<PontoonState, PontoonMove> {
    /** What a player does is legal with the cards of the hand (PON-16, PON-18, PON-26). */
    @Override
    public void fromMove(PontoonState before, PontoonMove move, DeductionListener deductions) {
      if (before.phase() == Phase.PLAY) {
        deductions.that(
            pile(before.cards(), before.place()),
            FAMILY,
            cards ->
                refusal(before.with(before.hand().with(cards), before.sheet()), move).isEmpty());
      }
    }

    /** That play goes on tells of a hand; hands that are bust or settled are shown (PON-41). */
    @Override
    public void fromConsequences(
        PontoonState before, PontoonMove move, PontoonState after, DeductionListener deductions) {
      boolean goesOn = after.played() != null;
      PackAndHands all = after.now();
      if (move instanceof Bet && goesOn) { // PON-13
        int place = all.count() - 1;
        deductions.that(
            pile(all, place), FAMILY, cards -> !all.hand(place).with(cards).isTwoCard21());
      } else if (move instanceof Bet && after.phase() != Phase.BET) {
        deductions.unknown(); // PON-51a
      } else if ((move instanceof Twist || move instanceof Buy) && goesOn) {
        PontoonHand hand = all.hand(before.place());
        deductions.that(
            pile(all, before.place()), FAMILY, cards -> isAsFull(hand.with(cards), hand));
      }
    }
  }

  private boolean isAsFull(PontoonHand one, PontoonHand other) { // PON-23, PON-25
    return played.isFull(one) == (other.status() == Status.STUCK) && !one.isAbove();
  }

  @Override
  public RulesOfThumb<PontoonState, PontoonMove> rulesOfThumb() {
    return PontoonThumbs.INSTANCE;
  }

  /** Works out the moves of the rulebook, so a variant has none. */
  @Override
  public Optional<Thinker<PontoonState, PontoonMove>> thinker() {
    return getClass() == Pontoon.class
        ? Optional.of(new PontoonThinker(options))
        : Optional.empty();
  }

  @Override
  public Table table(PontoonState state) {
    return PontoonTable.of(state, seats);
  }

  @Override
  public PontoonState withCards(PontoonState state, Table table) {
    return PontoonTable.withCards(state, table);
  }
}
