package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCard.X1;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.tricktaking.fivehundred.FiveHundredState.TEAMS;
import static io.github.spadille.tricktaking.fivehundred.FiveHundredState.TRICKS;
import static io.github.spadille.tricktaking.fivehundred.FiveHundredState.team;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.HandPad;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.NumberSet;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.Deal;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;
import io.github.spadille.tricktaking.TrickHand;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Pass;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.TrickMove.Shuffle;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Bid;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Discard;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.LeadJoker;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Nominate;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState.Auction;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState.Phase;
import io.github.spadille.tricktaking.fivehundred.Leads.Joker;
import java.util.Optional;
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
          .alsoCalled("500", "Australian Five Hundred")
          .family(Tag.TRICK_TAKING)
          .tags(Tag.PARTNERSHIP)
          .summary("Bid with your partner for kitty and trumps, and be first to 500 points.")
          .seatCounts(4, 6)
          .options(FiveHundredOptions.SCHEMA)
          .texts(FiveHundred.class)
          .rules(FiveHundred::new)
          .build();

  private static final int SLAM = 250;
  private static final int TRICK = 10;
  private static final int NO_TEAM = -1;

  private static final NumberSet NOMINATIONS = Moves.PLAYS.numbers(Nominate.class::isInstance);
  private static final NumberSet NO_SUIT =
      Moves.PLAYS.numbers(new Nominate(0, Optional.empty())::equals);

  private final FiveHundredOptions options;
  private final Bidding bidding;
  private final Deck<PlayingCard> pack;
  private final int[] dealOrder;
  private final Phases<Phase, FiveHundredState, TrickMove> phases;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected FiveHundred(int seats, FiveHundredOptions options) {
    super(seats, FiveHundredMove.SYNTAX);
    this.options = options;
    this.bidding = new Bidding(seats, options);
    this.pack = pack(seats);
    this.dealOrder = Deal.order(seats, 1, 3, 4, 3); // FIV-6: one for the kitty each time
    this.phases = phases();
  }

  private Phases<Phase, FiveHundredState, TrickMove> phases() {
    return Phases.<Phase, FiveHundredState, TrickMove>of(Phase.class)
        .elsewhere("FIV-5", "dealt", Shuffle.class)
        .in(Phase.SHUFFLE)
        .chance(Shuffle.class)
        .others("FIV-5", "undealt")
        .elsewhere("FIV-32", "too-early", Play.class, LeadJoker.class)
        .elsewhere("FIV-41", "not-due", Nominate.class)
        .in(Phase.AUCTION)
        .turn(Bidding::anotherSpeaks, Bid.class, Pass.class)
        .unlike("FIV-28", "auction", Discard.class)
        .others("FIV-12", "speak")
        .elsewhere("FIV-29", "done", Discard.class)
        .in(Phase.KITTY)
        .turn("FIV-29", "contractor", Discard.class)
        .others(bidding::auctionIsOver)
        .in(Phase.NOMINATE)
        .turn("FIV-41", "contractor", Nominate.class)
        .others(bidding::auctionIsOver)
        .in(Phase.PLAY)
        .turn(CardPlay::anotherPlays, Play.class, LeadJoker.class)
        .others(bidding::auctionIsOver)
        .over(Phase.OVER, this::gameIsOver)
        .build();
  }

  /**
   * Returns the cards for a number of seats: ten for each and three for the kitty (FIV-1, FIV-2).
   */
  protected Deck<PlayingCard> pack(int seats) {
    return seats == 6 ? Deck.fiveHundred63() : Deck.fiveHundred43();
  }

  @Override
  public FiveHundredState start() {
    return FiveHundredState.undealt(TrickHand.first(seats, pack)); // FIV-5a
  }

  @Override
  public ImmutableLongArray returns(FiveHundredState state) { // FIV-62
    return scoring().returnsByPlace(state);
  }

  @Override
  public Optional<Refusal> refusal(FiveHundredState state, TrickMove move) {
    Optional<Refusal> untimely = phases.refusal(state.phase(), state.seatInTurn(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Play play) {
      return CardPlay.refusalOfPlay(state, play.card());
    }
    if (move instanceof LeadJoker lead) {
      return CardPlay.refusalOfLeadJoker(state, lead);
    }
    if (move instanceof Bid bid) {
      return bidding.refusalOfBid(state.hand().auction(), bid.contract());
    }
    if (move instanceof Discard discard) {
      return CardPlay.refusalOfDiscard(state, discard.card());
    }
    if (move instanceof Nominate nominate) {
      return CardPlay.refusalOfNominate(state, nominate);
    }
    if (move instanceof Shuffle shuffle) {
      return shuffle.refusalUnlessOf(pack, seats == 6 ? "FIV-2" : "FIV-1");
    }
    return Optional.empty(); // FIV-13: a player may always pass
  }

  /** Returns that the game is over, with the rule that ended it. */
  private Optional<Refusal> gameIsOver(FiveHundredState state, TrickMove move) {
    int winner =
        state.contract().isEmpty() // thrown in
            ? NO_TEAM
            : winner(state.sheet(), team(state.contractor()), state.isMade());
    if (winner < 0) {
      return refuse("FIV-67", "over");
    }
    return refuse(isOutBackwards(state.sheet(), 1 - winner) ? "FIV-63" : "FIV-62", "over");
  }

  @Override
  protected ImmutableList<String> governingInTurn(FiveHundredState state, int seat) {
    return switch (state.phase()) {
      case AUCTION -> bidding.governing(state.hand().auction());
      case KITTY -> ImmutableList.of("FIV-29");
      case NOMINATE ->
          state.holdsJoker(seat)
              ? ImmutableList.of("FIV-41", "FIV-42", "FIV-43")
              : ImmutableList.of("FIV-41");
      case PLAY -> CardPlay.governing(state, seat);
      case SHUFFLE, OVER -> ImmutableList.of();
    };
  }

  /**
   * Bids in ascending order, then the pass; nominations by suit, that of no suit last; discards and
   * plays in the order of the pack, then the leads of a joker that names a suit, by suit.
   */
  @Override
  public MoveList<TrickMove> legalMoves(FiveHundredState state) {
    Phase phase = state.phase();
    if (phase == Phase.SHUFFLE || phase == Phase.OVER) {
      return MoveList.empty();
    }
    CardSet<PlayingCard> hand = state.cards().handInTurn();
    boolean discards = phase == Phase.KITTY;
    CardSet<PlayingCard> cards = state.leads().playable(hand).when(discards || phase == Phase.PLAY);
    return (discards ? Moves.DISCARDS : Moves.PLAYS)
        .list(state.seatInTurn(), cards, movesOfNoCard(state, hand));
  }

  private NumberSet movesOfNoCard(FiveHundredState state, CardSet<PlayingCard> hand) {
    if (state.phase() == Phase.AUCTION) {
      return bidding.legal(state.hand().auction());
    }
    if (state.phase() == Phase.NOMINATE) {
      return hand.contains(X1) ? NOMINATIONS : NO_SUIT; // FIV-41
    }
    return state.leads().toName(hand);
  }

  @Override
  protected FiveHundredState applyLegal(
      FiveHundredState state, TrickMove move, StageListener<FiveHundredState> stages) {
    if (move instanceof Play play) {
      return play(state, play.card(), stages);
    }
    if (move instanceof LeadJoker lead) {
      return play(state.naming(lead.suit()), X1, stages); // FIV-47
    }
    if (move instanceof Bid bid) {
      Auction auction = bidding.bid(state.hand().auction(), bid.seat(), bid.contract());
      return spoken(state.withAuction(auction), bid.seat(), stages);
    }
    if (move instanceof Discard discard) {
      return discard(state.discarded(discard.card()), stages);
    }
    if (move instanceof Nominate nominate) {
      return startPlay(playing(state, Trumps.none(nominate.suit())), stages);
    }
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle.cards(), stages);
    }
    if (move instanceof Pass) {
      Auction auction = bidding.passed(state.hand().auction(), move.seat());
      return spoken(state.withAuction(auction), move.seat(), stages);
    }
    throw unknown(move);
  }

  private FiveHundredState deal(
      FiveHundredState state,
      CardList<PlayingCard> shuffled,
      StageListener<FiveHundredState> stages) {
    CardList<PlayingCard> cards =
        options.dealsSingly()
            ? shuffled.first(dealOrder.length)
            : shuffled.pick(dealOrder); // FIV-6
    FiveHundredState dealt = state.dealt(cards, shuffled.draw(cards.size()));
    stages.reached("dealt", state.hand().deal().dealer(), dealt);
    return dealt;
  }

  /** Goes on after a seat has spoken, or ends the auction. */
  private FiveHundredState spoken(
      FiveHundredState spoken, int seat, StageListener<FiveHundredState> stages) {
    Auction auction = spoken.hand().auction();
    if (!bidding.isOver(auction, seat == spoken.hand().deal().dealer())) {
      return spoken;
    }
    if (auction.highBid() == null) {
      stages.reached("thrown-in", spoken);
      return endHand(spoken, NO_TEAM, stages); // FIV-26
    }
    return takeKitty(spoken, auction.highBid(), stages);
  }

  private FiveHundredState takeKitty(
      FiveHundredState state, Contract contract, StageListener<FiveHundredState> stages) { // FIV-28
    FiveHundredState settled = state.contracted(trumpsOf(contract));
    stages.reached("contract-settled", settled.contractor(), settled, contract);
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

  private FiveHundredState discard(FiveHundredState state, StageListener<FiveHundredState> stages) {
    int contractor = state.contractor();
    if (state.cards().handInTurn().size() > TRICKS) {
      return state; // FIV-29
    }
    boolean misere = state.isMisere();
    Seats out =
        misere ? seatsOfSide(team(contractor), TEAMS).without(contractor) : Seats.none(); // FIV-31
    FiveHundredState left =
        misere ? state.withCards(state.cards().withInPlay(Seats.all(seats).andNot(out))) : state;
    Trumps trumps = state.hand().trumps();
    FiveHundredState ready = trumps == null ? left.nominating() : playing(left, trumps); // FIV-41
    if (stages.isListening() && !out.isEmpty()) {
      stages.reached("laid-aside", Seats.NOBODY, ready, out, out.size());
    }
    return trumps == null ? ready : startPlay(ready, stages);
  }

  private FiveHundredState playing(FiveHundredState state, Trumps trumps) {
    Joker joker = options.freeJoker() ? Joker.FREE : Joker.BOUND;
    return state.playing(trumps, state.isMisere() ? Joker.DUE : joker);
  }

  private FiveHundredState startPlay(
      FiveHundredState state, StageListener<FiveHundredState> stages) {
    return options.openAtOnce() ? layOpen(state, stages) : state;
  }

  /** Lays the hand of an open misère open, unless it already lies so. */
  private static FiveHundredState layOpen(
      FiveHundredState state, StageListener<FiveHundredState> stages) { // FIV-39
    if (!state.isOpenMisere() || state.hand().exposed()) {
      return state;
    }
    FiveHundredState open = state.laidOpen();
    if (stages.isListening()) {
      int contractor = state.contractor();
      stages.reached("hand-exposed", contractor, open, state.cards().hand(contractor));
    }
    return open;
  }

  private FiveHundredState play(
      FiveHundredState state, PlayingCard card, StageListener<FiveHundredState> stages) {
    return state.cards().isLastToPlay() ? takeTrick(state, card, stages) : state.played(card);
  }

  private FiveHundredState takeTrick(
      FiveHundredState state, PlayingCard last, StageListener<FiveHundredState> stages) {
    TrickPlay complete = state.cards().play(last);
    if (stages.isListening()) {
      stages.reached("trick-complete", state.withCards(complete));
    }
    int winner = complete.winner(state.trumps()); // FIV-37
    FiveHundredState taken = state.trickTaken(complete, winner);
    stages.reached("trick-taken", winner, taken);
    FiveHundredState open = layOpen(taken, stages);
    return open.isPlayedOut() ? scoreHand(open, open.tricks(0), open.tricks(1), stages) : open;
  }

  /** Scores a hand in which team 0 and team 1 have won so many tricks. */
  private FiveHundredState scoreHand(
      FiveHundredState state,
      int tricksOf0,
      int tricksOf1,
      StageListener<FiveHundredState> stages) { // FIV-60
    Contract contract = state.contract().orElseThrow();
    int team = team(state.contractor());
    int others = 1 - team;
    int tricks = team == 0 ? tricksOf0 : tricksOf1;
    boolean made = contract.isMadeWith(tricks);
    int points = made ? value(contract, tricks) : -contract.value();
    int hand = state.handNumber();
    ScoreSheet.Builder lines = state.sheet().toBuilder();
    if (contract.isMisere()) {
      lines.add(hand, "FIV-59", made ? "made" : "lost", seatsOfSide(team, TEAMS), points);
    } else {
      String ruleOfMade = points == contract.value() ? "FIV-55" : "FIV-56";
      String rule = made ? ruleOfMade : "FIV-57";
      lines.add(hand, rule, seatsOfSide(team, TEAMS), points);
      long defence = defence(state.sheet(), others, tricksOf0 + tricksOf1 - tricks);
      if (defence != 0) {
        lines.add(hand, "FIV-58", seatsOfSide(others, TEAMS), defence);
      }
    }
    FiveHundredState scored = state.withSheet(lines.build());
    if (stages.isListening()) {
      stages.reached("hand-scored", state.contractor(), scored, contract, tricks);
    }
    return endHand(scored, winner(scored.sheet(), team, made), stages);
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
    Optional<Long> room = options.trickCap().map(cap -> Math.max(0, cap - sheet.total(team)));
    return Math.min(points, room.orElse(points));
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
    if (made && sheet.total(team) >= options.target()) {
      return team; // FIV-62, FIV-65
    }
    if (isOutBackwards(sheet, team)) {
      return others; // FIV-63
    }
    boolean byTricks = options.outByTricks() && sheet.total(others) >= options.target();
    return byTricks ? others : NO_TEAM; // FIV-64
  }

  private boolean isOutBackwards(ScoreSheet sheet, int team) {
    return options.outBackwards().filter(limit -> sheet.total(team) <= limit).isPresent();
  }

  private FiveHundredState endHand(
      FiveHundredState state, int winner, StageListener<FiveHundredState> stages) {
    if (winner >= 0) {
      return won(state, winner, stages);
    }
    if (state.handNumber() < options.handLimit()) {
      return FiveHundredState.undealt(state.hand().deal().next(pack)); // FIV-4, FIV-5a
    }
    int lead = Long.compare(state.sheet().total(0), state.sheet().total(1)); // FIV-67
    int ahead = lead > 0 ? 0 : 1;
    FiveHundredState over = lead == 0 ? state.drawn() : state.wonBy(seatsOfSide(ahead, TEAMS));
    stages.reached("limit-reached", Seats.NOBODY, over, options.handLimit());
    return over;
  }

  private FiveHundredState won(
      FiveHundredState state, int winner, StageListener<FiveHundredState> stages) {
    FiveHundredState over = state.wonBy(seatsOfSide(winner, TEAMS));
    if (stages.isListening()) {
      boolean backwards = isOutBackwards(state.sheet(), 1 - winner);
      int told = backwards ? 1 - winner : winner;
      String stage = backwards ? "out-backwards" : "game-won";
      stages.reached(
          stage, Seats.NOBODY, over, seatsOfSide(told, TEAMS), state.sheet().total(told));
    }
    return over;
  }

  @Override
  public Optional<ScorePad<FiveHundredState>> scorePad() {
    return Optional.of(
        HandPad.of(
            start(),
            state -> FiveHundredFacts.none(state.hand().deal(), bidding.contracts()),
            this::handEntered));
  }

  private FiveHundredState handEntered(FiveHundredState state, FiveHundredFacts facts) {
    Optional<Contract> contract = facts.contract();
    if (contract.isEmpty()) {
      return endHand(state, NO_TEAM, StageListener.none()); // FIV-26
    }
    Auction auction = Auction.wonBy(facts.contractor(), contract.get());
    FiveHundredState played = state.withAuction(auction).contracted(trumpsOf(contract.get()));
    return scoreHand(played, facts.tricks(0), facts.tricks(1), StageListener.none());
  }

  @Override
  protected TrickMove chanceMove(FiveHundredState state, RandomSource random) {
    return new Shuffle(pack.shuffled(random));
  }

  /** Who names a suit for the joker holds it (FIV-41); who plays to a trick may lack a suit. */
  @Override
  public Deductions<FiveHundredState, TrickMove> deductions() {
    return (before, move, deductions) -> {
      if (move instanceof Nominate nominate && nominate.suit().isPresent()) {
        deductions.some("hand." + nominate.seat(), ImmutableList.of(X1));
      } else if (move instanceof Play play) {
        deductions.none("hand." + play.seat(), before.leads().shownMissing(play.card()));
      }
    };
  }

  @Override
  public RulesOfThumb<FiveHundredState, TrickMove> rulesOfThumb() {
    return FiveHundredThumbs.INSTANCE;
  }

  @Override
  public ImmutableList<Seats> sides() {
    return sidesByTurns(TEAMS); // FIV-3
  }

  @Override
  public Table table(FiveHundredState state) {
    Auction auction = state.hand().auction();
    int contractor = state.contractor();
    Table.Builder table =
        Table.builder().pile("pack", state.hand().deal().stock(), Audience.NOBODY);
    for (int seat = 0; seat < seats; seat++) {
      boolean open = state.hand().exposed() && seat == contractor; // FIV-39
      CardSet<PlayingCard> inPlay =
          state.cards().hand(seat).when(state.cards().inPlay().contains(seat));
      table.pile("hand", seat, inPlay, open ? ALL : Audience.seat(seat));
    }
    table
        .pile("kitty", state.hand().kitty(), Audience.NOBODY) // FIV-7
        .pile(
            "buried",
            buried(state),
            contractor == Seats.NOBODY ? Audience.NOBODY : Audience.seat(contractor));
    for (int seat = 0; seat < seats; seat++) {
      CardSet<PlayingCard> aside =
          state.cards().hand(seat).when(!state.cards().inPlay().contains(seat));
      table.pile("aside", seat, aside, Audience.seat(seat));
    }
    return table
        .pileTopLast("trick", state.cards().trick(), ALL)
        .pile("won.0", state.cards().won(0), Audience.NOBODY)
        .pile("won.1", state.cards().won(1), Audience.NOBODY)
        .word("phase", state.hand().phase())
        .seat("dealer", state.hand().deal().dealer())
        .fact("turn", state.turn().seats())
        .fact("high-bid", auction.highBid() == null ? "-" : auction.highBid())
        .seat("high-bidder", auction.highBidder())
        .fact("passed", auction.passed())
        .fact("contract", state.contract().map(Contract::code).orElse("-"))
        .seat("contractor", contractor)
        .fact("trump", state.contract().map(bid -> code(bid.trump(), "nt")).orElse("-"))
        .fact(
            "joker-suit",
            state.hand().trumps() == null ? "-" : code(state.hand().trumps().jokerSuit(), "none"))
        .fact("led", code(state.led(), "-"))
        .fact("suits-led", Lists.transform(state.suitsLed().asList(), Suit::code))
        .seat("leader", state.cards().leader())
        .fact("trick-no", trickNumber(state))
        .fact("tricks", IntPerSeat.copyOf(state.tricks(0), state.tricks(1)))
        .yesNo("exposed", state.hand().exposed())
        .fact("scores", state.scores())
        .fact("hand-no", state.handNumber())
        .build();
  }

  /** Returns the cards that lie nowhere else. */
  private CardSet<PlayingCard> buried(FiveHundredState state) { // FIV-30
    return pack.set()
        .minus(state.hand().deal().stock().toSet())
        .minus(state.hand().kitty())
        .minus(state.cards().hands().all())
        .minus(state.cards().trick().toSet())
        .minus(state.cards().won().all());
  }

  private static String code(Optional<Suit> suit, String none) {
    return suit.map(Suit::code).orElse(none);
  }

  /** Returns the number of the trick on the table or to be led, or of the last one of the hand. */
  private static int trickNumber(FiveHundredState state) {
    int taken = state.cards().tricks().sum();
    boolean played = state.isPlayedOut() || state.phase() == Phase.OVER;
    return played ? Math.max(1, taken) : taken + 1;
  }

  @Override
  public FiveHundredState withCards(FiveHundredState state, Table table) {
    PerSeat<CardSet<PlayingCard>> hands = table.sets("hand", seats, FAMILY);
    PerSeat<CardSet<PlayingCard>> aside = table.sets("aside", seats, FAMILY);
    return state.withCards(
        table.list("pack", FAMILY),
        table.set("kitty", FAMILY),
        state
            .cards()
            .withHands(PerSeat.each(seats, seat -> hands.get(seat).union(aside.get(seat))))
            .withWon(table.sets("won", TEAMS, FAMILY)));
  }
}
