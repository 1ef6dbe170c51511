package io.github.spadille.shedding.idoubtit;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.shedding.idoubtit.IDoubtItMove.Claim;
import io.github.spadille.shedding.idoubtit.IDoubtItMove.Doubt;
import io.github.spadille.shedding.idoubtit.IDoubtItMove.Put;
import java.util.Optional;

/**
 * What a sensible player of I Doubt It would rather do: tell the truth with all cards of the rank
 * due, lie with one card if need be, and doubt what the own hand disproves, or a last card.
 */
final class IDoubtItThumbs implements RulesOfThumb<IDoubtItState, IDoubtItMove> {
  private static final int USUAL = 100;
  private static final int SURE = 20_000;

  private final int ofRank;

  /**
   * Creates them.
   *
   * @param packs how many packs are played with
   */
  IDoubtItThumbs(int packs) {
    this.ofRank = packs * Suit.values().length;
  }

  @Override
  public int weight(IDoubtItState state, IDoubtItMove move) {
    CardBag<PlayingCard> hand = state.hands().get(move.seat());
    int due = PlayingCards.countRank(hand, state.due());
    if (move instanceof Put put) {
      if (put.card().is(state.due())) {
        return SURE;
      }
      return state.claim().isEmpty() && due == 0 ? USUAL : 1;
    }
    if (move instanceof Claim) {
      return due > 0 ? USUAL : SURE;
    }
    if (move instanceof Doubt) {
      if (state.claim().size() + due > ofRank) {
        return SURE;
      }
      return isLastClaim(state) ? USUAL : USUAL / 20;
    }
    return USUAL;
  }

  private static boolean isLastClaim(IDoubtItState state) {
    return state.hands().get(state.active()).isEmpty();
  }

  @Override
  public Optional<Phrase> reason(IDoubtItState state, IDoubtItMove move) {
    if (!(move instanceof Doubt)) {
      return Optional.empty();
    }
    int due = PlayingCards.countRank(state.hands().get(move.seat()), state.due());
    if (state.claim().size() + due > ofRank) {
      return Optional.of(Phrase.of("thumb.impossible", due));
    }
    return isLastClaim(state) ? Optional.of(Phrase.of("thumb.last")) : Optional.empty();
  }
}
