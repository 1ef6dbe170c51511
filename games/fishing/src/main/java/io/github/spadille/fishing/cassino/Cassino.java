package io.github.spadille.fishing.cassino;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;
import static io.github.spadille.fishing.cassino.CassinoState.BOARD;
import static io.github.spadille.fishing.cassino.CassinoState.WON;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.HandPad;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.Deal;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Table;
import io.github.spadille.fishing.BoardCards;
import io.github.spadille.fishing.FishingHand;
import io.github.spadille.fishing.cassino.CassinoMove.Capture;
import io.github.spadille.fishing.cassino.CassinoMove.Extend;
import io.github.spadille.fishing.cassino.CassinoMove.IntoBuild;
import io.github.spadille.fishing.cassino.CassinoMove.NewBuild;
import io.github.spadille.fishing.cassino.CassinoMove.Raise;
import io.github.spadille.fishing.cassino.CassinoMove.Shuffle;
import io.github.spadille.fishing.cassino.CassinoMove.Trail;
import java.util.Optional;
import java.util.stream.Stream;

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
          .family(Tag.FISHING)
          .tags(Tag.COUNTING)
          .summary("Capture cards by rank or by sum, or build them up to capture later.")
          .seats(2, 4, 2)
          .options(CassinoOptions.SCHEMA)
          .texts(Cassino.class)
          .rules(Cassino::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // CAS-1

  private static final int[] ROUNDS = {2, 2}; // CAS-2, CAS-3: two cards at once, twice
  private static final int EACH = 4;

  private static final Phases<HandPhase, CassinoState, CassinoMove> PHASES =
      Phases.<HandPhase, CassinoState, CassinoMove>of(HandPhase.class)
          .elsewhere("CAS-2", "dealt", Shuffle.class)
          .in(HandPhase.SHUFFLE)
          .chance(Shuffle.class)
          .others("CAS-2", "undealt")
          .in(HandPhase.PLAY)
          .turn(
              "CAS-6",
              "turn",
              Capture.class,
              Trail.class,
              NewBuild.class,
              Extend.class,
              Raise.class)
          .others("CAS-6", "play")
          .over(HandPhase.OVER, "CAS-38")
          .build();

  private final CassinoOptions options;
  private final int sides;
  private final Plays plays;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Cassino(int seats, CassinoOptions options) {
    super(seats, CassinoMove.SYNTAX);
    this.options = options;
    this.sides = options.sides(seats);
    this.plays = new Plays(options);
  }

  @Override
  public CassinoState start() {
    return CassinoState.undealt(FishingHand.first(seats, sides), PACK.cards(), sides);
  }

  @Override
  public Optional<Refusal> refusal(CassinoState state, CassinoMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.seat(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Shuffle shuffle) {
      return shuffle.refusalUnlessOf(PACK, "CAS-1");
    }
    PlayingCard card = used(move);
    if (!state.cards().has(state.seat(), card)) {
      return refuse("CAS-6", "not-held", card);
    }
    if (move instanceof Capture capture) {
      return plays.refusal(state, capture);
    }
    if (move instanceof NewBuild build) {
      return plays.refusal(state, build);
    }
    if (move instanceof Extend extend) {
      return plays.refusal(state, extend);
    }
    return move instanceof Raise raise ? plays.refusal(state, raise) : refusalOfTrail(state, card);
  }

  /**
   * Returns the card of the hand that a move uses. Each kind is asked by its own class: to ask
   * whether it is any {@link CassinoMove.Play}, an interface, is slow.
   */
  private PlayingCard used(CassinoMove move) {
    if (move instanceof Trail trail) {
      return trail.card();
    }
    if (move instanceof Capture capture) {
      return capture.card();
    }
    if (move instanceof NewBuild build) {
      return build.card();
    }
    if (move instanceof Extend extend) {
      return extend.card();
    }
    if (move instanceof Raise raise) {
      return raise.card();
    }
    throw unknown(move);
  }

  private Optional<Refusal> refusalOfTrail(CassinoState state, PlayingCard card) {
    if (plays.captures(state, card)) {
      return refuse("CAS-29", "captures", card);
    }
    if (trailsFreely(state, state.seat()) || isForced(state)) {
      return Optional.empty();
    }
    return isBoundByBuild(state, state.seat())
        ? refuse("CAS-30", "build")
        : refuse("CAS-31", "forced");
  }

  /** Tells whether the seat in turn has no other move than to trail (CAS-31). */
  private boolean isForced(CassinoState state) {
    return new TurnMoves(plays, state).moves(false).stream().allMatch(Trail.class::isInstance);
  }

  /** Tells whether a seat may trail although it has another move (CAS-30, CAS-31). */
  protected boolean trailsFreely(CassinoState state, int seat) {
    return options.trailsByChoice() && !isBoundByBuild(state, seat);
  }

  private boolean isBoundByBuild(CassinoState state, int seat) { // CAS-30
    return options.trailsByChoice()
        && !options.trailWithBuild()
        && state.builds().haveController(seat);
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
    if (state.phase() != HandPhase.PLAY) {
      return MoveList.empty();
    }
    return new TurnMoves(plays, state)
        .moves(trailsFreely(state, state.seat())); // CAS-32: never empty
  }

  @Override
  protected CassinoState applyLegal(
      CassinoState state, CassinoMove move, StageListener<CassinoState> stages) {
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle.cards(), stages);
    }
    CassinoState after = play(state, move, stages);
    if (!after.handsAreEmpty()) {
      return after;
    }
    if (after.stock().isEmpty()) { // CAS-4
      return endHand(after, stages);
    }
    return dealAgain(after, stages);
  }

  /** Deals to the seats, and to the board before the dealer. */
  private CassinoState deal( // CAS-2
      CassinoState state, CardList<PlayingCard> pack, StageListener<CassinoState> stages) {
    int dealer = state.hand().dealer();
    PerSeat<CardSet<PlayingCard>> packets = Deal.rounds(pack, seats + 1, 0, ROUNDS);
    CardsPerSeat<PlayingCard> cards =
        withOthersDealt(state, packets)
            .plus(BOARD, packets.get(seats - 1))
            .plus(dealer, packets.get(seats));
    CassinoState dealt = state.dealt(pack.draw(EACH * (seats + 1)), cards, next(dealer)); // CAS-6
    if (stages.isListening()) {
      stages.reached("dealt", dealer, dealt, BoardCards.byRank(dealt.board()));
    }
    return dealt;
  }

  /** Deals to the seats alone. */
  private CassinoState dealAgain(CassinoState state, StageListener<CassinoState> stages) { // CAS-3
    int dealer = state.hand().dealer();
    CardList<PlayingCard> stock = state.stock();
    PerSeat<CardSet<PlayingCard>> packets = Deal.rounds(stock, seats, 0, ROUNDS);
    CardsPerSeat<PlayingCard> cards =
        withOthersDealt(state, packets).plus(dealer, packets.get(seats - 1));
    CassinoState dealt = state.dealt(stock.draw(EACH * seats), cards, next(dealer)); // CAS-6
    stages.reached("dealt-again", dealer, dealt, dealt.stock().size());
    return dealt;
  }

  /** Returns the cards at their places when all but the dealer have got a packet each. */
  private CardsPerSeat<PlayingCard> withOthersDealt(
      CassinoState state, PerSeat<CardSet<PlayingCard>> packets) {
    CardsPerSeat<PlayingCard> cards = state.cards();
    for (int i = 1; i < seats; i++) {
      cards = cards.plus(seatFrom(state.hand().dealer(), i), packets.get(i - 1));
    }
    return cards;
  }

  private CassinoState play(
      CassinoState state, CassinoMove move, StageListener<CassinoState> stages) {
    if (move instanceof Trail trail) {
      return trail(state, trail.card(), stages);
    }
    if (move instanceof Capture capture) {
      return capture(state, capture, stages);
    }
    if (move instanceof NewBuild build) {
      return build(state, build, plays.made(state, build), stages);
    }
    if (move instanceof Extend extend) {
      return build(state, extend, plays.extended(state, extend), stages);
    }
    if (move instanceof Raise raise) {
      return build(state, raise, plays.raised(state, raise), stages);
    }
    throw unknown(move);
  }

  private CassinoState capture(
      CassinoState state, Capture capture, StageListener<CassinoState> stages) {
    int seat = capture.seat();
    if (stages.isListening()) { // The card that captures, before it goes face down.
      stages.reached("card-played", seat, state.trailed(capture.card(), seat));
    }
    CassinoState captured = state.captured(capture, seat % sides, next(seat));
    stages.reached("captured", seat, captured);
    if (!isSweep(captured)) {
      return captured;
    }
    CassinoState swept = captured.swept(capture.card());
    stages.reached("sweep", seat, swept);
    return swept;
  }

  /** Tells whether a capture was a sweep (CAS-16, CAS-17), from the state after it. */
  protected boolean isSweep(CassinoState after) {
    return after.board().isEmpty()
        && after.builds().areNone()
        && (options.lastSweep() || !after.stock().isEmpty() || !after.handsAreEmpty());
  }

  private CassinoState build(
      CassinoState state, IntoBuild move, Build build, StageListener<CassinoState> stages) {
    CassinoState built = state.built(build, move.laid(), next(move.seat()));
    if (stages.isListening()) {
      stages.reached("built", move.seat(), built, build.number(), build);
    }
    return built;
  }

  private CassinoState trail(
      CassinoState state, PlayingCard card, StageListener<CassinoState> stages) {
    CassinoState trailed = state.trailed(card, next(state.seat()));
    stages.reached("trailed", state.seat(), trailed);
    return trailed;
  }

  private CassinoState endHand(CassinoState state, StageListener<CassinoState> stages) {
    CassinoState cleared = takeRest(state, stages);
    if (stages.isListening()) { // The counts that decide the majorities.
      for (int side = 0; side < sides; side++) {
        CardSet<PlayingCard> won = cleared.won().get(side);
        Seats seats = seatsOfSide(side, sides);
        stages.reached(
            "counted", Seats.NOBODY, cleared, seats, won.size(), CassinoCounts.spades(won));
      }
    }
    CassinoState scored = cleared.withSheet(score(cleared.sheet(), awards(cleared)));
    stages.reached("hand-scored", scored);
    return afterHand(scored, stages);
  }

  private CassinoState afterHand(CassinoState scored, StageListener<CassinoState> stages) {
    Seats leaders = Outcome.highest(scored.scores()).winners(); // CAS-38
    long most = scored.sheet().total(leaders.first());
    boolean reached = most >= options.target();
    if (reached && leaders.equals(seatsOfSide(leaders.first() % sides, sides))) {
      return scored.over();
    }
    CassinoState next = // CAS-39
        CassinoState.undealt(scored.hand().next(seats), PACK.cards(), sides);
    if (reached && stages.isListening()) {
      stages.reached("tied", Seats.NOBODY, next, leaders, most);
    }
    return next;
  }

  /** Gives what is left on the table to the seat that captured last, if one did (CAS-33). */
  private CassinoState takeRest(CassinoState state, StageListener<CassinoState> stages) {
    int seat = state.lastCapturer();
    CardSet<PlayingCard> rest = state.board().union(state.builds().cards());
    if (seat == Seats.NOBODY || rest.isEmpty()) {
      return state;
    }
    CassinoState taken = state.restTaken(seat % sides);
    if (stages.isListening()) {
      stages.reached("rest-taken", seat, taken, BoardCards.byRank(rest));
    }
    return taken;
  }

  /** Returns the sheet with the points of a hand, up to those that win if counted in order. */
  private ScoreSheet score(ScoreSheet before, ImmutableList<ScoreSheet.Line> awards) {
    ScoreSheet sheet = before;
    for (ScoreSheet.Line line : awards) {
      sheet = sheet.add(line.hand(), line.ruleId(), line.reason(), line.seats(), line.points());
      if (!options.countsAll() && sheet.total(line.seats().first()) >= options.target()) {
        return sheet; // CAS-38
      }
    }
    return sheet;
  }

  /**
   * Returns what each side scores for a hand, in the order of {@code count-out=in-order} (CAS-34).
   *
   * @param state the end of the hand, with an empty table
   */
  protected ImmutableList<ScoreSheet.Line> awards(CassinoState state) {
    return awards(state.handNumber(), CassinoCounts.of(state));
  }

  private ImmutableList<ScoreSheet.Line> awards(int handNumber, CassinoCounts counts) {
    return new ItemCount(handNumber, counts, side -> seatsOfSide(side, sides))
        .awards(options.sweeps());
  }

  /** By what people count: a variant in which other things score returns nothing. */
  @Override
  public Optional<ScorePad<CassinoState>> scorePad() {
    return Optional.of(
        HandPad.of(
            start(),
            state -> CassinoFacts.none(state.hand(), EACH, options.sweeps()),
            this::handEntered));
  }

  private CassinoState handEntered(CassinoState state, CassinoFacts facts) {
    ScoreSheet sheet = score(state.sheet(), awards(state.handNumber(), facts.counts()));
    return afterHand(state.withSheet(sheet), StageListener.none());
  }

  @Override
  protected CassinoMove chanceMove(CassinoState state, RandomSource random) {
    return new Shuffle(PACK.shuffled(random));
  }

  @Override
  protected ImmutableList<String> governingInTurn(CassinoState state, int seat) {
    Stream<String> ofATurn =
        Stream.of(
            "CAS-6", "CAS-7", "CAS-8", "CAS-9", "CAS-10", "CAS-11", "CAS-12", "CAS-14", // capture
            "CAS-18", "CAS-19", "CAS-21", "CAS-24", "CAS-25", "CAS-26", "CAS-27", "CAS-28", // build
            "CAS-29", "CAS-30", "CAS-31"); // trail
    return ofATurn.filter(id -> governs(id, state)).collect(toImmutableList());
  }

  private boolean governs(String id, CassinoState state) {
    boolean hasBuilds = !state.builds().areNone();
    boolean isBound = isBoundByBuild(state, state.seat()) && !trailsFreely(state, state.seat());
    return switch (id) {
      case "CAS-12", "CAS-24", "CAS-25", "CAS-27", "CAS-28" -> hasBuilds;
      case "CAS-14" -> !options.royal();
      case "CAS-26" -> hasBuilds && !options.mixedBuilds();
      case "CAS-30" -> isBound;
      case "CAS-31" -> !isBound;
      default -> true;
    };
  }

  @Override
  public Deductions<CassinoState, CassinoMove> deductions() {
    return new CassinoDeductions();
  }

  private final class CassinoDeductions implements Deductions<CassinoState, CassinoMove> {
    /**
     * Tells that a player who may not trail freely, and trails, has no other move (CAS-30, CAS-31).
     */
    @Override
    public void fromMove(CassinoState before, CassinoMove move, DeductionListener deductions) {
      int seat = move.seat();
      if (move instanceof Trail && !trailsFreely(before, seat)) {
        CardsPerSeat<PlayingCard> others = before.cards().without(before.held(seat));
        deductions.that(
            "hand." + seat,
            FAMILY,
            hand -> isForced(before.withCards(others.give(seat, hand.toSet()))));
      }
    }

    /** Tells that the player who controls a build holds a card that captures it (CAS-21). */
    @Override
    public void fromConsequences(
        CassinoState before, CassinoMove move, CassinoState after, DeductionListener deductions) {
      for (Build build : after.builds().all()) {
        boolean made = !before.builds().all().contains(build);
        if (build.controller() == move.seat() && (made || options.keepsCard())) {
          deductions.some("hand." + move.seat(), ofRank(PACK.set(), build.rank()));
        }
      }
    }
  }

  @Override
  public RulesOfThumb<CassinoState, CassinoMove> rulesOfThumb() {
    return CassinoThumbs.INSTANCE;
  }

  @Override
  public ImmutableList<Seats> sides() {
    return sidesByTurns(sides); // CAS-34
  }

  @Override
  public Table table(CassinoState state) {
    Table.Builder table =
        Table.builder()
            .pile("stock", state.stock(), NOBODY)
            .hands("hand", state.cards().resized(seats))
            .pile("board", state.board(), ALL);
    for (Build build : state.builds().all()) {
      table.pile(Build.code(build.number()), build.cards(), ALL);
    }
    state.hand().sweeps().addWon(table, state.won(), seats);
    table
        .word("phase", state.phase())
        .fact("hand-number", state.handNumber())
        .seat("dealer", state.hand().dealer())
        .fact("turn", state.turn().seats())
        .fact("builds", state.builds().all());
    for (Build build : state.builds().all()) {
      table
          .fact("build-shape." + build.number(), build.shape())
          .fact("build-rank." + build.number(), build.rank().code())
          .seat("build-controller." + build.number(), build.controller());
    }
    return table
        .seat("last-capturer", state.lastCapturer())
        .fact("sweeps", state.hand().sweeps().perSide(sides))
        .fact(Fact.Type.SEATS, "sweep-log", state.hand().sweeps().log().asList())
        .fact("scores", state.scores())
        .fact("winner", state.outcome().map(Outcome::winners).orElse(Seats.none()))
        .build();
  }

  @Override
  public CassinoState withCards(CassinoState state, Table table) {
    Builds builds = state.builds();
    for (Build build : state.builds().all()) {
      builds = builds.with(build.withCards(table.set(Build.code(build.number()), FAMILY)));
    }
    CardsPerSeat<PlayingCard> cards =
        table
            .cardsPerSeat("hand", seats, FAMILY)
            .resized(WON + sides)
            .plus(BOARD, table.set("board", FAMILY));
    CardsPerSeat<PlayingCard> won = table.cardsPerSeat("won", sides, FAMILY);
    for (int side = 0; side < sides; side++) {
      cards = cards.plus(WON + side, won.get(side));
    }
    return state.withCards(table.list("stock", FAMILY), cards, builds);
  }
}
