package io.github.spadille.fishing.cassino;

import static com.google.common.base.Ascii.toLowerCase;

import com.google.common.primitives.Ints;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.table.FactText;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * A build on the table: cards that a card of the declared rank captures together.
 *
 * <p>It is told as {@code a single build of 7}.
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
    implements Phrased, WithBuild {

  /** How the groups of a build are made. */
  public enum Kind {
    /** Cards that add up to the declared rank. */
    SUM,
    /** Cards of the declared rank. */
    PAIR
  }

  /** What people call a build. */
  public enum Shape {
    /** One sum, which can be raised. */
    SINGLE,
    /** Several groups. */
    MULTIPLE,
    /** Cards of the declared rank. */
    PAIRING
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

  /** Returns what people call this build (CAS-18, CAS-19). */
  public Shape shape() {
    if (kind == Kind.PAIR) {
      return Shape.PAIRING;
    }
    return groups == 1 ? Shape.SINGLE : Shape.MULTIPLE;
  }

  @Override
  public Phrase phrase() {
    return Phrase.of("word." + FactText.ofConstant(shape()), rank, groups);
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
