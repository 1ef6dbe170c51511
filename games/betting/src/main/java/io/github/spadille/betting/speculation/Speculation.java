package io.github.spadille.betting.speculation;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.seat.Seats.NOBODY;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.betting.speculation.SpeculationMove.Accept;
import io.github.spadille.betting.speculation.SpeculationMove.Approach;
import io.github.spadille.betting.speculation.SpeculationMove.Ask;
import io.github.spadille.betting.speculation.SpeculationMove.Auction;
import io.github.spadille.betting.speculation.SpeculationMove.Bid;
import io.github.spadille.betting.speculation.SpeculationMove.Haggle;
import io.github.spadille.betting.speculation.SpeculationMove.Keep;
import io.github.spadille.betting.speculation.SpeculationMove.Offer;
import io.github.spadille.betting.speculation.SpeculationMove.Pass;
import io.github.spadille.betting.speculation.SpeculationMove.Refuse;
import io.github.spadille.betting.speculation.SpeculationMove.Sell;
import io.github.spadille.betting.speculation.SpeculationMove.Shuffle;
import io.github.spadille.betting.speculation.SpeculationMove.TurnUp;
import io.github.spadille.betting.speculation.SpeculationMove.Withdraw;
import io.github.spadille.betting.speculation.SpeculationOptions.SaleForm;
import io.github.spadille.betting.speculation.SpeculationState.Hand;
import io.github.spadille.betting.speculation.SpeculationState.High;
import io.github.spadille.betting.speculation.SpeculationState.Phase;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.NumberMoves;
import io.github.spadille.engine.move.SeatChoice;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.Stakes;
import io.github.spadille.engine.table.Table;
import java.util.Optional;

/**
 * Speculation: cards are turned one by one, and the highest trump is kept or sold.
 *
 * <p>{@code SHUFFLE → SALE ⇄ (OFFER | ASK ⇄ BID | AUCTION → SELL) → INTERVAL ⇄ (BID ⇄ ASK) → TURN →
 * (SALE | INTERVAL | SHUFFLE | OVER)}; tables show {@code ASK} and {@code BID} as haggling, {@code
 * SELL} as the auction. Face-down cards are hidden from everybody, also from their owner. The
 * rulebook is {@code speculation.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #antes} (SPE-3), {@link #isHigher} (SPE-1,
 * SPE-10), {@link #buyers} (SPE-13), {@link #approachers} (SPE-26), {@link #approachable} (SPE-27),
 * {@link #tax} (SPE-31), {@link #isDecided} (SPE-8, SPE-11), {@link #keepsPot} (SPE-36a), {@link
 * #nextDealer} (SPE-40).
 */
