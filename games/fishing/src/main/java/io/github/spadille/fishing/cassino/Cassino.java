package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.fishing.cassino.CassinoMove.Capture;
import io.github.spadille.fishing.cassino.CassinoMove.Extend;
import io.github.spadille.fishing.cassino.CassinoMove.NewBuild;
import io.github.spadille.fishing.cassino.CassinoMove.Play;
import io.github.spadille.fishing.cassino.CassinoMove.Raise;
import io.github.spadille.fishing.cassino.CassinoMove.Shuffle;
import io.github.spadille.fishing.cassino.CassinoMove.Trail;
import io.github.spadille.fishing.cassino.CassinoOptions.CountOut;
import io.github.spadille.fishing.cassino.CassinoOptions.Hold;
import io.github.spadille.fishing.cassino.CassinoOptions.TrailRule;
import io.github.spadille.fishing.cassino.CassinoState.Phase;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Cassino: capture cards by rank or by sum, and build combinations to capture later.
 *
 * <p>{@code SHUFFLE → PLAY → (SHUFFLE | OVER)}. Only its owner sees a hand. Nobody sees the stock,
 * and of the cards won only those that mark a sweep are seen. The rulebook is {@code cassino.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #isSweep} (CAS-16, CAS-17), {@link
 * #trailsFreely} (CAS-30, CAS-31), {@link #awards} (CAS-34).
 */
public class Cassino extends AbstractRules<CassinoState, CassinoMove> {
  /** The game. */
  public static final Game<CassinoState, CassinoMove, CassinoOptions> GAME =
      Game.<CassinoState, CassinoMove, CassinoOptions>builder("cassino")
          .name("Cassino")
          .family("fishing")
          .summary("Capture cards by rank or by sum, or build them up to capture later.")
          .seats(2, 4, 2)
          .options(CassinoOptions.SCHEMA)
          .texts(Cassino.class)
          .rules(Cassino::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // CAS-1
  private static final int USUAL_MOVES = 8;

  private final CassinoOptions options;
  private final int sides;
  private final Groups groups;
  private final Captures captures;
  private final Building building;
  private final boolean trailsWhenForced;
  private final boolean trailsWithBuild;
  private final boolean inOrder;
  private final CassinoState start;

  /**
   * Creates the rules.
   *
   * @param seats 2 to 4
   * @param options checked by {@link #GAME} against the number of seats
   */
  protected Cassino(int seats, CassinoOptions options) {
    super(seats, CassinoMove.SYNTAX);
    this.options = options;
    this.sides = options.sides(seats);
    this.groups = new Groups(options);
    Holding holding = new Holding(options);
    this.captures = new Captures(groups, holding);
    this.building = new Building(options, groups, holding);
    this.trailsWhenForced = options.trailRule() == TrailRule.FORCED_ONLY; // CAS-31
    this.trailsWithBuild = options.trailWithBuild(); // CAS-30
    this.inOrder = options.countOut() == CountOut.IN_ORDER; // CAS-38
    this.start = beforeHand(1, seats - 1, ScoreSheet.empty(seats));
  }

  @Override
  public CassinoState start() {
    return start;
  }

  private CassinoState beforeHand(int handNumber, int dealer, ScoreSheet sheet) {
    return new CassinoState(
        Phase.SHUFFLE,
        handNumber,
        dealer,
        0,
        PACK.cards(),
        CardsPerSeat.none(PlayingCard.FAMILY, seats),
        noCards(),
        ImmutableList.of(),
        0,
        CardsPerSeat.none(PlayingCard.FAMILY, sides),
        CassinoState.NOBODY,
        Sweeps.NONE,
        sheet);
  }

  @Override
  public Optional<Refusal> refusal(CassinoState state, CassinoMove move) {
    if (state.phase() == Phase.OVER) {
      return refuse("CAS-38", "over");
    }
    if (move instanceof Shuffle shuffle) {
      return refusalOfShuffle(state, shuffle);
    }
    if (state.phase() == Phase.SHUFFLE) {
      return refuse("CAS-2", "undealt");
    }
    if (move instanceof Capture capture) {
      return mayUse(state, capture.seat(), capture.card())
          ? captures.refusal(state, capture)
          : refusalOfCard(state, capture);
    }
    if (move instanceof Trail trail) {
      return mayUse(state, trail.seat(), trail.card())
          ? refusalOfTrail(state, trail)
          : refusalOfCard(state, trail);
    }
    if (move instanceof NewBuild build) {
      return mayUse(state, build.seat(), build.card())
          ? building.refusal(state, build)
          : refusalOfCard(state, build);
    }
    if (move instanceof Extend extend) {
      return mayUse(state, extend.seat(), extend.card())
          ? building.refusal(state, extend)
          : refusalOfCard(state, extend);
    }
    Raise raise = (Raise) move;
    return mayUse(state, raise.seat(), raise.card())
        ? building.refusal(state, raise)
        : refusalOfCard(state, raise);
  }

  private static boolean mayUse(CassinoState state, int seat, PlayingCard card) { // CAS-6
    return seat == state.active() && state.hands().has(seat, card);
  }

  private static Optional<Refusal> refusalOfCard(CassinoState state, Play play) {
    return play.seat() == state.active()
        ? refuse("CAS-6", "not-held", play.card())
        : refuse("CAS-6", "turn", state.turn().seats());
  }

  private static Optional<Refusal> refusalOfShuffle(CassinoState state, Shuffle shuffle) {
    if (state.phase() != Phase.SHUFFLE) {
      return refuse("CAS-2", "dealt");
    }
    return shuffle.refusalUnlessOf(PACK, "CAS-1");
  }

  private Optional<Refusal> refusalOfTrail(CassinoState state, Trail trail) {
    PlayingCard card = trail.card();
    long reachable = groups.reachable(state.board().low());
    if (captures.exist(state, reachable, card)) {
      return refuse("CAS-29", "captures", card);
    }
    if (trailsFreely(state, trail.seat()) || isForced(state, reachable)) {
      return Optional.empty();
    }
    return trailsWhenForced ? refuse("CAS-31", "forced") : refuse("CAS-30", "build");
  }

  /** Tells whether the seat to play has no other move than to trail (CAS-31). */
  private boolean isForced(CassinoState state, long reachable) {
    MoveList.Builder<CassinoMove> others = MoveList.builder(USUAL_MOVES, CassinoMove[]::new);
    addAllButTrails(others, state, reachable, state.active());
    return others.size() == 0;
  }

  /** Tells whether a seat may trail although it has another move (CAS-30, CAS-31). */
  protected boolean trailsFreely(CassinoState state, int seat) {
    return !trailsWhenForced && (trailsWithBuild || !controlsBuild(state, seat));
  }

  private static boolean controlsBuild(CassinoState state, int seat) {
    for (int i = 0; i < state.builds().size(); i++) {
      if (state.builds().get(i).controller() == seat) {
        return true;
      }
    }
    return false;
  }

  /**
   * Captures, new builds, extensions, raises, then trails; each by the card of the hand, in the
   * order of the pack.
   *
   * <p>Moves of one card stand in the order in which the groups of loose cards are found; what
   * takes fewer builds comes first.
   */
  @Override
  public MoveList<CassinoMove> legalMoves(CassinoState state) {
    if (state.phase() != Phase.PLAY) {
      return MoveList.empty();
    }
    int seat = state.active();
    long reachable = groups.reachable(state.board().low());
    MoveList.Builder<CassinoMove> moves = MoveList.builder(USUAL_MOVES, CassinoMove[]::new);
    addAllButTrails(moves, state, reachable, seat);
    if (moves.size() == 0 || trailsFreely(state, seat)) {
      for (long rest = state.hands().get(seat).low(); rest != 0; rest &= rest - 1) {
        PlayingCard card = firstOf(rest);
        if (!captures.exist(state, reachable, card)) {
          moves.add(Trail.of(seat, card));
        }
      }
    }
    return moves.build(); // CAS-32: never empty
  }

  private void addAllButTrails(
      MoveList.Builder<CassinoMove> moves, CassinoState state, long reachable, int seat) {
    long hand = state.hands().get(seat).low();
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      captures.addAll(moves, state, reachable, seat, firstOf(rest));
    }
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      building.addNewBuilds(moves, state, reachable, seat, firstOf(rest));
    }
    if (!state.builds().isEmpty()) {
      for (long rest = hand; rest != 0; rest &= rest - 1) {
        building.addExtensions(moves, state, reachable, seat, firstOf(rest));
      }
      for (long rest = hand; rest != 0; rest &= rest - 1) {
        building.addRaises(moves, state, seat, firstOf(rest));
      }
    }
  }

  /** Returns the first of some cards. */
  private static PlayingCard firstOf(long bits) {
    return PlayingCard.FAMILY.card(Long.numberOfTrailingZeros(bits));
  }

  @Override
  protected CassinoState applyLegal(
      CassinoState state, CassinoMove move, Stages<CassinoState> stages) {
    if (move instanceof Shuffle shuffle) {
      CassinoState dealt = deal(state, shuffle.cards(), true);
      CassinoStages.dealt(stages, dealt);
      return dealt;
    }
    CassinoState after = play(state, move, stages);
    if (!after.hands().areAllEmpty()) {
      return after;
    }
    if (after.stock().isEmpty()) { // CAS-4
      return scoreHand(after, stages);
    }
    CassinoState dealt = deal(after, after.stock(), false);
    CassinoStages.dealtAgain(stages, dealt);
    return dealt;
  }

  private CassinoState play(CassinoState state, CassinoMove play, Stages<CassinoState> stages) {
    if (play instanceof Capture capture) {
      return capture(state, capture, stages);
    }
    if (play instanceof Trail trail) {
      return trail(state, trail, stages);
    }
    if (play instanceof NewBuild newBuild) {
      return build(state, newBuild, stages);
    }
    return play instanceof Extend extend
        ? extend(state, extend, stages)
        : raise(state, (Raise) play, stages);
  }

  /** Deals four cards to each seat and, at the start of a hand, to the board (CAS-2, CAS-3). */
  private CassinoState deal(CassinoState state, CardList<PlayingCard> stock, boolean toBoard) {
    CardsPerSeat<PlayingCard> hands = state.hands();
    CardSet<PlayingCard> board = state.board();
    int dealt = 0;
    for (int round = 0; round < 2; round++) {
      int seat = state.dealer();
      do {
        seat = next(seat);
        if (seat == state.dealer() && toBoard) {
          board = board.union(stock.subList(dealt, dealt + 2).toSet());
          dealt += 2;
        }
        hands = hands.plus(seat, stock.subList(dealt, dealt + 2).toSet());
        dealt += 2;
      } while (seat != state.dealer());
    }
    return state.dealt(stock.draw(dealt), hands, board, next(state.dealer())); // CAS-6
  }

  private CassinoState capture(CassinoState state, Capture capture, Stages<CassinoState> stages) {
    CassinoStages.cardPlayed(stages, state, capture);
    CassinoState captured = Captures.after(state, capture, sides, next(capture.seat()));
    stages.reached("captured", capture.seat(), captured);
    return isSweep(captured) ? sweep(captured, capture, stages) : captured;
  }

  /** Tells whether a capture was a sweep (CAS-16, CAS-17), from the state after it. */
  protected boolean isSweep(CassinoState after) {
    if (!after.board().isEmpty() || !after.builds().isEmpty()) {
      return false;
    }
    return options.lastSweep() || !after.stock().isEmpty() || !after.hands().areAllEmpty();
  }

  private static CassinoState sweep(
      CassinoState captured, Capture capture, Stages<CassinoState> stages) {
    int seat = capture.seat();
    CassinoState swept = captured.withSweeps(captured.sweeps().plus(seat, capture.card()));
    stages.reached("sweep", seat, swept);
    return swept;
  }

  private CassinoState build(CassinoState state, NewBuild build, Stages<CassinoState> stages) {
    CardSet<PlayingCard> board = state.board().minus(build.laid().loose()); // CAS-23
    int number = state.built() + 1;
    CassinoState built = played(state, build.card(), board, building.after(state, build), number);
    CassinoStages.built(stages, built, number);
    return built;
  }

  private CassinoState extend(CassinoState state, Extend extend, Stages<CassinoState> stages) {
    CardSet<PlayingCard> board = state.board().minus(extend.laid().loose());
    CassinoState extended =
        played(state, extend.card(), board, building.after(state, extend), state.built());
    CassinoStages.built(stages, extended, extend.build());
    return extended;
  }

  private CassinoState raise(CassinoState state, Raise raise, Stages<CassinoState> stages) {
    ImmutableList<Build> builds = building.after(state, raise);
    CassinoState raised = played(state, raise.card(), state.board(), builds, state.built());
    CassinoStages.built(stages, raised, raise.build());
    return raised;
  }

  private CassinoState trail(CassinoState state, Trail trail, Stages<CassinoState> stages) {
    CardSet<PlayingCard> board = state.board().with(trail.card());
    CassinoState trailed = played(state, trail.card(), board, state.builds(), state.built());
    stages.reached("trailed", trail.seat(), trailed);
    return trailed;
  }

  private CassinoState played(
      CassinoState state,
      PlayingCard card,
      CardSet<PlayingCard> board,
      ImmutableList<Build> builds,
      int built) {
    return state.played(state.hands().without(card), board, builds, built, next(state.active()));
  }

  private CassinoState scoreHand(CassinoState state, Stages<CassinoState> stages) {
    CassinoState cleared = state.tableCleared(sides); // CAS-33
    CassinoStages.restTaken(stages, state, cleared);
    CassinoStages.counted(stages, cleared);
    CassinoState scored = cleared.withSheet(score(cleared));
    stages.reached("hand-scored", scored);
    Seats leaders = Outcome.highest(scored.scores()).winners(); // CAS-38
    boolean reached = scored.sheet().total(leaders.first()) >= options.target();
    if (reached && leaders.equals(seatsOfSide(leaders.first() % sides, sides))) {
      return scored.withPhase(Phase.OVER);
    }
    CassinoState next = // CAS-39
        beforeHand(state.handNumber() + 1, next(state.dealer()), scored.sheet());
    if (reached) {
      CassinoStages.tied(stages, next, leaders);
    }
    return next;
  }

  /** Returns the sheet with the points of a hand, up to those that win if counted in order. */
  private ScoreSheet score(CassinoState state) {
    ScoreSheet sheet = state.sheet();
    for (Award award : awards(state)) {
      Seats side = seatsOfSide(award.side(), sides);
      sheet = sheet.add(state.handNumber(), award.ruleId(), award.reason(), side, award.points());
      if (inOrder && sheet.total(award.side()) >= options.target()) {
        return sheet;
      }
    }
    return sheet;
  }

  /**
   * Returns what each side scores for a hand, in the order of {@code count-out=in-order} (CAS-34).
   *
   * @param state the end of the hand, with an empty table
   */
  protected ImmutableList<Award> awards(CassinoState state) {
    return Scoring.awards(state, sides, options.sweeps());
  }

  @Override
  protected CassinoMove chanceMove(CassinoState state, RandomGenerator random) {
    return new Shuffle(PACK.shuffled(random));
  }

  @Override
  public ImmutableList<String> governing(CassinoState state, int seat) {
    boolean keeps = options.hold() == Hold.KEEP && controlsBuild(state, seat);
    String trailing = trailsWhenForced ? "CAS-31" : "CAS-30";
    return Governing.governing(
        legalMoves(state, seat), keeps, trailsFreely(state, seat) ? "" : trailing);
  }

  /**
   * Tells that a player who may not trail freely, and trails, has no other move (CAS-30, CAS-31).
   */
  @Override
  public void tells(CassinoState before, CassinoMove move, Clues clues) {
    int seat = move.seat();
    if (move instanceof Trail && !trailsFreely(before, seat)) {
      long reachable = groups.reachable(before.board().low());
      CardsPerSeat<PlayingCard> none = CardsPerSeat.none(PlayingCard.FAMILY, seats);
      clues.that(
          "hand." + seat,
          PlayingCard.FAMILY,
          hand -> isForced(before.withHands(none.with(seat, hand.toSet())), reachable));
    }
  }

  /** Tells that the player who controls a build holds a card that captures it (CAS-21). */
  @Override
  public void tells(CassinoState before, CassinoMove move, CassinoState after, Clues clues) {
    for (Build build : after.builds()) {
      boolean made = !before.builds().contains(build);
      if (build.controller() == move.seat() && (made || options.hold() == Hold.KEEP)) {
        clues.some("hand." + move.seat(), ofRank(PACK.set(), build.rank()));
      }
    }
  }

  @Override
  public Table table(CassinoState state) {
    return CassinoTable.of(state, sides);
  }

  @Override
  public CassinoState withCards(CassinoState state, Table table) {
    return CassinoTable.withCards(state, table);
  }
}
