package io.github.spadille.tricktaking.polignac;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.tricktaking.Trick;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.TrickThumbs;
import io.github.spadille.tricktaking.polignac.PolignacMove.Capot;
import io.github.spadille.tricktaking.polignac.PolignacState.Phase;
import java.util.Optional;

/**
 * What a sensible player of Polignac would rather do: stay under the trick, give jacks to others,
 * and announce capot only with high cards throughout.
 */
final class PolignacThumbs implements RulesOfThumb<PolignacState, TrickMove> {
  private static final int PASSES_TO_ONE_CAPOT = 300;
  private static final int GIVE_JACK = 3000;
  private static final int HARMLESS = 100;

  private final Trick.Order order;

  PolignacThumbs(Trick.Order order) {
    this.order = order;
  }

  @Override
  public int weight(PolignacState state, TrickMove move) {
    if (state.phase() == Phase.CAPOT) {
      return move instanceof Capot ? capot(state, move.seat()) : PASSES_TO_ONE_CAPOT;
    }
    if (state.phase() != Phase.PLAY || !(move instanceof Play play)) {
      return 1;
    }
    PlayingCard card = play.card();
    TrickPlay cards = state.cards();
    if (isForCapot(state)) {
      return TrickThumbs.toWin(cards, card, order);
    }
    boolean jack = card.is(Rank.JACK);
    if (cards.trick().isEmpty()) {
      return jack ? 1 : TrickThumbs.toLose(cards, card, order);
    }
    boolean wins = TrickThumbs.beats(cards, card, order);
    if (jack) {
      return wins ? 1 : GIVE_JACK;
    }
    boolean harmless = wins && cards.isLastToPlay() && !hasJack(cards);
    return harmless
        ? HARMLESS + TrickThumbs.height(card, order) * 10
        : TrickThumbs.toLose(cards, card, order);
  }

  private static boolean hasJack(TrickPlay cards) {
    return PlayingCards.hasRank(cards.trick().toSet(), Rank.JACK);
  }

  /** Tells whether somebody announced capot and has won every trick so far. */
  private static boolean isForCapot(PolignacState state) {
    int announcer = state.announcer();
    return announcer != Seats.NOBODY
        && state.cards().tricks().get(announcer) == state.cards().tricks().sum();
  }

  private static int capot(PolignacState state, int seat) {
    CardSet<PlayingCard> hand = state.cards().hand(seat);
    int high =
        PlayingCards.countRank(hand, Rank.KING)
            + PlayingCards.countRank(hand, Rank.QUEEN)
            + PlayingCards.countRank(hand, Rank.JACK);
    return high >= hand.size() ? PASSES_TO_ONE_CAPOT : 1;
  }

  @Override
  public Optional<Phrase> reason(PolignacState state, TrickMove move) {
    if (state.phase() != Phase.PLAY || !(move instanceof Play play) || isForCapot(state)) {
      return Optional.empty();
    }
    boolean wins = TrickThumbs.beats(state.cards(), play.card(), order);
    if (play.card().is(Rank.JACK)) {
      return Optional.of(Phrase.of(wins ? "thumb.keep-jack" : "thumb.give-jack"));
    }
    return wins && hasJack(state.cards())
        ? Optional.of(Phrase.of("thumb.leave-jack"))
        : Optional.empty();
  }
}
