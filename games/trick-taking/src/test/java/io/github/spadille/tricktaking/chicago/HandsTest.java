package io.github.spadille.tricktaking.chicago;

import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.Covers;
import org.junit.jupiter.api.Test;

class HandsTest {
  private static PokerHand hand(String cards) {
    return new Chicago(2, ChicagoOptions.SCHEMA.defaults()).handOf(set(cards));
  }

  @Test
  @Covers({"CHI-1", "CHI-5", "CHI-6", "CHI-7"})
  void aSequenceHasAHighAceOrALowOne() {
    assertThat(hand("As 2h 3c 4d 5c")).hasToString("straight 5").isLessThan(hand("2s 3h 4c 5d 6c"));
    assertThat(hand("As Kh Qc Jd Tc")).hasToString("straight A");
    assertThat(hand("Qs Kh As 2d 3c")).isEqualTo(PokerHand.NONE);
    assertThat(hand("Ah Kh Qh Jh Th")).isEqualTo(PokerHand.of(HandType.ROYAL_FLUSH));
  }

  @Test
  @Covers({"CHI-7", "CHI-8"})
  void handsOfOneTypeAreComparedByRanks() {
    assertThat(hand("Ks Kh 9s 9d 4c")).isGreaterThan(hand("Kc Kd 7s 7d Ac"));
    assertThat(hand("As Ks 9s 5s 2s")).isEqualTo(hand("Ah Kh 9h 5h 2h"));
  }

  @Test
  @Covers("CHI-4")
  void typesScoreFromOneToEightAndARoyalFlushMore() {
    Chicago rules = new Chicago(2, ChicagoOptions.SCHEMA.defaults());
    assertThat(rules.points(HandType.PAIR)).isEqualTo(1);
    assertThat(rules.points(HandType.QUADS)).isEqualTo(7);
    assertThat(rules.points(HandType.STRAIGHT_FLUSH)).isEqualTo(8);
    assertThat(rules.points(HandType.ROYAL_FLUSH)).isEqualTo(52);
  }
}
