package io.github.spadille.rummy.kowah;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.rummy.kowah.KowahCards.Source;
import io.github.spadille.rummy.kowah.KowahMove.Claim;
import io.github.spadille.rummy.kowah.KowahMove.Declaring;
import io.github.spadille.rummy.kowah.KowahMove.Discard;
import io.github.spadille.rummy.kowah.KowahMove.Draw;
import java.util.Optional;

/**
 * What a sensible player of Kowah would rather do: discard single cards, take a discard that makes
 * a triplet, declare as soon as possible, and claim.
 */
final class KowahThumbs implements RulesOfThumb<KowahState, KowahMove> {
  static final KowahThumbs INSTANCE = new KowahThumbs();

  private static final int ALWAYS = 100_000;
  private static final int USUAL = 100;
  private static final int TRIPLET = 3;

  private KowahThumbs() {}

  @Override
  public int weight(KowahState state, KowahMove move) {
    if (move instanceof Claim || move instanceof Declaring) {
      return ALWAYS;
    }
    CardBag<PlayingCard> hand = state.cards().hand(move.seat());
    if (move instanceof Discard discard) {
      return discard(hand, discard.card());
    }
    if (move instanceof Draw draw) {
      return draw.source() == Source.STOCK ? USUAL : takes(state, hand);
    }
    return 1;
  }

  private static int discard(CardBag<PlayingCard> hand, PlayingCard card) {
    int ofRank = PlayingCards.countRank(hand, card.rank());
    int equal = hand.count(card);
    return switch (ofRank) {
      case 0, 1 -> 20 * USUAL;
      case 2 -> equal == 2 ? USUAL / 10 : USUAL;
      case TRIPLET -> 1;
      default -> equal == 1 ? USUAL : 2;
    };
  }

  private static int takes(KowahState state, CardBag<PlayingCard> hand) {
    PlayingCard card = state.cards().top(Source.DISCARD);
    if (!state.cards().open().get(state.seat()).isEmpty()) {
      return hand.count(card) >= 2 ? ALWAYS : 1;
    }
    return makesTriplet(hand, card) || hand.count(card) == 1 ? 10 * USUAL : USUAL / 20;
  }

  private static boolean makesTriplet(CardBag<PlayingCard> hand, PlayingCard card) {
    return PlayingCards.countRank(hand, card.rank()) % TRIPLET == TRIPLET - 1;
  }

  @Override
  public Optional<Phrase> reason(KowahState state, KowahMove move) {
    if (move instanceof Claim) {
      return Optional.of(Phrase.of("thumb.claim"));
    }
    if (move instanceof Declaring) {
      return Optional.of(Phrase.of("thumb.declare"));
    }
    boolean takes = move instanceof Draw draw && draw.source() == Source.DISCARD;
    return takes && makesTriplet(state.cards().hand(move.seat()), state.cards().top(Source.DISCARD))
        ? Optional.of(Phrase.of("thumb.triplet"))
        : Optional.empty();
  }
}
