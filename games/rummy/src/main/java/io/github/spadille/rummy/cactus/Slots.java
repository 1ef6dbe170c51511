package io.github.spadille.rummy.cactus;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;

/**
 * The cards of a player that lie face down in numbered slots, as in games of the Golf kind, and who
 * has seen them.
 *
 * <p>A slot keeps its number as long as it has a card; numbers are not used again. Immutable, with
 * value equality.
 *
 * @param slots the slots that have a card, by rising number
 * @param next the lowest number that no slot has had, from 1
 */
public record Slots(ImmutableList<Slot> slots, int next) {
  /** A layout that never had a card. */
  public static final Slots EMPTY = new Slots(ImmutableList.of(), 1);

  /**
   * A slot that has a card.
   *
   * @param number from 1
   * @param card the card lying there
   * @param seen the seats that have seen this card
   */
  public record Slot(int number, PlayingCard card, Seats seen) {}

  /** Makes a move of a seat that names a slot. */
  @FunctionalInterface
  public interface Maker<M> {
    /** Makes the move. */
    M make(int seat, int slot);
  }

  /** Tells whether no slot has a card. */
  public boolean isEmpty() {
    return slots.isEmpty();
  }

  /** Returns the cards in the order of the slots. */
  public CardList<PlayingCard> cards() {
    return CardList.copyOf(FAMILY, Lists.transform(slots, Slot::card));
  }

  /** Tells whether the slot of a number, which may be any, has a card. */
  public boolean has(int number) {
    return position(number) >= 0;
  }

  /**
   * Returns the slot of a number.
   *
   * @throws IndexOutOfBoundsException if it has no card
   */
  public Slot at(int number) {
    return slots.get(position(number));
  }

  private int position(int number) {
    int position = Math.min(number, slots.size()); // A slot lies no further on than its number.
    while (position > 0 && slots.get(position - 1).number > number) {
      position--;
    }
    return position > 0 && slots.get(position - 1).number == number ? position - 1 : -1;
  }

  /**
   * Returns this layout with another card in a slot.
   *
   * @param seen the seats that have seen the other card
   * @throws IndexOutOfBoundsException if the slot has no card
   */
  public Slots with(int number, PlayingCard card, Seats seen) {
    Slot[] all = slots.toArray(new Slot[0]);
    all[position(number)] = new Slot(number, card, seen);
    return new Slots(ImmutableList.copyOf(all), next);
  }

  /**
   * Returns this layout without the card in a slot.
   *
   * @throws IndexOutOfBoundsException if the slot has no card
   */
  public Slots without(int number) {
    int position = position(number);
    ImmutableList.Builder<Slot> rest = ImmutableList.builderWithExpectedSize(slots.size());
    rest.addAll(slots.subList(0, position));
    return new Slots(rest.addAll(slots.subList(position + 1, slots.size())).build(), next);
  }

  /**
   * Returns this layout after more seats have seen the card in one of its slots.
   *
   * @throws IndexOutOfBoundsException if it has no such slot
   */
  public Slots seenBy(Seats seats, Slot slot) {
    Seats seen = slot.seen.or(seats);
    return seen.equals(slot.seen) ? this : with(slot.number, slot.card, seen);
  }

  /** Returns this layout with more cards in new slots, which nobody has seen. */
  public Slots plus(CardList<PlayingCard> more) {
    ImmutableList.Builder<Slot> all =
        ImmutableList.builderWithExpectedSize(slots.size() + more.size());
    all.addAll(slots);
    for (int i = 0; i < more.size(); i++) {
      all.add(new Slot(next + i, more.get(i), Seats.none()));
    }
    return new Slots(all.build(), next + more.size());
  }

  /**
   * Returns this layout with other cards in the same slots, seen by the same seats.
   *
   * @throws IndexOutOfBoundsException if there are too few cards
   */
  public Slots withCards(CardList<PlayingCard> others) {
    Slots changed = this;
    for (int i = 0; i < slots.size(); i++) {
      Slot slot = slots.get(i);
      changed = changed.with(slot.number, others.get(i), slot.seen);
    }
    return changed;
  }

  /**
   * Returns the moves of some seats that name one of their slots: by seat, then by slot. They are
   * made when they are asked for.
   *
   * @param maker makes a move, such as {@code Match::new}
   */
  public static <M extends Move> MoveList<M> moves(
      Seats seats, PerSeat<Slots> layouts, Maker<? extends M> maker) {
    return new OfSlots<>(seats, layouts, maker);
  }

  private static final class OfSlots<M extends Move> extends MoveList<M> {
    private final Seats seats;
    private final PerSeat<Slots> layouts;
    private final Maker<? extends M> maker;
    private final int size;

    OfSlots(Seats seats, PerSeat<Slots> layouts, Maker<? extends M> maker) {
      this.seats = seats;
      this.layouts = layouts;
      this.maker = maker;
      int all = 0;
      for (int seat = 0; seat < layouts.size(); seat++) {
        all += seats.contains(seat) ? layouts.get(seat).slots.size() : 0;
      }
      this.size = all;
    }

    @Override
    public M get(int index) {
      int place = index;
      for (int seat = 0; seat < layouts.size(); seat++) {
        ImmutableList<Slot> slots = layouts.get(seat).slots;
        if (seats.contains(seat) && place < slots.size()) {
          return maker.make(seat, slots.get(place).number);
        }
        place -= seats.contains(seat) ? slots.size() : 0;
      }
      throw new IndexOutOfBoundsException(index + " of " + size);
    }

    @Override
    public int size() {
      return size;
    }
  }
}
