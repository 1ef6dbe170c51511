package io.github.spadille.fishing.cassino;

import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.text.Ids;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;
import java.util.Optional;
import java.util.stream.IntStream;

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
public record Build(
    int number, Kind kind, Rank rank, int controller, int groups, CardSet<PlayingCard> cards)
    implements Phrased {

  /** How the groups of a build are made. */
  public enum Kind {
    /** Cards that add up to the declared rank. */
    SUM,
    /** Cards of the declared rank. */
    PAIR
  }

  /**
   * The number of each possible build by its name: a build takes two cards of the pack at least.
   */
  static final ImmutableMap<String, Integer> NUMBERS =
      IntStream.rangeClosed(1, 26).boxed().collect(toImmutableMap(Build::code, number -> number));

  /** The number of a build as an argument of a move: {@code b1}. */
  static final Arg<Integer> NUMBER =
      Args.of("a build such as b1", name -> Optional.ofNullable(NUMBERS.get(name)), Build::code);

  /** Returns the name of a build: {@code b1}. */
  static String code(int number) {
    return "b" + number;
  }

  /** Returns what people call this build: {@code single}, {@code multiple} or {@code pairing}. */
  String shape() {
    String ofSums = groups == 1 ? "single" : "multiple";
    return kind == Kind.PAIR ? "pairing" : ofSums;
  }

  @Override
  public Phrase phrase() {
    return Phrase.of("word." + shape(), rank, groups);
  }

  /** Returns this build with other cards, as they lie in another state. */
  Build withCards(CardSet<PlayingCard> cards) {
    return new Build(number, kind, rank, controller, groups, cards);
  }

  /** Returns name, kind, rank, controller and groups: {@code b1 sum 7 0 1}. */
  @Override
  public String toString() {
    String made = code(number) + ' ' + Ids.of(kind) + ' ' + rank.code();
    return made + ' ' + controller + ' ' + groups;
  }
}
