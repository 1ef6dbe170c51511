package io.github.spadille.rummy.kowah;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Deal;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Stock;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.rummy.kowah.KowahMove.Claim;
import io.github.spadille.rummy.kowah.KowahMove.Declare;
import io.github.spadille.rummy.kowah.KowahMove.Discard;
import io.github.spadille.rummy.kowah.KowahMove.DiscardDeclaring;
import io.github.spadille.rummy.kowah.KowahMove.Discarding;
import io.github.spadille.rummy.kowah.KowahMove.Draw;
import io.github.spadille.rummy.kowah.KowahMove.Pass;
import io.github.spadille.rummy.kowah.KowahMove.Shuffle;
import io.github.spadille.rummy.kowah.KowahMove.Source;
import io.github.spadille.rummy.kowah.KowahState.Hand;
import io.github.spadille.rummy.kowah.KowahState.Phase;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Kowah: make a hand with a pair, declare it, and win with the third card of the pair.
 *
 * <p>{@code SHUFFLE → DRAW → CLAIM_DRAW → DISCARD → CLAIM_DISCARD → (DRAW | SHUFFLE | OVER)}; a
 * claim is awaited only from a seat that waits for the card. A hand is hidden from all but its
 * owner, also at the end, but for the declared pair; the stock from everybody. The rulebook is
 * {@code kowah.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #pairs} (KOW-8 to KOW-13a), {@link
 * #mayHaveCheckiHand} (the same of nine cards), {@link #discardable} (KOW-19, KOW-25), {@link
 * #waitsFor} (KOW-26, KOW-26a), {@link #isLast} (KOW-42, KOW-43).
 */
public class Kowah extends AbstractRules<KowahState, KowahMove> {
  /** The game. */
  public static final Game<KowahState, KowahMove, KowahOptions> GAME =
      Game.<KowahState, KowahMove, KowahOptions>builder("kowah")
          .name("Kowah")
          .family("rummy")
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
  private static final int MOST_MOVES = 12;
  private static final int MOST_MISSING = 4;

  private static final PerSeat<MoveList<KowahMove>> DRAW_FROM_STOCK =
      PerSeat.each(4, seat -> MoveList.of(Draw.of(seat, Source.STOCK)));
  private static final PerSeat<MoveList<KowahMove>> DRAW =
      PerSeat.each(4, seat -> DRAW_FROM_STOCK.get(seat).plus(Draw.of(seat, Source.DISCARD)));

  private final KowahOptions options;

  /**
   * Creates the rules.
   *
   * @param seats 2 to 4
   * @param options checked by {@link #GAME} against the number of seats
   */
  protected Kowah(int seats, KowahOptions options) {
    super(seats, KowahMove.SYNTAX);
    this.options = options;
  }

  @Override
  public KowahState start() {
    PerSeat<CardBag<PlayingCard>> none = PerSeat.of(seats, CardBag.empty(FAMILY));
    ScoreSheet sheet = ScoreSheet.empty(seats);
    return new KowahState(
        Phase.SHUFFLE,
        new Hand(1, seats - 1, Phrase.NOBODY, none, Optional.empty(), sheet), // KOW-6
        0,
        Phrase.NOBODY,
        Optional.empty(),
        none,
        Stock.of(PACK.cards()));
  }

  @Override
  public Optional<Refusal> refusal(KowahState state, KowahMove move) {
    if (move instanceof Shuffle shuffle) {
      return state.phase() == Phase.SHUFFLE
          ? shuffle.refusalUnlessOf(PACK, "KOW-1")
          : refuse("KOW-3", "dealt");
    }
    if (state.phase() == Phase.SHUFFLE || state.phase() == Phase.OVER) {
      return state.phase() == Phase.OVER ? refuse("KOW-43", "over") : refuse("KOW-3", "undealt");
    }
    boolean answers = move instanceof Claim || move instanceof Pass;
    if (state.claimant() >= 0) {
      return answers && move.seat() == state.claimant()
          ? Optional.empty()
          : refuse("KOW-30", "window", Seats.of(state.claimant()));
    }
    if (answers) {
      return refuse("KOW-30a", "no-claim");
    }
    if (move.seat() != state.seat()) {
      return refuse("KOW-15", "turn", Seats.of(state.seat()));
    }
    return state.phase() == Phase.DRAW
        ? refusalBeforeDraw(state, move)
        : refusalAfterDraw(state, move);
  }

  private Optional<Refusal> refusalBeforeDraw(KowahState state, KowahMove move) {
    if (move instanceof Draw draw) {
      return draw.source() == Source.DISCARD && state.stock().discards().isEmpty()
          ? refuse("KOW-16", "no-discard")
          : Optional.empty();
    }
    if (!(move instanceof Declare declare)) {
      return refuse("KOW-15", "draw-first");
    }
    return options.declaresAtDraw()
        ? refusalOfPair(state, state.held(), declare.pair())
        : refuse("KOW-21", "with-discard");
  }

  private Optional<Refusal> refusalAfterDraw(KowahState state, KowahMove move) {
    if (!(move instanceof Discarding discard)) {
      return refuse("KOW-15", "drawn");
    }
    PlayingCard card = discard.card();
    if (discardable(state).contains(card)) {
      return move instanceof DiscardDeclaring declaring
          ? refusalOfPair(state, state.held().without(card), declaring.pair())
          : Optional.empty();
    }
    if (!state.held().contains(card)) {
      return refuse("KOW-18", "not-held", card);
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
    if (eight.count(pair) < 2) {
      return refuse("KOW-7", "no-pair", pair);
    }
    return Checki.missing(eight, pair, true) == 0
        ? refuse("KOW-10", "same-rank", pair)
        : refuse("KOW-13", "no-hand", pair);
  }

  /** Returns the cards of the pairs that may be declared with eight cards (KOW-8 to KOW-13a). */
  protected CardSet<PlayingCard> pairs(CardBag<PlayingCard> eight) {
    return Checki.pairs(eight, options.pairOfAnyRank());
  }

  /** Tells whether nine cards without one of them may be a checki hand, at a quick look. */
  protected boolean mayHaveCheckiHand(CardBag<PlayingCard> nine) {
    return Checki.isNear(nine);
  }

  /** Returns what the seat in turn may discard after it has drawn. */
  protected CardSet<PlayingCard> discardable(KowahState state) {
    if (state.hasDeclared(state.seat())) {
      return keepingTheForm(state);
    }
    CardSet<PlayingCard> held = state.held().distinct(); // KOW-19
    Optional<PlayingCard> drawn = state.drawnUp();
    return options.returnsDiscard() || drawn.isEmpty() || state.held().count(drawn.get()) > 1
        ? held
        : held.without(drawn.get());
  }

  private CardSet<PlayingCard> keepingTheForm(KowahState state) { // KOW-25
    CardSet<PlayingCard> keeping = state.held().distinct();
    for (PlayingCard card : state.held().distinct()) {
      boolean kept = pairs(state.held().without(card)).contains(state.declared(state.seat()));
      keeping = kept ? keeping : keeping.without(card);
    }
    return keeping;
  }

  /** Tells whether a seat, which has eight cards, waits for a card. */
  protected boolean waitsFor(KowahState state, int seat, PlayingCard card) {
    if (!state.hasDeclared(seat)) {
      return false; // KOW-22
    }
    PlayingCard declared = state.declared(seat);
    return card == declared // KOW-26, KOW-27
        || options.eitherPairWins() // KOW-26a, KOW-26b
            && Checki.isSecondPair(state.cards().get(seat), declared, card);
  }

  /** Declarations, then draws from stock and discards; discards in the order of the pack. */
  @Override
  public MoveList<KowahMove> legalMoves(KowahState state) {
    return switch (state.phase()) {
      case DRAW -> beginnings(state);
      case DISCARD -> discards(state);
      case CLAIM_DRAW, CLAIM_DISCARD ->
          MoveList.<KowahMove>of(new Claim(state.claimant())).plus(new Pass(state.claimant()));
      case SHUFFLE, OVER -> MoveList.empty();
    };
  }

  private MoveList<KowahMove> beginnings(KowahState state) {
    int seat = state.seat();
    MoveList<KowahMove> draws =
        (state.stock().discards().isEmpty() ? DRAW_FROM_STOCK : DRAW).get(seat);
    if (!options.declaresAtDraw() || state.hasDeclared(seat)) {
      return draws;
    }
    MoveList<KowahMove> moves = MoveList.empty();
    for (PlayingCard pair : pairs(state.held())) {
      moves = moves.plus(new Declare(seat, pair));
    }
    return moves.plus(draws);
  }

  private MoveList<KowahMove> discards(KowahState state) {
    int seat = state.seat();
    CardSet<PlayingCard> discardable = discardable(state);
    MoveList<KowahMove> discards = MoveList.ofCards(discardable, Discard.SHARED, seat);
    if (state.hasDeclared(seat) || !mayHaveCheckiHand(state.held())) {
      return discards;
    }
    MoveList.Builder<KowahMove> declaring = MoveList.builder(MOST_MOVES, KowahMove[]::new);
    for (PlayingCard card : discardable) {
      for (PlayingCard pair : pairs(state.held().without(card))) {
        declaring.add(new DiscardDeclaring(seat, card, pair)); // KOW-20
      }
    }
    return discards.plus(declaring.build());
  }

  @Override
  public ImmutableList<String> governing(KowahState state, int seat) {
    String declaring = state.hasDeclared(seat) ? "KOW-24" : "KOW-22";
    return switch (state.phase()) {
      case CLAIM_DRAW -> ImmutableList.of("KOW-30", "KOW-33", "KOW-34");
      case CLAIM_DISCARD -> ImmutableList.of("KOW-31", "KOW-33", "KOW-34");
      case DISCARD -> ImmutableList.of("KOW-18", state.hasDeclared(seat) ? "KOW-25" : "KOW-20");
      default -> ImmutableList.of("KOW-15", "KOW-16", declaring);
    };
  }

  @Override
  protected KowahState applyLegal(KowahState state, KowahMove move, Stages<KowahState> stages) {
    if (move instanceof Draw draw) {
      return draw(state, draw.source(), stages);
    }
    if (move instanceof Discarding discard) {
      return discard(
          move instanceof DiscardDeclaring declaring ? state.declaring(declaring.pair()) : state,
          discard.card(),
          stages);
    }
    if (move instanceof Declare declare) {
      return state.declaring(declare.pair()); // KOW-21
    }
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle.cards(), stages);
    }
    return move instanceof Claim ? claim(state, stages) : pass(state, stages);
  }

  private KowahState deal(KowahState state, CardList<PlayingCard> pack, Stages<KowahState> stages) {
    int first = next(state.hand().dealer()); // KOW-6
    PerSeat<CardBag<PlayingCard>> hands = Deal.bags(pack, seats, first, HAND_SIZE * seats);
    Stock<PlayingCard> stock = Stock.of(pack.draw(HAND_SIZE * seats)); // KOW-5
    KowahState dealt = state.dealt(first, hands, stock);
    stages.reached("dealt", state.hand().dealer(), dealt, HAND_SIZE);
    return dealt;
  }

  private KowahState draw(KowahState state, Source source, Stages<KowahState> stages) {
    int seat = state.seat();
    Stock<PlayingCard> stock = state.stock();
    PlayingCard card = source == Source.STOCK ? stock.top() : stock.upcard(); // KOW-17
    if (waitsFor(state, seat, card)) {
      return win(state.got(seat, source), seat, card, stages); // KOW-28, KOW-35, KOW-36
    }
    if (source == Source.DISCARD || !isShown(state)) {
      return state.got(seat, source);
    }
    KowahState shown = state.showed(entitled(state, card)); // KOW-30, KOW-37
    boolean isClaimed = shown.claimant() >= 0;
    KowahState after = isClaimed ? shown : shown.got(seat, source); // KOW-30a
    if (stages.areHeard()) {
      stages.reached("card-shown", seat, after, card);
    }
    return isClaimed && options.claimsAutomatically() ? claim(after, stages) : after;
  }

  /** Tells whether a card that the seat in turn draws from the stock is shown to all (KOW-29). */
  private boolean isShown(KowahState state) {
    boolean shown = false;
    for (int seat = 0; seat < seats; seat++) {
      shown |= seat != state.seat() && state.hasDeclared(seat);
    }
    return shown;
  }

  /** Returns who waits for a card of the seat in turn: no two can (KOW-32). */
  private int entitled(KowahState state, PlayingCard card) {
    for (int seat = 0; seat < seats; seat++) {
      if (seat != state.seat() && waitsFor(state, seat, card)) {
        return seat;
      }
    }
    return Phrase.NOBODY;
  }

  private KowahState discard(
      KowahState state, PlayingCard card, Stages<KowahState> stages) { // KOW-18
    KowahState after = state.discarded(card, entitled(state, card), next(state.seat())); // KOW-31
    if (after.claimant() < 0) {
      return turnEnds(after, stages);
    }
    return options.claimsAutomatically() ? claim(after, stages) : after;
  }

  private KowahState claim(KowahState state, Stages<KowahState> stages) { // KOW-33
    boolean drawn = state.phase() == Phase.CLAIM_DRAW;
    PlayingCard card = drawn ? state.stock().top() : state.stock().upcard();
    KowahState claimed = state.got(state.claimant(), drawn ? Source.STOCK : Source.DISCARD);
    return win(claimed, state.claimant(), card, stages);
  }

  private KowahState pass(KowahState state, Stages<KowahState> stages) { // KOW-34
    return state.phase() == Phase.CLAIM_DRAW
        ? state.got(state.seat(), Source.STOCK)
        : turnEnds(state.awaiting(Phase.DRAW, state.hand(), next(state.seat())), stages);
  }

  private KowahState turnEnds(KowahState next, Stages<KowahState> stages) {
    return next.stock().isEmpty() ? endHand(next, Phrase.NOBODY, stages) : next; // KOW-41
  }

  /** Ends the hand for a seat that has just got a card for which it waited (KOW-40). */
  private KowahState win(KowahState state, int seat, PlayingCard card, Stages<KowahState> stages) {
    CardBag<PlayingCard> third = CardBag.of(FAMILY, card);
    boolean isDeclared = card == state.declared(seat);
    CardBag<PlayingCard> shown = isDeclared ? third : third.with(card).with(card); // KOW-33a
    return endHand(state.with(state.phase(), state.hand().showing(seat, shown)), seat, stages);
  }

  private KowahState endHand(KowahState state, int winner, Stages<KowahState> stages) {
    Hand hand = state.hand();
    ScoreSheet sheet = hand.sheet();
    sheet = winner < 0 ? sheet : sheet.add(hand.number(), "KOW-38", winner, 1); // KOW-39
    KowahState ended = state.awaiting(Phase.SHUFFLE, hand.wonBy(winner, sheet), state.seat());
    if (winner < 0) {
      stages.reached("nobody-wins", ended);
    } else if (stages.areHeard()) {
      stages.reached("hand-won", winner, ended, hand.open().get(winner));
    }
    if (!isLast(ended)) {
      int dealer = next(hand.dealer()); // KOW-43
      return ended.with(
          Phase.SHUFFLE,
          new Hand(hand.number() + 1, dealer, winner, hand.open(), hand.lastShown(), sheet));
    }
    KowahState over = ended.with(Phase.OVER, ended.hand());
    if (stages.areHeard()) {
      Seats winners = over.outcome().orElseThrow().winners();
      stages.reached(winners.isEmpty() ? "game-drawn" : "game-won", Phrase.NOBODY, over, winners);
    }
    return over;
  }

  /** Tells whether a hand that has ended is the last of the game (KOW-42, KOW-43). */
  protected boolean isLast(KowahState ended) {
    long won = 0;
    for (int seat = 0; seat < seats; seat++) {
      won += ended.sheet().total(seat);
    }
    return (options.redealsDrawn() ? won : ended.handNumber()) >= options.hands();
  }

  @Override
  protected KowahMove chanceMove(KowahState state, RandomGenerator random) {
    return new Shuffle(PACK.shuffled(random));
  }

  /** Whoever declares has a checki hand (KOW-20, KOW-21) and keeps one (KOW-25). */
  @Override
  public void tells(KowahState before, KowahMove move, Clues clues) {
    if (move instanceof Declare declare) {
      tellCheckiHand(before, declare.pair(), Optional.empty(), clues);
    } else if (move instanceof DiscardDeclaring discard) {
      tellCheckiHand(before, discard.pair(), Optional.of(discard.card()), clues);
    } else if (move instanceof Discard discard && before.hasDeclared(discard.seat())) {
      PlayingCard pair = before.declared(discard.seat());
      tellCheckiHand(before, pair, Optional.of(discard.card()), clues);
    }
  }

  /** Tells it step by step, so that a search for such a hand comes nearer with each card. */
  private void tellCheckiHand(
      KowahState before, PlayingCard pair, Optional<PlayingCard> discard, Clues clues) {
    CardBag<PlayingCard> open = before.hand().open().get(before.seat());
    for (int missing = 0; missing <= MOST_MISSING; missing++) {
      int most = missing;
      clues.that(
          "hand." + before.seat(),
          FAMILY,
          hidden -> {
            CardBag<PlayingCard> cards = hidden.toBag().plus(open);
            CardBag<PlayingCard> eight =
                discard.filter(cards::contains).map(cards::without).orElse(cards);
            return eight.size() == HAND_SIZE
                && Checki.missing(eight, pair, options.pairOfAnyRank()) <= most;
          });
    }
  }

  /** Who wins, and who is asked for a claim, tells of cards that nobody else sees (KOW-28). */
  @Override
  public void tells(KowahState before, KowahMove move, KowahState after, Clues clues) {
    boolean waited = isShown(before) || before.hasDeclared(before.seat());
    boolean fromStock = move instanceof Draw draw && draw.source() == Source.STOCK; // KOW-29
    if (waited && !move.isChance() && (fromStock || options.eitherPairWins())) {
      clues.unknown();
    }
  }

  @Override
  public Table table(KowahState state) {
    Hand hand = state.hand();
    Table.Builder table =
        Table.builder()
            .pile("stock", state.faceDown(), NOBODY)
            .pile("discard", state.stock().discards(), ALL)
            .piles("pair", hand.open(), ALL)
            .pile(
                "shown",
                state.stock().cards().first(state.stock().cards().size() - state.faceDown().size()),
                ALL);
    for (int seat = 0; seat < seats; seat++) {
      CardBag<PlayingCard> hidden = state.cards().get(seat).minus(hand.open().get(seat));
      table
          .pile("hand", seat, hidden, Audience.seat(seat))
          .fact(Type.CARD, "checki." + seat, state.hasDeclared(seat) ? state.declared(seat) : "-");
    }
    return table
        .fact("hand-number", state.handNumber())
        .seat("dealer", hand.dealer())
        .fact("turn", state.turn().seats())
        .word("phase", state.phase())
        .seat("claimant", state.claimant())
        .fact(Type.CARD, "last-shown", hand.lastShown().map(PlayingCard::code).orElse("-"))
        .fact(Type.CARD, "drawn-up", state.drawnUp().map(PlayingCard::code).orElse("-"))
        .fact("stock-size", state.faceDown().size())
        .seat("winner", hand.winner())
        .fact("score", state.scores())
        .build();
  }

  @Override
  public KowahState withCards(KowahState state, Table table) {
    PerSeat<CardBag<PlayingCard>> hidden = table.bags("hand", seats, FAMILY);
    PerSeat<CardBag<PlayingCard>> open = state.hand().open();
    CardList<PlayingCard> stock =
        table.list("shown", FAMILY).appendAll(table.list("stock", FAMILY));
    return state.with(
        PerSeat.each(seats, seat -> hidden.get(seat).plus(open.get(seat))),
        new Stock<>(stock, state.stock().discards()));
  }
}
