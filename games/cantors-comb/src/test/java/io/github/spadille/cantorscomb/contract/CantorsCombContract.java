package io.github.spadille.cantorscomb.contract;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.cantorscomb.CantorsComb;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombOptions;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombState;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Event;
import io.github.spadille.testkit.subject.Secrets;

/**
 * What {@link CantorsComb} and its variants hide, who plays them for the laws, and where they end.
 */
public abstract class CantorsCombContract
    extends GameContract<CantorsCombState, CantorsCombMove, CantorsCombOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected CantorsCombContract(Game<CantorsCombState, CantorsCombMove, CantorsCombOptions> game) {
    super(
        game,
        CantorsComb.GAME,
        Secrets.hidden("hand")
            .fromOthers()
            .until(CantorsCombContract::isRolled)
            .and("stock")
            .fromAll()
            .openMoves("give"));
  }

  /** Some save their dice, some give most cards away; uniform play throws its dice at once. */
  @Override
  public ImmutableList<Agent> agents() {
    return ImmutableList.of(
        new RandomAgent(), new LivelyAgent(1), new LivelyAgent(2), new LivelyAgent(3));
  }

  /** A large stash is seen only where the dice do not return. */
  @Override
  public ImmutableMap<String, String> companions(String option, String value) {
    return option.equals("solo-dice") ? ImmutableMap.of("stash-return", "none") : ImmutableMap.of();
  }

  /** A roll of the 16-sided die tells whether a hand holds its number (CCG-10, CCG-12). */
  private static boolean isRolled(Event event, ImmutableSet<Card> cards) {
    return cards.stream()
        .anyMatch(card -> event.move().equals("roll " + ((CombCard) card).number()));
  }
}
