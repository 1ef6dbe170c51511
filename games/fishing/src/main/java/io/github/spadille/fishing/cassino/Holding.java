package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.countRank;
import static io.github.spadille.engine.game.Refusal.refuse;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.fishing.cassino.CassinoOptions.Hold;
import java.util.Optional;

/** The holding rule: you must hold a card for every build that you control (CAS-21, CAS-22). */
final class Holding {
  private final boolean lasting;

  Holding(CassinoOptions options) {
    this.lasting = options.hold() == Hold.KEEP;
  }

  /** Tells whether a hand holds a card of a rank beside the one that is used. */
  static boolean keeps(CardSet<PlayingCard> hand, PlayingCard used, Rank rank) {
    return countRank(hand, rank) > (used.is(rank) ? 1 : 0);
  }

  /**
   * Returns the builds that a seat must take or change if it uses a card: those that it controls
   * and has no other card for. A build for which it holds no card at all is not among them; that
   * happens only in a position that was set up.
   *
   * @return bit k stands for {@code b<k>}
   */
  int bound(CassinoState state, int seat, PlayingCard used) {
    if (!lasting || state.builds().isEmpty()) {
      return 0;
    }
    if (keeps(state.hands().get(seat), used, used.rank())) {
      return 0; // One card serves several builds.
    }
    int bound = 0;
    for (int i = 0; i < state.builds().size(); i++) {
      Build build = state.builds().get(i);
      bound |= build.controller() == seat && build.rank() == used.rank() ? build.bit() : 0;
    }
    return bound;
  }

  /**
   * Refuses to use the last card for a build, if there is such a build.
   *
   * @param bound what {@link #bound} returned, less the builds that are taken or changed
   */
  static Optional<Refusal> refusal(PlayingCard used, int bound) {
    return bound == 0
        ? Optional.empty()
        : refuse("CAS-21", "last", used, Integer.numberOfTrailingZeros(bound));
  }

  /**
   * Refuses to make a build without a card for it, or to use the last card for another build.
   *
   * @param rank the declared rank of the build that is made, extended or raised
   */
  static Optional<Refusal> refusal(
      CassinoState state, int seat, PlayingCard used, Rank rank, int bound) {
    return keeps(state.hands().get(seat), used, rank)
        ? refusal(used, bound)
        : refuse("CAS-21", "no-card", rank);
  }
}
