package io.github.spadille.tricktaking.contract;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.variant.Asked;
import io.github.spadille.tricktaking.Following;
import io.github.spadille.tricktaking.Suits;
import io.github.spadille.tricktaking.Trick;
import io.github.spadille.tricktaking.TrickMove;
import org.jspecify.annotations.Nullable;

/**
 * What variants of trick games are like: cards have another order, and players are free in what
 * they play, or have one duty more.
 *
 * @param <S> the states of the game
 * @param <O> the options of the game
 */
abstract class TrickContract<S extends GameState, O> extends GameContract<S, TrickMove, O> {
  TrickContract(Game<S, TrickMove, O> game, Game<S, TrickMove, O> base, Secrets secrets) {
    super(game, base, secrets);
  }

  @Override
  protected @Nullable Object bent(Asked asked) {
    if (asked.answer() instanceof Following following) {
      String ruleId = game().rulebook().rules().get(0).id();
      return asked.isMore()
          ? Following.free()
          : following.must(ruleId, "variant", (cards, trick) -> withoutFirst(cards));
    }
    if (asked.answer() instanceof Trick.Order) {
      return asked.isMore() ? Suits.trumps(Suit.HEARTS) : Suits.noTrumps();
    }
    return asked.usual();
  }

  private static CardSet<PlayingCard> withoutFirst(CardSet<PlayingCard> cards) {
    return cards.without(cards.first());
  }
}
