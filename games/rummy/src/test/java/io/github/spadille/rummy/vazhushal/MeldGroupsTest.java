package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.bag;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MeldGroupsTest {
  private static final ToIntFunction<PlayingCard> PIPS =
      card -> Math.min(card.rank().ordinal() + 1, 10);

  private static PlayingCard card(String code) {
    return PlayingCard.parse(code);
  }

  private static MeldGroups melds(String... groups) {
    MeldGroups melds = MeldGroups.NONE;
    for (String group : groups) {
      melds = melds.plus(melds.free(), bag(group));
    }
    return melds.settled();
  }

  @Test
  void groupsHaveNumbers() {
    MeldGroups melds = melds("5s 6s 7s", "8h 8d 8c");
    assertThat(melds.isEmpty()).isFalse();
    assertThat(MeldGroups.NONE.isEmpty()).isTrue();
    assertThat(MeldGroups.NONE.last()).isZero();
    assertThat(melds.last()).isEqualTo(2);
    assertThat(melds.groups()).isEqualTo(2);
    assertThat(melds.group(2)).isEqualTo(bag("8h 8d 8c"));
    assertThat(melds.group(3)).isEmpty();
    assertThat(melds.has(1)).isTrue();
    assertThat(melds.has(3)).isFalse();
    assertThat(melds.has(0)).isFalse();
    assertThat(MeldGroups.NONE.has(0)).isFalse();
    assertThat(melds.size(1)).isEqualTo(3);
    assertThat(melds.free()).isEqualTo(3);
    assertThat(melds.all()).isEqualTo(bag("5s 6s 7s 8h 8d 8c"));
    assertThat(melds).hasToString("[m1 5s 6s 7s, m2 8h 8d 8c]");
  }

  @Test
  void theNumberOfAnEmptyGroupIsFree() {
    MeldGroups melds = melds("5s", "8h", "9h");
    MeldGroups moved = melds.moved(card("8h"), 2, 3);
    assertThat(moved.has(2)).isFalse();
    assertThat(moved.free()).isEqualTo(2);
    assertThat(moved.groups()).isEqualTo(2);
    assertThat(moved.last()).isEqualTo(3);
    assertThat(moved.group(3)).isEqualTo(bag("8h 9h"));
  }

  @Test
  void freshCardsAreSettledWithTheTurn() {
    MeldGroups melds = melds("5s 6s 7s").plus(1, card("8s")).plus(1, card("7s"));
    assertThat(melds.fresh(1)).isEqualTo(bag("7s 8s"));
    assertThat(melds.isSettled(1, card("7s"))).isTrue();
    assertThat(melds.isSettled(1, card("8s"))).isFalse();
    assertThat(melds.isSettled(2, card("7s"))).isFalse();
    assertThat(melds.settled().fresh(1)).isEmpty();
    assertThat(melds.settled().group(1)).isEqualTo(bag("5s 6s 7s 7s 8s"));
    MeldGroups moved = melds.moved(card("7s"), 1, 2);
    assertThat(moved.fresh(2)).isEqualTo(bag("7s"));
    assertThat(moved.isSettled(1, card("7s"))).isFalse();
  }

  @Test
  void aGroupIsNewThatHoldsNoGroupOfBefore() {
    PlayingCard eight = card("8s");
    MeldGroups before = melds("5s 6s 7s", "5h 5d 5c");
    assertThat(before.isInNewGroup(card("5s"), before)).isFalse();
    assertThat(before.plus(1, eight).isInNewGroup(eight, before)).isFalse();
    assertThat(before.plus(3, eight).isInNewGroup(eight, before)).isTrue();
    assertThat(before.plus(3, eight).isInNewGroup(card("9s"), before)).isFalse();
    assertThat(before.plus(3, eight).isInNewGroup(eight, MeldGroups.NONE)).isTrue();
    MeldGroups moved = before.moved(card("5s"), 1, 2);
    assertThat(moved.isInNewGroup(card("5s"), before)).isFalse(); // moved, not laid
    assertThat(moved.plus(1, eight).isInNewGroup(eight, before)).isTrue();
    assertThat(moved.plus(2, eight).isInNewGroup(eight, before)).isFalse();
    assertThat(moved.plus(2, eight).plus(1, eight).isInNewGroup(eight, before)).isTrue();
    assertThat(before.plus(3, eight).settled().isInNewGroup(eight, before)).isFalse();
    MeldGroups gap = melds("5s", "5h 5d 5c").moved(card("5s"), 1, 2);
    assertThat(gap.plus(1, eight).isInNewGroup(eight, gap)).isTrue();
  }

  @Test
  void aTableShowsGroupsThatAreThere() {
    MeldGroups melds = melds("5s", "5h 5d 5c").moved(card("5s"), 1, 2).plus(3, bag("8h 8d 8c"));
    Table.Builder table = Table.builder();
    melds.show(4, table);
    Table shown = table.build();
    assertThat(shown.piles()).extracting(Pile::name).containsExactly("m2.4", "m3.4");
    assertThat(shown.bag("m2.4", FAMILY)).isEqualTo(bag("5s 5h 5d 5c"));
    assertThat(shown.pile("m3.4").audiences()).containsOnly(Audience.ALL);
    assertThat(shown.facts())
        .extracting(Object::toString)
        .containsExactly("fresh.4.m2: 5s", "fresh.4.m3: 8h 8d 8c");
  }

  @Test
  void cardsWithTheSecondBackAreOthers() {
    MeldGroups melds = melds("5s 5s 6s' 6s' 7s'");
    assertThat(melds.group(1)).isEqualTo(bag("5s 5s 6s' 6s' 7s'"));
    assertThat(melds.all()).hasSize(5);
    assertThat(melds("X1 As As' X1'").group(1)).isEqualTo(bag("As X1 As' X1'"));
    assertThat(melds("As' As'").group(1)).isEqualTo(bag("As' As'"));
  }

  @Test
  void cardsHavePlaces() {
    MeldGroups melds = melds("8h 8d 8h", "5s").plus(1, card("2c"));
    assertThat(melds.size()).isEqualTo(5);
    assertThat(melds.card(0)).isEqualTo(card("8h"));
    assertThat(melds.isMovable(0)).isTrue();
    assertThat(melds.isMovable(1)).isFalse(); // the second like it
    assertThat(melds.isMovable(2)).isTrue();
    assertThat(melds.card(3)).isEqualTo(card("2c"));
    assertThat(melds.isMovable(3)).isFalse(); // fresh
    assertThat(melds.isFirst(0)).isTrue();
    assertThat(melds.isFirst(3)).isFalse();
    assertThat(melds.number(4)).isEqualTo(2);
    assertThat(melds.isAlone(4)).isTrue();
    assertThat(melds.isAlone(0)).isFalse();
    assertThat(melds.isAlone(3)).isFalse();
    assertThat(melds.number(5)).isZero();
    assertThat(melds.number(-1)).isZero();
  }

  @Test
  void oneGroupMustBeANaturalSequence() {
    assertThat(MeldGroups.NONE.areValid(noCards())).isTrue();
    assertThat(melds("5s 6s 7s").areValid(noCards())).isTrue();
    assertThat(melds("8h 8d 8c").areValid(noCards())).isFalse();
    assertThat(melds("5s 6s X1").areValid(noCards())).isFalse();
    assertThat(melds("8h 8d 8c", "5s 6s 7s").areValid(noCards())).isTrue();
    assertThat(melds("Ah Qh Kh").areValid(set("Ah Ad"))).isTrue();
    assertThat(melds("Ah 6h 7h").areValid(set("Ah Ad"))).isFalse();
  }

  @Test
  void everyGroupMustBeAMeld() {
    assertThat(melds("5s 6s 7s", "8h 8d").areValid(noCards())).isFalse();
    assertThat(melds("5s 6s 7s", "8h 8d 8d").areValid(noCards())).isFalse();
    assertThat(melds("5s 6s 7s", "8h 8d 9c").areValid(noCards())).isFalse();
    assertThat(melds("5s 6s 7s", "X1 X1 X2").areValid(noCards())).isFalse();
    assertThat(melds("5s 6s 7s", "Ah X1 X2").areValid(set("Ah Ad"))).isTrue();
    assertThat(melds("5s 6s 7s", "Ah Ah Ah").areValid(set("Ah Ad"))).isTrue();
  }

  @Test
  void noTwoSequencesAreTheSame() {
    assertThat(melds("5s 6s 7s", "5s 6s 7s").areValid(noCards())).isFalse();
    assertThat(melds("5s 6s 7s", "5s 6s 7s 8s").areValid(noCards())).isTrue();
    assertThat(melds("5s 6s 7s", "5h 6h 7h").areValid(noCards())).isTrue();
    assertThat(melds("5s 6s 7s", "8h 8d 8c", "8h 8d 8c").areValid(noCards())).isTrue();
    assertThat(melds("5s 6s 7s", "5s 6s X1").areValid(noCards())).isTrue(); // X1 is the four
    assertThat(melds("As 2s 3s", "As 2s X1").areValid(noCards())).isFalse();
  }

  @Test
  void theBestRolesCount() {
    assertThat(MeldGroups.NONE.value(noCards(), PIPS)).isZero();
    assertThat(melds("5s 6s 7s").value(noCards(), PIPS)).isEqualTo(18);
    assertThat(melds("5s 6s 7s", "2d 3d X2").value(noCards(), PIPS)).isEqualTo(27);
    assertThat(melds("5s 6s 7s", "5s 6s X1").value(noCards(), PIPS)).isEqualTo(33);
    assertThat(melds("8h 8d 8c").value(noCards(), PIPS)).isEqualTo(-1);
    // Only as the five is 5h in a natural sequence, though it is worth more as the eight.
    assertThat(melds("5h 6h 7h").value(set("5h 5d"), PIPS)).isEqualTo(18);
    assertThat(melds("2s 3s 4s", "5h 6h 7h").value(set("5h 5d"), PIPS)).isEqualTo(30);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 3, 200, 16_777_217, Integer.MAX_VALUE, Integer.MIN_VALUE})
  void noOtherNumberIsThatOfAGroup(int number) {
    MeldGroups melds = melds("5s 6s 7s", "8h 8d 8c").plus(1, card("8s"));
    assertThat(melds.has(number)).isFalse();
    assertThat(melds.group(number)).isEmpty();
    assertThat(melds.fresh(number)).isEmpty();
    assertThat(melds.size(number)).isZero();
    assertThat(melds.isSettled(number, card("5s"))).isFalse();
    assertThatThrownBy(() -> melds.moved(card("5s"), number, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("5s");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 128, 16_777_217, -1})
  void aGroupHasANumberThatThereCanBe(int number) {
    MeldGroups melds = melds("5s 6s 7s");
    assertThatThrownBy(() -> melds.plus(number, card("8s")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(Integer.toString(number));
    assertThatThrownBy(() -> melds.moved(card("5s"), 1, number))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(Integer.toString(number));
    assertThat(melds.plus(127, card("8s")).group(127)).isEqualTo(bag("8s"));
  }

  @Test
  void aFreshCardIsNotMoved() {
    assertThatThrownBy(() -> melds("5s 6s 7s").plus(1, card("8s")).moved(card("8s"), 1, 2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("8s");
  }

  @Test
  void meldsAreEqualByTheirCards() {
    MeldGroups one = melds("5s 6s 7s").plus(1, card("8s"));
    assertThat(one).isEqualTo(melds("7s 6s 5s").plus(1, card("8s")));
    assertThat(one).hasSameHashCodeAs(melds("7s 6s 5s").plus(1, card("8s")));
    assertThat(one).isNotEqualTo(one.settled()).isNotEqualTo(melds("5s 6s 7s"));
    assertThat(one).isNotEqualTo("melds");
  }
}
