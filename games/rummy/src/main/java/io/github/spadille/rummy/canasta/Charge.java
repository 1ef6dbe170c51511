package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.text.Ids;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;

/** What a side is charged for (CAN-74), in the order in which it is scored. */
public enum Charge implements Phrased {
  /** A red three is in a hand when the hand ends. */
  RED_THREE_IN_HAND(-500),
  /** A player was told yes and did not go out. */
  STAYING_IN(-100), // CAN-76
  /** A player was told no and went out. */
  OUT_AFTER_NO(-100),
  /** A player reached for an upcard in vain. */
  REACH_IN_VAIN(-50);

  private final int points;

  Charge(int points) {
    this.points = points;
  }

  /** Returns what it costs each time, less than zero. */
  public int points() {
    return points;
  }

  @Override
  public Phrase phrase() {
    return Phrase.of("score.CAN-74." + Ids.of(this));
  }
}
