package io.github.spadille.tricktaking.ohhell;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;
import static io.github.spadille.tricktaking.ohhell.OhHellState.NO_BID;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.Deal;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.tricktaking.Suits;
import io.github.spadille.tricktaking.Trick;
import io.github.spadille.tricktaking.ohhell.OhHellMove.Bid;
import io.github.spadille.tricktaking.ohhell.OhHellMove.Play;
import io.github.spadille.tricktaking.ohhell.OhHellMove.Shuffle;
import io.github.spadille.tricktaking.ohhell.OhHellOptions.Bidding;
import io.github.spadille.tricktaking.ohhell.OhHellOptions.DealerBid;
import io.github.spadille.tricktaking.ohhell.OhHellOptions.Scoring;
import io.github.spadille.tricktaking.ohhell.OhHellOptions.Tie;
import io.github.spadille.tricktaking.ohhell.OhHellState.Hand;
import io.github.spadille.tricktaking.ohhell.OhHellState.Phase;
import io.github.spadille.tricktaking.ohhell.OhHellState.TrickStart;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Oh Hell: bid a number of tricks and win exactly so many.
 *
 * <p>{@code SHUFFLE → BID → PLAY → (SHUFFLE | OVER)}. A hand is hidden from all but its owner, the
 * stub and the tricks won from everybody. The rulebook is {@code oh-hell.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #handSize} (OHH-3), {@link #lowestBid} and
 * {@link #highestBid} (OHH-9 to OHH-11), {@link #order} (OHH-16).
 */
public class OhHell extends AbstractRules<OhHellState, OhHellMove> {
  /** The game. */
  public static final Game<OhHellState, OhHellMove, OhHellOptions> GAME =
      Game.<OhHellState, OhHellMove, OhHellOptions>builder("oh-hell")
          .name("Oh Hell!")
          .family("trick-taking")
          .summary("Bid how many tricks you will win, and win exactly so many.")
          .seats(3, 7, 4)
          .options(OhHellOptions.SCHEMA)
          .texts(OhHell.class)
          .rules(OhHell::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // OHH-1

  private final OhHellOptions options;
  private final boolean atOnce;
  private final DealerBid dealerBid;
  private final boolean tenPerTrick;
  private final int firstSize;
  private final IntPerSeat noBids;
  private final TrickStart nothing;

  /**
   * Creates the rules.
   *
   * @param seats 3 to 7
   * @param options checked by {@link #GAME} against the number of seats
   */
  protected OhHell(int seats, OhHellOptions options) {
    super(seats, areAtOnce(options) ? OhHellMove.SECRET_BIDS : OhHellMove.OPEN_BIDS);
    this.options = options;
    this.atOnce = areAtOnce(options);
    this.dealerBid = options.dealerBid();
    this.tenPerTrick = options.scoring() == Scoring.TEN_PER_TRICK;
    this.firstSize = options.sizeOfFirstHand(seats);
    this.noBids = IntPerSeat.of(seats, NO_BID);
    CardsPerSeat<PlayingCard> none = CardsPerSeat.none(PlayingCard.FAMILY, seats);
    this.nothing = TrickStart.of(0, none, none, IntPerSeat.of(seats, 0));
  }

  private static boolean areAtOnce(OhHellOptions options) {
    return options.bidding() == Bidding.AT_ONCE;
  }

  @Override
  public OhHellState start() {
    return hand(1, seats - 1, Seats.all(seats), ScoreSheet.empty(seats));
  }

  /** Returns the state before the shuffle of a hand. */
  private OhHellState hand(int number, int dealer, Seats contenders, ScoreSheet sheet) {
    Hand undealt =
        new Hand(
            Phase.SHUFFLE,
            number,
            handSize(number),
            seats,
            dealer,
            PACK.cards(),
            null,
            contenders,
            sheet); // OHH-4a
    return OhHellState.undealt(undealt, nothing, noBids);
  }

  @Override
  public Optional<Refusal> refusal(OhHellState state, OhHellMove move) {
    if (move instanceof Play play) {
      return mayPlay(state, play) ? Optional.empty() : refusalOfPlay(state, play);
    }
    if (move instanceof Bid bid) {
      return mayBid(state, bid) ? Optional.empty() : refusalOfBid(state, bid);
    }
    return refusalOfShuffle(state, (Shuffle) move);
  }

  private static Optional<Refusal> gameIsOver() {
    return refuse("OHH-23", "over");
  }

  private static Optional<Refusal> refusalOfShuffle(OhHellState state, Shuffle shuffle) {
    if (state.phase() != Phase.SHUFFLE) {
      return state.phase() == Phase.OVER ? gameIsOver() : refuse("OHH-4", "dealt");
    }
    return shuffle.refusalUnlessOf(PACK, "OHH-1");
  }

  private boolean mayBid(OhHellState state, Bid bid) {
    return state.phase() == Phase.BID
        && state.turn().contains(bid.seat())
        && bid.tricks() >= 0
        && bid.tricks() < Bid.MANY
        && (legalBids(state, bid.seat()) >>> bid.tricks() & 1) != 0;
  }

  private Optional<Refusal> refusalOfBid(OhHellState state, Bid bid) {
    return switch (state.phase()) {
      case OVER -> gameIsOver();
      case SHUFFLE -> refuse("OHH-4", "undealt");
      case PLAY -> refuse("OHH-12", "final");
      default ->
          state.turn().contains(bid.seat())
              ? refusalOfNumber(state, bid)
              : refusalOfBidder(state, bid.seat());
    };
  }

  private Optional<Refusal> refusalOfBidder(OhHellState state, int seat) {
    return atOnce && isSeat(seat)
        ? refuse("OHH-12", "again")
        : refuse("OHH-8", "turn", state.turn().seats());
  }

  private Optional<Refusal> refusalOfNumber(OhHellState state, Bid bid) {
    int size = state.hand().size();
    if (!binds(state, bid.seat())) {
      return bid.tricks() < 0 ? refuse("OHH-9", "below") : refuse("OHH-9", "above", size);
    }
    if (bid.tricks() < lowestBid(state, size)) {
      return refuse("OHH-10", "below", lowestBid(state, size));
    }
    return bid.tricks() > highestBid(state, size)
        ? refuse("OHH-11", "above", highestBid(state, size))
        : refuse("OHH-10", "equal", size);
  }

  private static boolean mayPlay(OhHellState state, Play play) {
    // In other phases no card is playable.
    return state.turn().contains(play.seat()) && has(state.playable(), play.card());
  }

  private static boolean has(long cards, PlayingCard card) {
    return card.index() < Long.SIZE && (cards >>> card.index() & 1) != 0;
  }

  private static Optional<Refusal> refusalOfPlay(OhHellState state, Play play) {
    return switch (state.phase()) {
      case OVER -> gameIsOver();
      case SHUFFLE -> refuse("OHH-4", "undealt");
      case BID -> refuse("OHH-8", "bidding");
      default ->
          state.turn().contains(play.seat())
              ? refusalOfCard(state, play)
              : refuse("OHH-13", "turn", state.turn().seats());
    };
  }

  private static Optional<Refusal> refusalOfCard(OhHellState state, Play play) {
    return state.hands().has(play.seat(), play.card())
        ? refuse("OHH-14", "follow", play.card(), state.trick().led())
        : refuse("OHH-13", "not-held", play.card());
  }

  /** Bids in ascending order, seat by seat; plays in the order of the pack. */
  @Override
  public MoveList<OhHellMove> legalMoves(OhHellState state) {
    long cards = state.playable();
    if (cards == 0 && (atOnce || state.phase() != Phase.BID)) {
      return state.phase() == Phase.BID ? legalSecretBids(state) : MoveList.empty();
    }
    int seat = state.turn().first();
    return MoveTable.list(seat, cards, cards != 0 ? 0 : legalBids(state, seat));
  }

  private MoveList<OhHellMove> legalSecretBids(OhHellState state) {
    MoveList<OhHellMove> bids = MoveList.empty();
    for (int seat = 0; seat < seats; seat++) {
      if (state.turn().contains(seat)) {
        bids = bids.plus(MoveTable.list(seat, 0, legalBids(state, seat)));
      }
    }
    return bids;
  }

  /** Returns the bids of a seat: bit i for a bid of i tricks. */
  private long legalBids(OhHellState state, int seat) {
    int size = state.hand().size();
    if (!binds(state, seat)) {
      return bidsUpTo(size); // OHH-9
    }
    int hooked = hookedBid(state, size);
    long open = hooked < 0 ? -1L : ~(1L << hooked);
    return bidsUpTo(highestBid(state, size)) & -(1L << lowestBid(state, size)) & open;
  }

  private static long bidsUpTo(int tricks) {
    return (2L << tricks) - 1;
  }

  /** Tells whether the dealer's bid is bound by the others' (OHH-10); all at once it is not. */
  private boolean binds(OhHellState state, int seat) {
    return seat == state.dealer() && !atOnce;
  }

  /** Returns the dealer's lowest bid (OHH-10). */
  protected int lowestBid(OhHellState state, int size) {
    return dealerBid == DealerBid.EXCEED ? Math.max(0, size + 1 - othersBids(state)) : 0;
  }

  /** Returns the dealer's highest bid (OHH-11). */
  protected int highestBid(OhHellState state, int size) {
    return Math.max(size, lowestBid(state, size));
  }

  /** Returns the bid that would make bids and tricks equal, or -1 where that is allowed. */
  private int hookedBid(OhHellState state, int size) {
    return dealerBid == DealerBid.HOOK ? Math.max(-1, size - othersBids(state)) : -1;
  }

  private int othersBids(OhHellState state) {
    return state.bids().with(state.dealer(), 0).sum();
  }

  @Override
  protected OhHellState applyLegal(OhHellState state, OhHellMove move, Stages<OhHellState> stages) {
    if (move instanceof Play play) {
      return play(state, play, stages);
    }
    return move instanceof Bid bid ? bid(state, bid, stages) : deal(state, (Shuffle) move, stages);
  }

  private OhHellState deal(OhHellState state, Shuffle shuffle, Stages<OhHellState> stages) {
    CardList<PlayingCard> pack = shuffle.cards();
    int size = state.hand().size();
    int first = next(state.dealer()); // OHH-8
    OhHellState dealt =
        state.dealt(
            atOnce ? Turn.of(Seats.all(seats)) : Turn.of(first),
            Deal.cards(pack, seats, first, size * seats), // OHH-4
            pack.draw(size * seats), // OHH-5, OHH-6
            first); // OHH-13
    if (stages.areHeard()) {
      stages.reached("dealt", state.dealer(), dealt, size, dealt.turnUp().top(), dealt.trump());
    }
    return dealt;
  }

  private OhHellState bid(OhHellState state, Bid bid, Stages<OhHellState> stages) {
    IntPerSeat bids = state.bids().with(bid.seat(), bid.tricks());
    if (!bids.contains(NO_BID)) {
      OhHellState allBid = state.allBid(bids);
      if (atOnce && stages.areHeard()) {
        stages.reached("bids-shown", Phrase.NOBODY, allBid, told(bids));
      }
      return allBid;
    }
    return state.bid(
        bids,
        atOnce ? Turn.of(state.turn().seats().without(bid.seat())) : Turn.of(next(bid.seat())));
  }

  private ImmutableList<Phrase> told(IntPerSeat bids) {
    ImmutableList.Builder<Phrase> told = ImmutableList.builder();
    for (int seat = 0; seat < seats; seat++) {
      told.add(new Phrase("word.bid", seat, ImmutableList.of(bids.get(seat))));
    }
    return told.build();
  }

  private OhHellState play(OhHellState state, Play play, Stages<OhHellState> stages) {
    int next = next(state.turn().first());
    return next == state.leader()
        ? takeTrick(state, play.card(), stages)
        : state.played(play.card(), next);
  }

  private OhHellState takeTrick(OhHellState state, PlayingCard last, Stages<OhHellState> stages) {
    if (stages.areHeard()) {
      stages.reached("trick-complete", state.played(last, state.leader()));
    }
    OhHellState taken = state.trickTaken(last, order(state));
    stages.reached("trick-taken", taken.leader(), taken);
    return taken.handsAreEmpty() ? scoreHand(taken, stages) : taken;
  }

  /**
   * Returns which card wins a trick (OHH-16).
   *
   * @param state the state in which the last card of the trick is played
   */
  protected Trick.Order order(OhHellState state) {
    return Suits.trumps(state.trump());
  }

  private OhHellState scoreHand(OhHellState state, Stages<OhHellState> stages) { // OHH-18, OHH-22
    int hand = state.handNumber();
    IntPerSeat bids = state.bids();
    IntPerSeat won = state.tricks();
    ScoreSheet.Builder lines = state.sheet().toBuilder();
    for (int seat = 0; seat < seats; seat++) {
      int bid = bids.get(seat);
      int missed = Math.abs(bid - won.get(seat));
      if (missed == 0) {
        lines.add(hand, bid == 0 ? "OHH-20" : "OHH-19", seat, pointsFor(bid));
      } else if (tenPerTrick) {
        lines.add(hand, "OHH-21", seat, -10L * missed);
      }
    }
    OhHellState scored = state.scored(lines.build());
    stages.reached("hand-scored", scored);
    return hand < hands()
        ? nextHand(scored, scored.contenders()) // OHH-7
        : endOrBreakTie(scored, stages);
  }

  private OhHellState nextHand(OhHellState state, Seats contenders) {
    return hand(state.handNumber() + 1, next(state.dealer()), contenders, state.sheet());
  }

  private OhHellState endOrBreakTie(OhHellState state, Stages<OhHellState> stages) {
    Seats leaders = Outcome.highest(state.scores(), state.contenders()).winners(); // OHH-24a
    if (leaders.size() == 1 || options.tie() == Tie.SHARED) {
      return state.over(leaders); // OHH-23, OHH-25
    }
    OhHellState tied = nextHand(state, leaders); // OHH-24
    stages.reached("tied", Phrase.NOBODY, tied, leaders);
    return tied;
  }

  /** Returns the points for winning exactly the tricks bid (OHH-19, OHH-20). */
  private long pointsFor(int bid) {
    if (bid == 0) {
      return options.zeroBid();
    }
    return tenPerTrick ? 10L * bid : 10L + bid;
  }

  private boolean isTieBreak(int handNumber) { // OHH-24
    return handNumber > hands();
  }

  /** Returns the number of hands, tie-breaks apart (OHH-3). */
  private int hands() {
    return options.sizes() == OhHellOptions.Sizes.DOWN ? firstSize : 2 * firstSize - 1;
  }

  /** Returns how many cards each seat gets in a hand (OHH-3). */
  protected int handSize(int handNumber) {
    if (isTieBreak(handNumber)) {
      return 1; // OHH-24
    }
    int fromTurn = Math.abs(firstSize - handNumber);
    return options.sizes() == OhHellOptions.Sizes.UP_DOWN ? firstSize - fromTurn : 1 + fromTurn;
  }

  @Override
  protected OhHellMove chanceMove(OhHellState state, RandomGenerator random) {
    return new Shuffle(PACK.shuffled(random));
  }

  @Override
  public ImmutableList<String> governing(OhHellState state, int seat) {
    if (state.phase() == Phase.BID) {
      return binds(state, seat)
          ? ImmutableList.of("OHH-8", "OHH-10", "OHH-11")
          : ImmutableList.of("OHH-8", "OHH-9");
    }
    return ImmutableList.of(
        state.trick().isEmpty() ? "OHH-13" : state.canFollow(seat) ? "OHH-14" : "OHH-15");
  }

  /** Who does not follow holds no card of the suit led (OHH-14). */
  @Override
  public void tells(OhHellState before, OhHellMove move, Clues clues) {
    if (move instanceof Play play) {
      clues.none("hand." + play.seat(), Suits.shownMissing(play.card(), before.trick()));
    }
  }

  @Override
  public Table table(OhHellState state) {
    boolean secret = atOnce && state.phase() == Phase.BID;
    return Table.builder()
        .hands("hand", state.hands())
        .pile("turn-up", state.turnUp(), ALL)
        .pile("stub", state.stub(), NOBODY)
        .pileTopLast("trick", state.trick(), ALL)
        .piles("won", state.won(), NOBODY)
        .word("phase", state.phase())
        .seat("dealer", state.dealer())
        .fact("turn", state.turn().seats())
        .fact("hand-no", state.handNumber())
        .fact("hand-size", state.hand().size())
        .fact("trump", state.turnUp().isEmpty() ? "-" : state.trump().code())
        .fact("bids", state.bids().words(NO_BID), seat -> secret ? Audience.seat(seat) : ALL)
        .fact("tricks", state.tricks())
        .fact("led", state.trick().isEmpty() ? "-" : state.trick().led().suit().code())
        .fact("contenders", isTieBreak(state.handNumber()) ? state.contenders() : Seats.none())
        .fact("scores", state.scores())
        .build();
  }

  @Override
  public OhHellState withCards(OhHellState state, Table table) {
    return state.withCards(
        table.cardsPerSeat("hand", seats, PlayingCard.FAMILY),
        state.turnUp().appendAll(table.list("stub", PlayingCard.FAMILY)),
        table.cardsPerSeat("won", seats, PlayingCard.FAMILY));
  }
}
