package io.github.spadille.examples.newgame;

import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.state.Deal;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Table;
import io.github.spadille.tricktaking.Following;
import io.github.spadille.tricktaking.Following.Duty;
import io.github.spadille.tricktaking.Suits;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.TrickMove.Shuffle;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.TrickRules;
import java.util.Optional;

/**
 * Agram: follow suit, and take the last trick.
 *
 * <p>{@code SHUFFLE → PLAY → (SHUFFLE | OVER)}. A hand is hidden from all but its owner, the stock
 * from everybody. The rulebook is {@code agram.md}, all other text for people {@code
 * agram.properties}.
 *
 * <p>This class is the only one with logic. Each rule of the rulebook is carried out by one line or
 * method here, and its id stands beside it: whoever reads a refusal can find both.
 */
public class Agram extends TrickRules<AgramState> {
  /** What programs need to know about the game. */
  public static final Game<AgramState, TrickMove, AgramOptions> GAME =
      Game.<AgramState, TrickMove, AgramOptions>builder("agram")
          .name("Agram")
          .family(Tag.TRICK_TAKING)
          .summary("Follow suit, and take the last trick.")
          .seats(2, 5, 3)
          .options(AgramOptions.SCHEMA)
          .texts(Agram.class)
          .rules(Agram::new)
          .build();

  private static final Deck<PlayingCard> PACK = // AGR-1
      Deck.standard52()
          .without(Rank.TWO, Rank.JACK, Rank.QUEEN, Rank.KING)
          .without(PlayingCard.cards("As"));

  private static final Following FOLLOWING =
      Following.free().must("AGR-5", "follow", Duty.followSuit());

  private final AgramOptions options;

  /** Creates the rules. {@link Game#rules} checks number of seats and options before. */
  protected Agram(int seats, AgramOptions options) {
    super(seats, PACK); // which chance shuffles before every hand: AGR-3
    this.options = options;
  }

  // 1. Where a game begins: all cards in the stock, chance to move.

  @Override
  public AgramState start() {
    return handBegins(1, seats - 1, ScoreSheet.empty(seats)); // AGR-4
  }

  private AgramState handBegins(int hand, int dealer, ScoreSheet sheet) {
    TrickPlay undealt = TrickPlay.undealt(seats, next(dealer), 1); // AGR-4; one pile of tricks
    return new AgramState(HandPhase.SHUFFLE, hand, dealer, PACK.cards(), undealt, sheet);
  }

  // 2. What is illegal, and by which rule. This decides whether a move is carried out.
  // It names the rule and the reason; the sentence stands in agram.properties. The phases say which
  // moves are due and from whom; of a move that is due the method below says whether it is legal.

  private static final Phases<HandPhase, AgramState, TrickMove> PHASES =
      Phases.<HandPhase, AgramState, TrickMove>of(HandPhase.class)
          .in(HandPhase.SHUFFLE)
          .chance(Shuffle.class)
          .others("AGR-3", "undealt")
          .in(HandPhase.PLAY)
          .turn("AGR-4", "turn", Play.class)
          .others("AGR-3", "dealt")
          .over(HandPhase.OVER, "AGR-9")
          .build();

