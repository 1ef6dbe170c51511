package io.github.spadille.reaction.aggravation;

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
import io.github.spadille.engine.game.TimedMove;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.PerSeat;
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
import java.util.ArrayList;
import java.util.List;
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
          .rulebook(Rulebook.resource(Aggravation.class, "aggravation.md"))
          .rules(Aggravation::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // AGG-1
  private static final CardList<PlayingCard> NO_CARDS = CardList.empty(PlayingCard.FAMILY);
  static final int RANKS = 13;

  private final AggravationOptions options;

  /**
   * Creates the rules.
   *
   * @param seats 2
   * @param options checked by {@link #GAME}
   */
  protected Aggravation(int seats, AggravationOptions options) {
    super(seats);
    this.options = options;
  }

  @Override
  public AggravationState start() {
    return new AggravationStateBuilder()
        .phase(Phase.SHUFFLE)
        .turn(io.github.spadille.engine.game.Turn.chance())
        .clock(0)
        .event(0)
        .pending(0)
        .decks(PerSeat.<CardList<PlayingCard>>of(2, NO_CARDS).with(0, PACK.cards()))
        .tableau(Tableau.empty()) // AGG-3
        .flagged(0)
        .formed(Moments.none(RANKS))
        .emptied(Moments.none(2))
        .sheet(ScoreSheet.empty(seats))
        .build();
  }

  @Override
  public Optional<Refusal> refusal(AggravationState state, AggravationMove move) {
    if (state.phase() == Phase.OVER) {
      return refuse("AGG-34", "the game is over");
    }
    if (move instanceof Shuffle) {
      return refusalOfShuffle(state, (Shuffle) move);
    }
    if (state.phase() == Phase.SHUFFLE) {
      return refuse("AGG-2", "the cards have not been dealt yet");
    }
    if (move.seat() < 0 || move.seat() > 1) {
      return refuse("AGG-5", "the players are seat 0 and seat 1");
    }
    if (state.phase() == Phase.CALL) {
      return refusalOfAnswer(state, move);
    }
    if (move instanceof Pass) {
      return refuse("AGG-32", "there is no call to answer");
    }
    if (((TimedMove) move).time() < state.clock()) {
      return refuse("AGG-4", "the clock stands at @" + state.clock() + " already");
    }
    if (move instanceof Turn) {
      return refusalToTurn(state, move.seat());
    }
    return move instanceof Cover
        ? refusalOfCover(state, (Cover) move)
        : refusalOfCall(state, (Call) move);
  }

  private static Optional<Refusal> refusalOfShuffle(AggravationState state, Shuffle shuffle) {
    if (state.phase() != Phase.SHUFFLE) {
      return refuse("AGG-36", "the game is one hand and has begun");
    }
    return PACK.isPermutation(shuffle.pack())
        ? Optional.empty()
        : refuse("AGG-1", "a shuffle names each of the 52 cards once");
  }

  private Optional<Refusal> refusalToTurn(AggravationState state, int seat) {
    if (state.left(seat) == 0) {
      return refuse("AGG-27", "a seat without cards cannot turn");
    }
    if (state.tableau().matched() != 0) {
      return refuse("AGG-15", "no card is turned while a match is open");
    }
    if (!hasToTurn(state, seat)) {
      return refuse("AGG-21", "the last card is not turned while the other seat has more");
    }
    return state.isPending(seat)
        ? refuse("AGG-18", "seat " + seat + " waits for the other seat to turn")
        : Optional.empty();
  }

  /** Tells whether a seat has to turn when no match is open (AGG-17). */
  protected boolean hasToTurn(AggravationState state, int seat) {
    int many = options.lastCard() == LastCard.TURN ? 1 : 2;
    int own = state.left(seat);
    return own >= many || (own == 1 && state.left(1 - seat) < many);
  }

  private Optional<Refusal> refusalOfCover(AggravationState state, Cover cover) {
    int seat = cover.seat();
    int position = cover.position();
    if (state.left(seat) == 0) {
      return refuse("AGG-27", "a seat without cards cannot cover");
    }
    if (state.isPending(seat)) {
      return refuse("AGG-19", "a seat that has turned does not cover");
    }
    if (!state.tableau().has(position)) {
      return refuse("AGG-22", "there is no card at " + Tableau.name(position));
    }
    if (state.isFlagged(position)) {
      return Optional.empty();
    }
    Optional<Note> note = state.noteAt(position);
    if (note.isEmpty() || note.get().seat() == seat) {
      return refuse("AGG-22", Tableau.name(position) + " may not be covered");
    }
    long last = note.get().time() + options.collision();
    return cover.time() <= last
        ? Optional.empty()
        : refuse("AGG-24", Tableau.name(position) + " was open for a collision until @" + last);
  }

  private Optional<Refusal> refusalOfCall(AggravationState state, Call call) {
    if (state.left(call.seat()) > 0) {
      return refuse("AGG-28", "a seat with cards does not call");
    }
    Tableau tableau = state.tableau();
    if (call.first() == call.second()
        || !tableau.has(call.first())
        || !tableau.has(call.second())
        || tableau.rank(call.first()) != tableau.rank(call.second())) {
      return refuse( // AGG-30: what has been covered is no card of a match any more.
          "AGG-29",
          Tableau.name(call.first())
              + " and "
              + Tableau.name(call.second())
              + " are not two cards of a match");
    }
    return mayCall(state, call.seat(), tableau.rank(call.first()))
        ? Optional.empty()
        : refuse("AGG-29", "this match formed before seat " + call.seat() + " ran out of cards");
  }

  /** Tells whether a seat without cards may call a match of a rank (AGG-29). */
  protected boolean mayCall(AggravationState state, int seat, int rank) {
    return options.oldMatch() || state.formed().event(rank) >= state.emptied().event(seat);
  }

  private Optional<Refusal> refusalOfAnswer(AggravationState state, AggravationMove move) {
    if (!state.turn().contains(move.seat())) {
      return refuse("AGG-32", "only seat " + state.turn() + " can answer the call");
    }
    if (move instanceof Pass) {
      return Optional.empty();
    }
    if (!(move instanceof Call)) {
      return refuse("AGG-32", "a call is answered by a call or a pass");
    }
    Call call = (Call) move;
    Optional<Refusal> refusal = refusalOfCall(state, call);
    if (refusal.isPresent()) {
      return refusal;
    }
    long earliest = earliestAnswer(state, call.seat(), state.tableau().rank(call.first()));
    return call.time() < earliest
        ? refuse("AGG-32", "the match could be called from @" + earliest + " on")
        : Optional.empty();
  }

  private static long earliestAnswer(AggravationState state, int seat, int rank) {
    return Math.max(state.formed().time(rank), state.emptied().time(seat));
  }

  private static Optional<Refusal> refuse(String ruleId, String reason, PlayingCard... cards) {
    return Optional.of(Refusal.of(ruleId, reason, cards));
  }

  /**
   * Seat 0, then seat 1: calls, covers, turn, each in the order of the positions; then the pass.
   * Times that are equal go by this order too, if the caller hands moves in by it (AGG-6).
   */
  @Override
  public MoveList<AggravationMove> legalMoves(AggravationState state) {
    if (state.turn().mask() == 0) {
      return MoveList.empty();
    }
    MoveList.Builder<AggravationMove> moves = MoveList.builder(8);
    for (int seat = 0; seat < seats; seat++) {
      if (state.phase() == Phase.PLAY) {
        addCalls(state, seat, moves);
        addCovers(state, seat, moves);
        if (refusalToTurn(state, seat).isEmpty()) {
          moves.add(new Turn(seat, state.clock())); // AGG-6a
        }
      } else if (state.turn().contains(seat)) {
        addCalls(state, seat, moves);
        moves.add(new Pass(seat));
      }
    }
    return moves.build();
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

  private void addCovers(
      AggravationState state, int seat, MoveList.Builder<AggravationMove> moves) {
    if (state.left(seat) == 0 || state.isPending(seat)) {
      return;
    }
    for (int rest = coverable(state, seat); rest != 0; rest &= rest - 1) {
      moves.add(new Cover(seat, Integer.numberOfTrailingZeros(rest), state.clock()));
    }
  }

  /** Returns the positions that a seat may cover now, as bits (AGG-23, AGG-24a). */
  private int coverable(AggravationState state, int seat) {
    int positions = state.flagged();
    for (int i = 0; i < state.covered().size(); i++) {
      Note note = state.covered().get(i);
      if (note.seat() != seat && state.clock() <= note.time() + options.collision()) {
        positions |= 1 << note.position();
      }
    }
    return positions;
  }

  @Override
  protected AggravationState carryOut(AggravationState state, AggravationMove move) {
    if (move instanceof Turn) {
      return turn(state, (Turn) move);
    }
    if (move instanceof Cover) {
      return cover(state, (Cover) move);
    }
    if (move instanceof Shuffle) {
      return deal(state, (Shuffle) move);
    }
    return state.phase() == Phase.CALL ? answer(state, move) : call(state, (Call) move);
  }

  private AggravationState deal(AggravationState state, Shuffle shuffle) { // AGG-2
    List<PlayingCard> first = new ArrayList<>();
    List<PlayingCard> second = new ArrayList<>();
    for (int i = 0; i < shuffle.pack().size(); i++) {
      (i % 2 == 0 ? first : second).add(shuffle.pack().get(i));
    }
    PerSeat<CardList<PlayingCard>> decks =
        PerSeat.of(2, CardList.copyOf(PlayingCard.FAMILY, first));
    return settled(
        new AggravationStateBuilder()
            .from(state)
            .phase(Phase.PLAY)
            .decks(decks.with(1, CardList.copyOf(PlayingCard.FAMILY, second)))
            .build());
  }

  private AggravationState turn(AggravationState state, Turn turn) {
    int seat = turn.seat();
    boolean both = hasToTurn(state, 1 - seat);
    if (both && !state.isPending(1 - seat)) {
      return settled( // AGG-18
          new AggravationStateBuilder()
              .from(state)
              .clock(turn.time())
              .pending(state.pending() | 1 << seat)
              .build());
    }
    AggravationState cleared = // AGG-15
        new AggravationStateBuilder()
            .from(state)
            .clock(turn.time())
            .pending(0)
            .flagged(0)
            .covered(ImmutableList.of())
            .build();
    int turned = 0;
    AggravationState placed = cleared;
    for (int row = 0; row < 2; row++) { // AGG-14, AGG-20
      if (both || row == seat) {
        int position = placed.tableau().free(row); // AGG-16
        placed = placed.place(row, position);
        turned |= 1 << position;
      }
    }
    return settled(judge(placed, turned));
  }

  private AggravationState cover(AggravationState state, Cover cover) {
    int position = cover.position();
    boolean ordinary = state.isFlagged(position);
    ImmutableList.Builder<Note> notes = ImmutableList.builder();
    for (Note note : state.covered()) {
      if (note.position() != position) {
        notes.add(note);
      }
    }
    if (ordinary) { // AGG-24a: a collision leaves no note
      notes.add(new Note(cover.seat(), position, cover.time()));
    }
    AggravationState uncovered =
        new AggravationStateBuilder()
            .from(state)
            .clock(cover.time())
            .pending(0) // AGG-19
            .flagged(state.flagged() & ~(1 << position)) // AGG-11
            .covered(notes.build())
            .build();
    return settled(judge(uncovered.place(cover.seat(), position), 1 << position)); // AGG-25
  }

  /** Flags the matches of cards just placed, together if they are two (AGG-9, AGG-12, AGG-13). */
  private AggravationState judge(AggravationState state, int placed) {
    int flagged = state.flagged();
    Moments formed = state.formed();
    Moments emptied = state.emptied();
    int matched = state.tableau().matched();
    for (int rest = placed & matched; rest != 0; rest &= rest - 1) {
      int rank = state.tableau().rank(Integer.numberOfTrailingZeros(rest));
      flagged |= state.tableau().showing(rank);
      formed = formed.with(rank, state.event(), state.clock());
    }
    if (options.flags() == Flags.MATCH_ONLY) { // AGG-10
      flagged &= matched;
    }
    for (int seat = 0; seat < seats; seat++) {
      if (state.left(seat) == 0 && !emptied.has(seat)) {
        emptied = emptied.with(seat, state.event(), state.clock()); // AGG-26
      }
    }
    return new AggravationStateBuilder()
        .from(state)
        .flagged(flagged)
        .formed(formed)
        .emptied(emptied)
        .build();
  }

  /** Finds the seats that have a move (AGG-6b); if there is none, the game is drawn (AGG-35). */
  private AggravationState settled(AggravationState state) {
    int able = 0;
    for (int seat = 0; seat < seats; seat++) {
      able |= canAct(state, seat) ? 1 << seat : 0;
    }
    return able == 0
        ? end(state, 0)
        : state.withTurn(io.github.spadille.engine.game.Turn.ofSeats(able));
  }

  private boolean canAct(AggravationState state, int seat) {
    if (state.left(seat) == 0) {
      return canCall(state, seat);
    }
    return refusalToTurn(state, seat).isEmpty()
        || (!state.isPending(seat) && coverable(state, seat) != 0);
  }

  private boolean canCall(AggravationState state, int seat) {
    for (int rest = state.tableau().matched(); rest != 0; rest &= rest - 1) {
      if (mayCall(state, seat, state.tableau().rank(Integer.numberOfTrailingZeros(rest)))) {
        return true;
      }
    }
    return false;
  }

  private AggravationState call(AggravationState state, Call call) {
    int other = 1 - call.seat();
    AggravationState called = state.withClock(call.time());
    if (state.left(other) > 0 || !canCall(state, other)) {
      return end(called, 1 << call.seat()); // AGG-31
    }
    return new AggravationStateBuilder() // AGG-32
        .from(called)
        .phase(Phase.CALL)
        .call(new Note(call.seat(), call.first(), call.time()))
        .turn(io.github.spadille.engine.game.Turn.of(other))
        .build();
  }

  private AggravationState answer(AggravationState state, AggravationMove move) {
    Note call = state.call().orElseThrow();
    if (move instanceof Pass) {
      return end(state, 1 << call.seat());
    }
    long time = ((Call) move).time();
    int winners = time == call.time() ? 0 : 1 << (time < call.time() ? move.seat() : call.seat());
    return end(state.withClock(time), winners);
  }

  private AggravationState end(AggravationState state, int winners) { // AGG-33, AGG-34
    ScoreSheet sheet = winners == 0 ? state.sheet() : state.sheet().addAll(1, "AGG-33", winners, 1);
    return new AggravationStateBuilder()
        .from(state)
        .phase(Phase.OVER)
        .turn(io.github.spadille.engine.game.Turn.over())
        .sheet(sheet)
        .outcome(Outcome.winners(seats, winners))
        .build();
  }

  @Override
  public AggravationMove chance(AggravationState state, RandomGenerator random) {
    if (!state.turn().isChance()) {
      throw noChance(state);
    }
    return new Shuffle(PACK.shuffled(random));
  }

  @Override
  public Table table(AggravationState state) {
    return AggravationTable.of(state);
  }

  @Override
  public AggravationState withCards(AggravationState state, Table table) {
    return AggravationTable.withCards(state, table);
  }

  @Override
  public MoveSyntax<AggravationMove> syntax() {
    return AggravationMove.SYNTAX;
  }
}
