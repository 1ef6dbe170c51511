package io.github.spadille.rummy.canasta;

import static io.github.spadille.rummy.canasta.Kinds.isRedThree;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Stages;

/** How the rest of a pile that is taken comes to the hand. */
final class TakenPile {
  private TakenPile() {}

  /** Gives the player in turn the cards of the pile; red threes are laid down. */
  static CanastaState toHand(CanastaState state, Stages<CanastaState> stages) {
    CardBag<PlayingCard> hand = state.hand();
    CardBag<PlayingCard> red = state.side().redThrees();
    for (PlayingCard card : state.pile().cards()) {
      if (isRedThree(card)) {
        red = red.with(card); // CAN-40
      } else {
        hand = hand.with(card); // CAN-44
      }
    }
    if (stages.areHeard()) {
      tellRedThrees(state, stages);
    }
    Side side = state.side().withRedThrees(red);
    CanastaState taken =
        state
            .inMeld(state.stock(), hand, side, state.soFar().withPileWaiting(false))
            .withPile(DiscardPile.NONE);
    int more = hand.size() - state.hand().size();
    if (more > 0 && stages.areHeard()) {
      stages.reached("pile-taken", state.player(), taken, more);
    }
    return taken;
  }

  private static void tellRedThrees(CanastaState state, Stages<CanastaState> stages) {
    CanastaState now = state;
    for (PlayingCard card : state.pile().cards()) {
      if (isRedThree(card)) {
        CardList<PlayingCard> left = now.pile().cards();
        now =
            now.with(now.side().withRedThrees(now.side().redThrees().with(card)))
                .withPile(new DiscardPile(left.without(left.indexOf(card)), false));
        stages.reached("red-three-laid", state.player(), now, card, 0);
      }
    }
  }
}
