package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.set;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.CardsPerSeat;
import java.util.Arrays;
import java.util.List;

/** A position that is set up from another one, part by part. */
record Position(CassinoState state) {
  private Position with(
      int seat,
      CardsPerSeat<PlayingCard> hands,
      CardSet<PlayingCard> board,
      Builds builds,
      Captured captured) {
    return new Position(
        new CassinoState(state.phase(), state.hand(), seat, hands, board, builds, captured));
  }

  private Position with(Captured captured) {
    return with(state.seat(), state.hands(), state.board(), state.builds(), captured);
  }

  Position seat(int seat) {
    return with(seat, state.hands(), state.board(), state.builds(), state.captured());
  }

  Position stock(String cards) {
    return stock(list(cards));
  }

  Position stock(CardList<PlayingCard> cards) {
    return new Position(state.with(state.phase(), state.hand().withStock(cards)));
  }

  Position hands(String... hands) {
    return with(state.seat(), cards(hands), state.board(), state.builds(), state.captured());
  }

  Position board(String cards) {
    return with(state.seat(), state.hands(), set(cards), state.builds(), state.captured());
  }

  /** Returns this position with the builds that have been made so far. */
  Position builds(Build... builds) {
    Builds all = new Builds(ImmutableList.copyOf(builds), builds.length);
    return with(state.seat(), state.hands(), state.board(), all, state.captured());
  }

  Position won(String... won) {
    return with(state.captured().withWon(cards(won)));
  }

  Position lastCapturer(int seat) {
    Captured captured = state.captured();
    return with(new Captured(captured.won(), seat, captured.markers(), captured.sweepers()));
  }

  Position sweepers(List<Integer> seats) {
    Captured captured = state.captured();
    return with(
        new Captured(
            captured.won(), captured.last(), captured.markers(), ImmutableIntArray.copyOf(seats)));
  }

  private static CardsPerSeat<PlayingCard> cards(String... codes) {
    return CardsPerSeat.copyOf(
        PlayingCard.FAMILY, Arrays.stream(codes).map(each -> set(each)).toList());
  }
}
