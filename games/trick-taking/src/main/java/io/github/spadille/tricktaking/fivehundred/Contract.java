package io.github.spadille.tricktaking.fivehundred;

import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;
import java.util.Optional;

/**
 * What a team can bid, and what it is worth.
 *
 * <p>There is one of each, so {@code ==} compares them. Under which house rules a bid is higher
 * than which, {@code Bidding} says.
 */
public final class Contract implements Phrased {
  /** To win no trick (FIV-17, FIV-59). */
  public static final Contract MISERE = new Contract("misere", 0, Optional.empty(), 250);

  /** To win no trick with an open hand (FIV-18, FIV-59). */
  public static final Contract OPEN_MISERE = new Contract("open-misere", 0, Optional.empty(), 500);

  private static final String[][] CODES = { // FIV-19
    {"6s", "6c", "6d", "6h", "6nt"},
    {"7s", "7c", "7d", "7h", "7nt"},
    {"8s", "8c", "8d", "8h", "8nt"},
    {"9s", "9c", "9d", "9h", "9nt"},
    {"10s", "10c", "10d", "10h", "10nt"}
  };

  /** The bids of tricks with a trump suit or without, the lowest first. */
  static final ImmutableList<Contract> OF_TRICKS = ofTricks();

  private static final ImmutableMap<String, Contract> BY_CODE =
      ImmutableList.<Contract>builder().addAll(OF_TRICKS).add(MISERE, OPEN_MISERE).build().stream()
          .collect(toImmutableMap(Contract::code, contract -> contract));

  private final String code;
  private final int tricks;
  private final Optional<Suit> trump;
  private final int value;

  private Contract(String code, int tricks, Optional<Suit> trump, int value) {
    this.code = code;
    this.tricks = tricks;
    this.trump = trump;
    this.value = value;
  }

  private static ImmutableList<Contract> ofTricks() { // FIV-15, FIV-16
    ImmutableList.Builder<Contract> contracts = ImmutableList.builder();
    int tricks = 6;
    int value = 40; // FIV-53
    for (String[] row : CODES) {
      for (String code : row) {
        String trump = code.substring(code.length() - 1);
        contracts.add(new Contract(code, tricks, Suit.find(trump), value)); // t is no suit
        value += 20;
      }
      tricks++;
    }
    return contracts.build();
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
                    "no such bid: " + code + "; expected one of " + BY_CODE.keySet()));
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
