package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.countRank;
import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Refusal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The holding rule: you must hold a card for every build that you control (CAS-21, CAS-22). */
final class Holding {
  private final boolean lasting;

  Holding(CassinoOptions options) {
    this.lasting = options.keepsCard();
  }

  /** Tells whether the seat in turn holds a card of a rank besides the one that it uses. */
  private static boolean keeps(CassinoState state, PlayingCard used, Rank rank) {
    return countRank(state.hands().get(state.seat()), rank) > (used.is(rank) ? 1 : 0);
  }

  /**
   * Tells whether the seat in turn must take or change a build if it uses a card: it controls the
   * build and has no other card for it. Where it holds no card at all for a build, which happens
   * only in a position that was set up, nothing is asked of it.
   */
  boolean binds(CassinoState state, PlayingCard used, Build build) {
    return lasting
        && build.rank() == used.rank()
        && build.controller() == state.seat()
        && !keeps(state, used, used.rank());
  }

  /** Returns a build that must be taken or changed and is not among some, or null. */
  @Nullable Build neglected(CassinoState state, PlayingCard used, ImmutableSet<Integer> changed) {
    ImmutableList<Build> builds = state.builds().all();
    for (int i = 0; i < builds.size(); i++) {
      Build build = builds.get(i);
      if (binds(state, used, build) && !changed.contains(build.number())) {
        return build;
      }
    }
    return null;
  }

  /** Returns why a card may not be used for something that takes or changes some builds. */
  Optional<Refusal> refusal(CassinoState state, PlayingCard used, ImmutableSet<Integer> changed) {
    Build build = neglected(state, used, changed);
    return build == null ? Optional.empty() : refuse("CAS-21", "last", used, build.number());
  }

  /** Returns why a card may not be used for a build of a rank; some builds are changed. */
  Optional<Refusal> refusal(
      CassinoState state, PlayingCard used, Rank rank, ImmutableSet<Integer> changed) {
    return keeps(state, used, rank)
        ? refusal(state, used, changed)
        : refuse("CAS-21", "no-card", rank);
  }

  /** Tells whether that is not refused. */
  boolean allows(CassinoState state, PlayingCard used, Rank rank, ImmutableSet<Integer> changed) {
    return keeps(state, used, rank) && neglected(state, used, changed) == null;
  }
}
