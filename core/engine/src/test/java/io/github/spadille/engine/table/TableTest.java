package io.github.spadille.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import org.junit.jupiter.api.Test;

class TableTest {
  private static final Table TABLE =
      Table.builder()
          .hands("hand", ImmutableList.of(PlayingCards.set("2s Ad"), PlayingCards.set("7h")))
          .pile("stock", PlayingCards.list("Kc Qc"), Audience.NOBODY)
          .pileTopLast(
              "column", PlayingCards.list("3h Kh"), i -> i == 0 ? Audience.NOBODY : Audience.ALL)
          .pile("mixed", PlayingCards.bag("5c 4c 4c"), i -> i == 0 ? Audience.NOBODY : Audience.ALL)
          .fact("trump", "h")
          .fact("minimum", 50, Audience.seat(1))
          .fact("bids", ImmutableList.of("3", "4"), Audience::seat)
          .fact("passed", ImmutableList.of())
          .build();

  @Test
  void aViewShowsNoMoreThanItsViewerMaySee() {
    View view = TABLE.seenBy(Viewer.seat(0));

    assertThat(view.pile("hand.0")).hasToString("hand.0: 2s Ad");
    assertThat(view.pile("hand.1")).hasToString("hand.1: ??");
    assertThat(view.pile("stock")).hasToString("stock: ?? ??");
    assertThat(view.pile("column")).hasToString("column: ?? Kh");
    assertThat(view.fact("minimum")).isEmpty();
    assertThat(view.fact("bids")).contains("3 ?");
    assertThat(view.fact("trump")).contains("h");
    assertThat(view.fact("passed")).contains("-");
  }

  @Test
  void aBystanderSeesWhatAllSee() {
    View view = TABLE.seenBy(Viewer.bystander());

    assertThat(view.pile("hand.0")).hasToString("hand.0: ?? ??");
    assertThat(view.fact("bids")).isEmpty();
    assertThat(view.facts().keySet()).containsExactly("trump", "passed");
  }

  @Test
  void thePlaceOfAnUnseenCardInAnUnorderedPileTellsNothing() {
    assertThat(TABLE.seenBy(Viewer.bystander()).pile("mixed")).hasToString("mixed: 4c 5c ??");
  }

  @Test
  void viewsWithTheSameThingsSeenAreEqual() {
    Table other =
        TABLE.withCards(
            ImmutableMap.of("hand.1", PlayingCards.set("Kc"), "stock", PlayingCards.list("7h Qc")));

    assertThat(other).isNotEqualTo(TABLE);
    assertThat(other.seenBy(Viewer.seat(0))).isEqualTo(TABLE.seenBy(Viewer.seat(0)));
    assertThat(other.seenBy(Viewer.seat(1))).isNotEqualTo(TABLE.seenBy(Viewer.seat(1)));
  }

  @Test
  void cardsCanBeReadBack() {
    assertThat(TABLE.sets("hand", 2, PlayingCard.FAMILY))
        .isEqualTo(ImmutableList.of(PlayingCards.set("2s Ad"), PlayingCards.set("7h")));
    assertThat(TABLE.list("stock", PlayingCard.FAMILY)).isEqualTo(PlayingCards.list("Kc Qc"));
    assertThat(TABLE.bag("mixed", PlayingCard.FAMILY)).isEqualTo(PlayingCards.bag("4c 4c 5c"));
    assertThat(TABLE.size()).isEqualTo(10);
  }

  @Test
  void unknownNamesAreErrorsThatSayWhatThereIs() {
    assertThatThrownBy(() -> TABLE.pile("talon"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no pile talon; there are hand.0, hand.1, stock, column, mixed");
    assertThatThrownBy(() -> TABLE.fact("trumps")).hasMessageContaining("there are trump, ");
    assertThatThrownBy(() -> TABLE.seenBy(Viewer.seat(0)).pile("talon"))
        .hasMessageContaining("no pile talon");
  }

  @Test
  void aPileKeepsItsSize() {
    assertThatThrownBy(
            () -> TABLE.withCards(ImmutableMap.of("stock", CardSet.empty(PlayingCard.FAMILY))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("stock");
  }

  @Test
  void twoPilesOfOneNameAreAnError() {
    assertThatThrownBy(
            () ->
                Table.builder()
                    .pile("stock", PlayingCards.noCards(), Audience.ALL)
                    .pile("stock", PlayingCards.noCards(), Audience.ALL)
                    .build())
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void audiencesIncludeWhomTheyName() {
    assertThat(Audience.seats(0b101).includes(Viewer.seat(2))).isTrue();
    assertThat(Audience.seats(0b101).includes(Viewer.seat(1))).isFalse();
    assertThat(Audience.ALL.includes(Viewer.bystander())).isTrue();
    assertThat(Audience.seats(0xFFFF).includes(Viewer.bystander())).isFalse();
    assertThat(Audience.seats(0b101)).hasToString("0 2");
    assertThat(Audience.seats(0)).isSameAs(Audience.NOBODY);
    assertThatThrownBy(() -> Audience.seat(16)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Viewer.bystander().seat()).isInstanceOf(IllegalStateException.class);
  }
}
