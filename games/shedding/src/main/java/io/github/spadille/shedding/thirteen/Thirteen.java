package io.github.spadille.shedding.thirteen;

import static io.github.spadille.engine.card.PlayingCards.hasSuit;
import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.Deal;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
import io.github.spadille.shedding.CardOrder;
import io.github.spadille.shedding.Combination;
import io.github.spadille.shedding.Combinations;
import io.github.spadille.shedding.Kind;
import io.github.spadille.shedding.thirteen.ThirteenMove.Knock;
import io.github.spadille.shedding.thirteen.ThirteenMove.Play;
import io.github.spadille.shedding.thirteen.ThirteenMove.Shuffle;
import io.github.spadille.shedding.thirteen.ThirteenOptions.Chops;
import io.github.spadille.shedding.thirteen.ThirteenOptions.Instant;
import io.github.spadille.shedding.thirteen.ThirteenState.Hand;
import io.github.spadille.shedding.thirteen.ThirteenState.Round;
import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Thirteen: beat the combination on the table with a higher one of the same type, or knock.
 *
 * <p>{@code SHUFFLE → PLAY → (SHUFFLE | OVER)}. A hand is hidden from all but its owner, what lies
 * aside from everybody; with two packs all see the backs. The rulebook is {@code thirteen.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #handSize} (THI-5), {@link #beats} (THI-13),
 * {@link #chops} (THI-20, THI-23), {@link #isBarredAsLast} (THI-35), {@link #points} (THI-28,
 * THI-29).
 */
public class Thirteen extends AbstractRules<ThirteenState, ThirteenMove> {
  /** The game. */
  public static final Game<ThirteenState, ThirteenMove, ThirteenOptions> GAME =
      Game.<ThirteenState, ThirteenMove, ThirteenOptions>builder("thirteen")
          .name("Thirteen")
          .family("shedding")
          .summary("Beat the combination on the table with a higher one of the same type.")
          .seats(2, 12, 4)
          .options(ThirteenOptions.SCHEMA)
          .rulebook(Rulebook.resource(Thirteen.class, "thirteen.md"))
          .words(Words.resource(Thirteen.class, "thirteen"))
          .rules(Thirteen::new)
          .build();

  private static final CardOrder ORDER = // THI-1 to THI-3
      CardOrder.lowToHigh("3 4 5 6 7 8 9 T J Q K A 2", "s c d h");

  /** The combinations, of which sequences end with the ace. */
  static final Combinations COMBINATIONS =
      new Combinations(ORDER, Rank.ACE, Thirteen::exists); // THI-8, THI-10

  private static final Deck<PlayingCard> ONE_PACK = Deck.standard52();
  private static final int MOST_CARDS = 13; // THI-5
  private static final int NOBODY_YET = -1;

  private final ThirteenOptions options;
  private final Deck<PlayingCard> pack;
  private final boolean twoPacks;
  private final ImmutableList<Rank> instantRanks;

  /**
   * Creates the rules.
   *
   * @param seats 2 to 12
   * @param options checked by {@link #GAME} against the number of seats
   */
  protected Thirteen(int seats, ThirteenOptions options) {
    super(seats);
    this.options = options;
    this.twoPacks = options.packs(seats) == 2; // THI-6
    this.pack = twoPacks ? ONE_PACK.plus(ONE_PACK.withSecondBack()) : ONE_PACK; // THI-1, THI-3
    this.instantRanks =
        options.instant() == Instant.NONE ? ImmutableList.of() : options.instantRanks(); // THI-24
  }

  private static boolean exists(Kind kind) {
    return kind.isSequence()
        ? kind.ranks() >= 3 && kind.copies() <= 2 // THI-8, THI-10
        : kind.copies() <= 4; // THI-7, THI-9
  }

  private static boolean isPairs(Kind kind) { // THI-10
    return kind.isSequence() && kind.copies() == 2;
  }

  private static boolean isChop(Kind kind) { // THI-11
    return kind.copies() == 4 || isPairs(kind);
  }

  /** Tells whether combinations have the same type: straights only if they are as long. */
  private static boolean isSameType(Kind kind, Kind other) { // THI-13
    return kind == other || (isPairs(kind) && isPairs(other));
  }

  @Override
  public ThirteenState start() {
    return handBegins(1, seats - 1, NOBODY_YET, ScoreSheet.empty(seats));
  }

  private ThirteenState handBegins(int number, int dealer, int lastWinner, ScoreSheet sheet) {
    return new ThirteenState(
        HandPhase.SHUFFLE,
        new Hand(number, dealer, lastWinner, pack.set(), sheet),
        CardsPerSeat.none(PlayingCard.FAMILY, seats),
        Round.ledBy(next(dealer), Optional.empty()),
        CardList.empty(PlayingCard.FAMILY),
        ImmutableList.of());
  }

  @Override
  protected ThirteenMove chanceMove(ThirteenState state, RandomGenerator random) {
    return new Shuffle(pack.shuffled(random)); // THI-4
  }

  @Override
  public Optional<Refusal> refusal(ThirteenState state, ThirteenMove move) {
    if (state.phase() == HandPhase.OVER) {
      return refuse("THI-33", "over");
    }
    if (move instanceof Shuffle shuffle) {
      return state.phase() == HandPhase.SHUFFLE
          ? shuffle.refusalUnlessOf(pack, "THI-1")
          : refuse("THI-4", "dealt");
    }
    if (state.phase() == HandPhase.SHUFFLE) {
      return refuse("THI-4", "undealt");
    }
    Round round = state.round();
    if (move.seat() != round.turn()) {
      return round.knocked().contains(move.seat())
          ? refuse("THI-17", "knocked")
          : refuse("THI-16", "turn", Seats.of(round.turn()));
    }
    if (move instanceof Play play) {
      return refusalOfPlay(state, play.combination());
    }
    return round.isLed() ? refuse("THI-15", "knock") : Optional.empty(); // THI-16
  }

  private Optional<Refusal> refusalOfPlay(ThirteenState state, Combination play) {
    Round round = state.round();
    CardSet<PlayingCard> hand = state.cards().get(round.turn());
    CardSet<PlayingCard> cards = play.cards().toSet();
    if (!hand.containsAll(cards) || cards.size() < play.cards().size()) {
      return refuse("THI-7", "not-held", play.cards());
    }
    if (play.kind() == Kind.NONE) {
      return refusalOfCards(play.cards());
    }
    if (round.must().isPresent() && !cards.contains(round.must().get())) {
      return refuse("THI-14", "must", round.must().get());
    }
    if (!round.isLed() && !beats(play.kind(), play.highest(), round.top())) {
      return refusalOfWeaker(play, round.top());
    }
    return cards.size() == hand.size() && isBarredAsLast(play.kind(), play.highest(), round.isLed())
        ? refuse("THI-35", "twos", play.cards())
        : Optional.empty();
  }

  private static Optional<Refusal> refusalOfCards(CardList<PlayingCard> cards) {
    if (ORDER.haveSameRank(cards.top(), cards.bottom())) {
      return refuse("THI-9", "many", cards.size());
    }
    if (!cards.bottom().is(Rank.TWO)) {
      return refuse("THI-7", "combination", cards);
    }
    return ORDER.haveSameRank(cards.get(0), cards.get(1))
        ? refuse("THI-10", "two", cards.bottom())
        : refuse("THI-8", "two", cards.bottom());
  }

  /** Returns why a combination does not beat another. */
  private static Optional<Refusal> refusalOfWeaker(Combination play, Combination top) {
    int more = play.kind().ranks() - top.kind().ranks();
    if (!isSameType(play.kind(), top.kind())) {
      return isChop(play.kind())
          ? isChop(top.kind())
              ? refuse("THI-22", "other-chop", top.cards())
              : refuse("THI-23", "chop", top.cards())
          : isChop(top.kind())
              ? refuse("THI-21", "chop", top.cards())
              : refuse("THI-13", "type", top.cards());
    }
    if (!ORDER.isHigher(play.highest(), top.highest())) {
      return refuse("THI-12", "lower", play.highest(), top.highest());
    }
    return refuse("THI-13", more < 0 ? "fewer" : "more", top.kind().ranks());
  }

  /**
   * Tells whether a combination may be played on another (THI-13, THI-20 to THI-23).
   *
   * @param highest the highest card of the combination
   */
  protected boolean beats(Kind kind, PlayingCard highest, Combination top) {
    if (!isSameType(kind, top.kind())) {
      return isChop(kind) && !isChop(top.kind()) && chops(kind, top); // THI-21, THI-22
    }
    boolean higher = ORDER.isHigher(highest, top.highest()); // THI-12
    int more = kind.ranks() - top.kind().ranks(); // never more or fewer but of pairs
    return switch (options.pairsLength()) { // THI-13
      case ANY_LENGTH -> higher;
      case SAME -> higher && more == 0;
      case LONGER -> more > 0 || (higher && more == 0);
    };
  }

  /** Tells whether a chop may be played on a combination that is none (THI-20, THI-23). */
  protected boolean chops(Kind chop, Combination top) {
    boolean ofTwos = top.highest().is(Rank.TWO);
    int twos = top.kind().copies();
    return switch (options.chops()) {
      case ANY -> true;
      case TWOS -> ofTwos;
      case GRADED -> ofTwos && (isPairs(chop) ? chop.ranks() == twos + 2 : twos == 1);
    };
  }

  /**
   * Tells whether a combination may not be the last of a hand (THI-35).
   *
   * @param leads whether it is led
   */
  protected boolean isBarredAsLast(Kind kind, PlayingCard highest, boolean leads) {
    boolean onlyPlay = leads && kind.size() == 1;
    return !options.lastTwos() && highest.is(Rank.TWO) && !onlyPlay;
  }

  /** A knock, then plays by the rank of their lowest card, the lowest first. */
  @Override
  public MoveList<ThirteenMove> legalMoves(ThirteenState state) {
    if (state.phase() != HandPhase.PLAY) {
      return MoveList.empty();
    }
    Round round = state.round();
    int seat = round.turn();
    CardSet<PlayingCard> hand = state.cards().get(seat);
    int cards = hand.size();
    PlayingCard must = round.must().orElse(null);
    MoveList<ThirteenMove> plays =
        COMBINATIONS.in(
            hand,
            seat,
            (kind, lowest, highest) ->
                (must == null || lowest == must) // THI-14: the hand has no lower card
                    && (round.isLed() || beats(kind, highest, round.top()))
                    && (kind.size() < cards || !isBarredAsLast(kind, highest, round.isLed())),
            Play::new);
    return round.isLed() ? plays : MoveList.<ThirteenMove>of(Knock.of(seat)).plus(plays);
  }

  @Override
  public ImmutableList<String> governing(ThirteenState state, int seat) {
    Round round = state.round();
    ImmutableList.Builder<String> rules = ImmutableList.builder();
    if (round.isLed()) {
      rules.add(round.must().isPresent() ? "THI-14" : "THI-15");
    } else if (isChop(round.top().kind())) {
      rules.add("THI-16", "THI-21");
    } else {
      rules.add("THI-13", "THI-16", options.chops() == Chops.ANY ? "THI-20" : "THI-23");
    }
    return options.lastTwos() ? rules.build() : rules.add("THI-35").build();
  }

  /** The deal shows backs, who has the lowest card, and that nobody wins by it. */
  @Override
  public void tells(ThirteenState before, ThirteenMove move, ThirteenState after, Clues clues) {
    if (!(move instanceof Shuffle)) {
      return;
    }
    if (after.phase() != HandPhase.PLAY) {
      clues.unknown(); // THI-24, THI-25
      return;
    }
    Optional<PlayingCard> must = after.round().must(); // THI-14
    must.ifPresent(card -> clues.some("hand." + after.round().turn(), ImmutableList.of(card)));
    for (int seat = 0; seat < seats; seat++) {
      String hand = "hand." + seat;
      must.ifPresent(card -> clues.none(hand, ORDER.lower(pack.set(), card)));
      if (twoPacks) {
        int backs = backs(after.cards().get(seat)); // THI-3
        clues.that(hand, PlayingCard.FAMILY, cards -> backs(cards) == backs);
      }
      if (!instantRanks.isEmpty()) {
        clues.that(hand, PlayingCard.FAMILY, cards -> instantCard(cards.toSet()).isEmpty());
      }
    }
  }

  private static int backs(Iterable<PlayingCard> cards) {
    return Iterables.size(Iterables.filter(cards, PlayingCard::secondBack));
  }

  @Override
  protected ThirteenState applyLegal(
      ThirteenState state, ThirteenMove move, Stages<ThirteenState> stages) {
    if (move instanceof Play play) {
      return play(state, play.combination(), stages);
    }
    return move instanceof Shuffle shuffle
        ? deal(state, shuffle.cards(), stages)
        : goOn(state.with(state.phase(), state.round().knock()), stages); // THI-16
  }

  private ThirteenState deal(
      ThirteenState state, CardList<PlayingCard> shuffled, Stages<ThirteenState> stages) {
    Hand hand = state.hand();
    int count = handSize() * seats;
    CardsPerSeat<PlayingCard> cards = Deal.cards(shuffled, seats, next(hand.dealer()), count);
    ThirteenState dealt = state.with(cards, shuffled.draw(count).toSet()); // THI-4
    stages.reached("dealt", hand.dealer(), dealt, handSize());
    Optional<PlayingCard> instant = instantCard(cards);
    if (instant.isEmpty()) {
      return begin(dealt, stages);
    }
    int seat = holder(cards, instant.get());
    if (stages.areHeard()) {
      stages.reached("instant", seat, dealt, instant.get().rank());
    }
    return options.instant() == Instant.WIN
        ? endHand(dealt.withPlace(seat), stages) // THI-24
        : handBegins(hand.number(), hand.dealer(), hand.lastWinner(), hand.sheet()); // THI-25
  }

  /** Returns the number of cards that each player is dealt (THI-5). */
  protected int handSize() {
    return Math.min(MOST_CARDS, pack.size() / seats);
  }

  private Optional<PlayingCard> instantCard(CardsPerSeat<PlayingCard> cards) {
    return cards.stream().flatMap(hand -> instantCard(hand).stream()).max(ORDER); // THI-27
  }

  /** Returns the highest of the 2s, or else of the 3s, if a hand has them in all suits (THI-26). */
  private Optional<PlayingCard> instantCard(CardSet<PlayingCard> hand) {
    for (Rank rank : instantRanks) {
      CardSet<PlayingCard> held = ofRank(hand, rank);
      if (Arrays.stream(Suit.values()).allMatch(suit -> hasSuit(held, suit))) {
        return Optional.of(ORDER.highest(held));
      }
    }
    return Optional.empty();
  }

  private static int holder(CardsPerSeat<PlayingCard> cards, PlayingCard card) {
    int seat = 0;
    while (!cards.has(seat, card)) {
      seat++;
    }
    return seat;
  }

  private ThirteenState begin(ThirteenState dealt, Stages<ThirteenState> stages) {
    int lastWinner = dealt.hand().lastWinner();
    if (options.winnerLeads() && lastWinner != NOBODY_YET) { // THI-34
      ThirteenState led = dealt.with(HandPhase.PLAY, Round.ledBy(lastWinner, Optional.empty()));
      stages.reached("winner-leads", lastWinner, led);
      return led;
    }
    PlayingCard lowest = ORDER.lowest(pack.set().minus(dealt.hand().aside())); // THI-14
    int first = holder(dealt.cards(), lowest);
    ThirteenState led = dealt.with(HandPhase.PLAY, Round.ledBy(first, Optional.of(lowest)));
    if (stages.areHeard()) {
      stages.reached("lowest-leads", first, led, lowest);
    }
    return led;
  }

  private ThirteenState play(
      ThirteenState state, Combination combination, Stages<ThirteenState> stages) {
    int seat = state.round().turn();
    CardsPerSeat<PlayingCard> left = state.cards().without(combination.cards().toSet());
    ThirteenState played = state.with(left, state.round().played(combination));
    return left.get(seat).isEmpty() ? goOut(played, seat, stages) : goOn(played, stages);
  }

  private ThirteenState goOut(ThirteenState state, int seat, Stages<ThirteenState> stages) {
    ThirteenState out = state.withPlace(seat); // THI-30
    stages.reached("out", seat, out, options.playOn() ? out.places().size() : 0);
    if (!options.playOn()) {
      return endHand(out, stages); // THI-31
    }
    if (out.playing().size() > 1) {
      return goOn(out, stages);
    }
    int last = out.playing().first();
    ThirteenState placed = out.withPlace(last); // THI-32
    stages.reached("last", last, placed);
    return endHand(placed, stages);
  }

  /** Gives the turn to the next player of the round, or ends the round if there is none. */
  private ThirteenState goOn(ThirteenState state, Stages<ThirteenState> stages) {
    Round round = state.round();
    Seats waiting = state.playing().andNot(round.knocked()).without(round.topBy()); // THI-17
    return waiting.isEmpty()
        ? endRound(state, stages) // THI-18
        : state.with(state.phase(), round.turnTo(waiting.after(round.turn()))); // THI-16
  }

  private static ThirteenState endRound(ThirteenState state, Stages<ThirteenState> stages) {
    int winner = state.round().topBy();
    Seats playing = state.playing();
    int leader = playing.contains(winner) ? winner : playing.after(winner); // THI-18, THI-19
    ThirteenState led = state.nextRound(leader);
    stages.reached("round-over", leader, led);
    return led;
  }

  private ThirteenState endHand(ThirteenState state, Stages<ThirteenState> stages) {
    Hand hand = state.hand();
    int winner = state.places().get(0); // THI-31, THI-32
    ThirteenState scored = state.withSheet(score(state));
    stages.reached("hand-over", winner, scored);
    return hand.number() < options.hands()
        ? handBegins(hand.number() + 1, next(hand.dealer()), winner, scored.sheet()) // THI-34
        : scored.with(HandPhase.OVER, state.round()); // THI-33
  }

  private ScoreSheet score(ThirteenState state) {
    ScoreSheet.Builder lines = state.sheet().toBuilder();
    String rule = options.placePoints() ? "THI-29" : "THI-28";
    for (int place = 1; place <= state.places().size(); place++) {
      if (points(place) != 0) {
        lines.add(state.handNumber(), rule, state.places().get(place - 1), points(place));
      }
    }
    return lines.build();
  }

  /** Returns the points for a place, from 1 (THI-28, THI-29). */
  protected int points(int place) {
    return options.placePoints() ? seats - place : place == 1 ? 1 : 0;
  }

  @Override
  public Table table(ThirteenState state) {
    Round round = state.round();
    Table.Builder table =
        Table.builder()
            .hands("hand", state.cards())
            .pileTopLast("table", round.table(), ALL)
            .pileTopLast("spent", state.spent(), ALL)
            .pile("aside", state.hand().aside(), NOBODY)
            .word("phase", state.phase())
            .fact("turn", state.turn().seats())
            .fact("top", round.top().cards())
            .seat("top-by", round.topBy())
            .fact("type", round.top().kind())
            .fact("knocked", round.knocked())
            .fact(Fact.Type.CARD, "must", round.must().map(PlayingCard::code).orElse("-"));
    if (twoPacks) { // THI-3
      table.fact(Fact.Type.NUMBERS, "backs", Lists.transform(state.cards(), Thirteen::backs));
    }
    return table
        .fact(Fact.Type.SEATS, "places", state.places())
        .fact("scores", state.scores())
        .seat("dealer", state.hand().dealer())
        .fact("hand-no", state.handNumber())
        .build();
  }

  @Override
  public ThirteenState withCards(ThirteenState state, Table table) {
    return state.with(
        table.cardsPerSeat("hand", seats, PlayingCard.FAMILY),
        table.set("aside", PlayingCard.FAMILY));
  }

  @Override
  public MoveSyntax<ThirteenMove> syntax() {
    return ThirteenMove.SYNTAX;
  }
}
