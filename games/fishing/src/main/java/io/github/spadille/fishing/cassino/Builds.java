package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import java.util.function.Predicate;
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
    return !all.isEmpty() && find(build -> build.rank() == rank) != null;
  }

  /** Returns the cards of all builds. */
  CardSet<PlayingCard> cards() {
    CardSet<PlayingCard> cards = noCards();
    for (Build build : all) {
      cards = cards.union(build.cards());
    }
    return cards;
  }

  /** Returns these builds with another, new or in place of the one with its number. */
  Builds with(Build build) {
    ImmutableList.Builder<Build> builds = ImmutableList.builderWithExpectedSize(all.size() + 1);
    for (Build each : all) {
      builds.add(each.number() == build.number() ? build : each);
    }
    return build.number() > made
        ? new Builds(builds.add(build).build(), build.number())
        : new Builds(builds.build(), made);
  }

  /** Returns these builds except some, given by their numbers. */
  Builds without(ImmutableSet<Integer> numbers) {
    if (numbers.isEmpty()) {
      return this;
    }
    ImmutableList.Builder<Build> builds = ImmutableList.builder();
    for (Build build : all) {
      if (!numbers.contains(build.number())) {
        builds.add(build);
      }
    }
    return new Builds(builds.build(), made);
  }
}
