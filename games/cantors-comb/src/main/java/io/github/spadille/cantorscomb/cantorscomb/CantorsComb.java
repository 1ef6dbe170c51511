package io.github.spadille.cantorscomb.cantorscomb;

import static io.github.spadille.cantorscomb.CombCard.FAMILY;
import static io.github.spadille.cantorscomb.CombCards.hasNumber;
import static io.github.spadille.cantorscomb.CombCards.noCards;
import static io.github.spadille.cantorscomb.CombCards.ofNumber;
import static io.github.spadille.cantorscomb.CombCards.ofNumbers;
import static io.github.spadille.cantorscomb.cantorscomb.CantorsCombState.NOBODY;
import static io.github.spadille.cantorscomb.cantorscomb.CantorsCombState.NO_ROLL;
import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.CombDeck;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Die;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Done;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Give;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Play;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Roll;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Shuffle;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Throw;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombOptions.Direction;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombOptions.StashReturn;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombState.Phase;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.knowledge.Clues;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.Deal;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import java.util.Optional;
import java.util.random.RandomGenerator;

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
          .family("cantors-comb")
          .summary("Throw dice to lay out sets of cards of one number, alone or against others.")
          .seats(1, CantorsComb.MOST_SEATS, 2)
          .options(CantorsCombOptions.SCHEMA)
          .texts(CantorsComb.class)
          .rules(CantorsComb::new)
          .build();

  static final int MOST_SEATS = 4;

  /** The number of 4-sided dice. */
  static final int DICE = 16; // CCG-3

  private static final Deck<CombCard> PACK = CombDeck.full(); // CCG-1
  private static final int HAND_SIZE = 4; // CCG-2
  private static final int SIDES_OF_STASH = 4; // CCG-3

  private final boolean givesCards;
  private final boolean stashAfterMiss;
  private final StashReturn stashReturn;
  private final int soloDice;
  private final int step;
  private final CantorsCombState start;

  /**
   * Creates the rules.
   *
   * @param seats 1 to 4
   * @param options checked by {@link #GAME}
   */
  protected CantorsComb(int seats, CantorsCombOptions options) {
    super(seats, CantorsCombMove.SYNTAX);
    this.givesCards = options.give();
    this.stashAfterMiss = options.stashAfterMiss();
    this.stashReturn = options.stashReturn();
    this.soloDice = options.soloDice();
    this.step = options.direction() == Direction.UP ? 1 : seats - 1; // CCG-6
    this.start = firstState();
  }

  @Override
  public CantorsCombState start() {
    return start;
  }

  private CantorsCombState firstState() {
    return new CantorsCombStateBuilder()
        .phase(Phase.SHUFFLE)
        .seat(NOBODY)
        .rollers(isSolo() ? 0 : (1 << seats) - 1) // CCG-4, CCG-5
        .stock(PACK.cards())
        .hands(CardsPerSeat.none(FAMILY, seats))
        .laidOut(CardsPerSeat.none(FAMILY, seats))
        .stash(IntPerSeat.of(seats, 0)) // CCG-3
        .roll(NO_ROLL)
        .stashRoll(Dice.NONE)
        .stashClosed(false)
        .backTo(Phase.START)
        .giftTo(NOBODY)
        .sheet(ScoreSheet.empty(seats))
        .build();
  }

  private boolean isSolo() {
    return seats == 1;
  }

  @Override
  public Optional<Refusal> refusal(CantorsCombState state, CantorsCombMove move) {
    if (state.phase() == Phase.OVER) {
      return refuse("CCG-33", "over");
    }
    if (move instanceof Shuffle shuffle) {
      return refusalOfShuffle(state, shuffle);
    }
    return switch (state.phase()) {
      case SHUFFLE -> refuse("CCG-2", "undealt");
      case ROLL_OFF -> refusalOfRoll(move, state.rolling().size(), Dice.MOST_SIDES, "CCG-4");
      case D16 -> refusalOfRoll(move, 1, Dice.MOST_SIDES, "CCG-9");
      case STASH_ROLL ->
          refusalOfRoll(move, state.stash().get(state.seat()), SIDES_OF_STASH, "CCG-24");
      default -> refusalInTurn(state, move);
    };
  }

  private static Optional<Refusal> refusalOfShuffle(CantorsCombState state, Shuffle shuffle) {
    if (state.phase() != Phase.SHUFFLE) {
      return refuse("CCG-2", "dealt");
    }
    return shuffle.refusalUnlessOf(PACK, "CCG-1");
  }

  private static Optional<Refusal> refusalOfRoll(
      CantorsCombMove move, int count, int sides, String ruleId) {
    if (!(move instanceof Roll)) {
      return refuse(ruleId, "roll-first");
    }
    Dice dice = ((Roll) move).dice();
    if (dice.count() != count) {
      return refuse(ruleId, "count", dice.count(), count);
    }
    return dice.highest() > sides
        ? refuse("CCG-3", "sides", sides, dice.highest())
        : Optional.empty();
  }

  private Optional<Refusal> refusalInTurn(CantorsCombState state, CantorsCombMove move) {
    if (move instanceof Roll) {
      return refuse("CCG-8", "no-dice");
    }
    if (seatOf(move) != state.seat()) {
      return refuse("CCG-6", "turn", Seats.of(state.seat()));
    }
    if (move instanceof Throw thrown) {
      return thrown.die() == Die.D16 ? refusalOfD16(state) : refusalOfStash(state);
    }
    if (state.phase() == Phase.START) {
      return refuse("CCG-8", "throw-first");
    }
    if (move instanceof Done) {
      return Optional.empty();
    }
    if (move instanceof Give give) {
      Optional<Refusal> refusal = refusalOfReceiver(state, give.receiver());
      return refusal.isPresent() ? refusal : refusalOfCard(state, give.card());
    }
    return refusalOfCard(state, ((Play) move).card());
  }

  /** Returns the seat of a move; of the usual moves it is read without a search for their class. */
  private static int seatOf(CantorsCombMove move) {
    if (move instanceof Play play) {
      return play.seat();
    }
    return move instanceof Give ? ((Give) move).seat() : move.seat();
  }

  private static Optional<Refusal> refusalOfD16(CantorsCombState state) {
    if (state.phase() == Phase.START) {
      return Optional.empty();
    }
    return state.roll() == NO_ROLL
        ? refuse("CCG-25", "open-roll")
        : refuse("CCG-9", "once", state.roll());
  }

  private static Optional<Refusal> refusalOfStash(CantorsCombState state) {
    if (state.mayThrowStash()) {
      return Optional.empty();
    }
    if (state.phase() == Phase.STASH) {
      return refuse("CCG-25", "open-roll");
    }
    return state.stashClosed() ? refuse("CCG-23a", "declined") : refuse("CCG-23", "no-die");
  }

  private Optional<Refusal> refusalOfReceiver(CantorsCombState state, int receiver) {
    if (isSolo()) {
      return refuse("CCG-29", "alone");
    }
    if (!givesCards) {
      return refuse("CCG-20", "no-gifts");
    }
    if (receiver == state.seat() || receiver < 0 || receiver >= seats) {
      return refuse("CCG-20", "receiver");
    }
    return state.giftTo() == NOBODY || state.giftTo() == receiver
        ? Optional.empty()
        : refuse("CCG-21", "receiver", Seats.of(state.giftTo()));
  }

  private Optional<Refusal> refusalOfCard(CantorsCombState state, CombCard card) {
    CardSet<CombCard> hand = state.hand();
    if (!hand.contains(card)) {
      return refuse("CCG-18", "not-held", card);
    }
    if (playable(state, hand).contains(card)) {
      return Optional.empty();
    }
    return switch (state.phase()) {
      case FIRST -> refuse("CCG-13", "number", card, state.roll());
      case STASH -> refuse("CCG-25", "no-sum", state.stashRoll().numbers(), card.number());
      default -> refuse("CCG-10", "miss", state.roll());
    };
  }

  /**
   * Throws of the 16-sided die; plays in the order of the deck; gifts by receiver, then in the
   * order of the deck; done; throws of the stash.
   */
  @Override
  public MoveList<CantorsCombMove> legalMoves(CantorsCombState state) {
    return switch (state.phase()) {
      case START -> LegalLists.throwsOf(state.seat());
      case FIRST, SECOND, STASH, MISS -> legalPlays(state, state.seat());
      default -> MoveList.empty();
    };
  }

  private MoveList<CantorsCombMove> legalPlays(CantorsCombState state, int seat) {
    CardSet<CombCard> cards = playable(state, state.hand());
    MoveList<CantorsCombMove> rest = LegalLists.without(seat, state.mayThrowStash());
    if (cards.isEmpty()) {
      return rest; // CCG-16
    }
    MoveList<CantorsCombMove> moves = MoveList.ofCards(cards, Play.all(seat));
    if (givesCards) {
      for (int receiver = 0; receiver < seats; receiver++) {
        if (receiver != seat && (state.giftTo() == NOBODY || state.giftTo() == receiver)) {
          moves = moves.plus(MoveList.ofCards(cards, Give.all(seat, receiver)));
        }
      }
    }
    return moves.plus(rest);
  }

  /** Returns the cards of a hand that can be played or given now (CCG-13, CCG-14, CCG-25). */
  protected CardSet<CombCard> playable(CantorsCombState state, CardSet<CombCard> hand) {
    return switch (state.phase()) {
      case FIRST -> ofNumber(hand, state.roll());
      case SECOND -> hand;
      case STASH -> ofNumbers(hand, state.stashRoll().sums());
      default -> noCards();
    };
  }

  @Override
  protected CantorsCombState applyLegal(
      CantorsCombState state, CantorsCombMove move, Stages<CantorsCombState> stages) {
    if (move instanceof Play play) {
      return play(state, play.card(), stages);
    }
    if (move instanceof Give give) {
      return give(state, give, stages);
    }
    if (move instanceof Done) {
      return done(state, stages);
    }
    if (move instanceof Roll roll) {
      return roll(state, roll.dice(), stages);
    }
    if (move instanceof Throw thrown) {
      return thrown.die() == Die.D16 ? state.in(Phase.D16) : state.stashThrown();
    }
    return deal(state, ((Shuffle) move).cards(), stages);
  }

  private CantorsCombState deal(
      CantorsCombState state, CardList<CombCard> pack, Stages<CantorsCombState> stages) { // CCG-2
    int dealt = HAND_SIZE * seats;
    CantorsCombState ready = state.dealt(pack.draw(dealt), Deal.cards(pack, seats, 0, dealt));
    stages.reached("dealt", ready);
    return isSolo() ? beginTurn(ready, 0, stages) : ready; // CCG-5
  }

  private CantorsCombState roll(
      CantorsCombState state, Dice dice, Stages<CantorsCombState> stages) {
    return switch (state.phase()) {
      case ROLL_OFF -> rollOff(state, dice, stages);
      case D16 -> compare(state, dice.get(0), stages);
      default -> state.stashRolled(dice);
    };
  }

  private CantorsCombState rollOff(
      CantorsCombState state, Dice dice, Stages<CantorsCombState> stages) { // CCG-4
    Seats highest = Seats.none();
    int die = 0;
    for (int seat : state.rolling()) {
      highest = dice.get(die++) == dice.highest() ? highest.with(seat) : highest;
    }
    if (highest.size() == 1) {
      stages.reached("first-turn", highest.first(), state);
      return beginTurn(state, highest.first(), stages);
    }
    CantorsCombState tied = state.withRolling(highest);
    stages.reached("roll-off-tied", Phrase.NOBODY, tied, highest);
    return tied;
  }

  private CantorsCombState beginTurn(
      CantorsCombState state, int seat, Stages<CantorsCombState> stages) {
    CardList<CombCard> stock = state.stock();
    CantorsCombState begun =
        state.turnBegun(
            state.stash().get(seat) > 0 ? Phase.START : Phase.D16, // CCG-8
            seat,
            stock.draw(1), // CCG-7
            state.hands().plus(seat, stock.top()));
    stages.reached(begun.lastTurn() ? "last-card-drawn" : "card-drawn", seat, begun);
    return begun;
  }

  /** Compares the 16-sided die with the hand, as it is by now (CCG-28). */
  private CantorsCombState compare(
      CantorsCombState state, int number, Stages<CantorsCombState> stages) {
    if (hasNumber(state.hand(), number)) {
      CantorsCombState hit = state.rolled(Phase.FIRST, number); // CCG-12
      stages.reached("hit", state.seat(), hit);
      return hit;
    }
    CantorsCombState miss = state.rolled(Phase.MISS, number);
    stages.reached("miss", state.seat(), miss);
    return goOn(miss, stages);
  }

  private CantorsCombState takeDie(
      CantorsCombState state, Stages<CantorsCombState> stages) { // CCG-10
    if (!mayStashDie(state)) {
      return endTurn(state, stages);
    }
    CantorsCombState taken = state.withStash(state.stash().plus(state.seat(), 1));
    stages.reached("die-taken", state.seat(), taken);
    return endTurn(taken, stages);
  }

  /** Tells whether a miss gives a die (CCG-11, CCG-30). */
  protected boolean mayStashDie(CantorsCombState state) {
    return state.center() > 0 && (!isSolo() || state.stash().get(0) < soloDice);
  }

  private CantorsCombState play(
      CantorsCombState state, CombCard card, Stages<CantorsCombState> stages) { // CCG-18, CCG-19
    CardsPerSeat<CombCard> hands = state.hands().without(card);
    CardsPerSeat<CombCard> laidOut = state.laidOut().plus(state.seat(), card);
    return afterCard(state, hands, laidOut, state.giftTo(), card, stages);
  }

  private CantorsCombState give(
      CantorsCombState state, Give give, Stages<CantorsCombState> stages) { // CCG-20, CCG-22
    CombCard card = give.card();
    CardsPerSeat<CombCard> hands = state.hands().without(card).plus(give.receiver(), card);
    return afterCard(state, hands, state.laidOut(), give.receiver(), card, stages); // CCG-21
  }

  private CantorsCombState afterCard(
      CantorsCombState state,
      CardsPerSeat<CombCard> hands,
      CardsPerSeat<CombCard> laidOut,
      int giftTo,
      CombCard card,
      Stages<CantorsCombState> stages) {
    if (state.phase() == Phase.STASH) {
      return stashDone(state, hands, laidOut, giftTo, Optional.of(card), stages); // CCG-26
    }
    CantorsCombState moved = state.moved(Phase.SECOND, hands, laidOut, giftTo);
    return state.phase() == Phase.FIRST
        ? goOn(moved, stages) // CCG-13
        : endTurn(moved, stages); // CCG-14, CCG-15
  }

  private CantorsCombState done(CantorsCombState state, Stages<CantorsCombState> stages) {
    return switch (state.phase()) {
      case STASH ->
          stashDone(
              state, state.hands(), state.laidOut(), state.giftTo(), Optional.empty(), stages);
      case MISS -> takeDie(state, stages); // CCG-10a
      default -> endTurn(state, stages); // CCG-13, CCG-14, CCG-15
    };
  }

  /** Returns how many of the rolled dice go back to the center, for a card or none (CCG-27). */
  protected int returned(Dice rolled, Optional<CombCard> card) {
    return switch (stashReturn) {
      case ALL -> rolled.count();
      case USED -> card.isPresent() ? rolled.fewest(card.get().number()) : 0;
      default -> 0;
    };
  }

  private CantorsCombState stashDone(
      CantorsCombState state,
      CardsPerSeat<CombCard> hands,
      CardsPerSeat<CombCard> laidOut,
      int giftTo,
      Optional<CombCard> card,
      Stages<CantorsCombState> stages) {
    int returned = returned(state.stashRoll(), card);
    IntPerSeat stash =
        returned == 0 ? state.stash() : state.stash().plus(state.seat(), -returned); // CCG-27
    boolean closed = card.isEmpty(); // CCG-23a
    CantorsCombState used = state.stashDone(hands, laidOut, giftTo, stash, closed);
    if (returned != 0 && stages.areHeard()) {
      stages.reached("dice-returned", state.seat(), used, returned);
    }
    return goOn(used, stages);
  }

  /** Goes on in a turn where the player has no choice. */
  private CantorsCombState goOn(CantorsCombState state, Stages<CantorsCombState> stages) {
    return switch (state.phase()) {
      case START -> state.mayThrowStash() ? state : state.in(Phase.D16); // CCG-8
      case MISS ->
          stashAfterMiss && state.mayThrowStash() ? state : takeDie(state, stages); // CCG-10a
      case SECOND -> state.hand().isEmpty() ? endTurn(state, stages) : state; // CCG-17
      default -> state;
    };
  }

  private CantorsCombState endTurn(CantorsCombState state, Stages<CantorsCombState> stages) {
    if (state.lastTurn()) {
      CantorsCombState scored = end(state); // CCG-33
      stages.reached("scored", scored);
      return scored;
    }
    return beginTurn(state, (state.seat() + step) % seats, stages); // CCG-6
  }

  private CantorsCombState end(CantorsCombState state) {
    ScoreSheet sheet = state.sheet();
    for (int seat = 0; seat < seats; seat++) {
      sheet = score(sheet, seat, state.laidOut().get(seat), state.hands().get(seat));
    }
    return state.withPhase(Phase.OVER).withSheet(sheet);
  }

  /** Adds what the sets and the hand of a seat give (CCG-31). */
  protected ScoreSheet score(
      ScoreSheet sheet, int seat, CardSet<CombCard> laidOut, CardSet<CombCard> hand) {
    return Scoring.add(sheet, seat, laidOut, hand);
  }

  @Override
  public ImmutableList<String> governing(CantorsCombState state, int seat) {
    String ruleId =
        switch (state.phase()) {
          case START -> "CCG-8";
          case FIRST -> playable(state, state.hand()).isEmpty() ? "CCG-16" : "CCG-13";
          case SECOND -> "CCG-14";
          case MISS -> "CCG-10a";
          default -> "CCG-25";
        };
    return state.mayThrowStash() ? ImmutableList.of(ruleId, "CCG-23") : ImmutableList.of(ruleId);
  }

  @Override
  protected CantorsCombMove chanceMove(CantorsCombState state, RandomGenerator random) {
    return switch (state.phase()) {
      case ROLL_OFF -> Roll.of(Dice.thrown(state.rolling().size(), Dice.MOST_SIDES, random));
      case D16 -> Roll.of(Dice.thrown(1, Dice.MOST_SIDES, random)); // CCG-9
      case STASH_ROLL ->
          Roll.of(Dice.thrown(state.stash().get(state.seat()), SIDES_OF_STASH, random));
      default -> new Shuffle(PACK.shuffled(random));
    };
  }

  /** A hand may be played in any way that its open cards allow: nothing is told by the choice. */
  @Override
  public void tells(CantorsCombState before, CantorsCombMove move, Clues clues) {}

  /** A hit tells that the hand has a card of the number rolled, a miss that it has none. */
  @Override
  public void tells(
      CantorsCombState before, CantorsCombMove move, CantorsCombState after, Clues clues) {
    if (before.phase() == Phase.D16) {
      CardSet<CombCard> rolled = ofNumber(PACK.set(), ((Roll) move).dice().get(0));
      if (after.phase() == Phase.FIRST) {
        clues.some("hand." + before.seat(), rolled); // CCG-12
      } else {
        clues.none("hand." + before.seat(), rolled); // CCG-10
      }
    }
  }

  @Override
  public Table table(CantorsCombState state) {
    return CantorsCombTable.of(state, seats);
  }

  @Override
  public CantorsCombState withCards(CantorsCombState state, Table table) {
    return state
        .withStock(table.list("stock", FAMILY))
        .withHands(table.cardsPerSeat("hand", seats, FAMILY));
  }
}
