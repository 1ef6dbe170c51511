package io.github.spadille.rummy.vazhushal;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Put;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Shift;
import java.util.Arrays;
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
    private final CardSet<PlayingCard> kinds;
    private final MeldGroups melds;
    private final int groups;

    /**
     * The numbers of the groups, rising; then for the card in each place how many moves there are
     * up to and with those of it.
     */
    private final char[] index;

    All(MoveList<VazhushalMove> first, int seat, CardBag<PlayingCard> cards, MeldGroups melds) {
      this.first = first;
      this.seat = seat;
      this.kinds = cards.distinct();
      this.melds = melds;
      this.groups = melds.groups();
      this.index = new char[groups + melds.size()];
      int group = 0;
      int end = first.size() + groups * kinds.size();
      for (int place = 0; place < melds.size(); place++) {
        if (melds.isFirst(place)) {
          index[group++] = (char) melds.number(place);
        }
        if (melds.isMovable(place)) {
          end += melds.isAlone(place) ? groups - 1 : groups; // VAZ-42a
        }
        index[groups + place] = (char) end;
      }
    }

    @Override
    public int size() {
      return groups == 0 ? first.size() : index[index.length - 1];
    }

    @Override
    public VazhushalMove get(int number) {
      int put = Objects.checkIndex(number, size()) - first.size();
      if (put < 0) {
        return first.get(number);
      }
      if (put < groups * kinds.size()) {
        return new Put(seat, kinds.nth(put % kinds.size()), index[put / kinds.size()]);
      }
      int place = placeOf(number);
      int from = melds.number(place);
      int begin = place == 0 ? first.size() + groups * kinds.size() : index[groups + place - 1];
      return new Shift(seat, melds.card(place), from, other(number - begin, from));
    }

    /** Returns the place of the card that a move of the list shifts. */
    private int placeOf(int number) {
      int found = Arrays.binarySearch(index, groups, index.length, (char) number);
      int at = found < 0 ? -found - 1 : found + 1;
      while (index[at] == number) {
        at++; // A card that cannot be moved has no moves.
      }
      return at - groups;
    }

    /** Returns one of the groups but one; {@link MeldGroups#NEW} beyond the last. */
    private int other(int nth, int without) {
      int group = nth < Arrays.binarySearch(index, 0, groups, (char) without) ? nth : nth + 1;
      return group < groups ? index[group] : MeldGroups.NEW;
    }
  }
}
