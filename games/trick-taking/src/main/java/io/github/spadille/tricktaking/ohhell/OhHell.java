package io.github.spadille.tricktaking.ohhell;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;
import static io.github.spadille.tricktaking.ohhell.OhHellMove.OPEN_BIDS;
import static io.github.spadille.tricktaking.ohhell.OhHellMove.SECRET_BIDS;
import static io.github.spadille.tricktaking.ohhell.OhHellState.FIRST_HAND;
import static io.github.spadille.tricktaking.ohhell.OhHellState.NO_BID;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.HandPad;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.MoveTable;
import io.github.spadille.engine.move.NumberSet;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Audience;
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
import io.github.spadille.tricktaking.ohhell.OhHellOptions.Sizes;
import io.github.spadille.tricktaking.ohhell.OhHellOptions.Tie;
import io.github.spadille.tricktaking.ohhell.OhHellState.Bids;
import io.github.spadille.tricktaking.ohhell.OhHellState.Hand;
import io.github.spadille.tricktaking.ohhell.OhHellState.Phase;
import java.util.Optional;

/**
 * Oh Hell: bid a number of tricks and win exactly so many.
 *
 * <p>{@code SHUFFLE → BID → PLAY → (SHUFFLE | OVER)}. Only its owner sees a hand, and nobody sees
 * the stub and the tricks won. With the option {@code bidding=at-once} players see only their own
 * bid until all have bid. The rulebook is {@code oh-hell.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #handSize} (OHH-3), {@link #dealersLowestBid}
 * (OHH-10), {@link #dealersHighestBid} (OHH-11), {@link #following} (OHH-14, OHH-15), {@link
 * #order} (OHH-16).
 */
