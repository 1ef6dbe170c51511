package io.github.spadille.betting.contract;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.betting.TwentyOne;
import io.github.spadille.betting.thirtyone.ThirtyOne;
import io.github.spadille.betting.thirtyone.ThirtyOneMove;
import io.github.spadille.betting.thirtyone.ThirtyOneOptions;
import io.github.spadille.betting.thirtyone.ThirtyOneState;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Event;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.variant.Asked;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What {@link ThirtyOne} and its variants hide, who plays them for the laws, and where they end.
 */
public abstract class ThirtyOneContract
    extends GameContract<ThirtyOneState, ThirtyOneMove, ThirtyOneOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected ThirtyOneContract(Game<ThirtyOneState, ThirtyOneMove, ThirtyOneOptions> game) {
    super(
        game,
        ThirtyOne.GAME,
        Secrets.hidden("hand")
            .fromOthers()
            .unless("phase", "shuffle", "over")
            .until(ThirtyOneContract::showsBlitz)
            .and("stock")
            .fromAll());
  }

  /** A hand of 31 ends the hand at once (TON-19), so whoever plays on has another. */
  private static boolean showsBlitz(Event event, ImmutableSet<Card> cards) {
    for (Pile pile : event.after().piles()) {
      if (pile.name().startsWith("hand.") && isBlitz(pile, cards)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isBlitz(Pile hand, ImmutableSet<Card> cards) {
    int sum = 0;
    Set<Suit> suits = EnumSet.noneOf(Suit.class);
    for (Card card : hand.cards()) {
      sum += TwentyOne.high((PlayingCard) card);
      suits.add(((PlayingCard) card).suit());
    }
    return sum == 31 && suits.size() == 1 && hand.cards().stream().anyMatch(cards::contains);
  }

  /** Each card may be discarded. */
  @Override
  protected @Nullable Object bent(Asked asked) {
    return asked.is("unreturnable") && asked.isMore() ? null : asked.usual();
  }
}
