package io.github.spadille.reaction.aggravation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.testkit.Covers;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TableauTest {
  private static final int LOWER = Tableau.COLUMNS;

  private static PlayingCard card(String code) {
    return PlayingCard.FAMILY.parse(code);
  }

  @Test
  @Covers({"AGG-3", "AGG-16"})
  void rowsFillFromTheLeft() {
    Tableau tableau = Tableau.empty();
    assertThat(tableau.free(0)).isZero();
    assertThat(tableau.free(1)).isEqualTo(LOWER);
    assertThat(tableau.has(0)).isFalse();

    tableau = tableau.with(0, card("As")).with(1, card("Kd")).with(LOWER, card("2c"));
    assertThat(tableau.free(0)).isEqualTo(2);
    assertThat(tableau.free(1)).isEqualTo(LOWER + 1);
    assertThat(tableau.has(1)).isTrue();
    assertThat(tableau.has(2)).isFalse();
    assertThat(tableau.has(-1)).isFalse();
    assertThat(tableau.has(2 * LOWER)).isFalse();
    assertThat(tableau.rank(1)).isEqualTo(12);
    assertThat(tableau).hasToString("[[As, Kd], [2c]]");
  }

  @Test
  @Covers({"AGG-7", "AGG-8"})
  void aCardThatIsCoveredCountsNoMore() {
    Tableau tableau =
        Tableau.empty().with(0, card("5s")).with(LOWER, card("5h")).with(1, card("9c"));
    assertThat(tableau.hasMatch()).isTrue();
    assertThat(tableau.matched()).isEqualTo(1 | 1 << LOWER);

    Tableau covered = tableau.with(LOWER, card("9d"));
    assertThat(covered.isMatched(4)).isFalse();
    assertThat(covered.isMatched(8)).isTrue();
    assertThat(covered.matched()).isEqualTo(1 << 1 | 1 << LOWER);
    assertThat(tableau.rank(LOWER)).as("the earlier tableau is as it was").isEqualTo(4);
    assertThat(covered.rows().get(1).get(0).toString()).isEqualTo("5h 9d");
  }

  /** What is kept as words agrees with a search through the piles, up to every place in use. */
  @Test
  @Covers("AGG-7")
  void whatIsSeenAgreesWithThePiles() {
    SplittableRandom random = new SplittableRandom(7);
    for (int game = 0; game < 200; game++) {
      List<PlayingCard> pack = new ArrayList<>(Deck.standard52().shuffled(random));
      Tableau tableau = Tableau.empty();
      while (!pack.isEmpty()) {
        int row = random.nextInt(2);
        int columns = tableau.free(row) - row * LOWER;
        int column = random.nextInt(Math.min(columns + 1, 15));
        tableau = tableau.with(row * LOWER + column, pack.remove(0));
        check(tableau);
      }
    }
  }

  private static void check(Tableau tableau) {
    int[] showing = new int[13];
    for (int position = 0; position < 2 * LOWER; position++) {
      if (tableau.has(position)) {
        int rank =
            tableau.rows().get(position / LOWER).get(position % LOWER).bottom().rank().ordinal();
        assertThat(tableau.rank(position)).isEqualTo(rank);
        showing[rank] |= 1 << position;
      }
    }
    int matched = 0;
    for (int rank = 0; rank < showing.length; rank++) {
      boolean several = Integer.bitCount(showing[rank]) > 1;
      assertThat(tableau.showing(rank)).isEqualTo(showing[rank]);
      assertThat(tableau.isMatched(rank)).isEqualTo(several);
      matched |= several ? showing[rank] : 0;
    }
    assertThat(tableau.matched()).isEqualTo(matched);
    assertThat(tableau.hasMatch()).isEqualTo(matched != 0);
  }

  @Test
  void tableausOfTheSamePilesAreEqual() {
    Tableau tableau = Tableau.empty().with(0, card("As")).with(LOWER, card("2c"));
    Tableau other = Tableau.empty().with(LOWER, card("2c")).with(0, card("As"));
    assertThat(tableau).isEqualTo(other).hasSameHashCodeAs(other);
    assertThat(tableau).isEqualTo(Tableau.of(tableau.rows()));

    assertThat(tableau.with(0, card("3d"))).isNotEqualTo(tableau);
    assertThat(tableau.with(0, card("3d")).with(0, card("4d")))
        .as("a card below differs")
        .isNotEqualTo(tableau.with(0, card("3h")).with(0, card("4d")));
    assertThat(tableau).isNotEqualTo("no tableau");
  }
}
