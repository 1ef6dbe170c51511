package io.github.spadille.tricktaking.canadiansalad;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.tricktaking.Trick;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.TrickThumbs;
import io.github.spadille.tricktaking.canadiansalad.CanadianSaladState.Phase;
import java.util.Optional;

/**
 * What a sensible player of Canadian Salad would rather do: stay under tricks that cost, give cards
 * that cost to others, and part with high cards where a trick costs nothing.
 */
final class CanadianSaladThumbs implements RulesOfThumb<CanadianSaladState, TrickMove> {
  private static final int GIVE = 800;
  private static final int HARMLESS = 100;
  private static final int LAST_TRICKS = 3;

  private final Trick.Order order;

  CanadianSaladThumbs(Trick.Order order) {
    this.order = order;
  }

  @Override
  public int weight(CanadianSaladState state, TrickMove move) {
    if (state.phase() != Phase.PLAY || !(move instanceof Play play)) {
      return 1;
    }
    PlayingCard card = play.card();
    TrickPlay cards = state.cards();
    int height = TrickThumbs.height(card, order);
    if (cards.trick().isEmpty()) {
      if (costs(state, card)) {
        return 1;
      }
      return onlyLastTrickCosts(state, cards)
          ? 1 + height * height
          : TrickThumbs.toLose(cards, card, order);
    }
    if (!TrickThumbs.beats(cards, card, order)) {
      return costs(state, card) ? GIVE + 20 * height : TrickThumbs.toLose(cards, card, order);
    }
    if (costs(state, card)) {
      return 1;
    }
    boolean harmless = cards.isLastToPlay() && !costs(state, cards);
    return harmless || onlyLastTrickCosts(state, cards)
        ? HARMLESS + 20 * height
        : TrickThumbs.toLose(cards, card, order);
  }

  private static boolean onlyLastTrickCosts(CanadianSaladState state, TrickPlay cards) {
    return state.counts(Penalty.LAST)
        && !state.counts(Penalty.TRICKS)
        && cards.handInTurn().size() > LAST_TRICKS;
  }

  /** Tells whether the trick costs points as it lies there. */
  private static boolean costs(CanadianSaladState state, TrickPlay cards) {
    if (state.counts(Penalty.TRICKS)
        || state.counts(Penalty.LAST) && cards.handInTurn().size() == 1) {
      return true;
    }
    Trick trick = cards.trick();
    for (int i = 0; i < trick.size(); i++) {
      if (costs(state, trick.get(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean costs(CanadianSaladState state, PlayingCard card) {
    if (card.isJoker()) {
      return false;
    }
    return card.is(Suit.HEARTS) && state.counts(Penalty.HEARTS)
        || card.is(Rank.QUEEN) && state.counts(Penalty.QUEENS)
        || card.is(Rank.KING) && card.is(Suit.SPADES) && state.counts(Penalty.KING);
  }

  @Override
  public Optional<Phrase> reason(CanadianSaladState state, TrickMove move) {
    if (state.phase() != Phase.PLAY
        || !(move instanceof Play play)
        || state.cards().trick().isEmpty()) {
      return Optional.empty();
    }
    boolean wins = TrickThumbs.beats(state.cards(), play.card(), order);
    if (!wins && costs(state, play.card())) {
      return Optional.of(Phrase.of("thumb.give"));
    }
    return wins && costs(state, state.cards())
        ? Optional.of(Phrase.of("thumb.costs"))
        : Optional.empty();
  }
}
