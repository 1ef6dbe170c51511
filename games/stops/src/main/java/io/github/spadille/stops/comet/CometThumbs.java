package io.github.spadille.stops.comet;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.stops.comet.CometMove.Play;
import java.util.Optional;

/**
 * What a sensible player of Comet would rather do: lead where many of its own cards will follow,
 * above all the last, so as to lead again.
 */
final class CometThumbs implements RulesOfThumb<CometState, CometMove> {
  static final CometThumbs INSTANCE = new CometThumbs();

  private static final PlayingCard COMET = PlayingCard.of(Rank.NINE, Suit.DIAMONDS);
  private static final PlayingCard TAKEN_OUT = PlayingCard.of(Rank.EIGHT, Suit.DIAMONDS); // COM-1
  private static final int KING = Rank.KING.ordinal();
  private static final Rank[] RANKS = Rank.values(); // never written

  private static final int CARD = 10;
  private static final int COMET_AT_LAST = 5;
  private static final int LAST = 2000;

  private CometThumbs() {}

  @Override
  public int weight(CometState state, CometMove move) {
    if (!(move instanceof Play play) || play.card().isJoker()) {
      return 1;
    }
    if (play.card() == COMET) {
      return COMET_AT_LAST;
    }
    return lead(state, state.hands().get(play.seat()), play.card());
  }

  /**
   * Of the cards that will follow in the suit, counts the own ones, and sees who plays the last.
   */
  private static int lead(CometState state, CardSet<PlayingCard> hand, PlayingCard first) {
    int own = 0;
    boolean playsLast = true;
    PlayingCard next = first;
    for (int rank = first.rank().ordinal(); !isStop(state, next); rank++) {
      playsLast = hand.contains(next);
      own += playsLast ? 1 : 0;
      if (rank == KING) {
        break;
      }
      next = PlayingCard.of(RANKS[rank + 1], first.suit());
    }
    return 1 + CARD * own * own + (playsLast && own > 1 ? LAST * own : 0);
  }

  /** Tells whether nobody can play a card, as all see. */
  private static boolean isStop(CometState state, PlayingCard card) {
    return card == TAKEN_OUT || state.played().has(card);
  }

  private static boolean playsLast(CometState state, Play play) {
    return lead(state, state.hands().get(play.seat()), play.card()) > LAST;
  }

  @Override
  public Optional<Phrase> reason(CometState state, CometMove move) {
    return state.last() == null
            && move instanceof Play play
            && !play.card().isJoker()
            && play.card() != COMET
            && playsLast(state, play)
        ? Optional.of(Phrase.of("thumb.last"))
        : Optional.empty();
  }
}
