package io.github.spadille.stops.crates;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
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
import io.github.spadille.engine.game.Refusal;
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
 * <p>Variant points, each carrying one rule: {@link #playable} (CRT-10, CRT-11, CRT-23, CRT-30),
 * {@link #drawsFor} (CRT-29, CRT-34, CRT-37), {@link #points} (CRT-43).
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

  /** What answers a two while a sequence runs (CRT-23). */
  private static final CardSet<PlayingCard> TWOS_AND_ACES = set("2c 2d 2h 2s Ac Ad Ah As");

  private final CratesOptions options;
  private final Deck<PlayingCard> pack;
  private final int sides;
  private final Matching matching;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Crates(int seats, CratesOptions options) {
    super(seats, CratesMove.SYNTAX);
    this.options = options;
    this.sides = options.partners() && seats == FOUR_SEATS ? 2 : seats; // CRT-2
    Deck<PlayingCard> whole = Deck.standard52(); // CRT-1
    this.matching = new Matching(options.wild());
    this.pack = options.packSize() == whole.size() ? whole : whole.without(Rank.KING, Rank.QUEEN);
  }

  @Override
  public CratesState start() {
    return CratesState.undealt(Hand.first(seats, sides), seats, pack.cards());
  }

  @Override
  protected CratesMove chanceMove(CratesState state, RandomSource random) {
    boolean deals = state.phase() == Phase.SHUFFLE; // CRT-4, CRT-19
    CardList<PlayingCard> cards = deals ? pack.cards() : state.stock().underUpcard();
    return new Shuffle(CardList.shuffled(cards, random));
  }

  @Override
  public Optional<Refusal> refusal(CratesState state, CratesMove move) {
    return switch (state.phase()) {
      case SHUFFLE ->
          move instanceof Shuffle shuffle
              ? shuffle.refusalUnlessOf(pack, "CRT-1")
              : refuse("CRT-4", "undealt");
      case RESHUFFLE ->
          move instanceof Shuffle shuffle
                  && shuffle.cards().isPermutationOf(state.stock().underUpcard())
              ? Optional.empty()
              : refuse("CRT-19", "reshuffle", state.stock().underUpcard().size());
      case OVER -> refuse("CRT-53", "over");
      default ->
          move.seat() == state.seat()
              ? refusalInTurn(state, move)
              : refuse("CRT-14", "turn", Seats.of(state.seat()));
    };
  }

  private Optional<Refusal> refusalInTurn(CratesState state, CratesMove move) {
    if (move instanceof Name name) {
      return state.phase() != Phase.NAME_SUIT
          ? refuse("CRT-6", "named")
          : refusalOfSuit("CRT-6", state.stock().upcard(), name.suit());
    }
    if (state.phase() == Phase.NAME_SUIT) {
      return refuse("CRT-6", "name-first");
    }
    return move instanceof Play play
        ? refusalOfPlay(state, play)
        : mayDraw(state) ? Optional.empty() : duty(state); // CRT-13
  }

  private Optional<Refusal> refusalOfPlay(CratesState state, Play play) {
    PlayingCard card = play.card();
    boolean names = play.suit().isPresent();
    if (!state.held().contains(card)) {
      return refuse("CRT-10", "not-held", card);
    }
    if (!playable(state).contains(card)) {
      return duty(state);
    }
    if (names != SuitNaming.NAMERS.contains(card)) {
      return refuse("CRT-35", names ? "no-suit" : "suit", card);
    }
    if (play.calls() && !mayCall(state)) {
      return refuse("CRT-39", "not-last");
    }
    return names ? refusalOfSuit("CRT-35", card, play.suit().get()) : Optional.empty();
  }

  private Optional<Refusal> refusalOfSuit(String rule, PlayingCard card, Suit suit) {
    return SuitNaming.mayName(card, suit) ? Optional.empty() : refuse(rule, "colour", card);
  }

  /** Returns what the seat in turn has to do, as the reason why nothing else is legal. */
  private Optional<Refusal> duty(CratesState state) {
    CardSet<PlayingCard> playable = state.held().intersect(playable(state));
    return switch (state.phase()) {
      case COVER ->
          playable.isEmpty() ? refuse("CRT-32", "draw") : refuse("CRT-30", "cover", playable);
      case SEQUENCE ->
          playable.isEmpty()
              ? refuse("CRT-25", "draw", state.course().sequence())
              : refuse("CRT-23", "answer", playable);
      default -> playable.isEmpty() ? refuse("CRT-13", "draw") : refuse("CRT-12", "play", playable);
    };
  }

  /** Returns the cards that may be played now, whoever holds them. */
  protected CardSet<PlayingCard> playable(CratesState state) {
    Suit suit = state.course().suit();
    return suit == null
        ? noCards()
        : state.phase() == Phase.SEQUENCE
            ? TWOS_AND_ACES // CRT-23
            : matching.with(suit, state.stock().upcard().rank()); // CRT-10, CRT-11, CRT-26, CRT-30
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
      case NAME_SUIT -> SuitNaming.names(seat, state.stock().upcard());
      case PLAY, COVER, SEQUENCE ->
          mayDraw(state) ? MoveList.of(Draw.of(seat)) : plays(state, mayCall(state));
      default -> MoveList.empty();
    };
  }

  private MoveList<CratesMove> plays(CratesState state, boolean mayCall) {
    int seat = state.seat();
    CardSet<PlayingCard> cards = state.held().intersect(playable(state));
    if (!cards.containsAny(SuitNaming.NAMERS)) {
      return Play.list(seat, cards, mayCall);
    }
    MoveList<CratesMove> plays = Play.list(seat, cards.minus(SuitNaming.NAMERS), mayCall);
    for (PlayingCard card : cards.intersect(SuitNaming.NAMERS)) {
      plays = plays.plus(SuitNaming.plays(seat, card));
      plays = mayCall ? plays.plus(SuitNaming.callingPlays(seat, card)) : plays;
    }
    return plays;
  }

  @Override
  protected ImmutableList<String> governingInTurn(CratesState state, int seat) {
    boolean names = state.phase() == Phase.NAME_SUIT;
    String duty = names ? "CRT-6" : duty(state).orElseThrow().ruleId();
    return mayCall(state) && !mayDraw(state)
        ? ImmutableList.of(duty, "CRT-39")
        : ImmutableList.of(duty);
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
      return beginTurn(state.withCourse(firstTurn(state.course(), name.suit())), stages);
    }
    CardList<PlayingCard> cards = ((Shuffle) move).cards();
    return state.phase() == Phase.SHUFFLE
        ? deal(state, cards, stages)
        : draw(state.stockRenewed(cards), state.owed(), stages); // CRT-19
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
    if (SuitNaming.NAMERS.contains(upcard)) {
      return dealt; // CRT-6
    }
    if (!options.upcardEffects()) { // CRT-8, CRT-9
      return beginTurn(dealt.withCourse(firstTurn(dealt.course(), upcard.suit())), stages);
    }
    Course course = courseAfter(dealt.course(), upcard.rank(), upcard.suit());
    return carryOut(dealt.withCourse(course), dealer, upcard.rank(), stages);
  }

  private CratesState play(CratesState state, Play play, StageListener<CratesState> stages) {
    int seat = play.seat();
    Rank rank = play.card().rank();
    boolean forgot = mayCall(state) && !play.calls();
    Seats uncalled = forgot ? state.uncalled().with(seat) : state.uncalled(); // CRT-40
    Suit suit = play.suit().orElse(play.card().suit()); // CRT-35
    Course course = courseAfter(state.course(), rank, suit);
    boolean goesOut = state.held().size() == 1 && rank != Rank.SIX; // CRT-33, CRT-50, CRT-51
    CratesState played =
        state.played(play.card(), goesOut ? course.withLastCardPlayed() : course, uncalled);
    return carryOut(played, seat, rank, stages);
  }

  /** Returns the course of play after the seat in turn has played a card. */
  private Course courseAfter(Course course, Rank rank, Suit suit) {
    boolean reverses = rank == Rank.TEN && seats > 2; // CRT-36
    Direction direction = reverses ? course.direction().reversed() : course.direction();
    int seat = direction.seatFrom(course.seat(), placesOn(rank), seats);
    int sequence = sequenceAfter(course.sequence(), rank);
    return new Course(seat, direction, suit, sequence, course.lastCardPlayed());
  }

  /** Returns how many places on the turn goes after a card. */
  private static int placesOn(Rank rank) {
    return switch (rank) {
      case SIX -> 0; // CRT-30, CRT-31, CRT-33
      case FOUR -> 2; // CRT-28
      default -> 1; // CRT-14, CRT-15
    };
  }

  /** Returns the count of the sequence of twos after a card; 0 if none runs. */
  private static int sequenceAfter(int sequence, Rank rank) {
    return switch (rank) {
      case TWO -> sequence + 2; // CRT-22, CRT-24
      case ACE -> sequence == 0 ? 0 : sequence + 1; // CRT-15, CRT-24
      default -> sequence;
    };
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
    if (rank == Rank.SIX) {
      return state.coverAwaited(); // CRT-30
    }
    Owed owed = drawsFor(player, state.course().direction(), rank);
    return owed == Owed.NOTHING ? beginTurn(state, stages) : draw(state, owed, stages); // CRT-38
  }

  /** Returns what the others draw for a five, a seven or a jack of a player. */
  protected Owed drawsFor(int player, Direction direction, Rank rank) {
    int next = seatAfter(player, direction);
    boolean few = seats < FOUR_SEATS;
    return switch (rank) {
      case FIVE -> Owed.oneEach(next, seats - 1); // CRT-29
      case SEVEN -> Owed.oneEach(few ? next : seatAfter(next, direction), 1); // CRT-34
      case JACK -> // CRT-37
          few ? Owed.oneEach(seatAfter(player, direction.reversed()), 1) : Owed.NOTHING;
      default -> Owed.NOTHING;
    };
  }

  /** Begins the turn of the seat in turn, with what it draws for a call; or ends the hand. */
  private CratesState beginTurn(CratesState state, StageListener<CratesState> stages) {
    Course course = state.course();
    if (course.lastCardPlayed() && !course.isSequence()) {
      return endHand(state, stages);
    }
    if (!state.uncalled().contains(course.seat())) {
      return state;
    }
    CratesState caught = state.caught(); // CRT-40, CRT-41
    stages.reached("caught", course.seat(), caught, options.penalty());
    After after = options.penaltyCostsTurn() ? After.TURN_ENDS : After.TURN_BEGINS;
    return drawInTurn(caught, options.penalty(), after, stages);
  }

  /** Returns the state after the seat in turn drew some cards. */
  private CratesState drawInTurn(
      CratesState state, int count, After after, StageListener<CratesState> stages) {
    int seat = state.seat();
    return count > 0 && count <= state.stock().cards().size()
        ? beginTurn(state.drew(seat, count, courseAfterDraw(state.course(), after)), stages)
        : draw(state, Owed.by(seat, count, after), stages);
  }

  /** Draws what is owed; if the stock runs out, the rest waits for a shuffle. */
  private CratesState draw(CratesState state, Owed owed, StageListener<CratesState> stages) {
    CratesState now = state;
    for (int i = 0; i <= owed.others(); i++) { // CRT-16
      int seat = drawer(now, owed, i);
      int count = Math.min(owed.due(i), now.stock().cards().size());
      now = now.drew(seat, count, now.course());
      if (count < owed.due(i)) { // CRT-20
        now = pressure(now, seat, stages);
        if (!now.stock().underUpcard().isEmpty()) {
          return now.stockAwaited(owed.rest(i, seat, count)); // CRT-19
        } // Otherwise the rest of this draw lapses: CRT-21.
      }
    }
    boolean empty = now.held().isEmpty() && !now.course().isSequence();
    return empty && owed.after() == After.TURN_ENDS // CRT-33, with no card left to draw
        ? endHand(now, stages)
        : beginTurn(now.withCourse(courseAfterDraw(now.course(), owed.after())), stages);
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
  public Table table(CratesState state) {
    Course course = state.course();
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
        .fact(Type.WORD, "match-suit", course.suit() == null ? "" : course.suit().code())
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
