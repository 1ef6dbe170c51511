package io.github.spadille.reaction.aggravation;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.reaction.aggravation.AggravationStages.place;
import static io.github.spadille.reaction.aggravation.AggravationState.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.reaction.Moments;
import io.github.spadille.reaction.aggravation.AggravationMove.Call;
import io.github.spadille.reaction.aggravation.AggravationMove.Cover;
import io.github.spadille.reaction.aggravation.AggravationMove.Pass;
import io.github.spadille.reaction.aggravation.AggravationMove.Shuffle;
import io.github.spadille.reaction.aggravation.AggravationMove.Turn;
import io.github.spadille.reaction.aggravation.AggravationOptions.Flags;
import io.github.spadille.reaction.aggravation.AggravationOptions.LastCard;
import io.github.spadille.reaction.aggravation.AggravationState.Note;
import io.github.spadille.reaction.aggravation.AggravationState.Phase;
import java.util.Optional;
import java.util.random.RandomGenerator;

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
          .family("reaction")
          .summary("Cover equal ranks as fast as you can, and call the next match without cards.")
          .seats(2, 2, 2)
          .options(AggravationOptions.SCHEMA)
          .texts(Aggravation.class)
          .rules(Aggravation::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // AGG-1
  static final int RANKS = 13;

  private static final AggravationState START =
      new AggravationStateBuilder()
          .turn(io.github.spadille.engine.game.Turn.chance())
          .clock(0)
          .event(0)
          .pending(NOBODY)
          .deck0(PACK.cards())
          .deck1(CardList.empty(PlayingCard.FAMILY))
          .tableau(Tableau.empty()) // AGG-3
          .flagged(0)
          .formed(Moments.none(RANKS))
          .covered(CoverNotes.none())
          .emptied(Moments.none(2))
          .winner(NOBODY)
          .build();

  private final int collision;
  private final boolean matchOnly;
  private final boolean oldMatch;
  private final int many; // the cards from which on a seat turns whatever the other has

  /**
   * Creates the rules.
   *
   * @param seats 2
   * @param options checked by {@link #GAME}
   */
  protected Aggravation(int seats, AggravationOptions options) {
    super(seats, AggravationMove.SYNTAX);
    this.collision = options.collision();
    this.matchOnly = options.flags() == Flags.MATCH_ONLY;
    this.oldMatch = options.oldMatch();
    this.many = options.lastCard() == LastCard.TURN ? 1 : 2;
  }

  @Override
  public AggravationState start() {
    return START;
  }

  @Override
  public Optional<Refusal> refusal(AggravationState state, AggravationMove move) {
    if (state.phase() == Phase.OVER) {
      return refuse("AGG-34", "over");
    }
    if (move instanceof Shuffle shuffle) {
      return refusalOfShuffle(state, shuffle);
    }
    if (state.phase() == Phase.SHUFFLE) {
      return refuse("AGG-2", "undealt");
    }
    if (state.phase() == Phase.CALL) {
      return isSeat(move.seat()) ? refusalOfAnswer(state, move) : noSuchSeat();
    }
    if (move instanceof Cover cover) {
      return refusalOfCover(state, cover);
    }
    if (move instanceof Turn turn) {
      return refusalOfTurn(state, turn);
    }
    if (move instanceof Call call) {
      return refusalOfCall(state, call);
    }
    return isSeat(move.seat()) ? refuse("AGG-32", "no-call") : noSuchSeat();
  }

  private static Optional<Refusal> noSuchSeat() {
    return refuse("AGG-5", "no-player");
  }

  private static Optional<Refusal> tooEarly(AggravationState state) {
    return refuse("AGG-4", "too-early", state.clock());
  }

  private static Optional<Refusal> refusalOfShuffle(AggravationState state, Shuffle shuffle) {
    if (state.phase() != Phase.SHUFFLE) {
      return refuse("AGG-36", "dealt");
    }
    return shuffle.refusalUnlessOf(PACK, "AGG-1");
  }

  private Optional<Refusal> refusalOfTurn(AggravationState state, Turn turn) {
    int seat = turn.seat();
    if (!isSeat(seat)) {
      return noSuchSeat();
    }
    if (turn.time() < state.clock()) {
      return tooEarly(state);
    }
    if (canTurn(state, seat)) {
      return Optional.empty();
    }
    if (state.left(seat) == 0) {
      return refuse("AGG-27", "turn");
    }
    if (state.tableau().hasMatch()) {
      return refuse("AGG-15", "open-match");
    }
    if (!hasToTurn(state, seat)) {
      return refuse("AGG-21", "last-card");
    }
    return refuse("AGG-18", "waiting");
  }

  private boolean canTurn(AggravationState state, int seat) {
    return state.left(seat) > 0 // AGG-27
        && !state.tableau().hasMatch() // AGG-15
        && hasToTurn(state, seat) // AGG-21
        && !state.isPending(seat); // AGG-18
  }

  /** Tells whether a seat has to turn when no match is open (AGG-17). */
  protected boolean hasToTurn(AggravationState state, int seat) {
    int own = state.left(seat);
    return own >= many || (own == 1 && state.left(1 - seat) < many);
  }

  private Optional<Refusal> refusalOfCover(AggravationState state, Cover cover) {
    int seat = cover.seat();
    int position = cover.position();
    if (!isSeat(seat)) {
      return noSuchSeat();
    }
    if (cover.time() < state.clock()) {
      return tooEarly(state);
    }
    if (state.left(seat) == 0) {
      return refuse("AGG-27", "cover");
    }
    if (state.isPending(seat)) {
      return refuse("AGG-19", "waiting");
    }
    if (!state.tableau().has(position)) {
      return refuse("AGG-22", "no-card", place(position));
    }
    if (state.isFlagged(position)) {
      return Optional.empty();
    }
    Optional<Note> note = state.covered().at(position);
    if (note.isEmpty() || note.get().seat() == seat) {
      return refuse("AGG-22", "no-match", place(position));
    }
    long last = note.get().time() + collision;
    return cover.time() <= last
        ? Optional.empty()
        : refuse("AGG-24", "too-late", place(position), last);
  }

  private Optional<Refusal> refusalOfCall(AggravationState state, Call call) {
    if (!isSeat(call.seat())) {
      return noSuchSeat();
    }
    return call.time() < state.clock() ? tooEarly(state) : refusalOfMatch(state, call);
  }

  private Optional<Refusal> refusalOfMatch(AggravationState state, Call call) {
    if (state.left(call.seat()) > 0) {
      return refuse("AGG-28", "has-cards");
    }
    Tableau tableau = state.tableau();
    if (call.first() == call.second()
        || !tableau.has(call.first())
        || !tableau.has(call.second())
        || tableau.rank(call.first()) != tableau.rank(call.second())) {
      // AGG-30: what has been covered is no card of a match any more.
      return refuse("AGG-29", "no-match", place(call.first()), place(call.second()));
    }
    return mayCall(state, call.seat(), tableau.rank(call.first()))
        ? Optional.empty()
        : refuse("AGG-29", "old-match");
  }

  /** Tells whether a seat without cards may call a match of a rank (AGG-29). */
  protected boolean mayCall(AggravationState state, int seat, int rank) {
    return oldMatch || state.formed().event(rank) >= state.emptied().event(seat);
  }

  private Optional<Refusal> refusalOfAnswer(AggravationState state, AggravationMove move) {
    if (!state.turn().contains(move.seat())) {
      return refuse("AGG-32", "turn", state.turn().seats());
    }
    if (move instanceof Pass) {
      return Optional.empty();
    }
    if (!(move instanceof Call)) {
      return refuse("AGG-32", "answer");
    }
    Call call = (Call) move;
    Optional<Refusal> refusal = refusalOfMatch(state, call);
    if (refusal.isPresent()) {
      return refusal;
    }
    long earliest = earliestAnswer(state, call.seat(), state.tableau().rank(call.first()));
    return call.time() < earliest ? refuse("AGG-32", "too-early", earliest) : Optional.empty();
  }

  private static long earliestAnswer(AggravationState state, int seat, int rank) {
    return Math.max(state.formed().time(rank), state.emptied().time(seat));
  }

  /**
   * Seat 0, then seat 1: calls, covers, turn, each in the order of the positions; then the pass.
   * Times that are equal go by this order too, if the caller hands moves in by it (AGG-6).
   */
  @Override
  public MoveList<AggravationMove> legalMoves(AggravationState state) {
    if (state.turn().seats().isEmpty()) {
      return MoveList.empty();
    }
    boolean play = state.phase() == Phase.PLAY;
    if (play && state.left(0) > 0 && state.left(1) > 0) { // AGG-28: no call
      return TableauMoves.of(choices(state, 0), choices(state, 1), state.clock());
    }
    MoveList.Builder<AggravationMove> moves = MoveList.builder(8, AggravationMove[]::new);
    for (int seat = 0; seat < seats; seat++) {
      if (play) {
        addCalls(state, seat, moves);
        TableauMoves.addTo(moves, seat, choices(state, seat), state.clock());
      } else if (state.turn().contains(seat)) {
        addCalls(state, seat, moves);
        moves.add(new Pass(seat));
      }
    }
    return moves.build();
  }

  /** Returns what a seat may do with its cards now, see {@link TableauMoves} (AGG-6a). */
  private int choices(AggravationState state, int seat) {
    return coverable(state, seat) | (canTurn(state, seat) ? TableauMoves.TURN : 0);
  }

  private void addCalls(AggravationState state, int seat, MoveList.Builder<AggravationMove> moves) {
    if (state.left(seat) > 0) {
      return;
    }
    Tableau tableau = state.tableau();
    int matched = tableau.matched();
    for (int rest = matched; rest != 0; rest &= rest - 1) {
      int first = Integer.numberOfTrailingZeros(rest);
      int rank = tableau.rank(first);
      if (!mayCall(state, seat, rank)) {
        continue;
      }
      long time = state.phase() == Phase.CALL ? earliestAnswer(state, seat, rank) : state.clock();
      for (int others = rest & (rest - 1); others != 0; others &= others - 1) {
        int second = Integer.numberOfTrailingZeros(others);
        if (tableau.rank(second) == rank) {
          moves.add(new Call(seat, first, second, time));
        }
      }
    }
  }

  /** Returns the positions that a seat may cover now, as bits (AGG-23, AGG-24a). */
  private int coverable(AggravationState state, int seat) {
    return state.left(seat) == 0 || state.isPending(seat) // AGG-27, AGG-19
        ? 0
        : state.flagged() | state.covered().bySeatSince(1 - seat, state.clock() - collision);
  }

  @Override
  protected AggravationState applyLegal(
      AggravationState state, AggravationMove move, Stages<AggravationState> stages) {
    if (move instanceof Cover cover) {
      return cover(state, cover, stages);
    }
    if (move instanceof Turn turn) {
      return turn(state, turn, stages);
    }
    if (move instanceof Shuffle shuffle) {
      AggravationState dealt =
          state.dealt(shuffle.cards().every(2, 0), shuffle.cards().every(2, 1)); // AGG-2
      stages.reached("dealt", dealt);
      return settled(dealt, stages);
    }
    return state.phase() == Phase.CALL
        ? answer(state, move, stages)
        : call(state, (Call) move, stages);
  }

  private AggravationState turn(
      AggravationState state, Turn turn, Stages<AggravationState> stages) {
    int seat = turn.seat();
    boolean both = hasToTurn(state, 1 - seat);
    if (both && !state.isPending(1 - seat)) {
      AggravationState waiting = state.waiting(seat, turn.time()); // AGG-18
      stages.reached("waiting", seat, waiting);
      return settled(waiting, stages);
    }
    AggravationState placed = state.at(turn.time(), 0, CoverNotes.none()); // AGG-15
    int turned = 0;
    for (int row = 0; row < 2; row++) { // AGG-14, AGG-20
      if (both || row == seat) {
        int position = placed.tableau().free(row); // AGG-16
        placed = placed.place(row, position);
        turned |= 1 << position;
      }
    }
    AggravationState judged = judge(placed, turned);
    if (stages.areHeard()) {
      AggravationStages.turned(stages, state, judged, turned);
    }
    return settled(judged, stages);
  }

  private AggravationState cover(
      AggravationState state, Cover cover, Stages<AggravationState> stages) {
    int position = cover.position();
    CoverNotes notes =
        state.isFlagged(position) // AGG-24a: a collision leaves no note
            ? state.covered().with(cover.seat(), position, cover.time())
            : state.covered().without(position);
    int flagged = state.flagged() & ~(1 << position); // AGG-11
    AggravationState uncovered = state.at(cover.time(), flagged, notes); // AGG-19
    AggravationState judged =
        judge(uncovered.place(cover.seat(), position), 1 << position); // AGG-25
    if (stages.areHeard()) {
      AggravationStages.covered(stages, state, judged, cover.seat(), position);
    }
    return settled(judged, stages);
  }

  /** Flags the matches of cards just placed, together if they are two (AGG-9, AGG-12, AGG-13). */
  private AggravationState judge(AggravationState state, int placed) {
    Tableau tableau = state.tableau();
    int flagged = state.flagged();
    Moments formed = state.formed();
    Moments emptied = state.emptied();
    for (int rest = placed; rest != 0; rest &= rest - 1) {
      int rank = tableau.rank(Integer.numberOfTrailingZeros(rest));
      if (tableau.isMatched(rank)) {
        flagged |= tableau.showing(rank);
        formed = formed.with(rank, state.event(), state.clock());
      }
    }
    if (matchOnly) { // AGG-10
      flagged &= tableau.matched();
    }
    for (int seat = 0; seat < seats; seat++) {
      if (state.left(seat) == 0 && !emptied.has(seat)) {
        emptied = emptied.with(seat, state.event(), state.clock()); // AGG-26
      }
    }
    return state.judged(flagged, formed, emptied);
  }

  /** Finds the seats that have a move (AGG-6b); if there is none, the game is drawn (AGG-35). */
  private AggravationState settled(AggravationState state, Stages<AggravationState> stages) {
    Seats able = Seats.none();
    for (int seat = 0; seat < seats; seat++) {
      able = canAct(state, seat) ? able.with(seat) : able;
    }
    return able.isEmpty() ? over(state, state.clock(), NOBODY, stages) : state.withAble(able);
  }

  private static AggravationState over(
      AggravationState state, long time, int winner, Stages<AggravationState> stages) {
    AggravationState over = state.over(time, winner);
    stages.reached(winner == NOBODY ? "drawn" : "won", winner, over);
    return over;
  }

  private boolean canAct(AggravationState state, int seat) {
    return state.left(seat) == 0 ? canCall(state, seat) : choices(state, seat) != 0;
  }

  private boolean canCall(AggravationState state, int seat) {
    for (int rest = state.tableau().matched(); rest != 0; rest &= rest - 1) {
      if (mayCall(state, seat, state.tableau().rank(Integer.numberOfTrailingZeros(rest)))) {
        return true;
      }
    }
    return false;
  }

  private AggravationState call(
      AggravationState state, Call call, Stages<AggravationState> stages) {
    int other = 1 - call.seat();
    return state.left(other) > 0 || !canCall(state, other)
        ? over(state, call.time(), call.seat(), stages) // AGG-31, AGG-34
        : state.called(new Note(call.seat(), call.first(), call.time())); // AGG-32
  }

  private AggravationState answer(
      AggravationState state, AggravationMove move, Stages<AggravationState> stages) {
    Note call = state.call().orElseThrow();
    if (!(move instanceof Call answer)) {
      return over(state, state.clock(), call.seat(), stages);
    }
    long time = answer.time();
    int earlier = time < call.time() ? answer.seat() : call.seat();
    return over(state, time, time == call.time() ? NOBODY : earlier, stages);
  }

  @Override
  public ImmutableList<String> governing(AggravationState state, int seat) {
    if (state.phase() == Phase.CALL) {
      return ImmutableList.of("AGG-32");
    }
    if (state.left(seat) == 0) {
      return ImmutableList.of("AGG-28", "AGG-29");
    }
    return state.tableau().hasMatch()
        ? ImmutableList.of("AGG-15", "AGG-22", "AGG-23")
        : ImmutableList.of("AGG-17", "AGG-22");
  }

  @Override
  protected AggravationMove chanceMove(AggravationState state, RandomGenerator random) {
    return new Shuffle(PACK.shuffled(random));
  }

  /** Nobody knows what is turned (AGG-2), and what can be done depends on the tops of the piles. */
  @Override
  public void tells(AggravationState before, AggravationMove move, Clues clues) {}

  @Override
  public Table table(AggravationState state) {
    return AggravationTable.of(state);
  }

  @Override
  public AggravationState withCards(AggravationState state, Table table) {
    return AggravationTable.withCards(state, table);
  }
}
