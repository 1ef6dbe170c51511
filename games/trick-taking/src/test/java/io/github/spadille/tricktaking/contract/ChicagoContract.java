package io.github.spadille.tricktaking.contract;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Game;
import io.github.spadille.testkit.subject.Event;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.variant.Asked;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.chicago.Chicago;
import io.github.spadille.tricktaking.chicago.ChicagoOptions;
import io.github.spadille.tricktaking.chicago.ChicagoState;
import io.github.spadille.tricktaking.chicago.PokerHand;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What {@link Chicago} and its variants hide, who plays them for the laws, and where they end. */
public abstract class ChicagoContract extends TrickContract<ChicagoState, ChicagoOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected ChicagoContract(Game<ChicagoState, TrickMove, ChicagoOptions> game) {
    super(
        game,
        Chicago.GAME,
        Secrets.hidden("hand")
            .fromOthers()
            .unless("phase", "over")
            .until(ChicagoContract::isShown)
            .and("stock")
            .fromAll()
            .and("discard")
            .fromAll()
            .andFact("proof")
            .fromOthers()
            .andChoice("change")
            .until(ChicagoContract::isShown)
            .openFacts(shown()));
  }

  /** Hands lie open from the end of a hand on, also where the next begins (CHI-35, CHI-46). */
  private static boolean isShown(Event event, ImmutableSet<Card> cards) {
    return event.shows("hand", cards);
  }

  /** A hand that proves a claim is shown before its cards are thrown away (CHI-27). */
  private static String[] shown() {
    return IntStream.range(0, 8)
        .mapToObj(i -> "exposed." + i % 4 + "." + (2 + i / 4))
        .toArray(String[]::new);
  }

  /** Random players call Chicago and lose by it more points than they win otherwise. */
  @Override
  public int moveLimit() {
    return 100_000;
  }

  /** With a high target several seats seldom share the highest score. */
  @Override
  public ImmutableMap<String, String> companions(String option, String value) {
    return option.equals("tie") ? ImmutableMap.of("target", "1") : ImmutableMap.of();
  }

  /** All ranks of a hand count, or only the first. */
  @Override
  protected @Nullable Object bent(Asked asked) {
    if (!asked.is("handOf")) {
      return super.bent(asked);
    }
    @SuppressWarnings("unchecked") // what the method is asked
    CardSet<PlayingCard> cards = (CardSet<PlayingCard>) asked.arguments().get(0);
    PokerHand hand = PokerHand.of(cards);
    return asked.isMore() || hand.isNone() ? hand : hand.first(1);
  }
}
