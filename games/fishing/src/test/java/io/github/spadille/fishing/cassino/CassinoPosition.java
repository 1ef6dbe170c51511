package io.github.spadille.fishing.cassino;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.fishing.FishingHand;
import io.github.spadille.fishing.Sweeps;
import java.util.List;

/** A position that is set up from another one, part by part. */
record CassinoPosition(CassinoState state) {
  CassinoPosition seat(int seat) {
    return new CassinoPosition(state.dealt(state.stock(), state.cards(), seat));
  }

  /** Returns this position with the builds that have been made so far. */
  CassinoPosition builds(Build... builds) {
    Builds all = new Builds(ImmutableList.copyOf(builds), builds.length);
    return new CassinoPosition(state.withCards(state.stock(), state.cards(), all));
  }

  CassinoPosition lastCapturer(int seat) {
    return new CassinoPosition(
        ImmutableCassinoState.of(
            state.phase(),
            state.hand(),
            state.seat(),
            state.stock(),
            state.cards(),
            state.builds(),
            seat));
  }

  CassinoPosition sweepers(List<Integer> seats) {
    FishingHand hand = state.hand();
    Sweeps sweeps = new Sweeps(ImmutableIntArray.copyOf(seats), hand.sweeps().markers());
    return new CassinoPosition(
        state.withHand(
            new FishingHand(hand.number(), hand.dealer(), hand.sides(), sweeps, hand.sheet())));
  }
}
