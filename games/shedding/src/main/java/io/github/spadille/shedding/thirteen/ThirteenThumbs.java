package io.github.spadille.shedding.thirteen;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.shedding.thirteen.ThirteenMove.Play;
import java.util.Optional;

/**
 * What a sensible player of Thirteen would rather do: lead many low cards at once, and win rounds
 * with high ones, so as to lead again.
 */
final class ThirteenThumbs implements RulesOfThumb<ThirteenState, ThirteenMove> {
  static final ThirteenThumbs INSTANCE = new ThirteenThumbs();

  private static final int KNOCK = 20;
  private static final int TOP = 12; // a two; a three has 0
  private static final int LOW = 4;
  private static final int MANY = 4;
  private static final int OUT = 50_000;

  private ThirteenThumbs() {}

  @Override
  public int weight(ThirteenState state, ThirteenMove move) {
    if (!(move instanceof Play play)) {
      return KNOCK;
    }
    int size = play.combination().cards().size();
    if (size == state.cards().get(play.seat()).size()) {
      return OUT;
    }
    int height = height(play.combination().highest());
    return state.round().table().isEmpty()
        ? 1 + (TOP + LOW - height) * size * size * size
        : KNOCK + 10 * height;
  }

  private static int height(PlayingCard card) {
    if (card.isJoker() || card.is(Rank.TWO)) {
      return TOP;
    }
    return card.is(Rank.ACE) ? TOP - 1 : card.rank().ordinal() - 2;
  }

  @Override
  public Optional<Phrase> reason(ThirteenState state, ThirteenMove move) {
    if (!(move instanceof Play play)) {
      return Optional.empty();
    }
    if (play.combination().cards().size() == state.cards().get(play.seat()).size()) {
      return Optional.of(Phrase.of("thumb.out"));
    }
    boolean leads = state.round().table().isEmpty();
    return leads && play.combination().cards().size() >= MANY
        ? Optional.of(Phrase.of("thumb.many"))
        : Optional.empty();
  }
}
