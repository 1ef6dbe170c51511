package io.github.spadille.examples.newvariant;

import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.ohhell.OhHell;
import io.github.spadille.tricktaking.ohhell.OhHellOptions;
import io.github.spadille.tricktaking.ohhell.OhHellState;
import io.github.spadille.tricktaking.ohhell.OhHellState.Phase;
import java.util.Optional;

/** Oh Hell in which the two of trumps takes the turned card: a variant with a move of its own. */
public final class TrumpTwo extends OhHell {
  /**
   * A player exchanges the two of trumps for the turned card.
   *
   * @param seat the seat
   */
  public record Exchange(int seat) implements TrickMove {}

  /** The variant as a game of its own. */
  public static final Game<OhHellState, TrickMove, OhHellOptions> GAME =
      OhHell.GAME
          .variant("oh-hell-trump-two")
          .name("Oh Hell!, the two takes the turned card")
          .summary("Oh Hell in which the two of trumps may be exchanged for the turned card.")
          .adding(TrumpTwo.class, "trump-two")
          .rules(TrumpTwo::new)
          .build();

  private TrumpTwo(int seats, OhHellOptions options) {
    super(seats, options);
  }

  private static PlayingCard two(OhHellState state) {
    return PlayingCard.of(Rank.TWO, state.trump());
  }

  @Override
  public Optional<Refusal> refusal(OhHellState state, TrickMove move) {
    if (!(move instanceof Exchange exchange)) {
      return super.refusal(state, move);
    }
    if (state.phase() != Phase.BID || !state.turn().contains(exchange.seat())) {
      return refuse("TRT-1", "late");
    }
    return state.cards().hands().has(exchange.seat(), two(state))
        ? Optional.empty()
        : refuse("TRT-1", "not-held", two(state));
  }

  @Override
  public MoveList<TrickMove> legalMoves(OhHellState state) {
    MoveList<TrickMove> moves = super.legalMoves(state);
    for (int seat : state.turn().seats()) {
      Exchange exchange = new Exchange(seat);
      moves = refusal(state, exchange).isEmpty() ? moves.plus(exchange) : moves;
    }
    return moves;
  }

  @Override
  protected ImmutableList<String> governingInTurn(OhHellState state, int seat) {
    ImmutableList<String> ids = super.governingInTurn(state, seat);
    return state.phase() == Phase.BID
        ? ImmutableList.<String>builder().addAll(ids).add("TRT-1").build()
        : ids;
  }

  @Override
  protected OhHellState applyLegal(
      OhHellState state, TrickMove move, StageListener<OhHellState> stages) {
    if (!(move instanceof Exchange exchange)) {
      return super.applyLegal(state, move, stages);
    }
    CardList<PlayingCard> two = CardList.of(PlayingCard.FAMILY, two(state)); // TRT-1
    TrickPlay cards = state.cards().exchange(exchange.seat(), two.toSet(), state.turnUp());
    return state.withCards(two.appendAll(state.stub()), cards);
  }

  @Override
  public MoveSyntax<TrickMove> syntax() {
    return super.syntax().toBuilder().form("exchange", Exchange.class, Exchange::new).build();
  }
}
