package io.github.spadille.tricktaking.fivehundred;

import static com.google.common.collect.Sets.toImmutableEnumSet;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Suit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Which suits have been led in a hand, and which one to the trick on the table.
 *
 * <p>{@link Leads} extends this class by what is asked of the player in turn, worked out once: all
 * objects that there can be in a hand are made together and shared, so {@code ==} compares those
 * that come from one {@linkplain #none beginning}. Immutable, if what the other class adds is.
 *
 * @param <L> the class that extends this one
 */
abstract class SuitsLed<L extends SuitsLed<L>> {
  private static final Suit[] SUITS = Suit.values();
  private static final int NO_SUIT = SUITS.length; // the number of a suit is its ordinal
  private static final int NOTHING = NO_SUIT + 1;

  /**
   * Where one of them stands among all.
   *
   * @param <L> the class that extends this one
   */
  static final class Place<L extends SuitsLed<L>> {
    private final int before; // bit i for the suit with number i, led to an earlier trick
    private final int led; // the number of the suit led to this trick, or NOTHING
    private final List<L> all; // by the same numbers

    private Place(int before, int led, List<L> all) {
      this.before = before;
      this.led = led;
      this.all = all;
    }

    private boolean wasLed(Suit suit) {
      return led == suit.ordinal() || (before >> suit.ordinal() & 1) != 0;
    }

    private L at(int before, int led) {
      return all.get(before * (NOTHING + 1) + led);
    }
  }

  private final Place<L> place;
  private final boolean isOpen;
  private final ImmutableSet<Suit> suits;

  /** Creates one of them. */
  SuitsLed(Place<L> place) {
    this.place = place;
    this.isOpen = place.led == NOTHING;
    this.suits = Arrays.stream(SUITS).filter(place::wasLed).collect(toImmutableEnumSet());
  }

  /**
   * Returns the one before a card is led in a hand: all others come after it.
   *
   * @param maker makes one of them
   */
  static <L extends SuitsLed<L>> L none(Function<Place<L>, L> maker) {
    List<L> all = new ArrayList<>();
    for (int before = 0; before < 1 << SUITS.length; before++) {
      for (int led = 0; led <= NOTHING; led++) {
        all.add(maker.apply(new Place<>(before, led, all)));
      }
    }
    return all.get(NOTHING);
  }

  /** Tells whether a card is to be led. */
  final boolean isOpen() {
    return isOpen;
  }

  /** Returns the suit that was led to the trick on the table, if there is one. */
  final Optional<Suit> led() {
    return place.led < NO_SUIT ? Optional.of(SUITS[place.led]) : Optional.empty();
  }

  /** Returns the suits that have been led in the hand, also to the trick on the table. */
  final ImmutableSet<Suit> suits() {
    return suits;
  }

  /**
   * Returns what comes after this one when a card is led.
   *
   * @param suit the suit of the card, or nothing if it belongs to none
   */
  final L leading(Optional<Suit> suit) {
    return place.at(place.before, suit.isPresent() ? suit.get().ordinal() : NO_SUIT);
  }

  /** Returns what comes after this one when the trick has been taken. */
  final L trickTaken() {
    int led = place.led < NO_SUIT ? 1 << place.led : 0;
    return place.at(place.before | led, NOTHING);
  }

  /** Returns the suits that have been led, and the one to follow. */
  @Override
  public String toString() {
    return "led " + suits + ", follow " + led().map(Suit::code).orElse("none");
  }
}
