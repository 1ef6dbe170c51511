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
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.Deal;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Stock;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Words;
import io.github.spadille.stops.crates.CratesMove.Card;
import io.github.spadille.stops.crates.CratesMove.Draw;
import io.github.spadille.stops.crates.CratesMove.Name;
import io.github.spadille.stops.crates.CratesMove.Naming;
import io.github.spadille.stops.crates.CratesMove.Play;
import io.github.spadille.stops.crates.CratesMove.Shuffle;
import io.github.spadille.stops.crates.CratesState.Course;
import io.github.spadille.stops.crates.CratesState.Hand;
import io.github.spadille.stops.crates.CratesState.Phase;
import io.github.spadille.stops.crates.Owed.After;
import io.github.spadille.stops.crates.Owed.Draws;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Crates: match the upcard by suit or rank, where most ranks have an effect.
 *
 * <p>{@code SHUFFLE → [NAME_SUIT] → PLAY → (SHUFFLE | OVER)}, with {@code COVER} after a six,
 * {@code SEQUENCE} while twos and aces are added up, and {@code RESHUFFLE} while the discards
 * become the stock. A hand is hidden from all but its owner, and the dealer's from the dealer too
 * while it names a suit; the stock from everybody. The rulebook is {@code crates.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #playable} (CRT-10, CRT-11, CRT-23, CRT-30),
 * {@link #namable} (CRT-6, CRT-35), {@link #drawsFor} (CRT-29, CRT-34, CRT-37), {@link #points}
 * (CRT-43).
 */
public class Crates extends AbstractRules<CratesState, CratesMove> {
  /** The game. */
  public static final Game<CratesState, CratesMove, CratesOptions> GAME =
      Game.<CratesState, CratesMove, CratesOptions>builder("crates")
          .name("Crates")
          .family("stops")
          .summary("Match the upcard by suit or rank, where most ranks have an effect.")
          .seats(2, 5, 4)
          .options(CratesOptions.SCHEMA)
          .rulebook(Rulebook.resource(Crates.class, "crates.md"))
          .words(Words.resource(Crates.class, "crates"))
          .rules(Crates::new)
          .build();

  /** So often the points of a pressure double (CRT-18, CRT-54). */
  private static final int MOST_DOUBLINGS = 39;

  private static final int FOUR_SEATS = 4;

  private final CratesOptions options;
  private final Deck<PlayingCard> pack;
  private final int sides;
  private final Fitting fitting;

  /**
   * Creates the rules.
   *
   * @param seats 2 to 5
   * @param options checked by {@link #GAME} against the number of seats
   */
  protected Crates(int seats, CratesOptions options) {
    super(seats);
    this.options = options;
    this.sides = options.partners() && seats == FOUR_SEATS ? 2 : seats; // CRT-2
    Deck<PlayingCard> whole = Deck.standard52(); // CRT-1
    this.fitting = new Fitting(options.wild());
    this.pack = options.packSize() == whole.size() ? whole : whole.without(Rank.KING, Rank.QUEEN);
  }

  @Override
  public CratesState start() {
    IntPerSeat pressures = IntPerSeat.of(sides, 0);
    return handBegins(new Hand(1, seats - 1, pressures, ScoreSheet.empty(seats)));
  }

  private CratesState handBegins(Hand hand) {
    return new CratesState(
        Phase.SHUFFLE,
        hand,
        new Course(hand.dealer(), true, null, 0, false), // CRT-5
        CardsPerSeat.none(FAMILY, seats),
        Stock.of(pack.cards()),
        Seats.none(), // CRT-42
        Owed.NOTHING);
  }

  @Override
  protected CratesMove chanceMove(CratesState state, RandomGenerator random) {
    return new Shuffle(
        state.phase() == Phase.SHUFFLE
            ? pack.shuffled(random) // CRT-4
            : CardList.shuffled(state.stock().underUpcard(), random)); // CRT-19
  }

  @Override
  public Optional<Refusal> refusal(CratesState state, CratesMove move) {
    if (move instanceof Shuffle shuffle) {
      return refusalOfShuffle(state, shuffle);
    }
    return switch (state.phase()) {
      case SHUFFLE -> refuse("CRT-4", "undealt");
      case RESHUFFLE -> refuse("CRT-19", "shuffle-first");
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
    if (move instanceof Card play) {
      return refusalOfPlay(state, play);
    }
    return mayDraw(state) ? Optional.empty() : duty(state); // CRT-13
  }

  private Optional<Refusal> refusalOfShuffle(CratesState state, Shuffle shuffle) {
    return switch (state.phase()) {
      case SHUFFLE -> shuffle.refusalUnlessOf(pack, "CRT-1");
      case RESHUFFLE ->
          shuffle.cards().isPermutationOf(state.stock().underUpcard())
              ? Optional.empty()
              : refuse("CRT-19", "other-cards");
      default -> refuse("CRT-4", "dealt");
    };
  }

  private Optional<Refusal> refusalOfPlay(CratesState state, Card play) {
    PlayingCard card = play.card();
    Suit named = play.suit();
    if (!state.held().contains(card)) {
      return refuse("CRT-10", "not-held", card);
    }
    if (!playable(state).contains(card)) {
      return duty(state);
    }
    if (named == null ? namesSuit(card) : !namesSuit(card)) {
      return refuse("CRT-35", named == null ? "suit" : "no-suit", card);
    }
    if (play.call() != null && !mayCall(state)) {
      return refuse("CRT-39", "not-last");
    }
    return named == null ? Optional.empty() : refusalOfSuit("CRT-35", card, named);
  }

  private Optional<Refusal> refusalOfSuit(String rule, PlayingCard card, Suit suit) {
    return namable(card, suit) ? Optional.empty() : refuse(rule, "colour", card);
  }

  /** Returns what the seat in turn has to do, as the reason why nothing else is legal. */
  private Optional<Refusal> duty(CratesState state) {
    CardSet<PlayingCard> playable = state.held().intersect(playable(state));
    return switch (state.phase()) {
      case COVER ->
          playable.isEmpty() ? refuse("CRT-32", "draw") : refuse("CRT-30", "cover", playable);
      case SEQUENCE ->
          playable.isEmpty()
              ? refuse("CRT-25", "draw", state.course().count())
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
            ? Fitting.TWOS_AND_ACES // CRT-23
            : fitting.on(suit, state.stock().upcard().rank()); // CRT-10, CRT-11, CRT-26, CRT-30
  }

  private boolean mayDraw(CratesState state) {
    return !state.held().containsAny(playable(state));
  }

  private static boolean namesSuit(PlayingCard card) { // CRT-6, CRT-35
    return Fitting.NAMING.contains(card);
  }

  /** Tells whether a suit may be named with an eight or a nine: with a nine one of its colour. */
  protected boolean namable(PlayingCard card, Suit suit) { // CRT-6, CRT-35
    return card.is(Rank.EIGHT) || card.suit().isRed() == suit.isRed();
  }

  private static boolean mayCall(CratesState state) { // CRT-39
    return state.held().size() == 2;
  }

  /** Plays in the order of the pack, then those that name a suit; each also with a call. */
  @Override
  public MoveList<CratesMove> legalMoves(CratesState state) {
    int seat = state.seat();
    return switch (state.phase()) {
      case NAME_SUIT -> names(seat, state.stock().upcard());
      case PLAY, COVER, SEQUENCE -> {
        CardSet<PlayingCard> playable = state.held().intersect(playable(state));
        yield playable.isEmpty() ? Draw.alone(seat) : plays(state, playable);
      }
      default -> MoveList.empty();
    };
  }

  private MoveList<CratesMove> names(int seat, PlayingCard upcard) {
    MoveList<CratesMove> names = MoveList.empty();
    for (Suit suit : Suit.values()) {
      names = namable(upcard, suit) ? names.plus(new Name(seat, suit)) : names;
    }
    return names;
  }

  private MoveList<CratesMove> plays(CratesState state, CardSet<PlayingCard> playable) {
    int seat = state.seat();
    boolean calls = mayCall(state);
    if (!playable.containsAny(Fitting.NAMING)) {
      return Play.list(seat, playable, calls);
    }
    MoveList<CratesMove> plays = Play.list(seat, playable.minus(Fitting.NAMING), calls);
    for (PlayingCard card : playable.intersect(Fitting.NAMING)) {
      for (Suit suit : Suit.values()) {
        plays = namable(card, suit) ? plays.plus(Naming.list(seat, card, suit, calls)) : plays;
      }
    }
    return plays;
  }

  @Override
  public ImmutableList<String> governing(CratesState state, int seat) {
    if (state.phase() == Phase.NAME_SUIT) {
      return ImmutableList.of("CRT-6");
    }
    String duty = duty(state).orElseThrow().ruleId();
    return mayCall(state) && !mayDraw(state)
        ? ImmutableList.of(duty, "CRT-39")
        : ImmutableList.of(duty);
  }

  /** Whoever draws holds nothing that could be played (CRT-12, CRT-23, CRT-30). */
  @Override
  public void tells(CratesState before, CratesMove move, Clues clues) {
    if (move instanceof Draw) {
      clues.none("hand." + move.seat(), pack.set().intersect(playable(before)));
    }
  }

  /** The points of a hand tell of the cards that were left (CRT-43). */
  @Override
  public void tells(CratesState before, CratesMove move, CratesState after, Clues clues) {
    if (after.handNumber() > before.handNumber() || after.phase() == Phase.OVER) {
      clues.unknown();
    }
  }

  @Override
  protected CratesState applyLegal(CratesState state, CratesMove move, Stages<CratesState> stages) {
    if (move instanceof Card play) {
      return play(state, play, stages);
    }
    if (move instanceof Draw) {
      return state.phase() == Phase.SEQUENCE
          ? draw(state, state.course().count(), After.SEQUENCE_ENDS, stages) // CRT-25, CRT-27
          : draw(state, 1, After.TURN_ENDS, stages); // CRT-13, CRT-32, CRT-33
    }
    if (move instanceof Name name) { // CRT-9
      return endTurn(state.with(state.course().withSuit(name.suit())), stages);
    }
    CardList<PlayingCard> cards = ((Shuffle) move).cards();
    return state.phase() == Phase.SHUFFLE
        ? deal(state, cards, stages)
        : draw(state.renewed(cards), state.owed(), stages); // CRT-19
  }

  private CratesState deal(
      CratesState state, CardList<PlayingCard> cards, Stages<CratesState> stages) {
    int dealer = state.hand().dealer();
    int size = options.handSize(state.handNumber()); // CRT-3
    CardsPerSeat<PlayingCard> hands = Deal.cards(cards, seats, next(dealer), size * seats); // CRT-4
    CratesState dealt = state.dealt(hands, Stock.of(cards.draw(size * seats)).turnedUp());
    PlayingCard upcard = dealt.stock().upcard();
    if (stages.areHeard()) {
      stages.reached("dealt", dealer, dealt, size, upcard);
    }
    if (namesSuit(upcard)) {
      return dealt; // CRT-6
    }
    if (!options.upcardEffects()) { // CRT-8, CRT-9
      return endTurn(dealt.with(dealt.course().withSuit(upcard.suit())), stages);
    }
    Course course = courseAfter(dealt.course(), upcard, upcard.suit(), false);
    return carryOut(dealt.with(phaseAfter(course, upcard), course), dealer, upcard.rank(), stages);
  }

  private CratesState play(CratesState state, Card play, Stages<CratesState> stages) {
    int seat = state.seat();
    PlayingCard card = play.card();
    Suit named = play.suit();
    int held = state.held().size();
    boolean forgot = held == 2 && play.call() == null;
    Seats uncalled = forgot ? state.uncalled().with(seat) : state.uncalled(); // CRT-40
    Suit suit = named == null ? card.suit() : named; // CRT-35
    Course course = courseAfter(state.course(), card, suit, held == 1);
    CratesState played = state.played(card, phaseAfter(course, card), course, uncalled);
    return carryOut(played, seat, card.rank(), stages);
  }

  /**
   * Returns how play goes on after a card of the seat in turn.
   *
   * @param out whether it was the last card of a hand
   */
  private Course courseAfter(Course course, PlayingCard card, Suit suit, boolean out) {
    boolean six = card.is(Rank.SIX); // CRT-30, CRT-31, CRT-33
    boolean turns = card.is(Rank.TEN) && seats > 2; // CRT-36
    boolean left = course.left() != turns;
    int steps = six ? 0 : card.is(Rank.FOUR) ? 2 : 1; // CRT-14, CRT-15, CRT-28
    int count = course.count();
    count += card.is(Rank.TWO) ? 2 : count > 0 ? 1 : 0; // CRT-22, CRT-24
    boolean ends = course.ends() || (out && !six); // CRT-50, CRT-51
    return new Course(seatAfter(course.seat(), left, steps), left, suit, count, ends);
  }

  private static Phase phaseAfter(Course course, PlayingCard card) {
    return card.is(Rank.SIX) ? Phase.COVER : course.phase();
  }

  private int seatAfter(int seat, boolean left, int steps) {
    return Math.floorMod(left ? seat + steps : seat - steps, seats);
  }

  /** Carries out what a card makes others draw; then the next turn begins. */
  private CratesState carryOut(
      CratesState state, int player, Rank rank, Stages<CratesState> stages) {
    return switch (rank) {
      case SIX -> state;
      case FIVE, SEVEN, JACK ->
          draw(state, drawsFor(player, state.course().left(), rank), stages); // CRT-38
      default -> beginTurn(state, stages);
    };
  }

  /**
   * Returns what the others draw for a five, a seven or a jack.
   *
   * @param player who played it
   * @param left whether play goes to the left
   */
  protected Owed drawsFor(int player, boolean left, Rank rank) {
    boolean few = seats < FOUR_SEATS;
    return switch (rank) {
      case FIVE -> { // CRT-29
        int[] others = new int[seats - 1];
        for (int i = 0; i < others.length; i++) {
          others[i] = seatAfter(player, left, i + 1);
        }
        yield Owed.oneEach(others);
      }
      case SEVEN -> Owed.oneEach(seatAfter(player, left, few ? 1 : 2)); // CRT-34
      case JACK -> few ? Owed.oneEach(seatAfter(player, !left, 1)) : Owed.oneEach(); // CRT-37
      default -> Owed.oneEach();
    };
  }

  /** Returns the state in which the turn of the seat begins that is in turn, or the hand ends. */
  private CratesState beginTurn(CratesState state, Stages<CratesState> stages) {
    Course course = state.course();
    if (course.ends() && course.count() == 0) {
      return endHand(state, stages);
    }
    if (!state.uncalled().contains(course.seat())) {
      return state;
    }
    CratesState caught = state.with(state.uncalled().without(course.seat())); // CRT-40, CRT-41
    if (stages.areHeard()) {
      stages.reached("caught", course.seat(), caught, options.penalty());
    }
    After after = options.penaltyCostsTurn() ? After.TURN_ENDS : After.TURN_BEGINS;
    return draw(caught, options.penalty(), after, stages);
  }

  private CratesState endTurn(CratesState state, Stages<CratesState> stages) { // CRT-14
    Course course = state.course();
    Course next = course.withSeat(seatAfter(course.seat(), course.left(), 1));
    return beginTurn(state.with(next.phase(), next), stages);
  }

  /** Returns the state after the seat in turn drew some cards. */
  private CratesState draw(CratesState state, int count, After after, Stages<CratesState> stages) {
    return count <= state.stock().cards().size()
        ? goOn(state.drawn(state.seat(), count), after, stages)
        : draw(state, Owed.by(state.seat(), count, after), stages);
  }

  /** Returns the state after cards were drawn, or as many as there are before a shuffle. */
  private CratesState draw(CratesState state, Owed owed, Stages<CratesState> stages) {
    CratesState now = state;
    for (int i = 0; i < owed.draws().size(); i++) { // CRT-16
      Draws due = owed.draws().get(i);
      int count = Math.min(due.count(), now.stock().cards().size());
      now = now.drawn(due.seat(), count);
      if (count < due.count()) { // CRT-20
        now = pressure(now, due.seat(), stages);
        if (!now.stock().underUpcard().isEmpty()) {
          return now.awaiting(owed.from(i, due.count() - count)); // CRT-19
        } // or else the rest of this draw lapses: CRT-21
      }
    }
    return goOn(now, owed.after(), stages);
  }

  private CratesState goOn(CratesState state, After after, Stages<CratesState> stages) {
    return switch (after) {
      case TURN_BEGINS -> beginTurn(state, stages);
      case TURN_ENDS -> // CRT-33: a draw that lapsed leaves a hand empty
          state.held().isEmpty() && state.course().count() == 0
              ? endHand(state, stages)
              : endTurn(state, stages);
      case SEQUENCE_ENDS -> endTurn(state.with(state.course().withCount(0)), stages); // CRT-52
    };
  }

  private CratesState pressure(CratesState state, int seat, Stages<CratesState> stages) { // CRT-17
    Hand hand = state.hand();
    IntPerSeat pressures = hand.pressures().plus(seat % sides, 1);
    int doublings = Math.min(pressures.get(seat % sides) - 1, MOST_DOUBLINGS); // CRT-18, CRT-54
    long points = (long) options.pressureBase() << doublings;
    ScoreSheet sheet = hand.sheet().add(hand.number(), "CRT-18", side(seat), points);
    CratesState pressed = state.with(new Hand(hand.number(), hand.dealer(), pressures, sheet));
    if (stages.areHeard()) {
      stages.reached("pressure", seat, pressed, points);
    }
    return pressed;
  }

  /** Returns the seats that share a score with a seat, itself among them (CRT-2). */
  private Seats side(int seat) {
    return sides == seats ? Seats.of(seat) : Seats.of(seat).with((seat + 2) % seats);
  }

  private CratesState endHand(CratesState state, Stages<CratesState> stages) { // CRT-50
    CratesState scored = state.withSheet(points(state)).with(Seats.none());
    stages.reached("hand-over", scored);
    if (scored.handNumber() == options.hands()) {
      return scored.with(Phase.OVER, scored.course()); // CRT-53
    }
    Hand hand = scored.hand();
    return handBegins( // CRT-5
        new Hand(hand.number() + 1, next(hand.dealer()), hand.pressures(), hand.sheet()));
  }

  /** Returns the score sheet with what is left in the hands. */
  protected ScoreSheet points(CratesState state) { // CRT-43
    ScoreSheet sheet = state.sheet();
    for (int seat = 0; seat < seats; seat++) {
      long value = HandValue.of(state.hands().get(seat), options.spareThree());
      sheet = value == 0 ? sheet : sheet.add(state.handNumber(), "CRT-43", side(seat), value);
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
        .fact(Type.WORD, "direction", course.left() ? "left" : "right")
        .seat("turn", state.turn().seats().isEmpty() ? Phrase.NOBODY : state.seat())
        .fact("count", course.count())
        .fact(Type.NUMBERS, "owed", state.owed().draws())
        .fact("uncalled", state.uncalled())
        .fact("pressures", state.hand().pressures())
        .fact("scores", state.scores())
        .seat("dealer", state.hand().dealer())
        .fact("hand-no", state.handNumber())
        .fact("hand-size", options.handSize(state.handNumber()))
        .build();
  }

  @Override
  public CratesState withCards(CratesState state, Table table) {
    return state.with(
        table.cardsPerSeat("hand", seats, FAMILY),
        new Stock<>(table.list("stock", FAMILY), state.stock().discards()));
  }

  @Override
  public MoveSyntax<CratesMove> syntax() {
    return CratesMove.SYNTAX;
  }
}