public class Speculation extends AbstractRules<SpeculationState, SpeculationMove> {
  /** The game. */
  public static final Game<SpeculationState, SpeculationMove, SpeculationOptions> GAME =
      Game.<SpeculationState, SpeculationMove, SpeculationOptions>builder("speculation")
          .name("Speculation")
          .family(Tag.BETTING)
          .tags(Tag.CHIPS)
          .summary("Cards are turned one by one, and the highest trump is kept or sold.")
          .seats(2, 9, 5)
          .options(SpeculationOptions.SCHEMA)
          .texts(Speculation.class)
          .rules(Speculation::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // SPE-1
  private static final int HAND_SIZE = 3; // SPE-5
  private static final int LOWEST_PRICE = 1; // SPE-15
  private static final SeatChoice<SpeculationMove> KEEP = SeatChoice.of(Keep::new);
  private static final SeatChoice<SpeculationMove> KEEP_OR_AUCTION =
      SeatChoice.of(Keep::new, Auction::new);
  private static final SeatChoice<SpeculationMove> ACCEPT_OR_PASS =
      SeatChoice.of(Accept::new, Pass::new);
  private static final SeatChoice<SpeculationMove> ACCEPT_OR_REFUSE =
      SeatChoice.of(Accept::new, Refuse::new);
  private static final SeatChoice<SpeculationMove> SELL_OR_WITHDRAW =
      SeatChoice.of(Sell::new, Withdraw::new);
  private static final SeatChoice<SpeculationMove> PASS = SeatChoice.of(Pass::new);
  private static final SeatChoice<SpeculationMove> TURN_UP = SeatChoice.of(TurnUp::new);

  private static final Phases<Phase, SpeculationState, SpeculationMove> PHASES =
      Phases.<Phase, SpeculationState, SpeculationMove>of(Phase.class)
          .elsewhere("SPE-4", "dealt", Shuffle.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("SPE-4", "undealt")
          .in(Phase.SALE)
          .turn("SPE-12", "turn", Keep.class, Offer.class, Haggle.class, Auction.class)
          .others("SPE-12", "sale")
          .in(Phase.OFFER)
          .turn("SPE-16", "turn", Accept.class, Pass.class)
          .others("SPE-16", "answer")
          .in(Phase.ASK)
          .turn("SPE-19", "turn", Ask.class, Accept.class, Refuse.class)
          .others("SPE-19", "ask")
          .in(Phase.BID)
          .turn("SPE-19", "turn", Bid.class, Accept.class, Refuse.class)
          .others("SPE-19", "bid")
          .in(Phase.AUCTION)
          .turn("SPE-22", "turn", Bid.class, Pass.class)
          .others("SPE-22", "bid")
          .in(Phase.SELL)
          .turn("SPE-24", "turn", Sell.class, Withdraw.class)
          .others("SPE-24", "sell")
          .in(Phase.INTERVAL)
          .turn("SPE-26", "turn", Approach.class, Pass.class)
          .others("SPE-26", "approach")
          .in(Phase.TURN)
          .turn("SPE-32", "turn", TurnUp.class)
          .others("SPE-31", "turn-up")
          .over(Phase.OVER, "SPE-41")
          .build();

  private final SpeculationOptions options;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Speculation(int seats, SpeculationOptions options) {
    super(seats, SpeculationMove.SYNTAX);
    this.options = options;
  }

  @Override
  public SpeculationState start() {
    return handBegins(1, seats - 1, options.buyIn().stakes("SPE-2", seats)); // SPE-2
  }

  @Override
  public ImmutableLongArray returns(SpeculationState state) { // SPE-2
    return options.buyIn().returns(state.sheet());
  }

  @Override
  public boolean isZeroSum() { // SPE-37
    return options.buyIn().isEqual();
  }

  private SpeculationState handBegins(int number, int dealer, Stakes stakes) {
    Seats playing = stakes.able(Seats.all(seats), options.ante()).with(dealer); // SPE-3
    Hand hand = Hand.undealt(number, dealer, playing, PACK.cards());
    return SpeculationState.undealt(hand, seats, stakes);
  }

  @Override
  protected SpeculationMove chanceMove(SpeculationState state, RandomSource random) {
    return new Shuffle(PACK.shuffled(random));
  }

  private static final Optional<Refusal> NOT_AGREED = refuse("SPE-12", "sale");

  @Override
  public Optional<Refusal> refusal(SpeculationState state, SpeculationMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.seat(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Shuffle shuffle) {
      return shuffle.refusalUnlessOf(PACK, "SPE-1");
    }
    if (move instanceof Offer offer) {
      return options.has(SaleForm.OFFER)
          ? refusalOfPrice("SPE-16", offer.price(), LOWEST_PRICE, highestOffer(state))
          : NOT_AGREED;
    }
    if (move instanceof Haggle haggle) {
      return options.has(SaleForm.HAGGLE) ? refusalOfHaggle(state, haggle) : NOT_AGREED;
    }
    if (move instanceof Auction) {
      return options.has(SaleForm.AUCTION) ? Optional.empty() : NOT_AGREED; // SPE-22
    }
    if (move instanceof Ask ask) {
      return refusalOfPrice("SPE-20", ask.price(), state);
    }
    if (move instanceof Bid bid) {
      return refusalOfPrice(state.phase() == Phase.BID ? "SPE-20" : "SPE-22", bid.price(), state);
    }
    if (move instanceof Accept || move instanceof Refuse) {
      return refusalOfAnswer(state);
    }
    if (move instanceof Approach approach) {
      return refusalOfApproach(state, approach);
    }
    return Optional.empty(); // SPE-12, SPE-22, SPE-24, SPE-26, SPE-31
  }

  private Optional<Refusal> refusalOfHaggle(SpeculationState state, Haggle haggle) {
    return buyersWith(LOWEST_PRICE, state).contains(haggle.other())
        ? Optional.empty()
        : refuse("SPE-18", "buyer");
  }

  /** Nobody can answer before a price is named. */
  private static Optional<Refusal> refusalOfAnswer(SpeculationState state) { // SPE-19
    if (state.sale().hasPrice()) {
      return Optional.empty();
    }
    return state.phase() == Phase.ASK ? refuse("SPE-19", "ask") : refuse("SPE-19", "bid");
  }

  private static Optional<Refusal> refusalOfPrice(
      String ruleId, int price, SpeculationState state) {
    Sale sale = state.sale();
    return refusalOfPrice(ruleId, price, sale.lowest(), sale.highest(state.stakes()));
  }

  private static Optional<Refusal> refusalOfPrice(
      String ruleId, int price, int lowest, int highest) {
    if (lowest <= price && price <= highest) {
      return Optional.empty();
    }
    return lowest > highest
        ? refuse("SPE-20", "none") // The last bid is 1 below the last price asked.
        : refuse(ruleId, "price", price, lowest, highest);
  }

  private Optional<Refusal> refusalOfApproach(SpeculationState state, Approach approach) {
    return sellers(state, approach.seat()).contains(approach.other())
        ? Optional.empty()
        : refuse("SPE-27", "seller");
  }

  /** Moves without a number first, then seats, then prices, rising. */
  @Override
  public MoveList<SpeculationMove> legalMoves(SpeculationState state) {
    int seat = state.seat();
    return switch (state.phase()) {
      case SALE -> sales(state);
      case OFFER -> ACCEPT_OR_PASS.get(seat); // SPE-16
      case ASK -> prices(state, Ask.SHARED, answers(state)); // SPE-20
      case BID -> prices(state, Bid.SHARED, answers(state)); // SPE-20
      case AUCTION -> prices(state, Bid.SHARED, PASS.get(seat)); // SPE-22
      case SELL -> SELL_OR_WITHDRAW.get(seat); // SPE-24
      case INTERVAL -> // SPE-26
          PASS.get(seat).plus(Approach.SHARED.list(seat, sellers(state, seat)));
      case TURN -> TURN_UP.get(seat); // SPE-31
      case SHUFFLE, OVER -> MoveList.empty();
    };
  }

  /** Returns how the holder may sell the highest trump, in the forms that were agreed (SPE-12). */
  private MoveList<SpeculationMove> sales(SpeculationState state) {
    int seat = state.seat();
    MoveList<SpeculationMove> sales =
        options.has(SaleForm.AUCTION) ? KEEP_OR_AUCTION.get(seat) : KEEP.get(seat);
    if (options.has(SaleForm.HAGGLE)) { // SPE-18
      sales = sales.plus(Haggle.SHARED.list(seat, buyersWith(LOWEST_PRICE, state)));
    }
    return options.has(SaleForm.OFFER) // SPE-16
        ? Offer.SHARED.range(sales, seat, LOWEST_PRICE, highestOffer(state))
        : sales;
  }

  /** Returns the answers to the other's price, if there is one (SPE-19). */
  private static MoveList<SpeculationMove> answers(SpeculationState state) {
    return state.sale().hasPrice() ? ACCEPT_OR_REFUSE.get(state.seat()) : MoveList.empty();
  }

  /** Returns some moves, and after them the prices that can be named in a haggle or an auction. */
  private static MoveList<SpeculationMove> prices(
      SpeculationState state,
      NumberMoves<SpeculationMove> kind,
      MoveList<SpeculationMove> withoutPrice) {
    Sale sale = state.sale();
    int highest = sale.highest(state.stakes());
    return kind.range(withoutPrice, state.seat(), sale.lowest(), highest);
  }

  /** Returns the highest firm price: the chips of the richest who may buy (SPE-16). */
  private int highestOffer(SpeculationState state) {
    return (int) state.stakes().most(buyersWith(LOWEST_PRICE, state));
  }

  /** Returns the seats that can pay so many chips for the highest trump, and may (SPE-16). */
  Seats buyersWith(int chips, SpeculationState state) {
    Seats others = state.hand().playing().andNot(state.high().owners());
    return state.stakes().able(buyers(state).and(others), chips);
  }

  /** Returns the seats that may buy the highest trump, if it is not theirs (SPE-13). */
  protected Seats buyers(SpeculationState state) {
    return state.hand().playing();
  }

  /** Returns the seats that may approach others in an interval, if they have chips (SPE-26). */
  protected Seats approachers(SpeculationState state) {
    return switch (options.unseen()) {
      case ALL -> state.hand().playing();
      case HOLDER -> Seats.of(state.high().holder());
      case OFF -> Seats.none();
    };
  }

  /** Returns the seats from which a seat can buy a face-down card, and may (SPE-29). */
  Seats sellers(SpeculationState state, int buyer) {
    return state.chips(buyer) > 0
        ? approachable(state, buyer).and(state.layout().unseen().without(buyer))
        : Seats.none();
  }

  /** Returns the seats from which a seat may buy a face-down card, if they have one (SPE-27). */
  protected Seats approachable(SpeculationState state, int buyer) {
    return state.layout().unseen();
  }

  @Override
  protected ImmutableList<String> governingInTurn(SpeculationState state, int seat) {
    return switch (state.phase()) {
      case SALE -> governingSale();
      case OFFER -> ImmutableList.of("SPE-16", "SPE-17");
      case ASK, BID -> ImmutableList.of("SPE-19", "SPE-20", "SPE-21");
      case AUCTION -> ImmutableList.of("SPE-22");
      case SELL -> ImmutableList.of("SPE-24");
      case INTERVAL -> ImmutableList.of("SPE-26", "SPE-27");
      case TURN -> ImmutableList.of("SPE-31");
      case SHUFFLE, OVER -> ImmutableList.of();
    };
  }

  private ImmutableList<String> governingSale() {
    ImmutableList.Builder<String> rules = ImmutableList.builder();
    rules.add("SPE-12", "SPE-15");
    if (options.has(SaleForm.OFFER)) {
      rules.add("SPE-16");
    }
    if (options.has(SaleForm.HAGGLE)) {
      rules.add("SPE-18");
    }
    return options.has(SaleForm.AUCTION) ? rules.add("SPE-22").build() : rules.build();
  }

  @Override
  public Deductions<SpeculationState, SpeculationMove> deductions() {
    return new SpeculationDeductions();
  }

  private final class SpeculationDeductions
      implements Deductions<SpeculationState, SpeculationMove> {
    /** What a move tells is seen on the table, unless the hand ends with it. */
    @Override
    public void fromMove(
        SpeculationState before, SpeculationMove move, DeductionListener deductions) {}

    /** The end of a hand tells of the last card turned (SPE-8, SPE-31) and of the spare hand. */
    @Override
    public void fromConsequences(
        SpeculationState before,
        SpeculationMove move,
        SpeculationState after,
        DeductionListener deductions) {
      boolean turns = move instanceof TurnUp || move instanceof Shuffle;
      if (after.phase() == Phase.SHUFFLE && (turns || options.spareHand())) {
        deductions.unknown();
      }
    }
  }

  @Override
  protected SpeculationState applyLegal(
      SpeculationState state, SpeculationMove move, StageListener<SpeculationState> stages) {
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle.cards(), stages);
    }
    if (move instanceof Keep) {
      return openInterval(state); // SPE-12
    }
    if (move instanceof Offer offer) {
      Seats others = buyersWith(offer.price(), state); // SPE-16
      return state.selling(Sale.offer(offer.seat(), offer.price(), others));
    }
    if (move instanceof Haggle haggle) {
      return state.selling(Sale.haggle(haggle.seat(), haggle.other())); // SPE-18
    }
    if (move instanceof Auction) {
      return state.selling(Sale.auction(move.seat(), buyersWith(LOWEST_PRICE, state))); // SPE-22
    }
    if (move instanceof Ask ask) {
      return state.selling(state.sale().asked(ask.price())); // SPE-19
    }
    if (move instanceof Bid bid) {
      return state.selling(state.sale().bid(bid.price(), state.stakes())); // SPE-19, SPE-22
    }
    if (move instanceof Accept || move instanceof Sell) { // SPE-17, SPE-19, SPE-24
      return state.sale().isUnseen() ? sellUnseen(state, stages) : sell(state, stages);
    }
    if (move instanceof Refuse || move instanceof Withdraw) { // SPE-21, SPE-24
      return failSale(state, stages);
    }
    if (move instanceof Pass) {
      return state.phase() == Phase.INTERVAL
          ? nextApproach(state, state.interval().without(move.seat()), move.seat()) // SPE-26
          : passSale(state, stages);
    }
    if (move instanceof Approach approach) {
      return state.approached(approach.other()); // SPE-27
    }
    if (move instanceof TurnUp) {
      return turnUp(state, stages);
    }
    throw unknown(move);
  }

