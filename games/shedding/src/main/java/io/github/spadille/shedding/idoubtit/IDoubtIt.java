package io.github.spadille.shedding.idoubtit;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.SeatChoice;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.Deal;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Table;
import io.github.spadille.shedding.idoubtit.IDoubtItMove.Claim;
import io.github.spadille.shedding.idoubtit.IDoubtItMove.Doubt;
import io.github.spadille.shedding.idoubtit.IDoubtItMove.Put;
import io.github.spadille.shedding.idoubtit.IDoubtItMove.Shuffle;
import io.github.spadille.shedding.idoubtit.IDoubtItMove.Trust;
import io.github.spadille.shedding.idoubtit.IDoubtItState.Hand;
import io.github.spadille.shedding.idoubtit.IDoubtItState.Phase;
import io.github.spadille.shedding.idoubtit.IDoubtItState.Window;
import java.util.Arrays;
import java.util.Optional;

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
          .alsoCalled("Cheat", "B.S.")
          .family(Tag.SHEDDING)
          .tags(Tag.BLUFF)
          .summary("Play cards face down, claim their rank, and get rid of them first.")
          .seats(3, 12, 4)
          .options(IDoubtItOptions.SCHEMA)
          .texts(IDoubtIt.class)
          .rules(IDoubtIt::new)
          .build();

  private static final SeatChoice<IDoubtItMove> CLAIM = SeatChoice.of(Claim::new);
  private static final SeatChoice<IDoubtItMove> ANSWER = SeatChoice.of(Doubt::new, Trust::new);

  private static final Rank[] RANKS =
      Arrays.copyOf(Rank.values(), Rank.KING.ordinal() + 1); // IDI-5

  private static final Phases<Phase, IDoubtItState, IDoubtItMove> PHASES =
      Phases.<Phase, IDoubtItState, IDoubtItMove>of(Phase.class)
          .elsewhere("IDI-2", "dealt", Shuffle.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("IDI-2", "undealt")
          .in(Phase.PUT)
          .turn("IDI-5", "turn", Put.class, Claim.class)
          .unlike("IDI-10", "no-claim", Doubt.class, Trust.class)
          .others("IDI-6", "move")
          .in(Phase.WINDOW)
          .turn(IDoubtIt::refusalOfAnswer, Doubt.class, Trust.class)
          .others("IDI-13", "unsettled")
          .over(Phase.OVER, "IDI-24")
          .build();

  private final IDoubtItOptions options;
  private final Deck<PlayingCard> pack;
  private final int limit;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected IDoubtIt(int seats, IDoubtItOptions options) {
    super(seats, IDoubtItMove.SYNTAX);
    this.options = options;
    this.pack = Deck.standard52().times(options.packs(seats)); // IDI-1
    this.limit = options.limit(seats);
  }

  @Override
  public IDoubtItState start() {
    return undealt(Hand.first(seats));
  }

  private IDoubtItState undealt(Hand hand) {
    int first = next(hand.dealer()); // IDI-4
    return IDoubtItState.undealt(hand, first, options.firstRank(), seats, pack.cards());
  }

  @Override
  protected IDoubtItMove chanceMove(IDoubtItState state, RandomSource random) {
    return new Shuffle(pack.shuffled(random));
  }

  /** Says why a seat may not answer a claim, or not any more. */
  private static Optional<Refusal> refusalOfAnswer(IDoubtItState state, IDoubtItMove answer) {
    int seat = answer.seat();
    if (seat == state.active()) {
      return refuse("IDI-10", "own-claim");
    }
    return state.window().answered().contains(seat)
        ? refuse("IDI-10", "again")
        : refuse("IDI-10", "no-player");
  }

  @Override
  public Optional<Refusal> refusal(IDoubtItState state, IDoubtItMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.turn(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Put put) {
      return refusalOfPut(state, put.card());
    }
    if (move instanceof Claim) {
      return state.claim().isEmpty() ? refuse("IDI-9", "no-card") : Optional.empty();
    }
    if (move instanceof Shuffle shuffle) {
      return shuffle.refusalUnlessOf(pack, "IDI-1");
    }
    return Optional.empty(); // IDI-10: a claim may be doubted or trusted as you like
  }

  private Optional<Refusal> refusalOfPut(IDoubtItState state, PlayingCard card) {
    if (state.claim().size() >= limit) {
      return refuse("IDI-8", "limit", limit);
    }
    return state.hands().get(state.active()).contains(card)
        ? Optional.empty()
        : refuse("IDI-7", "not-held", card);
  }

  /** Cards to put in the order of the pack, then the claim; answers seat by seat, doubt first. */
  @Override
  public MoveList<IDoubtItMove> legalMoves(IDoubtItState state) {
    return switch (state.phase()) {
      case PUT -> legalPuts(state);
      case WINDOW -> ANSWER.list(state.window().awaited().seats());
      default -> MoveList.empty();
    };
  }

  private MoveList<IDoubtItMove> legalPuts(IDoubtItState state) {
    int seat = state.active();
    MoveList<IDoubtItMove> puts =
        state.claim().size() < limit
            ? MoveList.ofCards(state.hands().get(seat).distinct(), Put.SHARED, seat)
            : MoveList.empty();
    return state.claim().isEmpty() ? puts : puts.plus(CLAIM.get(seat)); // IDI-6, IDI-9
  }

  @Override
  protected IDoubtItState applyLegal(
      IDoubtItState state, IDoubtItMove move, StageListener<IDoubtItState> stages) {
    int seat = move.seat();
    if (move instanceof Put put) {
      return state.put(put.card()); // IDI-8
    }
    if (move instanceof Claim) {
      Seats others = Seats.all(seats).without(seat); // IDI-10
      IDoubtItState claimed = state.answering(Window.of(others));
      stages.reached("claimed", seat, claimed, state.claim().size(), state.due());
      return claimed;
    }
    if (move instanceof Doubt) {
      return doubt(state, seat, stages);
    }
    if (move instanceof Trust) {
      return settleIfAnswered(state.answering(state.window().trusted(seat)), stages);
    }
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle.cards(), stages);
    }
    throw unknown(move);
  }

  private IDoubtItState deal(
      IDoubtItState state, CardList<PlayingCard> cards, StageListener<IDoubtItState> stages) {
    IDoubtItState dealt =
        state.dealt(Deal.bags(cards, seats, state.active(), pack.size())); // IDI-2, IDI-4
    stages.reached("dealt", state.hand().dealer(), dealt);
    return dealt;
  }

  private IDoubtItState doubt(IDoubtItState state, int seat, StageListener<IDoubtItState> stages) {
    IDoubtItState doubted = state.answering(state.window().doubted(seat));
    return options.firstDoubtCounts()
        ? reveal(doubted, seat, stages) // IDI-11
        : settleIfAnswered(doubted, stages);
  }

  private IDoubtItState settleIfAnswered(IDoubtItState after, StageListener<IDoubtItState> stages) {
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

  private IDoubtItState unchallenged(IDoubtItState state, StageListener<IDoubtItState> stages) {
    if (!state.hands().get(state.active()).isEmpty()) {
      IDoubtItState passed = // IDI-5, IDI-14
          state.claimPassed(next(state.active()), nextRank(state.due()));
      stages.reached("claim-passed", passed);
      return passed;
    }
    if (options.finalClaimStands()) {
      stages.reached("claim-passed", state);
      return handWon(state.claimOnPile(), stages); // IDI-21
    }
    show(state, stages); // IDI-23
    return isTrue(state)
        ? handWon(state.shown().claimOnPile(), stages)
        : take(state, state.active(), stages);
  }

  private void show(IDoubtItState state, StageListener<IDoubtItState> stages) {
    if (stages.isListening()) {
      IDoubtItState shown = state.shown();
      stages.reached("claim-shown", state.active(), shown, state.claim());
      stages.reached(isTrue(state) ? "claim-true" : "claim-false", shown);
    }
  }

  /** Lets a player take the claim and the pile (IDI-17, IDI-18). */
  private IDoubtItState take(IDoubtItState state, int taker, StageListener<IDoubtItState> stages) {
    IDoubtItState taken = // IDI-5, IDI-19
        state.takenBy(taker).turnOf(next(state.active()), nextRank(state.due()));
    stages.reached("cards-taken", taker, taken, state.claim().size() + state.pile().size());
    return taken;
  }

  private IDoubtItState reveal(
      IDoubtItState state, int challenger, StageListener<IDoubtItState> stages) {
    show(state, stages); // IDI-15
    boolean claimIsTrue = isTrue(state);
    int taker = claimIsTrue ? challenger : state.active(); // IDI-17, IDI-18, IDI-22
    return claimIsTrue && state.hands().get(state.active()).isEmpty()
        ? handWon(state.takenBy(taker), stages) // IDI-21
        : take(state, taker, stages);
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

  /** Returns the rank that is due after another (IDI-5). */
  protected Rank nextRank(Rank rank) {
    int step = options.ranksGoUp() ? 1 : RANKS.length - 1;
    return RANKS[(rank.ordinal() + step) % RANKS.length];
  }

  private IDoubtItState handWon(IDoubtItState state, StageListener<IDoubtItState> stages) {
    ScoreSheet sheet = state.sheet().add(state.handNumber(), "IDI-20", state.active(), 1);
    IDoubtItState scored = state.withSheet(sheet);
    stages.reached("hand-won", state.active(), scored);
    return state.handNumber() == options.hands()
        ? scored.over() // IDI-24
        : undealt(scored.hand().next(next(state.hand().dealer())));
  }

  @Override
  protected ImmutableList<String> governingInTurn(IDoubtItState state, int seat) {
    return state.phase() == Phase.WINDOW
        ? ImmutableList.of("IDI-10")
        : ImmutableList.of("IDI-6", "IDI-7", "IDI-8", "IDI-9");
  }

  @Override
  public Deductions<IDoubtItState, IDoubtItMove> deductions() {
    return new IDoubtItDeductions();
  }

  private static final class IDoubtItDeductions implements Deductions<IDoubtItState, IDoubtItMove> {
    /** Any cards may be put down (IDI-7) and any claim doubted: nothing is told by the choice. */
    @Override
    public void fromMove(IDoubtItState before, IDoubtItMove move, DeductionListener deductions) {}

    /** A claim that is doubted is shown before somebody takes it (IDI-15, IDI-17, IDI-18). */
    @Override
    public void fromConsequences(
        IDoubtItState before,
        IDoubtItMove move,
        IDoubtItState after,
        DeductionListener deductions) {
      if (!before.claim().isEmpty() && after.claim().isEmpty() && after.pile().isEmpty()) {
        deductions.shown("claim", after.hand().revealed());
      }
      if (after.turn().isChance() || after.turn().isOver()) {
        deductions.unknown(); // IDI-21: that the last claim was true is seen from the winner alone.
      }
    }
  }

  @Override
  public RulesOfThumb<IDoubtItState, IDoubtItMove> rulesOfThumb() {
    return new IDoubtItThumbs(options.packs(seats));
  }

  @Override
  public Table table(IDoubtItState state) {
    CardList<PlayingCard> revealed = state.hand().revealed();
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
    if (!options.firstDoubtCounts()) {
      table.fact("doubters", state.window().doubters());
    }
    return table
        .fact(Fact.Type.CARDS, "revealed", revealed.isEmpty() ? "none" : revealed)
        .fact("scores", state.scores())
        .seat("dealer", state.hand().dealer())
        .fact("hand-no", state.handNumber())
        .build();
  }

  @Override
  public IDoubtItState withCards(IDoubtItState state, Table table) {
    return state.withCards(
        table.bags("hand", seats, FAMILY), table.list("claim", FAMILY), table.list("pile", FAMILY));
  }
}
