package io.github.spadille.fishing.cassino;

import static io.github.spadille.fishing.BoardCards.BOARD_CARDS;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;
import io.github.spadille.fishing.BoardCards;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * What a capture takes; told as {@code 3♦ 4♠ and build 1}.
 *
 * @param loose loose cards
 * @param builds the numbers of builds
 */
public record Items(CardSet<PlayingCard> loose, ImmutableSet<Integer> builds) implements Phrased {
  /** All remaining words as items, in any order, none twice: {@code 3d 4s b1}. */
  static final Arg<Items> ITEMS = new ItemsArg();

  /** Tells whether nothing is taken. */
  public boolean isEmpty() {
    return loose.isEmpty() && builds.isEmpty();
  }

  /** Puts the numbers of builds in ascending order. */
  public Items {
    builds = builds.size() < 2 ? builds : ImmutableSet.copyOf(ImmutableSortedSet.copyOf(builds));
  }

  /** Returns numbers of builds and a higher one. */
  static ImmutableSet<Integer> with(ImmutableSet<Integer> builds, int number) {
    return builds.isEmpty()
        ? ImmutableSet.of(number)
        : ImmutableSet.<Integer>builder().addAll(builds).add(number).build();
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
    builds.forEach(build -> all.add(Phrase.of("word.build", build)));
    return Phrase.of("word.items", all.build());
  }

  private static final class ItemsArg implements Arg<Items> {
    @Override
    public Optional<Items> find(List<String> words) {
      List<String> cards = new ArrayList<>();
      Set<Integer> builds = new HashSet<>();
      for (String word : words) {
        Integer build = Build.NUMBERS.get(word);
        if (build == null) {
          cards.add(word);
        } else if (!builds.add(build)) {
          return Optional.empty();
        }
      }
      return BOARD_CARDS.find(cards).map(loose -> new Items(loose, ImmutableSet.copyOf(builds)));
    }

    @Override
    public ImmutableList<String> format(Items items) { // CAS-5
      ImmutableList.Builder<String> words = ImmutableList.builder();
      words.addAll(BOARD_CARDS.format(items.loose));
      items.builds.forEach(build -> words.add(Build.code(build)));
      return words.build();
    }

    @Override
    public String expected() {
      return "cards and builds such as 3d 4s b1, none twice";
    }

    @Override
    public boolean rest() {
      return true;
    }

    @Override
    public Items mapCards(Items items, UnaryOperator<Card> map) {
      return new Items(BOARD_CARDS.mapCards(items.loose, map), items.builds);
    }
  }
}
