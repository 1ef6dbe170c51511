package io.github.spadille.rummy.cactus;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.seat.Seats.NOBODY;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.rummy.cactus.CactusState.BOTH;
import static io.github.spadille.rummy.cactus.CactusState.SEATS;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.Scoring;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.SeatChoice;
import io.github.spadille.engine.move.SeatMoves;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stock;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.text.Ids;
import io.github.spadille.rummy.cactus.CactusMove.Call;
import io.github.spadille.rummy.cactus.CactusMove.Discard;
import io.github.spadille.rummy.cactus.CactusMove.Draw;
import io.github.spadille.rummy.cactus.CactusMove.End;
import io.github.spadille.rummy.cactus.CactusMove.Match;
import io.github.spadille.rummy.cactus.CactusMove.Pass;
import io.github.spadille.rummy.cactus.CactusMove.Peek;
import io.github.spadille.rummy.cactus.CactusMove.Power;
import io.github.spadille.rummy.cactus.CactusMove.Shuffle;
import io.github.spadille.rummy.cactus.CactusMove.Skip;
import io.github.spadille.rummy.cactus.CactusMove.Source;
import io.github.spadille.rummy.cactus.CactusMove.Swap;
import io.github.spadille.rummy.cactus.CactusMove.Trade;
import io.github.spadille.rummy.cactus.CactusState.Drawn;
import io.github.spadille.rummy.cactus.CactusState.Failed;
import io.github.spadille.rummy.cactus.CactusState.Hand;
import io.github.spadille.rummy.cactus.CactusState.Passed;
import io.github.spadille.rummy.cactus.CactusState.Peeked;
import io.github.spadille.rummy.cactus.CactusState.Phase;
import io.github.spadille.rummy.cactus.CactusState.Step;
import io.github.spadille.rummy.cactus.CactusState.Using;
import io.github.spadille.rummy.cactus.Slots.Slot;
import java.util.Optional;

/**
 * Cactus: a memory game for two, who try to have few points in their face-down cards.
 *
 * <p>{@code SHUFFLE → (DRAW → ACT → (POWER →) FINISH → WINDOW)* → (SHUFFLE | OVER)}, with {@code
 * RESHUFFLE} while the discards become the stock. The cards of a layout are hidden from everybody,
 * their owner too: a player sees one only while a look at it lasts. Both seats may match in every
 * phase. The rulebook is {@code cactus.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #mayDiscard} (CAC-12, CAC-13), {@link #powerOf}
 * (CAC-14), {@link #hasTarget} (CAC-19), {@link #matches} (CAC-25), {@link #matchingAfterCall}
 * (CAC-34), {@link #value} (CAC-39), {@link #pointsOfCaller} (CAC-42).
 */
