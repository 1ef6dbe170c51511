package io.github.spadille.rummy.vazhushal;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Put;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Shift;
import java.util.Objects;

/**
 * Lists of the moves with which a player who has melded adds to groups and rearranges them: a card
 * of the hand is put to a group (VAZ-41), or a settled card is moved to another group or to a new
 * one (VAZ-42).
 */
final class Rearranging {
  private Rearranging() {}

  /**
   * Returns some moves; then every card put to every group, and every settled card moved to all
   * other groups and to a new one, unless it is alone in its group. There are many of these: each
   * is made when it is asked for.
   *
   * @param first the moves with which the list begins
   * @param seat who moves
   * @param cards the cards of the hand that may be put
   * @param melds the groups of the seat
   */
  static MoveList<VazhushalMove> all(
      MoveList<VazhushalMove> first, int seat, CardBag<PlayingCard> cards, MeldGroups melds) {
    return new All(first, seat, cards, melds);
  }

  /**
   * Returns some moves; then, for one group after the other, what can be put and moved to it so
   * that all groups are valid after it.
   *
   * @param first the moves with which the list begins
   * @param seat who moves
   * @param cards the cards of the hand that may be put
   * @param melds the groups of the seat
   * @param wilds the cards that are wild besides jokers
   */
  static MoveList<VazhushalMove> valid(
      MoveList<VazhushalMove> first,
      int seat,
      CardBag<PlayingCard> cards,
      MeldGroups melds,
      CardSet<PlayingCard> wilds) {
    MoveList.Builder<VazhushalMove> valid = MoveList.builder(4, VazhushalMove[]::new);
    for (int to = 1; to <= melds.last(); to++) {
      Meaning meaning = Meaning.of(melds.group(to), wilds);
      for (PlayingCard card : cards.distinct()) {
        if (meaning.mayTake(card, wilds) && melds.plus(to, card).areValid(wilds)) {
          valid.add(new Put(seat, card, to));
        }
      }
      for (int place = 0; place < melds.size(); place++) {
        PlayingCard card = melds.card(place);
        int from = melds.number(place);
        boolean mayLeave = // VAZ-43; a meld is left
            from != to && melds.isMovable(place) && melds.size(from) > Shape.LEAST;
        if (mayLeave
            && meaning.mayTake(card, wilds)
            && melds.moved(card, from, to).areValid(wilds)) {
          valid.add(new Shift(seat, card, from, to));
        }
      }
    }
    return first.plus(valid.build());
  }

  private static final class All extends MoveList<VazhushalMove> {
    private final MoveList<VazhushalMove> first;
    private final int seat;
    private final CardBag<PlayingCard> cards;
    private final MeldGroups melds;
    private final int size;

    All(MoveList<VazhushalMove> first, int seat, CardBag<PlayingCard> cards, MeldGroups melds) {
      this.first = first;
      this.seat = seat;
      this.cards = cards;
      this.melds = melds;
      int groups = melds.groups();
      int count = first.size() + groups * cards.distinct().size();
      for (int place = 0; place < melds.size(); place++) {
        count += targets(place, groups);
      }
      this.size = count;
    }

    private int targets(int place, int groups) {
      if (!melds.isMovable(place)) {
        return 0;
      }
      return melds.isAlone(place) ? groups - 1 : groups; // VAZ-42a
    }

    @Override
    public int size() {
      return size;
    }

    @Override
    public VazhushalMove get(int index) {
      int left = Objects.checkIndex(index, size) - first.size();
      if (left < 0) {
        return first.get(index);
      }
      int groups = melds.groups();
      int kinds = cards.distinct().size();
      if (left < groups * kinds) {
        return new Put(seat, cards.distinct().nth(left % kinds), group(left / kinds, 0));
      }
      left -= groups * kinds;
      int place = 0;
      for (; left >= targets(place, groups); place++) {
        left -= targets(place, groups);
      }
      int from = melds.number(place);
      return new Shift(seat, melds.card(place), from, group(left, from));
    }

    /**
     * Returns the number of a group, one being left out; {@link MeldGroups#NEW} beyond the last.
     */
    private int group(int nth, int without) {
      int left = nth;
      for (int place = 0; place < melds.size(); place++) {
        boolean isOther = melds.isFirst(place) && melds.number(place) != without;
        if (isOther && left-- == 0) {
          return melds.number(place);
        }
      }
      return MeldGroups.NEW;
    }
  }
}
