package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.countRank;
import static io.github.spadille.engine.card.PlayingCards.hasRank;
import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.engine.game.Refusal.refuse;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.move.NumberSet;
import io.github.spadille.fishing.cassino.Build.Kind;
import io.github.spadille.fishing.cassino.CassinoMove.Augment;
import io.github.spadille.fishing.cassino.CassinoMove.Capture;
import io.github.spadille.fishing.cassino.CassinoMove.Extend;
import io.github.spadille.fishing.cassino.CassinoMove.NewBuild;
import io.github.spadille.fishing.cassino.CassinoMove.Raise;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the seat in turn can do with a card of its hand: capture (CAS-8) and build (CAS-18). */
final class Plays {
  private final CassinoOptions options;
  final Groups groups;

  Plays(CassinoOptions options) {
    this.options = options;
    this.groups = new Groups(options);
  }

  /** Returns why a card of the hand cannot capture some items. */
  Optional<Refusal> refusal(CassinoState state, Capture capture) {
    Rank rank = capture.card().rank();
    CardSet<PlayingCard> loose = capture.items().loose();
    if (capture.items().isEmpty()) {
      return refuse("CAS-8", "nothing");
    }
    if (!state.board().containsAll(loose)) {
      return refusalOfAbsent(state, loose, "CAS-8");
    }
    for (int number : capture.items().builds().asList()) { // CAS-13: whoever controls them
      Build build = state.builds().find(number);
      if (build == null) {
        return refuse("CAS-8", "no-build", number);
      }
      if (build.rank() != rank) {
        return refuse("CAS-12", "rank", number, build.rank());
      }
    }
    CardSet<PlayingCard> paired = ofRank(loose, rank);
    if (!paired.isEmpty() && !paired.equals(ofRank(state.board(), rank))) {
      return refuse("CAS-9", "all-or-none", rank);
    }
    CardSet<PlayingCard> summed = loose.minus(paired);
    return summed.isEmpty() || groups.captured(groups.among(summed), rank).contains(summed)
        ? refusalOfLast(state, capture.card(), capture.items().builds())
        : refusalOfSums(summed, capture.card());
  }

  /** Returns why cards that do not divide into sum groups do not. */
  private Optional<Refusal> refusalOfSums(CardSet<PlayingCard> summed, PlayingCard card) {
    int target = groups.value(card);
    if (target == 0) {
      return refuse("CAS-14", "court", card);
    }
    int total = 0;
    for (PlayingCard each : summed) {
      int value = groups.value(each);
      if (value == 0) {
        return refuse("CAS-7", "no-value", each);
      }
      total += value;
    }
    return total < target
        ? refuse("CAS-10", "too-little", card.rank())
        : refuse("CAS-11", "split", card.rank());
  }

  /** Returns why loose cards cannot be used of which one does not lie loose on the table. */
  private static Optional<Refusal> refusalOfAbsent(
      CassinoState state, CardSet<PlayingCard> loose, String ruleId) {
    PlayingCard absent = loose.minus(state.board()).first();
    Build build = state.builds().find(each -> each.cards().contains(absent));
    return build == null
        ? refuse(ruleId, "absent", absent)
        : refuse("CAS-12", "in-build", absent, build.number());
  }

  /** Returns why a card of the hand cannot make a build. */
  Optional<Refusal> refusal(CassinoState state, NewBuild move) {
    CardSet<PlayingCard> loose = move.laid().loose();
    boolean pairing = move.kind() == Kind.PAIR;
    String ruleId = pairing ? "CAS-19" : "CAS-18";
    if (pairing && options.mixedBuilds()) {
      return refuse("CAS-19", "no-pairing");
    }
    if (loose.isEmpty()) {
      return refuse(ruleId, "no-loose");
    }
    if (!state.board().containsAll(loose)) {
      return refusalOfAbsent(state, loose, ruleId);
    }
    if (pairing && !groups.mayPair(move.rank())) {
      return refuse("CAS-19", "court");
    }
    if (divides(move.laid(), move.kind(), move.rank())) {
      return refusalOfHolding(state, move.card(), move.rank(), NumberSet.none());
    }
    return pairing ? refuse("CAS-19", "rank", move.rank()) : refuse("CAS-18", "split", move.rank());
  }

  /** Returns why a card of the hand cannot extend a build. */
  Optional<Refusal> refusal(CassinoState state, Extend move) {
    Build build = state.builds().find(move.build());
    if (build == null) {
      return refuse("CAS-25", "no-build", move.build());
    }
    if (!mayAugment(state, build)) {
      return refuse("CAS-24", "control", build.number());
    }
    Laid laid = move.laid();
    if (!state.board().containsAll(laid.loose())) {
      return refusalOfAbsent(state, laid.loose(), "CAS-25");
    }
    if (divides(laid, build.kind(), build.rank())) {
      return refusalOfHolding(state, laid.card(), build.rank(), NumberSet.none());
    }
    if (build.kind() == Kind.PAIR) {
      return refuse("CAS-26", "other-rank", build.number(), build.rank());
    }
    return hasRank(laid.cards(), build.rank()) && !options.mixedBuilds()
        ? refuse("CAS-26", "single", build.number(), build.rank())
        : refuse("CAS-25", "split", build.rank());
  }