public class Cactus extends AbstractRules<CactusState, CactusMove> {
  /** The game. */
  public static final Game<CactusState, CactusMove, CactusOptions> GAME =
      Game.<CactusState, CactusMove, CactusOptions>builder("cactus")
          .name("Cactus")
          .family(Tag.RUMMY)
          .tags(Tag.GOLF, Tag.MEMORY)
          .summary("Remember what lies face down, match it, and end with the fewest points.")
          .seats(SEATS, SEATS, SEATS)
          .options(CactusOptions.SCHEMA)
          .texts(Cactus.class)
          .rules(Cactus::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // CAC-1
  private static final int LAYOUT_SIZE = 4; // CAC-2

  private static final SeatMoves<CactusMove> DRAW_STOCK = SeatMoves.of(Draw::fromStock);
  private static final SeatMoves<CactusMove> DRAW_UPCARD = SeatMoves.of(Draw::ofUpcard);
  private static final SeatChoice<CactusMove> DRAW = SeatChoice.of(Draw::fromStock, Draw::ofUpcard);
  private static final SeatMoves<CactusMove> END = SeatMoves.of(End::new);
  private static final SeatChoice<CactusMove> END_OR_CALL = SeatChoice.of(End::new, Call::new);
  private static final SeatChoice<CactusMove> PASS = SeatChoice.of(Pass::new);

  private static final Phases<Phase, CactusState, CactusMove> PHASES =
      Phases.<Phase, CactusState, CactusMove>of(Phase.class)
          .elsewhere("CAC-2", "dealt", Shuffle.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("CAC-2", "shuffle-first")
          .in(Phase.RESHUFFLE)
          .chance(Shuffle.class)
          .others("CAC-36", "shuffle-first")
          .in(Phase.DRAW)
          .turn(Cactus::refusalOutOfTurn, Draw.class)
          .anybody(Match.class)
          .others("CAC-6", "draw-first")
          .in(Phase.ACT)
          .turn(Cactus::refusalOutOfTurn, Swap.class, Discard.class)
          .anybody(Match.class)
          .others("CAC-6", "place-first")
          .in(Phase.POWER)
          .turn(Cactus::refusalOutOfTurn, Trade.class, Peek.class, Skip.class)
          .anybody(Match.class)
          .others(Cactus::refusalOfOtherUse)
          .in(Phase.FINISH)
          .turn(Cactus::refusalOutOfTurn, End.class, Call.class)
          .anybody(Match.class)
          .others("CAC-6", "end")
          .in(Phase.WINDOW)
          .anybody(Match.class, Pass.class)
          .others("CAC-24", "window")
          .over(Phase.OVER, "CAC-43")
          .build();

  private final CactusOptions options;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Cactus(int seats, CactusOptions options) {
    super(seats, CactusMove.SYNTAX);
    this.options = options;
  }

  @Override
  public CactusState start() {
    return CactusState.undealt(Hand.first(ScoreSheet.empty(seats)), PACK.cards());
  }

  @Override
  public Scoring scoring() { // CAC-42
    return Scoring.LOWEST;
  }

  @Override
  public Optional<Refusal> refusal(CactusState state, CactusMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.seat(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Match match) {
      return refusalOfMatch(state, match.seat(), match.slot());
    }
    if (move instanceof Draw draw) {
      return refusalOfDraw(state, draw.source());
    }
    if (move instanceof Swap swap) {
      return state.own().has(swap.slot())
          ? Optional.empty()
          : refuse("CAC-11", "no-card", swap.slot());
    }
    if (move instanceof Discard) {
      return mayDiscard(state, state.drawn()) ? Optional.empty() : refuse("CAC-13", "swap");
    }
    if (move instanceof Trade trade) {
      return refusalOfTrade(state, trade);
    }
    if (move instanceof Peek peek) {
      return refusalOfPeek(state, peek);
    }
    if (move instanceof Call) {
      return mayCall(state)
          ? Optional.empty()
          : refuse("CAC-33", "called", Seats.of(state.hand().caller()));
    }
    if (move instanceof Pass) {
      return state.matching().contains(move.seat())
          ? Optional.empty()
          : refuse("CAC-24", "passed"); // Who cannot match has passed without saying so.
    }
    return move instanceof Shuffle shuffle
        ? refusalOfShuffle(state, shuffle)
        : Optional.empty(); // an end (CAC-6), a skip (CAC-19)
  }

  /** Says whose turn it is: of one seat, though both may match (CAC-28a). */
  private static Optional<Refusal> refusalOutOfTurn(CactusState state, CactusMove move) {
    return refuse("CAC-5", "turn", Seats.of(state.seat()));
  }

  private Optional<Refusal> refusalOfMatch(CactusState state, int seat, int slot) {
    return isSeat(seat) && state.layouts().get(seat).has(slot)
        ? state.refusalOfMatches(seat)
        : refuse("CAC-23", "no-card", slot);
  }

  private static Optional<Refusal> refusalOfDraw(CactusState state, Source source) {
    if (source == Source.STOCK) {
      return hasStock(state) ? Optional.empty() : refuse("CAC-35", "no-stock");
    }
    if (!state.hasUpcard()) {
      return refuse("CAC-8", "no-upcard");
    }
    return mayTakeUpcard(state) ? Optional.empty() : refuse("CAC-30", "no-slot");
  }

  private static Optional<Refusal> refusalOfTrade(CactusState state, Trade trade) {
    if (state.power() != Power.SWAP) {
      return refusalOfOtherUse(state, trade);
    }
    return state.own().has(trade.own()) && state.other().has(trade.other())
        ? Optional.empty()
        : refuse("CAC-16", "no-card", trade.own(), trade.other());
  }

  private static Optional<Refusal> refusalOfPeek(CactusState state, Peek peek) {
    Power power = state.power();
    if (power == Power.SWAP || power != peek.power()) {
      return refusalOfOtherUse(state, peek);
    }
    return state.layouts().get(ownerOf(state, power)).has(peek.slot())
        ? Optional.empty()
        : refuse(ruleOf(power), "no-card", peek.slot());
  }

  /** Says what the power is for that the seat on turn may use or skip. */
  private static Optional<Refusal> refusalOfOtherUse(CactusState state, CactusMove move) {
    return refuse(ruleOf(state.power()), "power");
  }

  private static Optional<Refusal> refusalOfShuffle(CactusState state, Shuffle shuffle) {
    if (state.phase() == Phase.SHUFFLE) {
      return shuffle.refusalUnlessOf(PACK, "CAC-1");
    }
    return shuffle.cards().isPermutationOf(state.stock().underUpcard())
        ? Optional.empty()
        : refuse("CAC-36", "other-cards");
  }

  private static boolean hasStock(CactusState state) { // CAC-35
    return !state.stock().isEmpty() || state.stock().discards().size() > 1;
  }

  /** Tells whether the seat on turn may take the upcard. */
  private static boolean mayTakeUpcard(CactusState state) { // CAC-30
    return state.hasUpcard() // CAC-8
        && (!state.own().isEmpty() || state.isUnusedOfOther());
  }

  /** Tells whether the seat on turn may discard the card that it has drawn. */
  protected boolean mayDiscard(CactusState state, Drawn drawn) {
    return drawn.from() == Source.STOCK // CAC-12
        || drawn.usable() // CAC-13, CAC-20
        || state.own().isEmpty(); // CAC-30a
  }

  private static String ruleOf(Power power) {
    return switch (power) {
      case SWAP -> "CAC-16";
      case PEEK_OPP -> "CAC-17";
      case PEEK_OWN -> "CAC-18";
      case NONE -> throw new IllegalStateException("no power to use");
    };
  }

  /** Returns whose cards a power lets the seat on turn trade for or look at. */
  private static int ownerOf(CactusState state, Power power) {
    return power == Power.PEEK_OWN ? state.seat() : 1 - state.seat();
  }

  private static boolean mayCall(CactusState state) { // CAC-33
    return !state.hand().isCalled();
  }

  /**
   * What the seat on turn can do: draws from stock and discards; swaps, then the discard; uses of a
   * power, then the skip; end and call; in a window the passes. Then the matches of seat 0 and of
   * seat 1. Slots are in ascending order.
   */
  @Override
  public MoveList<CactusMove> legalMoves(CactusState state) {
    MoveList<CactusMove> own = ownMoves(state);
    return own.isEmpty()
        ? own
        : own.plus(Slots.moves(state.matching(), state.layouts(), Match::new));
  }

  /** Returns what the seat on turn can do beside matches, or the passes of both. */
  private MoveList<CactusMove> ownMoves(CactusState state) {
    int seat = state.seat();
    return switch (state.phase()) {
      case DRAW -> draws(state);
      case ACT -> { // CAC-11
        MoveList<CactusMove> swaps = Slots.moves(Seats.of(seat), state.layouts(), Swap::new);
        yield mayDiscard(state, state.drawn()) ? swaps.plus(new Discard(seat)) : swaps;
      }
      case POWER -> uses(state, state.power()).plus(new Skip(seat)); // CAC-19
      case FINISH -> mayCall(state) ? END_OR_CALL.get(seat) : END.list(seat);
      case WINDOW -> PASS.list(state.matching()); // CAC-24
      default -> MoveList.empty();
    };
  }

  private static MoveList<CactusMove> draws(CactusState state) {
    int seat = state.seat();
    if (hasStock(state)) {
      return mayTakeUpcard(state) ? DRAW.get(seat) : DRAW_STOCK.list(seat);
    }
    return mayTakeUpcard(state) ? DRAW_UPCARD.list(seat) : MoveList.empty();
  }

  private static MoveList<CactusMove> uses(CactusState state, Power power) {
    int seat = state.seat();
    Seats owner = Seats.of(ownerOf(state, power));
    PerSeat<Slots> layouts = state.layouts();
    if (power != Power.SWAP) {
      return Slots.moves(owner, layouts, (of, slot) -> new Peek(seat, power, slot));
    }
    MoveList<CactusMove> trades = MoveList.empty();
    for (Slot a : state.own().slots()) {
      trades = trades.plus(Slots.moves(owner, layouts, (of, b) -> new Trade(seat, a.number(), b)));
    }
    return trades;
  }

  @Override
  protected ImmutableList<String> governingInTurn(CactusState state, int seat) {
    if (state.phase() == Phase.WINDOW) {
      return ImmutableList.of("CAC-23", "CAC-24", "CAC-28");
    }
    if (seat != state.seat()) {
      return ImmutableList.of("CAC-23");
    }
    return switch (state.phase()) {
      case DRAW ->
          state.own().isEmpty()
              ? ImmutableList.of("CAC-7", "CAC-8", "CAC-23", "CAC-30", "CAC-35")
              : ImmutableList.of("CAC-7", "CAC-8", "CAC-23", "CAC-35");
      case ACT ->
          state.own().isEmpty()
              ? ImmutableList.of("CAC-12", "CAC-13", "CAC-23", "CAC-30a")
              : ImmutableList.of("CAC-11", "CAC-12", "CAC-13", "CAC-23");
      case POWER -> ImmutableList.of(ruleOf(state.power()), "CAC-19", "CAC-23");
      default ->
          mayCall(state)
              ? ImmutableList.of("CAC-6", "CAC-23", "CAC-33")
              : ImmutableList.of("CAC-6", "CAC-23", "CAC-33", "CAC-34");
    };
  }

  @Override
  protected CactusState applyLegal(
      CactusState state, CactusMove move, StageListener<CactusState> stages) {
    return settled(carriedOut(state, move, stages), stages);
  }

  private CactusState carriedOut(
      CactusState state, CactusMove move, StageListener<CactusState> stages) {
    if (move instanceof Match match) {
      return match(state, match, stages);
    }
    if (move instanceof Shuffle shuffle) {
      return state.phase() == Phase.SHUFFLE
          ? deal(state, shuffle.cards(), stages)
          : renew(state, shuffle.cards(), stages);
    }
    if (move instanceof Draw draw) {
      return draw(state, draw.source(), stages);
    }
    if (move instanceof Swap swap) {
      return swap(state, swap.slot(), stages);
    }
    if (move instanceof Discard) {
      return discard(state, stages);
    }
    if (move instanceof Trade trade) {
      return state.traded(state.own().at(trade.own()), state.other().at(trade.other()));
    }
    if (move instanceof Peek peek) {
      return state.peeked(ownerOf(state, peek.power()), peek.slot());
    }
    if (move instanceof Skip) {
      return state.finished(); // CAC-19
    }
    if (move instanceof Pass) {
      return state.passed(move.seat());
    }
    if (move instanceof End) {
      return state.windowOpened();
    }
    if (move instanceof Call) {
      Seats matching = matchingAfterCall(move.seat());
      return state.windowOpened().withHand(state.hand().called(move.seat(), matching));
    }
    throw unknown(move);
  }

  /** Returns who may still match after a seat has called Cactus. */
  protected Seats matchingAfterCall(int caller) { // CAC-34
    return options.lockCaller() ? Seats.of(1 - caller) : BOTH;
  }

  private CactusState deal(
      CactusState state, CardList<PlayingCard> cards, StageListener<CactusState> stages) {
    PerSeat<Slots> layouts = PerSeat.each(SEATS, seat -> layout(state, seat, cards)); // CAC-2
    CactusState begun = state.dealt(layouts, Stock.of(cards.draw(SEATS * LAYOUT_SIZE))); // CAC-3
    stages.reached("dealt", state.hand().dealer(), begun, LAYOUT_SIZE);
    return begun;
  }

  private Slots layout(CactusState state, int seat, CardList<PlayingCard> cards) {
    int first = seat == state.seat() ? 0 : 1;
    Slots dealt = Slots.EMPTY.plus(cards.first(SEATS * LAYOUT_SIZE).every(SEATS, first));
    for (int i = 0; i < options.initialPeek(); i++) { // the lower row
      dealt = dealt.seenBy(Seats.of(seat), dealt.at(LAYOUT_SIZE - i));
    }
    return dealt;
  }

  /** Goes on with the draw, or the penalty, for which the discards had to be shuffled. */
  private CactusState renew(
      CactusState state, CardList<PlayingCard> cards, StageListener<CactusState> stages) { // CAC-36
    CactusState renewed = state.stockRenewed(cards);
    Failed failed = state.failed();
    return failed == null
        ? draw(renewed, Source.STOCK, stages)
        : penalize(renewed.resumed(failed), failed, failed.owed(), stages);
  }

  private static CactusState draw(
      CactusState state, Source source, StageListener<CactusState> stages) {
    if (source == Source.STOCK) {
      return state.stock().isEmpty() ? state.stockAwaited() : state.drewFromStock();
    }
    CactusState taken = state.tookUpcard();
    stages.reached("upcard-taken", state.seat(), taken, state.stock().upcard());
    return taken;
  }

  private CactusState swap(CactusState state, int slot, StageListener<CactusState> stages) {
    int seat = state.seat();
    PlayingCard out = state.own().at(slot).card();
    Seats seeing = state.drawn().from() == Source.STOCK ? Seats.of(seat) : BOTH; // CAC-32
    CactusState swapped = // CAC-15: no power
        state.swapped(slot, seeing, unusedAfter(seat, out));
    stages.reached("discarded", seat, swapped, out);
    return swapped;
  }

  /** Returns what {@link CactusState#unused} says after a card of a layout was discarded. */
  private int unusedAfter(int owner, PlayingCard card) { // CAC-20, CAC-22
    return powerOf(card) == Power.NONE ? NOBODY : owner;
  }

  /** Returns what a card lets you do if you discard it. */
  protected Power powerOf(PlayingCard card) { // CAC-14
    return switch (card.rank()) {
      case QUEEN -> options.powers() ? Power.SWAP : Power.NONE;
      case JACK, TEN, NINE -> options.powers() ? Power.PEEK_OPP : Power.NONE;
      case EIGHT, SEVEN, SIX -> options.powers() ? Power.PEEK_OWN : Power.NONE;
      default -> Power.NONE;
    };
  }

  private CactusState discard(CactusState state, StageListener<CactusState> stages) {
    Drawn drawn = state.drawn();
    PlayingCard card = drawn.card();
    boolean givesPower = drawn.from() == Source.STOCK || drawn.usable(); // CAC-15, CAC-20, CAC-30a
    Power power = givesPower ? powerOf(card) : Power.NONE;
    CactusState discarded = state.discarded(power);
    stages.reached("discarded", state.seat(), discarded, card);
    return discarded;
  }

  private CactusState match(CactusState state, Match match, StageListener<CactusState> stages) {
    int seat = match.seat();
    Slot slot = state.layouts().get(seat).at(match.slot());
    PlayingCard card = slot.card();
    if (matches(card, state.stock().upcard())) { // CAC-27 to CAC-29
      CactusState matched = state.matched(seat, match.slot(), unusedAfter(seat, card));
      stages.reached("matched", seat, matched, card);
      return matched;
    }
    CactusState shown = state.matchFailed(seat, slot);
    stages.reached("match-failed", seat, shown, card);
    return penalize(shown, requireNonNull(shown.failed()), options.penalty(), stages);
  }

  /** Tells whether a card of a layout matches the upcard. */
  protected boolean matches(PlayingCard card, PlayingCard upcard) {
    return card.is(upcard.rank()); // CAC-25
  }

  /** Gives cards to the seat whose match has failed, as far as there are any (CAC-37). */
  private static CactusState penalize(
      CactusState state, Failed failed, int owed, StageListener<CactusState> stages) {
    int seat = failed.seat();
    int cards = Math.min(owed, state.stock().cards().size());
    CactusState paid = state;
    if (cards > 0) {
      paid = state.penalized(seat, cards);
      stages.reached("penalized", seat, paid, cards);
    }
    return owed > cards && hasStock(paid) ? paid.penaltyAwaited(failed.owing(owed - cards)) : paid;
  }

  /** Carries out what follows by itself. */
  private CactusState settled(CactusState state, StageListener<CactusState> stages) {
    Phase phase = state.phase();
    if (phase == Phase.RESHUFFLE) {
      stages.reached("stock-used-up", state);
    }
    if (phase == Phase.DRAW && !hasStock(state) && !mayTakeUpcard(state)) {
      return finished(state, "no-draw", stages); // CAC-38
    }
    if (phase == Phase.POWER && !hasTarget(state, state.power())) {
      return finished(state, "power-lost", stages); // CAC-19
    }
    if (phase != Phase.WINDOW || !state.matching().isEmpty()) {
      return state;
    }
    return state.hand().caller() == 1 - state.seat() // CAC-24, CAC-41
        ? endHand(state, stages)
        : settled(state.nextTurn(), stages);
  }

  private static CactusState finished(
      CactusState state, String why, StageListener<CactusState> stages) {
    CactusState finished = state.finishedByItself();
    stages.reached(why, state.seat(), finished);
    return finished;
  }

  /** Tells whether there is a card on which the seat on turn can use a power. */
  protected boolean hasTarget(CactusState state, Power power) { // CAC-19
    return switch (power) {
      case SWAP -> !state.own().isEmpty() && !state.other().isEmpty() && !isLocked(state);
      case PEEK_OPP -> !state.other().isEmpty();
      case PEEK_OWN -> !state.own().isEmpty();
      case NONE -> false;
    };
  }

  /** Tells whether a call has locked the cards of the caller, who is then not on turn. */
  private boolean isLocked(CactusState state) { // CAC-34
    return options.lockCaller() && state.hand().isCalled();
  }

  private CactusState endHand(CactusState state, StageListener<CactusState> stages) {
    Hand hand = state.hand();
    CactusState scored = state.withPhase(Phase.SHUFFLE);
    int[] totals = new int[seats];
    for (int seat = 0; seat < seats; seat++) { // CAC-40
      Slots layout = state.layouts().get(seat);
      for (Slot slot : layout.slots()) {
        totals[seat] += value(slot.card());
      }
      scored = scored.withSheet(scored.sheet().add(hand.number(), "CAC-40", seat, totals[seat]));
      stages.reached("layout-shown", seat, scored, layout.cards(), totals[seat]);
    }
    int caller = hand.caller();
    int more = pointsOfCaller(totals[caller], totals[1 - caller]);
    if (more > 0) {
      scored = scored.withSheet(scored.sheet().add(hand.number(), "CAC-42", caller, more));
      stages.reached("caller-penalized", caller, scored, more);
    }
    if (hand.number() < options.hands()) {
      return CactusState.undealt(scored.hand().next(), PACK.cards());
    }
    CactusState over = scored.withPhase(Phase.OVER);
    int winner = winnerOf(over);
    stages.reached(winner == NOBODY ? "drawn" : "won", winner, over);
    return over;
  }

  private static int winnerOf(CactusState state) {
    Seats winners = state.outcome().map(Outcome::winners).orElse(Seats.none());
    return winners.isEmpty() ? NOBODY : winners.first();
  }

  /** Returns what a card counts. */
  protected int value(PlayingCard card) { // CAC-39
    return switch (card.rank()) {
      case KING -> 0;
      case TEN, JACK, QUEEN -> 10;
      default -> card.rank().ordinal() + 1;
    };
  }

  /** Returns what is added to the total of the caller (CAC-42). */
  protected int pointsOfCaller(int total, int other) {
    return total >= other ? options.callerPenalty() : 0;
  }

  @Override
  protected CactusMove chanceMove(CactusState state, RandomSource random) {
    boolean begins = state.phase() == Phase.SHUFFLE;
    CardList<PlayingCard> cards = begins ? PACK.cards() : state.stock().underUpcard();
    return new Shuffle(CardList.shuffled(cards, random));
  }

  @Override
  public Deductions<CactusState, CactusMove> deductions() {
    return new CactusDeductions();
  }

  private static final class CactusDeductions implements Deductions<CactusState, CactusMove> {
    /** No move needs certain cards, and a card that fails to match is seen on the table. */
    @Override
    public void fromMove(CactusState before, CactusMove move, DeductionListener deductions) {}

    /** The totals tell of the layouts when these lie there no more (CAC-40, CAC-43). */
    @Override
    public void fromConsequences(
        CactusState before, CactusMove move, CactusState after, DeductionListener deductions) {
      if (after.phase() == Phase.SHUFFLE) {
        deductions.unknown();
      }
    }
  }

  @Override
  public RulesOfThumb<CactusState, CactusMove> rulesOfThumb() {
    return new CactusThumbs(options.notes());
  }

  @Override
  public Table table(CactusState state) {
    Stock<PlayingCard> stock = state.stock();
    Table.Builder table =
        Table.builder()
            .pile("stock", stock.cards(), Audience.NOBODY)
            .pile("discard", stock.discards(), ALL);
    for (int owner : BOTH) {
      Slots layout = state.layouts().get(owner);
      ImmutableList<Slot> slots = layout.slots();
      table
          .pile("layout", owner, layout.cards(), i -> seeing(state, owner, slots.get(i)))
          .fact(Type.NUMBERS, "slots." + owner, Lists.transform(slots, Slot::number))
          .fact(
              Type.WORDS,
              "knows." + owner,
              Lists.transform(slots, it -> it.seen().equals(BOTH) ? "both" : it.seen().toString()));
    }
    Step step = state.step();
    if (step instanceof Drawn drawn) {
      boolean hidden = drawn.from() == Source.STOCK; // CAC-7
      table
          .pile("drawn", ImmutableList.of(drawn.card()), hidden ? Audience.seat(state.seat()) : ALL)
          .word("drawn-from", drawn.from());
    } else {
      table.pile("drawn", ImmutableList.of(), ALL).fact(Type.WORD, "drawn-from", "-");
    }
    return table
        .yesNo("usable", step instanceof Drawn drawn && drawn.usable())
        .fact(Type.WORD, "power", step instanceof Using it ? Ids.of(it.power()) : "-")
        .fact(
            Type.NUMBERS,
            "shown",
            step instanceof Peeked it ? ImmutableList.of(state.seat(), it.owner(), it.slot()) : "-")
        .word("phase", state.phase())
        .seat("dealer", state.hand().dealer())
        .seat("first", 1 - state.hand().dealer())
        .seat("turn", isOpen(state) ? NOBODY : state.seat())
        .seat("unused", state.unused())
        .fact("passed", step instanceof Passed ? BOTH.andNot(state.matching()) : Seats.none())
        .seat("cactus", state.hand().caller())
        .yesNo("final", state.hand().caller() == 1 - state.seat())
        .fact("scores", state.scores())
        .seat("winner", winnerOf(state))
        .build();
  }

  /** Tells whether the layouts lie open, as they do when a hand is over. */
  private static boolean isOpen(CactusState state) { // CAC-40
    return state.phase() == Phase.SHUFFLE || state.phase() == Phase.OVER;
  }

  /** Returns who sees the card in a slot of a layout (CAC-9, CAC-10). */
  private Audience seeing(CactusState state, int owner, Slot slot) {
    int number = slot.number();
    Failed failed = state.failed();
    if (isOpen(state) || failed != null && failed.seat() == owner && failed.slot() == number) {
      return ALL; // CAC-26, CAC-40
    }
    boolean isFirstDraw = state.phase() == Phase.DRAW && !state.hasUpcard();
    Seats seeing = options.notes() || isFirstDraw ? slot.seen() : Seats.none();
    if (state.step() instanceof Peeked it && it.owner() == owner && it.slot() == number) {
      seeing = seeing.with(state.seat()); // CAC-17, CAC-18
    }
    return seeing.equals(BOTH) ? ALL : Audience.of(seeing);
  }

  @Override
  public CactusState withCards(CactusState state, Table table) {
    Stock<PlayingCard> stock = new Stock<>(table.list("stock", FAMILY), state.stock().discards());
    CactusState changed = state.withStock(stock, state.unused());
    for (int owner : BOTH) {
      CardList<PlayingCard> cards = table.list("layout." + owner, FAMILY);
      changed = changed.withLayout(owner, state.layouts().get(owner).withCards(cards));
    }
    return state.step() instanceof Drawn drawn
        ? changed.withDrawn(drawn.withCard(table.list("drawn", FAMILY).top()))
        : changed;
  }
}
