package io.github.spadille.stops.contract;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Game;
import io.github.spadille.stops.playorpay.PlayOrPay;
import io.github.spadille.stops.playorpay.PlayOrPayMove;
import io.github.spadille.stops.playorpay.PlayOrPayOptions;
import io.github.spadille.stops.playorpay.PlayOrPayState;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Event;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.variant.Asked;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** What {@link PlayOrPay} and its variants hide, and that no chip is lost. */
public abstract class PlayOrPayContract
    extends GameContract<PlayOrPayState, PlayOrPayMove, PlayOrPayOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected PlayOrPayContract(Game<PlayOrPayState, PlayOrPayMove, PlayOrPayOptions> game) {
    super(
        game,
        PlayOrPay.GAME,
        Secrets.hidden("hand")
            .fromOthers()
            .until((event, cards) -> endsHand(event))
            .given("run-on", "no")
            .and("hand")
            .fromOthers()
            .until((event, cards) -> endsHand(event) || showsByTurn(event, cards))
            .given("run-on", "yes")
            .and("stock")
            .fromAll()
            .openMoves("play"));
  }

  /** The last card of a hand is in the pack again before a view shows it. */
  private static boolean endsHand(Event event) {
    return event.stages().size() > 1;
  }

  /** Whoever keeps the turn holds the next card (POP-12). */
  private static boolean showsByTurn(Event event, ImmutableSet<Card> cards) {
    String next = event.after().fact("next").value();
    return event.move().startsWith("play")
        && !next.equals("-")
        && cards.contains(PlayingCard.parse(next));
  }

  @Override
  @Covers("POP-19")
  public OptionalLong conserved(PlayOrPayState state) {
    return OptionalLong.of(state.stakes().all());
  }

  /** The turn goes to a seat that there is; no card follows another; nobody is paid for paying. */
  @Override
  protected @Nullable Object bent(Asked asked) {
    if (asked.is("successor")) {
      return asked.isLess() ? null : asked.answer();
    }
    if (asked.usual() instanceof Long fee) {
      return Math.max(0, fee);
    }
    return asked.is("turnAfter") ? asked.seat() : asked.usual();
  }
}
