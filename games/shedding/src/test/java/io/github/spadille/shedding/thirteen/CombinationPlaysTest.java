package io.github.spadille.shedding.thirteen;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.Sets;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.shedding.thirteen.ThirteenMove.Knock;
import io.github.spadille.shedding.thirteen.ThirteenMove.Play;
import io.github.spadille.shedding.thirteen.ThirteenState.Hand;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CombinationPlaysTest {
  /** Seat 0 leads, with any cards. */
  private static ThirteenState lead(CardSet<PlayingCard> hand) {
    return ThirteenState.undealt(Hand.first(2, Deck.standard52().set()), 0, 2)
        .dealt(CardsPerSeat.none(PlayingCard.FAMILY, 2).plus(0, hand), noCards())
        .ledBy(0);
  }

  private static MoveList<ThirteenMove> plays(CardSet<PlayingCard> hand) {
    return CombinationPlays.after(
        MoveList.empty(), lead(hand), (state, kind, lowest, highest) -> true);
  }

  private static ThirteenMove play(String cards) {
    return Play.of(0, list(cards));
  }

  private static Combination combination(ThirteenMove move) {
    return ((Play) move).combination();
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
      plays(hand).forEach(move -> found.add(combination(move)));
      assertThat(found)
          .doesNotHaveDuplicates()
          .containsExactlyInAnyOrderElementsOf(inSubsets(hand));
    }
  }

  private static List<Combination> inSubsets(CardSet<PlayingCard> hand) {
    List<Combination> combinations = new ArrayList<>();
    for (Set<PlayingCard> subset : Sets.powerSet(Set.copyOf(hand))) {
      Combination combination = Combination.of(subset);
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
    plays(set("3s 4c 4h 5d 2c")).forEach(move -> texts.add(combination(move).cards().toString()));
    assertThat(texts)
        .containsExactly("3s", "3s 4c 5d", "3s 4h 5d", "4c", "4h", "4c 4h", "5d", "2c");
  }

  @Test
  void playsThatAreNotAllowedAreLeftOutAndOthersComeFirst() {
    ThirteenState lead = lead(set("3s 3h 4c 5d"));
    ThirteenMove other = Knock.of(0);
    List<String> asked = new ArrayList<>();
    MoveList<ThirteenMove> found =
        CombinationPlays.after(
            MoveList.of(other),
            lead,
            (state, kind, lowest, highest) -> {
              assertThat(state).isSameAs(lead);
              asked.add(kind + " " + lowest + " " + highest);
              return kind.size() == 2;
            });
    assertThat(found).containsExactly(other, play("3s 3h"));
    assertThat(asked)
        .containsExactly(
            "single 3s 3s",
            "straight-3 3s 5d",
            "single 3h 3h",
            "straight-3 3h 5d",
            "pair 3s 3h",
            "single 4c 4c",
            "single 5d 5d");
    assertThatThrownBy(() -> found.get(2)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> found.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void withoutAPlayTheOtherMovesAreLeft() {
    MoveList<ThirteenMove> others = MoveList.of(Knock.of(0));
    assertThat(
            CombinationPlays.after(
                others, lead(set("3s")), (state, kind, lowest, highest) -> false))
        .isSameAs(others);
    assertThat(plays(set(""))).isEmpty();
  }

  @Test
  void aHandHasAtMostSixteenCards() {
    CardSet<PlayingCard> sixteen = set("3s 3h 3d 3c 5s 5h 5d 5c 7s 7h 7d 7c 9s 9h 9d 2c");
    assertThat(plays(sixteen)).hasSize(15 + 15 + 15 + 7 + 1).contains(play("2c"));
    assertThatThrownBy(() -> plays(sixteen.with(PlayingCard.parse("2s"))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("a hand of more than 16 cards: 2s 3s");
  }
}
