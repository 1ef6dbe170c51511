package io.github.spadille.examples.newvariant;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.table.Table;
import io.github.spadille.stops.crazyeights.CrazyEights;
import io.github.spadille.stops.crazyeights.CrazyEightsMove;
import io.github.spadille.stops.crazyeights.CrazyEightsOptions;
import io.github.spadille.stops.crazyeights.CrazyEightsState;

/**
 * Crazy Eights in which aces reverse and twos draw two: a variant with effects of cards, and with a
 * piece of state of its own, the direction, which is noted on the score sheet.
 */
public final class AcesReverse extends CrazyEights {
  private static final String REVERSED = "reversed";

  /** The variant as a game of its own. */
  public static final Game<CrazyEightsState, CrazyEightsMove, CrazyEightsOptions> GAME =
      CrazyEights.GAME
          .variant("crazy-eights-reverse")
          .name("Crazy Eights, aces reverse")
          .summary("Crazy Eights in which aces reverse the direction and twos draw two.")
          .adding(AcesReverse.class, "aces-reverse")
          .rules(AcesReverse::new)
          .build();

  private AcesReverse(int seats, CrazyEightsOptions options) {
    super(seats, options);
  }

  private static boolean isReversed(CrazyEightsState state) {
    return state.sheet().note(REVERSED, 0) != 0;
  }

  @Override
  protected int nextSeat(CrazyEightsState state) { // REV-1
    return isReversed(state) ? seatFrom(state.seat(), seats - 1) : next(state.seat());
  }

  @Override
  protected CrazyEightsState effect(
      CrazyEightsState played, int seat, PlayingCard card, StageListener<CrazyEightsState> stages) {
    if (card.is(Rank.ACE)) {
      return reverse(played, seat, stages);
    }
    return card.is(Rank.TWO) ? drawTwo(played, stages) : played;
  }

  private CrazyEightsState reverse(
      CrazyEightsState played, int seat, StageListener<CrazyEightsState> stages) { // REV-1
    int direction = isReversed(played) ? 0 : 1;
    CrazyEightsState reversed = played.withSheet(played.sheet().withNote(REVERSED, direction));
    CrazyEightsState next = turnTo(reversed, nextSeat(turnTo(reversed, seat)));
    stages.reached("reversed", next);
    return next;
  }

  private CrazyEightsState drawTwo(
      CrazyEightsState played, StageListener<CrazyEightsState> stages) { // REV-2
    CrazyEightsState drawn = drawing(played, played.seat(), 2);
    stages.reached("drew-two", played.seat(), drawn);
    return drawn;
  }

  /** The draw for a two is no move of its own, so what follows from it is found by play alone. */
  @Override
  public Deductions<CrazyEightsState, CrazyEightsMove> deductions() {
    return super.deductions()
        .and(
            (before, move, deductions) -> {
              if (move instanceof CrazyEightsMove.Play play && play.card().is(Rank.TWO)) {
                deductions.unknown();
              }
            });
  }

  @Override
  public Table table(CrazyEightsState state) {
    return super.table(state).toBuilder().yesNo(REVERSED, isReversed(state)).build();
  }
}
