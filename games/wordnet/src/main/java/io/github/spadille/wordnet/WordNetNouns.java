package io.github.spadille.wordnet;

import io.github.spadille.reaction.throughthewindow.Nouns;
import net.sf.extjwnl.JWNLException;
import net.sf.extjwnl.data.POS;
import net.sf.extjwnl.dictionary.Dictionary;

/**
 * The nouns of WordNet 3.1: some 117,000 words and phrases, names of places and persons among them.
 *
 * <p>Words are looked up as they are, so a plural is a noun only if WordNet has an entry for it.
 * WordNet is opened when it is asked for the first time, which takes about a second. It may be
 * asked by several threads at once.
 *
 * <p>Source: Princeton University, "About WordNet".
 */
public final class WordNetNouns implements Nouns {
  /** WordNet, opened when it is first used. */
  private static final class Opened {
    static final Dictionary WORDNET = open();

    private Opened() {}

    private static Dictionary open() {
      try {
        return Dictionary.getDefaultResourceInstance();
      } catch (JWNLException e) {
        throw new IllegalStateException("WordNet cannot be opened", e);
      }
    }
  }

  /** Creates the dictionary; it is not opened yet. */
  public WordNetNouns() {}

  @Override
  public String name() {
    return "wordnet";
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalStateException if WordNet cannot be read
   */
  @Override
  public boolean isNoun(String word) {
    try {
      return Opened.WORDNET.getIndexWord(POS.NOUN, word) != null;
    } catch (JWNLException e) {
      throw new IllegalStateException("WordNet cannot be asked for " + word, e);
    }
  }
}
