package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.rankMask;
import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.fishing.cassino.CassinoMove.Capture;
import java.util.Optional;

/** What a card captures: loose cards of its rank, sums, and builds (CAS-8 to CAS-14). */
final class Captures {
  private final Groups groups;
  private final Holding holding;

  Captures(Groups groups, Holding holding) {
    this.groups = groups;
    this.holding = holding;
  }

  /**
   * Tells whether a card can capture anything.
   *
   * @param reachable the sums of some of the loose cards
   */
  boolean exist(CassinoState state, long reachable, PlayingCard card) {
    return groups.canCapture(state.board().low(), reachable, card.rank())
        || buildsOf(state, card.rank()) != 0;
  }

  /** Returns why a card that the seat holds cannot capture some items. */
  Optional<Refusal> refusal(CassinoState state, Capture capture) {
    PlayingCard card = capture.card();
    Rank rank = card.rank();
    CardSet<PlayingCard> loose = capture.items().loose();
    int builds = capture.items().builds();
    if (capture.items().isEmpty()) {
      return refuse("CAS-8", "nothing");
    }
    if (!state.board().containsAll(loose)) {
      return refusalOfAbsent(state, loose, "CAS-8");
    }
    if ((builds & ~buildsOf(state, rank)) != 0) { // CAS-13: whoever controls them
      return refusalOfBuild(state, builds & ~buildsOf(state, rank));
    }
    long paired = loose.low() & rankMask(rank);
    if (paired != 0 && paired != (state.board().low() & rankMask(rank))) {
      return refuse("CAS-9", "all-or-none", rank);
    }
    long summed = loose.low() ^ paired;
    if (summed != 0 && groups.value(rank) == 0) {
      return refuse("CAS-14", "court", card);
    }
    PlayingCard without = groups.findWithoutValue(summed);
    if (without != null) {
      return refuse("CAS-7", "no-value", without);
    }
    if (groups.total(summed) < groups.value(rank) && summed != 0) {
      return refuse("CAS-10", "too-little", rank);
    }
    if (!groups.divideIntoSums(summed, rank)) {
      return refuse("CAS-11", "split", rank);
    }
    return Holding.refusal(card, holding.bound(state, capture.seat(), card) & ~builds);
  }

  /** Returns why builds that the card does not capture cannot be captured. */
  private static Optional<Refusal> refusalOfBuild(CassinoState state, int builds) {
    int number = Integer.numberOfTrailingZeros(builds);
    Build build = state.find(number);
    return build == null
        ? refuse("CAS-8", "no-build", number)
        : refuse("CAS-12", "rank", number, build.rank());
  }

  /** Returns why loose cards cannot be used of which one does not lie loose on the table. */
  static Optional<Refusal> refusalOfAbsent(
      CassinoState state, CardSet<PlayingCard> loose, String ruleId) {
    PlayingCard absent = loose.minus(state.board()).first();
    for (Build build : state.builds()) {
      if (build.cards().contains(absent)) {
        return refuse("CAS-12", "in-build", absent, build.number());
      }
    }
    return refuse(ruleId, "absent", absent);
  }

  /**
   * Adds all captures of a card; of those with the same sums the ones without the pair first.
   *
   * @param reachable the sums of some of the loose cards
   */
  void addAll(
      MoveList.Builder<CassinoMove> moves,
      CassinoState state,
      long reachable,
      int seat,
      PlayingCard card) {
    if (!exist(state, reachable, card)) {
      return;
    }
    long board = state.board().low();
    long pair = board & rankMask(card.rank());
    int builds = buildsOf(state, card.rank());
    int bound = holding.bound(state, seat, card);
    CardMasks sums = groups.sums(board, reachable, card.rank());
    for (int i = 0; i < sums.size(); i++) {
      long sum = sums.get(i);
      addAll(moves, seat, card, sum, builds, bound);
      if (pair != 0) {
        addAll(moves, seat, card, sum | pair, builds, bound);
      }
    }
  }

  private static void addAll(
      MoveList.Builder<CassinoMove> moves,
      int seat,
      PlayingCard card,
      long loose,
      int builds,
      int bound) {
    if (loose == 0 && builds == 0) {
      return;
    }
    CardSet<PlayingCard> cards = CardSet.ofBits(PlayingCard.FAMILY, loose, 0);
    int free = builds & ~bound;
    int chosen = 0;
    do { // Every set of builds that holds those bound.
      if (loose != 0 || (chosen | bound) != 0) {
        moves.add(new Capture(seat, card, new Items(cards, chosen | bound)));
      }
      chosen = (chosen - free) & free;
    } while (chosen != 0);
  }

  /**
   * Returns the state after a capture, sweeps not counted: the cards lie with those won (CAS-15).
   *
   * @param sides how many sides there are
   * @param next the seat to play next
   */
  static CassinoState after(CassinoState state, Capture capture, int sides, int next) {
    CardSet<PlayingCard> loose = capture.items().loose();
    CardSet<PlayingCard> won = loose.with(capture.card());
    ImmutableList<Build> builds = state.builds();
    if (capture.items().builds() != 0) {
      ImmutableList.Builder<Build> left = ImmutableList.builder();
      for (Build build : state.builds()) {
        if (capture.items().contains(build)) {
          won = won.union(build.cards());
        } else {
          left.add(build);
        }
      }
      builds = left.build();
    }
    int seat = capture.seat();
    return state.captured(
        seat,
        state.hands().without(capture.card()),
        state.board().minus(loose),
        builds,
        state.won().plus(seat % sides, won),
        next);
  }

  private static int buildsOf(CassinoState state, Rank rank) {
    int builds = 0;
    for (int i = 0; i < state.builds().size(); i++) {
      Build build = state.builds().get(i);
      builds |= build.rank() == rank ? build.bit() : 0;
    }
    return builds;
  }
}
