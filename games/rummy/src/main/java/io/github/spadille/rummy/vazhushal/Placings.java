package io.github.spadille.rummy.vazhushal;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.rummy.vazhushal.Melds.Group;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Put;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Shift;
import java.util.Objects;

/**
 * What can be put from a hand to each group, and what can be moved out of each group, to the others
 * and to a new one. There are many such moves: each is made when it is asked for.
 */
final class Placings extends MoveList<VazhushalMove> {
  private final int seat;
  private final CardSet<PlayingCard> hand;
  private final Melds melds;
  private final int groups;
  private final int size;

  Placings(int seat, CardSet<PlayingCard> hand, Melds melds) {
    this.seat = seat;
    this.hand = hand;
    this.melds = melds;
    this.groups = melds.count();
    int count = 0;
    for (int number = 1; number <= melds.size(); number++) {
      count += size(melds.group(number));
    }
    this.size = count;
  }

  private int size(Group group) {
    return group.cards().isEmpty()
        ? 0
        : hand.size() + group.settled().distinct().size() * targets(group);
  }

  private int targets(Group group) {
    return groups - (group.cards().size() > 1 ? 0 : 1); // VAZ-42a
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public VazhushalMove get(int index) {
    int place = Objects.checkIndex(index, size);
    int number = 1;
    for (; place >= size(melds.group(number)); number++) {
      place -= size(melds.group(number));
    }
    if (place < hand.size()) {
      return new Put(seat, hand.nth(place), number);
    }
    int targets = targets(melds.group(number));
    PlayingCard card =
        melds.group(number).settled().distinct().nth((place - hand.size()) / targets);
    return new Shift(seat, card, number, target(number, (place - hand.size()) % targets));
  }

  /** Returns one of the other groups, or 0 for a new one after them. */
  private int target(int from, int place) {
    int left = place;
    for (int number = 1; number <= melds.size(); number++) {
      boolean isTarget = number != from && !melds.group(number).cards().isEmpty();
      if (isTarget && left-- == 0) {
        return number;
      }
    }
    return 0;
  }
}
