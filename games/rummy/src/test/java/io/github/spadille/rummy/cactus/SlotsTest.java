package io.github.spadille.rummy.cactus;

import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.Lists;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.rummy.cactus.Slots.Slot;
import java.util.List;
import org.junit.jupiter.api.Test;

class SlotsTest {
  private static final Seats BOTH = Seats.all(2);

  private record Turn(int seat, int slot) implements Move {}

  private static Slots layout(String codes) {
    return Slots.EMPTY.plus(list(codes));
  }

  private static PlayingCard card(String code) {
    return PlayingCard.parse(code);
  }

  private static List<Integer> numbers(Slots layout) {
    return Lists.transform(layout.slots(), Slot::number);
  }

  @Test
  void newCardsLieInTheNextSlotsAndNobodyHasSeenThem() {
    Slots layout = layout("3s 4h").plus(list("Ac"));
    assertThat(layout.slots())
        .containsExactly(
            new Slot(1, card("3s"), Seats.none()),
            new Slot(2, card("4h"), Seats.none()),
            new Slot(3, card("Ac"), Seats.none()));
    assertThat(layout.next()).isEqualTo(4);
    assertThat(layout.cards()).isEqualTo(list("3s 4h Ac"));
    assertThat(layout.isEmpty()).isFalse();
    assertThat(Slots.EMPTY.isEmpty()).isTrue();
    assertThat(Slots.EMPTY.next()).isEqualTo(1);
  }

  @Test
  void slotsThatAreEmptiedAreNotUsedAgain() {
    Slots layout = layout("3s 4h Ac 9d").without(4).without(2).plus(list("5c 6c"));
    assertThat(numbers(layout)).containsExactly(1, 3, 5, 6);
    assertThat(layout.cards()).isEqualTo(list("3s Ac 5c 6c"));
    assertThat(layout.next()).isEqualTo(7);
    assertThat(layout("3s").without(1).isEmpty()).isTrue();
    assertThat(layout("3s").without(1).next()).isEqualTo(2);
  }

  @Test
  void slotsAreFoundByNumber() {
    Slots layout = layout("3s 4h Ac 9d").without(1).without(3);
    assertThat(layout.at(2).card()).isEqualTo(card("4h"));
    assertThat(layout.at(4).card()).isEqualTo(card("9d"));
    assertThat(layout.has(2)).isTrue();
    assertThat(layout.has(4)).isTrue();
    for (int none : new int[] {Integer.MIN_VALUE, -1, 0, 1, 3, 5, Integer.MAX_VALUE}) {
      assertThat(layout.has(none)).isFalse();
      assertThatThrownBy(() -> layout.at(none)).isInstanceOf(IndexOutOfBoundsException.class);
    }
    assertThatThrownBy(() -> layout.without(3)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThat(Slots.EMPTY.has(1)).isFalse();
  }

  @Test
  void aCardIsExchanged() {
    Slots layout = layout("3s 4h Ac").without(1).with(3, card("Kd"), BOTH);
    assertThat(layout.cards()).isEqualTo(list("4h Kd"));
    assertThat(layout.at(3)).isEqualTo(new Slot(3, card("Kd"), BOTH));
    assertThat(layout.at(2).seen()).isEmpty();
    assertThat(layout.next()).isEqualTo(4);
  }

  @Test
  void whoHasSeenACardAddsUp() {
    Slots layout = layout("3s 4h");
    Slots seen = layout.seenBy(Seats.of(1), layout.at(2));
    assertThat(seen.at(2)).isEqualTo(new Slot(2, card("4h"), Seats.of(1)));
    assertThat(seen.at(1).seen()).isEmpty();
    assertThat(seen.seenBy(Seats.of(0), seen.at(2)).at(2).seen()).isEqualTo(BOTH);
    assertThat(seen.seenBy(Seats.of(1), seen.at(2))).isSameAs(seen);
  }

  @Test
  void otherCardsLieInTheSameSlots() {
    Slots layout = layout("3s 4h Ac").without(2).with(3, card("Ac"), BOTH);
    Slots other = layout.withCards(list("Kd Qd"));
    assertThat(other.slots())
        .containsExactly(new Slot(1, card("Kd"), Seats.none()), new Slot(3, card("Qd"), BOTH));
    assertThat(other.next()).isEqualTo(4);
    assertThat(Slots.EMPTY.withCards(list("Kd"))).isEqualTo(Slots.EMPTY);
  }

  @Test
  void movesNameTheSlotsOfSomeSeats() {
    PerSeat<Slots> layouts = PerSeat.of(2, layout("3s 4h Ac").without(2)).with(1, layout("Kd"));
    MoveList<Turn> moves = Slots.moves(BOTH, layouts, Turn::new);
    assertThat(moves).containsExactly(new Turn(0, 1), new Turn(0, 3), new Turn(1, 1));
    assertThat(Slots.<Turn>moves(Seats.of(1), layouts, Turn::new)).containsExactly(new Turn(1, 1));
    assertThat(Slots.<Turn>moves(Seats.of(0), layouts, Turn::new)).hasSize(2);
    assertThat(Slots.<Turn>moves(Seats.none(), layouts, Turn::new)).isEmpty();
    assertThat(Slots.<Turn>moves(Seats.all(3), layouts, Turn::new)).isEqualTo(moves);
    assertThatThrownBy(() -> moves.get(3))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("3 of 3");
    assertThatThrownBy(() -> moves.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
  }
}
