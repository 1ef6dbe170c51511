package io.github.spadille.rummy.vazhushal;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Viewer;
import java.util.Objects;
import java.util.function.IntFunction;

/**
 * Lists of the moves with which a player who has melded adds to groups and rearranges them: a card
 * of the hand is put to a group, or a settled card is moved to another group or to a new one.
 *
 * <p>A game keeps one of these as a constant:
 *
 * <pre>{@code
 * static final PerSeat<Placings<MyMove>> PLACINGS =
 *     Placings.perSeat(MyMove[]::new, Put::new, Shift::new);
 * }</pre>
 *
 * @param <M> the moves of the game
 */
final class Placings<M extends Move> {
  /** Makes a move of a seat that puts a card of the hand to a group. */
  @FunctionalInterface
  public interface Put<M> {
    /** Makes the move. */
    M make(int seat, PlayingCard card, int group);
  }

  /** Makes a move of a seat that moves a card from a group to another, or to a new one. */
  @FunctionalInterface
  public interface Shift<M> {
    /** Makes the move; a new group is 0. */
    M make(int seat, PlayingCard card, int from, int to);
  }

  private final int seat;
  private final IntFunction<M[]> array;
  private final Put<? extends M> put;
  private final Shift<? extends M> shift;

  private Placings(
      int seat, IntFunction<M[]> array, Put<? extends M> put, Shift<? extends M> shift) {
    this.seat = seat;
    this.array = array;
    this.put = put;
    this.shift = shift;
  }

  /**
   * Returns what makes lists of a game's moves, for every possible seat.
   *
   * @param array makes an array of moves, such as {@code MyMove[]::new}
   * @param put makes a move, such as {@code Put::new}
   * @param shift makes a move, such as {@code Shift::new}
   */
  public static <M extends Move> PerSeat<Placings<M>> perSeat(
      IntFunction<M[]> array, Put<? extends M> put, Shift<? extends M> shift) {
    return PerSeat.each(Viewer.MAX_SEATS, seat -> new Placings<>(seat, array, put, shift));
  }

  /**
   * Returns some moves; then every card put to every group, and every settled card moved to all
   * other groups and to a new one, unless it is alone in its group. There are many of these: each
   * is made when it is asked for.
   *
   * @param first the moves with which the list begins
   * @param cards the cards of the hand that may be put
   * @param melds the groups of the seat
   */
  public MoveList<M> all(MoveList<M> first, CardBag<PlayingCard> cards, MeldGroups melds) {
    return new All<>(this, first, cards, melds);
  }

  /**
   * Returns some moves; then, for one group after the other, what can be put and moved to it so
   * that all groups are valid after it.
   *
   * @param first the moves with which the list begins
   * @param cards the cards of the hand that may be put
   * @param melds the groups of the seat
   * @param wilds the cards that are wild besides jokers
   */
  public MoveList<M> valid(
      MoveList<M> first, CardBag<PlayingCard> cards, MeldGroups melds, CardSet<PlayingCard> wilds) {
    MoveList.Builder<M> valid = MoveList.builder(4, array);
    for (int to = 1; to <= melds.last(); to++) {
      Meaning meaning = Meaning.of(melds.group(to), wilds);
      for (PlayingCard card : cards.distinct()) {
        if (meaning.mayTake(card, wilds) && melds.plus(to, card).areValid(wilds)) {
          valid.add(put.make(seat, card, to));
        }
      }
      for (int place = 0; place < melds.size(); place++) {
        PlayingCard card = melds.card(place);
        int from = melds.number(place);
        boolean mayLeave = melds.isMovable(place) && melds.size(from) > Shape.LEAST && from != to;
        if (mayLeave
            && meaning.mayTake(card, wilds)
            && melds.moved(card, from, to).areValid(wilds)) {
          valid.add(shift.make(seat, card, from, to));
        }
      }
    }
    return first.plus(valid.build());
  }

  private static final class All<M extends Move> extends MoveList<M> {
    private final Placings<M> makers;
    private final MoveList<M> first;
    private final CardBag<PlayingCard> cards;
    private final MeldGroups melds;
    private final int size;

    All(Placings<M> makers, MoveList<M> first, CardBag<PlayingCard> cards, MeldGroups melds) {
      this.makers = makers;
      this.first = first;
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
      return !melds.isMovable(place) ? 0 : melds.isAlone(place) ? groups - 1 : groups;
    }

    @Override
    public int size() {
      return size;
    }

    @Override
    public M get(int index) {
      int left = Objects.checkIndex(index, size) - first.size();
      if (left < 0) {
        return first.get(index);
      }
      int groups = melds.groups();
      int kinds = cards.distinct().size();
      if (left < groups * kinds) {
        return makers.put.make(
            makers.seat, cards.distinct().nth(left % kinds), group(left / kinds, 0));
      }
      left -= groups * kinds;
      int place = 0;
      for (; left >= targets(place, groups); place++) {
        left -= targets(place, groups);
      }
      int from = melds.number(place);
      return makers.shift.make(makers.seat, melds.card(place), from, group(left, from));
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
}
