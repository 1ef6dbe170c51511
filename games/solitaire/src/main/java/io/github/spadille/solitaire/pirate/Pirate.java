package io.github.spadille.solitaire.pirate;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;
import static io.github.spadille.solitaire.pirate.PirateState.BOTH;
import static io.github.spadille.solitaire.pirate.PirateState.SEATS;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.TimedMove;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Table;
import io.github.spadille.solitaire.pirate.PirateMove.Build;
import io.github.spadille.solitaire.pirate.PirateMove.Claim;
import io.github.spadille.solitaire.pirate.PirateMove.Cut;
import io.github.spadille.solitaire.pirate.PirateMove.Pass;
import io.github.spadille.solitaire.pirate.PirateMove.Play;
import io.github.spadille.solitaire.pirate.PirateMove.Shuffle;
import io.github.spadille.solitaire.pirate.PirateMove.TurnUp;
import io.github.spadille.solitaire.pirate.PirateState.Phase;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Pirate: a race of two players with a pack each, who build and capture ships.
 *
 * <p>{@code SHUFFLE → CUT → SHUFFLE → PLAY ⇄ CONTEST → OVER}. A stock is hidden from everybody, its
 * owner too. Both seats act at once; every move but a pass carries its time. The rulebook is {@code
 * pirate.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #height} (PIR-4), {@link #open} (PIR-16,
 * PIR-19, PIR-20), {@link #mayBuild} (what else a card must be; nothing by default), {@link
 * #shipsNeeded} (PIR-32, PIR-33).
 */
public class Pirate extends AbstractRules<PirateState, PirateMove> {
  /** The game. */
  public static final Game<PirateState, PirateMove, PirateOptions> GAME =
      Game.<PirateState, PirateMove, PirateOptions>builder("pirate")
          .name("Pirate")
          .family(Tag.SOLITAIRE)
          .tags(Tag.CHILDRENS, Tag.REACTION)
          .summary("Build ships from both ends, and lay the card that captures them.")
          .seats(SEATS, SEATS, SEATS)
          .options(PirateOptions.SCHEMA)
          .texts(Pirate.class)
          .rules(Pirate::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // PIR-1
  private static final int LAST_CUT = 51; // PIR-3
  private static final int ALL_SHIPS = 8; // PIR-30
  private static final PirateState START = PirateState.undealt(PACK.cards());

  private static final Phases<Phase, PirateState, PirateMove> PHASES =
      Phases.<Phase, PirateState, PirateMove>of(Phase.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("PIR-2", "shuffle-first")
          .elsewhere("PIR-5", "shuffled", Shuffle.class)
          .in(Phase.CUT)
          .turn(Pirate::refusalOfCutter, Cut.class)
          .others("PIR-3", "cut-first")
          .elsewhere("PIR-5", "no-cut", Cut.class)
          .in(Phase.PLAY)
          .anybody(TurnUp.class, Play.class, Claim.class) // PIR-7
          .unlike("PIR-25", "no-contest", Pass.class)
          .others("PIR-7", "move")
          .in(Phase.CONTEST)
          .turn("PIR-25", "turn", Play.class, Claim.class, Pass.class)
          .others("PIR-25", "answer")
          .over(Phase.OVER, "PIR-35")
          .build();

  private final PirateOptions options;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Pirate(int seats, PirateOptions options) {
    super(seats, PirateMove.SYNTAX);
    this.options = options;
  }

  @Override
  public PirateState start() {
    return START;
  }

  private static Optional<Refusal> refusalOfCutter(PirateState state, PirateMove cut) {
    return BOTH.contains(cut.seat()) ? refuse("PIR-3", "has-cut") : refuse("PIR-7", "no-player");
  }

  @Override
  public Optional<Refusal> refusal(PirateState state, PirateMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.turn(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Shuffle shuffle) {
      return refusalOfShuffle(state, shuffle);
    }
    if (move instanceof Cut cut) {
      return refusalOfCut(cut);
    }
    if (!isSeat(move.seat())) {
      return refuse("PIR-7", "no-player");
    }
    if (move instanceof TimedMove<?> timed && !isInTime(state, timed.time())) {
      return refusalOfTime(state, timed.time());
    }
    if (move instanceof Build build) {
      return refusalOfBuild(state, build);
    }
    if (move instanceof TurnUp turn) {
      return state.isOut(turn.seat()) ? refuse("PIR-19", "out") : Optional.empty(); // PIR-11
    }
    return Optional.empty(); // PIR-25: to pass is always an answer
  }

  private static boolean isInTime(PirateState state, long time) {
    return time >= state.clock() && time <= TimedMove.LATEST; // PIR-8: equal will do
  }

  private static Optional<Refusal> refusalOfTime(PirateState state, long time) {
    return time < state.clock()
        ? refuse("PIR-6", "too-early", state.clock())
        : refuse("PIR-6", "too-late", TimedMove.LATEST);
  }

  private static Optional<Refusal> refusalOfShuffle(PirateState state, Shuffle shuffle) {
    int next = state.cuts().toShuffle();
    return shuffle.owner() == next
        ? shuffle.refusalUnlessOf(PACK, "PIR-1")
        : refuse("PIR-2", "order", Seats.of(next));
  }

  private static Optional<Refusal> refusalOfCut(Cut cut) {
    boolean isPlace = cut.place() >= 1 && cut.place() <= LAST_CUT;
    return isPlace ? Optional.empty() : refuse("PIR-3", "place", LAST_CUT);
  }

  private Optional<Refusal> refusalOfBuild(PirateState state, Build build) {
    int seat = build.seat();
    PlayingCard card = build.card();
    boolean isOut = state.isOut(seat);
    if (isOut != build instanceof Claim) {
      return refuse("PIR-19", isOut ? "out" : "not-out");
    }
    if (!card.equals(open(state, seat))) {
      return isOut ? refuse("PIR-20", "too-late", card) : refuse("PIR-16", "not-on-top", card);
    }
    return canBuild(state, seat, card) ? Optional.empty() : refusalOfCard(state, seat, card);
  }

  /**
   * Says why a card may not be built (PIR-14, PIR-15, PIR-17). A variant that changes {@link
   * #mayBuild} says here what it refuses.
   */
  protected Optional<Refusal> refusalOfCard(PirateState state, int seat, PlayingCard card) {
    Ships ships = state.fleet().ships();
    Suit suit = card.suit();
    if (card.is(ships.next(suit, 1 - seat))) {
      return refuse(ships.size(suit, 1 - seat) > 0 ? "PIR-17" : "PIR-14", "other-half", card);
    }
    PlayingCard next = PlayingCard.of(ships.next(suit, seat), suit);
    return ships.size(suit, seat) > 0
        ? refuse("PIR-15", "next", next)
        : refuse("PIR-14", "keel", next);
  }

  /** Returns how high a card is in the cut (PIR-4). */
  protected int height(PlayingCard card) {
    return card.is(Rank.ACE) && options.aceHigh() ? PACK.size() : card.rank().ordinal();
  }

  /**
   * Returns the card that lies open to a seat, or null if none does: the top card of its waste
   * (PIR-16) or, if it is out, the card that the other has just turned up (PIR-19, PIR-20).
   */
  protected @Nullable PlayingCard open(PirateState state, int seat) {
    boolean isOut = state.isOut(seat);
    StockAndWaste pack = state.packs().get(isOut ? 1 - seat : seat);
    boolean isOpen = isOut ? pack.isFresh() : !pack.waste().isEmpty();
    return isOpen ? pack.waste().top() : null;
  }

  /** Tells whether a card is the next of a seat's half of its ship (PIR-14, PIR-15, PIR-17). */
  private boolean canBuild(PirateState state, int seat, PlayingCard card) {
    return card.is(state.fleet().ships().next(card.suit(), seat)) && mayBuild(state, seat, card);
  }

  /** Tells whether a seat may build the next card of its half of a ship: always, by default. */
  protected boolean mayBuild(PirateState state, int seat, PlayingCard card) {
    return true;
  }

  /** Returns how many captured ships win (PIR-32, PIR-33). */
  protected int shipsNeeded(PirateState state) {
    int ships = options.ships();
    return state.fleet().sunkShips() > 0 ? Math.min(ships, options.shipsSunk()) : ships;
  }

  /**
   * Seat 0, then seat 1: the card that can be built, then the turn or the pass; cuts by place. Each
   * time is the earliest (PIR-6a).
   */
  @Override
  public MoveList<PirateMove> legalMoves(PirateState state) {
    MoveList.Builder<PirateMove> moves = MoveList.builder(4, PirateMove[]::new);
    for (int seat = 0; seat < seats; seat++) {
      if (state.turn().contains(seat)) {
        addMoves(state, seat, moves);
      }
    }
    return moves.build();
  }

  private void addMoves(PirateState state, int seat, MoveList.Builder<PirateMove> moves) {
    Phase phase = state.phase();
    for (int place = 1; phase == Phase.CUT && place <= LAST_CUT; place++) {
      moves.add(new Cut(seat, place));
    }
    boolean isOut = state.isOut(seat);
    PlayingCard card = buildable(state, seat);
    if (card != null) {
      moves.add(isOut ? new Claim(seat, card, state.clock()) : new Play(seat, card, state.clock()));
    }
    if (phase == Phase.PLAY && !isOut) { // PIR-18: also if a card can be built
      moves.add(new TurnUp(seat, state.clock()));
    }
    if (phase == Phase.CONTEST) {
      moves.add(Pass.of(seat));
    }
  }

  /** Returns the card that a seat can build, or null if there is none. */
  private @Nullable PlayingCard buildable(PirateState state, int seat) {
    PlayingCard open = open(state, seat);
    return open != null && canBuild(state, seat, open) ? open : null;
  }

  @Override
  protected ImmutableList<String> governingInTurn(PirateState state, int seat) {
    boolean isOut = state.isOut(seat);
    return switch (state.phase()) {
      case CUT -> ImmutableList.of("PIR-3");
      case CONTEST ->
          isOut
              ? ImmutableList.of("PIR-6", "PIR-19", "PIR-20", "PIR-25", "PIR-26")
              : ImmutableList.of("PIR-6", "PIR-16", "PIR-25", "PIR-26");
      default ->
          isOut
              ? ImmutableList.of("PIR-6", "PIR-14", "PIR-15", "PIR-17", "PIR-19", "PIR-20")
              : ImmutableList.of(
                  "PIR-6", "PIR-9", "PIR-14", "PIR-15", "PIR-16", "PIR-17", "PIR-18");
    };
  }

  @Override
  protected PirateState applyLegal(
      PirateState state, PirateMove move, StageListener<PirateState> stages) {
    if (move instanceof TurnUp turn) {
      return turn(state, turn, stages);
    }
    if (move instanceof Shuffle shuffle) {
      return shuffle(state, shuffle, stages);
    }
    if (move instanceof Cut cut) {
      return cut(state, cut, stages);
    }
    Build attempt = state.attempt();
    if (move instanceof Build build) {
      return attempt == null ? build(state, build, stages) : answer(state, attempt, build, stages);
    }
    if (move instanceof Pass && attempt != null) {
      return captured(state, attempt, stages); // PIR-26
    }
    throw unknown(move);
  }

  private static PirateState shuffle(
      PirateState state, Shuffle shuffle, StageListener<PirateState> stages) {
    int owner = shuffle.owner();
    PirateState shuffled = state.shuffled(owner, shuffle.cards());
    if (owner == 1) {
      boolean isFirst = shuffled.phase() == Phase.CUT;
      stages.reached(isFirst ? "shuffled" : "begun", shuffled.cuts().low(), shuffled);
    }
    return shuffled;
  }

  private PirateState cut(PirateState state, Cut cut, StageListener<PirateState> stages) {
    int other = 1 - cut.seat();
    Cuts cuts = state.cuts().cut(cut.seat(), cut.place());
    if (state.turn().contains(other)) {
      return state.cutFirst(cuts, other);
    }
    Cuts seen = cuts.seen(state.packs(), this::height); // PIR-4
    int low = seen.low();
    boolean areEqual = low == Seats.NOBODY;
    PirateState after = areEqual ? state.cutEqual(seen) : state.cutDecided(seen);
    String name = areEqual ? "cut-equal" : "cut-decided";
    stages.reached(name, low, after, seen.exposed().get(0), seen.exposed().get(1));
    return after;
  }

  private PirateState turn(PirateState state, TurnUp turn, StageListener<PirateState> stages) {
    int seat = turn.seat();
    PirateState ready = state;
    if (state.packs().get(seat).stock().isEmpty()) {
      ready = state.turnedOver(seat);
      stages.reached("turned-over", seat, ready);
    }
    PirateState turned = ready.turned(seat, turn.time()); // PIR-9
    if (stages.isListening()) {
      stages.reached("turned-up", seat, turned, turned.packs().get(seat).waste().top());
    }
    return turned.idle() < options.idleLimit() ? settled(turned) : over(turned, stages); // PIR-36
  }

  private PirateState build(PirateState state, Build build, StageListener<PirateState> stages) {
    PlayingCard card = build.card();
    if (!state.fleet().ships().lacksOne(card.suit())) {
      return settled(laid(state, build, stages)); // PIR-12, PIR-21
    }
    if (!card.equals(open(state, 1 - build.seat()))) {
      return captured(state, build, stages); // PIR-22, PIR-23
    }
    PirateState contested = state.contested(build); // PIR-24
    stages.reached("contested", build.seat(), contested, card, build.time());
    return contested;
  }

  private PirateState answer(
      PirateState state, Build attempt, Build answer, StageListener<PirateState> stages) {
    boolean sinks = Math.abs(attempt.time() - answer.time()) <= options.tieWindow();
    int upSeat = state.fleet().ships().upSeat(answer.card().suit());
    boolean isAnswer = sinks ? answer.seat() == upSeat : answer.time() < attempt.time(); // PIR-27
    long later = Math.max(attempt.time(), answer.time()); // PIR-6
    Build last = (isAnswer ? answer : attempt).at(later);
    return sinks ? sunk(state, last, stages) : captured(state, last, stages);
  }

  private static PirateState laid(
      PirateState state, Build build, StageListener<PirateState> stages) {
    PirateState laid = state.built(build);
    if (stages.isListening()) {
      stages.reached("built", build.seat(), laid, build.card());
      int from = state.source(build.seat());
      if (laid.isOut(from)) {
        stages.reached("out", from, laid);
      }
    }
    return laid;
  }

  /** Lays the last card of a ship, which the seat captures. */
  private PirateState captured(PirateState state, Build last, StageListener<PirateState> stages) {
    Suit suit = last.card().suit();
    PirateState laid = laid(state, last, stages);
    PirateState captured = laid.with(laid.fleet().afterCapture(suit, last.seat())); // PIR-28
    stages.reached("captured", last.seat(), captured, suit);
    return afterShip(captured, stages);
  }

  /** Lays the last card of a ship, which is sunk. */
  private PirateState sunk(PirateState state, Build last, StageListener<PirateState> stages) {
    Suit suit = last.card().suit();
    PirateState laid = laid(state, last, stages);
    PirateState sunk = laid.with(laid.fleet().afterSinking(suit)); // PIR-28
    stages.reached("sunk", Seats.NOBODY, sunk, suit);
    return afterShip(sunk, stages);
  }

  private PirateState afterShip(PirateState state, StageListener<PirateState> stages) {
    Fleet fleet = state.fleet();
    int most = Math.max(fleet.captured(0), fleet.captured(1));
    boolean areAll = fleet.captured(0) + fleet.captured(1) + fleet.sunkShips() == ALL_SHIPS;
    boolean isOver = areAll || most >= shipsNeeded(state); // PIR-34
    return isOver ? over(state, stages) : settled(state);
  }

  private static PirateState over(PirateState state, StageListener<PirateState> stages) {
    PirateState over = state.with(Turn.over());
    int winner = over.leader();
    stages.reached(winner == Seats.NOBODY ? "drawn" : "won", winner, over); // PIR-37
    return over;
  }

  /** Finds the seats that have a move (PIR-6b). */
  private PirateState settled(PirateState state) {
    Seats able = BOTH;
    for (int seat = 0; seat < seats; seat++) {
      if (state.isOut(seat) && buildable(state, seat) == null) {
        able = able.without(seat);
      }
    }
    return state.turn().seats().equals(able) ? state : state.with(Turn.of(able));
  }

  @Override
  protected PirateMove chanceMove(PirateState state, RandomSource random) {
    return new Shuffle(state.cuts().toShuffle(), PACK.shuffled(random));
  }

  /** What can be done depends on cards that lie face up alone (PIR-9 to PIR-25). */
  @Override
  public Deductions<PirateState, PirateMove> deductions() {
    return Deductions.none();
  }

  /** Times count from the beginning of play. */
  @Override
  public boolean startsClock(PirateState before, PirateMove move, PirateState after) { // PIR-6
    return move instanceof Shuffle && after.phase() == Phase.PLAY;
  }

  @Override
  public Table table(PirateState state) {
    Cuts cuts = state.cuts();
    Fleet fleet = state.fleet();
    Table.Builder table = Table.builder();
    ImmutableList.Builder<String> fresh = ImmutableList.builder();
    for (int seat : BOTH) {
      StockAndWaste pack = state.packs().get(seat);
      table
          .pile("stock", seat, pack.stock(), place -> cuts.exposes(seat, place) ? ALL : NOBODY)
          .pileTopLast("waste", seat, pack.waste().reversed(), ALL);
      if (pack.isFresh()) {
        fresh.add(pack.waste().top() + " " + seat);
      }
    }
    fleet.ships().addTo(table).piles("won", fleet.won(), ALL).pile("sunk", fleet.sunk(), ALL);
    return table
        .word("phase", state.phase())
        .fact(Type.CARD, "cut-0", cuts.code(0))
        .fact(Type.CARD, "cut-1", cuts.code(1))
        .seat("low", cuts.low())
        .fact("clock", state.clock())
        .fact(Type.WORDS, "up-seat", cuts.low() == Seats.NOBODY ? "-" : fleet.ships().builders())
        .fact("turned", fresh.build())
        .fact(Type.WORDS, "contest", textOf(state.attempt()))
        .fact("captured", IntPerSeat.copyOf(fleet.captured(0), fleet.captured(1)))
        .fact("idle", state.idle())
        .fact("sunk-count", fleet.sunkShips())
        .fact("scores", state.scores())
        .seat("winner", state.turn().isOver() ? state.leader() : Seats.NOBODY)
        .build();
  }

  private static String textOf(@Nullable Build attempt) {
    if (attempt == null) {
      return "-";
    }
    PlayingCard card = attempt.card();
    return card.suit().code() + ' ' + card + ' ' + attempt.seat() + " @" + attempt.time();
  }

  @Override
  public PirateState withCards(PirateState state, Table table) {
    PerSeat<CardList<PlayingCard>> stocks = table.lists("stock", seats, FAMILY);
    return state.with(
        PerSeat.each(seats, seat -> state.packs().get(seat).withStock(stocks.get(seat))));
  }
}
