package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.fishing.BoardCards.BOARD_CARDS;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;
import io.github.spadille.fishing.BoardCards;
import java.util.List;
import java.util.Optional;

/**
 * What goes into a build in one move; told as {@code 2♠ with 7♥}.
 *
 * @param card the card of the hand
 * @param loose loose cards
 */
public record Laid(PlayingCard card, CardSet<PlayingCard> loose) implements Phrased {
  /** All remaining words as cards, that of the hand first, none twice: {@code 2s 7h}. */
  static final Arg<Laid> LAID =
      Args.words(
          PlayingCard.FAMILY,
          "a card of the hand, then loose cards, such as 2s 7h, none twice",
          Laid::find,
          Laid::words);

  private static Optional<Laid> find(List<String> words) {
    Optional<CardSet<PlayingCard>> loose = BOARD_CARDS.find(words.subList(1, words.size()));
    return CARD.find(words.subList(0, 1))
        .flatMap(card -> loose.map(others -> new Laid(card, others)));
  }

  private ImmutableList<String> words() { // CAS-5
    List<String> others = BOARD_CARDS.format(loose);
    return ImmutableList.<String>builder().addAll(CARD.format(card)).addAll(others).build();
  }

  /** Returns all the cards. */
  public CardSet<PlayingCard> cards() {
    return loose.with(card);
  }

  @Override
  public Phrase phrase() {
    return loose.isEmpty()
        ? Phrase.of("word.items", card)
        : Phrase.of("word.laid", card, BoardCards.byRank(loose));
  }
}
