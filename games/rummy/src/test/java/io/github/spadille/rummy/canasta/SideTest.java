package io.github.spadille.rummy.canasta;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.testkit.Covers;
import org.junit.jupiter.api.Test;

class SideTest {
  @Test
  @Covers("CAN-3")
  void partnersSitAcrossTheTable() {
    assertThat(new int[] {Side.of(0), Side.of(1), Side.of(2), Side.of(3)})
        .containsExactly(0, 1, 0, 1);
  }

  @Test
  void aSideBeginsWithoutAnything() {
    Side side = Side.start(90);

    assertThat(side.minimum()).isEqualTo(90);
    assertThat(side.melds().isEmpty()).isTrue();
    assertThat(side.redThrees()).isEmpty();
    assertThat(side.opened()).isFalse();
    assertThat(side.penalty()).isZero();
  }

  @Test
  void chargesAddUp() {
    Side side =
        Side.start(50)
            .charged(Charge.REACH_IN_VAIN, 1)
            .charged(Charge.STAYING_IN, 1)
            .charged(Charge.STAYING_IN, 1);

    assertThat(side.penalty()).isEqualTo(-250);
    assertThat(side.charges())
        .containsExactlyInAnyOrder(Charge.REACH_IN_VAIN, Charge.STAYING_IN, Charge.STAYING_IN);
  }

  @Test
  @Covers({"CAN-22", "CAN-29"})
  void cardsLaidJoinTheMeldOfTheRank() {
    PlayingCard king = PlayingCard.parse("Ks");
    PlayingCard two = PlayingCard.parse("2h");
    Side begun =
        Side.start(50)
            .charged(Charge.REACH_IN_VAIN, 1)
            .laid(Rank.KING, ImmutableList.of(king, king, two));
    Side opened = begun.laid(Rank.KING, ImmutableList.of(king));

    assertThat(begun.opened()).isFalse();
    assertThat(begun.pending()).isEqualTo(40);
    assertThat(begun.missing()).isEqualTo(10);
    assertThat(begun.melds().get(Rank.KING)).containsExactlyInAnyOrder(king, king, two);
    assertThat(opened.opened()).isTrue();
    assertThat(opened.pending()).isZero();
    assertThat(opened.laid(Rank.KING, ImmutableList.of(king)).missing()).isZero();
    assertThat(opened.melds().get(Rank.KING)).hasSize(4);
    assertThat(opened.melds().isCanasta(Rank.KING)).isFalse();
    assertThat(opened.minimum()).isEqualTo(50);
    assertThat(opened.penalty()).isEqualTo(-50);
  }
}
