package io.github.spadille.fishing.scopa;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.fishing.scopa.ScopaMove.Capture;
import io.github.spadille.fishing.scopa.ScopaMove.Trail;
import java.util.Optional;

/**
 * What a sensible player of Scopa would rather do: clear the table, take coins and sevens, and
 * leave neither to others.
 */
final class ScopaThumbs implements RulesOfThumb<ScopaState, ScopaMove> {
  static final ScopaThumbs INSTANCE = new ScopaThumbs();

  private static final PlayingCard SEVEN_OF_COINS = PlayingCard.of(Rank.SEVEN, Suit.DIAMONDS);

  // Tenths of a point, by and large.
  private static final int SWEEP = 10;
  private static final int COIN = 2;
  private static final int SEVEN = 3;
  private static final int BEST_SEVEN = 10;
  private static final int SIX = 1;

  private ScopaThumbs() {}

  @Override
  public int weight(ScopaState state, ScopaMove move) {
    if (move instanceof Capture capture) {
      int value = value(capture.captured().with(capture.card()));
      int more = sweeps(state, capture) ? SWEEP : 0;
      return 20 + (value + more) * (value + more);
    }
    return move instanceof Trail trail ? 1 + 12 / (1 + value(trail.card())) : 1;
  }

  private static boolean sweeps(ScopaState state, Capture capture) {
    return capture.captured().size() == state.board().size();
  }

  private static int value(CardSet<PlayingCard> cards) {
    return cards.size()
        + COIN * PlayingCards.countSuit(cards, Suit.DIAMONDS)
        + SEVEN * PlayingCards.countRank(cards, Rank.SEVEN)
        + SIX * PlayingCards.countRank(cards, Rank.SIX)
        + (cards.contains(SEVEN_OF_COINS) ? BEST_SEVEN : 0);
  }

  private static int value(PlayingCard card) {
    int value = card.is(Suit.DIAMONDS) ? COIN : 0;
    if (card == SEVEN_OF_COINS) {
      return value + SEVEN + BEST_SEVEN;
    }
    return card.is(Rank.SEVEN) ? value + SEVEN : value;
  }

  @Override
  public Optional<Phrase> reason(ScopaState state, ScopaMove move) {
    if (!(move instanceof Capture capture)) {
      return Optional.empty();
    }
    if (sweeps(state, capture)) {
      return Optional.of(Phrase.of("thumb.sweep"));
    }
    return capture.captured().with(capture.card()).contains(SEVEN_OF_COINS)
        ? Optional.of(Phrase.of("thumb.seven"))
        : Optional.empty();
  }
}
