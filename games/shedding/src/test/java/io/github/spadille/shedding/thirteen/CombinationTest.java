package io.github.spadille.shedding.thirteen;

import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.testkit.Covers;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CombinationTest {
  @ParameterizedTest
  @CsvSource({
    "7d, single",
    "7d 7s, pair",
    "7d 7s 7h, triple",
    "7d 7s 7h 7c, quad",
    "7d 7s 7h 7c 7s', -",
    "7d 8s, -",
    "7d 8s 9c, straight-3",
    "9c 7d 8s, straight-3",
    "7d 8s Tc, -",
    "Qd Ks Ac, straight-3",
    "Ks Ac 2d, -",
    "3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As, straight-12",
    "3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As 2s, -",
    "7d 7s 8c, -",
    "7d 8c 8s, -",
    "7d 7s 8c 8h, -",
    "7d 7s 8c 8h 9c 9d, pairs-3",
    "7d 7s 8c 8h 9c Td, -",
    "7d 7s 8c 8h Tc Td, -",
    "7d 7s 7c 8c 8h 8s 9c 9d 9h, -",
    "'', -"
  })
  void kindsOfCards(String cards, String kind) {
    assertThat(Combination.of(list(cards)).kind()).hasToString(kind);
    assertThat(Combination.of(list(cards)).cards())
        .isEqualTo(CardOrder.THIRTEEN.ascending(list(cards)));
  }

  @Test
  @Covers({"THI-7", "THI-8", "THI-9", "THI-10"})
  void theKindsOfCombinations() {
    List<String> kinds = new ArrayList<>();
    for (int copies = 1; copies <= CombinationKind.MOST_COPIES; copies++) {
      for (int ranks = 1; ranks <= 4; ranks++) {
        if (CombinationKind.inGame(copies, ranks) != CombinationKind.NONE) {
          kinds.add(CombinationKind.inGame(copies, ranks).toString());
        }
      }
    }
    assertThat(kinds)
        .containsExactly(
            "single", "straight-3", "straight-4", "pair", "pairs-3", "pairs-4", "triple", "quad");
    assertThat(CombinationKind.inGame(1, 12)).hasToString("straight-12");
    assertThat(CombinationKind.inGame(2, 13)).isEqualTo(CombinationKind.NONE);
    assertThat(CombinationKind.inGame(5, 1)).isEqualTo(CombinationKind.NONE);
  }

  @Test
  void aCombinationHasItsHighestCard() {
    assertThat(Combination.of(list("5h 3s 4d")).highest()).isEqualTo(PlayingCard.parse("5h"));
    assertThat(Combination.single(PlayingCard.parse("4d'"))).isEqualTo(Combination.of(list("4d'")));
    CardList<PlayingCard> none = CardList.empty(PlayingCard.FAMILY);
    assertThat(Combination.of(none)).isEqualTo(Combination.NONE).hasToString("- ");
    assertThat(Combination.of(list("5h 5s")))
        .hasToString("pair 5s 5h")
        .isEqualTo(Combination.of(list("5s 5h")))
        .hasSameHashCodeAs(Combination.of(list("5s 5h")))
        .isNotEqualTo(Combination.of(list("5s 5d")));
  }

  @Test
  void kindsHaveNamesAndSizes() {
    assertThat(
            ImmutableList.of(
                CombinationKind.NONE,
                CombinationKind.of(1, 1),
                CombinationKind.of(2, 1),
                CombinationKind.of(3, 1)))
        .extracting(CombinationKind::toString)
        .containsExactly("-", "single", "pair", "triple");
    assertThat(
            ImmutableList.of(
                CombinationKind.of(4, 1),
                CombinationKind.of(1, 12),
                CombinationKind.of(2, 3),
                CombinationKind.of(3, 2)))
        .extracting(CombinationKind::toString)
        .containsExactly("quad", "straight-12", "pairs-3", "triples-2");
    assertThat(CombinationKind.of(4, 2)).hasToString("quads-2");
    assertThat(CombinationKind.of(4, 12))
        .isEqualTo(new CombinationKind(4, 12))
        .isSameAs(CombinationKind.of(4, 12));
    assertThat(CombinationKind.of(2, 3).size()).isEqualTo(6);
    assertThat(CombinationKind.of(2, 1).isSequence()).isFalse();
    assertThat(CombinationKind.of(1, 2).isSequence()).isTrue();
    for (int[] wrong : new int[][] {{0, 1}, {5, 1}, {1, 0}, {1, 13}}) {
      assertThatThrownBy(() -> CombinationKind.of(wrong[0], wrong[1]))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(
              wrong[0] + " cards of each of " + wrong[1] + " ranks; expected 1 to 4, and 1 to 12");
    }
  }
}
