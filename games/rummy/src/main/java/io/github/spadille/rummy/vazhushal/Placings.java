package io.github.spadille.rummy.vazhushal;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.rummy.Melds;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Put;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Shift;
import java.util.Objects;

/**
 * Some moves; then every card of a hand put to every group, and every settled card moved to all
 * other groups and to a new one. There are many of these: each is made when it is asked for.
 */
final class Placings extends MoveList<VazhushalMove> {
  private final MoveList<VazhushalMove> others;
  private final int seat;
  private final CardBag<PlayingCard> hand;
  private final Melds melds;
  private final int size;

  Placings(MoveList<VazhushalMove> others, int seat, CardBag<PlayingCard> hand, Melds melds) {
    this.others = others;
    this.seat = seat;
    this.hand = hand;
    this.melds = melds;
    int groups = melds.groups();
    int count = others.size() + groups * hand.distinct().size();
    for (int place = 0; place < melds.size(); place++) {
      count += targets(place, groups);
    }
    this.size = count;
  }

  private int targets(int place, int groups) {
    return !melds.isMovable(place) ? 0 : melds.isAlone(place) ? groups - 1 : groups; // VAZ-42a
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public VazhushalMove get(int index) {
    int left = Objects.checkIndex(index, size) - others.size();
    if (left < 0) {
      return others.get(index);
    }
    int groups = melds.groups();
    int kinds = hand.distinct().size();
    if (left < groups * kinds) {
      return new Put(seat, hand.distinct().nth(left % kinds), group(left / kinds, 0));
    }
    left -= groups * kinds;
    int place = 0;
    for (; left >= targets(place, groups); place++) {
      left -= targets(place, groups);
    }
    int from = melds.number(place);
    return new Shift(seat, melds.card(place), from, group(left, from));
  }

  /** Returns the number of a group, one being left out; 0 if there are not so many. */
  private int group(int nth, int without) {
    int left = nth;
    for (int place = 0; place < melds.size(); place++) {
      boolean isOther = melds.isFirst(place) && melds.number(place) != without;
      if (isOther && left-- == 0) {
        return melds.number(place);
      }
    }
    return 0;
  }
}
