package io.github.spadille.stops.playorpay;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.stops.playorpay.PlayOrPayMove.Play;
import java.util.Optional;

/**
 * What a sensible player of Play or Pay would rather do: begin a suit of which many cards are in
 * the hand, with the card after one of its own, so as to play its last card too.
 */
final class PlayOrPayThumbs implements RulesOfThumb<PlayOrPayState, PlayOrPayMove> {
  static final PlayOrPayThumbs INSTANCE = new PlayOrPayThumbs();

  private static final int CARD = 5;
  private static final int LAST = 4000;

  private PlayOrPayThumbs() {}

  @Override
  public int weight(PlayOrPayState state, PlayOrPayMove move) {
    if (!(move instanceof Play play) || play.card().isJoker()) {
      return 1;
    }
    CardSet<PlayingCard> hand = state.hands().get(play.seat());
    int held = PlayingCards.countSuit(hand, play.card().suit());
    return 1 + CARD * held * held * held + (playsLast(hand, play.card()) ? LAST : 0);
  }

  /** Tells whether a hand holds the card that comes last if the suit is begun with a card. */
  private static boolean playsLast(CardSet<PlayingCard> hand, PlayingCard first) {
    for (PlayingCard card : PlayingCards.ofSuit(hand, first.suit())) {
      if (card != first && Sequence.successor(card) == first) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Optional<Phrase> reason(PlayOrPayState state, PlayOrPayMove move) {
    return state.sequence() == null
            && move instanceof Play play
            && playsLast(state.hands().get(play.seat()), play.card())
        ? Optional.of(Phrase.of("thumb.last"))
        : Optional.empty();
  }
}
