package io.github.spadille.reaction.aggravation;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.NOBODY;
import static io.github.spadille.reaction.aggravation.AggravationState.SEATS;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.Scoring;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.TimedMove;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.reaction.aggravation.AggravationMove.Call;
import io.github.spadille.reaction.aggravation.AggravationMove.Cover;
import io.github.spadille.reaction.aggravation.AggravationMove.Pass;
import io.github.spadille.reaction.aggravation.AggravationMove.Shuffle;
import io.github.spadille.reaction.aggravation.AggravationMove.Turn;
import io.github.spadille.reaction.aggravation.AggravationState.Phase;
import io.github.spadille.reaction.aggravation.LaidCard.How;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Aggravation: turn cards, cover equal ranks, and call the next match when your cards are gone.
 *
 * <p>{@code SHUFFLE → PLAY → (CALL →) OVER}. Decks are hidden from everybody, their owners too, and
 * so are cards that have been covered. Both seats act at once; every move but a pass carries its
 * time. The rulebook is {@code aggravation.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #hasToTurn} (AGG-17), {@link #mayCall}
 * (AGG-29).
 */
public class Aggravation extends AbstractRules<AggravationState, AggravationMove> {
  /** The game. */
  public static final Game<AggravationState, AggravationMove, AggravationOptions> GAME =
      Game.<AggravationState, AggravationMove, AggravationOptions>builder("aggravation")
          .name("Aggravation")
          .family(Tag.REACTION)
          .tags(Tag.SHEDDING)
          .summary("Cover equal ranks as fast as you can, and call the next match without cards.")
          .seats(SEATS, SEATS, SEATS)
          .options(AggravationOptions.SCHEMA)
          .texts(Aggravation.class)
          .rules(Aggravation::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // AGG-1

  private static final Phases<Phase, AggravationState, AggravationMove> PHASES =
      Phases.<Phase, AggravationState, AggravationMove>of(Phase.class)
          .elsewhere("AGG-36", "dealt", Shuffle.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("AGG-2", "undealt")
          .in(Phase.PLAY)
          .anybody(Cover.class, Turn.class, Call.class) // AGG-5
          .others("AGG-32", "no-call")
          .in(Phase.CALL)
          .turn("AGG-32", "turn", Call.class, Pass.class)
          .others("AGG-32", "answer")
          .over(Phase.OVER, "AGG-34")
          .build();

  // Why a seat does not turn, made once, as it is asked for at every move.
  private static final Optional<Refusal> NO_CARD = refuse("AGG-27", "turn");
  private static final Optional<Refusal> OPEN_MATCH = refuse("AGG-15", "open-match");
  private static final Optional<Refusal> LAST_CARD = refuse("AGG-21", "last-card");
  private static final Optional<Refusal> WAITING = refuse("AGG-18", "waiting");

  private final AggravationOptions options;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Aggravation(int seats, AggravationOptions options) {
    super(seats, AggravationMove.SYNTAX);
    this.options = options;
  }

  @Override
  public AggravationState start() {
    return AggravationState.undealt(PACK.cards());
  }

  /** All that counts is who wins. */
  @Override
  public ImmutableLongArray returns(AggravationState state) { // AGG-33
    return Scoring.NONE.returns(state);
  }

  @Override
  public boolean isZeroSum() {
    return true;
  }

  @Override
  protected AggravationMove chanceMove(AggravationState state, RandomSource random) {
    return new Shuffle(PACK.shuffled(random));
  }

  @Override
  public Optional<Refusal> refusal(AggravationState state, AggravationMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.turn(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Shuffle shuffle) {
      return shuffle.refusalUnlessOf(PACK, "AGG-1");
    }
    if (!isSeat(move.seat())) {
      return refuse("AGG-5", "no-player");
    }
    if (move instanceof Cover cover) {
      long time = cover.time();
      return isInTime(state, time) ? refusalOfCover(state, cover) : refusalOfTime(state, time);
    }
    if (move instanceof Turn turn) {
      long time = turn.time();
      return isInTime(state, time) ? refusalOfTurn(state, turn.seat()) : refusalOfTime(state, time);
    }
    if (move instanceof Call call) {
      long time = call.time();
      return isInTime(state, time) ? refusalOfCall(state, call) : refusalOfTime(state, time);
    }
    return Optional.empty(); // AGG-32: an answer without a call
  }

  /** Tells whether a time is possible: only an answer may be earlier than the last move (AGG-4). */
  private static boolean isInTime(AggravationState state, long time) {
    return time <= TimedMove.LATEST && (time >= state.clock() || state.phase() == Phase.CALL);
  }

  private static Optional<Refusal> refusalOfTime(AggravationState state, long time) {
    return time > TimedMove.LATEST
        ? refuse("AGG-4", "too-late", TimedMove.LATEST)
        : refuse("AGG-4", "too-early", state.clock());
  }

  private Optional<Refusal> refusalOfTurn(AggravationState state, int seat) {
    if (state.left(seat) == 0) {
      return NO_CARD;
    }
    if (state.tableau().hasMatch()) {
      return OPEN_MATCH;
    }
    if (!hasToTurn(state, seat)) {
      return LAST_CARD;
    }
    return state.isWaiting(seat) ? WAITING : Optional.empty();
  }

  /** Tells whether a seat has to turn when no match is open (AGG-17). */
  protected boolean hasToTurn(AggravationState state, int seat) {
    int many = options.keepsLast() ? 2 : 1; // from so many on it turns whatever the other has
    int own = state.left(seat);
    return own >= many || (own == 1 && state.left(1 - seat) < many);
  }

  private Optional<Refusal> refusalOfCover(AggravationState state, Cover cover) {
    int place = cover.place();
    if (state.left(cover.seat()) == 0) {
      return refuse("AGG-27", "cover");
    }
    if (state.isWaiting(cover.seat())) {
      return refuse("AGG-19", "waiting");
    }
    if (!state.tableau().has(place)) {
      return refuse("AGG-22", "no-card", Places.told(place));
    }
    return state.flagged().contains(place)
            || joinable(state, cover.seat(), cover.time()).contains(place)
        ? Optional.empty()
        : refusalOfPlace(state, cover.seat(), place);
  }

  /** Says why a place is not open to cover. */
  private Optional<Refusal> refusalOfPlace(AggravationState state, int seat, int place) {
    for (LaidCard other : state.tableau().covers()) {
      if (other.place() == place && other.seat() != seat) {
        return refuse("AGG-24", "too-late", Places.told(place), other.time() + options.collision());
      }
    }
    return refuse("AGG-22", "no-match", Places.told(place));
  }

  /** Returns the places where a seat may lay a card on one that the other just laid (AGG-24). */
  private Places joinable(AggravationState state, int seat, long time) {
    return state.tableau().covered(1 - seat, time - options.collision());
  }

  private Optional<Refusal> refusalOfCall(AggravationState state, Call call) {
    Tableau tableau = state.tableau();
    if (state.left(call.seat()) > 0) {
      return refuse("AGG-28", "has-cards");
    }
    if (call.first() == call.second()
        || !tableau.has(call.first())
        || !tableau.has(call.second())
        || tableau.rank(call.first()) != tableau.rank(call.second())) {
      // AGG-30: what has been covered is no card of a match any more.
      return refuse("AGG-29", "no-match", Places.told(call.first()), Places.told(call.second()));
    }
    Rank rank = tableau.rank(call.first());
    if (!mayCall(state, call.seat(), rank)) {
      return refuse("AGG-29", "old-match");
    }
    long earliest = earliestCall(state, call.seat(), rank);
    return call.time() < earliest ? refuse("AGG-32", "too-early", earliest) : Optional.empty();
  }

  /** Tells whether a seat without cards may call a match of a rank (AGG-29). */
  protected boolean mayCall(AggravationState state, int seat, Rank rank) {
    int since = options.oldMatch() ? 0 : state.emptied(seat).orElseThrow().event();
    return state.tableau().formed(rank, since).isPresent();
  }

  /** Returns the earliest time at which a seat may call a match (AGG-6a). */
  private static long earliestCall(AggravationState state, int seat, Rank rank) {
    if (state.phase() != Phase.CALL) {
      return state.clock();
    }
    LaidCard formed = state.tableau().formed(rank, 0).orElseThrow();
    return Math.max(formed.time(), state.emptied(seat).orElseThrow().time()); // AGG-32
  }

  /**
   * Seat 0, then seat 1: calls, covers, turn, each in the order of the places; then the pass. Times
   * that are equal go by this order too, if the caller hands moves in by it (AGG-6).
   */
  @Override
  public MoveList<AggravationMove> legalMoves(AggravationState state) {
    return switch (state.phase()) {
      case SHUFFLE, OVER -> MoveList.empty();
      case PLAY -> {
        MoveList<AggravationMove> moves =
            new DeckMoves(choices(state, 0), choices(state, 1), state.clock());
        boolean bothHaveCards = state.left(0) > 0 && state.left(1) > 0; // AGG-28
        yield bothHaveCards ? moves : calls(state, 0).plus(moves).plus(calls(state, 1));
      }
      case CALL -> calls(state, state.turn().first()).plus(new Pass(state.turn().first()));
    };
  }

  /** Returns what a seat may do with its top card now. */
  private long choices(AggravationState state, int seat) {
    return state.left(seat) == 0 || state.isWaiting(seat) // AGG-27, AGG-19
        ? DeckMoves.NONE
        : DeckMoves.choices(
            state.flagged(), // AGG-23
            joinable(state, seat, state.clock()), // AGG-6a
            refusalOfTurn(state, seat).isEmpty());
  }

  private MoveList<AggravationMove> calls(AggravationState state, int seat) {
    if (state.left(seat) > 0) { // AGG-28
      return MoveList.empty();
    }
    Tableau tableau = state.tableau();
    Places matched = tableau.matched();
    MoveList.Builder<AggravationMove> calls = MoveList.builder(8, AggravationMove[]::new);
    for (int first = matched.from(0); first >= 0; first = matched.from(first + 1)) {
      Rank rank = tableau.rank(first);
      for (int second = matched.from(first + 1); second >= 0; second = matched.from(second + 1)) {
        if (tableau.rank(second) == rank && mayCall(state, seat, rank)) {
          calls.add(new Call(seat, first, second, earliestCall(state, seat, rank)));
        }
      }
    }
    return calls.build();
  }

  @Override
  protected ImmutableList<String> governingInTurn(AggravationState state, int seat) {
    if (state.phase() == Phase.CALL) {
      return ImmutableList.of("AGG-4", "AGG-29", "AGG-32");
    }
    if (state.left(seat) == 0) {
      return ImmutableList.of("AGG-4", "AGG-27", "AGG-28", "AGG-29");
    }
    return options.keepsLast()
        ? ImmutableList.of(
            "AGG-4", "AGG-15", "AGG-17", "AGG-21", "AGG-22", "AGG-23", "AGG-24", "AGG-28")
        : ImmutableList.of("AGG-4", "AGG-15", "AGG-17", "AGG-22", "AGG-23", "AGG-24", "AGG-28");
  }

  /** Nobody knows what is turned (AGG-2), and what can be done depends on the tops of the piles. */
  @Override
  public Deductions<AggravationState, AggravationMove> deductions() {
    return Deductions.none();
  }

  @Override
  protected AggravationState applyLegal(
      AggravationState state, AggravationMove move, StageListener<AggravationState> stages) {
    if (move instanceof Cover cover) {
      return cover(state, cover, stages);
    }
    if (move instanceof Turn turn) {
      return turn(state, turn, stages);
    }
    if (move instanceof Shuffle shuffle) {
      AggravationState dealt = state.dealt(shuffle.cards()); // AGG-2
      stages.reached("dealt", dealt);
      return settled(dealt, stages);
    }
    if (move instanceof Call call) {
      return state.phase() == Phase.CALL ? answer(state, call, stages) : call(state, call, stages);
    }
    if (move instanceof Pass) {
      Call first = requireNonNull(state.call());
      return over(state, state.clock(), Seats.of(first.seat()), stages); // AGG-32
    }
    throw unknown(move);
  }

  private AggravationState turn(
      AggravationState state, Turn turn, StageListener<AggravationState> stages) {
    int seat = turn.seat();
    boolean both = hasToTurn(state, 1 - seat);
    if (both && !state.isWaiting(1 - seat)) {
      AggravationState waiting = state.waiting(turn, turn.time()); // AGG-18
      stages.reached("waiting", seat, waiting);
      return settled(waiting, stages);
    }
    int event = state.tableau().event() + (both ? seats : 1);
    AggravationState turned = state.unflagged(); // AGG-15
    for (int row = 0; row < seats; row++) { // AGG-14, AGG-20
      if (both || row == seat) {
        int place = state.tableau().free(row); // AGG-16
        turned = lay(turned, How.TURNED, row, place, event, turn.time());
      }
    }
    tell(state, turned, stages);
    return settled(turned, stages);
  }

  private AggravationState cover(
      AggravationState state, Cover cover, StageListener<AggravationState> stages) {
    How how = state.flagged().contains(cover.place()) ? How.COVER : How.COLLISION; // AGG-24a
    int event = state.tableau().event() + 1;
    AggravationState covered = lay(state, how, cover.seat(), cover.place(), event, cover.time());
    tell(state, covered, stages);
    return settled(covered, stages);
  }

  /** Lays a seat's top card on the tableau, and flags the match that it makes (AGG-25). */
  private AggravationState lay(
      AggravationState state, How how, int seat, int place, int event, long time) {
    PlayingCard card = state.top(seat);
    Rank rank = card.rank();
    boolean isMatch = state.tableau().isSeenBeside(place, rank);
    LaidCard laid =
        new LaidCard(how, seat, place, card, isMatch ? rank : null, event, time); // AGG-13
    Tableau tableau = state.tableau().with(laid);
    Places others = state.flagged().without(place); // AGG-11
    Places flagged = isMatch ? others.or(tableau.showing(rank)) : others; // AGG-9, AGG-12
    return state.laid(
        laid,
        tableau,
        options.flagsUntilTurn() ? flagged : flagged.and(tableau.matched())); // AGG-10
  }

  /** Tells of the cards laid by a move, and of what followed from it. */
  private static void tell(
      AggravationState before, AggravationState after, StageListener<AggravationState> stages) {
    if (!stages.isListening()) {
      return;
    }
    List<LaidCard> cards = after.tableau().laidSince(before.tableau());
    LaidCard last = cards.get(cards.size() - 1);
    if (last.how() == How.TURNED) {
      stages.reached("turned", Seats.NOBODY, after, Lists.transform(cards, LaidCard::card));
    } else {
      stages.reached("covered", last.seat(), after, last.card(), Places.told(last.place()));
    }
    EnumSet<Rank> matched = EnumSet.noneOf(Rank.class);
    for (LaidCard card : cards) {
      Rank match = card.match();
      if (match != null) {
        matched.add(match);
      }
    }
    for (Rank rank : matched) {
      stages.reached("matched", Seats.NOBODY, after, rank);
    }
    for (LaidCard card : cards) {
      if (after.left(card.seat()) == 0) {
        stages.reached("no-cards", card.seat(), after);
      }
    }
  }

  /** Finds the seats that have a move (AGG-6b); if there is none, the game is drawn (AGG-35). */
  private AggravationState settled(AggravationState state, StageListener<AggravationState> stages) {
    Seats able = Seats.none();
    for (int seat = 0; seat < seats; seat++) {
      able = canAct(state, seat) ? able.with(seat) : able;
    }
    return able.isEmpty() ? over(state, state.clock(), Seats.none(), stages) : state.awaiting(able);
  }

  private boolean canAct(AggravationState state, int seat) {
    return state.left(seat) == 0 ? canCall(state, seat) : choices(state, seat) != DeckMoves.NONE;
  }

  private boolean canCall(AggravationState state, int seat) {
    return state.tableau().hasMatch(rank -> mayCall(state, seat, rank));
  }

  private AggravationState call(
      AggravationState state, Call call, StageListener<AggravationState> stages) {
    int other = 1 - call.seat();
    return state.left(other) > 0 || !canCall(state, other)
        ? over(state, call.time(), Seats.of(call.seat()), stages) // AGG-31, AGG-34
        : state.waiting(call, call.time()).awaiting(Seats.of(other)); // AGG-32
  }

  private static AggravationState answer( // AGG-32
      AggravationState state, Call answer, StageListener<AggravationState> stages) {
    Call call = requireNonNull(state.call());
    long time = answer.time();
    Seats earlier = Seats.of(time < call.time() ? answer.seat() : call.seat());
    return over(state, time, time == call.time() ? Seats.none() : earlier, stages);
  }

  private static AggravationState over(
      AggravationState state, long time, Seats winner, StageListener<AggravationState> stages) {
    AggravationState over = state.over(time, winner);
    int seat = winner.isEmpty() ? Seats.NOBODY : winner.first();
    stages.reached(winner.isEmpty() ? "drawn" : "won", seat, over);
    return over;
  }

  /** Times count from the deal. */
  @Override
  public boolean startsClock(
      AggravationState before, AggravationMove move, AggravationState after) { // AGG-4
    return move instanceof Shuffle;
  }

  @Override
  public RulesOfThumb<AggravationState, AggravationMove> rulesOfThumb() {
    return AggravationThumbs.INSTANCE;
  }

  @Override
  public Table table(AggravationState state) {
    Table.Builder table = Table.builder();
    for (int seat = 0; seat < seats; seat++) {
      CardList<PlayingCard> deck = state.deck(seat);
      table.pile(new Pile("deck." + seat, OptionalInt.of(seat), Pile.Order.TOP_LAST, deck, NOBODY));
    }
    Tableau tableau = state.tableau();
    Call call = state.call();
    return tableau
        .addTo(table)
        .word("phase", state.phase())
        .fact("clock", state.clock())
        .fact("event", tableau.event())
        .fact("pending", state.pending())
        .fact("flagged", state.flagged().names())
        .fact("formed", tableau.matches())
        .fact("covered", Lists.transform(tableau.covers(), LaidCard::joinable))
        .fact("emptied", state.emptiedAt(0) + " " + state.emptiedAt(1))
        .fact(Type.NUMBERS, "left", state.left(0) + " " + state.left(1))
        .fact(Type.WORDS, "call", call == null ? "-" : call.seat() + " @" + call.time())
        .fact("scores", state.scores())
        .fact("winner", state.winner())
        .build();
  }

  @Override
  public AggravationState withCards(AggravationState state, Table table) {
    return state.with(
        table.list("deck.0", PlayingCard.FAMILY),
        table.list("deck.1", PlayingCard.FAMILY),
        state.tableau().withCards(table));
  }
}
