package io.github.spadille.tricktaking.chicago;

import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import java.util.BitSet;
import org.junit.jupiter.api.Test;

class PokerHandTest {
  private static final HandType[] TYPES = HandType.values();

  private static PokerHand hand(String cards) {
    return PokerHand.of(set(cards));
  }

  @Test
  void allHandsOfThePackHaveTheirTypes() {
    int[] counts = new int[TYPES.length + 1];
    BitSet different = new BitSet();
    long[] bits =
        Deck.standard52().cards().stream().mapToLong(card -> 1L << card.index()).toArray();
    for (int a = 0; a < 48; a++) {
      for (int b = a + 1; b < 49; b++) {
        for (int c = b + 1; c < 50; c++) {
          for (int d = c + 1; d < 51; d++) {
            long four = bits[a] | bits[b] | bits[c] | bits[d];
            for (int e = d + 1; e < 52; e++) {
              CardSet<PlayingCard> cards = CardSet.ofBits(PlayingCard.FAMILY, four | bits[e], 0);
              PokerHand hand = PokerHand.of(cards);
              counts[hand.isNone() ? TYPES.length : hand.type().ordinal()]++;
              different.set(hand.hashCode());
            }
          }
        }
      }
    }
    assertThat(counts)
        .containsExactly(1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4, 1_302_540);
    // Pairs, two pairs, threes, straights, flushes, full houses, fours, the two of sequences, none.
    assertThat(different.cardinality())
        .isEqualTo(2_860 + 858 + 13 + 10 + 1_277 + 13 + 13 + 9 + 1 + 1);
  }

  @Test
  void handsHaveTheRanksByWhichTheyAreCompared() {
    assertThat(hand("9s 9h As 4d 3c")).hasToString("pair 9 A 4 3");
    assertThat(hand("7s Kh 7c Kd 2c")).hasToString("two-pair K 7 2");
    assertThat(hand("3s 3h 3c Kd 2c")).hasToString("trips 3");
    assertThat(hand("As 2h 3c 4d 5c")).hasToString("straight 5");
    assertThat(hand("2s 3h 4c 5d 6c")).hasToString("straight 6");
    assertThat(hand("As Kh Qc Jd Tc")).hasToString("straight A");
    assertThat(hand("2s 9s As Ks 5s")).hasToString("flush A K 9 5 2");
    assertThat(hand("2s 2h 2c Ad Ac")).hasToString("full-house 2");
    assertThat(hand("As Ah Ac Ad 2c")).hasToString("quads A");
    assertThat(hand("Ah 2h 3h 4h 5h")).hasToString("straight-flush 5");
    assertThat(hand("Ah Kh Qh Jh Th").type()).isEqualTo(HandType.ROYAL_FLUSH);
    assertThat(hand("Qs Kh As 2d 3c")).isSameAs(PokerHand.NONE).hasToString("-");
  }

  @Test
  void handsAreOrdered() {
    assertThat(hand("Ks Kh 9s 9d 4c")).isGreaterThan(hand("Kc Kd 7s 7d Ac"));
    assertThat(hand("2s 3h 4c 5d 6c")).isGreaterThan(hand("As 2h 3c 4d 5c"));
    assertThat(hand("2s 2h 3c 4d 5c")).isGreaterThan(hand("As Kh Qc Jd 9c"));
    assertThat(hand("2s 2h 3c 4d 5c")).isLessThan(hand("Ts Th 3c 4d 5c"));
    assertThat(hand("2s 2h 2c 4d 4c")).isGreaterThan(hand("As Ks Qs Js 9s"));
  }

  @Test
  void suitsDoNotRank() {
    PokerHand spades = hand("As Ks 9s 5s 2s");
    assertThat(spades).isEqualTo(hand("Ah Kh 9h 5h 2h")).hasSameHashCodeAs(hand("Ah Kh 9h 5h 2h"));
    assertThat(spades).isNotEqualTo(hand("Ah Kh 9h 5h 3h")).isNotEqualTo("flush");
  }

  @Test
  void aClaimHasTheRanksStated() {
    PokerHand claim = PokerHand.of(HandType.PAIR).with(Rank.KING).with(Rank.TWO);

    assertThat(claim)
        .hasToString("pair K 2")
        .isEqualTo(hand("Ks Kh 2c 4d 5c").first(0).with(Rank.KING).with(Rank.TWO));
    assertThat(claim.size()).isEqualTo(2);
    assertThat(claim.first(1)).hasToString("pair K");
    assertThat(claim.first(0)).isEqualTo(PokerHand.of(HandType.PAIR)).hasToString("pair");
    assertThat(claim.is(HandType.PAIR)).isTrue();
    assertThat(claim.is(HandType.TWO_PAIR)).isFalse();
    assertThatThrownBy(PokerHand.NONE::type).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void aTypeIncludesTheCombinationsOfOthers() {
    assertThat(HandType.FULL_HOUSE.includes(HandType.TWO_PAIR)).isTrue();
    assertThat(HandType.QUADS.includes(HandType.TRIPS)).isTrue();
    assertThat(HandType.QUADS.includes(HandType.TWO_PAIR)).isFalse();
    assertThat(HandType.FLUSH.includes(HandType.PAIR)).isFalse();
    assertThat(HandType.ROYAL_FLUSH.includes(HandType.STRAIGHT_FLUSH)).isTrue();
    assertThat(HandType.STRAIGHT.includes(HandType.STRAIGHT)).isTrue();
  }

  @Test
  void aHandStartsWithWhatIsTrueOfIt() {
    PokerHand hand = hand("9s 9h As 4d 3c");
    assertThat(hand.startsWith(PokerHand.of(HandType.PAIR))).isTrue();
    assertThat(hand.startsWith(PokerHand.of(HandType.PAIR).with(Rank.NINE).with(Rank.ACE)))
        .isTrue();
    assertThat(hand.startsWith(PokerHand.of(HandType.PAIR).with(Rank.ACE))).isFalse();
    assertThat(hand.startsWith(PokerHand.of(HandType.TRIPS))).isFalse();
    assertThat(PokerHand.NONE.startsWith(PokerHand.of(HandType.PAIR))).isFalse();
  }

  @Test
  void fiveCardsHoldMoreThanTheyAreWorth() {
    PokerHand pair = PokerHand.of(HandType.PAIR);
    CardSet<PlayingCard> fullHouse = set("Ks Kh Kd 9c 9s");
    assertThat(pair.with(Rank.KING).with(Rank.KING).with(Rank.NINE).isIn(fullHouse)).isTrue();
    assertThat(pair.with(Rank.KING).with(Rank.KING).with(Rank.KING).isIn(fullHouse)).isFalse();
    PokerHand straight = PokerHand.of(HandType.STRAIGHT);
    assertThat(straight.with(Rank.FIVE).isIn(set("As 2h 3c 4d 5c"))).isTrue();
    assertThat(straight.with(Rank.ACE).isIn(set("As 2h 3c 4d 5c"))).isFalse();
    assertThat(pair.isIn(set("As 2h 3c 4d 9c"))).isFalse();
  }

  @Test
  void aCombinationIsTheCardsThatMakeAHand() {
    CardSet<PlayingCard> cards = set("9s 9h As 4d 3c");
    assertThat(PokerHand.of(cards).combination(cards, 0)).isEqualTo(set("9s 9h"));
    assertThat(PokerHand.of(cards).combination(cards, 2)).isEqualTo(set("9s 9h As"));
    CardSet<PlayingCard> flush = set("2s 9s As Ks 5s");
    assertThat(PokerHand.of(flush).combination(flush, 0)).isEqualTo(flush);
  }
}
