package io.github.spadille.fishing.cassino;

import static io.github.spadille.fishing.BoardCards.BOARD_CARDS;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;
import io.github.spadille.fishing.BoardCards;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What goes into a build in one move; told as {@code 2♠ with 7♥}.
 *
 * @param card the card of the hand
 * @param loose loose cards
 */
public record Laid(PlayingCard card, CardSet<PlayingCard> loose) implements Phrased {
  /** All remaining words as cards, that of the hand first, none twice: {@code 2s 7h}. */
  static final Arg<Laid> LAID = new LaidArg();

  /** Returns all the cards. */
  public CardSet<PlayingCard> cards() {
    return loose.with(card);
  }

  /** Returns the bits of all the cards, which are known to be of the pack. */
  long bits() {
    return loose.low() | 1L << card.index();
  }

  /** Tells whether all the cards are of a rank. */
  boolean isOf(Rank rank) {
    return (bits() & ~PlayingCards.rankMask(rank)) == 0;
  }

  @Override
  public Phrase phrase() {
    return loose.isEmpty()
        ? Phrase.of("word.items", card)
        : Phrase.of("word.laid", card, BoardCards.byRank(loose));
  }

  private static final class LaidArg implements Arg<Laid> {
    @Override
    public Optional<Laid> find(List<String> words) {
      return PlayingCard.FAMILY
          .find(words.get(0))
          .flatMap(
              card ->
                  BOARD_CARDS
                      .find(words.subList(1, words.size()))
                      .map(loose -> new Laid(card, loose)));
    }

    @Override
    public ImmutableList<String> format(Laid laid) { // CAS-5
      return ImmutableList.<String>builder()
          .add(laid.card.code())
          .addAll(BOARD_CARDS.format(laid.loose))
          .build();
    }

    @Override
    public String expected() {
      return "a card of the hand, then loose cards, such as 2s 7h, none twice";
    }

    @Override
    public boolean rest() {
      return true;
    }

    @Override
    public Laid mapCards(Laid laid, UnaryOperator<Card> map) {
      PlayingCard card = PlayingCard.parse(map.apply(laid.card).code());
      return new Laid(card, BOARD_CARDS.mapCards(laid.loose, map));
    }
  }
}
