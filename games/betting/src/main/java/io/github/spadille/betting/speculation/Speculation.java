package io.github.spadille.betting.speculation;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import io.github.spadille.betting.speculation.SpeculationMove.Accept;
import io.github.spadille.betting.speculation.SpeculationMove.Approach;
import io.github.spadille.betting.speculation.SpeculationMove.Ask;
import io.github.spadille.betting.speculation.SpeculationMove.Auction;
import io.github.spadille.betting.speculation.SpeculationMove.Bid;
import io.github.spadille.betting.speculation.SpeculationMove.Haggle;
import io.github.spadille.betting.speculation.SpeculationMove.Keep;
import io.github.spadille.betting.speculation.SpeculationMove.Offer;
import io.github.spadille.betting.speculation.SpeculationMove.Pass;
import io.github.spadille.betting.speculation.SpeculationMove.Sell;
import io.github.spadille.betting.speculation.SpeculationMove.Shuffle;
import io.github.spadille.betting.speculation.SpeculationMove.TurnUp;
import io.github.spadille.betting.speculation.SpeculationMove.Withdraw;
import io.github.spadille.betting.speculation.SpeculationOptions.Form;
import io.github.spadille.betting.speculation.SpeculationState.Hand;
import io.github.spadille.betting.speculation.SpeculationState.High;
import io.github.spadille.betting.speculation.SpeculationState.Item;
import io.github.spadille.betting.speculation.SpeculationState.Phase;
import io.github.spadille.betting.speculation.SpeculationState.Piles;
import io.github.spadille.betting.speculation.SpeculationState.Round;
import io.github.spadille.betting.speculation.SpeculationState.Talk;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.game.Stakes;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Words;
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
 * SPE-10), {@link #buyers} (SPE-13), {@link #approachable} (SPE-27), {@link #tax}, {@link
 * #keepsPot} (SPE-36a), {@link #nextDealer} (SPE-40, SPE-40a).
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
          .rulebook(Rulebook.resource(Speculation.class, "speculation.md"))
          .words(Words.resource(Speculation.class, "speculation"))
          .rules(Speculation::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // SPE-1
  private static final int STACK_SIZE = 3; // SPE-5
  private static final int SPARE_SIZE = 3;

  private final SpeculationOptions options;

  /**
   * Creates the rules.
   *
   * @param seats 2 to 9
   * @param options checked by {@link #GAME} against the number of seats
   */
  protected Speculation(int seats, SpeculationOptions options) {
    super(seats);
    this.options = options;
  }

  @Override
  public SpeculationState start() {
    Stakes stakes = options.buyIn().stakes("SPE-2", seats);
    return handBegins(1, seats - 1, stakes); // SPE-2
  }

  private SpeculationState handBegins(int number, int dealer, Stakes stakes) {
    Piles piles = Piles.undealt(seats, PACK.cards());
    Hand hand = new Hand(number, dealer, Seats.all(seats));
    SpeculationState state = SpeculationState.handBegins(hand, piles, stakes);
    Seats able = state.withChips(hand.playing(), options.ante()).with(dealer); // SPE-3
    return SpeculationState.handBegins(new Hand(number, dealer, able), piles, stakes);
  }

  @Override
  protected SpeculationMove chanceMove(SpeculationState state, RandomGenerator random) {
    return new Shuffle(PACK.shuffled(random));
  }

  @Override
  public Optional<Refusal> refusal(SpeculationState state, SpeculationMove move) {
    if (state.phase() == Phase.OVER) {
      return refuse("SPE-41", "over");
    }
    if (move instanceof Shuffle shuffle) {
      return state.phase() == Phase.SHUFFLE
          ? shuffle.refusalUnlessOf(PACK, "SPE-1")
          : refuse("SPE-4", "dealt");
    }
    if (state.phase() == Phase.SHUFFLE) {
      return refuse("SPE-4", "undealt");
    }
    if (move.seat() != state.seat()) {
      return refuse("SPE-32", "turn", Seats.of(state.seat()));
    }
    return switch (state.phase()) {
      case SALE -> refusalOfSale(state, move);
      case OFFER -> unless(move instanceof Accept || move instanceof Pass, "SPE-16", "answer");
      case HAGGLE -> refusalInHaggle(state, move);
      case AUCTION -> refusalInAuction(state, move);
      case INTERVAL -> refusalInInterval(state, move);
      default -> unless(move instanceof TurnUp, "SPE-31", "turn-up");
    };
  }

  private static Optional<Refusal> unless(boolean legal, String rule, String reason) {
    return legal ? Optional.empty() : refuse(rule, reason);
  }

  private static Optional<Refusal> unlessWithin(int price, int from, int to, String rule) {
    return from <= price && price <= to ? Optional.empty() : refuse(rule, "price", price, from, to);
  }

  private Optional<Refusal> refusalOfSale(SpeculationState state, SpeculationMove move) {
    if (move instanceof Keep) {
      return Optional.empty(); // SPE-12
    }
    if (move instanceof Offer offer && options.forms().contains(Form.OFFER)) {
      return unlessWithin(offer.price(), 1, highestOffer(state), "SPE-16");
    }
    if (move instanceof Haggle haggle && options.forms().contains(Form.HAGGLE)) {
      return buyers(state, 1).contains(haggle.other())
          ? Optional.empty()
          : refuse("SPE-18", "buyer");
    }
    boolean isAuction = move instanceof Auction && options.forms().contains(Form.AUCTION);
    return unless(isAuction, "SPE-12", "sale");
  }

  private static Optional<Refusal> refusalInHaggle(SpeculationState state, SpeculationMove move) {
    if (isAnswer(state) && (move instanceof Accept || move instanceof SpeculationMove.Refuse)) {
      return Optional.empty(); // SPE-19, SPE-21
    }
    if (sells(state)) {
      return move instanceof Ask ask
          ? unlessWithin(ask.price(), lowest(state), highest(state), "SPE-20")
          : refuse("SPE-19", "ask");
    }
    return move instanceof Bid bid
        ? unlessWithin(bid.price(), lowest(state), highest(state), "SPE-20")
        : refuse("SPE-19", "bid");
  }

  private static Optional<Refusal> refusalInAuction(SpeculationState state, SpeculationMove move) {
    if (sells(state)) {
      return unless(move instanceof Sell || move instanceof Withdraw, "SPE-24", "sell");
    }
    if (move instanceof Bid bid) {
      return unlessWithin(bid.price(), lowest(state), highest(state), "SPE-22");
    }
    return unless(move instanceof Pass, "SPE-22", "bid");
  }

  private Optional<Refusal> refusalInInterval(SpeculationState state, SpeculationMove move) {
    if (move instanceof Approach approach) {
      return approachable(state, state.seat()).contains(approach.other())
          ? Optional.empty()
          : refuse("SPE-27", "seller");
    }
    return unless(move instanceof Pass, "SPE-26", "approach");
  }

  /** Tells whether the seat to act in a negotiation or an auction is the seller. */
  private static boolean sells(SpeculationState state) {
    return state.seat() == state.talk().seller();
  }

  /** Tells whether the seat to act has a price to answer (SPE-19). */
  private static boolean isAnswer(SpeculationState state) {
    return (sells(state) ? state.talk().bid() : state.talk().ask()) > 0;
  }

  /** Returns the lowest price that the seat to act may name (SPE-15, SPE-20, SPE-22). */
  private static int lowest(SpeculationState state) {
    return state.talk().bid() + 1;
  }

  /** Returns the highest price that the seat to act may name (SPE-15, SPE-20, SPE-22). */
  private static int highest(SpeculationState state) {
    Talk talk = state.talk();
    int buyer = state.phase() == Phase.HAGGLE ? talk.buyer() : state.seat();
    return talk.ask() > 0 ? talk.ask() - 1 : state.chips(buyer);
  }

  private int highestOffer(SpeculationState state) { // SPE-16
    Seats buyers = buyers(state, 1);
    int highest = 0;
    for (int seat = 0; seat < seats; seat++) {
      highest = buyers.contains(seat) ? Math.max(highest, state.chips(seat)) : highest;
    }
    return highest;
  }

  /** Returns the seats with a number of chips that can buy the highest trump (SPE-13, SPE-16). */
  protected Seats buyers(SpeculationState state, int chips) {
    return state.withChips(state.hand().playing().andNot(state.dealtHigh().owners()), chips);
  }

  /** Returns the seats from which a seat can buy a face-down card (SPE-27, SPE-29). */
  protected Seats approachable(SpeculationState state, int buyer) {
    return state.chips(buyer) > 0 ? state.piles().faceDown().without(buyer) : Seats.none();
  }

  /** Moves without a price first, then prices, rising. */
  @Override
  public MoveList<SpeculationMove> legalMoves(SpeculationState state) {
    int seat = state.seat();
    return switch (state.phase()) {
      case SALE -> sales(state, seat);
      case OFFER -> pair(Accept.of(seat), Pass.of(seat));
      case HAGGLE -> {
        PriceMoves prices = sells(state) ? Ask.SHARED : Bid.SHARED;
        MoveList<SpeculationMove> named = prices.list(seat, lowest(state), highest(state));
        yield isAnswer(state)
            ? pair(Accept.of(seat), SpeculationMove.Refuse.of(seat)).plus(named)
            : named;
      }
      case AUCTION ->
          sells(state)
              ? pair(Sell.of(seat), Withdraw.of(seat))
              : MoveList.<SpeculationMove>of(Pass.of(seat))
                  .plus(Bid.SHARED.list(seat, lowest(state), highest(state)));
      case INTERVAL -> {
        Seats sellers = approachable(state, seat);
        MoveList.Builder<SpeculationMove> moves =
            MoveList.builder(1 + sellers.size(), SpeculationMove[]::new);
        moves.add(Pass.of(seat));
        for (int seller : sellers) {
          moves.add(new Approach(seat, seller));
        }
        yield moves.build();
      }
      case TURN -> MoveList.of(TurnUp.of(seat));
      default -> MoveList.empty();
    };
  }

  private static MoveList<SpeculationMove> pair(SpeculationMove first, SpeculationMove second) {
    return MoveList.builder(2, SpeculationMove[]::new).add(first).add(second).build();
  }

  private MoveList<SpeculationMove> sales(SpeculationState state, int seat) {
    MoveList.Builder<SpeculationMove> moves =
        MoveList.builder(2 + seats, SpeculationMove[]::new).add(Keep.of(seat));
    if (options.forms().contains(Form.AUCTION)) {
      moves.add(Auction.of(seat));
    }
    if (options.forms().contains(Form.HAGGLE)) {
      for (int buyer : buyers(state, 1)) {
        moves.add(new Haggle(seat, buyer));
      }
    }
    return options.forms().contains(Form.OFFER)
        ? moves.build().plus(Offer.SHARED.list(seat, 1, highestOffer(state)))
        : moves.build();
  }

  @Override
  public ImmutableList<String> governing(SpeculationState state, int seat) {
    return switch (state.phase()) {
      case SALE -> ImmutableList.of("SPE-12", "SPE-15", "SPE-16", "SPE-18", "SPE-22");
      case OFFER -> ImmutableList.of("SPE-16", "SPE-17");
      case HAGGLE -> ImmutableList.of("SPE-19", "SPE-20", "SPE-21");
      case AUCTION -> ImmutableList.of(sells(state) ? "SPE-24" : "SPE-22");
      case INTERVAL -> ImmutableList.of("SPE-26", "SPE-27");
      default -> ImmutableList.of("SPE-31");
    };
  }

  /** A turn shows the top card of a stack, also where it ends the hand (SPE-31). */
  @Override
  public void tells(SpeculationState before, SpeculationMove move, Clues clues) {
    if (move instanceof TurnUp) {
      PlayingCard card = before.piles().stacks().get(move.seat()).top();
      clues.shown("stack." + move.seat(), ImmutableList.of(card));
    }
  }

  /** The end of a hand tells of an upcard that is an ace (SPE-8) and of spare cards (SPE-36a). */
  @Override
  public void tells(
      SpeculationState before, SpeculationMove move, SpeculationState after, Clues clues) {
    boolean ended = after.phase() == Phase.SHUFFLE;
    if (ended && (move instanceof Shuffle || options.spareHand())) {
      clues.unknown();
    }
  }

  @Override
  protected SpeculationState applyLegal(
      SpeculationState state, SpeculationMove move, Stages<SpeculationState> stages) {
    return switch (state.phase()) {
      case SALE -> putUp(state, move);
      case OFFER -> answerOffer(state, move, stages);
      case HAGGLE -> haggle(state, move, stages);
      case AUCTION -> auction(state, move, stages);
      case INTERVAL -> approach(state, move);
      case TURN -> turnUp(state, stages);
      default -> deal(state, ((Shuffle) move).cards(), stages);
    };
  }

  private SpeculationState deal(
      SpeculationState state, CardList<PlayingCard> cards, Stages<SpeculationState> stages) {
    Hand hand = state.hand();
    int players = hand.playing().size();
    PerSeat<CardList<PlayingCard>> stacks = state.piles().stacks();
    CardList<PlayingCard> dealt = cards.first(STACK_SIZE * players);
    int to = hand.dealer();
    for (int place = 0; place < players; place++) { // SPE-5
      to = hand.playing().after(to);
      stacks = stacks.with(to, dealt.every(players, place));
    }
    CardList<PlayingCard> rest = cards.draw(dealt.size());
    CardList<PlayingCard> spare = rest.first(options.spareHand() ? SPARE_SIZE : 0);
    PlayingCard upcard = rest.get(spare.size()); // SPE-6
    CardList<PlayingCard> stub = rest.draw(spare.size() + 1); // SPE-7
    int dealer = hand.dealer();
    CardsPerSeat<PlayingCard> shown = state.piles().shown().plus(dealer, upcard);
    High high = new High(upcard, dealer, Seats.of(dealer), options.attempts()); // SPE-9
    Piles piles = new Piles(stacks, shown, stub, spare);
    SpeculationState ready = state.with(high, piles, antes(state.stakes(), hand)); // SPE-3a
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
    High high = state.dealtHigh();
    return high.attempts() == 0 || buyers(state, 1).isEmpty() // SPE-12, SPE-13
        ? openInterval(state)
        : state.awaiting(Phase.SALE, high.holder(), state.round());
  }

  private SpeculationState putUp(SpeculationState state, SpeculationMove move) {
    int holder = state.seat();
    if (move instanceof Keep) {
      return openInterval(state); // SPE-12
    }
    if (move instanceof Haggle haggle) { // SPE-18
      Talk talk = Talk.between(Item.HIGH, holder, haggle.other());
      return state.talking(Phase.HAGGLE, holder, talk, Seats.none(), 0);
    }
    int price = move instanceof Offer offer ? offer.price() : 0;
    Seats asked = buyers(state, Math.max(price, 1)); // SPE-16, SPE-22
    Phase phase = price > 0 ? Phase.OFFER : Phase.AUCTION;
    return state.talking(phase, asked.after(holder), Talk.toAll(holder, price), asked, 0);
  }

  private SpeculationState answerOffer(
      SpeculationState state, SpeculationMove move, Stages<SpeculationState> stages) {
    if (move instanceof Accept) {
      return sell(state, state.seat(), state.talk().price(), stages); // SPE-17
    }
    Seats waiting = state.round().waiting().without(state.seat());
    return waiting.isEmpty()
        ? saleFails(state, stages)
        : state.talking(Phase.OFFER, waiting.after(state.seat()), state.talk(), waiting, 0);
  }

  private SpeculationState auction(
      SpeculationState state, SpeculationMove move, Stages<SpeculationState> stages) {
    Talk talk = state.talk();
    int seat = state.seat();
    if (move instanceof Sell) {
      return sell(state, talk.bidder(), talk.bid(), stages); // SPE-24
    }
    if (move instanceof Withdraw) {
      return saleFails(state, stages);
    }
    Talk next = move instanceof Bid bid ? talk.bid(seat, bid.price()) : talk;
    Seats waiting = state.round().waiting().without(seat);
    Seats able = state.withChips(waiting, next.bid() + 1).without(next.bidder()); // SPE-22
    if (!able.isEmpty()) {
      Seats in = next.bid() > 0 ? able.with(next.bidder()) : able;
      return state.talking(Phase.AUCTION, able.after(seat), next, in, 0);
    }
    return next.bid() == 0 // SPE-23, SPE-24
        ? saleFails(state, stages)
        : state.talking(Phase.AUCTION, talk.seller(), next, Seats.none(), 0);
  }

  private SpeculationState haggle(
      SpeculationState state, SpeculationMove move, Stages<SpeculationState> stages) {
    Talk talk = state.talk();
    if (move instanceof Ask ask) {
      return state.answering(talk.buyer(), talk.asked(ask.price()));
    }
    if (move instanceof Bid bid) {
      return state.answering(talk.seller(), talk.bid(talk.buyer(), bid.price()));
    }
    boolean high = talk.item() == Item.HIGH;
    if (move instanceof SpeculationMove.Refuse) { // SPE-21
      return high ? saleFails(state, stages) : goOn(state);
    }
    int price = sells(state) ? talk.bid() : talk.ask(); // SPE-19
    return high ? sell(state, talk.buyer(), price, stages) : sellUnseen(state, price, stages);
  }

  private SpeculationState saleFails(SpeculationState state, Stages<SpeculationState> stages) {
    High high = state.dealtHigh().failed(); // SPE-12
    SpeculationState failed = state.with(high, state.piles(), state.stakes());
    stages.reached("not-sold", high.holder(), failed, high.card());
    return openSale(failed);
  }

  private SpeculationState sell(
      SpeculationState state, int buyer, int price, Stages<SpeculationState> stages) {
    High high = state.dealtHigh();
    int attempts = options.resale() ? 1 : 0; // SPE-14
    High bought = new High(high.card(), buyer, high.owners().with(buyer), attempts);
    Stakes paid = state.stakes().pay(state.handNumber(), "SPE-14", buyer, high.holder(), price);
    SpeculationState sold = state.with(bought, state.piles().sold(high.card(), buyer), paid);
    if (stages.areHeard()) {
      stages.reached("sold", buyer, sold, high.card(), price);
    }
    return isDone(sold) ? endHand(sold, "SPE-36", stages) : openSale(sold); // SPE-35a
  }

  private SpeculationState sellUnseen(
      SpeculationState state, int price, Stages<SpeculationState> stages) {
    Talk talk = state.talk();
    SpeculationState sold =
        state.with(
            state.piles().soldUnseen(talk.seller(), talk.buyer()), // SPE-28
            state.round(),
            state.stakes().pay(state.handNumber(), "SPE-28", talk.buyer(), talk.seller(), price));
    if (stages.areHeard()) {
      stages.reached("sold-unseen", talk.buyer(), sold, price);
    }
    return isDone(sold) ? endHand(sold, "SPE-36", stages) : goOn(sold); // SPE-35a
  }

  private SpeculationState openInterval(SpeculationState state) { // SPE-25, SPE-26
    int holder = state.dealtHigh().holder();
    Seats all = state.hand().playing();
    return switch (options.unseen()) {
      case ALL -> nextApproach(state, all, before(holder));
      case HOLDER -> nextApproach(state, Seats.of(holder), holder);
      case OFF -> nextTurn(state);
    };
  }

  private int before(int seat) {
    return (seat + seats - 1) % seats;
  }

  private SpeculationState nextApproach(SpeculationState state, Seats waiting, int after) {
    Seats rest = waiting;
    int seat = after;
    while (!rest.isEmpty()) {
      seat = rest.after(seat);
      if (!approachable(state, seat).isEmpty()) {
        return state.awaiting(Phase.INTERVAL, seat, state.round().with(rest, 0));
      }
      rest = rest.without(seat); // SPE-29
    }
    return nextTurn(state);
  }

  private SpeculationState approach(SpeculationState state, SpeculationMove move) {
    Round round = state.round();
    int seat = state.seat();
    if (!(move instanceof Approach approach)) {
      return nextApproach(state, round.waiting().without(seat), seat);
    }
    Talk talk = Talk.between(Item.UNSEEN, approach.other(), seat); // SPE-27
    return state.talking(Phase.HAGGLE, seat, talk, round.waiting(), round.approaches() + 1);
  }

  /** Returns the state after a negotiation in an interval. */
  private SpeculationState goOn(SpeculationState state) {
    Round round = state.round();
    int seat = state.talk().buyer();
    return round.approaches() < options.approaches() && !approachable(state, seat).isEmpty()
        ? state.awaiting(Phase.INTERVAL, seat, round)
        : nextApproach(state, round.waiting().without(seat), seat);
  }

  private static SpeculationState nextTurn(SpeculationState state) {
    int holder = state.dealtHigh().holder();
    Round round = state.round();
    Seats turners = state.piles().faceDown().without(holder); // SPE-34
    int from = round.from() < 0 ? holder : round.from(); // SPE-30, SPE-32, SPE-33
    return state.awaiting(Phase.TURN, turners.after(from), round.with(Seats.none(), 0));
  }

  private SpeculationState turnUp(SpeculationState state, Stages<SpeculationState> stages) {
    int seat = state.seat();
    PlayingCard card = state.piles().stacks().get(seat).top(); // SPE-31
    boolean isHigh = isHigher(card, state.dealtHigh().card());
    Round round = new Round(Seats.none(), 0, seat, isHigh ? Phrase.NOBODY : seat);
    Stakes stakes = state.stakes().pay(state.handNumber(), "SPE-31", seat, tax(state, card));
    SpeculationState turned = state.with(state.piles().turned(seat), round, stakes);
    if (isHigh) { // SPE-10
      High high = new High(card, seat, Seats.of(seat), options.attempts());
      turned = turned.with(high, turned.piles(), stakes);
    }
    stages.reached(isHigh ? "higher" : "turned", seat, turned, card);
    if (isHigh && card.is(Rank.ACE)) {
      return endHand(turned, "SPE-11", stages);
    }
    if (isDone(turned)) { // SPE-35a
      return endHand(turned, "SPE-36", stages);
    }
    return isHigh ? openSale(turned) : openInterval(turned);
  }

  /** Returns what a seat that turns up a card pays for it (option {@code tax}). */
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

  private static boolean isDone(SpeculationState state) { // SPE-35
    return state.piles().faceDown().without(state.dealtHigh().holder()).isEmpty();
  }

  private SpeculationState endHand(
      SpeculationState state, String rule, Stages<SpeculationState> stages) {
    Hand hand = state.hand();
    Stakes stakes = state.stakes();
    boolean last = hand.number() >= options.hands(); // SPE-41
    int dealer = last || !keepsPot(state) ? Phrase.NOBODY : nextDealer(stakes, hand.dealer());
    if (dealer >= 0) { // SPE-36a
      if (stages.areHeard()) {
        stages.reached("pot-stays", dealer, state, state.piles().spare(), stakes.pot());
      }
      return handBegins(hand.number() + 1, dealer, stakes);
    }
    int holder = state.dealtHigh().holder(); // SPE-38, SPE-39
    Stakes taken = stakes.takePot(hand.number(), rule, holder); // SPE-8, SPE-11, SPE-36
    if (stages.areHeard()) {
      stages.reached("pot-taken", holder, state.with(taken), stakes.pot());
    }
    int next = last ? Phrase.NOBODY : nextDealer(taken, holder); // SPE-40
    return next < 0 ? state.over(taken) : handBegins(hand.number() + 1, next, taken);
  }

  /** Tells whether the spare hand beats the highest trump, so that the pot stays (SPE-36a). */
  protected boolean keepsPot(SpeculationState state) {
    PlayingCard high = state.dealtHigh().card();
    for (PlayingCard card : state.piles().spare()) {
      if (isHigher(card, high)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the seat that deals the next hand, or -1 if nobody can.
   *
   * @param first the seat that deals if it can (SPE-40)
   */
  protected int nextDealer(Stakes stakes, int first) {
    for (int i = 0; i < seats; i++) {
      int seat = (first + i) % seats;
      if (stakes.sheet().total(seat) >= options.dealerAnte() && hasPlayer(stakes, seat)) {
        return seat; // SPE-40a
      }
    }
    return Phrase.NOBODY;
  }

  private boolean hasPlayer(Stakes stakes, int besides) {
    for (int seat = 0; seat < seats; seat++) {
      if (seat != besides && stakes.sheet().total(seat) >= options.ante()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Table table(SpeculationState state) {
    return new SpeculationTable(state, options).table();
  }

  @Override
  public SpeculationState withCards(SpeculationState state, Table table) {
    Piles piles = state.piles();
    return state.with(
        new Piles(
            table.lists("stack", seats, FAMILY),
            piles.shown(),
            table.list("stub", FAMILY),
            options.spareHand() ? table.list("spare", FAMILY) : piles.spare()));
  }

  @Override
  public MoveSyntax<SpeculationMove> syntax() {
    return SpeculationMove.SYNTAX;
  }
}
