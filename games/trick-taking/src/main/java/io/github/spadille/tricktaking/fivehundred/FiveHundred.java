package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCard.X1;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;
import static io.github.spadille.tricktaking.fivehundred.FiveHundredState.TEAMS;
import static io.github.spadille.tricktaking.fivehundred.FiveHundredState.team;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
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
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.tricktaking.DealtOut;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.TrickMove.Shuffle;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Bid;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Discard;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.LeadJoker;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Nominate;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState.Auction;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState.Hand;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState.Phase;
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
public class FiveHundred extends AbstractRules<FiveHundredState, TrickMove> {
  /** The game. */
  public static final Game<FiveHundredState, TrickMove, FiveHundredOptions> GAME =
      Game.<FiveHundredState, TrickMove, FiveHundredOptions>builder("five-hundred")
          .name("Five Hundred")
          .family("trick-taking")
          .summary("Bid with your partner for kitty and trumps, and be first to 500 points.")
          .seatCounts(4, 6)
          .options(FiveHundredOptions.SCHEMA)
          .texts(FiveHundred.class)
          .rules(FiveHundred::new)
          .build();

  static final int TRICKS = 10; // FIV-32
  private static final int KITTY = 3; // FIV-5
  private static final int SLAM = 250;
  private static final int TRICK = 10;
  private static final int NO_TEAM = -1;

  private final FiveHundredOptions options;
  private final Bidding bidding;
  private final CardPlay cardPlay;
  private final Deck<PlayingCard> pack;
  private final int[] batches;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected FiveHundred(int seats, FiveHundredOptions options) {
    super(seats, FiveHundredMove.SYNTAX);
    this.options = options;
    this.bidding = new Bidding(seats, options);
    this.cardPlay = new CardPlay(options);
    this.pack = pack(seats);
    this.batches = batches(seats);
  }

  /** Returns the cards for a number of seats (FIV-1, FIV-2). */
  protected Deck<PlayingCard> pack(int seats) {
    return seats == 6 ? Deck.fiveHundred63() : Deck.fiveHundred43();
  }

  /**
   * Returns where the cards lie in the pack that a deal of one at a time, the kitty last, would
   * give to the same places (FIV-6).
   */
  private static int[] batches(int seats) {
    int[] positions = new int[seats * TRICKS + KITTY];
    int position = 0;
    int dealt = 0;
    int kitty = seats * TRICKS;
    for (int batch : new int[] {3, 4, 3}) {
      for (int place = 0; place < seats; place++) {
        for (int i = dealt; i < dealt + batch; i++) {
          positions[i * seats + place] = position++;
        }
      }
      positions[kitty++] = position++; // FIV-7
      dealt += batch;
    }
    return positions;
  }

  @Override
  public FiveHundredState start() {
    return handBegins(DealtOut.first(seats, pack));
  }

  private FiveHundredState handBegins(DealtOut deal) { // FIV-5a
    return FiveHundredState.undealt(deal, TrickPlay.undealt(seats, 0, TEAMS));
  }

  @Override
  public Optional<Refusal> refusal(FiveHundredState state, TrickMove move) {
    return switch (state.phase()) {
      case OVER -> gameIsOver(state);
      case SHUFFLE ->
          move instanceof Shuffle shuffle
              ? shuffle.refusalUnlessOf(pack, seats == 6 ? "FIV-2" : "FIV-1")
              : refuse("FIV-5", "undealt");
      default -> refusalInHand(state, move);
    };
  }

  private Optional<Refusal> refusalInHand(FiveHundredState state, TrickMove move) {
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
    if (move instanceof Bid bid) {
      return bidding.refusalOfBid(state, bid);
    }
    return move instanceof Shuffle
        ? refuse("FIV-5", "dealt")
        : bidding.refusalToSpeak(state, move.seat());
  }

  /** Returns that the game is over, with the rule that ended it. */
  private Optional<Refusal> gameIsOver(FiveHundredState state) {
    boolean thrownIn = state.contract().isEmpty();
    int bidders = team(state.contractor());
    int winner = thrownIn ? NO_TEAM : winner(state.sheet(), bidders, isMade(state));
    if (winner == NO_TEAM) {
      return refuse("FIV-67", "over");
    }
    return refuse(isOutBackwards(state.sheet(), 1 - winner) ? "FIV-63" : "FIV-62", "over");
  }

  private static Optional<Refusal> refusalOfDiscard(FiveHundredState state, Discard discard) {
    if (state.phase() != Phase.KITTY) {
      return state.phase() == Phase.AUCTION
          ? refuse("FIV-28", "auction")
          : refuse("FIV-29", "done");
    }
    if (discard.seat() != state.contractor()) {
      return refuse("FIV-29", "contractor", state.turn().seats());
    }
    return state.cards().hand(discard.seat()).contains(discard.card())
        ? Optional.empty()
        : refuse("FIV-29", "not-held", discard.card());
  }

