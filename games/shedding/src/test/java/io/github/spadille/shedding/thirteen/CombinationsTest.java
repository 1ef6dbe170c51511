package io.github.spadille.shedding.thirteen;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CombinationsTest {
  private record Put(int seat, Combination combination) implements Move {}

  private final CardOrder order = CardOrder.lowToHigh("3 4 5 6 7 8 9 T J Q K A 2", "s c d h");
  private final Combinations all =
      new Combinations(
          order, Rank.ACE, kind -> !kind.isSequence() || (kind.ranks() >= 3 && kind.copies() <= 2));

  private MoveList<Put> plays(CardSet<PlayingCard> hand) {
    return all.in(
        hand,
        7,
        (state, kind, lowest, highest) -> true,
        (state, combination) -> new Put(state, combination),
        MoveList.empty());
  }

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
    assertThat(all.of(list(cards)).kind()).hasToString(kind);
    assertThat(all.of(list(cards)).cards()).isEqualTo(order.ascending(list(cards)));
  }

  /** Every subset of a hand is tried, with one pack and with two. */
  @Test
  void allCombinationsOfAHandAreFound() {
    Random random = new Random(4);
    for (int i = 0; i < 60; i++) {
      CardSet<PlayingCard> pack = Deck.standard52().set();
      CardSet<PlayingCard> both = pack.union(Deck.standard52().withSecondBack().set());
      List<PlayingCard> cards = new ArrayList<>(i % 2 == 0 ? pack : both);
      cards.removeIf(card -> card.rank().ordinal() > 6 + random.nextInt(7));
      Collections.shuffle(cards, random);
      CardSet<PlayingCard> hand =
          CardSet.copyOf(PlayingCard.FAMILY, cards.subList(0, random.nextInt(13)));
      List<Combination> found = new ArrayList<>();
      plays(hand).forEach(put -> found.add(put.combination()));
      assertThat(found)
          .doesNotHaveDuplicates()
          .containsExactlyInAnyOrderElementsOf(inSubsets(hand));
    }
  }

  private List<Combination> inSubsets(CardSet<PlayingCard> hand) {
    List<Combination> combinations = new ArrayList<>();
    for (Set<PlayingCard> subset : Sets.powerSet(Set.copyOf(hand))) {
      Combination combination = all.of(subset);
      if (combination.kind() != CombinationKind.NONE) {
        combinations.add(combination);
      }
    }
    return combinations;
  }

  /** The most that 13 cards can have, with one pack and with two. */
  @Test
  void theRichestHands() {
    assertThat(plays(set("Ts Th Td Js Jh Jd Qs Qh Qd Qc Ks Kh Kd"))).hasSize(486);
    assertThat(plays(set("Js Jh Jd Jc Qs Qh Qd Qc Ks Kh Kd Kc Ks'"))).hasSize(500);
  }

  @Test
  void playsComeByTheirLowestRank() {
    List<String> texts = new ArrayList<>();
    plays(set("3s 4c 4h 5d 2c")).forEach(put -> texts.add(put.combination().cards().toString()));
    assertThat(texts)
        .containsExactly("3s", "3s 4c 5d", "3s 4h 5d", "4c", "4h", "4c 4h", "5d", "2c");
  }

  @Test
  void playsThatAreNotAllowedAreLeftOutAndOthersComeFirst() {
    Put other = new Put(0, Combination.NONE);
    List<String> asked = new ArrayList<>();
    MoveList<Put> found =
        all.in(
            set("3s 3h 4c 5d"),
            "state",
            (state, kind, lowest, highest) -> {
              asked.add(state + " " + kind + " " + lowest + " " + highest);
              return kind.size() == 2;
            },
            (state, combination) -> new Put(state.length(), combination),
            MoveList.of(other));
    assertThat(found).containsExactly(other, new Put(5, all.of(list("3s 3h"))));
    assertThat(asked)
        .containsExactly(
            "state single 3s 3s",
            "state straight-3 3s 5d",
            "state single 3h 3h",
            "state straight-3 3h 5d",
            "state pair 3s 3h",
            "state single 4c 4c",
            "state single 5d 5d");
    assertThatThrownBy(() -> found.get(2)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> found.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void withoutAPlayTheOtherMovesAreLeft() {
    MoveList<Put> others = MoveList.of(new Put(0, Combination.NONE));
    assertThat(
            all.in(
                set("3s"),
                0,
                (state, kind, lowest, highest) -> false,
                (state, combination) -> new Put(state, combination),
                others))
        .isSameAs(others);
    assertThat(plays(set(""))).isEmpty();
  }

  @Test
  void aSequenceMayHaveAllRanks() {
    Combinations sequences = new Combinations(order, Rank.TWO, kind -> kind.copies() < 3);
    CardList<PlayingCard> whole = list("3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As 2s");
    assertThat(sequences.of(whole).kind()).hasToString("straight-13");
    assertThat(sequences.of(list("As Ah 2s 2h")).kind()).hasToString("pairs-2");
    assertThat(sequences.of(list("Js Jh Jd")).kind()).isEqualTo(CombinationKind.NONE);
  }

  @Test
  void aHandHasAtMostSixteenCards() {
    CardSet<PlayingCard> sixteen = set("3s 3h 3d 3c 5s 5h 5d 5c 7s 7h 7d 7c 9s 9h 9d 2c");
    assertThat(plays(sixteen))
        .hasSize(15 + 15 + 15 + 7 + 1)
        .contains(new Put(7, all.of(list("2c"))));
    assertThatThrownBy(() -> plays(sixteen.with(PlayingCard.parse("2s"))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("a hand of more than 16 cards: 2s 3s");
  }

  @Test
  void aCombinationHasItsHighestCard() {
    assertThat(all.of(list("5h 3s 4d")).highest()).isEqualTo(PlayingCard.parse("5h"));
    assertThat(Combination.single(PlayingCard.parse("4d'"))).isEqualTo(all.of(list("4d'")));
    CardList<PlayingCard> none = CardList.empty(PlayingCard.FAMILY);
    assertThat(all.of(ImmutableList.of())).isEqualTo(new Combination(CombinationKind.NONE, none));
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
                CombinationKind.of(1, 13),
                CombinationKind.of(2, 3),
                CombinationKind.of(3, 2)))
        .extracting(CombinationKind::toString)
        .containsExactly("quad", "straight-13", "pairs-3", "triples-2");
    assertThat(CombinationKind.of(4, 2)).hasToString("quads-2");
    assertThat(CombinationKind.of(4, 13))
        .isEqualTo(new CombinationKind(4, 13))
        .isSameAs(CombinationKind.of(4, 13));
    assertThat(CombinationKind.of(2, 3).size()).isEqualTo(6);
    assertThat(CombinationKind.of(2, 1).isSequence()).isFalse();
    assertThat(CombinationKind.of(1, 2).isSequence()).isTrue();
    for (int[] wrong : new int[][] {{0, 1}, {5, 1}, {1, 0}, {1, 14}}) {
      assertThatThrownBy(() -> CombinationKind.of(wrong[0], wrong[1]))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(
              wrong[0] + " cards of each of " + wrong[1] + " ranks; expected 1 to 4, and 1 to 13");
    }
  }
}
