package io.github.spadille.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.game.IllegalMoveException;
import io.github.spadille.engine.random.RandomSource;
import org.junit.jupiter.api.Test;

class PlayoutTest {
  private static Showdown.State last(Showdown rules, int moves) {
    return Playout.of(rules)
        .withMoveLimit(moves)
        .play(rules.start(), RandomSource.seeded(3))
        .last();
  }

  private static Showdown.State next(Showdown rules, Showdown.State state, RandomSource random) {
    return Playout.of(rules).withMoveLimit(1).play(state, random).last();
  }

  @Test
  void endsWithTheGameOrIsCutOff() {
    Showdown rules = new Showdown();

    assertThat(last(rules, 100).turn().isOver()).isTrue();
    assertThat(last(rules, 2).step()).isEqualTo(2);
    assertThat(last(rules, 0)).isEqualTo(rules.start());
  }

  @Test
  void countsDecisionsAndNotWhatChanceDoes() {
    Showdown rules = new Showdown();

    Playout.Result<Showdown.State> cut =
        Playout.of(rules).withMoveLimit(2).play(rules.start(), RandomSource.seeded(3));
    assertThat(cut.last().step()).isEqualTo(2);
    assertThat(cut.decisions()).isEqualTo(1);
    Playout.Result<Showdown.State> whole =
        Playout.of(rules).play(rules.start(), RandomSource.seeded(3));
    assertThat(whole.last()).isEqualTo(last(rules, 100));
    assertThat(whole.decisions()).isEqualTo(whole.last().step() - 1);
  }

  @Test
  void choosesEachMoveEquallyOften() {
    Showdown rules = new Showdown();
    RandomSource random = RandomSource.seeded(3);
    Showdown.State dealt = rules.apply(rules.start(), rules.chance(rules.start(), random));
    int[] chosen = new int[rules.legalMoves(dealt).size()];
    for (int i = 0; i < 30_000; i++) {
      Showdown.State shown = next(rules, dealt, random);
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

    next(rules, dealt, zeroThenOne);

    assertThat(asked[0]).isEqualTo(2); // 2^32 is no multiple of three: zero is one too many
  }

  @Test
  void aSourceWhoseNumbersAreAllRefusedIsToldSo() {
    Showdown rules = new Showdown();
    Showdown.State dealt =
        rules.apply(rules.start(), rules.chance(rules.start(), RandomSource.seeded(3)));

    assertThatThrownBy(() -> next(rules, dealt, () -> 0))
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

    Showdown.State shown = next(rules, dealt, twoThirds);

    assertThat(asked[0]).isEqualTo(1);
    assertThat(shown.shown().top()).isEqualTo(dealt.hands().get(0).toList().get(2));
  }

  @Test
  void stopsAsSoonAsAStateHasAProperty() {
    Showdown rules = new Showdown();
    Playout<Showdown.State, Showdown.Act> playout =
        Playout.of(rules).until(state -> state.shown().size() == 1);
    Playout.Result<Showdown.State> shown = playout.play(rules.start(), RandomSource.seeded(3));

    assertThat(shown.last().step()).isEqualTo(2);
    assertThat(shown.decisions()).isEqualTo(1);
    assertThat(playout.play(shown.last(), RandomSource.seeded(3)).last()).isSameAs(shown.last());
    assertThat(playout.withMoveLimit(1).play(rules.start(), RandomSource.seeded(3)).last().step())
        .isEqualTo(1);
  }

  @Test
  void playsWhatAPolicyChooses() {
    Showdown rules = new Showdown();
    Playout<Showdown.State, Showdown.Act> last =
        Playout.of(rules).by((state, moves, random) -> moves.get(moves.size() - 1));
    Showdown.State dealt = next(rules, rules.start(), RandomSource.seeded(3));
    Showdown.State end = last.play(dealt, RandomSource.seeded(3)).last();

    assertThat(end.turn().isOver()).isTrue();
    assertThat(end.shown().get(0)).isEqualTo(dealt.hands().get(0).toList().get(2));
    assertThat(last.play(dealt, () -> 0).last()).isEqualTo(end);
  }

  @Test
  void refusesWhatAPolicyMayNotChoose() {
    Showdown rules = new Showdown();
    Showdown.Act shuffle = rules.chance(rules.start(), RandomSource.seeded(3));
    Playout<Showdown.State, Showdown.Act> cheat =
        Playout.of(rules).by((state, moves, random) -> shuffle);

    assertThatThrownBy(() -> cheat.play(rules.start(), RandomSource.seeded(3)))
        .isInstanceOf(IllegalMoveException.class);
  }

  @Test
  void aGameWithoutHandsIsOneHand() {
    Showdown rules = new Showdown();
    assertThat(Playout.of(rules).toEndOfHand().play(rules.start(), RandomSource.seeded(3)))
        .isEqualTo(Playout.of(rules).play(rules.start(), RandomSource.seeded(3)));
  }
}
