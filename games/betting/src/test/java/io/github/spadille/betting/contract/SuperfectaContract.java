package io.github.spadille.betting.contract;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.betting.superfecta.Pool;
import io.github.spadille.betting.superfecta.Superfecta;
import io.github.spadille.betting.superfecta.SuperfectaMove;
import io.github.spadille.betting.superfecta.SuperfectaMove.Bet;
import io.github.spadille.betting.superfecta.SuperfectaOptions;
import io.github.spadille.betting.superfecta.SuperfectaState;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.Game;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Event;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.variant.Asked;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** What {@link Superfecta} and its variants hide, and that no chip is lost. */
public abstract class SuperfectaContract
    extends GameContract<SuperfectaState, SuperfectaMove, SuperfectaOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected SuperfectaContract(Game<SuperfectaState, SuperfectaMove, SuperfectaOptions> game) {
    super(
        game,
        Superfecta.GAME,
        Secrets.hidden("stock")
            .fromAll()
            .andFact("ticket")
            .fromOthers()
            .during("phase", "bet")
            .given("tickets", "secret")
            .andFact("bets")
            .fromOthers()
            .during("phase", "bet")
            .given("tickets", "secret")
            .andChoice("bet", 1)
            .during("phase", "bet")
            .given("tickets", "secret")
            .andFact("ticket")
            .perCard()
            .given("tickets", "open")
            .andFact("bets")
            .perCard()
            .given("tickets", "open")
            .andChoice("bet", 1)
            .until(SuperfectaContract::isHandedIn)
            .given("tickets", "open"));
  }

  /** An open ticket is shown when it is handed in. */
  private static boolean isHandedIn(Event event, ImmutableSet<Card> cards) {
    return event.move().equals("done");
  }

  /** The chips of the seats, on the ticket that is being made, in the pools and left over. */
  @Override
  @Covers("SUP-32")
  public OptionalLong conserved(SuperfectaState state) {
    return OptionalLong.of(chips(state));
  }

  /** Returns all chips, wherever they are. */
  public static long chips(SuperfectaState state) {
    long chips = state.leftover();
    for (int seat = 0; seat < state.tote().tickets().size(); seat++) {
      chips += state.tote().chips(seat);
    }
    for (Pool pool : Pool.values()) {
      chips += state.tote().in(pool);
    }
    for (Bet bet : state.tote().ticket()) {
      chips += bet.chips();
    }
    return chips;
  }

  /** The first to bet is a seat that there is. */
  @Override
  protected @Nullable Object bent(Asked asked) {
    return asked.is("firstSeat") ? asked.seat() : asked.usual();
  }
}
