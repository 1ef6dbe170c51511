package io.github.spadille.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Comparisons of rows whose truth is known. */
class ComparisonTest {
  private static final Experiment TWO =
      Experiment.of("any", 2)
          .with(RuleSet.of(ImmutableMap.of()), RuleSet.of(ImmutableMap.of("a", "b")))
          .withDeals(1_000_000);
  private static final Measure SCORE = Measure.parse("score.0");

  private static Row row(Experiment experiment, long number, boolean isOver, long score) {
    return new Row(
        number,
        experiment.place(number),
        isOver,
        10,
        1,
        8,
        5,
        ImmutableLongArray.of(score, 0),
        ImmutableIntArray.of(1, 2));
  }

  /** Plays deals of luck, with so many tenths of a point more by the second rules. */
  private static Comparison played(long deals, int tenths, long seed) {
    Random random = new Random(seed);
    Comparison comparison = new Comparison(TWO, SCORE);
    for (long deal = 0; deal < deals; deal++) {
      long luck = random.nextInt(200);
      long first = luck + random.nextInt(6);
      long second = luck + random.nextInt(6) + (random.nextInt(10) < tenths ? 1 : 0);
      comparison.add(row(TWO, 2 * deal, true, first));
      comparison.add(row(TWO, 2 * deal + 1, true, second));
    }
    return comparison;
  }

  @Test
  void theLuckOfTheCardsCancelsOut() {
    Contrast found = played(10_000, 1, 3).contrasts().get(0);
    assertThat(found.isFound()).isTrue();
    assertThat(found.interval().contains(0.1)).isTrue();
    assertThat(found.interval().high() - found.interval().low()).isLessThan(0.1);
    assertThat(found.sentence())
        .matches(
            "With a=b, score\\.0 is 0\\.\\d+ to 0\\.\\d+ more than with usual \\(10000 deals\\)\\.");
  }

  @Test
  void intervalsCoverTheTruthAsOftenAsTheySay() {
    int covered = 0;
    int found = 0;
    for (int repetition = 0; repetition < 1000; repetition++) {
      covered += played(200, 3, repetition).contrasts().get(0).interval().contains(0.3) ? 1 : 0;
      found += played(200, 0, -1 - repetition).contrasts().get(0).isFound() ? 1 : 0;
    }
    assertThat(covered).isBetween(935, 965);
    assertThat(found).isBetween(35, 65);
  }

  @Test
  void whatIsTheSameIsSaidToBe() {
    Comparison comparison = new Comparison(TWO, SCORE);
    for (long number = 0; number < 200; number++) {
      comparison.add(row(TWO, number, true, number / 2));
    }
    Contrast same = comparison.contrasts().get(0);
    assertThat(same.isFound()).isFalse();
    assertThat(same.sentence())
        .isEqualTo("With a=b, score.0 is the same as with usual in each of 100 deals.");
    assertThat(comparison.width()).isZero();
  }

  @Test
  void dealsThatCameToNoEndDoNotCount() {
    Comparison comparison = new Comparison(TWO, SCORE);
    for (long number = 0; number < 20; number++) {
      comparison.add(row(TWO, number, number != 7, 100 * (number == 7 ? 1 : 0)));
    }
    Contrast found = comparison.contrasts().get(0);
    assertThat(found.deals()).isEqualTo(9);
    assertThat(found.cutOff()).isEqualTo(1);
    assertThat(found.mean()).isZero();
  }

  @Test
  void rotationsOfADealAreOneObservation() {
    Experiment turned = TWO.withAgents("hard", "easy");
    Comparison comparison = new Comparison(turned, SCORE);
    for (long number = 0; number < 8; number++) {
      comparison.add(row(turned, number, true, turned.place(number).rules() * (3 + number % 4)));
    }
    Contrast found = comparison.contrasts().get(0);
    assertThat(found.deals()).isEqualTo(2);
    assertThat(found.mean()).isEqualTo(5);
  }

  @Test
  void tooLittleTellsNothing() {
    Comparison comparison = new Comparison(TWO, SCORE);
    assertThat(comparison.width()).isInfinite();
    comparison.add(row(TWO, 0, true, 1));
    comparison.add(row(TWO, 1, true, 2));
    assertThat(comparison.contrasts().get(0).sentence())
        .isEqualTo("score.0 with a=b: 1 deals tell nothing.");
    assertThat(comparison.contrasts().get(0).isFound()).isFalse();
    assertThatThrownBy(() -> comparison.add(row(TWO, 5, true, 1)))
        .hasMessage("the row of game 5; expected 2");
    assertThatThrownBy(() -> new Comparison(Experiment.of("any", 2), SCORE))
        .hasMessage("one set of rules, [usual]; expected two");
    assertThatThrownBy(() -> new Comparison(TWO, Measure.parse("won.2")))
        .hasMessage("won.2; expected a seat from 0 to 1");
  }

  @Test
  void measuresAreReadByName() {
    Row row = row(TWO, 4, true, -3);
    for (String[] each :
        new String[][] {
          {"score.0", "-3"},
          {"score.1", "0"},
          {"place.1", "2"},
          {"won.0", "1"},
          {"won.1", "0"},
          {"moves", "10"},
          {"hands", "1"},
          {"decisions", "8"},
          {"choices", "5"}
        }) {
      Measure measure = Measure.parse(each[0]);
      assertThat(measure.of(row)).as(each[0]).isEqualTo(Double.parseDouble(each[1]));
      assertThat(measure).hasToString(each[0]);
    }
    for (String wrong :
        new String[] {"", "score", "score.", "score.x", "score.-1", "moves.1", "Score.1", "luck"}) {
      assertThatThrownBy(() -> Measure.parse(wrong))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(
              "no measure: "
                  + wrong
                  + "; expected score.SEAT, place.SEAT, won.SEAT, moves, hands, decisions,"
                  + " choices");
    }
    assertThatThrownBy(() -> Measure.parse("score.2").of(row))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}
