package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.card.PlayingCard.X1;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;
import static io.github.spadille.tricktaking.fivehundred.FiveHundredState.team;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Bid;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Discard;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.LeadJoker;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Nominate;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Pass;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Play;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Shuffle;
import io.github.spadille.tricktaking.fivehundred.FiveHundredOptions.Auction;
import io.github.spadille.tricktaking.fivehundred.FiveHundredOptions.Dealing;
import io.github.spadille.tricktaking.fivehundred.FiveHundredOptions.OpenWhen;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState.Hand;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState.Phase;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState.TrickStart;
import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

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
          .words(Words.resource(FiveHundred.class, "five-hundred"))
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
  private final MoveTable moves;
  private final CardsPerSeat<PlayingCard> none;
  private final TrickStart nothing;
  private final int[] dealOrder;

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
    this.moves = new MoveTable(seats, bids.order());
    this.none = CardsPerSeat.none(PlayingCard.FAMILY, seats);
    this.nothing = TrickStart.first(0, none);
    this.dealOrder = dealOrder(seats, options);
  }

  /**
   * Returns where each card of the pack goes, from the top: how many places to the left of the seat
   * that is dealt to first, or {@code seats} for the kitty.
   */
  private static int[] dealOrder(int seats, FiveHundredOptions options) { // FIV-6
    boolean singly = options.deal() == Dealing.SINGLY;
    int[] rounds = singly ? new int[] {1, 1, 1, 1, 1, 1, 1, 1, 1, 1} : new int[] {3, 4, 3};
    int[] toKitty = singly ? new int[] {0, 0, 0, 0, 0, 0, 0, 0, 0, 3} : new int[] {1, 1, 1};
    int[] order = new int[seats * TRICKS + KITTY];
    int next = 0;
    for (int round = 0; round < rounds.length; round++) {
      for (int place = 0; place < seats; place++) {
        Arrays.fill(order, next, next + rounds[round], place);
        next += rounds[round];
      }
      Arrays.fill(order, next, next + toKitty[round], seats); // FIV-7
      next += toKitty[round];
    }
    return order;
  }

  /** Returns the cards for a number of seats (FIV-1, FIV-2). */
  protected Deck<PlayingCard> pack(int seats) {
    return seats == 6 ? Deck.fiveHundred63() : Deck.fiveHundred43();
  }

  @Override
  public FiveHundredState start() {
    return hand(1, seats - 1, ScoreSheet.empty(seats));
  }

  /** Returns the state before the shuffle of a hand. */
  private FiveHundredState hand(int number, int dealer, ScoreSheet sheet) {
    return FiveHundredState.undealt(
        Hand.undealt(number, dealer, pack.cards(), none, sheet), nothing); // FIV-5a
  }

  @Override
  public Optional<Refusal> refusal(FiveHundredState state, FiveHundredMove move) {
    if (move instanceof Play play) {
      return cardPlay.mayPlay(state, play) ? Optional.empty() : refusalInPhase(state, move);
    }
    return refusalInPhase(state, move);
  }

  private Optional<Refusal> refusalInPhase(FiveHundredState state, FiveHundredMove move) {
    if (state.phase() == Phase.OVER) {
      return refuse("FIV-62", "the game is over");
    }
    if (move instanceof Shuffle shuffle) {
      return refusalOfShuffle(state, shuffle);
    }
    if (state.phase() == Phase.SHUFFLE) {
      return refuse("FIV-5", "the cards have not been dealt yet");
    }
    if (move instanceof Play play) {
      return cardPlay.refusalOfPlay(state, play);
    }
    if (move instanceof LeadJoker leadJoker) {
      return cardPlay.refusalOfLeadJoker(state, leadJoker);
    }
    if (move instanceof Discard discard) {
      return refusalOfDiscard(state, discard);
    }
    if (move instanceof Nominate nominate) {
      return refusalOfNominate(state, nominate);
    }
    Optional<Refusal> silence = refusalToSpeak(state, move.seat());
    return silence.isEmpty() && move instanceof Bid bid ? refusalOfBid(state, bid) : silence;
  }

  private Optional<Refusal> refusalOfShuffle(FiveHundredState state, Shuffle shuffle) {
    if (state.phase() != Phase.SHUFFLE) {
      return refuse("FIV-5", "cards are shuffled only before a hand");
    }
    return shuffle.refusalUnlessOf(pack, seats == 6 ? "FIV-2" : "FIV-1");
  }

  private static Optional<Refusal> refusalToSpeak(FiveHundredState state, int seat) {
    if (state.phase() != Phase.AUCTION) {
      return refuse("FIV-24", "the auction is over");
    }
    if (!state.turn().contains(seat)) {
      return state.passed().contains(seat)
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
    if (!bids.isHigher(contract, state.hand().highBid())) {
      return refuse("FIV-13", contract + " is not higher than " + state.highBid().get());
    }
    return bids.needsSeven(contract, state.hand().highBid())
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

  /**
   * Bids in ascending order, then the pass; nominations by suit, that of no suit last; discards and
   * plays in the order of the pack, then the leads of a joker that names a suit, by suit.
   */
  @Override
  public MoveList<FiveHundredMove> legalMoves(FiveHundredState state) {
    if (state.turn().seats().isEmpty()) {
      return MoveList.empty();
    }
    int seat = state.turn().first();
    boolean discards = state.phase() == Phase.KITTY;
    return moves.list(seat, discards, state.playable(), discards ? 0 : movesOfNoCard(state, seat));
  }

  /** Returns moves other than plays and discards, as {@link MoveTable} has them. */
  private long movesOfNoCard(FiveHundredState state, int seat) {
    if (state.phase() == Phase.PLAY) {
      return MoveTable.leads(cardPlay.namedLeads(state, seat));
    }
    if (state.phase() == Phase.AUCTION) {
      return MoveTable.bidsAndPass(bids.over(state.hand().highBid()));
    }
    return state.hands().has(seat, X1) ? MoveTable.ALL_NOMINATIONS : MoveTable.NO_SUIT_NOMINATED;
  }

  @Override
  protected FiveHundredState applyLegal(FiveHundredState state, FiveHundredMove move, Stages<FiveHundredState> stages) {
    if (move instanceof Play play) {
      return play(state, play.seat(), play.card());
    }
    if (move instanceof LeadJoker lead) {
      return play(state.naming(lead.suit()), lead.seat(), X1); // FIV-47
    }
    if (move instanceof Bid bid) {
      return speak(state, bid.seat(), bid.contract());
    }
    if (move instanceof Pass pass) {
      return speak(state, pass.seat(), null);
    }
    if (move instanceof Discard discard) {
      return discard(state, discard);
    }
    return move instanceof Nominate nominate
        ? startPlay(state, Trumps.none(nominate.suit()))
        : deal(state, (Shuffle) move);
  }

  private FiveHundredState deal(FiveHundredState state, Shuffle shuffle) {
    CardList<PlayingCard> cards = shuffle.cards();
    int first = next(state.dealer()); // FIV-12
    long ones = 0;
    long twos = 0;
    long fours = 0;
    long kitty = 0;
    for (int i = 0; i < dealOrder.length; i++) {
      long bit = 1L << cards.indexAt(i);
      if (dealOrder[i] == seats) {
        kitty |= bit;
      } else {
        int number = 1 + seatFrom(first, dealOrder[i]); // as CardsPerSeat has it
        ones |= bit & -(number & 1);
        twos |= bit & -(number >> 1 & 1);
        fours |= bit & -(number >> 2);
      }
    }
    return state.dealt(
        first,
        CardsPerSeat.ofWords(PlayingCard.FAMILY, seats, ones, twos, fours),
        kitty,
        cards.draw(dealOrder.length));
  }

  private FiveHundredState speak(FiveHundredState state, int seat, @Nullable Contract bid) {
    Contract high = bid != null ? bid : state.hand().highBid();
    int bidder = bid != null ? seat : state.highBidder();
    Seats passed = bid != null ? state.passed() : state.passed().with(seat);
    int next = Seats.all(seats).andNot(passed.without(seat)).after(seat); // FIV-12
    FiveHundredState spoken = state.spoken(high, bidder, passed, Turn.of(next));
    if (!isAuctionOver(high, passed, seat == state.dealer())) {
      return spoken;
    }
    if (high == null) {
      return endHand(spoken, spoken.sheet(), NO_TEAM); // FIV-26
    }
    return takeKitty(spoken, high);
  }

  private boolean isAuctionOver(@Nullable Contract high, Seats passed, boolean dealerSpoke) {
    if (high == bids.highest()) {
      return true; // FIV-27
    }
    if (options.auction() == Auction.ONE_ROUND) {
      return dealerSpoke;
    }
    int left = seats - passed.size();
    return high != null ? left == 1 : left == 0; // FIV-24, FIV-25
  }

  private FiveHundredState takeKitty(FiveHundredState state, Contract contract) { // FIV-28
    if (contract.trump().isPresent()) {
      return state.kittyTaken(Trumps.of(contract.trump().get()));
    }
    return state.kittyTaken(options.nominate() ? null : Trumps.none(Optional.empty()));
  }

  private FiveHundredState discard(FiveHundredState state, Discard discard) {
    FiveHundredState discarded = state.discarded(discard.card()); // FIV-30
    if (Long.bitCount(discarded.played()) < KITTY) {
      return discarded; // FIV-29
    }
    CardsPerSeat<PlayingCard> hands = discarded.hands();
    CardsPerSeat<PlayingCard> aside = none;
    for (int partner = 0; partner < seats; partner++) {
      if (state.sitsOut(partner)) { // FIV-31
        aside = aside.plus(partner, hands.get(partner));
        hands = hands.without(hands.get(partner));
      }
    }
    FiveHundredState laid = discarded.laidAside(hands, aside);
    Trumps trumps = laid.hand().trumps();
    return trumps == null ? laid : startPlay(laid, trumps); // FIV-41
  }

  private FiveHundredState startPlay(FiveHundredState state, Trumps trumps) {
    boolean atOnce = options.openWhen() == OpenWhen.AT_ONCE;
    return state.playing(trumps, atOnce && isOpenMisere(state), cardPlay);
  }

  private static boolean isOpenMisere(FiveHundredState state) {
    return state.hand().highBid() == Contract.OPEN_MISERE; // FIV-18
  }

  private FiveHundredState play(FiveHundredState state, int seat, PlayingCard card) {
    int next = nextToPlay(state, seat);
    return next == state.leader()
        ? takeTrick(state.played(card))
        : state.played(card, next, cardPlay);
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
    int winner = state.winner(); // FIV-37
    boolean exposed = state.exposed() || isOpenMisere(state); // FIV-39
    FiveHundredState taken = state.trickTaken(winner, exposed, cardPlay); // FIV-38
    boolean failed = state.isMisere() && winner == state.highBidder(); // FIV-40, FIV-52
    return failed || taken.since().tricksBefore() == TRICKS ? scoreHand(taken) : taken; // FIV-61
  }

  private FiveHundredState scoreHand(FiveHundredState state) { // FIV-60
    Contract contract = state.highBid().orElseThrow();
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
    ScoreSheet.Builder lines = state.sheet().toBuilder();
    lines.add(hand, rule, seatsOf(team), made ? value : -contract.value());
    long defence =
        contract.isMisere() ? 0 : defence(state.sheet(), others, state.tricks().get(others));
    if (defence != 0) {
      lines.add(hand, "FIV-58", seatsOf(others), defence);
    }
    ScoreSheet sheet = lines.build();
    return endHand(state, sheet, winner(sheet, team, made));
  }

  /** Returns what a contract scores when it is made with some number of tricks. */
  protected int value(Contract contract, int tricks) {
    boolean slam = options.slam() && tricks == TRICKS;
    return slam ? Math.max(SLAM, contract.value()) : contract.value(); // FIV-53, FIV-56
  }

  /**
   * Returns what the tricks of the team without the contract score (FIV-58).
   *
   * @param sheet every point given before
   */
  protected long defence(ScoreSheet sheet, int team, int tricks) {
    long points = (long) TRICK * tricks;
    if (options.trickCap().isEmpty()) {
      return points;
    }
    long room = Math.max(0, options.trickCap().get() - score(sheet, team));
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

  /** Returns the seats of a team (FIV-3). */
  private Seats seatsOf(int team) {
    return seatsOfSide(team, TEAMS);
  }

  private FiveHundredState endHand(FiveHundredState state, ScoreSheet sheet, int winner) {
    if (winner != NO_TEAM) {
      return state.over(sheet, Outcome.winners(seats, seatsOf(winner)));
    }
    if (state.handNumber() < options.handLimit()) {
      return hand(state.handNumber() + 1, next(state.dealer()), sheet); // FIV-4
    }
    int lead = Long.compare(score(sheet, 0), score(sheet, 1)); // FIV-67
    return state.over(
        sheet, Outcome.winners(seats, lead == 0 ? Seats.none() : seatsOf(lead > 0 ? 0 : 1)));
  }

  @Override
  protected FiveHundredMove chanceMove(FiveHundredState state, RandomGenerator random) {
    return new Shuffle(pack.shuffled(random));
  }

  /** Who names a suit for the joker holds it (FIV-41); who plays to a trick may lack a suit. */
  @Override
  public void tells(FiveHundredState before, FiveHundredMove move, Clues clues) {
    if (move instanceof Nominate nominate && nominate.suit().isPresent()) {
      clues.some("hand." + nominate.seat(), ImmutableList.of(X1));
    } else if (move instanceof Play play) {
      clues.none("hand." + play.seat(), cardPlay.shownMissing(before, play.card()));
    }
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
        .fact("turn", state.turn().seats())
        .fact("high-bid", state.highBid().map(Contract::code).orElse("-"))
        .fact("high-bidder", seatOrNone(state.highBidder()))
        .fact("passed", state.passed())
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
    return state.withCards(
        table.list("pack", PlayingCard.FAMILY),
        table.cardsPerSeat("hand", seats, PlayingCard.FAMILY),
        table.set("kitty", PlayingCard.FAMILY),
        table.set("buried", PlayingCard.FAMILY),
        table.cardsPerSeat("aside", seats, PlayingCard.FAMILY),
        table.cardsPerSeat("won", TEAMS, PlayingCard.FAMILY),
        cardPlay);
  }

  @Override
  public MoveSyntax<FiveHundredMove> syntax() {
    return FiveHundredMove.SYNTAX;
  }
}
