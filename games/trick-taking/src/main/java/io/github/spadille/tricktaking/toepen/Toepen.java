package io.github.spadille.tricktaking.toepen;

import static com.google.common.collect.Iterables.transform;
import static io.github.spadille.engine.card.PlayingCards.hasRank;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.SeatChoice;
import io.github.spadille.engine.move.SeatMoves;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.BuyIn;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Table;
import io.github.spadille.tricktaking.Following;
import io.github.spadille.tricktaking.RankOrder;
import io.github.spadille.tricktaking.Suits;
import io.github.spadille.tricktaking.Trick;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Pass;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.TrickMove.Shuffle;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.TrickRules;
import io.github.spadille.tricktaking.toepen.ToepenMove.Challenge;
import io.github.spadille.tricktaking.toepen.ToepenMove.Fold;
import io.github.spadille.tricktaking.toepen.ToepenMove.Keep;
import io.github.spadille.tricktaking.toepen.ToepenMove.Knock;
import io.github.spadille.tricktaking.toepen.ToepenMove.Quiet;
import io.github.spadille.tricktaking.toepen.ToepenMove.Signal;
import io.github.spadille.tricktaking.toepen.ToepenMove.Stand;
import io.github.spadille.tricktaking.toepen.ToepenMove.Stay;
import io.github.spadille.tricktaking.toepen.ToepenMove.Swap;
import io.github.spadille.tricktaking.toepen.ToepenMove.Whistle;
import io.github.spadille.tricktaking.toepen.ToepenState.Phase;
import io.github.spadille.tricktaking.toepen.ToepenState.Stake;
import io.github.spadille.tricktaking.toepen.ToepenState.Standing;
import java.util.Optional;

/**
 * Toepen: only the last of four tricks counts, and whoever knocks raises the stake.
 *
 * <p>{@code SHUFFLE → SWAP ⇄ CHALLENGE → SIGNAL → PLAY ⇄ ANSWER → (SHUFFLE | OVER)}. A hand is
 * hidden from all but its owner, also laid down; stock and swapped hands from all. The rulebook is
 * {@code toepen.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #isGood} (TOE-13), {@link #refusalOfSwap}
 * (TOE-10, TOE-16), {@link #refusalOfSignal} (TOE-19 to TOE-22), {@link #following} (TOE-24),
 * {@link #order} (TOE-2), {@link #refusalOfKnock} (TOE-34, TOE-35).
 */
