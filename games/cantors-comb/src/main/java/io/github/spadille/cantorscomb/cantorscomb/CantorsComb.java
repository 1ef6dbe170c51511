package io.github.spadille.cantorscomb.cantorscomb;

import static io.github.spadille.cantorscomb.CombCard.FAMILY;
import static io.github.spadille.cantorscomb.cantorscomb.CombCards.hasNumber;
import static io.github.spadille.cantorscomb.cantorscomb.CombCards.noCards;
import static io.github.spadille.cantorscomb.cantorscomb.CombCards.ofNumber;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.seat.Seats.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.cantorscomb.CantorsCombGames;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.CombDeck;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Die;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Done;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Give;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Play;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Roll;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Shuffle;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Throw;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombState.Phase;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
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
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.Deal;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Table;
import java.util.Optional;

/**
 * Cantor's Comb: throw dice to lay out sets of cards of one number.
 *
 * <p>{@code SHUFFLE → (ROLL_OFF) → (START) → D16 → (FIRST → SECOND | MISS) → ... → OVER}, with
 * {@code STASH_ROLL → STASH} from START, FIRST, SECOND and MISS and back. A hand is hidden from all
 * but its owner, the stock from everybody; a card that is given away is seen on its way and then
 * hidden (CCG-20). Dice fall as moves of chance, as many as the state says. The rulebook is {@code
 * cantors-comb.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #playable} (CCG-13, CCG-14, CCG-25), {@link
 * #mayStashDie} (CCG-11, CCG-30), {@link #returned} (CCG-27), {@link #score} (CCG-31).
 */
public class CantorsComb extends AbstractRules<CantorsCombState, CantorsCombMove> {
  /** The game. */
  public static final Game<CantorsCombState, CantorsCombMove, CantorsCombOptions> GAME =
      Game.<CantorsCombState, CantorsCombMove, CantorsCombOptions>builder("cantors-comb")
          .name("Cantor's Comb")
          .family(CantorsCombGames.FAMILY)
          .tags(Tag.SOLITAIRE, Tag.DICE, Tag.RUMMY)
          .summary("Throw dice to lay out sets of cards of one number, alone or against others.")
          .seats(1, CantorsCombMove.MOST_SEATS, 2)
          .options(CantorsCombOptions.SCHEMA)
          .texts(CantorsComb.class)
          .rules(CantorsComb::new)
          .build();

  private static final Deck<CombCard> PACK = CombDeck.full(); // CCG-1
  private static final int HAND_SIZE = 4; // CCG-2
  private static final int D16_SIDES = 16; // CCG-3
  private static final int STASH_SIDES = 4; // CCG-3

  private static final SeatChoice<CantorsCombMove> EITHER_THROW =
      SeatChoice.of(Throw::d16, Throw::stash);
  private static final SeatChoice<CantorsCombMove> DONE = SeatChoice.of(Done::of);
  private static final SeatChoice<CantorsCombMove> DONE_OR_THROW =
      SeatChoice.of(Done::of, Throw::stash);

