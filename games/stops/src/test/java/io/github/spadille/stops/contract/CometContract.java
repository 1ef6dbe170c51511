package io.github.spadille.stops.contract;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Game;
import io.github.spadille.stops.comet.Comet;
import io.github.spadille.stops.comet.CometMove;
import io.github.spadille.stops.comet.CometOptions;
import io.github.spadille.stops.comet.CometState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Event;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.variant.Asked;
import org.jspecify.annotations.Nullable;

/** What {@link Comet} and its variants hide. */
public abstract class CometContract extends GameContract<CometState, CometMove, CometOptions> {
  private static final PlayingCard COMET = PlayingCard.parse("9d");
  private static final PlayingCard TEN = PlayingCard.parse("Td");

  /** Creates the contract of the game or of a variant of it. */
  protected CometContract(Game<CometState, CometMove, CometOptions> game) {
    super(
        game,
        Comet.GAME,
        Secrets.hidden("hand")
            .fromOthers()
            .until(CometContract::tells)
            .and("stub")
            .fromAll()
            .unless("phase", "over")
            .until(CometContract::tells)
            .and("stock")
            .fromAll()
            .openMoves("play"));
  }

  /** The turn, or a stop, tells where the cards lie that are asked for; the end, what is left. */
  private static boolean tells(Event event, ImmutableSet<Card> cards) {
    if (!event.move().startsWith("play")) {
      return false;
    }
    return endsHand(event)
        || cards.stream().anyMatch(card -> isAskedFor(event, (PlayingCard) card));
  }

  /** A hand that is won is scored, and its stub turned up (COM-22 to COM-24). */
  private static boolean endsHand(Event event) {
    return !event.stages().isEmpty();
  }

  private static boolean isAskedFor(Event event, PlayingCard card) {
    PlayingCard played = PlayingCard.parse(event.move().substring("play ".length()));
    if (played == COMET) { // COM-15
      return card == TEN || event.before().fact("next").value().equals(card.code());
    }
    return !played.is(Rank.KING) && card.index() == played.index() + 1; // COM-7
  }

  /** No card follows another. */
  @Override
  protected @Nullable Object bent(Asked asked) {
    return asked.is("successor") && asked.isLess() ? null : asked.usual();
  }
}
