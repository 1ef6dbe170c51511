package io.github.spadille.rummy.cactus;

import io.github.spadille.engine.game.MoveList;
import io.github.spadille.rummy.cactus.CactusMove.Match;

/** Moves, then the matches of each seat, of which there are many: made when they are asked for. */
final class WithMatches extends MoveList<CactusMove> {
  private final MoveList<CactusMove> others;
  private final Layout first;
  private final Layout second;

  WithMatches(MoveList<CactusMove> others, Layout first, Layout second) {
    this.others = others;
    this.first = first;
    this.second = second;
  }

  @Override
  public CactusMove get(int index) {
    int match = index - others.size();
    if (match < 0) {
      return others.get(index);
    }
    int ofSecond = match - first.slots().length();
    return ofSecond < 0
        ? new Match(0, first.slots().get(match))
        : new Match(1, second.slots().get(ofSecond));
  }

  @Override
  public int size() {
    return others.size() + first.slots().length() + second.slots().length();
  }
}
