package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCards.bag;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.PlayingCard;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShapeTest {
  private static List<String> with(String card, int size) {
    return Shape.with(PlayingCard.parse(card), size).stream().map(Shape::toString).toList();
  }

  @Test
  void aCardIsInSequencesOfItsSuitAndInSets() {
    assertThat(with("5h", 3))
        .containsExactlyInAnyOrder(
            "3h 4h 5h", "4h 5h 6h", "5h 6h 7h", "5s 5h 5d", "5s 5h 5c", "5h 5d 5c");
    assertThat(with("5h", 4)).contains("5s 5h 5d 5c").hasSize(5);
    assertThat(with("5h", 5)).hasSize(5);
  }

  @Test
  void theAceIsTheLowestOrTheHighest() {
    assertThat(with("Ac", 3)).contains("Ac 2c 3c", "Ac Qc Kc").hasSize(5);
    assertThat(with("Kc", 3)).contains("Jc Qc Kc", "Ac Qc Kc").hasSize(5);
  }

  @Test
  void thirteenCardsAreTheLongest() {
    assertThat(with("7d", 13)).hasSize(1);
    assertThat(with("7d", 12)).hasSize(3);
    assertThat(with("7d", 14)).isEmpty();
    assertThat(with("7d", 2)).isEmpty();
    assertThat(with("X1", 3)).isEmpty();
  }

  @Test
  void everyShapeIsMadeOnce() {
    int cards = 0;
    for (PlayingCard card : PlayingCard.cards("As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks")) {
      for (int size = 3; size <= 13; size++) {
        assertThat(Shape.with(card, size)).doesNotHaveDuplicates();
        for (Shape shape : Shape.with(card, size)) {
          assertThat(shape.roles()).hasSize(size).contains(card);
          cards += shape.isSequence() ? 1 : 0;
        }
      }
    }
    // Sequences of 3 to 12 cards begin at the ace and at each rank from which they fit.
    int expected = 13;
    for (int size = 3; size <= 12; size++) {
      expected += size * (15 - size);
    }
    assertThat(cards).isEqualTo(expected);
  }

  @Test
  void matesAreInAShapeOfThreeTogether() {
    assertThat(Shape.mates(PlayingCard.parse("5h"))).isEqualTo(set("3h 4h 6h 7h 5s 5d 5c"));
    assertThat(Shape.mates(PlayingCard.parse("As"))).isEqualTo(set("2s 3s Qs Ks Ah Ad Ac"));
    assertThat(Shape.mates(PlayingCard.X1)).isEmpty();
  }

  @Test
  void shapesInAHandAreFoundOnce() {
    assertThat(Shape.allIn(bag("5s 6s 7s 8s 8s 8h 8d Kc"), null))
        .containsExactlyInAnyOrderElementsOf(
            ImmutableList.of(
                bag("5s 6s 7s"), bag("6s 7s 8s"), bag("5s 6s 7s 8s"), bag("8s 8h 8d")));
    assertThat(Shape.sequencesIn(bag("5s 6s 7s 8s 8h 8d"), null)).hasSize(3);
    assertThat(Shape.allIn(bag("5s 6s 7s 8s 8h 8d"), PlayingCard.parse("5s")))
        .containsExactlyInAnyOrder(bag("5s 6s 7s"), bag("5s 6s 7s 8s"));
    assertThat(Shape.allIn(bag("8s 8h 8d 8c"), null)).hasSize(5);
    assertThat(Shape.allIn(bag("Ks As 2s"), null)).isEmpty();
    assertThat(Shape.allIn(bag("Qs Ks As"), null)).containsExactly(bag("As Qs Ks"));
  }
}
