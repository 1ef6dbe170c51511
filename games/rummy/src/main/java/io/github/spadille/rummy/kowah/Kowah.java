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
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Deal;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Stock;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Words;
import io.github.spadille.rummy.kowah.KowahMove.Claim;
import io.github.spadille.rummy.kowah.KowahMove.Declare;
import io.github.spadille.rummy.kowah.KowahMove.Discard;
import io.github.spadille.rummy.kowah.KowahMove.DiscardDeclaring;
import io.github.spadille.rummy.kowah.KowahMove.Draw;
import io.github.spadille.rummy.kowah.KowahMove.Pass;
import io.github.spadille.rummy.kowah.KowahMove.Shuffle;
import io.github.spadille.rummy.kowah.KowahMove.Source;
import io.github.spadille.rummy.kowah.KowahState.Hand;
import io.github.spadille.rummy.kowah.KowahState.Phase;
import io.github.spadille.rummy.kowah.KowahState.Player;
import java.util.Optional;
import java.util.function.IntFunction;
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
  private static final int MAX_SEATS = 4; // KOW-2

  /** The game. */
  public static final Game<KowahState, KowahMove, KowahOptions> GAME =
      Game.<KowahState, KowahMove, KowahOptions>builder("kowah")
          .name("Kowah")
          .family("rummy")
          .summary("Make a hand with a pair, declare it, and win with the third card of the pair.")
          .seats(2, MAX_SEATS, 4)
          .options(KowahOptions.SCHEMA)
          .rulebook(Rulebook.resource(Kowah.class, "kowah.md"))
          .words(Words.resource(Kowah.class, "kowah"))
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

  private static final ImmutableList<MoveList<KowahMove>> DRAW_FROM_STOCK =
      lists(seat -> MoveList.of(Draw.of(seat, Source.STOCK)));
  private static final ImmutableList<MoveList<KowahMove>> DRAW =
      lists(
          seat ->
              MoveList.<KowahMove>of(Draw.of(seat, Source.STOCK))
                  .plus(Draw.of(seat, Source.DISCARD)));
  private static final ImmutableList<MoveList<KowahMove>> CLAIM =
      lists(seat -> MoveList.<KowahMove>of(Claim.of(seat)).plus(Pass.of(seat)));

  private final KowahOptions options;

  /**
   * Creates the rules.
   *
   * @param seats 2 to 4
   * @param options checked by {@link #GAME} against the number of seats
   */
  protected Kowah(int seats, KowahOptions options) {
    super(seats);
    this.options = options;
  }

  @Override
  public KowahState start() {
    return new KowahState(
        Phase.SHUFFLE,
        new Hand(1, seats - 1, Phrase.NOBODY, ScoreSheet.empty(seats)), // KOW-6
        next(seats - 1),
        Phrase.NOBODY,
        Optional.empty(),
        Optional.empty(),
        PerSeat.of(seats, Player.of(CardBag.empty(FAMILY))),
        Stock.of(PACK.cards()));
  }

  @Override
  public Optional<Refusal> refusal(KowahState state, KowahMove move) {
    if (move instanceof Shuffle shuffle) {
      return state.phase() == Phase.SHUFFLE
          ? shuffle.refusalUnlessOf(PACK, "KOW-3")
          : refuse("KOW-3", "dealt");
    }
    return switch (state.phase()) {
      case SHUFFLE -> refuse("KOW-3", "undealt");
      case DRAW ->
          move.seat() == state.seat()
              ? refusalBeforeDraw(state, move)
              : refuse("KOW-15", "turn", Seats.of(state.seat()));
      case DISCARD ->
          move.seat() == state.seat()
              ? refusalAfterDraw(state, move)
              : refuse("KOW-15", "turn", Seats.of(state.seat()));
      case CLAIM_DRAW, CLAIM_DISCARD ->
          move.seat() == state.claimant() && (move instanceof Claim || move instanceof Pass)
              ? Optional.empty()
              : refuse("KOW-30", "window", Seats.of(state.claimant()), state.claimed());
      case OVER -> refuse("KOW-43", "over");
    };
  }

  private Optional<Refusal> refusalBeforeDraw(KowahState state, KowahMove move) {
    if (move instanceof Draw draw) {
      return draw.source() == Source.DISCARD && state.stock().discards().isEmpty()
          ? refuse("KOW-16", "no-discard")
          : Optional.empty();
    }
    if (move instanceof Declare declare) {
      return options.declaresAtDraw()
          ? refusalOfPair(state.player(), state.player().cards(), declare.pair())
          : refuse("KOW-21", "with-discard");
    }
    return move instanceof Claim || move instanceof Pass
        ? refuse("KOW-30a", "no-claim")
        : refuse("KOW-15", "draw-first");
  }

  private Optional<Refusal> refusalAfterDraw(KowahState state, KowahMove move) {
    if (move instanceof Discard discard) {
      return refusalOfDiscard(state, discard.card());
    }
    if (move instanceof DiscardDeclaring discard) {
      Optional<Refusal> refusal = refusalOfDiscard(state, discard.card());
      return refusal.isPresent()
          ? refusal
          : refusalOfPair(
              state.player(), state.player().cards().without(discard.card()), discard.pair());
    }
    if (move instanceof Draw) {
      return refuse("KOW-15", "drawn");
    }
    return move instanceof Declare
        ? refuse("KOW-20", "with-discard")
        : refuse("KOW-30a", "no-claim");
  }

  private Optional<Refusal> refusalOfDiscard(KowahState state, PlayingCard card) {
    if (discardable(state).contains(card)) {
      return Optional.empty();
    }
    Player player = state.player();
    if (!player.cards().contains(card)) {
      return refuse("KOW-18", "not-held", card);
    }
    if (player.declared().isEmpty()) {
      return refuse("KOW-19", "just-drawn", card);
    }
    return player.hidden().contains(card)
        ? refuse("KOW-25", "breaks", card)
        : refuse("KOW-25", "pair", card);
  }

  private Optional<Refusal> refusalOfPair(
      Player player, CardBag<PlayingCard> eight, PlayingCard pair) {
    if (player.declared().isPresent()) {
      return refuse("KOW-24", "declared", player.declared().get());
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
    Player player = state.player();
    CardSet<PlayingCard> discardable = player.cards().distinct(); // KOW-19
    if (player.declared().isPresent()) { // KOW-25
      for (PlayingCard card : player.cards().distinct()) {
        boolean kept = pairs(player.cards().without(card)).contains(player.declared().get());
        discardable = kept ? discardable : discardable.without(card);
      }
      return discardable;
    }
    Optional<PlayingCard> drawn = state.drawnUp();
    return options.returnsDiscard() || drawn.isEmpty() || player.cards().count(drawn.get()) > 1
        ? discardable
        : discardable.without(drawn.get());
  }

  /** Tells whether a seat with eight cards waits for a card. */
  protected boolean waitsFor(Player player, PlayingCard card) {
    if (player.declared().isEmpty()) {
      return false; // KOW-22
    }
    PlayingCard declared = player.declared().get();
    return card == declared // KOW-26, KOW-27
        || options.eitherPairWins() && Checki.isSecondPair(player.cards(), declared, card);
  }

  /** Declarations, then draws from stock and discards; discards in the order of the pack. */
  @Override
  public MoveList<KowahMove> legalMoves(KowahState state) {
    return switch (state.phase()) {
      case DRAW -> beginnings(state);
      case DISCARD -> discards(state);
      case CLAIM_DRAW, CLAIM_DISCARD -> CLAIM.get(state.claimant());
      case SHUFFLE, OVER -> MoveList.empty();
    };
  }

  private MoveList<KowahMove> beginnings(KowahState state) {
    int seat = state.seat();
    MoveList<KowahMove> draws =
        (state.stock().discards().isEmpty() ? DRAW_FROM_STOCK : DRAW).get(seat);
    if (!options.declaresAtDraw() || state.player().declared().isPresent()) {
      return draws;
    }
    CardSet<PlayingCard> pairs = pairs(state.player().cards());
    return pairs.isEmpty()
        ? draws
        : MoveList.<PlayingCard, KowahMove>ofCards(pairs, Declare.SHARED, seat).plus(draws);
  }

  private MoveList<KowahMove> discards(KowahState state) {
    Player player = state.player();
    CardSet<PlayingCard> discardable = discardable(state);
    MoveList<KowahMove> discards = MoveList.ofCards(discardable, Discard.SHARED, state.seat());
    if (player.declared().isPresent() || !mayHaveCheckiHand(player.cards())) {
      return discards;
    }
    MoveList.Builder<KowahMove> declaring = MoveList.builder(MOST_MOVES, KowahMove[]::new);
    for (PlayingCard card : discardable) {
      for (PlayingCard pair : pairs(player.cards().without(card))) {
        declaring.add(new DiscardDeclaring(state.seat(), card, pair)); // KOW-20
      }
    }
    return discards.plus(declaring.build());
  }

  @Override
  public ImmutableList<String> governing(KowahState state, int seat) {
    boolean declared = state.player().declared().isPresent();
    return switch (state.phase()) {
      case CLAIM_DRAW -> ImmutableList.of("KOW-30", "KOW-33", "KOW-34");
      case CLAIM_DISCARD -> ImmutableList.of("KOW-31", "KOW-33", "KOW-34");
      case DISCARD ->
          declared
              ? ImmutableList.of("KOW-18", "KOW-25")
              : ImmutableList.of("KOW-18", "KOW-19", "KOW-20");
      default ->
          declared || !options.declaresAtDraw()
              ? ImmutableList.of("KOW-15", "KOW-16")
              : ImmutableList.of("KOW-15", "KOW-16", "KOW-21");
    };
  }

  @Override
  protected KowahState applyLegal(KowahState state, KowahMove move, Stages<KowahState> stages) {
    if (move instanceof Draw draw) {
      return draw.source() == Source.STOCK ? drawFromStock(state, stages) : drawUp(state, stages);
    }
    if (move instanceof Discard discard) {
      PlayingCard card = discard.card();
      return discard(state, card, state.player().without(card), stages);
    }
    if (move instanceof DiscardDeclaring discard) { // KOW-20, KOW-23
      PlayingCard card = discard.card();
      return discard(state, card, state.player().without(card).declaring(discard.pair()), stages);
    }
    if (move instanceof Declare declare) { // KOW-21, KOW-23
      return state.with(state.seat(), state.player().declaring(declare.pair()));
    }
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle.cards(), stages);
    }
    return move instanceof Claim ? claim(state, stages) : pass(state, stages);
  }

  private KowahState deal(KowahState state, CardList<PlayingCard> pack, Stages<KowahState> stages) {
    int dealer = state.hand().dealer();
    PerSeat<CardBag<PlayingCard>> hands =
        Deal.bags(pack, seats, next(dealer), HAND_SIZE * seats); // KOW-4, KOW-6
    Stock<PlayingCard> stock = Stock.of(pack.draw(HAND_SIZE * seats)); // KOW-5
    PerSeat<Player> players = PerSeat.each(seats, seat -> Player.of(hands.get(seat)));
    KowahState dealt = state.dealt(next(dealer), players, stock);
    stages.reached("dealt", dealer, dealt, HAND_SIZE);
    return dealt;
  }

  private KowahState drawFromStock(KowahState state, Stages<KowahState> stages) { // KOW-37
    PlayingCard card = state.stock().top();
    if (waitsFor(state.player(), card)) { // KOW-28
      return win(state.drewFromStock(state.lastShown()), state.seat(), card, stages);
    }
    if (!isShown(state)) {
      return state.drewFromStock(state.lastShown());
    }
    int claimant = entitled(state, card);
    KowahState shown =
        claimant < 0 ? state.drewFromStock(Optional.of(card)) : state.showed(claimant); // KOW-30a
    if (stages.areHeard()) {
      stages.reached("card-shown", state.seat(), shown, card);
    }
    return claimant >= 0 && options.claimsAutomatically() ? claim(shown, stages) : shown;
  }

  /** Tells whether a card that the seat in turn draws from the stock is shown to all (KOW-29). */
  private boolean isShown(KowahState state) {
    for (int seat = 0; seat < seats; seat++) {
      if (seat != state.seat() && state.players().get(seat).declared().isPresent()) {
        return true;
      }
    }
    return false;
  }

  /** Returns who waits for a card of the seat in turn: no two can (KOW-32). */
  private int entitled(KowahState state, PlayingCard card) {
    for (int seat = 0; seat < seats; seat++) {
      if (seat != state.seat() && waitsFor(state.players().get(seat), card)) {
        return seat;
      }
    }
    return Phrase.NOBODY;
  }

  private KowahState drawUp(KowahState state, Stages<KowahState> stages) { // KOW-17
    PlayingCard card = state.stock().upcard();
    return waitsFor(state.player(), card)
        ? win(state.drewDiscard(), state.seat(), card, stages) // KOW-28, KOW-35, KOW-36
        : state.drewDiscard();
  }

  private KowahState discard(
      KowahState state, PlayingCard card, Player left, Stages<KowahState> stages) { // KOW-18
    int claimant = entitled(state, card); // KOW-31
    KowahState discarded = state.discarded(card, left, claimant);
    if (claimant < 0) {
      return turnEnds(discarded, stages);
    }
    return options.claimsAutomatically() ? claim(discarded, stages) : discarded;
  }

  private KowahState claim(KowahState state, Stages<KowahState> stages) { // KOW-33
    return win(state.claimedBy(state.claimant()), state.claimant(), state.claimed(), stages);
  }

  private KowahState pass(KowahState state, Stages<KowahState> stages) { // KOW-34
    return state.phase() == Phase.CLAIM_DRAW ? state.tookShown() : turnEnds(state, stages);
  }

  private KowahState turnEnds(KowahState state, Stages<KowahState> stages) {
    return state.stock().isEmpty()
        ? endHand(state, Phrase.NOBODY, stages) // KOW-41
        : state.turnOf(next(state.seat())); // KOW-15
  }

  /** Ends the hand for a seat that has just got a card for which it waited (KOW-40). */
  private KowahState win(KowahState state, int seat, PlayingCard card, Stages<KowahState> stages) {
    Player winner = state.players().get(seat);
    CardBag<PlayingCard> third = CardBag.of(FAMILY, card);
    boolean isDeclared = winner.declared().equals(Optional.of(card));
    Player open = winner.showing(isDeclared ? third : third.with(card).with(card)); // KOW-33a
    return endHand(state.with(seat, open), seat, stages);
  }

  private KowahState endHand(KowahState state, int winner, Stages<KowahState> stages) {
    Hand hand = state.hand();
    ScoreSheet sheet =
        winner < 0 ? hand.sheet() : hand.sheet().add(hand.number(), "KOW-38", winner, 1);
    KowahState ended = state.ended(new Hand(hand.number(), hand.dealer(), winner, sheet));
    if (winner < 0) {
      stages.reached("nobody-wins", ended);
    } else if (stages.areHeard()) {
      stages.reached("hand-won", winner, ended, ended.players().get(winner).open());
    }
    if (!isLast(ended)) {
      Hand next = new Hand(hand.number() + 1, next(hand.dealer()), winner, sheet); // KOW-43
      return ended.with(Phase.SHUFFLE, next);
    }
    KowahState over = ended.with(Phase.OVER, ended.hand());
    if (stages.areHeard()) {
      Seats winners = over.outcome().orElseThrow().winners();
      stages.reached(winners.isEmpty() ? "game-drawn" : "game-won", Phrase.NOBODY, over, winners);
    }
    return over;
  }

  /** Tells whether the hand that has ended is the last of the game. */
  protected boolean isLast(KowahState ended) {
    if (!options.redealsDrawn()) {
      return ended.handNumber() >= options.hands(); // KOW-42, KOW-43
    }
    long won = 0;
    for (int seat = 0; seat < seats; seat++) {
      won += ended.sheet().total(seat);
    }
    return won >= options.hands();
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
    } else if (move instanceof Discard discard && before.player().declared().isPresent()) {
      PlayingCard pair = before.player().declared().get();
      tellCheckiHand(before, pair, Optional.of(discard.card()), clues);
    }
  }

  /** Tells it step by step, so that a search for such a hand comes nearer with each card. */
  private void tellCheckiHand(
      KowahState before, PlayingCard pair, Optional<PlayingCard> discard, Clues clues) {
    CardBag<PlayingCard> open = before.player().open();
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
                && (pairs(eight).contains(pair)
                    || Checki.missing(eight, pair, options.pairOfAnyRank()) <= most);
          });
    }
  }

  /**
   * A card that nobody wins with or claims is one that nobody waits for (KOW-28, KOW-30a); one of
   * the stock is shown to all (KOW-29), or its drawer waits for another.
   */
  @Override
  public void tells(KowahState before, KowahMove move, KowahState after, Clues clues) {
    if (move instanceof Draw draw && draw.source() == Source.STOCK) {
      boolean shown = isShown(before);
      if (shown || before.player().declared().isPresent()) {
        clues.unknown();
      }
      if (shown || after.hand().winner() >= 0) {
        tellWhoWaits(before, after, before.stock().top(), clues);
      }
    } else if (move instanceof Draw) {
      tellWhoWaits(before, after, before.stock().upcard(), clues);
    } else if (move instanceof Discard discard) {
      tellWhoWaits(before, after, discard.card(), clues);
    } else if (move instanceof DiscardDeclaring discard) {
      tellWhoWaits(before, after, discard.card(), clues);
    }
  }

  /** Only where a pair that was not declared may win does it tell of hidden cards (KOW-26a). */
  private void tellWhoWaits(KowahState before, KowahState after, PlayingCard card, Clues clues) {
    for (int seat = 0; seat < seats && options.eitherPairWins(); seat++) {
      Player was = before.players().get(seat);
      Player is = after.players().get(seat);
      boolean discards = seat == before.seat() && before.phase() == Phase.DISCARD;
      if (was.declared().isPresent() && !discards) {
        boolean waits = waitsFor(was, card);
        boolean got = is.cards().size() > HAND_SIZE;
        clues.that(
            "hand." + seat,
            FAMILY,
            hidden -> {
              CardBag<PlayingCard> cards = hidden.toBag().plus(is.open());
              CardBag<PlayingCard> eight =
                  got && cards.contains(card) ? cards.without(card) : cards;
              return waitsFor(new Player(eight, was.open(), was.declared()), card) == waits;
            });
      }
    }
  }

  @Override
  public Table table(KowahState state) {
    Table.Builder table = Table.builder().pile("stock", state.stock().cards(), NOBODY);
    boolean shown = state.phase() == Phase.CLAIM_DRAW;
    table.pile("discard", state.stock().discards(), ALL);
    for (int seat = 0; seat < seats; seat++) {
      table.pile("hand", seat, state.players().get(seat).hidden(), Audience.seat(seat));
    }
    for (int seat = 0; seat < seats; seat++) {
      table.pile("pair", seat, state.players().get(seat).open(), ALL);
    }
    table
        .pile("shown", shown ? CardList.of(FAMILY, state.claimed()) : CardList.empty(FAMILY), ALL)
        .fact("hand-number", state.handNumber())
        .seat("dealer", state.hand().dealer())
        .fact("turn", state.turn().seats())
        .word("phase", state.phase());
    for (int seat = 0; seat < seats; seat++) {
      table.fact(Type.CARD, "checki." + seat, codeOf(state.players().get(seat).declared()));
    }
    return table
        .seat("claimant", state.claimant())
        .fact(Type.CARD, "last-shown", codeOf(state.lastShown()))
        .fact(Type.CARD, "drawn-up", codeOf(state.drawnUp()))
        .fact("stock-size", state.stock().cards().size())
        .seat("winner", state.hand().winner())
        .fact("score", state.scores())
        .build();
  }

  private static Object codeOf(Optional<PlayingCard> card) {
    return card.isPresent() ? card.get() : "-";
  }

  @Override
  public KowahState withCards(KowahState state, Table table) {
    PerSeat<CardBag<PlayingCard>> hidden = table.bags("hand", seats, FAMILY);
    PerSeat<Player> players =
        PerSeat.each(
            seats,
            seat -> {
              Player player = state.players().get(seat);
              return new Player(
                  hidden.get(seat).plus(player.open()), player.open(), player.declared());
            });
    return state.with(players, new Stock<>(table.list("stock", FAMILY), state.stock().discards()));
  }

  @Override
  public MoveSyntax<KowahMove> syntax() {
    return KowahMove.SYNTAX;
  }

  private static ImmutableList<MoveList<KowahMove>> lists(
      IntFunction<MoveList<KowahMove>> movesOfSeat) {
    return ImmutableList.copyOf(PerSeat.each(MAX_SEATS, movesOfSeat));
  }
}
