package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.countSuit;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.fishing.Majority;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;

/** What a hand scores: 11 points and the sweeps, less where a majority is tied (CAS-37). */
final class ItemCount {
  private final ImmutableList.Builder<ScoreSheet.Line> lines = ImmutableList.builder();
  private final CassinoState state;
  private final List<CardSet<PlayingCard>> won;
  private final IntFunction<Seats> sides;

  /**
   * Creates the scoring of a hand.
   *
   * @param sides the seats of each side
   */
  ItemCount(CassinoState state, IntFunction<Seats> sides) {
    this.state = state;
    this.won = state.won();
    this.sides = sides;
  }

  /** Returns the points of each side, in the order in which they are counted one by one. */
  ImmutableList<ScoreSheet.Line> awards(boolean sweepsScore) { // CAS-34
    add("cards", CardSet::size, 3); // CAS-35
    add("spades", ItemCount::spades, 1); // CAS-36
    addCard("big-cassino", "Td", 2);
    addCard("little-cassino", "2s", 1);
    addCard("ace-of-spades", "As", 1);
    addCard("ace-of-hearts", "Ah", 1);
    addCard("ace-of-diamonds", "Ad", 1);
    addCard("ace-of-clubs", "Ac", 1);
    for (int i = 0; sweepsScore && i < state.hand().sweeps().log().length(); i++) {
      add("sweep", state.hand().sweeps().log().get(i) % won.size(), 1);
    }
    return lines.build();
  }

  /** Returns how many of some cards are spades. */
  static int spades(CardSet<PlayingCard> cards) {
    return countSuit(cards, Suit.SPADES);
  }

  private void addCard(String reason, String code, int points) {
    PlayingCard card = PlayingCard.parse(code);
    add(reason, cards -> cards.contains(card) ? 1 : 0, points);
  }

  private void add(String reason, ToIntFunction<CardSet<PlayingCard>> count, int points) {
    int side = Majority.of(won, count);
    if (side != Seats.NOBODY) {
      add(reason, side, points);
    }
  }

  private void add(String reason, int side, int points) {
    lines.add(new ScoreSheet.Line(state.handNumber(), "CAS-34", reason, sides.apply(side), points));
  }
}
