package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
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
import io.github.spadille.rummy.vazhushal.Melds.Group;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Discard;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Done;
import io.github.spadille.rummy.vazhushal.VazhushalMove.DrawLine;
import io.github.spadille.rummy.vazhushal.VazhushalMove.DrawStock;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Meld;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Put;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Shift;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Shuffle;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Undo;
import io.github.spadille.rummy.vazhushal.VazhushalState.Checkpoint;
import io.github.spadille.rummy.vazhushal.VazhushalState.Course;
import io.github.spadille.rummy.vazhushal.VazhushalState.Hand;
import io.github.spadille.rummy.vazhushal.VazhushalState.Phase;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

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
        PerSeat.of(seats, none.toBag()),
        PerSeat.of(seats, Melds.NONE),
        Course.of(options.undos(), false),
        Stock.of(pack.cards()));
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
      return refusalOfUndo(state);
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
      return mayDrawStock(state) ? Optional.empty() : refuse("VAZ-37", "line");
    }
    if (move instanceof Meld meld) {
      return mayPreMeld(state, meld.cards()) ? Optional.empty() : refuse("VAZ-37", "no-pre-meld");
    }
    if (!(move instanceof DrawLine draw)) {
      return refuse("VAZ-26", "draw-first");
    }
    int count = draw.count();
    if (count < 1 || count > state.line().size()) {
      return refuse("VAZ-31", "count", state.line().size());
    }
    PlayingCard deepest = state.line().get(count - 1);
    CardBag<PlayingCard> others = state.held().plus(state.line().first(count - 1).toBag());
    if (canTake(state, deepest, others, state.own())) {
      return Optional.empty();
    }
    return state.own().isEmpty()
        ? refuse("VAZ-36", "no-sequence", deepest)
        : refuse("VAZ-32", "no-meld", deepest);
  }

  private static boolean mayDrawStock(VazhushalState state) {
    return !state.course().isPreMelded();
  }

  private boolean mayPreMeld(VazhushalState state, CardBag<PlayingCard> cards) { // VAZ-37
    if (!state.own().isEmpty()
        || !state.held().containsAll(cards)
        || Meaning.of(cards, state.hand().wilds()).natural() == 0) {
      return false;
    }
    CardBag<PlayingCard> rest = state.held().minus(cards);
    return !takes(state, rest, Melds.NONE.plus(1, cards, state.hand().wilds())).isEmpty();
  }

  /**
   * Tells whether the seat in turn may take cards from the line.
   *
   * @param deepest the deepest of them
   * @param others the other ones and the hand
   * @param melds the melds of the seat
   */
  protected boolean canTake(
      VazhushalState state, PlayingCard deepest, CardBag<PlayingCard> others, Melds melds) {
    CardSet<PlayingCard> wilds = state.hand().wilds();
    if (isTrial(state)) {
      return MeldFinder.canMeld(deepest, others.plus(melds.all()), wilds); // VAZ-34b
    }
    if (!MeldFinder.canMeld(deepest, others, wilds)) {
      return false;
    }
    CardBag<PlayingCard> cards = others.with(deepest);
    return melds.isEmpty()
        ? MeldFinder.findSequence( // VAZ-36
            cards, meld -> meld.contains(deepest) && meld.size() <= others.size())
        : MeldFinder.find( // VAZ-32, VAZ-30
            cards,
            wilds,
            meld ->
                meld.contains(deepest)
                    && meld.size() <= others.size()
                    && melds.plus(melds.free(), meld, wilds).areValid());
  }

  /** Tells whether a draw from the line would be on trial (VAZ-34a). */
  private boolean isTrial(VazhushalState state) {
    return options.takesOnTrial()
        && !state.own().isEmpty()
        && !state.course().isPreMelded()
        && state.course().undos() > 0;
  }

  private static Optional<Refusal> refusalOfUndo(VazhushalState state) {
    if (state.isSettled()) {
      return refuse("VAZ-46", "valid");
    }
    return state.course().undos() > 0 ? Optional.empty() : refuse("VAZ-46", "no-undo");
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
    CardBag<PlayingCard> laid = laid(move);
    if (!state.held().containsAll(laid)) {
      return refuse("VAZ-38", "not-held", laid);
    }
    Optional<Refusal> refusal =
        move instanceof Meld meld
            ? refusalOfMeld(state, meld.cards())
            : refusalOfGroup(state.own(), move); // VAZ-22
    if (refusal.isPresent()) {
      return refusal;
    }
    if (state.phase() != Phase.FINAL && laid.size() == state.held().size()) {
      return refuse("VAZ-30", "keep-one"); // VAZ-51
    }
    if (state.phase() == Phase.MUST_MELD) {
      PlayingCard deepest = requireNonNull(state.course().mustUse());
      boolean mayDo = move instanceof Meld ? laid.contains(deepest) : state.isOnTrial();
      if (!mayDo) { // VAZ-34
        return refuse("VAZ-33", "must-meld", deepest);
      }
    }
    return mayBeInvalid(state) || placed(state, move).areValid()
        ? Optional.empty()
        : refuse(state.phase() == Phase.MUST_MELD ? "VAZ-32" : "VAZ-47", "stays-invalid");
  }

  private static CardBag<PlayingCard> laid(VazhushalMove move) {
    return move instanceof Meld meld
        ? meld.cards()
        : move instanceof Put put ? NO_CARDS.with(put.card()) : NO_CARDS;
  }

  /** Tells whether the groups may be no valid melds after a move of the seat in turn. */
  private static boolean mayBeInvalid(VazhushalState state) {
    return state.phase() == Phase.MUST_MELD
        ? state.isOnTrial() // VAZ-34c
        : state.course().undos() > 0; // VAZ-44, VAZ-47
  }

  private static Optional<Refusal> refusalOfMeld(VazhushalState state, CardBag<PlayingCard> cards) {
    CardSet<PlayingCard> wilds = state.hand().wilds();
    Meaning meaning = Meaning.of(cards, wilds);
    if (!meaning.isMeld()) {
      return refuse("VAZ-19", "no-meld");
    }
    if (state.own().isEmpty() && meaning.natural() == 0) {
      return refuse("VAZ-39", "first");
    }
    return meaning.size() == 3 || MeldFinder.isNatural(cards, wilds)
        ? Optional.empty()
        : refuse("VAZ-38", "put-wild");
  }

  private static Optional<Refusal> refusalOfGroup(Melds own, VazhushalMove move) {
    int target = move instanceof Put put ? put.group() : ((Shift) move).to();
    if (move instanceof Shift shift) {
      Group from = own.group(shift.from());
      PlayingCard card = shift.card();
      if (!from.settled().contains(card)) {
        return from.cards().contains(card)
            ? refuse("VAZ-43", "fresh", card)
            : refuse("VAZ-42", "not-there", card, shift.from());
      }
      if (target == shift.from()) {
        return refuse("VAZ-42", "same-group");
      }
      if (target == 0 && from.cards().size() == 1) {
        return refuse("VAZ-42a", "alone", card);
      }
    }
    return own.group(target).cards().isEmpty() && (target != 0 || move instanceof Put)
        ? refuse(move instanceof Put ? "VAZ-41" : "VAZ-42", "no-group", target)
        : Optional.empty();
  }

  /** Draws; discards; undo or the end of final melding; new groups; cards put and moved. */
  @Override
  public MoveList<VazhushalMove> legalMoves(VazhushalState state) {
    int seat = state.seat();
    return switch (state.phase()) {
      case SHUFFLE, OVER -> MoveList.empty();
      case DRAW -> draws(state);
      case MUST_MELD -> state.isOnTrial() ? UNDO.get(seat).plus(placings(state)) : melds(state);
      case MELD ->
          (state.isSettled()
                  ? MoveList.<PlayingCard, VazhushalMove>ofCards(
                      state.held().distinct(), Discard.SHARED, seat)
                  : undo(state))
              .plus(placings(state));
      case FINAL -> (state.isSettled() ? DONE.get(seat) : undo(state)).plus(placings(state));
    };
  }

  private static MoveList<VazhushalMove> undo(VazhushalState state) {
    return state.course().undos() > 0 ? UNDO.get(state.seat()) : MoveList.empty();
  }

  private MoveList<VazhushalMove> draws(VazhushalState state) {
    CardBag<PlayingCard> held = state.held();
    MoveList<VazhushalMove> draws = takes(state, held, state.own());
    if (mayDrawStock(state)) {
      draws = draws.plus(DrawStock.of(state.seat()));
    }
    if (!state.own().isEmpty()) {
      return draws;
    }
    MoveList.Builder<VazhushalMove> melds = MoveList.builder(4, VazhushalMove[]::new);
    MeldFinder.findSequence(
        held,
        cards -> {
          if (mayPreMeld(state, cards)) {
            melds.add(new Meld(state.seat(), cards));
          }
          return false;
        });
    return draws.plus(melds.build());
  }

  /** Returns the draws from the line with a hand and melds of the seat in turn. */
  private MoveList<VazhushalMove> takes(
      VazhushalState state, CardBag<PlayingCard> held, Melds melds) {
    MoveList.Builder<VazhushalMove> takes = MoveList.builder(4, VazhushalMove[]::new);
    CardBag<PlayingCard> others = held;
    CardList<PlayingCard> line = state.line();
    for (int count = 1; count <= line.size(); count++) {
      PlayingCard deepest = line.get(count - 1);
      if (canTake(state, deepest, others, melds)) {
        takes.add(new DrawLine(state.seat(), count));
      }
      others = others.with(deepest);
    }
    return takes.build();
  }

  private MoveList<VazhushalMove> placings(VazhushalState state) {
    boolean mayPut = state.held().size() > 1 || state.phase() == Phase.FINAL; // VAZ-30
    CardSet<PlayingCard> put = mayPut ? state.held().distinct() : PlayingCards.noCards();
    return melds(state)
        .plus(
            mayBeInvalid(state)
                ? new Placings(state.seat(), put, state.own())
                : validPlacings(state, put));
  }

  /** Returns what can be put and moved so that all groups are valid after it (VAZ-47). */
  private static MoveList<VazhushalMove> validPlacings(
      VazhushalState state, CardSet<PlayingCard> put) {
    MoveList.Builder<VazhushalMove> valid = MoveList.builder(4, VazhushalMove[]::new);
    Melds groups = state.own();
    for (int to = 1; to <= groups.size(); to++) {
      addIfValid(state, put, 0, to, valid);
      for (int from = 1; from <= groups.size(); from++) {
        if (from != to && groups.get(from - 1).cards().size() > 3) {
          addIfValid(state, groups.get(from - 1).settled().distinct(), from, to, valid);
        }
      }
    }
    return valid.build();
  }

  private static void addIfValid(
      VazhushalState state,
      CardSet<PlayingCard> cards,
      int from,
      int to,
      MoveList.Builder<VazhushalMove> valid) {
    for (PlayingCard card : cards) {
      if (state.own().group(to).meaning().mayTake(card, state.hand().wilds())) {
        VazhushalMove move =
            from == 0 ? new Put(state.seat(), card, to) : new Shift(state.seat(), card, from, to);
        if (placed(state, move).areValid()) {
          valid.add(move);
        }
      }
    }
  }

  private MoveList<VazhushalMove> melds(VazhushalState state) {
    MoveList.Builder<VazhushalMove> melds = MoveList.builder(4, VazhushalMove[]::new);
    Predicate<CardBag<PlayingCard>> all =
        cards -> {
          Meld meld = new Meld(state.seat(), cards);
          if (refusalOfPlacing(state, meld).isEmpty()) {
            melds.add(meld);
          }
          return false;
        };
    if (state.own().isEmpty()) {
      MeldFinder.findSequence(state.held(), all); // VAZ-39
    } else {
      MeldFinder.find(state.held(), state.hand().wilds(), all);
    }
    return melds.build();
  }

  @Override
  public ImmutableList<String> governing(VazhushalState state, int seat) {
    boolean isOpened = !state.own().isEmpty();
    return switch (state.phase()) {
      case DRAW -> ImmutableList.of("VAZ-26", "VAZ-31", isOpened ? "VAZ-32" : "VAZ-36", "VAZ-37");
      case MUST_MELD -> ImmutableList.of(state.isOnTrial() ? "VAZ-34c" : "VAZ-33");
      case FINAL -> ImmutableList.of(isOpened ? "VAZ-40" : "VAZ-39", "VAZ-41", "VAZ-42", "VAZ-53");
      default -> ImmutableList.of("VAZ-27", "VAZ-28", "VAZ-30", isOpened ? "VAZ-40" : "VAZ-39");
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
      return undo(state, requireNonNull(state.course().checkpoint()));
    }
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle.cards(), stages);
    }
    return move instanceof Done ? done(state, stages) : place(state, move);
  }

  private VazhushalState deal(
      VazhushalState state, CardList<PlayingCard> cards, Stages<VazhushalState> stages) {
    int first = next(state.hand().dealer()); // VAZ-8
    int dealt = HAND_SIZE * seats;
    PerSeat<CardBag<PlayingCard>> hands = Deal.bags(cards, seats, first, dealt); // VAZ-3
    for (int seat = 0; seat < seats; seat++) {
      if (isVoid(hands.get(seat))) {
        stages.reached("void", seat, state, doubles(hands.get(seat)));
        return state; // VAZ-4, VAZ-5
      }
    }
    PlayingCard negative = cards.bottom(); // VAZ-7
    Hand old = state.hand();
    Hand hand =
        new Hand(
            old.number(),
            old.dealer(),
            Optional.of(negative),
            wilds(negative),
            Phrase.NOBODY,
            Phrase.NOBODY,
            old.sheet());
    Stock<PlayingCard> stock = Stock.of(cards.subList(dealt, cards.size() - 1)).turnedUp(); // VAZ-6
    VazhushalState begun =
        new VazhushalState(
            Phase.DRAW,
            hand,
            first,
            hands,
            PerSeat.of(seats, Melds.NONE),
            Course.of(options.undos(), false),
            stock);
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

  /** Returns the cards that a negative joker makes wild (VAZ-10). */
  protected CardSet<PlayingCard> wilds(PlayingCard negative) {
    CardSet<PlayingCard> all = pack.cards().toSet();
    if (negative.isJoker()) {
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
    Optional<PlayingCard> negative = hand.negative();
    if (stock.isEmpty()) {
      PlayingCard card = negative.orElseThrow();
      VazhushalState drawn =
          state
              .with(state.hands().with(state.seat(), state.held().with(card)), stock)
              .with(Phase.MELD, hand.drawnBy(state.seat(), Optional.empty()));
      stages.reached("negative-drawn", state.seat(), drawn, card);
      return drawn;
    }
    VazhushalState drawn =
        state.with(
            state.hands().with(state.seat(), state.held().with(stock.top())), stock.drawn(1));
    boolean isLast = drawn.stock().isEmpty() && !options.drawsNegative(); // VAZ-52
    if (!isLast) {
      return drawn.with(Phase.MELD, hand);
    }
    VazhushalState last = drawn.with(Phase.MELD, hand.drawnBy(state.seat(), negative));
    stages.reached("stock-used-up", state.seat(), last);
    return last;
  }

  private VazhushalState drawLine(VazhushalState state, int count) { // VAZ-33
    CardList<PlayingCard> taken = state.line().first(count);
    CardBag<PlayingCard> held = state.held().plus(taken.toBag());
    Course course = state.course();
    Checkpoint before =
        isTrial(state)
            ? new Checkpoint(state.held(), state.own(), taken, ImmutableSet.of()) // VAZ-34e
            : null;
    return state
        .with(
            state.hands().with(state.seat(), held),
            new Stock<>(state.stock().cards(), state.line().draw(count)))
        .with(
            Phase.MUST_MELD,
            state.seat(),
            new Course(course.undos(), course.isPreMelded(), taken.bottom(), before));
  }

  private static Melds placed(VazhushalState state, VazhushalMove move) {
    CardSet<PlayingCard> wilds = state.hand().wilds();
    Melds own = state.own();
    return move instanceof Shift shift
        ? own.moved(shift.card(), shift.from(), shift.to(), wilds)
        : own.plus(move instanceof Put put ? put.group() : own.free(), laid(move), wilds);
  }

  private VazhushalState place(VazhushalState state, VazhushalMove move) {
    CardBag<PlayingCard> laid = laid(move);
    Melds own = placed(state, move);
    VazhushalState placed =
        state.with(laid.isEmpty() ? state.held() : state.held().minus(laid), own);
    Course course = state.course();
    int seat = state.seat();
    if (state.phase() == Phase.DRAW) { // VAZ-37
      return placed.with(Phase.DRAW, seat, Course.of(course.undos(), true));
    }
    Checkpoint before =
        course.checkpoint() == null
            ? new Checkpoint(state.held(), state.own(), CardList.empty(FAMILY), ImmutableSet.of())
            : course.checkpoint();
    if (state.isOnTrial() && laid.contains(requireNonNull(course.mustUse()))) { // VAZ-34f
      before = before.with(move instanceof Put put ? put.group() : state.own().free());
    }
    if (own.areValid() && (!state.isOnTrial() || isNew(own, before))) { // VAZ-34d, VAZ-45
      Phase next = state.phase() == Phase.FINAL ? Phase.FINAL : Phase.MELD; // VAZ-35
      return placed.with(next, seat, Course.of(course.undos(), course.isPreMelded()));
    }
    return before == course.checkpoint()
        ? placed
        : placed.with(state.phase(), seat, course.with(before));
  }

  /** Tells whether a card like the deepest lies in a group that holds no whole one (VAZ-34d). */
  protected boolean isNew(Melds own, Checkpoint before) {
    for (int number : before.news()) {
      boolean isNew = true;
      for (Group group : before.melds()) {
        isNew &= group.cards().isEmpty() || !own.group(number).cards().containsAll(group.cards());
      }
      if (isNew) {
        return true;
      }
    }
    return false;
  }

  private static VazhushalState undo(VazhushalState state, Checkpoint before) { // VAZ-46, VAZ-48
    Course course = state.course();
    Stock<PlayingCard> stock = state.stock();
    return state
        .with(before.hand(), before.melds())
        .with(new Stock<>(stock.cards(), stock.discards().pushAll(before.taken())))
        .with(
            state.isOnTrial() ? Phase.DRAW : state.phase(), // VAZ-34e
            state.seat(),
            Course.of(course.undos() - 1, course.isPreMelded()));
  }

  private VazhushalState discard(
      VazhushalState state, PlayingCard card, Stages<VazhushalState> stages) { // VAZ-28, VAZ-29
    int seat = state.seat();
    VazhushalState discarded =
        state
            .with(state.held().without(card), state.own().settled())
            .with(state.stock().discard(card));
    if (discarded.held().isEmpty()) { // VAZ-50, VAZ-51
      VazhushalState out = discarded.with(state.phase(), state.hand().wonBy(seat));
      stages.reached("out", seat, out);
      return endDeal(out, stages);
    }
    Course course = Course.of(options.undos(), false);
    if (state.hand().lastDrawer() == Phrase.NOBODY) {
      return discarded.with(Phase.DRAW, next(seat), course); // VAZ-25
    }
    VazhushalState last =
        discarded.with(Phase.FINAL, next(state.hand().lastDrawer()), course); // VAZ-53, VAZ-53a
    stages.reached("final", last);
    return last;
  }

  private VazhushalState done(VazhushalState state, Stages<VazhushalState> stages) {
    VazhushalState done = state.with(state.held(), state.own().settled());
    return state.seat() == state.hand().lastDrawer()
        ? endDeal(done, stages)
        : done.with(Phase.FINAL, next(state.seat()), Course.of(options.undos(), false));
  }

  private VazhushalState endDeal(VazhushalState state, Stages<VazhushalState> stages) { // VAZ-59
    Hand hand = state.hand();
    ScoreSheet sheet = hand.sheet();
    for (int seat = 0; seat < seats; seat++) { // VAZ-54
      int melded = state.melds().get(seat).value();
      int held = value(state.hands().get(seat));
      sheet = sheet.add(hand.number(), "VAZ-54", seat, melded - held);
      if (stages.areHeard()) {
        VazhushalState shown = state.with(Phase.SHUFFLE, hand.with(sheet));
        stages.reached("hand-shown", seat, shown, state.hands().get(seat), melded, held);
      }
    }
    if (options.deals() > 1 && hand.wentOut() != Phrase.NOBODY) { // VAZ-62
      sheet = sheet.add(hand.number(), "VAZ-62", hand.wentOut(), options.outBonus());
    }
    if (hand.number() < options.deals()) {
      return state.with(Phase.SHUFFLE, hand.with(sheet).next(next(hand.dealer())));
    }
    VazhushalState over = state.with(Phase.OVER, hand.with(sheet));
    if (stages.areHeard()) {
      stages.reached("won", Phrase.NOBODY, over, over.outcome().orElseThrow().winners());
    }
    return over;
  }

  private int value(CardBag<PlayingCard> hand) {
    int value = 0;
    for (PlayingCard card : hand) {
      value += value(card);
    }
    return value;
  }

  /** Returns the value of a card left in a hand. */
  protected int value(PlayingCard card) { // VAZ-55, VAZ-58
    return card.isJoker() ? options.joker() : Meaning.value(card.rank().ordinal());
  }

  @Override
  protected VazhushalMove chanceMove(VazhushalState state, RandomGenerator random) {
    return new Shuffle(pack.shuffled(random));
  }

  /** Whoever takes cards from the line, or melds before drawing, can meld them. */
  @Override
  public void tells(VazhushalState before, VazhushalMove move, Clues clues) {
    if (move instanceof DrawLine draw) {
      PlayingCard deepest = before.line().get(draw.count() - 1);
      CardBag<PlayingCard> taken = before.line().first(draw.count() - 1).toBag();
      tell(before, clues, held -> canTake(before, deepest, held.plus(taken), before.own()));
    } else if (move instanceof Meld meld && before.phase() == Phase.DRAW) {
      Melds own = Melds.NONE.plus(1, meld.cards(), before.hand().wilds());
      tell(
          before,
          clues,
          held ->
              held.containsAll(meld.cards())
                  && !takes(before, held.minus(meld.cards()), own).isEmpty());
    }
  }

  private static void tell(
      VazhushalState state, Clues clues, Predicate<CardBag<PlayingCard>> property) {
    clues.that("hand." + state.seat(), FAMILY, cards -> property.test(cards.toBag()));
  }

  /** No hand that has been dealt makes the deal void (VAZ-4). */
  @Override
  public void tells(VazhushalState before, VazhushalMove move, VazhushalState after, Clues clues) {
    for (int seat = 0;
        move instanceof Shuffle && after.phase() == Phase.DRAW && seat < seats;
        seat++) {
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
      table.pile("hand", seat, state.hands().get(seat), isOpen ? ALL : Audience.seat(seat));
      addMelds(table, seat, state.melds().get(seat));
    }
    return table
        .seat("dealer", hand.dealer())
        .fact("turn", state.turn().seats())
        .word("phase", state.phase())
        .fact(Type.CARDS, "wilds", hand.wilds())
        .yesNo("pre-melded", course.isPreMelded())
        .fact(Type.CARD, "must-use", course.mustUse() == null ? "-" : course.mustUse())
        .yesNo("table-valid", state.own().areValid())
        .fact("undos-left", course.undos())
        .seat("last-drawer", hand.lastDrawer())
        .fact("stock-size", state.stock().cards().size())
        .seat("went-out", hand.wentOut())
        .fact("score", state.scores())
        .build();
  }

  private static void addMelds(Table.Builder table, int seat, Melds melds) {
    table.yesNo("opened." + seat, !melds.isEmpty());
    for (int number = 1; number <= melds.size(); number++) {
      Group group = melds.group(number);
      if (!group.cards().isEmpty()) {
        table.pile("m" + number, seat, group.cards(), ALL);
        table.fact(Type.CARDS, "fresh." + seat + ".m" + number, group.fresh());
      }
    }
  }

  @Override
  public VazhushalState withCards(VazhushalState state, Table table) {
    PerSeat<CardBag<PlayingCard>> hands = table.bags("hand", seats, FAMILY);
    Course course = state.course();
    Checkpoint before = course.checkpoint();
    return state
        .with(hands, new Stock<>(table.list("stock", FAMILY), state.line()))
        .with(
            state.phase(),
            state.seat(),
            before == null
                ? course
                : course.with(before.exchanged(state.held(), hands.get(state.seat()))));
  }
}
