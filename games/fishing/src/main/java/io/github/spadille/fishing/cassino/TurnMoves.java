package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.allOf;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.NumberSet;
import io.github.spadille.fishing.cassino.Build.Kind;
import io.github.spadille.fishing.cassino.CassinoMove.Capture;
import io.github.spadille.fishing.cassino.CassinoMove.Extend;
import io.github.spadille.fishing.cassino.CassinoMove.NewBuild;
import io.github.spadille.fishing.cassino.CassinoMove.Raise;
import io.github.spadille.fishing.cassino.CassinoMove.Trail;

/**
 * Collects the moves of the seat in turn, each kind by the card of the hand. Inside, cards of the
 * hand are the bits of {@link CardSet#low}.
 */
final class TurnMoves {
  private static final int USUAL_MOVES = 8;

  private final Plays plays;
  private final CassinoState state;
  private final GroupSets loose;
  private final long hand;
  private final MoveList.Builder<CassinoMove> moves =
      MoveList.builder(USUAL_MOVES, CassinoMove[]::new);

  TurnMoves(Plays plays, CassinoState state) {
    this.plays = plays;
    this.state = state;
    this.loose = plays.groups.among(state.board());
    this.hand = state.held(state.seat()).low();
  }

  /**
   * Returns the moves.
   *
   * @param trailsFreely whether the seat may trail although it has another move
   */
  MoveList<CassinoMove> moves(boolean trailsFreely) {
    long captors = 0;
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      captors |= plays.captures(state, loose, first(rest)) ? Long.lowestOneBit(rest) : 0;
    }
    for (long rest = captors; rest != 0; rest &= rest - 1) {
      addCaptures(first(rest));
    }
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      PlayingCard card = first(rest);
      if (addsUp(card) || Plays.keeps(state, card, card.rank())) {
        addNewBuilds(card);
      }
    }
    if (!state.builds().areNone()) {
      for (long rest = hand; rest != 0; rest &= rest - 1) {
        addExtensions(first(rest));
      }
      for (long rest = hand; rest != 0; rest &= rest - 1) {
        addRaises(first(rest));
      }
    }
    if (trailsFreely || moves.size() == 0) {
      addTrails(hand & ~captors); // CAS-29
    }
    return moves.build();
  }

  /** Tells whether a card and loose cards add up to the value of a card of the hand. */
  private boolean addsUp(PlayingCard card) {
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      if (loose.reach(plays.groups.value(first(rest)) - plays.groups.value(card))) {
        return true;
      }
    }
    return false;
  }

  private static PlayingCard first(long cards) {
    return FAMILY.card(Long.numberOfTrailingZeros(cards));
  }

  private void addCaptures(PlayingCard card) {
    plays.groups.captured(loose, card.rank());
    for (int i = 0; i < loose.size(); i++) {
      addCaptures(card, loose.get(i), NumberSet.none(), state.builds().all().size() - 1);
    }
  }

  /** Adds captures that take some cards and builds, and of the builds up to a place all or none. */
  private void addCaptures(
      PlayingCard card, CardSet<PlayingCard> taken, NumberSet builds, int last) {
    if (last < 0) {
      if (!taken.isEmpty() || !builds.isEmpty()) {
        moves.add(new Capture(state.seat(), card, new Items(taken, builds)));
      }
      return;
    }
    Build build = state.builds().all().get(last);
    if (!plays.binds(state, card, build)) {
      addCaptures(card, taken, builds, last - 1);
    }
    if (build.rank() == card.rank()) {
      addCaptures(card, taken, builds.with(build.number()), last - 1);
    }
  }

  /** Adds new builds, by the card that is kept for them. */
  private void addNewBuilds(PlayingCard card) {
    if (plays.neglected(state, card, NumberSet.none()) != null) {
      return;
    }
    long others = hand & ~(1L << card.index());
    while (others != 0) {
      Rank rank = first(others).rank();
      others &= ~allOf(rank).low();
      addNewBuilds(card, plays.groups.kind(card, rank), rank);
    }
  }

  private void addNewBuilds(PlayingCard card, Kind kind, Rank rank) {
    plays.groups.added(loose, card, kind, rank);
    for (int i = 0; i < loose.size(); i++) {
      CardSet<PlayingCard> added = loose.get(i);
      if (!added.isEmpty()) {
        moves.add(new NewBuild(state.seat(), kind, rank, new Laid(card, added)));
      }
    }
  }

  private void addExtensions(PlayingCard card) {
    boolean free = plays.neglected(state, card, NumberSet.none()) == null;
    for (int b = 0; b < state.builds().all().size() && free; b++) {
      Build build = state.builds().all().get(b);
      if (plays.mayAugment(state, build) && Plays.keeps(state, card, build.rank())) {
        plays.groups.added(loose, card, build.kind(), build.rank());
        for (int i = 0; i < loose.size(); i++) {
          moves.add(new Extend(state.seat(), build.number(), new Laid(card, loose.get(i))));
        }
      }
    }
  }

  private void addRaises(PlayingCard card) {
    for (int b = 0; b < state.builds().all().size(); b++) {
      Build build = state.builds().all().get(b);
      Rank rank = build.groups() == 1 ? plays.groups.raised(build.rank(), card) : null;
      if (rank != null && Plays.keeps(state, card, rank)) {
        Raise raise = new Raise(state.seat(), build.number(), rank, card);
        if (plays.refusal(state, raise).isEmpty()) {
          moves.add(raise);
        }
      }
    }
  }

  private void addTrails(long cards) {
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      moves.add(Trail.of(state.seat(), first(rest)));
    }
  }
}
