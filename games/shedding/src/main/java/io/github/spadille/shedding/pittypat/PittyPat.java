package io.github.spadille.shedding.pittypat;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.hasRank;
import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.Deal;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stock;
import io.github.spadille.engine.table.Table;
import io.github.spadille.shedding.pittypat.PittyPatMove.Discard;
import io.github.spadille.shedding.pittypat.PittyPatMove.Done;
import io.github.spadille.shedding.pittypat.PittyPatMove.Flip;
import io.github.spadille.shedding.pittypat.PittyPatMove.Match;
import io.github.spadille.shedding.pittypat.PittyPatMove.Shuffle;
import io.github.spadille.shedding.pittypat.PittyPatState.Hand;
import io.github.spadille.shedding.pittypat.PittyPatState.Phase;
import java.util.Optional;

/**
 * Pitty Pat: pair a card of the hand with the upcard, then throw a second one.
 *
 * <p>{@code SHUFFLE → MATCH ⇄ SECOND → (SHUFFLE | OVER)}, with {@code RESHUFFLE} while the discards
 * become the stock. A hand is hidden from all but its owner, the stock from everybody. The rulebook
 * is {@code pitty-pat.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #matching} (PIT-5, PIT-10), {@link #mayStop}
 * (PIT-7), {@link #isDead} (PIT-17), {@link #isLastHand} (PIT-18).
 */
