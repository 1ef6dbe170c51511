package io.github.spadille.fishing.scopa;

import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.fishing.FishingHand;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

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
    return new ScopaState(
        HandPhase.PLAY,
        start.hand(),
        seat,
        stock,
        cards(each(hands), start.won(), PlayingCards.set(board)),
        ScopaState.NOBODY);
  }

  /** Returns the cards of each seat or side. */
  static List<CardSet<PlayingCard>> each(String... cards) {
    return Arrays.stream(cards).map(PlayingCards::set).toList();
  }

  private static CardsPerSeat<PlayingCard> cards(
      List<CardSet<PlayingCard>> hands,
      List<CardSet<PlayingCard>> won,
      CardSet<PlayingCard> board) {
    List<CardSet<PlayingCard>> all = new ArrayList<>(hands);
    all.addAll(won);
    all.add(board);
    return CardsPerSeat.copyOf(PlayingCard.FAMILY, all);
  }

  @SafeVarargs
  static ScopaState withHands(ScopaState state, CardSet<PlayingCard>... hands) {
    return state.with(state.stock(), cards(List.of(hands), state.won(), state.board()));
  }

  static ScopaState withBoard(ScopaState state, CardSet<PlayingCard> board) {
    return state.with(state.stock(), cards(state.hands(), state.won(), board));
  }

  /** Returns a state with cards that each side has won, by captures of which one was the last. */
  static ScopaState withWon(
      ScopaState state, int lastCapturer, List<CardSet<PlayingCard>> won) {
    return state.after(cards(state.hands(), won, state.board()), lastCapturer, state.seat());
  }

  /** Returns a state with other sweeps, of which no marker is to be seen. */
  static ScopaState withSweeps(ScopaState state, int... seats) {
    FishingHand hand = state.hand();
    return state.with(
        state.phase(),
        new FishingHand(
            hand.number(),
            hand.dealer(),
            ImmutableIntArray.copyOf(seats),
            hand.markers(),
            hand.sheet()));
  }
}
