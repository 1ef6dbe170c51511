package io.github.spadille.rummy.cactus;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.seat.Seats.NOBODY;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.rummy.cactus.CactusState.BOTH;
import static io.github.spadille.rummy.cactus.CactusState.SEATS;

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
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.Stock;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.FactText;
import io.github.spadille.engine.table.Table;
import io.github.spadille.rummy.cactus.CactusMove.Call;
import io.github.spadille.rummy.cactus.CactusMove.Discard;
import io.github.spadille.rummy.cactus.CactusMove.Draw;
import io.github.spadille.rummy.cactus.CactusMove.End;
import io.github.spadille.rummy.cactus.CactusMove.Match;
import io.github.spadille.rummy.cactus.CactusMove.Pass;
import io.github.spadille.rummy.cactus.CactusMove.Peek;
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
import io.github.spadille.rummy.cactus.CactusState.Power;
import io.github.spadille.rummy.cactus.CactusState.Step;
import io.github.spadille.rummy.cactus.Slots.Slot;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Cactus: a memory game for two, who want few points in cards that lie face down.
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

  private static final PerSeat<CactusMove[]> DRAWS =
      PerSeat.each(
          SEATS,
          seat -> new CactusMove[] {new Draw(seat, Source.STOCK), new Draw(seat, Source.DISCARD)});
  private static final PerSeat<CactusMove[]> ENDS =
      PerSeat.each(SEATS, seat -> new CactusMove[] {new End(seat), new Call(seat)});
  private static final CactusMove[] PASSES = {new Pass(0), new Pass(1)};

  private final CactusOptions options;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Cactus(int seats, CactusOptions options) {
    super(seats, CactusMove.SYNTAX);
    this.options = options;
  }

  @Override
  public CactusState start() {
    return undealt(1, 1, ScoreSheet.empty(seats)); // CAC-5
  }

  private static CactusState undealt(int number, int dealer, ScoreSheet sheet) {
    return ImmutableCactusState.of(
        Phase.SHUFFLE,
        new Hand(number, dealer, NOBODY, BOTH, sheet),
        1 - dealer, // CAC-5
        Power.NONE,
        PerSeat.of(SEATS, Slots.EMPTY),
        Stock.of(PACK.cards()),
        NOBODY,
        null);
  }

  @Override
  public Optional<Refusal> refusal(CactusState state, CactusMove move) {
    Phase phase = state.phase();
    if (phase == Phase.OVER) {
      return refuse("CAC-41", "over");
    }
    if (move instanceof Shuffle shuffle) {
      return switch (phase) {
        case SHUFFLE -> shuffle.refusalUnlessOf(PACK, "CAC-1");
        case RESHUFFLE ->
            shuffle.cards().isPermutationOf(state.stock().underUpcard())
                ? Optional.empty()
                : refuse("CAC-36", "other-cards");
        default -> refuse("CAC-2", "dealt");
      };
    }
    if (phase == Phase.SHUFFLE || phase == Phase.RESHUFFLE) {
      return refuse(phase == Phase.SHUFFLE ? "CAC-2" : "CAC-36", "shuffle-first");
    }
    if (move instanceof Match match) {
      return refusalOfMatch(state, match.seat(), match.slot());
    }
    return ownMoves(state).contains(move) ? Optional.empty() : refusalInTurn(state, move);
  }

  private Optional<Refusal> refusalOfMatch(CactusState state, int seat, int slot) {
    if (!isSeat(seat) || !state.layouts().get(seat).has(slot)) {
      return refuse("CAC-23", "no-card", slot);
    }
    if (state.stock().discards().isEmpty()) {
      return refuse("CAC-23", "no-upcard");
    }
    if (!state.hand().matching().contains(seat)) {
      return refuse("CAC-34", "locked");
    }
    return state.matching().contains(seat) ? Optional.empty() : refuse("CAC-28", "passed");
  }

  /** Says why a move that is no match is not among those of {@link #ownMoves}. */
  private static Optional<Refusal> refusalInTurn(CactusState state, CactusMove move) {
    Phase phase = state.phase();
    if (phase != Phase.WINDOW && move.seat() != state.seat()) {
      return refuse("CAC-5", "turn", Seats.of(state.seat()));
    }
    return switch (phase) {
      case DRAW ->
          !(move instanceof Draw draw)
              ? refuse("CAC-6", "draw-first")
              : draw.source() == Source.STOCK
                  ? refuse("CAC-35", "no-stock")
                  : state.stock().discards().isEmpty()
                      ? refuse("CAC-8", "no-upcard")
                      : refuse("CAC-30", "no-slot");
      case ACT ->
          move instanceof Swap swap
              ? refuse("CAC-11", "no-card", swap.slot())
              : move instanceof Discard ? refuse("CAC-13", "swap") : refuse("CAC-6", "place-first");
      case POWER -> refusalOfUse(move, (Power) state.step());
      case WINDOW -> move instanceof Pass ? refuse("CAC-24", "passed") : refuse("CAC-24", "window");
      default ->
          move instanceof Call
              ? refuse("CAC-33", "called", Seats.of(state.hand().caller()))
              : refuse("CAC-6", "end");
    };
  }

  private static Optional<Refusal> refusalOfUse(CactusMove move, Power power) {
    if (power == Power.SWAP && move instanceof Trade trade) {
      return refuse("CAC-16", "no-card", trade.own(), trade.other());
    }
    return move instanceof Peek peek && peek.power() == power
        ? refuse(ruleOf(power), "no-card", peek.slot())
        : refuse(ruleOf(power), "power");
  }

  private static boolean mayDraw(CactusState state, Source source) {
    int discards = state.stock().discards().size();
    return source == Source.STOCK
        ? discards > 1 || !state.stock().isEmpty() // CAC-35
        : discards > 0 && (!state.own().isEmpty() || state.unused() == 1 - state.seat()); // CAC-30
  }

  /** Tells whether the seat on turn may discard the card that it has drawn. */
  protected boolean mayDiscard(CactusState state, Drawn drawn) {
    return drawn.from() == Source.STOCK // CAC-12
        || drawn.usable() // CAC-13, CAC-20
        || state.own().isEmpty(); // CAC-30a
  }

  private static String ruleOf(Power power) {
    return power == Power.SWAP ? "CAC-16" : power == Power.PEEK_OPP ? "CAC-17" : "CAC-18";
  }

  /** Returns whose cards a power lets the seat on turn trade for or look at. */
  private static int ownerOf(CactusState state, Power power) {
    return power == Power.PEEK_OWN ? state.seat() : 1 - state.seat();
  }

  private static boolean mayCall(CactusState state) { // CAC-33
    return state.hand().caller() == NOBODY;
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
      case DRAW -> {
        int first = mayDraw(state, Source.STOCK) ? 0 : 1;
        int last = mayDraw(state, Source.DISCARD) ? 1 : 0;
        yield MoveList.ofRange(DRAWS.get(seat), first, last);
      }
      case ACT -> { // CAC-11
        MoveList<CactusMove> swaps = Slots.moves(Seats.of(seat), state.layouts(), Swap::new);
        yield mayDiscard(state, (Drawn) state.step()) ? swaps.plus(new Discard(seat)) : swaps;
      }
      case POWER -> uses(state, (Power) state.step()).plus(new Skip(seat)); // CAC-19
      case FINISH -> MoveList.ofRange(ENDS.get(seat), 0, mayCall(state) ? 1 : 0);
      case WINDOW -> // CAC-24
          MoveList.ofRange(PASSES, state.matching().first(), state.matching().contains(1) ? 1 : 0);
      default -> MoveList.empty();
    };
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
    if (state.phase() != Phase.WINDOW && seat != state.seat()) {
      return ImmutableList.of("CAC-23");
    }
    return switch (state.phase()) {
      case DRAW -> ImmutableList.of("CAC-7", "CAC-8", "CAC-23");
      case ACT -> ImmutableList.of("CAC-11", "CAC-12", "CAC-13", "CAC-23");
      case POWER -> ImmutableList.of(ruleOf((Power) state.step()), "CAC-19", "CAC-23");
      case WINDOW -> ImmutableList.of("CAC-23", "CAC-24");
      default -> ImmutableList.of("CAC-6", "CAC-23", mayCall(state) ? "CAC-33" : "CAC-34");
    };
  }

  @Override
  protected CactusState applyLegal(
      CactusState state, CactusMove move, StageListener<CactusState> stages) {
    if (move instanceof Match match) {
      return settled(match(state, match, stages), stages);
    }
    if (move instanceof Shuffle shuffle) {
      return state.phase() == Phase.SHUFFLE
          ? deal(state, shuffle.cards(), stages)
          : settled(renew(state, shuffle.cards(), stages), stages);
    }
    if (move instanceof Draw draw) {
      return settled(draw(state, draw.source(), stages), stages);
    }
    if (move instanceof Swap swap) {
      return swap(state, swap.slot(), (Drawn) state.step(), stages);
    }
    if (move instanceof Discard) {
      return settled(discard(state, (Drawn) state.step(), stages), stages);
    }
    if (move instanceof Trade trade) {
      return trade(state, state.own().at(trade.own()), state.other().at(trade.other()));
    }
    if (move instanceof Peek peek) { // CAC-17, CAC-18
      int owner = ownerOf(state, peek.power());
      Slots layout = state.layouts().get(owner);
      return state
          .with(owner, layout.seenBy(Seats.of(state.seat()), layout.at(peek.slot())))
          .with(Phase.FINISH, new Peeked(owner, peek.slot()));
    }
    if (move instanceof Skip) {
      return state.with(Phase.FINISH, Power.NONE); // CAC-19
    }
    int seat = move.seat();
    if (move instanceof Pass) {
      Step passed = new Passed(BOTH.andNot(state.matching()).with(seat));
      return settled(state.with(Phase.WINDOW, passed), stages);
    }
    Hand hand = state.hand();
    Hand next = move instanceof Call ? hand.called(seat, matchingAfterCall(seat)) : hand;
    return settled(
        state.with(Phase.WINDOW, next).with(Phase.WINDOW, new Passed(Seats.none())), stages);
  }

  /** Returns who may still match after a seat has called Cactus. */
  protected Seats matchingAfterCall(int caller) { // CAC-34
    return options.lockCaller() ? Seats.of(1 - caller) : BOTH;
  }

  private CactusState deal(
      CactusState state, CardList<PlayingCard> cards, StageListener<CactusState> stages) {
    CactusState begun = // CAC-3
        state.with(Phase.DRAW, Power.NONE).with(Stock.of(cards.draw(seats * LAYOUT_SIZE)), NOBODY);
    for (int seat = 0; seat < seats; seat++) { // CAC-2
      int first = seat == state.seat() ? 0 : 1;
      Slots dealt = Slots.EMPTY.plus(cards.first(seats * LAYOUT_SIZE).every(seats, first));
      for (int i = 0; i < options.initialPeek(); i++) { // the lower row
        dealt = dealt.seenBy(Seats.of(seat), dealt.at(LAYOUT_SIZE - i));
      }
      begun = begun.with(seat, dealt);
    }
    stages.reached("dealt", state.hand().dealer(), begun, LAYOUT_SIZE);
    return begun;
  }

  private CactusState renew(
      CactusState state, CardList<PlayingCard> cards, StageListener<CactusState> stages) { // CAC-36
    CactusState renewed = state.with(state.stock().renewed(cards), state.unused());
    Failed failed = state.failed();
    return failed == null
        ? draw(renewed, Source.STOCK, stages)
        : penalize(renewed.with(failed.then(), failed), failed, failed.owed(), stages);
  }

  private static CactusState draw(
      CactusState state, Source source, StageListener<CactusState> stages) {
    Stock<PlayingCard> stock = state.stock();
    if (source == Source.DISCARD) {
      CactusState taken = // CAC-21, CAC-22
          state
              .with(
                  Phase.ACT, new Drawn(stock.upcard(), source, state.unused() == 1 - state.seat()))
              .with(new Stock<>(stock.cards(), stock.underUpcard()), NOBODY);
      stages.reached("upcard-taken", state.seat(), taken, stock.upcard());
      return taken;
    }
    return stock.isEmpty()
        ? state.with(Phase.RESHUFFLE, Power.NONE) // CAC-36
        : state // CAC-7
            .with(Phase.ACT, new Drawn(stock.top(), source, false))
            .with(stock.drawn(1), state.unused());
  }

  private CactusState swap(
      CactusState state, int slot, Drawn drawn, StageListener<CactusState> stages) {
    int seat = state.seat();
    PlayingCard out = state.own().at(slot).card();
    Seats seeing = drawn.from() == Source.STOCK ? Seats.of(seat) : BOTH; // CAC-32
    CactusState swapped = // CAC-11; CAC-15: no power
        give(state, seat, state.own().with(slot, drawn.card(), seeing), out)
            .with(Phase.FINISH, Power.NONE);
    stages.reached("discarded", seat, swapped, out);
    return swapped;
  }

  /** Puts a card of a layout on the discards, where its power is unused (CAC-20, CAC-22). */
  private CactusState give(CactusState state, int owner, Slots rest, PlayingCard card) {
    int unused = powerOf(card) == Power.NONE ? NOBODY : owner;
    return state.with(owner, rest).with(state.stock().discard(card), unused);
  }

  /** Returns what a card lets the seat do that discards it. */
  protected Power powerOf(PlayingCard card) { // CAC-14
    return switch (card.rank()) {
      case QUEEN -> options.powers() ? Power.SWAP : Power.NONE;
      case JACK, TEN, NINE -> options.powers() ? Power.PEEK_OPP : Power.NONE;
      case EIGHT, SEVEN, SIX -> options.powers() ? Power.PEEK_OWN : Power.NONE;
      default -> Power.NONE;
    };
  }

  private CactusState discard(CactusState state, Drawn drawn, StageListener<CactusState> stages) {
    PlayingCard card = drawn.card();
    boolean counts = drawn.from() == Source.STOCK || drawn.usable(); // CAC-15, CAC-20, CAC-30a
    Power power = counts ? powerOf(card) : Power.NONE;
    CactusState discarded = // CAC-22
        state
            .with(power == Power.NONE ? Phase.FINISH : Phase.POWER, power)
            .with(state.stock().discard(card), NOBODY);
    stages.reached("discarded", state.seat(), discarded, card);
    return discarded;
  }

  private static CactusState trade(CactusState state, Slot own, Slot other) { // CAC-16
    return state
        .with(state.seat(), state.own().with(own.number(), other.card(), other.seen()))
        .with(1 - state.seat(), state.other().with(other.number(), own.card(), own.seen()))
        .with(Phase.FINISH, Power.NONE);
  }

  private CactusState match(CactusState state, Match match, StageListener<CactusState> stages) {
    int seat = match.seat();
    Slots layout = state.layouts().get(seat);
    Slot slot = layout.at(match.slot());
    PlayingCard card = slot.card();
    if (matches(card, state.stock().upcard())) { // CAC-27 to CAC-29
      CactusState matched =
          give(state, seat, layout.without(match.slot()), card).with(state.phase(), state.step());
      stages.reached("matched", seat, matched, card);
      return matched;
    }
    Failed failed = new Failed(seat, match.slot(), 0, state.phase());
    CactusState shown = // CAC-26, CAC-32
        state.with(seat, layout.seenBy(BOTH, slot)).with(state.phase(), failed);
    stages.reached("match-failed", seat, shown, card);
    return penalize(shown, failed, options.penalty(), stages);
  }

  /** Tells whether a card of a layout matches the upcard. */
  protected boolean matches(PlayingCard card, PlayingCard upcard) {
    return card.is(upcard.rank()); // CAC-25
  }

  /** Gives cards to the seat whose match has failed, as far as there are any (CAC-37). */
  private static CactusState penalize(
      CactusState state, Failed failed, int owed, StageListener<CactusState> stages) {
    int seat = failed.seat();
    Stock<PlayingCard> stock = state.stock();
    int cards = Math.min(owed, stock.cards().size());
    CactusState paid = state;
    if (cards > 0) {
      Slots more = state.layouts().get(seat).plus(stock.cards().first(cards));
      paid = state.with(seat, more).with(stock.drawn(cards), state.unused());
      stages.reached("penalized", seat, paid, cards);
    }
    return owed > cards && mayDraw(paid, Source.STOCK) // CAC-36
        ? paid.with(Phase.RESHUFFLE, new Failed(seat, failed.slot(), owed - cards, failed.then()))
        : paid;
  }

  /** Carries out what follows by itself. */
  private CactusState settled(CactusState state, StageListener<CactusState> stages) {
    Phase phase = state.phase();
    if (phase == Phase.RESHUFFLE) {
      stages.reached("stock-used-up", state);
    }
    if (phase == Phase.DRAW && !mayDraw(state, Source.STOCK) && !mayDraw(state, Source.DISCARD)) {
      return finished(state, "no-draw", stages); // CAC-38
    }
    if (phase == Phase.POWER && !hasTarget(state, (Power) state.step())) {
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
    CactusState finished = state.with(Phase.FINISH, Power.NONE).with(Phase.FINISH, state.failed());
    stages.reached(why, state.seat(), finished);
    return finished;
  }

  /** Tells whether there is a card on which the seat on turn can use a power. */
  protected boolean hasTarget(CactusState state, Power power) { // CAC-19
    boolean mayTrade = mayCall(state) || !options.lockCaller(); // CAC-34
    return !state.layouts().get(ownerOf(state, power)).isEmpty()
        && (power != Power.SWAP || mayTrade && !state.own().isEmpty());
  }

  private CactusState endHand(CactusState state, StageListener<CactusState> stages) {
    Hand hand = state.hand();
    ScoreSheet sheet = hand.sheet();
    int[] totals = new int[seats];
    for (int seat = 0; seat < seats; seat++) { // CAC-40
      Slots layout = state.layouts().get(seat);
      for (Slot slot : layout.slots()) {
        totals[seat] += value(slot.card());
      }
      sheet = sheet.add(hand.number(), "CAC-40", seat, totals[seat]);
      CactusState shown = state.with(Phase.SHUFFLE, hand.with(sheet));
      stages.reached("layout-shown", seat, shown, layout.cards(), totals[seat]);
    }
    int caller = hand.caller();
    int more = pointsOfCaller(totals[caller], totals[1 - caller]);
    if (more > 0) {
      sheet = sheet.add(hand.number(), "CAC-42", caller, more);
      stages.reached("caller-penalized", caller, state.with(Phase.SHUFFLE, hand.with(sheet)), more);
    }
    if (hand.number() < options.hands()) { // CAC-43
      return undealt(hand.number() + 1, 1 - hand.dealer(), sheet);
    }
    CactusState over = state.with(Phase.OVER, hand.with(sheet));
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
  protected CactusMove chanceMove(CactusState state, RandomGenerator random) {
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
        .fact(
            Type.WORD,
            "power",
            step instanceof Power it && it != Power.NONE ? FactText.ofConstant(it) : "-")
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
    boolean undrawn = state.phase() == Phase.DRAW && state.stock().discards().isEmpty();
    Seats seats = options.notes() || undrawn ? slot.seen() : Seats.none();
    if (state.step() instanceof Peeked it && it.owner() == owner && it.slot() == number) {
      seats = seats.with(state.seat()); // CAC-17, CAC-18
    }
    return seats.equals(BOTH) ? ALL : Audience.of(seats);
  }

  @Override
  public CactusState withCards(CactusState state, Table table) {
    Stock<PlayingCard> stock = new Stock<>(table.list("stock", FAMILY), state.stock().discards());
    CactusState changed = state.with(stock, state.unused());
    for (int owner : BOTH) {
      CardList<PlayingCard> cards = table.list("layout." + owner, FAMILY);
      changed = changed.with(owner, state.layouts().get(owner).withCards(cards));
    }
    if (!(state.step() instanceof Drawn it)) {
      return changed;
    }
    Step drawn = new Drawn(table.list("drawn", FAMILY).top(), it.from(), it.usable());
    return changed.with(state.phase(), drawn).with(state.phase(), state.failed());
  }
}
