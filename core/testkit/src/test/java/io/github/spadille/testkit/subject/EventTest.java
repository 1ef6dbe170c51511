package io.github.spadille.testkit.subject;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;
import org.junit.jupiter.api.Test;

class EventTest {
  private static final ImmutableSet<Card> CARDS =
      ImmutableSet.of(FAMILY.parse("As"), FAMILY.parse("2h"));

  private static boolean shows(Table stage) {
    Table none = Table.builder().build();
    return new Event("play 3d", none, ImmutableList.of(none, stage), none).shows("hand", CARDS);
  }

  private static Table hand(String cards, Audience audience) {
    return Table.builder().pile("hand", 1, set(cards), audience).build();
  }

  @Test
  void aStageShowsACardThatEverybodySees() {
    assertThat(shows(hand("As 5c", Audience.ALL))).isTrue();
    assertThat(shows(hand("3s 5c", Audience.ALL))).isFalse();
    assertThat(shows(hand("As 5c", Audience.seat(1)))).isFalse();
  }

  @Test
  void otherPilesDoNotCount() {
    assertThat(shows(Table.builder().pile("hands", set("As"), Audience.ALL).build())).isFalse();
    assertThat(shows(Table.builder().pile("hand", set("As"), Audience.ALL).build())).isTrue();
  }
}
