package io.github.spadille.fishing;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.notation.Arg;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** How moves name cards of the board. */
public final class BoardCards {
  /**
   * All remaining words as a set of French-suited cards, at least one: {@code As 2h 4d}.
   *
   * <p>They may be named in any order, but none twice; they are written {@linkplain #byRank by
   * rank}.
   */
  public static final Arg<CardSet<PlayingCard>> BOARD_CARDS =
      boardCards(PlayingCard.FAMILY, BoardCards::byRank, "cards such as 3h 4c, none twice");

  private BoardCards() {}

  /**
   * Returns the argument that takes all remaining words as a set of cards, at least one.
   *
   * <p>They may be named in any order, but none twice.
   *
   * @param order puts the cards in the order in which they are written
   * @param expected what is expected, as a noun phrase
   */
  public static <C extends Card> Arg<CardSet<C>> boardCards(
      CardFamily<C> family, Function<CardSet<C>, ? extends Iterable<C>> order, String expected) {
    return new Arg<>() {
      @Override
      public Optional<CardSet<C>> find(List<String> words) {
        CardSet<C> cards = CardSet.empty(family);
        for (String word : words) {
          Optional<C> card = family.find(word);
          if (card.isEmpty() || cards.contains(card.get())) {
            return Optional.empty();
          }
          cards = cards.with(card.get());
        }
        return Optional.of(cards);
      }

      @Override
      public ImmutableList<String> format(CardSet<C> cards) {
        ImmutableList.Builder<String> words = ImmutableList.builderWithExpectedSize(cards.size());
        for (C card : order.apply(cards)) {
          words.add(card.code());
        }
        return words.build();
      }

      @Override
      public String expected() {
        return expected;
      }

      @Override
      public Object told(CardSet<C> cards) {
        return ImmutableList.copyOf(order.apply(cards));
      }

      @Override
      public boolean rest() {
        return true;
      }

      @Override
      public CardSet<C> mapCards(CardSet<C> cards, UnaryOperator<Card> map) {
        CardSet<C> mapped = CardSet.empty(family);
        for (C card : order.apply(cards)) {
          mapped = mapped.with(family.parse(map.apply(card).code()));
        }
        return mapped;
      }
    };
  }

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
