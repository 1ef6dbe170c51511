package io.github.spadille.fishing.cassino;

import static io.github.spadille.fishing.BoardCards.BOARD_CARDS;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.move.NumberSet;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;
import io.github.spadille.fishing.BoardCards;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a capture takes; told as {@code 3♦ 4♠ and build 1}.
 *
 * @param loose loose cards
 * @param builds the numbers of builds
 */
public record Items(CardSet<PlayingCard> loose, NumberSet builds) implements Phrased {
  /** All remaining words as items, in any order, none twice: {@code 3d 4s b1}. */
  static final Arg<Items> ITEMS =
      Args.words(
          PlayingCard.FAMILY,
          "cards and builds such as 3d 4s b1, none twice",
          Items::find,
          Items::words);

  private static Optional<Items> find(List<String> words) {
    List<String> cards = new ArrayList<>();
    NumberSet builds = NumberSet.none();
    for (String word : words) {
      Integer build = Build.NUMBERS.get(word);
      if (build == null) {
        cards.add(word);
      } else if (builds.contains(build)) {
        return Optional.empty();
      } else {
        builds = builds.with(build);
      }
    }
    NumberSet numbers = builds;
    return BOARD_CARDS.find(cards).map(loose -> new Items(loose, numbers));
  }

  private ImmutableList<String> words() { // CAS-5
    ImmutableList.Builder<String> words = ImmutableList.builder();
    words.addAll(BOARD_CARDS.format(loose));
    builds.asList().forEach(build -> words.add(Build.code(build)));
    return words.build();
  }

  /** Tells whether nothing is taken. */
  public boolean isEmpty() {
    return loose.isEmpty() && builds.isEmpty();
  }

  @Override
  public Phrase phrase() {
    ImmutableList<PlayingCard> cards = BoardCards.byRank(loose);
    if (builds.isEmpty()) {
      return Phrase.of("word.items", cards);
    }
    ImmutableList.Builder<Phrase> all = ImmutableList.builder();
    if (!cards.isEmpty()) {
      all.add(Phrase.of("word.items", cards));
    }
    builds.asList().forEach(build -> all.add(Phrase.of("word.build", build)));
    return Phrase.of("word.items", all.build());
  }
}
