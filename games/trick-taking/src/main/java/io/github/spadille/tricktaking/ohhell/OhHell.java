package io.github.spadille.tricktaking.ohhell;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;
import static io.github.spadille.tricktaking.ohhell.OhHellState.NO_BID;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.MoveTable;
import io.github.spadille.engine.game.NumberSet;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.tricktaking.Following;
import io.github.spadille.tricktaking.Suits;
import io.github.spadille.tricktaking.Trick;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.TrickMove.Shuffle;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.TrickRules;
import io.github.spadille.tricktaking.ohhell.OhHellMove.Bid;
import io.github.spadille.tricktaking.ohhell.OhHellOptions.Bidding;
import io.github.spadille.tricktaking.ohhell.OhHellOptions.DealerBid;
import io.github.spadille.tricktaking.ohhell.OhHellOptions.Scoring;
import io.github.spadille.tricktaking.ohhell.OhHellOptions.Tie;
import io.github.spadille.tricktaking.ohhell.OhHellState.Hand;
import io.github.spadille.tricktaking.ohhell.OhHellState.Phase;
import java.util.Optional;

/**
 * Oh Hell: bid a number of tricks and win exactly so many.
 *
 * <p>{@code SHUFFLE → BID → PLAY → (SHUFFLE | OVER)}. A hand is hidden from all but its owner, the
 * stub and the tricks won from everybody. The rulebook is {@code oh-hell.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #handSize} (OHH-3), {@link #lowestBid} and
 * {@link #highestBid} (OHH-9 to OHH-11), {@link #following} (OHH-14), {@link #order} (OHH-16).
 */
