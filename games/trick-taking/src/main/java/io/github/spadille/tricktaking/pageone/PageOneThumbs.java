package io.github.spadille.tricktaking.pageone;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.tricktaking.Trick;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.TrickThumbs;
import io.github.spadille.tricktaking.pageone.PageOneMove.Call;
import io.github.spadille.tricktaking.pageone.PageOneMove.Catch;
import io.github.spadille.tricktaking.pageone.PageOneMove.PlaySaying;
import io.github.spadille.tricktaking.pageone.PageOneState.Phase;
import java.util.Optional;

/**
 * What a sensible player of Page One would rather do: call and catch, lead from long suits, and win
 * tricks with high cards, because who leads does not draw.
 */
final class PageOneThumbs implements RulesOfThumb<PageOneState, TrickMove> {
  private static final int ALWAYS = 20_000;
  private static final int CALLED = 50;

  private final Trick.Order order;

  PageOneThumbs(Trick.Order order) {
    this.order = order;
  }

  @Override
  public int weight(PageOneState state, TrickMove move) {
    if (move instanceof Call || move instanceof Catch) {
      return ALWAYS;
    }
    if (state.phase() != Phase.PLAY) {
      return 1;
    }
    if (move instanceof Play play) {
      return play(state, play.card());
    }
    if (move instanceof PlaySaying play) {
      return play(state, play.card()) * (play.calls() ? CALLED : 1);
    }
    return 1;
  }

  private int play(PageOneState state, PlayingCard card) {
    TrickPlay cards = state.cards();
    int weight = TrickThumbs.toWin(cards, card, order);
    if (!cards.trick().isEmpty()) {
      return weight;
    }
    return card.isJoker()
        ? 10
        : weight / 4 + 30 * PlayingCards.countSuit(cards.handInTurn(), card.suit());
  }

  @Override
  public Optional<Phrase> reason(PageOneState state, TrickMove move) {
    if (move instanceof Call || move instanceof PlaySaying play && play.calls()) {
      return Optional.of(Phrase.of("thumb.call"));
    }
    return move instanceof Catch ? Optional.of(Phrase.of("thumb.catch")) : Optional.empty();
  }
}
