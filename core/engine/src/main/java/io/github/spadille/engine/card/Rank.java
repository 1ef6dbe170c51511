package io.github.spadille.engine.card;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import java.util.Optional;

/**
 * A rank of a playing card.
 *
 * <p>The order of the constants is that of the index of the cards, not the strength in any game:
 * whether the ace is high and where 11, 12 and 13 stand is for the game to say.
 */
public enum Rank {
  /** The ace, {@code A}. */
  ACE("A"),
  /** The two, {@code 2}. */
  TWO("2"),
  /** The three, {@code 3}. */
  THREE("3"),
  /** The four, {@code 4}. */
  FOUR("4"),
  /** The five, {@code 5}. */
  FIVE("5"),
  /** The six, {@code 6}. */
  SIX("6"),
  /** The seven, {@code 7}. */
  SEVEN("7"),
  /** The eight, {@code 8}. */
  EIGHT("8"),
  /** The nine, {@code 9}. */
  NINE("9"),
  /** The ten, {@code T}. */
  TEN("T"),
  /** The jack, {@code J}. */
  JACK("J"),
  /** The queen, {@code Q}. */
  QUEEN("Q"),
  /** The king, {@code K}. */
  KING("K"),
  /** The eleven of larger packs, {@code 11}. */
  ELEVEN("11"),
  /** The twelve of larger packs, {@code 12}. */
  TWELVE("12"),
  /** The thirteen of larger packs, {@code 13}; there are only the red ones. */
  THIRTEEN("13");

  private static final ImmutableMap<String, Rank> BY_CODE = byCode();

  private final String code;

  Rank(String code) {
    this.code = code;
  }

  /** Returns the text of this rank, such as {@code A}, {@code 2}, {@code T} or {@code 11}. */
  public String code() {
    return code;
  }

  /**
   * Returns the rank with the given code.
   *
   * @throws IllegalArgumentException if there is no such rank
   */
  public static Rank parse(String code) {
    return find(code)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no such rank: " + code + "; expected A 2 3 4 5 6 7 8 9 T J Q K 11 12 13"));
  }

  /** Returns the rank with the given code, if there is one. */
  public static Optional<Rank> find(String code) {
    return Optional.ofNullable(BY_CODE.get(requireNonNull(code)));
  }

  private static ImmutableMap<String, Rank> byCode() {
    ImmutableMap.Builder<String, Rank> ranks = ImmutableMap.builder();
    for (Rank rank : values()) {
      ranks.put(rank.code, rank);
    }
    return ranks.buildOrThrow();
  }
}