public class OhHell extends TrickRules<OhHellState> {
  /** The game. */
  public static final Game<OhHellState, TrickMove, OhHellOptions> GAME =
      Game.<OhHellState, TrickMove, OhHellOptions>builder("oh-hell")
          .name("Oh Hell!")
          .family("trick-taking")
          .summary("Bid how many tricks you will win, and win exactly so many.")
          .seats(3, 7, 4)
          .options(OhHellOptions.SCHEMA)
          .texts(OhHell.class)
          .rules(OhHell::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // OHH-1

  private static final Following FOLLOW_SUIT = Following.suit("OHH-14");

  private static final MoveTable<PlayingCard, TrickMove> MOVES =
      MoveTable.of(PlayingCard.FAMILY, Play::of, Bid::of);

  private final OhHellOptions options;
  private final boolean atOnce;
  private final int firstSize;
  private final OhHellState.Bidding noBids;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected OhHell(int seats, OhHellOptions options) {
    super(seats, PACK, areAtOnce(options) ? OhHellMove.SECRET_BIDS : OhHellMove.OPEN_BIDS);
    this.options = options;
    this.atOnce = areAtOnce(options);
    this.firstSize = options.sizeOfFirstHand(seats);
    this.noBids = new OhHellState.Bidding(IntPerSeat.of(seats, NO_BID), 0, Seats.none());
  }

  private static boolean areAtOnce(OhHellOptions options) {
    return options.bidding() == Bidding.AT_ONCE;
  }

  @Override
  public OhHellState start() {
    return handBegins(1, seats - 1, Seats.all(seats), ScoreSheet.empty(seats)); // OHH-4a
  }

  private OhHellState handBegins(int number, int dealer, Seats contenders, ScoreSheet sheet) {
    int size = handSize(number);
    return new OhHellState(
        new Hand(Phase.SHUFFLE, number, size, dealer, PACK.cards(), null, contenders, sheet),
        noBids,
        TrickPlay.undealt(seats, next(dealer))); // OHH-13
  }

  @Override
  public Optional<Refusal> refusal(OhHellState state, TrickMove move) {
    if (move instanceof Play play) {
      return state.phase() == Phase.PLAY
          ? state.cards().refusalUnlessPlayable(play, following(), "OHH-13")
          : untimely(state.phase());
    }
    if (move instanceof Bid bid) {
      return state.phase() == Phase.BID ? refusalOfBid(state, bid) : untimely(state.phase());
    }
    if (state.phase() == Phase.SHUFFLE && move instanceof Shuffle shuffle) {
      return shuffle.refusalUnlessOf(PACK, "OHH-1");
    }
    return state.phase() == Phase.OVER ? untimely(Phase.OVER) : refuse("OHH-4", "dealt");
  }

  /** Returns why nobody bids or plays now, as something else is awaited. */
  private static Optional<Refusal> untimely(Phase awaited) {
    return switch (awaited) {
      case SHUFFLE -> refuse("OHH-4", "undealt");
      case BID -> refuse("OHH-8", "bidding");
      case PLAY -> refuse("OHH-12", "final");
      case OVER -> refuse("OHH-23", "over");
    };
  }

  private Optional<Refusal> refusalOfBid(OhHellState state, Bid bid) {
    int seat = bid.seat();
    if (!state.bidding().toBid().contains(seat)) {
      return atOnce && isSeat(seat)
          ? refuse("OHH-12", "again")
          : refuse("OHH-8", "turn", state.bidding().toBid());
    }
    int size = state.hand().size();
    int tricks = bid.tricks();
    if (legalBids(state, seat).contains(tricks)) {
      return Optional.empty();
    }
    if (!isBound(state, seat)) {
      return tricks < 0 ? refuse("OHH-9", "below") : refuse("OHH-9", "above", size);
    }
    if (tricks < lowestBid(state, size)) {
      return refuse("OHH-10", "below", lowestBid(state, size));
    }
    return tricks > highestBid(state, size)
        ? refuse("OHH-11", "above", highestBid(state, size))
        : refuse("OHH-10", "equal", size);
  }

  /** Tells whether a player's bid is bound by the others' (OHH-10): the dealer's, if in turn. */
  private boolean isBound(OhHellState state, int seat) {
    return seat == state.hand().dealer() && !atOnce;
  }

  /** Returns the dealer's lowest bid (OHH-10). */
  protected int lowestBid(OhHellState state, int size) {
    return options.dealerBid() == DealerBid.EXCEED
        ? Math.max(0, size + 1 - state.bidding().total())
        : 0;
  }

  /** Returns the dealer's highest bid (OHH-11). */
  protected int highestBid(OhHellState state, int size) {
    return Math.max(size, lowestBid(state, size));
  }

  /** Returns the bid that would make bids and tricks equal, or -1 where that is allowed. */
  private int hookedBid(OhHellState state, int size) {
    return options.dealerBid() == DealerBid.HOOK
        ? Math.max(-1, size - state.bidding().total())
        : -1;
  }

  /** Returns what may be played to a trick: whoever can must follow suit (OHH-14, OHH-15). */
  protected Following following() {
    return FOLLOW_SUIT;
  }

  /** Bids in ascending order, seat by seat; plays in the order of the pack. */
  @Override
  public MoveList<TrickMove> legalMoves(OhHellState state) {
    if (state.phase() == Phase.SHUFFLE || state.phase() == Phase.OVER) {
      return MoveList.empty();
    }
    if (atOnce && state.phase() == Phase.BID) {
      return bidsAtOnce(state);
    }
    int seat = state.turn().first();
    boolean bids = state.phase() == Phase.BID;
    return MOVES.list(
        seat,
        state.cards().playable(following()).when(!bids),
        bids ? legalBids(state, seat) : NumberSet.none());
  }

  private MoveList<TrickMove> bidsAtOnce(OhHellState state) {
    MoveList<TrickMove> bids = MoveList.empty();
    for (int seat : state.bidding().toBid()) {
      bids = bids.plus(MOVES.list(seat, noCards(), legalBids(state, seat)));
    }
    return bids;
  }

  private NumberSet legalBids(OhHellState state, int seat) {
    int size = state.hand().size();
    boolean bound = isBound(state, seat);
    int lowest = bound ? lowestBid(state, size) : 0; // OHH-9
    int highest = bound ? highestBid(state, size) : size;
    return NumberSet.range(lowest, highest).without(bound ? hookedBid(state, size) : NO_BID);
  }

  @Override
  protected OhHellState applyLegal(OhHellState state, TrickMove move, Stages<OhHellState> stages) {
    if (move instanceof Play play) {
      return play(state, play.card(), stages);
    }
    return move instanceof Bid bid ? bid(state, bid, stages) : deal(state, (Shuffle) move, stages);
  }

  private OhHellState deal(OhHellState state, Shuffle shuffle, Stages<OhHellState> stages) {
    int size = state.hand().size();
    int dealer = state.hand().dealer();
    CardList<PlayingCard> undealt = shuffle.cards().draw(size * seats); // OHH-5, OHH-6
    TrickPlay cards = state.cards().deal(shuffle.cards(), dealer, size); // OHH-4
    OhHellState dealt =
        state.dealt(undealt, cards, atOnce ? Seats.all(seats) : Seats.of(next(dealer))); // OHH-8
    if (stages.areHeard()) {
      stages.reached("dealt", dealer, dealt, size, dealt.turnUp().top(), dealt.trump());
    }
    return dealt;
  }

  private OhHellState bid(OhHellState state, Bid bid, Stages<OhHellState> stages) {
    int seat = bid.seat();
    if (!atOnce) {
      boolean last = seat == state.hand().dealer(); // OHH-8
      return state.bid(seat, bid.tricks(), last ? Seats.none() : Seats.of(next(seat)));
    }
    OhHellState after = state.bid(seat, bid.tricks(), state.bidding().toBid().without(seat));
    if (after.phase() == Phase.PLAY && stages.areHeard()) {
      stages.reached("bids-shown", Phrase.NOBODY, after, told(after.bids()));
    }
    return after;
  }

  private ImmutableList<Phrase> told(IntPerSeat bids) {
    ImmutableList.Builder<Phrase> told = ImmutableList.builder();
    for (int seat = 0; seat < seats; seat++) {
      told.add(new Phrase("word.bid", seat, ImmutableList.of(bids.get(seat))));
    }
    return told.build();
  }

  private OhHellState play(OhHellState state, PlayingCard card, Stages<OhHellState> stages) {
    return state.cards().isLastToPlay()
        ? takeTrick(state, card, stages)
        : state.with(state.cards().play(card));
  }

  private OhHellState takeTrick(OhHellState state, PlayingCard last, Stages<OhHellState> stages) {
    TrickPlay complete = state.cards().play(last);
    if (stages.areHeard()) {
      stages.reached("trick-complete", state.with(complete));
    }
    int winner = complete.winner(order(state));
    OhHellState taken = state.with(complete.take(winner)); // OHH-17
    stages.reached("trick-taken", winner, taken);
    return taken.cards().handsAreEmpty() ? scoreHand(taken, stages) : taken;
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
    IntPerSeat won = state.cards().tricks();
    ScoreSheet.Builder lines = state.sheet().toBuilder();
    for (int seat = 0; seat < seats; seat++) {
      int bid = bids.get(seat);
      int missed = Math.abs(bid - won.get(seat));
      if (missed == 0) {
        lines.add(hand, bid == 0 ? "OHH-20" : "OHH-19", seat, pointsFor(bid));
      } else if (options.scoring() == Scoring.TEN_PER_TRICK) {
        lines.add(hand, "OHH-21", seat, -10L * missed);
      }
    }
    OhHellState scored = state.withSheet(lines.build());
    stages.reached("hand-scored", scored);
    return hand < hands()
        ? nextHand(scored, scored.hand().contenders()) // OHH-7
        : endOrBreakTie(scored, stages);
  }

  private OhHellState nextHand(OhHellState state, Seats contenders) {
    return handBegins(
        state.handNumber() + 1, next(state.hand().dealer()), contenders, state.sheet());
  }

  private OhHellState endOrBreakTie(OhHellState state, Stages<OhHellState> stages) {
    Seats leaders = Outcome.highest(state.scores(), state.hand().contenders()).winners(); // OHH-24a
    if (leaders.size() == 1 || options.tie() == Tie.SHARED) {
      return state.with(state.hand().wonBy(leaders)); // OHH-23, OHH-25
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
    return options.scoring() == Scoring.TEN_PER_TRICK ? 10L * bid : 10L + bid;
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
  public ImmutableList<String> governing(OhHellState state, int seat) {
    if (state.phase() == Phase.BID) {
      return isBound(state, seat)
          ? ImmutableList.of("OHH-8", "OHH-10", "OHH-11")
          : ImmutableList.of("OHH-8", "OHH-9");
    }
    if (state.cards().trick().isEmpty()) {
      return ImmutableList.of("OHH-13");
    }
    ImmutableList<String> duties = state.cards().binding(following());
    return duties.isEmpty() ? ImmutableList.of("OHH-15") : duties;
  }

  /** Who does not follow holds no card of the suit led (OHH-14). */
  @Override
  public void tells(OhHellState before, TrickMove move, Clues clues) {
    if (move instanceof Play play) {
      clues.none("hand." + play.seat(), Suits.shownMissing(play.card(), before.cards().trick()));
    }
  }

  @Override
  public Table table(OhHellState state) {
    boolean secret = atOnce && state.phase() == Phase.BID;
    TrickPlay cards = state.cards();
    return Table.builder()
        .hands("hand", cards.hands())
        .pile("turn-up", state.turnUp(), ALL)
        .pile("stub", state.stub(), NOBODY)
        .pileTopLast("trick", cards.trick(), ALL)
        .piles("won", cards.won(), NOBODY)
        .word("phase", state.phase())
        .seat("dealer", state.hand().dealer())
        .fact("turn", state.turn().seats())
        .fact("hand-no", state.handNumber())
        .fact("hand-size", state.hand().size())
        .fact("trump", state.turnUp().isEmpty() ? "-" : state.trump().code())
        .fact("bids", state.bids().words(NO_BID), seat -> secret ? Audience.seat(seat) : ALL)
        .fact("tricks", cards.tricks())
        .fact("led", cards.trick().isEmpty() ? "-" : cards.trick().led().suit().code())
        .fact(
            "contenders", isTieBreak(state.handNumber()) ? state.hand().contenders() : Seats.none())
        .fact("scores", state.scores())
        .build();
  }

  @Override
  public OhHellState withCards(OhHellState state, Table table) {
    return state.withCards(
        state.turnUp().appendAll(table.list("stub", PlayingCard.FAMILY)),
        state
            .cards()
            .withHands(table.sets("hand", seats, PlayingCard.FAMILY))
            .withWon(table.sets("won", seats, PlayingCard.FAMILY)));
  }
}
