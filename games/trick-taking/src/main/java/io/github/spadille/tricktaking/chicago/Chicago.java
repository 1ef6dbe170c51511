package io.github.spadille.tricktaking.chicago;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Deal;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Words;
import io.github.spadille.tricktaking.Duty;
import io.github.spadille.tricktaking.Following;
import io.github.spadille.tricktaking.HandType;
import io.github.spadille.tricktaking.InFront;
import io.github.spadille.tricktaking.PokerHand;
import io.github.spadille.tricktaking.Suits;
import io.github.spadille.tricktaking.Trick;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.TrickMove.Shuffle;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.TrickRules;
import io.github.spadille.tricktaking.chicago.ChicagoMove.Call;
import io.github.spadille.tricktaking.chicago.ChicagoMove.Change;
import io.github.spadille.tricktaking.chicago.ChicagoMove.Declare;
import io.github.spadille.tricktaking.chicago.ChicagoMove.Pass;
import io.github.spadille.tricktaking.chicago.ChicagoMove.Stand;
import io.github.spadille.tricktaking.chicago.ChicagoMove.State;
import io.github.spadille.tricktaking.chicago.ChicagoState.Hand;
import io.github.spadille.tricktaking.chicago.ChicagoState.Phase;
import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Chicago: three draws for the best poker hand, two spoken showdowns, then five tricks.
 *
 * <p>{@code SHUFFLE → DRAW → DECLARE ⇄ COMPARE → DRAW → DECLARE ⇄ COMPARE → DRAW → (CALL →) PLAY →
 * (SHUFFLE | OVER)}; a draw is broken off by RESHUFFLE where the stock runs out. A hand is hidden
 * from all but its owner, stock and discard pile from everybody. The rulebook is {@code
 * chicago.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #handOf} and {@link #points} (CHI-4 to CHI-8),
 * {@link #mayBluff} (CHI-23), {@link #locked} (CHI-38), {@link #order} (CHI-31).
 */
public class Chicago extends TrickRules<ChicagoState> {
  /** The game. */
  public static final Game<ChicagoState, TrickMove, ChicagoOptions> GAME =
      Game.<ChicagoState, TrickMove, ChicagoOptions>builder("chicago")
          .name("Chicago")
          .family("trick-taking")
          .summary("Draw for the best poker hand, then win the last trick.")
          .seats(2, 4, 4)
          .options(ChicagoOptions.SCHEMA)
          .rulebook(Rulebook.resource(Chicago.class, "chicago.md"))
          .words(Words.resource(Chicago.class, "chicago"))
          .rules(Chicago::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // CHI-1
  private static final int HAND = 5; // CHI-2
  private static final int DRAWS = 3; // CHI-9, so that there are two showdowns: CHI-36
  private static final int POINTS_TO_CALL = 15; // CHI-46
  private static final int POINTS_OF_CALL = 15; // CHI-46

  private static final Following FOLLOWING =
      Following.free().must("CHI-30", "follow", Duty.followSuit());

  private static final HandType[] TYPES = HandType.values();
  private static final Rank[] RANKS = Arrays.copyOf(Rank.values(), 13);

  private final ChicagoOptions options;
  private final Showdown nothing;

  /** Creates the rules. {@link Game#rules} checks number of seats and options before. */
  protected Chicago(int seats, ChicagoOptions options) {
    super(seats, PACK);
    this.options = options;
    this.nothing = Showdown.none(seats);
  }

  @Override
  public ChicagoState start() {
    return handBegins(1, seats - 1, Seats.all(seats), ScoreSheet.empty(seats));
  }

  private ChicagoState handBegins(int number, int dealer, Seats inPlay, ScoreSheet sheet) {
    Hand hand = new Hand(number, dealer, inPlay, locked(inPlay, sheet), -1, sheet);
    return ChicagoState.undealt(hand, PACK.cards(), nothing); // CHI-2a
  }

  /** Returns the seats that may not draw in a hand that begins (CHI-38). */
  protected Seats locked(Seats inPlay, ScoreSheet sheet) {
    Seats locked = Seats.none();
    for (int seat = 0; seat < seats && options.lock().isPresent(); seat++) {
      boolean high = inPlay.contains(seat) && sheet.total(seat) >= options.lock().get();
      locked = high ? locked.with(seat) : locked;
    }
    return locked;
  }

  /** Returns what five cards are worth, with the ranks by which they are compared (CHI-7). */
  protected PokerHand handOf(CardSet<PlayingCard> cards) {
    PokerHand hand = PokerHand.of(cards); // CHI-5, CHI-6
    return hand.isNone() ? hand : hand.first(hand.type().components(options.kickers()));
  }

  /** Returns what a type scores (CHI-4). */
  protected int points(HandType type) {
    return type == HandType.ROYAL_FLUSH ? options.royalPoints() : type.ordinal() + 1;
  }

  /** Tells whether a seat may state what its hand is not (CHI-23, CHI-42). */
  protected boolean mayBluff() {
    return options.bluff();
  }

  private PokerHand handOf(ChicagoState state, int seat) {
    return handOf(state.cards().hand(seat));
  }

  @Override
  public MoveSyntax<TrickMove> syntax() {
    return options.call() ? ChicagoMove.SYNTAX_WITH_CALL : ChicagoMove.SYNTAX;
  }

  @Override
  protected TrickMove chanceMove(ChicagoState state, RandomGenerator random) {
    return state.phase() == Phase.RESHUFFLE
        ? new Shuffle(CardList.shuffled(state.discard().toList(), random)) // CHI-11
        : super.chanceMove(state, random);
  }

  @Override
  public Optional<Refusal> refusal(ChicagoState state, TrickMove move) {
    return switch (state.phase()) {
      case SHUFFLE ->
          move instanceof Shuffle shuffle
              ? shuffle.refusalUnlessOf(PACK, "CHI-1")
              : refuse("CHI-2", "undealt");
      case RESHUFFLE ->
          move instanceof Shuffle shuffle && isOfDiscard(state, shuffle.cards())
              ? Optional.empty()
              : refuse("CHI-11", "reshuffle", state.discard().size());
      case DRAW -> refusalInDraw(state, move);
      case DECLARE -> refusalInShowdown(state, move);
      case COMPARE -> refusalInComparison(state, move);
      case CALL -> refusalInCall(state, move);
      case PLAY ->
          move instanceof Play play
              ? state.cards().refusalUnlessPlayable(play, FOLLOWING, "CHI-29")
              : refuse("CHI-13", "play");
      case OVER -> refuse("CHI-39", "over");
    };
  }

  private static boolean isOfDiscard(ChicagoState state, CardList<PlayingCard> cards) {
    return cards.size() == state.discard().size() && cards.toSet().equals(state.discard());
  }

  private Optional<Refusal> refusalInDraw(ChicagoState state, TrickMove move) {
    if (!(move instanceof Change || move instanceof Stand)) {
      return refuse("CHI-13", "draw");
    }
    if (move.seat() != state.seat()) {
      return refuse("CHI-9", "turn", Seats.of(state.seat()));
    }
    CardSet<PlayingCard> hand = state.cards().hand(state.seat());
    return move instanceof Change change && !hand.containsAll(change.cards())
        ? refuse("CHI-10", "not-held", change.cards())
        : Optional.empty();
  }

  private Optional<Refusal> refusalInShowdown(ChicagoState state, TrickMove move) {
    if (!(move instanceof Declare || move instanceof Pass)) {
      return refuse("CHI-14", "declare");
    }
    if (move.seat() != state.seat()) {
      return refuse("CHI-14", "turn", Seats.of(state.seat()));
    }
    if (!(move instanceof Declare declare)) {
      return Optional.empty();
    }
    if (isBelow(declare.type(), state.showdown().best())) {
      return refuse("CHI-15", "low", state.showdown().best().type());
    }
    return mayBluff() || handOf(state, state.seat()).is(declare.type())
        ? Optional.empty()
        : refuse("CHI-23", "type", declare.type());
  }

  private static boolean isBelow(HandType type, PokerHand best) {
    return !best.isNone() && type.compareTo(best.type()) < 0;
  }

  private Optional<Refusal> refusalInComparison(ChicagoState state, TrickMove move) {
    Showdown showdown = state.showdown();
    if (!(move instanceof State || move instanceof Pass)) {
      return refuse("CHI-18", "compare");
    }
    if (move.seat() != showdown.speaker()) {
      return refuse("CHI-18", "turn", Seats.of(showdown.speaker()));
    }
    if (!(move instanceof State stated)) {
      return mayGiveIn(showdown) ? Optional.empty() : refuse("CHI-19", "first");
    }
    if (PokerHand.strength(stated.rank()) < showdown.toBeat()) {
      return refuse("CHI-20", "low", showdown.best().rank(showdown.component()));
    }
    return mayBluff() || stated.rank() == rankDue(state)
        ? Optional.empty()
        : refuse("CHI-23", "rank", stated.rank());
  }

  /** The challenger may always give in (CHI-20), the holder not before it has stated a rank. */
  private static boolean mayGiveIn(Showdown showdown) { // CHI-19
    return showdown.isKnown() || showdown.component() > 0;
  }

  /** Returns the rank by which the hand of the speaker is compared now. */
  private Rank rankDue(ChicagoState state) {
    Showdown showdown = state.showdown();
    return handOf(state, showdown.speaker()).rank(showdown.component());
  }

  private Optional<Refusal> refusalInCall(ChicagoState state, TrickMove move) {
    if (!(move instanceof Call || move instanceof Pass)) {
      return refuse("CHI-46", "call");
    }
    if (move.seat() != state.seat()) {
      return refuse("CHI-46", "turn", Seats.of(state.seat()));
    }
    return move instanceof Pass || mayCall(state)
        ? Optional.empty()
        : refuse("CHI-46", "points", POINTS_TO_CALL);
  }

  private static boolean mayCall(ChicagoState state) {
    return state.sheet().total(state.seat()) >= POINTS_TO_CALL; // CHI-46
  }

  /** Changes, then stand; types and ranks from low to high, the ace first, or call; then pass. */
  @Override
  public MoveList<TrickMove> legalMoves(ChicagoState state) {
    int seat = state.seat();
    return switch (state.phase()) {
      case SHUFFLE, RESHUFFLE, OVER -> MoveList.empty();
      case DRAW -> DrawList.of(seat, state.cards().hand(seat));
      case DECLARE -> declarations(state, seat);
      case COMPARE -> statements(state, state.showdown());
      case CALL ->
          mayCall(state) ? MoveList.<TrickMove>of(new Call(seat)).plus(pass(seat)) : pass(seat);
      case PLAY -> Play.list(state.cards().seatInTurn(), state.cards().playable(FOLLOWING));
    };
  }

  private static MoveList<TrickMove> pass(int seat) {
    return MoveList.of(new Pass(seat));
  }

  private MoveList<TrickMove> declarations(ChicagoState state, int seat) {
    PokerHand own = handOf(state, seat);
    MoveList.Builder<TrickMove> moves = MoveList.builder(2, TrickMove[]::new);
    for (HandType type : TYPES) {
      if ((mayBluff() || own.is(type)) && !isBelow(type, state.showdown().best())) {
        moves.add(new Declare(seat, type));
      }
    }
    return moves.add(new Pass(seat)).build();
  }

  private MoveList<TrickMove> statements(ChicagoState state, Showdown showdown) {
    int seat = showdown.speaker();
    Rank own = mayBluff() ? Rank.ACE : rankDue(state);
    MoveList.Builder<TrickMove> moves = MoveList.builder(2, TrickMove[]::new);
    for (Rank rank : RANKS) {
      if ((mayBluff() || own == rank) && PokerHand.strength(rank) >= showdown.toBeat()) {
        moves.add(new State(seat, rank));
      }
    }
    return (mayGiveIn(showdown) ? moves.add(new Pass(seat)) : moves).build();
  }

  @Override
  public ImmutableList<String> governing(ChicagoState state, int seat) {
    String truth = mayBluff() ? "CHI-42" : "CHI-23";
    return switch (state.phase()) {
      case DRAW -> ImmutableList.of("CHI-10");
      case DECLARE -> ImmutableList.of("CHI-15", truth);
      case COMPARE -> ImmutableList.of(state.showdown().isKnown() ? "CHI-20" : "CHI-19", truth);
      case CALL -> ImmutableList.of("CHI-46");
      default -> ImmutableList.of(state.cards().trick().isEmpty() ? "CHI-29" : "CHI-30");
    };
  }

  @Override
  protected ChicagoState applyLegal(
      ChicagoState state, TrickMove move, Stages<ChicagoState> stages) {
    return switch (state.phase()) {
      case DRAW -> move instanceof Change change ? change(state, change, stages) : nextDraw(state);
      case DECLARE, COMPARE -> said(state, speak(state.showdown(), move), stages);
      case CALL -> move instanceof Call ? called(state) : nextCall(state);
      case PLAY -> play(state, (Play) move, stages);
      default -> shuffled(state, ((Shuffle) move).cards(), stages);
    };
  }

  private ChicagoState shuffled(
      ChicagoState state, CardList<PlayingCard> cards, Stages<ChicagoState> stages) {
    boolean deals = state.phase() == Phase.SHUFFLE;
    ChicagoState after = // CHI-11
        deals ? deal(state, cards) : state.withOwed(Phase.DRAW, 0).with(cards, state.cards());
    stages.reached(deals ? "dealt" : "reshuffled", state.hand().dealer(), after);
    return deals ? after : serve(after, state.cards().hand(state.seat()), state.owed(), stages);
  }

  private ChicagoState deal(ChicagoState state, CardList<PlayingCard> pack) { // CHI-2
    Seats inPlay = state.hand().inPlay();
    int dealt = HAND * inPlay.size();
    TrickPlay cards = state.cards();
    int seat = state.hand().dealer();
    for (CardSet<PlayingCard> hand : Deal.sets(pack, inPlay.size(), 0, dealt)) {
      seat = inPlay.after(seat);
      cards = cards.withHand(seat, hand);
    }
    return drawBegins(state.with(pack.draw(dealt), cards), 1);
  }

  private ChicagoState drawBegins(ChicagoState state, int draw) {
    Seats drawing = drawing(state);
    return drawing.isEmpty()
        ? drawEnds(state.withDraw(draw))
        : state.withDraw(draw).with(Phase.DRAW, drawing.after(state.hand().dealer())); // CHI-9
  }

  private static Seats drawing(ChicagoState state) {
    return state.hand().inPlay().andNot(state.hand().locked()); // CHI-12
  }

  private ChicagoState change(ChicagoState state, Change change, Stages<ChicagoState> stages) {
    ChicagoState shown = showIfBroken(state, change, stages);
    CardSet<PlayingCard> kept = state.cards().hand(change.seat()).minus(change.cards());
    return serve(shown, kept, change.cards().size(), stages); // CHI-10
  }

  private ChicagoState showIfBroken( // CHI-27
      ChicagoState state, Change change, Stages<ChicagoState> stages) {
    int seat = change.seat();
    ChicagoState proved = state;
    for (int n = 1; n < state.draw(); n++) {
      if (state.showdown(n).isBrokenBy(seat, change.cards())) {
        proved = proved.with(n, proved.showdown(n).proved(seat));
      }
    }
    if (proved == state) {
      return state;
    }
    CardSet<PlayingCard> hand = state.cards().hand(seat);
    int last = state.draw() - 1;
    ChicagoState shown = proved.with(last, proved.showdown(last).shown(seat, hand));
    if (stages.areHeard()) {
      stages.reached("hand-shown", seat, shown, hand);
    }
    return shown;
  }

  /** Deals cards to the seat that has thrown some away, as many as the stock has. */
  private ChicagoState serve(
      ChicagoState state, CardSet<PlayingCard> kept, int count, Stages<ChicagoState> stages) {
    int dealt = Math.min(count, state.stock().size());
    CardSet<PlayingCard> hand = kept.union(state.stock().first(dealt).toSet());
    ChicagoState served =
        state.with(state.stock().draw(dealt), state.cards().withHand(state.seat(), hand));
    if (stages.areHeard() && dealt > 0) {
      stages.reached("drawn", state.seat(), served, dealt);
    }
    return served.stock().isEmpty()
        ? served.withOwed(Phase.RESHUFFLE, count - dealt) // CHI-11, CHI-11a
        : nextDraw(served);
  }

  private ChicagoState nextDraw(ChicagoState state) {
    int next = nextInRound(state, drawing(state));
    return next < 0 ? drawEnds(state) : state.with(Phase.DRAW, next);
  }

  /** Returns who acts next in a round that the dealer ends, or -1 (CHI-9, CHI-14, CHI-46). */
  private int nextInRound(ChicagoState state, Seats acting) {
    int first = next(state.hand().dealer());
    int next = acting.after(state.seat());
    int places = Math.floorMod(next - first, seats);
    return places > Math.floorMod(state.seat() - first, seats) ? next : -1;
  }

  private ChicagoState drawEnds(ChicagoState state) { // CHI-13
    int first = state.hand().inPlay().after(state.hand().dealer()); // CHI-14, CHI-29, CHI-46
    if (state.draw() < DRAWS) {
      return state.with(Phase.DECLARE, first);
    }
    return state.with(options.call() ? Phase.CALL : Phase.PLAY, first);
  }

  private Showdown speak(Showdown showdown, TrickMove move) {
    Showdown said = showdown;
    if (move instanceof Declare declare) {
      said = showdown.declare(declare.seat(), declare.type());
    } else if (move instanceof State stated) {
      said = showdown.state(stated.rank());
    } else if (showdown.compares()) {
      said = showdown.giveIn();
    }
    return said.compares()
        ? said.tiedAfter(said.best().type().components(options.kickers())) // CHI-21
        : said;
  }

  private ChicagoState said(ChicagoState state, Showdown said, Stages<ChicagoState> stages) {
    if (said.compares()) {
      return state.with(said, Phase.COMPARE, state.seat()); // CHI-17
    }
    int next = nextInRound(state, state.hand().inPlay());
    return next < 0 ? showdownEnds(state, said, stages) : state.with(said, Phase.DECLARE, next);
  }

  private ChicagoState showdownEnds(
      ChicagoState state, Showdown showdown, Stages<ChicagoState> stages) {
    Showdown over = showdown;
    for (int seat = 0; seat < seats; seat++) {
      PokerHand claim = showdown.claims().get(seat);
      boolean kept = mayBluff() || showdown.holders().contains(seat); // CHI-26, CHI-43a
      if (!claim.isNone()) {
        CardSet<PlayingCard> hand = state.cards().hand(seat);
        over = kept ? over.proof(seat, Claims.proof(hand, claim)) : over.forget(seat);
      }
    }
    ChicagoState ended = state.with(over, Phase.DECLARE, state.seat());
    ChicagoState scored = award(ended, "CHI-24", over.holders(), over.best()); // CHI-33
    tell("showdown-over", over.holders(), over.best(), scored, stages);
    return drawBegins(scored, state.draw() + 1);
  }

  /** Gives the points of a type to its only holder; several get nothing. */
  private ChicagoState award(ChicagoState state, String rule, Seats holders, PokerHand best) {
    return holders.size() == 1
        ? state.withSheet(
            state.sheet().add(state.handNumber(), rule, holders, points(best.type()))) // CHI-25
        : state;
  }

  private static void tell(
      String stage,
      Seats holders,
      PokerHand best,
      ChicagoState state,
      Stages<ChicagoState> stages) {
    if (stages.areHeard()) {
      Object type = best.isNone() ? "-" : best.type();
      stages.reached(stage, Phrase.NOBODY, state, holders.size(), holders, type);
    }
  }

  private ChicagoState nextCall(ChicagoState state) {
    int next = nextInRound(state, state.hand().inPlay());
    return next < 0 ? state.with(Phase.PLAY, state.seat()) : state.with(Phase.CALL, next);
  }

  private ChicagoState called(ChicagoState state) { // CHI-46
    Hand hand = state.hand();
    TrickPlay cards = TrickPlay.undealt(seats, state.seat(), 1).withInPlay(hand.inPlay());
    return state
        .with(hand.with(hand.inPlay(), state.seat(), hand.sheet()))
        .with(cards.withHands(state.cards().hands()), state.played())
        .with(Phase.PLAY, state.seat());
  }

  private ChicagoState play(ChicagoState state, Play play, Stages<ChicagoState> stages) {
    ChicagoState played = state.with(state.cards().play(play.card()), state.played());
    return played.cards().isComplete() ? takeTrick(played, stages) : played;
  }

  /** Returns which card wins a trick (CHI-31). */
  protected Trick.Order order(ChicagoState state) {
    return Suits.noTrumps();
  }

  private ChicagoState takeTrick(ChicagoState state, Stages<ChicagoState> stages) {
    stages.reached("trick-complete", state);
    Trick trick = state.cards().trick();
    int winner = state.cards().winner(order(state));
    PlayingCard highest = trick.get(trick.winner(order(state)));
    ChicagoState taken = state.with(state.cards().clear(winner), state.inFront()); // CHI-29, CHI-32
    stages.reached("trick-taken", winner, taken);
    boolean last = taken.cards().tricks().sum() == HAND;
    return last || taken.callFailed() ? endTricks(taken, winner, highest, stages) : taken;
  }

  private ChicagoState endTricks(
      ChicagoState state, int winner, PlayingCard card, Stages<ChicagoState> stages) {
    ScoreSheet sheet = state.sheet();
    int number = state.handNumber();
    int caller = state.hand().caller();
    if (state.callFailed()) {
      sheet = sheet.add(number, "CHI-46", "failed", caller, -POINTS_OF_CALL);
    } else if (caller >= 0) {
      sheet = sheet.add(number, "CHI-46", "made", caller, POINTS_OF_CALL);
    } else if (card.is(Rank.TWO)) {
      sheet = sheet.add(number, "CHI-34", "two", winner, options.lastTrickTwo());
    } else {
      sheet = sheet.add(number, "CHI-34", winner, options.lastTrick());
    }
    return compareHands(state.withSheet(sheet), stages);
  }

  private ChicagoState compareHands(ChicagoState state, Stages<ChicagoState> stages) { // CHI-35
    Seats highest = Seats.none();
    PokerHand best = PokerHand.NONE;
    for (int seat = 0; seat < seats; seat++) {
      boolean plays = state.hand().inPlay().contains(seat);
      PokerHand hand = plays ? handOf(state.fiveOf(seat)) : PokerHand.NONE;
      if (!hand.isNone() && hand.compareTo(best) >= 0) {
        highest = hand.equals(best) ? highest.with(seat) : Seats.of(seat); // CHI-8
        best = hand;
      }
    }
    ChicagoState scored = award(state, "CHI-35", highest, best);
    tell("hands-compared", highest, best, scored, stages);
    return endHand(forfeit(scored, stages), stages); // CHI-37
  }

  /** Whoever cannot prove a claim is out (CHI-45). */
  private ChicagoState forfeit(ChicagoState state, Stages<ChicagoState> stages) {
    Seats left = state.hand().inPlay();
    for (int seat = 0; seat < seats; seat++) {
      boolean proved = isProved(state, 1, seat) && isProved(state, 2, seat);
      left = proved ? left : left.without(seat);
    }
    if (left.equals(state.hand().inPlay())) {
      return state;
    }
    ChicagoState after = state.with(state.hand().with(left, -1, state.sheet()));
    if (stages.areHeard()) {
      Seats out = state.hand().inPlay().andNot(left);
      stages.reached("forfeited", Phrase.NOBODY, after, out);
    }
    return after;
  }

  private static boolean isProved(ChicagoState state, int draw, int seat) { // CHI-28
    Showdown showdown = state.showdown(draw);
    PokerHand claim = showdown.claims().get(seat);
    return claim.isNone()
        || showdown.proved().contains(seat)
        || Claims.contains(state.fiveOf(seat), claim);
  }

  private ChicagoState endHand(ChicagoState state, Stages<ChicagoState> stages) {
    Seats left = state.hand().inPlay();
    Seats leaders = Outcome.highest(state.scores(), left).winners();
    boolean reached = left.size() > 1 && state.sheet().total(leaders.first()) >= options.target();
    if (left.size() < 2 || reached && (leaders.size() == 1 || options.shared())) {
      return state.with(Phase.OVER, state.seat()); // CHI-39, CHI-45
    }
    int dealer = left.after(state.hand().dealer()); // CHI-3
    ChicagoState next = handBegins(state.handNumber() + 1, dealer, left, state.sheet());
    if (reached && stages.areHeard()) {
      stages.reached("tied", Phrase.NOBODY, next, leaders); // CHI-41
    }
    return next;
  }

  /** What is stated is true (CHI-23), and who does not follow suit cannot (CHI-30). */
  @Override
  public void tells(ChicagoState before, TrickMove move, Clues clues) {
    String hand = "hand." + move.seat();
    if (move instanceof Play play) {
      clues.none(hand, Suits.shownMissing(play.card(), before.cards().trick()));
    } else if (move instanceof Change change && before.hasClaims(change.seat())) {
      clues.unknown(); // CHI-27: whether the hand is shown tells of the cards thrown away.
    } else if (move instanceof Declare declare && !mayBluff()) {
      clues.that(hand, PlayingCard.FAMILY, cards -> handOf(cards.toSet()).is(declare.type()));
    } else if (move instanceof State stated && !mayBluff()) {
      int due = before.showdown().component();
      clues.that(
          hand, PlayingCard.FAMILY, cards -> handOf(cards.toSet()).rank(due) == stated.rank());
    }
  }

  /** All hands lie open at the end (CHI-35). */
  @Override
  public void tells(ChicagoState before, TrickMove move, ChicagoState after, Clues clues) {
    for (int seat = 0; seat < seats && after.handNumber() != before.handNumber(); seat++) {
      clues.shown("hand." + seat, before.cards().hand(seat));
    }
  }

  @Override
  public Table table(ChicagoState state) {
    Hand hand = state.hand();
    boolean speaking = state.phase() == Phase.DECLARE || state.phase() == Phase.COMPARE;
    Showdown now = speaking ? state.showdown() : nothing;
    boolean owed = state.phase() == Phase.RESHUFFLE && state.owed() > 0;
    Trick trick = state.cards().trick();
    Table.Builder table =
        Table.builder()
            .pile("stock", state.stock(), NOBODY)
            .pile("discard", state.discard(), NOBODY)
            .word("phase", state.phase())
            .seat("dealer", hand.dealer())
            .fact("turn", state.turn().seats())
            .fact("hand-no", hand.number())
            .fact("draw-no", state.draw())
            .fact(Fact.Type.WORDS, "owed", owed ? state.seat() + " " + state.owed() : "-")
            .fact("locked", hand.locked())
            .fact("best-type", now.best().first(0).toString())
            .fact(Fact.Type.WORDS, "best-ranks", now.best().ranks())
            .fact("holders", now.holders())
            .seat("challenger", now.challenger())
            .fact(Fact.Type.NUMBER, "component", now.compares() ? now.component() + 1 : "-")
            .seat("leader", state.cards().leader())
            .fact("led", trick.isEmpty() ? "-" : trick.led().suit().code())
            .fact("trick-no", Math.min(HAND, state.cards().tricks().sum() + 1))
            .fact("out", Seats.all(seats).andNot(hand.inPlay()))
            .seat("caller", hand.caller())
            .fact("scores", state.scores());
    InFront inFront = state.inFront();
    for (int seat = 0; seat < seats; seat++) {
      Audience audience = state.handsLieOpen() ? ALL : Audience.seat(seat);
      table.pile("hand", seat, state.cards().hand(seat), audience);
      inFront.addTo(table, "played", seat);
      for (int draw = 1; draw < state.draw(); draw++) {
        claim(table, state.showdown(draw), draw, seat);
      }
    }
    return table.build();
  }

  private static void claim(Table.Builder table, Showdown showdown, int draw, int seat) {
    if (!showdown.claims().get(seat).isNone()) {
      String claim = showdown.claims().get(seat).toString();
      table.fact(Fact.Type.WORDS, "claim." + seat + '.' + draw, claim);
      table.fact("proof." + draw + '.' + seat, showdown.proofs().get(seat), Audience.seat(seat));
    }
    if (!showdown.shown().get(seat).isEmpty()) {
      table.fact("exposed." + seat + '.' + (draw + 1), showdown.shown().get(seat));
    }
  }

  @Override
  public ChicagoState withCards(ChicagoState state, Table table) {
    return state.with(
        table.list("stock", PlayingCard.FAMILY),
        state.cards().withHands(table.sets("hand", seats, PlayingCard.FAMILY)));
  }
}
