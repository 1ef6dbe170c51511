package io.github.spadille.shedding.contract;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Game;
import io.github.spadille.shedding.thirteen.Thirteen;
import io.github.spadille.shedding.thirteen.ThirteenMove;
import io.github.spadille.shedding.thirteen.ThirteenOptions;
import io.github.spadille.shedding.thirteen.ThirteenState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Event;
import io.github.spadille.testkit.subject.Secrets;

/** What {@link Thirteen} and its variants hide, who plays them for the laws, and where they end. */
public abstract class ThirteenContract
    extends GameContract<ThirteenState, ThirteenMove, ThirteenOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected ThirteenContract(Game<ThirteenState, ThirteenMove, ThirteenOptions> game) {
    super(
        game,
        Thirteen.GAME,
        Secrets.hidden("hand")
            .fromOthers()
            .until(ThirteenContract::isToldByTheDeal)
            .and("aside")
            .fromAll()
            .until(ThirteenContract::isToldByTheDeal)
            .openFacts("must")
            .backs(ThirteenContract::back));
  }

  /**
   * The deal shows who holds the lowest card, and leads; whoever is dealt all 2s or 3s may win at
   * once, or the cards are dealt again.
   */
  private static boolean isToldByTheDeal(Event event, ImmutableSet<Card> cards) {
    String lowest = event.after().fact("must").value();
    return event.move().startsWith("shuffle")
        && (!event.after().fact("phase").value().equals("play")
            || cards.stream().anyMatch(card -> card.code().equals(lowest)));
  }

  /** One pack is what few seats play with anyway; it matters only where two were chosen. */
  @Override
  public ImmutableMap<String, String> companions(String option, String value) {
    return option.equals("packs") && value.equals("1")
        ? ImmutableMap.of("packs", "2")
        : ImmutableMap.of();
  }

  private static boolean back(Card card) {
    return card instanceof PlayingCard playing && playing.secondBack();
  }
}
