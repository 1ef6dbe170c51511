package io.github.spadille.stops.crazyeights;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

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
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Table;
import io.github.spadille.stops.Matching;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Draw;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Pass;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Play;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Shuffle;
import io.github.spadille.stops.crazyeights.CrazyEightsOptions.DrawRule;
import io.github.spadille.stops.crazyeights.CrazyEightsState.Hand;
import io.github.spadille.stops.crazyeights.CrazyEightsState.Phase;
import java.util.Optional;

/**
 * Crazy Eights: match the upcard by suit or rank; the first seat without cards wins.
 *
 * <p>{@code SHUFFLE → PLAY (→ RESHUFFLE → PLAY) → (SHUFFLE | OVER)}. Only its owner sees a hand,
 * and nobody sees the stock. The rulebook is {@code crazy-eights.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #buries} (CRE-5), {@link #matching} (CRE-8),
 * {@link #nextSeat} and {@link #seatAfter} (CRE-14), {@link #effect} (what else a card does;
 * nothing by default), {@link #points} (CRE-23). Effects are made of {@link #turnTo} and {@link
 * #drawing}.
 */
public class CrazyEights extends AbstractRules<CrazyEightsState, CrazyEightsMove> {
  /** The game. */
  public static final Game<CrazyEightsState, CrazyEightsMove, CrazyEightsOptions> GAME =
      Game.<CrazyEightsState, CrazyEightsMove, CrazyEightsOptions>builder("crazy-eights")
          .name("Crazy Eights")
          .family(Tag.STOPS)
          .tags(Tag.SHEDDING)
          .summary("Match the upcard by suit or rank, and get rid of your cards first.")
          .seats(2, 10, 4)
          .options(CrazyEightsOptions.SCHEMA)
          .texts(CrazyEights.class)
          .rules(CrazyEights::new)
          .build();

  private static final CardSet<PlayingCard> EIGHTS = set("8s 8h 8d 8c"); // CRE-10
  private static final CardSet<PlayingCard> PICTURES = set("Kh Jh Js"); // CRE-10a

  private final CrazyEightsOptions options;
  private final Phases<Phase, CrazyEightsState, CrazyEightsMove> phases;
  private final Deck<PlayingCard> pack;
  private final int drawLimit;
  private final CardSet<PlayingCard> eights; // and the pictures that count as eights
  private final CardSet<PlayingCard> namers; // the cards with which a suit is named
  private final Matching matching;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected CrazyEights(int seats, CrazyEightsOptions options) {
    super(seats, CrazyEightsMove.SYNTAX);
    this.options = options;
    this.phases = phases(options);
    this.drawLimit = options.drawRule().limit; // CRE-15
    Deck<PlayingCard> one =
        options.fullDeck()
            ? Deck.full64() // CRE-2a
            : Deck.standard52().plusJokers(options.jokers());
    this.pack = one.times(options.packs(seats)); // CRE-1, CRE-2
    this.eights = options.pictureWilds() ? EIGHTS.union(PICTURES) : EIGHTS;
    this.namers = options.eightKeepsSuit() ? noCards() : eights;
    this.matching = new Matching(eights.union(set("X1 X2"))); // CRE-8, CRE-10, CRE-12, CRE-13
  }

  private static Phases<Phase, CrazyEightsState, CrazyEightsMove> phases(
      CrazyEightsOptions options) {
    return Phases.<Phase, CrazyEightsState, CrazyEightsMove>of(Phase.class)
        .elsewhere("CRE-3", "dealt", Shuffle.class)
        .in(Phase.SHUFFLE)
        .chance(Shuffle.class)
        .others("CRE-3", "undealt")
        .in(Phase.PLAY)
        .turn("CRE-14", "turn", Play.class, Draw.class, Pass.class)
        .others("CRE-14", "move")
        .in(Phase.RESHUFFLE)
        .chance(Shuffle.class)
        .others("CRE-18", "shuffle-first")
        .over(Phase.OVER, options.countsHands() ? "CRE-25" : "CRE-26")
        .build();
  }

  @Override
  public CrazyEightsState start() {
    return undealt(Hand.first(seats, pack.cards()));
  }

  private CrazyEightsState undealt(Hand hand) {
    return CrazyEightsState.undealt(hand, next(hand.dealer()), seats); // CRE-7
  }

  @Override
  protected CrazyEightsMove chanceMove(CrazyEightsState state, RandomSource random) {
    return new Shuffle(CardList.shuffled(state.hand().pile(), random)); // CRE-3, CRE-18
  }

