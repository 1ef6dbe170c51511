package io.github.spadille.rummy.vazhushal;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.rummy.vazhushal.Melds.Group;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Part;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Put;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Shift;
import java.util.Objects;

/**
 * What can be put from a hand to each group, then what can be moved out of each group: to a new
 * one, and to each other. There are many: each is made when it is asked for.
 */
final class Placings extends MoveList<VazhushalMove> {
  private final int seat;
  private final CardSet<PlayingCard> hand;
  private final Melds melds;
  private final int size;

  Placings(int seat, CardSet<PlayingCard> hand, Melds melds) {
    this.seat = seat;
    this.hand = hand;
    this.melds = melds;
    int count = 0;
    for (int number = 1; number <= melds.groups().size(); number++) {
      count += size(number);
    }
    this.size = count;
  }

  /** Returns how many cards can be put to a group or moved out of it. */
  private int size(int number) {
    Group group = melds.group(number);
    return group.cards().isEmpty() ? 0 : hand.size() + group.movable().size() * targets(group);
  }

  private int targets(Group group) {
    return melds.count() - (group.cards().size() > 1 ? 0 : 1); // VAZ-42a
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public VazhushalMove get(int index) {
    int rest = Objects.checkIndex(index, size);
    int number = 1;
    while (rest >= size(number)) {
      rest -= size(number++);
    }
    if (rest < hand.size()) {
      return new Put(seat, hand.nth(rest), number);
    }
    Group group = melds.group(number);
    int place = rest - hand.size();
    PlayingCard card = group.movable().nth(place / targets(group));
    int target = place % targets(group);
    return target == melds.count() - 1
        ? new Part(seat, card, number)
        : new Shift(seat, card, number, melds.other(number, target));
  }
}
