package io.github.spadille.shedding.thirteen;

import static io.github.spadille.engine.card.PlayingCards.hasSuit;
import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.Deal;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Table;
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
          .alsoCalled("Tiến lên")
          .family(Tag.SHEDDING)
          .tags(Tag.CLIMBING)
          .summary("Beat the combination on the table with a higher one of the same type.")
          .seats(2, 12, 4)
          .options(ThirteenOptions.SCHEMA)
          .texts(Thirteen.class)
          .rules(Thirteen::new)
          .build();

  private static final CardOrder ORDER = // THI-1, THI-2, THI-3
      CardOrder.lowToHigh("3 4 5 6 7 8 9 T J Q K A 2", "s c d h");

  /** The combinations, of which sequences end with the ace. */
  static final Combinations COMBINATIONS =
      new Combinations(ORDER, Rank.ACE, Thirteen::exists); // THI-8, THI-10

  private static final Deck<PlayingCard> ONE_PACK = Deck.standard52();
  private static final Deck<PlayingCard> SECOND_PACK = ONE_PACK.withSecondBack(); // THI-3
  private static final int MOST_CARDS = 13; // THI-5
  private static final int NOBODY_YET = -1;

  private final ThirteenOptions options;
  private final Deck<PlayingCard> pack;
  private final boolean twoPacks;
  private final ImmutableList<Rank> instantRanks;
  private final Combinations.Condition<ThirteenState> mayPlay = this::mayPlay;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Thirteen(int seats, ThirteenOptions options) {
    super(seats, ThirteenMove.SYNTAX);
    this.options = options;
    this.twoPacks = options.packs(seats) == 2; // THI-6
    this.pack = twoPacks ? ONE_PACK.plus(SECOND_PACK) : ONE_PACK; // THI-1, THI-3
    this.instantRanks =
        options.instant() == Instant.NONE ? ImmutableList.of() : options.instantRanks(); // THI-24
  }

  static boolean exists(CombinationKind kind) {
    return kind.isSequence()
        ? kind.ranks() >= 3 && kind.copies() <= 2 // THI-8, THI-10
        : kind.copies() <= 4; // THI-7, THI-9
  }

  private static boolean isPairs(CombinationKind kind) { // THI-10
    return kind.isSequence() && kind.copies() == 2;
  }

  private static boolean isChop(CombinationKind kind) { // THI-11
    return kind.copies() == 4 || isPairs(kind);
  }

  /** Tells whether combinations have the same type: straights only if they are as long. */
  private static boolean isSameType(CombinationKind kind, CombinationKind other) { // THI-13
    return kind == other || (isPairs(kind) && isPairs(other));
  }

  @Override
  public ThirteenState start() {
    return handBegins(1, seats - 1, NOBODY_YET, ScoreSheet.empty(seats));
  }

  private ThirteenState handBegins(int number, int dealer, int lastWinner, ScoreSheet sheet) {
    return ImmutableThirteenState.of(
        HandPhase.SHUFFLE,
        new Hand(
            number, dealer, lastWinner, pack.set(), Optional.empty(), ImmutableList.of(), sheet),
        CardsPerSeat.none(PlayingCard.FAMILY, seats),
        Round.ledBy(next(dealer)),
        CardList.empty(PlayingCard.FAMILY));
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
    if (play.kind() == CombinationKind.NONE) {
      return refusalOfCards(play.cards());
    }
    if (state.must().isPresent() && !cards.contains(state.must().get())) {
      return refuse("THI-14", "must", state.must().get());
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
  protected boolean beats(CombinationKind kind, PlayingCard highest, Combination top) {
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
  protected boolean chops(CombinationKind chop, Combination top) {
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
  protected boolean isBarredAsLast(CombinationKind kind, PlayingCard highest, boolean leads) {
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
    MoveList<ThirteenMove> knock =
        round.isLed() ? MoveList.empty() : Knock.alone(round.turn()); // THI-15, THI-16
    return COMBINATIONS.in(
        state.cards().get(round.turn()), state, mayPlay, Thirteen::playInTurn, knock);
  }

  private static ThirteenMove playInTurn(ThirteenState state, Combination combination) {
    return new Play(state.round().turn(), combination);
  }

  private boolean mayPlay(
      ThirteenState state, CombinationKind kind, PlayingCard lowest, PlayingCard highest) {
    Round round = state.round();
    PlayingCard must = state.must().orElse(lowest); // THI-14: no card of the hand is lower
    return lowest == must
        && (round.isLed() || beats(kind, highest, round.top()))
        && !(isBarredAsLast(kind, highest, round.isLed())
            && kind.size() == state.cards().get(round.turn()).size());
  }

  @Override
  protected ImmutableList<String> governingInTurn(ThirteenState state, int seat) {
    Round round = state.round();
    ImmutableList.Builder<String> rules = ImmutableList.builder();
    if (round.isLed()) {
      rules.add(state.must().isPresent() ? "THI-14" : "THI-15");
    } else if (isChop(round.top().kind())) {
      rules.add("THI-16", "THI-21");
    } else {
      rules.add("THI-13", "THI-16", options.chops() == Chops.ANY ? "THI-20" : "THI-23");
    }
    return options.lastTwos() ? rules.build() : rules.add("THI-35").build();
  }

  @Override
  public Deductions<ThirteenState, ThirteenMove> deductions() {
    return new ThirteenDeductions();
  }

  private final class ThirteenDeductions implements Deductions<ThirteenState, ThirteenMove> {
    /**
     * Whoever could play may knock (THI-16), so a move tells nothing of the cards that are kept.
     */
    @Override
    public void fromMove(ThirteenState before, ThirteenMove move, DeductionListener deductions) {
      // Nothing is told.
    }

    /** The deal shows backs, who has the lowest card, and that nobody wins by it. */
    @Override
    public void fromConsequences(
        ThirteenState before,
        ThirteenMove move,
        ThirteenState after,
        DeductionListener deductions) {
      if (!(move instanceof Shuffle)) {
        return;
      }
      if (after.phase() != HandPhase.PLAY) {
        deductions.unknown(); // THI-24, THI-25
        return;
      }
      Optional<PlayingCard> must = after.must(); // THI-14
      must.ifPresent(
          card -> deductions.some("hand." + after.round().turn(), ImmutableList.of(card)));
      for (int seat = 0; seat < seats; seat++) {
        String hand = "hand." + seat;
        must.ifPresent(card -> deductions.none(hand, ORDER.lower(pack.set(), card)));
        if (twoPacks) {
          deductions.exactly(hand, backs(after.cards().get(seat)), SECOND_PACK.cards()); // THI-3
        }
        if (!instantRanks.isEmpty()) {
          deductions.that(hand, PlayingCard.FAMILY, cards -> instantCard(cards.toSet()).isEmpty());
        }
      }
    }
  }

  private static int backs(CardSet<PlayingCard> cards) {
    return cards.intersect(SECOND_PACK.set()).size();
  }

  @Override
  protected ThirteenState applyLegal(
      ThirteenState state, ThirteenMove move, StageListener<ThirteenState> stages) {
    if (move instanceof Play play) {
      return play(state, play.combination(), stages);
    }
    return move instanceof Shuffle shuffle
        ? deal(state, shuffle.cards(), stages)
        : knock(state, stages);
  }

  private ThirteenState deal(
      ThirteenState state, CardList<PlayingCard> shuffled, StageListener<ThirteenState> stages) {
    Hand hand = state.hand();
    int count = handSize() * seats;
    CardsPerSeat<PlayingCard> cards = Deal.cards(shuffled, seats, next(hand.dealer()), count);
    CardSet<PlayingCard> aside = shuffled.draw(count).toSet();
    ThirteenState dealt =
        state.with(cards, state.round()).with(hand.dealt(aside, Optional.empty())); // THI-4
    stages.reached("dealt", hand.dealer(), dealt, handSize());
    Optional<PlayingCard> instant = instantRanks.isEmpty() ? Optional.empty() : instantCard(cards);
    if (instant.isEmpty()) {
      return begin(dealt, stages);
    }
    int seat = holder(cards, instant.get());
    if (stages.isListening()) {
      stages.reached("instant", seat, dealt, instant.get().rank());
    }
    return options.instant() == Instant.WIN
        ? endHand(dealt.with(dealt.hand().withPlace(seat)), stages) // THI-24
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

  private ThirteenState begin(ThirteenState dealt, StageListener<ThirteenState> stages) {
    Hand hand = dealt.hand();
    if (options.winnerLeads() && hand.lastWinner() != NOBODY_YET) { // THI-34
      ThirteenState led = dealt.with(HandPhase.PLAY, Round.ledBy(hand.lastWinner()));
      stages.reached("winner-leads", hand.lastWinner(), led);
      return led;
    }
    PlayingCard lowest = ORDER.lowest(pack.set().minus(hand.aside())); // THI-14
    int first = holder(dealt.cards(), lowest);
    ThirteenState led =
        dealt
            .with(hand.dealt(hand.aside(), Optional.of(lowest)))
            .with(HandPhase.PLAY, Round.ledBy(first));
    if (stages.isListening()) {
      stages.reached("lowest-leads", first, led, lowest);
    }
    return led;
  }

  private static ThirteenState knock(ThirteenState state, StageListener<ThirteenState> stages) {
    Round round = state.round();
    Seats others = state.playing().without(round.topBy()).andNot(round.knocked()); // THI-17
    Seats waiting = others.without(round.turn());
    return waiting.isEmpty()
        ? endRound(state, stages) // THI-18
        : state.with(state.phase(), round.knock(waiting.after(round.turn()))); // THI-16
  }

  private ThirteenState play(
      ThirteenState state, Combination combination, StageListener<ThirteenState> stages) {
    Round round = state.round();
    int seat = round.turn();
    CardsPerSeat<PlayingCard> left = state.cards().without(combination.cards().toSet());
    Seats waiting = state.playing().without(seat).andNot(round.knocked()); // THI-17
    int next = waiting.isEmpty() ? seat : waiting.after(seat); // THI-16
    ThirteenState played = state.with(left, round.played(combination, next));
    if (left.get(seat).isEmpty()) {
      return goOut(played, seat, stages);
    }
    return waiting.isEmpty() ? endRound(played, stages) : played; // THI-19
  }

  private ThirteenState goOut(ThirteenState state, int seat, StageListener<ThirteenState> stages) {
    ThirteenState out = state.with(state.hand().withPlace(seat)); // THI-30
    stages.reached("out", seat, out, options.playOn() ? out.hand().places().size() : 0);
    if (!options.playOn()) {
      return endHand(out, stages); // THI-31
    }
    Seats playing = out.playing();
    if (playing.size() > 1) {
      return playing.andNot(out.round().knocked()).isEmpty() ? endRound(out, stages) : out;
    }
    ThirteenState placed = out.with(out.hand().withPlace(playing.first())); // THI-32
    stages.reached("last", playing.first(), placed);
    return endHand(placed, stages);
  }

  private static ThirteenState endRound(ThirteenState state, StageListener<ThirteenState> stages) {
    int winner = state.round().topBy();
    Seats playing = state.playing();
    int leader = playing.contains(winner) ? winner : playing.after(winner); // THI-18, THI-19
    ThirteenState led = state.nextRound(leader);
    stages.reached("round-over", leader, led);
    return led;
  }

  private ThirteenState endHand(ThirteenState state, StageListener<ThirteenState> stages) {
    Hand hand = state.hand();
    int winner = hand.places().get(0); // THI-31, THI-32
    ThirteenState scored = state.withSheet(score(hand));
    stages.reached("hand-over", winner, scored);
    return hand.number() < options.hands()
        ? handBegins(hand.number() + 1, next(hand.dealer()), winner, scored.sheet()) // THI-34
        : scored.with(HandPhase.OVER, state.round()); // THI-33
  }

  private ScoreSheet score(Hand hand) {
    ScoreSheet.Builder lines = hand.sheet().toBuilder();
    String rule = options.placePoints() ? "THI-29" : "THI-28";
    for (int place = 1; place <= hand.places().size(); place++) {
      if (points(place) != 0) {
        lines.add(hand.number(), rule, hand.places().get(place - 1), points(place));
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
            .fact(Fact.Type.CARD, "must", state.must().map(PlayingCard::code).orElse("-"));
    if (twoPacks) { // THI-3
      table.fact(Fact.Type.NUMBERS, "backs", Lists.transform(state.cards(), Thirteen::backs));
    }
    return table
        .fact(Fact.Type.SEATS, "places", state.hand().places())
        .fact("scores", state.scores())
        .seat("dealer", state.hand().dealer())
        .fact("hand-no", state.handNumber())
        .build();
  }

  @Override
  public ThirteenState withCards(ThirteenState state, Table table) {
    CardSet<PlayingCard> aside = table.set("aside", PlayingCard.FAMILY);
    return state
        .with(table.cardsPerSeat("hand", seats, PlayingCard.FAMILY), state.round())
        .with(state.hand().dealt(aside, state.hand().lowest()));
  }
}