public class Toepen extends TrickRules<ToepenState> {
  /** The game. */
  public static final Game<ToepenState, TrickMove, ToepenOptions> GAME =
      Game.<ToepenState, TrickMove, ToepenOptions>builder("toepen")
          .name("Toepen")
          .family(Tag.TRICK_TAKING)
          .tags(Tag.BETTING, Tag.CHIPS)
          .summary("Only the last of four tricks counts, and whoever knocks raises the stake.")
          .seats(3, 8, 4)
          .options(ToepenOptions.SCHEMA)
          .texts(Toepen.class)
          .rules(Toepen::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.piquet32(); // TOE-1
  private static final Trick.Order ORDER = // TOE-2
      RankOrder.highToLow(
          Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN, Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK);
  private static final Following FOLLOW_SUIT = Following.suit("TOE-24");
  private static final CardSet<PlayingCard> PICTURES = // TOE-3
      PACK.without(Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN).set();

  private static final SeatMoves<TrickMove> KEEP = SeatMoves.of(Keep::new);
  private static final SeatChoice<TrickMove> SWAP = SeatChoice.of(Keep::new, Swap::new);
  private static final SeatChoice<TrickMove> WINDOW = SeatChoice.of(Challenge::new, Pass::new);
  private static final SeatMoves<TrickMove> STAND = SeatMoves.of(Stand::new);
  private static final SeatMoves<TrickMove> WHISTLE = SeatMoves.of(Whistle::new);
  private static final SeatMoves<TrickMove> QUIET = SeatMoves.of(Quiet::new);
  private static final SeatChoice<TrickMove> ANSWER = SeatChoice.of(Fold::new, Stay::new);

  private final ToepenOptions options;
  private final Phases<Phase, ToepenState, TrickMove> phases;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Toepen(int seats, ToepenOptions options) {
    super(seats, PACK, ToepenMove.SYNTAX);
    this.options = options;
    this.phases = phases(options);
  }

  private static Phases<Phase, ToepenState, TrickMove> phases(ToepenOptions options) {
    return Phases.<Phase, ToepenState, TrickMove>of(Phase.class)
        .elsewhere("TOE-5", "dealt", Shuffle.class)
        .in(Phase.SHUFFLE)
        .chance(Shuffle.class)
        .others("TOE-5", "undealt")
        .in(Phase.SWAP)
        .turn("TOE-9", "turn", Keep.class, Swap.class)
        .others("TOE-9", "swapping")
        .in(Phase.CHALLENGE)
        .turn("TOE-11", "turn", Challenge.class, Pass.class)
        .others("TOE-11", "window")
        .in(Phase.SIGNAL)
        .turn("TOE-18", "turn", Quiet.class, Whistle.class, Stand.class)
        .others("TOE-18", "signalling")
        .in(Phase.PLAY)
        .turn(Toepen::anotherPlays, Play.class)
        .anybody(Knock.class)
        .unlike("TOE-37", "no-knock", Stay.class, Fold.class)
        .others("TOE-32", "playing")
        .in(Phase.ANSWER)
        .turn("TOE-37", "turn", Stay.class, Fold.class)
        .unlike("TOE-41", "answering", Knock.class)
        .others("TOE-37", "answering")
        .over(Phase.OVER, options.lastWins() ? "TOE-50" : "TOE-47")
        .build();
  }

  /** Says who plays the next card: those who may knock are in turn, too. */
  private static Optional<Refusal> anotherPlays(ToepenState state, TrickMove move) {
    return refuse("TOE-23", "turn", Seats.of(state.seat()));
  }

  @Override
  public ToepenState start() {
    ScoreSheet chips = ScoreSheet.empty(seats).add(0, "TOE-4", Seats.all(seats), options.chips());
    return ToepenState.undealt(Standing.atFirst(chips), PACK.cards());
  }

  @Override
  public ImmutableLongArray returns(ToepenState state) { // TOE-7
    return BuyIn.ofEach(options.chips()).returns(state.sheet());
  }

  @Override
  public Optional<Refusal> refusal(ToepenState state, TrickMove move) {
    Optional<Refusal> untimely = phases.refusal(state.phase(), state.seat(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Play play) {
      return state.cards().refusalUnlessPlayable(play.card(), following(), "TOE-23");
    }
    if (move instanceof Knock) {
      return state.in().contains(move.seat())
          ? refusalOfKnock(state, move.seat(), state.stake().value())
          : refuse("TOE-33", "not-in");
    }
    if (move instanceof Swap) {
      return refusalOfSwap(state);
    }
    if (move instanceof Shuffle shuffle) {
      return shuffle.refusalUnlessOf(PACK, "TOE-1");
    }
    Signal signal = Signal.of(move);
    return signal == Signal.NONE
        ? Optional.empty() // TOE-9, TOE-11, TOE-37: all others are free
        : refusalOfSignal(state.cards().hand(move.seat()), signal);
  }

  /** Returns why the seat in turn may not swap its hand, or nothing if it may. */
  protected Optional<Refusal> refusalOfSwap(ToepenState state) {
    if (hasSwappedOften(state)) {
      return refuse("TOE-16", "keep");
    }
    return options.onlyGoodSwaps() && !isGood(state.cards().hand(state.actor()))
        ? refuse("TOE-10", "pictures")
        : Optional.empty();
  }

  private boolean hasSwappedOften(ToepenState state) { // TOE-16
    Optional<Integer> times = options.swapTimes();
    return times.isPresent() && state.piles().swaps(state.actor()) >= times.get();
  }

  /** Returns why a hand may not be shown by a signal, or nothing if it may. */
  protected Optional<Refusal> refusalOfSignal(CardSet<PlayingCard> hand, Signal signal) {
    return TensAndJacks.of(hand).refusal(signal); // TOE-19 to TOE-22
  }

  /**
   * Returns why a seat that is in the hand may not knock while the hand is worth so much, or
   * nothing if it may: also if another one is to play, and without cards (TOE-32, TOE-36).
   */
  protected Optional<Refusal> refusalOfKnock(ToepenState state, int seat, int value) {
    if (state.sheet().total(seat) <= value) {
      return refuse("TOE-34", "chips", value + 1);
    }
    return options.knockerWaits() && state.stake().knocker() == seat
        ? refuse("TOE-35", "again")
        : Optional.empty();
  }

  /** Tells whether a hand may be swapped without a bluff. */
  protected boolean isGood(CardSet<PlayingCard> hand) { // TOE-13
    int pictures = hand.intersect(PICTURES).size();
    return pictures == 4 || options.whiteWash() && pictures == 3 && hasRank(hand, Rank.SEVEN);
  }

  /** Returns what may be played to a trick: whoever can must follow suit (TOE-24, TOE-30). */
  protected Following following() {
    return FOLLOW_SUIT;
  }

  /** Returns which card wins a trick. */
  protected Trick.Order order() {
    return ORDER;
  }

  /** Plays in the order of the pack, then knocks in the order of the seats. */
  @Override
  public MoveList<TrickMove> legalMoves(ToepenState state) {
    return switch (state.phase()) {
      case SWAP ->
          refusalOfSwap(state).isEmpty() ? SWAP.get(state.actor()) : KEEP.list(state.actor());
      case CHALLENGE -> WINDOW.get(state.actor());
      case SIGNAL -> signals(state.actor(), state.cards().hand(state.actor()));
      case PLAY ->
          Play.list(state.cards().seatInTurn(), state.cards().playable(following()))
              .plus(Knock.CHOICE.list(state.stake().knockers())); // TOE-32
      case ANSWER -> ANSWER.get(state.actor());
      case SHUFFLE, OVER -> MoveList.empty();
    };
  }

  private MoveList<TrickMove> signals(int seat, CardSet<PlayingCard> hand) {
    MoveList<TrickMove> signals = MoveList.empty();
    if (maySignal(hand, Signal.STAND)) {
      signals = STAND.list(seat);
    }
    if (maySignal(hand, Signal.WHISTLE)) {
      signals = signals.plus(WHISTLE.list(seat));
    }
    return maySignal(hand, Signal.QUIET) ? signals.plus(QUIET.list(seat)) : signals;
  }

  private boolean maySignal(CardSet<PlayingCard> hand, Signal signal) {
    return refusalOfSignal(hand, signal).isEmpty();
  }

  @Override
  protected ImmutableList<String> governingInTurn(ToepenState state, int seat) {
    return switch (state.phase()) {
      case SWAP -> ImmutableList.of("TOE-9", "TOE-10", "TOE-16");
      case CHALLENGE -> ImmutableList.of("TOE-11", "TOE-13", "TOE-14");
      case SIGNAL -> ImmutableList.of("TOE-18", TensAndJacks.of(state.cards().hand(seat)).ruleId());
      case ANSWER -> ImmutableList.of("TOE-37", "TOE-38", "TOE-39", "TOE-41");
      default -> governingPlay(state, seat);
    };
  }

  private static ImmutableList<String> governingPlay(ToepenState state, int seat) {
    ImmutableList<String> knocking = ImmutableList.of("TOE-32", "TOE-33", "TOE-34", "TOE-35");
    if (seat != state.cards().seatInTurn()) {
      return knocking;
    }
    ImmutableList.Builder<String> rules = ImmutableList.<String>builder().add("TOE-23");
    if (!state.cards().trick().isEmpty()) {
      rules.add("TOE-24");
    }
    return rules.addAll(knocking).build();
  }

  /** Who does not follow suit has none; who swaps or signals has a hand that allows it. */
  @Override
  public Deductions<ToepenState, TrickMove> deductions() {
    return (before, move, deductions) -> {
      String hand = "hand." + move.seat();
      Signal signal = Signal.of(move);
      if (move instanceof Play play) {
        deductions.none(hand, Suits.shownMissing(play.card(), before.cards().trick()));
      } else if (signal != Signal.NONE) {
        deductions.that(hand, PlayingCard.FAMILY, cards -> maySignal(cards.toSet(), signal));
      } else if (move instanceof Swap && options.onlyGoodSwaps()) {
        deductions.that(hand, PlayingCard.FAMILY, cards -> isGood(cards.toSet()));
      }
      if (move instanceof Swap) {
        deductions.unknown(); // A hand that was swapped lies in the order of the pack.
      }
    };
  }

  @Override
  protected ToepenState applyLegal(
      ToepenState state, TrickMove move, StageListener<ToepenState> stages) {
    if (move instanceof Play play) {
      ToepenState played = state.withCards(state.cards().play(play.card()));
      return played.cards().isComplete() ? takeTrick(played, stages) : played;
    }
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle.cards(), stages);
    }
    if (move instanceof Knock) {
      return knock(state, move.seat(), stages);
    }
    if (move instanceof Swap) {
      return swap(state);
    }
    if (move instanceof Keep) {
      return swapAfter(state);
    }
    if (move instanceof Challenge) {
      return challenge(state, stages);
    }
    if (move instanceof Pass) {
      return pass(state);
    }
    if (move instanceof Stay || move instanceof Fold) {
      return answer(state, move instanceof Stay, stages);
    }
    Signal signal = Signal.of(move);
    if (signal == Signal.NONE) {
      throw unknown(move);
    }
    return signal(state, signal);
  }

