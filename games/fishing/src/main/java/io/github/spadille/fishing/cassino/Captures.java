package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.rankMask;
import static io.github.spadille.engine.game.Refusal.refuse;

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
      return refuse("CAS-8", "a capture takes a card or a build at least", card);
    }
    if (!state.board().containsAll(loose)) {
      return refusalOfAbsent(state, loose, "CAS-8");
    }
    if ((builds & ~buildsOf(state, rank)) != 0) { // CAS-13: whoever controls them
      return refuse("CAS-12", "there is no such build for " + card + " to capture", card);
    }
    long paired = loose.low() & rankMask(rank);
    if (paired != 0 && paired != (state.board().low() & rankMask(rank))) {
      return refuse("CAS-9", card + " takes all loose cards of its rank or none of them", card);
    }
    long summed = loose.low() ^ paired;
    if (summed != 0 && groups.value(rank) == 0) {
      return refuse("CAS-14", card + " captures only what is of its rank", card);
    }
    if (!groups.haveValues(summed)) {
      return refuse("CAS-7", "a court card takes part in no sum", card);
    }
    if (groups.total(summed) < groups.value(rank) && summed != 0) {
      return refuse("CAS-10", "the sum is less than " + card, card);
    }
    if (!groups.divideIntoSums(summed, rank)) {
      return refuse("CAS-11", "the cards do not divide into sums that make " + card, card);
    }
    return Holding.refusal(card, holding.bound(state, capture.seat(), card) & ~builds);
  }

  /** Returns why loose cards of which one does not lie loose on the board cannot be used. */
  static Optional<Refusal> refusalOfAbsent(
      CassinoState state, CardSet<PlayingCard> loose, String ruleId) {
    PlayingCard absent = loose.minus(state.board()).first();
    for (Build build : state.builds()) {
      if (build.cards().contains(absent)) {
        return refuse("CAS-12", absent + " belongs to " + build.code(), absent);
      }
    }
    return refuse(ruleId, absent + " does not lie on the board", absent);
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

  private static int buildsOf(CassinoState state, Rank rank) {
    int builds = 0;
    for (int i = 0; i < state.builds().size(); i++) {
      Build build = state.builds().get(i);
      builds |= build.rank() == rank ? build.bit() : 0;
    }
    return builds;
  }
}
