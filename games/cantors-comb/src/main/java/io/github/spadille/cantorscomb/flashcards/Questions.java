package io.github.spadille.cantorscomb.flashcards;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.Element;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;

/**
 * What is shown of a card, what is asked, and which answers are right.
 *
 * @param options what was chosen
 * @param alphabet that of the characters; of no concern to elements
 */
record Questions(FlashcardsOptions options, Alphabet alphabet) {
  private static final CardFamily<Card> DECK =
      CardFamily.of(
          "Cantor's Comb cards",
          Card.class,
          ImmutableList.<Card>copyOf(CombCard.FAMILY.cards()),
          "expected number 1-16 and copy 1-4: 7.2");
  private static final CardFamily<Card> FULL =
      CardFamily.of(
          "kana",
          Card.class,
          ImmutableList.<Card>copyOf(Kana.FAMILY.cards()),
          "expected a kana such as ki");

  /** Returns the cards of the drill (FLC-3, FLC-4). */
  static CardFamily<Card> cards(FlashcardsOptions options) {
    return options.fullPack() ? FULL : DECK;
  }

  private static Kana kana(Card card) {
    return card instanceof Kana kana ? kana : Kana.of((CombCard) card);
  }

  /** Returns the field that is shown. */
  String prompt(Card card) {
    if (options.isElement()) { // FLC-2
      return options.show().of(element(card));
    }
    Kana kana = kana(card);
    if (!options.reverse()) {
      return alphabet.of(kana); // FLC-1
    }
    String sound = kana.answers().get(0);
    return options.isMixed() ? sound + ' ' + alphabet : sound; // FLC-33
  }

  /** Returns the field that is asked; of a sound the first answer. */
  String answer(Card card) {
    if (options.isElement()) {
      return options.ask().of(element(card));
    }
    Kana kana = kana(card);
    return options.reverse() ? alphabet.of(kana) : kana.answers().get(0);
  }

  /** Returns the element of a card. */
  static Element element(Card card) {
    return ((CombCard) card).element();
  }

  /** Returns the standard answers of all cards, each once (FLC-10b). */
  ImmutableSet<String> answers() {
    ImmutableSet.Builder<String> answers = ImmutableSet.builder();
    for (Card card : cards(options).cards()) {
      answers.add(GuessText.of(answer(card)));
    }
    return answers.build();
  }

  /** Tells whether an answer, in the form of FLC-10, is right. */
  boolean isRight(Card card, String answer) {
    if (options.isElement()) {
      return options.ask().isRight(element(card), answer);
    }
    Kana kana = kana(card);
    if (!options.reverse()) { // FLC-11
      ImmutableList<String> right = kana.answers();
      return (options.hepburn() ? right.subList(0, 1) : right).contains(answer);
    }
    for (Kana other : Kana.FAMILY.cards()) {
      if (other.answers().get(0).equals(kana.answers().get(0))
          && alphabet.of(other).equals(answer)) {
        return true;
      }
    }
    return false;
  }
}
