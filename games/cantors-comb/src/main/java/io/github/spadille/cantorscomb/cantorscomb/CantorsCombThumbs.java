package io.github.spadille.cantorscomb.cantorscomb;

import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Die;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Give;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Play;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Throw;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import java.util.Optional;

/**
 * What a sensible player of Cantor's Comb would rather do: lay out cards that make sets larger, and
 * throw the stash before the turn ends.
 */
final class CantorsCombThumbs implements RulesOfThumb<CantorsCombState, CantorsCombMove> {
  static final CantorsCombThumbs INSTANCE = new CantorsCombThumbs();

  private static final int USUAL = 100;
  private static final int SET = 200;

  private CantorsCombThumbs() {}

  @Override
  public int weight(CantorsCombState state, CantorsCombMove move) {
    if (move instanceof Play play) {
      int laid = count(state.laidOut().get(play.seat()), play.card());
      int held = count(state.hands().get(play.seat()), play.card());
      return USUAL / 2 + SET * laid * laid + USUAL * (held - 1);
    }
    if (move instanceof Give) {
      return 1;
    }
    return move instanceof Throw thrown && thrown.die() == Die.STASH ? USUAL : USUAL / 4;
  }

  private static int count(CardSet<CombCard> cards, CombCard like) {
    int count = 0;
    for (CombCard card : cards) {
      count += card.number() == like.number() ? 1 : 0;
    }
    return count;
  }

  @Override
  public Optional<Phrase> reason(CantorsCombState state, CantorsCombMove move) {
    return move instanceof Play play && count(state.laidOut().get(play.seat()), play.card()) > 0
        ? Optional.of(Phrase.of("thumb.set"))
        : Optional.empty();
  }
}
