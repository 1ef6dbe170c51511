package io.github.spadille.stops.contract;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.stops.crazyeights.CrazyEights;
import io.github.spadille.stops.crazyeights.CrazyEightsMove;
import io.github.spadille.stops.crazyeights.CrazyEightsOptions;
import io.github.spadille.stops.crazyeights.CrazyEightsState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Event;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.variant.Asked;
import org.jspecify.annotations.Nullable;

/**
 * What {@link CrazyEights} and its variants hide, who plays them for the laws, and where they end.
 */
public abstract class CrazyEightsContract
    extends GameContract<CrazyEightsState, CrazyEightsMove, CrazyEightsOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected CrazyEightsContract(Game<CrazyEightsState, CrazyEightsMove, CrazyEightsOptions> game) {
    // A card is played face up; the last one of a hand is in the pack again before a view shows it.
    super(
        game,
        CrazyEights.GAME,
        Secrets.hidden("hand")
            .fromOthers()
            .until(CrazyEightsContract::isScored)
            .and("stock")
            .fromAll()
            .openMoves("play")
            .openFacts("buried")); // Turned up first, they were seen (CRE-5).
  }

  /** The points for a hand tell what the cards were worth that the others held (CRE-26). */
  private static boolean isScored(Event event, ImmutableSet<Card> cards) {
    return !event.before().fact("scores").equals(event.after().fact("scores"));
  }

  /** Players who like to play; where all would rather draw, no game comes to its end. */
  @Override
  public ImmutableList<Agent> agents() {
    return ImmutableList.of(
        new RandomAgent(), new LivelyAgent(2), new LivelyAgent(3), new LivelyAgent(4));
  }

  /** Random players draw at every second chance; three hands of many seats take their time. */
  @Override
  public int moveLimit() {
    return 100_000;
  }

  @Override
  public ImmutableMap<String, String> companions(String option, String value) {
    if (option.equals("target")) {
      return ImmutableMap.of("scoring", "points");
    }
    // One pack is what few seats play with anyway; it matters only where two were chosen.
    return option.equals("decks") && value.equals("1")
        ? ImmutableMap.of("decks", "2")
        : ImmutableMap.of();
  }

  /** The turn goes to a seat that there is; an effect is written down. */
  @Override
  protected @Nullable Object bent(Asked asked) {
    if (asked.answer() instanceof CrazyEightsState state) {
      return state.withSheet(state.sheet().withNote("variant", asked.seat()));
    }
    boolean isSeat = asked.is("nextSeat") || asked.is("seatAfter");
    return isSeat ? asked.seat() : asked.usual();
  }
}
