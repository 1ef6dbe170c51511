package io.github.spadille.testkit.law;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.random.RandomSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Makes texts that look much like those of moves. */
final class Mangler {
  private static final ImmutableList<String> SUITS = ImmutableList.of("s", "h", "d", "c");
  private static final int MOST_WORDS = 12;

  private final List<String> verbs;
  private final List<String> cards;
  private final List<String> words;
  private final RandomSource random;

  /**
   * Creates a mangler.
   *
   * @param verbs the verbs of the game
   * @param cards the codes of the cards on the table
   * @param words words of other moves, of any kind
   */
  Mangler(List<String> verbs, List<String> cards, List<String> words, RandomSource random) {
    this.verbs = verbs;
    this.cards = cards;
    this.words = words;
    this.random = random;
  }

  /** Returns a text with something changed: a card, a number, a suit, the verb, a word more. */
  String mangle(String text) {
    List<String> mangled = new ArrayList<>(Texts.words(text));
    int place = random.nextInt(mangled.size());
    switch (random.nextInt(8)) {
      case 0 -> mangled.set(0, pick(verbs));
      case 1 -> mangled.remove(place);
      case 2 -> mangled.add(place, mangled.get(place));
      case 3 -> Collections.swap(mangled, place, random.nextInt(mangled.size()));
      case 4 -> mangled.add(words.isEmpty() ? "0" : pick(words));
      default -> mangled.set(place, place == 0 ? pick(verbs) : other(mangled.get(place)));
    }
    return Joiner.on(' ').join(mangled.subList(0, Math.min(MOST_WORDS, mangled.size())));
  }

  /** Returns another word of the same kind. */
  private String other(String word) {
    Integer number = Ints.tryParse(word);
    if (number != null) {
      int near = number + random.nextInt(-2, 3);
      return Integer.toString(random.nextInt(4) == 0 ? random.nextInt(100) : near);
    }
    if (word.startsWith("@")) {
      return "@" + random.nextInt(random.nextBoolean() ? 10 : 5000);
    }
    if (SUITS.contains(word)) {
      return pick(SUITS);
    }
    if (cards.contains(word)) {
      return pick(cards);
    }
    return words.isEmpty() ? word : pick(words);
  }

  private String pick(List<String> from) {
    return from.get(random.nextInt(from.size()));
  }
}