  private ToepenState deal(
      ToepenState state, CardList<PlayingCard> pack, StageListener<ToepenState> stages) { // TOE-5
    int dealer = state.standing().dealer();
    TrickPlay cards = state.cards().deal(pack, dealer, Piles.HAND_SIZE);
    CardList<PlayingCard> stock = pack.draw(state.in().size() * Piles.HAND_SIZE); // TOE-6
    ToepenState dealt = state.dealt(stock, cards);
    stages.reached("dealt", dealer, dealt, Piles.HAND_SIZE);
    return stock.isEmpty() ? swapsOver(dealt) : dealt; // TOE-17
  }

  private ToepenState swap(ToepenState state) { // TOE-9, TOE-10
    int seat = state.actor();
    TrickPlay cards = state.cards();
    CardSet<PlayingCard> hand = cards.hand(seat);
    CardList<PlayingCard> drawn = state.piles().stock().first(Piles.HAND_SIZE);
    ToepenState swapped =
        state.withCards(state.piles().swapped(seat, hand), cards.exchange(seat, hand, drawn));
    return options.onlyGoodSwaps()
        ? swapDone(swapped, seat)
        : swapped.challenging(cards.inPlay().after(seat), seat); // TOE-11
  }

  private ToepenState pass(ToepenState state) { // TOE-11
    int next = state.in().after(state.actor());
    return next == state.swapper()
        ? swapDone(state, next)
        : state.challenging(next, state.swapper());
  }

