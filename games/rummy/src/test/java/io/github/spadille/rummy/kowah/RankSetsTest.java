package io.github.spadille.rummy.kowah;

import static io.github.spadille.engine.card.PlayingCards.bag;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.Rank;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RankSetsTest {
  @ParameterizedTest
  @CsvSource({
    // cards; the two largest sets of three
    "'', 0, 0",
    "2s, 1, 0",
    "2s 3s, 1, 1",
    "2s 2h 3s, 2, 1",
    "3s 2s 2h, 2, 1",
    "2s 3s 3s 4c 4c 4d, 3, 2",
    "4c 4c 4d 2s 2s 2s, 3, 3",
    "2s 2s 2s 2h 3s, 3, 1",
    "2s 2s 2s 2h 2h 3s, 3, 2",
    "2s 2s 2s 2h 2h 2h 2d 2d, 3, 3",
    "Kc Kc 2s Kc Kc, 3, 1",
  })
  void theLargestSetsAreFound(String cards, int first, int second) {
    RankSets sets = RankSets.of(bag(cards), 3, Rank.ACE, 0);
    assertThat(sets).isEqualTo(new RankSets(first, second));
    assertThat(sets.both()).isEqualTo(first + second);
  }

  @Test
  void onlySomeCardsOfARankCanBeUsed() {
    assertThat(RankSets.of(bag("2s 2s 2h 3s"), 3, Rank.TWO, 0)).isEqualTo(new RankSets(1, 0));
    assertThat(RankSets.of(bag("2s 2s 2h 3s"), 3, Rank.TWO, 2)).isEqualTo(new RankSets(2, 1));
    assertThat(RankSets.of(bag("2s 2s 2h 2d 3s"), 2, Rank.ACE, 0)).isEqualTo(new RankSets(2, 2));
  }

  @ParameterizedTest
  @CsvSource({
    // cards; how many are left over beside full sets of three
    "'', 0",
    "2s, 1",
    "2s 2s, 2",
    "2s 2s 2h, 0",
    "2s 2s 2h 2h, 1",
    "2s 2s 2h 2h 2h 2h Kc, 1",
    "As Ah 2s Kc Kc, 5",
  })
  void cardsAreLeftOver(String cards, int left) {
    assertThat(RankSets.leaveAtMost(bag(cards), 3, left)).isTrue();
    assertThat(RankSets.leaveAtMost(bag(cards), 3, left + 1)).isTrue();
    assertThat(RankSets.leaveAtMost(bag(cards), 3, left - 1)).isFalse();
  }
}
