package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.card.PlayingCard.X1;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.tricktaking.fivehundred.FiveHundredState.team;

import com.google.common.collect.ImmutableList;
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
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Bid;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Discard;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.LeadJoker;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Nominate;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Pass;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Play;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Shuffle;
import io.github.spadille.tricktaking.fivehundred.FiveHundredOptions.OpenWhen;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState.Hand;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState.Phase;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState.TrickStart;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Five Hundred: two teams bid for the kitty and the trumps, and play for 500 points.
 *
 * <p>{@code SHUFFLE → AUCTION → KITTY → (NOMINATE) → PLAY → (SHUFFLE | OVER)}. Only its owner sees
 * a hand, until an open misère lays it open. Only the contractor sees the discards, and nobody the
 * kitty and the tricks won. A contractor who nominates no suit does not tell where the joker is.
 * The rulebook is {@code five-hundred.md}.
 *
 * <p>{@link Trumps} says which suit a card belongs to, {@code Bidding} what may be bid, {@code
 * CardPlay} which card may be played. Variant points, each carrying one rule: {@link #pack} (FIV-1,
 * FIV-2), {@link #value} (FIV-53, FIV-56), {@link #defence} (FIV-58), {@link #winner} (FIV-62 to
 * FIV-65).
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
          .texts(FiveHundred.class)
          .rules(FiveHundred::new)
          .build();

  private static final int TEAMS = 2; // FIV-3
  private static final int NO_TEAM = -1;
  static final int TRICKS = 10; // FIV-32
  private static final int SLAM = 250;
  private static final int TRICK = 10;

  private final FiveHundredOptions options;
  private final Bidding bidding;
  private final CardPlay cardPlay;
  private final Deck<PlayingCard> pack;
  private final MoveTable moves;
  private final CardsPerSeat<PlayingCard> none;
  private final TrickStart nothing;
  private final DealOrder dealOrder;

  /**
   * Creates the rules.
   *
   * @param seats 4 or 6
   * @param options checked by {@link #GAME} against the number of seats
   */
  protected FiveHundred(int seats, FiveHundredOptions options) {
    super(seats, FiveHundredMove.SYNTAX);
    this.options = options;
    this.bidding = new Bidding(seats, options);
    this.cardPlay = new CardPlay(options);
    this.pack = pack(seats);
    this.moves = new MoveTable(seats, bidding.order());
    this.none = CardsPerSeat.none(PlayingCard.FAMILY, seats);
    this.nothing = TrickStart.first(0, none);
    this.dealOrder = new DealOrder(seats, options);
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
      return gameIsOver(state);
    }
    if (move instanceof Shuffle shuffle) {
      return refusalOfShuffle(state, shuffle);
    }
    if (state.phase() == Phase.SHUFFLE) {
      return refuse("FIV-5", "undealt");
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
    return move instanceof Bid bid
        ? bidding.refusalOfBid(state, bid)
        : bidding.refusalToSpeak(state, move.seat());
  }

  /** Returns that the game is over, with the rule that ended it. */
  private Optional<Refusal> gameIsOver(FiveHundredState state) {
    boolean thrownIn = state.highBid().isEmpty();
    int bidders = team(state.highBidder());
    int winner = thrownIn ? NO_TEAM : winner(state.sheet(), bidders, isMade(state));
    if (winner == NO_TEAM) {
      return refuse("FIV-67", "over");
    }
    return refuse(isOutBackwards(state.sheet(), 1 - winner) ? "FIV-63" : "FIV-62", "over");
  }

  private Optional<Refusal> refusalOfShuffle(FiveHundredState state, Shuffle shuffle) {
    return state.phase() == Phase.SHUFFLE
        ? shuffle.refusalUnlessOf(pack, seats == 6 ? "FIV-2" : "FIV-1")
        : refuse("FIV-5", "dealt");
  }

  private static Optional<Refusal> refusalOfDiscard(FiveHundredState state, Discard discard) {
    if (state.phase() != Phase.KITTY) {
      return state.phase() == Phase.AUCTION
          ? refuse("FIV-28", "auction")
          : refuse("FIV-29", "done");
    }
    if (!state.turn().contains(discard.seat())) {
      return refuse("FIV-29", "contractor", state.turn().seats());
    }
    return state.hands().get(discard.seat()).contains(discard.card())
        ? Optional.empty()
        : refuse("FIV-29", "not-held", discard.card());
  }

  private static Optional<Refusal> refusalOfNominate(FiveHundredState state, Nominate nominate) {
    if (state.phase() != Phase.NOMINATE) {
      return refuse("FIV-41", "not-due");
    }
    if (!state.turn().contains(nominate.seat())) {
      return refuse("FIV-41", "contractor", state.turn().seats());
    }
    // Others hear none whether or not the contractor holds the joker: that is all it says.
    return nominate.suit().isEmpty() || state.hands().get(nominate.seat()).contains(X1)
        ? Optional.empty()
        : refuse("FIV-41", "not-held", X1);
  }

  @Override
  public ImmutableList<String> governing(FiveHundredState state, int seat) {
    return switch (state.phase()) {
      case AUCTION -> bidding.governing(state);
      case KITTY -> ImmutableList.of("FIV-29");
      case NOMINATE ->
          state.hands().has(seat, X1)
              ? ImmutableList.of("FIV-41", "FIV-42", "FIV-43")
              : ImmutableList.of("FIV-41");
      case PLAY -> cardPlay.governing(state, seat);
      default -> ImmutableList.of();
    };
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
      return MoveTable.bidsAndPass(bidding.open(state));
    }
    return state.hands().has(seat, X1) ? MoveTable.ALL_NOMINATIONS : MoveTable.NO_SUIT_NOMINATED;
  }

  @Override
  protected FiveHundredState applyLegal(
      FiveHundredState state, FiveHundredMove move, Stages<FiveHundredState> stages) {
    if (move instanceof Play play) {
      return play(state, play.seat(), play.card(), stages);
    }
    if (move instanceof LeadJoker lead) {
      return play(state.naming(lead.suit()), lead.seat(), X1, stages); // FIV-47
    }
    if (move instanceof Bid bid) {
      return speak(state, bid.seat(), bid.contract(), stages);
    }
    if (move instanceof Pass pass) {
      return speak(state, pass.seat(), null, stages);
    }
    if (move instanceof Discard discard) {
      return discard(state, discard, stages);
    }
    return move instanceof Nominate nominate
        ? startPlay(state.playing(Trumps.none(nominate.suit()), cardPlay), stages)
        : deal(state, (Shuffle) move, stages);
  }

  private FiveHundredState deal(
      FiveHundredState state, Shuffle shuffle, Stages<FiveHundredState> stages) {
    FiveHundredState dealt =
        dealOrder.deal(state, shuffle.cards(), next(state.dealer())); // FIV-6, FIV-12
    stages.reached("dealt", state.dealer(), dealt);
    return dealt;
  }

  private FiveHundredState speak(
      FiveHundredState state, int seat, @Nullable Contract bid, Stages<FiveHundredState> stages) {
    Contract high = bid != null ? bid : state.hand().highBid();
    int bidder = bid != null ? seat : state.highBidder();
    Seats passed = bid != null ? state.passed() : state.passed().with(seat);
    int next = Seats.all(seats).andNot(passed.without(seat)).after(seat); // FIV-12
    FiveHundredState spoken = state.spoken(high, bidder, passed, Turn.of(next));
    if (!bidding.isOver(high, passed, seat == state.dealer())) {
      return spoken;
    }
    if (high == null) {
      stages.reached("thrown-in", spoken);
      return endHand(spoken, spoken.sheet(), NO_TEAM, stages); // FIV-26
    }
    return takeKitty(spoken, high, stages);
  }

  private FiveHundredState takeKitty(
      FiveHundredState state, Contract contract, Stages<FiveHundredState> stages) { // FIV-28
    int contractor = state.highBidder();
    Trumps trumps = trumpsOf(contract);
    if (stages.areHeard()) {
      stages.reached("contract-settled", contractor, state.contracted(trumps), contract);
    }
    FiveHundredState taken = state.kittyTaken(trumps);
    stages.reached("kitty-taken", contractor, taken);
    return taken;
  }

  /** Returns the suits of the cards; nothing if the contractor is still to nominate (FIV-41). */
  private @Nullable Trumps trumpsOf(Contract contract) {
    if (contract.trump().isPresent()) {
      return Trumps.of(contract.trump().get());
    }
    return options.nominate() ? null : Trumps.none(Optional.empty());
  }

  private FiveHundredState discard(
      FiveHundredState state, Discard discard, Stages<FiveHundredState> stages) {
    FiveHundredState discarded = state.discarded(discard.card()); // FIV-30
    if (Long.bitCount(discarded.played()) < DealOrder.KITTY) {
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
    FiveHundredState ready = trumps == null ? laid : laid.playing(trumps, cardPlay); // FIV-41
    if (stages.areHeard() && ready.isMisere()) {
      Seats out = ready.sittingOut();
      stages.reached("laid-aside", Phrase.NOBODY, ready, out, out.size());
    }
    return trumps == null ? ready : startPlay(ready, stages);
  }

  private FiveHundredState startPlay(FiveHundredState state, Stages<FiveHundredState> stages) {
    boolean atOnce = options.openWhen() == OpenWhen.AT_ONCE;
    return atOnce && state.isOpenMisere() ? layOpen(state, stages) : state;
  }

  private static FiveHundredState layOpen(
      FiveHundredState state, Stages<FiveHundredState> stages) { // FIV-39
    FiveHundredState open = state.laidOpen();
    if (stages.areHeard()) {
      int contractor = state.highBidder();
      stages.reached("hand-exposed", contractor, open, state.hands().get(contractor));
    }
    return open;
  }

  private FiveHundredState play(
      FiveHundredState state, int seat, PlayingCard card, Stages<FiveHundredState> stages) {
    int next = nextToPlay(state, seat);
    return next == state.leader()
        ? takeTrick(state.played(card), stages)
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

  private FiveHundredState takeTrick(FiveHundredState state, Stages<FiveHundredState> stages) {
    stages.reached("trick-complete", state);
    int winner = state.winner(); // FIV-37
    FiveHundredState taken = state.trickTaken(winner, cardPlay); // FIV-38
    stages.reached("trick-taken", winner, taken);
    boolean opens = taken.isOpenMisere() && !taken.exposed();
    FiveHundredState open = opens ? layOpen(taken, stages) : taken;
    return open.isPlayedOut() ? scoreHand(open, stages) : open;
  }

  private FiveHundredState scoreHand(
      FiveHundredState state, Stages<FiveHundredState> stages) { // FIV-60
    Contract contract = state.highBid().orElseThrow();
    int team = team(state.highBidder());
    int others = 1 - team;
    int tricks = state.tricks().get(team);
    boolean made = isMade(state);
    int value = value(contract, tricks);
    int hand = state.handNumber();
    ScoreSheet.Builder lines = state.sheet().toBuilder();
    if (contract.isMisere()) {
      lines.add(
          hand, "FIV-59", made ? "made" : "lost", seatsOf(team), made ? value : -contract.value());
    } else {
      String rule = !made ? "FIV-57" : value == contract.value() ? "FIV-55" : "FIV-56";
      lines.add(hand, rule, seatsOf(team), made ? value : -contract.value());
      long defence = defence(state.sheet(), others, state.tricks().get(others));
      if (defence != 0) {
        lines.add(hand, "FIV-58", seatsOf(others), defence);
      }
    }
    ScoreSheet sheet = lines.build();
    if (stages.areHeard()) {
      stages.reached("hand-scored", state.highBidder(), state.scored(sheet), contract, tricks);
    }
    return endHand(state, sheet, winner(sheet, team, made), stages);
  }

  /** Tells whether the contract of a hand that is played out is made (FIV-54, FIV-59). */
  private static boolean isMade(FiveHundredState state) {
    Contract contract = state.highBid().orElseThrow();
    int tricks = state.tricks().get(team(state.highBidder()));
    return contract.isMisere() ? tricks == 0 : tricks >= contract.tricks();
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
    if (isOutBackwards(sheet, team)) {
      return others; // FIV-63
    }
    boolean byTricks = options.outByTricks() && score(sheet, others) >= options.target();
    return byTricks ? others : NO_TEAM; // FIV-64
  }

  private boolean isOutBackwards(ScoreSheet sheet, int team) {
    Optional<Integer> limit = options.outBackwards();
    return limit.isPresent() && score(sheet, team) <= limit.get();
  }

  private static long score(ScoreSheet sheet, int team) {
    return sheet.total(team); // seats 0 and 1 stand for their teams
  }

  /** Returns the seats of a team (FIV-3). */
  private Seats seatsOf(int team) {
    return seatsOfSide(team, TEAMS);
  }

  private FiveHundredState endHand(
      FiveHundredState state, ScoreSheet sheet, int winner, Stages<FiveHundredState> stages) {
    if (winner != NO_TEAM) {
      return won(state, sheet, winner, stages);
    }
    if (state.handNumber() < options.handLimit()) {
      return hand(state.handNumber() + 1, next(state.dealer()), sheet); // FIV-4
    }
    int lead = Long.compare(score(sheet, 0), score(sheet, 1)); // FIV-67
    Seats leaders = lead == 0 ? Seats.none() : seatsOf(lead > 0 ? 0 : 1);
    FiveHundredState over = state.over(sheet, Outcome.winners(seats, leaders));
    if (stages.areHeard()) {
      stages.reached("limit-reached", Phrase.NOBODY, over, options.handLimit());
    }
    return over;
  }

  private FiveHundredState won(
      FiveHundredState state, ScoreSheet sheet, int winner, Stages<FiveHundredState> stages) {
    FiveHundredState over = state.over(sheet, Outcome.winners(seats, seatsOf(winner)));
    if (stages.areHeard()) {
      int loser = 1 - winner;
      boolean backwards = isOutBackwards(sheet, loser);
      int told = backwards ? loser : winner;
      stages.reached(
          backwards ? "out-backwards" : "game-won",
          Phrase.NOBODY,
          over,
          seatsOf(told),
          score(sheet, told));
    }
    return over;
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
    return FiveHundredTable.of(state);
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
}
