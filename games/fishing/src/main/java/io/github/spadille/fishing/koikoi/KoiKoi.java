package io.github.spadille.fishing.koikoi;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.seat.Seats.NOBODY;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.fishing.hanafuda.HanafudaCard.FAMILY;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.hasWholeMonth;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.inMonthsOf;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.noCards;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.ofMonth;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.sharingMonth;
import static io.github.spadille.fishing.koikoi.KoiKoiState.FIELD;
import static io.github.spadille.fishing.koikoi.KoiKoiState.LOT;
import static io.github.spadille.fishing.koikoi.KoiKoiState.NOWHERE;
import static io.github.spadille.fishing.koikoi.KoiKoiState.PACK;
import static io.github.spadille.fishing.koikoi.KoiKoiState.WON;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.Deal;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.fishing.hanafuda.HanafudaCard;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Capture;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Discard;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Koi;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Shobu;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Shuffle;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Take;
import io.github.spadille.fishing.koikoi.KoiKoiState.Phase;
import java.util.List;
import java.util.Optional;

/**
 * Koi-Koi: capture flower cards by month, form yaku, and stop in time.
 *
 * <p>{@code SHUFFLE → PLAY → (TAKE) → (DECIDE) → (PLAY | SHUFFLE | OVER)}. A hand is hidden from
 * all but its owner, the stock from everybody. The rulebook is {@code koi-koi.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #isVoid} (KOI-8), {@link #isDealtYaku} (KOI-9),
 * {@link #base} and {@link #scoreYaku} (KOI-28), {@link #isHigh} (KOI-32).
 */
public class KoiKoi extends AbstractRules<KoiKoiState, KoiKoiMove> {
  /** The game. */
  public static final Game<KoiKoiState, KoiKoiMove, KoiKoiOptions> GAME =
      Game.<KoiKoiState, KoiKoiMove, KoiKoiOptions>builder("koi-koi")
          .name("Koi-Koi")
          .alsoCalled("Hanafuda")
          .family(Tag.FISHING)
          .summary(
              "Capture flower cards by month; with a yaku, stop and score or play on for more.")
          .seatCounts(KoiKoiRound.SEATS)
          .options(KoiKoiOptions.SCHEMA)
          .texts(KoiKoi.class)
          .rules(KoiKoi::new)
          .build();