  @Override
  public Optional<Refusal> refusal(AgramState state, TrickMove move) {
    Optional<Refusal> untimely =
        PHASES.refusal(state.phase(), state.cards().seatInTurn(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Shuffle shuffle) {
      return shuffle.refusalUnlessOf(PACK, "AGR-1");
    }
    return move instanceof Play play
        ? state.cards().refusalUnlessPlayable(play.card(), FOLLOWING, "AGR-4")
        : Optional.empty();
  }

  // 3. What is legal. A law of the kit checks that it agrees with the refusals above.

  /** Plays in the order of the pack. */
  @Override
  public MoveList<TrickMove> legalMoves(AgramState state) {
    return state.phase() == HandPhase.PLAY
        ? Play.list(state.cards().seatInTurn(), state.cards().playable(FOLLOWING))
        : MoveList.empty();
  }

  /** The rules that say what a player may do now: those that allow and those that forbid. */
  @Override
  protected ImmutableList<String> governingInTurn(AgramState state, int seat) {
    if (state.cards().trick().isEmpty()) {
      boolean isFirst = state.cards().tricks().sum() == 0;
      return isFirst ? ImmutableList.of("AGR-4") : ImmutableList.of("AGR-4", "AGR-7");
    }
    ImmutableList<String> duties = state.cards().binding(FOLLOWING);
    return ImmutableList.<String>builder()
        .add("AGR-4")
        .addAll(duties.isEmpty() ? ImmutableList.of("AGR-6") : duties)
        .build();
  }

  // 4. What follows from a legal move, which is called with legal moves only. What people at the
  // table would see happen on the way is told to the stages: nobody hears it while programs play.

  @Override
  protected AgramState applyLegal(
      AgramState state, TrickMove move, StageListener<AgramState> stages) {
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle, stages);
    }
    if (move instanceof Play play) {
      return play(state, play, stages);
    }
    throw unknown(move);
  }

  private AgramState deal(
      AgramState state, Shuffle shuffle, StageListener<AgramState> stages) { // AGR-3
    int size = options.handSize();
    int[] rounds = {size / 2, size - size / 2};
    TrickPlay cards =
        state.cards().withHands(Deal.rounds(shuffle.cards(), seats, next(state.dealer()), rounds));
    AgramState dealt = state.with(shuffle.cards().draw(size * seats), cards).with(HandPhase.PLAY);
    if (stages.isListening()) {
      stages.reached("dealt", state.dealer(), dealt, size);
    }
    return dealt;
  }

  private AgramState play(AgramState state, Play play, StageListener<AgramState> stages) {
    AgramState played = state.with(state.stock(), state.cards().play(play.card()));
    return played.cards().isComplete() ? takeTrick(played, stages) : played;
  }

  private AgramState takeTrick(AgramState state, StageListener<AgramState> stages) {
    stages.reached("trick-complete", state);
    int winner = state.cards().winner(Suits.noTrumps()); // AGR-2, AGR-6
    AgramState taken = state.with(state.stock(), state.cards().take(winner, 0)); // AGR-7
    stages.reached("trick-taken", winner, taken);
    return taken.cards().handsAreEmpty() ? endHand(taken, winner, stages) : taken;
  }

  private AgramState endHand(AgramState state, int winner, StageListener<AgramState> stages) {
    int hand = state.handNumber();
    AgramState scored = state.with(state.sheet().add(hand, "AGR-8", winner, 1));
    stages.reached("hand-scored", scored);
    return hand < options.hands()
        ? handBegins(hand + 1, next(state.dealer()), scored.sheet()) // AGR-4
        : scored.with(HandPhase.OVER); // AGR-9
  }

  // 5. What lies on the table and who sees it. Every picture of the game is made from this.

  @Override
  public Table table(AgramState state) {
    return Table.builder()
        .hands("hand", state.cards().hands())
        .pile("stock", state.stock(), NOBODY)
        .pileTopLast("trick", state.cards().trick(), ALL)
        .pile("played", state.cards().won().get(0), NOBODY)
        .word("phase", state.phase())
        .fact("turn", state.turn().seats())
        .fact("hand-no", state.handNumber())
        .seat("dealer", state.dealer())
        .seat("leader", state.cards().leader())
        .fact("scores", state.scores())
        .build();
  }

  /** The inverse of {@link #table} for hidden cards; the kit uses it to look for leaks. */
  @Override
  public AgramState withCards(AgramState state, Table table) {
    return state.with(
        table.list("stock", PlayingCard.FAMILY),
        state
            .cards()
            .withHands(table.sets("hand", seats, PlayingCard.FAMILY))
            .withWon(PerSeat.of(1, table.set("played", PlayingCard.FAMILY))));
  }
}
