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

    /** The numbers of the groups, rising; 1 to 127. */
    private final byte[] groups;

    /** How many moves there are up to and with those of the card in a place. */
    private final char[] ends;

    All(MoveList<VazhushalMove> first, int seat, CardBag<PlayingCard> cards, MeldGroups melds) {
      this.first = first;
      this.seat = seat;
      this.kinds = cards.distinct();
      this.melds = melds;
      this.groups = new byte[melds.groups()];
      this.ends = new char[melds.size()];
      int group = 0;
      int end = first.size() + groups.length * kinds.size();
      for (int place = 0; place < ends.length; place++) {
        if (melds.isFirst(place)) {
          groups[group++] = (byte) melds.number(place);
        }
        if (melds.isMovable(place)) {
          end += melds.isAlone(place) ? groups.length - 1 : groups.length; // VAZ-42a
        }
        ends[place] = (char) end;
      }
    }

    @Override
    public int size() {
      return ends.length == 0 ? first.size() : ends[ends.length - 1];
    }

    @Override
    public VazhushalMove get(int index) {
      int put = Objects.checkIndex(index, size()) - first.size();
      if (put < 0) {
        return first.get(index);
      }
      if (put < groups.length * kinds.size()) {
        return new Put(seat, kinds.nth(put % kinds.size()), groups[put / kinds.size()]);
      }
      int place = placeOf(index);
      int from = melds.number(place);
      int begin = place == 0 ? first.size() + groups.length * kinds.size() : ends[place - 1];
      return new Shift(seat, melds.card(place), from, other(index - begin, from));
    }

    /** Returns the place of the card that a move of the list shifts. */
    private int placeOf(int index) {
      int found = Arrays.binarySearch(ends, (char) index);
      int place = found < 0 ? -found - 1 : found + 1;
      while (ends[place] == index) {
        place++; // A card that cannot be moved has no moves.
      }
      return place;
    }

    /** Returns one of the groups but one; {@link MeldGroups#NEW} beyond the last. */
    private int other(int nth, int without) {
      int group = nth < Arrays.binarySearch(groups, (byte) without) ? nth : nth + 1;
      return group < groups.length ? groups[group] : MeldGroups.NEW;
    }
  }
}