  @Override
  public Optional<Refusal> refusal(CrazyEightsState state, CrazyEightsMove move) {
    Optional<Refusal> untimely = phases.refusal(state.phase(), state.seat(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Play play) {
      return refusalOfPlay(state, play.card(), play.suit().isPresent());
    }
    if (move instanceof Draw) {
      return refusalOfDraw(state);
    }
    if (move instanceof Pass) {
      return refusalOfPass(state);
    }
    return move instanceof Shuffle shuffle ? refusalOfShuffle(state, shuffle) : Optional.empty();
  }

  private Optional<Refusal> refusalOfShuffle(CrazyEightsState state, Shuffle shuffle) {
    if (state.phase() == Phase.SHUFFLE) {
      return shuffle.refusalUnlessOf(pack, "CRE-1");
    }
    return shuffle.cards().isPermutationOf(state.hand().pile())
        ? Optional.empty()
        : refuse("CRE-18", "other-cards");
  }

  private Optional<Refusal> refusalOfPlay(
      CrazyEightsState state, PlayingCard card, boolean namesSuit) {
    if (!playable(state).contains(card)) {
      return refusalOfCard(state, card);
    }
    return namesSuit == namers.contains(card) ? Optional.empty() : refusalOfSuit(state, card);
  }

  private static Optional<Refusal> refusalOfCard(CrazyEightsState state, PlayingCard card) {
    if (!state.held().contains(card)) {
      return refuse("CRE-14", "not-held", card);
    }
    PlayingCard toMatch = state.toMatch();
    return toMatch.is(Rank.EIGHT)
        ? refuse("CRE-11", "no-match", card, toMatch.suit())
        : refuse("CRE-8", "no-match", card, toMatch);
  }

  private Optional<Refusal> refusalOfSuit(CrazyEightsState state, PlayingCard card) {
    String wild = card.is(Rank.EIGHT) ? "CRE-10" : "CRE-10a";
    if (namers.contains(card)) {
      boolean last = state.hands().get(state.seat()).size() == 1;
      return refuse(last ? "CRE-21" : wild, "names-suit", card);
    }
    if (card.isJoker()) {
      return refuse("CRE-12", "no-suit");
    }
    return eights.contains(card)
        ? refuse(wild, "keeps-suit", card)
        : refuse("CRE-9", "no-suit", card);
  }

  private Optional<Refusal> refusalOfDraw(CrazyEightsState state) {
    if (mayDraw(state)) {
      return Optional.empty();
    }
    if (hasDrawnLimit(state)) {
      return refuse("CRE-15", "limit", state.drawn());
    }
    return mustPlay(state) ? refuse("CRE-15", "can-play") : refuse("CRE-19", "no-card");
  }

  private boolean mayDraw(CrazyEightsState state) {
    return !hasDrawnLimit(state) && canDraw(state) && !mustPlay(state);
  }

  private boolean mustPlay(CrazyEightsState state) { // CRE-15
    return options.drawRule() == DrawRule.FORCED && holdsPlayable(state);
  }

  private Optional<Refusal> refusalOfPass(CrazyEightsState state) {
    if (hasDrawnLimit(state)) {
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
    if (state.phase() != Phase.PLAY) {
      return MoveList.empty();
    }
    CardSet<PlayingCard> cards = playable(state);
    boolean draws = mayDraw(state);
    boolean passes = !draws && refusalOfPass(state).isEmpty(); // CRE-17: only instead of a draw
    return ListedMoves.list(
        state.seat(), cards.minus(namers), cards.intersect(namers), draws, passes);
  }

  private CardSet<PlayingCard> playable(CrazyEightsState state) {
    return state.held().intersect(matching(state.toMatch()));
  }

  private boolean holdsPlayable(CrazyEightsState state) {
    return !playable(state).isEmpty();
  }

  /** Returns the cards that may be played on a card (CRE-8, CRE-10, CRE-12, CRE-13). */
  protected CardSet<PlayingCard> matching(PlayingCard toMatch) {
    return matching.with(toMatch);
  }

  /** Returns the card to match after a card that names no suit: itself, or an eight of its suit. */
  private PlayingCard asMatched(PlayingCard card) { // CRE-9, CRE-10a, CRE-12
    return eights.contains(card) ? PlayingCard.of(Rank.EIGHT, card.suit()) : card;
  }

  /** Tells whether as many cards have been drawn as a turn allows (CRE-15). */
  private boolean hasDrawnLimit(CrazyEightsState state) {
    return state.drawn() >= drawLimit;
  }

  private static boolean canDraw(CrazyEightsState state) { // CRE-19
    return !state.stockIsEmpty() || state.played().size() > 1;
  }

  @Override
  protected CrazyEightsState applyLegal(
      CrazyEightsState state, CrazyEightsMove move, StageListener<CrazyEightsState> stages) {
    if (move instanceof Play play) {
      return play(state, play, stages);
    }
    if (move instanceof Draw) {
      return draw(state, stages);
    }
    if (move instanceof Pass) { // CRE-20
      return turnTo(state, nextSeat(state));
    }
    if (move instanceof Shuffle shuffle) {
      return state.phase() == Phase.SHUFFLE
          ? deal(state, shuffle.cards(), stages)
          : renewStock(state, shuffle.cards(), stages);
    }
    throw unknown(move);
  }

  private CrazyEightsState deal(
      CrazyEightsState state, CardList<PlayingCard> cards, StageListener<CrazyEightsState> stages) {
    int size = options.handSize();
    BagsPerSeat<PlayingCard> hands =
        BagsPerSeat.deal(cards, seats, state.seat(), size * seats); // CRE-3
    CardList<PlayingCard> rest = cards.draw(size * seats);
    CardList<PlayingCard> buried = CardList.empty(FAMILY);
    while (buried.size() < rest.size() && buries(rest.top())) { // CRE-5
      PlayingCard top = rest.top();
      stages.reached("buried", Seats.NOBODY, turnUp(state, hands, rest, buried), top);
      rest = rest.draw(1).append(top);
      buried = buried.append(top);
    }
    CrazyEightsState dealt = turnUp(state, hands, rest, buried);
    stages.reached("dealt", state.hand().dealer(), dealt, size, rest.top());
    return dealt;
  }

  private CrazyEightsState turnUp(
      CrazyEightsState state,
      BagsPerSeat<PlayingCard> hands,
      CardList<PlayingCard> cards,
      CardList<PlayingCard> buried) { // CRE-4, CRE-6
    return state.dealt(hands, cards.draw(1), buried, cards.top(), asMatched(cards.top()));
  }

  /** Tells whether a card is put at the bottom of the stock when it is turned up first (CRE-5). */
  protected boolean buries(PlayingCard card) {
    return options.buriesWild() && isWild(card);
  }

  private boolean isWild(PlayingCard card) {
    return card.isJoker() || eights.contains(card);
  }

  private CrazyEightsState play(
      CrazyEightsState state, Play play, StageListener<CrazyEightsState> stages) {
    PlayingCard card = play.card();
    PlayingCard toMatch =
        play.suit().isPresent()
            ? PlayingCard.of(Rank.EIGHT, play.suit().get()) // CRE-11
            : asMatched(card);
    int seat = state.seat();
    CrazyEightsState played =
        effect(state.afterPlay(card, toMatch, seatAfter(state, card)), seat, card, stages);
    return played.hands().isEmpty(seat)
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
   * Returns the state after the effect that a card has when it is played: nothing, by default.
   *
   * @param played the state after the card was played, the next seat in turn
   * @param seat the seat that played it
   */
  protected CrazyEightsState effect(
      CrazyEightsState played, int seat, PlayingCard card, StageListener<CrazyEightsState> stages) {
    return played;
  }

  /** Returns a state in which the turn of a seat begins. */
  protected final CrazyEightsState turnTo(CrazyEightsState state, int seat) {
    return state.turnOf(seat);
  }

  /**
   * Returns a state in which a seat has drawn cards from the stock, or as many as there were. The
   * turn of the seat in turn begins anew.
   */
  protected final CrazyEightsState drawing(CrazyEightsState state, int seat, int cards) {
    CrazyEightsState drawn = turnTo(state, seat);
    for (int i = 0; i < cards && !drawn.stockIsEmpty(); i++) {
      drawn = drawn.afterDraw();
    }
    return turnTo(drawn, state.seat());
  }

  private static CrazyEightsState draw(
      CrazyEightsState state, StageListener<CrazyEightsState> stages) {
    if (!state.stockIsEmpty()) {
      return state.afterDraw(); // CRE-15, CRE-16
    }
    CrazyEightsState awaited = state.stockAwaited(); // CRE-18
    stages.reached("stock-used-up", awaited);
    return awaited;
  }

  private static CrazyEightsState renewStock(
      CrazyEightsState state, CardList<PlayingCard> cards, StageListener<CrazyEightsState> stages) {
    CrazyEightsState renewed = state.stockRenewed(cards); // CRE-18
    stages.reached("stock-renewed", renewed);
    CrazyEightsState drawn = renewed.afterDraw();
    stages.reached("drawn", state.seat(), drawn);
    return drawn;
  }

  private CrazyEightsState scoreHand(
      CrazyEightsState state, int winner, StageListener<CrazyEightsState> stages) {
    int number = state.handNumber();
    ScoreSheet sheet =
        options.countsHands()
            ? state.sheet().add(number, "CRE-22", winner, 1)
            : state.sheet().add(number, "CRE-23", winner, pointsLeft(state));
    CrazyEightsState scored = state.withSheet(sheet);
    stages.reached("hand-won", winner, scored);
    boolean last =
        options.countsHands()
            ? number >= options.hands() // CRE-25
            : sheet.total(winner) >= options.target(); // CRE-26
    Hand hand = scored.hand();
    return last ? scored.over() : undealt(hand.next(next(hand.dealer()), pack.cards())); // CRE-27
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
    return isWild(card) ? 50 : Math.min(10, 1 + card.rank().ordinal()); // A 1, ... 9 9, others 10
  }

  @Override
  protected ImmutableList<String> governingInTurn(CrazyEightsState state, int seat) {
    PlayingCard toMatch = state.toMatch();
    ImmutableList.Builder<String> rules = ImmutableList.builder();
    if (!toMatch.isJoker() && !toMatch.is(Rank.EIGHT)) {
      rules.add("CRE-8");
    }
    rules.add("CRE-9", "CRE-10");
    if (options.pictureWilds()) {
      rules.add("CRE-10a");
    }
    if (toMatch.is(Rank.EIGHT)) {
      rules.add("CRE-11");
    }
    if (hasJokers()) {
      rules.add("CRE-12");
    }
    return rules.add("CRE-14", "CRE-15", "CRE-17", "CRE-20", "CRE-21").build();
  }

  private boolean hasJokers() { // CRE-2
    return options.fullDeck() || options.jokers() > 0;
  }

  @Override
  public Deductions<CrazyEightsState, CrazyEightsMove> deductions() {
    return new CrazyEightsDeductions();
  }

  private final class CrazyEightsDeductions
      implements Deductions<CrazyEightsState, CrazyEightsMove> {
    /** Who must pass, or draws where a playable card must be played, holds none (CRE-20). */
    @Override
    public void fromMove(
        CrazyEightsState before, CrazyEightsMove move, DeductionListener deductions) {
      boolean passes = move instanceof Pass && !hasDrawnLimit(before);
      if (passes || (move instanceof Draw && options.drawRule() == DrawRule.FORCED)) {
        deductions.none("hand." + move.seat(), matching(before.toMatch()));
      }
    }

    /**
     * The first upcards that are buried are seen (CRE-5), and points show what was held (CRE-23).
     */
    @Override
    public void fromConsequences(
        CrazyEightsState before,
        CrazyEightsMove move,
        CrazyEightsState after,
        DeductionListener deductions) {
      deductions.shown("stock", after.buried());
      if (after.handNumber() != before.handNumber() || after.turn().isOver()) {
        deductions.unknown();
      }
    }
  }

  private static String matchSuit(PlayingCard toMatch) { // CRE-12
    return toMatch.isJoker() ? "any" : toMatch.suit().code();
  }

  private static String matchRank(PlayingCard toMatch) { // CRE-12
    return toMatch.isJoker() ? "any" : toMatch.rank().code();
  }

  @Override
  public RulesOfThumb<CrazyEightsState, CrazyEightsMove> rulesOfThumb() {
    return CrazyEightsThumbs.INSTANCE;
  }

  @Override
  public Table table(CrazyEightsState state) {
    PlayingCard toMatch = state.toMatch();
    boolean dealt = !state.played().isEmpty();
    return Table.builder()
        .hands("hand", state.hands())
        .pile("stock", state.stock(), NOBODY)
        .pile("discard", state.discard(), ALL)
        .fact("match-suit", dealt ? matchSuit(toMatch) : "-")
        .fact("match-rank", dealt ? matchRank(toMatch) : "-")
        .fact("turn", state.turn().seats())
        .fact("drawn", state.drawn())
        .fact("buried", state.buried())
        .word("phase", state.phase())
        .fact("scores", state.scores())
        .seat("dealer", state.hand().dealer())
        .fact("hand-no", state.handNumber())
        .build();
  }

  @Override
  public CrazyEightsState withCards(CrazyEightsState state, Table table) {
    return state.withCards(
        BagsPerSeat.copyOf(FAMILY, table.bags("hand", seats, FAMILY)), table.list("stock", FAMILY));
  }
}
