package io.github.spadille.fishing;

import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.state.ScoreSheet;
import org.junit.jupiter.api.Test;

class FishingHandTest {
  private static FishingHand hand(int number, int dealer, ScoreSheet sheet) {
    return new FishingHand(number, dealer, 2, Sweeps.NONE, sheet);
  }

  @Test
  void theLastSeatDealsFirst() {
    assertThat(FishingHand.first(3, 2)).isEqualTo(hand(1, 2, ScoreSheet.empty(3)));
  }

  @Test
  void theDealPassesRoundTheTableAndThePointsStay() {
    ScoreSheet sheet = ScoreSheet.empty(3).add(1, "XYZ-1", 1, 4);
    FishingHand second = FishingHand.first(3, 2).withSheet(sheet).next(3);
    assertThat(second).isEqualTo(hand(2, 0, sheet));
    assertThat(second.next(3)).isEqualTo(hand(3, 1, sheet));
  }

  @Test
  void partnersSitByTurns() {
    FishingHand partners = FishingHand.first(4, 2);
    assertThat(partners.side(3)).isEqualTo(1);
    assertThat(partners.side(2)).isEqualTo(0);
    assertThat(FishingHand.first(3, 3).side(2)).isEqualTo(2);
  }

  @Test
  void sweepsAreLoggedAndMarkedUntilTheNextHand() {
    FishingHand swept =
        FishingHand.first(2, 2)
            .swept(1, PlayingCard.parse("7d"))
            .swept(0, PlayingCard.parse("As"))
            .withSheet(ScoreSheet.empty(2).add(1, "XYZ-1", 1, 4));
    assertThat(swept.sweeps().log()).isEqualTo(ImmutableIntArray.of(1, 0));
    assertThat(swept.sweeps().markers()).isEqualTo(set("As 7d"));
    assertThat(swept.number()).isEqualTo(1);
    assertThat(swept.dealer()).isEqualTo(1);
    assertThat(swept.next(2)).isEqualTo(hand(2, 0, swept.sheet()));
  }
}
