package io.github.spadille.stops.fantan;

import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.stops.RowThumbs;
import io.github.spadille.stops.SuitRows;
import io.github.spadille.stops.fantan.FanTanMove.Play;
import java.util.Optional;

/** What a sensible player of Fan Tan would rather do: open rows for the own cards alone. */
final class FanTanThumbs implements RulesOfThumb<FanTanState, FanTanMove> {
  static final FanTanThumbs INSTANCE = new FanTanThumbs();

  private FanTanThumbs() {}

  @Override
  public int weight(FanTanState state, FanTanMove move) {
    return move instanceof Play play
        ? RowThumbs.laid(state.hands().get(play.seat()), play.card(), state.rows().first())
        : 1;
  }

  @Override
  public Optional<Phrase> reason(FanTanState state, FanTanMove move) {
    if (!(move instanceof Play play) || SuitRows.endsPile(play.card())) {
      return Optional.empty();
    }
    int behind =
        RowThumbs.countBehind(state.hands().get(play.seat()), play.card(), state.rows().first());
    return Optional.of(behind > 0 ? Phrase.of("thumb.behind", behind) : Phrase.of("thumb.opens"));
  }
}
