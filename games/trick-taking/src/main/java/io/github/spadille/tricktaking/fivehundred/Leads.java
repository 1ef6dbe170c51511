package io.github.spadille.tricktaking.fivehundred;

import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.NumberSet;
import java.util.Optional;

/**
 * Which suits have been led in a hand: those led to earlier tricks, and the one named with a joker
 * that is led to this trick.
 *
 * <p>There are few of them, shared; {@code ==} compares them.
 */
public final class Leads {
  private static final Suit[] SUITS = Suit.values();
  private static final int NOTHING = SUITS.length; // stands for the ordinal of no suit
  private static final Leads[][] ALL = all();

  static final Leads NONE = ALL[0][NOTHING];

  private final int suits; // bit i for the suit with ordinal i
  private final Optional<Suit> named;
  private final NumberSet toName;

  private Leads(int suits, Optional<Suit> named) {
    this.suits = suits;
    this.named = named;
    NumberSet numbers = NumberSet.none();
    for (Suit suit : SUITS) {
      numbers = contains(suit) ? numbers : numbers.with(Moves.lead(suit));
    }
    this.toName = numbers;
  }

  private static Leads[][] all() {
    Leads[][] all = new Leads[1 << SUITS.length][SUITS.length + 1];
    for (int suits = 0; suits < all.length; suits++) {
      for (Suit named : SUITS) {
        all[suits][named.ordinal()] = new Leads(suits, Optional.of(named));
      }
      all[suits][NOTHING] = new Leads(suits, Optional.empty());
    }
    return all;
  }

  /** Returns the suit named with a joker that is led to this trick, if there is one. */
  public Optional<Suit> named() {
    return named;
  }

  /** Tells whether a suit has been led to an earlier trick. */
  public boolean contains(Suit suit) {
    return (suits >> suit.ordinal() & 1) != 0;
  }

  /** Returns the numbers of the leads of a joker that name a suit which has not been led. */
  NumberSet toName() { // FIV-47
    return toName;
  }

  /** Returns these leads when a joker is led with the name of a suit. */
  Leads naming(Suit suit) {
    return ALL[suits][suit.ordinal()];
  }

  /** Returns the leads when the trick has been taken to which a suit, if any, was led. */
  Leads after(Optional<Suit> led) { // FIV-48
    return ALL[led.isPresent() ? suits | 1 << led.get().ordinal() : suits][NOTHING];
  }

  /** Returns the suits led to earlier tricks, and the one named. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("led");
    for (Suit suit : SUITS) {
      text.append(contains(suit) ? " " + suit.code() : "");
    }
    return text + named.map(suit -> ", named " + suit.code()).orElse("");
  }
}
