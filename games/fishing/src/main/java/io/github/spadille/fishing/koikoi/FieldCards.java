package io.github.spadille.fishing.koikoi;

import static io.github.spadille.fishing.hanafuda.HanafudaCards.noCards;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.fishing.hanafuda.HanafudaCard;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * All remaining words as a set of flower cards, at least one: {@code 8B 8P1 8P2}.
 *
 * <p>They may be named in any order (KOI-15), but none twice.
 */
final class FieldCards implements Arg<CardSet<HanafudaCard>> {
  static final FieldCards FIELD_CARDS = new FieldCards();

  private FieldCards() {}

  @Override
  public CardSet<HanafudaCard> parse(List<String> words) {
    CardSet<HanafudaCard> cards = noCards();
    for (String word : words) {
      HanafudaCard card = HanafudaCard.parse(word);
      if (cards.contains(card)) {
        throw new IllegalArgumentException(card + " is named twice");
      }
      cards = cards.with(card);
    }
    return cards;
  }

  @Override
  public ImmutableList<String> format(CardSet<HanafudaCard> cards) {
    ImmutableList.Builder<String> words = ImmutableList.builderWithExpectedSize(cards.size());
    for (HanafudaCard card : cards) {
      words.add(card.code());
    }
    return words.build();
  }

  @Override
  public String expected() {
    return "cards such as 8B 8P1, none twice";
  }

  @Override
  public boolean rest() {
    return true;
  }

  @Override
  public CardSet<HanafudaCard> mapCards(CardSet<HanafudaCard> cards, UnaryOperator<Card> map) {
    CardSet<HanafudaCard> mapped = noCards();
    for (HanafudaCard card : cards) {
      mapped = mapped.with(HanafudaCard.parse(map.apply(card).code()));
    }
    return mapped;
  }
}
