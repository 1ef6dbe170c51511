package io.github.spadille.fishing;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.notation.Arg;
import java.util.List;
import java.util.function.UnaryOperator;

/** How moves name cards of the board: by rank, the ace low, then by suit {@code s h d c}. */
public final class BoardCards {
  /**
   * All remaining words as a set of cards, at least one: {@code As 2h 4d}.
   *
   * <p>They may be named in any order, but none twice.
   */
  public static final Arg<CardSet<PlayingCard>> BOARD_CARDS = new SetArg();

  private BoardCards() {}

  /** Returns cards by rank, the ace low, then by suit {@code s h d c}; jokers are left out. */
  public static ImmutableList<PlayingCard> byRank(CardSet<PlayingCard> cards) {
    ImmutableList.Builder<PlayingCard> sorted = ImmutableList.builderWithExpectedSize(cards.size());
    for (Rank rank : Rank.values()) {
      sorted.addAll(PlayingCards.ofRank(cards, rank));
    }
    return sorted.build();
  }

  private static final class SetArg implements Arg<CardSet<PlayingCard>> {
    @Override
    public CardSet<PlayingCard> parse(List<String> words) {
      CardSet<PlayingCard> cards = PlayingCards.noCards();
      for (String word : words) {
        PlayingCard card = PlayingCard.parse(word);
        if (cards.contains(card)) {
          throw new IllegalArgumentException(card + " is named twice");
        }
        cards = cards.with(card);
      }
      return cards;
    }

    @Override
    public ImmutableList<String> format(CardSet<PlayingCard> cards) {
      ImmutableList.Builder<String> words = ImmutableList.builderWithExpectedSize(cards.size());
      for (PlayingCard card : byRank(cards)) {
        words.add(card.code());
      }
      return words.build();
    }

    @Override
    public String expected() {
      return "cards such as 3h 4c, none twice";
    }

    @Override
    public boolean rest() {
      return true;
    }

    @Override
    public CardSet<PlayingCard> mapCards(CardSet<PlayingCard> cards, UnaryOperator<Card> map) {
      CardSet<PlayingCard> mapped = PlayingCards.noCards();
      for (PlayingCard card : byRank(cards)) {
        mapped = mapped.with(PlayingCard.parse(map.apply(card).code()));
      }
      return mapped;
    }
  }
}
