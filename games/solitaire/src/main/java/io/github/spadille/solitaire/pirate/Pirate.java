package io.github.spadille.solitaire.pirate;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.game.TimedMove;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Stock;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.solitaire.pirate.Fleet.Ship;
import io.github.spadille.solitaire.pirate.PirateMove.Build;
import io.github.spadille.solitaire.pirate.PirateMove.Claim;
import io.github.spadille.solitaire.pirate.PirateMove.Cut;
import io.github.spadille.solitaire.pirate.PirateMove.Pass;
import io.github.spadille.solitaire.pirate.PirateMove.Play;
import io.github.spadille.solitaire.pirate.PirateMove.Shuffle;
import io.github.spadille.solitaire.pirate.PirateMove.TurnUp;
import io.github.spadille.solitaire.pirate.PirateState.Attempt;
import io.github.spadille.solitaire.pirate.PirateState.Opening;
import io.github.spadille.solitaire.pirate.PirateState.Phase;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Pirate: a race of two players with a pack each, who build and capture ships.
 *
 * <p>{@code SHUFFLE → CUT → SHUFFLE → PLAY ⇄ CONTEST → OVER}. A stock is hidden from everybody, its
 * owner too. Both seats act at once; every move but a pass carries its time. The rulebook is {@code
 * pirate.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #height} (PIR-4), {@link #open} (PIR-16,
 * PIR-19, PIR-20), {@link #fits} (PIR-14, PIR-15, PIR-17), {@link #shipsNeeded} (PIR-32, PIR-33).
 */
public class Pirate extends AbstractRules<PirateState, PirateMove> {
  /** The game. */
  public static final Game<PirateState, PirateMove, PirateOptions> GAME =
      Game.<PirateState, PirateMove, PirateOptions>builder("pirate")
          .name("Pirate")
          .family("solitaire")
          .summary("Build ships from both ends, and lay the card that captures them.")
          .seats(2, 2, 2)
          .options(PirateOptions.SCHEMA)
          .texts(Pirate.class)
          .rules(Pirate::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // PIR-1
  private static final int LAST_CUT = 51; // PIR-3
  private static final int ALL_SHIPS = 8; // PIR-30
  private static final Seats BOTH = Seats.all(2);

  private static final PirateState START =
      new PirateState(
          Turn.chance(),
          Opening.START,
          PerSeat.of(2, Stock.of(PACK.cards())),
          Seats.none(),
          Fleet.none(2, 0),
          Optional.empty(),
          0,
          0);

  private final PirateOptions options;

  /**
   * Creates the rules.
   *
   * @param seats 2
   * @param options checked by {@link #GAME}
   */
  protected Pirate(int seats, PirateOptions options) {
    super(seats, PirateMove.SYNTAX);
    this.options = options;
  }

  @Override
  public PirateState start() {
    return START;
  }

  @Override
  public Optional<Refusal> refusal(PirateState state, PirateMove move) {
    Phase phase = state.phase();
    if (phase == Phase.OVER) {
      return refuse("PIR-35", "over");
    }
    if (move instanceof Shuffle shuffle) {
      return refusalOfShuffle(state, shuffle);
    }
    if (phase == Phase.SHUFFLE) {
      return refuse("PIR-2", "shuffle-first");
    }
    if (!isSeat(move.seat())) {
      return refuse("PIR-7", "no-player");
    }
    if (phase == Phase.CUT || move instanceof Cut) {
      return refusalOfCut(state, move);
    }
    if (!state.turn().contains(move.seat()) && phase == Phase.CONTEST) {
      return refuse("PIR-25", "turn", state.turn().seats());
    }
    if (move instanceof TimedMove timed && timed.time() < state.clock()) { // PIR-8: equal will do
      return refuse("PIR-6", "too-early", state.clock());
    }
    if (move instanceof TurnUp turn) {
      return refusalOfTurn(state, turn);
    }
    if (move instanceof Build build) {
      return refusalOfBuild(state, build);
    }
    return phase == Phase.CONTEST ? Optional.empty() : refuse("PIR-25", "no-contest");
  }

  private static Optional<Refusal> refusalOfShuffle(PirateState state, Shuffle shuffle) {
    if (state.phase() != Phase.SHUFFLE) {
      return refuse("PIR-5", "shuffled");
    }
    int next = state.opening().toShuffle();
    return shuffle.owner() == next
        ? shuffle.refusalUnlessOf(PACK, "PIR-1")
        : refuse("PIR-2", "order", Seats.of(next));
  }

  private static Optional<Refusal> refusalOfCut(PirateState state, PirateMove move) {
    if (state.phase() != Phase.CUT) {
      return refuse("PIR-5", "no-cut");
    }
    if (!(move instanceof Cut cut)) {
      return refuse("PIR-3", "cut-first");
    }
    if (state.opening().hasCut(cut.seat())) {
      return refuse("PIR-3", "has-cut");
    }
    return cut.place() >= 1 && cut.place() <= LAST_CUT
        ? Optional.empty()
        : refuse("PIR-3", "place", LAST_CUT);
  }

  private static Optional<Refusal> refusalOfTurn(PirateState state, TurnUp turn) {
    if (state.attempt().isPresent()) {
      return refuse("PIR-25", "answer");
    }
    return state.isOut(turn.seat()) // PIR-11: whatever lies on the waste
        ? refuse("PIR-19", "out")
        : Optional.empty();
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
    return fits(state, seat, card) ? Optional.empty() : refusalOfCard(state, seat, card);
  }

  private static Optional<Refusal> refusalOfCard(PirateState state, int seat, PlayingCard card) {
    Ship ship = state.fleet().ship(card.suit());
    if (card.is(ship.next(1 - seat))) {
      return refuse(ship.size(1 - seat) > 0 ? "PIR-17" : "PIR-14", "other-half", card);
    }
    PlayingCard next = PlayingCard.of(ship.next(seat), card.suit());
    return ship.size(seat) > 0 ? refuse("PIR-15", "next", next) : refuse("PIR-14", "keel", next);
  }

  /** Returns how high a card is in the cut (PIR-4). */
  protected int height(PlayingCard card) {
    return card.is(Rank.ACE) && options.aceHigh() ? PACK.size() : card.rank().ordinal();
  }

  /** Returns the card that lies open to a seat, or null if none does. */
  protected @Nullable PlayingCard open(PirateState state, int seat) {
    boolean isOut = state.isOut(seat);
    int owner = isOut ? 1 - seat : seat;
    Stock<PlayingCard> pack = state.packs().get(owner);
    boolean isOpen =
        isOut
            ? state.fresh().contains(owner) // PIR-19, PIR-20
            : !pack.discards().isEmpty(); // PIR-16
    return isOpen ? pack.upcard() : null;
  }

  /** Tells whether a card is the next of a seat's half of its ship (PIR-14, PIR-15, PIR-17). */
  protected boolean fits(PirateState state, int seat, PlayingCard card) {
    return card.is(state.fleet().ship(card.suit()).next(seat));
  }

  /** Returns how many captured ships win (PIR-32, PIR-33). */
  protected int shipsNeeded(PirateState state) {
    return state.fleet().sunkShips() > 0
        ? Math.min(options.ships(), options.shipsSunk())
        : options.ships();
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
    if (phase == Phase.CUT) {
      return;
    }
    long time = state.clock();
    boolean isOut = state.isOut(seat);
    PlayingCard open = open(state, seat);
    if (open != null && fits(state, seat, open)) {
      moves.add(isOut ? new Claim(seat, open, time) : new Play(seat, open, time));
    }
    if (phase == Phase.CONTEST) {
      moves.add(Pass.of(seat));
    } else if (!isOut) { // PIR-18: also if a card can be built
      moves.add(new TurnUp(seat, time));
    }
  }

  @Override
  public ImmutableList<String> governing(PirateState state, int seat) {
    return switch (state.phase()) {
      case CUT -> ImmutableList.of("PIR-3");
      case CONTEST -> ImmutableList.of("PIR-25", "PIR-26");
      default ->
          state.isOut(seat)
              ? ImmutableList.of("PIR-19", "PIR-20")
              : ImmutableList.of("PIR-9", "PIR-14", "PIR-15", "PIR-18");
    };
  }

  @Override
  protected PirateState applyLegal(PirateState state, PirateMove move, Stages<PirateState> stages) {
    if (move instanceof TurnUp turn) {
      return turn(state, turn, stages);
    }
    if (move instanceof Shuffle shuffle) {
      return shuffle(state, shuffle.cards(), stages);
    }
    if (move instanceof Cut cut) {
      return cut(state, cut, stages);
    }
    return state.attempt().isPresent()
        ? answer(state, state.attempt().get(), move, stages)
        : build(state, (Build) move, stages);
  }

  private static PirateState shuffle(
      PirateState state, CardList<PlayingCard> cards, Stages<PirateState> stages) {
    Opening opening = state.opening().shuffled(); // PIR-2, PIR-5
    int owner = state.opening().toShuffle();
    PirateState shuffled = state.with(state.packs().with(owner, Stock.of(cards)));
    if (opening.toShuffle() != 0) {
      return shuffled.with(state.turn(), opening);
    }
    PirateState ready = shuffled.with(Turn.of(BOTH), opening);
    stages.reached(ready.phase() == Phase.CUT ? "shuffled" : "begun", opening.low(), ready);
    return ready;
  }

  private PirateState cut(PirateState state, Cut cut, Stages<PirateState> stages) {
    int other = 1 - cut.seat();
    Opening opening = state.opening().cut(cut.seat(), cut.place());
    if (!opening.hasCut(other)) {
      return state.with(Turn.of(other), opening);
    }
    PlayingCard first = state.packs().get(0).cards().get(opening.cuts().get(0) - 1);
    PlayingCard second = state.packs().get(1).cards().get(opening.cuts().get(1) - 1);
    int above = Integer.compare(height(first), height(second));
    int low = above == 0 ? Phrase.NOBODY : above < 0 ? 0 : 1; // PIR-4
    opening = opening.exposing(CardList.of(FAMILY, first, second), low);
    PirateState after =
        above == 0
            ? state.with(Turn.of(BOTH), opening)
            : state.with(Turn.chance(), opening).begun();
    stages.reached(above == 0 ? "cut-equal" : "cut-decided", low, after, first, second);
    return after;
  }

  private PirateState turn(PirateState state, TurnUp turn, Stages<PirateState> stages) {
    int seat = turn.seat();
    PirateState ready = state;
    if (state.packs().get(seat).isEmpty()) {
      ready = state.turnedOver(seat); // PIR-10
      stages.reached("turned-over", seat, ready);
    }
    PirateState turned = ready.turned(seat, turn.time()); // PIR-9
    if (stages.areHeard()) {
      stages.reached("turned-up", seat, turned, turned.packs().get(seat).upcard());
    }
    return turned.idle() < options.idleLimit() ? settled(turned) : over(turned, stages); // PIR-36
  }

  private PirateState build(PirateState state, Build build, Stages<PirateState> stages) {
    int seat = build.seat();
    PlayingCard card = build.card();
    if (!state.fleet().ship(card.suit()).lacksOne()) {
      return settled(laid(state, seat, card, build.time(), stages)); // PIR-12, PIR-21
    }
    Attempt attempt = new Attempt(seat, card, build.time());
    if (!card.equals(open(state, 1 - seat))) {
      return complete(state, attempt, false, stages); // PIR-22, PIR-23
    }
    PirateState contested = state.contested(attempt); // PIR-24
    stages.reached("contested", seat, contested, card, build.time());
    return contested;
  }

  private static PirateState laid(
      PirateState state, int seat, PlayingCard card, long time, Stages<PirateState> stages) {
    PirateState laid = state.built(seat, card.suit(), time);
    if (stages.areHeard()) {
      stages.reached("built", seat, laid, card);
      int from = state.isOut(seat) ? 1 - seat : seat;
      if (laid.isOut(from)) {
        stages.reached("out", from, laid);
      }
    }
    return laid;
  }

  private PirateState answer(
      PirateState state, Attempt attempt, PirateMove move, Stages<PirateState> stages) {
    if (!(move instanceof Build answer)) {
      return complete(state, attempt, false, stages); // PIR-26
    }
    long later = Math.max(attempt.time(), answer.time()); // PIR-6
    boolean sinks = Math.abs(attempt.time() - answer.time()) <= options.tieWindow();
    int first = answer.time() < attempt.time() ? answer.seat() : attempt.seat();
    int upSeat = state.fleet().ship(answer.card().suit()).upSeat();
    int layer = sinks ? upSeat : first; // PIR-27
    return complete(state, new Attempt(layer, answer.card(), later), sinks, stages);
  }

  /** Lays the last card of a ship, which the seat captures or which is sunk (PIR-28). */
  private PirateState complete(
      PirateState state, Attempt last, boolean sinks, Stages<PirateState> stages) {
    int seat = last.seat();
    Suit suit = last.card().suit();
    PirateState laid = laid(state, seat, last.card(), last.time(), stages);
    Fleet fleet = sinks ? laid.fleet().sunk(suit) : laid.fleet().captured(seat, suit);
    PirateState complete = laid.with(fleet);
    stages.reached(sinks ? "sunk" : "captured", sinks ? Phrase.NOBODY : seat, complete, suit);
    int most = Math.max(fleet.captured(0), fleet.captured(1));
    boolean areAll = fleet.captured(0) + fleet.captured(1) + fleet.sunkShips() == ALL_SHIPS;
    return areAll || most >= shipsNeeded(complete) // PIR-34
        ? over(complete, stages)
        : settled(complete);
  }

  private static PirateState over(PirateState state, Stages<PirateState> stages) {
    PirateState over = state.with(Turn.over());
    int winner = over.leader();
    stages.reached(winner == Phrase.NOBODY ? "drawn" : "won", winner, over); // PIR-37
    return over;
  }

  /** Finds the seats that have a move (PIR-6b). */
  private PirateState settled(PirateState state) {
    Seats able = BOTH;
    for (int seat = 0; seat < seats; seat++) {
      if (state.isOut(seat)) {
        PlayingCard open = open(state, seat);
        able = open != null && fits(state, seat, open) ? able : able.without(seat);
      }
    }
    return state.turn().seats().equals(able) ? state : state.with(Turn.of(able));
  }

  @Override
  protected PirateMove chanceMove(PirateState state, RandomGenerator random) {
    return new Shuffle(state.opening().toShuffle(), PACK.shuffled(random));
  }

  /** What can be done depends on cards that lie face up alone (PIR-9 to PIR-25). */
  @Override
  public void tells(PirateState before, PirateMove move, Clues clues) {}

  @Override
  public Table table(PirateState state) {
    Opening opening = state.opening();
    Fleet fleet = state.fleet();
    Table.Builder table = Table.builder();
    ImmutableList.Builder<String> fresh = ImmutableList.builder();
    boolean isFirst = state.phase() == Phase.SHUFFLE && opening.low() == Phrase.NOBODY;
    for (int seat : BOTH) {
      Stock<PlayingCard> pack = state.packs().get(seat);
      boolean isKnown = isFirst && seat >= opening.toShuffle(); // not shuffled yet
      table.pile(
          "stock",
          seat,
          pack.cards(),
          place -> isKnown || opening.exposes(seat, place) ? ALL : NOBODY);
      table.pile(
          new Pile(
              "waste." + seat,
              OptionalInt.of(seat),
              Pile.Order.TOP_LAST,
              pack.discards().reversed(),
              ALL));
      if (state.fresh().contains(seat)) {
        fresh.add(pack.upcard() + " " + seat);
      }
    }
    fleet.addTo(table);
    boolean isCut = !opening.exposed().isEmpty();
    return table
        .word("phase", state.phase())
        .fact(Type.CARD, "cut-0", isCut ? opening.exposed().get(0) : "-")
        .fact(Type.CARD, "cut-1", isCut ? opening.exposed().get(1) : "-")
        .seat("low", opening.low())
        .fact("clock", state.clock())
        .fact(Type.WORDS, "up-seat", opening.low() == Phrase.NOBODY ? "-" : fleet.upSeats())
        .fact("turned", fresh.build())
        .fact(Type.WORDS, "contest", state.attempt().map(Pirate::textOf).orElse("-"))
        .fact("captured", IntPerSeat.copyOf(fleet.captured(0), fleet.captured(1)))
        .fact("idle", state.idle())
        .fact("sunk-count", fleet.sunkShips())
        .fact("scores", state.scores())
        .seat("winner", state.turn().isOver() ? state.leader() : Phrase.NOBODY)
        .build();
  }

  private static String textOf(Attempt attempt) {
    PlayingCard card = attempt.card();
    return card.suit().code() + ' ' + card + ' ' + attempt.seat() + " @" + attempt.time();
  }

  @Override
  public PirateState withCards(PirateState state, Table table) {
    PerSeat<Stock<PlayingCard>> packs = state.packs();
    for (int seat = 0; seat < seats; seat++) {
      CardList<PlayingCard> waste = packs.get(seat).discards();
      packs = packs.with(seat, new Stock<>(table.list("stock." + seat, FAMILY), waste));
    }
    return state.with(packs);
  }
}
