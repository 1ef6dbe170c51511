package io.github.spadille.games.samples;

import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;

/** Draws who looks at a game. */
final class Viewers {
  private Viewers() {}

  /** Returns a seat or a bystander. */
  static Viewer any(int seats, RandomSource random) {
    int number = random.nextInt(seats + 1);
    return number == seats ? Viewer.bystander() : Viewer.seat(number);
  }
}
