package io.github.spadille.fishing.cassino;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.move.NumberSet;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The builds on the table.
 *
 * @param all in the order of their numbers
 * @param made how many have been made in this hand; numbers are not used again (CAS-20)
 */
public record Builds(ImmutableList<Build> all, int made) {
  /** No build. */
  static final Builds NONE = new Builds(ImmutableList.of(), 0);

  boolean areNone() {
    return all.isEmpty();
  }

  /** Returns the first build with a property, or null if there is none. */
  @Nullable Build find(Predicate<Build> property) {
    for (int i = 0; i < all.size(); i++) {
      if (property.test(all.get(i))) {
        return all.get(i);
      }
    }
    return null;
  }

  /** Returns a build by its number, or null if it is not on the table. */
  @Nullable Build find(int number) {
    return find(build -> build.number() == number);
  }

  /** Returns a build by its number. */
  Build get(int number) {
    return requireNonNull(find(number));
  }

  /** Tells whether a seat controls a build. */
  boolean haveController(int seat) {
    return find(build -> build.controller() == seat) != null;
  }

  /** Tells whether there is a build of a rank. */
  boolean haveRank(Rank rank) {
    return find(build -> build.rank() == rank) != null;
  }

  /** Returns the cards of all builds. */
  CardSet<PlayingCard> cards() {
    return cards(NumberSet.range(1, made));
  }

  /** Returns the cards of some builds. */
  CardSet<PlayingCard> cards(NumberSet numbers) {
    CardSet<PlayingCard> cards = noCards();
    for (int i = 0; i < all.size(); i++) {
      Build build = all.get(i);
      cards = numbers.contains(build.number()) ? cards.union(build.cards()) : cards;
    }
    return cards;
  }

  /** Returns these builds with another, new or in place of the one with its number. */
  Builds with(Build build) {
    if (build.number() > made) {
      return new Builds(
          ImmutableList.<Build>builder().addAll(all).add(build).build(), build.number());
    }
    UnaryOperator<Build> replaced = each -> each.number() == build.number() ? build : each;
    return new Builds(all.stream().map(replaced).collect(toImmutableList()), made);
  }

  /** Returns these builds except some. */
  Builds without(NumberSet numbers) {
    ImmutableList.Builder<Build> left = ImmutableList.builder();
    for (int i = 0; i < all.size(); i++) {
      if (!numbers.contains(all.get(i).number())) {
        left.add(all.get(i));
      }
    }
    return new Builds(left.build(), made);
  }
}
