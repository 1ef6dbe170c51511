package io.github.spadille.reaction.aggravation;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.words.Phrase;

/** Tells what is seen when cards come to the tableau. */
final class AggravationStages {
  private static final Rank[] RANKS = Rank.values();
  private static final int SEATS = 2;

  private AggravationStages() {}

  /** Returns how a position is called: place 3 of the upper row. */
  static Phrase place(int position) {
    int row = position / Tableau.COLUMNS;
    return Phrase.of("pile." + row, position % Tableau.COLUMNS + 1);
  }

  /** Tells of the cards at some positions, as bits, that were turned up. */
  static void turned(
      Stages<AggravationState> stages,
      AggravationState before,
      AggravationState after,
      int positions) {
    CardList<PlayingCard> cards = CardList.empty(PlayingCard.FAMILY);
    for (int rest = positions; rest != 0; rest &= rest - 1) {
      cards = cards.append(top(after, Integer.numberOfTrailingZeros(rest)));
    }
    stages.reached("turned", Phrase.NOBODY, after, cards);
    consequences(stages, before, after);
  }

  /** Tells of a card that covers a position. */
  static void covered(
      Stages<AggravationState> stages,
      AggravationState before,
      AggravationState after,
      int seat,
      int position) {
    stages.reached("covered", seat, after, top(after, position), place(position));
    consequences(stages, before, after);
  }

  private static PlayingCard top(AggravationState state, int position) {
    int row = position / Tableau.COLUMNS;
    return state.tableau().rows().get(row).get(position % Tableau.COLUMNS).bottom();
  }

  private static void consequences(
      Stages<AggravationState> stages, AggravationState before, AggravationState after) {
    for (int rank = 0; rank < Aggravation.RANKS; rank++) {
      if (after.formed().event(rank) > before.formed().event(rank)) {
        stages.reached("matched", Phrase.NOBODY, after, RANKS[rank]);
      }
    }
    for (int seat = 0; seat < SEATS; seat++) {
      if (after.left(seat) == 0 && before.left(seat) > 0) {
        stages.reached("no-cards", seat, after);
      }
    }
  }
}