  private static Optional<Refusal> refusalOfNominate(FiveHundredState state, Nominate nominate) {
    if (state.phase() != Phase.NOMINATE) {
      return refuse("FIV-41", "not-due");
    }
    if (nominate.seat() != state.contractor()) {
      return refuse("FIV-41", "contractor", state.turn().seats());
    }
    // Others hear none whether or not the contractor holds the joker: that is all it says.
    return nominate.suit().isEmpty() || holdsJoker(state, nominate.seat())
        ? Optional.empty()
        : refuse("FIV-41", "not-held", X1);
  }

  private static boolean holdsJoker(FiveHundredState state, int seat) {
    return state.cards().hand(seat).contains(X1);
  }

  @Override
  public ImmutableList<String> governing(FiveHundredState state, int seat) {
    return switch (state.phase()) {
      case AUCTION -> bidding.governing(state.hand().auction());
      case KITTY -> ImmutableList.of("FIV-29");
      case NOMINATE ->
          holdsJoker(state, seat)
              ? ImmutableList.of("FIV-41", "FIV-42", "FIV-43")
              : ImmutableList.of("FIV-41");
      case PLAY -> cardPlay.governing(state, seat);
      case SHUFFLE, OVER -> ImmutableList.of();
    };
  }

  /**
   * Bids in ascending order, then the pass; nominations by suit, that of no suit last; discards and
   * plays in the order of the pack, then the leads of a joker that names a suit, by suit.
   */
  @Override
  public MoveList<TrickMove> legalMoves(FiveHundredState state) {
    int contractor = state.contractor();
    return switch (state.phase()) {
      case AUCTION -> bidding.legalMoves(state.hand().auction());
      case KITTY -> Discard.list(contractor, state.cards().hand(contractor));
      case NOMINATE -> Nominate.list(contractor, holdsJoker(state, contractor));
      case PLAY -> cardPlay.legalMoves(state);
      case SHUFFLE, OVER -> MoveList.empty();
    };
  }

  @Override
  protected FiveHundredState applyLegal(
      FiveHundredState state, TrickMove move, Stages<FiveHundredState> stages) {
    if (move instanceof Play play) {
      return play(state, play.card(), stages);
    }
    if (move instanceof LeadJoker lead) {
      return play(state.naming(lead.suit()), X1, stages); // FIV-47
    }
    if (move instanceof Bid bid) {
      return speak(state, bid.seat(), bid.contract(), stages);
    }
    if (move instanceof Discard discard) {
      return discard(state.discarded(discard.card()), stages);
    }
    if (move instanceof Nominate nominate) {
      return startPlay(state.playing(Trumps.none(nominate.suit())), stages);
    }
    return move instanceof Shuffle shuffle
        ? deal(state, shuffle.cards(), stages)
        : speak(state, move.seat(), null, stages);
  }

  private FiveHundredState deal(
      FiveHundredState state, CardList<PlayingCard> shuffled, Stages<FiveHundredState> stages) {
    int dealer = state.hand().deal().dealer();
    CardList<PlayingCard> oneAtATime = options.singly() ? shuffled : shuffled.pick(batches);
    TrickPlay hands = state.cards().deal(oneAtATime, dealer, TRICKS);
    CardList<PlayingCard> kitty = oneAtATime.subList(seats * TRICKS, seats * TRICKS + KITTY);
    CardList<PlayingCard> left = shuffled.draw(batches.length);
    FiveHundredState dealt = state.dealt(hands, kitty.toSet(), left);
    stages.reached("dealt", dealer, dealt);
    return dealt;
  }

  private FiveHundredState speak(
      FiveHundredState state, int seat, @Nullable Contract bid, Stages<FiveHundredState> stages) {
    FiveHundredState spoken = state.spoken(bidding.spoken(state.hand().auction(), seat, bid));
    Auction auction = spoken.hand().auction();
    if (!bidding.isOver(auction, seat == state.hand().deal().dealer())) {
      return spoken;
    }
    if (auction.highBid() == null) {
      stages.reached("thrown-in", spoken);
      return endHand(spoken, NO_TEAM, stages); // FIV-26
    }
    return takeKitty(spoken, auction.highBid(), stages);
  }

