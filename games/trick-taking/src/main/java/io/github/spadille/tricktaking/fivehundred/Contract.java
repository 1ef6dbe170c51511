package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.card.Suit.CLUBS;
import static io.github.spadille.engine.card.Suit.DIAMONDS;
import static io.github.spadille.engine.card.Suit.HEARTS;
import static io.github.spadille.engine.card.Suit.SPADES;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;
import java.util.Optional;

/**
 * What a team can bid, and what it is worth (FIV-15, FIV-16, FIV-53).
 *
 * <p>The constants stand in the order of the default house rules, the lowest first (FIV-19,
 * FIV-23).
 */
public enum Contract implements Phrased {
  /** 6 tricks with spades as trumps. */
  SIX_SPADES("6s", 6, SPADES, 40),

  /** 6 tricks with clubs as trumps. */
  SIX_CLUBS("6c", 6, CLUBS, 60),

  /** 6 tricks with diamonds as trumps. */
  SIX_DIAMONDS("6d", 6, DIAMONDS, 80),

  /** 6 tricks with hearts as trumps. */
  SIX_HEARTS("6h", 6, HEARTS, 100),

  /** 6 tricks without trumps. */
  SIX_NO_TRUMPS("6nt", 6, 120),

  /** 7 tricks with spades as trumps. */
  SEVEN_SPADES("7s", 7, SPADES, 140),

  /** 7 tricks with clubs as trumps. */
  SEVEN_CLUBS("7c", 7, CLUBS, 160),

  /** 7 tricks with diamonds as trumps. */
  SEVEN_DIAMONDS("7d", 7, DIAMONDS, 180),

  /** 7 tricks with hearts as trumps. */
  SEVEN_HEARTS("7h", 7, HEARTS, 200),

  /** 7 tricks without trumps. */
  SEVEN_NO_TRUMPS("7nt", 7, 220),

  /** To win no trick (FIV-17, FIV-20, FIV-59). */
  MISERE("misere", 250),

  /** 8 tricks with spades as trumps. */
  EIGHT_SPADES("8s", 8, SPADES, 240),

  /** 8 tricks with clubs as trumps. */
  EIGHT_CLUBS("8c", 8, CLUBS, 260),

  /** 8 tricks with diamonds as trumps. */
  EIGHT_DIAMONDS("8d", 8, DIAMONDS, 280),

  /** 8 tricks with hearts as trumps. */
  EIGHT_HEARTS("8h", 8, HEARTS, 300),

  /** 8 tricks without trumps. */
  EIGHT_NO_TRUMPS("8nt", 8, 320),

  /** 9 tricks with spades as trumps. */
  NINE_SPADES("9s", 9, SPADES, 340),

  /** 9 tricks with clubs as trumps. */
  NINE_CLUBS("9c", 9, CLUBS, 360),

  /** 9 tricks with diamonds as trumps. */
  NINE_DIAMONDS("9d", 9, DIAMONDS, 380),

  /** 9 tricks with hearts as trumps. */
  NINE_HEARTS("9h", 9, HEARTS, 400),

  /** 9 tricks without trumps. */
  NINE_NO_TRUMPS("9nt", 9, 420),

  /** 10 tricks with spades as trumps. */
  TEN_SPADES("10s", 10, SPADES, 440),

  /** 10 tricks with clubs as trumps. */
  TEN_CLUBS("10c", 10, CLUBS, 460),

  /** 10 tricks with diamonds as trumps. */
  TEN_DIAMONDS("10d", 10, DIAMONDS, 480),

  /** To win no trick with an open hand (FIV-18, FIV-22, FIV-59). */
  OPEN_MISERE("open-misere", 500),

  /** 10 tricks with hearts as trumps. */
  TEN_HEARTS("10h", 10, HEARTS, 500),

  /** 10 tricks without trumps. */
  TEN_NO_TRUMPS("10nt", 10, 520);

  private static final ImmutableMap<String, Contract> BY_CODE = byCode();

  private final String code;
  private final int tricks;
  private final Optional<Suit> trump;
  private final int value;

  Contract(String code, int tricks, Suit trump, int value) {
    this(code, tricks, Optional.of(trump), value);
  }

  Contract(String code, int tricks, int value) {
    this(code, tricks, Optional.empty(), value);
  }

  Contract(String code, int value) {
    this(code, 0, Optional.empty(), value);
  }

  Contract(String code, int tricks, Optional<Suit> trump, int value) {
    this.code = code;
    this.tricks = tricks;
    this.trump = trump;
    this.value = value;
  }

  private static ImmutableMap<String, Contract> byCode() {
    ImmutableMap.Builder<String, Contract> contracts = ImmutableMap.builder();
    for (Contract contract : values()) {
      contracts.put(contract.code, contract);
    }
    return contracts.buildOrThrow();
  }

  /**
   * Returns the contract with a text.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Contract parse(String code) {
    return find(code)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no such bid: "
                        + code
                        + "; expected one of "
                        + String.join(" ", BY_CODE.keySet())));
  }

  /** Returns the contract with a text, if there is one. */
  public static Optional<Contract> find(String code) {
    return Optional.ofNullable(BY_CODE.get(code));
  }

  /** Returns the text: {@code 8h}, {@code 7nt}, {@code misere} or {@code open-misere}. */
  public String code() {
    return code;
  }

  /** Returns the words for it: 8 hearts, 7 no trumps, open misère. */
  @Override
  public Phrase phrase() {
    return Phrase.of("word." + code);
  }

  /** Returns how many tricks must be won at least; 0 for misère and open misère. */
  public int tricks() {
    return tricks;
  }

  /** Returns the trump suit, if there is one. */
  public Optional<Suit> trump() {
    return trump;
  }

  /** Returns the points that are won or lost. */
  public int value() {
    return value;
  }

  /** Tells whether no trick may be won: misère and open misère. */
  public boolean isMisere() {
    return tricks == 0;
  }

  /** Returns the text. */
  @Override
  public String toString() {
    return code;
  }
}
