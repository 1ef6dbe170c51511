package io.github.spadille.fishing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.game.ScoreSheet;
import org.junit.jupiter.api.Test;

class FishingHandTest {
  @Test
  void theLastSeatDealsFirst() {
    assertThat(FishingHand.first(3)).isEqualTo(new FishingHand(1, 2, ScoreSheet.empty(3)));
  }

  @Test
  void theDealPassesRoundTheTableAndThePointsStay() {
    ScoreSheet sheet = ScoreSheet.empty(3).add(1, "XYZ-1", 1, 4);
    FishingHand second = FishingHand.first(3).withSheet(sheet).next(3);
    assertThat(second).isEqualTo(new FishingHand(2, 0, sheet));
    assertThat(second.next(3)).isEqualTo(new FishingHand(3, 1, sheet));
  }
}