  private FiveHundredState takeKitty(
      FiveHundredState state, Contract contract, Stages<FiveHundredState> stages) { // FIV-28
    FiveHundredState settled = state.contracted(trumpsOf(contract));
    if (stages.areHeard()) {
      stages.reached("contract-settled", settled.contractor(), settled, contract);
    }
    FiveHundredState taken = settled.kittyTaken();
    stages.reached("kitty-taken", taken.contractor(), taken);
    return taken;
  }

  /** Returns the suits of the cards; nothing if the contractor is still to nominate (FIV-41). */
  private @Nullable Trumps trumpsOf(Contract contract) {
    if (contract.trump().isPresent()) {
      return Trumps.of(contract.trump().get());
    }
    return options.nominate() ? null : Trumps.none(Optional.empty());
  }

  private FiveHundredState discard(FiveHundredState state, Stages<FiveHundredState> stages) {
    int contractor = state.contractor();
    if (state.cards().hand(contractor).size() > TRICKS) {
      return state; // FIV-29
    }
    Seats out = // FIV-31
        state.isMisere() ? seatsOf(team(contractor)).without(contractor) : Seats.none();
    FiveHundredState laid = state.with(state.cards().withInPlay(Seats.all(seats).andNot(out)));
    Trumps trumps = laid.hand().trumps();
    FiveHundredState ready = trumps == null ? laid.nominating() : laid.playing(trumps); // FIV-41
    if (stages.areHeard() && !out.isEmpty()) {
      stages.reached("laid-aside", Phrase.NOBODY, ready, out, out.size());
    }
    return trumps == null ? ready : startPlay(ready, stages);
  }

  private FiveHundredState startPlay(FiveHundredState state, Stages<FiveHundredState> stages) {
    return options.openAtOnce() && state.isOpenMisere() ? layOpen(state, stages) : state;
  }

  private static FiveHundredState layOpen(
      FiveHundredState state, Stages<FiveHundredState> stages) { // FIV-39
    FiveHundredState open = state.with(state.hand().laidOpen());
    if (stages.areHeard()) {
      int contractor = state.contractor();
      stages.reached("hand-exposed", contractor, open, state.cards().hand(contractor));
    }
    return open;
  }

  private FiveHundredState play(
      FiveHundredState state, PlayingCard card, Stages<FiveHundredState> stages) {
    FiveHundredState played = state.with(state.cards().play(card));
    return played.cards().isComplete() ? takeTrick(played, stages) : played;
  }

  private FiveHundredState takeTrick(FiveHundredState state, Stages<FiveHundredState> stages) {
    stages.reached("trick-complete", state);
    int winner = state.cards().winner(state.trumps()); // FIV-37
    FiveHundredState taken = state.trickTaken(winner);
    stages.reached("trick-taken", winner, taken);
    boolean opens = taken.isOpenMisere() && !taken.hand().exposed();
    FiveHundredState open = opens ? layOpen(taken, stages) : taken;
    return open.isPlayedOut() ? scoreHand(open, stages) : open;
  }

  private FiveHundredState scoreHand(
      FiveHundredState state, Stages<FiveHundredState> stages) { // FIV-60
    Contract contract = state.contract().orElseThrow();
    int team = team(state.contractor());
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
    FiveHundredState scored = state.withSheet(lines.build());
    if (stages.areHeard()) {
      stages.reached("hand-scored", state.contractor(), scored, contract, tricks);
    }
    return endHand(scored, winner(scored.sheet(), team, made), stages);
  }

  /** Tells whether the contract of a hand that is played out is made (FIV-54, FIV-59). */
  private static boolean isMade(FiveHundredState state) {
    Contract contract = state.contract().orElseThrow();
    int tricks = state.tricks().get(team(state.contractor()));
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
      FiveHundredState state, int winner, Stages<FiveHundredState> stages) {
    if (winner != NO_TEAM) {
      return won(state, winner, stages);
    }
    if (state.handNumber() < options.handLimit()) {
      return handBegins(state.hand().deal().next(pack)); // FIV-4
    }
    int lead = Long.compare(score(state.sheet(), 0), score(state.sheet(), 1)); // FIV-67
    FiveHundredState over = over(state, lead == 0 ? Seats.none() : seatsOf(lead > 0 ? 0 : 1));
    if (stages.areHeard()) {
      stages.reached("limit-reached", Phrase.NOBODY, over, options.handLimit());
    }
    return over;
  }

  private FiveHundredState won(
      FiveHundredState state, int winner, Stages<FiveHundredState> stages) {
    FiveHundredState over = over(state, seatsOf(winner));
    if (stages.areHeard()) {
      boolean backwards = isOutBackwards(state.sheet(), 1 - winner);
      int told = backwards ? 1 - winner : winner;
      stages.reached(
          backwards ? "out-backwards" : "game-won",
          Phrase.NOBODY,
          over,
          seatsOf(told),
          score(state.sheet(), told));
    }
    return over;
  }

