package io.github.spadille.rummy.vazhushal;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.engine.card.PlayingCards.withoutJokers;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.seat.Seats.NOBODY;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
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
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.SeatMoves;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.state.Deal;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stock;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Table;
import io.github.spadille.rummy.vazhushal.TurnAttempt.OnTrial;
import io.github.spadille.rummy.vazhushal.TurnAttempt.Undoable;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Discard;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Done;
import io.github.spadille.rummy.vazhushal.VazhushalMove.DrawLine;
import io.github.spadille.rummy.vazhushal.VazhushalMove.DrawStock;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Meld;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Melding;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Put;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Shift;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Shuffle;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Undo;
import io.github.spadille.rummy.vazhushal.VazhushalState.Hand;
import io.github.spadille.rummy.vazhushal.VazhushalState.Phase;
import java.util.Optional;

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

  private static final Phases<Phase, VazhushalState, VazhushalMove> PHASES =
      Phases.<Phase, VazhushalState, VazhushalMove>of(Phase.class)
          .elsewhere("VAZ-3", "dealt", Shuffle.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("VAZ-3", "undealt")
          .in(Phase.DRAW)
          .turn("VAZ-25", "turn", DrawStock.class, DrawLine.class, Meld.class)
          .others("VAZ-26", "draw-first")
          .in(Phase.MUST_MELD)
          .turn("VAZ-25", "turn", Meld.class, Put.class, Shift.class, Undo.class)
          .unlike(MeldRules::refusalUntilMelded, Discard.class, Done.class)
          .others("VAZ-26", "drawn")
          .in(Phase.MELD)
          .turn("VAZ-25", "turn", Discard.class, Put.class, Meld.class, Shift.class, Undo.class)
          .unlike("VAZ-53", "not-final", Done.class)
          .others("VAZ-26", "drawn")
          .in(Phase.FINAL)
          .turn("VAZ-53", "turn", Put.class, Shift.class, Meld.class, Undo.class, Done.class)
          .unlike("VAZ-53", "no-discard", Discard.class)
          .others("VAZ-53", "drawn")
          .over(Phase.OVER, "VAZ-62")
          .build();

  private final VazhushalOptions options;
  private final Deck<PlayingCard> pack;
  private final TurnAttempt newAttempt;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Vazhushal(int seats, VazhushalOptions options) {
    super(seats, VazhushalMove.SYNTAX);
    this.options = options;
    this.pack = Deck.standard52().plusJokers(2).times(options.packs(seats)); // VAZ-1, VAZ-2
    this.newAttempt = TurnAttempt.of(options.undos()); // VAZ-46, VAZ-53a
  }

  @Override
  public VazhushalState start() {
    return VazhushalState.undealt(pack.cards(), seats, newAttempt);
  }

  @Override
  public ImmutableLongArray returns(VazhushalState state) { // VAZ-60
    return scoring().returnsByPlace(state);
  }

  @Override
  public Optional<Refusal> refusal(VazhushalState state, VazhushalMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.seat(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Discard discard) {
      return state.held().contains(discard.card())
          ? MeldRules.refusalOfEnd(state)
          : refuse("VAZ-28", "not-held", discard.card()); // VAZ-29
    }
    if (move instanceof DrawStock) {
      return state.isPreMelded() ? refuse("VAZ-37", "line") : Optional.empty(); // VAZ-26
    }
    if (move instanceof DrawLine draw) {
      return refusalOfTake(state, draw.count());
    }
    if (move instanceof Shuffle shuffle) {
      return shuffle.refusalUnlessOf(pack, "VAZ-3");
    }
    return refusalAfterDraw(state, move);
  }

  private Optional<Refusal> refusalAfterDraw(VazhushalState state, VazhushalMove move) {
    if (move instanceof Put put) {
      return MeldRules.refusalOfPut(state, put);
    }
    if (move instanceof Shift shift) {
      return MeldRules.refusalOfShift(state, shift);
    }
    if (move instanceof Meld meld) {
      return state.phase() == Phase.DRAW
          ? refusalOfPreMeld(state, meld)
          : MeldRules.refusalOfMeld(state, meld);
    }
    if (move instanceof Undo) {
      return state.attempt().canUndo() ? Optional.empty() : refuse("VAZ-46", "valid");
    }
    return MeldRules.refusalOfEnd(state); // the end of the final melding (VAZ-53)
  }

  private Optional<Refusal> refusalOfTake(VazhushalState state, int count) {
    CardList<PlayingCard> line = state.line();
    if (count < 1 || count > line.size()) {
      return refuse("VAZ-31", "count", line.size());
    }
    PlayingCard deepest = line.get(count - 1);
    if (canTake(state, deepest, state.held().plus(line.first(count).toBag()))) {
      return Optional.empty();
    }
    if (state.own().isEmpty()) {
      return refuse("VAZ-36", "no-sequence", deepest);
    }
    return refuse(wouldBeOnTrial(state) ? "VAZ-34b" : "VAZ-32", "no-meld", deepest);
  }

  private Optional<Refusal> refusalOfPreMeld(VazhushalState state, Meld meld) {
    return mayPreMeld(state, meld) ? Optional.empty() : refuse("VAZ-37", "no-pre-meld");
  }

  private boolean mayPreMeld(VazhushalState state, Meld meld) { // VAZ-37
    return state.own().isEmpty()
        && MeldRules.refusalOfGroup(state, meld.cards()).isEmpty()
        && !takes(meld(state, meld)).isEmpty();
  }

  /**
   * Tells whether the seat in turn may take cards from the line: it must be able to meld the
   * deepest of them.
   *
   * @param deepest the oldest card that it would take
   * @param cards the hand that it would have then
   */
  protected boolean canTake(VazhushalState state, PlayingCard deepest, CardBag<PlayingCard> cards) {
    MeldGroups own = state.own();
    if (wouldBeOnTrial(state)) { // VAZ-34b
      return !MeldRules.found(state, cards.plus(own.all()), deepest).isEmpty();
    }
    for (CardBag<PlayingCard> meld : MeldRules.found(state, cards, deepest)) { // VAZ-32
      boolean isCardLeft = meld.size() < cards.size(); // VAZ-30
      if (isCardLeft && MeldRules.areValid(state, own.plus(own.free(), meld))) {
        return true;
      }
    }
    return false;
  }

  /** Tells whether a draw from the line would be on trial (VAZ-34a). */
  private boolean wouldBeOnTrial(VazhushalState state) {
    return options.takesOnTrial()
        && !state.own().isEmpty()
        && !state.isPreMelded()
        && state.attempt().undosLeft() > 0;
  }

  /** Draws; discards; undo or the end of final melding; new groups; cards put and moved. */
  @Override
  public MoveList<VazhushalMove> legalMoves(VazhushalState state) {
    int seat = state.seat();
    if (state.attempt().canUndo()) { // Nothing ends the turn then (VAZ-34c, VAZ-44).
      return MeldRules.rearranging(state, UNDO.list(seat), melds(state));
    }
    return switch (state.phase()) {
      case SHUFFLE, OVER -> MoveList.empty();
      case DRAW -> draws(state);
      case MUST_MELD -> melds(state);
      case MELD ->
          MeldRules.rearranging(
              state, MoveList.ofCards(state.held().distinct(), Discard.SHARED, seat), melds(state));
      case FINAL -> MeldRules.rearranging(state, DONE.list(seat), melds(state));
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
    PlayingCard deepest = state.attempt().deepest();
    boolean isDraw = state.phase() == Phase.DRAW;
    MoveList<VazhushalMove> melds = MoveList.empty();
    for (CardBag<PlayingCard> cards : MeldRules.found(state, state.held(), deepest)) {
      Meld meld = new Meld(state.seat(), cards);
      if (isDraw ? mayPreMeld(state, meld) : MeldRules.refusalOfMelding(state, meld).isEmpty()) {
        melds = melds.plus(meld);
      }
    }
    return melds;
  }

  @Override
  protected ImmutableList<String> governingInTurn(VazhushalState state, int seat) {
    return switch (state.phase()) {
      case DRAW -> ImmutableList.of("VAZ-26", "VAZ-31", governingTake(state), "VAZ-37");
      case MUST_MELD ->
          state.attempt() instanceof OnTrial
              ? ImmutableList.of(
                  "VAZ-19", "VAZ-30", "VAZ-34c", "VAZ-34d", "VAZ-34e", "VAZ-38", "VAZ-40", "VAZ-41",
                  "VAZ-42", "VAZ-42a", "VAZ-43")
              : ImmutableList.of(
                  "VAZ-19",
                  "VAZ-30",
                  "VAZ-32",
                  "VAZ-33",
                  "VAZ-34",
                  "VAZ-38",
                  governingMelds(state));
      default -> governingMelding(state);
    };
  }

  private static ImmutableList<String> governingMelding(VazhushalState state) {
    boolean isFinal = state.phase() == Phase.FINAL;
    ImmutableList.Builder<String> rules = ImmutableList.builder();
    rules.add("VAZ-19");
    if (!isFinal) {
      rules.add("VAZ-27", "VAZ-28", "VAZ-30");
    }
    rules.add("VAZ-38", governingMelds(state));
    if (!state.own().isEmpty()) {
      rules.add("VAZ-41", "VAZ-42", "VAZ-42a", "VAZ-43");
    }
    if (state.attempt().canUndo()) {
      rules.add("VAZ-44", "VAZ-46");
    }
    if (state.attempt().undosLeft() == 0) {
      rules.add("VAZ-47");
    }
    if (isFinal) {
      rules.add("VAZ-53");
    }
    return rules.build();
  }

  /** Returns the rule that says which melds may be laid. */
  private static String governingMelds(VazhushalState state) {
    return state.own().isEmpty() ? "VAZ-39" : "VAZ-40";
  }

  /** Returns the rule that says which cards of the line may be taken. */
  private String governingTake(VazhushalState state) {
    if (state.own().isEmpty()) {
      return "VAZ-36";
    }
    return wouldBeOnTrial(state) ? "VAZ-34b" : "VAZ-32";
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
      return wouldBeOnTrial(state)
          ? state.tookOnTrial(draw.count())
          : state.tookFromLine(draw.count());
    }
    if (move instanceof Put put) {
      return meld(state, put);
    }
    if (move instanceof Shift shift) {
      return meld(state, shift);
    }
    if (move instanceof Meld meld) {
      return meld(state, meld);
    }
    if (move instanceof Undo && state.attempt() instanceof Undoable undo) {
      return state.undone(undo);
    }
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle.cards(), stages);
    }
    if (move instanceof Done) {
      return done(state, stages);
    }
    throw unknown(move);
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
    Hand hand = state.hand().dealt(turned, wilds(turned));
    PerSeat<Holding> players = PerSeat.each(seats, seat -> Holding.NONE.with(hands.get(seat)));
    Stock<PlayingCard> stock = Stock.of(cards.subList(dealt, cards.size() - 1)).turnedUp(); // VAZ-6
    VazhushalState begun = state.dealt(hand, first, players, stock);
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
    if (state.stock().isEmpty()) {
      VazhushalState last = state.drewNegative(); // VAZ-52
      stages.reached("negative-drawn", seat, last, state.hand().negative().orElseThrow());
      return last;
    }
    VazhushalState drawn = state.drewFromStock();
    if (!drawn.stock().isEmpty() || options.drawsNegative()) {
      return drawn;
    }
    VazhushalState last = drawn.with(drawn.hand().stockUsedUpBy(seat)); // VAZ-52
    stages.reached("stock-used-up", seat, last);
    return last;
  }

  private VazhushalState meld(VazhushalState state, Melding melding) { // VAZ-27
    Holding after = melding.after(state.player());
    boolean isTried = state.attempt() instanceof OnTrial trial && !hasNewMeld(trial, after.melds());
    return isTried || !MeldRules.areValid(state, after.melds())
        ? state.meldedForNow(after)
        : state.melded(after);
  }

  /** Tells whether a draw on trial has led to a new meld with a card like the deepest (VAZ-34f). */
  protected boolean hasNewMeld(OnTrial trial, MeldGroups own) { // VAZ-34d
    return trial.hasNewMeld(own);
  }

  private VazhushalState discard(
      VazhushalState state, PlayingCard card, StageListener<VazhushalState> stages) {
    int seat = state.seat();
    Hand hand = state.hand();
    VazhushalState discarded = state.discarded(card, newAttempt);
    if (discarded.held().isEmpty()) { // VAZ-50, VAZ-51
      VazhushalState out = discarded.with(hand.endedBy(seat));
      stages.reached("out", seat, out);
      return endDeal(out, stages);
    }
    if (hand.lastDrawer() == NOBODY) {
      return discarded.turnOf(next(seat)); // VAZ-25
    }
    VazhushalState last = discarded.finalMeldingOf(next(hand.lastDrawer())); // VAZ-53
    stages.reached("final", last);
    return last;
  }

  private VazhushalState done(VazhushalState state, StageListener<VazhushalState> stages) {
    VazhushalState done = state.finishedMelding(newAttempt);
    return state.seat() == state.hand().lastDrawer()
        ? endDeal(done, stages)
        : done.finalMeldingOf(next(state.seat()));
  }

  private VazhushalState endDeal(
      VazhushalState state, StageListener<VazhushalState> stages) { // VAZ-59
    Hand hand = state.hand();
    VazhushalState scored = state.with(Phase.SHUFFLE);
    for (int seat = 0; seat < seats; seat++) { // VAZ-54
      Holding player = state.players().get(seat);
      int melded = player.melds().value(hand.wilds(), this::value); // VAZ-56
      int held = player.hand().sum(this::value);
      scored = scored.withSheet(scored.sheet().add(hand.number(), "VAZ-54", seat, melded - held));
      stages.reached("hand-shown", seat, scored, player.hand(), melded, held);
    }
    if (options.deals() > 1 && hand.wentOut() != NOBODY) { // VAZ-62
      ScoreSheet sheet = scored.sheet();
      scored =
          scored.withSheet(sheet.add(hand.number(), "VAZ-62", hand.wentOut(), options.outBonus()));
    }
    if (hand.number() < options.deals()) {
      return scored.with(scored.hand().next());
    }
    VazhushalState over = scored.with(Phase.OVER);
    stages.reached("won", NOBODY, over, over.outcome().orElseThrow().winners());
    return over;
  }

  /** Returns the value of a card, in a hand or as a role in a meld. */
  protected int value(PlayingCard card) { // VAZ-55, VAZ-57, VAZ-58
    if (card.isJoker()) {
      return options.jokerInHand();
    }
    return switch (card.rank()) {
      case ACE, TEN, JACK, QUEEN, KING -> 10;
      default -> card.rank().ordinal() + 1;
    };
  }

  @Override
  protected VazhushalMove chanceMove(VazhushalState state, RandomSource random) {
    return new Shuffle(pack.shuffled(random));
  }

  @Override
  public Deductions<VazhushalState, VazhushalMove> deductions() {
    return new VazhushalDeductions();
  }

  private final class VazhushalDeductions implements Deductions<VazhushalState, VazhushalMove> {
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
              return refusal(before.withCards(players, before.stock()), move).isEmpty();
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
  public RulesOfThumb<VazhushalState, VazhushalMove> rulesOfThumb() {
    return VazhushalThumbs.INSTANCE;
  }

  @Override
  public Table table(VazhushalState state) {
    Hand hand = state.hand();
    PlayingCard deepest = state.attempt().deepest();
    boolean isOpen = state.phase() == Phase.SHUFFLE || state.phase() == Phase.OVER;
    Table.Builder table =
        Table.builder()
            .pile("stock", state.stock().cards(), Audience.NOBODY)
            .pile("negative", hand.negative().stream().collect(toImmutableList()), Audience.ALL)
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
        .yesNo("table-valid", MeldRules.areValid(state, state.own()))
        .fact("undos-left", state.attempt().undosLeft())
        .seat("last-drawer", hand.lastDrawer())
        .fact("stock-size", state.stock().cards().size())
        .seat("went-out", hand.wentOut())
        .fact("score", state.scores())
        .build();
  }

  @Override
  public VazhushalState withCards(VazhushalState state, Table table) {
    PerSeat<CardBag<PlayingCard>> hands = table.bags("hand", seats, FAMILY);
    return state.withCards(
        PerSeat.each(seats, seat -> state.players().get(seat).with(hands.get(seat))),
        new Stock<>(table.list("stock", FAMILY), state.line()));
  }
}
