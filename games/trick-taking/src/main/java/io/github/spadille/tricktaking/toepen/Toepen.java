package io.github.spadille.tricktaking.toepen;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.card.PlayingCards.countRank;
import static io.github.spadille.engine.card.PlayingCards.hasRank;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Words;
import io.github.spadille.tricktaking.Duty;
import io.github.spadille.tricktaking.Following;
import io.github.spadille.tricktaking.RankOrder;
import io.github.spadille.tricktaking.Suits;
import io.github.spadille.tricktaking.Trick;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.TrickMove.Shuffle;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.TrickRules;
import io.github.spadille.tricktaking.toepen.ToepenMove.Challenge;
import io.github.spadille.tricktaking.toepen.ToepenMove.Fold;
import io.github.spadille.tricktaking.toepen.ToepenMove.Keep;
import io.github.spadille.tricktaking.toepen.ToepenMove.Knock;
import io.github.spadille.tricktaking.toepen.ToepenMove.Pass;
import io.github.spadille.tricktaking.toepen.ToepenMove.Stay;
import io.github.spadille.tricktaking.toepen.ToepenMove.Swap;
import io.github.spadille.tricktaking.toepen.ToepenState.Phase;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Toepen: only the last of four tricks counts, and whoever knocks raises the stake.
 *
 * <p>{@code SHUFFLE → SWAP ⇄ CHALLENGE → SIGNAL → PLAY ⇄ ANSWER → (SHUFFLE | OVER)}. A hand is
 * hidden from all but its owner, and so are the cards that it lays down; stock and swapped hands
 * are hidden from everybody. The rulebook is {@code toepen.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #isGood} (TOE-13), {@link #maySwap} (TOE-16),
 * {@link #maySignal} (TOE-19 to TOE-22), {@link #following} (TOE-24), {@link #order} (TOE-2),
 * {@link #refusalOfKnock} (TOE-33 to TOE-35).
 */
public class Toepen extends TrickRules<ToepenState> {
  /** The game. */
  public static final Game<ToepenState, TrickMove, ToepenOptions> GAME =
      Game.<ToepenState, TrickMove, ToepenOptions>builder("toepen")
          .name("Toepen")
          .family("trick-taking")
          .summary("Only the last of four tricks counts, and whoever knocks raises the stake.")
          .seats(3, 8, 4)
          .options(ToepenOptions.SCHEMA)
          .rulebook(Rulebook.resource(Toepen.class, "toepen.md"))
          .words(Words.resource(Toepen.class, "toepen"))
          .rules(Toepen::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.piquet32(); // TOE-1

  private static final Trick.Order ORDER = // TOE-2
      RankOrder.highToLow(
          Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN, Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK);

  private static final Following FOLLOW_SUIT =
      Following.free().must("TOE-24", "follow", Duty.followSuit());

  private static final ImmutableList<Rank> PICTURES = // TOE-3
      ImmutableList.of(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK);

  private final ToepenOptions options;
  private final ImmutableList<MoveList<TrickMove>> keeps; // of each seat
  private final ImmutableList<MoveList<TrickMove>> swaps;
  private final ImmutableList<MoveList<TrickMove>> challenges;
  private final ImmutableList<MoveList<TrickMove>> answers;

  /**
   * Creates the rules.
   *
   * @param seats 3 to 8
   * @param options checked by {@link #GAME} against the number of seats
   */
  protected Toepen(int seats, ToepenOptions options) {
    super(seats, PACK);
    this.options = options;
    this.keeps = bySeat(seat -> MoveList.of(new Keep(seat)));
    this.swaps = bySeat(seat -> keeps.get(seat).plus(new Swap(seat)));
    this.challenges =
        bySeat(seat -> MoveList.<TrickMove>of(new Challenge(seat)).plus(new Pass(seat)));
    this.answers = bySeat(seat -> MoveList.<TrickMove>of(new Fold(seat)).plus(new Stay(seat)));
  }

  private ImmutableList<MoveList<TrickMove>> bySeat(IntFunction<MoveList<TrickMove>> moves) {
    return IntStream.range(0, seats).mapToObj(moves).collect(toImmutableList());
  }

  @Override
  public ToepenState start() {
    return handBegins(Standing.begins(seats, options.chips()));
  }

  /** Returns the state before the shuffle of a hand (TOE-5a). */
  private ToepenState handBegins(Standing standing) {
    Seats players = standing.players(seats); // TOE-49
    int leader = players.after(standing.dealer()); // TOE-7
    return new ToepenState(
        Phase.SHUFFLE,
        standing,
        Piles.of(seats, PACK.cards()),
        TrickPlay.undealt(seats, leader, 0).withInPlay(players),
        PerSeat.of(seats, Signal.NONE),
        Stake.ONE,
        Phrase.NOBODY,
        Phrase.NOBODY);
  }

  @Override
  public Optional<Refusal> refusal(ToepenState state, TrickMove move) {
    if (move instanceof Shuffle shuffle) {
      return state.phase() == Phase.SHUFFLE
          ? shuffle.refusalUnlessOf(PACK, "TOE-1")
          : refuse("TOE-5", "dealt");
    }
    boolean inTurn = move.seat() == state.actor();
    return switch (state.phase()) {
      case SHUFFLE -> refuse("TOE-5", "undealt");
      case SWAP ->
          !(move instanceof Swap) && !(move instanceof Keep)
              ? refuse("TOE-9", "swapping")
              : inTurn ? refusalOfSwap(state, move) : refuse("TOE-9", "turn", inTurn(state));
      case CHALLENGE ->
          !(move instanceof Challenge) && !(move instanceof Pass)
              ? refuse("TOE-11", "window")
              : inTurn ? Optional.empty() : refuse("TOE-11", "turn", inTurn(state));
      case SIGNAL ->
          Signal.of(move) == Signal.NONE
              ? refuse("TOE-18", "signalling")
              : inTurn ? refusalOfSignal(state, move) : refuse("TOE-18", "turn", inTurn(state));
      case PLAY -> refusalInPlay(state, move);
      case ANSWER ->
          !(move instanceof Stay) && !(move instanceof Fold)
              ? move instanceof Knock
                  ? refuse("TOE-41", "answering")
                  : refuse("TOE-37", "answering")
              : inTurn ? Optional.empty() : refuse("TOE-37", "turn", inTurn(state));
      case OVER -> options.endsWithLast() ? refuse("TOE-50", "over") : refuse("TOE-47", "over");
    };
  }

  private static Seats inTurn(ToepenState state) {
    return Seats.of(state.actor());
  }

  private Optional<Refusal> refusalOfSwap(ToepenState state, TrickMove move) {
    if (move instanceof Keep || maySwap(state)) {
      return Optional.empty();
    }
    return hasSwapLeft(state) ? refuse("TOE-10", "pictures") : refuse("TOE-16", "keep");
  }

  private Optional<Refusal> refusalOfSignal(ToepenState state, TrickMove move) {
    CardSet<PlayingCard> hand = state.cards().hand(state.actor());
    return maySignal(hand, Signal.of(move)) ? Optional.empty() : refusalOfSignal(hand);
  }

  /** Returns why a hand may not be shown otherwise. */
  private static Optional<Refusal> refusalOfSignal(CardSet<PlayingCard> hand) {
    int tens = countRank(hand, Rank.TEN);
    if (tens >= 3) {
      return tens == 4 ? refuse("TOE-19", "stand") : refuse("TOE-20", "whistle");
    }
    return switch (countRank(hand, Rank.JACK)) {
      case 4 -> refuse("TOE-21", "stand-or-quiet");
      case 3 -> refuse("TOE-21", "whistle-or-quiet");
      default -> refuse("TOE-22", "quiet");
    };
  }

  private Optional<Refusal> refusalInPlay(ToepenState state, TrickMove move) {
    if (move instanceof Play play) {
      return state.cards().refusalUnlessPlayable(play, following(), "TOE-23");
    }
    if (move instanceof Knock) {
      return refusalOfKnock(state, move.seat());
    }
    return move instanceof Stay || move instanceof Fold
        ? refuse("TOE-37", "no-knock")
        : refuse("TOE-32", "playing");
  }

  /** Returns why a seat may not knock while cards are played, or nothing if it may. */
  protected Optional<Refusal> refusalOfKnock(ToepenState state, int seat) {
    if (!state.in().contains(seat)) {
      return refuse("TOE-33", "not-in");
    }
    if (state.chips(seat) <= state.stake().value()) {
      return refuse("TOE-34", "chips", state.stake().value() + 1);
    }
    return options.othersReknock() && state.stake().knocker() == seat
        ? refuse("TOE-35", "again")
        : Optional.empty(); // TOE-36: also a seat without cards
  }

  /** Tells whether the seat in turn may swap its hand, and need not keep it. */
  protected boolean maySwap(ToepenState state) {
    return hasSwapLeft(state) // TOE-16
        && (!options.swapsPictures() || isGood(state.cards().hand(state.actor()))); // TOE-10
  }

  private boolean hasSwapLeft(ToepenState state) {
    return options.swapTimes().isEmpty()
        || state.piles().swaps(state.actor()) < options.swapTimes().get();
  }

  /** Tells whether a hand may be swapped without a bluff. */
  protected boolean isGood(CardSet<PlayingCard> hand) { // TOE-13
    int pictures = 0;
    for (Rank rank : PICTURES) {
      pictures += countRank(hand, rank);
    }
    return pictures == 4 || options.whiteWash() && pictures == 3 && hasRank(hand, Rank.SEVEN);
  }

  /** Tells whether a hand may be shown by a signal. */
  protected boolean maySignal(CardSet<PlayingCard> hand, Signal signal) {
    int tens = countRank(hand, Rank.TEN);
    int jacks = countRank(hand, Rank.JACK);
    return switch (signal) {
      case STAND -> tens == 4 || jacks == 4; // TOE-19, TOE-21
      case WHISTLE -> tens == 3 || jacks == 3; // TOE-20, TOE-21
      case QUIET -> tens < 3; // TOE-21, TOE-22
      case NONE -> false;
    };
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
      case SWAP -> (maySwap(state) ? swaps : keeps).get(state.actor());
      case CHALLENGE -> challenges.get(state.actor());
      case SIGNAL -> signals(state.actor(), state.cards().hand(state.actor()));
      case PLAY -> playsAndKnocks(state);
      case ANSWER -> answers.get(state.actor());
      case SHUFFLE, OVER -> MoveList.empty();
    };
  }

  private MoveList<TrickMove> signals(int seat, CardSet<PlayingCard> hand) {
    MoveList<TrickMove> signals = MoveList.empty();
    for (Signal signal : Signal.values()) {
      signals = maySignal(hand, signal) ? signals.plus(signal.by(seat)) : signals;
    }
    return signals;
  }

  private MoveList<TrickMove> playsAndKnocks(ToepenState state) {
    MoveList<TrickMove> moves = Play.list(state.seatToPlay(), state.cards().playable(following()));
    for (int seat : state.stake().knockers()) {
      moves = moves.plus(Knock.of(seat));
    }
    return moves;
  }

  @Override
  public ImmutableList<String> governing(ToepenState state, int seat) {
    return switch (state.phase()) {
      case SWAP -> ImmutableList.of("TOE-9", maySwap(state) ? "TOE-10" : "TOE-16");
      case CHALLENGE -> ImmutableList.of("TOE-11", "TOE-13", "TOE-14");
      case SIGNAL -> {
        String ruleId = refusalOfSignal(state.cards().hand(seat)).orElseThrow().ruleId();
        yield ImmutableList.of("TOE-18", ruleId);
      }
      case ANSWER -> ImmutableList.of("TOE-37", "TOE-38", "TOE-39");
      default -> governingPlay(state, seat);
    };
  }

  private ImmutableList<String> governingPlay(ToepenState state, int seat) {
    if (seat != state.seatToPlay()) {
      return ImmutableList.of("TOE-32");
    }
    String ruleId = state.cards().trick().isEmpty() ? "TOE-23" : "TOE-24";
    return state.stake().knockers().contains(seat)
        ? ImmutableList.of(ruleId, "TOE-32")
        : ImmutableList.of(ruleId);
  }

  /** Who does not follow suit has none; who swaps or signals has a hand that allows it. */
  @Override
  public void tells(ToepenState before, TrickMove move, Clues clues) {
    String hand = "hand." + move.seat();
    Signal signal = Signal.of(move);
    if (move instanceof Play play) {
      clues.none(hand, Suits.shownMissing(play.card(), before.cards().trick()));
    } else if (signal != Signal.NONE) {
      clues.that(hand, PlayingCard.FAMILY, cards -> maySignal(cards.toSet(), signal));
    } else if (move instanceof Swap && options.swapsPictures()) {
      clues.that(hand, PlayingCard.FAMILY, cards -> isGood(cards.toSet()));
    }
  }

  @Override
  protected ToepenState applyLegal(ToepenState state, TrickMove move, Stages<ToepenState> stages) {
    if (move instanceof Play play) {
      ToepenState played = state.with(state.piles(), state.cards().play(play.card()));
      return played.cards().isComplete() ? takeTrick(played, stages) : played;
    }
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle.cards(), stages);
    }
    return switch (state.phase()) {
      case SWAP -> move instanceof Swap ? swap(state) : swapAfter(state);
      case CHALLENGE -> move instanceof Challenge ? challenge(state, stages) : pass(state);
      case SIGNAL -> signal(state, Signal.of(move));
      case ANSWER -> answer(state, move instanceof Stay, stages);
      default -> knock(state, move.seat(), stages);
    };
  }

  private ToepenState deal(
      ToepenState state, CardList<PlayingCard> pack, Stages<ToepenState> stages) { // TOE-5
    Seats players = state.in();
    int count = players.size() * Piles.HAND_SIZE;
    CardList<PlayingCard> dealt = pack.first(count);
    PerSeat<CardSet<PlayingCard>> hands = PerSeat.of(seats, noCards());
    int seat = state.standing().dealer();
    for (int i = 0; i < players.size(); i++) {
      seat = players.after(seat);
      hands = hands.with(seat, dealt.every(players.size(), i).toSet());
    }
    Piles piles = Piles.of(seats, pack.draw(count)); // TOE-6
    ToepenState swapping = state.with(piles, state.cards().withHands(hands));
    ToepenState next =
        piles.stock().isEmpty()
            ? swapsOver(swapping) // TOE-17
            : swapping.awaiting(Phase.SWAP, state.cards().leader()); // TOE-9
    stages.reached("dealt", state.standing().dealer(), next, Piles.HAND_SIZE);
    return next;
  }

  private ToepenState swap(ToepenState state) { // TOE-9, TOE-10
    int seat = state.actor();
    TrickPlay cards = state.cards();
    ToepenState swapped =
        state.with(
            state.piles().swapped(seat, cards.hand(seat)),
            cards.withHand(seat, state.piles().nextHand()));
    return options.swapsPictures()
        ? swapDone(swapped, seat)
        : swapped.awaiting(Phase.CHALLENGE, cards.inPlay().after(seat), seat); // TOE-11
  }

  private ToepenState pass(ToepenState state) { // TOE-11
    int next = state.in().after(state.actor());
    return next == state.swapper()
        ? swapDone(state, next)
        : state.awaiting(Phase.CHALLENGE, next, state.swapper());
  }

  private ToepenState challenge(ToepenState state, Stages<ToepenState> stages) {
    int swapper = state.swapper();
    CardSet<PlayingCard> hand = state.piles().lastWash(swapper);
    ToepenState shown =
        state.with(state.piles().withLastWashShown(swapper), state.cards()); // TOE-12
    stages.reached("swap-shown", swapper, shown, hand.toList());
    Standing standing =
        isGood(hand)
            ? state.standing().paid("TOE-13", state.actor(), 1)
            : state.standing().paid("TOE-14", swapper, 1);
    ToepenState paid = shown.with(standing);
    int loser = isGood(hand) ? state.actor() : swapper;
    stages.reached("challenge-lost", loser, paid);
    if (paid.chips(loser) > 0) {
      return swapDone(paid, swapper);
    }
    if (!options.endsWithLast()) {
      return gameOver(paid); // TOE-48
    }
    ToepenState left = leave(paid, loser); // TOE-49
    stages.reached("out", loser, left);
    return left.in().size() == 1
        ? endHand(left, left.in().first(), stages)
        : swapDone(left, swapper);
  }

  private ToepenState swapDone(ToepenState state, int swapper) { // TOE-15, TOE-16
    ToepenState done = state.awaiting(Phase.SWAP, swapper);
    if (done.piles().stock().isEmpty()) {
      return swapsOver(done); // TOE-17
    }
    return done.in().contains(swapper) ? done : swapAfter(done);
  }

  /** Returns the state in which the seat after the one in turn may swap, if one is left. */
  private ToepenState swapAfter(ToepenState state) { // TOE-9
    int next = state.in().after(state.actor());
    return isRoundTo(state, next) ? swapsOver(state) : state.awaiting(Phase.SWAP, next);
  }

  private ToepenState swapsOver(ToepenState state) { // TOE-18
    return options.signals()
        ? state.awaiting(Phase.SIGNAL, state.cards().leader())
        : play(state, state.stake());
  }

  private ToepenState signal(ToepenState state, Signal signal) { // TOE-18
    ToepenState shown = state.with(state.signals().with(state.actor(), signal));
    int next = state.in().after(state.actor());
    return isRoundTo(state, next) ? play(shown, shown.stake()) : shown.awaiting(Phase.SIGNAL, next);
  }

  /** Tells whether a seat is not after the one in turn, counted from the dealer. */
  private boolean isRoundTo(ToepenState state, int seat) {
    int first = state.standing().dealer() + 1;
    return Math.floorMod(seat - first, seats) <= Math.floorMod(state.actor() - first, seats);
  }

  /** Returns the state in which cards are played, and who may knock may (TOE-32). */
  private ToepenState play(ToepenState state, Stake stake) {
    ToepenState playing = state.with(stake).awaiting(Phase.PLAY, Phrase.NOBODY);
    Seats knockers = playing.in();
    for (int seat : playing.in()) {
      knockers = refusalOfKnock(playing, seat).isEmpty() ? knockers : knockers.without(seat);
    }
    return playing.with(stake.withKnockers(knockers));
  }

  private ToepenState knock(ToepenState state, int seat, Stages<ToepenState> stages) { // TOE-37
    ToepenState asked =
        state.with(state.stake().knocked(seat)).awaiting(Phase.ANSWER, state.in().after(seat));
    stages.reached("knocked", seat, asked, state.stake().value() + 1, state.stake().value());
    return asked;
  }

  private ToepenState answer(ToepenState state, boolean stays, Stages<ToepenState> stages) {
    ToepenState answered = stays ? state : fold(state, stages); // TOE-39
    Stake stake = state.stake().answered(state.actor(), stays);
    Seats rest = answered.in().andNot(stake.stayed()).without(stake.knocker());
    return rest.isEmpty()
        ? knockAnswered(answered.with(stake), stages)
        : answered.with(stake).awaiting(Phase.ANSWER, rest.after(state.actor())); // TOE-37
  }

  private ToepenState fold(ToepenState state, Stages<ToepenState> stages) { // TOE-38
    int seat = state.actor();
    Standing paid = state.standing().paid("TOE-38", seat, state.stake().value());
    ToepenState folded = leave(state.with(paid), seat);
    stages.reached("folded", seat, folded);
    return folded;
  }

  /** Returns the state after a seat laid down its cards and is no longer in. */
  private static ToepenState leave(ToepenState state, int seat) { // TOE-38, TOE-49
    TrickPlay cards = state.cards();
    return state.with(
        state.piles().folded(seat, cards.hand(seat)),
        cards.withHand(seat, noCards()).withInPlay(cards.inPlay().without(seat))); // TOE-31
  }

  private ToepenState knockAnswered(ToepenState state, Stages<ToepenState> stages) { // TOE-40
    if (state.in().size() == 1) {
      return endHand(state, state.stake().knocker(), stages); // TOE-42
    }
    Stake raised = state.stake().raised();
    if (!options.endsWithLast() && hasLoser(state.standing())) {
      return gameOver(state.with(raised)); // TOE-48
    }
    ToepenState goesOn = play(state, raised);
    stages.reached("raised", Phrase.NOBODY, goesOn, raised.value());
    return goesOn.cards().isComplete() ? takeTrick(goesOn, stages) : goesOn; // TOE-31a
  }

  private ToepenState takeTrick(ToepenState state, Stages<ToepenState> stages) {
    stages.reached("trick-complete", state);
    TrickPlay cards = state.cards();
    int winner = cards.winner(order()); // TOE-25, TOE-28, TOE-29
    ToepenState taken = state.with(state.piles().withTrick(cards), cards.clear(winner));
    stages.reached("trick-taken", winner, taken);
    return taken.cards().handsAreEmpty() ? endHand(taken, winner, stages) : taken; // TOE-26
  }

  private ToepenState endHand(ToepenState state, int winner, Stages<ToepenState> stages) {
    int value = state.stake().value();
    Standing standing = state.standing().handWon(winner, value);
    for (int seat : state.in().without(winner)) {
      standing = standing.paid("TOE-43", seat, value);
    }
    ToepenState ended = state.with(standing);
    stages.reached("hand-won", winner, ended, value);
    Seats players = standing.players(seats);
    if (options.endsWithLast() ? players.size() == 1 : hasLoser(standing)) {
      return gameOver(ended);
    }
    int dealer = options.dealPasses() ? players.after(standing.dealer()) : winner; // TOE-7
    return handBegins(standing.next(dealer));
  }

  private boolean hasLoser(Standing standing) { // TOE-47
    return standing.players(seats).size() < seats;
  }

  private ToepenState gameOver(ToepenState state) {
    int champion =
        options.endsWithLast() ? state.standing().players(seats).first() : Phrase.NOBODY; // TOE-50
    return state.with(state.standing().over(champion)).awaiting(Phase.OVER, Phrase.NOBODY);
  }

  @Override
  public Table table(ToepenState state) {
    TrickPlay cards = state.cards();
    Piles piles = state.piles();
    Standing standing = state.standing();
    return tableOfPiles(piles, cards)
        .word("phase", state.phase())
        .seat("dealer", standing.dealer())
        .seat("turn", state.phase() == Phase.PLAY ? state.seatToPlay() : state.actor())
        .seat("leader", cards.leader())
        .fact("led", cards.trick().isEmpty() ? "-" : cards.trick().led().suit().code())
        .fact("trick-no", Math.min(cards.tricks().sum() + 1, Piles.HAND_SIZE))
        .fact("value", state.stake().value())
        .fact("in", state.in())
        .seat("knocker", state.stake().knocker())
        .seat("swapper", state.swapper())
        .fact("stayed", state.stake().stayed())
        .fact("folded", state.stake().folded())
        .fact("swaps", Collections2.transform(piles.wash(), w -> w.size() / Piles.HAND_SIZE))
        .fact("signals", state.signals())
        .fact("chips", state.scores())
        .seat("last-winner", standing.winner())
        .fact(Fact.Type.NUMBER, "last-value", standing.value() == 0 ? "-" : standing.value())
        .build();
  }

  private Table.Builder tableOfPiles(Piles piles, TrickPlay cards) {
    Table.Builder table = Table.builder().hands("hand", cards.hands());
    table.pile("stock", piles.stock(), NOBODY);
    for (int seat = 0; seat < seats; seat++) {
      CardList<PlayingCard> wash = piles.wash().get(seat);
      table.pile("wash", seat, wash, i -> piles.shown().contains(wash.get(i)) ? ALL : NOBODY);
    }
    for (int seat = 0; seat < seats; seat++) {
      CardList<PlayingCard> played = piles.playedWith(cards).get(seat);
      table.pile(
          new Pile("played." + seat, OptionalInt.of(seat), Pile.Order.TOP_LAST, played, ALL));
    }
    return table.hands("folded", piles.folded());
  }

  @Override
  public ToepenState withCards(ToepenState state, Table table) {
    return state.with(
        state
            .piles()
            .withHidden(
                table.list("stock", PlayingCard.FAMILY),
                table.lists("wash", seats, PlayingCard.FAMILY),
                table.sets("folded", seats, PlayingCard.FAMILY)),
        state.cards().withHands(table.sets("hand", seats, PlayingCard.FAMILY)));
  }

  @Override
  public MoveSyntax<TrickMove> syntax() {
    return ToepenMove.SYNTAX;
  }
}
