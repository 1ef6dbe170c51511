package io.github.spadille.engine.screen;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.words.Words;
import java.util.Optional;

/**
 * How a card is shown to people.
 *
 * @param text short, with a symbol: {@code 7♦}
 * @param spoken as it is read aloud: {@code 7 of diamonds}
 * @param suit the suit, if it has one
 */
public record CardFace(String text, String spoken, Optional<Suit> suit) {
  /** Returns the face of a card in the language of the words. */
  public static CardFace of(Card card, Words words) {
    Optional<Suit> suit =
        card instanceof PlayingCard playing && !playing.isJoker()
            ? Optional.of(playing.suit())
            : Optional.empty();
    return new CardFace(words.card(card), words.spoken(card), suit);
  }

  /** Returns the colour of the card in a pack of two colours. */
  public CardColour colour() {
    if (suit.isEmpty()) {
      return CardColour.NONE;
    }
    return suit.get().isRed() ? CardColour.RED : CardColour.BLACK;
  }

  /** Returns its colour in a pack in which no two suits have the same. */
  public CardColour ofFourColours() {
    if (suit.isEmpty()) {
      return CardColour.NONE;
    }
    return switch (suit.get()) {
      case SPADES -> CardColour.BLACK;
      case HEARTS -> CardColour.RED;
      case DIAMONDS -> CardColour.BLUE;
      case CLUBS -> CardColour.GREEN;
    };
  }
}
