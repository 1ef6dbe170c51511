package io.github.spadille.rummy.kowah;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.countRank;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;
import static io.github.spadille.rummy.kowah.KowahCards.PAIR;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
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
import io.github.spadille.engine.move.SeatChoice;
import io.github.spadille.engine.move.SeatMoves;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Table;
import io.github.spadille.rummy.kowah.KowahCards.Source;
import io.github.spadille.rummy.kowah.KowahMove.Claim;
import io.github.spadille.rummy.kowah.KowahMove.Declare;
import io.github.spadille.rummy.kowah.KowahMove.Declaring;
import io.github.spadille.rummy.kowah.KowahMove.Discard;
import io.github.spadille.rummy.kowah.KowahMove.DiscardDeclaring;
import io.github.spadille.rummy.kowah.KowahMove.Discarding;
import io.github.spadille.rummy.kowah.KowahMove.Draw;
import io.github.spadille.rummy.kowah.KowahMove.Pass;
import io.github.spadille.rummy.kowah.KowahMove.Shuffle;
import io.github.spadille.rummy.kowah.KowahOptions.WinningPair;
import io.github.spadille.rummy.kowah.KowahState.Phase;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Kowah: make a hand with a pair, declare it, and win with the third card of the pair.
 *
 * <p>{@code SHUFFLE → DRAW → CLAIM_DRAW → DISCARD → CLAIM_DISCARD → (DRAW | SHUFFLE | OVER)}; a
 * claim is awaited only from a seat that waits for the card. A hand is hidden from all but its
 * owner, also at the end, but for the declared pair; the stock from everybody. The rulebook is
 * {@code kowah.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #pairs} (KOW-8 to KOW-13a), {@link
 * #discardable} (KOW-19, KOW-25), {@link #waitsFor} (KOW-26 to KOW-26c), {@link #isLast} (KOW-42,
 * KOW-43).
 */
public class Kowah extends AbstractRules<KowahState, KowahMove> {
  /** The game. */
  public static final Game<KowahState, KowahMove, KowahOptions> GAME =
      Game.<KowahState, KowahMove, KowahOptions>builder("kowah")
          .name("Kowah")
          .family(Tag.RUMMY)
          .summary("Make a hand with a pair, declare it, and win with the third card of the pair.")
          .seats(2, 4, 4) // KOW-2
          .options(KowahOptions.SCHEMA)
          .texts(Kowah.class)
          .rules(Kowah::new)
          .build();

  private static final Deck<PlayingCard> PACK = // KOW-1
      Deck.of(
              FAMILY,
              PlayingCard.cards(
                  "As 2s 3s 4s 5s 6s 7s 8s 9s Ah 2h 3h 4h 5h 6h 7h 8h 9h"
                      + " Ad 2d 3d 4d 5d 6d 7d 8d 9d Jc Qc Kc"))
          .times(4)
          .named("kowah 120");
  private static final int HAND_SIZE = 8; // KOW-4
  private static final int MOST_MISSING = 4;
  private static final int TRIPLET = 3;
  private static final String STOCK_SIZE = "stock-size";

  private static final SeatMoves<KowahMove> DRAW_FROM_STOCK = SeatMoves.of(Draw::fromStock);
  private static final SeatChoice<KowahMove> DRAW =
      SeatChoice.of(Draw::fromStock, Draw::fromDiscards);
  private static final SeatChoice<KowahMove> CLAIM_OR_PASS = SeatChoice.of(Claim::new, Pass::new);

