package io.github.spadille.stops.crates;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.noCards;
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
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.Scoring;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.Deal;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stock;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Table;
import io.github.spadille.stops.Matching;
import io.github.spadille.stops.crates.CratesMove.Draw;
import io.github.spadille.stops.crates.CratesMove.Name;
import io.github.spadille.stops.crates.CratesMove.Play;
import io.github.spadille.stops.crates.CratesMove.Shuffle;
import io.github.spadille.stops.crates.CratesState.Course;
import io.github.spadille.stops.crates.CratesState.Hand;
import io.github.spadille.stops.crates.CratesState.Phase;
import io.github.spadille.stops.crates.Owed.After;
import java.util.Optional;

/**
 * Crates: match the upcard by suit or rank, where most ranks have an effect.
 *
 * <p>{@code SHUFFLE → [NAME_SUIT] → PLAY → (SHUFFLE | OVER)}, with {@code COVER} after a six,
 * {@code SEQUENCE} while twos and aces are added up, and {@code RESHUFFLE} while the discards
 * become the stock. A hand is hidden from all but its owner, and the dealer's from the dealer too
 * while it names a suit; the stock from everybody. The rulebook is {@code crates.md}.
 *
 * <p>What cards do stands in one table, {@link Effects} (CRT-6, CRT-15, CRT-22 to CRT-24, CRT-28 to
 * CRT-37); a variant that changes a row of it changes the game. Other variant points, each carrying
 * one rule: {@link #playable} (CRT-10, CRT-11, CRT-23, CRT-30), {@link #drawsFor} (CRT-29, CRT-34,
 * CRT-37), {@link #points} (CRT-43).
 */
public class Crates extends AbstractRules<CratesState, CratesMove> {
  /** The game. */
  public static final Game<CratesState, CratesMove, CratesOptions> GAME =
      Game.<CratesState, CratesMove, CratesOptions>builder("crates")
          .name("Crates")
          .family(Tag.STOPS)
          .tags(Tag.SHEDDING, Tag.PARTNERSHIP)
          .summary("Match the upcard by suit or rank, where most ranks have an effect.")
          .seats(2, 5, 4)
          .options(CratesOptions.SCHEMA)
          .texts(Crates.class)
          .rules(Crates::new)
          .build();

  /** How many times the points of a pressure double at most (CRT-18, CRT-54). */
  private static final int MOST_DOUBLINGS = 39;

  private static final int FOUR_SEATS = 4;

