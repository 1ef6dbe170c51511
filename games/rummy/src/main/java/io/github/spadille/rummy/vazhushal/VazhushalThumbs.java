package io.github.spadille.rummy.vazhushal;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Discard;
import io.github.spadille.rummy.vazhushal.VazhushalMove.DrawLine;
import io.github.spadille.rummy.vazhushal.VazhushalMove.DrawStock;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Meld;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Put;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Undo;
import java.util.Optional;

/**
 * What a sensible player of Vazhushal would rather do: take cards from the line, meld whatever can
 * be melded, keep wild cards and cards that go together, and discard high cards first.
 */
final class VazhushalThumbs implements RulesOfThumb<VazhushalState, VazhushalMove> {
  static final VazhushalThumbs INSTANCE = new VazhushalThumbs();

  private static final int MELDS = 20_000;
  private static final int USUAL = 100;
  private static final int TOGETHER = 3; // bits that a neighbour takes from the weight of a discard
  private static final int KING = Rank.KING.ordinal();
  private static final Rank[] RANKS = Rank.values(); // never written

  private VazhushalThumbs() {}

  @Override
  public int weight(VazhushalState state, VazhushalMove move) {
    if (move instanceof Discard discard) {
      return discard(state, discard.card());
    }
    if (move instanceof Put put) {
      return !isWild(state, put.card()) && fits(state, put) ? MELDS : 1;
    }
    if (move instanceof Meld meld) {
      return MELDS * meld.cards().size();
    }
    if (move instanceof DrawLine) {
      return 10 * USUAL;
    }
    return move instanceof DrawStock || move instanceof Undo ? USUAL : 1;
  }

  private static boolean fits(VazhushalState state, Put put) {
    MeldGroups melds = state.own();
    CardSet<PlayingCard> wilds = state.hand().wilds();
    return Meaning.of(melds.group(put.group()), wilds).mayTake(put.card(), wilds)
        && melds.plus(put.group(), put.card()).areValid(wilds);
  }

  private static boolean isWild(VazhushalState state, PlayingCard card) {
    return card.isJoker() || state.hand().wilds().contains(card);
  }

  private static int discard(VazhushalState state, PlayingCard card) {
    if (isWild(state, card)) {
      return 1;
    }
    CardBag<PlayingCard> hand = state.held();
    int others =
        neighbours(hand, card) + PlayingCards.countRank(hand, card.rank()) - hand.count(card);
    int high = card.is(Rank.ACE) ? 10 : Math.min(10, card.rank().ordinal() + 1);
    return 1 + (10 + high) * USUAL >> TOGETHER * Math.min(3, others);
  }

  /** Returns how many cards of the suit are at most two ranks away. */
  private static int neighbours(CardBag<PlayingCard> hand, PlayingCard card) {
    int neighbours = 0;
    Suit suit = card.suit();
    int rank = card.rank().ordinal();
    for (int near = Math.max(0, rank - 2); near <= Math.min(KING, rank + 2); near++) {
      if (near != rank && hand.contains(PlayingCard.of(RANKS[near], suit))) {
        neighbours++;
      }
    }
    return neighbours;
  }

  @Override
  public Optional<Phrase> reason(VazhushalState state, VazhushalMove move) {
    if (move instanceof Meld) {
      return Optional.of(Phrase.of("thumb.meld"));
    }
    return move instanceof DrawLine ? Optional.of(Phrase.of("thumb.line")) : Optional.empty();
  }
}
