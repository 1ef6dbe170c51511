package io.github.spadille.reaction.throughthewindow;

import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowMove.Pass;
import java.util.Optional;

/** What a sensible player of Through the Window would rather do: say a word. */
final class ThroughTheWindowThumbs
    implements RulesOfThumb<ThroughTheWindowState, ThroughTheWindowMove> {
  static final ThroughTheWindowThumbs INSTANCE = new ThroughTheWindowThumbs();

  private static final int OFTEN = 100;

  private ThroughTheWindowThumbs() {}

  @Override
  public int weight(ThroughTheWindowState state, ThroughTheWindowMove move) {
    return move instanceof Pass ? 1 : OFTEN;
  }

  @Override
  public Optional<Phrase> reason(ThroughTheWindowState state, ThroughTheWindowMove move) {
    return move instanceof Pass ? Optional.of(Phrase.of("thumb.silent")) : Optional.empty();
  }
}
