package io.github.spadille.tricktaking.fivehundred;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;
import java.util.Optional;

/**
 * What a team can bid, and what it is worth. Which bid is higher than which, {@code Bidding} says.
 *
 * @param code the text: {@code 8h}, {@code 7nt}, {@code misere} or {@code open-misere}
 * @param tricks how many tricks must be won at least; 0 for misère and open misère
 * @param trump the trump suit, if there is one
 * @param value the points that are won or lost
 */
public record Contract(String code, int tricks, Optional<Suit> trump, int value)
    implements Phrased {
  /** To win no trick (FIV-17, FIV-59). */
  public static final Contract MISERE = withoutTricks("misere", 250);

  /** To win no trick with an open hand (FIV-18, FIV-59). */
  public static final Contract OPEN_MISERE = withoutTricks("open-misere", 500);

  private static final String[][] CODES = { // FIV-19
    {"6s", "6c", "6d", "6h", "6nt"},
    {"7s", "7c", "7d", "7h", "7nt"},
    {"8s", "8c", "8d", "8h", "8nt"},
    {"9s", "9c", "9d", "9h", "9nt"},
    {"10s", "10c", "10d", "10h", "10nt"}
  };

  private static final ImmutableMap<String, Contract> BY_CODE = byCode();

  private static Contract withoutTricks(String code, int value) {
    int tricks = 0;
    Optional<Suit> trump = Optional.empty();
    return new Contract(code, tricks, trump, value);
  }

  private static ImmutableMap<String, Contract> byCode() { // FIV-15, FIV-16
    ImmutableMap.Builder<String, Contract> contracts = ImmutableMap.builder();
    int tricks = 6;
    int value = 40; // FIV-53
    for (String[] row : CODES) {
      for (String code : row) {
        String trump = code.substring(code.length() - 1);
        contracts.put(code, new Contract(code, tricks, Suit.find(trump), value)); // t is no suit
        value += 20;
      }
      tricks++;
    }
    return contracts.put(MISERE.code, MISERE).put(OPEN_MISERE.code, OPEN_MISERE).buildOrThrow();
  }

  static ImmutableCollection<Contract> all() {
    return BY_CODE.values();
  }

  /**
   * Returns the contract with a text.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Contract parse(String code) {
    Optional<Contract> bid = find(code);
    checkArgument(bid.isPresent(), "no such bid: %s; expected one of %s", code, BY_CODE.keySet());
    return bid.get();
  }

  /** Returns the contract with a text, if there is one. */
  public static Optional<Contract> find(String code) {
    return Optional.ofNullable(BY_CODE.get(code));
  }

  /** Returns the words for it: 8 hearts, 7 no trumps, open misère. */
  @Override
  public Phrase phrase() {
    return Phrase.of("word." + code);
  }

  /** Tells whether no trick may be won: misère and open misère. */
  public boolean isMisere() {
    return tricks == 0;
  }

  /** Tells whether a team that has won so many tricks has made it (FIV-54, FIV-59). */
  boolean isMadeWith(int won) {
    return isMisere() ? won == 0 : won >= tricks;
  }

  /** Tells whether no trick may be won with an open hand. */
  public boolean isOpenMisere() {
    return isMisere() && value == OPEN_MISERE.value;
  }

  /** Returns the text. */
  @Override
  public String toString() {
    return code;
  }
}