  private SpeculationState deal(
      SpeculationState state, CardList<PlayingCard> cards, StageListener<SpeculationState> stages) {
    Hand hand = state.hand();
    Seats players = hand.playing();
    int dealer = hand.dealer();
    int spare = options.spareHand() ? HAND_SIZE : 0;
    Stacks stacks = Stacks.deal(cards, seats, players, dealer, HAND_SIZE); // SPE-5
    CardList<PlayingCard> rest = cards.draw(HAND_SIZE * players.size());
    High high = High.of(rest.get(spare), dealer, options.attempts()); // SPE-6, SPE-9
    Hand dealt = hand.dealt(rest.draw(spare + 1), rest.first(spare)); // SPE-7
    Stakes paid = antes(state.stakes(), hand); // SPE-3a
    SpeculationState ready = state.dealt(dealt, stacks, high, paid);
    stages.reached("dealt", dealer, ready, high.card());
    return ends(ready) ? endHand(ready, stages) : openSale(ready); // SPE-8
  }

  /** Returns the stakes after all seats that take part in a hand have paid for it (SPE-3). */
  protected Stakes antes(Stakes stakes, Hand hand) {
    Seats others = hand.playing().without(hand.dealer());
    return stakes
        .pay(hand.number(), "SPE-3", others, options.ante())
        .pay(hand.number(), "SPE-3", hand.dealer(), options.dealerAnte());
  }