  private ToepenState challenge(ToepenState state, StageListener<ToepenState> stages) {
    int swapper = state.swapper();
    CardSet<PlayingCard> hand = state.piles().lastWash(swapper);
    ToepenState shown = state.withPiles(state.piles().withLastWashShown(swapper)); // TOE-12
    if (stages.isListening()) {
      stages.reached("swap-shown", swapper, shown, hand.toList());
    }
    boolean good = isGood(hand);
    int loser = good ? state.actor() : swapper;
    ToepenState paid = pay(shown, good ? "TOE-13" : "TOE-14", loser, 1, stages);
    if (!options.lastWins() && isOver(paid)) {
      return gameOver(paid); // TOE-48
    }
    ToepenState next = paid.sheet().total(loser) == 0 ? leave(paid, loser) : paid; // TOE-49
    return next.in().size() == 1
        ? endHand(next, next.in().first(), stages)
        : swapDone(next, swapper);
  }

  private static ToepenState pay(
      ToepenState state, String ruleId, int seat, long chips, StageListener<ToepenState> stages) {
    long lost = Math.min(chips, state.sheet().total(seat)); // TOE-44
    ScoreSheet sheet = state.sheet().add(state.handNumber(), ruleId, seat, -lost); // TOE-45
    if (sheet.total(seat) == 0) {
      stages.reached("no-chips", seat, state.withSheet(sheet));
    }
    return state.withSheet(sheet);
  }

