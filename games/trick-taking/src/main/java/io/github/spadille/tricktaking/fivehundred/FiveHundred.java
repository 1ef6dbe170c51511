package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.card.PlayingCard.X1;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;
import static io.github.spadille.tricktaking.fivehundred.FiveHundredState.team;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Table;
import io.github.spadille.tricktaking.Trick;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Bid;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Discard;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.LeadJoker;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Nominate;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Pass;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Play;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Shuffle;
import io.github.spadille.tricktaking.fivehundred.FiveHundredOptions.Auction;
import io.github.spadille.tricktaking.fivehundred.FiveHundredOptions.Deal;
import io.github.spadille.tricktaking.fivehundred.FiveHundredOptions.OpenWhen;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState.Phase;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Five Hundred: two teams bid for the kitty and the trumps, and play for 500 points.
 *
 * <p>{@code SHUFFLE → AUCTION → KITTY → (NOMINATE) → PLAY → (SHUFFLE | OVER)}. A hand is hidden
 * from all but its owner, until an open misère lays it open; the discards from all but the
 * contractor; kitty and tricks won from everybody. Where the joker is stays hidden while its suit
 * is nominated. The rulebook is {@code five-hundred.md}.
 *
 * <p>Which suit a card belongs to is for {@link Trumps} to say, which bid is higher for {@code
 * BidOrder}, which card may be played for {@code CardPlay}. Variant points, each carrying one rule:
 * {@link #pack} (FIV-1, FIV-2), {@link #value} (FIV-53, FIV-56), {@link #defence} (FIV-58), {@link
 * #winner} (FIV-62 to FIV-65).
 */
public class FiveHundred extends AbstractRules<FiveHundredState, FiveHundredMove> {
  /** The game. */
  public static final Game<FiveHundredState, FiveHundredMove, FiveHundredOptions> GAME =
      Game.<FiveHundredState, FiveHundredMove, FiveHundredOptions>builder("five-hundred")
          .name("Five Hundred")
          .family("trick-taking")
          .summary("Bid with your partner for kitty and trumps, and be first to 500 points.")
          .seatCounts(4, 6)
          .options(FiveHundredOptions.SCHEMA)
          .rulebook(Rulebook.resource(FiveHundred.class, "five-hundred.md"))
          .rules(FiveHundred::new)
          .build();

  private static final int TEAMS = 2; // FIV-3
  private static final int NO_TEAM = -1;
  static final int TRICKS = 10; // FIV-32
  private static final int KITTY = 3; // FIV-5
  private static final int SLAM = 250;
  private static final int TRICK = 10;

  private final FiveHundredOptions options;
  private final BidOrder bids;
  private final CardPlay cardPlay;
  private final Deck<PlayingCard> pack;

  /**
   * Creates the rules.
   *
   * @param seats 4 or 6
   * @param options checked by {@link #GAME} against the number of seats
   */
  protected FiveHundred(int seats, FiveHundredOptions options) {
    super(seats);
    this.options = options;
    this.bids = new BidOrder(options);
    this.cardPlay = new CardPlay(options);
    this.pack = pack(seats);
  }

  /** Returns the cards for a number of seats (FIV-1, FIV-2). */
  protected Deck<PlayingCard> pack(int seats) {
    return seats == 6 ? Deck.fiveHundred63() : Deck.fiveHundred43();
  }

  @Override
  public FiveHundredState start() {
    return new FiveHundredStateBuilder()
        .phase(Phase.SHUFFLE)
        .turn(Turn.chance())
        .handNumber(1)
        .dealer(seats - 1)
        .pack(pack.cards()) // FIV-5a
        .hands(PerSeat.of(seats, noCards()))
        .kitty(noCards())
        .buried(noCards())
        .aside(PerSeat.of(seats, noCards()))
        .highBidder(FiveHundredState.NOBODY)
        .passed(0)
        .leader(0)
        .trick(Trick.empty())
        .suitsLed(0)
        .won(PerSeat.of(TEAMS, noCards()))
        .tricks(IntPerSeat.of(TEAMS, 0))
        .exposed(false)
        .sheet(ScoreSheet.empty(seats))
        .build();
  }

  @Override
  public Optional<Refusal> refusal(FiveHundredState state, FiveHundredMove move) {
    if (state.phase() == Phase.OVER) {
      return refuse("FIV-62", "the game is over");
    }
    if (move instanceof Shuffle) {
      return refusalOfShuffle(state, (Shuffle) move);
    }
    if (state.phase() == Phase.SHUFFLE) {
      return refuse("FIV-5", "the cards have not been dealt yet");
    }
    if (move instanceof Play) {
      return cardPlay.refusalOfPlay(state, (Play) move);
    }
    if (move instanceof LeadJoker) {
      return cardPlay.refusalOfLeadJoker(state, (LeadJoker) move);
    }
    if (move instanceof Discard) {
      return refusalOfDiscard(state, (Discard) move);
    }
    if (move instanceof Nominate) {
      return refusalOfNominate(state, (Nominate) move);
    }
    Optional<Refusal> silence = refusalToSpeak(state, move.seat());
    return silence.isEmpty() && move instanceof Bid ? refusalOfBid(state, (Bid) move) : silence;
  }

  private Optional<Refusal> refusalOfShuffle(FiveHundredState state, Shuffle shuffle) {
    if (state.phase() != Phase.SHUFFLE) {
      return refuse("FIV-5", "cards are shuffled only before a hand");
    }
    if (!pack.isPermutation(shuffle.pack())) {
      return refuse(
          seats == 6 ? "FIV-2" : "FIV-1",
          "a shuffle names each of the " + pack.size() + " cards once");
    }
    return Optional.empty();
  }

  private static Optional<Refusal> refusalToSpeak(FiveHundredState state, int seat) {
    if (state.phase() != Phase.AUCTION) {
      return refuse("FIV-24", "the auction is over");
    }
    if (!state.turn().contains(seat)) {
      return (state.passed() >> seat & 1) != 0
          ? refuse("FIV-14", "seat " + seat + " has passed")
          : refuse("FIV-12", "it is the turn of seat " + state.turn() + " to speak");
    }
    return Optional.empty();
  }

  private Optional<Refusal> refusalOfBid(FiveHundredState state, Bid bid) {
    Contract contract = bid.contract();
    if (!bids.isPlayed(contract)) {
      return refuse(contract == Contract.MISERE ? "FIV-17" : "FIV-18", contract + " is not played");
    }
    if (!bids.isHigher(contract, state.highBid())) {
      return refuse("FIV-13", contract + " is not higher than " + state.highBid().get());
    }
    return bids.needsSeven(contract, state.highBid())
        ? refuse("FIV-21", "misere is bid only over a bid of seven")
        : Optional.empty();
  }

  private static Optional<Refusal> refusalOfDiscard(FiveHundredState state, Discard discard) {
    if (state.phase() != Phase.KITTY) {
      return state.phase() == Phase.AUCTION
          ? refuse("FIV-28", "nobody has taken the kitty yet")
          : refuse("FIV-29", "three cards have been discarded");
    }
    if (!state.turn().contains(discard.seat())) {
      return refuse("FIV-29", "only seat " + state.turn() + ", the contractor, discards");
    }
    return state.hands().get(discard.seat()).contains(discard.card())
        ? Optional.empty()
        : refuse("FIV-29", "you do not hold " + discard.card(), discard.card());
  }

  private static Optional<Refusal> refusalOfNominate(FiveHundredState state, Nominate nominate) {
    if (state.phase() != Phase.NOMINATE) {
      return refuse("FIV-41", "no nomination is due");
    }
    if (!state.turn().contains(nominate.seat())) {
      return refuse("FIV-41", "only seat " + state.turn() + ", the contractor, nominates");
    }
    // Others hear none whether or not the contractor holds the joker: that is all it says.
    return nominate.suit().isEmpty() || state.hands().get(nominate.seat()).contains(X1)
        ? Optional.empty()
        : refuse("FIV-41", "you do not hold X1, so it belongs to no suit", X1);
  }

  private static Optional<Refusal> refuse(String ruleId, String reason, PlayingCard... cards) {
    return Optional.of(Refusal.of(ruleId, reason, cards));
  }

  /**
   * Bids in ascending order, then the pass; nominations by suit, that of no suit last; discards and
   * plays in the order of the pack, then the leads of a joker that names a suit, by suit.
   */
  @Override
  public MoveList<FiveHundredMove> legalMoves(FiveHundredState state) {
    if (state.turn().mask() == 0) {
      return MoveList.empty();
    }
    int seat = state.turn().first();
    CardSet<PlayingCard> hand = state.hands().get(seat);
    switch (state.phase()) {
      case AUCTION:
        return bids.over(state.highBid(), seat).plus(Pass.of(seat));
      case KITTY:
        return MoveList.ofCards(hand, Discard.SHARED, seat);
      case NOMINATE:
        FiveHundredMove[] all = Nominate.all(seat);
        return MoveList.ofRange(all, hand.contains(X1) ? 0 : all.length - 1, all.length - 1);
      default:
        return cardPlay.legal(state, seat);
    }
  }

  @Override
  protected FiveHundredState carryOut(FiveHundredState state, FiveHundredMove move) {
    if (move instanceof Play) {
      PlayingCard card = ((Play) move).card();
      return play(state, move.seat(), card, state.trumps().orElseThrow().suitOf(card)); // FIV-36
    }
    if (move instanceof LeadJoker) {
      return play(state, move.seat(), X1, Optional.of(((LeadJoker) move).suit())); // FIV-47
    }
    if (move instanceof Bid) {
      return speak(state, move.seat(), Optional.of((Bid) move));
    }
    if (move instanceof Pass) {
      return speak(state, move.seat(), Optional.empty());
    }
    if (move instanceof Discard) {
      return discard(state, (Discard) move);
    }
    return move instanceof Nominate
        ? startPlay(state.withTrumps(Trumps.none(((Nominate) move).suit())))
        : deal(state, (Shuffle) move);
  }

  private FiveHundredState deal(FiveHundredState state, Shuffle shuffle) { // FIV-6
    boolean singly = options.deal() == Deal.SINGLY;
    int[] rounds = singly ? new int[] {1, 1, 1, 1, 1, 1, 1, 1, 1, 1} : new int[] {3, 4, 3};
    int[] toKitty = singly ? new int[] {0, 0, 0, 0, 0, 0, 0, 0, 0, 3} : new int[] {1, 1, 1};
    int first = next(state.dealer());
    PerSeat<CardSet<PlayingCard>> hands = state.hands();
    CardSet<PlayingCard> kitty = state.kitty();
    CardList<PlayingCard> left = shuffle.pack();
    for (int round = 0; round < rounds.length; round++) {
      int batch = rounds[round];
      for (int i = 0; i < seats; i++) {
        int seat = (first + i) % seats;
        hands = hands.with(seat, hands.get(seat).union(left.first(batch).toSet()));
        left = left.draw(batch);
      }
      kitty = kitty.union(left.first(toKitty[round]).toSet()); // FIV-7
      left = left.draw(toKitty[round]);
    }
    return new FiveHundredStateBuilder()
        .from(state)
        .phase(Phase.AUCTION)
        .turn(Turn.of(first)) // FIV-12
        .pack(left)
        .hands(hands)
        .kitty(kitty)
        .build();
  }

  private FiveHundredState speak(FiveHundredState state, int seat, Optional<Bid> bid) {
    Optional<Contract> high = bid.isPresent() ? bid.map(Bid::contract) : state.highBid();
    int bidder = bid.isPresent() ? seat : state.highBidder();
    int passed = bid.isPresent() ? state.passed() : state.passed() | 1 << seat;
    int next = next(seat);
    while ((passed >> next & 1) != 0 && next != seat) {
      next = next(next); // FIV-12
    }
    FiveHundredState spoken = state.spoken(high, bidder, passed, Turn.of(next));
    if (!isAuctionOver(spoken, seat)) {
      return spoken;
    }
    return high.isPresent() ? takeKitty(spoken) : endHand(spoken, NO_TEAM); // FIV-26
  }

  private boolean isAuctionOver(FiveHundredState state, int speaker) {
    Optional<Contract> high = state.highBid();
    if (high.isPresent() && high.get() == bids.highest()) {
      return true; // FIV-27
    }
    if (options.auction() == Auction.ONE_ROUND) {
      return speaker == state.dealer();
    }
    int left = seats - Integer.bitCount(state.passed());
    return high.isPresent() ? left == 1 : left == 0; // FIV-24, FIV-25
  }

  private FiveHundredState takeKitty(FiveHundredState state) { // FIV-28
    int contractor = state.highBidder();
    CardSet<PlayingCard> hand = state.hands().get(contractor).union(state.kitty());
    Optional<Trumps> settled =
        options.nominate() ? Optional.empty() : Optional.of(Trumps.none(Optional.empty()));
    return new FiveHundredStateBuilder()
        .from(state)
        .phase(Phase.KITTY)
        .turn(Turn.of(contractor))
        .hands(state.hands().with(contractor, hand))
        .kitty(noCards())
        .trumps(state.highBid().get().trump().map(Trumps::of).or(() -> settled))
        .leader(contractor) // FIV-32
        .build();
  }

  private FiveHundredState discard(FiveHundredState state, Discard discard) {
    int seat = discard.seat();
    CardSet<PlayingCard> buried = state.buried().with(discard.card()); // FIV-30
    FiveHundredState discarded =
        state.discarded(
            state.hands().with(seat, state.hands().get(seat).without(discard.card())), buried);
    if (buried.size() < KITTY) {
      return discarded; // FIV-29
    }
    FiveHundredState laid = discarded;
    for (int partner = 0; partner < seats; partner++) {
      if (state.sitsOut(partner)) { // FIV-31
        laid =
            laid.withAside(laid.aside().with(partner, laid.hands().get(partner)))
                .withHands(laid.hands().with(partner, noCards()));
      }
    }
    return laid.trumps().isPresent() ? startPlay(laid) : laid.withPhase(Phase.NOMINATE); // FIV-41
  }

  private FiveHundredState startPlay(FiveHundredState state) {
    boolean atOnce = options.openWhen() == OpenWhen.AT_ONCE;
    return state.withPhase(Phase.PLAY).withExposed(atOnce && isOpenMisere(state));
  }

  private static boolean isOpenMisere(FiveHundredState state) {
    return state.highBid().get() == Contract.OPEN_MISERE; // FIV-18
  }

  private FiveHundredState play(
      FiveHundredState state, int seat, PlayingCard card, Optional<Suit> suit) {
    PerSeat<CardSet<PlayingCard>> hands =
        state.hands().with(seat, state.hands().get(seat).without(card));
    Trick trick = state.trick().with(card);
    boolean leads = trick.size() == 1;
    Optional<Suit> led = leads ? suit : state.led();
    int suitsLed =
        leads && suit.isPresent()
            ? state.suitsLed() | 1 << suit.get().ordinal() // FIV-48
            : state.suitsLed();
    FiveHundredState played =
        state.played(hands, trick, led, suitsLed, Turn.of(nextToPlay(state, seat)));
    int players = state.isMisere() ? seats / TEAMS + 1 : seats;
    return trick.size() < players ? played : takeTrick(played);
  }

  /** Returns the next seat that takes part in the play (FIV-4, FIV-31). */
  private int nextToPlay(FiveHundredState state, int seat) {
    int next = next(seat);
    while (state.sitsOut(next)) {
      next = next(next);
    }
    return next;
  }

  private FiveHundredState takeTrick(FiveHundredState state) {
    Trick trick = state.trick();
    int winner = state.leader();
    for (int after = trick.winner(state.trumps().orElseThrow()); after > 0; after--) { // FIV-37
      winner = nextToPlay(state, winner);
    }
    int team = team(winner);
    CardSet<PlayingCard> cards = state.won().get(team);
    for (int i = 0; i < trick.size(); i++) {
      cards = cards.with(trick.get(i));
    }
    FiveHundredState taken = // FIV-38
        state.trickTaken(
            state.hands(),
            winner,
            state.won().with(team, cards),
            state.tricks().plus(team, 1),
            state.exposed() || isOpenMisere(state)); // FIV-39
    boolean failed = state.isMisere() && winner == state.highBidder(); // FIV-40, FIV-52
    return failed || taken.tricks().sum() == TRICKS ? scoreHand(taken) : taken; // FIV-61
  }

  private FiveHundredState scoreHand(FiveHundredState state) { // FIV-60
    Contract contract = state.highBid().get();
    int team = team(state.highBidder());
    int others = 1 - team;
    int tricks = state.tricks().get(team);
    boolean made = contract.isMisere() ? tricks == 0 : tricks >= contract.tricks(); // FIV-54
    int value = value(contract, tricks);
    String rule =
        contract.isMisere()
            ? "FIV-59"
            : !made ? "FIV-57" : value == contract.value() ? "FIV-55" : "FIV-56";
    int hand = state.handNumber();
    ScoreSheet sheet =
        state.sheet().addAll(hand, rule, seatsOf(team), made ? value : -contract.value());
    long defence = contract.isMisere() ? 0 : defence(state, others);
    if (defence != 0) {
      sheet = sheet.addAll(hand, "FIV-58", seatsOf(others), defence);
    }
    return endHand(state.withSheet(sheet), winner(sheet, team, made));
  }

  /** Returns what a contract scores when it is made with some number of tricks. */
  protected int value(Contract contract, int tricks) {
    boolean slam = options.slam() && tricks == TRICKS;
    return slam ? Math.max(SLAM, contract.value()) : contract.value(); // FIV-53, FIV-56
  }

  /** Returns what the tricks of the team without the contract score (FIV-58). */
  protected long defence(FiveHundredState state, int team) {
    long points = (long) TRICK * state.tricks().get(team);
    if (options.trickCap().isEmpty()) {
      return points;
    }
    long room = Math.max(0, options.trickCap().get() - score(state.sheet(), team));
    return Math.min(points, room);
  }

  /**
   * Returns the team that has won the game by its score, or a negative number.
   *
   * <p>Not both teams can have: only one has made or failed a contract (FIV-66).
   *
   * @param team the team that had the contract
   * @param made whether it made it
   */
  protected int winner(ScoreSheet sheet, int team, boolean made) {
    int others = 1 - team;
    if (made && score(sheet, team) >= options.target()) {
      return team; // FIV-62, FIV-65
    }
    if (options.outBackwards().isPresent() && score(sheet, team) <= options.outBackwards().get()) {
      return others; // FIV-63
    }
    boolean byTricks = options.outByTricks() && score(sheet, others) >= options.target();
    return byTricks ? others : NO_TEAM; // FIV-64
  }

  private static long score(ScoreSheet sheet, int team) {
    return sheet.total(team); // seats 0 and 1 stand for their teams
  }

  /** Returns the seats of a team, bit i for seat i (FIV-3). */
  private int seatsOf(int team) {
    return seatsOfSide(team, TEAMS);
  }

  private FiveHundredState endHand(FiveHundredState state, int winner) {
    if (winner != NO_TEAM) {
      return end(state, seatsOf(winner));
    }
    if (state.handNumber() < options.handLimit()) {
      return nextHand(state);
    }
    int lead = Long.compare(score(state.sheet(), 0), score(state.sheet(), 1)); // FIV-67
    return end(state, lead == 0 ? 0 : seatsOf(lead > 0 ? 0 : 1));
  }

  private FiveHundredState end(FiveHundredState state, int winners) {
    return state
        .withPhase(Phase.OVER)
        .withTurn(Turn.over())
        .withOutcome(Outcome.winners(seats, winners));
  }

  private FiveHundredState nextHand(FiveHundredState state) {
    return new FiveHundredStateBuilder()
        .from(start())
        .handNumber(state.handNumber() + 1)
        .dealer(next(state.dealer())) // FIV-4
        .sheet(state.sheet())
        .build();
  }

  @Override
  public FiveHundredMove chance(FiveHundredState state, RandomGenerator random) {
    if (!state.turn().isChance()) {
      throw noChance(state);
    }
    return new Shuffle(pack.shuffled(random));
  }

  @Override
  public Table table(FiveHundredState state) {
    int contractor = state.contractor();
    Optional<Contract> contract = state.contract();
    Table.Builder table = Table.builder().pile("pack", state.pack(), NOBODY);
    for (int seat = 0; seat < seats; seat++) {
      boolean open = state.exposed() && seat == contractor;
      table.pile("hand", seat, state.hands().get(seat), open ? ALL : Audience.seat(seat));
    }
    return table
        .pile("kitty", state.kitty(), NOBODY)
        .pile("buried", state.buried(), contractor < 0 ? NOBODY : Audience.seat(contractor))
        .hands("aside", state.aside())
        .pileTopLast("trick", state.trick(), ALL)
        .pile("won.0", state.won().get(0), NOBODY)
        .pile("won.1", state.won().get(1), NOBODY)
        .word("phase", state.phase())
        .fact("dealer", state.dealer())
        .seats("turn", state.turn().mask())
        .fact("high-bid", state.highBid().map(Contract::code).orElse("-"))
        .fact("high-bidder", seatOrNone(state.highBidder()))
        .seats("passed", state.passed())
        .fact("contract", contract.map(Contract::code).orElse("-"))
        .fact("contractor", seatOrNone(contractor))
        .fact("trump", contract.map(c -> c.trump().map(Suit::code).orElse("nt")).orElse("-"))
        .fact(
            "joker-suit",
            state.trumps().map(t -> t.jokerSuit().map(Suit::code).orElse("none")).orElse("-"))
        .fact("led", state.led().map(Suit::code).orElse("-"))
        .fact("suits-led", suitCodes(state.suitsLed()))
        .fact("leader", state.leader())
        .fact("trick-no", trickNumber(state))
        .fact("tricks", state.tricks())
        .fact("exposed", state.exposed() ? "yes" : "no")
        .fact("scores", state.scores())
        .fact("hand-no", state.handNumber())
        .build();
  }

  private static String seatOrNone(int seat) {
    return seat < 0 ? "-" : Integer.toString(seat);
  }

  private static ImmutableList<String> suitCodes(int suits) {
    ImmutableList.Builder<String> codes = ImmutableList.builder();
    for (Suit suit : Suit.values()) {
      if ((suits >> suit.ordinal() & 1) != 0) {
        codes.add(suit.code());
      }
    }
    return codes.build();
  }

  private static int trickNumber(FiveHundredState state) {
    int complete = state.tricks().sum();
    return state.phase() == Phase.OVER ? Math.max(1, complete) : complete + 1;
  }

  @Override
  public FiveHundredState withCards(FiveHundredState state, Table table) {
    return new FiveHundredStateBuilder()
        .from(state)
        .pack(table.list("pack", PlayingCard.FAMILY))
        .hands(table.sets("hand", seats, PlayingCard.FAMILY))
        .kitty(table.set("kitty", PlayingCard.FAMILY))
        .buried(table.set("buried", PlayingCard.FAMILY))
        .aside(table.sets("aside", seats, PlayingCard.FAMILY))
        .won(table.sets("won", TEAMS, PlayingCard.FAMILY))
        .build();
  }

  @Override
  public MoveSyntax<FiveHundredMove> syntax() {
    return FiveHundredMove.SYNTAX;
  }
}