  private SpeculationState openSale(SpeculationState state) {
    return state.high().attempts() == 0 || buyersWith(LOWEST_PRICE, state).isEmpty() // SPE-12
        ? openInterval(state)
        : state.inSale();
  }

  private SpeculationState passSale(
      SpeculationState state, StageListener<SpeculationState> stages) {
    Sale passed = state.sale().passed(state.stakes());
    return passed.isDeclined() // SPE-17, SPE-24
        ? failSale(state, stages)
        : state.selling(passed);
  }

  private SpeculationState failSale(
      SpeculationState state, StageListener<SpeculationState> stages) {
    if (state.sale().isUnseen()) {
      return resumeInterval(state);
    }
    SpeculationState failed = state.notSold(); // SPE-12
    stages.reached("not-sold", failed.high().holder(), failed, failed.high().card());
    return openSale(failed);
  }

  private SpeculationState sell(SpeculationState state, StageListener<SpeculationState> stages) {
    Sale sale = state.sale();
    Stakes paid = sale.paid(state.stakes(), state.handNumber(), "SPE-14");
    int attempts = options.resale() ? 1 : 0; // SPE-14
    SpeculationState sold = state.sold(attempts, paid);
    if (stages.isListening()) {
      stages.reached("sold", sale.payer(), sold, sold.high().card(), sale.price());
    }
    return ends(sold) ? endHand(sold, stages) : openSale(sold); // SPE-35a
  }

