package io.github.spadille.tricktaking.toepen;

import static com.google.common.collect.Sets.immutableEnumSet;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.tricktaking.toepen.ToepenMove.Signal;
import java.util.Optional;

/** By which signals a hand may be shown, and what a player hears who shows another. */
enum TensAndJacks {
  FOUR_TENS(Refusal.of("TOE-19", "stand"), Signal.STAND),
  THREE_TENS(Refusal.of("TOE-20", "whistle"), Signal.WHISTLE),
  FOUR_JACKS(Refusal.of("TOE-21", "stand-or-quiet"), Signal.STAND, Signal.QUIET),
  THREE_JACKS(Refusal.of("TOE-21", "whistle-or-quiet"), Signal.WHISTLE, Signal.QUIET),
  NEITHER(Refusal.of("TOE-22", "quiet"), Signal.QUIET);

  private final Refusal ofOthers;
  private final ImmutableSet<Signal> signals;

  TensAndJacks(Refusal ofOthers, Signal first, Signal... further) {
    this.ofOthers = ofOthers;
    this.signals = immutableEnumSet(first, further);
  }

  /** Returns what a hand has. */
  static TensAndJacks of(CardSet<PlayingCard> hand) {
    int tens = PlayingCards.countRank(hand, Rank.TEN);
    if (tens >= 3) {
      return tens == 4 ? FOUR_TENS : THREE_TENS;
    }
    int jacks = PlayingCards.countRank(hand, Rank.JACK);
    if (jacks >= 3) {
      return jacks == 4 ? FOUR_JACKS : THREE_JACKS;
    }
    return NEITHER;
  }

  /** Returns the rule that says by which signals such a hand is shown. */
  String ruleId() {
    return ofOthers.ruleId();
  }

  /** Returns why a signal may not be shown, or nothing if it may. */
  Optional<Refusal> refusal(Signal signal) {
    return signals.contains(signal) ? Optional.empty() : Optional.of(ofOthers);
  }
}