  private FiveHundredState over(FiveHundredState state, Seats winners) {
    return state.with(state.hand().over(Outcome.winners(seats, winners)));
  }

  @Override
  protected TrickMove chanceMove(FiveHundredState state, RandomGenerator random) {
    return new Shuffle(pack.shuffled(random));
  }

  /** Who names a suit for the joker holds it (FIV-41); who plays to a trick may lack a suit. */
  @Override
  public void tells(FiveHundredState before, TrickMove move, Clues clues) {
    if (move instanceof Nominate nominate && nominate.suit().isPresent()) {
      clues.some("hand." + nominate.seat(), ImmutableList.of(X1));
    } else if (move instanceof Play play) {
      clues.none("hand." + play.seat(), cardPlay.shownMissing(before, play.card()));
    }
  }

  @Override
  public Table table(FiveHundredState state) {
    TrickPlay cards = state.cards();
    Hand hand = state.hand();
    Auction auction = hand.auction();
    int contractor = state.contractor();
    Table.Builder table = Table.builder().pile("pack", hand.deal().stock(), NOBODY);
    for (int seat = 0; seat < seats; seat++) {
      boolean open = hand.exposed() && seat == contractor; // FIV-39
      table.pile("hand", seat, held(state, seat, true), open ? ALL : Audience.seat(seat));
    }
    table
        .pile("kitty", hand.kitty(), NOBODY)
        .pile("buried", buried(state), contractor < 0 ? NOBODY : Audience.seat(contractor));
    for (int seat = 0; seat < seats; seat++) {
      table.pile("aside", seat, held(state, seat, false), Audience.seat(seat));
    }
    return table
        .pileTopLast("trick", cards.trick(), ALL)
        .pile("won.0", cards.won(0), NOBODY)
        .pile("won.1", cards.won(1), NOBODY)
        .word("phase", hand.phase())
        .seat("dealer", hand.deal().dealer())
        .fact("turn", state.turn().seats())
        .fact("high-bid", auction.highBid() == null ? "-" : auction.highBid())
        .seat("high-bidder", auction.highBidder())
        .fact("passed", auction.passed())
        .fact("contract", state.contract().map(Contract::code).orElse("-"))
        .seat("contractor", contractor)
        .fact("trump", state.contract().map(bid -> code(bid.trump(), "nt")).orElse("-"))
        .fact("joker-suit", hand.trumps() == null ? "-" : code(hand.trumps().jokerSuit(), "none"))
        .fact("led", code(state.led(), "-"))
        .fact("suits-led", Lists.transform(state.suitsLed().asList(), Suit::code))
        .seat("leader", cards.leader())
        .fact("trick-no", trickNumber(state))
        .fact("tricks", state.tricks())
        .yesNo("exposed", hand.exposed())
        .fact("scores", state.scores())
        .fact("hand-no", state.handNumber())
        .build();
  }

  private static CardSet<PlayingCard> held(FiveHundredState state, int seat, boolean inPlay) {
    return state.cards().inPlay().contains(seat) == inPlay ? state.cards().hand(seat) : noCards();
  }

  /** Returns the cards that lie nowhere else. */
  private CardSet<PlayingCard> buried(FiveHundredState state) { // FIV-30
    TrickPlay cards = state.cards();
    return pack.set()
        .minus(state.hand().deal().stock().toSet())
        .minus(state.hand().kitty())
        .minus(cards.hands().all())
        .minus(cards.trick().toSet())
        .minus(cards.won().all());
  }

  private static String code(Optional<Suit> suit, String none) {
    return suit.map(Suit::code).orElse(none);
  }

  /** Returns the number of the trick on the table or to be led, or of the last one of the hand. */
  private static int trickNumber(FiveHundredState state) {
    int taken = state.cards().tricks().sum();
    return state.isPlayedOut() || state.phase() == Phase.OVER ? Math.max(1, taken) : taken + 1;
  }

  @Override
  public FiveHundredState withCards(FiveHundredState state, Table table) {
    PerSeat<CardSet<PlayingCard>> hands = table.sets("hand", seats, FAMILY);
    PerSeat<CardSet<PlayingCard>> aside = table.sets("aside", seats, FAMILY);
    return new FiveHundredState(
        state.hand().withCards(table.list("pack", FAMILY), table.set("kitty", FAMILY)),
        state
            .cards()
            .withHands(PerSeat.each(seats, seat -> hands.get(seat).union(aside.get(seat))))
            .withWon(table.sets("won", TEAMS, FAMILY)),
        state.leads());
  }
}
