package io.github.spadille.reaction.throughthewindow;

/** A dictionary in which every word is a noun. */
public final class AnyWord implements Nouns {
  @Override
  public String name() {
    return "any-word";
  }

  @Override
  public boolean isNoun(String word) {
    return true;
  }
}
