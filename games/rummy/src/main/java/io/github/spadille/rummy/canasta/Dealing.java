package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.Deal;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.rummy.canasta.CanastaState.Phase;
import java.util.Optional;

/** The pack, and how a hand is dealt from it. */
final class Dealing {
  /** The pack. */
  static final Deck<PlayingCard> PACK =
      Deck.standard52().plusJokers(2).times(2).named("canasta 108"); // CAN-1

  private Dealing() {}

  /**
   * Returns a state with a hand dealt, red threes still in the hands.
   *
   * @param state awaits the shuffle; its player is the first to be dealt to
   * @param pack the shuffled pack
   * @param handSize the cards for each player
   */
  static CanastaState deal(
      CanastaState state, CardList<PlayingCard> pack, int handSize, Stages<CanastaState> stages) {
    int seats = state.hands().size();
    CardList<PlayingCard> stock = pack.draw(handSize * seats);
    DiscardPile pile = DiscardPile.turnedFrom(stock);
    CanastaState dealt =
        state
            .withPhase(Phase.DRAW)
            .withTurn(Turn.of(state.player())) // CAN-12
            .withHands(Deal.bags(pack, seats, state.player(), handSize * seats)) // CAN-7
            .withStock(stock.draw(pile.cards().size()))
            .withPile(pile)
            .withDeal(state.deal().withGoneOut(Optional.empty()));
    if (stages.areHeard()) {
      tellDeal(dealt, stock, handSize, stages);
    }
    return dealt;
  }

  private static void tellDeal(
      CanastaState dealt, CardList<PlayingCard> stock, int handSize, Stages<CanastaState> stages) {
    CanastaState before = dealt.withStock(stock).withPile(DiscardPile.NONE);
    stages.reached("dealt", dealt.deal().dealer(), before, handSize);
    DiscardPile pile = dealt.pile();
    for (int turned = 1; turned <= pile.cards().size(); turned++) {
      DiscardPile soFar = new DiscardPile(stock.first(turned), pile.frozen());
      CanastaState state = dealt.withStock(stock.draw(turned)).withPile(soFar);
      stages.reached("turned-up", Phrase.NOBODY, state, soFar.upcard());
    }
    if (pile.frozen()) {
      stages.reached("pile-frozen", dealt);
    }
  }

  /** Lays the red threes that were dealt and replaces them, player by player. */
  static CanastaState layRedThrees(CanastaState state, Stages<CanastaState> stages) { // CAN-11
    PerSeat<CardBag<PlayingCard>> hands = state.hands();
    PerSeat<Side> sides = state.sides();
    CardList<PlayingCard> stock = state.stock();
    for (int i = 0; i < hands.size(); i++) {
      int seat = (state.player() + i) % hands.size();
      CardBag<PlayingCard> hand = hands.get(seat);
      CardBag<PlayingCard> red = sides.get(Side.of(seat)).redThrees();
      while (Kinds.redThrees(hand) > 0) {
        PlayingCard three = hand.intersect(Kinds.RED_THREES).nth(0);
        red = red.with(three);
        hand = hand.without(three);
        if (stages.areHeard()) {
          Side side = sides.get(Side.of(seat)).withRedThrees(red);
          CanastaState laid =
              state
                  .withHands(hands.with(seat, hand))
                  .withSides(sides.with(Side.of(seat), side))
                  .withStock(stock);
          stages.reached("red-three-laid", seat, laid, three, 1);
        }
        hand = hand.with(stock.top());
        stock = stock.draw(1);
      }
      hands = hands.with(seat, hand);
      sides = sides.with(Side.of(seat), sides.get(Side.of(seat)).withRedThrees(red));
    }
    return state.withHands(hands).withSides(sides).withStock(stock);
  }
}
