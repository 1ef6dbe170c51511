package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.rummy.canasta.CanastaMove.Add;
import io.github.spadille.rummy.canasta.CanastaMove.Answer;
import io.github.spadille.rummy.canasta.CanastaMove.Discard;
import io.github.spadille.rummy.canasta.CanastaMove.Draw;
import io.github.spadille.rummy.canasta.CanastaMove.LayRedThree;
import io.github.spadille.rummy.canasta.CanastaMove.Meld;
import io.github.spadille.rummy.canasta.CanastaMove.Take;
import java.util.Optional;

/**
 * What a sensible player of Canasta would rather do: take the pile, meld natural cards, complete
 * canastas, keep pairs and wild cards, and discard what the other side does not collect.
 */
final class CanastaThumbs implements RulesOfThumb<CanastaState, CanastaMove> {
  static final CanastaThumbs INSTANCE = new CanastaThumbs();

  private static final int ALWAYS = 50_000;
  private static final int MELDS = 4000;
  private static final int USUAL = 100;
  private static final int NEARLY_CANASTA = 5; // cards of a meld

  private CanastaThumbs() {}

  @Override
  public int weight(CanastaState state, CanastaMove move) {
    if (move instanceof Discard discard) {
      return discard(state, discard.card());
    }
    if (move instanceof Add add) {
      return add(state, add);
    }
    if (move instanceof Meld meld) {
      return Kinds.isWild(meld.third()) ? MELDS / 8 : MELDS;
    }
    if (move instanceof Take) {
      return USUAL * (2 + state.pile().cards().size());
    }
    if (move instanceof Answer answer) {
      return answer.yes() ? USUAL : USUAL / 4;
    }
    if (move instanceof LayRedThree) {
      return ALWAYS;
    }
    return move instanceof Draw ? USUAL : 1;
  }

  private static int add(CanastaState state, Add add) {
    if (!Kinds.isWild(add.card())) {
      return MELDS;
    }
    Rank rank = add.meld().orElse(Rank.TWO);
    return state.melds().get(rank).size() >= NEARLY_CANASTA ? MELDS : USUAL;
  }

  private static int discard(CanastaState state, PlayingCard card) {
    if (Kinds.isWild(card)) {
      return 1;
    }
    CardBag<PlayingCard> held = state.held();
    int equal = PlayingCards.countRank(held, card.rank());
    int weight = (USUAL - Kinds.value(Kinds.of(card))) * USUAL >> 3 * Math.min(equal, 4);
    return isCollectedByOthers(state, card) ? 1 + weight / 8 : 1 + weight;
  }

  private static boolean isCollectedByOthers(CanastaState state, PlayingCard card) {
    int others = 1 - Side.of(state.player());
    return state.sides().get(others).melds().has(card.rank());
  }

  @Override
  public Optional<Phrase> reason(CanastaState state, CanastaMove move) {
    if (move instanceof Take) {
      return Optional.of(Phrase.of("thumb.pile", state.pile().cards().size()));
    }
    if (move instanceof Add add && weight(state, move) == MELDS && Kinds.isWild(add.card())) {
      return Optional.of(Phrase.of("thumb.canasta"));
    }
    return move instanceof Discard discard
            && !Kinds.isWild(discard.card())
            && isCollectedByOthers(state, discard.card())
        ? Optional.of(Phrase.of("thumb.collected"))
        : Optional.empty();
  }
}