  private ToepenState swapDone(ToepenState state, int swapper) { // TOE-15, TOE-16
    ToepenState done = state.swapping(swapper);
    if (done.piles().stock().isEmpty()) {
      return swapsOver(done); // TOE-17
    }
    return done.in().contains(swapper) ? done : swapAfter(done);
  }

  private ToepenState swapAfter(ToepenState state) { // TOE-9
    return hasEverybodyActed(state)
        ? swapsOver(state)
        : state.swapping(state.in().after(state.actor()));
  }

  private ToepenState swapsOver(ToepenState state) { // TOE-18
    return options.signals()
        ? state.signalling(state.cards().leader())
        : playFor(state, state.stake().value());
  }

  private ToepenState signal(ToepenState state, Signal signal) { // TOE-18
    ToepenState signalled = state.signalled(signal);
    return hasEverybodyActed(state)
        ? playFor(signalled, signalled.stake().value())
        : signalled.signalling(state.in().after(state.actor()));
  }

  /** Tells whether who would act next is the first on the dealer's left, where all began. */
  private static boolean hasEverybodyActed(ToepenState state) { // TOE-9, TOE-18
    Seats seats = state.in().with(state.actor()); // It may have left the hand just now: TOE-49.
    return seats.after(state.actor()) == seats.after(state.standing().dealer());
  }

  private ToepenState playFor(ToepenState state, int value) { // TOE-32
    Seats knockers = state.in().where(seat -> refusalOfKnock(state, seat, value).isEmpty());
    return state.playing(state.stake().worth(value, knockers));
  }

  private ToepenState knock(
      ToepenState state, int seat, StageListener<ToepenState> stages) { // TOE-37
    int value = state.stake().value();
    ToepenState asked = state.answering(state.stake().knockedBy(seat), state.in().after(seat));
    stages.reached("knocked", seat, asked, value + 1, value);
    return asked;
  }

  private ToepenState answer(ToepenState state, boolean stays, StageListener<ToepenState> stages) {
    int seat = state.actor();
    Stake stake = state.stake().answeredBy(seat);
    ToepenState answered = // TOE-38, TOE-39
        stays ? state : leave(pay(state, "TOE-38", seat, stake.value(), stages), seat);
    Seats rest = answered.in().andNot(stake.answered()).without(stake.knocker());
    return rest.isEmpty()
        ? knockAnswered(answered, stages)
        : answered.answering(stake, rest.after(seat)); // TOE-37
  }

  private static ToepenState leave(ToepenState state, int seat) { // TOE-38, TOE-49
    TrickPlay cards = state.cards();
    return state.withCards(cards.withInPlay(cards.inPlay().without(seat))); // TOE-31
  }

  private ToepenState knockAnswered(
      ToepenState state, StageListener<ToepenState> stages) { // TOE-40
    if (state.in().size() == 1) {
      return endHand(state, state.stake().knocker(), stages); // TOE-42
    }
    int value = state.stake().value() + 1;
    ToepenState raised = playFor(state, value);
    if (isOver(raised)) {
      return gameOver(raised); // TOE-48
    }
    stages.reached("raised", Seats.NOBODY, raised, value);
    return raised.cards().isComplete() ? takeTrick(raised, stages) : raised; // TOE-31a
  }

