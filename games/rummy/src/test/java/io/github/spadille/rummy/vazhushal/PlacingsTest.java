package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCards.bag;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.Lists;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.seat.PerSeat;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlacingsTest {
  private record Any(int seat, String text) implements Move {}

  private static final PerSeat<Placings<Any>> PLACINGS =
      Placings.perSeat(
          Any[]::new,
          (seat, card, group) -> new Any(seat, card + " to " + group),
          (seat, card, from, to) -> new Any(seat, card + " from " + from + " to " + to));
  private static final MoveList<Any> FIRST = MoveList.of(new Any(3, "undo"));

  private static MeldGroups melds(String... groups) {
    MeldGroups melds = MeldGroups.NONE;
    for (String group : groups) {
      melds = melds.plus(melds.free(), bag(group));
    }
    return melds.settled();
  }

  private static List<String> all(MoveList<Any> first, String hand, MeldGroups melds) {
    MoveList<Any> all = PLACINGS.get(3).all(first, bag(hand), melds);
    assertThat(all).allMatch(move -> move.seat() == 3);
    assertThatThrownBy(() -> all.get(all.size())).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> all.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    return Lists.transform(all, Any::text);
  }

  private static List<String> valid(String hand, MeldGroups melds, String wilds) {
    MoveList<Any> valid = PLACINGS.get(3).valid(FIRST, bag(hand), melds, set(wilds));
    assertThat(valid).allMatch(move -> move.seat() == 3);
    return Lists.transform(valid, Any::text);
  }

  @Test
  void everyCardGoesToEveryGroup() {
    assertThat(all(FIRST, "9d 2c 2c", melds("5s 6s", "8h")))
        .containsExactly(
            "undo",
            "9d to 1",
            "2c to 1",
            "9d to 2",
            "2c to 2",
            "5s from 1 to 2",
            "5s from 1 to 0",
            "6s from 1 to 2",
            "6s from 1 to 0",
            "8h from 2 to 1");
  }

  @Test
  void onlySettledCardsAreMovedEachOnce() {
    MeldGroups melds = melds("5s 5s 6s").plus(1, PlayingCard.parse("9h"));
    assertThat(all(MoveList.empty(), "", melds))
        .containsExactly("5s from 1 to 0", "6s from 1 to 0");
    MeldGroups gap = melds("5s", "6s", "7s").moved(PlayingCard.parse("5s"), 1, 2).settled();
    assertThat(all(MoveList.empty(), "2c", gap))
        .containsExactly(
            "2c to 2",
            "2c to 3",
            "5s from 2 to 3",
            "5s from 2 to 0",
            "6s from 2 to 3",
            "6s from 2 to 0",
            "7s from 3 to 2");
  }

  @Test
  void nothingGoesNowhere() {
    assertThat(all(MoveList.empty(), "2c", MeldGroups.NONE)).isEmpty();
    assertThat(all(FIRST, "2c", MeldGroups.NONE)).containsExactly("undo");
    assertThat(valid("2c", MeldGroups.NONE, "")).containsExactly("undo");
  }

  @Test
  void whatLeavesNoMeldIsNotValid() {
    assertThat(valid("9s 9h X1", melds("5s 6s 7s 8s", "8h 8d 8c"), ""))
        .containsExactly("undo", "9s to 1", "X1 to 2", "8s from 1 to 2");
    assertThat(valid("9s", melds("5s 6s 7s", "8h 8d 8c"), "")).containsExactly("undo");
    assertThat(valid("4h 9s", melds("5s 6s 7s", "8h 8d 8c"), "4h 4d"))
        .containsExactly("undo", "4h to 2");
  }

  @Test
  void freshCardsStayAndGroupsAreNotEmptied() {
    MeldGroups melds = melds("5s 6s 7s", "8h 8d 8c").plus(1, PlayingCard.parse("8s"));
    assertThat(valid("", melds, "")).containsExactly("undo");
    assertThat(valid("", melds("5s 6s 7s", "8s 9s Ts"), "")).containsExactly("undo");
    assertThat(valid("", melds("5s 6s 7s 8s", "9s Ts Js"), ""))
        .containsExactly("undo", "8s from 1 to 2");
  }

  @Test
  void sequencesThatWouldBeTheSameAreNotValid() {
    MeldGroups melds = melds("5d 6d 7d", "5d 6d 7d 8d");
    assertThat(melds.areValid(noCards())).isTrue();
    assertThat(valid("8d 9d", melds, "")).containsExactly("undo", "8d from 2 to 1", "9d to 2");
  }
}
