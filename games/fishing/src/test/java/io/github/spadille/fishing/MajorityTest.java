package io.github.spadille.fishing;

import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import org.junit.jupiter.api.Test;

class MajorityTest {
  private static int ofCards(String first, String second, String third) {
    return Majority.of(
        PerSeat.copyOf(ImmutableList.of(set(first), set(second), set(third))), CardSet::size);
  }

  @Test
  void theSideWithMostLeads() {
    assertThat(ofCards("As", "2s 3s", "4s")).isEqualTo(1);
    assertThat(ofCards("As 2s", "3s 4s", "5s 6s 7s")).isEqualTo(2);
  }

  @Test
  void aTieAtTheTopLeavesNobody() {
    assertThat(ofCards("As 2s", "3s", "4s 5s")).isEqualTo(Seats.NOBODY);
    assertThat(ofCards("", "", "")).isEqualTo(Seats.NOBODY);
  }
}
