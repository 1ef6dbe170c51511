package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.engine.card.PlayingCards.withoutJokers;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.seat.Seats.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.SeatMoves;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.Deal;
import io.github.spadille.engine.state.Stock;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Table;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Discard;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Done;
import io.github.spadille.rummy.vazhushal.VazhushalMove.DrawLine;
import io.github.spadille.rummy.vazhushal.VazhushalMove.DrawStock;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Meld;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Shuffle;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Undo;
import io.github.spadille.rummy.vazhushal.VazhushalState.Hand;
import io.github.spadille.rummy.vazhushal.VazhushalState.Phase;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Vazhushal: lay down sequences and sets, and take cards from the line of discards.
 *
 * <p>{@code SHUFFLE → (DRAW → (MUST_MELD →) MELD)* → FINAL* → (SHUFFLE | OVER)}; a card drawn from
 * the stock leads to {@code MELD} at once, and a deal ends without {@code FINAL} if a player goes
 * out. Hands are hidden from all but their owners until the deal is over, the stock from everybody.
 * The rulebook is {@code vazhushal.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #isVoid} (VAZ-4), {@link #wilds} (VAZ-10 to
 * VAZ-12), {@link #canTake} (VAZ-32, VAZ-34b, VAZ-36), {@link #hasNewMeld} (VAZ-34d), {@link
 * #value} (VAZ-55, VAZ-58).
 */
public class Vazhushal extends AbstractRules<VazhushalState, VazhushalMove> {
  /** The game. */
  public static final Game<VazhushalState, VazhushalMove, VazhushalOptions> GAME =
      Game.<VazhushalState, VazhushalMove, VazhushalOptions>builder("vazhushal")
          .name("Vazhushal")
          .family(Tag.RUMMY)
          .summary("Lay down sequences and sets, and take many cards at once from the discards.")
          .seats(2, 6, 4)
          .options(VazhushalOptions.SCHEMA)
          .texts(Vazhushal.class)
          .rules(Vazhushal::new)
          .build();

  private static final int HAND_SIZE = 13; // VAZ-3
  private static final SeatMoves<VazhushalMove> DRAW_STOCK = SeatMoves.of(DrawStock::new);
  private static final SeatMoves<VazhushalMove> UNDO = SeatMoves.of(Undo::new);
  private static final SeatMoves<VazhushalMove> DONE = SeatMoves.of(Done::new);

  private final VazhushalOptions options;
  private final Deck<PlayingCard> pack;
  private final TurnAttempt newTurn;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Vazhushal(int seats, VazhushalOptions options) {
    super(seats, VazhushalMove.SYNTAX);
    this.options = options;
    this.pack = Deck.standard52().plusJokers(2).times(options.packs(seats)); // VAZ-1, VAZ-2
    this.newTurn = TurnAttempt.of(options.undos()); // VAZ-46, VAZ-53a
  }

  @Override
  public VazhushalState start() {
    Hand hand = new Hand(1, Optional.empty(), noCards(), NOBODY, NOBODY, ScoreSheet.empty(seats));
    PerSeat<Holding> none = PerSeat.of(seats, Holding.NONE);
    Stock<PlayingCard> stock = Stock.of(pack.cards());
    return ImmutableVazhushalState.of(Phase.SHUFFLE, hand, 0, none, false, newTurn, stock);
  }

  @Override
  public Optional<Refusal> refusal(VazhushalState state, VazhushalMove move) {
    Phase phase = state.phase();
    if (phase == Phase.OVER) {
      return refuse("VAZ-59", "over");
    }
    if (move instanceof Shuffle shuffle) {
      return phase == Phase.SHUFFLE
          ? shuffle.refusalUnlessOf(pack, "VAZ-3")
          : refuse("VAZ-3", "dealt");
    }
    if (phase == Phase.SHUFFLE) {
      return refuse("VAZ-3", "undealt");
    }
    if (move.seat() != state.seat()) {
      return refuse("VAZ-25", "turn", Seats.of(state.seat()));
    }
    if (phase == Phase.DRAW) {
      return refusalOfDraw(state, move);
    }
    return move instanceof DrawStock || move instanceof DrawLine
        ? refuse(phase == Phase.FINAL ? "VAZ-53" : "VAZ-26", "drawn")
        : MeldTurn.refusal(state, move);
  }

  private Optional<Refusal> refusalOfDraw(VazhushalState state, VazhushalMove move) {
    if (move instanceof DrawStock) {
      return state.isPreMelded() ? refuse("VAZ-37", "line") : Optional.empty();
    }
    if (move instanceof Meld meld) {
      return mayPreMeld(state, meld) ? Optional.empty() : refuse("VAZ-37", "no-pre-meld");
    }
    if (!(move instanceof DrawLine draw)) {
      return refuse("VAZ-26", "draw-first");
    }
    CardList<PlayingCard> line = state.line();
    if (draw.count() < 1 || draw.count() > line.size()) {
      return refuse("VAZ-31", "count", line.size());
    }
    PlayingCard deepest = line.get(draw.count() - 1);
    if (canTake(state, deepest, state.held().plus(line.first(draw.count()).toBag()))) {
      return Optional.empty();
    }
    return state.own().isEmpty()
        ? refuse("VAZ-36", "no-sequence", deepest)
        : refuse("VAZ-32", "no-meld", deepest);
  }

  private boolean mayPreMeld(VazhushalState state, Meld meld) { // VAZ-37
    return state.own().isEmpty()
        && MeldTurn.refusalOfMeld(state, meld.cards()).isEmpty()
        && !takes(place(state, meld)).isEmpty();
  }

  /**
   * Tells whether the seat in turn may take cards from the line.
   *
   * @param deepest the deepest of them
   * @param cards what it would hold, with them
   */
  protected boolean canTake(VazhushalState state, PlayingCard deepest, CardBag<PlayingCard> cards) {
    boolean isTrial = isTrial(state);
    MeldGroups own = state.own();
    for (CardBag<PlayingCard> meld :
        MeldTurn.found(state, isTrial ? cards.plus(own.all()) : cards, deepest)) {
      if (isTrial // VAZ-34b
          || meld.size() < cards.size() // VAZ-30
              && MeldTurn.areValid(state, own.plus(own.free(), meld))) { // VAZ-32
        return true;
      }
    }
    return false;
  }

  /** Tells whether a draw from the line would be on trial (VAZ-34a). */
  private boolean isTrial(VazhushalState state) {
    return options.takesOnTrial()
        && !state.own().isEmpty()
        && !state.isPreMelded()
        && state.attempt().undos() > 0;
  }

  /** Draws; discards; undo or the end of final melding; new groups; cards put and moved. */
  @Override
  public MoveList<VazhushalMove> legalMoves(VazhushalState state) {
    int seat = state.seat();
    if (!state.attempt().isSettled()) {
      return MeldTurn.placings(state, UNDO.list(seat), melds(state));
    }
    return switch (state.phase()) {
      case SHUFFLE, OVER -> MoveList.empty();
      case DRAW -> draws(state);
      case MUST_MELD -> melds(state);
      case MELD ->
          MeldTurn.placings(
              state, MoveList.ofCards(state.held().distinct(), Discard.SHARED, seat), melds(state));
      case FINAL -> MeldTurn.placings(state, DONE.list(seat), melds(state));
    };
  }

  private MoveList<VazhushalMove> draws(VazhushalState state) {
    MoveList<VazhushalMove> draws = takes(state);
    if (!state.isPreMelded()) { // VAZ-37
      draws = draws.plus(DRAW_STOCK.list(state.seat()));
    }
    return state.own().isEmpty() ? draws.plus(melds(state)) : draws;
  }

  private MoveList<VazhushalMove> takes(VazhushalState state) {
    MoveList.Builder<VazhushalMove> takes = MoveList.builder(4, VazhushalMove[]::new);
    CardBag<PlayingCard> cards = state.held();
    for (int count = 1; count <= state.line().size(); count++) {
      PlayingCard deepest = state.line().get(count - 1);
      cards = cards.with(deepest);
      if (canTake(state, deepest, cards)) {
        takes.add(new DrawLine(state.seat(), count));
      }
    }
    return takes.build();
  }

  private MoveList<VazhushalMove> melds(VazhushalState state) {
    PlayingCard must = state.attempt().deepest();
    boolean isDraw = state.phase() == Phase.DRAW;
    MoveList<VazhushalMove> melds = MoveList.empty();
    for (CardBag<PlayingCard> cards : MeldTurn.found(state, state.held(), must)) {
      Meld meld = new Meld(state.seat(), cards);
      if (isDraw ? mayPreMeld(state, meld) : MeldTurn.refusalOfLaying(state, meld).isEmpty()) {
        melds = melds.plus(meld);
      }
    }
    return melds;
  }

  @Override
  protected ImmutableList<String> governingInTurn(VazhushalState state, int seat) {
    String take = state.own().isEmpty() ? "VAZ-36" : "VAZ-32";
    String meld = state.own().isEmpty() ? "VAZ-39" : "VAZ-40";
    return switch (state.phase()) {
      case DRAW -> ImmutableList.of("VAZ-26", "VAZ-31", take, "VAZ-37");
      case MUST_MELD -> ImmutableList.of(state.attempt().isOnTrial() ? "VAZ-34c" : "VAZ-33");
      case FINAL -> ImmutableList.of(meld, "VAZ-41", "VAZ-42", "VAZ-53");
      default -> ImmutableList.of("VAZ-27", "VAZ-28", "VAZ-30", meld);
    };
  }

  @Override
  protected VazhushalState applyLegal(
      VazhushalState state, VazhushalMove move, StageListener<VazhushalState> stages) {
    if (move instanceof Discard discard) {
      return discard(state, discard.card(), stages);
    }
    if (move instanceof DrawStock) {
      return drawStock(state, stages);
    }
    if (move instanceof DrawLine draw) {
      return drawLine(state, draw.count());
    }
    if (move instanceof Undo) {
      return undo(state);
    }
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle.cards(), stages);
    }
    return move instanceof Done ? done(state, stages) : place(state, move);
  }

  private VazhushalState deal(
      VazhushalState state, CardList<PlayingCard> cards, StageListener<VazhushalState> stages) {
    int first = next(state.dealer()); // VAZ-8
    int dealt = HAND_SIZE * seats;
    PerSeat<CardBag<PlayingCard>> hands = Deal.bags(cards, seats, first, dealt); // VAZ-3
    for (int seat = 0; seat < seats; seat++) {
      if (isVoid(hands.get(seat))) { // VAZ-4, VAZ-5
        stages.reached("void", seat, state, withoutJokers(hands.get(seat).repeated()));
        return state;
      }
    }
    PlayingCard turned = cards.bottom(); // VAZ-7
    int number = state.handNumber();
    Hand hand = new Hand(number, Optional.of(turned), wilds(turned), NOBODY, NOBODY, state.sheet());
    PerSeat<Holding> players = PerSeat.each(seats, seat -> Holding.NONE.with(hands.get(seat)));
    Stock<PlayingCard> stock = Stock.of(cards.subList(dealt, cards.size() - 1)).turnedUp(); // VAZ-6
    VazhushalState begun =
        ImmutableVazhushalState.of(Phase.DRAW, hand, first, players, false, newTurn, stock);
    stages.reached("dealt", state.dealer(), begun, HAND_SIZE, turned);
    return begun;
  }

  /** Tells whether a hand makes the deal void (VAZ-4). */
  protected boolean isVoid(CardBag<PlayingCard> hand) {
    return options.doublesLimit().isPresent()
        && withoutJokers(hand.repeated()).size() >= options.doublesLimit().get();
  }

  /** Returns the cards that a negative joker makes wild beside printed jokers (VAZ-9, VAZ-10). */
  protected CardSet<PlayingCard> wilds(PlayingCard negative) {
    CardSet<PlayingCard> all = pack.cards().toSet();
    if (negative.isJoker()) { // VAZ-12
      return options.acesAreWild() ? ofRank(all, Rank.ACE) : noCards();
    }
    CardSet<PlayingCard> wilds = ofRank(all, negative.rank());
    PlayingCard like = PlayingCard.of(negative.rank(), negative.suit().sameColor());
    return options.ownKindIsWild() ? wilds : wilds.without(negative).without(like); // VAZ-11
  }

  private VazhushalState drawStock(VazhushalState state, StageListener<VazhushalState> stages) {
    int seat = state.seat();
    Stock<PlayingCard> stock = state.stock();
    Optional<PlayingCard> negative = state.hand().negative();
    boolean isNegative = stock.isEmpty();
    PlayingCard card = isNegative ? negative.orElseThrow() : stock.top();
    Stock<PlayingCard> left = isNegative ? stock : stock.drawn(1);
    VazhushalState drawn =
        state.with(Phase.MELD, false, state.attempt(), state.player().drew(card), left);
    if (!left.isEmpty() || options.drawsNegative() && !isNegative) {
      return drawn;
    }
    Hand hand = state.hand().drawnBy(seat, isNegative ? Optional.empty() : negative);
    VazhushalState last = drawn.with(Phase.MELD, hand, seat); // VAZ-52
    if (isNegative) {
      stages.reached("negative-drawn", seat, last, card);
    } else {
      stages.reached("stock-used-up", seat, last);
    }
    return last;
  }

  private VazhushalState drawLine(VazhushalState state, int count) { // VAZ-33
    CardList<PlayingCard> taken = state.line().first(count);
    TurnAttempt attempt = state.attempt().took(taken);
    return state.with(
        Phase.MUST_MELD,
        state.isPreMelded(),
        isTrial(state) ? attempt.since(state.player()) : attempt, // VAZ-34e
        state.player().took(taken),
        state.stock().taken(count));
  }

  private VazhushalState place(VazhushalState state, VazhushalMove move) {
    Phase phase = state.phase();
    boolean isPreMelded = state.isPreMelded() || phase == Phase.DRAW; // VAZ-37
    TurnAttempt attempt = state.attempt();
    Holding player = MeldTurn.placed(state.player(), move);
    boolean isTried = attempt.isOnTrial() && !hasNewMeld(attempt, player.melds());
    if (isTried || !MeldTurn.areValid(state, player.melds())) { // VAZ-45
      attempt = attempt.since(state.player());
    } else {
      attempt = attempt.settled();
      phase = phase == Phase.MUST_MELD ? Phase.MELD : phase; // VAZ-35
    }
    return state.with(phase, isPreMelded, attempt, player, state.stock());
  }

  /** Tells whether a draw on trial has led to a new meld with a card like the deepest (VAZ-34f). */
  protected boolean hasNewMeld(TurnAttempt trial, MeldGroups own) { // VAZ-34d
    return trial.hasNewGroup(own);
  }

  private static VazhushalState undo(VazhushalState state) { // VAZ-48
    TurnAttempt attempt = state.attempt();
    return state.with(
        attempt.isOnTrial() ? Phase.DRAW : state.phase(), // VAZ-34e
        state.isPreMelded(),
        attempt.undone(),
        attempt.restored(), // VAZ-46
        state.stock().putBack(attempt.taken()));
  }

  private VazhushalState discard(
      VazhushalState state, PlayingCard card, StageListener<VazhushalState> stages) {
    int seat = state.seat();
    Hand hand = state.hand();
    Holding kept = state.player().discarded(card).settled();
    Stock<PlayingCard> stock = state.stock().discard(card);
    VazhushalState discarded = // VAZ-28, VAZ-29
        state.with(Phase.MELD, false, newTurn, kept, stock);
    if (kept.hand().isEmpty()) { // VAZ-50, VAZ-51
      Hand won = hand.with(hand.number(), seat, hand.sheet());
      VazhushalState out = discarded.with(Phase.MELD, won, seat);
      stages.reached("out", seat, out);
      return endDeal(out, stages);
    }
    if (hand.lastDrawer() == NOBODY) {
      return discarded.with(Phase.DRAW, hand, next(seat)); // VAZ-25
    }
    VazhushalState last = discarded.with(Phase.FINAL, hand, next(hand.lastDrawer())); // VAZ-53
    stages.reached("final", last);
    return last;
  }

  private VazhushalState done(VazhushalState state, StageListener<VazhushalState> stages) {
    Holding settled = state.player().settled();
    VazhushalState done = state.with(Phase.FINAL, false, newTurn, settled, state.stock());
    return state.seat() == state.hand().lastDrawer()
        ? endDeal(done, stages)
        : done.with(Phase.FINAL, state.hand(), next(state.seat()));
  }

  private VazhushalState endDeal(
      VazhushalState state, StageListener<VazhushalState> stages) { // VAZ-59
    Hand hand = state.hand();
    int number = hand.number();
    VazhushalState scored = state.with(Phase.SHUFFLE, hand, state.seat());
    for (int seat = 0; seat < seats; seat++) { // VAZ-54
      Holding player = state.players().get(seat);
      int melded = player.melds().value(hand.wilds(), this::value); // VAZ-56
      int held = player.hand().sum(this::value);
      scored = scored.withSheet(scored.sheet().add(number, "VAZ-54", seat, melded - held));
      stages.reached("hand-shown", seat, scored, player.hand(), melded, held);
    }
    ScoreSheet sheet = scored.sheet();
    if (options.deals() > 1 && hand.wentOut() != NOBODY) { // VAZ-62
      sheet = sheet.add(number, "VAZ-62", hand.wentOut(), options.outBonus());
    }
    if (number < options.deals()) {
      return state.with(Phase.SHUFFLE, hand.with(number + 1, hand.wentOut(), sheet), state.seat());
    }
    VazhushalState over =
        state.with(Phase.OVER, hand.with(number, hand.wentOut(), sheet), state.seat());
    stages.reached("won", NOBODY, over, over.outcome().orElseThrow().winners());
    return over;
  }

  /** Returns the value of a card, in a hand or as a role in a meld. */
  protected int value(PlayingCard card) { // VAZ-55, VAZ-57, VAZ-58
    return card.isJoker()
        ? options.joker()
        : card.is(Rank.ACE) ? 10 : Math.min(card.rank().ordinal() + 1, 10);
  }

  @Override
  protected VazhushalMove chanceMove(VazhushalState state, RandomGenerator random) {
    return new Shuffle(pack.shuffled(random));
  }

  @Override
  public Deductions<VazhushalState, VazhushalMove> deductions() {
    return new VazhushalDeductions();
  }

  private final class VazhushalDeductions
      implements Deductions<VazhushalState, VazhushalMove> {
    /** Whoever takes cards from the line, or melds before drawing, can meld them. */
    @Override
    public void fromMove(VazhushalState before, VazhushalMove move, DeductionListener deductions) {
      if (move instanceof DrawLine || move instanceof Meld && before.phase() == Phase.DRAW) {
        int seat = before.seat();
        deductions.that(
            "hand." + seat,
            FAMILY,
            cards -> {
              Holding other = before.player().with(cards.toBag());
              PerSeat<Holding> players = before.players().with(seat, other);
              return refusal(before.with(players, before.stock()), move).isEmpty();
            });
      }
    }

    /** No hand that has been dealt makes the deal void (VAZ-4). */
    @Override
    public void fromConsequences(
        VazhushalState before,
        VazhushalMove move,
        VazhushalState after,
        DeductionListener deductions) {
      boolean isDealt = move instanceof Shuffle && after.phase() == Phase.DRAW;
      for (int seat = 0; isDealt && seat < seats; seat++) {
        deductions.that("hand." + seat, FAMILY, cards -> !isVoid(cards.toBag()));
      }
    }
  }

  @Override
  public Table table(VazhushalState state) {
    Hand hand = state.hand();
    PlayingCard deepest = state.attempt().deepest();
    boolean isOpen = state.phase() == Phase.SHUFFLE || state.phase() == Phase.OVER;
    Table.Builder table =
        Table.builder()
            .pile("stock", state.stock().cards(), Audience.NOBODY)
            .pile("negative", hand.negative().stream().toList(), Audience.ALL)
            .pileTopLast("line", state.line().reversed(), Audience.ALL);
    for (int seat = 0; seat < seats; seat++) {
      state.players().get(seat).show(seat, isOpen ? Audience.ALL : Audience.seat(seat), table);
    }
    return table
        .seat("dealer", state.dealer())
        .fact("turn", state.turn().seats())
        .word("phase", state.phase())
        .fact(Type.CARDS, "wilds", hand.wilds())
        .yesNo("pre-melded", state.isPreMelded())
        .fact(Type.CARD, "must-use", deepest == null ? "-" : deepest)
        .yesNo("table-valid", MeldTurn.areValid(state, state.own()))
        .fact("undos-left", state.attempt().undos())
        .seat("last-drawer", hand.lastDrawer())
        .fact("stock-size", state.stock().cards().size())
        .seat("went-out", hand.wentOut())
        .fact("score", state.scores())
        .build();
  }

  @Override
  public VazhushalState withCards(VazhushalState state, Table table) {
    PerSeat<CardBag<PlayingCard>> hands = table.bags("hand", seats, FAMILY);
    return state.with(
        PerSeat.each(seats, seat -> state.players().get(seat).with(hands.get(seat))),
        new Stock<>(table.list("stock", FAMILY), state.line()));
  }
}
