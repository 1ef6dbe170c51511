package io.github.spadille.shedding.idoubtit;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.NOBODY;

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
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Deal;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
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
          .rulebook(Rulebook.resource(IDoubtIt.class, "i-doubt-it.md"))
          .words(Words.resource(IDoubtIt.class, "i-doubt-it"))
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
    super(seats);
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
      return refuse("IDI-24", "the game is over");
    }
    if (move instanceof Shuffle shuffle) {
      return refusalOfShuffle(state, shuffle);
    }
    if (state.phase() == Phase.SHUFFLE) {
      return refuse("IDI-2", "the cards have not been dealt yet");
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
      return refuse("IDI-2", "cards are shuffled only before a hand");
    }
    return shuffle.refusalUnlessOf(pack, "IDI-1");
  }

  private Optional<Refusal> refusalOfPut(IDoubtItState state, Put put) {
    Optional<Refusal> refusal = refusalToBuild(state, put.seat());
    if (refusal.isPresent()) {
      return refusal;
    }
    if (state.claim().size() >= limit) {
      return refuse("IDI-8", "a claim holds at most " + limit + " cards");
    }
    return state.hands().get(put.seat()).contains(put.card())
        ? Optional.empty()
        : refuse("IDI-7", "you do not hold " + put.card(), put.card());
  }

  private static Optional<Refusal> refusalOfClaim(IDoubtItState state, Claim claim) {
    Optional<Refusal> refusal = refusalToBuild(state, claim.seat());
    if (refusal.isPresent()) {
      return refusal;
    }
    return state.claim().isEmpty()
        ? refuse("IDI-9", "put down at least one card first")
        : Optional.empty();
  }

  private static Optional<Refusal> refusalToBuild(IDoubtItState state, int seat) {
    if (state.phase() == Phase.WINDOW) {
      return refuse("IDI-13", "the claim of seat " + state.active() + " is not settled yet");
    }
    return state.active() == seat
        ? Optional.empty()
        : refuse("IDI-5", "it is the turn of seat " + state.active());
  }

  private Optional<Refusal> refusalOfAnswer(IDoubtItState state, int seat) {
    if (state.phase() != Phase.WINDOW) {
      return refuse("IDI-10", "there is no claim to answer yet");
    }
    if (state.window().awaited().contains(seat)) {
      return Optional.empty();
    }
    if (seat == state.active()) {
      return refuse("IDI-10", "the claimant does not answer its own claim");
    }
    return isSeat(seat)
        ? refuse("IDI-10", "seat " + seat + " has answered already")
        : refuse("IDI-10", "there is no seat " + seat);
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
  protected IDoubtItState applyLegal(IDoubtItState state, IDoubtItMove move, Stages<IDoubtItState> stages) {
    if (move instanceof Put put) {
      CardBag<PlayingCard> hand = state.hands().get(put.seat()).without(put.card());
      return state.put(
          state.hands().with(put.seat(), hand), state.claim().append(put.card())); // IDI-8
    }
    if (move instanceof Claim) {
      return state.answered(Window.of(Seats.all(seats).without(state.active()))); // IDI-10
    }
    return move instanceof Shuffle shuffle
        ? deal(state, shuffle)
        : answer(state, seatOfAnswer(move), move instanceof Doubt);
  }

  private static int seatOfAnswer(IDoubtItMove move) {
    return move instanceof Doubt doubt ? doubt.seat() : ((Trust) move).seat();
  }

  private IDoubtItState deal(IDoubtItState state, Shuffle shuffle) {
    int first = next(state.dealer());
    return new IDoubtItStateBuilder()
        .from(state)
        .phase(Phase.PUT)
        .active(first) // IDI-4
        .hands(Deal.bags(shuffle.cards(), seats, first, pack.size())) // IDI-2
        .pile(NO_CARDS)
        .build();
  }

  private IDoubtItState answer(IDoubtItState state, int seat, boolean doubts) {
    IDoubtItState after = state.answered(state.window().with(seat, doubts));
    if (doubts && firstDoubtCounts) {
      return reveal(after, seat); // IDI-11
    }
    if (!after.window().awaited().isOver()) {
      return after;
    }
    Seats doubters = after.window().doubters();
    return doubters.isEmpty()
        ? unchallenged(after)
        : reveal(after, doubters.after(after.active())); // IDI-12
  }

  private IDoubtItState unchallenged(IDoubtItState state) {
    boolean last = state.hands().get(state.active()).isEmpty();
    if (!last) {
      return nextTurn(state, state.hands(), pileWithClaim(state), state.revealed()); // IDI-14
    }
    if (options.finalClaim() == FinalClaim.WINDOW) {
      return handWon(toPile(state)); // IDI-21
    }
    return isTrue(state) // IDI-23
        ? handWon(toPile(state.withRevealed(state.claim())))
        : nextTurn(state, handsWhenTaken(state, state.active()), NO_CARDS, state.claim());
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

  private IDoubtItState reveal(IDoubtItState state, int challenger) {
    boolean claimIsTrue = isTrue(state); // IDI-15
    int taker = claimIsTrue ? challenger : state.active(); // IDI-17, IDI-18, IDI-22
    PerSeat<CardBag<PlayingCard>> hands = handsWhenTaken(state, taker);
    return claimIsTrue && hands.get(state.active()).isEmpty()
        ? handWon(
            new IDoubtItStateBuilder() // IDI-21
                .from(state)
                .hands(hands)
                .claim(NO_CARDS)
                .pile(NO_CARDS)
                .revealed(state.claim())
                .build())
        : nextTurn(state, hands, NO_CARDS, state.claim());
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

  private IDoubtItState handWon(IDoubtItState state) {
    ScoreSheet sheet = state.sheet().add(state.handNumber(), "IDI-20", state.active(), 1);
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
            .fact("turn", state.active())
            .fact("rank", state.due().code())
            .fact("count", state.claim().size())
            .fact("answered", state.window().answered());
    if (options.doubtOrder() == DoubtOrder.NEAREST) {
      table.fact("doubters", state.window().doubters());
    }
    return table
        .fact("revealed", state.revealed().isEmpty() ? "none" : state.revealed())
        .fact("scores", state.scores())
        .fact("dealer", state.dealer())
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

  @Override
  public MoveSyntax<IDoubtItMove> syntax() {
    return IDoubtItMove.SYNTAX;
  }
}
