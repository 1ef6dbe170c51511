package io.github.spadille.solitaire.spider;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.solitaire.Column;
import io.github.spadille.solitaire.Columns;
import io.github.spadille.solitaire.spider.SpiderMove.Shift;

/** Tells what is seen when cards move and runs go. */
final class SpiderStages {
  private static final int RUN = 13;

  private SpiderStages() {}

  /** Tells of cards that were moved, and of the card that was turned up under them. */
  static void moved(Stages<SpiderState> stages, SpiderState before, Shift shift, Columns columns) {
    Column from = before.columns().get(shift.from());
    int left = from.size() - shift.count();
    Column unturned = new Column(from.cards().first(left), from.faceDown());
    stages.reached(
        "moved",
        Phrase.NOBODY,
        before.with(before.stock(), columns.with(shift.from(), unturned)),
        from.top(shift.count()),
        shift.to() + 1);
    if (left > 0 && left == from.faceDown()) {
      turned(stages, before.with(before.stock(), columns), shift.from());
    }
  }

  /**
   * Tells of a complete run that was removed, and of the card that was turned up under it.
   *
   * @param before the column with the run
   * @param removed the state without it
   */
  static void removed(Stages<SpiderState> stages, Column before, int column, SpiderState removed) {
    int left = before.size() - RUN;
    boolean turned = left > 0 && left == before.faceDown();
    Column unturned = new Column(before.cards().first(left), before.faceDown());
    CardList<PlayingCard> stock = removed.stock();
    stages.reached(
        "run-removed",
        Phrase.NOBODY,
        turned ? removed.with(stock, removed.columns().with(column, unturned)) : removed,
        before.top().suit(),
        column + 1);
    if (turned) {
      turned(stages, removed, column);
    }
  }

  private static void turned(Stages<SpiderState> stages, SpiderState state, int column) {
    stages.reached(
        "turned-up", Phrase.NOBODY, state, state.columns().get(column).top(), column + 1);
  }
}
