package io.github.spadille.reaction.aggravation;

import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.reaction.aggravation.AggravationMove.Call;
import io.github.spadille.reaction.aggravation.AggravationMove.Cover;
import java.util.Optional;

/** What a sensible player of Aggravation would rather do: call, and cover rather than turn. */
final class AggravationThumbs implements RulesOfThumb<AggravationState, AggravationMove> {
  static final AggravationThumbs INSTANCE = new AggravationThumbs();

  private static final int ALWAYS = 10_000;
  private static final int OFTEN = 100;

  private AggravationThumbs() {}

  @Override
  public int weight(AggravationState state, AggravationMove move) {
    if (move instanceof Call) {
      return ALWAYS;
    }
    return move instanceof Cover ? OFTEN : 1;
  }

  @Override
  public Optional<Phrase> reason(AggravationState state, AggravationMove move) {
    return move instanceof Call ? Optional.of(Phrase.of("thumb.call")) : Optional.empty();
  }
}
