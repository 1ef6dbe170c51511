package io.github.spadille.solitaire.spider;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.solitaire.spider.SpiderMove.Deal;
import io.github.spadille.solitaire.spider.SpiderMove.Remove;
import io.github.spadille.solitaire.spider.SpiderMove.Shift;
import java.util.Optional;

/**
 * What a sensible player of Spider would rather do: build runs in suit, turn up cards, empty
 * columns, break no run without need, and deal only then.
 */
final class SpiderThumbs implements RulesOfThumb<SpiderState, SpiderMove> {
  static final SpiderThumbs INSTANCE = new SpiderThumbs();

  private static final int USUAL = 6_000;
  private static final int SUITED = 40_000;
  private static final int TURNS_UP = 30_000;
  private static final int EMPTIES = 20_000;
  private static final int REMOVES = 500_000;
  private static final int BREAKS = 200;
  private static final int FILLS = 600;
  private static final int DEALS = 3_000;
  private static final int USELESS = 100;
  private static final int RESIGNS = 1;

  private SpiderThumbs() {}

  @Override
  public int weight(SpiderState state, SpiderMove move) {
    if (move instanceof Shift shift) {
      return weight(state.columns(), shift);
    }
    if (move instanceof Remove) {
      return REMOVES;
    }
    return move instanceof Deal ? DEALS : RESIGNS;
  }

  private static int weight(Columns columns, Shift shift) {
    Column from = columns.get(shift.from());
    Column to = columns.get(shift.to());
    if (breaksRun(columns, shift)) {
      return isSuited(from, shift.count(), to) ? USUAL : BREAKS;
    }
    if (to.isEmpty()) {
      int turned = turnsUp(from, shift.count()) ? USUAL : 0;
      return shift.count() == from.size() ? USELESS : FILLS + turned;
    }
    int weight = isSuited(from, shift.count(), to) ? SUITED : USUAL;
    if (shift.count() == from.size()) {
      return weight + EMPTIES;
    }
    if (turnsUp(from, shift.count())) {
      return weight + TURNS_UP;
    }
    return isSuited(from, shift.count(), to) ? weight : weight / 4;
  }

  private static boolean breaksRun(Columns columns, Shift shift) {
    return shift.count() < columns.run(shift.from());
  }

  private static boolean turnsUp(Column from, int count) {
    return count < from.size() && count == from.size() - from.faceDown();
  }

  private static boolean isSuited(Column from, int count, Column to) {
    if (to.isEmpty()) {
      return false;
    }
    PlayingCard lowest = from.cards().get(from.size() - count);
    return lowest.suit() == to.top().suit();
  }

  @Override
  public Optional<Phrase> reason(SpiderState state, SpiderMove move) {
    if (!(move instanceof Shift shift)) {
      return Optional.empty();
    }
    Columns columns = state.columns();
    Column from = columns.get(shift.from());
    Column to = columns.get(shift.to());
    if (!to.isEmpty() && shift.count() == from.size()) {
      return Optional.of(Phrase.of("thumb.empties"));
    }
    if (turnsUp(from, shift.count())) {
      return Optional.of(Phrase.of("thumb.turns-up"));
    }
    if (!breaksRun(columns, shift) && isSuited(from, shift.count(), to)) {
      return Optional.of(Phrase.of("thumb.suited"));
    }
    return breaksRun(columns, shift) ? Optional.of(Phrase.of("thumb.breaks")) : Optional.empty();
  }
}