public class PittyPat extends AbstractRules<PittyPatState, PittyPatMove> {
  /** The game. */
  public static final Game<PittyPatState, PittyPatMove, PittyPatOptions> GAME =
      Game.<PittyPatState, PittyPatMove, PittyPatOptions>builder("pitty-pat")
          .name("Pitty Pat")
          .family(Tag.SHEDDING)
          .tags(Tag.RUMMY)
          .summary("Pair a card with the upcard, then throw another; be first without cards.")
          .seats(2, 5, 4)
          .options(PittyPatOptions.SCHEMA)
          .texts(PittyPat.class)
          .rules(PittyPat::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // PIT-1

  private static final Phases<Phase, PittyPatState, PittyPatMove> PHASES =
      Phases.<Phase, PittyPatState, PittyPatMove>of(Phase.class)
          .elsewhere("PIT-2", "dealt", Shuffle.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("PIT-2", "undealt")
          .in(Phase.MATCH)
          .turn("PIT-8", "turn", Match.class, Flip.class)
          .unlike("PIT-6", "match-first", Discard.class, Done.class)
          .others("PIT-9", "move")
          .in(Phase.SECOND)
          .turn("PIT-8", "turn", Discard.class, Done.class)
          .unlike("PIT-9", "matched", Flip.class)
          .unlike("PIT-14", "once", Match.class)
          .others("PIT-6", "move")
          .in(Phase.RESHUFFLE)
          .chance(Shuffle.class)
          .others("PIT-13", "shuffle-first")
          .over(Phase.OVER, "PIT-18")
          .build();

  private final PittyPatOptions options;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected PittyPat(int seats, PittyPatOptions options) {
    super(seats, PittyPatMove.SYNTAX);
    this.options = options;
  }

  @Override
  public PittyPatState start() {
    return undealt(Hand.first(seats));
  }

  private PittyPatState undealt(Hand hand) {
    int first = next(hand.dealer()); // PIT-4
    return PittyPatState.undealt(hand, first, seats, PACK.cards());
  }

  @Override
  public Optional<Refusal> refusal(PittyPatState state, PittyPatMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.seat(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Match match) {
      return refusalOfMatch(state, match.card());
    }
    if (move instanceof Flip) {
      return matchingInHand(state).isEmpty()
          ? Optional.empty()
          : refuse(ruleOfMatch(state), "must-match", state.stock().upcard());
    }
    if (move instanceof Discard discard) {
      return state.held().contains(discard.card())
          ? Optional.empty()
          : refuse("PIT-6", "not-held", discard.card());
    }
    if (move instanceof Done) {
      return mayStop() ? Optional.empty() : refuse("PIT-7", "second");
    }
    return move instanceof Shuffle shuffle ? refusalOfShuffle(state, shuffle) : Optional.empty();
  }

  private Optional<Refusal> refusalOfMatch(PittyPatState state, PlayingCard card) {
    if (!state.held().contains(card)) {
      return refuse(ruleOfMatch(state), "not-held", card);
    }
    return matchingInHand(state).contains(card)
        ? Optional.empty()
        : refuse(ruleOfMatch(state), "other-rank", card, state.stock().upcard());
  }

  private static String ruleOfMatch(PittyPatState state) {
    return state.turned() ? "PIT-10" : "PIT-5";
  }

  private static Optional<Refusal> refusalOfShuffle(PittyPatState state, Shuffle shuffle) {
    if (state.phase() == Phase.SHUFFLE) {
      return shuffle.refusalUnlessOf(PACK, "PIT-1");
    }
    return shuffle.cards().isPermutationOf(state.stock().underUpcard())
        ? Optional.empty()
        : refuse("PIT-13", "other-cards");
  }

  private CardSet<PlayingCard> matchingInHand(PittyPatState state) {
    return matching(state).intersect(state.held());
  }

  /** Returns the cards with which the seat in turn can pair the upcard (PIT-5, PIT-10). */
  protected CardSet<PlayingCard> matching(PittyPatState state) {
    return ofRank(state.held(), state.stock().upcard().rank());
  }

  /** Tells whether a player who has matched may keep all other cards (PIT-7). */
  protected boolean mayStop() {
    return !options.mustDiscard();
  }

  /** Matches, or else the flip; discards in the order of the pack, then done. */
  @Override
  public MoveList<PittyPatMove> legalMoves(PittyPatState state) {
    int seat = state.seat();
    return switch (state.phase()) {
      case MATCH -> {
        CardSet<PlayingCard> matching = matchingInHand(state);
        yield matching.isEmpty()
            ? MoveList.of(Flip.of(seat)) // PIT-9
            : MoveList.ofCards(matching, Match.SHARED, seat);
      }
      case SECOND -> {
        MoveList<PittyPatMove> discards = MoveList.ofCards(state.held(), Discard.SHARED, seat);
        yield mayStop() ? discards.plus(Done.of(seat)) : discards; // PIT-6, PIT-7
      }
      default -> MoveList.empty();
    };
  }

  @Override
  protected ImmutableList<String> governingInTurn(PittyPatState state, int seat) {
    if (state.phase() == Phase.SECOND) {
      return ImmutableList.of("PIT-6", "PIT-7");
    }
    return state.turned() ? ImmutableList.of("PIT-10") : ImmutableList.of("PIT-5", "PIT-9");
  }

  @Override
  protected PittyPatState applyLegal(
      PittyPatState state, PittyPatMove move, StageListener<PittyPatState> stages) {
    if (move instanceof Match match) {
      return endIfOut(state.discarded(match.card()), stages);
    }
    if (move instanceof Discard discard) {
      PittyPatState discarded = endIfOut(state.discarded(discard.card()), stages);
      return discarded.phase() == Phase.SECOND ? turnEnds(discarded) : discarded;
    }
    if (move instanceof Done) {
      return turnEnds(state);
    }
    if (move instanceof Flip) {
      return flip(state, stages);
    }
    if (move instanceof Shuffle shuffle) {
      return state.phase() == Phase.SHUFFLE
          ? deal(state, shuffle.cards(), stages)
          : turnUp(state.renewedAndTurnedUp(shuffle.cards()), stages); // PIT-13
    }
    throw unknown(move);
  }

  private PittyPatState deal(
      PittyPatState state, CardList<PlayingCard> cards, StageListener<PittyPatState> stages) {
    int dealt = options.handSize() * seats;
    CardsPerSeat<PlayingCard> hands = Deal.cards(cards, seats, state.seat(), dealt); // PIT-2
    Stock<PlayingCard> stock = Stock.of(cards.draw(dealt)).turnedUp(); // PIT-3
    PittyPatState begun = state.dealt(hands, stock);
    if (stages.isListening()) {
      stages.reached("dealt", state.hand().dealer(), begun, options.handSize(), stock.upcard());
    }
    return begun;
  }

  private PittyPatState endIfOut(
      PittyPatState state, StageListener<PittyPatState> stages) { // PIT-16
    return state.held().isEmpty()
        ? endHand(state, "hand-won", "PIT-15", Seats.of(state.seat()), stages)
        : state;
  }

  private PittyPatState turnEnds(PittyPatState state) { // PIT-8
    return state.turnOf(next(state.seat()));
  }

  private PittyPatState flip(PittyPatState state, StageListener<PittyPatState> stages) {
    if (!state.stock().isEmpty()) {
      return turnUp(state.turnedUp(), stages); // PIT-9
    }
    if (options.stockOutEnds() || isDead(state)) { // PIT-13, PIT-17
      return endHand(state, "hand-dead", "PIT-17", fewestCards(state), stages);
    }
    PittyPatState awaiting = state.stockAwaited(); // PIT-13
    stages.reached("stock-used-up", awaiting);
    return awaiting;
  }

  /** Carries on after a card was turned up: no card is drawn into a hand (PIT-12). */
  private PittyPatState turnUp(PittyPatState turned, StageListener<PittyPatState> stages) {
    boolean ends = matchingInHand(turned).isEmpty();
    if (stages.isListening()) {
      PlayingCard upcard = turned.stock().upcard();
      stages.reached(ends ? "no-match" : "turned-up", turned.seat(), turned, upcard);
    }
    return ends ? turnEnds(turned) : turned; // PIT-10, PIT-11
  }

  /** Tells whether nobody can ever match a card again (PIT-17). */
  protected boolean isDead(PittyPatState state) {
    CardSet<PlayingCard> discards = state.stock().discards().toSet();
    for (CardSet<PlayingCard> held : state.hands()) {
      for (PlayingCard card : held) {
        if (hasRank(discards, card.rank())) {
          return false;
        }
      }
    }
    return true;
  }

  private Seats fewestCards(PittyPatState state) {
    int least = state.hands().stream().mapToInt(CardSet::size).min().orElseThrow();
    return Seats.where(seats, seat -> state.hands().get(seat).size() == least);
  }

  private PittyPatState endHand(
      PittyPatState state,
      String stage,
      String rule,
      Seats winners,
      StageListener<PittyPatState> stages) {
    ScoreSheet sheet = state.sheet().add(state.handNumber(), rule, winners, 1);
    PittyPatState scored = state.withSheet(sheet);
    if (stages.isListening()) {
      stages.reached(stage, Seats.NOBODY, scored, winners);
    }
    return isLastHand(scored)
        ? scored.over()
        : undealt(scored.hand().next(next(state.hand().dealer())));
  }

  /** Tells whether the game ends with a hand that has been scored (PIT-18). */
  protected boolean isLastHand(PittyPatState scored) {
    if (options.target() == 0) {
      return scored.handNumber() >= options.hands();
    }
    Seats best = Outcome.highest(scored.scores()).winners();
    return scored.sheet().total(best.first()) >= options.target();
  }

  @Override
  protected PittyPatMove chanceMove(PittyPatState state, RandomSource random) {
    return new Shuffle(
        state.phase() == Phase.SHUFFLE
            ? PACK.shuffled(random)
            : CardList.shuffled(state.stock().underUpcard(), random));
  }

  @Override
  public Deductions<PittyPatState, PittyPatMove> deductions() {
    return new PittyPatDeductions();
  }

  private static final class PittyPatDeductions implements Deductions<PittyPatState, PittyPatMove> {
    /** Who turns up a card holds none of the rank of the upcard (PIT-9). */
    @Override
    public void fromMove(PittyPatState before, PittyPatMove move, DeductionListener deductions) {
      if (move instanceof Flip) {
        deductions.none("hand." + move.seat(), cardsOf(before.stock().upcard().rank()));
      }
    }

    /** What follows a card turned up tells whether it can be matched (PIT-10, PIT-11). */
    @Override
    public void fromConsequences(
        PittyPatState before,
        PittyPatMove move,
        PittyPatState after,
        DeductionListener deductions) {
      if (move instanceof Flip && before.stock().isEmpty()) {
        deductions.unknown(); // PIT-17: whether the hand is dead tells of all hands together.
      } else if (move instanceof Flip || before.phase() == Phase.RESHUFFLE) {
        CardSet<PlayingCard> rank = cardsOf(after.stock().upcard().rank());
        String hand = "hand." + before.seat();
        if (after.turned()) {
          deductions.some(hand, rank);
        } else {
          deductions.none(hand, rank);
        }
      }
    }
  }

  private static CardSet<PlayingCard> cardsOf(Rank rank) {
    return ofRank(PACK.set(), rank);
  }

  @Override
  public RulesOfThumb<PittyPatState, PittyPatMove> rulesOfThumb() {
    return PittyPatThumbs.INSTANCE;
  }

  @Override
  public Table table(PittyPatState state) {
    return Table.builder()
        .hands("hand", state.hands())
        .pile("stock", state.stock().cards(), NOBODY)
        .pile("discard", state.stock().discards(), ALL)
        .word("phase", state.phase())
        .fact("turn", state.turn().seats())
        .fact("turned", state.turned() ? "yes" : "no")
        .fact("scores", state.scores())
        .seat("dealer", state.hand().dealer())
        .fact("hand-no", state.handNumber())
        .build();
  }

  @Override
  public PittyPatState withCards(PittyPatState state, Table table) {
    return state.withCards(table.cardsPerSeat("hand", seats, FAMILY), table.list("stock", FAMILY));
  }
}
