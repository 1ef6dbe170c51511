package io.github.spadille.fishing.koikoi;

import static io.github.spadille.fishing.hanafuda.HanafudaCard.FAMILY;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.countMonthsOf;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.hasWholeMonth;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.monthMask;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.noCards;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.sharingMonth;
import static io.github.spadille.fishing.koikoi.KoiKoiState.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.fishing.hanafuda.HanafudaCard;
import io.github.spadille.fishing.hanafuda.HanafudaCards;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Capture;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Discard;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Koi;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Shuffle;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Take;
import io.github.spadille.fishing.koikoi.KoiKoiState.Phase;
import java.util.Optional;
import java.util.random.RandomGenerator;

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
          .family("fishing")
          .summary(
              "Capture flower cards by month; with a yaku, stop and score or play on for more.")
          .seatCounts(KoiKoi.SEATS)
          .options(KoiKoiOptions.SCHEMA)
          .texts(KoiKoi.class)
          .rules(KoiKoi::new)
          .build();

  static final int SEATS = 2;
  static final Deck<HanafudaCard> PACK = HanafudaCards.pack(); // KOI-1, KOI-2, KOI-3
  private static final CardsPerSeat<HanafudaCard> NOTHING = CardsPerSeat.none(FAMILY, SEATS);

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
    return beforeRound(KoiKoiRound.of(1, dealer), ScoreSheet.empty(seats));
  }

  private static KoiKoiState beforeRound(KoiKoiRound round, ScoreSheet sheet) {
    return new KoiKoiState(
        Phase.SHUFFLE, 0, round, PACK.cards(), NOTHING, noCards(), noCards(), NOTHING, sheet);
  }

  @Override
  public Optional<Refusal> refusal(KoiKoiState state, KoiKoiMove move) {
    return legality.refusal(state, move);
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
  public ImmutableList<String> governing(KoiKoiState state, int seat) {
    return Legality.governing(state, seat);
  }

  @Override
  protected KoiKoiState applyLegal(KoiKoiState state, KoiKoiMove move, Stages<KoiKoiState> stages) {
    if (move instanceof Capture capture) {
      return capture(state, capture, stages);
    }
    if (move instanceof Discard discard) {
      return discard(state, discard, stages);
    }
    if (move instanceof Take take) {
      return take(state, take, stages);
    }
    if (move instanceof Shuffle shuffle) {
      CardList<HanafudaCard> pack = shuffle.cards();
      return state.dealer() == NOBODY ? drawLots(state, pack, stages) : deal(state, pack, stages);
    }
    return move instanceof Koi
        ? koi(state, move.seat(), stages)
        : shobu(state, move.seat(), stages);
  }

  private KoiKoiState drawLots(
      KoiKoiState state, CardList<HanafudaCard> pack, Stages<KoiKoiState> stages) { // KOI-4, KOI-6
    HanafudaCard first = pack.get(0);
    HanafudaCard second = pack.get(1);
    int dealer = Dealt.firstDealer(first, second); // KOI-5
    KoiKoiState drawn =
        new KoiKoiState(
            Phase.SHUFFLE,
            0,
            state.current().drawn(dealer, first, second),
            pack.draw(2),
            NOTHING,
            noCards(),
            noCards(),
            NOTHING,
            state.sheet());
    if (stages.areHeard()) {
      Told.lots(drawn, first, second, stages);
    }
    return drawn;
  }

  private KoiKoiState deal(
      KoiKoiState state, CardList<HanafudaCard> pack, Stages<KoiKoiState> stages) {
    int dealer = state.dealer();
    KoiKoiRound round = KoiKoiRound.of(state.round(), dealer);
    Dealt dealt = Dealt.of(pack); // KOI-7
    KoiKoiState ready =
        new KoiKoiState(
            Phase.PLAY,
            dealer, // KOI-11
            round,
            dealt.stock(),
            NOTHING.plus(next(dealer), dealt.other()).plus(dealer, dealt.dealer()),
            dealt.field(),
            noCards(),
            NOTHING,
            state.sheet());
    if (stages.areHeard()) {
      stages.reached("dealt", dealer, ready, ready.field());
    }
    if (isVoid(ready.field())) { // KOI-8
      stages.reached("deal-void", dealer, ready);
      return beforeRound(round, state.sheet());
    }
    return options.dealtYaku() == 0 ? ready : scoreDealtYaku(ready, stages);
  }

  /** Tells whether a deal is void because of the cards on the field (KOI-8). */
  protected boolean isVoid(CardSet<HanafudaCard> field) {
    return hasWholeMonth(field);
  }

  private KoiKoiState scoreDealtYaku(
      KoiKoiState state, Stages<KoiKoiState> stages) { // KOI-9, KOI-10, KOI-34
    Seats scorers = Seats.none();
    for (int seat = 0; seat < seats; seat++) {
      scorers = isDealtYaku(state.hands().get(seat)) ? scorers.with(seat) : scorers;
    }
    if (scorers.isEmpty()) {
      return state;
    }
    KoiKoiState shown = state.withCurrent(state.current().withShown(scorers));
    ScoreSheet.Builder lines = state.sheet().toBuilder();
    for (int seat : scorers) {
      CardSet<HanafudaCard> hand = state.hands().get(seat);
      String kind = hasWholeMonth(hand) ? "teshi" : "kuttsuki";
      lines.add(state.round(), "KOI-9", kind, seat, options.dealtYaku());
      if (stages.areHeard()) {
        stages.reached("hand-shown", seat, shown, hand, kind);
      }
    }
    return endRound(shown, lines.build(), scorers, stages);
  }

  /** Tells whether a dealt hand scores without play: a whole month or four pairs (KOI-9). */
  protected boolean isDealtYaku(CardSet<HanafudaCard> hand) {
    return hasWholeMonth(hand) || countMonthsOf(hand, 2) == Dealt.HAND_SIZE / 2;
  }

  private KoiKoiState capture(KoiKoiState state, Capture capture, Stages<KoiKoiState> stages) {
    long captured = capture.captured().low();
    long field = state.field().low() & ~captured;
    long gained = captured | bit(capture.card());
    return turnUp(state, capture.seat(), capture.card(), field, gained, stages);
  }

  private KoiKoiState discard(KoiKoiState state, Discard discard, Stages<KoiKoiState> stages) {
    long field = state.field().low() | bit(discard.card()); // KOI-19
    return turnUp(state, discard.seat(), discard.card(), field, 0, stages);
  }

  private static long bit(HanafudaCard card) {
    return 1L << card.index();
  }

  /**
   * Plays the top card of the stock after a card of the hand (KOI-18).
   *
   * @param field the cards of the field after the card of the hand, as bits
   * @param gained the cards that it has won, as bits
   */
  private KoiKoiState turnUp(
      KoiKoiState state,
      int seat,
      HanafudaCard played,
      long field,
      long gained,
      Stages<KoiKoiState> stages) {
    CardsPerSeat<HanafudaCard> hands = state.hands().without(played);
    CardList<HanafudaCard> stock = state.stock().draw(1);
    HanafudaCard drawn = state.stock().top();
    long takeable = field & monthMask(drawn.month());
    if (stages.areHeard()) {
      tellCards(state, seat, hands, field, gained, takeable, stages);
    }
    return switch (Long.bitCount(takeable)) {
      case 0 -> endTurn(state, seat, stock, hands, field | bit(drawn), gained, stages);
      case 2 ->
          state.moved(
              Phase.TAKE,
              seat,
              stock,
              hands,
              set(field),
              noCards().with(drawn),
              won(state, seat, gained));
      default ->
          endTurn(
              state, seat, stock, hands, field & ~takeable, gained | takeable | bit(drawn), stages);
    };
  }

  /** Tells of both cards; apart, so that {@link #turnUp} stays short for the compiler. */
  private static void tellCards(
      KoiKoiState state,
      int seat,
      CardsPerSeat<HanafudaCard> hands,
      long field,
      long gained,
      long takeable,
      Stages<KoiKoiState> stages) {
    CardsPerSeat<HanafudaCard> won = won(state, seat, gained);
    KoiKoiState halfway =
        state.moved(Phase.PLAY, seat, state.stock(), hands, set(field), noCards(), won);
    Told.cards(halfway, seat, set(takeable), stages);
  }

  private static CardSet<HanafudaCard> set(long bits) {
    return CardSet.ofBits(FAMILY, bits, 0);
  }

  private static CardsPerSeat<HanafudaCard> won(KoiKoiState state, int seat, long gained) {
    return gained == 0 ? state.won() : state.won().plus(seat, set(gained)); // KOI-20
  }

  private KoiKoiState take(KoiKoiState state, Take take, Stages<KoiKoiState> stages) {
    long taken = bit(take.card());
    if (stages.areHeard()) {
      Told.capture(state.withPhase(Phase.PLAY), take.seat(), noCards().with(take.card()), stages);
    }
    return endTurn(
        state,
        take.seat(),
        state.stock(),
        state.hands(),
        state.field().low() & ~taken,
        state.drawn().low() | taken,
        stages);
  }

  private KoiKoiState endTurn(
      KoiKoiState state,
      int seat,
      CardList<HanafudaCard> stock,
      CardsPerSeat<HanafudaCard> hands,
      long field,
      long gained,
      Stages<KoiKoiState> stages) {
    CardsPerSeat<HanafudaCard> won = won(state, seat, gained);
    int base = gained == 0 ? 0 : base(won.get(seat), state.round()); // No new card, no new yaku.
    boolean rises = base > state.current().decided().get(seat); // KOI-21, KOI-24
    boolean decides = rises && !hands.get(seat).isEmpty();
    KoiKoiState moved =
        state.moved(
            decides ? Phase.DECIDE : Phase.PLAY,
            rises ? seat : next(seat),
            stock,
            hands,
            set(field),
            noCards(),
            won);
    if (rises) {
      if (stages.areHeard()) {
        stages.reached("yaku-made", seat, moved, yaku.list(won.get(seat), state.round()), base);
      }
      if (decides) {
        return moved;
      }
      stages.reached("stopped", seat, moved);
      return shobu(moved, seat, stages); // KOI-26
    }
    return hands.get(next(seat)).isEmpty() ? exhaust(moved, stages) : moved;
  }

  private KoiKoiState koi(
      KoiKoiState state, int seat, Stages<KoiKoiState> stages) { // KOI-23, KOI-25
    int sum = base(state.won().get(seat), state.round());
    KoiKoiState called = state.called(state.current().called(seat, sum), next(seat));
    if (options.koiMultiplier() && !hasCalled(state, seat)) {
      stages.reached("doubled", next(seat), called);
    }
    return called;
  }

  private static boolean hasCalled(KoiKoiState state, int seat) {
    return state.current().calls().get(seat) > 0;
  }

  private KoiKoiState shobu(
      KoiKoiState state, int seat, Stages<KoiKoiState> stages) { // KOI-22, KOI-33
    int round = state.round();
    ScoreSheet.Builder lines = state.sheet().toBuilder();
    int points = scoreYaku(lines, round, seat, state.won().get(seat));
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
    return yaku.score(lines, round, seat, captured);
  }

  /** Tells whether a sum of yaku is high enough to be doubled (KOI-32). */
  protected boolean isHigh(int base) {
    return base >= options.doubleFrom();
  }

  private KoiKoiState exhaust(KoiKoiState state, Stages<KoiKoiState> stages) { // KOI-27
    stages.reached("hands-empty", state);
    if (options.exhaustion() == 0) {
      return endRound(state, state.sheet(), Seats.none(), stages);
    }
    int dealer = state.dealer();
    ScoreSheet sheet = state.sheet().add(state.round(), "KOI-27", dealer, options.exhaustion());
    return endRound(state, sheet, Seats.of(dealer), stages);
  }

  private KoiKoiState endRound(
      KoiKoiState state,
      ScoreSheet sheet,
      Seats scorers,
      Stages<KoiKoiState> stages) { // KOI-35, KOI-36
    int round = state.round();
    if (stages.areHeard()) {
      stages.reached("round-scored", Phrase.NOBODY, state.withSheet(sheet), round, scorers.size());
    }
    if (round == options.rounds()) {
      return state.over(sheet); // KOI-38
    }
    int dealer = nextDealer(state.dealer(), scorers);
    KoiKoiState next = beforeRound(KoiKoiRound.of(round + 1, dealer), sheet);
    if (stages.areHeard()) {
      stages.reached("next-round", dealer, next, round + 1);
    }
    return next;
  }

  private int nextDealer(int dealer, Seats scorers) { // KOI-37
    if (!options.winnerDeals()) {
      return next(dealer);
    }
    return scorers.size() == 1 ? scorers.first() : dealer;
  }

  @Override
  protected KoiKoiMove chanceMove(KoiKoiState state, RandomGenerator random) {
    return new Shuffle(PACK.shuffled(random));
  }

  /** A player who discards holds no card that matches one of the field (KOI-16). */
  @Override
  public void tells(KoiKoiState before, KoiKoiMove move, Clues clues) {
    if (move instanceof Discard && options.mustMatch()) {
      clues.none("hand." + move.seat(), sharingMonth(PACK.set(), before.field()));
    }
  }

  /** A hand that scores without play is not played (KOI-9). */
  @Override
  public void tells(KoiKoiState before, KoiKoiMove move, KoiKoiState after, Clues clues) {
    if (after.phase() == Phase.SHUFFLE || after.phase() == Phase.OVER) {
      clues.unknown(); // Its end tells of cards that nobody sees: a hand, a field, the last drawn.
    } else if (move instanceof Shuffle && options.dealtYaku() != 0) {
      for (int seat = 0; seat < seats; seat++) {
        clues.that("hand." + seat, FAMILY, hand -> !isDealtYaku(hand.toSet()));
      }
    }
  }

  @Override
  public Table table(KoiKoiState state) {
    return KoiKoiTable.of(state, yaku);
  }

  @Override
  public KoiKoiState withCards(KoiKoiState state, Table table) {
    return KoiKoiTable.withCards(state, table);
  }
}
