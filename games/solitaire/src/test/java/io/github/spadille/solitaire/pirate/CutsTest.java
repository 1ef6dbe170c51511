package io.github.spadille.solitaire.pirate;

import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import org.junit.jupiter.api.Test;

class CutsTest {
  private static final Cuts SHUFFLED = Cuts.none(3).shuffled(0).shuffled(1).shuffled(2);
  private static final ImmutableList<StockAndWaste> PACKS =
      ImmutableList.of(
          StockAndWaste.of(list("7s 3s")),
          StockAndWaste.of(list("9h 3h")),
          StockAndWaste.of(list("7c 2c")));

  private static Cuts cuts(int first, int second, int third) {
    Cuts cuts = SHUFFLED.cut(0, first).cut(1, second).cut(2, third);
    return cuts.seen(PACKS, card -> card.rank().ordinal());
  }

  @Test
  void packsAreShuffledOneAfterTheOther() {
    assertThat(Cuts.none(3).toShuffle()).isZero();
    assertThat(Cuts.none(3).shuffled(0).toShuffle()).isEqualTo(1);
    assertThat(cuts(1, 1, 1).toShuffle()).isZero();
    assertThat(cuts(1, 1, 1).shuffled(0).shuffled(1).toShuffle()).isEqualTo(2);
    assertThat(cuts(1, 2, 1).shuffled(0).exposed()).isEqualTo(list("7s 3h 7c"));
  }

  @Test
  void theLowestCardDecides() {
    assertThat(cuts(1, 1, 1).low()).isEqualTo(Seats.NOBODY);
    assertThat(cuts(1, 1, 2).low()).isEqualTo(2);
    assertThat(cuts(2, 1, 1).low()).isZero();
    assertThat(cuts(1, 2, 1).low()).isEqualTo(1);
    assertThat(cuts(2, 2, 1).low()).isEqualTo(Seats.NOBODY);
    assertThat(cuts(2, 2, 2).low()).isEqualTo(2);
    assertThat(cuts(1, 2, 1).exposed()).isEqualTo(list("7s 3h 7c"));
    assertThat(cuts(1, 2, 1).shuffled(0).low()).isEqualTo(1);
  }

  @Test
  void cardsAreSeenWhenEverybodyHasCut() {
    assertThat(Cuts.none(3).exposes(1, 40)).isTrue();
    assertThat(SHUFFLED.exposes(1, 0)).isFalse();
    assertThat(SHUFFLED.cut(1, 2).exposes(1, 1)).isFalse();
    assertThat(cuts(1, 2, 1).exposes(1, 1)).isTrue();
    assertThat(cuts(1, 2, 1).exposes(1, 0)).isFalse();
    assertThat(cuts(1, 2, 1).shuffled(1).exposes(1, 1)).isFalse();
  }

  @Test
  void whoCutsAgainSeesNothing() {
    Cuts again = cuts(1, 1, 1).cut(0, 2);
    assertThat(again.exposed()).isEmpty();
    assertThat(cuts(1, 1, 2).cut(0, 2).low()).isEqualTo(Seats.NOBODY);
    assertThat(again.places()).isEqualTo(IntPerSeat.copyOf(2, 1, 1));
  }

  @Test
  void theCodesOfUnseenCardsAreHyphens() {
    assertThat(cuts(1, 2, 1).code(1)).isEqualTo("3h");
    assertThat(SHUFFLED.cut(1, 2).code(1)).isEqualTo("-");
  }
}
