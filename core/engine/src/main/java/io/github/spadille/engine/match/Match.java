package io.github.spadille.engine.match;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import com.google.common.hash.HashCode;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.IllegalMoveException;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.knowledge.Insight;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.TimedMove;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.text.PlayerName;
import io.github.spadille.engine.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress: what is played, the moves so far, and where they led.
 *
 * <p>Immutable and thread-safe: playing gives a new match and leaves the old one as it was. Each
 * match shares the past of the one it came from, so keeping many costs little. A move is never
 * taken for that of another: text of a seat makes moves of that seat alone, and a seat that does
 * not exist is an {@link IllegalArgumentException}. What {@link #viewFor}, {@link #logFor}, {@link
 * #legalMovesFor} and {@link #observe} return holds nothing that their viewer may not know; {@link
 * #state} and {@link #moves} hold everything.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class Match<S extends GameState, M extends Move> {
  /** The greatest {@link #revision} with which a match can be loaded. */
  public static final int MAX_REVISION = 1_000_000_000;

  private final Setup<S, M> setup;
  private final ImmutableList<String> players;
  private final S state;
  private final @Nullable Match<S, M> before;
  private final @Nullable M last;
  private final int size;
  private final int revision;
  private final TakeBacks takeBacks;
  private final @Nullable Undone<M> undone;
  private final Draws<S, M> draws;

  /** Made when they are first asked for. Threads that race make equal ones. */
  private @Nullable HashCode @Nullable [] seenKeys;

  private @Nullable Insights<S, M> insights;

  /** The moves taken back, the next to be redone first. */
  private record Undone<M>(M move, @Nullable Undone<M> rest) {}

  private Match(
      Setup<S, M> setup,
      ImmutableList<String> players,
      S state,
      @Nullable Match<S, M> before,
      @Nullable M last,
      int revision,
      TakeBacks takeBacks,
      @Nullable Undone<M> undone,
      Draws<S, M> draws) {
    this.setup = setup;
    this.players = players;
    this.state = state;
    this.before = before;
    this.last = last;
    this.size = before == null ? 0 : before.size + 1;
    this.revision = revision;
    this.takeBacks = takeBacks;
    this.undone = undone;
    this.draws = draws;
  }

  /** Returns the match before its first move. */
  public static <S extends GameState, M extends Move> Match<S, M> start(Setup<S, M> setup) {
    Words words = setup.game().words();
    ImmutableList.Builder<String> players = ImmutableList.builder();
    for (int seat = 0; seat < setup.seats(); seat++) {
      players.add(words.player(seat));
    }
    return start(setup, players.build());
  }

  /**
   * Returns the match of players with names before its first move.
   *
   * @param players what they are called, seat by seat
   * @throws IllegalArgumentException if there are more or fewer names than seats, or one is no
   *     {@link PlayerName}
   */
  public static <S extends GameState, M extends Move> Match<S, M> start(
      Setup<S, M> setup, List<String> players) {
    return new Match<>(
        setup,
        checked(players, setup.seats()),
        setup.rules().start(),
        null,
        null,
        0,
        TakeBacks.none(0),
        null,
        Draws.none());
  }

  private static ImmutableList<String> checked(List<String> players, int seats) {
    checkArgument(players.size() == seats, "%s names for %s seats", players.size(), seats);
    for (int seat = 0; seat < seats; seat++) {
      PlayerName.check(seat, players.get(seat));
    }
    return ImmutableList.copyOf(players);
  }

  /**
   * Returns this match with other names, as somebody has taken a seat over. All else stays as it
   * is, the revision too: nobody has moved. What is shown of earlier moves has the new names.
   *
   * @param players what they are called now, seat by seat
   * @throws IllegalArgumentException if there are more or fewer names than seats, or one is no
   *     {@link PlayerName}
   */
  public Match<S, M> withPlayers(List<String> players) {
    Match<S, M> renamed =
        new Match<>(
            setup,
            checked(players, setup.seats()),
            state,
            before,
            last,
            revision,
            takeBacks,
            undone,
            draws);
    renamed.insights = insights(); // The same was seen.
    renamed.seenKeys = seenKeys();
    return renamed;
  }

  /** Returns what the players are called, seat by seat. */
  public ImmutableList<String> players() {
    return players;
  }

  /** Returns what is played: game, base version, seats, house rules. */
  public Setup<S, M> setup() {
    return setup;
  }

  /** Returns the rules. */
  public Rules<S, M> rules() {
    return setup.rules();
  }

  /** Returns where the game stands, with every secret. */
  public S state() {
    return state;
  }

  /** Returns the number of moves so far, moves of chance included. */
  public int size() {
    return size;
  }

  /**
   * Returns the number of changes that led here: 0 at the start, one more with each move, and with
   * each one taken back or made again.
   *
   * <p>A client that is told it can say later which game it knows: see {@link #keptSince}.
   */
  public int revision() {
    return revision;
  }

  /**
   * Returns how many of the moves that stood at a revision have stood ever since.
   *
   * <p>A client that knows a revision forgets all moves but the first so many, and is told {@link
   * #logFor(Viewer, int) those after them}. A move that was taken back and made again is among
   * them.
   *
   * @param revision what {@link #revision()} was; 0 is returned for one that this match does not
   *     know
   */
  public int keptSince(int revision) {
    return takeBacks.keptSince(revision, this.revision, size);
  }

  /**
   * Tells whether a move that a seat chose at a revision still means what it meant then: since then
   * nothing was taken back, the seat has not moved, and it may now make the moves that it could
   * make then. Where its moves {@linkplain TimedMove have times} they may differ: there players act
   * on what they see, and the rules judge what is late.
   *
   * <p>A program that gets moves over a line asks this before it plays one. Otherwise a click that
   * crosses somebody else's move on its way may carry out what nobody wanted: a pass, made in a
   * trick that is over, would be one in the next.
   *
   * @param revision what {@link #revision()} was when the player chose; false is returned for one
   *     that this match does not know
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public boolean stillMeans(int seat, int revision) {
    checkSeat(seat);
    if (revision == this.revision) {
      return true;
    }
    int kept = keptSince(revision);
    boolean isKnown = kept > 0 || revision == 0;
    if (!isKnown || kept != size - (this.revision - revision)) {
      return false;
    }
    Match<S, M> then = this;
    while (then.size > kept) {
      if (then.last != null && then.last.seat() == seat) {
        return false;
      }
      then = then.before();
    }
    Viewer viewer = Viewer.seat(seat);
    MoveList<M> now = legalMovesFor(viewer);
    return TimedMove.isIn(now) || then.legalMovesFor(viewer).equals(now);
  }

  /** Returns the moves so far, oldest first, with every secret. */
  public ImmutableList<M> moves() {
    List<M> moves = new ArrayList<>(size);
    for (Match<S, M> match = this; match.last != null; match = match.before()) {
      moves.add(match.last);
    }
    return ImmutableList.copyOf(Lists.reverse(moves));
  }

  /** Tells whether the game is over. */
  public boolean isOver() {
    return state.turn().isOver();
  }

  /**
   * Returns why a move is illegal now, or nothing if it is legal.
   *
   * @throws IndexOutOfBoundsException if it is the move of a seat that does not exist
   */
  public Optional<Refusal> refusal(M move) {
    checkMover(move);
    return rules().refusal(state, move);
  }

  /**
   * Returns the match after one more move; moves taken back are forgotten, unless it is the one
   * that {@link #redo} would make.
   *
   * @throws IllegalMoveException if the move is illegal
   * @throws IndexOutOfBoundsException if it is the move of a seat that does not exist
   */
  public Match<S, M> play(M move) {
    checkMover(move);
    Undone<M> left = undone != null && undone.move().equals(move) ? undone.rest() : null;
    S after;
    try {
      after = rules().apply(state, move);
    } catch (IllegalMoveException e) {
      throw e.in(words());
    }
    return new Match<>(
        setup,
        players,
        after,
        this,
        move,
        revision + 1,
        takeBacks,
        left,
        draws.withPlayed(this, move));
  }

  /**
   * Returns the match after one more move of a seat, read from its text; never a move of chance.
   *
   * @throws io.github.spadille.engine.notation.NotationException if the text cannot be read
   * @throws IllegalMoveException if the move is illegal
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public Match<S, M> play(int seat, String text) {
    checkSeat(seat);
    return play(rules().syntax().parse(seat, text));
  }

  /**
   * Returns the match after one more move of chance, read from its text, such as the deal of a
   * record.
   *
   * @throws io.github.spadille.engine.notation.NotationException if the text cannot be read
   * @throws IllegalMoveException if the move is illegal
   */
  public Match<S, M> playChance(String text) {
    return play(rules().syntax().parseChance(text));
  }

  /** Returns the match after all moves of chance that are due; this one if none is. */
  public Match<S, M> resolveChance(Dealer dealer) {
    Match<S, M> match = this;
    while (match.state.turn().isChance()) {
      match = match.play(match.chance(dealer));
    }
    return match;
  }

  /**
   * Returns the move of chance that is due.
   *
   * <p>What was drawn stays drawn: where a move of chance was taken back, it is the same move in
   * the same state, whatever was tried in between. So nobody gets another deal by {@link #undo}. A
   * record keeps what was {@linkplain #takenBack taken back}, so nobody gets one by saving either.
   *
   * @throws IllegalStateException if chance is not to move
   */
  public M chance(Dealer dealer) {
    M move = draws.drawnIn(this);
    return move == null ? dealer.chance(rules(), state, draws.count()) : move;
  }

  /**
   * Returns the draws that were taken back and are not among the present moves, the oldest first:
   * what a record must keep, so that {@link #withTakenBack} can give it back. Each begins where it
   * leaves the one before, so together they are no longer than all that was ever played.
   */
  public ImmutableList<TakenBack<M>> takenBack() {
    return draws.takenBack(this);
  }

  /**
   * Returns this match with draws that were taken back before it was saved, as {@link #takenBack}
   * gave them.
   *
   * @throws IllegalArgumentException if one begins after more moves than the one before it has, or
   *     cannot be played; says which and why
   */
  public Match<S, M> withTakenBack(List<TakenBack<M>> taken) {
    return new Match<>(
        setup,
        players,
        state,
        before,
        last,
        revision,
        takeBacks,
        undone,
        draws.withTakenBack(this, taken));
  }

  /**
   * Returns this match as it goes on after it was saved at a revision; earlier ones are not known
   * to {@link #keptSince}.
   *
   * @throws IllegalArgumentException if a match of so many moves has no such revision
   */
  public Match<S, M> withRevision(int revision) {
    checkArgument(
        revision >= size && revision <= MAX_REVISION,
        "revision %s; expected %s to %s",
        revision,
        size,
        MAX_REVISION);
    return new Match<>(
        setup, players, state, before, last, revision, TakeBacks.none(revision), undone, draws);
  }

  private void checkMover(M move) {
    if (!move.isChance()) {
      checkSeat(move.seat());
    }
  }

  private void checkSeat(int seat) {
    Seats.checkSeat(seat, setup.seats());
  }

  /** Tells whether there is a move to take back. */
  public boolean canUndo() {
    return before != null;
  }

  /**
   * Returns the match as it was before its last move, which {@link #redo} brings back.
   *
   * @throws IllegalStateException if there is no move to take back
   */
  public Match<S, M> undo() {
    if (last == null) {
      throw new IllegalStateException("no move to take back");
    }
    Match<S, M> earlier = before();
    Match<S, M> undone =
        new Match<>(
            setup,
            players,
            earlier.state,
            earlier.before,
            earlier.last,
            revision + 1,
            takeBacks.with(revision, size),
            new Undone<>(last, this.undone),
            draws.withTakenBack(this));
    undone.insights = earlier.insights(); // The same was seen.
    return undone;
  }

  /**
   * Returns the match as it was after its first so many moves: as {@link #undo} does as often as
   * needed, so nobody gets another deal by it, and {@link #redo} goes on from there.
   *
   * @param size how many moves stand: all of them give this match
   * @throws IllegalArgumentException if there are not so many moves
   */
  public Match<S, M> at(int size) {
    checkArgument(size >= 0 && size <= this.size, "%s moves; expected 0 to %s", size, this.size);
    Match<S, M> match = this;
    while (match.size > size) {
      match = match.undo();
    }
    return match;
  }

  /**
   * Tells whether a seat has made a move that {@link #undoDecision} can take back.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public boolean canUndoDecision(int seat) {
    return beforeLastOf(seat) >= 0;
  }

  /** Returns the number of moves before the last one of a seat, or -1 if it has made none. */
  private int beforeLastOf(int seat) {
    checkSeat(seat);
    for (Match<S, M> match = this; match.last != null; match = match.before()) {
      if (match.last.seat() == seat) {
        return match.size - 1;
      }
    }
    return -1;
  }

  /**
   * Returns the match as it was before the last move of a seat: as {@link #undo} does as often as
   * needed, so all that was played and drawn since is taken back with it.
   *
   * @throws IllegalStateException if the seat has made no move
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public Match<S, M> undoDecision(int seat) {
    int before = beforeLastOf(seat);
    if (before < 0) {
      throw new IllegalStateException("no move of seat " + seat + " to take back");
    }
    return at(before);
  }

  /**
   * Tells whether a seat may ask to take its last move back: it has made one, since then it has
   * seen no card that it did not see before it, the others no more cards than before that it does
   * not see, and no card was shuffled. So nobody can use what they have seen in what is taken back.
   *
   * <p>The answer may be told to the seat: it is the same whichever cards the others hold. Whether
   * they agree is for them to say; {@link #undoDecision} takes the move back.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public boolean mayTakeBack(int seat) {
    int before = beforeLastOf(seat);
    return before >= 0 && !ShownSince.anything(seat, at(before), this);
  }

  /** Tells whether there is a move that was taken back. */
  public boolean canRedo() {
    return undone != null;
  }

  /**
   * Returns the match with the move that was taken back last made again.
   *
   * @throws IllegalStateException if no move was taken back, or another was made since
   */
  public Match<S, M> redo() {
    if (undone == null) {
      throw new IllegalStateException("no move to make again");
    }
    return play(undone.move());
  }

  private Words words() {
    return setup.game().words().withPlayers(players);
  }

  /** Returns the game as a viewer sees it. */
  public View viewFor(Viewer viewer) {
    return View.of(viewer, players, state, rules().table(state));
  }

  /**
   * Returns what a viewer saw happen after the last move, in order, up to where the game stands;
   * nothing before the first move.
   */
  public ImmutableList<View> stagesFor(Viewer viewer) {
    if (last == null) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<View> views = ImmutableList.builder();
    for (Stage<S> stage : rules().stages(before().state, last)) {
      views.add(View.ofStage(viewer, players, stage, rules().table(stage.state())));
    }
    return views.build();
  }

  /** Returns the moves so far as a viewer saw them when they were made, oldest first. */
  public ImmutableList<SeenMove> logFor(Viewer viewer) {
    return logFor(viewer, 0);
  }

  /**
   * Returns the moves after the first so many as a viewer saw them, oldest first.
   *
   * @param from how many moves to leave out: 0 for none
   */
  public ImmutableList<SeenMove> logFor(Viewer viewer, int from) {
    List<SeenMove> log = new ArrayList<>();
    for (Match<S, M> match = this;
        match.last != null && match.size > from;
        match = match.before()) {
      log.add(rules().seenBy(viewer, match.before().state, match.last));
    }
    return ImmutableList.copyOf(Lists.reverse(log));
  }

  /** Returns all that a viewer has seen since every card was shuffled. */
  public Past<S, M> pastFor(Viewer viewer) {
    return Insights.past(this, viewer);
  }

  /**
   * Returns what a viewer can work out of all that it has seen: what it knows, and a sampler of
   * what it does not. It goes on from what was worked out for the same viewer in an earlier state
   * of the match, so whoever asks after every move pays for one move each time.
   *
   * @throws IllegalStateException as {@link Insight#of} does
   */
  public Insight<S, M> insightFor(Viewer viewer) {
    return Insights.of(this, viewer);
  }

  /** Returns the legal moves of a viewer's seat; none for a bystander. */
  public MoveList<M> legalMovesFor(Viewer viewer) {
    return viewer.isSeat() ? rules().legalMoves(state, viewer.seat()) : MoveList.empty();
  }

  /**
   * Returns all that a seat may know, to choose a move from.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public Observation<S, M> observe(int seat) {
    checkSeat(seat);
    return new Observation<>(this, Viewer.seat(seat));
  }

  /** Returns the last move, with its secrets; nothing before the first. */
  public Optional<M> last() {
    return Optional.ofNullable(last);
  }

  /** Tells whether the last move is one of chance. */
  boolean isChanceLast() {
    return last != null && last.isChance();
  }

  /** Returns what was worked out of this match. */
  Insights<S, M> insights() {
    Insights<S, M> known = insights;
    if (known == null) {
      known = new Insights<>(setup.seats());
      insights = known;
    }
    return known;
  }

  /**
   * Returns what {@link SeenKeys} keeps here: the key of each seat, null where none was made yet.
   */
  @Nullable HashCode[] seenKeys() {
    @Nullable HashCode[] known = seenKeys;
    if (known == null) {
      known = new HashCode[setup.seats()];
      seenKeys = known;
    }
    return known;
  }

  /** Returns the match before the last move, of which the caller knows that there is one. */
  Match<S, M> before() {
    if (before == null) {
      throw new IllegalStateException("no move yet");
    }
    return before;
  }

  /** Returns the number of moves and who may act. */
  @Override
  public String toString() {
    return size + " moves, turn: " + state.turn();
  }
}
