package io.github.spadille.fishing.koikoi;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.fishing.hanafuda.HanafudaCard.FAMILY;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.countMonthsOf;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.hasWholeMonth;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.monthMask;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.noCards;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.ofMonth;
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
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
import io.github.spadille.fishing.hanafuda.HanafudaCard;
import io.github.spadille.fishing.hanafuda.HanafudaCards;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Capture;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Discard;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Koi;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Shobu;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Shuffle;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Take;
import io.github.spadille.fishing.koikoi.KoiKoiOptions.Exhaustion;
import io.github.spadille.fishing.koikoi.KoiKoiOptions.FirstDealer;
import io.github.spadille.fishing.koikoi.KoiKoiOptions.MustMatch;
import io.github.spadille.fishing.koikoi.KoiKoiOptions.NextDealer;
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
 * {@link #base} (KOI-28), {@link #multiplier} (KOI-32).
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
          .rulebook(Rulebook.resource(KoiKoi.class, "koi-koi.md"))
          .words(Words.resource(KoiKoi.class, "koi-koi"))
          .rules(KoiKoi::new)
          .build();

  static final int SEATS = 2;
  private static final Deck<HanafudaCard> PACK = HanafudaCards.pack(); // KOI-1, KOI-2, KOI-3
  private static final int DEALER_POINTS = 6;
  private static final CardsPerSeat<HanafudaCard> NOTHING = CardsPerSeat.none(FAMILY, SEATS);
  private static final ImmutableList<MoveList<KoiKoiMove>> DECISIONS =
      ImmutableList.of(decisions(0), decisions(1));

  private final KoiKoiOptions options;
  private final YakuTable yaku;
  private final boolean discardsFreely;
  private final KoiKoiState start;

  private static MoveList<KoiKoiMove> decisions(int seat) {
    return MoveList.ofRange(new KoiKoiMove[] {Koi.of(seat), Shobu.of(seat)}, 0, 1);
  }

  /**
   * Creates the rules.
   *
   * @param seats 2
   * @param options checked by {@link #GAME}
   */
  protected KoiKoi(int seats, KoiKoiOptions options) {
    super(seats);
    this.options = options;
    this.yaku = new YakuTable(options);
    this.discardsFreely = options.mustMatch() == MustMatch.FREE; // KOI-16
    boolean drawn = options.firstDealer() == FirstDealer.DRAW; // KOI-4
    this.start = beforeRound(KoiKoiRound.of(1, drawn ? NOBODY : 1), ScoreSheet.empty(seats));
  }

  @Override
  public KoiKoiState start() {
    return start;
  }

  private static KoiKoiState beforeRound(KoiKoiRound round, ScoreSheet sheet) {
    return new KoiKoiState(
        Phase.SHUFFLE, 0, round, PACK.cards(), NOTHING, noCards(), noCards(), NOTHING, sheet);
  }

  @Override
  public Optional<Refusal> refusal(KoiKoiState state, KoiKoiMove move) {
    if (state.phase() == Phase.OVER) {
      return refuse("KOI-38", "the game is over");
    }
    if (move instanceof Shuffle shuffle) {
      return refusalOfShuffle(state, shuffle);
    }
    if (state.phase() == Phase.SHUFFLE) {
      return state.dealer() == NOBODY
          ? refuse("KOI-4", "the lots for the first deal have not been drawn yet")
          : refuse("KOI-7", "the cards have not been dealt yet");
    }
    if (seatOf(move) != state.active()) {
      return refuse("KOI-11", "it is the turn of seat " + state.turn());
    }
    if (state.phase() == Phase.DECIDE) {
      return move instanceof Koi || move instanceof Shobu
          ? Optional.empty()
          : refuse("KOI-21", "with a new yaku you say koi or shobu first");
    }
    if (move instanceof Koi || move instanceof Shobu) {
      return refuse("KOI-21", "there is no new yaku to decide on");
    }
    if (state.phase() == Phase.TAKE) {
      return move instanceof Take take
          ? refusalOfTake(state, take)
          : refuse("KOI-18", state.drawn() + " takes one of two cards first");
    }
    if (move instanceof Take) {
      return refuse("KOI-18", "no card from the stock awaits a choice");
    }
    return move instanceof Capture capture
        ? refusalOfCapture(state, capture)
        : refusalOfDiscard(state, (Discard) move);
  }

  /** Returns the seat of a move; of the usual moves it is read without a search for their class. */
  private static int seatOf(KoiKoiMove move) {
    if (move instanceof Capture) {
      return ((Capture) move).seat();
    }
    return move instanceof Discard discard ? discard.seat() : move.seat();
  }

  private static Optional<Refusal> refusalOfShuffle(KoiKoiState state, Shuffle shuffle) {
    if (state.phase() != Phase.SHUFFLE) {
      return refuse("KOI-6", "cards are shuffled only before a draw or a round");
    }
    return shuffle.refusalUnlessOf(PACK, "KOI-1");
  }

  private static Optional<Refusal> refusalOfCapture(KoiKoiState state, Capture capture) {
    HanafudaCard card = capture.card();
    CardSet<HanafudaCard> captured = capture.captured();
    if (!state.hands().has(capture.seat(), card)) {
      return refuse("KOI-11", "you do not hold " + card, card);
    }
    if (!state.field().containsAll(captured)) {
      HanafudaCard missing = captured.minus(state.field()).first();
      return refuse("KOI-13", missing + " is not on the field", missing);
    }
    CardSet<HanafudaCard> matching = ofMonth(state.field(), card.month());
    if (captured.isEmpty() || !matching.containsAll(captured)) {
      return refuse("KOI-12", card + " takes cards of month " + card.month() + " only", card);
    }
    if (matching.size() == 3) {
      return captured.size() == 3
          ? Optional.empty()
          : refuse("KOI-15", card + " takes all three cards of its month", card);
    }
    return captured.size() == 1
        ? Optional.empty()
        : refuse("KOI-14", card + " takes only one of two cards of its month", card);
  }

  private Optional<Refusal> refusalOfDiscard(KoiKoiState state, Discard discard) {
    HanafudaCard card = discard.card();
    if (!state.hands().has(discard.seat(), card)) {
      return refuse("KOI-11", "you do not hold " + card, card);
    }
    CardSet<HanafudaCard> matching = sharingMonth(state.hands().get(discard.seat()), state.field());
    if (matching.contains(card)) {
      return refuse("KOI-16", card + " matches a card of the field", card);
    }
    return mayDiscard(matching)
        ? Optional.empty()
        : refuse("KOI-16", matching.first() + " matches a card of the field", matching.first());
  }

  private static Optional<Refusal> refusalOfTake(KoiKoiState state, Take take) {
    HanafudaCard card = take.card();
    if (!state.field().contains(card)) {
      return refuse("KOI-18", card + " is not on the field", card);
    }
    return card.month() == state.drawn().first().month()
        ? Optional.empty()
        : refuse("KOI-12", state.drawn() + " and " + card + " are of different months", card);
  }

  /**
   * Captures by hand card, then by field card, then discards, each in the order of the pack; or the
   * field cards that the drawn card can take; or koi, then shobu.
   */
  @Override
  public MoveList<KoiKoiMove> legalMoves(KoiKoiState state) {
    int seat = state.active();
    return switch (state.phase()) {
      case PLAY -> legalPlays(state, seat);
      case TAKE ->
          MoveList.ofCards(
              ofMonth(state.field(), state.drawn().first().month()), Take.SHARED, seat);
      case DECIDE -> DECISIONS.get(seat);
      default -> MoveList.empty();
    };
  }

  private MoveList<KoiKoiMove> legalPlays(KoiKoiState state, int seat) {
    CardSet<HanafudaCard> hand = state.hands().get(seat);
    CardSet<HanafudaCard> matching = sharingMonth(hand, state.field());
    if (matching.isEmpty()) {
      return MoveList.ofCards(hand, Discard.SHARED, seat);
    }
    MoveList<KoiKoiMove> captures = Captures.of(seat, matching, state.field());
    return mayDiscard(matching)
        ? captures.plus(MoveList.ofCards(hand.minus(matching), Discard.SHARED, seat))
        : captures;
  }

  private boolean mayDiscard(CardSet<HanafudaCard> matching) { // KOI-16
    return matching.isEmpty() || discardsFreely;
  }

  @Override
  protected KoiKoiState applyLegal(KoiKoiState state, KoiKoiMove move, Stages<KoiKoiState> stages) {
    if (move instanceof Capture capture) {
      return capture(state, capture);
    }
    if (move instanceof Discard discard) {
      return discard(state, discard);
    }
    if (move instanceof Take take) {
      return take(state, take);
    }
    if (move instanceof Shuffle shuffle) {
      CardList<HanafudaCard> pack = shuffle.cards();
      return state.dealer() == NOBODY ? drawLots(state, pack) : deal(state, pack);
    }
    return move instanceof Koi ? koi(state, move.seat()) : shobu(state, move.seat());
  }

  private KoiKoiState drawLots(KoiKoiState state, CardList<HanafudaCard> pack) { // KOI-4, KOI-6
    HanafudaCard first = pack.get(0);
    HanafudaCard second = pack.get(1);
    return new KoiKoiState(
        Phase.SHUFFLE,
        0,
        state.current().drawn(Dealt.firstDealer(first, second), first, second), // KOI-5
        pack.draw(2),
        NOTHING,
        noCards(),
        noCards(),
        NOTHING,
        state.sheet());
  }

  private static CardSet<HanafudaCard> setOf(HanafudaCard card) {
    return CardSet.of(FAMILY, card);
  }

  private KoiKoiState deal(KoiKoiState state, CardList<HanafudaCard> pack) {
    int dealer = state.dealer();
    KoiKoiRound round = KoiKoiRound.of(state.round(), dealer);
    Dealt dealt = Dealt.of(pack); // KOI-7
    if (isVoid(dealt.field())) { // KOI-8
      return beforeRound(round, state.sheet());
    }
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
    return options.dealtYaku() == 0 ? ready : scoreDealtYaku(ready);
  }

  /** Tells whether a deal is void because of the cards on the field (KOI-8). */
  protected boolean isVoid(CardSet<HanafudaCard> field) {
    return hasWholeMonth(field);
  }

  private KoiKoiState scoreDealtYaku(KoiKoiState state) { // KOI-9, KOI-10, KOI-34
    Seats scorers = Seats.none();
    for (int seat = 0; seat < seats; seat++) {
      scorers = isDealtYaku(state.hands().get(seat)) ? scorers.with(seat) : scorers;
    }
    return scorers.isEmpty() ? state : endRound(state, "KOI-9", scorers, options.dealtYaku());
  }

  /** Tells whether a dealt hand scores without play: a whole month or four pairs (KOI-9). */
  protected boolean isDealtYaku(CardSet<HanafudaCard> hand) {
    return hasWholeMonth(hand) || countMonthsOf(hand, 2) == Dealt.HAND_SIZE / 2;
  }

  private KoiKoiState capture(KoiKoiState state, Capture capture) {
    long captured = capture.captured().low();
    long field = state.field().low() & ~captured;
    return turnUp(state, capture.seat(), capture.card(), field, captured | bit(capture.card()));
  }

  private KoiKoiState discard(KoiKoiState state, Discard discard) {
    long field = state.field().low() | bit(discard.card()); // KOI-19
    return turnUp(state, discard.seat(), discard.card(), field, 0);
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
      KoiKoiState state, int seat, HanafudaCard played, long field, long gained) {
    CardsPerSeat<HanafudaCard> hands = state.hands().without(played);
    CardList<HanafudaCard> stock = state.stock().draw(1);
    HanafudaCard drawn = state.stock().top();
    long takeable = field & monthMask(drawn.month());
    return switch (Long.bitCount(takeable)) {
      case 0 -> endTurn(state, seat, stock, hands, field | bit(drawn), gained);
      case 2 ->
          state.moved(
              Phase.TAKE, seat, stock, hands, set(field), setOf(drawn), won(state, seat, gained));
      default ->
          endTurn(state, seat, stock, hands, field & ~takeable, gained | takeable | bit(drawn));
    };
  }

  private static CardSet<HanafudaCard> set(long bits) {
    return CardSet.ofBits(FAMILY, bits, 0);
  }

  private static CardsPerSeat<HanafudaCard> won(KoiKoiState state, int seat, long gained) {
    return gained == 0 ? state.won() : state.won().plus(seat, set(gained)); // KOI-20
  }

  private KoiKoiState take(KoiKoiState state, Take take) {
    long taken = bit(take.card());
    return endTurn(
        state,
        take.seat(),
        state.stock(),
        state.hands(),
        state.field().low() & ~taken,
        state.drawn().low() | taken);
  }

  private KoiKoiState endTurn(
      KoiKoiState state,
      int seat,
      CardList<HanafudaCard> stock,
      CardsPerSeat<HanafudaCard> hands,
      long field,
      long gained) {
    CardsPerSeat<HanafudaCard> won = won(state, seat, gained);
    int base = base(won.get(seat), state.round());
    boolean rises = base > state.current().decided().get(seat); // KOI-21, KOI-24
    boolean decides = rises && !hands.get(seat).isEmpty();
    KoiKoiState moved =
        state.moved(
            decides ? Phase.DECIDE : Phase.PLAY,
            decides ? seat : next(seat),
            stock,
            hands,
            set(field),
            noCards(),
            won);
    if (rises) {
      return decides ? moved : shobu(moved, seat); // KOI-26
    }
    return hands.get(next(seat)).isEmpty() ? exhaust(moved) : moved;
  }

  private KoiKoiState koi(KoiKoiState state, int seat) { // KOI-23, KOI-25
    int sum = base(state.won().get(seat), state.round());
    return state.called(state.current().called(seat, sum), next(seat));
  }

  private KoiKoiState shobu(KoiKoiState state, int seat) { // KOI-22, KOI-33
    int base = base(state.won().get(seat), state.round());
    boolean koi = state.current().calls().get(next(seat)) > 0;
    return endRound(state, "KOI-32", Seats.of(seat), base * multiplier(base, koi));
  }

  /** Returns the sum of the yaku that captured cards form (KOI-28). */
  protected int base(CardSet<HanafudaCard> captured, int round) {
    return yaku.total(captured, round);
  }

  /** Returns how many times a base counts, given whether the opponent called koi (KOI-32). */
  protected int multiplier(int base, boolean koi) {
    return (base >= options.doubleFrom() ? 2 : 1) * (koi && options.koiMultiplier() ? 2 : 1);
  }

  private KoiKoiState exhaust(KoiKoiState state) { // KOI-27
    return options.exhaustion() == Exhaustion.DEALER_6
        ? endRound(state, "KOI-27", Seats.of(state.dealer()), DEALER_POINTS)
        : endRound(state, "KOI-27", Seats.none(), 0);
  }

  private KoiKoiState endRound(
      KoiKoiState state, String ruleId, Seats scorers, int points) { // KOI-35, KOI-36
    int round = state.round();
    ScoreSheet sheet =
        scorers.isEmpty() ? state.sheet() : state.sheet().add(round, ruleId, scorers, points);
    return round == options.rounds()
        ? state.withSheet(sheet).withPhase(Phase.OVER) // KOI-38
        : beforeRound(KoiKoiRound.of(round + 1, nextDealer(state.dealer(), scorers)), sheet);
  }

  private int nextDealer(int dealer, Seats scorers) { // KOI-37
    if (options.nextDealer() == NextDealer.ALTERNATE) {
      return next(dealer);
    }
    return scorers.size() == 1 ? scorers.first() : dealer;
  }

  @Override
  protected KoiKoiMove chanceMove(KoiKoiState state, RandomGenerator random) {
    return new Shuffle(PACK.shuffled(random));
  }

  /** Who discards holds no card that matches one of the field (KOI-16). */
  @Override
  public void tells(KoiKoiState before, KoiKoiMove move, Clues clues) {
    if (move instanceof Discard && !discardsFreely) {
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
    return Table.builder()
        .pile("stock", state.stock(), Audience.NOBODY)
        .piles("lot", state.current().lots(), ALL)
        .hands("hand", state.hands())
        .pile("field", state.field(), ALL)
        .pile("drawn", state.drawn(), ALL)
        .piles("won", state.won(), ALL)
        .word("phase", state.phase())
        .fact("round", state.round())
        .fact("dealer", state.dealer() == NOBODY ? "-" : state.dealer())
        .fact("turn", state.turn().seats())
        .fact("yaku.0", yaku.list(state.won().get(0), state.round()))
        .fact("yaku.1", yaku.list(state.won().get(1), state.round()))
        .fact("decided.0", state.current().decided().get(0))
        .fact("decided.1", state.current().decided().get(1))
        .fact("koi.0", state.current().calls().get(0))
        .fact("koi.1", state.current().calls().get(1))
        .fact("scores", state.scores())
        .fact("winner", state.outcome().isPresent() ? state.outcome().get().winners() : "-")
        .build();
  }

  @Override
  public KoiKoiState withCards(KoiKoiState state, Table table) {
    return state
        .withStock(table.list("stock", FAMILY))
        .withCurrent(state.current().withLots(table.cardsPerSeat("lot", seats, FAMILY)))
        .withHands(table.cardsPerSeat("hand", seats, FAMILY))
        .withField(table.set("field", FAMILY))
        .withDrawn(table.set("drawn", FAMILY))
        .withWon(table.cardsPerSeat("won", seats, FAMILY));
  }

  @Override
  public MoveSyntax<KoiKoiMove> syntax() {
    return KoiKoiMove.SYNTAX;
  }
}
