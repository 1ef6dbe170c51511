package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.rankMask;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.fishing.cassino.Captures.refusalOfAbsent;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.fishing.cassino.Build.Kind;
import io.github.spadille.fishing.cassino.CassinoMove.Extend;
import io.github.spadille.fishing.cassino.CassinoMove.NewBuild;
import io.github.spadille.fishing.cassino.CassinoMove.Raise;
import java.util.Optional;

/** When and how builds are made, extended and raised (CAS-18 to CAS-28). */
final class Building {
  private final boolean mixedBuilds;
  private final boolean raises;
  private final boolean augmentOthers;
  private final Groups groups;
  private final Holding holding;

  Building(CassinoOptions options, Groups groups, Holding holding) {
    this.mixedBuilds = options.mixedBuilds();
    this.raises = options.raise();
    this.augmentOthers = options.augmentOthers();
    this.groups = groups;
    this.holding = holding;
  }

  /** Returns why a card that the seat holds cannot make a build. */
  Optional<Refusal> refusal(CassinoState state, NewBuild build) {
    PlayingCard card = build.card();
    Rank rank = build.rank();
    boolean pairing = build.kind() == Kind.PAIR;
    if (pairing && mixedBuilds) {
      return refuse("CAS-19", "no-pairing");
    }
    if (build.laid().loose().isEmpty()) {
      return refuse(pairing ? "CAS-19" : "CAS-18", "no-loose");
    }
    if (!state.board().containsAll(build.laid().loose())) {
      return refusalOfAbsent(state, build.laid().loose(), pairing ? "CAS-19" : "CAS-18");
    }
    if (pairing && !groups.mayPair(rank)) {
      return refuse("CAS-19", "court");
    }
    if (pairing && !build.laid().isOf(rank)) {
      return refuse("CAS-19", "rank", rank);
    }
    if (!pairing && !groups.divide(build.laid().bits(), rank)) {
      return refuse("CAS-18", "split", rank);
    }
    return Holding.refusal(
        state, build.seat(), card, rank, holding.bound(state, build.seat(), card));
  }

  /** Returns why a card that the seat holds cannot extend a build. */
  Optional<Refusal> refusal(CassinoState state, Extend extend) {
    PlayingCard card = extend.card();
    Build build = state.find(extend.build());
    if (build == null) {
      return refuse("CAS-25", "no-build", extend.build());
    }
    if (!mayAugment(extend.seat(), build)) {
      return refuse("CAS-24", "control", build.number());
    }
    if (!state.board().containsAll(extend.laid().loose())) {
      return refusalOfAbsent(state, extend.laid().loose(), "CAS-25");
    }
    Rank rank = build.rank();
    if (build.kind() == Kind.PAIR) {
      if (!extend.laid().isOf(rank)) {
        return refuse("CAS-26", "other-rank", build.number(), rank);
      }
    } else {
      if (!mixedBuilds && (extend.laid().bits() & rankMask(rank)) != 0) {
        return refuse("CAS-26", "single", build.number(), rank);
      }
      if (!groups.divide(extend.laid().bits(), rank)) {
        return refuse("CAS-25", "split", rank);
      }
    }
    return Holding.refusal(
        state, extend.seat(), card, rank, holding.bound(state, extend.seat(), card));
  }

  /** Returns why a card that the seat holds cannot raise a build. */
  Optional<Refusal> refusal(CassinoState state, Raise raise) {
    PlayingCard card = raise.card();
    if (!raises) {
      return refuse("CAS-27", "off");
    }
    Build build = state.find(raise.build());
    if (build == null) {
      return refuse("CAS-27", "no-build", raise.build());
    }
    if (!mayAugment(raise.seat(), build)) {
      return refuse("CAS-24", "control", build.number());
    }
    if (!build.isRaisable()) {
      return refuse("CAS-28", "single", build.number());
    }
    if (groups.value(card.rank()) == 0) {
      return refuse("CAS-7", "no-value", card);
    }
    if (groups.value(build.rank()) + groups.value(card.rank()) != groups.value(raise.rank())) {
      return refuse("CAS-27", "rank", card, build.number(), raise.rank());
    }
    int others = holding.bound(state, raise.seat(), card) & ~build.bit();
    return Holding.refusal(state, raise.seat(), card, raise.rank(), others);
  }

  private boolean mayAugment(int seat, Build build) { // CAS-24
    return augmentOthers || build.controller() == seat;
  }

