package io.github.spadille.engine.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class RandomSourceTest {
  private static final int DRAWS = 200;

  /** Gives some numbers of 64 bits, one after the other. */
  private static RandomSource of(Long... numbers) {
    Deque<Long> left = new ArrayDeque<>(List.of(numbers));
    return left::remove;
  }

  private static long upper(int bits) {
    return (long) bits << Integer.SIZE;
  }

  @Test
  void aSeedGivesTheNumbersOfSplittableRandom() {
    for (long seed = -3; seed < 50; seed++) {
      drawTheSame(RandomSource.seeded(seed), new SplittableRandom(seed));
    }
  }

  /** A number of 64 bits is all that a source of somebody else gives, as it is with the JDK. */
  @Test
  void aMethodThatGivesNumbersIsASource() {
    SplittableRandom numbers = new SplittableRandom(7);
    SplittableRandom same = new SplittableRandom(7);
    drawTheSame(numbers::nextLong, same::nextLong);
  }

  private static void drawTheSame(RandomSource source, RandomGenerator generator) {
    for (int i = 1; i <= DRAWS; i++) {
      assertThat(source.nextLong()).isEqualTo(generator.nextLong());
      assertThat(source.nextInt()).isEqualTo(generator.nextInt());
      assertThat(source.nextInt(i)).isEqualTo(generator.nextInt(i));
      assertThat(source.nextInt(Integer.MAX_VALUE - i))
          .isEqualTo(generator.nextInt(Integer.MAX_VALUE - i));
      assertThat(source.nextInt((1 << 30) + i)).isEqualTo(generator.nextInt((1 << 30) + i));
      assertThat(source.nextInt(-i, i)).isEqualTo(generator.nextInt(-i, i));
      assertThat(source.nextLong(i)).isEqualTo(generator.nextLong(i));
      assertThat(source.nextLong((1L << 62) + i)).isEqualTo(generator.nextLong((1L << 62) + i));
      assertThat(source.nextBoolean()).isEqualTo(generator.nextBoolean());
      assertThat(source.nextDouble()).isEqualTo(generator.nextDouble());
    }
  }

  @Test
  void aNumberThatWouldFavourSomeIsThrownAway() {
    assertThat(of(-1L, upper(14)).nextInt(10)).isEqualTo(7); // -1 is the last of 2^31 numbers
    assertThat(of(-1L, 14L).nextLong(10)).isEqualTo(7);
    assertThat(of(-1L).nextInt(8)).isEqualTo(7);
    assertThat(of(-1L).nextLong(8)).isEqualTo(7);
  }

  @Test
  void aSourceThatIsAlwaysRefusedIsToldSo() {
    AtomicInteger drawn = new AtomicInteger();
    RandomSource same =
        () -> {
          drawn.incrementAndGet();
          return -1;
        };
    assertNotUniform(() -> same.nextInt(10));
    assertThat(drawn).hasValue(64);
    assertNotUniform(() -> same.nextInt(-2, 5));
    assertNotUniform(() -> same.nextLong(10));
    assertThat(drawn).hasValue(3 * 64);
    assertThat(same.nextInt(8)).isEqualTo(7);
    RandomSource zero = () -> 0;
    assertThat(zero.nextInt(10)).isZero();
    assertThat(zero.nextLong(10)).isZero();
  }

  private static void assertNotUniform(ThrowingCallable draw) {
    assertThatThrownBy(draw)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("64 draws in a row were refused; a source must be uniform");
  }

  @Test
  void theLastOfTheDrawsMayBeTheFirstThatIsTaken() {
    AtomicInteger drawn = new AtomicInteger();
    RandomSource late = () -> drawn.incrementAndGet() % 64 == 0 ? upper(14) : -1;
    assertThat(late.nextInt(10)).isEqualTo(7);
    assertThat(late.nextLong(1000)).isEqualTo((upper(14) >>> 1) % 1000);
    assertThat(drawn).hasValue(128);
  }

  @Test
  void theEndsCanBeDrawn() {
    assertThat(of(0L).nextInt(-2, 5)).isEqualTo(-2);
    assertThat(of(upper(12)).nextInt(-2, 5)).isEqualTo(4);
    assertThat(of(0L).nextDouble()).isZero();
    assertThat(of(-1L).nextDouble()).isEqualTo(Math.nextDown(1.0));
    assertThat(of(0L, -1L).nextBoolean()).isFalse();
    assertThat(of(-1L).nextBoolean()).isTrue();
    assertThat(of(5L).nextInt(1)).isZero();
  }

  @Test
  void noNumberIsBelowNothing() {
    RandomSource source = of();
    assertThatThrownBy(() -> source.nextInt(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("bound 0; expected 1 or more");
    assertThatThrownBy(() -> source.nextLong(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> source.nextInt(3, 3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no numbers from 3 to 3");
    assertThatThrownBy(() -> source.nextInt(Integer.MIN_VALUE, Integer.MAX_VALUE))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
