package io.github.spadille.cantorscomb.cantorscomb;

import static io.github.spadille.cantorscomb.CombCard.COPIES;
import static io.github.spadille.cantorscomb.CombCard.NUMBERS;
import static io.github.spadille.cantorscomb.CombCards.countNumber;

import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.state.ScoreSheet;

/** What the cards of a seat score at the end; unused dice score nothing (CCG-32). */
final class FinalScore {
  private static final int HAND_CARD = -1; // CCG-31

  /** What a set scores, by its size. */
  private static final int[] SET = {0, -1, 2, 4, 8}; // CCG-31

  /** What a set is called, by its size. */
  private static final String[] REASON = {"", "single", "pair", "three", "four"};

  private FinalScore() {}

  /** Adds a line for the sets of each size, the largest first, and one for the hand. */
  static ScoreSheet add(
      ScoreSheet sheet, int seat, CardSet<CombCard> laidOut, CardSet<CombCard> hand) {
    int[] sets = new int[COPIES + 1]; // How many there are of each size.
    for (int number = 1; number <= NUMBERS; number++) {
      sets[countNumber(laidOut, number)]++;
    }
    ScoreSheet scored = sheet;
    for (int size = COPIES; size > 0; size--) {
      if (sets[size] > 0) {
        scored = scored.add(1, "CCG-31", REASON[size], seat, (long) sets[size] * SET[size]);
      }
    }
    return hand.isEmpty()
        ? scored
        : scored.add(1, "CCG-31", "hand", seat, (long) hand.size() * HAND_CARD);
  }
}
