package io.github.spadille.betting.thirtyone;

import io.github.spadille.betting.TwentyOne;
import io.github.spadille.betting.thirtyone.ThirtyOneMove.Discard;
import io.github.spadille.betting.thirtyone.ThirtyOneMove.Draw;
import io.github.spadille.betting.thirtyone.ThirtyOneMove.Knock;
import io.github.spadille.betting.thirtyone.ThirtyOneMove.Source;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import java.util.Optional;

/**
 * What a sensible player of Thirty-One would rather do: collect one suit, take the upcard only if
 * it helps, and knock with a high hand.
 */
final class ThirtyOneThumbs implements RulesOfThumb<ThirtyOneState, ThirtyOneMove> {
  static final ThirtyOneThumbs INSTANCE = new ThirtyOneThumbs();

  private static final int USUAL = 200;
  private static final int OFTEN = 2000;
  private static final int SELDOM = 10;

  private static final int BLITZ = 31;
  private static final int HELPS = 4; // points
  private static final int KNOCKS = 22;
  private static final int KNOCKS_FIRST = 19; // in the first round others have not drawn
  private static final int HAND = 3;
  private static final Suit[] SUITS = Suit.values(); // never written

  private ThirtyOneThumbs() {}

  @Override
  public int weight(ThirtyOneState state, ThirtyOneMove move) {
    CardSet<PlayingCard> hand = state.hands().get(move.seat());
    if (move instanceof Discard discard) {
      return discard(hand, discard.card());
    }
    if (isBlitzOpen(state, hand)) {
      return move instanceof Draw draw && draw.source() == Source.DISCARD ? USUAL : 0;
    }
    if (move instanceof Draw draw) {
      if (draw.source() == Source.STOCK) {
        return USUAL;
      }
      return helps(state, hand) ? OFTEN : SELDOM;
    }
    return move instanceof Knock && isHigh(state, hand) ? OFTEN * 5 : 1;
  }

  /** Each point that is thrown away halves the weight; of cards of no use the lowest goes. */
  private static int discard(CardSet<PlayingCard> hand, PlayingCard card) {
    int lost = count(hand) - count(hand.without(card));
    return 1 + (OFTEN * HAND >> lost) / TwentyOne.high(card);
  }

  private static boolean helps(ThirtyOneState state, CardSet<PlayingCard> hand) {
    return count(hand.with(state.stock().upcard())) - count(hand) >= HELPS;
  }

  /** Nobody leaves a card that makes 31: it ends the hand at once, and no hand is higher. */
  private static boolean isBlitzOpen(ThirtyOneState state, CardSet<PlayingCard> hand) {
    return !state.stock().discards().isEmpty() && count(hand.with(state.stock().upcard())) == BLITZ;
  }

  private static boolean isHigh(ThirtyOneState state, CardSet<PlayingCard> hand) {
    boolean early = state.turns() < state.hand().in().size();
    return count(hand) >= (early ? KNOCKS_FIRST : KNOCKS);
  }

  /** Returns the most that up to three cards of one suit count. */
  private static int count(CardSet<PlayingCard> cards) {
    int highest = 0;
    for (Suit suit : SUITS) {
      int count = 0;
      int lowest = TwentyOne.LIMIT;
      int size = 0;
      for (PlayingCard card : PlayingCards.ofSuit(cards, suit)) {
        count += TwentyOne.high(card);
        lowest = Math.min(lowest, TwentyOne.high(card));
        size++;
      }
      highest = Math.max(highest, size > HAND ? count - lowest : count);
    }
    return highest;
  }

  @Override
  public Optional<Phrase> reason(ThirtyOneState state, ThirtyOneMove move) {
    CardSet<PlayingCard> hand = state.hands().get(move.seat());
    if (move instanceof Knock && isHigh(state, hand)) {
      return Optional.of(Phrase.of("thumb.knock", count(hand)));
    }
    boolean up = move instanceof Draw draw && draw.source() == Source.DISCARD;
    return up && helps(state, hand)
        ? Optional.of(Phrase.of("thumb.helps", state.stock().upcard()))
        : Optional.empty();
  }
}
