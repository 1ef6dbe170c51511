package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.countRank;
import static io.github.spadille.engine.card.PlayingCards.hasRank;
import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.fishing.cassino.Build.Kind;
import io.github.spadille.fishing.cassino.CassinoMove.Capture;
import io.github.spadille.fishing.cassino.CassinoMove.Extend;
import io.github.spadille.fishing.cassino.CassinoMove.IntoBuild;
import io.github.spadille.fishing.cassino.CassinoMove.NewBuild;
import io.github.spadille.fishing.cassino.CassinoMove.Raise;
import io.github.spadille.fishing.cassino.CassinoMove.Trail;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the seat in turn can do with a card of its hand: capture (CAS-8) and build (CAS-18). */
final class Plays {
  private static final ImmutableList<ImmutableSet<Integer>> NO_BUILDS =
      ImmutableList.of(ImmutableSet.of());
  private static final int USUAL_MOVES = 8;

  private final CassinoOptions options;
  private final Groups groups;
  private final ImmutableList<Kind> kinds;

  Plays(CassinoOptions options) {
    this.options = options;
    this.groups = new Groups(options);
    this.kinds =
        options.mixedBuilds() ? ImmutableList.of(Kind.SUM) : ImmutableList.of(Kind.SUM, Kind.PAIR);
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
    for (int number : capture.items().builds()) { // CAS-13: whoever controls them
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
    return summed.isEmpty() || groups.sum(summed, rank)
        ? refusalOfLast(state, capture.card(), capture.items().builds())
        : refusalOfSums(summed, capture.card());
  }

  /** Returns why cards that do not divide into sum groups do not. */
  private Optional<Refusal> refusalOfSums(CardSet<PlayingCard> summed, PlayingCard card) {
    int target = groups.value(card.rank());
    if (target == 0) {
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

  /** Returns why a card of the hand cannot go into a build. */
  Optional<Refusal> refusal(CassinoState state, IntoBuild move) {
    if (move instanceof NewBuild build) {
      return refusal(state, build);
    }
    return move instanceof Extend extend ? refusal(state, extend) : refusal(state, (Raise) move);
  }

  private Optional<Refusal> refusal(CassinoState state, NewBuild build) {
    CardSet<PlayingCard> loose = build.laid().loose();
    Rank rank = build.rank();
    boolean pairing = build.kind() == Kind.PAIR;
    String ruleId = pairing ? "CAS-19" : "CAS-18";
    if (!kinds.contains(build.kind())) {
      return refuse("CAS-19", "no-pairing");
    }
    if (loose.isEmpty()) {
      return refuse(ruleId, "no-loose");
    }
    if (!state.board().containsAll(loose)) {
      return refusalOfAbsent(state, loose, ruleId);
    }
    if (pairing && !groups.mayPair(rank)) {
      return refuse("CAS-19", "court");
    }
    return groups.divide(build.laid(), build.kind(), rank)
        ? refusalOfHolding(state, build.card(), rank, ImmutableSet.of())
        : refuse(ruleId, pairing ? "rank" : "split", rank);
  }

  private Optional<Refusal> refusal(CassinoState state, Extend extend) {
    Build build = state.builds().find(extend.build());
    if (build == null) {
      return refuse("CAS-25", "no-build", extend.build());
    }
    if (!mayAugment(state, build)) {
      return refuse("CAS-24", "control", build.number());
    }
    if (!state.board().containsAll(extend.laid().loose())) {
      return refusalOfAbsent(state, extend.laid().loose(), "CAS-25");
    }
    if (groups.divide(extend.laid(), build.kind(), build.rank())) {
      return refusalOfHolding(state, extend.card(), build.rank(), ImmutableSet.of());
    }
    if (build.kind() == Kind.PAIR) {
      return refuse("CAS-26", "other-rank", build.number(), build.rank());
    }
    return hasRank(extend.laid().cards(), build.rank()) && !options.mixedBuilds()
        ? refuse("CAS-26", "single", build.number(), build.rank())
        : refuse("CAS-25", "split", build.rank());
  }

  private Optional<Refusal> refusal(CassinoState state, Raise raise) {
    PlayingCard card = raise.card();
    if (!options.raise()) {
      return refuse("CAS-27", "off");
    }
    Build build = state.builds().find(raise.build());
    if (build == null) {
      return refuse("CAS-27", "no-build", raise.build());
    }
    if (!mayAugment(state, build)) {
      return refuse("CAS-24", "control", build.number());
    }
    if (build.groups() != 1) { // as each pairing build
      return refuse("CAS-28", "single", build.number());
    }
    if (groups.value(card.rank()) == 0) {
      return refuse("CAS-7", "no-value", card);
    }
    return raise.rank() == groups.raised(build.rank(), card)
        ? refusalOfHolding(state, card, raise.rank(), ImmutableSet.of(build.number()))
        : refuse("CAS-27", "rank", card, build.number(), raise.rank());
  }

  private boolean mayAugment(CassinoState state, Build build) { // CAS-24
    return options.augmentOthers() || build.controller() == state.seat();
  }

  /** Tells whether the seat in turn holds a card of a rank besides one that it uses (CAS-22). */
  private static boolean keeps(CassinoState state, PlayingCard used, Rank rank) {
    return countRank(state.hands().get(state.seat()), rank) > (used.is(rank) ? 1 : 0);
  }

  /**
   * Tells whether the seat in turn must take or change a build if it uses a card: it controls the
   * build and has no other card for it (CAS-21). Where it holds no card at all for a build, which
   * happens only in a position that was set up, nothing is asked of it.
   */
  private boolean binds(CassinoState state, PlayingCard used, Build build) {
    return options.keepsCard()
        && build.rank() == used.rank()
        && build.controller() == state.seat()
        && !keeps(state, used, used.rank());
  }

  /** Returns a build that must be taken or changed and is not among some, or null. */
  private @Nullable Build neglected(
      CassinoState state, PlayingCard used, ImmutableSet<Integer> changed) {
    return state.builds().areNone()
        ? null
        : state.builds().find(it -> binds(state, used, it) && !changed.contains(it.number()));
  }

  private Optional<Refusal> refusalOfLast(
      CassinoState state, PlayingCard used, ImmutableSet<Integer> changed) {
    Build build = neglected(state, used, changed);
    return build == null ? Optional.empty() : refuse("CAS-21", "last", used, build.number());
  }

  /** Returns why a card may not be used for a build of a rank; some builds are changed. */
  private Optional<Refusal> refusalOfHolding(
      CassinoState state, PlayingCard used, Rank rank, ImmutableSet<Integer> changed) {
    return keeps(state, used, rank)
        ? refusalOfLast(state, used, changed)
        : refuse("CAS-21", "no-card", rank);
  }

  /** Returns the build that a move makes or changes, which the mover controls (CAS-20, CAS-24). */
  Build after(CassinoState state, IntoBuild move) {
    CardSet<PlayingCard> laid = move.laid().cards();
    if (move instanceof NewBuild made) {
      return build(state.builds().made() + 1, made.kind(), made.rank(), made.seat(), laid);
    }
    int number = move instanceof Extend extend ? extend.build() : ((Raise) move).build();
    Build build = state.builds().get(number);
    Rank rank = move instanceof Raise raise ? raise.rank() : build.rank();
    return build(number, build.kind(), rank, move.seat(), build.cards().union(laid));
  }

  private Build build(int number, Kind kind, Rank rank, int seat, CardSet<PlayingCard> cards) {
    return new Build(number, kind, rank, seat, groups.count(cards, rank), cards);
  }

  /** Tells whether a card can capture anything. */
  boolean captures(CassinoState state, PlayingCard card) {
    return captures(state, groups.among(state.board()), card);
  }

  private static boolean captures(CassinoState state, Groups.Loose loose, PlayingCard card) {
    return loose.haveGroup(card.rank()) || state.builds().haveRank(card.rank());
  }

  /** Collects the moves of the seat in turn, each kind by the card of the hand. */
  final class Turn {
    private final CassinoState state;
    private final CardSet<PlayingCard> hand;
    private final PlayingCard[] cards; // those of the hand: going through them makes no object
    private final Groups.Loose loose;
    private final MoveList.Builder<CassinoMove> moves =
        MoveList.builder(USUAL_MOVES, CassinoMove[]::new);

    /** Collects all moves but trails. */
    Turn(CassinoState state) {
      this.state = state;
      this.hand = state.hands().get(state.seat());
      this.cards = hand.toArray(new PlayingCard[0]);
      this.loose = groups.among(state.board());
      for (PlayingCard card : cards) {
        addCaptures(card);
      }
      for (PlayingCard card : cards) {
        addNewBuilds(card);
      }
      if (!state.builds().areNone()) {
        for (PlayingCard card : cards) {
          addExtensions(card);
        }
        for (PlayingCard card : cards) {
          addRaises(card);
        }
      }
    }

    /** Tells whether there is a move so far. */
    boolean hasMoves() {
      return moves.size() > 0;
    }

    /** Adds the trails of the cards that cannot capture (CAS-29). */
    void addTrails() {
      for (PlayingCard card : cards) {
        if (!captures(state, loose, card)) {
          moves.add(Trail.of(state.seat(), card));
        }
      }
    }

    MoveList<CassinoMove> moves() {
      return moves.build();
    }

    private void addCaptures(PlayingCard card) {
      CardSets sets = loose.captured(card.rank());
      List<ImmutableSet<Integer>> builds = builds(card);
      for (int i = 0; i < sets.size(); i++) {
        CardSet<PlayingCard> taken = sets.get(i);
        for (int j = 0; j < builds.size(); j++) {
          if (!taken.isEmpty() || !builds.get(j).isEmpty()) {
            moves.add(new Capture(state.seat(), card, new Items(taken, builds.get(j))));
          }
        }
      }
    }

    /** Returns which builds a card can take: any of its rank, with all that it must take. */
    private List<ImmutableSet<Integer>> builds(PlayingCard card) {
      List<ImmutableSet<Integer>> sets = NO_BUILDS;
      for (int b = 0; b < state.builds().all().size(); b++) {
        Build build = state.builds().all().get(b);
        if (build.rank() == card.rank()) {
          ImmutableList.Builder<ImmutableSet<Integer>> more = ImmutableList.builder();
          more.addAll(binds(state, card, build) ? ImmutableList.of() : sets);
          for (ImmutableSet<Integer> set : sets) {
            more.add(Items.with(set, build.number()));
          }
          sets = more.build();
        }
      }
      return sets;
    }

    /** Adds new builds, by the card that is kept for them. */
    private void addNewBuilds(PlayingCard card) {
      if (state.board().isEmpty() || neglected(state, card, ImmutableSet.of()) != null) {
        return;
      }
      for (PlayingCard kept : cards) {
        for (int j = 0; j < kinds.size() && !kept.equals(card); j++) {
          CardSets sets = loose.with(card, kinds.get(j), kept.rank());
          if (!sets.isEmpty() && ofRank(hand.without(card), kept.rank()).first().equals(kept)) {
            addNewBuilds(card, kinds.get(j), kept.rank(), sets);
          }
        }
      }
    }

    private void addNewBuilds(PlayingCard card, Kind kind, Rank rank, CardSets sets) {
      for (int i = 0; i < sets.size(); i++) {
        CardSet<PlayingCard> added = sets.get(i);
        if (!added.isEmpty()) {
          moves.add(new NewBuild(state.seat(), kind, rank, new Laid(card, added)));
        }
      }
    }

    private void addExtensions(PlayingCard card) {
      boolean free = neglected(state, card, ImmutableSet.of()) == null;
      for (int b = 0; b < state.builds().all().size() && free; b++) {
        Build build = state.builds().all().get(b);
        if (mayAugment(state, build) && keeps(state, card, build.rank())) {
          CardSets sets = loose.with(card, build.kind(), build.rank());
          for (int i = 0; i < sets.size(); i++) {
            moves.add(new Extend(state.seat(), build.number(), new Laid(card, sets.get(i))));
          }
        }
      }
    }

    private void addRaises(PlayingCard card) {
      for (int b = 0; b < state.builds().all().size(); b++) {
        Build build = state.builds().all().get(b);
        Rank rank = build.groups() == 1 ? groups.raised(build.rank(), card) : null;
        if (rank != null && keeps(state, card, rank)) {
          Raise raise = new Raise(state.seat(), build.number(), rank, card);
          if (refusal(state, raise).isEmpty()) {
            moves.add(raise);
          }
        }
      }
    }
  }
}
