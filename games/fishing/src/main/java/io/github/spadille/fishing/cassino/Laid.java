package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.fishing.BoardCards.BOARD_CARDS;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
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

  @Override
  public Phrase phrase() {
    return loose.isEmpty()
        ? Phrase.of("word.items", card)
        : Phrase.of("word.laid", card, BoardCards.byRank(loose));
  }

  private static final class LaidArg implements Arg<Laid> {
    @Override
    public Optional<Laid> find(List<String> words) {
      Optional<CardSet<PlayingCard>> loose = BOARD_CARDS.find(words.subList(1, words.size()));
      return CARD.find(words.subList(0, 1))
          .flatMap(card -> loose.map(others -> new Laid(card, others)));
    }

    @Override
    public ImmutableList<String> format(Laid laid) { // CAS-5
      List<String> loose = BOARD_CARDS.format(laid.loose);
      return ImmutableList.<String>builder().addAll(CARD.format(laid.card)).addAll(loose).build();
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
      PlayingCard card = CARD.mapCards(laid.card, map);
      return new Laid(card, BOARD_CARDS.mapCards(laid.loose, map));
    }
  }
}