public class OhHell extends TrickRules<OhHellState> {
  /** The game. */
  public static final Game<OhHellState, TrickMove, OhHellOptions> GAME =
      Game.<OhHellState, TrickMove, OhHellOptions>builder("oh-hell")
          .name("Oh Hell!")
          .family(Tag.TRICK_TAKING)
          .tags(Tag.PREDICTION)
          .summary("Bid how many tricks you will win, and win exactly so many.")
          .seats(3, 7, 4)
          .options(OhHellOptions.SCHEMA)
          .texts(OhHell.class)
          .rules(OhHell::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // OHH-1

  private static final Following FOLLOW_SUIT = Following.suit("OHH-14");

  /** Every play and every bid of each seat, out of which lists of legal moves are made. */
  private static final MoveTable<PlayingCard, TrickMove> MOVES =
      MoveTable.of(PlayingCard.FAMILY, Play::of, Bid::of);

  private static final Phases<Phase, OhHellState, TrickMove> PHASES =
      Phases.<Phase, OhHellState, TrickMove>of(Phase.class)
          .elsewhere("OHH-4", "dealt", Shuffle.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("OHH-4", "undealt")
          .in(Phase.BID)
          .anybody(Bid.class)
          .others("OHH-8", "bidding")
          .in(Phase.PLAY)
          .turn("OHH-13", "turn", Play.class)
          .unlike("OHH-12", "final", Bid.class)
          .others("OHH-13", "playing")
          .over(Phase.OVER, "OHH-23")
          .build();

  private final OhHellOptions options;
  private final boolean allBidAtOnce;
  private final int largestHand; // F in the rulebook
  private final Bids noBids;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected OhHell(int seats, OhHellOptions options) {
    super(seats, PACK, options.bidding() == Bidding.AT_ONCE ? SECRET_BIDS : OPEN_BIDS);
    this.options = options;
    this.allBidAtOnce = options.bidding() == Bidding.AT_ONCE;
    this.largestHand = options.largestHand(seats);
    this.noBids = Bids.none(seats);
  }

  @Override
  public OhHellState start() {
    return OhHellState.undealt(Hand.first(dealtTo(FIRST_HAND), seats, PACK.cards()), noBids);
  }

  @Override
  public ImmutableLongArray returns(OhHellState state) { // OHH-24
    return scoring().returnsByPlace(state);
  }

  /** Returns how many cards each player gets in a hand: one at least, and what the pack has. */
  private int dealtTo(int handNumber) {
    return Math.max(1, Math.min(handSize(handNumber), PACK.size() / seats));
  }

  /** Returns how many cards each player is to get in a hand (OHH-3). */
  protected int handSize(int handNumber) {
    if (isPlayOff(handNumber)) {
      return 1; // OHH-24
    }
    int handsApart = Math.abs(largestHand - handNumber); // from hand F, at which sizes turn
    return options.sizes() == Sizes.UP_DOWN ? largestHand - handsApart : 1 + handsApart;
  }

  private boolean isPlayOff(int handNumber) {
    return handNumber > lastRegularHand();
  }

  /** Returns the number of the last hand before a play-off (OHH-3). */
  private int lastRegularHand() {
    return options.sizes() == Sizes.DOWN ? largestHand : 2 * largestHand - 1;
  }

  @Override
  public Optional<Refusal> refusal(OhHellState state, TrickMove move) {
    Optional<Refusal> untimely =
        PHASES.refusal(state.phase(), state.cards().seatInTurn(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Play play) {
      return state.cards().refusalUnlessPlayable(play.card(), following(), "OHH-13");
    }
    if (move instanceof Bid bid) {
      return refusalOfBid(state, bid);
    }
    return move instanceof Shuffle shuffle
        ? shuffle.refusalUnlessOf(PACK, "OHH-1")
        : Optional.empty();
  }

  private Optional<Refusal> refusalOfBid(OhHellState state, Bid bid) {
    int seat = bid.seat();
    Seats toBid = state.bids().toBid();
    if (!toBid.contains(seat)) {
      return allBidAtOnce && isSeat(seat)
          ? refuse("OHH-12", "again")
          : refuse("OHH-8", "turn", toBid);
    }
    int tricks = bid.tricks();
    if (legalBids(state, seat).contains(tricks)) {
      return Optional.empty();
    }
    if (tricks < 0) {
      return refuse("OHH-9", "below");
    }
    int size = state.hand().size();
    if (!isBoundByOtherBids(state, seat)) {
      return refuse("OHH-9", "above", size);
    }
    int lowest = lowestBid(state);
    if (tricks < lowest) {
      return refuse("OHH-10", "below", lowest);
    }
    int highest = dealersHighestBid(state);
    if (tricks > highest) {
      return dealerMustExceed()
          ? refuse("OHH-11", "above", highest)
          : refuse("OHH-9", "above", highest);
    }
    return refuse("OHH-10", "equal", size); // the forbidden bid
  }

  /** Bids in ascending order, seat by seat; plays in the order of the pack. */
  @Override
  public MoveList<TrickMove> legalMoves(OhHellState state) {
    if (state.phase() == Phase.SHUFFLE || state.phase() == Phase.OVER) {
      return MoveList.empty();
    }
    boolean isBidding = state.phase() == Phase.BID;
    if (allBidAtOnce && isBidding) {
      return bidsOfAllToBid(state);
    }
    int seat = state.turn().first();
    return MOVES.list( // One list for both: no card to play while bidding, no bid afterwards.
        seat,
        state.cards().playable(following()).when(!isBidding),
        isBidding ? legalBids(state, seat) : NumberSet.none());
  }

  private MoveList<TrickMove> bidsOfAllToBid(OhHellState state) {
    MoveList<TrickMove> bids = MoveList.empty();
    for (int seat : state.bids().toBid()) {
      bids = bids.plus(MOVES.list(seat, noCards(), legalBids(state, seat)));
    }
    return bids;
  }

  private NumberSet legalBids(OhHellState state, int seat) {
    return isBoundByOtherBids(state, seat)
        ? dealersBids(state)
        : NumberSet.range(0, state.hand().size()); // OHH-9
  }

  /** Returns what the dealer may bid as the last to bid (OHH-9, OHH-10, OHH-11). */
  private NumberSet dealersBids(OhHellState state) {
    NumberSet bids = NumberSet.range(lowestBid(state), dealersHighestBid(state));
    if (options.dealerBid() != DealerBid.HOOK) {
      return bids;
    }
    NumberSet others = bids.without(tricksLeftOver(state));
    return others.isEmpty() ? bids : others;
  }

  /** Returns the dealer's lowest bid, or the highest one if that is lower. */
  private int lowestBid(OhHellState state) {
    return Math.max(0, Math.min(dealersLowestBid(state), dealersHighestBid(state)));
  }

  /** Returns how many tricks nobody has bid so far; negative if there are too many bids. */
  private static int tricksLeftOver(OhHellState state) {
    return state.hand().size() - state.bids().total();
  }

  /** Tells whether the other bids limit a player's bid (OHH-10): the dealer's, who bids last. */
  private boolean isBoundByOtherBids(OhHellState state, int seat) {
    return seat == state.hand().dealer() && !allBidAtOnce;
  }

  /** Tells whether the dealer has limits of its own, OHH-10 and OHH-11, in place of OHH-9. */
  private boolean dealerMustExceed() {
    return options.dealerBid() == DealerBid.EXCEED;
  }

  /** Returns the lowest bid that the dealer may make as the last to bid (OHH-10). */
  protected int dealersLowestBid(OhHellState state) {
    return dealerMustExceed() ? Math.max(0, tricksLeftOver(state) + 1) : 0;
  }

  /** Returns the highest bid that the dealer may make as the last to bid (OHH-9, OHH-11). */
  protected int dealersHighestBid(OhHellState state) {
    int size = state.hand().size();
    boolean othersBidNone = state.bids().total() == 0;
    return dealerMustExceed() && othersBidNone ? size + 1 : size; // OHH-11
  }

  /** Returns what may be played: a player who can follow suit must (OHH-14), else any (OHH-15). */
  protected Following following() {
    return FOLLOW_SUIT;
  }

  @Override
  protected OhHellState applyLegal(
      OhHellState state, TrickMove move, StageListener<OhHellState> stages) {
    if (move instanceof Play play) {
      return play(state, play.card(), stages);
    }
    if (move instanceof Bid bid) {
      return bid(state, bid, stages);
    }
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle, stages);
    }
    throw unknown(move);
  }

  private OhHellState deal(OhHellState state, Shuffle shuffle, StageListener<OhHellState> stages) {
    int size = state.hand().size();
    int dealer = state.hand().dealer();
    CardList<PlayingCard> undealt = shuffle.cards().draw(size * seats); // OHH-5, OHH-6
    TrickPlay cards = state.cards().deal(shuffle.cards(), dealer, size); // OHH-4
    Seats toBid = allBidAtOnce ? Seats.all(seats) : Seats.of(next(dealer)); // OHH-8
    OhHellState dealt = state.dealt(undealt, cards, toBid);
    if (stages.isListening()) {
      stages.reached("dealt", dealer, dealt, size, dealt.turnUp().top(), dealt.trump());
    }
    return dealt;
  }

  private OhHellState bid(OhHellState state, Bid bid, StageListener<OhHellState> stages) {
    int seat = bid.seat();
    if (!allBidAtOnce) {
      boolean last = seat == state.hand().dealer(); // OHH-8
      return state.bid(seat, bid.tricks(), last ? Seats.none() : Seats.of(next(seat)));
    }
    OhHellState after = state.bid(seat, bid.tricks(), state.bids().toBid().without(seat));
    if (after.phase() == Phase.PLAY && stages.isListening()) {
      stages.reached("bids-shown", Seats.NOBODY, after, bidOfEach(after));
    }
    return after;
  }

  private ImmutableList<Phrase> bidOfEach(OhHellState state) {
    ImmutableList.Builder<Phrase> bids = ImmutableList.builder();
    for (int seat = 0; seat < seats; seat++) {
      bids.add(new Phrase("word.bid", seat, ImmutableList.of(state.bids().bySeat().get(seat))));
    }
    return bids.build();
  }

  private OhHellState play(OhHellState state, PlayingCard card, StageListener<OhHellState> stages) {
    return state.cards().isLastToPlay()
        ? takeTrick(state, card, stages)
        : state.withCards(state.cards().play(card));
  }

  private OhHellState takeTrick(
      OhHellState state, PlayingCard last, StageListener<OhHellState> stages) {
    TrickPlay complete = state.cards().play(last);
    if (stages.isListening()) {
      stages.reached("trick-complete", state.withCards(complete));
    }
    int winner = complete.winner(order(state));
    OhHellState taken = state.withCards(complete.take(winner)); // OHH-17
    stages.reached("trick-taken", winner, taken);
    return taken.cards().handsAreEmpty() ? scoreHand(taken, taken.cards().tricks(), stages) : taken;
  }

  /**
   * Returns which card wins a trick (OHH-16).
   *
   * @param state the state before the last card of the trick is played
   */
  protected Trick.Order order(OhHellState state) {
    return Suits.trumps(state.trump());
  }

  private OhHellState scoreHand(
      OhHellState state, IntPerSeat tricks, StageListener<OhHellState> stages) { // OHH-18, OHH-22
    int number = state.handNumber();
    IntPerSeat bids = state.bids().bySeat();
    ScoreSheet.Builder sheet = state.sheet().toBuilder();
    for (int seat = 0; seat < seats; seat++) {
      int bid = bids.get(seat);
      int difference = Math.abs(bid - tricks.get(seat));
      if (difference == 0) {
        sheet.add(number, bid == 0 ? "OHH-20" : "OHH-19", seat, pointsForMet(bid));
      } else if (options.scoring() == Scoring.TEN_PER_TRICK) { // with TEN_PLUS nothing
        sheet.add(number, "OHH-21", seat, -10L * difference);
      }
    }
    OhHellState scored = state.withSheet(sheet.build());
    stages.reached("hand-scored", scored);
    return number < lastRegularHand()
        ? nextHand(scored, scored.hand().contenders())
        : endOrPlayOff(scored, stages);
  }

  /** Returns the points for a bid that is met (OHH-19, OHH-20). */
  private long pointsForMet(int bid) {
    if (bid == 0) {
      return options.zeroBid();
    }
    return options.scoring() == Scoring.TEN_PER_TRICK ? 10L * bid : 10L + bid;
  }

  private OhHellState nextHand(OhHellState state, Seats contenders) {
    int size = dealtTo(state.handNumber() + 1);
    return OhHellState.undealt(state.hand().next(size, PACK.cards(), contenders), noBids);
  }

  private OhHellState endOrPlayOff(OhHellState state, StageListener<OhHellState> stages) {
    Seats contenders = state.hand().contenders(); // OHH-24a; all before a play-off
    Seats leaders = Outcome.highest(state.scores(), contenders).winners();
    if (leaders.size() == 1 || options.tie() == Tie.SHARED) {
      return state.wonBy(leaders); // OHH-23, OHH-25
    }
    OhHellState tied = nextHand(state, leaders); // OHH-24
    stages.reached("tied", Seats.NOBODY, tied, leaders);
    return tied;
  }

  @Override
  public Optional<ScorePad<OhHellState>> scorePad() {
    return Optional.of(
        HandPad.of(
            start(),
            state -> OhHellFacts.none(this, dealtUnseen(state)),
            (state, facts) -> scoreHand(facts.state(), facts.tricks(), StageListener.none())));
  }

  /** Returns the state after a deal of which nobody sees a card, as at a table with real ones. */
  private OhHellState dealtUnseen(OhHellState state) {
    return deal(state, new Shuffle(PACK.cards()), StageListener.none());
  }

  @Override
  protected ImmutableList<String> governingInTurn(OhHellState state, int seat) {
    if (state.phase() == Phase.BID) {
      if (!isBoundByOtherBids(state, seat)) {
        return ImmutableList.of("OHH-8", "OHH-9");
      }
      return dealerMustExceed()
          ? ImmutableList.of("OHH-8", "OHH-9", "OHH-10", "OHH-11")
          : ImmutableList.of("OHH-8", "OHH-9", "OHH-10");
    }
    if (state.cards().trick().isEmpty()) {
      return ImmutableList.of("OHH-13");
    }
    ImmutableList<String> duties = state.cards().binding(following());
    return ImmutableList.<String>builder()
        .add("OHH-13")
        .addAll(duties.isEmpty() ? ImmutableList.of("OHH-15") : duties)
        .build();
  }

  /** A player who does not follow suit holds no card of the suit led (OHH-14). */
  @Override
  public Deductions<OhHellState, TrickMove> deductions() {
    return (before, move, deductions) -> {
      if (move instanceof Play play) {
        deductions.none(
            "hand." + play.seat(), Suits.shownMissing(play.card(), before.cards().trick()));
      }
    };
  }

  @Override
  public RulesOfThumb<OhHellState, TrickMove> rulesOfThumb() {
    return new OhHellThumbs(this::order);
  }

  @Override
  public Table table(OhHellState state) {
    boolean hidden = allBidAtOnce && state.phase() == Phase.BID; // OHH-12
    Seats contenders = isPlayOff(state.handNumber()) ? state.hand().contenders() : Seats.none();
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
        .fact(
            "bids", state.bids().bySeat().words(NO_BID), seat -> hidden ? Audience.seat(seat) : ALL)
        .fact("tricks", cards.tricks())
        .fact("led", cards.trick().isEmpty() ? "-" : cards.trick().led().suit().code())
        .fact("contenders", contenders)
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