  private SpeculationState sellUnseen(
      SpeculationState state, StageListener<SpeculationState> stages) {
    Sale sale = state.sale();
    Stakes paid = sale.paid(state.stakes(), state.handNumber(), "SPE-28");
    SpeculationState sold = state.soldUnseen(paid);
    stages.reached("sold-unseen", sale.buyer(), sold, sale.price());
    return ends(sold) ? endHand(sold, stages) : resumeInterval(sold); // SPE-35a
  }

  private SpeculationState openInterval(SpeculationState state) { // SPE-25, SPE-26
    int beforeHolder = seatFrom(state.high().holder(), seats - 1);
    return nextApproach(state, approachers(state).and(state.hand().playing()), beforeHolder);
  }

  /** Returns the state in which the next of some seats may approach others, or a card is turned. */
  private SpeculationState nextApproach(SpeculationState state, Seats waiting, int before) {
    Seats rest = waiting;
    while (!rest.isEmpty()) {
      int seat = rest.after(before);
      if (!sellers(state, seat).isEmpty()) {
        return state.inInterval(seat, rest);
      }
      rest = rest.without(seat); // SPE-29
    }
    return state.turning();
  }

  /** Returns the state in which an interval goes on after a negotiation. */
  private SpeculationState resumeInterval(SpeculationState state) {
    int seat = state.sale().buyer();
    return state.approaches() < options.approaches() && !sellers(state, seat).isEmpty()
        ? state.inIntervalAgain()
        : nextApproach(state, state.interval().without(seat), seat);
  }

  private SpeculationState turnUp(SpeculationState state, StageListener<SpeculationState> stages) {
    int seat = state.seat();
    PlayingCard card = state.layout().stacks().get(seat).top(); // SPE-31
    boolean isHigh = isHigher(card, state.high().card());
    High high = isHigh ? High.of(card, seat, options.attempts()) : state.high(); // SPE-10
    int tax = Math.max(0, Math.min(tax(state, card), state.chips(seat)));
    Stakes taxed = state.stakes().pay(state.handNumber(), "SPE-31", seat, tax);
    SpeculationState turned = state.turned(high, taxed);
    stages.reached(isHigh ? "higher" : "turned", seat, turned, card);
    if (ends(turned)) {
      return endHand(turned, stages); // SPE-35a
    }
    return isHigh ? openSale(turned) : openInterval(turned);
  }

