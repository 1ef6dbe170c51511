package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.card.PlayingCards.noCards;

import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.fishing.FishingCards;
import java.util.Arrays;
import java.util.stream.Collectors;

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
    return new ScopaState(
        HandPhase.PLAY,
        rules.start().hand(),
        seat,
        new FishingCards<>(stock, each(hands), PlayingCards.set(board), rules.start().won()),
        ScopaState.NOBODY,
        ImmutableIntArray.of(),
        noCards());
  }

  /** Returns the cards of each seat or side. */
  static CardsPerSeat<PlayingCard> each(String... cards) {
    return CardsPerSeat.copyOf(
        PlayingCard.FAMILY,
        Arrays.stream(cards).map(PlayingCards::set).collect(Collectors.toList()));
  }

  static ScopaState withHands(ScopaState state, CardsPerSeat<PlayingCard> hands) {
    FishingCards<PlayingCard> cards = state.cards();
    return state.with(new FishingCards<>(cards.stock(), hands, cards.board(), cards.won()));
  }

  static ScopaState withBoard(ScopaState state, CardSet<PlayingCard> board) {
    FishingCards<PlayingCard> cards = state.cards();
    return state.with(new FishingCards<>(cards.stock(), cards.hands(), board, cards.won()));
  }

  /** Returns a state with cards that each side has won, by captures of which one was the last. */
  static ScopaState withWon(ScopaState state, int lastCapturer, CardsPerSeat<PlayingCard> won) {
    FishingCards<PlayingCard> cards = state.cards();
    return state.captured(
        lastCapturer,
        state.seat(),
        new FishingCards<>(cards.stock(), cards.hands(), cards.board(), won));
  }

  /** Returns a state with other sweeps, of which no marker is to be seen. */
  static ScopaState withSweeps(ScopaState state, int... seats) {
    return new ScopaState(
        state.phase(),
        state.hand(),
        state.seat(),
        state.cards(),
        state.lastCapturer(),
        ImmutableIntArray.copyOf(seats),
        state.markers());
  }
}
