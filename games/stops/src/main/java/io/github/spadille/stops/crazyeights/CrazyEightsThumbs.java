package io.github.spadille.stops.crazyeights;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Play;
import java.util.Optional;

/**
 * What a sensible player of Crazy Eights would rather do: play from the longest suit, save eights
 * for when nothing else fits, ask for the longest suit, and draw only without a choice.
 */
final class CrazyEightsThumbs implements RulesOfThumb<CrazyEightsState, CrazyEightsMove> {
  static final CrazyEightsThumbs INSTANCE = new CrazyEightsThumbs();

  private static final int USUAL = 100;
  private static final int SUIT = 30;

  private CrazyEightsThumbs() {}

  @Override
  public int weight(CrazyEightsState state, CrazyEightsMove move) {
    if (!(move instanceof Play play)) {
      return 3;
    }
    CardSet<PlayingCard> hand = state.held();
    PlayingCard card = play.card();
    if (card.isJoker()) {
      return USUAL / 2;
    }
    if (card.is(Rank.EIGHT)) {
      int asked = PlayingCards.countSuit(hand.without(card), play.suit().orElse(card.suit()));
      return 1 + asked * asked * 4;
    }
    return USUAL + SUIT * PlayingCards.countSuit(hand, card.suit());
  }

  @Override
  public Optional<Phrase> reason(CrazyEightsState state, CrazyEightsMove move) {
    if (!(move instanceof Play play) || state.held().size() == 1) {
      return Optional.empty();
    }
    return play.card().is(Rank.EIGHT) ? Optional.of(Phrase.of("thumb.eight")) : Optional.empty();
  }
}
