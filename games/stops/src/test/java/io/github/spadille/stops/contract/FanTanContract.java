package io.github.spadille.stops.contract;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.stops.fantan.Debt;
import io.github.spadille.stops.fantan.Debts;
import io.github.spadille.stops.fantan.FanTan;
import io.github.spadille.stops.fantan.FanTanMove;
import io.github.spadille.stops.fantan.FanTanOptions;
import io.github.spadille.stops.fantan.FanTanState;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Event;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.variant.Asked;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** What {@link FanTan} and its variants hide, and that no chip is lost. */
public abstract class FanTanContract extends GameContract<FanTanState, FanTanMove, FanTanOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected FanTanContract(Game<FanTanState, FanTanMove, FanTanOptions> game) {
    this(game, PlayingCard.parse("7d"));
  }

  /**
   * Creates the contract of a variant.
   *
   * @param opener the card with which a hand may have to be begun
   */
  protected FanTanContract(Game<FanTanState, FanTanMove, FanTanOptions> game, PlayingCard opener) {
    // The last card of a hand is in the pack again before a view shows it.
    super(
        game,
        FanTan.GAME,
        Secrets.hidden("hand")
            .fromOthers()
            .until((event, cards) -> tells(opener, event, cards))
            .and("stock")
            .fromAll()
            .until((event, cards) -> tells(opener, event, cards))
            .andFact("debts")
            .fromAll()
            .given("false-pass", "priced")
            .openMoves("play"));
  }

  /** Whoever begins holds the card for it (FAN-8); false passes are paid for (FAN-25). */
  private static boolean tells(PlayingCard opener, Event event, ImmutableSet<Card> cards) {
    boolean opens = event.move().startsWith("shuffle") && cards.contains(opener);
    return opens || event.stages().size() > 1;
  }

  @Override
  @Covers("FAN-27")
  public OptionalLong conserved(FanTanState state) {
    return OptionalLong.of(state.stakes().all());
  }

  /** Players who like to play; where all would rather pass falsely, no hand comes to its end. */
  @Override
  public ImmutableList<Agent> agents() {
    return ImmutableList.of(
        new RandomAgent(), new LivelyAgent(2), new LivelyAgent(3), new LivelyAgent(4));
  }

  /** What a false pass costs matters where there are any. */
  @Override
  public ImmutableMap<String, String> companions(String option, String value) {
    return option.equals("false-pass-fee") || option.equals("seven-fee")
        ? ImmutableMap.of("false-pass", "priced")
        : ImmutableMap.of();
  }

  /** Somebody owes a chip more, or nothing; a card costs a chip. */
  @Override
  protected @Nullable Object bent(Asked asked) {
    if (asked.answer() instanceof Debts debts) {
      return asked.isMore() ? debts.plus(Debt.toPot(0, 1)) : Debts.none();
    }
    return asked.answer() instanceof FanTanState state
        ? state.withStakes(state.stakes().pay(state.handNumber(), "FAN-19", 0, 1))
        : asked.usual();
  }
}