  /**
   * Adds the builds that a card can make, by the card that is kept for them.
   *
   * @param reachable the sums of some of the loose cards
   */
  void addNewBuilds(
      MoveList.Builder<CassinoMove> moves,
      CassinoState state,
      long reachable,
      int seat,
      PlayingCard card) {
    if (state.board().isEmpty() || holding.bound(state, seat, card) != 0) {
      return;
    }
    long tried = 0;
    long others = state.hands().get(seat).low() & ~(1L << card.index());
    for (long rest = others; rest != 0; rest &= rest - 1) {
      Rank rank = PlayingCard.FAMILY.card(Long.numberOfTrailingZeros(rest)).rank();
      if ((tried & rankMask(rank)) != 0) {
        continue;
      }
      tried |= rankMask(rank);
      CardMasks sets = groups.with(card, state.board().low(), reachable, rank);
      for (int i = 0; i < sets.size(); i++) {
        if (sets.get(i) != 0) {
          moves.add(new NewBuild(seat, Kind.SUM, rank, laid(card, sets.get(i))));
        }
      }
      if (card.is(rank) && !mixedBuilds && groups.mayPair(rank)) {
        long pairs = state.board().low() & rankMask(rank);
        for (long set = pairs & -pairs; set != 0; set = (set - pairs) & pairs) {
          moves.add(new NewBuild(seat, Kind.PAIR, rank, laid(card, set)));
        }
      }
    }
  }

  /**
   * Adds the ways to extend builds with a card, by build.
   *
   * @param reachable the sums of some of the loose cards
   */
  void addExtensions(
      MoveList.Builder<CassinoMove> moves,
      CassinoState state,
      long reachable,
      int seat,
      PlayingCard card) {
    for (int i = 0; i < state.builds().size(); i++) {
      Build build = state.builds().get(i);
      if (!mayAugment(seat, build)
          || !Holding.keeps(state.hands().get(seat), card, build.rank())
          || holding.bound(state, seat, card) != 0) {
        continue;
      }
      if (build.kind() == Kind.SUM) {
        CardMasks sets = groups.with(card, state.board().low(), reachable, build.rank());
        for (int j = 0; j < sets.size(); j++) {
          moves.add(new Extend(seat, build.number(), laid(card, sets.get(j))));
        }
      } else if (card.is(build.rank())) {
        long pairs = state.board().low() & rankMask(build.rank());
        long set = 0;
        do {
          moves.add(new Extend(seat, build.number(), laid(card, set)));
          set = (set - pairs) & pairs;
        } while (set != 0);
      }
    }
  }

  /** Adds the ways to raise builds with a card, by build. */
  void addRaises(
      MoveList.Builder<CassinoMove> moves, CassinoState state, int seat, PlayingCard card) {
    int value = groups.value(card.rank());
    for (int i = 0; i < state.builds().size(); i++) {
      Build build = state.builds().get(i);
      int raised = groups.value(build.rank()) + value;
      if (!raises
          || value == 0
          || raised > groups.value(groups.highest())
          || !build.isRaisable()
          || !mayAugment(seat, build)) {
        continue;
      }
      Rank rank = groups.rank(raised);
      if (Holding.keeps(state.hands().get(seat), card, rank)
          && (holding.bound(state, seat, card) & ~build.bit()) == 0) {
        moves.add(new Raise(seat, build.number(), rank, card));
      }
    }
  }

  private static Laid laid(PlayingCard card, long loose) {
    return new Laid(card, CardSet.ofBits(PlayingCard.FAMILY, loose, 0));
  }

  /** Returns the builds on the table after one is made, the newest last (CAS-20). */
  ImmutableList<Build> after(CassinoState state, NewBuild move) {
    int number = state.built() + 1;
    return ImmutableList.<Build>builderWithExpectedSize(state.builds().size() + 1)
        .addAll(state.builds())
        .add(build(number, move.kind(), move.rank(), move.seat(), move.laid().cards()))
        .build();
  }

  /** Returns the builds on the table after one got more groups and its controller (CAS-24). */
  ImmutableList<Build> after(CassinoState state, Extend move) {
    ImmutableList.Builder<Build> builds = ImmutableList.builder();
    for (Build build : state.builds()) {
      CardSet<PlayingCard> cards = build.cards().union(move.laid().cards());
      builds.add(
          build.number() == move.build()
              ? build(build.number(), build.kind(), build.rank(), move.seat(), cards)
              : build);
    }
    return builds.build();
  }

  /** Returns the builds on the table after one got its rank and its controller (CAS-24, CAS-27). */
  ImmutableList<Build> after(CassinoState state, Raise move) {
    ImmutableList.Builder<Build> builds = ImmutableList.builder();
    for (Build build : state.builds()) {
      CardSet<PlayingCard> cards = build.cards().with(move.card());
      builds.add(
          build.number() == move.build()
              ? build(build.number(), build.kind(), move.rank(), move.seat(), cards)
              : build);
    }
    return builds.build();
  }

  private Build build(int number, Kind kind, Rank rank, int seat, CardSet<PlayingCard> cards) {
    return new Build(number, kind, rank, seat, groups.count(cards.low(), rank), cards);
  }
}
