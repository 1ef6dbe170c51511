package io.github.spadille.engine.game;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;
import java.util.List;

/**
 * Something that a {@link ScorePad} asks the people at the table, and what can be answered.
 *
 * <p>An answer is a whole number. {@link #kind} says how people say it. {@link #lowest} and {@link
 * #highest} bound what can be said at all; {@link ScorePad#refusal} says which of that a rule
 * forbids. Immutable, with value equality.
 *
 * @param phrase what is asked: {@code pad.bid}
 * @param kind how people say an answer
 * @param lowest the lowest answer
 * @param highest the highest answer
 * @param words the words of which one is answered; empty if it is not a {@link Kind#WORD}
 */
public record PadQuestion(
    Phrase phrase, Kind kind, int lowest, int highest, ImmutableList<Phrase> words) {
  /** How people say an answer. */
  public enum Kind {
    /** A number of something. */
    NUMBER,
    /** A player, by the number of the seat; {@link Seats#NOBODY} where {@code lowest} is that. */
    PLAYER,
    /** No is 0, and yes is 1. */
    YES_OR_NO,
    /** One of some words, by its place among them, from 0. */
    WORD
  }

  private static final int NO = 0;
  private static final int YES = 1;

  /**
   * Checks that something can be answered.
   *
   * @throws IllegalArgumentException if {@code lowest} is more than {@code highest}
   */
  public PadQuestion {
    checkArgument(
        lowest <= highest, "%s: lowest answer %s; expected at most %s", phrase, lowest, highest);
  }

  private PadQuestion(Phrase phrase, Kind kind, int lowest, int highest) {
    this(phrase, kind, lowest, highest, ImmutableList.of());
  }

  /**
   * Returns a question for a number.
   *
   * @param key where the words stand: {@code bid} for {@code pad.bid}
   * @param seat the player that it is about, or {@link Seats#NOBODY}
   * @param arguments the parameters of the words
   * @throws IllegalArgumentException if {@code lowest} is more than {@code highest}
   */
  public static PadQuestion number(
      String key, int seat, int lowest, int highest, Object... arguments) {
    return new PadQuestion(phrase(key, seat, arguments), Kind.NUMBER, lowest, highest);
  }

  /**
   * Returns a question for one of some players.
   *
   * @param key where the words stand: {@code jack} for {@code pad.jack}
   * @param seats how many players there are
   * @param arguments the parameters of the words
   * @throws IllegalArgumentException if {@code seats} is less than 1
   */
  public static PadQuestion player(String key, int seats, Object... arguments) {
    return new PadQuestion(phrase(key, Seats.NOBODY, arguments), Kind.PLAYER, 0, seats - 1);
  }

  /**
   * Returns a question for one of some players, or for {@link Seats#NOBODY}.
   *
   * @param key where the words stand: {@code sweep} for {@code pad.sweep}
   * @param seats how many players there are
   * @param arguments the parameters of the words
   * @throws IllegalArgumentException if {@code seats} is negative
   */
  public static PadQuestion playerOrNobody(String key, int seats, Object... arguments) {
    Phrase phrase = phrase(key, Seats.NOBODY, arguments);
    return new PadQuestion(phrase, Kind.PLAYER, Seats.NOBODY, seats - 1);
  }

  /**
   * Returns a question for yes or no.
   *
   * @param key where the words stand: {@code all-tricks} for {@code pad.all-tricks}
   * @param seat the player that it is about, or {@link Seats#NOBODY}
   * @param arguments the parameters of the words
   */
  public static PadQuestion yesOrNo(String key, int seat, Object... arguments) {
    return new PadQuestion(phrase(key, seat, arguments), Kind.YES_OR_NO, NO, YES);
  }

  /**
   * Returns a question for one of some words.
   *
   * @param key where the words of the question stand: {@code contract} for {@code pad.contract}
   * @param seat the player that it is about, or {@link Seats#NOBODY}
   * @param choices what can be answered, each in its words
   * @param arguments the parameters of the words of the question
   * @throws IllegalArgumentException if there is no choice
   */
  public static PadQuestion word(
      String key, int seat, List<? extends Phrased> choices, Object... arguments) {
    ImmutableList<Phrase> words =
        choices.stream().map(Phrased::phrase).collect(ImmutableList.toImmutableList());
    return new PadQuestion(phrase(key, seat, arguments), Kind.WORD, 0, words.size() - 1, words);
  }

  private static Phrase phrase(String key, int seat, Object... arguments) {
    return new Phrase("pad." + key, seat, ImmutableList.copyOf(arguments));
  }

  /** Tells whether an answer lies within the bounds. */
  public boolean admits(int answer) {
    return lowest <= answer && answer <= highest;
  }
}
