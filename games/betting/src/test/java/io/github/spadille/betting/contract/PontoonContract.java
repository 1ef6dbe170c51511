package io.github.spadille.betting.contract;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.betting.pontoon.Payment;
import io.github.spadille.betting.pontoon.Pontoon;
import io.github.spadille.betting.pontoon.PontoonMove;
import io.github.spadille.betting.pontoon.PontoonOptions;
import io.github.spadille.betting.pontoon.PontoonState;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.Game;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Event;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.variant.Asked;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** What {@link Pontoon} and its variants hide, who plays them for the laws, and where they end. */
public abstract class PontoonContract
    extends GameContract<PontoonState, PontoonMove, PontoonOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected PontoonContract(Game<PontoonState, PontoonMove, PontoonOptions> game) {
    super(
        game,
        Pontoon.GAME,
        Secrets.hidden("pack")
            .perCard()
            .and("hand")
            .perCard()
            .until(PontoonContract::sticksByItself));
  }

  @Override
  @Covers("PON-49")
  public OptionalLong conserved(PontoonState state) {
    return OptionalLong.of(state.scores().stream().sum() + state.staked());
  }

  @Override
  public ImmutableMap<String, String> companions(String option, String value) {
    return option.startsWith("table-") ? ImmutableMap.of("limits-by", "table") : ImmutableMap.of();
  }

  /** A hand that is done with its new card has 21, or five cards (PON-23, PON-25). */
  private static boolean sticksByItself(Event event, ImmutableSet<Card> cards) {
    boolean draws = event.move().startsWith("twist") || event.move().startsWith("buy");
    return draws && !event.before().fact("active-hand").equals(event.after().fact("active-hand"));
  }

  /** The banker pays three times the stake, or the player loses it. */
  @Override
  protected @Nullable Object bent(Asked asked) {
    if (!asked.is("payment")) {
      return asked.usual();
    }
    return asked.isMore() ? Payment.bankerPays(3) : Payment.playerLoses(1);
  }
}
