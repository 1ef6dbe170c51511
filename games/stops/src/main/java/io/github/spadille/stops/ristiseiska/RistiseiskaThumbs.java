package io.github.spadille.stops.ristiseiska;

import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.stops.RowThumbs;
import io.github.spadille.stops.SuitRows;
import io.github.spadille.stops.ristiseiska.RistiseiskaMove.Beg;
import io.github.spadille.stops.ristiseiska.RistiseiskaMove.Done;
import io.github.spadille.stops.ristiseiska.RistiseiskaMove.Give;
import io.github.spadille.stops.ristiseiska.RistiseiskaMove.Play;
import java.util.Optional;

/**
 * What a sensible player of Ristiseiska would rather do: open rows for the own cards alone, and
 * give away what can be laid last.
 */
final class RistiseiskaThumbs implements RulesOfThumb<RistiseiskaState, RistiseiskaMove> {
  static final RistiseiskaThumbs INSTANCE = new RistiseiskaThumbs();

  private static final int SELDOM = 1;
  private static final int USUAL = 30;

  private RistiseiskaThumbs() {}

  @Override
  public int weight(RistiseiskaState state, RistiseiskaMove move) {
    if (move instanceof Play play) {
      return RowThumbs.laid(state.hands().get(play.seat()), play.card(), state.laid().first());
    }
    if (move instanceof Give give) {
      int distance = RowThumbs.distance(give.card(), state.laid().first());
      return SELDOM + distance * distance;
    }
    return move instanceof Beg || move instanceof Done ? SELDOM : USUAL;
  }

  @Override
  public Optional<Phrase> reason(RistiseiskaState state, RistiseiskaMove move) {
    if (!(move instanceof Play play) || SuitRows.endsPile(play.card())) {
      return Optional.empty();
    }
    int behind =
        RowThumbs.countBehind(state.hands().get(play.seat()), play.card(), state.laid().first());
    return Optional.of(behind > 0 ? Phrase.of("thumb.behind", behind) : Phrase.of("thumb.opens"));
  }
}
