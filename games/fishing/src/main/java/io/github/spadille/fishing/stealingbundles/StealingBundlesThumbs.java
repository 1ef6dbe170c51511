package io.github.spadille.fishing.stealingbundles;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.fishing.stealingbundles.StealingBundlesMove.Capture;
import io.github.spadille.fishing.stealingbundles.StealingBundlesMove.Steal;
import io.github.spadille.fishing.stealingbundles.StealingBundlesMove.Trail;
import java.util.Optional;

/**
 * What a sensible player of Stealing Bundles would rather do: take as many cards as possible, large
 * bundles above all, and leave a rank on the board of which another card is in the hand.
 */
final class StealingBundlesThumbs
    implements RulesOfThumb<StealingBundlesState, StealingBundlesMove> {
  static final StealingBundlesThumbs INSTANCE = new StealingBundlesThumbs();

  private static final int FEW = 5;

  private StealingBundlesThumbs() {}

  @Override
  public int weight(StealingBundlesState state, StealingBundlesMove move) {
    if (move instanceof Steal steal) {
      return weight(state.bundles().get(steal.from()).size());
    }
    if (move instanceof Capture capture) {
      return weight(capture.captured().size());
    }
    return move instanceof Trail trail ? trail(state, trail) : 1;
  }

  private static int weight(int gained) {
    return 10 + gained * gained * FEW;
  }

  private static int trail(StealingBundlesState state, Trail trail) {
    PlayingCard card = trail.card();
    boolean another =
        !card.isJoker() && PlayingCards.countRank(state.hands().get(trail.seat()), card.rank()) > 1;
    return another ? 2 * FEW : 1;
  }

  @Override
  public Optional<Phrase> reason(StealingBundlesState state, StealingBundlesMove move) {
    return move instanceof Steal steal
        ? Optional.of(Phrase.of("thumb.bundle", state.bundles().get(steal.from()).size()))
        : Optional.empty();
  }
}
