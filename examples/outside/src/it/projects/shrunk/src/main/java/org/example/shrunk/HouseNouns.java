package org.example.shrunk;

import io.github.spadille.reaction.throughthewindow.Nouns;

/** A dictionary of our own, which the game finds as a service. */
public final class HouseNouns implements Nouns {
  @Override
  public String name() {
    return "house";
  }

  @Override
  public boolean isNoun(String word) {
    return word.length() > 3;
  }
}
