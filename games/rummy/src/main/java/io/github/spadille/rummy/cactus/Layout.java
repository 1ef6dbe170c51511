package io.github.spadille.rummy.cactus;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.table.Seats;
import java.util.NoSuchElementException;
import java.util.function.IntFunction;

/**
 * The face-down cards of a player.
 *
 * <p>Slots that a match has emptied are not used again (CAC-4), so their numbers have no bound.
 *
 * @param places the cards in the order of their slots
 * @param next the lowest slot that has never been used, from 1
 */
public record Layout(ImmutableList<Place> places, int next) {
  static final Layout EMPTY = new Layout(ImmutableList.of(), 1);

  /**
   * A card in its slot.
   *
   * @param slot from 1
   * @param card the card, face down
   * @param seen the seats that have seen it (CAC-31)
   */
  public record Place(int slot, PlayingCard card, Seats seen) {
    /** Returns this place when some seats, too, have seen its card. */
    Place seenBy(Seats seats) {
      return new Place(slot, card, seen.or(seats));
    }

    /** Returns this place with the card of another, seen by those who have seen that card. */
    Place taking(Place other) {
      return new Place(slot, other.card, other.seen);
    }
  }

  /** Tells whether there is no card left. */
  public boolean isEmpty() {
    return places.isEmpty();
  }

  /** Tells whether a card lies in a slot, which may be any number. */
  public boolean has(int slot) {
    return find(slot) >= 0;
  }

  /**
   * Returns a slot with its card.
   *
   * @throws NoSuchElementException if there is no card
   */
  public Place at(int slot) {
    return places.get(position(slot));
  }

  private int position(int slot) {
    int position = find(slot);
    if (position < 0) {
      throw new NoSuchElementException("slot " + slot + " of " + places);
    }
    return position;
  }

  private int find(int slot) {
    for (int i = 0; i < places.size(); i++) {
      if (places.get(i).slot == slot) {
        return i;
      }
    }
    return -1;
  }

  /** Returns this layout with another card in a slot. */
  Layout with(Place place) {
    Place[] changed = places.toArray(new Place[0]);
    changed[position(place.slot)] = place;
    return new Layout(ImmutableList.copyOf(changed), next);
  }

  /** Returns this layout with an empty slot. */
  Layout without(int slot) {
    int position = position(slot);
    return new Layout(
        ImmutableList.<Place>builderWithExpectedSize(places.size() - 1)
            .addAll(places.subList(0, position))
            .addAll(places.subList(position + 1, places.size()))
            .build(),
        next);
  }

  /** Returns this layout with more cards, unseen, in new slots. */
  Layout plus(CardList<PlayingCard> cards) {
    ImmutableList.Builder<Place> more =
        ImmutableList.<Place>builderWithExpectedSize(places.size() + cards.size()).addAll(places);
    for (int i = 0; i < cards.size(); i++) {
      more.add(new Place(next + i, cards.get(i), Seats.none()));
    }
    return new Layout(more.build(), next + cards.size());
  }

  /** Returns this layout with other cards, as many, in the same slots and seen by the same. */
  Layout withCards(CardList<PlayingCard> cards) {
    ImmutableList.Builder<Place> others = ImmutableList.builder();
    for (int i = 0; i < places.size(); i++) {
      others.add(new Place(places.get(i).slot, cards.get(i), places.get(i).seen));
    }
    return new Layout(others.build(), next);
  }

  /** Returns the cards in the order of their slots. */
  CardList<PlayingCard> cards() {
    return CardList.copyOf(PlayingCard.FAMILY, Lists.transform(places, Place::card));
  }

  /** Returns a move for each slot that has a card, made when it is asked for. */
  MoveList<CactusMove> moves(IntFunction<CactusMove> moveWith) {
    return new MoveList<>() {
      @Override
      public CactusMove get(int index) {
        return moveWith.apply(places.get(index).slot);
      }

      @Override
      public int size() {
        return places.size();
      }
    };
  }
}
