package io.github.spadille.engine.state;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.Iterables;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.seat.Seats;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class CardsPerSeatTest {
  private static final PlayingCard AS = FAMILY.parse("As");

  /** Does random things to the cards and, beside it, to a list of sets. */
  @Property
  void behavesLikeAListOfSets(@ForAll @IntRange(min = 1, max = 15) int seats, @ForAll long seed) {
    behavesLikeAListOfSets(seats, 64, new Random(seed));
  }

  @Property
  void manySeatsAndSecondPacksBehaveSoToo(
      @ForAll @IntRange(min = 1, max = 16) int seats, @ForAll long seed) {
    behavesLikeAListOfSets(seats, FAMILY.size(), new Random(seed));
  }

  private static void behavesLikeAListOfSets(int seats, int indexes, Random random) {
    CardsPerSeat<PlayingCard> cards = CardsPerSeat.none(FAMILY, seats);
    List<CardSet<PlayingCard>> sets = new ArrayList<>(Collections.nCopies(seats, noCards()));
    for (int i = 0; i < 40; i++) {
      PlayingCard card = FAMILY.card(random.nextInt(indexes));
      int seat = random.nextInt(seats);
      CardsPerSeat<PlayingCard> without = cards.without(card);
      sets.replaceAll(set -> set.without(card));
      assertThat(without).isEqualTo(sets).hasSameHashCodeAs(sets);
      assertThat(cards.without(CardSet.of(FAMILY, card))).isEqualTo(without);
      cards =
          random.nextBoolean()
              ? without.plus(seat, card)
              : without.with(seat, CardSet.of(FAMILY, card));
      sets.set(
          seat, cards.get(seat).size() == 1 ? CardSet.of(FAMILY, card) : sets.get(seat).with(card));
      assertThat(cards).isEqualTo(sets).hasSize(seats);
      assertThat(cards.areAllEmpty()).isFalse();
      for (int other = 0; other < seats; other++) {
        assertThat(cards.has(other, card)).isEqualTo(other == seat);
        assertThat(cards.give(other, CardSet.of(FAMILY, card)))
            .isEqualTo(cards.without(card).plus(other, card));
        assertThat(cards.give(other, card)).isEqualTo(cards.without(card).plus(other, card));
        assertThat(cards.isEmpty(other)).isEqualTo(sets.get(other).isEmpty());
        assertThat(cards.areEmpty(other))
            .isEqualTo(sets.stream().limit(other).allMatch(CardSet::isEmpty));
      }
      assertThat(cards.holder(card)).isEqualTo(seat);
      assertThat(without.holder(card)).isEqualTo(Seats.NOBODY);
    }
    assertThat(CardsPerSeat.copyOf(FAMILY, sets)).isEqualTo(cards);
    for (int size = 0; size <= 16; size++) {
      List<CardSet<PlayingCard>> resized = new ArrayList<>(sets);
      resized.addAll(Collections.nCopies(16, noCards()));
      assertThat(cards.resized(size)).isEqualTo(resized.subList(0, size));
    }
    int from = random.nextInt(seats + 1);
    assertThat(cards.subList(from, seats)).isEqualTo(sets.subList(from, seats));
    assertThat(cards.subList(0, from)).isEqualTo(sets.subList(0, from));
    CardsPerSeat<PlayingCard> others = CardsPerSeat.none(FAMILY, seats);
    for (int seat = from; seat < seats; seat++) {
      others = others.plus(seat, cards.get(seat));
    }
    assertThat(others.plus(cards.subList(0, from))).isEqualTo(cards);
    CardsPerSeat<PlayingCard> rest = cards;
    for (int seat = 0; seat < seats; seat++) {
      rest = rest.without(rest.get(seat));
      assertThat(rest.all()).containsExactlyInAnyOrderElementsOf(Iterables.concat(rest));
      assertThat(rest.areAllEmpty()).isEqualTo(rest.stream().allMatch(CardSet::isEmpty));
    }
    assertThat(rest.areAllEmpty()).isTrue();
  }

  @Test
  void noCardHasTwoOwners() {
    CardsPerSeat<PlayingCard> cards = CardsPerSeat.none(FAMILY, 3).plus(1, AS);
    assertThatThrownBy(() -> cards.plus(0, AS))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("As");
    assertThatThrownBy(() -> cards.with(2, set("As 2s")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(cards.with(1, set("As 2s")).get(1)).isEqualTo(set("2s As"));
    assertThat(cards.without(FAMILY.parse("2s"))).isEqualTo(cards);
  }

  @Test
  void moreCardsAreForTheFirstSeats() {
    CardsPerSeat<PlayingCard> one = CardsPerSeat.none(FAMILY, 2).plus(1, AS);
    CardsPerSeat<PlayingCard> three = CardsPerSeat.none(FAMILY, 3).plus(0, FAMILY.parse("2s"));
    assertThat(three.plus(one)).containsExactly(set("2s"), set("As"), noCards());
    assertThatThrownBy(() -> one.plus(three)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> one.plus(one))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("As");
    CardsPerSeat<PlayingCard> second = CardsPerSeat.none(FAMILY, 1).plus(0, AS.withSecondBack());
    assertThat(three.plus(second).get(0)).hasSize(2).contains(AS.withSecondBack());
    assertThatThrownBy(() -> second.plus(three)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void aCardOfASecondPackIsGiven() {
    PlayingCard second = AS.withSecondBack();
    CardsPerSeat<PlayingCard> cards = CardsPerSeat.none(FAMILY, 3).plus(1, AS);
    assertThat(cards.give(2, second))
        .containsExactly(noCards(), set("As"), CardSet.of(FAMILY, second));
    assertThat(cards.give(2, CardSet.of(FAMILY, second))).isEqualTo(cards.give(2, second));
  }

  @Test
  void theSameCardOfASecondPackIsAnother() {
    PlayingCard second = AS.withSecondBack();
    CardsPerSeat<PlayingCard> cards = CardsPerSeat.none(FAMILY, 3).plus(1, AS);
    assertThat(cards.has(1, second)).isFalse();
    assertThat(cards.holder(second)).isEqualTo(Seats.NOBODY);
    assertThat(cards.without(second)).isEqualTo(cards);
    assertThat(cards.hasSecondPack()).isFalse();
    CardsPerSeat<PlayingCard> both = cards.plus(2, second);
    assertThat(both.hasSecondPack()).isTrue();
    assertThat(both.has(2, second)).isTrue();
    assertThat(both.has(2, AS)).isFalse();
    assertThat(both.holder(second)).isEqualTo(2);
    assertThat(both.without(second)).isEqualTo(cards);
  }

  @Test
  void firstSeatsAreNotMoreThanThereAre() {
    for (int seats : new int[] {3, 16}) { // in a few words, and in an array
      CardsPerSeat<PlayingCard> cards = CardsPerSeat.none(FAMILY, seats).plus(seats - 1, AS);
      assertThat(cards.areEmpty(seats - 1)).isTrue();
      assertThat(cards.areEmpty(seats)).isFalse();
      assertThatThrownBy(() -> cards.areEmpty(seats + 1))
          .isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> cards.areEmpty(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }
  }

  @Test
  void someSeatsAreAPartOfAll() {
    CardsPerSeat<PlayingCard> cards = CardsPerSeat.none(FAMILY, 3).plus(1, AS);
    assertThat(cards.subList(1, 3)).containsExactly(set("As"), noCards());
    assertThatThrownBy(() -> cards.subList(1, 4)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> cards.subList(-1, 2)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> cards.isEmpty(3)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> cards.give(3, AS)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void seatsThatAreGoneLeaveNoCards() {
    CardsPerSeat<PlayingCard> cards = CardsPerSeat.none(FAMILY, 3).plus(2, AS);
    assertThat(cards.resized(2).holder(AS)).isEqualTo(Seats.NOBODY);
    assertThat(cards.resized(2).areAllEmpty()).isTrue();
    assertThat(cards.resized(4).holder(AS)).isEqualTo(2);
  }

  @Test
  void onePackOfUpToFifteenSeatsTakesNoArray() {
    assertThat(CardsPerSeat.none(FAMILY, 15).hasSecondPack()).isFalse();
    assertThat(CardsPerSeat.none(FAMILY, 16).hasSecondPack()).isTrue();
  }

  @Test
  void noCardHasTwoOwnersAmongManySeats() {
    PlayingCard second = AS.withSecondBack();
    CardsPerSeat<PlayingCard> cards = CardsPerSeat.none(FAMILY, 12).plus(9, second);
    assertThatThrownBy(() -> cards.plus(10, second))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("As'");
    assertThat(cards.plus(10, AS).has(10, second)).isFalse();
    assertThatThrownBy(() -> cards.plus(12, AS)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> cards.get(12)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void seatsAreThoseOfATable() {
    CardsPerSeat<PlayingCard> cards = CardsPerSeat.none(FAMILY, 7);
    assertThatThrownBy(() -> CardsPerSeat.none(FAMILY, 17))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("17 seats");
    assertThatThrownBy(() -> cards.resized(17))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("17 seats");
    assertThatThrownBy(() -> cards.get(7)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> cards.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> cards.plus(7, AS)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> cards.give(7, set("As")))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> cards.give(7, AS)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> cards.isEmpty(7)).isInstanceOf(IndexOutOfBoundsException.class);
  }
}
