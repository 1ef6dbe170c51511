package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Deal;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Stock;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.rummy.Meaning;
import io.github.spadille.rummy.MeldFinder;
import io.github.spadille.rummy.Melds;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Discard;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Done;
import io.github.spadille.rummy.vazhushal.VazhushalMove.DrawLine;
import io.github.spadille.rummy.vazhushal.VazhushalMove.DrawStock;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Meld;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Put;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Shift;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Shuffle;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Undo;
import io.github.spadille.rummy.vazhushal.VazhushalState.Course;
import io.github.spadille.rummy.vazhushal.VazhushalState.Hand;
import io.github.spadille.rummy.vazhushal.VazhushalState.Phase;
import io.github.spadille.rummy.vazhushal.VazhushalState.Player;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Vazhushal: lay down sequences and sets, and take cards from the line of discards.
 *
 * <p>{@code SHUFFLE → (DRAW → (MUST_MELD →) MELD)* → FINAL* → (SHUFFLE | OVER)}; a card drawn from
 * the stock leads to {@code MELD} at once, and a deal ends without {@code FINAL} if a player goes
 * out. Hands are hidden from all but their owners until the deal is over, the stock from everybody.
 * The rulebook is {@code vazhushal.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #isVoid} (VAZ-4), {@link #wilds} (VAZ-10 to
 * VAZ-12), {@link #canTake} (VAZ-32, VAZ-34b, VAZ-36), {@link #isNew} (VAZ-34d), {@link #value}
 * (VAZ-55, VAZ-58).
 */
public class Vazhushal extends AbstractRules<VazhushalState, VazhushalMove> {
  /** The game. */
  public static final Game<VazhushalState, VazhushalMove, VazhushalOptions> GAME =
      Game.<VazhushalState, VazhushalMove, VazhushalOptions>builder("vazhushal")
          .name("Vazhushal")
          .family("rummy")
          .summary("Lay down sequences and sets, and take many cards at once from the discards.")
          .seats(2, 6, 4)
          .options(VazhushalOptions.SCHEMA)
          .texts(Vazhushal.class)
          .rules(Vazhushal::new)
          .build();

  private static final int HAND_SIZE = 13; // VAZ-3
  private static final CardBag<PlayingCard> NO_CARDS = CardBag.empty(FAMILY);

  private static final PerSeat<MoveList<VazhushalMove>> UNDO =
      PerSeat.each(6, seat -> MoveList.of(new Undo(seat)));
  private static final PerSeat<MoveList<VazhushalMove>> DONE =
      PerSeat.each(6, seat -> MoveList.of(new Done(seat)));

  private final VazhushalOptions options;
  private final Deck<PlayingCard> pack;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Vazhushal(int seats, VazhushalOptions options) {
    super(seats, VazhushalMove.SYNTAX);
    this.options = options;
    this.pack = Deck.standard52().plusJokers(2).times(options.packs(seats)); // VAZ-1, VAZ-2
  }

  @Override
  public VazhushalState start() {
    CardSet<PlayingCard> none = PlayingCards.noCards();
    ScoreSheet sheet = ScoreSheet.empty(seats);
    return new VazhushalState(
        Phase.SHUFFLE,
        new Hand(1, seats - 1, Optional.empty(), none, Phrase.NOBODY, Phrase.NOBODY, sheet),
        0, // VAZ-8
        PerSeat.of(seats, new Player(none.toBag(), Melds.NONE)),
        newTurn(),
        Stock.of(pack.cards()));
  }

  private Course newTurn() {
    return Course.of(options.undos(), false); // VAZ-46, VAZ-53a
  }

  @Override
  public Optional<Refusal> refusal(VazhushalState state, VazhushalMove move) {
    Phase phase = state.phase();
    if (phase == Phase.OVER) {
      return refuse("VAZ-59", "over");
    }
    if (move instanceof Shuffle shuffle) {
      return phase == Phase.SHUFFLE
          ? shuffle.refusalUnlessOf(pack, "VAZ-3")
          : refuse("VAZ-3", "dealt");
    }
    if (phase == Phase.SHUFFLE) {
      return refuse("VAZ-3", "undealt");
    }
    if (move.seat() != state.seat()) {
      return refuse("VAZ-25", "turn", Seats.of(state.seat()));
    }
    if (phase == Phase.DRAW) {
      return refusalOfDraw(state, move);
    }
    if (move instanceof Undo) {
      return state.isSettled() ? refuse("VAZ-46", "valid") : Optional.empty();
    }
    if (move instanceof Discard || move instanceof Done) {
      return refusalOfEnd(state, move);
    }
    return move instanceof DrawStock || move instanceof DrawLine
        ? refuse(phase == Phase.FINAL ? "VAZ-53" : "VAZ-26", "drawn")
        : refusalOfPlacing(state, move);
  }

  private Optional<Refusal> refusalOfDraw(VazhushalState state, VazhushalMove move) {
    if (move instanceof DrawStock) {
      return state.course().isPreMelded() ? refuse("VAZ-37", "line") : Optional.empty();
    }
    if (move instanceof Meld meld) {
      return mayPreMeld(state, meld.cards()) ? Optional.empty() : refuse("VAZ-37", "no-pre-meld");
    }
    if (!(move instanceof DrawLine draw)) {
      return refuse("VAZ-26", "draw-first");
    }
    if (draw.count() < 1 || draw.count() > state.line().size()) {
      return refuse("VAZ-31", "count", state.line().size());
    }
    CardList<PlayingCard> taken = state.line().first(draw.count());
    PlayingCard deepest = taken.bottom();
    if (canTake(state, deepest, state.held().plus(taken.toBag()), state.own())) {
      return Optional.empty();
    }
    return state.own().isEmpty()
        ? refuse("VAZ-36", "no-sequence", deepest)
        : refuse("VAZ-32", "no-meld", deepest);
  }

  private boolean mayPreMeld(VazhushalState state, CardBag<PlayingCard> cards) { // VAZ-37
    return state.own().isEmpty()
        && state.held().containsAll(cards)
        && Meaning.of(cards, state.hand().wilds()).isNatural(false) // VAZ-21
        && !takes(state, state.held().minus(cards), Melds.NONE.plus(1, cards)).isEmpty();
  }

  /**
   * Tells whether the seat in turn may take cards from the line.
   *
   * @param deepest the deepest of them
   * @param cards what it would hold, with them
   * @param melds its melds
   */
  protected boolean canTake(
      VazhushalState state, PlayingCard deepest, CardBag<PlayingCard> cards, Melds melds) {
    boolean isTrial = isTrial(state);
    CardBag<PlayingCard> all = isTrial ? cards.plus(melds.all()) : cards;
    for (CardBag<PlayingCard> meld : found(state, all, melds, deepest)) {
      if (isTrial // VAZ-34b
          || meld.size() < cards.size() // VAZ-30
              && areValid(state, melds.plus(melds.free(), meld))) { // VAZ-32
        return true;
      }
    }
    return false;
  }

  /** Returns the new groups that can be made of some cards (VAZ-38). */
  private static List<CardBag<PlayingCard>> found(
      VazhushalState state, CardBag<PlayingCard> cards, Melds melds, @Nullable PlayingCard must) {
    return melds.isEmpty()
        ? MeldFinder.naturalSequences(cards, must) // VAZ-36, VAZ-39
        : MeldFinder.melds(cards, state.hand().wilds(), must); // VAZ-40
  }

  /** Tells whether a draw from the line would be on trial (VAZ-34a). */
  private boolean isTrial(VazhushalState state) {
    Course course = state.course();
    return options.takesOnTrial()
        && !state.own().isEmpty()
        && !course.isPreMelded()
        && course.undos() > 0;
  }

  /** Tells whether groups are valid melds, all at once (VAZ-14, VAZ-19, VAZ-20, VAZ-24, VAZ-49). */
  private static boolean areValid(VazhushalState state, Melds melds) {
    return melds.areValid(state.hand().wilds()); // VAZ-15, VAZ-16, VAZ-17, VAZ-18, VAZ-23
  }

  private static Optional<Refusal> refusalOfEnd(VazhushalState state, VazhushalMove move) {
    if (state.phase() == Phase.MUST_MELD) {
      return refuse("VAZ-33", "must-meld", requireNonNull(state.course().mustUse()));
    }
    if (move instanceof Done != (state.phase() == Phase.FINAL)) {
      return refuse("VAZ-53", state.phase() == Phase.FINAL ? "no-discard" : "not-final");
    }
    if (move instanceof Discard discard && !state.held().contains(discard.card())) {
      return refuse("VAZ-28", "not-held", discard.card()); // VAZ-29
    }
    return state.isSettled() ? Optional.empty() : refuse("VAZ-44", "not-valid");
  }

  private Optional<Refusal> refusalOfPlacing(VazhushalState state, VazhushalMove move) {
    if (move instanceof Meld meld) {
      return refusalOfMeld(state, meld.cards()).or(() -> refusalOfLaying(state, meld));
    }
    if (move instanceof Put put && !state.held().contains(put.card())) {
      return refuse("VAZ-38", "not-held", NO_CARDS.with(put.card()));
    }
    Optional<Refusal> refusal =
        move instanceof Put put
            ? refusalOfTarget(state, put.group(), "VAZ-41")
            : refusalOfShift(state, (Shift) move);
    return refusal.isPresent() ? refusal : refusalOfLaying(state, move);
  }

  private static Optional<Refusal> refusalOfMeld(VazhushalState state, CardBag<PlayingCard> cards) {
    Meaning meaning = Meaning.of(cards, state.hand().wilds());
    if (!state.held().containsAll(cards)) {
      return refuse("VAZ-38", "not-held", cards);
    }
    if (!meaning.isMeld()) {
      return refuse("VAZ-19", "no-meld");
    }
    if (state.own().isEmpty() && !meaning.isNatural(false)) {
      return refuse("VAZ-39", "first"); // VAZ-40
    }
    return cards.size() == 3 || meaning.isNatural(true) // VAZ-13
        ? Optional.empty()
        : refuse("VAZ-38", "put-wild");
  }

  private static Optional<Refusal> refusalOfTarget(VazhushalState state, int group, String ruleId) {
    return state.own().has(group) ? Optional.empty() : refuse(ruleId, "no-group", group); // VAZ-22
  }

  private static Optional<Refusal> refusalOfShift(VazhushalState state, Shift shift) {
    Melds own = state.own();
    PlayingCard card = shift.card();
    int from = shift.from();
    if (!own.isSettled(from, card)) {
      return own.group(from).contains(card)
          ? refuse("VAZ-43", "fresh", card)
          : refuse("VAZ-42", "not-there", card, from);
    }
    if (shift.to() == from) {
      return refuse("VAZ-42", "same-group");
    }
    if (shift.to() == 0) {
      return own.size(from) == 1 ? refuse("VAZ-42a", "alone", card) : Optional.empty();
    }
    return refusalOfTarget(state, shift.to(), "VAZ-42");
  }

  /** Returns why a group, or a card that could lie where it shall, may not be laid now. */
  private static Optional<Refusal> refusalOfLaying(VazhushalState state, VazhushalMove move) {
    boolean isTurn = state.phase() != Phase.FINAL;
    int laid = move instanceof Meld meld ? meld.cards().size() : move instanceof Put ? 1 : 0;
    if (isTurn && laid == state.held().size()) {
      return refuse("VAZ-30", "keep-one"); // VAZ-51
    }
    PlayingCard deepest = state.course().mustUse();
    if (deepest != null
        && !(move instanceof Meld meld ? meld.cards().contains(deepest) : state.isOnTrial())) {
      return refuse("VAZ-33", "must-meld", deepest); // VAZ-34
    }
    return mayBeInvalid(state) || areValid(state, placed(state.own(), move))
        ? Optional.empty()
        : refuse(deepest == null ? "VAZ-47" : "VAZ-32", "stays-invalid");
  }

  /** Tells whether the groups may be no valid melds after a move of the seat in turn. */
  private static boolean mayBeInvalid(VazhushalState state) {
    return state.phase() == Phase.MUST_MELD
        ? state.isOnTrial() // VAZ-34c
        : state.course().undos() > 0; // VAZ-44, VAZ-47
  }

  /** Draws; discards; undo or the end of final melding; new groups; cards put and moved. */
  @Override
  public MoveList<VazhushalMove> legalMoves(VazhushalState state) {
    int seat = state.seat();
    return switch (state.phase()) {
      case SHUFFLE, OVER -> MoveList.empty();
      case DRAW -> draws(state);
      case MUST_MELD -> state.isOnTrial() ? placings(state, UNDO.get(seat)) : melds(state);
      case MELD -> placings(state, state.isSettled() ? discards(state) : UNDO.get(seat));
      case FINAL -> placings(state, (state.isSettled() ? DONE : UNDO).get(seat));
    };
  }

  private static MoveList<VazhushalMove> discards(VazhushalState state) {
    return MoveList.ofCards(state.held().distinct(), Discard.SHARED, state.seat());
  }

  private MoveList<VazhushalMove> draws(VazhushalState state) {
    MoveList<VazhushalMove> draws = takes(state, state.held(), state.own());
    if (!state.course().isPreMelded()) {
      draws = draws.plus(DrawStock.of(state.seat()));
    }
    return state.own().isEmpty() ? draws.plus(melds(state)) : draws; // VAZ-37
  }

  /** Returns the draws from the line with a hand and melds of the seat in turn. */
  private MoveList<VazhushalMove> takes(
      VazhushalState state, CardBag<PlayingCard> held, Melds melds) {
    MoveList.Builder<VazhushalMove> takes = MoveList.builder(4, VazhushalMove[]::new);
    CardBag<PlayingCard> cards = held;
    for (int count = 1; count <= state.line().size(); count++) {
      PlayingCard deepest = state.line().get(count - 1);
      cards = cards.with(deepest);
      if (canTake(state, deepest, cards, melds)) {
        takes.add(new DrawLine(state.seat(), count));
      }
    }
    return takes.build();
  }

  private MoveList<VazhushalMove> melds(VazhushalState state) {
    PlayingCard must = state.course().mustUse();
    List<CardBag<PlayingCard>> found = found(state, state.held(), state.own(), must);
    if (found.isEmpty()) {
      return MoveList.empty();
    }
    MoveList.Builder<VazhushalMove> melds = MoveList.builder(4, VazhushalMove[]::new);
    for (CardBag<PlayingCard> cards : found) {
      Meld meld = new Meld(state.seat(), cards);
      boolean may =
          state.phase() == Phase.DRAW
              ? mayPreMeld(state, cards)
              : refusalOfLaying(state, meld).isEmpty();
      if (may) {
        melds.add(meld);
      }
    }
    return melds.build();
  }

  /** Returns some moves, then new groups, then cards put and moved. */
  private MoveList<VazhushalMove> placings(VazhushalState state, MoveList<VazhushalMove> others) {
    boolean mayPut = state.held().size() > 1 || state.phase() == Phase.FINAL; // VAZ-30
    CardBag<PlayingCard> put = mayPut ? state.held() : NO_CARDS;
    MoveList<VazhushalMove> all = others.plus(melds(state));
    return mayBeInvalid(state)
        ? new Placings(all, state.seat(), put, state.own())
        : all.plus(validPlacings(state, put.distinct()));
  }

  /** Returns what can be put and moved so that all groups are valid after it (VAZ-47). */
  private static MoveList<VazhushalMove> validPlacings(
      VazhushalState state, CardSet<PlayingCard> put) {
    MoveList.Builder<VazhushalMove> valid = MoveList.builder(4, VazhushalMove[]::new);
    CardSet<PlayingCard> wilds = state.hand().wilds();
    Melds own = state.own();
    for (int to = 1; to <= own.last(); to++) {
      Meaning meaning = Meaning.of(own.group(to), wilds);
      for (PlayingCard card : put) {
        if (meaning.mayTake(card, wilds)) {
          addIfValid(state, new Put(state.seat(), card, to), valid);
        }
      }
      for (int place = 0; place < own.size(); place++) {
        PlayingCard card = own.card(place);
        int from = own.number(place);
        boolean mayLeave = own.isMovable(place) && own.size(from) > 3 && from != to;
        if (mayLeave && meaning.mayTake(card, wilds)) {
          addIfValid(state, new Shift(state.seat(), card, from, to), valid);
        }
      }
    }
    return valid.build();
  }

  private static void addIfValid(
      VazhushalState state, VazhushalMove move, MoveList.Builder<VazhushalMove> valid) {
    if (areValid(state, placed(state.own(), move))) {
      valid.add(move);
    }
  }

  @Override
  public ImmutableList<String> governing(VazhushalState state, int seat) {
    String meld = state.own().isEmpty() ? "VAZ-39" : "VAZ-40";
    return switch (state.phase()) {
      case DRAW -> {
        String take = state.own().isEmpty() ? "VAZ-36" : "VAZ-32";
        yield ImmutableList.of("VAZ-26", "VAZ-31", take, "VAZ-37");
      }
      case MUST_MELD -> ImmutableList.of(state.isOnTrial() ? "VAZ-34c" : "VAZ-33");
      case FINAL -> ImmutableList.of(meld, "VAZ-41", "VAZ-42", "VAZ-53");
      default -> ImmutableList.of("VAZ-27", "VAZ-28", "VAZ-30", meld);
    };
  }

  @Override
  protected VazhushalState applyLegal(
      VazhushalState state, VazhushalMove move, Stages<VazhushalState> stages) {
    if (move instanceof Discard discard) {
      return discard(state, discard.card(), stages);
    }
    if (move instanceof DrawStock) {
      return drawStock(state, stages);
    }
    if (move instanceof DrawLine draw) {
      return drawLine(state, draw.count());
    }
    if (move instanceof Undo) {
      return undo(state, requireNonNull(state.course().before()));
    }
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle.cards(), stages);
    }
    return move instanceof Done ? done(state, stages) : place(state, move);
  }

  private VazhushalState deal(
      VazhushalState state, CardList<PlayingCard> cards, Stages<VazhushalState> stages) {
    Hand old = state.hand();
    int first = next(old.dealer()); // VAZ-8
    int dealt = HAND_SIZE * seats;
    PerSeat<CardBag<PlayingCard>> hands = Deal.bags(cards, seats, first, dealt); // VAZ-3
    for (int seat = 0; seat < seats; seat++) {
      if (isVoid(hands.get(seat))) { // VAZ-4, VAZ-5
        stages.reached("void", seat, state, doubles(hands.get(seat)));
        return state;
      }
    }
    PlayingCard negative = cards.bottom(); // VAZ-7
    VazhushalState begun =
        new VazhushalState(
            Phase.DRAW,
            old.turned(negative, wilds(negative)),
            first,
            PerSeat.each(seats, seat -> new Player(hands.get(seat), Melds.NONE)),
            newTurn(),
            Stock.of(cards.subList(dealt, cards.size() - 1)).turnedUp()); // VAZ-6
    stages.reached("dealt", old.dealer(), begun, HAND_SIZE, negative);
    return begun;
  }

  /** Tells whether a hand makes the deal void (VAZ-4). */
  protected boolean isVoid(CardBag<PlayingCard> hand) {
    return options.doublesLimit().isPresent()
        && doubles(hand).size() >= options.doublesLimit().get();
  }

  private static CardSet<PlayingCard> doubles(CardBag<PlayingCard> hand) {
    return PlayingCards.withoutJokers(hand.minus(hand.distinct().toBag()).distinct());
  }

  /**
   * Returns the cards that a negative joker makes wild besides the printed ones (VAZ-9, VAZ-10).
   */
  protected CardSet<PlayingCard> wilds(PlayingCard negative) {
    CardSet<PlayingCard> all = pack.cards().toSet();
    if (negative.isJoker()) { // VAZ-12
      return options.acesAreWild() ? PlayingCards.ofRank(all, Rank.ACE) : PlayingCards.noCards();
    }
    CardSet<PlayingCard> wilds = PlayingCards.ofRank(all, negative.rank());
    for (PlayingCard card : wilds) {
      boolean isWild = options.ownKindIsWild() || card.suit().isRed() != negative.suit().isRed();
      wilds = isWild ? wilds : wilds.without(card); // VAZ-11
    }
    return wilds;
  }

  private VazhushalState drawStock(VazhushalState state, Stages<VazhushalState> stages) {
    Stock<PlayingCard> stock = state.stock();
    Hand hand = state.hand();
    int seat = state.seat();
    if (stock.isEmpty()) {
      PlayingCard negative = hand.negative().orElseThrow();
      VazhushalState drawn =
          drawn(state, negative, stock).with(Phase.MELD, hand.drawnBy(seat, Optional.empty()));
      stages.reached("negative-drawn", seat, drawn, negative);
      return drawn;
    }
    VazhushalState drawn = drawn(state, stock.top(), stock.drawn(1));
    if (!drawn.stock().isEmpty() || options.drawsNegative()) {
      return drawn;
    }
    VazhushalState last = drawn.with(Phase.MELD, hand.drawnBy(seat, hand.negative())); // VAZ-52
    stages.reached("stock-used-up", seat, last);
    return last;
  }

  private static VazhushalState drawn(
      VazhushalState state, PlayingCard card, Stock<PlayingCard> stock) {
    return state.with(Phase.MELD, state.course(), state.held().with(card), state.own()).with(stock);
  }

  private VazhushalState drawLine(VazhushalState state, int count) { // VAZ-33
    CardList<PlayingCard> taken = state.line().first(count);
    VazhushalState before = isTrial(state) ? state : null; // VAZ-34e
    return state
        .with(
            Phase.MUST_MELD,
            state.course().with(taken.bottom(), before),
            state.held().plus(taken.toBag()),
            state.own())
        .with(new Stock<>(state.stock().cards(), state.line().draw(count)));
  }

  private static Melds placed(Melds own, VazhushalMove move) {
    if (move instanceof Shift shift) {
      return own.moved(shift.card(), shift.from(), shift.to() == 0 ? own.free() : shift.to());
    }
    return move instanceof Put put
        ? own.plus(put.group(), put.card())
        : own.plus(own.free(), ((Meld) move).cards());
  }

  private VazhushalState place(VazhushalState state, VazhushalMove move) {
    Melds own = placed(state.own(), move);
    Course course = state.course();
    CardBag<PlayingCard> held = state.held();
    held =
        move instanceof Put put
            ? held.without(put.card())
            : move instanceof Meld meld ? held.minus(meld.cards()) : held;
    if (state.phase() == Phase.DRAW) { // VAZ-37
      return state.with(Phase.DRAW, Course.of(course.undos(), true), held, own);
    }
    if (move instanceof Put put && put.card().equals(course.mustUse())) { // VAZ-34f
      course = course.laidTo(put.group());
    } else if (move instanceof Meld && course.mustUse() != null) {
      course = course.laidTo(state.own().free());
    }
    if (areValid(state, own) && (!state.isOnTrial() || hasNew(own, course))) { // VAZ-34d, VAZ-45
      Phase next = state.phase() == Phase.FINAL ? Phase.FINAL : Phase.MELD; // VAZ-35
      return state.with(next, Course.of(course.undos(), course.isPreMelded()), held, own);
    }
    course = course.before() == null ? course.with(null, state) : course;
    return state.with(state.phase(), course, held, own);
  }

  private boolean hasNew(Melds own, Course course) {
    for (int group : course.news()) {
      if (isNew(own, group, requireNonNull(course.before()).own())) {
        return true;
      }
    }
    return false;
  }

  /** Tells whether a group, with a card like the deepest, holds no whole old one (VAZ-34d). */
  protected boolean isNew(Melds own, int group, Melds before) {
    for (int old = 1; old <= before.last(); old++) {
      if (before.has(old) && own.group(group).containsAll(before.group(old))) {
        return false;
      }
    }
    return true;
  }

  private static VazhushalState undo(VazhushalState state, VazhushalState before) { // VAZ-48
    Course course = state.course();
    return before // VAZ-34e, VAZ-46
        .with(before.phase(), state.hand())
        .with(before.phase(), state.seat(), Course.of(course.undos() - 1, course.isPreMelded()));
  }

  private VazhushalState discard(
      VazhushalState state, PlayingCard card, Stages<VazhushalState> stages) {
    int seat = state.seat();
    VazhushalState discarded = // VAZ-28, VAZ-29
        state
            .with(state.phase(), newTurn(), state.held().without(card), state.own().settled())
            .with(state.stock().discard(card));
    if (discarded.held().isEmpty()) { // VAZ-50, VAZ-51
      VazhushalState out = discarded.with(state.phase(), state.hand().with(seat, state.sheet()));
      stages.reached("out", seat, out);
      return endDeal(out, stages);
    }
    int lastDrawer = state.hand().lastDrawer();
    if (lastDrawer == Phrase.NOBODY) {
      return discarded.with(Phase.DRAW, next(seat), newTurn()); // VAZ-25
    }
    VazhushalState last = discarded.with(Phase.FINAL, next(lastDrawer), newTurn()); // VAZ-53
    stages.reached("final", last);
    return last;
  }

  private VazhushalState done(VazhushalState state, Stages<VazhushalState> stages) {
    VazhushalState done = state.with(Phase.FINAL, newTurn(), state.held(), state.own().settled());
    return state.seat() == state.hand().lastDrawer()
        ? endDeal(done, stages)
        : done.with(Phase.FINAL, next(state.seat()), newTurn());
  }

  private VazhushalState endDeal(VazhushalState state, Stages<VazhushalState> stages) { // VAZ-59
    Hand hand = state.hand();
    VazhushalState scored = state;
    for (int seat = 0; seat < seats; seat++) { // VAZ-54
      Player player = state.players().get(seat);
      int melded = player.melds().value(hand.wilds(), this::value); // VAZ-56
      int held = value(player.hand());
      ScoreSheet sheet = scored.sheet().add(hand.number(), "VAZ-54", seat, melded - held);
      scored = state.with(Phase.SHUFFLE, hand.with(hand.wentOut(), sheet));
      stages.reached("hand-shown", seat, scored, player.hand(), melded, held);
    }
    ScoreSheet sheet = scored.sheet();
    if (options.deals() > 1 && hand.wentOut() != Phrase.NOBODY) { // VAZ-62
      sheet = sheet.add(hand.number(), "VAZ-62", hand.wentOut(), options.outBonus());
    }
    if (hand.number() < options.deals()) {
      return state.with(Phase.SHUFFLE, hand.next(next(hand.dealer()), sheet));
    }
    VazhushalState over = state.with(Phase.OVER, hand.with(hand.wentOut(), sheet));
    stages.reached("won", Phrase.NOBODY, over, over.outcome().orElseThrow().winners());
    return over;
  }

  private int value(CardBag<PlayingCard> hand) {
    int value = 0;
    for (PlayingCard card : hand) {
      value += value(card);
    }
    return value;
  }

  /** Returns the value of a card, in a hand or as a role in a meld. */
  protected int value(PlayingCard card) { // VAZ-55, VAZ-57, VAZ-58
    if (card.isJoker()) {
      return options.joker();
    }
    int pips = card.rank().ordinal() + 1;
    return pips == 1 ? 10 : Math.min(pips, 10);
  }

  @Override
  protected VazhushalMove chanceMove(VazhushalState state, RandomGenerator random) {
    return new Shuffle(pack.shuffled(random));
  }

  /** Whoever takes cards from the line, or melds before drawing, can meld them. */
  @Override
  public void tells(VazhushalState before, VazhushalMove move, Clues clues) {
    String hand = "hand." + before.seat();
    if (move instanceof DrawLine draw) {
      CardList<PlayingCard> taken = before.line().first(draw.count());
      clues.that(
          hand,
          FAMILY,
          held -> canTake(before, taken.bottom(), held.toBag().plus(taken.toBag()), before.own()));
    } else if (move instanceof Meld meld && before.phase() == Phase.DRAW) {
      CardBag<PlayingCard> cards = meld.cards();
      Melds own = Melds.NONE.plus(1, cards);
      clues.that(
          hand,
          FAMILY,
          held ->
              held.toBag().containsAll(cards)
                  && !takes(before, held.toBag().minus(cards), own).isEmpty());
    }
  }

  /** No hand that has been dealt makes the deal void (VAZ-4). */
  @Override
  public void tells(VazhushalState before, VazhushalMove move, VazhushalState after, Clues clues) {
    boolean isDealt = move instanceof Shuffle && after.phase() == Phase.DRAW;
    for (int seat = 0; isDealt && seat < seats; seat++) {
      clues.that("hand." + seat, FAMILY, cards -> !isVoid(cards.toBag()));
    }
  }

  @Override
  public Table table(VazhushalState state) {
    Hand hand = state.hand();
    Course course = state.course();
    boolean isOpen = state.phase() == Phase.SHUFFLE || state.phase() == Phase.OVER;
    Table.Builder table = Table.builder();
    table
        .pile("stock", state.stock().cards(), NOBODY)
        .pile("negative", hand.negative().map(ImmutableList::of).orElse(ImmutableList.of()), ALL)
        .pileTopLast("line", state.line().reversed(), ALL);
    for (int seat = 0; seat < seats; seat++) {
      table.pile(
          "hand", seat, state.players().get(seat).hand(), isOpen ? ALL : Audience.seat(seat));
      addMelds(table, seat, state.players().get(seat).melds());
    }
    return table
        .seat("dealer", hand.dealer())
        .fact("turn", state.turn().seats())
        .word("phase", state.phase())
        .fact(Type.CARDS, "wilds", hand.wilds())
        .yesNo("pre-melded", course.isPreMelded())
        .fact(Type.CARD, "must-use", course.mustUse() == null ? "-" : course.mustUse())
        .yesNo("table-valid", areValid(state, state.own()))
        .fact("undos-left", course.undos())
        .seat("last-drawer", hand.lastDrawer())
        .fact("stock-size", state.stock().cards().size())
        .seat("went-out", hand.wentOut())
        .fact("score", state.scores())
        .build();
  }

  private static void addMelds(Table.Builder table, int seat, Melds melds) {
    table.yesNo("opened." + seat, !melds.isEmpty());
    for (int number = 1; number <= melds.last(); number++) {
      if (melds.has(number)) {
        table.pile("m" + number, seat, melds.group(number), ALL);
        table.fact(Type.CARDS, "fresh." + seat + ".m" + number, melds.fresh(number));
      }
    }
  }

  @Override
  public VazhushalState withCards(VazhushalState state, Table table) {
    PerSeat<CardBag<PlayingCard>> hands = table.bags("hand", seats, FAMILY);
    VazhushalState changed = withCards(state, hands, table.list("stock", FAMILY));
    VazhushalState before = state.course().before();
    if (before == null) {
      return changed;
    }
    int seat = state.seat();
    CardList<PlayingCard> taken = before.line().first(before.line().size() - state.line().size());
    CardBag<PlayingCard> held = before.held().plus(taken.toBag()).minus(state.held());
    held = held.plus(hands.get(seat)); // What it has laid since, and now holds instead.
    for (PlayingCard card : taken) {
      held = held.contains(card) ? held.without(card) : held;
    }
    Course course = changed.course();
    return changed.with(
        state.phase(),
        seat,
        course.with(
            course.mustUse(), withCards(before, hands.with(seat, held), changed.stock().cards())));
  }

  private VazhushalState withCards(
      VazhushalState state, PerSeat<CardBag<PlayingCard>> hands, CardList<PlayingCard> stock) {
    return state.with(
        PerSeat.each(seats, seat -> new Player(hands.get(seat), state.players().get(seat).melds())),
        new Stock<>(stock, state.line()));
  }
}
