package io.github.spadille.betting.speculation;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.words.Phrase.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.betting.Bargain;
import io.github.spadille.betting.Stacks;
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
import io.github.spadille.betting.speculation.SpeculationOptions.Form;
import io.github.spadille.betting.speculation.SpeculationState.Hand;
import io.github.spadille.betting.speculation.SpeculationState.High;
import io.github.spadille.betting.speculation.SpeculationState.Layout;
import io.github.spadille.betting.speculation.SpeculationState.Phase;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.NumberMoves;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.game.Stakes;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Speculation: cards are turned one by one, and the highest trump is kept or sold.
 *
 * <p>{@code SHUFFLE → SALE ⇄ (OFFER | HAGGLE | AUCTION) → INTERVAL ⇄ HAGGLE → TURN → (SALE |
 * INTERVAL | SHUFFLE | OVER)}. Face-down cards are hidden from everybody, also from their owner.
 * The rulebook is {@code speculation.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #antes} (SPE-3), {@link #isHigher} (SPE-1,
 * SPE-10), {@link #buyers} (SPE-13), {@link #approachers} (SPE-26), {@link #approachable} (SPE-27),
 * {@link #tax} (SPE-31), {@link #keepsPot} (SPE-36a), {@link #nextDealer} (SPE-40, SPE-40a).
 */
public class Speculation extends AbstractRules<SpeculationState, SpeculationMove> {
  /** The game. */
  public static final Game<SpeculationState, SpeculationMove, SpeculationOptions> GAME =
      Game.<SpeculationState, SpeculationMove, SpeculationOptions>builder("speculation")
          .name("Speculation")
          .family("betting")
          .summary("Cards are turned one by one, and the highest trump is kept or sold.")
          .seats(2, 9, 5)
          .options(SpeculationOptions.SCHEMA)
          .texts(Speculation.class)
          .rules(Speculation::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // SPE-1
  private static final CardList<PlayingCard> NO_CARDS = CardList.empty(FAMILY);
  private static final int HAND_SIZE = 3; // SPE-5

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

  private SpeculationState handBegins(int number, int dealer, Stakes stakes) {
    Seats playing = stakes.able(Seats.all(seats), options.ante()).with(dealer); // SPE-3
    Hand hand = new Hand(number, dealer, playing, PACK.cards(), NO_CARDS);
    return SpeculationState.undealt(hand, seats, stakes);
  }

  @Override
  protected SpeculationMove chanceMove(SpeculationState state, RandomGenerator random) {
    return new Shuffle(PACK.shuffled(random));
  }

  @Override
  public Optional<Refusal> refusal(SpeculationState state, SpeculationMove move) {
    Phase phase = state.phase();
    if (phase == Phase.OVER) {
      return refuse("SPE-41", "over");
    }
    if (move instanceof Shuffle shuffle) {
      return phase == Phase.SHUFFLE
          ? shuffle.refusalUnlessOf(PACK, "SPE-1")
          : refuse("SPE-4", "dealt");
    }
    if (phase == Phase.SHUFFLE) {
      return refuse("SPE-4", "undealt");
    }
    if (move.seat() != state.seat()) {
      return refuse("SPE-32", "turn", Seats.of(state.seat()));
    }
    if (move instanceof Offer offer && phase == Phase.SALE && options.has(Form.OFFER)) {
      return refusalOfPrice(state, offer.price(), "SPE-16");
    }
    if (move instanceof Ask ask && phase == Phase.HAGGLE && state.sells()) {
      return refusalOfPrice(state, ask.price(), "SPE-20");
    }
    if (move instanceof Bid bid && state.bids()) {
      return refusalOfPrice(state, bid.price(), phase == Phase.HAGGLE ? "SPE-20" : "SPE-22");
    }
    return withoutPrice(state).contains(move) ? Optional.empty() : refusalOfOther(state, move);
  }

  private Optional<Refusal> refusalOfPrice(SpeculationState state, int price, String rule) {
    int lowest = state.bargain().lowest();
    int highest = highest(state);
    return lowest <= price && price <= highest
        ? Optional.empty()
        : refuse(rule, "price", price, lowest, highest);
  }

  /** Says what must be done instead. */
  private Optional<Refusal> refusalOfOther(SpeculationState state, SpeculationMove move) {
    return switch (state.phase()) {
      case SALE ->
          move instanceof Haggle && options.has(Form.HAGGLE)
              ? refuse("SPE-18", "buyer")
              : refuse("SPE-12", "sale");
      case OFFER -> refuse("SPE-16", "answer");
      case HAGGLE -> refuse("SPE-19", state.sells() ? "ask" : "bid");
      case AUCTION -> state.sells() ? refuse("SPE-24", "sell") : refuse("SPE-22", "bid");
      case INTERVAL ->
          move instanceof Approach ? refuse("SPE-27", "seller") : refuse("SPE-26", "approach");
      default -> refuse("SPE-31", "turn-up");
    };
  }

  /** Moves without a number first, then seats, then prices, rising. */
  @Override
  public MoveList<SpeculationMove> legalMoves(SpeculationState state) {
    NumberMoves<SpeculationMove> prices =
        state.phase() == Phase.SALE ? Offer.SHARED : state.sells() ? Ask.SHARED : Bid.SHARED;
    int lowest = state.bargain().lowest();
    return prices.range(withoutPrice(state), state.seat(), lowest, highest(state));
  }

  /** Returns what the seat to act can do without naming a price. */
  private MoveList<SpeculationMove> withoutPrice(SpeculationState state) {
    int seat = state.seat();
    return switch (state.phase()) {
      case SALE -> { // SPE-12
        MoveList<SpeculationMove> moves =
            options.has(Form.AUCTION)
                ? list(new Keep(seat), new Auction(seat))
                : MoveList.of(new Keep(seat));
        yield options.has(Form.HAGGLE)
            ? moves.plus(Haggle.SHARED.list(seat, buyers(state, 1))) // SPE-18
            : moves;
      }
      case OFFER -> list(new Accept(seat), new Pass(seat)); // SPE-16
      case HAGGLE -> // SPE-19
          state.bargain().price(seat) > 0
              ? list(new Accept(seat), new Refuse(seat))
              : MoveList.empty();
      case AUCTION -> // SPE-22, SPE-24
          state.sells() ? list(new Sell(seat), new Withdraw(seat)) : MoveList.of(new Pass(seat));
      case INTERVAL -> // SPE-26, SPE-27
          MoveList.<SpeculationMove>of(new Pass(seat))
              .plus(Approach.SHARED.list(seat, approachable(state, seat)));
      case TURN -> MoveList.of(new TurnUp(seat)); // SPE-31
      default -> MoveList.empty();
    };
  }

  private static MoveList<SpeculationMove> list(SpeculationMove first, SpeculationMove second) {
    return MoveList.builder(2, SpeculationMove[]::new).add(first).add(second).build();
  }

  /** Returns the highest price that the seat to act can name (SPE-15); 0 if it names none. */
  private int highest(SpeculationState state) {
    Bargain bargain = state.bargain();
    return switch (state.phase()) {
      case SALE -> // SPE-16
          options.has(Form.OFFER) ? (int) state.stakes().most(buyers(state, 1)) : 0;
      case HAGGLE -> bargain.highest(state.chips(bargain.buyer())); // SPE-18, SPE-20
      case AUCTION -> state.sells() ? 0 : state.chips(state.seat()); // SPE-22
      default -> 0;
    };
  }

  /** Returns the seats with a number of chips that can buy the highest trump (SPE-13, SPE-16). */
  protected Seats buyers(SpeculationState state, int chips) {
    Seats others = state.hand().playing().andNot(state.high().owners());
    return state.stakes().able(others, chips);
  }

  /** Returns the seats that may approach others in an interval (SPE-26). */
  protected Seats approachers(SpeculationState state) {
    return switch (options.unseen()) {
      case ALL -> state.hand().playing();
      case HOLDER -> Seats.of(state.high().holder());
      case OFF -> Seats.none();
    };
  }

  /** Returns the seats from which a seat can buy a face-down card (SPE-27, SPE-29). */
  protected Seats approachable(SpeculationState state, int buyer) {
    return state.chips(buyer) > 0 ? state.layout().stacks().left().without(buyer) : Seats.none();
  }

  @Override
  public ImmutableList<String> governing(SpeculationState state, int seat) {
    return switch (state.phase()) {
      case SALE -> ImmutableList.of("SPE-12", "SPE-15", "SPE-16", "SPE-18", "SPE-22");
      case OFFER -> ImmutableList.of("SPE-16", "SPE-17");
      case HAGGLE -> ImmutableList.of("SPE-19", "SPE-20", "SPE-21");
      case AUCTION -> ImmutableList.of(state.sells() ? "SPE-24" : "SPE-22");
      case INTERVAL -> ImmutableList.of("SPE-26", "SPE-27");
      default -> ImmutableList.of("SPE-31");
    };
  }

  /** What a move tells is seen on the table, unless the hand ends with it. */
  @Override
  public void tells(SpeculationState before, SpeculationMove move, Clues clues) {}

  /** The end of a hand tells of the last card turned (SPE-8, SPE-31) and of the spare hand. */
  @Override
  public void tells(
      SpeculationState before, SpeculationMove move, SpeculationState after, Clues clues) {
    boolean turns = move instanceof TurnUp || move instanceof Shuffle;
    if (after.phase() == Phase.SHUFFLE && (turns || options.spareHand())) {
      clues.unknown();
    }
  }

  @Override
  protected SpeculationState applyLegal(
      SpeculationState state, SpeculationMove move, Stages<SpeculationState> stages) {
    return switch (state.phase()) {
      case SALE -> putUp(state, move);
      case OFFER, HAGGLE, AUCTION -> trade(state, move, stages);
      case INTERVAL -> approach(state, move);
      case TURN -> turnUp(state, stages);
      default -> deal(state, ((Shuffle) move).cards(), stages);
    };
  }

  private SpeculationState deal(
      SpeculationState state, CardList<PlayingCard> cards, Stages<SpeculationState> stages) {
    Hand hand = state.hand();
    int dealer = hand.dealer();
    int spare = options.spareHand() ? HAND_SIZE : 0;
    CardList<PlayingCard> rest = cards.draw(HAND_SIZE * hand.playing().size());
    PlayingCard upcard = rest.get(spare); // SPE-6
    Layout layout =
        new Layout(
            Stacks.deal(cards, seats, hand.playing(), dealer, HAND_SIZE), // SPE-5
            state.layout().shown().plus(dealer, upcard),
            High.of(upcard, dealer, options.attempts()), // SPE-9
            NOBODY,
            dealer); // SPE-30
    Hand dealt = hand.with(rest.draw(spare + 1), rest.first(spare)); // SPE-7
    SpeculationState ready = state.with(dealt, layout, antes(state.stakes(), hand)); // SPE-3a
    stages.reached("dealt", dealer, ready, upcard);
    return upcard.is(Rank.ACE) ? endHand(ready, "SPE-8", stages) : openSale(ready);
  }

  /** Returns the stakes after all who take part in a hand paid for it (SPE-3). */
  protected Stakes antes(Stakes stakes, Hand hand) {
    Seats others = hand.playing().without(hand.dealer());
    return stakes
        .pay(hand.number(), "SPE-3", others, options.ante())
        .pay(hand.number(), "SPE-3", hand.dealer(), options.dealerAnte());
  }

  private SpeculationState openSale(SpeculationState state) {
    High high = state.high();
    return high.attempts() == 0 || buyers(state, 1).isEmpty() // SPE-12, SPE-13
        ? openInterval(state)
        : state.awaiting(Phase.SALE, high.holder(), Bargain.NONE);
  }

  private SpeculationState putUp(SpeculationState state, SpeculationMove move) {
    int holder = state.seat();
    if (move instanceof Keep) {
      return openInterval(state); // SPE-12
    }
    if (move instanceof Haggle haggle) { // SPE-18
      return state.awaiting(Phase.HAGGLE, holder, Bargain.between(holder, haggle.other()));
    }
    int price = move instanceof Offer offer ? offer.price() : 0;
    Phase phase = price > 0 ? Phase.OFFER : Phase.AUCTION;
    Seats asked = buyers(state, Math.max(price, 1)); // SPE-16, SPE-22
    Bargain bargain = Bargain.between(holder, NOBODY).asked(price);
    return state.awaiting(phase, asked.after(holder), bargain, asked, 0);
  }

  private SpeculationState trade(
      SpeculationState state, SpeculationMove move, Stages<SpeculationState> stages) {
    if (move instanceof Accept || move instanceof Sell) {
      return sell(state, stages); // SPE-17, SPE-19, SPE-24
    }
    if (move instanceof Refuse || move instanceof Withdraw) {
      return fail(state, stages); // SPE-21, SPE-24
    }
    Bargain bargain = state.bargain();
    if (move instanceof Ask ask) {
      return state.awaiting(Phase.HAGGLE, bargain.buyer(), bargain.asked(ask.price()));
    }
    Bargain next = move instanceof Bid bid ? bargain.bid(state.seat(), bid.price()) : bargain;
    return state.phase() == Phase.HAGGLE
        ? state.awaiting(Phase.HAGGLE, bargain.seller(), next)
        : goRound(state, next, stages);
  }

  /** Returns the state after a bid or a pass in an auction, or a pass in an offer. */
  private SpeculationState goRound(
      SpeculationState state, Bargain bargain, Stages<SpeculationState> stages) {
    int seat = state.seat();
    Seats others = state.waiting().without(seat).without(bargain.buyer());
    Seats able = state.stakes().able(others, bargain.lowest()); // SPE-22
    if (!able.isEmpty()) {
      Seats in = bargain.bid() > 0 ? able.with(bargain.buyer()) : able;
      return state.awaiting(state.phase(), in.after(seat), bargain, in, 0);
    }
    return bargain.bid() == 0 // SPE-23, SPE-24
        ? fail(state, stages)
        : state.awaiting(Phase.AUCTION, bargain.seller(), bargain, Seats.none(), 0);
  }

  private SpeculationState fail(SpeculationState state, Stages<SpeculationState> stages) {
    if (state.isUnseenForSale()) {
      return goOn(state);
    }
    SpeculationState failed = state.settled(state.layout().notSold(), state.stakes()); // SPE-12
    stages.reached("not-sold", failed.high().holder(), failed, failed.high().card());
    return openSale(failed);
  }

  private SpeculationState sell(SpeculationState state, Stages<SpeculationState> stages) {
    Bargain bargain = state.bargain();
    Layout layout = state.layout();
    boolean unseen = state.isUnseenForSale();
    int seller = bargain.seller();
    int buyer = state.phase() == Phase.OFFER ? state.seat() : bargain.buyer();
    int price = bargain.price(state.seat());
    String rule = unseen ? "SPE-28" : "SPE-14";
    Stakes paid = state.stakes().pay(state.handNumber(), rule, buyer, seller, price);
    SpeculationState sold =
        unseen
            ? state.with(state.hand(), layout.with(layout.stacks().moved(seller, buyer)), paid)
            : state.settled(layout.sold(buyer, options.resale() ? 1 : 0), paid);
    if (unseen) {
      stages.reached("sold-unseen", buyer, sold, price);
    } else if (stages.areHeard()) {
      stages.reached("sold", buyer, sold, sold.high().card(), price);
    }
    if (sold.layout().turners().isEmpty()) {
      return endHand(sold, "SPE-36", stages); // SPE-35a
    }
    return unseen ? goOn(sold) : openSale(sold);
  }

  private SpeculationState openInterval(SpeculationState state) { // SPE-25, SPE-26
    int before = seatFrom(state.high().holder(), seats - 1);
    return nextApproach(state, approachers(state), before);
  }

  private SpeculationState nextApproach(SpeculationState state, Seats waiting, int after) {
    Seats rest = waiting;
    int seat = after;
    while (!rest.isEmpty()) {
      seat = rest.after(seat);
      if (!approachable(state, seat).isEmpty()) {
        return state.awaiting(Phase.INTERVAL, seat, Bargain.NONE, rest, 0);
      }
      rest = rest.without(seat); // SPE-29
    }
    return nextTurn(state);
  }

  private SpeculationState approach(SpeculationState state, SpeculationMove move) {
    int seat = state.seat();
    if (move instanceof Approach approach) { // SPE-27
      Bargain bargain = Bargain.between(approach.other(), seat);
      return state.awaiting(Phase.HAGGLE, seat, bargain, state.waiting(), state.approaches() + 1);
    }
    return nextApproach(state, state.waiting().without(seat), seat);
  }

  /** Returns the state after a negotiation in an interval. */
  private SpeculationState goOn(SpeculationState state) {
    int seat = state.bargain().buyer();
    return state.approaches() < options.approaches() && !approachable(state, seat).isEmpty()
        ? state.awaiting(Phase.INTERVAL, seat, Bargain.NONE)
        : nextApproach(state, state.waiting().without(seat), seat);
  }

  private static SpeculationState nextTurn(SpeculationState state) { // SPE-30, SPE-32 to SPE-34
    int seat = state.layout().turners().after(state.layout().from());
    return state.awaiting(Phase.TURN, seat, Bargain.NONE, Seats.none(), 0);
  }

  private SpeculationState turnUp(SpeculationState state, Stages<SpeculationState> stages) {
    int seat = state.seat();
    PlayingCard card = state.layout().stacks().get(seat).top(); // SPE-31
    boolean isHigh = isHigher(card, state.high().card());
    High high = isHigh ? High.of(card, seat, options.attempts()) : state.high(); // SPE-10
    Stakes taxed = state.stakes().pay(state.handNumber(), "SPE-31", seat, tax(state, card));
    SpeculationState turned = state.with(state.hand(), state.layout().turned(seat, high), taxed);
    stages.reached(isHigh ? "higher" : "turned", seat, turned, card);
    if (isHigh && card.is(Rank.ACE)) {
      return endHand(turned, "SPE-11", stages);
    }
    if (turned.layout().turners().isEmpty()) { // SPE-35a
      return endHand(turned, "SPE-36", stages);
    }
    return isHigh ? openSale(turned) : openInterval(turned);
  }

  /** Returns what the seat to act pays for a card that it turns up (option {@code tax}). */
  protected int tax(SpeculationState state, PlayingCard card) {
    boolean taxed = options.tax() && (card.is(Rank.JACK) || card.is(Rank.FIVE));
    return taxed ? Math.min(1, state.chips(state.seat())) : 0;
  }

  /** Tells whether a card is of the suit of the highest trump, and higher (SPE-1, SPE-10). */
  protected boolean isHigher(PlayingCard card, PlayingCard high) {
    return card.suit() == high.suit()
        && !high.is(Rank.ACE)
        && (card.is(Rank.ACE) || card.rank().compareTo(high.rank()) > 0);
  }

  private SpeculationState endHand(
      SpeculationState state, String rule, Stages<SpeculationState> stages) {
    int number = state.handNumber();
    boolean isLast = number >= options.hands(); // SPE-41
    Stakes stakes = state.stakes();
    if (options.spareHand()) {
      stages.reached("spare-hand", NOBODY, state, state.hand().spare());
    }
    boolean stays = !isLast && keepsPot(state);
    int again = stays ? nextDealer(stakes, state.hand().dealer()) : NOBODY;
    if (again >= 0) { // SPE-36a
      stages.reached("pot-stays", again, state, (int) stakes.pot());
      return handBegins(number + 1, again, stakes);
    }
    int holder = state.high().holder(); // SPE-38, SPE-39
    Stakes taken = stakes.takePot(number, rule, holder); // SPE-8, SPE-11, SPE-36
    SpeculationState ended = state.with(state.hand(), state.layout(), taken);
    stages.reached("pot-taken", holder, ended, (int) stakes.pot());
    int next = isLast ? NOBODY : nextDealer(taken, holder); // SPE-40
    return next < 0
        ? ended.awaiting(Phase.OVER, ended.seat(), Bargain.NONE, Seats.none(), 0)
        : handBegins(number + 1, next, taken);
  }

  /** Tells whether the spare hand beats the highest trump, so that the pot stays (SPE-36a). */
  protected boolean keepsPot(SpeculationState state) {
    PlayingCard high = state.high().card();
    boolean keeps = false;
    for (PlayingCard card : state.hand().spare()) {
      keeps |= isHigher(card, high);
    }
    return keeps;
  }

  /**
   * Returns the seat that deals the next hand, or -1 if nobody can.
   *
   * @param first the seat that deals if it can (SPE-40)
   */
  protected int nextDealer(Stakes stakes, int first) {
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
  public Table table(SpeculationState state) {
    return SpeculationTable.of(state, options);
  }

  @Override
  public SpeculationState withCards(SpeculationState state, Table table) {
    Hand hand = state.hand();
    CardList<PlayingCard> spare = options.spareHand() ? table.list("spare", FAMILY) : hand.spare();
    return state.with(
        hand.with(table.list("stub", FAMILY), spare),
        state.layout().with(Stacks.copyOf(table.lists("stack", seats, FAMILY))),
        state.stakes());
  }
}
