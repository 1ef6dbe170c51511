package io.github.spadille.rummy.canasta;

import static io.github.spadille.rummy.canasta.CanastaState.sideOf;
import static io.github.spadille.rummy.canasta.Kinds.isRedThree;
import static io.github.spadille.rummy.canasta.Kinds.isWild;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.rummy.canasta.CanastaState.Phase;
import java.util.Optional;

/** The pack, and how a hand is dealt from it. */
final class Deal {
  /** The pack. */
  static final Deck<PlayingCard> PACK =
      Deck.standard52().plusJokers(2).times(2).named("canasta 108"); // CAN-1

  private Deal() {}

  /**
   * Returns a state with a hand dealt.
   *
   * @param state awaits the shuffle; its player is the first to be dealt to
   * @param pack the shuffled pack
   * @param handSize the cards for each seat
   * @param byHand whether red threes stay in the hands
   */
  static CanastaState of(
      CanastaState state, CardList<PlayingCard> pack, int handSize, boolean byHand) {
    int seats = state.hands().size();
    int dealt = handSize * seats;
    PerSeat<CardBag<PlayingCard>> hands = state.hands();
    for (int i = 0; i < dealt; i++) { // CAN-7
      int seat = (state.player() + i) % seats;
      hands = hands.with(seat, hands.get(seat).with(pack.get(i)));
    }
    CardList<PlayingCard> stock = pack.draw(dealt);
    int turned = 1;
    while (isWild(stock.get(turned - 1)) || isRedThree(stock.get(turned - 1))) {
      turned++; // CAN-9
    }
    CanastaState dealtOut =
        new CanastaStateBuilder()
            .from(state)
            .phase(Phase.DRAW)
            .turn(Turn.of(state.player())) // CAN-12
            .stock(stock.draw(turned))
            .discard(stock.first(turned)) // CAN-8
            .frozen(turned > 1) // CAN-10
            .hands(hands)
            .deal(state.deal().withGoneOut(Optional.empty()))
            .build();
    return byHand ? dealtOut : layRedThrees(dealtOut);
  }

  private static CanastaState layRedThrees(CanastaState state) { // CAN-11
    PerSeat<CardBag<PlayingCard>> hands = state.hands();
    PerSeat<CardBag<PlayingCard>> redThrees = state.redThrees();
    CardList<PlayingCard> stock = state.stock();
    for (int i = 0; i < hands.size(); i++) {
      int seat = (state.player() + i) % hands.size();
      CardBag<PlayingCard> hand = hands.get(seat);
      while (Kinds.redThrees(hand) > 0) {
        PlayingCard red = hand.intersect(Kinds.RED_THREES).nth(0);
        redThrees = redThrees.with(sideOf(seat), redThrees.get(sideOf(seat)).with(red));
        hand = hand.without(red).with(stock.top());
        stock = stock.draw(1);
      }
      hands = hands.with(seat, hand);
    }
    return state.withHands(hands).withLaid(state.laid().withRedThrees(redThrees)).withStock(stock);
  }
}
