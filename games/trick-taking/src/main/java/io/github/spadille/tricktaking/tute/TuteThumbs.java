package io.github.spadille.tricktaking.tute;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.tricktaking.Trick;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.TrickThumbs;
import io.github.spadille.tricktaking.tute.TuteMove.DeclareMarriage;
import io.github.spadille.tricktaking.tute.TuteMove.DeclareTute;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a sensible player of Tute would rather do: declare, lead aces, win tricks that count, give
 * counting cards to the partner's tricks and none to others.
 */
final class TuteThumbs implements RulesOfThumb<TuteState, TrickMove> {
  private static final int DECLARE = 10_000;
  private static final int LEAD_ACE = 80;
  private static final int SAFE = 9; // the strength of a three, which only an ace or a trump beats

  private final Function<TuteState, Trick.Order> order;

  TuteThumbs(Function<TuteState, Trick.Order> order) {
    this.order = order;
  }

  @Override
  public int weight(TuteState state, TrickMove move) {
    if (move instanceof DeclareMarriage || move instanceof DeclareTute) {
      return DECLARE;
    }
    if (state.phase() != HandPhase.PLAY || !(move instanceof Play play)) {
      return 1;
    }
    PlayingCard card = play.card();
    TrickPlay cards = state.cards();
    Trick.Order ranks = order.apply(state);
    int points = points(card);
    int height = TrickThumbs.height(card, ranks);
    if (cards.trick().isEmpty()) {
      return lead(state, card, height);
    }
    boolean wins = TrickThumbs.beats(cards, card, ranks);
    if (isPartner(cards.winner(ranks), move.seat())) {
      boolean stays = cards.isLastToPlay() || best(cards, ranks) >= SAFE;
      int given = stays && !isTrump(state, card) ? 10 + 10 * points : 20;
      return wins ? Math.max(1, given / 8) : given;
    }
    if (!wins) {
      return Math.max(1, 60 / (1 + points * points) - (isTrump(state, card) ? 20 : 0));
    }
    int won = points(cards.trick());
    if (cards.isLastToPlay()) {
      return 60 + 10 * (won + (isTrump(state, card) ? 0 : points));
    }
    return height >= SAFE ? 40 + 8 * won : 10;
  }

  private static int lead(TuteState state, PlayingCard card, int height) {
    if (isTrump(state, card)) {
      return 6;
    }
    if (card.is(Rank.ACE)) {
      return LEAD_ACE;
    }
    return Math.max(1, 30 - 2 * height - 3 * points(card));
  }

  private static boolean isTrump(TuteState state, PlayingCard card) {
    return card.is(state.trumps());
  }

  private static boolean isPartner(int winner, int seat) {
    return winner != seat && winner % TuteState.TEAMS == seat % TuteState.TEAMS;
  }

  /** Returns how strong the best card of the trick is. */
  private static int best(TrickPlay cards, Trick.Order order) {
    PlayingCard best = cards.trick().get(cards.positionOf(cards.winner(order)));
    return TrickThumbs.height(best, order);
  }

  private static int points(Trick trick) {
    int points = 0;
    for (int i = 0; i < trick.size(); i++) {
      points += points(trick.get(i));
    }
    return points;
  }

  private static int points(PlayingCard card) {
    if (card.isJoker()) {
      return 0;
    }
    return switch (card.rank()) {
      case ACE -> 11;
      case THREE -> 10;
      case KING -> 4;
      case QUEEN -> 3;
      case JACK -> 2;
      default -> 0;
    };
  }

  @Override
  public Optional<Phrase> reason(TuteState state, TrickMove move) {
    if (move instanceof DeclareMarriage || move instanceof DeclareTute) {
      return Optional.of(Phrase.of("thumb.declare"));
    }
    TrickPlay cards = state.cards();
    if (state.phase() != HandPhase.PLAY
        || !(move instanceof Play play)
        || !cards.isLastToPlay()
        || points(play.card()) == 0) {
      return Optional.empty();
    }
    Trick.Order ranks = order.apply(state);
    if (TrickThumbs.beats(cards, play.card(), ranks)) {
      return Optional.empty();
    }
    return isPartner(cards.winner(ranks), move.seat())
        ? Optional.of(Phrase.of("thumb.partner"))
        : Optional.of(Phrase.of("thumb.not-theirs"));
  }
}
