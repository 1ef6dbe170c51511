package io.github.spadille.fishing.cassino;

import static io.github.spadille.fishing.BoardCards.BOARD_CARDS;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;
import io.github.spadille.fishing.BoardCards;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What a capture takes; told as {@code 3♦ 4♠ and build 1}.
 *
 * @param loose loose cards
 * @param builds builds; bit k stands for {@code b<k>}
 */
public record Items(CardSet<PlayingCard> loose, int builds) implements Phrased {
  /** All remaining words as items, in any order, none twice: {@code 3d 4s b1}. */
  static final Arg<Items> ITEMS = new ItemsArg();

  /** Tells whether nothing is taken. */
  public boolean isEmpty() {
    return loose.isEmpty() && builds == 0;
  }

  /** Tells whether a build is taken. */
  public boolean contains(Build build) {
    return (builds & build.bit()) != 0;
  }

  @Override
  public Phrase phrase() {
    ImmutableList<PlayingCard> cards = BoardCards.byRank(loose);
    if (builds == 0) {
      return Phrase.of("word.items", cards);
    }
    ImmutableList.Builder<Phrase> all = ImmutableList.builder();
    if (!cards.isEmpty()) {
      all.add(Phrase.of("word.items", cards));
    }
    for (int rest = builds; rest != 0; rest &= rest - 1) {
      all.add(Phrase.of("word.build", Integer.numberOfTrailingZeros(rest)));
    }
    return Phrase.of("word.items", all.build());
  }

  private static final class ItemsArg implements Arg<Items> {
    @Override
    public Optional<Items> find(List<String> words) {
      List<String> cards = new ArrayList<>();
      int builds = 0;
      for (String word : words) {
        if (!word.startsWith("b")) {
          cards.add(word);
          continue;
        }
        Optional<Integer> number = Build.findNumber(word);
        if (number.isEmpty() || (builds & 1 << number.get()) != 0) {
          return Optional.empty();
        }
        builds |= 1 << number.get();
      }
      int all = builds;
      return BOARD_CARDS.find(cards).map(loose -> new Items(loose, all));
    }

    @Override
    public ImmutableList<String> format(Items items) { // CAS-5
      ImmutableList.Builder<String> words = ImmutableList.builder();
      words.addAll(BOARD_CARDS.format(items.loose));
      for (int rest = items.builds; rest != 0; rest &= rest - 1) {
        words.add("b" + Integer.numberOfTrailingZeros(rest));
      }
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
