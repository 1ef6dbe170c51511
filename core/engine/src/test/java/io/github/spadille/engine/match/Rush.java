package io.github.spadille.engine.match;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.notation.Args.TIME;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.TimedMove;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
import java.util.Optional;

/**
 * A game for tests of windows: each of three seats taps once or passes, in any order.
 *
 * <p>A rush has a clock or none. With one, no tap is earlier than the one before it.
 */
final class Rush extends AbstractRules<Rush.State, Rush.Act> {
  /** What was done so far, oldest first. */
  record State(ImmutableList<Act> acts, Seats open, long clock, ScoreSheet sheet)
      implements GameState {
    @Override
    public Turn turn() {
      return open.isEmpty() ? Turn.over() : Turn.of(open);
    }

    @Override
    public Optional<Outcome> outcome() {
      return open.isEmpty() ? Optional.of(Outcome.highest(scores())) : Optional.empty();
    }
  }

  sealed interface Act extends Move {}

  record Tap(int seat, long time) implements Act, TimedMove {
    @Override
    public Tap at(long later) {
      return new Tap(seat, later);
    }
  }

  record Pass(int seat) implements Act {}

  /** Whether anything is timed, and whether times are those of one clock. */
  enum Kind {
    UNTIMED,
    TIMED,
    ONE_CLOCK
  }

  private static final MoveSyntax<Act> SYNTAX =
      MoveSyntax.<Act>builder()
          .form("tap", Tap.class, Tap::new, TIME.of(Tap::time))
          .form("pass", Pass.class, Pass::new)
          .build();

  private final Kind kind;

  Rush(Kind kind) {
    super(3, SYNTAX);
    this.kind = kind;
  }

  static Game<State, Act, String> game(Kind kind) {
    return Game.<State, Act, String>builder("rush")
        .name("Rush")
        .family(Tag.of("tests", "Games of tests."))
        .summary("Tap first.")
        .seats(3, 3, 3)
        .options(OptionSchema.none(""))
        .words(
            Words.of(
                ImmutableMap.of(
                    "move.tap", "{seat} taps.",
                    "move.pass", "{seat} passes.",
                    "refusal.TST-2.early", "It is later than {0}.")))
        .rulebook(Rulebook.of("# Rush\n- TST-1. Tap once.\n"))
        .rules((seats, options) -> new Rush(kind))
        .build();
  }

  @Override
  public State start() {
    return new State(ImmutableList.of(), Seats.all(3), 0, ScoreSheet.empty(3));
  }

  @Override
  public MoveList<Act> legalMoves(State state) {
    MoveList.Builder<Act> moves = MoveList.builder(6);
    for (int seat : state.open()) {
      moves.add(new Pass(seat));
      if (kind != Kind.UNTIMED) {
        moves.add(new Tap(seat, state.clock()));
      }
    }
    return moves.build();
  }

  @Override
  public Optional<Refusal> refusal(State state, Act act) {
    if (!state.open().contains(act.seat()) || kind == Kind.UNTIMED && act instanceof Tap) {
      return refuse("TST-1", "once");
    }
    return act instanceof Tap tap && tap.time() < state.clock()
        ? refuse("TST-2", "early", tap.time())
        : Optional.empty();
  }

  @Override
  protected State applyLegal(State state, Act act, StageListener<State> stages) {
    boolean goesOn = act instanceof Tap && kind == Kind.ONE_CLOCK;
    return new State(
        ImmutableList.<Act>builder().addAll(state.acts()).add(act).build(),
        state.open().without(act.seat()),
        goesOn ? ((Tap) act).time() : state.clock(),
        state.acts().isEmpty() ? state.sheet().add(1, "TST-1", act.seat(), 1) : state.sheet());
  }

  /** Who passes starts the clock anew, where taps have no clock in common. */
  @Override
  public boolean startsClock(State before, Act act, State after) {
    return kind == Kind.TIMED && act instanceof Pass && after.acts().size() > before.acts().size();
  }

  @Override
  protected Act chanceMove(State state, RandomSource random) {
    throw new IllegalStateException("no chance");
  }

  @Override
  public Table table(State state) {
    return Table.builder().fact("open", state.open()).build();
  }

  @Override
  public State withCards(State state, Table table) {
    return state;
  }
}
