package io.github.spadille.stops.crazyeights;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.stops.Matching;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Draw;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Pass;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Play;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Shuffle;
import io.github.spadille.stops.crazyeights.CrazyEightsOptions.DrawRule;
import io.github.spadille.stops.crazyeights.CrazyEightsState.Hand;
import io.github.spadille.stops.crazyeights.CrazyEightsState.Phase;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Crazy Eights: match the upcard by suit or rank; the first seat without cards wins.
 *
 * <p>{@code SHUFFLE → PLAY (→ RESHUFFLE → PLAY) → (SHUFFLE | OVER)}. A hand is hidden from all but
 * its owner, the stock from everybody. The rulebook is {@code crazy-eights.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #buries} (CRE-5), {@link #matching} (CRE-8),
 * {@link #nextSeat} and {@link #seatAfter} (CRE-14), {@link #effect} (what a card does beside; none
 * by default), {@link #points} (CRE-23). Effects are made of {@link #turnTo} and {@link #drawing}.
 */
public class CrazyEights extends AbstractRules<CrazyEightsState, CrazyEightsMove> {
  /** The game. */
  public static final Game<CrazyEightsState, CrazyEightsMove, CrazyEightsOptions> GAME =
      Game.<CrazyEightsState, CrazyEightsMove, CrazyEightsOptions>builder("crazy-eights")
          .name("Crazy Eights")
          .family("stops")
          .summary("Match the upcard by suit or rank, and get rid of your cards first.")
          .seats(2, 10, 4)
          .options(CrazyEightsOptions.SCHEMA)
          .texts(CrazyEights.class)
          .rules(CrazyEights::new)
          .build();

  private static final int NO_LIMIT = Integer.MAX_VALUE;
  private static final long PICTURES = PlayingCards.set("Kh Jh Js").low(); // CRE-10a

  private final CrazyEightsOptions options;
  private final Deck<PlayingCard> pack;
  private final int drawLimit;
  private final boolean forced;
  private final long eights; // CRE-10, CRE-10a, as bits
  private final long namers; // CRE-10, as bits
  private final Matching matching; // CRE-8, CRE-10, CRE-12, CRE-13
  private final CrazyEightsState start;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected CrazyEights(int seats, CrazyEightsOptions options) {
    super(seats, CrazyEightsMove.SYNTAX);
    this.options = options;
    this.pack = pack(options).times(options.packs(seats)); // CRE-1, CRE-2
    this.drawLimit = drawLimit(options.drawRule());
    this.forced = options.drawRule() == DrawRule.FORCED;
    this.eights = PlayingCards.rankMask(Rank.EIGHT) | (options.pictureWilds() ? PICTURES : 0);
    this.namers = options.eightKeepsSuit() ? 0 : eights;
    long wild = eights | PlayingCards.jokerMask();
    this.matching = new Matching(CardSet.ofBits(PlayingCard.FAMILY, wild, 0));
    this.start = hand(1, seats - 1, ScoreSheet.empty(seats));
  }

  private static Deck<PlayingCard> pack(CrazyEightsOptions options) {
    return options.fullDeck()
        ? Deck.full64() // CRE-2a
        : Deck.standard52().plusJokers(options.jokers());
  }

  private static int drawLimit(DrawRule rule) { // CRE-15
    return switch (rule) {
      case ONE -> 1;
      case THREE -> 3;
      default -> NO_LIMIT;
    };
  }

  @Override
  public CrazyEightsState start() {
    return start;
  }

  /** Returns the state before the shuffle of a hand. */
  private CrazyEightsState hand(int number, int dealer, ScoreSheet sheet) {
    Hand undealt = new Hand(Phase.SHUFFLE, number, dealer, seats, 0, sheet);
    return CrazyEightsState.undealt(undealt, next(dealer), pack.cards()); // CRE-7
  }

  @Override
  public Optional<Refusal> refusal(CrazyEightsState state, CrazyEightsMove move) {
    if (move instanceof Draw draw) {
      return refusalOfDraw(state, draw);
    }
    if (move instanceof Play play) {
      return mayPlay(state, play) ? Optional.empty() : refusalOfPlay(state, play);
    }
    return move instanceof Pass pass
        ? refusalOfPass(state, pass)
        : refusalOfShuffle(state, (Shuffle) move);
  }

  private Optional<Refusal> gameIsOver() {
    return refuse(options.countsHands() ? "CRE-25" : "CRE-26", "over");
  }

  /** Returns why a seat may not act. */
  private Optional<Refusal> refusalOfTurn(CrazyEightsState state) {
    return switch (state.phase()) {
      case SHUFFLE -> refuse("CRE-3", "undealt");
      case RESHUFFLE -> refuse("CRE-18", "shuffle-first");
      case OVER -> gameIsOver();
      default -> refuse("CRE-14", "turn", Seats.of(state.seat()));
    };
  }

  private Optional<Refusal> refusalOfShuffle(CrazyEightsState state, Shuffle shuffle) {
    return switch (state.phase()) {
      case SHUFFLE -> shuffle.refusalUnlessOf(pack, "CRE-1");
      case RESHUFFLE ->
          shuffle.cards().isPermutationOf(state.pile())
              ? Optional.empty()
              : refuse("CRE-18", "other-cards");
      case OVER -> gameIsOver();
      default -> refuse("CRE-3", "dealt");
    };
  }

  private boolean mayPlay(CrazyEightsState state, Play play) {
    // While something else is awaited no card is playable.
    return play.seat() == state.seat()
        && has(state.playable(), play.card())
        && play.suit().isPresent() == has(namers, play.card());
  }

  private Optional<Refusal> refusalOfPlay(CrazyEightsState state, Play play) {
    if (!state.turn().contains(play.seat())) {
      return refusalOfTurn(state);
    }
    PlayingCard card = play.card();
    if (!isPlayable(state, card)) {
      return refusalOfCard(state, card);
    }
    if (play.suit().isEmpty()) {
      return state.hands().count(state.seat()) == 1
          ? refuse("CRE-21", "names-suit", card)
          : refuseWild(card, "names-suit");
    }
    if (card.isJoker()) {
      return refuse("CRE-12", "no-suit");
    }
    if (!isEight(card)) {
      return refuse("CRE-9", "no-suit", card);
    }
    return options.eightKeepsSuit() ? refuseWild(card, "keeps-suit") : Optional.empty();
  }

  private static Optional<Refusal> refuseWild(PlayingCard eight, String reason) {
    return refuse(eight.is(Rank.EIGHT) ? "CRE-10" : "CRE-10a", reason, eight);
  }

  /** Returns why a card cannot be played, whatever is named with it. */
  private static Optional<Refusal> refusalOfCard(CrazyEightsState state, PlayingCard card) {
    if (!state.hands().distinct(state.seat()).contains(card)) {
      return refuse("CRE-14", "not-held", card);
    }
    PlayingCard toMatch = state.toMatch();
    return toMatch.is(Rank.EIGHT)
        ? refuse("CRE-11", "no-match", card, toMatch.suit())
        : refuse("CRE-8", "no-match", card, toMatch);
  }

  private Optional<Refusal> refusalOfDraw(CrazyEightsState state, Draw draw) {
    if (!state.turn().contains(draw.seat())) {
      return refusalOfTurn(state);
    }
    if (state.drawn() >= drawLimit) {
      return refuse("CRE-15", "limit", state.drawn());
    }
    if (forced && holdsPlayable(state)) {
      return refuse("CRE-15", "can-play");
    }
    return canDraw(state) ? Optional.empty() : refuse("CRE-19", "no-card");
  }

  private Optional<Refusal> refusalOfPass(CrazyEightsState state, Pass pass) {
    if (!state.turn().contains(pass.seat())) {
      return refusalOfTurn(state);
    }
    if (state.drawn() >= drawLimit) {
      return Optional.empty();
    }
    if (canDraw(state)) {
      return refuse("CRE-17", "can-draw");
    }
    return holdsPlayable(state) ? refuse("CRE-20", "can-play") : Optional.empty();
  }

  /** Plays in the order of the pack, then plays that name suits, by card and suit; draw, pass. */
  @Override
  public MoveList<CrazyEightsMove> legalMoves(CrazyEightsState state) {
    if (state.turn().seats().isEmpty()) {
      return MoveList.empty();
    }
    long cards = state.playable();
    long naming = cards & namers;
    return MoveTable.list(
        state.seat(), cards & ~naming, MoveTable.naming(naming) | withoutCard(state, cards != 0));
  }

  /** Returns what the seat in turn can do without a card, as a bit of {@link MoveTable}. */
  private long withoutCard(CrazyEightsState state, boolean holdsPlayable) {
    if (state.drawn() >= drawLimit) {
      return MoveTable.PASS;
    }
    if (!canDraw(state)) {
      return holdsPlayable ? 0 : MoveTable.PASS;
    }
    return holdsPlayable && forced ? 0 : MoveTable.DRAW;
  }

  private static boolean isPlayable(CrazyEightsState state, PlayingCard card) {
    return has(state.playable(), card);
  }

  private static boolean has(long cards, PlayingCard card) {
    return card.index() < Long.SIZE && (cards >>> card.index() & 1) != 0;
  }

  private static boolean holdsPlayable(CrazyEightsState state) {
    return state.playable() != 0;
  }

  /** Returns the cards that may be played on a card (CRE-8, CRE-10, CRE-12, CRE-13). */
  protected CardSet<PlayingCard> matching(PlayingCard toMatch) {
    return matching.with(toMatch);
  }

  private boolean isEight(PlayingCard card) { // CRE-10a
    return has(eights, card);
  }

  /** Returns the card that is to be matched after a card with which no suit is named. */
  private PlayingCard asMatched(PlayingCard card) { // CRE-9, CRE-10a, CRE-12
    return isEight(card) ? PlayingCard.of(Rank.EIGHT, card.suit()) : card;
  }

  private static boolean canDraw(CrazyEightsState state) { // CRE-19
    return !state.stockIsEmpty() || state.discardSize() > 1;
  }

  @Override
  protected CrazyEightsState applyLegal(
      CrazyEightsState state, CrazyEightsMove move, Stages<CrazyEightsState> stages) {
    if (move instanceof Draw) {
      return draw(state, stages);
    }
    if (move instanceof Pass) {
      return pass(state);
    }
    if (move instanceof Shuffle shuffle) {
      CardList<PlayingCard> cards = shuffle.cards();
      return state.phase() == Phase.SHUFFLE
          ? deal(state, cards, stages)
          : renewStock(state, cards, stages);
    }
    Play play = (Play) move;
    PlayingCard card = play.card();
    PlayingCard toMatch =
        play.suit().isPresent()
            ? PlayingCard.of(Rank.EIGHT, play.suit().get()) // CRE-11
            : asMatched(card);
    return play(state, card, toMatch, stages);
  }

  private CrazyEightsState deal(
      CrazyEightsState state, CardList<PlayingCard> cards, Stages<CrazyEightsState> stages) {
    int dealt = options.handSize() * seats;
    CrazyEightsHands hands =
        CrazyEightsHands.deal(cards, seats, next(state.dealer()), dealt); // CRE-3
    CardList<PlayingCard> rest = cards.draw(dealt);
    int buried = 0;
    while (buries(rest.top())) { // CRE-5
      if (stages.areHeard()) {
        stages.reached("buried", Phrase.NOBODY, turnUp(state, hands, rest, buried), rest.top());
      }
      rest = rest.draw(1).append(rest.top());
      buried++;
    }
    CrazyEightsState turnedUp = turnUp(state, hands, rest, buried);
    if (stages.areHeard()) {
      int size = options.handSize();
      stages.reached("dealt", state.dealer(), turnedUp, size, rest.top());
    }
    return turnedUp;
  }

  private CrazyEightsState turnUp(
      CrazyEightsState state, CrazyEightsHands hands, CardList<PlayingCard> cards, int buried) {
    PlayingCard toMatch = asMatched(cards.top());
    return state.dealt(
        hands,
        cards.draw(1), // CRE-4, CRE-6
        buried,
        cards.top(),
        toMatch,
        next(state.dealer()), // CRE-7
        matching(toMatch).low());
  }

  /** Tells whether a card is put at the bottom of the stock when it is turned up first (CRE-5). */
  protected boolean buries(PlayingCard card) {
    return options.buriesWild() && (card.isJoker() || isEight(card));
  }

  private CrazyEightsState play(
      CrazyEightsState state,
      PlayingCard card,
      PlayingCard toMatch,
      Stages<CrazyEightsState> stages) {
    int seat = state.seat();
    boolean lastOfKind = state.cardsInTurn() == 1L << card.index();
    CrazyEightsState played =
        effect(
            state.played(card, toMatch, seatAfter(state, card), matching(toMatch).low()),
            seat,
            card,
            stages);
    return lastOfKind && played.hands().isEmpty(seat)
        ? scoreHand(played, seat, stages) // CRE-21, CRE-24
        : played;
  }

  /** Returns the seat that has the next turn after the seat in turn (CRE-14). */
  protected int nextSeat(CrazyEightsState state) {
    return next(state.seat());
  }

  /** Returns the seat that has the next turn after a card was played (CRE-14). */
  protected int seatAfter(CrazyEightsState state, PlayingCard played) {
    return nextSeat(state);
  }

  /**
   * Returns the state after a card has done what it does beside lying there: nothing, by default.
   *
   * @param played the state after the card was played, the next seat in turn
   * @param seat the seat that played it
   */
  protected CrazyEightsState effect(
      CrazyEightsState played, int seat, PlayingCard card, Stages<CrazyEightsState> stages) {
    return played;
  }

  /** Returns a state in which the turn of a seat begins. */
  protected final CrazyEightsState turnTo(CrazyEightsState state, int seat) {
    return state.passed(seat, matching(state.toMatch()).low());
  }

  /**
   * Returns a state in which a seat has drawn cards from the stock, or as many as there were; whose
   * turn it is begins anew.
   */
  protected final CrazyEightsState drawing(CrazyEightsState state, int seat, int cards) {
    CrazyEightsState drawn = turnTo(state, seat);
    for (int i = 0; i < cards && !drawn.stockIsEmpty(); i++) {
      drawn = drawFromStock(drawn);
    }
    return turnTo(drawn, state.seat());
  }

  private CrazyEightsState draw(CrazyEightsState state, Stages<CrazyEightsState> stages) {
    if (!state.stockIsEmpty()) {
      return drawFromStock(state);
    }
    CrazyEightsState awaited = state.stockAwaited(); // CRE-18
    stages.reached("stock-used-up", awaited);
    return awaited;
  }

  private CrazyEightsState drawFromStock(CrazyEightsState state) { // CRE-15, CRE-16
    return state.drawnFromStock(matching(state.toMatch()).low());
  }

  private CrazyEightsState renewStock(
      CrazyEightsState state,
      CardList<PlayingCard> cards,
      Stages<CrazyEightsState> stages) { // CRE-18
    CrazyEightsState renewed = state.stockRenewed(cards);
    stages.reached("stock-renewed", renewed);
    CrazyEightsState drawn = drawFromStock(renewed);
    stages.reached("drawn", state.seat(), drawn);
    return drawn;
  }

  private CrazyEightsState pass(CrazyEightsState state) { // CRE-20
    return turnTo(state, nextSeat(state));
  }

  private CrazyEightsState scoreHand(
      CrazyEightsState state, int winner, Stages<CrazyEightsState> stages) {
    int hand = state.handNumber();
    ScoreSheet sheet =
        options.countsHands()
            ? state.sheet().add(hand, "CRE-22", winner, 1)
            : state.sheet().add(hand, "CRE-23", winner, pointsLeft(state));
    CrazyEightsState scored = state.scored(sheet);
    stages.reached("hand-won", winner, scored);
    return isLast(scored, winner) ? scored.over() : nextHand(scored);
  }

  private long pointsLeft(CrazyEightsState state) { // CRE-23
    long points = 0;
    for (CardBag<PlayingCard> hand : state.hands()) {
      for (PlayingCard card : hand) {
        points += points(card);
      }
    }
    return points;
  }

  /** Returns what a card left in a hand is worth to the winner (CRE-23). */
  protected int points(PlayingCard card) {
    return card.isJoker() || isEight(card)
        ? 50
        : Math.min(10, 1 + card.rank().ordinal()); // A 1, 2 2, ... 9 9, all others 10
  }

  private boolean isLast(CrazyEightsState state, int winner) {
    return options.countsHands()
        ? state.handNumber() >= options.hands() // CRE-25
        : state.sheet().total(winner) >= options.target(); // CRE-26
  }

  private CrazyEightsState nextHand(CrazyEightsState state) {
    return hand(state.handNumber() + 1, next(state.dealer()), state.sheet()); // CRE-27
  }

  @Override
  public ImmutableList<String> governing(CrazyEightsState state, int seat) {
    PlayingCard toMatch = state.toMatch();
    return toMatch.isJoker()
        ? ImmutableList.of("CRE-10", "CRE-12", "CRE-14", "CRE-15", "CRE-17", "CRE-20")
        : toMatch.is(Rank.EIGHT)
            ? ImmutableList.of("CRE-10", "CRE-11", "CRE-14", "CRE-15", "CRE-17", "CRE-20")
            : ImmutableList.of("CRE-8", "CRE-10", "CRE-14", "CRE-15", "CRE-17", "CRE-20");
  }

  @Override
  protected CrazyEightsMove chanceMove(CrazyEightsState state, RandomGenerator random) {
    return new Shuffle(
        state.phase() == Phase.SHUFFLE
            ? pack.shuffled(random)
            : CardList.shuffled(state.pile(), random));
  }

  /** Who has to pass, or draws where only those draw who cannot play, cannot play (CRE-20). */
  @Override
  public void tells(CrazyEightsState before, CrazyEightsMove move, Clues clues) {
    boolean passes = move instanceof Pass && before.drawn() < drawLimit;
    if (passes || (move instanceof Draw && forced)) {
      clues.none("hand." + move.seat(), matching(before.toMatch()));
    }
  }

  /** The first upcards that are buried are seen (CRE-5), and points show what was held (CRE-23). */
  @Override
  public void tells(
      CrazyEightsState before, CrazyEightsMove move, CrazyEightsState after, Clues clues) {
    clues.shown("stock", after.buried());
    if (after.handNumber() != before.handNumber() || after.turn().isOver()) {
      clues.unknown();
    }
  }

  @Override
  public Table table(CrazyEightsState state) {
    boolean dealt = state.discardSize() > 0;
    PlayingCard toMatch = state.toMatch();
    return Table.builder()
        .hands("hand", state.hands())
        .pile("stock", state.stock(), NOBODY)
        .pile("discard", state.discard(), ALL)
        .fact("match-suit", dealt ? suitOf(toMatch) : "-")
        .fact("match-rank", dealt ? rankOf(toMatch) : "-")
        .fact("turn", state.turn().seats())
        .fact("drawn", state.drawn())
        .fact("buried", state.buried())
        .word("phase", state.phase())
        .fact("scores", state.scores())
        .seat("dealer", state.dealer())
        .fact("hand-no", state.handNumber())
        .build();
  }

  private static String suitOf(PlayingCard toMatch) {
    return toMatch.isJoker() ? "any" : toMatch.suit().code();
  }

  private static String rankOf(PlayingCard toMatch) {
    return toMatch.isJoker() ? "any" : toMatch.rank().code();
  }

  @Override
  public CrazyEightsState withCards(CrazyEightsState state, Table table) {
    return state.withCards(
        CrazyEightsHands.copyOf(table.bags("hand", seats, PlayingCard.FAMILY)),
        table.list("stock", PlayingCard.FAMILY),
        state.phase() == Phase.PLAY ? matching(state.toMatch()).low() : 0);
  }
}