  private static final Phases<Phase, CratesState, CratesMove> PHASES =
      Phases.<Phase, CratesState, CratesMove>of(Phase.class)
          .elsewhere("CRT-4", "dealt", Shuffle.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("CRT-4", "undealt")
          .in(Phase.NAME_SUIT)
          .turn("CRT-6", "turn", Name.class)
          .others("CRT-6", "name-first")
          .in(Phase.PLAY, Phase.COVER, Phase.SEQUENCE)
          .turn("CRT-14", "turn", Play.class, Draw.class)
          .unlike("CRT-6", "named", Name.class)
          .others("CRT-10", "move")
          .in(Phase.RESHUFFLE)
          .chance(Shuffle.class)
          .others(Crates::reshuffleAwaited)
          .over(Phase.OVER, "CRT-53")
          .build();

  private final CratesOptions options;
  private final Deck<PlayingCard> pack;
  private final int sides;
  private final Matching matching;
  private final Effects effects;
  private final SuitNaming naming;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Crates(int seats, CratesOptions options) {
    this(seats, options, Effects.of(seats));
  }

  /** Creates the rules of a variant in which cards do something else. */
  protected Crates(int seats, CratesOptions options, Effects effects) {
    super(seats, CratesMove.SYNTAX);
    this.options = options;
    this.sides = options.partners() && seats == FOUR_SEATS ? 2 : seats; // CRT-2
    Deck<PlayingCard> whole = Deck.standard52(); // CRT-1
    this.matching = new Matching(options.wild());
    this.effects = effects;
    this.naming = new SuitNaming(effects, seats);
    this.pack = options.packSize() == whole.size() ? whole : whole.without(Rank.KING, Rank.QUEEN);
  }

  @Override
  public CratesState start() {
    return CratesState.undealt(Hand.first(seats, sides), seats, pack.cards());
  }

  @Override
  public Scoring scoring() { // CRT-53
    return Scoring.LOWEST;
  }

  @Override
  protected CratesMove chanceMove(CratesState state, RandomSource random) {
    boolean deals = state.phase() == Phase.SHUFFLE; // CRT-4, CRT-19
    CardList<PlayingCard> cards = deals ? pack.cards() : state.stock().underUpcard();
    return new Shuffle(CardList.shuffled(cards, random));
  }

  @Override
  public Optional<Refusal> refusal(CratesState state, CratesMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.seat(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Play play) {
      return refusalOfPlay(state, play);
    }
    if (move instanceof Draw) {
      return mayDraw(state) ? Optional.empty() : refusalOfOther(state); // CRT-13, CRT-25, CRT-32
    }
    if (move instanceof Name name) {
      return refusalOfSuit("CRT-6", state.stock().upcard(), name.suit());
    }
    return move instanceof Shuffle shuffle ? refusalOfShuffle(state, shuffle) : Optional.empty();
  }

  private Optional<Refusal> refusalOfShuffle(CratesState state, Shuffle shuffle) {
    if (state.phase() == Phase.SHUFFLE) {
      return shuffle.refusalUnlessOf(pack, "CRT-1");
    }
    return shuffle.cards().isPermutationOf(state.stock().underUpcard())
        ? Optional.empty()
        : reshuffleAwaited(state, shuffle);
  }

  private static Optional<Refusal> reshuffleAwaited(CratesState state, CratesMove move) {
    return refuse("CRT-19", "reshuffle", state.stock().underUpcard().size());
  }

  private Optional<Refusal> refusalOfPlay(CratesState state, Play play) {
    PlayingCard card = play.card();
    if (!state.held().contains(card)) {
      return refuse("CRT-10", "not-held", card);
    }
    if (!playable(state).contains(card)) {
      return refusalOfOther(state);
    }
    Optional<Refusal> ofNaming = refusalOfNaming(card, play.suit());
    if (ofNaming.isPresent()) {
      return ofNaming;
    }
    return play.calls() && !mayCall(state) ? refuse("CRT-39", "not-last") : Optional.empty();
  }

  private Optional<Refusal> refusalOfNaming(PlayingCard card, Optional<Suit> suit) {
    if (!naming.namers().contains(card)) {
      return suit.isPresent() ? refuse("CRT-35", "no-suit", card) : Optional.empty();
    }
    return suit.isPresent()
        ? refusalOfSuit("CRT-35", card, suit.get())
        : refuse("CRT-35", "suit", card);
  }

  private Optional<Refusal> refusalOfSuit(String rule, PlayingCard card, Suit suit) {
    return naming.mayName(card, suit) ? Optional.empty() : refuse(rule, "colour", card);
  }

  /** Says what the seat in turn has to do instead: play a card that fits, or else draw. */
  private Optional<Refusal> refusalOfOther(CratesState state) {
    CardSet<PlayingCard> fitting = state.held().intersect(playable(state));
    boolean draws = fitting.isEmpty();
    return switch (state.phase()) {
      case COVER -> draws ? refuse("CRT-32", "draw") : refuse("CRT-30", "cover", fitting);
      case SEQUENCE ->
          draws
              ? refuse("CRT-25", "draw", state.course().sequence())
              : refuse("CRT-23", "answer", fitting);
      default -> draws ? refuse("CRT-13", "draw") : refuse("CRT-12", "play", fitting);
    };
  }

  /** Returns the cards that may be played now, whoever holds them. */
  protected CardSet<PlayingCard> playable(CratesState state) {
    return switch (state.phase()) {
      case PLAY -> fitting(state); // CRT-10, CRT-11, CRT-26
      case COVER -> fitting(state); // CRT-30
      case SEQUENCE -> effects.sequenceCards(); // CRT-23
      case SHUFFLE, NAME_SUIT, RESHUFFLE, OVER -> noCards();
    };
  }

  /** Returns the cards of the suit to match and of the rank of the upcard, and the wild ones. */
  private CardSet<PlayingCard> fitting(CratesState state) {
    return matching.with(state.course().suitToMatch(), state.stock().upcard().rank());
  }

  private boolean mayDraw(CratesState state) {
    return !state.held().containsAny(playable(state));
  }

  private static boolean mayCall(CratesState state) { // CRT-39
    return state.held().size() == 2;
  }

  /** Plays in the order of the pack, then those that name a suit; each also with a call. */
  @Override
  public MoveList<CratesMove> legalMoves(CratesState state) {
    int seat = state.seat();
    return switch (state.phase()) {
      case NAME_SUIT -> naming.names(seat, state.stock().upcard());
      case PLAY, COVER, SEQUENCE ->
          mayDraw(state) ? MoveList.of(Draw.of(seat)) : plays(state, mayCall(state));
      default -> MoveList.empty();
    };
  }

  private MoveList<CratesMove> plays(CratesState state, boolean mayCall) {
    int seat = state.seat();
    CardSet<PlayingCard> cards = state.held().intersect(playable(state));
    if (!cards.containsAny(naming.namers())) {
      return Play.list(seat, cards, mayCall);
    }
    MoveList<CratesMove> plays = Play.list(seat, cards.minus(naming.namers()), mayCall);
    for (PlayingCard card : cards.intersect(naming.namers())) {
      plays = plays.plus(naming.plays(seat, card));
      plays = mayCall ? plays.plus(naming.callingPlays(seat, card)) : plays;
    }
    return plays;
  }

  @Override
  protected ImmutableList<String> governingInTurn(CratesState state, int seat) {
    boolean draws = mayDraw(state);
    return switch (state.phase()) {
      case NAME_SUIT -> ImmutableList.of("CRT-6");
      case PLAY ->
          draws
              ? ImmutableList.of("CRT-10", "CRT-11", "CRT-13")
              : ImmutableList.of("CRT-10", "CRT-11", "CRT-12", "CRT-35", "CRT-39");
      case COVER ->
          draws
              ? ImmutableList.of("CRT-32")
              : ImmutableList.of("CRT-10", "CRT-30", "CRT-35", "CRT-39");
      case SEQUENCE ->
          draws
              ? ImmutableList.of("CRT-25")
              : ImmutableList.of("CRT-10", "CRT-23", "CRT-35", "CRT-39");
      case SHUFFLE, RESHUFFLE, OVER -> ImmutableList.of();
    };
  }

  @Override
  public Deductions<CratesState, CratesMove> deductions() {
    return new CratesDeductions();
  }

  private final class CratesDeductions implements Deductions<CratesState, CratesMove> {
    /** Whoever draws holds nothing that could be played (CRT-12, CRT-23, CRT-30). */
    @Override
    public void fromMove(CratesState before, CratesMove move, DeductionListener deductions) {
      if (move instanceof Draw) {
        deductions.none("hand." + move.seat(), pack.set().intersect(playable(before)));
      }
    }

    /** The points of a hand tell of the cards that were left (CRT-43). */
    @Override
    public void fromConsequences(
        CratesState before, CratesMove move, CratesState after, DeductionListener deductions) {
      if (after.handNumber() > before.handNumber() || after.phase() == Phase.OVER) {
        deductions.unknown();
      }
    }
  }

  @Override
  protected CratesState applyLegal(
      CratesState state, CratesMove move, StageListener<CratesState> stages) {
    if (move instanceof Play play) {
      return play(state, play, stages);
    }
    if (move instanceof Draw) {
      return state.phase() == Phase.SEQUENCE
          ? drawInTurn(
              state, state.course().sequence(), After.SEQUENCE_ENDS, stages) // CRT-25, CRT-27
          : drawInTurn(state, 1, After.TURN_ENDS, stages); // CRT-13, CRT-32, CRT-33
    }
    if (move instanceof Name name) { // CRT-9
      return beginTurn(state.turnBegins(firstTurn(state.course(), name.suit())), stages);
    }
    if (move instanceof Shuffle shuffle) {
      return state.phase() == Phase.SHUFFLE
          ? deal(state, shuffle.cards(), stages)
          : draw(state.stockRenewed(shuffle.cards()), state.owed(), stages); // CRT-19
    }
    throw unknown(move);
  }

  private CratesState deal(
      CratesState state, CardList<PlayingCard> cards, StageListener<CratesState> stages) {
    int dealer = state.hand().dealer();
    int size = options.handSize(state.handNumber()); // CRT-3
    CardsPerSeat<PlayingCard> hands = Deal.cards(cards, seats, next(dealer), size * seats); // CRT-4
    Stock<PlayingCard> stock = Stock.of(cards.draw(size * seats)).turnedUp();
    CratesState dealt = state.dealt(hands, stock);
    PlayingCard upcard = stock.upcard();
    stages.reached("dealt", dealer, dealt, size, upcard);
    if (naming.namers().contains(upcard)) {
      return dealt; // CRT-6
    }
    if (!options.upcardEffects()) { // CRT-8, CRT-9
      return beginTurn(dealt.turnBegins(firstTurn(dealt.course(), upcard.suit())), stages);
    }
    Course course = courseAfter(dealt.course(), effects.of(upcard.rank()), upcard.suit());
    return carryOut(dealt.turnBegins(course), dealer, upcard.rank(), stages);
  }

  private CratesState play(CratesState state, Play play, StageListener<CratesState> stages) {
    int seat = play.seat();
    Rank rank = play.card().rank();
    boolean forgot = mayCall(state) && !play.calls();
    Seats uncalled = forgot ? state.uncalled().with(seat) : state.uncalled(); // CRT-40
    Suit suit = play.suit().orElse(play.card().suit()); // CRT-35
    Effect effect = effects.of(rank);
    Course course = courseAfter(state.course(), effect, suit);
    boolean goesOut = // CRT-33, CRT-50, CRT-51
        state.held().size() == 1 && effect != Effect.MUST_BE_COVERED;
    CratesState played =
        state.played(play.card(), goesOut ? course.withLastCardPlayed() : course, uncalled);
    return carryOut(played, seat, rank, stages);
  }

  /** Returns the course of play after the seat in turn has played a card. */
  private Course courseAfter(Course course, Effect effect, Suit suit) {
    Direction direction = effect.directionAfter(course.direction()); // CRT-36
    int seat = // CRT-14, CRT-28, CRT-30
        direction.seatFrom(course.seat(), effect.placesOn(), seats);
    int sequence = effect.sequenceAfter(course.sequence()); // CRT-22, CRT-24
    return new Course(seat, direction, suit, sequence, course.lastCardPlayed());
  }

  /** Returns the course when the first turn begins, with the suit to match. */
  private Course firstTurn(Course course, Suit suit) { // CRT-9
    return nextTurn(course.matching(suit));
  }

  private Course nextTurn(Course course) { // CRT-14
    return course.turnOf(seatAfter(course.seat(), course.direction()));
  }

  private int seatAfter(int seat, Direction direction) {
    return direction.seatFrom(seat, 1, seats);
  }

  /** Carries out the effect of a card: it must be covered, or others draw; then a turn begins. */
  private CratesState carryOut(
      CratesState state, int player, Rank rank, StageListener<CratesState> stages) {
    if (effects.of(rank) == Effect.MUST_BE_COVERED) {
      return state.coverAwaited(); // CRT-30
    }
    Owed owed = drawsFor(player, state.course().direction(), rank);
    return owed == Owed.NOTHING ? beginTurn(state, stages) : draw(state, owed, stages); // CRT-38
  }

  /** Returns what the others draw when a player has played a card of a rank. */
  protected Owed drawsFor(int player, Direction direction, Rank rank) {
    int next = seatAfter(player, direction);
    return switch (effects.of(rank)) {
      case ALL_OTHERS_DRAW -> Owed.oneEach(next, seats - 1); // CRT-29
      case NEXT_DRAWS -> Owed.oneEach(next, 1); // CRT-34
      case AFTER_NEXT_DRAWS -> Owed.oneEach(seatAfter(next, direction), 1); // CRT-34
      case BEFORE_DRAWS -> Owed.oneEach(seatAfter(player, direction.reversed()), 1); // CRT-37
      default -> Owed.NOTHING;
    };
  }

  /** Begins the turn of the seat in turn, with what it draws for a call; or ends the hand. */
  private CratesState beginTurn(CratesState state, StageListener<CratesState> stages) {
    Course course = state.course();
    if (course.lastCardPlayed() && !course.isSequence()) {
      return endHand(state, stages); // CRT-50; after a sequence CRT-51, CRT-52
    }
    if (!state.uncalled().contains(course.seat())) {
      return state;
    }
    CratesState caught = state.caught(); // CRT-40, CRT-41
    stages.reached("caught", course.seat(), caught, options.penalty());
    After after = options.penaltyCostsTurn() ? After.TURN_ENDS : After.TURN_BEGINS;
    return drawInTurn(caught, options.penalty(), after, stages);
  }

  /**
   * Returns the state after the seat in turn drew some cards. Where the stock has them, nothing
   * else can happen: no pressure, and whoever draws a card holds one (CRT-33).
   */
  private CratesState drawInTurn(
      CratesState state, int count, After after, StageListener<CratesState> stages) {
    int seat = state.seat();
    boolean stockLasts = count > 0 && count <= state.stock().cards().size();
    return stockLasts
        ? beginTurn(state.drew(seat, count, courseAfterDraw(state.course(), after)), stages)
        : draw(state, Owed.by(seat, count, after), stages);
  }

  /** Draws what is owed, one seat after the other; if the stock runs out, the rest waits. */
  private CratesState draw(CratesState state, Owed owed, StageListener<CratesState> stages) {
    CratesState now = state;
    for (int part = 0; part <= owed.others(); part++) { // CRT-29
      now = drawPart(now, owed, part, stages);
      if (now.phase() == Phase.RESHUFFLE) {
        return now;
      }
    }
    return afterDraw(now, owed.after(), stages);
  }

  /** One seat draws its part, or as much of it as there is in the stock. */
  private CratesState drawPart(
      CratesState state, Owed owed, int part, StageListener<CratesState> stages) {
    int seat = drawer(state, owed, part);
    int due = owed.due(part);
    int drawn = Math.min(due, state.stock().cards().size());
    CratesState after = state.drew(seat, drawn, state.course()); // CRT-16
    return drawn == due // CRT-20
        ? after
        : stockUsedUp(after, seat, owed.rest(part, seat, drawn), stages);
  }

  /** A seat that has still to draw gets a pressure; the discards are shuffled, if there are any. */
  private CratesState stockUsedUp(
      CratesState state, int seat, Owed rest, StageListener<CratesState> stages) {
    CratesState pressed = pressure(state, seat, stages); // CRT-17
    return pressed.stock().underUpcard().isEmpty()
        ? pressed // CRT-21
        : pressed.stockAwaited(rest); // CRT-19
  }

  private CratesState afterDraw(CratesState drawn, After after, StageListener<CratesState> stages) {
    if (after == After.TURN_BEGINS) {
      return beginTurn(drawn, stages);
    }
    if (after == After.TURN_ENDS && isOutBySix(drawn)) {
      return endHand(drawn, stages);
    }
    return beginTurn(drawn.turnBegins(courseAfterDraw(drawn.course(), after)), stages);
  }

  /** Tells whether the seat in turn played a six last and found no card to draw (CRT-33). */
  private static boolean isOutBySix(CratesState drawn) {
    return drawn.held().isEmpty() && !drawn.course().isSequence();
  }

  /** Returns the seat that draws a part of what is owed; the first part is 0. */
  private int drawer(CratesState state, Owed owed, int part) {
    return state.course().direction().seatFrom(owed.seat(), part, seats);
  }

  private Course courseAfterDraw(Course course, After after) {
    return switch (after) {
      case TURN_BEGINS -> course;
      case TURN_ENDS -> nextTurn(course);
      case SEQUENCE_ENDS -> nextTurn(course.sequenceOver()); // CRT-52
    };
  }

  /** Scores a pressure for the side of a seat that found the stock empty. */
  private CratesState pressure(
      CratesState state, int seat, StageListener<CratesState> stages) { // CRT-17
    Hand hand = state.hand();
    int side = seat % sides;
    int doublings = Math.min(hand.pressures().get(side), MOST_DOUBLINGS); // CRT-18, CRT-54
    long points = (long) options.pressureBase() << doublings;
    CratesState pressed =
        state.pressed(
            side, hand.sheet().add(hand.number(), "CRT-18", seatsOfSide(side, sides), points));
    stages.reached("pressure", seat, pressed, points);
    return pressed;
  }

  private CratesState endHand(CratesState state, StageListener<CratesState> stages) { // CRT-50
    CratesState scored = state.scored(points(state));
    stages.reached("hand-over", scored);
    if (scored.handNumber() == options.hands()) {
      return scored.over(); // CRT-53
    }
    int dealer = next(scored.hand().dealer()); // CRT-5
    return CratesState.undealt(scored.hand().next(dealer), seats, pack.cards());
  }

  /** Returns the score sheet with what is left in the hands. */
  protected ScoreSheet points(CratesState state) { // CRT-43
    ScoreSheet sheet = state.sheet();
    for (int seat = 0; seat < seats; seat++) {
      long value = HandValue.of(state.hands().get(seat), options.spareThree());
      if (value != 0) {
        sheet = sheet.add(state.handNumber(), "CRT-43", seatsOfSide(seat % sides, sides), value);
      }
    }
    return sheet;
  }

  @Override
  public RulesOfThumb<CratesState, CratesMove> rulesOfThumb() {
    return CratesThumbs.INSTANCE;
  }

  @Override
  public ImmutableList<Seats> sides() {
    return sidesByTurns(sides); // CRT-2
  }

  @Override
  public Table table(CratesState state) {
    Course course = state.course();
    Suit suit = course.suit();
    boolean undealt = state.stock().discards().isEmpty();
    boolean blind = state.phase() == Phase.NAME_SUIT; // CRT-7
    Table.Builder table = Table.builder();
    for (int seat = 0; seat < seats; seat++) {
      boolean hidden = blind && seat == state.hand().dealer();
      table.pile("hand", seat, state.hands().get(seat), hidden ? NOBODY : Audience.seat(seat));
    }
    return table
        .pile("stock", state.stock().cards(), NOBODY)
        .pile("discard", state.stock().discards(), ALL)
        .word("phase", state.phase())
        .fact(Type.WORD, "match-suit", suit == null ? "" : suit.code())
        .fact(Type.WORD, "match-rank", undealt ? "" : state.stock().upcard().rank().code())
        .word("direction", course.direction())
        .seat("turn", state.turn().seats().isEmpty() ? Seats.NOBODY : state.seat())
        .fact("count", course.sequence())
        .fact(Type.NUMBERS, "owed", owedDraws(state))
        .fact("uncalled", state.uncalled())
        .fact("pressures", state.hand().pressures())
        .fact("scores", state.scores())
        .seat("dealer", state.hand().dealer())
        .fact("hand-no", state.handNumber())
        .fact("hand-size", options.handSize(state.handNumber()))
        .build();
  }

  private ImmutableList<String> owedDraws(CratesState state) {
    Owed owed = state.owed();
    ImmutableList.Builder<String> draws = ImmutableList.builder();
    for (int i = 0; i <= owed.others() && state.phase() == Phase.RESHUFFLE; i++) {
      draws.add(drawer(state, owed, i) + " " + owed.due(i));
    }
    return draws.build();
  }

  @Override
  public CratesState withCards(CratesState state, Table table) {
    return state.withCards(table.cardsPerSeat("hand", seats, FAMILY), table.list("stock", FAMILY));
  }
}
