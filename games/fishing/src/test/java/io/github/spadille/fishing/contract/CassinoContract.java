package io.github.spadille.fishing.contract;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet.Line;
import io.github.spadille.fishing.cassino.Cassino;
import io.github.spadille.fishing.cassino.CassinoMove;
import io.github.spadille.fishing.cassino.CassinoOptions;
import io.github.spadille.fishing.cassino.CassinoState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.variant.Asked;
import org.jspecify.annotations.Nullable;

/** What {@link Cassino} and its variants hide, who plays them for the laws, and where they end. */
public abstract class CassinoContract
    extends GameContract<CassinoState, CassinoMove, CassinoOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected CassinoContract(Game<CassinoState, CassinoMove, CassinoOptions> game) {
    super(
        game,
        Cassino.GAME,
        Secrets.hidden("hand").fromOthers().and("stock").fromAll().and("won").perCard());
  }

  /** A hand scores nothing, or one award alone. */
  @Override
  protected @Nullable Object bent(Asked asked) {
    if (!asked.is("awards")) {
      return asked.usual();
    }
    int hand = asked.argument(0, CassinoState.class).handNumber();
    Line award = Line.of(hand, "CAS-34", Seats.of(0), 1);
    return asked.isMore() ? ImmutableList.of(award) : ImmutableList.of();
  }
}
