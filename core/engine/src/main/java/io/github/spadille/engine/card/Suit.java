package io.github.spadille.engine.card;

import java.util.Optional;

/** A French suit, in the order of the codes {@code s h d c}. */
public enum Suit {
  /** Spades, {@code s}. */
  SPADES("s", "♠"),
  /** Hearts, {@code h}. */
  HEARTS("h", "♥"),
  /** Diamonds, {@code d}. */
  DIAMONDS("d", "♦"),
  /** Clubs, {@code c}. */
  CLUBS("c", "♣");

  private final String code;
  private final String symbol;

  Suit(String code, String symbol) {
    this.code = code;
    this.symbol = symbol;
  }

  /** Returns the letter of this suit: {@code s}, {@code h}, {@code d} or {@code c}. */
  public String code() {
    return code;
  }

  /** Returns the sign of this suit, such as {@code ♠}. */
  public String symbol() {
    return symbol;
  }

  /** Returns whether this is hearts or diamonds. */
  public boolean isRed() {
    return this == HEARTS || this == DIAMONDS;
  }

  /** Returns whether this is spades or clubs. */
  public boolean isBlack() {
    return !isRed();
  }

  /** Returns the other suit of the same colour: clubs for spades, diamonds for hearts. */
  public Suit sameColor() {
    return switch (this) {
      case SPADES -> CLUBS;
      case HEARTS -> DIAMONDS;
      case DIAMONDS -> HEARTS;
      case CLUBS -> SPADES;
    };
  }

  /**
   * Returns the suit with the given code.
   *
   * @throws IllegalArgumentException if there is no such suit
   */
  public static Suit parse(String code) {
    return find(code)
        .orElseThrow(
            () -> new IllegalArgumentException("no such suit: " + code + "; expected s h d c"));
  }

  /** Returns the suit with the given code, if there is one. */
  public static Optional<Suit> find(String code) {
    return switch (code) {
      case "s" -> Optional.of(SPADES);
      case "h" -> Optional.of(HEARTS);
      case "d" -> Optional.of(DIAMONDS);
      case "c" -> Optional.of(CLUBS);
      default -> Optional.empty();
    };
  }
}
