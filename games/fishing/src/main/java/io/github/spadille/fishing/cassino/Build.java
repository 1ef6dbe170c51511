package io.github.spadille.fishing.cassino;

import static com.google.common.base.Ascii.toLowerCase;

import com.google.common.primitives.Ints;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * A build on the table: cards that are captured together by a card of the declared rank.
 *
 * @param number from 1, in the order of creation within a hand
 * @param kind how its groups are made
 * @param rank the declared rank
 * @param controller the seat that made or augmented it last
 * @param groups how many groups it holds
 * @param cards its cards
 */
@Value.Builder
public record Build(
    int number, Kind kind, Rank rank, int controller, int groups, CardSet<PlayingCard> cards)
    implements WithBuild {

  /** How the groups of a build are made. */
  public enum Kind {
    /** Cards that add up to the declared rank. */
    SUM,
    /** Cards of the declared rank. */
    PAIR
  }

  /** The highest number that a build can have: each takes two cards of the pack at least. */
  public static final int MAX_NUMBER = 26;

  /** The number of a build as an argument of a move: {@code b1}. */
  static final Arg<Integer> NUMBER =
      Args.of("a build such as b1", Build::findNumber, number -> "b" + number);

  /** Tells whether this build is one sum group, as no pairing build is (CAS-28). */
  public boolean isRaisable() {
    return groups == 1;
  }

  /** Returns the bit that stands for this build in {@link Items#builds}. */
  int bit() {
    return 1 << number;
  }

  /** Returns the name of the build's pile: {@code b1}. */
  public String code() {
    return "b" + number;
  }

  /**
   * Returns the number of the build with a {@linkplain #code name}, or nothing if it is not one of
   * {@code b1} to {@code b26}.
   */
  static Optional<Integer> findNumber(String code) {
    Integer number = code.startsWith("b") ? Ints.tryParse(code.substring(1)) : null;
    return number == null || number < 1 || number > MAX_NUMBER || !code.equals("b" + number)
        ? Optional.empty()
        : Optional.of(number);
  }

  /** Returns name, kind, rank, controller and groups: {@code b1 sum 7 0 1}. */
  @Override
  public String toString() {
    return code()
        + ' '
        + toLowerCase(kind.name())
        + ' '
        + rank.code()
        + ' '
        + controller
        + ' '
        + groups;
  }
}