  /** Returns why a card of the hand cannot raise a build. */
  Optional<Refusal> refusal(CassinoState state, Raise move) {
    if (!options.raise()) {
      return refuse("CAS-27", "off");
    }
    Build build = state.builds().find(move.build());
    if (build == null) {
      return refuse("CAS-27", "no-build", move.build());
    }
    if (!mayAugment(state, build)) {
      return refuse("CAS-24", "control", build.number());
    }
    PlayingCard card = move.card();
    if (build.groups() != 1) { // as each pairing build
      return refuse("CAS-28", "single", build.number());
    }
    if (groups.value(card) == 0) {
      return refuse("CAS-7", "no-value", card);
    }
    return move.rank() == groups.raised(build.rank(), card)
        ? refusalOfHolding(state, card, move.rank(), NumberSet.none().with(build.number()))
        : refuse("CAS-27", "rank", card, build.number(), move.rank());
  }

  /** Tells whether cards can be divided into groups of a build, none left over. */
  private boolean divides(Laid laid, Kind kind, Rank rank) {
    CardSet<PlayingCard> loose = laid.loose();
    return groups.added(groups.among(loose), laid.card(), kind, rank).contains(loose);
  }

  boolean mayAugment(CassinoState state, Build build) { // CAS-24
    return options.augmentOthers() || build.controller() == state.seat();
  }

  /** Tells whether the seat in turn holds a card of a rank besides one that it uses (CAS-22). */
  static boolean keeps(CassinoState state, PlayingCard used, Rank rank) {
    return countRank(state.held(state.seat()), rank) > (used.is(rank) ? 1 : 0);
  }

  /**
   * Tells whether the seat in turn must take or change a build if it uses a card: it controls the
   * build and has no other card for it (CAS-21). Where it holds no card at all for a build, which
   * happens only in a position that was set up, nothing is asked of it.
   */
  boolean binds(CassinoState state, PlayingCard used, Build build) {
    return build.controller() == state.seat()
        && build.rank() == used.rank()
        && options.keepsCard()
        && !keeps(state, used, used.rank());
  }

  /** Returns a build that must be taken or changed and is not among some, or null. */
  @Nullable Build neglected(CassinoState state, PlayingCard used, NumberSet changed) {
    return state.builds().areNone()
        ? null
        : state.builds().find(it -> binds(state, used, it) && !changed.contains(it.number()));
  }

  private Optional<Refusal> refusalOfLast(CassinoState state, PlayingCard used, NumberSet changed) {
    Build build = neglected(state, used, changed);
    return build == null ? Optional.empty() : refuse("CAS-21", "last", used, build.number());
  }

  /** Returns why a card may not be used for a build of a rank; some builds are changed. */
  private Optional<Refusal> refusalOfHolding(
      CassinoState state, PlayingCard used, Rank rank, NumberSet changed) {
    return keeps(state, used, rank)
        ? refusalOfLast(state, used, changed)
        : refuse("CAS-21", "no-card", rank);
  }

  /** Returns the build that a seat makes, and controls (CAS-20). */
  Build made(CassinoState state, NewBuild move) {
    int number = state.builds().made() + 1;
    return build(number, move.kind(), move.rank(), move.seat(), move.laid().cards());
  }

  /** Returns a build when it is extended; who extends it controls it (CAS-24). */
  Build extended(CassinoState state, Extend move) {
    Build build = state.builds().get(move.build());
    return augmented(build, build.rank(), move);
  }

  /** Returns a build when it is raised; who raises it controls it (CAS-24). */
  Build raised(CassinoState state, Raise move) {
    return augmented(state.builds().get(move.build()), move.rank(), move);
  }

  private Build augmented(Build build, Rank rank, Augment move) {
    CardSet<PlayingCard> cards = build.cards().union(move.laid().cards());
    return build(build.number(), build.kind(), rank, move.seat(), cards);
  }

  private Build build(int number, Kind kind, Rank rank, int seat, CardSet<PlayingCard> cards) {
    return new Build(number, kind, rank, seat, groups.count(cards, rank), cards);
  }

  /** Tells whether a card can capture anything (CAS-8). */
  boolean captures(CassinoState state, PlayingCard card) {
    return captures(state, groups.among(state.board()), card);
  }

  boolean captures(CassinoState state, GroupSets loose, PlayingCard card) {
    return loose.haveRank(card.rank())
        || loose.haveSum(groups.value(card))
        || state.builds().haveRank(card.rank());
  }
}
