package io.github.spadille.fishing.hanafuda;

/** What a flower card shows beside the flower, the best first. */
public enum FlowerKind { // KOI-2
  /** A bright, {@code B}: crane, curtain, full moon, rain man, phoenix. */
  BRIGHT('B', 20),
  /** An animal, {@code A}; the plank bridge and the sake cup are animals too. */
  ANIMAL('A', 10),
  /** A ribbon, {@code R}: red with or without poetry, or blue. */
  RIBBON('R', 5),
  /** A plain, {@code P}: nothing but the flower, or the lightning. */
  PLAIN('P', 1);

  private final char letter;
  private final int value;

  FlowerKind(char letter, int value) {
    this.letter = letter;
    this.value = value;
  }

  /** Returns the letter in codes of cards: {@code B}, {@code A}, {@code R} or {@code P}. */
  public char letter() {
    return letter;
  }

  /** Returns what a card of this kind is worth by itself: 20, 10, 5 or 1. */
  public int value() {
    return value;
  }

  /**
   * Returns the kind with the given letter.
   *
   * @throws IllegalArgumentException if there is no such kind
   */
  public static FlowerKind parse(char letter) {
    for (FlowerKind kind : values()) {
      if (kind.letter == letter) {
        return kind;
      }
    }
    throw new IllegalArgumentException("no such kind: " + letter + "; expected B A R P");
  }
}
