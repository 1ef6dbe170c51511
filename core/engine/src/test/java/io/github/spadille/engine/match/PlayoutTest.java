package io.github.spadille.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.random.RandomSource;
import org.junit.jupiter.api.Test;

class PlayoutTest {
  @Test
  void endsWithTheGameOrIsCutOff() {
    Showdown rules = new Showdown();

    assertThat(Playout.random(rules, rules.start(), RandomSource.seeded(3), 100).turn().isOver())
        .isTrue();
    assertThat(Playout.random(rules, rules.start(), RandomSource.seeded(3), 2).step()).isEqualTo(2);
  }

  @Test
  void countsDecisionsAndNotWhatChanceDoes() {
    Showdown rules = new Showdown();

    Playout.Result<Showdown.State> cut =
        Playout.play(rules, rules.start(), RandomSource.seeded(3), 2);
    assertThat(cut.last().step()).isEqualTo(2);
    assertThat(cut.decisions()).isEqualTo(1);
    Playout.Result<Showdown.State> whole =
        Playout.play(rules, rules.start(), RandomSource.seeded(3), 100);
    assertThat(whole.last())
        .isEqualTo(Playout.random(rules, rules.start(), RandomSource.seeded(3), 100));
    assertThat(whole.decisions()).isEqualTo(whole.last().step() - 1);
  }

  @Test
  void choosesEachMoveEquallyOften() {
    Showdown rules = new Showdown();
    RandomSource random = RandomSource.seeded(3);
    Showdown.State dealt = rules.apply(rules.start(), rules.chance(rules.start(), random));
    int[] chosen = new int[rules.legalMoves(dealt).size()];
    for (int i = 0; i < 30_000; i++) {
      Showdown.State shown = Playout.random(rules, dealt, random, 1);
      chosen[dealt.hands().get(0).toList().indexOf(shown.shown().top())]++;
    }
    assertThat(chosen).hasSize(3);
    for (int times : chosen) {
      assertThat(times).isBetween(9_600, 10_400); // five standard deviations
    }
  }

  @Test
  void throwsANumberAwayThatWouldFavourAMove() {
    Showdown rules = new Showdown();
    Showdown.State dealt =
        rules.apply(rules.start(), rules.chance(rules.start(), RandomSource.seeded(3)));
    int[] asked = {0};
    RandomSource zeroThenOne = () -> (long) asked[0]++ << Integer.SIZE;

    Playout.random(rules, dealt, zeroThenOne, 1);

    assertThat(asked[0]).isEqualTo(2); // 2^32 is no multiple of three: zero is one too many
  }

  @Test
  void aSourceWhoseNumbersAreAllRefusedIsToldSo() {
    Showdown rules = new Showdown();
    Showdown.State dealt =
        rules.apply(rules.start(), rules.chance(rules.start(), RandomSource.seeded(3)));

    assertThatThrownBy(() -> Playout.random(rules, dealt, () -> 0, 1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("64 draws in a row were refused; a source must be uniform");
  }

  @Test
  void keepsEveryOtherNumber() {
    Showdown rules = new Showdown();
    Showdown.State dealt =
        rules.apply(rules.start(), rules.chance(rules.start(), RandomSource.seeded(3)));
    int[] asked = {0};
    // Three times this fraction of 2^32 is 2 and a remainder of one, the least that is kept.
    RandomSource twoThirds = () -> (asked[0]++ == 0 ? 0xAAAA_AAABL : 1) << Integer.SIZE;

    Showdown.State shown = Playout.random(rules, dealt, twoThirds, 1);

    assertThat(asked[0]).isEqualTo(1);
    assertThat(shown.shown().top()).isEqualTo(dealt.hands().get(0).toList().get(2));
  }
}
