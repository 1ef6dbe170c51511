package io.github.spadille.rummy.cactus;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.words.Phrase.NOBODY;
import static io.github.spadille.rummy.cactus.CactusState.BOTH;
import static io.github.spadille.rummy.cactus.CactusState.SEATS;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Stock;
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
          .family("rummy")
          .summary("Remember what lies face down, match it, and end with the fewest points.")
          .seats(SEATS, SEATS, SEATS)
          .options(CactusOptions.SCHEMA)
          .texts(Cactus.class)
          .rules(Cactus::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // CAC-1
  private static final int LAYOUT_SIZE = 4; // CAC-2

  private final CactusOptions options;

  /**
   * Creates the rules.
   *
   * @param seats 2
   * @param options checked by {@link #GAME}
   */
  protected Cactus(int seats, CactusOptions options) {
    super(seats, CactusMove.SYNTAX);
    this.options = options;
  }

  @Override
  public CactusState start() {
    return undealt(1, 1, ScoreSheet.empty(seats)); // CAC-5
  }

  private static CactusState undealt(int number, int dealer, ScoreSheet sheet) {
    Hand hand = new Hand(number, dealer, NOBODY, BOTH, sheet);
    return CactusState.of(
        Phase.SHUFFLE, hand, PerSeat.of(SEATS, Layout.EMPTY), Stock.of(PACK.cards()));
  }

  @Override
  public Optional<Refusal> refusal(CactusState state, CactusMove move) {
    Phase phase = state.phase();
    if (phase == Phase.OVER) {
      return refuse("CAC-41", "over");
    }
    if (move instanceof Shuffle shuffle) {
      return refusalOfShuffle(state, shuffle);
    }
    if (phase == Phase.SHUFFLE || phase == Phase.RESHUFFLE) {
      return refuse(phase == Phase.SHUFFLE ? "CAC-2" : "CAC-36", "shuffle-first");
    }
    if (move instanceof Match match) {
      return refusalOfMatch(state, match);
    }
    if (phase == Phase.WINDOW) {
      return !(move instanceof Pass)
          ? refuse("CAC-24", "window")
          : state.turn().contains(move.seat()) ? Optional.empty() : refuse("CAC-24", "passed");
    }
    if (move.seat() != state.seat()) {
      return refuse("CAC-5", "turn", Seats.of(state.seat()));
    }
    return switch (phase) {
      case DRAW -> refusalOfDraw(state, move);
      case ACT -> refusalOfAct(state, move);
      case POWER -> refusalOfPower(state, move, (Power) state.turnStep());
      default -> refusalOfEnd(state, move);
    };
  }

  private static Optional<Refusal> refusalOfShuffle(CactusState state, Shuffle shuffle) {
    return switch (state.phase()) {
      case SHUFFLE -> shuffle.refusalUnlessOf(PACK, "CAC-1");
      case RESHUFFLE ->
          shuffle.cards().isPermutationOf(state.stock().underUpcard())
              ? Optional.empty()
              : refuse("CAC-36", "other-cards");
      default -> refuse("CAC-2", "dealt");
    };
  }

  private Optional<Refusal> refusalOfMatch(CactusState state, Match match) {
    int seat = match.seat();
    if (!isSeat(seat) || !state.layouts().get(seat).has(match.slot())) {
      return refuse("CAC-23", "no-card", match.slot());
    }
    if (state.stock().discards().isEmpty()) {
      return refuse("CAC-23", "no-upcard");
    }
    if (!state.canMatch(seat)) {
      return refuse("CAC-34", "locked");
    }
    return state.passed().contains(seat) ? refuse("CAC-28", "passed") : Optional.empty();
  }

  private static Optional<Refusal> refusalOfDraw(CactusState state, CactusMove move) {
    if (!(move instanceof Draw draw)) {
      return refuse("CAC-6", "draw-first");
    }
    if (draw.source() == Source.STOCK) {
      return mayDrawStock(state) ? Optional.empty() : refuse("CAC-35", "no-stock");
    }
    if (state.stock().discards().isEmpty()) {
      return refuse("CAC-8", "no-upcard");
    }
    return mayDrawUpcard(state) ? Optional.empty() : refuse("CAC-30", "no-slot");
  }

  private static boolean mayDrawStock(CactusState state) { // CAC-35
    return !state.stock().isEmpty() || state.stock().discards().size() > 1;
  }

  private static boolean mayDrawUpcard(CactusState state) { // CAC-8, CAC-30
    return !state.stock().discards().isEmpty() && (!state.own().isEmpty() || isUsable(state));
  }

  /** Tells whether the upcard is an unused power card from the other layout (CAC-20, CAC-21). */
  private static boolean isUsable(CactusState state) {
    return state.unused() == 1 - state.seat();
  }

  private Optional<Refusal> refusalOfAct(CactusState state, CactusMove move) {
    if (move instanceof Swap swap) {
      return refusalUnless(state.own(), swap.slot(), "CAC-11");
    }
    if (!(move instanceof Discard)) {
      return refuse("CAC-6", "place-first");
    }
    return mayDiscard(state, (Drawn) state.turnStep())
        ? Optional.empty()
        : refuse("CAC-13", "swap");
  }

  private static Optional<Refusal> refusalUnless(Layout layout, int slot, String ruleId) {
    return layout.has(slot) ? Optional.empty() : refuse(ruleId, "no-card", slot);
  }

  /** Tells whether the seat on turn may discard the card that it has drawn. */
  protected boolean mayDiscard(CactusState state, Drawn drawn) {
    return drawn.from() == Source.STOCK // CAC-12
        || drawn.usable() // CAC-13, CAC-20
        || state.own().isEmpty(); // CAC-30a
  }

  private static Optional<Refusal> refusalOfPower(CactusState state, CactusMove move, Power power) {
    if (move instanceof Skip) {
      return Optional.empty(); // CAC-19
    }
    if (power == Power.SWAP && move instanceof Trade trade) {
      return state.own().has(trade.own()) && state.other().has(trade.other())
          ? Optional.empty()
          : refuse("CAC-16", "no-card", trade.own(), trade.other());
    }
    return move instanceof Peek peek && peek.power() == power
        ? refusalUnless(state.layouts().get(ownerOf(state, power)), peek.slot(), ruleOf(power))
        : refuse(ruleOf(power), "power");
  }

  /** Returns whose cards a power lets the seat on turn look at. */
  private static int ownerOf(CactusState state, Power power) {
    return power == Power.PEEK_OWN ? state.seat() : 1 - state.seat();
  }

  private static String ruleOf(Power power) {
    return power == Power.SWAP ? "CAC-16" : power == Power.PEEK_OPP ? "CAC-17" : "CAC-18";
  }

  private static Optional<Refusal> refusalOfEnd(CactusState state, CactusMove move) {
    if (move instanceof Call) {
      return mayCall(state)
          ? Optional.empty()
          : refuse("CAC-33", "called", Seats.of(state.hand().caller()));
    }
    return move instanceof End ? Optional.empty() : refuse("CAC-6", "end");
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
    int seat = state.seat();
    MoveList.Builder<CactusMove> moves = MoveList.builder(4, CactusMove[]::new);
    switch (state.phase()) {
      case DRAW -> {
        if (mayDrawStock(state)) {
          moves.add(new Draw(seat, Source.STOCK));
        }
        if (mayDrawUpcard(state)) {
          moves.add(new Draw(seat, Source.DISCARD));
        }
      }
      case ACT -> {
        state.own().slots().forEach(slot -> moves.add(new Swap(seat, slot)));
        if (mayDiscard(state, (Drawn) state.turnStep())) {
          moves.add(new Discard(seat));
        }
      }
      case POWER -> addUses(state, (Power) state.turnStep(), moves);
      case FINISH -> {
        moves.add(new End(seat));
        if (mayCall(state)) {
          moves.add(new Call(seat));
        }
      }
      case WINDOW -> {
        for (int by : BOTH.andNot(state.passed())) {
          moves.add(new Pass(by));
        }
      }
      default -> {
        return MoveList.empty();
      }
    }
    return new WithMatches(moves.build(), matching(state, 0), matching(state, 1));
  }

  private static void addUses(CactusState state, Power power, MoveList.Builder<CactusMove> moves) {
    int seat = state.seat();
    ImmutableIntArray own = state.own().slots();
    ImmutableIntArray other = state.other().slots();
    if (power == Power.SWAP) {
      own.forEach(a -> other.forEach(b -> moves.add(new Trade(seat, a, b))));
    } else {
      (power == Power.PEEK_OWN ? own : other)
          .forEach(slot -> moves.add(new Peek(seat, power, slot)));
    }
    moves.add(new Skip(seat));
  }

  private static Layout matching(CactusState state, int seat) {
    boolean may = state.canMatch(seat) && !state.passed().contains(seat);
    return may ? state.layouts().get(seat) : Layout.EMPTY;
  }

  @Override
  public ImmutableList<String> governing(CactusState state, int seat) {
    if (state.phase() == Phase.WINDOW) {
      return ImmutableList.of("CAC-23", "CAC-24");
    }
    if (seat != state.seat()) {
      return ImmutableList.of("CAC-23");
    }
    return switch (state.phase()) {
      case DRAW -> ImmutableList.of("CAC-7", "CAC-8", "CAC-23");
      case ACT -> ImmutableList.of("CAC-11", "CAC-12", "CAC-13", "CAC-23");
      case POWER -> ImmutableList.of(ruleOf((Power) state.turnStep()), "CAC-19", "CAC-23");
      default -> ImmutableList.of("CAC-6", mayCall(state) ? "CAC-33" : "CAC-34", "CAC-23");
    };
  }

  @Override
  protected CactusState applyLegal(CactusState state, CactusMove move, Stages<CactusState> stages) {
    if (move instanceof Shuffle shuffle) {
      return shuffled(state, shuffle.cards(), stages);
    }
    if (move instanceof Match match) {
      return match(state, match, stages);
    }
    if (move instanceof Pass) {
      Step passed = new Passed(state.passed().with(move.seat()));
      return inWindow(state.with(Phase.WINDOW, passed), stages);
    }
    if (move instanceof Draw draw) {
      return draw(state, draw.source(), stages);
    }
    if (move instanceof Swap swap) {
      return swap(state, swap.slot(), (Drawn) state.turnStep(), stages);
    }
    if (move instanceof Discard) {
      return discard(state, (Drawn) state.turnStep(), stages);
    }
    if (move instanceof Trade trade) {
      return trade(state, trade);
    }
    if (move instanceof Peek peek) { // CAC-17, CAC-18
      int owner = ownerOf(state, peek.power());
      PlayingCard card = state.layouts().get(owner).at(peek.slot());
      return state
          .seenBy(Seats.of(state.seat()), card)
          .with(Phase.FINISH, new Peeked(owner, peek.slot()));
    }
    if (move instanceof Skip) {
      return state.with(Phase.FINISH, Step.NOTHING); // CAC-19
    }
    Hand hand = state.hand();
    Hand called =
        move instanceof Call ? hand.called(state.seat(), matchingAfterCall(state.seat())) : hand;
    return inWindow(state.with(Phase.WINDOW, called).with(Phase.WINDOW, Step.NOTHING), stages);
  }

  /** Returns who may still match after a seat has called Cactus. */
  protected Seats matchingAfterCall(int caller) { // CAC-34
    return options.lockCaller() ? Seats.of(1 - caller) : BOTH;
  }

  private CactusState shuffled(
      CactusState state, CardList<PlayingCard> cards, Stages<CactusState> stages) {
    if (state.phase() == Phase.SHUFFLE) {
      return deal(state.hand(), cards, stages);
    }
    Stock<PlayingCard> stock = state.stock().renewed(cards); // CAC-36
    CactusState renewed = state.with(state.layouts(), stock, state.unused());
    return state.step() instanceof Failed failed
        ? penalize(renewed.with(failed.then(), failed.owing(0)), failed, failed.owed(), stages)
        : drawTop(renewed);
  }

  private CactusState deal(Hand hand, CardList<PlayingCard> cards, Stages<CactusState> stages) {
    CardList<PlayingCard> dealt = cards.first(seats * LAYOUT_SIZE);
    PerSeat<Layout> layouts = // CAC-2
        PerSeat.of(SEATS, Layout.EMPTY.plus(dealt.every(seats, 0)))
            .with(hand.dealer(), Layout.EMPTY.plus(dealt.every(seats, 1)));
    Stock<PlayingCard> stock = Stock.of(cards.draw(dealt.size())); // CAC-3
    CactusState begun = CactusState.of(Phase.DRAW, hand, layouts, stock);
    for (int i = 0; i < options.initialPeek(); i++) { // CAC-2: the lower row
      begun = begun.seenBy(Seats.of(0), layouts.get(0).at(LAYOUT_SIZE - i));
      begun = begun.seenBy(Seats.of(1), layouts.get(1).at(LAYOUT_SIZE - i));
    }
    stages.reached("dealt", hand.dealer(), begun, LAYOUT_SIZE);
    return begun;
  }

  private static CactusState draw(CactusState state, Source source, Stages<CactusState> stages) {
    Stock<PlayingCard> stock = state.stock();
    if (source == Source.STOCK) {
      return stock.isEmpty() ? awaitStock(state, Step.NOTHING, stages) : drawTop(state);
    }
    PlayingCard card = stock.upcard();
    Stock<PlayingCard> rest = new Stock<>(stock.cards(), stock.underUpcard());
    Step drawn = new Drawn(card, source, isUsable(state));
    CactusState taken = state.with(Phase.ACT, drawn).with(state.layouts(), rest, NOBODY); // CAC-22
    stages.reached("upcard-taken", state.seat(), taken, card);
    return taken;
  }

  private static CactusState drawTop(CactusState state) { // CAC-7
    Stock<PlayingCard> stock = state.stock();
    return state
        .with(Phase.ACT, new Drawn(stock.top(), Source.STOCK, false))
        .with(state.layouts(), stock.drawn(1), state.unused());
  }

  private static CactusState awaitStock(
      CactusState state, Step step, Stages<CactusState> stages) { // CAC-36
    CactusState awaiting = state.with(Phase.RESHUFFLE, step);
    stages.reached("stock-used-up", awaiting);
    return awaiting;
  }

  private CactusState swap(CactusState state, int slot, Drawn drawn, Stages<CactusState> stages) {
    int seat = state.seat();
    PlayingCard out = state.own().at(slot);
    Seats seeing = drawn.from() == Source.STOCK ? Seats.of(seat) : BOTH; // CAC-32
    CactusState swapped = // CAC-11; CAC-15: no power
        give(state, seat, state.own().with(slot, drawn.card()), out)
            .seenBy(seeing, drawn.card())
            .with(Phase.FINISH, Step.NOTHING);
    stages.reached("discarded", seat, swapped, out);
    return swapped;
  }

  /** Puts a card of a layout on the discards, where its power is unused (CAC-20, CAC-22). */
  private CactusState give(CactusState state, int owner, Layout rest, PlayingCard card) {
    return state.gave(owner, rest, card, powerOf(card) == Power.NONE ? NOBODY : owner);
  }

  /** Returns what a card lets the seat do that discards it. */
  protected Power powerOf(PlayingCard card) { // CAC-14
    if (!options.powers()) {
      return Power.NONE;
    }
    return switch (card.rank()) {
      case QUEEN -> Power.SWAP;
      case JACK, TEN, NINE -> Power.PEEK_OPP;
      case EIGHT, SEVEN, SIX -> Power.PEEK_OWN;
      default -> Power.NONE;
    };
  }

  private CactusState discard(CactusState state, Drawn drawn, Stages<CactusState> stages) {
    PlayingCard card = drawn.card();
    Stock<PlayingCard> stock = state.stock().discard(card);
    boolean counts = drawn.from() == Source.STOCK || drawn.usable(); // CAC-15, CAC-20, CAC-30a
    Power power = counts ? powerOf(card) : Power.NONE;
    CactusState discarded =
        (power == Power.NONE
                ? state.with(Phase.FINISH, Step.NOTHING)
                : state.with(Phase.POWER, power))
            .with(state.layouts(), stock, NOBODY); // CAC-22
    stages.reached("discarded", state.seat(), discarded, card);
    return settled(discarded, stages);
  }

  /** Tells whether there is a card on which the seat on turn can use a power. */
  protected boolean hasTarget(CactusState state, Power power) { // CAC-19
    boolean own = !state.own().isEmpty();
    boolean other = !state.other().isEmpty();
    return switch (power) {
      case SWAP -> own && other && (mayCall(state) || !options.lockCaller()); // CAC-34
      case PEEK_OPP -> other;
      default -> own;
    };
  }

  private static CactusState trade(CactusState state, Trade trade) { // CAC-16
    PlayingCard own = state.own().at(trade.own());
    PlayingCard other = state.other().at(trade.other());
    PerSeat<Layout> layouts =
        state
            .layouts()
            .with(state.seat(), state.own().with(trade.own(), other))
            .with(1 - state.seat(), state.other().with(trade.other(), own));
    return state.with(layouts, state.stock(), state.unused()).with(Phase.FINISH, Step.NOTHING);
  }

  private CactusState match(CactusState state, Match match, Stages<CactusState> stages) {
    int seat = match.seat();
    int slot = match.slot();
    Layout layout = state.layouts().get(seat);
    PlayingCard card = layout.at(slot);
    if (matches(card, state.stock().upcard())) {
      CactusState matched = give(state, seat, layout.without(slot), card); // CAC-27 to CAC-29
      stages.reached("matched", seat, matched, card);
      return settled(matched, stages);
    }
    Failed failed = new Failed(seat, slot, 0, state.phase(), state.turnStep());
    CactusState shown = state.seenBy(BOTH, card).with(state.phase(), failed); // CAC-26, CAC-32
    stages.reached("match-failed", seat, shown, card);
    return penalize(shown, failed, options.penalty(), stages);
  }

  /** Tells whether a card of a layout matches the upcard. */
  protected boolean matches(PlayingCard card, PlayingCard upcard) {
    return card.is(upcard.rank()); // CAC-25
  }

  /** Gives cards to the seat whose match has failed, as far as there are any (CAC-37). */
  private CactusState penalize(
      CactusState state, Failed failed, int owed, Stages<CactusState> stages) {
    int seat = failed.seat();
    Stock<PlayingCard> stock = state.stock();
    int cards = Math.min(owed, stock.cards().size());
    CactusState paid = state;
    if (cards > 0) {
      Layout more = state.layouts().get(seat).plus(stock.cards().first(cards));
      paid = state.with(state.layouts().with(seat, more), stock.drawn(cards), state.unused());
      stages.reached("penalized", seat, paid, cards);
    }
    return owed > cards && mayDrawStock(paid)
        ? awaitStock(paid, failed.owing(owed - cards), stages)
        : settled(paid, stages);
  }

  /** Carries out what follows by itself. */
  private CactusState settled(CactusState state, Stages<CactusState> stages) {
    if (state.phase() == Phase.WINDOW) {
      return inWindow(state, stages);
    }
    boolean powerless = state.step() instanceof Power power && !hasTarget(state, power); // CAC-19
    boolean stuck = state.phase() == Phase.DRAW && !mayDrawStock(state) && !mayDrawUpcard(state);
    if (!powerless && !stuck) {
      return state;
    }
    CactusState finishing = // CAC-38
        state.with(Phase.FINISH, stuck ? state.step() : Step.NOTHING);
    stages.reached(stuck ? "no-draw" : "power-lost", state.seat(), finishing);
    return finishing;
  }

  /** Passes for whoever cannot match, and goes on when both have passed (CAC-24). */
  private CactusState inWindow(CactusState state, Stages<CactusState> stages) {
    Seats passed = state.passed();
    for (int seat = 0; seat < seats; seat++) {
      passed = state.canMatch(seat) ? passed : passed.with(seat);
    }
    if (!passed.equals(BOTH)) {
      return passed.equals(state.passed()) ? state : state.with(Phase.WINDOW, new Passed(passed));
    }
    return state.isFinal() ? endHand(state, stages) : settled(state.nextTurn(), stages); // CAC-41
  }

  private CactusState endHand(CactusState state, Stages<CactusState> stages) {
    Hand hand = state.hand();
    ScoreSheet sheet = hand.sheet();
    int[] totals = {total(state.layouts().get(0)), total(state.layouts().get(1))};
    for (int seat = 0; seat < seats; seat++) { // CAC-40
      sheet = sheet.add(hand.number(), "CAC-40", seat, totals[seat]);
      if (stages.areHeard()) {
        CactusState shown = state.with(Phase.SHUFFLE, hand.with(sheet));
        stages.reached(
            "layout-shown", seat, shown, state.layouts().get(seat).cards(), totals[seat]);
      }
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
    Seats winners = over.outcome().orElseThrow().winners();
    stages.reached(
        winners.isEmpty() ? "drawn" : "won", winners.isEmpty() ? NOBODY : winners.first(), over);
    return over;
  }

  private int total(Layout layout) {
    int total = 0;
    for (PlayingCard card : layout.cards()) {
      total += value(card);
    }
    return total;
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
    return new Shuffle(
        state.phase() == Phase.SHUFFLE
            ? PACK.shuffled(random)
            : CardList.shuffled(state.stock().underUpcard(), random));
  }

  /** No move needs certain cards, and a card that fails to match is seen on the table. */
  @Override
  public void tells(CactusState before, CactusMove move, Clues clues) {}

  /** The totals tell of the layouts when these lie there no more (CAC-40, CAC-43). */
  @Override
  public void tells(CactusState before, CactusMove move, CactusState after, Clues clues) {
    if (after.phase() == Phase.SHUFFLE) {
      clues.unknown();
    }
  }

  @Override
  public Table table(CactusState state) {
    return CactusTable.of(state, options.notes());
  }

  @Override
  public CactusState withCards(CactusState state, Table table) {
    return CactusTable.withCards(state, table);
  }
}