  private static final Phases<Phase, KowahState, KowahMove> PHASES =
      Phases.<Phase, KowahState, KowahMove>of(Phase.class)
          .elsewhere("KOW-3", "dealt", Shuffle.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("KOW-3", "undealt")
          .in(Phase.DRAW)
          .turn("KOW-15", "turn", Draw.class, Declare.class)
          .unlike("KOW-30a", "no-claim", Claim.class, Pass.class)
          .others("KOW-15", "draw-first")
          .in(Phase.DISCARD)
          .turn("KOW-15", "turn", Discard.class, DiscardDeclaring.class)
          .unlike("KOW-30a", "no-claim", Claim.class, Pass.class)
          .others("KOW-15", "drawn")
          .in(Phase.CLAIM_DRAW, Phase.CLAIM_DISCARD)
          .turn(Kowah::refusalOfOthersThanClaimant, Claim.class, Pass.class)
          .others(Kowah::refusalOfOthersThanClaimant)
          .over(Phase.OVER, "KOW-43")
          .build();

  private final KowahOptions options;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Kowah(int seats, KowahOptions options) {
    super(seats, KowahMove.SYNTAX);
    this.options = options;
  }

  @Override
  public KowahState start() {
    return KowahState.undealt(PACK.cards(), seats);
  }

  @Override
  public Optional<Refusal> refusal(KowahState state, KowahMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.seatInTurn(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Draw draw) {
      return state.cards().has(draw.source()) ? Optional.empty() : refuse("KOW-16", "no-discard");
    }
    if (move instanceof Discarding discard) {
      return refusalOfDiscard(state, discard);
    }
    if (move instanceof Declare declare) {
      return options.declaresAtDraw()
          ? refusalOfPair(state, state.held(), declare.pair())
          : refuse("KOW-21", "with-discard");
    }
    return move instanceof Shuffle shuffle
        ? shuffle.refusalUnlessOf(PACK, "KOW-1")
        : Optional.empty(); // a claim (KOW-33), a pass (KOW-34)
  }

  private static Optional<Refusal> refusalOfOthersThanClaimant(KowahState state, KowahMove move) {
    return refuse("KOW-30", "window", Seats.of(state.claimant()));
  }

  private Optional<Refusal> refusalOfDiscard(KowahState state, Discarding discard) {
    PlayingCard card = discard.card();
    if (!state.held().contains(card)) {
      return refuse("KOW-18", "not-held", card);
    }
    if (discardable(state).contains(card)) {
      return discard instanceof DiscardDeclaring declaring
          ? refusalOfPair(state, state.held().without(card), declaring.pair())
          : Optional.empty();
    }
    return state.hasDeclared(state.seat())
        ? refuse("KOW-25", "breaks", card, state.declared(state.seat()))
        : refuse("KOW-19", "just-drawn", card);
  }

  private Optional<Refusal> refusalOfPair(
      KowahState state, CardBag<PlayingCard> eight, PlayingCard pair) {
    if (state.hasDeclared(state.seat())) {
      return refuse("KOW-24", "declared", state.declared(state.seat()));
    }
    if (pairs(eight).contains(pair)) {
      return Optional.empty();
    }
    if (eight.count(pair) < PAIR) {
      return refuse("KOW-7", "no-pair", pair);
    }
    return missing(eight, pair, true) == 0
        ? refuse("KOW-10", "same-rank", pair)
        : refuse("KOW-13", "no-hand", pair);
  }

  /** Returns the pairs that may be declared with eight of some cards (KOW-8 to KOW-13a). */
  protected CardSet<PlayingCard> pairs(CardBag<PlayingCard> cards) {
    CardSet<PlayingCard> pairs = noCards();
    boolean isNear = RankSets.leaveAtMost(cards, TRIPLET, cards.size() - 2 * TRIPLET);
    for (PlayingCard card : isNear ? cards.distinct() : pairs) { // KOW-7
      boolean isPair = missing(cards, card, options.pairOfAnyRank()) == 0;
      pairs = isPair ? pairs.with(card) : pairs;
    }
    return pairs;
  }

  /** Returns how many cards are missing among some to make a checki hand on a card (KOW-13). */
  static int missing(CardBag<PlayingCard> cards, PlayingCard pair, boolean anyRank) {
    int paired = Math.min(cards.count(pair), PAIR);
    int left = countRank(cards, pair.rank()) - paired;
    RankSets sets = RankSets.of(cards, TRIPLET, pair.rank(), anyRank ? left : 0); // KOW-10, KOW-14
    int six = sets.both(); // KOW-8, KOW-13a
    CardSet<PlayingCard> others = ofRank(cards.distinct(), pair.rank()).without(pair); // KOW-11
    for (PlayingCard two : anyRank ? noCards() : others) { // KOW-9, KOW-12
      int three = Math.min(cards.count(two), PAIR) + Math.min(others.size() - 1, 1);
      six = Math.max(six, three + Math.max(sets.first(), Math.min(left - three, TRIPLET)));
    }
    return PAIR - paired + 2 * TRIPLET - six;
  }

  /** Returns what the seat in turn may discard after it has drawn. */
  protected CardSet<PlayingCard> discardable(KowahState state) {
    CardBag<PlayingCard> held = state.held();
    CardSet<PlayingCard> cards = held.distinct(); // KOW-19
    if (!state.hasDeclared(state.seat())) {
      PlayingCard drawn = state.drawnUp();
      return options.returnsDiscard() || drawn == null || held.count(drawn) > 1
          ? cards
          : cards.without(drawn);
    }
    for (PlayingCard card : held.distinct()) { // KOW-25
      boolean keeps = pairs(held.without(card)).contains(state.declared(state.seat()));
      cards = keeps ? cards : cards.without(card);
    }
    return cards;
  }

  /** Tells whether a seat, which has declared its pair and has eight cards, waits for a card. */
  protected boolean waitsFor(KowahState state, int seat, PlayingCard card) {
    PlayingCard declared = state.declared(seat);
    if (card == declared) {
      return true; // KOW-26, KOW-27
    }
    return switch (options.winningPair()) { // KOW-26b
      case DECLARED -> false;
      case EITHER ->
          card.rank() == declared.rank()
              && missing(state.cards().hand(seat), card, false) == 0; // KOW-9, KOW-26a
      case ANY -> state.cards().hand(seat).count(card) == PAIR; // KOW-26c
    };
  }

  /** Declarations, then draws from stock and discards; discards in the order of the pack. */
  @Override
  public MoveList<KowahMove> legalMoves(KowahState state) {
    return switch (state.phase()) {
      case DRAW -> beginnings(state);
      case DISCARD -> discards(state);
      case CLAIM_DRAW, CLAIM_DISCARD -> CLAIM_OR_PASS.get(state.claimant());
      case SHUFFLE, OVER -> MoveList.empty();
    };
  }

  private MoveList<KowahMove> beginnings(KowahState state) {
    int seat = state.seat();
    MoveList<KowahMove> moves = MoveList.empty();
    boolean mayDeclare = options.declaresAtDraw() && !state.hasDeclared(seat);
    for (PlayingCard pair : mayDeclare ? pairs(state.held()) : noCards()) {
      moves = moves.plus(new Declare(seat, pair)); // KOW-21
    }
    return moves.plus(
        state.cards().has(Source.DISCARD) ? DRAW.get(seat) : DRAW_FROM_STOCK.list(seat));
  }

  private boolean wins(KowahState state, int seat, PlayingCard card) {
    return state.hasDeclared(seat) && waitsFor(state, seat, card); // KOW-22
  }

  private MoveList<KowahMove> discards(KowahState state) {
    int seat = state.seat();
    CardSet<PlayingCard> discardable = discardable(state).intersect(state.held().distinct());
    MoveList<KowahMove> moves = MoveList.ofCards(discardable, Discard.SHARED, seat);
    boolean mayDeclare = !state.hasDeclared(seat) && !pairs(state.held()).isEmpty();
    for (PlayingCard card : mayDeclare ? discardable : noCards()) {
      for (PlayingCard pair : pairs(state.held().without(card))) {
        moves = moves.plus(new DiscardDeclaring(seat, card, pair)); // KOW-20
      }
    }
    return moves;
  }

  @Override
  protected ImmutableList<String> governingInTurn(KowahState state, int seat) {
    return switch (state.phase()) {
      case CLAIM_DRAW -> ImmutableList.of("KOW-30", "KOW-33", "KOW-34");
      case CLAIM_DISCARD -> ImmutableList.of("KOW-31", "KOW-33", "KOW-34");
      case DISCARD ->
          state.hasDeclared(seat)
              ? ImmutableList.of("KOW-18", "KOW-24", "KOW-25")
              : ImmutableList.of(
                  "KOW-7", "KOW-10", "KOW-13", "KOW-18", "KOW-19", "KOW-20", "KOW-22");
      default -> governingTheDraw(state, seat);
    };
  }

  private ImmutableList<String> governingTheDraw(KowahState state, int seat) {
    if (state.hasDeclared(seat)) {
      return ImmutableList.of("KOW-15", "KOW-16", "KOW-24");
    }
    return options.declaresAtDraw()
        ? ImmutableList.of("KOW-7", "KOW-10", "KOW-13", "KOW-15", "KOW-16", "KOW-21", "KOW-22")
        : ImmutableList.of("KOW-15", "KOW-16", "KOW-21");
  }

  @Override
  protected KowahState applyLegal(
      KowahState state, KowahMove move, StageListener<KowahState> stages) {
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle.cards(), stages);
    }
    if (move instanceof Draw draw) {
      return draw(state, draw.source(), stages);
    }
    if (move instanceof Claim) {
      return win(state, state.claimant(), state.offered(), stages); // KOW-33
    }
    if (move instanceof Pass) {
      return pass(state, stages);
    }
    if (move instanceof Declare declare) {
      return declared(state, declare.pair());
    }
    if (move instanceof Discard discard) {
      return discard(state, discard.card(), stages);
    }
    if (move instanceof DiscardDeclaring discard) {
      return discard(declared(state, discard.pair()), discard.card(), stages);
    }
    throw unknown(move);
  }

  private static KowahState declared(KowahState state, PlayingCard pair) { // KOW-23
    return state.opened(state.seat(), pair, pair);
  }

  private KowahState deal(
      KowahState state, CardList<PlayingCard> pack, StageListener<KowahState> stages) {
    KowahCards cards = KowahCards.dealt(pack, seats, next(state.dealer()), HAND_SIZE); // KOW-5
    KowahState dealt = state.dealt(cards);
    stages.reached("dealt", dealt.dealer(), dealt, HAND_SIZE);
    return dealt;
  }

  private KowahState draw(KowahState state, Source source, StageListener<KowahState> stages) {
    int seat = state.seat();
    PlayingCard card = state.cards().top(source); // KOW-17
    if (wins(state, seat, card)) {
      return win(state, seat, source, stages); // KOW-28, KOW-35, KOW-36
    }
    if (source == Source.DISCARD || state.cards().opened().without(seat).isEmpty()) { // KOW-29
      return state.got(seat, source);
    }
    KowahState shown = state.shown(card, entitled(state, card)); // KOW-30, KOW-37
    stages.reached("card-shown", seat, shown, card);
    return shown.claimant() == Seats.NOBODY
        ? pass(shown, stages) // KOW-30a
        : claimed(shown, stages);
  }

  /** Returns who waits for a card of the seat in turn: no two can (KOW-32). */
  private int entitled(KowahState state, PlayingCard card) {
    for (int seat = 0; seat < seats; seat++) {
      if (seat != state.seat() && wins(state, seat, card)) {
        return seat;
      }
    }
    return Seats.NOBODY;
  }

  private KowahState discard(KowahState state, PlayingCard card, StageListener<KowahState> stages) {
    KowahState after = state.discarded(card, entitled(state, card)); // KOW-18, KOW-31
    return after.claimant() == Seats.NOBODY
        ? pass(after, stages)
        : claimed(after, stages); // KOW-37
  }

  /** Claims a card for a seat that is not asked. */
  private KowahState claimed(KowahState state, StageListener<KowahState> stages) {
    boolean claims = state.claimant() != Seats.NOBODY && options.claimsAutomatically();
    return claims ? win(state, state.claimant(), state.offered(), stages) : state;
  }

  private KowahState pass(KowahState state, StageListener<KowahState> stages) { // KOW-34
    if (state.phase() == Phase.CLAIM_DRAW) {
      return state.got(state.seat(), Source.STOCK);
    }
    return state.cards().stock().isEmpty()
        ? endHand(state, stages) // KOW-41
        : state.turnOf(next(state.seat()));
  }

  /** Gives a seat a card for which it waits (KOW-40), and lays its pair open (KOW-33a). */
  private KowahState win(
      KowahState state, int seat, Source source, StageListener<KowahState> stages) {
    PlayingCard card = state.cards().top(source);
    KowahState won = state.got(seat, source).opened(seat, card);
    return endHand(card == state.declared(seat) ? won : won.opened(seat, card, card), stages);
  }

  private KowahState endHand(KowahState state, StageListener<KowahState> stages) {
    KowahState ended = state.ended();
    int winner = state.winner();
    if (winner == Seats.NOBODY) {
      stages.reached("nobody-wins", ended);
    } else {
      ended = ended.withSheet(ended.sheet().add(ended.handNumber(), "KOW-38", winner, 1)); // KOW-39
      stages.reached("hand-won", winner, ended, ended.cards().open().get(winner));
    }
    if (!isLast(ended)) {
      return ended.nextHand();
    }
    KowahState over = ended.over();
    Seats winners = over.outcome().orElseThrow().winners();
    stages.reached(winners.isEmpty() ? "game-drawn" : "game-won", Seats.NOBODY, over, winners);
    return over;
  }

  /** Tells whether a hand that has ended is the last of the game (KOW-42, KOW-43). */
  protected boolean isLast(KowahState ended) {
    int won = ended.sheet().lines().size();
    return (options.redealsDrawn() ? won : ended.handNumber()) >= options.hands();
  }

  @Override
  protected KowahMove chanceMove(KowahState state, RandomSource random) {
    return new Shuffle(PACK.shuffled(random));
  }

  @Override
  public Deductions<KowahState, KowahMove> deductions() {
    return new KowahDeductions();
  }

  private final class KowahDeductions implements Deductions<KowahState, KowahMove> {
    /** Whoever declares has a checki hand (KOW-20, KOW-21) and keeps one (KOW-25). */
    @Override
    public void fromMove(KowahState before, KowahMove move, DeductionListener deductions) {
      int seat = before.seat();
      boolean keeps = move instanceof Discarding && before.hasDeclared(seat);
      if (!keeps && !(move instanceof Declaring)) {
        return;
      }
      PlayingCard pair =
          move instanceof Declaring declaring ? declaring.pair() : before.declared(seat);
      CardBag<PlayingCard> none = CardBag.empty(FAMILY);
      CardBag<PlayingCard> discarded =
          move instanceof Discarding discard ? none.with(discard.card()) : none;
      CardBag<PlayingCard> open = before.cards().open().get(seat);
      deductions.complete(
          "hand." + seat,
          FAMILY,
          hidden -> {
            CardBag<PlayingCard> cards = hidden.toBag().plus(open);
            boolean fits =
                cards.size() == HAND_SIZE + discarded.size() && cards.containsAll(discarded);
            return fits
                ? missing(cards.minus(discarded), pair, options.pairOfAnyRank())
                : HAND_SIZE;
          },
          MOST_MISSING);
    }

    /**
     * Who does not win, and who is not asked for a claim, tells of hidden cards (KOW-28, KOW-30).
     */
    @Override
    public void fromConsequences(
        KowahState before, KowahMove move, KowahState after, DeductionListener deductions) {
      if (options.winningPair() != WinningPair.DECLARED) {
        if (!before.cards().opened().isEmpty() && !move.isChance()) {
          deductions.unknown();
        }
      } else if (move instanceof Draw draw
          && draw.source() == Source.STOCK
          && before.hasDeclared(before.seat())
          && after.phase() == Phase.DISCARD) {
        PlayingCard pair = before.declared(before.seat());
        deductions.since(
            STOCK_SIZE,
            String.valueOf(before.cards().stock().size()),
            "hand." + before.seat(),
            FAMILY,
            (then, now) -> then.toBag().count(pair) == now.toBag().count(pair));
      }
    }
  }

  @Override
  public RulesOfThumb<KowahState, KowahMove> rulesOfThumb() {
    return KowahThumbs.INSTANCE;
  }

  @Override
  public Table table(KowahState state) {
    KowahCards cards = state.cards();
    CardList<PlayingCard> stock = cards.stock();
    int shown = state.phase() == Phase.CLAIM_DRAW ? 1 : 0;
    Table.Builder table =
        Table.builder()
            .pile("stock", stock.draw(shown), NOBODY)
            .pile("discard", cards.discards(), ALL)
            .piles("pair", cards.open(), ALL)
            .pile("shown", stock.first(shown), ALL)
            .hands("hand", cards.hidden());
    for (int seat = 0; seat < seats; seat++) {
      table.fact(Type.CARD, "checki." + seat, state.hasDeclared(seat) ? state.declared(seat) : "-");
    }
    return table
        .fact("hand-number", state.handNumber())
        .seat("dealer", state.dealer())
        .fact("turn", state.turn().seats())
        .word("phase", state.phase())
        .seat("claimant", state.claimant())
        .fact(Type.CARD, "last-shown", code(state.hand().lastShown().orElse(null)))
        .fact(Type.CARD, "drawn-up", code(state.drawnUp()))
        .fact(STOCK_SIZE, stock.size() - shown)
        .seat("winner", state.winner())
        .fact("score", state.scores())
        .build();
  }

  private static String code(@Nullable PlayingCard card) {
    return card == null ? "-" : card.code();
  }

  @Override
  public KowahState withCards(KowahState state, Table table) {
    CardList<PlayingCard> shown = table.list("shown", FAMILY);
    CardList<PlayingCard> stock = shown.appendAll(table.list("stock", FAMILY));
    return state.with(state.cards().with(table.bags("hand", seats, FAMILY), stock));
  }
}
