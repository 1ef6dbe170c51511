package io.github.spadille.rummy.canasta;

import com.google.common.primitives.ImmutableIntArray;

/**
 * What a side has been charged in a hand (CAN-74).
 *
 * @param times how often, for each {@link Charge} in its order
 */
public record Penalties(ImmutableIntArray times) {
  private static final Charge[] CHARGES = Charge.values();

  /** Nothing has been charged. */
  static final Penalties NONE = new Penalties(ImmutableIntArray.copyOf(new int[CHARGES.length]));

  /** Returns these penalties with one more charge, so many times. */
  Penalties plus(Charge charge, int more) {
    int[] counts = times.toArray();
    counts[charge.ordinal()] += more;
    return new Penalties(ImmutableIntArray.copyOf(counts));
  }

  /** Returns what one charge costs in all, zero or less. */
  public int points(Charge charge) {
    return times.get(charge.ordinal()) * charge.points();
  }

  /** Returns what all charges cost, zero or less. */
  public int points() {
    int points = 0;
    for (Charge charge : CHARGES) {
      points += points(charge);
    }
    return points;
  }
}
