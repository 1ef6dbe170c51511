package io.github.spadille.cantorscomb.cantorscomb;

import static com.google.common.base.Preconditions.checkArgument;
import static io.github.spadille.cantorscomb.CombCard.COPIES;
import static io.github.spadille.cantorscomb.CombCard.FAMILY;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.FixedList;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.random.RandomSource;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The numbers that some dice show, in the order in which they are named: at most sixteen dice of at
 * most sixteen sides, which fit into one word.
 */
public final class Dice extends FixedList<Integer> {
  /** The largest number of dice, and of sides of a die. */
  public static final int MOST = 16;

  /** How dice are written: {@code 1 4 3}. */
  static final Arg<Dice> ARG =
      new Arg<>() {
        private final Arg<ImmutableList<Integer>> list = Args.list(Args.NUMBER);

        @Override
        public Optional<Dice> find(List<String> words) {
          return list.find(words)
              .filter(Dice::canBeShown)
              .map(shown -> Dice.of(Ints.toArray(shown)));
        }

        @Override
        public ImmutableList<String> format(Dice dice) {
          return list.format(ImmutableList.copyOf(dice));
        }

        @Override
        public String expected() {
          return "up to 16 numbers from 1 to 16";
        }

        @Override
        public boolean rest() {
          return true;
        }
      };

  private static final int BITS = 4;
  private static final long FACE = (1L << BITS) - 1;
  private static final Dice[] SINGLE = new Dice[MOST];

  static {
    Arrays.setAll(SINGLE, face -> new Dice(1, face));
  }

  /** No dice. */
  public static final Dice NONE = of();

  private final int count;
  private final long faces; // What each die shows, less one; the first die in the lowest bits.

  private Dice(int count, long faces) {
    this.count = count;
    this.faces = faces;
  }

  private static Dice ofFaces(int count, long faces) {
    return count == 1 ? SINGLE[(int) faces] : new Dice(count, faces);
  }

  /**
   * Returns dice that show some numbers.
   *
   * @throws IllegalArgumentException if there are more than 16, or a number is not 1 to 16
   */
  public static Dice of(int... numbers) {
    checkArgument(
        canBeShown(Ints.asList(numbers)),
        "%s dice show %s; expected at most 16, and each 1 to 16",
        numbers.length,
        Ints.asList(numbers));
    long faces = 0;
    for (int die = 0; die < numbers.length; die++) {
      faces |= numbers[die] - 1L << BITS * die;
    }
    return ofFaces(numbers.length, faces);
  }

  private static boolean canBeShown(List<Integer> numbers) {
    return numbers.size() <= MOST && numbers.stream().allMatch(n -> n >= 1 && n <= MOST);
  }

  /** Throws some dice, at most 16 of at most 16 sides. */
  static Dice thrown(int count, int sides, RandomSource random) {
    long faces = 0;
    for (int die = 0; die < count; die++) {
      faces |= (long) random.nextInt(sides) << BITS * die;
    }
    return ofFaces(count, faces);
  }

  /** Returns the number of dice. */
  @Override
  public int size() {
    return count;
  }

  /** Returns what a die shows, from 0. */
  @Override
  public Integer get(int die) {
    return number(Objects.checkIndex(die, count));
  }

  private int number(int die) {
    return (int) (faces >>> BITS * die & FACE) + 1;
  }

  /** Returns the highest number that a die shows; 0 without dice. */
  public int highest() {
    int highest = 0;
    for (int die = 0; die < count; die++) {
      highest = Math.max(highest, number(die));
    }
    return highest;
  }

  /** Returns the cards whose number is the sum of one or more dice, each taken once at most. */
  public CardSet<CombCard> sums(CardSet<CombCard> cards) {
    long sums = 0; // As many bits for each number as it has cards; higher sums fall out.
    for (int die = 0; die < count; die++) {
      sums |= sums << COPIES * number(die) | FACE << COPIES * (number(die) - 1);
    }
    return CardSet.ofBits(FAMILY, cards.low() & sums, 0);
  }

  /**
   * Returns the fewest dice that make a sum.
   *
   * @throws IllegalArgumentException if no dice do
   */
  public int fewest(int sum) {
    int[] fewest = new int[sum + 1];
    Arrays.fill(fewest, 1, sum + 1, MOST + 1);
    for (int number : this) {
      for (int to = sum; to >= number; to--) { // Downwards, so that no die is taken twice.
        fewest[to] = Math.min(fewest[to], fewest[to - number] + 1);
      }
    }
    checkArgument(fewest[sum] <= MOST, "%s is no sum of %s", sum, this);
    return fewest[sum];
  }

  /** Returns the numbers, joined by blanks. */
  @Override
  public String toString() {
    return Joiner.on(' ').join(this);
  }
}
