package io.github.spadille.tricktaking.chicago;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.tricktaking.Trick;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Pass;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.TrickThumbs;
import io.github.spadille.tricktaking.chicago.ChicagoMove.Call;
import io.github.spadille.tricktaking.chicago.ChicagoMove.Change;
import io.github.spadille.tricktaking.chicago.ChicagoMove.Declare;
import io.github.spadille.tricktaking.chicago.ChicagoMove.Stand;
import io.github.spadille.tricktaking.chicago.ChicagoMove.StateRank;
import io.github.spadille.tricktaking.chicago.ChicagoState.Phase;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a sensible player of Chicago would rather do: keep equal cards and four of a suit, say all
 * that the hand is worth, and save the highest card for the last trick.
 */
final class ChicagoThumbs implements RulesOfThumb<ChicagoState, TrickMove> {
  private static final int SURE = 1024;
  private static final int HAND = 5;
  private static final int LAST_TWO = 2; // cards in the hand
  private static final int TOP = 20;

  private static final Suit[] SUITS = Suit.values(); // never written
  private static final Rank[] HIGH_CARDS = { // never written
    Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE, Rank.EIGHT
  };

  private final Function<ChicagoState, Trick.Order> order;

  ChicagoThumbs(Function<ChicagoState, Trick.Order> order) {
    this.order = order;
  }

  @Override
  public int weight(ChicagoState state, TrickMove move) {
    if (move instanceof Change change) {
      return change(state, change.seat(), change.cards());
    }
    if (move instanceof Stand) {
      return change(state, move.seat(), PlayingCards.noCards());
    }
    if (move instanceof Declare declare) {
      return holds(state, PokerHand.of(declare.type()), move.seat()) ? SURE : 1;
    }
    if (move instanceof StateRank stated) {
      PokerHand claim = state.showdown().claims().get(move.seat());
      boolean whole = claim.isNone() || claim.size() >= HAND;
      return !whole && holds(state, claim.with(stated.rank()), move.seat()) ? SURE : 1;
    }
    if (move instanceof Call) {
      return 1;
    }
    if (move instanceof Pass) {
      return state.phase() == Phase.CALL ? SURE / 4 : TOP;
    }
    return move instanceof Play play && state.phase() == Phase.PLAY ? play(state, play) : 1;
  }

  private static boolean holds(ChicagoState state, PokerHand claim, int seat) {
    CardSet<PlayingCard> hand = state.cards().hand(seat);
    return hand.size() == HAND && PokerHand.of(hand).startsWith(claim);
  }

  /** Each card that is kept or thrown away amiss makes a change four times as rare. */
  private static int change(ChicagoState state, int seat, CardSet<PlayingCard> thrown) {
    CardSet<PlayingCard> hand = state.cards().hand(seat);
    CardSet<PlayingCard> others = hand.minus(kept(hand));
    int amiss = thrown.minus(others).size() + others.minus(thrown).size();
    return SURE >> Math.min(HAND, amiss) * 2;
  }

  /** Returns the cards to keep: what makes the hand, four of a suit, or else the highest card. */
  private static CardSet<PlayingCard> kept(CardSet<PlayingCard> hand) {
    CardSet<PlayingCard> equal = equal(hand);
    if (!equal.isEmpty()) {
      return equal;
    }
    if (hand.size() == HAND && !PokerHand.of(hand).isNone()) {
      return hand;
    }
    for (Suit suit : SUITS) {
      if (PlayingCards.countSuit(hand, suit) == HAND - 1) {
        return PlayingCards.ofSuit(hand, suit);
      }
    }
    for (Rank rank : HIGH_CARDS) {
      if (PlayingCards.hasRank(hand, rank)) {
        return PlayingCards.ofRank(hand, rank);
      }
    }
    return equal;
  }

  /** Returns the cards of which there are others of the same rank. */
  private static CardSet<PlayingCard> equal(CardSet<PlayingCard> hand) {
    long cards = hand.low();
    long turned = Long.rotateLeft(cards, 16); // a suit further
    long opposite = Long.rotateLeft(cards, 32);
    long others = turned | opposite | Long.rotateLeft(turned, 32);
    return CardSet.ofBits(PlayingCard.FAMILY, cards & others, 0);
  }

  private int play(ChicagoState state, Play play) {
    Trick.Order ranks = order.apply(state);
    boolean called = state.hand().isCalled();
    return called || state.cards().hand(play.seat()).size() <= LAST_TWO
        ? TrickThumbs.toWin(state.cards(), play.card(), ranks)
        : 1 + (TOP - TrickThumbs.height(play.card(), ranks)) * HAND;
  }

  @Override
  public Optional<Phrase> reason(ChicagoState state, TrickMove move) {
    boolean changes = move instanceof Change || move instanceof Stand;
    return changes && weight(state, move) == SURE
        ? Optional.of(Phrase.of("thumb.keep"))
        : Optional.empty();
  }
}