  /** Returns what the seat to act pays, if it can, for a card that it turns up (SPE-31). */
  protected int tax(SpeculationState state, PlayingCard card) {
    boolean taxed = options.tax() && (card.is(Rank.JACK) || card.is(Rank.FIVE));
    return taxed ? 1 : 0;
  }

  /** Tells whether a card is of the suit of the highest trump, and higher (SPE-1, SPE-10). */
  protected boolean isHigher(PlayingCard card, PlayingCard high) {
    return card.suit() == high.suit()
        && !high.is(Rank.ACE)
        && (card.is(Rank.ACE) || card.rank().compareTo(high.rank()) > 0);
  }

  /** Tells whether a hand ends: it is decided, or nobody has a card to turn up (SPE-35, SPE-39). */
  private boolean ends(SpeculationState state) {
    return isDecided(state) || state.layout().turners().isEmpty();
  }

  /** Tells whether nobody can turn up a higher trump (SPE-8, SPE-11). */
  protected boolean isDecided(SpeculationState state) {
    return state.high().card().is(Rank.ACE);
  }

  private SpeculationState endHand(SpeculationState state, StageListener<SpeculationState> stages) {
    Hand hand = state.hand();
    if (options.spareHand()) {
      stages.reached("spare-hand", NOBODY, state, hand.spare());
    }
    boolean isLast = hand.number() >= options.hands(); // SPE-41
    int again = isLast || !keepsPot(state) ? NOBODY : dealer(state.stakes(), hand.dealer());
    if (again != NOBODY) { // SPE-36a
      stages.reached("pot-stays", again, state, (int) state.stakes().pot());
      return handBegins(hand.number() + 1, again, state.stakes());
    }
    SpeculationState ended = takePot(state, stages);
    int next = isLast ? NOBODY : dealer(ended.stakes(), nextDealer(ended)); // SPE-40
    return next == NOBODY ? ended.over() : handBegins(hand.number() + 1, next, ended.stakes());
  }

  private SpeculationState takePot(SpeculationState state, StageListener<SpeculationState> stages) {
    High high = state.high();
    String ruleOfAce = state.layout().last() == NOBODY ? "SPE-8" : "SPE-11";
    String rule = high.card().is(Rank.ACE) ? ruleOfAce : "SPE-36"; // SPE-38
    Stakes stakes = state.stakes().takePot(state.handNumber(), rule, high.holder());
    SpeculationState taken = state.withStakes(stakes);
    stages.reached("pot-taken", high.holder(), taken, (int) state.stakes().pot());
    return taken;
  }

  /** Tells whether the spare hand beats the highest trump, so that the pot stays (SPE-36a). */
  protected boolean keepsPot(SpeculationState state) {
    return Iterables.any(state.hand().spare(), card -> isHigher(card, state.high().card()));
  }

  /** Returns the seat that deals the hand after one that has ended, if it can (SPE-40). */
  protected int nextDealer(SpeculationState ended) {
    return ended.high().holder();
  }

  /**
   * Returns the first seat from one on that can deal a hand (SPE-40); {@link Seats#NOBODY} if none
   * can.
   */
  int dealer(Stakes stakes, int first) {
    Seats players = stakes.able(Seats.all(seats), options.ante());
    Seats dealers = stakes.able(Seats.all(seats), options.dealerAnte());
    for (int seat : dealers.clockwiseFrom(first)) {
      if (!players.without(seat).isEmpty()) {
        return seat; // SPE-40a
      }
    }
    return NOBODY;
  }

  @Override
  public RulesOfThumb<SpeculationState, SpeculationMove> rulesOfThumb() {
    return SpeculationThumbs.INSTANCE;
  }

  @Override
  public Table table(SpeculationState state) {
    return SpeculationTable.of(state, options);
  }

  @Override
  public SpeculationState withCards(SpeculationState state, Table table) {
    Hand hand = state.hand();
    CardList<PlayingCard> spare = options.spareHand() ? table.list("spare", FAMILY) : hand.spare();
    Stacks stacks = Stacks.copyOf(table.lists("stack", seats, FAMILY));
    return state.withUnseen(table.list("stub", FAMILY), spare, stacks);
  }
}
