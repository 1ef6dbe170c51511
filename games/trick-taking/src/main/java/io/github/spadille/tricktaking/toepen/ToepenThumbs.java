package io.github.spadille.tricktaking.toepen;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.tricktaking.Trick;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Pass;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.TrickThumbs;
import io.github.spadille.tricktaking.toepen.ToepenMove.Challenge;
import io.github.spadille.tricktaking.toepen.ToepenMove.Fold;
import io.github.spadille.tricktaking.toepen.ToepenMove.Keep;
import io.github.spadille.tricktaking.toepen.ToepenMove.Knock;
import io.github.spadille.tricktaking.toepen.ToepenMove.Swap;
import io.github.spadille.tricktaking.toepen.ToepenState.Phase;
import java.util.Optional;

/**
 * What a sensible player of Toepen would rather do: keep the best card for the last trick, win the
 * one before it, knock with tens, and leave with pictures.
 */
final class ToepenThumbs implements RulesOfThumb<ToepenState, TrickMove> {
  private static final int LAST_TWO = 2; // cards in the hand
  private static final int TEN = 8;
  private static final int EIGHT = 6;
  private static final int PICTURES = 4; // an ace, the highest of them, has 4
  private static final int USUAL = 100;

  private final Trick.Order order;

  ToepenThumbs(Trick.Order order) {
    this.order = order;
  }

  @Override
  public int weight(ToepenState state, TrickMove move) {
    if (move instanceof Play play && state.phase() == Phase.PLAY) {
      return play(state.cards(), play);
    }
    CardSet<PlayingCard> hand = state.cards().hand(move.seat());
    if (move instanceof Swap) {
      return highest(hand) <= PICTURES ? USUAL : 2;
    }
    if (move instanceof Keep || move instanceof Pass) {
      return USUAL / 2;
    }
    if (move instanceof Challenge) {
      return USUAL / 10;
    }
    if (move instanceof Knock) {
      return isStrong(state, move.seat()) ? 2 * USUAL : 2;
    }
    if (move instanceof Fold) {
      return isWeak(state, hand, move.seat()) ? USUAL : 5;
    }
    return USUAL / 2;
  }

  private int play(TrickPlay cards, Play play) {
    int left = cards.hand(play.seat()).size();
    if (left > LAST_TWO) {
      int below = Math.max(0, TEN - TrickThumbs.height(play.card(), order));
      return 1 + below * USUAL / TEN; // save the best
    }
    return TrickThumbs.toWin(cards, play.card(), order);
  }

  private int highest(CardSet<PlayingCard> hand) {
    int highest = 0;
    for (PlayingCard card : hand) {
      highest = Math.max(highest, TrickThumbs.height(card, order));
    }
    return highest;
  }

  private boolean isStrong(ToepenState state, int seat) {
    CardSet<PlayingCard> hand = state.cards().hand(seat);
    return countFrom(hand, TEN) * hand.size() >= 2 * LAST_TWO
        || countFrom(hand, EIGHT) >= 3
        || hand.size() == 1 && countFrom(hand, TEN) == 1 && state.cards().leader() == seat;
  }

  private boolean isWeak(ToepenState state, CardSet<PlayingCard> hand, int seat) {
    return state.cards().positionOf(seat) < 0 && countFrom(hand, EIGHT) == 0;
  }

  private int countFrom(CardSet<PlayingCard> hand, int height) {
    int count = 0;
    for (PlayingCard card : hand) {
      count += TrickThumbs.height(card, order) >= height ? 1 : 0;
    }
    return count;
  }

  @Override
  public Optional<Phrase> reason(ToepenState state, TrickMove move) {
    if (move instanceof Knock && isStrong(state, move.seat())) {
      return Optional.of(Phrase.of("thumb.strong"));
    }
    boolean leaves = move instanceof Fold;
    return leaves && isWeak(state, state.cards().hand(move.seat()), move.seat())
        ? Optional.of(Phrase.of("thumb.weak"))
        : Optional.empty();
  }
}
