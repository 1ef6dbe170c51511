package io.github.spadille.fishing.koikoi;

import static io.github.spadille.fishing.hanafuda.HanafudaCards.noCards;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;
import io.github.spadille.fishing.hanafuda.HanafudaCard;

/**
 * A scoring combination: all of some cards, and so many of others.
 *
 * @param name as in the fact {@code yaku}
 * @param points what it scores
 * @param all the cards that must be there
 * @param some the cards that are counted
 * @param least how many of the counted cards must be there
 * @param further what each further counted card scores
 */
record Yaku(
    String name,
    int points,
    CardSet<HanafudaCard> all,
    CardSet<HanafudaCard> some,
    int least,
    int further) {
  /** Returns the yaku of all of some cards. */
  static Yaku all(String name, int points, CardSet<HanafudaCard> cards) {
    return new Yaku(name, points, cards, noCards(), 0, 0);
  }

  /** Returns the yaku of so many of some cards, each further one a point more. */
  static Yaku number(String name, int least, CardSet<HanafudaCard> cards) {
    return new Yaku(name, 1, noCards(), cards, least, 1);
  }

  /** Returns what captured cards score by this yaku; 0 if they do not form it. */
  int score(CardSet<HanafudaCard> captured) {
    long cards = captured.low();
    if ((all.low() & ~cards) != 0) {
      return 0;
    }
    int counted = Long.bitCount(cards & some.low());
    return counted >= least ? points + further * (counted - least) : 0;
  }

  /**
   * A yaku that captured cards form.
   *
   * @param name its name
   * @param points what it scores for these cards
   */
  record Formed(String name, int points) implements Phrased {
    @Override
    public Phrase phrase() {
      return Phrase.of("word.yaku", name, points);
    }

    /** Returns the name and the points, as in the fact {@code yaku}. */
    @Override
    public String toString() {
      return name + ' ' + points;
    }
  }
}
