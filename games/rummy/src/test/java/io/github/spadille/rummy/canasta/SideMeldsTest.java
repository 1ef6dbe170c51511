package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.card.PlayingCards.bag;
import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.Rank;
import org.junit.jupiter.api.Test;

class SideMeldsTest {
  private static final SideMelds NINES = SideMelds.none().with(Rank.NINE, list("9s 9s 2h"));
  private static final SideMelds BOTH = NINES.with(Rank.KING, list("Ks Kh Kd"));

  @Test
  void aRankHasItsMeldOrNone() {
    assertThat(BOTH.has(Rank.NINE)).isTrue();
    assertThat(BOTH.get(Rank.NINE)).isEqualTo(bag("9s 9s 2h"));
    assertThat(BOTH.has(Rank.TWO)).isFalse();
    assertThat(BOTH.get(Rank.TWO)).isEmpty();
    assertThat(BOTH.isEmpty()).isFalse();
    assertThat(SideMelds.none().isEmpty()).isTrue();
    assertThat(NINES.has(Rank.KING)).isFalse();
  }

  @Test
  void allCardsAreTogether() {
    assertThat(BOTH.all()).isEqualTo(bag("9s 9s 2h Ks Kh Kd"));
    assertThat(SideMelds.none().all()).isEmpty();
  }

  @Test
  void meldsAreAmongOthersIfTheyAreThereAsTheyAre() {
    assertThat(NINES.areUnchangedIn(BOTH)).isTrue();
    assertThat(BOTH.areUnchangedIn(NINES)).isFalse();
    assertThat(NINES.areUnchangedIn(BOTH.with(Rank.NINE, list("9s 9s 2h 9c")))).isFalse();
  }

  @Test
  void meldsOfEqualCardsAreEqual() {
    SideMelds other =
        SideMelds.none().with(Rank.KING, list("Kd Kh Ks")).with(Rank.NINE, list("2h 9s 9s"));

    assertThat(other).isEqualTo(BOTH).hasSameHashCodeAs(BOTH).isNotEqualTo(NINES);
    assertThat(other.hashCode()).isNotEqualTo(NINES.hashCode());
    assertThat(BOTH.equals(BOTH)).isTrue();
    assertThat(NINES).hasToString("{NINE=9s 9s 2h}");
  }
}
