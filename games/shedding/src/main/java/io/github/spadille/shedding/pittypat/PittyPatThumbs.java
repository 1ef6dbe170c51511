package io.github.spadille.shedding.pittypat;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.shedding.pittypat.PittyPatMove.Discard;
import io.github.spadille.shedding.pittypat.PittyPatMove.Done;
import java.util.Optional;

/**
 * What a sensible player of Pitty Pat would rather do: throw a second card, one of several of its
 * rank, because many ranks match more.
 */
final class PittyPatThumbs implements RulesOfThumb<PittyPatState, PittyPatMove> {
  static final PittyPatThumbs INSTANCE = new PittyPatThumbs();

  private static final int USUAL = 50;

  private PittyPatThumbs() {}

  @Override
  public int weight(PittyPatState state, PittyPatMove move) {
    if (move instanceof Discard discard) {
      return isOneOfSeveral(state, discard) ? 4 * USUAL : USUAL;
    }
    return move instanceof Done ? 1 : USUAL;
  }

  private static boolean isOneOfSeveral(PittyPatState state, Discard discard) {
    CardSet<PlayingCard> hand = state.hands().get(discard.seat());
    return !discard.card().isJoker() && PlayingCards.countRank(hand, discard.card().rank()) > 1;
  }

  @Override
  public Optional<Phrase> reason(PittyPatState state, PittyPatMove move) {
    return move instanceof Discard discard && isOneOfSeveral(state, discard)
        ? Optional.of(Phrase.of("thumb.ranks"))
        : Optional.empty();
  }
}