  private static final Phases<Phase, KoiKoiState, KoiKoiMove> PHASES =
      Phases.<Phase, KoiKoiState, KoiKoiMove>of(Phase.class)
          .elsewhere("KOI-6", "dealt", Shuffle.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others(KoiKoi::undealt)
          .elsewhere("KOI-21", "no-yaku", Koi.class, Shobu.class)
          .in(Phase.PLAY)
          .turn("KOI-11", "turn", Capture.class, Discard.class)
          .unlike("KOI-18", "no-choice", Take.class)
          .others("KOI-11", "play")
          .in(Phase.TAKE)
          .turn("KOI-11", "turn", Take.class)
          .others("KOI-18", "choose")
          .in(Phase.DECIDE)
          .turn("KOI-11", "turn", Koi.class, Shobu.class)
          .others("KOI-21", "decide")
          .over(Phase.OVER, "KOI-38")
          .build();

  private static final ImmutableList<Integer> BOTH = ImmutableList.of(0, 1);
  private static final ImmutableList<String> PILES = // in the order of the places of the state
      ImmutableList.of("hand.0", "hand.1", "won.0", "won.1", "lot.0", "lot.1", "field", "drawn");
  private static final int HAND_SIZE = 8;
  private static final int[] DEALT = {2, 2, 2, 2}; // KOI-7: two cards at once, four times

  private final KoiKoiOptions options;
  private final YakuTable yaku;
  private final Legality legality;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected KoiKoi(int seats, KoiKoiOptions options) {
    super(seats, KoiKoiMove.SYNTAX);
    this.options = options;
    this.yaku = new YakuTable(options);
    this.legality = new Legality(!options.mustMatch()); // KOI-16
  }

  @Override
  public KoiKoiState start() {
    int dealer = options.drawsFirstDealer() ? NOBODY : 1; // KOI-4
    return KoiKoiState.undealt(KoiKoiRound.first(dealer, ScoreSheet.empty(seats)));
  }

  @Override
  public Optional<Refusal> refusal(KoiKoiState state, KoiKoiMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.seat(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    return move instanceof Shuffle shuffle
        ? shuffle.refusalUnlessOf(PACK, "KOI-1")
        : legality.refusal(state, move);
  }

  private static Optional<Refusal> undealt(KoiKoiState state, KoiKoiMove move) {
    return state.dealer() == NOBODY ? refuse("KOI-4", "undrawn") : refuse("KOI-7", "undealt");
  }

  /**
   * Captures by hand card, then by field card, then discards, each in the order of the pack; or the
   * field cards that the drawn card can take; or koi, then shobu.
   */
  @Override
  public MoveList<KoiKoiMove> legalMoves(KoiKoiState state) {
    return legality.moves(state);
  }

  @Override
  protected ImmutableList<String> governingInTurn(KoiKoiState state, int seat) {
    return Legality.governing(state);
  }

  @Override
  protected KoiKoiState applyLegal(
      KoiKoiState state, KoiKoiMove move, StageListener<KoiKoiState> stages) {
    if (move instanceof Capture capture) {
      return play(state, capture.card(), capture.captured(), stages);
    }
    if (move instanceof Discard discard) {
      return play(state, discard.card(), noCards(), stages);
    }
    if (move instanceof Take take) {
      CardSet<HanafudaCard> captured = noCards().with(take.card());
      KoiKoiState turnedUp = state.awaiting(Phase.PLAY, take.seat());
      return settle(turnedUp, state.drawn().first(), captured, stages);
    }
    if (move instanceof Shuffle shuffle) {
      CardList<HanafudaCard> pack = shuffle.cards();
      return state.dealer() == NOBODY ? drawLots(state, pack, stages) : deal(state, pack, stages);
    }
    if (move instanceof Koi) {
      return koi(state, stages);
    }
    if (move instanceof Shobu) {
      return shobu(state, stages);
    }
    throw unknown(move);
  }

  private static KoiKoiState drawLots(
      KoiKoiState state,
      CardList<HanafudaCard> pack,
      StageListener<KoiKoiState> stages) { // KOI-4, KOI-6
    HanafudaCard first = pack.get(0);
    HanafudaCard second = pack.get(1);
    int dealer = firstDealer(first, second);
    KoiKoiState drawn = KoiKoiState.lotsDrawn(KoiKoiRound.first(dealer, state.sheet()), pack);
    if (stages.isListening()) {
      stages.reached("lots-drawn", NOBODY, drawn, ImmutableList.of(lot(0, first), lot(1, second)));
      if (dealer == NOBODY) {
        stages.reached("lots-tied", drawn);
      } else {
        stages.reached("first-dealer", dealer, drawn, first.month() == second.month() ? 1 : 0);
      }
    }
    return drawn;
  }

  private static Phrase lot(int seat, HanafudaCard card) {
    return new Phrase("word.lot", seat, ImmutableList.of(card));
  }

  /** Returns the seat with the earlier month, or with the better card of the same month (KOI-5). */
  private static int firstDealer(HanafudaCard first, HanafudaCard second) {
    if (first.month() != second.month()) {
      return first.month() < second.month() ? 0 : 1;
    }
    if (first.kind().value() == second.kind().value()) {
      return NOBODY;
    }
    return first.kind().value() > second.kind().value() ? 0 : 1;
  }

  private KoiKoiState deal(
      KoiKoiState state, CardList<HanafudaCard> pack, StageListener<KoiKoiState> stages) { // KOI-7
    int dealer = state.dealer();
    PerSeat<CardSet<HanafudaCard>> dealt = Deal.rounds(pack, 3, 0, DEALT);
    CardsPerSeat<HanafudaCard> cards =
        NOWHERE
            .plus(next(dealer), dealt.get(0))
            .plus(FIELD, dealt.get(1))
            .plus(dealer, dealt.get(2));
    KoiKoiState ready = state.dealt(pack.draw(3 * HAND_SIZE), cards); // KOI-11
    if (stages.isListening()) {
      stages.reached("dealt", dealer, ready, ready.field());
    }
    if (isVoid(ready.field())) { // KOI-8
      stages.reached("deal-void", dealer, ready);
      return KoiKoiState.undealt(state.hand());
    }
    return options.dealtYaku() == 0 ? ready : scoreDealtYaku(ready, stages);
  }

  /** Tells whether a deal is void because of the cards on the field (KOI-8). */
  protected boolean isVoid(CardSet<HanafudaCard> field) {
    return hasWholeMonth(field);
  }

  private KoiKoiState scoreDealtYaku(
      KoiKoiState state, StageListener<KoiKoiState> stages) { // KOI-9, KOI-10, KOI-34
    Seats scorers = Seats.where(seats, seat -> isDealtYaku(state.held(seat)));
    if (scorers.isEmpty()) {
      return state;
    }
    KoiKoiState shown = state.withRound(state.hand().withShown(scorers));
    ScoreSheet sheet = state.sheet();
    for (int seat : scorers) {
      CardSet<HanafudaCard> held = state.held(seat);
      String kind = hasWholeMonth(held) ? "teshi" : "kuttsuki";
      sheet = sheet.add(state.handNumber(), "KOI-9", kind, seat, options.dealtYaku());
      if (stages.isListening()) {
        stages.reached("hand-shown", seat, shown, held, kind);
      }
    }
    return endRound(shown, sheet, scorers, stages);
  }

  /** Tells whether a dealt hand scores without play: a whole month or four pairs (KOI-9). */
  protected boolean isDealtYaku(CardSet<HanafudaCard> hand) {
    return hasWholeMonth(hand) || inMonthsOf(hand, 2).size() == HAND_SIZE;
  }

  /** Plays a card of the hand, then the top card of the stock (KOI-11, KOI-18). */
  private KoiKoiState play(
      KoiKoiState state,
      HanafudaCard card,
      CardSet<HanafudaCard> captured,
      StageListener<KoiKoiState> stages) {
    int seat = state.seat();
    HanafudaCard drawn = state.stock().top();
    KoiKoiState played = state.played(card, captured);
    if (stages.isListening()) {
      stages.reached("card-played", seat, played);
      stages.reached("card-drawn", seat, played.turnedUp(), drawn);
    }
    CardSet<HanafudaCard> matching = ofMonth(played.field(), drawn.month());
    // Turned up on either way, so that only a state that is returned is made.
    return matching.size() == 2
        ? played.turnedUp().awaiting(Phase.TAKE, seat)
        : settle(played.turnedUp(), drawn, matching, stages);
  }

  private KoiKoiState settle(
      KoiKoiState turnedUp,
      HanafudaCard drawn,
      CardSet<HanafudaCard> captured,
      StageListener<KoiKoiState> stages) {
    KoiKoiState settled = turnedUp.played(drawn, captured);
    if (stages.isListening()) {
      if (captured.isEmpty()) {
        stages.reached("drawn-laid", settled.seat(), settled);
      } else {
        stages.reached("drawn-captured", settled.seat(), settled, drawn, captured);
      }
    }
    return endTurn(settled, stages);
  }

  private KoiKoiState endTurn(KoiKoiState state, StageListener<KoiKoiState> stages) {
    int seat = state.seat();
    int base = base(state.won(seat), state.handNumber());
    boolean rises = base > state.hand().decided().get(seat); // KOI-21, KOI-24
    KoiKoiState after =
        state.awaiting(rises ? Phase.DECIDE : Phase.PLAY, rises ? seat : next(seat));
    if (rises) {
      return decide(after, base, stages);
    }
    return after.cards().isEmpty(after.seat()) ? exhaust(after, stages) : after;
  }

  private KoiKoiState decide(KoiKoiState state, int base, StageListener<KoiKoiState> stages) {
    int seat = state.seat();
    boolean mustStop = state.cards().isEmpty(seat); // KOI-26
    KoiKoiState made = mustStop ? state.awaiting(Phase.PLAY, seat) : state;
    if (stages.isListening()) {
      stages.reached("yaku-made", seat, made, yaku.list(made.won(seat), made.handNumber()), base);
    }
    if (!mustStop) {
      return made;
    }
    stages.reached("stopped", seat, made);
    return shobu(made, stages);
  }

  private KoiKoiState koi(KoiKoiState state, StageListener<KoiKoiState> stages) { // KOI-23, KOI-25
    int seat = state.seat();
    int base = base(state.won(seat), state.handNumber());
    KoiKoiState called = state.koiCalled(base, next(seat));
    if (options.koiMultiplier() && !hasCalled(state, seat)) {
      stages.reached("doubled", next(seat), called);
    }
    return called;
  }

  private static boolean hasCalled(KoiKoiState state, int seat) {
    return state.hand().calls().get(seat) > 0;
  }

  private KoiKoiState shobu(
      KoiKoiState state, StageListener<KoiKoiState> stages) { // KOI-22, KOI-33
    int seat = state.seat();
    int round = state.handNumber();
    ScoreSheet.Builder lines = state.sheet().toBuilder();
    int points = scoreYaku(lines, round, seat, state.won(seat));
    if (isHigh(points)) { // KOI-32
      lines.add(round, "KOI-32", "high", seat, points);
      points *= 2;
    }
    if (options.koiMultiplier() && hasCalled(state, next(seat))) {
      lines.add(round, "KOI-32", "koi", seat, points);
    }
    return endRound(state, lines.build(), Seats.of(seat), stages);
  }

  /** Returns the sum of the yaku that captured cards form (KOI-28). */
  protected int base(CardSet<HanafudaCard> captured, int round) {
    return yaku.total(captured, round);
  }

  /**
   * Gives a player the points of each yaku that captured cards form; returns their sum, which is
   * {@link #base} (KOI-28).
   */
  protected int scoreYaku(
      ScoreSheet.Builder lines, int round, int seat, CardSet<HanafudaCard> captured) {
    return yaku.each(
        captured, round, (name, points) -> lines.add(round, "KOI-28", name, seat, points));
  }

  /** Tells whether a sum of yaku is high enough to be doubled (KOI-32). */
  protected boolean isHigh(int base) {
    return base >= options.doubleFrom();
  }

  private KoiKoiState exhaust(KoiKoiState state, StageListener<KoiKoiState> stages) { // KOI-27
    stages.reached("hands-empty", state);
    if (options.exhaustion() == 0) {
      return endRound(state, state.sheet(), Seats.none(), stages);
    }
    int dealer = state.dealer();
    ScoreSheet sheet =
        state.sheet().add(state.handNumber(), "KOI-27", dealer, options.exhaustion());
    return endRound(state, sheet, Seats.of(dealer), stages);
  }

  private KoiKoiState endRound(
      KoiKoiState state,
      ScoreSheet sheet,
      Seats scorers,
      StageListener<KoiKoiState> stages) { // KOI-35
    int round = state.handNumber();
    KoiKoiState scored = state.withSheet(sheet);
    if (stages.isListening()) {
      stages.reached("round-scored", NOBODY, scored, round, scorers.size());
    }
    if (round == options.rounds()) { // KOI-36, KOI-38
      return scored.over();
    }
    int dealer = nextDealer(state.dealer(), scorers);
    KoiKoiState next = KoiKoiState.undealt(scored.hand().next(dealer));
    stages.reached("next-round", dealer, next, round + 1);
    return next;
  }

  private int nextDealer(int dealer, Seats scorers) { // KOI-37
    if (!options.winnerDeals()) {
      return next(dealer);
    }
    return scorers.size() == 1 ? scorers.first() : dealer;
  }

  @Override
  protected KoiKoiMove chanceMove(KoiKoiState state, RandomSource random) {
    return new Shuffle(PACK.shuffled(random));
  }

  @Override
  public Deductions<KoiKoiState, KoiKoiMove> deductions() {
    return new KoiKoiDeductions();
  }

  private final class KoiKoiDeductions implements Deductions<KoiKoiState, KoiKoiMove> {
    /** A player who discards holds no card that matches one of the field (KOI-16). */
    @Override
    public void fromMove(KoiKoiState before, KoiKoiMove move, DeductionListener deductions) {
      if (move instanceof Discard && options.mustMatch()) {
        deductions.none("hand." + move.seat(), sharingMonth(PACK.set(), before.field()));
      }
    }

    /** A hand that scores without play is not played (KOI-9). */
    @Override
    public void fromConsequences(
        KoiKoiState before, KoiKoiMove move, KoiKoiState after, DeductionListener deductions) {
      if (after.phase() == Phase.SHUFFLE || after.phase() == Phase.OVER) {
        deductions
            .unknown(); // Its end tells of cards that nobody sees: a hand, a field, the last drawn.
      } else if (move instanceof Shuffle && options.dealtYaku() != 0) {
        for (int seat = 0; seat < seats; seat++) {
          deductions.that("hand." + seat, FAMILY, hand -> !isDealtYaku(hand.toSet()));
        }
      }
    }
  }

  @Override
  public RulesOfThumb<KoiKoiState, KoiKoiMove> rulesOfThumb() {
    return KoiKoiThumbs.INSTANCE;
  }

  @Override
  public Table table(KoiKoiState state) {
    CardsPerSeat<HanafudaCard> cards = state.cards();
    Table.Builder table =
        Table.builder()
            .pile("stock", state.stock(), Audience.NOBODY)
            .piles("lot", cards.subList(LOT, LOT + seats), ALL);
    for (int seat = 0; seat < seats; seat++) {
      boolean shown = state.hand().shown().contains(seat);
      table.pile("hand", seat, state.held(seat), shown ? ALL : Audience.seat(seat));
    }
    return table
        .pile("field", state.field(), ALL)
        .pile("drawn", state.drawn(), ALL)
        .piles("won", cards.subList(WON, WON + seats), ALL)
        .word("phase", state.phase())
        .fact("round", state.handNumber())
        .seat("dealer", state.dealer())
        .fact("turn", state.turn().seats())
        .facts("yaku", BOTH, seat -> yaku.list(state.won(seat), state.handNumber()))
        .facts("decided", BOTH, state.hand().decided()::get)
        .facts("koi", BOTH, state.hand().calls()::get)
        .fact("scores", state.scores())
        .fact("winner", state.outcome().map(Outcome::winners).orElse(Seats.none()))
        .build();
  }

  @Override
  public KoiKoiState withCards(KoiKoiState state, Table table) {
    List<CardSet<HanafudaCard>> cards = Lists.transform(PILES, pile -> table.set(pile, FAMILY));
    return state.withCards(table.list("stock", FAMILY), CardsPerSeat.copyOf(FAMILY, cards));
  }
}
