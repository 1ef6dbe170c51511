package io.github.spadille.fishing;

import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Table;
import java.util.List;
import org.junit.jupiter.api.Test;

class SweepsTest {
  private final Sweeps three =
      Sweeps.NONE
          .plus(1, PlayingCard.parse("9h"))
          .plus(0, PlayingCard.parse("Ks"))
          .plus(3, PlayingCard.parse("2d"));

  @Test
  void eachSweepIsLoggedAndMarked() {
    assertThat(three.log()).isEqualTo(ImmutableIntArray.of(1, 0, 3));
    assertThat(three.markers()).isEqualTo(set("Ks 9h 2d"));
    assertThat(Sweeps.NONE.log().isEmpty()).isTrue();
    assertThat(Sweeps.NONE.markers()).isEmpty();
  }

  @Test
  void sweepsAreCountedForEachSide() {
    assertThat(three.perSide(4)).isEqualTo(IntPerSeat.copyOf(1, 1, 0, 1));
    assertThat(three.perSide(2)).isEqualTo(IntPerSeat.copyOf(1, 2));
  }

  @Test
  void onlyTheMarkersAreSeenAmongTheCardsWon() {
    Table.Builder table = Table.builder();
    three.addWon(table, List.of(set("Ks 3c"), set("9h 4d 2d")), 2);
    assertThat(table.build().pile("won.0").owner()).hasValue(0);
    assertThat(table.build().seenBy(Viewer.seat(0))).hasToString("won.0: Ks ??\nwon.1: 9h 2d ??\n");
  }

  @Test
  void thePileOfPartnersBelongsToNoSeat() {
    Table.Builder table = Table.builder();
    three.addWon(table, List.of(set("Ks 3c"), set("9h 4d 2d")), 4);
    assertThat(table.build().pile("won.1").owner()).isEmpty();
    assertThat(table.build().seenBy(Viewer.seat(1))).hasToString("won.0: Ks ??\nwon.1: 9h 2d ??\n");
  }
}
