package io.github.spadille.tricktaking.ohhell;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.tricktaking.Trick;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.TrickThumbs;
import io.github.spadille.tricktaking.ohhell.OhHellMove.Bid;
import io.github.spadille.tricktaking.ohhell.OhHellState.Phase;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a sensible player of Oh Hell would rather do: bid what high cards and trumps promise, take
 * tricks until the bid is met, then throw away what might win.
 */
final class OhHellThumbs implements RulesOfThumb<OhHellState, TrickMove> {
  /** The parts of a trick that {@link #promised} counts in. */
  private static final int TRICK = 20;

  private static final int NEAR = 4000;
  private static final int FAR = 8;

  private final Function<OhHellState, Trick.Order> order;

  OhHellThumbs(Function<OhHellState, Trick.Order> order) {
    this.order = order;
  }

  @Override
  public int weight(OhHellState state, TrickMove move) {
    if (state.phase() == Phase.BID && move instanceof Bid bid) {
      int off = bid.tricks() * TRICK - promised(state, bid.seat());
      return 1 + NEAR / (FAR + off * off / FAR);
    }
    if (state.phase() == Phase.PLAY && move instanceof Play play) {
      return wantsTrick(state, play.seat())
          ? TrickThumbs.toWin(state.cards(), play.card(), order.apply(state))
          : TrickThumbs.toLose(state.cards(), play.card(), order.apply(state));
    }
    return 1;
  }

  private static boolean wantsTrick(OhHellState state, int seat) {
    return state.cards().tricks().get(seat) < state.bids().bySeat().get(seat);
  }

  /** Returns how many tricks a hand promises, in twentieths. */
  private static int promised(OhHellState state, int seat) {
    CardSet<PlayingCard> hand = state.cards().hand(seat);
    int promised = 0;
    for (Suit suit : Suit.values()) {
      CardSet<PlayingCard> ofSuit = PlayingCards.ofSuit(hand, suit);
      if (suit == state.trump()) {
        promised += 6 * ofSuit.size() + high(ofSuit, 14, 12, 10);
      } else {
        promised += high(ofSuit, 15, 9, 4) - Math.max(0, ofSuit.size() - 4) * 2;
      }
    }
    return Math.max(0, promised);
  }

  private static int high(CardSet<PlayingCard> ofSuit, int ace, int king, int queen) {
    return (PlayingCards.hasRank(ofSuit, Rank.ACE) ? ace : 0)
        + (PlayingCards.hasRank(ofSuit, Rank.KING) ? king : 0)
        + (PlayingCards.hasRank(ofSuit, Rank.QUEEN) ? queen : 0);
  }

  @Override
  public Optional<Phrase> reason(OhHellState state, TrickMove move) {
    if (state.phase() != Phase.PLAY || !(move instanceof Play play)) {
      return Optional.empty();
    }
    boolean wins = TrickThumbs.beats(state.cards(), play.card(), order.apply(state));
    if (wantsTrick(state, play.seat()) && wins) {
      return Optional.of(Phrase.of("thumb.still-to-win"));
    }
    if (!wantsTrick(state, play.seat()) && !wins) {
      return Optional.of(Phrase.of("thumb.bid-is-met"));
    }
    return Optional.empty();
  }
}
