package io.github.spadille.tricktaking.chicago;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;
import static io.github.spadille.tricktaking.chicago.ChicagoState.HAND_SIZE;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.SeatChoice;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.PlayedCards;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Table;
import io.github.spadille.tricktaking.Following;
import io.github.spadille.tricktaking.Suits;
import io.github.spadille.tricktaking.Trick;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Pass;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.TrickMove.Shuffle;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.TrickRules;
import io.github.spadille.tricktaking.chicago.ChicagoMove.Call;
import io.github.spadille.tricktaking.chicago.ChicagoMove.Change;
import io.github.spadille.tricktaking.chicago.ChicagoMove.Declare;
import io.github.spadille.tricktaking.chicago.ChicagoMove.Stand;
import io.github.spadille.tricktaking.chicago.ChicagoMove.StateRank;
import io.github.spadille.tricktaking.chicago.ChicagoState.Hand;
import io.github.spadille.tricktaking.chicago.ChicagoState.Phase;
import io.github.spadille.tricktaking.chicago.ChicagoState.Showdown;
import java.util.Arrays;
import java.util.Optional;

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
          .family(Tag.TRICK_TAKING)
          .tags(Tag.POKER)
          .summary("Draw for the best poker hand, then win the last trick.")
          .seats(2, 4, 4)
          .options(ChicagoOptions.SCHEMA)
          .texts(Chicago.class)
          .rules(Chicago::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // CHI-1
  private static final int DRAWS = 3; // CHI-9, so that there are two showdowns: CHI-36
  private static final int CALLING = 15; // CHI-46: the points to have, and to win or lose
  private static final Following FOLLOWING = Following.suit("CHI-30");
  private static final HandType[] TYPES = HandType.values();
  private static final Rank[] RANKS = Arrays.copyOf(Rank.values(), 13);
  private static final SeatChoice<TrickMove> CALL = SeatChoice.of(Call::new, Pass::new);

  private static final Phases<Phase, ChicagoState, TrickMove> PHASES =
      Phases.<Phase, ChicagoState, TrickMove>of(Phase.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("CHI-2", "undealt")
          .in(Phase.DRAW)
          .turn("CHI-9", "turn", Change.class, Stand.class)
          .others("CHI-13", "draw")
          .in(Phase.RESHUFFLE)
          .chance(Shuffle.class)
          .others(Chicago::reshuffleIsDue)
          .in(Phase.DECLARE)
          .turn("CHI-14", "turn", Declare.class, Pass.class)
          .others("CHI-14", "declare")
          .in(Phase.COMPARE)
          .turn("CHI-18", "turn", StateRank.class, Pass.class)
          .others("CHI-18", "compare")
          .in(Phase.CALL)
          .turn("CHI-46", "turn", Call.class, Pass.class)
          .others("CHI-46", "call")
          .in(Phase.PLAY)
          .turn("CHI-29", "turn", Play.class)
          .others("CHI-13", "play")
          .over(Phase.OVER, "CHI-39")
          .build();

  private static Optional<Refusal> reshuffleIsDue(ChicagoState state, TrickMove move) {
    return refuse("CHI-11", "reshuffle", state.discard().size());
  }

  private final ChicagoOptions options;
  private final Showdown nothingSaid;

  /** Creates the rules. {@link Game#rules} checks number of seats and options before. */
  protected Chicago(int seats, ChicagoOptions options) {
    super(seats, PACK, options.chicagoCall() ? ChicagoMove.SYNTAX_WITH_CALL : ChicagoMove.SYNTAX);
    this.options = options;
    this.nothingSaid = Showdown.first(seats);
  }

  @Override
  public ChicagoState start() {
    return handBegins(Hand.first(seats));
  }

  @Override
  public ImmutableLongArray returns(ChicagoState state) { // CHI-45
    return scoring().returnsByPlace(state);
  }

  private ChicagoState handBegins(Hand hand) { // CHI-2a
    Seats locked = locked(hand.inPlay(), hand.sheet());
    return ChicagoState.undealt(hand.withLocked(locked), PACK.cards(), nothingSaid);
  }

  /** Returns the seats that may not draw in a hand that begins (CHI-38). */
  protected Seats locked(Seats inPlay, ScoreSheet sheet) {
    long lock = options.lock().map(Integer::longValue).orElse(Long.MAX_VALUE);
    return inPlay.where(seat -> sheet.total(seat) >= lock);
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

  @Override
  protected CardList<PlayingCard> toShuffle(ChicagoState state) { // CHI-11
    return state.phase() == Phase.RESHUFFLE ? state.discard().toList() : super.toShuffle(state);
  }

  @Override
  public Optional<Refusal> refusal(ChicagoState state, TrickMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.seat(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Play play) {
      return state.cards().refusalUnlessPlayable(play.card(), FOLLOWING, "CHI-29");
    }
    if (move instanceof Change change) {
      boolean held = state.cards().hand(change.seat()).containsAll(change.cards());
      return held ? Optional.empty() : refuse("CHI-10", "not-held", change.cards());
    }
    if (move instanceof Declare || move instanceof StateRank) {
      return refusalOfClaim(state, move.seat(), claimed(state, move));
    }
    if (move instanceof Call) {
      return mayCall(state) ? Optional.empty() : refuse("CHI-46", "points", CALLING);
    }
    if (move instanceof Shuffle shuffle) {
      return refusalOfShuffle(state, shuffle);
    }
    return move instanceof Pass && mustState(state)
        ? refuse("CHI-19", "first")
        : Optional.empty(); // CHI-10, CHI-15, CHI-20: a player may stand, and any other may pass
  }

  private static Optional<Refusal> refusalOfShuffle(ChicagoState state, Shuffle shuffle) {
    if (state.phase() == Phase.SHUFFLE) {
      return shuffle.refusalUnlessOf(PACK, "CHI-1");
    }
    return shuffle.isOf(state.discard()) ? Optional.empty() : reshuffleIsDue(state, shuffle);
  }

  private Optional<Refusal> refusalOfClaim(ChicagoState state, int seat, PokerHand claim) {
    PokerHand best = state.showdown().best();
    int due = claim.size() - 1; // none for a type
    if (state.showdown().order(claim) < 0) {
      return due < 0
          ? refuse("CHI-15", "low", best.type())
          : refuse("CHI-20", "low", best.rank(due));
    }
    if (mayBluff() || handOf(state.cards().hand(seat)).startsWith(claim)) {
      return Optional.empty(); // CHI-42
    }
    return due < 0
        ? refuse("CHI-23", "type", claim.type())
        : refuse("CHI-23", "rank", claim.rank(due));
  }

  /** Returns what the seat in turn has claimed once it has said a type or a rank. */
  private static PokerHand claimed(ChicagoState state, TrickMove move) {
    if (move instanceof Declare declare) {
      return PokerHand.of(declare.type());
    }
    PokerHand claim = state.showdown().claims().get(move.seat());
    return move instanceof StateRank stated ? claim.with(stated.rank()) : claim;
  }

  /** Tells whether the holder has to state the first rank (CHI-19); others may pass (CHI-20). */
  private static boolean mustState(ChicagoState state) {
    return state.holderSpeaks() && state.showdown().best().size() == 0;
  }

  private static boolean mayCall(ChicagoState state) {
    return state.sheet().total(state.seat()) >= CALLING; // CHI-46
  }

  /** Changes, then stand; types and ranks from low to high, the ace first, or call; then pass. */
  @Override
  public MoveList<TrickMove> legalMoves(ChicagoState state) {
    return switch (state.phase()) {
      case SHUFFLE, RESHUFFLE, OVER -> MoveList.empty();
      case DRAW -> Change.list(state.first(), state.cards().hand(state.first()));
      case DECLARE, COMPARE -> words(state, state.seat());
      case CALL -> mayCall(state) ? CALL.get(state.first()) : Pass.list(state.first());
      case PLAY -> Play.list(state.seat(), state.cards().playable(FOLLOWING));
    };
  }

  private MoveList<TrickMove> words(ChicagoState state, int seat) {
    PokerHand own = handOf(state.cards().hand(seat));
    PokerHand said = state.showdown().claims().get(seat);
    boolean declares = state.phase() == Phase.DECLARE;
    MoveList<TrickMove> moves = MoveList.empty();
    for (int i = 0; i < (declares ? TYPES.length : RANKS.length); i++) {
      PokerHand claim = declares ? PokerHand.of(TYPES[i]) : said.with(RANKS[i]);
      if ((mayBluff() || own.startsWith(claim)) && state.showdown().order(claim) >= 0) {
        moves = moves.plus(declares ? new Declare(seat, TYPES[i]) : new StateRank(seat, RANKS[i]));
      }
    }
    return mustState(state) ? moves : moves.plus(Pass.list(seat));
  }

  @Override
  protected ImmutableList<String> governingInTurn(ChicagoState state, int seat) {
    String truth = mayBluff() ? "CHI-42" : "CHI-23";
    return switch (state.phase()) {
      case DRAW -> ImmutableList.of("CHI-10");
      case DECLARE -> ImmutableList.of("CHI-15", truth);
      case COMPARE -> ImmutableList.of(state.holderSpeaks() ? "CHI-19" : "CHI-20", truth);
      case CALL -> ImmutableList.of("CHI-46");
      default ->
          state.cards().trick().isEmpty()
              ? ImmutableList.of("CHI-29")
              : ImmutableList.of("CHI-29", "CHI-30");
    };
  }

  @Override
  protected ChicagoState applyLegal(
      ChicagoState state, TrickMove move, StageListener<ChicagoState> stages) {
    if (move instanceof Play play) {
      return play(state, play, stages);
    }
    if (move instanceof Shuffle shuffle) {
      return state.phase() == Phase.RESHUFFLE
          ? renew(state, shuffle, stages)
          : deal(state, shuffle, stages);
    }
    if (move instanceof Change change) {
      return change(state, change.cards(), stages);
    }
    if (move instanceof Stand) {
      return change(state, noCards(), stages);
    }
    if (move instanceof Declare || move instanceof StateRank) {
      return say(state, move, stages);
    }
    if (move instanceof Call) {
      return state.calledBy(move.seat()); // CHI-46
    }
    if (move instanceof Pass) {
      return state.phase() == Phase.CALL
          ? state.notCalledBy(move.seat()) // CHI-46
          : say(state, move, stages);
    }
    throw unknown(move);
  }

  private ChicagoState deal(
      ChicagoState state, Shuffle shuffle, StageListener<ChicagoState> stages) {
    Hand hand = state.hand();
    CardList<PlayingCard> stock = shuffle.cards().draw(HAND_SIZE * hand.inPlay().size());
    TrickPlay cards = state.cards().deal(shuffle.cards(), hand.dealer(), HAND_SIZE); // CHI-2
    ChicagoState dealt = draws(state, hand.inPlay(), stock, cards);
    stages.reached("dealt", hand.dealer(), dealt);
    return dealt;
  }

  private ChicagoState renew(
      ChicagoState state, Shuffle shuffle, StageListener<ChicagoState> stages) {
    ChicagoState renewed = state.drawing(state.toAct(), shuffle.cards(), state.cards());
    stages.reached("reshuffled", state.hand().dealer(), renewed); // CHI-11
    return serve(renewed, noCards(), state.owed(), stages); // CHI-11a
  }

  /** Goes on with a draw, or with what follows it if nobody is left to act (CHI-9, CHI-13). */
  private ChicagoState draws(
      ChicagoState state, Seats inRound, CardList<PlayingCard> stock, TrickPlay cards) {
    Seats toAct = inRound.andNot(state.hand().locked()); // CHI-12
    if (!toAct.isEmpty()) {
      return state.drawing(toAct, stock, cards);
    }
    Phase last = options.chicagoCall() ? Phase.CALL : Phase.PLAY;
    Phase next = state.showdown().draw() < DRAWS ? Phase.DECLARE : last;
    return state.drawn(next, stock, cards);
  }

  private ChicagoState change(
      ChicagoState state, CardSet<PlayingCard> away, StageListener<ChicagoState> stages) {
    int seat = state.first();
    ChicagoState shown = state;
    if (state.showdown().isBrokenBy(seat, away)) { // CHI-27
      shown = state.withShowdown(state.showdown().shownBy(seat));
      stages.reached("hand-shown", seat, shown, state.cards().hand(seat));
    }
    return serve(shown, away, away.size(), stages); // CHI-10
  }

  /** Deals cards to the seat that throws some away, as many as the stock has. */
  private ChicagoState serve(
      ChicagoState state,
      CardSet<PlayingCard> away,
      int count,
      StageListener<ChicagoState> stages) {
    int seat = state.first();
    int dealt = Math.min(count, state.stock().size());
    CardList<PlayingCard> stock = state.stock().draw(dealt);
    TrickPlay cards = state.cards().exchange(seat, away, state.stock().first(dealt));
    if (stages.isListening() && dealt > 0) {
      stages.reached("drawn", seat, state.drawing(state.toAct(), stock, cards), dealt);
    }
    return stock.isEmpty()
        ? state.stockUsedUp(cards) // CHI-11
        : draws(state, state.toAct().without(seat), stock, cards);
  }

  private ChicagoState say(ChicagoState state, TrickMove move, StageListener<ChicagoState> stages) {
    Showdown showdown = state.showdown();
    if (move instanceof Pass) { // CHI-15, CHI-19, CHI-20
      boolean givesIn = state.holderSpeaks();
      return said(state, givesIn ? showdown.heldBy(Seats.of(state.first())) : showdown, stages);
    }
    Showdown said = showdown.said(move.seat(), claimed(state, move), options.kickers());
    return said.holders().equals(showdown.holders())
        ? state.comparing(said) // CHI-17, CHI-18
        : said(state, said, stages);
  }

  private ChicagoState said(ChicagoState state, Showdown said, StageListener<ChicagoState> stages) {
    Seats toAct = state.toAct().without(state.first()); // CHI-14
    if (!toAct.isEmpty()) {
      return state.declaring(toAct, said);
    }
    Seats claimants = mayBluff() ? Seats.all(seats) : said.holders(); // CHI-26, CHI-43a
    Showdown over = said.over(claimants, state.cards().hands());
    ChicagoState ended = state.declaring(state.toAct(), over); // CHI-33
    ChicagoState next = award(ended, over, stages).withShowdown(nothingSaid.after(over));
    return draws(next, next.hand().inPlay(), next.stock(), next.cards());
  }

  /** Gives the points of the best hand to its only holder; several get nothing. */
  private ChicagoState award(
      ChicagoState state, Showdown showdown, StageListener<ChicagoState> stages) {
    boolean spoken = showdown.draw() < DRAWS;
    Seats holders = showdown.holders();
    PokerHand best = showdown.best();
    ChicagoState scored = state;
    if (holders.size() == 1) { // CHI-25
      String ruleId = spoken ? "CHI-24" : "CHI-35";
      int points = points(best.type());
      scored = state.withSheet(state.sheet().add(state.handNumber(), ruleId, holders, points));
    }
    Object type = best.isNone() ? "-" : best.type();
    String stage = spoken ? "showdown-over" : "hands-compared";
    stages.reached(stage, Seats.NOBODY, scored, holders.size(), holders, type);
    return scored;
  }

  private ChicagoState play(ChicagoState state, Play play, StageListener<ChicagoState> stages) {
    TrickPlay cards = state.cards().play(play.card());
    if (!cards.isComplete()) {
      return state.withCards(cards);
    }
    stages.reached("trick-complete", state.withCards(cards));
    int winner = cards.winner(order(state));
    ChicagoState taken =
        state.trickTaken(cards.clear(winner), cards.addTrickTo(state.played())); // CHI-32
    stages.reached("trick-taken", winner, taken); // CHI-29
    boolean ends = taken.cards().tricks().sum() == HAND_SIZE || taken.callFailed();
    return ends ? endTricks(taken, winner, stages) : taken;
  }

  /** Returns which card wins a trick (CHI-31). */
  protected Trick.Order order(ChicagoState state) {
    return Suits.noTrumps();
  }

  private ChicagoState endTricks(
      ChicagoState state, int winner, StageListener<ChicagoState> stages) {
    Showdown open = state.showdown();
    for (int seat : state.hand().inPlay()) { // CHI-35
      PokerHand hand = handOf(state.fiveOf(seat));
      open = hand.isNone() ? open : open.said(seat, hand, options.kickers()); // CHI-8
    }
    ChicagoState scored = award(state.withSheet(scoreTricks(state, winner)), open, stages);
    return endHand(mayBluff() ? forfeit(scored, stages) : scored, stages); // CHI-37
  }

  private ScoreSheet scoreTricks(ChicagoState state, int winner) {
    ScoreSheet sheet = state.sheet();
    int number = state.handNumber();
    int caller = state.hand().caller();
    if (state.hand().isCalled()) { // CHI-46
      return state.callFailed()
          ? sheet.add(number, "CHI-46", "failed", caller, -CALLING)
          : sheet.add(number, "CHI-46", "made", caller, CALLING);
    }
    return state.played().of(winner).bottom().is(Rank.TWO) // CHI-34
        ? sheet.add(number, "CHI-34", "two", winner, options.lastTrickTwo())
        : sheet.add(number, "CHI-34", winner, options.lastTrick());
  }

  private static ChicagoState forfeit(ChicagoState state, StageListener<ChicagoState> stages) {
    Seats inPlay = state.hand().inPlay();
    Showdown last = state.showdown();
    Seats left = inPlay.where(seat -> last.isProved(seat, state.fiveOf(seat)));
    if (left.equals(inPlay)) { // CHI-45
      return state;
    }
    ChicagoState after = state.forfeitedByAllBut(left);
    stages.reached("forfeited", Seats.NOBODY, after, inPlay.andNot(left));
    return after;
  }

  private ChicagoState endHand(ChicagoState state, StageListener<ChicagoState> stages) {
    Seats left = state.hand().inPlay();
    Seats leaders = Outcome.highest(state.scores(), left).winners();
    boolean reached = left.size() > 1 && state.sheet().total(leaders.first()) >= options.target();
    if (left.size() < 2 || reached && (leaders.size() == 1 || options.sharedWin())) {
      return state.over(); // CHI-39, CHI-45
    }
    ChicagoState next = handBegins(state.hand().next());
    if (reached) {
      stages.reached("tied", Seats.NOBODY, next, leaders); // CHI-41
    }
    return next;
  }

  @Override
  public Deductions<ChicagoState, TrickMove> deductions() {
    return new ChicagoDeductions();
  }

  private final class ChicagoDeductions implements Deductions<ChicagoState, TrickMove> {
    /** What is stated is true (CHI-23), and who does not follow suit cannot (CHI-30). */
    @Override
    public void fromMove(ChicagoState before, TrickMove move, DeductionListener deductions) {
      String hand = "hand." + move.seat();
      if (move instanceof Play play) {
        deductions.none(hand, Suits.shownMissing(play.card(), before.cards().trick()));
      } else if ((move instanceof Declare || move instanceof StateRank) && !mayBluff()) {
        PokerHand claim = claimed(before, move);
        tellsClaim(hand, claim, deductions);
      }
    }

    @Override
    public void fromConsequences(
        ChicagoState before, TrickMove move, ChicagoState after, DeductionListener deductions) {
      for (int seat = 0; seat < seats && after.handNumber() != before.handNumber(); seat++) {
        deductions.shown("hand." + seat, before.cards().hand(seat)); // CHI-35
      }
      if (move instanceof Change change) {
        tellsProof(before, change.seat(), after, deductions);
      }
    }
  }

  /** Whether the hand was shown tells whether the proof of each claim was kept (CHI-27). */
  private static void tellsProof(
      ChicagoState before, int seat, ChicagoState after, DeductionListener deductions) {
    ImmutableList<Showdown> claims = before.showdown().toProve(seat);
    boolean isShown = after.showdown().shown().contains(seat);
    if (isShown) {
      deductions.before().shown("hand." + seat, before.cards().hand(seat));
    }
    if (isShown && claims.size() > 1) {
      deductions.unknown(); // One of the proofs was broken.
      return;
    }
    for (Showdown claim : claims) {
      deductions.since(
          "draw-no",
          String.valueOf(claim.draw()),
          "hand." + seat,
          FAMILY,
          (then, now) -> now.toSet().containsAll(claim.proof(seat, then.toSet())) != isShown);
    }
  }

  private void tellsClaim(String hand, PokerHand claim, DeductionListener deductions) {
    if (MissingCards.areMany(claim.type())) {
      deductions.complete(hand, FAMILY, cards -> missing(cards.toSet(), claim), HAND_SIZE - 1);
    } else {
      deductions.that(hand, FAMILY, cards -> handOf(cards.toSet()).startsWith(claim));
    }
  }

  private int missing(CardSet<PlayingCard> cards, PokerHand claim) {
    return handOf(cards).startsWith(claim) ? 0 : Math.max(1, MissingCards.count(cards, claim));
  }

  @Override
  public RulesOfThumb<ChicagoState, TrickMove> rulesOfThumb() {
    return new ChicagoThumbs(this::order);
  }

  @Override
  public Table table(ChicagoState state) {
    Hand hand = state.hand();
    Phase phase = state.phase();
    boolean compares = phase == Phase.COMPARE;
    Showdown now = compares || phase == Phase.DECLARE ? state.showdown() : nothingSaid;
    Trick trick = state.cards().trick();
    Table.Builder table =
        Table.builder()
            .pile("stock", state.stock(), NOBODY)
            .pile("discard", state.discard(), NOBODY)
            .word("phase", phase)
            .seat("dealer", hand.dealer())
            .fact("turn", state.turn().seats())
            .fact("hand-no", hand.number())
            .fact("draw-no", state.showdown().draw())
            .fact(Type.WORDS, "owed", state.owed() > 0 ? state.first() + " " + state.owed() : "-")
            .fact("locked", hand.locked())
            .fact("best-type", now.best().first(0).toString())
            .fact(Type.WORDS, "best-ranks", now.best().ranks())
            .fact("holders", now.holders())
            .seat("challenger", compares ? state.first() : Seats.NOBODY)
            .fact(
                Type.NUMBER,
                "component",
                compares ? now.claims().get(state.first()).size() + 1 : "-")
            .seat("leader", state.cards().leader())
            .fact("led", trick.isEmpty() ? "-" : trick.led().suit().code())
            .fact("trick-no", Math.min(HAND_SIZE, state.cards().tricks().sum() + 1))
            .fact("out", Seats.all(seats).andNot(hand.inPlay()))
            .seat("caller", hand.caller())
            .fact("scores", state.scores());
    boolean open = phase == Phase.OVER || state.callFailed(); // CHI-35
    PlayedCards<PlayingCard> played = state.cards().addTrickTo(state.played());
    for (int seat = 0; seat < seats; seat++) {
      table.pile("hand", seat, state.cards().hand(seat), open ? ALL : Audience.seat(seat));
      table.pileTopLast("played", seat, played.of(seat), ALL);
      claims(table, state.showdown(), seat);
    }
    return table.build();
  }

  /** What a seat has claimed in the showdowns before a draw, and what it showed in the draw. */
  private static void claims(Table.Builder table, Showdown showdown, int seat) {
    Showdown before = showdown.before();
    if (before != null) {
      claims(table, before, seat);
      PokerHand claim = before.claims().get(seat);
      if (!claim.isNone()) {
        table.fact(Type.WORDS, "claim." + seat + '.' + before.draw(), claim.toString());
        table.fact("proof." + before.draw() + '.' + seat, before.proof(seat), Audience.seat(seat));
      }
      if (showdown.shown().contains(seat)) {
        table.fact("exposed." + seat + '.' + showdown.draw(), before.hands().get(seat));
      }
    }
  }

  @Override
  public ChicagoState withCards(ChicagoState state, Table table) {
    TrickPlay cards = state.cards().withHands(table.sets("hand", seats, FAMILY));
    return state.withCards(table.list("stock", FAMILY), cards);
  }
}
