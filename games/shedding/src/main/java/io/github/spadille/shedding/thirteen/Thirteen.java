package io.github.spadille.shedding.thirteen;

import static io.github.spadille.engine.card.PlayingCards.hasSuit;
import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
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
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
import io.github.spadille.shedding.thirteen.ThirteenMove.Knock;
import io.github.spadille.shedding.thirteen.ThirteenMove.Play;
import io.github.spadille.shedding.thirteen.ThirteenMove.Shuffle;
import io.github.spadille.shedding.thirteen.ThirteenOptions.Chops;
import io.github.spadille.shedding.thirteen.ThirteenOptions.Instant;
import io.github.spadille.shedding.thirteen.ThirteenOptions.Scoring;
import io.github.spadille.shedding.thirteen.ThirteenState.Hand;
import io.github.spadille.shedding.thirteen.ThirteenState.Round;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Thirteen: beat the combination on the table with a higher one of the same type, or knock.
 *
 * <p>{@code SHUFFLE → PLAY → (SHUFFLE | OVER)}. A hand is hidden from all but its owner, what lies
 * aside from everybody; with two packs all see the backs. The rulebook is {@code thirteen.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #handSize} (THI-5), {@link #beats} (THI-13),
 * {@link #beatsPairs} (THI-13), {@link #chops} (THI-20, THI-23), {@link #isBarredAsLast} (THI-35),
 * {@link #points} (THI-28, THI-29).
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

  private static final int MOST_CARDS = 13; // THI-5
  private static final int NOBODY_YET = -1;

  private final ThirteenOptions options;
  private final Deck<PlayingCard> pack;

  /**
   * Creates the rules.
   *
   * @param seats 2 to 12
   * @param options checked by {@link #GAME} against the number of seats
   */
  protected Thirteen(int seats, ThirteenOptions options) {
    super(seats);
    this.options = options;
    this.pack =
        options.packs(seats) == 1 // THI-1, THI-6
            ? Deck.standard52()
            : Deck.standard52().plus(Deck.standard52().withSecondBack()); // THI-3
  }

  @Override
  public ThirteenState start() {
    return handBegins(1, seats - 1, NOBODY_YET, ScoreSheet.empty(seats));
  }

  private ThirteenState handBegins(int number, int dealer, int lastWinner, ScoreSheet sheet) {
    return ThirteenState.undealt(new Hand(number, dealer, lastWinner, pack.set(), sheet));
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
    if (!holds(hand, play.cards())) {
      return refuse("THI-7", "not-held", play.cards());
    }
    if (play.kind() == Kind.NONE) {
      return refusalOfCards(play.cards());
    }
    if (round.must().isPresent() && !play.cards().contains(round.must().get())) {
      return refuse("THI-14", "must", round.must().get()); // THI-14
    }
    if (!round.isLed() && !beats(play.kind(), play.highest(), round.top())) {
      return refusalOfWeaker(play, round.top());
    }
    boolean last = play.kind().size() == hand.size();
    return last && isBarredAsLast(play.kind(), play.highest(), round.isLed())
        ? refuse("THI-35", "twos", play.cards())
        : Optional.empty();
  }

  private static boolean holds(CardSet<PlayingCard> hand, CardList<PlayingCard> cards) {
    for (int i = 0; i < cards.size(); i++) {
      boolean twice = i > 0 && cards.get(i) == cards.get(i - 1);
      if (twice || !hand.contains(cards.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static Optional<Refusal> refusalOfCards(CardList<PlayingCard> cards) {
    if (CardOrder.haveSameRank(cards.top(), cards.bottom())) {
      return refuse("THI-9", "many", cards.size());
    }
    if (!cards.bottom().is(Rank.TWO)) {
      return refuse("THI-7", "combination", cards);
    }
    return CardOrder.haveSameRank(cards.get(0), cards.get(1))
        ? refuse("THI-10", "two", cards.bottom())
        : refuse("THI-8", "two", cards.bottom());
  }

  /** Returns why a combination does not beat another. */
  private static Optional<Refusal> refusalOfWeaker(Combination play, Combination top) {
    if (play.kind().isOfType(top.kind())) {
      if (!CardOrder.isHigher(play.highest(), top.highest())) {
        return refuse("THI-12", "lower", play.highest(), top.highest());
      }
      int pairs = top.kind().ranks();
      return play.kind().ranks() < pairs
          ? refuse("THI-13", "fewer", pairs)
          : refuse("THI-13", "more", pairs);
    }
    if (top.kind().isChop()) {
      return play.kind().isChop()
          ? refuse("THI-22", "other-chop", top.cards())
          : refuse("THI-21", "chop", top.cards());
    }
    return play.kind().isChop()
        ? refuse("THI-23", "chop", top.cards())
        : refuse("THI-13", "type", top.cards());
  }

  /**
   * Tells whether a combination may be played on another (THI-13, THI-20 to THI-23).
   *
   * @param highest the highest card of the combination
   */
  protected boolean beats(Kind kind, PlayingCard highest, Combination top) {
    if (!kind.isOfType(top.kind())) {
      return kind.isChop() && !top.kind().isChop() && chops(kind, top); // THI-21, THI-22
    }
    boolean higher = CardOrder.isHigher(highest, top.highest()); // THI-12
    return kind.isPairs() ? beatsPairs(higher, kind.ranks() - top.kind().ranks()) : higher;
  }

  /**
   * Tells whether consecutive pairs may be played on others (THI-13).
   *
   * @param higher whether their highest card is higher
   * @param more how many pairs more they have, less than 0 if they are fewer
   */
  protected boolean beatsPairs(boolean higher, int more) {
    return switch (options.pairsLength()) {
      case ANY_LENGTH -> higher;
      case SAME -> higher && more == 0;
      case LONGER -> (higher && more == 0) || more > 0;
    };
  }

  /** Tells whether a chop may be played on a combination that is none (THI-20, THI-23). */
  protected boolean chops(Kind chop, Combination top) {
    return switch (options.chops()) {
      case ANY -> true;
      case TWOS -> top.highest().is(Rank.TWO);
      case GRADED ->
          top.highest().is(Rank.TWO)
              && switch (top.kind().copies()) {
                case 1 -> !chop.isPairs() || chop.ranks() == 3;
                case 2 -> chop.isPairs() && chop.ranks() == 4;
                default -> chop.isPairs() && chop.ranks() == 5;
              };
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
    MoveList<ThirteenMove> plays = plays(round, state.cards().get(round.turn()));
    return round.isLed() ? plays : MoveList.<ThirteenMove>of(Knock.of(round.turn())).plus(plays);
  }

  private MoveList<ThirteenMove> plays(Round round, CardSet<PlayingCard> hand) {
    int cards = hand.size();
    boolean leads = round.isLed();
    PlayingCard must = round.must().orElse(null);
    return Plays.of(
        round.turn(),
        hand,
        (kind, lowest, highest) ->
            (must == null || lowest == must) // THI-14: the hand has no lower card
                && (leads || beats(kind, highest, round.top()))
                && (kind.size() < cards || !isBarredAsLast(kind, highest, leads)));
  }

  @Override
  public ImmutableList<String> governing(ThirteenState state, int seat) {
    Round round = state.round();
    ImmutableList.Builder<String> rules = ImmutableList.builder();
    if (round.isLed()) {
      rules.add(round.must().isPresent() ? "THI-14" : "THI-15");
    } else if (round.top().kind().isChop()) {
      rules.add("THI-16", "THI-21");
    } else {
      rules.add("THI-13", "THI-16", options.chops() == Chops.ANY ? "THI-20" : "THI-23");
    }
    if (!options.lastTwos()) {
      rules.add("THI-35");
    }
    return rules.build();
  }

  /** The deal shows backs, who has the lowest card, and that nobody wins at once. */
  @Override
  public void tells(ThirteenState before, ThirteenMove move, ThirteenState after, Clues clues) {
    if (!(move instanceof Shuffle)) {
      return;
    }
    if (after.phase() != HandPhase.PLAY) {
      clues.unknown(); // THI-24, THI-25: somebody had all 2s or 3s
      return;
    }
    Optional<PlayingCard> lowest = after.round().must();
    lowest.ifPresent(card -> clues.some("hand." + after.round().turn(), ImmutableList.of(card)));
    for (int seat = 0; seat < seats; seat++) {
      String hand = "hand." + seat;
      lowest.ifPresent(card -> clues.none(hand, CardOrder.lower(pack.set(), card))); // THI-14
      if (options.packs(seats) == 2) { // THI-3
        int backs = backs(after.cards().get(seat));
        clues.that(hand, PlayingCard.FAMILY, cards -> backs(cards) == backs);
      }
      if (options.instant() != Instant.NONE) { // THI-24, THI-25
        clues.that(hand, PlayingCard.FAMILY, cards -> instantRank(cards.toSet()).isEmpty());
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
        : goOn(state.with(state.round().knock()), stages); // THI-16
  }

  private ThirteenState deal(
      ThirteenState state, CardList<PlayingCard> shuffled, Stages<ThirteenState> stages) {
    Hand hand = state.hand();
    int count = handSize() * seats;
    CardsPerSeat<PlayingCard> cards = Deal.cards(shuffled, seats, next(hand.dealer()), count);
    ThirteenState dealt = state.withCards(shuffled.draw(count).toSet(), cards); // THI-4
    stages.reached("dealt", hand.dealer(), dealt, handSize());
    int instant = instantSeat(cards);
    if (instant == NOBODY_YET) {
      return begin(dealt, stages);
    }
    if (stages.areHeard()) {
      Rank rank = instantRank(cards.get(instant)).orElseThrow();
      stages.reached("instant", instant, dealt, rank);
    }
    return options.instant() == Instant.WIN
        ? endHand(dealt.withPlace(instant), stages) // THI-24
        : handBegins(hand.number(), hand.dealer(), hand.lastWinner(), hand.sheet()); // THI-25
  }

  /** Returns the number of cards that each player is dealt (THI-5). */
  protected int handSize() {
    return Math.min(MOST_CARDS, pack.size() / seats);
  }

  /** Returns whose hand wins at once, or is void, or that nobody's does (THI-24, THI-25). */
  private int instantSeat(CardsPerSeat<PlayingCard> cards) {
    for (Rank rank : instantRanks()) { // THI-27: 2s before 3s
      int best = NOBODY_YET;
      for (int seat = 0; seat < seats; seat++) {
        CardSet<PlayingCard> held = ofRank(cards.get(seat), rank);
        if (hasAllSuits(held)
            && (best == NOBODY_YET || isHigher(held, ofRank(cards.get(best), rank)))) {
          best = seat;
        }
      }
      if (best != NOBODY_YET) {
        return best;
      }
    }
    return NOBODY_YET;
  }

  private ImmutableList<Rank> instantRanks() {
    return options.instant() == Instant.NONE ? ImmutableList.of() : options.instantRanks();
  }

  private Optional<Rank> instantRank(CardSet<PlayingCard> hand) {
    for (Rank rank : instantRanks()) {
      if (hasAllSuits(ofRank(hand, rank))) {
        return Optional.of(rank);
      }
    }
    return Optional.empty();
  }

  private static boolean hasAllSuits(CardSet<PlayingCard> cards) { // THI-26
    for (Suit suit : Suit.values()) {
      if (!hasSuit(cards, suit)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isHigher(CardSet<PlayingCard> cards, CardSet<PlayingCard> others) {
    return CardOrder.isHigher(CardOrder.highest(cards), CardOrder.highest(others)); // THI-27
  }

  private ThirteenState begin(ThirteenState dealt, Stages<ThirteenState> stages) {
    int lastWinner = dealt.hand().lastWinner();
    if (options.winnerLeads() && lastWinner != NOBODY_YET) { // THI-34
      ThirteenState begun = dealt.with(HandPhase.PLAY, Round.ledBy(lastWinner, Optional.empty()));
      stages.reached("winner-leads", lastWinner, begun);
      return begun;
    }
    int first = 0;
    for (int seat = 1; seat < seats; seat++) {
      first = CardOrder.isHigher(lowest(dealt, first), lowest(dealt, seat)) ? seat : first;
    }
    PlayingCard lowest = lowest(dealt, first); // THI-14
    ThirteenState begun = dealt.with(HandPhase.PLAY, Round.ledBy(first, Optional.of(lowest)));
    if (stages.areHeard()) {
      stages.reached("lowest-leads", first, begun, lowest);
    }
    return begun;
  }

  private static PlayingCard lowest(ThirteenState dealt, int seat) {
    return CardOrder.lowest(dealt.cards().get(seat));
  }

  private ThirteenState play(
      ThirteenState state, Combination combination, Stages<ThirteenState> stages) {
    int seat = state.round().turn();
    CardsPerSeat<PlayingCard> left = state.cards().without(combination.cards().toSet());
    ThirteenState played = state.played(left, state.round().played(combination));
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
        : state.with(round.turnTo(waiting.after(round.turn()))); // THI-16
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
    int number = state.handNumber();
    for (int place = 1; place <= state.places().size(); place++) {
      int seat = state.places().get(place - 1);
      int points = points(place);
      if (points != 0 && options.scoring() == Scoring.WINS) {
        lines.add(number, "THI-28", seat, points);
      } else if (points != 0) {
        lines.add(number, "THI-29", seat, points);
      }
    }
    return lines.build();
  }

  /** Returns the points for a place, from 1 (THI-28, THI-29). */
  protected int points(int place) {
    return switch (options.scoring()) {
      case WINS -> place == 1 ? 1 : 0;
      case PLACES -> seats - place;
    };
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
    if (options.packs(seats) == 2) { // THI-3
      IntPerSeat backs = IntPerSeat.of(seats, 0);
      for (int seat = 0; seat < seats; seat++) {
        backs = backs.with(seat, backs(state.cards().get(seat)));
      }
      table.fact("backs", backs);
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
    return state.withCards(
        table.set("aside", PlayingCard.FAMILY),
        table.cardsPerSeat("hand", seats, PlayingCard.FAMILY));
  }

  @Override
  public MoveSyntax<ThirteenMove> syntax() {
    return ThirteenMove.SYNTAX;
  }
}
