package io.github.spadille.fishing.scopa;

import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.fishing.FishingHand;
import io.github.spadille.fishing.Sweeps;
import java.util.Arrays;

/** Makes states of Scopa in which a card is to be played. */
final class Positions {
  private Positions() {}

  /** Returns a position in the first hand, in which nobody has won cards yet. */
  static ScopaState of(
      Rules<ScopaState, ScopaMove> rules,
      int seat,
      CardList<PlayingCard> stock,
      String board,
      String... hands) {
    ScopaState start = rules.start();
    return start
        .dealt(seat, each(hands), stock)
        .withCards(stock, cards(each(hands), start.won(), PlayingCards.set(board)));
  }

  /** Returns the cards of each seat or side. */
  static CardsPerSeat<PlayingCard> each(String... cards) {
    return CardsPerSeat.copyOf(
        PlayingCard.FAMILY, Arrays.stream(cards).map(PlayingCards::set).toList());
  }

  private static CardsPerSeat<PlayingCard> cards(
      CardsPerSeat<PlayingCard> hands, CardsPerSeat<PlayingCard> won, CardSet<PlayingCard> board) {
    CardsPerSeat<PlayingCard> cards =
        ScopaState.noneDealt().plus(hands).plus(ScopaState.BOARD, board);
    for (int side = 0; side < won.size(); side++) {
      cards = cards.plus(ScopaState.WON + side, won.get(side));
    }
    return cards;
  }

  static ScopaState withHands(ScopaState state, CardsPerSeat<PlayingCard> hands) {
    return state.withCards(state.stock(), cards(hands, state.won(), state.board()));
  }

  static ScopaState withBoard(ScopaState state, CardSet<PlayingCard> board) {
    return state.withCards(state.stock(), cards(state.hands(), state.won(), board));
  }

  /** Returns a state with cards that each side has won, by captures of which one was the last. */
  static ScopaState withWon(ScopaState state, int lastCapturer, CardsPerSeat<PlayingCard> won) {
    return (lastCapturer == Seats.NOBODY
            ? state
            : state.captured(lastCapturer, PlayingCards.noCards(), state.seat()))
        .withCards(state.stock(), cards(state.hands(), won, state.board()));
  }

  /** Returns a state with other sweeps, of which no marker is to be seen. */
  static ScopaState withSweeps(ScopaState state, int... seats) {
    FishingHand hand = state.hand();
    return state.withHand(
        new FishingHand(
            hand.number(),
            hand.dealer(),
            hand.sides(),
            new Sweeps(ImmutableIntArray.copyOf(seats), hand.sweeps().markers()),
            hand.sheet()));
  }
}
