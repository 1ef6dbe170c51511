package io.github.spadille.fishing;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;

/** How moves name cards of the board. */
public final class BoardCards {
  /**
   * All remaining words as a set of French-suited cards, at least one: {@code As 2h 4d}.
   *
   * <p>They may be named in any order, but none twice; they are written {@linkplain #byRank by
   * rank}.
   */
  public static final Arg<CardSet<PlayingCard>> BOARD_CARDS =
      Args.set(PlayingCard.FAMILY, BoardCards::byRank, "cards such as 3h 4c, none twice");

  private BoardCards() {}

  /** Returns cards by rank, the ace low, then by suit {@code s h d c}; jokers come last. */
  public static ImmutableList<PlayingCard> byRank(CardSet<PlayingCard> cards) {
    ImmutableList.Builder<PlayingCard> sorted = ImmutableList.builderWithExpectedSize(cards.size());
    for (Rank rank : Rank.values()) {
      sorted.addAll(PlayingCards.ofRank(cards, rank));
    }
    for (PlayingCard card : cards) {
      if (card.isJoker()) {
        sorted.add(card);
      }
    }
    return sorted.build();
  }
}