  private static final Phases<Phase, CantorsCombState, CantorsCombMove> PHASES =
      Phases.<Phase, CantorsCombState, CantorsCombMove>of(Phase.class)
          .elsewhere("CCG-2", "dealt", Shuffle.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("CCG-2", "undealt")
          .in(Phase.ROLL_OFF)
          .chance(Roll.class)
          .others("CCG-4", "roll-first")
          .in(Phase.D16)
          .chance(Roll.class)
          .others("CCG-9", "roll-first")
          .in(Phase.STASH_ROLL)
          .chance(Roll.class)
          .others("CCG-24", "roll-first")
          .elsewhere("CCG-8", "no-dice", Roll.class)
          .in(Phase.START)
          .turn("CCG-6", "turn", Throw.class)
          .others("CCG-8", "throw-first")
          .in(Phase.FIRST)
          .turn("CCG-6", "turn", Play.class, Give.class, Done.class, Throw.class)
          .others("CCG-13", "play")
          .in(Phase.SECOND)
          .turn("CCG-6", "turn", Play.class, Give.class, Done.class, Throw.class)
          .others("CCG-14", "play")
          .in(Phase.MISS)
          .turn("CCG-6", "turn", Done.class, Throw.class)
          .unlike("CCG-10", "miss", Play.class, Give.class)
          .others("CCG-10a", "throw")
          .in(Phase.STASH)
          .turn("CCG-6", "turn", Play.class, Give.class, Done.class)
          .others("CCG-25", "open-roll")
          .over(Phase.OVER, "CCG-33")
          .build();

  private final CantorsCombOptions options;
  private final ImmutableList<String> giftRules;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected CantorsComb(int seats, CantorsCombOptions options) {
    super(seats, CantorsCombMove.SYNTAX);
    this.options = options;
    this.giftRules = giftRules();
  }

  @Override
  public CantorsCombState start() {
    Seats rolling = isSolo() ? Seats.none() : Seats.all(seats); // CCG-4, CCG-5
    return CantorsCombState.undealt(seats, rolling, PACK.cards());
  }

  private ImmutableList<String> giftRules() {
    if (isSolo()) {
      return ImmutableList.of();
    }
    return options.giving() ? ImmutableList.of("CCG-20", "CCG-21") : ImmutableList.of("CCG-20");
  }

  private boolean isSolo() {
    return seats == 1;
  }

  @Override
  public Optional<Refusal> refusal(CantorsCombState state, CantorsCombMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.seat(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Play play) {
      return refusalOfCard(state, play.card());
    }
    if (move instanceof Give give) {
      Optional<Refusal> refusal = refusalOfReceiver(state, give.receiver());
      return refusal.isPresent() ? refusal : refusalOfCard(state, give.card());
    }
    if (move instanceof Throw thrown) {
      return thrown.die() == Die.D16 ? refusalOfD16(state) : refusalOfStash(state);
    }
    if (move instanceof Roll roll) {
      return refusalOfRoll(state, roll.dice());
    }
    if (move instanceof Shuffle shuffle) {
      return shuffle.refusalUnlessOf(PACK, "CCG-1");
    }
    return Optional.empty(); // CCG-13, CCG-14, CCG-25: you may always be done
  }

  private static Optional<Refusal> refusalOfRoll(CantorsCombState state, Dice dice) {
    return switch (state.phase()) {
      case ROLL_OFF -> refusalOfDice(dice, state.progress().rolling().size(), D16_SIDES, "CCG-4");
      case D16 -> refusalOfDice(dice, 1, D16_SIDES, "CCG-9");
      default -> refusalOfDice(dice, state.stash().get(state.seat()), STASH_SIDES, "CCG-24");
    };
  }

  private static Optional<Refusal> refusalOfDice(Dice dice, int count, int sides, String ruleId) {
    if (dice.size() != count) {
      return refuse(ruleId, "count", dice.size(), count);
    }
    return dice.highest() > sides
        ? refuse("CCG-3", "sides", sides, dice.highest())
        : Optional.empty();
  }

  private static Optional<Refusal> refusalOfD16(CantorsCombState state) {
    return state.phase() == Phase.START ? Optional.empty() : refuse("CCG-9", "once", state.roll());
  }

  private static Optional<Refusal> refusalOfStash(CantorsCombState state) {
    if (state.progress().stashClosed()) {
      return refuse("CCG-23a", "declined");
    }
    return state.stash().get(state.seat()) > 0 ? Optional.empty() : refuse("CCG-23", "no-die");
  }

  private Optional<Refusal> refusalOfReceiver(CantorsCombState state, int receiver) {
    if (isSolo()) {
      return refuse("CCG-29", "alone");
    }
    if (!options.giving()) {
      return refuse("CCG-20", "no-gifts");
    }
    if (receiver == state.seat() || !isSeat(receiver)) {
      return refuse("CCG-20", "receiver");
    }
    int giftTo = state.progress().giftTo();
    return giftTo == NOBODY || giftTo == receiver
        ? Optional.empty()
        : refuse("CCG-21", "receiver", Seats.of(giftTo));
  }

  private Optional<Refusal> refusalOfCard(CantorsCombState state, CombCard card) {
    CardSet<CombCard> hand = state.hand();
    if (!hand.contains(card)) {
      return refuse("CCG-18", "not-held", card);
    }
    return playable(state, hand).contains(card)
        ? Optional.empty()
        : refusalOfUnplayable(state, card);
  }

  /**
   * Says why a card of the hand may not be played or given now (CCG-13, CCG-25). A variant that
   * changes {@link #playable} says here what it refuses.
   */
  protected Optional<Refusal> refusalOfUnplayable(CantorsCombState state, CombCard card) {
    return state.phase() == Phase.STASH
        ? refuse("CCG-25", "no-sum", state.progress().stashRoll(), card.number())
        : refuse("CCG-13", "number", card, state.roll()); // CCG-14: any second card is playable
  }

  private CardSet<CombCard> playableInHand(CantorsCombState state) {
    return state.phase() == Phase.MISS // CCG-10
        ? noCards()
        : playable(state, state.hand()).intersect(state.hand());
  }

  /** Returns the cards of a hand that can be played or given now (CCG-13, CCG-14, CCG-25). */
  protected CardSet<CombCard> playable(CantorsCombState state, CardSet<CombCard> hand) {
    return switch (state.phase()) {
      case FIRST -> ofNumber(hand, state.roll());
      case SECOND -> hand;
      case STASH -> state.progress().stashRoll().sums(hand);
      default -> noCards();
    };
  }

  /**
   * Throws of the 16-sided die; plays in the order of the deck; gifts by receiver, then in the
   * order of the deck; done; throws of the stash.
   */
  @Override
  public MoveList<CantorsCombMove> legalMoves(CantorsCombState state) {
    return switch (state.phase()) {
      case START -> EITHER_THROW.get(state.seat());
      case FIRST, SECOND, STASH, MISS -> legalPlays(state, state.seat());
      default -> MoveList.empty();
    };
  }

  private MoveList<CantorsCombMove> legalPlays(CantorsCombState state, int seat) {
    CardSet<CombCard> cards = playableInHand(state);
    MoveList<CantorsCombMove> rest = (state.mayThrowStash() ? DONE_OR_THROW : DONE).get(seat);
    if (cards.isEmpty()) {
      return rest; // CCG-16
    }
    MoveList<CantorsCombMove> moves = MoveList.ofCards(cards, Play.SHARED, seat);
    for (int receiver = 0; receiver < seats; receiver++) {
      if (receiver != seat && refusalOfReceiver(state, receiver).isEmpty()) {
        moves = moves.plus(MoveList.ofCards(cards, Give.SHARED.get(receiver), seat));
      }
    }
    return moves.plus(rest);
  }

  @Override
  protected ImmutableList<String> governingInTurn(CantorsCombState state, int seat) {
    return switch (state.phase()) {
      case START -> ImmutableList.of("CCG-8", "CCG-23");
      case FIRST -> governingCard(playableInHand(state).isEmpty() ? "CCG-16" : "CCG-13");
      case SECOND -> governingCard("CCG-14");
      case MISS -> ImmutableList.of("CCG-9", "CCG-10", "CCG-10a", "CCG-23", "CCG-23a");
      default ->
          ImmutableList.<String>builder().add("CCG-18").addAll(giftRules).add("CCG-25").build();
    };
  }

  private ImmutableList<String> governingCard(String ruleId) {
    return ImmutableList.<String>builder()
        .add("CCG-9", ruleId, "CCG-18")
        .addAll(giftRules)
        .add("CCG-23", "CCG-23a")
        .build();
  }

  @Override
  protected CantorsCombState applyLegal(
      CantorsCombState state, CantorsCombMove move, StageListener<CantorsCombState> stages) {
    if (move instanceof Play play) { // CCG-18, CCG-19
      return afterCard(state, play.card(), state.inFrontOf(play.seat()), stages);
    }
    if (move instanceof Give give) { // CCG-20, CCG-22
      return afterCard(state, give.card(), give.receiver(), stages);
    }
    if (move instanceof Done) {
      return done(state, stages);
    }
    if (move instanceof Roll roll) {
      return switch (state.phase()) {
        case ROLL_OFF -> rollOff(state, roll.dice(), stages);
        case D16 -> compare(state, roll.dice().get(0), stages);
        default -> state.stashRolled(roll.dice());
      };
    }
    if (move instanceof Throw thrown) {
      return thrown.die() == Die.D16 ? state.with(Phase.D16) : state.stashThrown();
    }
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle.cards(), stages);
    }
    throw unknown(move);
  }

  private CantorsCombState deal(
      CantorsCombState state,
      CardList<CombCard> pack,
      StageListener<CantorsCombState> stages) { // CCG-2
    int dealt = HAND_SIZE * seats;
    CantorsCombState ready = state.dealt(pack.draw(dealt), Deal.cards(pack, seats, 0, dealt));
    stages.reached("dealt", ready);
    return isSolo() ? beginTurn(ready, 0, stages) : ready; // CCG-5
  }

  private CantorsCombState rollOff(
      CantorsCombState state, Dice dice, StageListener<CantorsCombState> stages) { // CCG-4
    Seats highest = Seats.none();
    int die = 0;
    for (int seat : state.progress().rolling()) {
      highest = dice.get(die++) == dice.highest() ? highest.with(seat) : highest;
    }
    if (highest.size() == 1) {
      stages.reached("first-turn", highest.first(), state);
      return beginTurn(state, highest.first(), stages);
    }
    CantorsCombState tied = state.rollOffTied(highest);
    stages.reached("roll-off-tied", NOBODY, tied, highest);
    return tied;
  }

  private static CantorsCombState beginTurn(
      CantorsCombState state, int seat, StageListener<CantorsCombState> stages) {
    CantorsCombState begun = state.turnBegun(seat);
    stages.reached(begun.lastTurn() ? "last-card-drawn" : "card-drawn", seat, begun);
    return begun;
  }

  /** Compares the 16-sided die with the hand, as it is by now (CCG-28). */
  private CantorsCombState compare(
      CantorsCombState state, int number, StageListener<CantorsCombState> stages) {
    boolean isHit = hasNumber(state.hand(), number); // CCG-10, CCG-12
    CantorsCombState compared = state.rolled(isHit ? Phase.FIRST : Phase.MISS, number);
    stages.reached(isHit ? "hit" : "miss", state.seat(), compared);
    return goOn(compared, stages);
  }

  private CantorsCombState takeDie(
      CantorsCombState state, StageListener<CantorsCombState> stages) { // CCG-10
    if (!mayStashDie(state)) {
      return endTurn(state, stages);
    }
    CantorsCombState taken = state.dieTaken();
    stages.reached("die-taken", state.seat(), taken);
    return endTurn(taken, stages);
  }

  /** Tells whether a miss gives a die (CCG-11, CCG-30). */
  protected boolean mayStashDie(CantorsCombState state) {
    return state.center() > 0 && (!isSolo() || state.stash().get(0) < options.soloDice());
  }

  private CantorsCombState afterCard(
      CantorsCombState state, CombCard card, int place, StageListener<CantorsCombState> stages) {
    CantorsCombState moved = state.moved(card, place);
    return switch (state.phase()) {
      case FIRST -> goOn(moved, stages); // CCG-13
      case SECOND -> endTurn(moved, stages); // CCG-14, CCG-15
      default -> stashDone(moved, Optional.of(card), stages); // CCG-26
    };
  }

  private CantorsCombState done(CantorsCombState state, StageListener<CantorsCombState> stages) {
    return switch (state.phase()) {
      case STASH -> stashDone(state, Optional.empty(), stages);
      case MISS -> takeDie(state, stages); // CCG-10a
      default -> endTurn(state, stages); // CCG-13, CCG-14, CCG-15
    };
  }

  private CantorsCombState stashDone(
      CantorsCombState state, Optional<CombCard> card, StageListener<CantorsCombState> stages) {
    int returned = returned(state.progress().stashRoll(), card);
    CantorsCombState used = // CCG-27
        card.isPresent() ? state.stashUsed(returned) : state.stashDeclined(returned);
    if (returned != 0) {
      stages.reached("dice-returned", state.seat(), used, returned);
    }
    return goOn(used, stages);
  }

  /** Returns how many of the rolled dice go back to the center, for a card or none (CCG-27). */
  protected int returned(Dice rolled, Optional<CombCard> card) {
    return switch (options.stashReturn()) {
      case ALL -> rolled.size();
      case USED -> card.isPresent() ? rolled.fewest(card.get().number()) : 0;
      case NONE -> 0;
    };
  }

  /** Goes on in a turn where the player has no choice. */
  private CantorsCombState goOn(CantorsCombState state, StageListener<CantorsCombState> stages) {
    return switch (state.phase()) {
      case START -> state.mayThrowStash() ? state : state.with(Phase.D16); // CCG-8
      case MISS -> // CCG-10a
          options.stashAfterMiss() && state.mayThrowStash() ? state : takeDie(state, stages);
      case SECOND -> state.hand().isEmpty() ? endTurn(state, stages) : state; // CCG-17
      default -> state;
    };
  }

  private CantorsCombState endTurn(CantorsCombState state, StageListener<CantorsCombState> stages) {
    if (!state.lastTurn()) {
      return beginTurn(
          state, seatFrom(state.seat(), options.ascending() ? 1 : seats - 1), stages); // CCG-6
    }
    CardsPerSeat<CombCard> hands = state.hands();
    CardsPerSeat<CombCard> laidOut = state.laidOut();
    ScoreSheet sheet = state.sheet();
    for (int seat = 0; seat < seats; seat++) {
      sheet = score(sheet, seat, laidOut.get(seat), hands.get(seat));
    }
    CantorsCombState scored = state.over(sheet); // CCG-33
    stages.reached("scored", scored);
    return scored;
  }

  /** Adds what the sets and the hand of a seat give (CCG-31). */
  protected ScoreSheet score(
      ScoreSheet sheet, int seat, CardSet<CombCard> laidOut, CardSet<CombCard> hand) {
    return FinalScore.add(sheet, seat, laidOut, hand);
  }

  @Override
  protected CantorsCombMove chanceMove(CantorsCombState state, RandomSource random) {
    return switch (state.phase()) {
      case SHUFFLE -> new Shuffle(PACK.shuffled(random));
      case ROLL_OFF -> Roll.thrown(state.progress().rolling().size(), D16_SIDES, random);
      case D16 -> Roll.thrown(1, D16_SIDES, random); // CCG-9
      default -> Roll.thrown(state.stash().get(state.seat()), STASH_SIDES, random); // CCG-24
    };
  }

  @Override
  public Deductions<CantorsCombState, CantorsCombMove> deductions() {
    return new CantorsCombDeductions();
  }

  private static final class CantorsCombDeductions
      implements Deductions<CantorsCombState, CantorsCombMove> {
    /** A hand may be played in any way that its open cards allow: nothing is told by the choice. */
    @Override
    public void fromMove(
        CantorsCombState before, CantorsCombMove move, DeductionListener deductions) {}

    /**
     * A hit tells that the hand had a card of the number rolled, a miss that it had none: a player
     * who is alone may have drawn one since.
     */
    @Override
    public void fromConsequences(
        CantorsCombState before,
        CantorsCombMove move,
        CantorsCombState after,
        DeductionListener deductions) {
      if (before.phase() == Phase.D16 && move instanceof Roll roll) {
        CardSet<CombCard> rolled = ofNumber(PACK.set(), roll.dice().highest());
        if (after.phase() == Phase.FIRST) {
          deductions.before().some("hand." + before.seat(), rolled); // CCG-12
        } else {
          deductions.before().none("hand." + before.seat(), rolled); // CCG-10
        }
      }
    }
  }

  @Override
  public RulesOfThumb<CantorsCombState, CantorsCombMove> rulesOfThumb() {
    return CantorsCombThumbs.INSTANCE;
  }

  @Override
  public Table table(CantorsCombState state) {
    return CantorsCombTable.of(state);
  }

  @Override
  public CantorsCombState withCards(CantorsCombState state, Table table) {
    return state.withCards(table.list("stock", FAMILY), table.cardsPerSeat("hand", seats, FAMILY));
  }
}
