package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCards.bag;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.Lists;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Undo;
import java.util.List;
import org.junit.jupiter.api.Test;

class RearrangingTest {
  private static final MoveList<VazhushalMove> FIRST = MoveList.of(new Undo(3));

  private static MeldGroups melds(String... groups) {
    MeldGroups melds = MeldGroups.NONE;
    for (String group : groups) {
      melds = melds.plus(melds.free(), bag(group));
    }
    return melds.settled();
  }

  private static List<String> texts(MoveList<VazhushalMove> moves) {
    assertThat(moves).allMatch(move -> move.seat() == 3);
    return Lists.transform(moves, VazhushalMove.SYNTAX::format);
  }

  private static List<String> all(MoveList<VazhushalMove> first, String hand, MeldGroups melds) {
    MoveList<VazhushalMove> all = Rearranging.all(first, 3, bag(hand), melds);
    assertThatThrownBy(() -> all.get(all.size())).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> all.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    return texts(all);
  }

  private static List<String> valid(String hand, MeldGroups melds, String wilds) {
    return texts(Rearranging.valid(FIRST, 3, bag(hand), melds, set(wilds)));
  }

  @Test
  void everyCardGoesToEveryGroup() {
    assertThat(all(FIRST, "9d 2c 2c", melds("5s 6s", "8h")))
        .containsExactly(
            "undo",
            "put 9d m1",
            "put 2c m1",
            "put 9d m2",
            "put 2c m2",
            "move 5s m1 m2",
            "move 5s m1 new",
            "move 6s m1 m2",
            "move 6s m1 new",
            "move 8h m2 m1");
  }

  @Test
  void onlySettledCardsAreMovedEachOnce() {
    MeldGroups melds = melds("5s 5s 6s").plus(1, PlayingCard.parse("9h"));
    assertThat(all(MoveList.empty(), "", melds))
        .containsExactly("move 5s m1 new", "move 6s m1 new");
    MeldGroups gap = melds("5s", "6s", "7s").moved(PlayingCard.parse("5s"), 1, 2).settled();
    assertThat(all(MoveList.empty(), "2c", gap))
        .containsExactly(
            "put 2c m2",
            "put 2c m3",
            "move 5s m2 m3",
            "move 5s m2 new",
            "move 6s m2 m3",
            "move 6s m2 new",
            "move 7s m3 m2");
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
        .containsExactly("undo", "put 9s m1", "put X1 m2", "move 8s m1 m2");
    assertThat(valid("9s", melds("5s 6s 7s", "8h 8d 8c"), "")).containsExactly("undo");
    assertThat(valid("4h 9s", melds("5s 6s 7s", "8h 8d 8c"), "4h 4d"))
        .containsExactly("undo", "put 4h m2");
  }

  @Test
  void freshCardsStayAndGroupsAreNotEmptied() {
    MeldGroups melds = melds("5s 6s 7s", "8h 8d 8c").plus(1, PlayingCard.parse("8s"));
    assertThat(valid("", melds, "")).containsExactly("undo");
    assertThat(valid("", melds("5s 6s 7s", "8s 9s Ts"), "")).containsExactly("undo");
    assertThat(valid("", melds("5s 6s 7s 8s", "9s Ts Js"), ""))
        .containsExactly("undo", "move 8s m1 m2");
  }

  @Test
  void sequencesThatWouldBeTheSameAreNotValid() {
    MeldGroups melds = melds("5d 6d 7d", "5d 6d 7d 8d");
    assertThat(melds.areValid(noCards())).isTrue();
    assertThat(valid("8d 9d", melds, "")).containsExactly("undo", "move 8d m2 m1", "put 9d m2");
  }
}
