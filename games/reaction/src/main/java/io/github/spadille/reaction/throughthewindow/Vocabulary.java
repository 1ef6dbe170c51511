package io.github.spadille.reaction.throughthewindow;

import static com.google.common.collect.ImmutableListMultimap.toImmutableListMultimap;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import io.github.spadille.engine.card.Chain;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowMove.Say;

/**
 * The nouns of a game: a dictionary, and how long a word must be.
 *
 * @param nouns the dictionary
 * @param minLength the fewest letters of a word
 * @param samples the sample words that are long enough, by their first letters
 */
record Vocabulary(Nouns nouns, int minLength, ImmutableListMultimap<Character, Sample> samples) {
  /**
   * A sample word.
   *
   * @param word the word
   * @param first for each seat its call of it at the earliest time, which is listed again and again
   */
  record Sample(String word, PerSeat<Say> first) {
    static Sample of(String word, int seats) {
      return new Sample(word, PerSeat.each(seats, seat -> new Say(seat, new Spoken(word, 1))));
    }

    /** Returns the call of a seat at some time. */
    Say by(int seat, long time) {
      return time == 1 ? first.get(seat) : first.get(seat).at(time);
    }
  }

  private static final int OFFERED = 3;

  /** The first letters of the names of the ranks from the ace to the king (TTW-6). */
  private static final String LETTERS = "attffssentjqk";

  /** So many letters a sample word has that fits every game. */
  private static final int LONG = 5;

  /**
   * Returns the nouns of a dictionary.
   *
   * @throws IllegalArgumentException if it has too few sample words for some letter
   */
  static Vocabulary of(Nouns nouns, int minLength, int seats) {
    ImmutableListMultimap<Character, Sample> samples = samples(nouns, LONG, seats);
    for (PlayingCard card : Deck.standard52().cards()) {
      char letter = letter(card.rank());
      long cards =
          Deck.standard52().cards().stream().filter(it -> letter(it.rank()) == letter).count();
      if (samples.get(letter).size() < cards) { // TTW-4b
        throw new IllegalArgumentException(
            String.format(
                "nouns %s: %d samples of five letters or more begin with %s, expected %d",
                nouns.name(), samples.get(letter).size(), letter, cards));
      }
    }
    return new Vocabulary(nouns, minLength, samples(nouns, minLength, seats));
  }

  private static ImmutableListMultimap<Character, Sample> samples(
      Nouns nouns, int minLength, int seats) {
    return nouns.samples().stream()
        .filter(word -> Spoken.letters(word) >= minLength && isSample(nouns, word))
        .collect(toImmutableListMultimap(word -> word.charAt(0), word -> Sample.of(word, seats)));
  }

  /** Tells whether a sample word is written as words are compared, and a noun (TTW-4a). */
  private static boolean isSample(Nouns nouns, String word) {
    Spoken spoken = new Spoken(word, 1);
    return spoken.isWord() && spoken.word().equals(word) && nouns.isNoun(word);
  }

  /** Returns the letter of a card (TTW-6). */
  static char letter(Rank rank) {
    return LETTERS.charAt(rank.ordinal());
  }

  /** Tells whether a word is a noun of the dictionary (TTW-9). */
  boolean isNoun(String word) {
    return nouns.isNoun(word);
  }

  /** Tells whether a word has enough letters (TTW-9). */
  boolean isLongEnough(String word) {
    return Spoken.letters(word) >= minLength;
  }

  /** Returns the first sample words that have not won a card (TTW-11a). */
  ImmutableList<Sample> offered(char letter, Chain<String> used) {
    ImmutableList.Builder<Sample> offered = ImmutableList.builderWithExpectedSize(OFFERED);
    int count = 0;
    for (Sample sample : samples.get(letter)) {
      if (count < OFFERED && !used.contains(sample.word())) {
        offered.add(sample);
        count++;
      }
    }
    return offered.build();
  }
}
