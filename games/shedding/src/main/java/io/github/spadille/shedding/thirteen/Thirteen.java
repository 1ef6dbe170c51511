package io.github.spadille.shedding.thirteen;

import static io.github.spadille.engine.card.PlayingCards.hasSuit;
import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
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
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.SeatChoice;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.Deal;
import io.github.spadille.engine.state.ScoreSheet;
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

  private static final CardOrder ORDER = CardOrder.THIRTEEN;
  private static final SeatChoice<ThirteenMove> KNOCK = SeatChoice.of(Knock::of);
  private static final Deck<PlayingCard> ONE_PACK = Deck.standard52();
  private static final Deck<PlayingCard> SECOND_PACK = ONE_PACK.withSecondBack(); // THI-3
  private static final int MOST_CARDS = 13; // THI-5

  private static final Phases<HandPhase, ThirteenState, ThirteenMove> PHASES =
      Phases.<HandPhase, ThirteenState, ThirteenMove>of(HandPhase.class)
          .elsewhere("THI-4", "dealt", Shuffle.class)
          .in(HandPhase.SHUFFLE)
          .chance(Shuffle.class)
          .others("THI-4", "undealt")
          .in(HandPhase.PLAY)
          .turn(Thirteen::refusalOutOfTurn, Play.class, Knock.class)
          .others("THI-16", "move")
          .over(HandPhase.OVER, "THI-33")
          .build();

  private final ThirteenOptions options;
  private final Deck<PlayingCard> pack;
  private final boolean twoPacks;
  private final ImmutableList<Rank> instantRanks;
  private final CombinationPlays.Condition mayPlay = this::mayPlay;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Thirteen(int seats, ThirteenOptions options) {
    super(seats, ThirteenMove.SYNTAX);
    this.options = options;
    this.twoPacks = options.packs(seats) == 2; // THI-6
    this.pack = twoPacks ? ONE_PACK.plus(SECOND_PACK) : ONE_PACK; // THI-1, THI-3
    this.instantRanks =
        options.instant() == Instant.NONE ? ImmutableList.of() : options.instantRanks(); // THI-24
  }

  @Override
  public ThirteenState start() {
    return undealt(Hand.first(seats, pack.set()));
  }

  private ThirteenState undealt(Hand hand) {
    return ThirteenState.undealt(hand, next(hand.dealer()), seats);
  }

  @Override
  protected ThirteenMove chanceMove(ThirteenState state, RandomSource random) {
    return new Shuffle(pack.shuffled(random)); // THI-4
  }

  private static Optional<Refusal> refusalOutOfTurn(ThirteenState state, ThirteenMove move) {
    return state.round().knocked().contains(move.seat())
        ? refuse("THI-17", "knocked")
        : refuse("THI-16", "turn", state.turn().seats());
  }

  @Override
  public Optional<Refusal> refusal(ThirteenState state, ThirteenMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.round().turn(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Play play) {
      return refusalOfPlay(state, play.combination());
    }
    if (move instanceof Knock) {
      return state.round().isLead() ? refuse("THI-15", "knock") : Optional.empty(); // THI-16
    }
    return move instanceof Shuffle shuffle
        ? shuffle.refusalUnlessOf(pack, "THI-1")
        : Optional.empty();
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
    if (!round.isLead() && !beats(play.kind(), play.highest(), round.top())) {
      return refusalOfWeaker(play, round.top());
    }
    return isBarredAsLast(state, play.kind(), play.highest())
        ? refusalOfLast(play)
        : Optional.empty();
  }

  /** Says why cards are no combination: none, too many of a rank, or a 2 among other ranks. */
  private static Optional<Refusal> refusalOfCards(CardList<PlayingCard> cards) {
    if (cards.isEmpty()) {
      return refuse("THI-7", "no-card");
    }
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

  /**
   * Says why a combination does not beat another. A variant that changes {@link #beats} or {@link
   * #chops} says here what it refuses.
   */
  protected Optional<Refusal> refusalOfWeaker(Combination play, Combination top) {
    if (play.kind().isSameType(top.kind())) {
      return refusalOfSameType(play, top);
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

  private static Optional<Refusal> refusalOfSameType(Combination play, Combination top) {
    if (!ORDER.isHigher(play.highest(), top.highest())) {
      return refuse("THI-12", "lower", play.highest(), top.highest());
    }
    boolean fewer = play.kind().ranks() < top.kind().ranks();
    return refuse("THI-13", fewer ? "fewer" : "more", top.kind().ranks());
  }

  /**
   * Says why a combination may not be the last. A variant that changes {@link #isBarredAsLast} says
   * here what it refuses.
   */
  protected Optional<Refusal> refusalOfLast(Combination play) {
    return refuse("THI-35", "twos", play.cards());
  }

  /**
   * Tells whether a combination may be played on another (THI-12, THI-13, THI-20 to THI-23).
   *
   * @param highest the highest card of the combination
   */
  protected boolean beats(CombinationKind kind, PlayingCard highest, Combination top) {
    if (kind.isSameType(top.kind())) {
      return beatsSameType(kind, highest, top);
    }
    if (top.kind().isChop()) {
      return false; // THI-21, THI-22
    }
    return kind.isChop() && chops(kind, top); // THI-13
  }

  private boolean beatsSameType(CombinationKind kind, PlayingCard highest, Combination top) {
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
    boolean onTwos = top.highest().is(Rank.TWO);
    return switch (options.chops()) {
      case ANY -> true;
      case TWOS -> onTwos;
      case GRADED -> onTwos && isGradedFor(chop, top.kind().copies());
    };
  }

  /** Tells whether a chop is the one for so many 2s: a single, a pair or a triple (THI-23). */
  private static boolean isGradedFor(CombinationKind chop, int twos) {
    return switch (twos) {
      case 1 -> !chop.isPairs() || chop.ranks() == 3;
      case 2 -> chop.isPairs() && chop.ranks() == 4;
      default -> chop.isPairs() && chop.ranks() == 5;
    };
  }

  /**
   * Tells whether the seat in turn may not play a combination because it is the last of its hand
   * (THI-35).
   */
  protected boolean isBarredAsLast(ThirteenState state, CombinationKind kind, PlayingCard highest) {
    if (options.lastTwos() || !highest.is(Rank.TWO)) {
      return false; // THI-8, THI-10: a combination with a 2 has no other cards
    }
    Round round = state.round();
    boolean isLast = kind.size() == state.cards().get(round.turn()).size();
    boolean isLeadOfOne = round.isLead() && kind.size() == 1; // else there would be no move
    return isLast && !isLeadOfOne;
  }

  /** A knock, then plays by the rank of their lowest card, the lowest first. */
  @Override
  public MoveList<ThirteenMove> legalMoves(ThirteenState state) {
    if (state.phase() != HandPhase.PLAY) {
      return MoveList.empty();
    }
    Round round = state.round();
    MoveList<ThirteenMove> knock =
        round.isLead() ? MoveList.empty() : KNOCK.get(round.turn()); // THI-15, THI-16
    return CombinationPlays.after(knock, state, mayPlay);
  }

  private boolean mayPlay(
      ThirteenState state, CombinationKind kind, PlayingCard lowest, PlayingCard highest) {
    Round round = state.round();
    Optional<PlayingCard> must = state.must();
    return (must.isEmpty() || lowest == must.get()) // THI-14: no card of the hand is lower
        && (round.isLead() || beats(kind, highest, round.top()))
        && !isBarredAsLast(state, kind, highest);
  }

  @Override
  protected ImmutableList<String> governingInTurn(ThirteenState state, int seat) {
    Round round = state.round();
    ImmutableList.Builder<String> rules = ImmutableList.builder();
    rules.add("THI-7", "THI-8", "THI-9", "THI-10"); // what is a combination
    if (round.isLead() && state.must().isPresent()) {
      rules.add("THI-14", "THI-15");
    } else if (round.isLead()) {
      rules.add("THI-15");
    } else if (round.top().kind().isChop()) {
      rules.add("THI-12", "THI-13", "THI-16", "THI-21", "THI-22");
    } else {
      String ofChops = options.chops() == Chops.ANY ? "THI-20" : "THI-23";
      rules.add("THI-12", "THI-13", "THI-16", ofChops);
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
    if (move instanceof Knock) {
      return knock(state, stages);
    }
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle.cards(), stages);
    }
    throw unknown(move);
  }

  private ThirteenState deal(
      ThirteenState state, CardList<PlayingCard> shuffled, StageListener<ThirteenState> stages) {
    Hand hand = state.hand();
    int each = Math.min(handSize(), pack.size() / seats);
    int count = each * seats;
    CardsPerSeat<PlayingCard> cards = Deal.cards(shuffled, seats, next(hand.dealer()), count);
    CardSet<PlayingCard> aside = shuffled.draw(count).toSet();
    ThirteenState dealt = state.dealt(cards, aside); // THI-4
    stages.reached("dealt", hand.dealer(), dealt, each);
    Optional<PlayingCard> instant = instantRanks.isEmpty() ? Optional.empty() : instantCard(cards);
    if (instant.isEmpty()) {
      return begin(dealt, stages);
    }
    int seat = cards.holder(instant.get());
    if (stages.isListening()) {
      stages.reached("instant", seat, dealt, instant.get().rank());
    }
    return options.instant() == Instant.WIN
        ? endHand(dealt.withPlace(seat), stages) // THI-24
        : undealt(hand.again(pack.set())); // THI-25
  }

  /**
   * Returns the number of cards that each player is dealt, at most 16; it is fewer if the pack has
   * not so many (THI-5).
   */
  protected int handSize() {
    return MOST_CARDS;
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

  private ThirteenState begin(ThirteenState dealt, StageListener<ThirteenState> stages) {
    Hand hand = dealt.hand();
    if (options.winnerLeads() && hand.lastWinner() != Seats.NOBODY) { // THI-34
      ThirteenState led = dealt.ledBy(hand.lastWinner());
      stages.reached("winner-leads", hand.lastWinner(), led);
      return led;
    }
    PlayingCard lowest = ORDER.lowest(pack.set().minus(hand.aside())); // THI-14
    int first = dealt.cards().holder(lowest);
    ThirteenState led = dealt.ledWith(first, lowest);
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
        : state.knocked(waiting.after(round.turn())); // THI-16
  }

  private ThirteenState play(
      ThirteenState state, Combination combination, StageListener<ThirteenState> stages) {
    Round round = state.round();
    int seat = round.turn();
    Seats waiting = state.playing().without(seat).andNot(round.knocked()); // THI-17
    int next = waiting.isEmpty() ? seat : waiting.after(seat); // THI-16
    ThirteenState played = state.played(combination, next);
    if (played.cards().isEmpty(seat)) {
      return goOut(played, seat, stages);
    }
    return waiting.isEmpty() ? endRound(played, stages) : played; // THI-19
  }

  private ThirteenState goOut(ThirteenState state, int seat, StageListener<ThirteenState> stages) {
    ThirteenState out = state.withPlace(seat); // THI-30
    stages.reached("out", seat, out, options.playOn() ? out.hand().places().size() : 0);
    if (!options.playOn()) {
      return endHand(out, stages); // THI-31
    }
    Seats playing = out.playing();
    if (playing.size() > 1) {
      return playing.andNot(out.round().knocked()).isEmpty() ? endRound(out, stages) : out;
    }
    ThirteenState placed = out.withPlace(playing.first()); // THI-32
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
    int winner = hand.winner(); // THI-31, THI-32
    ThirteenState scored = state.withSheet(score(hand));
    stages.reached("hand-over", winner, scored);
    return hand.number() < options.hands()
        ? undealt(scored.hand().next(next(hand.dealer()), pack.set())) // THI-34
        : scored.over(); // THI-33
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
    if (options.placePoints()) {
      return seats - place;
    }
    return place == 1 ? 1 : 0;
  }

  @Override
  public RulesOfThumb<ThirteenState, ThirteenMove> rulesOfThumb() {
    return ThirteenThumbs.INSTANCE;
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
      table.fact(
          Fact.Type.NUMBERS,
          "backs",
          PerSeat.each(seats(), seat -> backs(state.cards().get(seat))));
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
    return state.withCards(
        table.cardsPerSeat("hand", seats, PlayingCard.FAMILY),
        table.set("aside", PlayingCard.FAMILY));
  }
}
