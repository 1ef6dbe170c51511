package io.github.spadille.engine.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class CardPathTest {
  private static final int STATES = 37; // Piles 126 and 127 are in order.
  private static final int TRIALS = 2000;

  private final Random random = new Random(1);

  /** A path of few piles, so that two often lie together. */
  private byte[] piles() {
    byte[] piles = new byte[STATES];
    for (int i = 0; i < STATES; i++) {
      piles[i] = (byte) (random.nextInt(3) == 0 ? 126 : random.nextInt(4));
    }
    return piles;
  }

  private static CardPath path(byte[] piles) {
    CardPath path = CardPath.of(STATES);
    for (int i = 0; i < STATES; i++) {
      path.set(i, (byte) 99);
      path.set(i, piles[i]);
    }
    return path;
  }

  private static byte[] read(CardPath path) {
    byte[] piles = new byte[STATES];
    for (int i = 0; i < STATES; i++) {
      piles[i] = path.get(i);
    }
    return piles;
  }

  @Test
  void aPathTellsThePileInEachState() {
    byte[] piles = piles();
    CardPath path = path(piles);
    assertThat(read(path)).isEqualTo(piles);
    CardPath copy = path.copy(STATES + 20);
    copy.set(STATES + 19, (byte) 5);
    copy.set(0, (byte) 77);
    assertThat(copy.get(STATES + 19)).isEqualTo((byte) 5);
    assertThat(copy.get(STATES - 1)).isEqualTo(piles[STATES - 1]);
    assertThat(read(path)).isEqualTo(piles);
  }

  @Test
  void twoPathsAreExchangedBetweenTwoStates() {
    for (int trial = 0; trial < TRIALS; trial++) {
      byte[] one = piles();
      byte[] other = piles();
      int first = random.nextInt(STATES);
      int last = random.nextInt(STATES);
      CardPath a = path(one);
      CardPath b = path(other);
      CardPath.exchange(a, b, first, last);
      for (int i = 0; i < STATES; i++) {
        boolean exchanged = i >= first && i <= last;
        assertThat(a.get(i)).isEqualTo(exchanged ? other[i] : one[i]);
        assertThat(b.get(i)).isEqualTo(exchanged ? one[i] : other[i]);
      }
    }
  }

  @Test
  void theLastStateTogetherWithoutOrderIsFound() {
    for (int trial = 0; trial < TRIALS; trial++) {
      byte[] one = piles();
      byte[] other = piles();
      int first = random.nextInt(STATES);
      int last = random.nextInt(STATES);
      int expected = CardPath.NONE;
      for (int i = first; i <= last; i++) {
        expected = one[i] == other[i] && one[i] < 126 ? i : expected;
      }
      assertThat(CardPath.lastTogether(path(one), path(other), first, last, 2)).isEqualTo(expected);
    }
  }

  @Test
  void theNextPartingWithoutOrderIsFound() {
    for (int trial = 0; trial < TRIALS; trial++) {
      byte[] one = piles();
      byte[] other = piles();
      int first = random.nextInt(STATES);
      int end = random.nextInt(STATES);
      int expected = CardPath.NONE;
      for (int i = end - 1; i >= first; i--) {
        boolean together = one[i] == other[i] && one[i] < 126;
        expected = together && one[i + 1] != other[i + 1] ? i : expected;
      }
      assertThat(CardPath.nextParting(path(one), path(other), first, end, 2)).isEqualTo(expected);
    }
  }
}
