package io.github.spadille.betting.pontoon;

import static io.github.spadille.betting.pontoon.PontoonTable.pile;
import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
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
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.SeatChoice;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
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
 * <p>Variant points, each carrying one rule: {@link #multiple} (PON-42), {@link #mostHands}
 * (PON-30), {@link #mayDeclare} (PON-32).
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

  private static final SeatChoice<PontoonMove> ANSWERS =
      SeatChoice.of(seat -> new Bank(seat, true), seat -> new Bank(seat, false));

  private final PontoonOptions options;
  private final PlayersTurn turn;
  private final PlayedHand played;
  private final Settlement settlement;
  private final NextHand nextHand;
  private final PerSeat<PricedMoves<PontoonMove>> limits; // by the lowest bet

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Pontoon(int seats, PontoonOptions options) {
    super(seats, PontoonMove.SYNTAX);
    this.options = options;
    this.turn = new PlayersTurn(options, this::mayDeclare, this::mostHands);
    this.nextHand = new NextHand(options);
    this.settlement = new Settlement(options, nextHand, this::multiple);
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
  protected PontoonMove chanceMove(PontoonState state, RandomSource random) {
    return new Shuffle(PACK.shuffled(random));
  }

  @Override
  public Optional<Refusal> refusal(PontoonState state, PontoonMove move) {
    Phase phase = state.phase();
    if (phase == Phase.SHUFFLE && move instanceof Shuffle shuffle) {
      return shuffle.refusalUnlessOf(PACK, "PON-1");
    }
    if (phase == Phase.BET && move instanceof Bet bet) {
      return refusalOfBet(state, bet);
    }
    return move.seat() == state.seat() ? refusalInTurn(state, move) : Timing.refusal(state, move);
  }

  private Optional<Refusal> refusalInTurn(PontoonState state, PontoonMove move) {
    return switch (state.phase()) {
      case LIMITS ->
          move instanceof Limits named
              ? refusalOfLimits(state, named)
              : Timing.refusal(state, move);
      case PLAY, BANK -> turn.refusal(state, move);
      case BANK_OFFER ->
          move instanceof Bank ? Optional.empty() : Timing.refusal(state, move); // PON-51
      case SHUFFLE, BET, OVER -> Timing.refusal(state, move);
    };
  }

  private Optional<Refusal> refusalOfLimits(PontoonState state, Limits limits) {
    ImmutableList<Integer> steps = options.limitSteps();
    if (!steps.contains(limits.min()) || !steps.contains(limits.max())) {
      return refuse("PON-3", "steps", steps);
    }
    if (limits.min() > limits.max()) {
      return refuse("PON-3", "order");
    }
    return state.others(limits.seat(), limits.min()).isEmpty()
        ? refuse("PON-4", "poor", limits.min())
        : Optional.empty();
  }

  /** Returns the most chips that anybody but a banker has. */
  private long richestPlayer(PontoonState state, int banker) {
    long most = Long.MIN_VALUE;
    for (int seat = 0; seat < seats; seat++) {
      most = seat == banker ? most : Math.max(most, state.chips(seat));
    }
    return most;
  }

  private static Optional<Refusal> refusalOfBet(PontoonState state, Bet bet) {
    Round round = state.round();
    if (bet.seat() == round.banker()) {
      return refuse("PON-8", "banker");
    }
    if (bet.seat() != state.seat()) {
      return Timing.refusal(state, bet);
    }
    if (bet.chips() < round.limitMin() || bet.chips() > round.limitMax()) {
      return refuse("PON-8", "limits", round.limitMin(), round.limitMax());
    }
    return bet.chips() > state.chips(bet.seat())
        ? refuse("PON-8", "chips", state.chips(bet.seat()))
        : Optional.empty();
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
      case LIMITS -> limits.get(seat).upTo(richestPlayer(state, seat)); // PON-4
      case BET -> // PON-8
          Bet.SHARED.range(
              seat, round.limitMin(), (int) Math.min(round.limitMax(), state.chips(seat)));
      case PLAY, BANK -> turn.moves(state);
      case BANK_OFFER -> ANSWERS.get(seat);
      case SHUFFLE, OVER -> MoveList.empty();
    };
  }

  /** Tells whether the hand that is being played is a pontoon (PON-16, PON-32). */
  protected boolean mayDeclare(PontoonState state, PontoonHand hand) {
    return hand.isTwoCard21() && (options.splitPontoon() || state.count(state.seat()) == 1);
  }

  /** Returns how many hands a seat can have by splitting (PON-30). */
  protected int mostHands() {
    return 4;
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
      return options.bankerFiveDouble() ? -2 : -1;
    }
    if (hand.isFiveCardTrick()) { // PON-45
      return 2;
    }
    return banker.isAbove() || hand.total() > banker.total() ? 1 : -1; // PON-10, PON-44
  }

  @Override
  protected ImmutableList<String> governingInTurn(PontoonState state, int seat) {
    return switch (state.phase()) {
      case LIMITS -> ImmutableList.of("PON-3", "PON-4");
      case BET -> ImmutableList.of("PON-8");
      case PLAY -> turn.governing(state);
      case BANK -> ImmutableList.of("PON-34", "PON-37");
      case BANK_OFFER -> ImmutableList.of("PON-51");
      case SHUFFLE, OVER -> ImmutableList.of();
    };
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
  public Table table(PontoonState state) {
    return PontoonTable.of(state, seats);
  }

  @Override
  public PontoonState withCards(PontoonState state, Table table) {
    return PontoonTable.withCards(state, table);
  }
}
