package io.github.spadille.shedding.idoubtit;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
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
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.shedding.idoubtit.IDoubtItMove.Claim;
import io.github.spadille.shedding.idoubtit.IDoubtItMove.Doubt;
import io.github.spadille.shedding.idoubtit.IDoubtItMove.Put;
import io.github.spadille.shedding.idoubtit.IDoubtItMove.Shuffle;
import io.github.spadille.shedding.idoubtit.IDoubtItMove.Trust;
import io.github.spadille.shedding.idoubtit.IDoubtItOptions.DoubtOrder;
import io.github.spadille.shedding.idoubtit.IDoubtItOptions.FinalClaim;
import io.github.spadille.shedding.idoubtit.IDoubtItOptions.RankOrder;
import io.github.spadille.shedding.idoubtit.IDoubtItState.Phase;
import io.github.spadille.shedding.idoubtit.IDoubtItState.Window;
import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * I Doubt It: get rid of your cards by claims that may be false.
 *
 * <p>{@code SHUFFLE → PUT → WINDOW → (PUT | SHUFFLE | OVER)}. A hand is hidden from all but its
 * owner, a claim from all but the claimant, the pile from everybody; their sizes are open. The
 * rulebook is {@code i-doubt-it.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #nextRank} (IDI-5), {@link #isTrue} (IDI-16).
 */
public class IDoubtIt extends AbstractRules<IDoubtItState, IDoubtItMove> {
  /** The game. */
  public static final Game<IDoubtItState, IDoubtItMove, IDoubtItOptions> GAME =
      Game.<IDoubtItState, IDoubtItMove, IDoubtItOptions>builder("i-doubt-it")
          .name("I Doubt It")
          .family("shedding")
          .summary("Play cards face down, claim their rank, and get rid of them first.")
          .seats(3, 12, 4)
          .options(IDoubtItOptions.SCHEMA)
          .texts(IDoubtIt.class)
          .rules(IDoubtIt::new)
          .build();

  private static final CardList<PlayingCard> NO_CARDS = CardList.empty(PlayingCard.FAMILY);
  private static final Rank[] RANKS =
      Arrays.copyOf(Rank.values(), Rank.KING.ordinal() + 1); // IDI-5

  private final IDoubtItOptions options;
  private final Deck<PlayingCard> pack;
  private final int limit;
  private final boolean firstDoubtCounts;
  private final int rankStep;
  private final IDoubtItState start;

  /**
   * Creates the rules.
   *
   * @param seats 3 to 12
   * @param options checked by {@link #GAME}
   */
  protected IDoubtIt(int seats, IDoubtItOptions options) {
    super(seats, IDoubtItMove.SYNTAX);
    this.options = options;
    this.pack = Deck.standard52().times(options.packs(seats)); // IDI-1
    this.limit = options.limit(seats);
    this.firstDoubtCounts = options.doubtOrder() == DoubtOrder.FIRST; // IDI-11
    this.rankStep = options.rankOrder() == RankOrder.UP ? 1 : RANKS.length - 1; // IDI-5
    this.start = firstState();
  }

  @Override
  public IDoubtItState start() {
    return start;
  }

  private IDoubtItState firstState() {
    return new IDoubtItStateBuilder()
        .phase(Phase.SHUFFLE)
        .handNumber(1)
        .dealer(seats - 1)
        .active(0)
        .due(options.firstRank()) // IDI-4
        .hands(PerSeat.of(seats, CardBag.empty(PlayingCard.FAMILY)))
        .claim(NO_CARDS)
        .pile(pack.cards())
        .window(Window.CLOSED)
        .revealed(NO_CARDS)
        .sheet(ScoreSheet.empty(seats))
        .build();
  }

  @Override
  public Optional<Refusal> refusal(IDoubtItState state, IDoubtItMove move) {
    if (state.phase() == Phase.OVER) {
      return refuse("IDI-24", "over");
    }
    if (move instanceof Shuffle shuffle) {
      return refusalOfShuffle(state, shuffle);
    }
    if (state.phase() == Phase.SHUFFLE) {
      return refuse("IDI-2", "undealt");
    }
    if (move instanceof Put put) {
      return refusalOfPut(state, put);
    }
    return move instanceof Claim claim
        ? refusalOfClaim(state, claim)
        : refusalOfAnswer(state, seatOfAnswer(move));
  }

  private Optional<Refusal> refusalOfShuffle(IDoubtItState state, Shuffle shuffle) {
    if (state.phase() != Phase.SHUFFLE) {
      return refuse("IDI-2", "dealt");
    }
    return shuffle.refusalUnlessOf(pack, "IDI-1");
  }

  private Optional<Refusal> refusalOfPut(IDoubtItState state, Put put) {
    Optional<Refusal> refusal = refusalToBuild(state, put.seat());
    if (refusal.isPresent()) {
      return refusal;
    }
    if (state.claim().size() >= limit) {
      return refuse("IDI-8", "limit", limit);
    }
    return state.hands().get(put.seat()).contains(put.card())
        ? Optional.empty()
        : refuse("IDI-7", "not-held", put.card());
  }

  private static Optional<Refusal> refusalOfClaim(IDoubtItState state, Claim claim) {
    Optional<Refusal> refusal = refusalToBuild(state, claim.seat());
    if (refusal.isPresent()) {
      return refusal;
    }
    return state.claim().isEmpty() ? refuse("IDI-9", "no-card") : Optional.empty();
  }

  private static Optional<Refusal> refusalToBuild(IDoubtItState state, int seat) {
    if (state.phase() == Phase.WINDOW) {
      return refuse("IDI-13", "unsettled", Seats.of(state.active()));
    }
    return state.active() == seat
        ? Optional.empty()
        : refuse("IDI-5", "turn", Seats.of(state.active()));
  }

  private Optional<Refusal> refusalOfAnswer(IDoubtItState state, int seat) {
    if (state.phase() != Phase.WINDOW) {
      return refuse("IDI-10", "no-claim");
    }
    if (state.window().awaited().contains(seat)) {
      return Optional.empty();
    }
    if (seat == state.active()) {
      return refuse("IDI-10", "own-claim");
    }
    return isSeat(seat) ? refuse("IDI-10", "again") : refuse("IDI-10", "no-player");
  }

  /** Cards to put in the order of the pack, then the claim; answers seat by seat, doubt first. */
  @Override
  public MoveList<IDoubtItMove> legalMoves(IDoubtItState state) {
    return switch (state.phase()) {
      case PUT -> legalPuts(state);
      case WINDOW -> Answers.of(state.window().awaited().seats());
      default -> MoveList.empty();
    };
  }

  private MoveList<IDoubtItMove> legalPuts(IDoubtItState state) {
    int seat = state.active();
    MoveList<IDoubtItMove> puts =
        state.claim().size() < limit
            ? MoveList.ofCards(state.hands().get(seat).distinct(), Put.SHARED, seat)
            : MoveList.empty();
    return state.claim().isEmpty() ? puts : puts.plus(Answers.claim(seat)); // IDI-6, IDI-9
  }

  @Override
  protected IDoubtItState applyLegal(
      IDoubtItState state, IDoubtItMove move, Stages<IDoubtItState> stages) {
    if (move instanceof Put put) {
      CardBag<PlayingCard> hand = state.hands().get(put.seat()).without(put.card());
      return state.put(
          state.hands().with(put.seat(), hand), state.claim().append(put.card())); // IDI-8
    }
    if (move instanceof Claim) {
      Seats others = Seats.all(seats).without(state.active());
      IDoubtItState claimed = state.answered(Window.of(others)); // IDI-10
      if (stages.areHeard()) {
        int count = state.claim().size();
        stages.reached("claimed", state.active(), claimed, count, state.due());
      }
      return claimed;
    }
    return move instanceof Shuffle shuffle
        ? deal(state, shuffle, stages)
        : answer(state, seatOfAnswer(move), move instanceof Doubt, stages);
  }

  private static int seatOfAnswer(IDoubtItMove move) {
    return move instanceof Doubt doubt ? doubt.seat() : ((Trust) move).seat();
  }

  private IDoubtItState deal(IDoubtItState state, Shuffle shuffle, Stages<IDoubtItState> stages) {
    int first = next(state.dealer());
    IDoubtItState dealt =
        new IDoubtItStateBuilder()
            .from(state)
            .phase(Phase.PUT)
            .active(first) // IDI-4
            .hands(Deal.bags(shuffle.cards(), seats, first, pack.size())) // IDI-2
            .pile(NO_CARDS)
            .build();
    stages.reached("dealt", state.dealer(), dealt);
    return dealt;
  }

  private IDoubtItState answer(
      IDoubtItState state, int seat, boolean doubts, Stages<IDoubtItState> stages) {
    IDoubtItState after = state.answered(state.window().with(seat, doubts));
    if (doubts && firstDoubtCounts) {
      return reveal(after, seat, stages); // IDI-11
    }
    if (!after.window().awaited().isOver()) {
      return after;
    }
    Seats doubters = after.window().doubters();
    if (doubters.isEmpty()) {
      return unchallenged(after, stages);
    }
    int challenger = doubters.after(after.active()); // IDI-12
    stages.reached("challenged", challenger, after);
    return reveal(after, challenger, stages);
  }

  private IDoubtItState unchallenged(IDoubtItState state, Stages<IDoubtItState> stages) {
    boolean last = state.hands().get(state.active()).isEmpty();
    if (!last) {
      IDoubtItState passed =
          nextTurn(state, state.hands(), pileWithClaim(state), state.revealed()); // IDI-14
      stages.reached("claim-passed", passed);
      return passed;
    }
    if (options.finalClaim() == FinalClaim.WINDOW) {
      stages.reached("claim-passed", state);
      return handWon(toPile(state), stages); // IDI-21
    }
    show(state, stages); // IDI-23
    return isTrue(state)
        ? handWon(toPile(state.withRevealed(state.claim())), stages)
        : take(state, state.active(), stages);
  }

  private void show(IDoubtItState state, Stages<IDoubtItState> stages) {
    if (stages.areHeard()) {
      CardList<PlayingCard> claim = state.claim();
      IDoubtItState shown = state.withRevealed(claim);
      stages.reached("claim-shown", state.active(), shown, claim);
      stages.reached(isTrue(state) ? "claim-true" : "claim-false", shown);
    }
  }

  /** Lets a player take the claim and the pile (IDI-17, IDI-18). */
  private IDoubtItState take(IDoubtItState state, int taker, Stages<IDoubtItState> stages) {
    IDoubtItState taken = nextTurn(state, handsWhenTaken(state, taker), NO_CARDS, state.claim());
    if (stages.areHeard()) {
      stages.reached("cards-taken", taker, taken, state.claim().size() + state.pile().size());
    }
    return taken;
  }

  private static CardList<PlayingCard> pileWithClaim(IDoubtItState state) {
    return state.pile().pushAll(state.claim().reversed());
  }

  private static IDoubtItState toPile(IDoubtItState state) {
    return new IDoubtItStateBuilder()
        .from(state)
        .pile(pileWithClaim(state))
        .claim(NO_CARDS)
        .build();
  }

  private IDoubtItState reveal(IDoubtItState state, int challenger, Stages<IDoubtItState> stages) {
    show(state, stages); // IDI-15
    boolean claimIsTrue = isTrue(state);
    int taker = claimIsTrue ? challenger : state.active(); // IDI-17, IDI-18, IDI-22
    if (!claimIsTrue || !state.hands().get(state.active()).isEmpty()) {
      return take(state, taker, stages);
    }
    IDoubtItState taken =
        new IDoubtItStateBuilder() // IDI-21
            .from(state)
            .hands(handsWhenTaken(state, taker))
            .claim(NO_CARDS)
            .pile(NO_CARDS)
            .revealed(state.claim())
            .build();
    return handWon(taken, stages);
  }

  /** Tells whether every card of the claim has the rank due (IDI-16). */
  protected boolean isTrue(IDoubtItState state) {
    for (int i = 0; i < state.claim().size(); i++) {
      if (!state.claim().get(i).is(state.due())) {
        return false;
      }
    }
    return true;
  }

  /** Returns the hands when a seat has taken the pile and the claim (IDI-19). */
  private static PerSeat<CardBag<PlayingCard>> handsWhenTaken(IDoubtItState state, int seat) {
    CardBag<PlayingCard> hand = state.hands().get(seat).plus(state.claim().toBag());
    return state
        .hands()
        .with(seat, state.pile().isEmpty() ? hand : hand.plus(state.pile().toBag()));
  }

  private IDoubtItState nextTurn(
      IDoubtItState state,
      PerSeat<CardBag<PlayingCard>> hands,
      CardList<PlayingCard> pile,
      CardList<PlayingCard> revealed) {
    return state.settled(
        hands, pile, revealed, next(state.active()), nextRank(state.due())); // IDI-5, IDI-19
  }

  /** Returns the rank that is due after another (IDI-5). */
  protected Rank nextRank(Rank rank) {
    return RANKS[(rank.ordinal() + rankStep) % RANKS.length];
  }

  private IDoubtItState handWon(IDoubtItState state, Stages<IDoubtItState> stages) {
    ScoreSheet sheet = state.sheet().add(state.handNumber(), "IDI-20", state.active(), 1);
    if (stages.areHeard()) {
      stages.reached("hand-won", state.active(), state.withSheet(sheet));
    }
    if (state.handNumber() == options.hands()) {
      return new IDoubtItStateBuilder() // IDI-24
          .from(state)
          .phase(Phase.OVER)
          .sheet(sheet)
          .build();
    }
    return new IDoubtItStateBuilder()
        .from(start)
        .handNumber(state.handNumber() + 1)
        .dealer(next(state.dealer())) // IDI-24
        .active(next(next(state.dealer())))
        .sheet(sheet)
        .build();
  }

  @Override
  public ImmutableList<String> governing(IDoubtItState state, int seat) {
    if (state.phase() == Phase.WINDOW) {
      return ImmutableList.of("IDI-10");
    }
    return state.claim().isEmpty()
        ? ImmutableList.of("IDI-6", "IDI-7")
        : ImmutableList.of("IDI-6", "IDI-7", "IDI-8", "IDI-9");
  }

  @Override
  protected IDoubtItMove chanceMove(IDoubtItState state, RandomGenerator random) {
    return new Shuffle(pack.shuffled(random));
  }

  /** Any cards may be put down (IDI-7) and any claim doubted: nothing is told by the choice. */
  @Override
  public void tells(IDoubtItState before, IDoubtItMove move, Clues clues) {}

  /** A claim that is doubted is shown before somebody takes it (IDI-15, IDI-17, IDI-18). */
  @Override
  public void tells(IDoubtItState before, IDoubtItMove move, IDoubtItState after, Clues clues) {
    if (!before.claim().isEmpty() && after.claim().isEmpty() && after.pile().isEmpty()) {
      clues.shown("claim", after.revealed());
    }
    if (after.turn().isChance() || after.turn().isOver()) {
      clues.unknown(); // IDI-21: that the last claim was true is seen from the winner alone.
    }
  }

  @Override
  public Table table(IDoubtItState state) {
    Table.Builder table =
        Table.builder()
            .hands("hand", state.hands())
            .pileTopLast("claim", state.claim(), Audience.seat(state.active()))
            .pile("pile", state.pile(), NOBODY)
            .word("phase", state.phase())
            .seat("turn", state.active())
            .fact("rank", state.due().code())
            .fact("count", state.claim().size())
            .fact("answered", state.window().answered());
    if (options.doubtOrder() == DoubtOrder.NEAREST) {
      table.fact("doubters", state.window().doubters());
    }
    return table
        .fact(Fact.Type.CARDS, "revealed", state.revealed().isEmpty() ? "none" : state.revealed())
        .fact("scores", state.scores())
        .seat("dealer", state.dealer())
        .fact("hand-no", state.handNumber())
        .build();
  }

  @Override
  public IDoubtItState withCards(IDoubtItState state, Table table) {
    return new IDoubtItStateBuilder()
        .from(state)
        .hands(table.bags("hand", seats, PlayingCard.FAMILY))
        .claim(table.list("claim", PlayingCard.FAMILY))
        .pile(table.list("pile", PlayingCard.FAMILY))
        .build();
  }
}
