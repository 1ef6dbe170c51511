package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.hasRank;
import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.fishing.cassino.Captures.refusalOfAbsent;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.fishing.cassino.Build.Kind;
import io.github.spadille.fishing.cassino.CassinoMove.Extend;
import io.github.spadille.fishing.cassino.CassinoMove.IntoBuild;
import io.github.spadille.fishing.cassino.CassinoMove.NewBuild;
import io.github.spadille.fishing.cassino.CassinoMove.Raise;
import java.util.Optional;

/** When and how builds are made, extended and raised (CAS-18 to CAS-28). */
final class Building {
  private final CassinoOptions options;
  private final Groups groups;
  private final Holding holding;
  private final ImmutableList<Kind> kinds;

  Building(CassinoOptions options, Groups groups, Holding holding) {
    this.options = options;
    this.groups = groups;
    this.holding = holding;
    this.kinds =
        options.mixedBuilds() ? ImmutableList.of(Kind.SUM) : ImmutableList.of(Kind.SUM, Kind.PAIR);
  }

  /** Returns why a card that the seat in turn holds cannot go into a build. */
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
    return groups.divide(build.kind(), build.laid().cards(), rank)
        ? holding.refusal(state, build.card(), rank, ImmutableSet.of())
        : refuse(ruleId, pairing ? "rank" : "split", rank);
  }

  private Optional<Refusal> refusal(CassinoState state, Extend extend) {
    CardSet<PlayingCard> cards = extend.laid().cards();
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
    if (groups.divide(build.kind(), cards, build.rank())) {
      return holding.refusal(state, extend.card(), build.rank(), ImmutableSet.of());
    }
    if (build.kind() == Kind.PAIR) {
      return refuse("CAS-26", "other-rank", build.number(), build.rank());
    }
    return hasRank(cards, build.rank()) && !options.mixedBuilds()
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
    if (!isRaisable(build)) {
      return refuse("CAS-28", "single", build.number());
    }
    if (groups.value(card.rank()) == 0) {
      return refuse("CAS-7", "no-value", card);
    }
    return raise.rank() == groups.raised(build.rank(), card)
        ? holding.refusal(state, card, raise.rank(), ImmutableSet.of(build.number()))
        : refuse("CAS-27", "rank", card, build.number(), raise.rank());
  }

  private boolean mayAugment(CassinoState state, Build build) { // CAS-24
    return options.augmentOthers() || build.controller() == state.seat();
  }

  /** Tells whether a build is one sum group, as no pairing build is (CAS-28). */
  private static boolean isRaisable(Build build) {
    return build.groups() == 1;
  }

  /** Adds the builds that a card can make, by the card that is kept for them. */
  void addNewBuilds(
      MoveList.Builder<CassinoMove> moves,
      CassinoState state,
      Groups.Loose loose,
      CardSet<PlayingCard> hand,
      PlayingCard card) {
    if (state.board().isEmpty() || holding.neglected(state, card, ImmutableSet.of()) != null) {
      return;
    }
    for (int k = 0; k < hand.size(); k++) {
      PlayingCard kept = hand.nth(k);
      for (int j = 0; j < kinds.size() && !kept.equals(card); j++) {
        CardSets sets = loose.with(card, kinds.get(j), kept.rank());
        boolean isFirst =
            !sets.isEmpty() && ofRank(hand.without(card), kept.rank()).first().equals(kept);
        for (int i = 0; i < sets.size() && isFirst; i++) {
          CardSet<PlayingCard> cards = sets.get(i);
          if (!cards.isEmpty()) {
            Laid laid = new Laid(card, cards);
            moves.add(new NewBuild(state.seat(), kinds.get(j), kept.rank(), laid));
          }
        }
      }
    }
  }

  /** Adds the ways to extend builds with a card, by build. */
  void addExtensions(
      MoveList.Builder<CassinoMove> moves,
      CassinoState state,
      Groups.Loose loose,
      PlayingCard card) {
    ImmutableList<Build> builds = state.builds().all();
    for (int b = 0; b < builds.size(); b++) {
      Build build = builds.get(b);
      if (mayAugment(state, build)
          && holding.allows(state, card, build.rank(), ImmutableSet.of())) {
        CardSets sets = loose.with(card, build.kind(), build.rank());
        for (int i = 0; i < sets.size(); i++) {
          moves.add(new Extend(state.seat(), build.number(), new Laid(card, sets.get(i))));
        }
      }
    }
  }

  /** Adds the ways to raise builds with a card, by build. */
  void addRaises(MoveList.Builder<CassinoMove> moves, CassinoState state, PlayingCard card) {
    ImmutableList<Build> builds = state.builds().all();
    for (int b = 0; b < builds.size(); b++) {
      Build build = builds.get(b);
      Rank rank = groups.raised(build.rank(), card);
      if (rank != null
          && options.raise()
          && isRaisable(build)
          && mayAugment(state, build)
          && holding.allows(state, card, rank, ImmutableSet.of(build.number()))) {
        moves.add(new Raise(state.seat(), build.number(), rank, card));
      }
    }
  }

  /** Returns the build that a move makes or changes, which the mover controls (CAS-20, CAS-24). */
  Build after(CassinoState state, IntoBuild move) {
    CardSet<PlayingCard> laid = move.laid().cards();
    if (move instanceof NewBuild made) {
      return build(state.builds().made() + 1, made.kind(), made.rank(), made.seat(), laid);
    }
    int number = move instanceof Extend extend ? extend.build() : ((Raise) move).build();
    Build build = requireNonNull(state.builds().find(number));
    Rank rank = move instanceof Raise raise ? raise.rank() : build.rank();
    return build(number, build.kind(), rank, move.seat(), build.cards().union(laid));
  }

  private Build build(int number, Kind kind, Rank rank, int seat, CardSet<PlayingCard> cards) {
    return new Build(number, kind, rank, seat, groups.count(cards, rank), cards);
  }
}
