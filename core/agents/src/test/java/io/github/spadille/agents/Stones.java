package io.github.spadille.agents;

import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.Scoring;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
import java.util.Optional;

/**
 * A game for tests: two players take one to three stones by turns, and whoever takes the last wins.
 * So whoever leaves a multiple of four to the other wins. Where players may snatch, the other may
 * take one stone out of turn, and need not.
 */
class Stones extends AbstractRules<Stones.State, Stones.Take> {
  private static final int MOST = 3;

  record State(int stones, int seat, boolean canSnatch) implements GameState {
    @Override
    public Turn turn() {
      if (stones == 0) {
        return Turn.over();
      }
      return canSnatch ? Turn.of(Seats.all(2)) : Turn.of(seat);
    }

    @Override
    public Seats awaited() {
      return stones == 0 ? Seats.none() : Seats.of(seat);
    }

    @Override
    public ScoreSheet sheet() {
      return ScoreSheet.empty(2);
    }

    @Override
    public Optional<Outcome> outcome() {
      return stones == 0 ? Optional.of(Outcome.won(2, Seats.of(1 - seat))) : Optional.empty();
    }
  }

  record Take(int seat, int stones) implements Move {}

  private static final MoveSyntax<Take> SYNTAX =
      MoveSyntax.<Take>builder()
          .form("take", Take.class, Take::new, Args.NUMBER.of(Take::stones))
          .build();

  private final State start;
  private final RulesOfThumb<State, Take> thumbs;

  private Stones(State start, RulesOfThumb<State, Take> thumbs) {
    super(2, SYNTAX);
    this.start = start;
    this.thumbs = thumbs;
  }

  /** Returns a match with so many stones. */
  static Match<State, Take> match(int stones) {
    return match(stones, RulesOfThumb.none());
  }

  /** Returns a match with so many stones and rules of thumb. */
  static Match<State, Take> match(int stones, RulesOfThumb<State, Take> thumbs) {
    return match(new State(stones, 0, false), thumbs);
  }

  /** Returns a match with so many stones, rules of thumb, and players who may snatch. */
  static Match<State, Take> withSnatching(int stones, RulesOfThumb<State, Take> thumbs) {
    return match(new State(stones, 0, true), thumbs);
  }

  private static Match<State, Take> match(State start, RulesOfThumb<State, Take> thumbs) {
    Game<State, Take, String> game =
        Game.<State, Take, String>builder("stones")
            .name("Stones")
            .family(Tag.of("tests", "Games of tests."))
            .summary("Take one to three stones; the last one wins.")
            .seats(2, 2, 2)
            .options(OptionSchema.none(""))
            .words(Words.of(ImmutableMap.of("move.take", "{seat} takes {0}.")))
            .rulebook(Rulebook.of("# Stones\n- STO-1. Take one to three.\n"))
            .rules((seats, options) -> new Stones(start, thumbs))
            .build();
    return Match.start(game.setup());
  }

  @Override
  public State start() {
    return start;
  }

  @Override
  public Scoring scoring() {
    return Scoring.NONE;
  }

  @Override
  public MoveList<Take> legalMoves(State state) {
    MoveList.Builder<Take> moves = MoveList.builder(MOST + 1);
    for (int taken = 1; taken <= Math.min(MOST, state.stones()); taken++) {
      moves.add(new Take(state.seat(), taken));
    }
    if (state.canSnatch()) {
      moves.add(new Take(1 - state.seat(), 1));
    }
    return moves.build();
  }

  @Override
  public Optional<Refusal> refusal(State state, Take move) {
    int most = move.seat() == state.seat() ? state.stones() : 1;
    boolean legal = state.turn().contains(move.seat()) && move.stones() <= most;
    return legal ? Optional.empty() : refuse("STO-1", "take");
  }

  @Override
  protected State applyLegal(State state, Take move, StageListener<State> stages) {
    return new State(state.stones() - move.stones(), 1 - move.seat(), state.canSnatch());
  }

  @Override
  protected Take chanceMove(State state, RandomSource random) {
    throw new IllegalStateException("there is no chance");
  }

  @Override
  public Table table(State state) {
    return Table.builder()
        .pile("pack", Deck.standard52().set(), Audience.ALL)
        .fact("stones", state.stones())
        .build();
  }

  @Override
  public State withCards(State state, Table table) {
    return state;
  }

  @Override
  public RulesOfThumb<State, Take> rulesOfThumb() {
    return thumbs;
  }
}
