package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.engine.game.Refusal.refuse;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.fishing.cassino.CassinoMove.Capture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a card captures: loose cards of its rank, sums, and builds (CAS-8 to CAS-15). */
final class Captures {
  private static final ImmutableList<ImmutableSet<Integer>> NO_BUILDS =
      ImmutableList.of(ImmutableSet.of());

  private final Groups groups;
  private final Holding holding;

  Captures(Groups groups, Holding holding) {
    this.groups = groups;
    this.holding = holding;
  }

  /** Tells whether a card can capture anything. */
  static boolean exist(CassinoState state, Groups.Loose loose, PlayingCard card) {
    return loose.haveGroup(card.rank()) || state.builds().haveRank(card.rank());
  }

  /** Returns why a card that the seat holds cannot capture some items. */
  Optional<Refusal> refusal(CassinoState state, Capture capture) {
    PlayingCard card = capture.card();
    CardSet<PlayingCard> loose = capture.items().loose();
    ImmutableSet<Integer> builds = capture.items().builds();
    if (capture.items().isEmpty()) {
      return refuse("CAS-8", "nothing");
    }
    if (!state.board().containsAll(loose)) {
      return refusalOfAbsent(state, loose, "CAS-8");
    }
    for (int number : builds) { // CAS-13: whoever controls them
      Build build = state.builds().find(number);
      if (build == null) {
        return refuse("CAS-8", "no-build", number);
      }
      if (build.rank() != card.rank()) {
        return refuse("CAS-12", "rank", number, build.rank());
      }
    }
    CardSet<PlayingCard> paired = ofRank(loose, card.rank());
    if (!paired.isEmpty() && !paired.equals(ofRank(state.board(), card.rank()))) {
      return refuse("CAS-9", "all-or-none", card.rank());
    }
    CardSet<PlayingCard> summed = loose.minus(paired);
    return groups.divideIntoSums(summed, card.rank())
        ? holding.refusal(state, card, builds)
        : refusalOfSums(summed, card);
  }

  /** Returns why cards that do not divide into sum groups do not. */
  private Optional<Refusal> refusalOfSums(CardSet<PlayingCard> summed, PlayingCard card) {
    Rank rank = card.rank();
    if (groups.value(rank) == 0) {
      return refuse("CAS-14", "court", card);
    }
    int total = 0;
    for (PlayingCard each : summed) {
      int value = groups.value(each.rank());
      if (value == 0) {
        return refuse("CAS-7", "no-value", each);
      }
      total += value;
    }
    return total < groups.value(rank)
        ? refuse("CAS-10", "too-little", rank)
        : refuse("CAS-11", "split", rank);
  }

  /** Returns why loose cards cannot be used of which one does not lie loose on the table. */
  static Optional<Refusal> refusalOfAbsent(
      CassinoState state, CardSet<PlayingCard> loose, String ruleId) {
    PlayingCard absent = loose.minus(state.board()).first();
    for (Build build : state.builds().all()) {
      if (build.cards().contains(absent)) {
        return refuse("CAS-12", "in-build", absent, build.number());
      }
    }
    return refuse(ruleId, "absent", absent);
  }

  /** Adds all captures of a card; of those with the same sums the ones without the pair first. */
  void addAll(
      MoveList.Builder<CassinoMove> moves,
      CassinoState state,
      Groups.Loose loose,
      PlayingCard card) {
    CardSets sets = loose.captured(card.rank());
    List<ImmutableSet<Integer>> builds = builds(state, card);
    for (int i = 0; i < sets.size(); i++) {
      CardSet<PlayingCard> cards = sets.get(i);
      for (int j = 0; j < builds.size(); j++) {
        if (!cards.isEmpty() || !builds.get(j).isEmpty()) {
          moves.add(new Capture(state.seat(), card, new Items(cards, builds.get(j))));
        }
      }
    }
  }

  /** Returns which builds a card can take at once: any of its rank, and all that it must take. */
  private List<ImmutableSet<Integer>> builds(CassinoState state, PlayingCard card) {
    if (!state.builds().haveRank(card.rank())) {
      return NO_BUILDS;
    }
    List<ImmutableSet<Integer>> sets = new ArrayList<>(NO_BUILDS);
    for (Build build : state.builds().all()) {
      int before = build.rank() == card.rank() ? sets.size() : 0;
      for (int i = 0; i < before; i++) {
        ImmutableSet<Integer> with = with(sets.get(i), build.number());
        if (holding.binds(state, card, build)) {
          sets.set(i, with);
        } else {
          sets.add(with);
        }
      }
    }
    return sets;
  }

  private static ImmutableSet<Integer> with(ImmutableSet<Integer> numbers, int number) {
    return numbers.isEmpty()
        ? ImmutableSet.of(number)
        : Sets.union(numbers, ImmutableSet.of(number)).immutableCopy();
  }

  /** Returns the state after a capture, sweeps not counted (CAS-15). */
  static CassinoState after(CassinoState state, Capture capture, int next) {
    Items items = capture.items();
    CardSet<PlayingCard> taken = items.loose().with(capture.card());
    for (int number : items.builds()) {
      taken = taken.union(requireNonNull(state.builds().find(number)).cards());
    }
    return state.played(
        capture.card(),
        next,
        state.board().minus(items.loose()),
        state.builds().without(items.builds()),
        state.captured().plus(capture.seat(), taken));
  }
}