  private ToepenState takeTrick(ToepenState state, StageListener<ToepenState> stages) {
    stages.reached("trick-complete", state);
    TrickPlay cards = state.cards();
    int winner = cards.winner(order()); // TOE-25, TOE-28, TOE-29
    Piles piles = state.piles().withPlayed(cards.addTrickTo(state.piles().played())); // TOE-25
    ToepenState taken = state.withCards(piles, cards.clear(winner));
    stages.reached("trick-taken", winner, taken);
    return taken.cards().handsAreEmpty() ? endHand(taken, winner, stages) : taken; // TOE-26
  }

  private ToepenState endHand(
      ToepenState state, int winner, StageListener<ToepenState> stages) { // TOE-46
    int value = state.stake().value();
    ToepenState ended = state.handWon(winner, value);
    stages.reached("hand-won", winner, ended, value);
    for (int seat : state.in().without(winner)) {
      ended = pay(ended, "TOE-43", seat, value, stages);
    }
    if (isOver(ended)) {
      return gameOver(ended);
    }
    Standing standing = ended.standing();
    int next = standing.players().after(standing.dealer());
    int dealer = options.dealPasses() ? next : winner; // TOE-7
    return ToepenState.undealt(standing.nextHand(dealer), PACK.cards()); // TOE-5a
  }

  private boolean isOver(ToepenState state) {
    int players = state.standing().players().size();
    return options.lastWins() ? players == 1 : players < seats; // TOE-47, TOE-50
  }

  private ToepenState gameOver(ToepenState state) {
    Seats winners = options.lastWins() ? state.standing().players() : Seats.none(); // TOE-50
    return state.wonBy(winners);
  }

  @Override
  public RulesOfThumb<ToepenState, TrickMove> rulesOfThumb() {
    return new ToepenThumbs(order());
  }

  @Override
  public Table table(ToepenState state) {
    Piles piles = state.piles();
    TrickPlay cards = state.cards();
    Standing standing = state.standing();
    Table.Builder table = Table.builder();
    for (int seat = 0; seat < seats; seat++) {
      CardList<PlayingCard> wash = piles.wash().get(seat);
      boolean in = state.in().contains(seat);
      table
          .pile("hand", seat, in ? cards.hand(seat) : noCards(), Audience.seat(seat))
          .pile("folded", seat, in ? noCards() : cards.hand(seat), Audience.seat(seat))
          .pile("wash", seat, wash, i -> piles.shown().contains(wash.get(i)) ? ALL : NOBODY);
    }
    return table
        .pilesTopLast("played", cards.addTrickTo(piles.played()).perSeat(seats), ALL)
        .pile("stock", piles.stock(), NOBODY)
        .word("phase", state.phase())
        .seat("dealer", standing.dealer())
        .seat("turn", state.seat())
        .seat("leader", cards.leader())
        .fact("led", cards.trick().isEmpty() ? "-" : cards.trick().led().suit().code())
        .fact("trick-no", Math.min(cards.tricks().sum() + 1, Piles.HAND_SIZE))
        .fact("value", state.stake().value())
        .fact("in", state.in())
        .seat("knocker", state.stake().knocker())
        .seat("swapper", state.swapper())
        .fact("stayed", state.stake().answered().and(state.in()))
        .fact("folded", state.stake().answered().andNot(state.in()))
        .fact(Type.NUMBERS, "swaps", transform(Seats.all(seats), piles::swaps))
        .fact("signals", state.signals())
        .fact("chips", state.scores())
        .seat("last-winner", standing.winner())
        .fact(Type.NUMBER, "last-value", standing.value() == 0 ? "-" : standing.value())
        .build();
  }

  @Override
  public ToepenState withCards(ToepenState state, Table table) {
    PerSeat<CardSet<PlayingCard>> hands = table.sets("hand", seats, PlayingCard.FAMILY);
    for (int seat : Seats.all(seats).andNot(state.in())) {
      hands = hands.with(seat, table.set("folded." + seat, PlayingCard.FAMILY));
    }
    CardList<PlayingCard> stock = table.list("stock", PlayingCard.FAMILY);
    return state.withCards(
        state.piles().withHidden(stock, table.lists("wash", seats, PlayingCard.FAMILY)),
        state.cards().withHands(hands));
  }
}
