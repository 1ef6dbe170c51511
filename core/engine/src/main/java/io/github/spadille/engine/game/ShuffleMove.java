package io.github.spadille.engine.game;

import static io.github.spadille.engine.game.Refusal.refuse;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.move.Move;
import java.util.Optional;

/**
 * Chance shuffles cards. A game's own record of it says what follows:
 *
 * <pre>{@code
 * record Shuffle(CardList<PlayingCard> cards) implements MyMove, ShuffleMove<PlayingCard> {}
 * }</pre>
 *
 * @param <C> the cards
 */
public interface ShuffleMove<C extends Card> extends Move {
  /** Returns the shuffled cards, the top first. */
  CardList<C> cards();

  @Override
  default int seat() {
    return CHANCE;
  }

  /**
   * Returns why this is no shuffle of a pack, or nothing if it is one.
   *
   * @param ruleId the rule that says which cards are in the pack
   */
  default Optional<Refusal> refusalUnlessOf(Deck<C> pack, String ruleId) {
    return pack.isPermutation(cards()) ? Optional.empty() : refuse(ruleId, "pack", pack.size());
  }
}
