package io.github.spadille.testkit.law;

import com.google.common.collect.ContiguousSet;
import com.google.common.collect.DiscreteDomain;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Range;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Words;
import java.util.Optional;
import java.util.Set;

/** Holds what a game says against its file of words. */
final class SpokenWords {
  private final Words words;

  SpokenWords(Words words) {
    this.words = words;
  }

  Words words() {
    return words;
  }

  /** Returns what is wrong with the words of a phrase, in a sentence. */
  Optional<String> problem(Phrase phrase) {
    if (!words.has(phrase.key())) {
      return Optional.of("no words for " + phrase.key());
    }
    if (!parameters(phrase).containsAll(words.parameters(phrase.key()))) {
      return Optional.of(
          "the words of "
              + phrase.key()
              + " name parameters that there are not; there are "
              + phrase.arguments());
    }
    return phrase.seat() < 0 && words.namesPlayer(phrase.key())
        ? Optional.of("the words of " + phrase.key() + " name a player; it is about nobody")
        : Optional.empty();
  }

  /** Returns what is wrong with a phrase whose words must name all its parameters. */
  Optional<String> problemOfWhole(Phrase phrase) {
    return problem(phrase)
        .or(
            () ->
                words.parameters(phrase.key()).containsAll(parameters(phrase))
                    ? Optional.empty()
                    : Optional.of("the words of " + phrase + " do not name all its parameters"));
  }

  private static Set<Integer> parameters(Phrase phrase) {
    return phrase.arguments().isEmpty()
        ? ImmutableSet.of()
        : ContiguousSet.create(
            Range.closedOpen(0, phrase.arguments().size()), DiscreteDomain.integers());
  }
}
