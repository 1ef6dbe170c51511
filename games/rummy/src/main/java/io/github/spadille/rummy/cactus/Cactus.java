package io.github.spadille.rummy.cactus;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.words.Phrase.NOBODY;
import static io.github.spadille.rummy.cactus.CactusState.BOTH;

import com.google.common.collect.ImmutableList;
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
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Stock;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
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
import io.github.spadille.rummy.cactus.CactusMove.Whose;
import io.github.spadille.rummy.cactus.CactusState.Drawn;
import io.github.spadille.rummy.cactus.CactusState.Failure;
import io.github.spadille.rummy.cactus.CactusState.Hand;
import io.github.spadille.rummy.cactus.CactusState.Passed;
import io.github.spadille.rummy.cactus.CactusState.Peeked;
import io.github.spadille.rummy.cactus.CactusState.Phase;
import io.github.spadille.rummy.cactus.CactusState.Power;
import io.github.spadille.rummy.cactus.CactusState.Step;
import io.github.spadille.rummy.cactus.Layout.Place;
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
          .seats(2, 2, 2)
          .options(CactusOptions.SCHEMA)
          .rulebook(Rulebook.resource(Cactus.class, "cactus.md"))
          .words(Words.resource(Cactus.class, "cactus"))
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
    super(seats);
    this.options = options;
  }

  @Override
  public CactusState start() {
    return undealt(1, seats - 1, ScoreSheet.empty(seats)); // CAC-5
  }

  private static CactusState undealt(int number, int dealer, ScoreSheet sheet) {
    Hand hand = Hand.of(number, dealer, sheet);
    return CactusState.of(Phase.SHUFFLE, hand, Layout.EMPTY, Layout.EMPTY, Stock.of(PACK.cards()));
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
    if (!state.turn().contains(move.seat())
        || (phase != Phase.WINDOW && move.seat() != state.seat())) {
      return phase == Phase.WINDOW
          ? refuse("CAC-24", "passed")
          : refuse("CAC-5", "turn", Seats.of(state.seat()));
    }
    return switch (phase) {
      case DRAW -> refusalOfDraw(state, move);
      case ACT -> refusalOfAct(state, move);
      case POWER -> refusalOfPower(state, move);
      case FINISH -> refusalOfEnd(state, move);
      default -> move instanceof Pass ? Optional.empty() : refuse("CAC-24", "window");
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
    if (!state.canMatch(seat)) {
      return state.stock().discards().isEmpty()
          ? refuse("CAC-23", "no-upcard")
          : refuse("CAC-34", "locked");
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
    return mayDiscard(state) ? Optional.empty() : refuse("CAC-13", "swap");
  }

  private static Optional<Refusal> refusalUnless(Layout layout, int slot, String ruleId) {
    return layout.has(slot) ? Optional.empty() : refuse(ruleId, "no-card", slot);
  }

  /** Returns the card drawn, in phase {@code ACT}. */
  private static Drawn drawn(CactusState state) {
    return (Drawn) state.step();
  }

  /** Tells whether the seat on turn may discard the card that it has drawn. */
  protected boolean mayDiscard(CactusState state) {
    return drawn(state).from() == Source.STOCK // CAC-12
        || drawn(state).usable() // CAC-13, CAC-20
        || state.own().isEmpty(); // CAC-30a
  }

  private static Optional<Refusal> refusalOfPower(CactusState state, CactusMove move) {
    if (move instanceof Skip) {
      return Optional.empty(); // CAC-19
    }
    Power power = (Power) state.step();
    if (power == Power.SWAP && move instanceof Trade trade) {
      Optional<Refusal> refusal = refusalUnless(state.own(), trade.own(), "CAC-16");
      return refusal.isPresent() ? refusal : refusalUnless(state.other(), trade.other(), "CAC-16");
    }
    if (move instanceof Peek peek && power == powerToPeek(peek)) {
      return refusalUnless(layoutOf(state, peek), peek.slot(), ruleOf(power));
    }
    return refuse(ruleOf(power), "power");
  }

  private static Power powerToPeek(Peek peek) {
    return peek.whose() == Whose.OWN ? Power.PEEK_OWN : Power.PEEK_OPP;
  }

  private static Layout layoutOf(CactusState state, Peek peek) {
    return peek.whose() == Whose.OWN ? state.own() : state.other();
  }

  private static String ruleOf(Power power) {
    return switch (power) {
      case SWAP -> "CAC-16";
      case PEEK_OPP -> "CAC-17";
      default -> "CAC-18";
    };
  }

  private static Optional<Refusal> refusalOfEnd(CactusState state, CactusMove move) {
    if (move instanceof End || (move instanceof Call && mayCall(state))) {
      return Optional.empty();
    }
    return move instanceof Call
        ? refuse("CAC-33", "called", Seats.of(state.hand().caller()))
        : refuse("CAC-6", "end");
  }

  private static boolean mayCall(CactusState state) { // CAC-33
    return state.hand().caller() == NOBODY;
  }

  /**
   * What the seat on turn can do: draws from stock and discards; swaps, then the discard; uses of a
   * power, then the skip; end and call. Then the matches of seat 0 and of seat 1; in a window each
   * seat's pass stands behind its matches. Slots are in ascending order.
   */
  @Override
  public MoveList<CactusMove> legalMoves(CactusState state) {
    return switch (state.phase()) {
      case SHUFFLE, RESHUFFLE, OVER -> MoveList.empty();
      case WINDOW -> answers(state, 0).plus(answers(state, 1));
      default -> actions(state).plus(matches(state, 0)).plus(matches(state, 1));
    };
  }

  private static MoveList<CactusMove> matches(CactusState state, int seat) {
    return state.canMatch(seat)
        ? state.layouts().get(seat).moves(slot -> new Match(seat, slot))
        : MoveList.empty();
  }

  private static MoveList<CactusMove> answers(CactusState state, int seat) {
    return state.passed().contains(seat)
        ? MoveList.empty()
        : matches(state, seat).plus(new Pass(seat));
  }

  private MoveList<CactusMove> actions(CactusState state) {
    int seat = state.seat();
    if (state.phase() == Phase.DRAW) {
      MoveList<CactusMove> draws =
          mayDrawStock(state) ? MoveList.of(new Draw(seat, Source.STOCK)) : MoveList.empty();
      return mayDrawUpcard(state) ? draws.plus(new Draw(seat, Source.DISCARD)) : draws;
    }
    if (state.phase() == Phase.ACT) {
      MoveList<CactusMove> swaps = state.own().moves(slot -> new Swap(seat, slot));
      return mayDiscard(state) ? swaps.plus(new Discard(seat)) : swaps;
    }
    if (state.step() instanceof Power power) {
      return uses(state, power).plus(new Skip(seat));
    }
    MoveList<CactusMove> end = MoveList.of(new End(seat));
    return mayCall(state) ? end.plus(new Call(seat)) : end;
  }

  private static MoveList<CactusMove> uses(CactusState state, Power power) {
    int seat = state.seat();
    if (power == Power.PEEK_OWN) {
      return state.own().moves(slot -> new Peek(seat, Whose.OWN, slot));
    }
    if (power == Power.PEEK_OPP) {
      return state.other().moves(slot -> new Peek(seat, Whose.OPP, slot));
    }
    MoveList.Builder<CactusMove> trades = MoveList.builder(16, CactusMove[]::new);
    for (Place own : state.own().places()) {
      for (Place other : state.other().places()) {
        trades.add(new Trade(seat, own.slot(), other.slot()));
      }
    }
    return trades.build();
  }

  @Override
  public ImmutableList<String> governing(CactusState state, int seat) {
    if (state.phase() == Phase.WINDOW) {
      return ImmutableList.of("CAC-24", "CAC-23");
    }
    if (seat != state.seat()) {
      return ImmutableList.of("CAC-23");
    }
    return switch (state.phase()) {
      case DRAW -> ImmutableList.of("CAC-7", "CAC-8", "CAC-23");
      case ACT -> ImmutableList.of("CAC-11", "CAC-12", "CAC-13", "CAC-23");
      case POWER -> ImmutableList.of(ruleOf((Power) state.step()), "CAC-19", "CAC-23");
      default -> ImmutableList.of("CAC-6", mayCall(state) ? "CAC-33" : "CAC-34", "CAC-23");
    };
  }

  @Override
  protected CactusState applyLegal(CactusState state, CactusMove move, Stages<CactusState> stages) {
    int seat = state.seat();
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
      return swap(state, swap.slot(), stages);
    }
    if (move instanceof Discard) {
      return discard(state, stages);
    }
    if (move instanceof Trade trade) {
      return trade(state, trade);
    }
    if (move instanceof Peek peek) {
      return peek(state, peek);
    }
    if (move instanceof Skip) {
      return state.with(Phase.FINISH, Step.NOTHING); // CAC-19
    }
    if (move instanceof Shuffle shuffle) {
      return shuffled(state, shuffle.cards(), stages);
    }
    CactusState ended = state.with(Phase.WINDOW, Step.NOTHING); // CAC-24
    Hand hand = state.hand();
    Hand called =
        new Hand(hand.number(), hand.dealer(), seat, matchingAfterCall(seat), hand.sheet());
    return inWindow(move instanceof Call ? ended.with(Phase.WINDOW, called) : ended, stages);
  }

  private CactusState shuffled(
      CactusState state, CardList<PlayingCard> cards, Stages<CactusState> stages) {
    if (state.phase() == Phase.SHUFFLE) {
      return deal(state.hand(), cards, stages);
    }
    Stock<PlayingCard> stock = state.stock().renewed(cards); // CAC-36
    CactusState renewed = state.with(state.layouts(), stock, state.unused());
    return state.failure() == Failure.NONE ? drawTop(renewed) : penalize(renewed, stages);
  }

  private CactusState deal(Hand hand, CardList<PlayingCard> cards, Stages<CactusState> stages) {
    int dealt = seats * LAYOUT_SIZE;
    Layout first = laidOut(cards.first(dealt).every(seats, hand.dealer() == 0 ? 1 : 0), 0); // CAC-2
    Layout second = laidOut(cards.first(dealt).every(seats, hand.dealer() == 0 ? 0 : 1), 1);
    Stock<PlayingCard> stock = Stock.of(cards.draw(dealt)); // CAC-3
    CactusState begun = CactusState.of(Phase.DRAW, hand, first, second, stock);
    stages.reached("dealt", hand.dealer(), begun, LAYOUT_SIZE);
    return begun;
  }

  private Layout laidOut(CardList<PlayingCard> cards, int owner) {
    Layout layout = Layout.EMPTY.plus(cards);
    for (int i = 0; i < options.initialPeek(); i++) { // CAC-2: the lower row
      layout = layout.with(layout.at(LAYOUT_SIZE - i).seenBy(Seats.of(owner)));
    }
    return layout;
  }

  private static CactusState draw(CactusState state, Source source, Stages<CactusState> stages) {
    Stock<PlayingCard> stock = state.stock();
    if (source == Source.STOCK) {
      return stock.isEmpty() ? awaitStock(state, Failure.NONE, stages) : drawTop(state);
    }
    PlayingCard upcard = stock.upcard();
    Stock<PlayingCard> rest = new Stock<>(stock.cards(), stock.underUpcard());
    return told( // CAC-22
        state
            .with(Phase.ACT, new Drawn(upcard, source, isUsable(state)))
            .with(state.layouts(), rest, NOBODY),
        "upcard-taken",
        state.seat(),
        upcard,
        stages);
  }

  private static CactusState told(
      CactusState state, String name, int seat, PlayingCard card, Stages<CactusState> stages) {
    if (stages.areHeard()) {
      stages.reached(name, seat, state, card);
    }
    return state;
  }

  private static CactusState drawTop(CactusState state) { // CAC-7
    Stock<PlayingCard> stock = state.stock();
    return state
        .with(Phase.ACT, new Drawn(stock.top(), Source.STOCK, false))
        .with(state.layouts(), stock.drawn(1), state.unused());
  }

  private static CactusState awaitStock(
      CactusState state, Failure failure, Stages<CactusState> stages) { // CAC-36
    CactusState awaiting = state.with(Phase.RESHUFFLE, state.step()).with(failure);
    stages.reached("stock-used-up", awaiting);
    return awaiting;
  }

  private CactusState swap(CactusState state, int slot, Stages<CactusState> stages) {
    int seat = state.seat();
    Drawn drawn = drawn(state);
    PlayingCard out = state.own().at(slot).card();
    Seats seen = drawn.from() == Source.STOCK ? Seats.of(seat) : BOTH; // CAC-32
    Layout own = state.own().with(new Place(slot, drawn.card(), seen)); // CAC-11
    CactusState swapped = state.with(Phase.FINISH, Step.NOTHING); // CAC-15: no power
    return told(toDiscards(swapped, seat, own, out), "swapped-out", seat, out, stages);
  }

  /** Puts a card of a layout on the discards, where its power is unused (CAC-20, CAC-22). */
  private CactusState toDiscards(CactusState state, int owner, Layout layout, PlayingCard card) {
    return state.with(
        state.layouts().with(owner, layout),
        state.stock().discard(card),
        powerOf(card) == Power.NONE ? NOBODY : owner);
  }

  /** Returns what a card lets the seat do that discards it. */
  protected Power powerOf(PlayingCard card) {
    if (!options.powers()) {
      return Power.NONE;
    }
    return switch (card.rank()) { // CAC-14
      case QUEEN -> Power.SWAP;
      case JACK, TEN, NINE -> Power.PEEK_OPP;
      case EIGHT, SEVEN, SIX -> Power.PEEK_OWN;
      default -> Power.NONE;
    };
  }

  private CactusState discard(CactusState state, Stages<CactusState> stages) {
    Drawn drawn = drawn(state);
    PlayingCard card = drawn.card();
    CactusState discarded = // CAC-22
        state
            .with(Phase.FINISH, Step.NOTHING)
            .with(state.layouts(), state.stock().discard(card), NOBODY);
    told(discarded, "discarded", state.seat(), card, stages);
    boolean counts = drawn.from() == Source.STOCK || drawn.usable(); // CAC-15, CAC-20, CAC-30a
    Power power = counts ? powerOf(card) : Power.NONE;
    return power == Power.NONE ? discarded : settled(discarded.with(Phase.POWER, power), stages);
  }

  /** Tells whether there is a card on which the seat on turn can use a power. */
  protected boolean hasTarget(CactusState state, Power power) { // CAC-19
    return switch (power) {
      case SWAP ->
          !state.own().isEmpty()
              && !state.other().isEmpty()
              && (mayCall(state) || !options.lockCaller()); // CAC-34
      case PEEK_OPP -> !state.other().isEmpty();
      default -> !state.own().isEmpty();
    };
  }

  private static CactusState trade(CactusState state, Trade trade) { // CAC-16, CAC-32
    Place own = state.own().at(trade.own());
    Place other = state.other().at(trade.other());
    PerSeat<Layout> layouts =
        state
            .layouts()
            .with(state.seat(), state.own().with(own.taking(other)))
            .with(1 - state.seat(), state.other().with(other.taking(own)));
    return state.with(Phase.FINISH, Step.NOTHING).with(layouts, state.stock(), state.unused());
  }

  private static CactusState peek(CactusState state, Peek peek) { // CAC-17, CAC-18
    int owner = peek.whose() == Whose.OWN ? state.seat() : 1 - state.seat();
    Layout layout = layoutOf(state, peek);
    Place seen = layout.at(peek.slot()).seenBy(Seats.of(state.seat()));
    return state
        .with(Phase.FINISH, new Peeked(owner, peek.slot(), seen.card()))
        .with(state.layouts().with(owner, layout.with(seen)), state.stock(), state.unused());
  }

  private CactusState match(CactusState state, Match match, Stages<CactusState> stages) {
    int seat = match.seat();
    Layout layout = state.layouts().get(seat);
    Place place = layout.at(match.slot());
    PlayingCard card = place.card();
    if (matches(card, state.stock().upcard())) {
      CactusState matched = toDiscards(state, seat, layout.without(match.slot()), card); // CAC-29
      return settled(told(matched, "matched", seat, card, stages), stages); // CAC-28
    }
    Phase then = state.phase();
    if (stages.areHeard()) {
      told(
          state.with(new Failure(seat, match.slot(), 0, then)), "match-failed", seat, card, stages);
    }
    PerSeat<Layout> layouts = state.layouts().with(seat, layout.with(place.seenBy(BOTH)));
    return penalize( // CAC-26, CAC-32
        state
            .with(layouts, state.stock(), state.unused())
            .with(new Failure(seat, 0, options.penalty(), then)),
        stages);
  }

  /** Tells whether a card of a layout matches the upcard. */
  protected boolean matches(PlayingCard card, PlayingCard upcard) {
    return card.is(upcard.rank()); // CAC-25
  }

  /** Gives cards to the seat whose match has failed, as far as there are any (CAC-37). */
  private CactusState penalize(CactusState state, Stages<CactusState> stages) {
    Failure failure = state.failure();
    Stock<PlayingCard> stock = state.stock();
    int cards = Math.min(failure.owed(), stock.cards().size());
    Layout layout = state.layouts().get(failure.seat()).plus(stock.cards().first(cards)); // CAC-4
    CactusState paid =
        state.with(
            state.layouts().with(failure.seat(), layout), stock.drawn(cards), state.unused());
    if (cards > 0) {
      stages.reached("penalized", failure.seat(), paid, cards);
    }
    int owed = failure.owed() - cards;
    return owed > 0 && mayDrawStock(paid)
        ? awaitStock(paid, new Failure(failure.seat(), 0, owed, failure.then()), stages)
        : settled(paid.with(failure.then(), paid.step()).with(Failure.NONE), stages);
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
    CactusState finishing = state.with(Phase.FINISH, Step.NOTHING); // CAC-38
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
      return state.with(Phase.WINDOW, new Passed(passed));
    }
    return state.isFinal() // CAC-41
        ? endHand(state, stages)
        : settled(state.nextTurn(), stages);
  }

  /** Returns who may still match after a seat has called Cactus. */
  protected Seats matchingAfterCall(int caller) { // CAC-34
    return options.lockCaller() ? Seats.of(1 - caller) : BOTH;
  }

  private CactusState endHand(CactusState state, Stages<CactusState> stages) {
    Hand hand = state.hand();
    int number = hand.number();
    ScoreSheet sheet = hand.sheet();
    int[] totals = new int[seats];
    for (int seat = 0; seat < seats; seat++) { // CAC-40
      Layout layout = state.layouts().get(seat);
      for (Place place : layout.places()) {
        totals[seat] += value(place.card());
      }
      sheet = sheet.add(number, "CAC-40", seat, totals[seat]);
      if (stages.areHeard()) {
        CactusState shown = state.with(Phase.SHUFFLE, hand.with(sheet));
        stages.reached("layout-shown", seat, shown, layout.cards(), totals[seat]);
      }
    }
    int caller = hand.caller();
    int more = pointsOfCaller(totals[caller], totals[1 - caller]);
    if (more > 0) { // CAC-42
      sheet = sheet.add(number, "CAC-42", caller, more);
      stages.reached("caller-penalized", caller, state.with(Phase.SHUFFLE, hand.with(sheet)), more);
    }
    if (number < options.hands()) {
      return undealt(number + 1, 1 - hand.dealer(), sheet); // CAC-43
    }
    CactusState over = state.with(Phase.OVER, hand.with(sheet));
    Seats winners = over.outcome().orElseThrow().winners();
    stages.reached(
        winners.isEmpty() ? "drawn" : "won", winners.isEmpty() ? NOBODY : winners.first(), over);
    return over;
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

  /** No move needs certain cards: which slots have one is known to all. */
  @Override
  public void tells(CactusState before, CactusMove move, Clues clues) {}

  /** A card that fails to match is shown (CAC-26), and so are all layouts at the end (CAC-40). */
  @Override
  public void tells(CactusState before, CactusMove move, CactusState after, Clues clues) {
    if (move instanceof Match match) {
      Layout layout = before.layouts().get(match.seat());
      clues.shown("layout." + match.seat(), ImmutableList.of(layout.at(match.slot()).card()));
    }
    if (after.phase() == Phase.SHUFFLE) {
      clues.shown("layout.0", before.layouts().get(0).cards());
      clues.shown("layout.1", before.layouts().get(1).cards());
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

  @Override
  public MoveSyntax<CactusMove> syntax() {
    return CactusMove.SYNTAX;
  }
}
